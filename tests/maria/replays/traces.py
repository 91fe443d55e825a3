"""Golden traces of the engine: whole random games, boiled down to one checksum each.

A checksum covers the seat, the answer and the number of answers offered of every decision, and the final position. The
stored ones are the same for the pure and the compiled engine. A change of the rules alters them: raise the game's
`rules_version`, look at what changed, and write them anew with

    python -m tests.maria.replays.traces
"""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from pragmatica.maria import answering, sequence
from pragmatica.maria.kept.board import ADVANCED, FRANCE, INTRODUCTORY, PRUSSIA, Board
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely
from pragmatica.maria.victory import points
from tests.engine import interrupted, traced
from tests.maria import boards
from tests.maria.chance import Chooser

STORED: Final = Path(__file__).parent / "traces.json"
LONGEST: Final = 6000
ADVANCED_GAME: Final = {"scenario": "advanced"}
NO_GOALS: Final = (9, 12)  # of the advanced game
# Games in which much is possible from the start: peace, both outcomes of the election, treaties
EVENTFUL: Final = "the advanced game, Silesia and the Rhine conquered, treaties made"
EVENTFUL_OF_TWO: Final = "the advanced game for two, Silesia and the Rhine conquered, treaties made"
# What each kind of game is for, its options, the fortresses that France and Prussia need, and how many games there are
KINDS: Final[tuple[tuple[str, dict[str, Any], tuple[int, int], int], ...]] = (
    ("three players, the rules as they are", {"players": 3}, (9, 12), 12),
    ("two players, the rules as they are", {"players": 2}, (9, 12), 8),
    ("the older edition: joined generals move on, hands are revealed", {"players": 3, "edition": "1.0"}, (9, 12), 6),
    ("allies stack and protect", {"players": 3, "stack_partners": "allied", "protection_by": "allied"}, (9, 12), 6),
    ("bills that cannot be paid", {"players": 3, "hussar_shortfall": "maximal_subset"}, (9, 12), 4),
    ("French generals do not return in München", {"players": 2, "muenchen_reentry": "advanced"}, (9, 12), 4),
    ("three players, victory within reach", {"players": 3}, (1, 4), 8),
    ("two players, victory within reach", {"players": 2}, (1, 3), 8),
    ("the advanced game for three", {**ADVANCED_GAME, "players": 3}, NO_GOALS, 8),
    ("the advanced game for two", {**ADVANCED_GAME, "players": 2}, NO_GOALS, 6),
    (
        "the advanced game, older edition: march out of Saxony, points before retreats",
        {**ADVANCED_GAME, "players": 3, "edition": "1.0"},
        NO_GOALS,
        4,
    ),
    (
        "the advanced game, optional politics, and Saxony may return",
        {**ADVANCED_GAME, "players": 3, "optional_politics": True, "saxony_can_return": True},
        NO_GOALS,
        4,
    ),
    (EVENTFUL, {**ADVANCED_GAME, "players": 3}, NO_GOALS, 4),
    (EVENTFUL_OF_TWO, {**ADVANCED_GAME, "players": 2}, NO_GOALS, 4),
)


def board(goals: tuple[int, int]) -> Board:
    """The board that ships, with other numbers of fortresses to win."""
    data = boards.data()
    setup, introductory = data["setup"], data["setup"]["introductory"]
    victory = {
        player: {**introductory["victory"][player], "fortresses": goal}
        for player, goal in zip(("louis_xv", "friedrich"), goals, strict=True)
    }
    changed = {**introductory, "victory": {**introductory["victory"], **victory}}
    return Board({**data, "setup": {**setup, "introductory": changed}}, INTRODUCTORY)


def make_eventful(s: State) -> None:
    """Give all of Silesia to Prussia, and the Rhine and Prague to France."""
    for city in s.board.fortresses:
        if s.board.silesia[city]:
            points.mark(s, city, PRUSSIA)
    for city in s.board.rhine_electors:
        points.turn_elector(s, city, FRANCE)
    points.mark(s, s.board.city_number["praha"], FRANCE)


def treat(s: State, chooser: Chooser) -> None:
    """Have somebody propose or accept what lies before him, if anything does; else do something else freely."""
    seat = chooser.below(s.rules.seats)
    free = [code for code in answering.extra(s, seat) if code != freely.CLEAR]
    binding = [code for code in free if freely.PROPOSE <= code < freely.WRITE and (code - freely.ACCEPT) % 3 != 1]
    codes = binding or free
    if codes:
        answering.apply_extra(s, seat, codes[chooser.below(len(codes))])


def trace(purpose: str, options: dict[str, Any], goals: tuple[int, int], seed: int) -> dict[str, Any]:
    """Play one random game and tell how it went; in every other one the players are restless.

    Now and then it goes on with a copy, or with what was saved and read back; in the advanced game with a free action.
    """
    advanced = options.get("scenario") == "advanced"
    eventful = purpose in (EVENTFUL, EVENTFUL_OF_TWO)
    s = sequence.start(boards.board(ADVANCED) if advanced else board(goals), boards.rules(**options), seed)
    if eventful:
        make_eventful(s)
    chooser = Chooser(seed, restless=seed % 2 == 1)
    checksum = blake2b(digest_size=8)
    decisions = 0
    while not s.over() and decisions < LONGEST:
        seat = chooser.seat(s)
        codes = answering.legal(s, seat)
        code = chooser.answer(s, codes)
        checksum.update(b"%d %d %d;" % (seat, code, len(codes)))
        answering.apply(s, seat, code)
        decisions += 1
        if advanced and decisions % 17 == 3:
            free = answering.extra(s, seat)
            if free:
                answering.apply_extra(s, seat, free[chooser.below(len(free))])
        if eventful and decisions % 2 == 0:
            treat(s, chooser)
        s = interrupted(s, decisions, sequence.load)
    return {
        **traced(s, seed, decisions, checksum.hexdigest()),
        "turn": s.turn,
    }


def games() -> list[tuple[str, dict[str, Any], tuple[int, int], int]]:
    """All games: purpose, options, goals and seed."""
    return [
        (purpose, options, goals, 1000 * kind + number)
        for kind, (purpose, options, goals, count) in enumerate(KINDS)
        for number in range(count)
    ]


def main() -> None:
    """Write the traces of the rules as they are now."""
    traces = [
        {"for": purpose, **options, **trace(purpose, options, goals, seed)} for purpose, options, goals, seed in games()
    ]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in traces)
    STORED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(traces)} traces, {sum(one['decisions'] for one in traces)} decisions: {STORED}")


if __name__ == "__main__":
    main()
