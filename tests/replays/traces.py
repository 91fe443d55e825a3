"""Golden traces of the engine: whole random games, boiled down to one checksum each.

A checksum covers the seat, the answer and the number of answers offered of every decision, and the final position. The
stored ones are the same for the pure and the compiled engine. A change of the rules alters them: raise the game's
`rules_version`, look at what changed, and write them anew with

    python -m tests.replays.traces
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pragmatica.maria import sequence
from tests.maria import boards

STORED: Final = Path(__file__).parent / "traces.json"
LONGEST: Final = 6000
# What each kind of game is for, its options, and how many games there are
KINDS: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    ("three players, the rules as they are", {"players": 3}, 16),
    ("two players, the rules as they are", {"players": 2}, 8),
    ("the older edition: joined generals move on, hands are revealed", {"players": 3, "edition": "1.0"}, 6),
    ("allies stack and protect", {"players": 3, "stack_partners": "allied", "protection_by": "allied"}, 6),
    ("two decks from the discards", {"players": 2, "deck_recycle": "two_decks"}, 4),
    ("a power that cannot pay keeps what it need not spend", {"players": 3, "hussar_shortfall": "maximal_subset"}, 4),
    ("French generals do not return in München", {"players": 2, "muenchen_reentry": "advanced"}, 4),
)


def trace(options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Play one random game and tell how it went."""
    s = sequence.start(boards.board(), boards.rules(**options), seed)
    chooser = seed + 1
    checksum = blake2b(digest_size=8)
    decisions = 0
    while not s.over() and decisions < LONGEST:
        seats = s.pending()
        chooser = chooser * 200105 % 34359738337
        seat = seats[chooser % len(seats)]
        codes = s.legal(seat)
        chooser = chooser * 200105 % 34359738337
        code = codes[chooser % len(codes)]
        checksum.update(b"%d %d %d;" % (seat, code, len(codes)))
        s.apply(seat, code)
        decisions += 1
    return {
        "seed": seed,
        "decisions": decisions,
        "turn": s.turn,
        "reason": s.reason,
        "checksum": checksum.hexdigest(),
        "digest": f"{s.digest():016x}",
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
