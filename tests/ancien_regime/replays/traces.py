"""Golden traces: whole random games, boiled down to one checksum each and the kinds of their events.

A checksum covers the seat, the answer and the number of answers offered of every decision, and the final position; pure
and compiled engine agree on it. After a change of the rules write them anew with

    python -m tests.ancien_regime.replays.traces
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept import log
from pragmatica.core.flow import answering
from tests.ancien_regime import boards
from tests.ancien_regime.chance import Chooser
from tests.engine import interrupted, traced

STORED: Final = Path(__file__).parent / "traces.json"
LONGEST: Final = 12000
# What each kind of game is for, its options, and how many games there are
KINDS: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    *(
        (f"{scenario} for {players}", {"players": players, "scenario": scenario, "round_limit": "12"}, 3)
        for scenario in ("1740", "1756")
        for players in (7, 6, 5, 4)
    ),
    ("until somebody wins", {"players": 7, "round_limit": "none"}, 2),
    (
        "high Morale, cards that discard, capitals with friends in them",
        {"players": 7, "morale_max": "19", "card3_mode": "discard", "capital_return": "own_general"},
        2,
    ),
    (
        "cards general by general, garrisons of winning defenders, one bonus a battle",
        {"players": 5, "card_step": "per_general", "defender_garrison": True, "coalition_bonus": "per_battle"},
        2,
    ),
    (
        "1756 without Stuart, votes in the order of the example",
        {"players": 6, "scenario": "1756", "stuart_1756": False, "vote_order": "example", "round_limit": "8"},
        2,
    ),
)


def trace(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Play one random game and tell how it went; in every other one the players are restless.

    Now and then it goes on with a copy, or with what was saved and read back.
    """
    s = sequence.start(boards.board(), boards.rules(**options), seed)
    chooser = Chooser(seed, restless=seed % 2 == 1)
    checksum = blake2b(digest_size=8)
    kinds: set[int] = set()
    decisions = 0
    while not s.over() and decisions < LONGEST:
        seat = chooser.seat(s)
        codes = answering.legal(s, seat)
        code = chooser.answer(codes)
        checksum.update(b"%d %d %d;" % (seat, code, len(codes)))
        s.log = []
        answering.apply(s, seat, code)
        kinds.update([event[0] for event in s.log])
        decisions += 1
        s = interrupted(s, decisions, sequence.load)
    return {
        **traced(s, seed, decisions, checksum.hexdigest()),
        "round": s.round,
        "events": [name for name in dict.fromkeys(log.NAMES.values()) if name in {log.NAMES[kind] for kind in kinds}],
    }


def games() -> list[tuple[str, dict[str, Any], int]]:
    """All games: purpose, options and seed."""
    return [
        (purpose, options, 1000 * kind + number)
        for kind, (purpose, options, count) in enumerate(KINDS)
        for number in range(count)
    ]


def main() -> None:
    """Write the traces of the rules as they are now."""
    traces = [{"for": purpose, **options, **trace(options, seed)} for purpose, options, seed in games()]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in traces)
    STORED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(traces)} traces, {sum(one['decisions'] for one in traces)} decisions: {STORED}")


if __name__ == "__main__":
    main()
