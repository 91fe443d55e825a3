"""Golden traces of Mollwitz: whole matches at random, boiled down to a checksum each and the kinds of their events.

A checksum covers the seat, the answer and the number of answers offered of every decision, and the final position. The
stored ones are the same for the pure and the compiled engine. A change of the rules alters them: look at what changed,
and write them anew with

    python -m tests.mollwitz.replays.traces
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.kept import log
from tests import engine
from tests.mollwitz import crowded
from tests.mollwitz.playing import begun, boldly

STORED: Final = Path(__file__).parent / "traces.json"
LONGEST: Final = 20000
FAR: Final = False  # the armies where the scenario puts them
NEAR: Final = True  # a few hexes from each other
# What each kind of match is for, its scenario, where it begins, its options, and how many there are
KINDS: Final[tuple[tuple[str, str, bool, dict[str, str | bool], int], ...]] = (
    ("Römer's charge", "romer", FAR, {}, 3),
    ("the battle", "battle", FAR, {}, 1),
    ("armies at close quarters", "battle", NEAR, {}, 3),
    (
        "facing a corner, forward into all of the front",
        "romer",
        FAR,
        {"facing_model": "vertex", "forward_dirs": "front"},
        1,
    ),
    (
        "couriers take time, dice are open, cavalry may stay, its charge is tested twice",
        "romer",
        FAR,
        {"courier_delay": True, "hidden_dice": False, "cavalry_may_stay": True, "countercharge_retest": True},
        1,
    ),
    (
        "close quarters: more volleys and steps, current morale, attackers flee, zones once, withdrawal with a test",
        "battle",
        NEAR,
        {
            "one_volley": False,
            "two_steps": True,
            "margin_base": "current",
            "routed_attacker_flees": True,
            "zone_reentry": False,
            "withdrawal_test": True,
        },
        2,
    ),
    (
        "close quarters: standing after reactions, all wings fight, hussars keep off, sight by lines, worst hit counts",
        "battle",
        NEAR,
        {
            "standing_scope": "reaction",
            "forced_fight_scope": "wings",
            "hussars_attack_adjacent": False,
            "sight_pairs": "lines",
            "stack_retreat": "worst",
            "frederick_leaves": False,
        },
        2,
    ),
)


def trace(scenario: str, near: bool, options: dict[str, str | bool], seed: int, interrupted: bool) -> dict[str, Any]:
    """Play a match and tell how it went; `interrupted`: now and then with a copy, or what was saved and read back."""
    rng = Random(seed)
    s = crowded.begun(rng, scenario, **options) if near else begun(scenario, seed, **options)
    checksum = blake2b(digest_size=8)
    kinds: set[int] = set()
    decisions = 0
    while not s.over() and decisions < LONGEST:
        assert s.top is not None
        boldly(s, rng, checksum.update)
        kinds.update([event[0] for event in s.log or []])
        decisions += 1
        if interrupted:
            s = engine.interrupted(s, decisions, sequence.load)
    return {
        **engine.traced(s, seed, decisions, checksum.hexdigest()),
        "turn": s.turn,
        "events": sorted(log.NAMES[kind] for kind in kinds),
    }


def matches() -> list[tuple[str, str, bool, dict[str, str | bool], int]]:
    """All matches: purpose, scenario, whether the armies are near, options and seed."""
    return [
        (purpose, scenario, near, options, 1000 * kind + number)
        for kind, (purpose, scenario, near, options, count) in enumerate(KINDS)
        for number in range(count)
    ]


def main() -> None:
    """Write the traces of the rules as they are now."""
    traces = [{"for": purpose, **trace(*match, interrupted=True)} for purpose, *match in matches()]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in traces)
    STORED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(traces)} traces, {sum(one['decisions'] for one in traces)} decisions: {STORED}")


if __name__ == "__main__":
    main()
