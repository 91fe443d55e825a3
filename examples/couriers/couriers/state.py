"""What is kept: where the couriers are, what they hold, and how far the game has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards.graph import distances_from
from pragmatica.kit.plain import PlainState
from pragmatica.kit.written.form import Part
from pragmatica.kit.written.kinds import Names, Whole
from pragmatica.kit.written.several import By, ListOf

EACH: Final = 2  # letters that a courier holds [C-1.1]


class Board:
    """What is fixed: places are numbers, in the order of the board."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.ids: Final[list[str]] = [one["id"] for one in data["places"]]
        self.names: Final[list[str]] = [one["name"] for one in data["places"]]
        self.customs: Final[list[bool]] = [one["customs"] for one in data["places"]]
        self.start: Final = self.ids.index(data["start"])
        places = range(len(self.ids))
        self.letters: Final = [one for one in places if one != self.start for _ in range(data["letters"])]  # [C-1.2]
        pairs = [(self.ids.index(road["a"]), self.ids.index(road["b"])) for road in data["roads"]]
        both = [*pairs, *((b, a) for a, b in pairs)]
        self.roads: Final = [[b for a, b in both if a == place] for place in places]
        self.worth: Final = distances_from(self.roads, self.start, len(self.ids))  # [C-1.3]


PLACE: Final = Names["State"]("place", lambda s: s.board.ids, definition="place")
SEAT: Final = Names["State"]("seat", lambda s: s.setup.seats, definition="seat")
LETTERS: Final = ListOf(PLACE, again=True)  # each by the place that it goes to


class State(PlainState):
    """The position. Letters are kept in the order of their places, so that no order betrays anything."""

    fields = {  # noqa: RUF012
        "round": Part("the round", "1", Whole["State"](1, 99)),
        "place": Part("where each courier is", "Breslau", By(SEAT, PLACE, usual_of=lambda s, _: s.board.start)),
        "score": Part("the points of each", "none", By(SEAT, Whole["State"](0, 999), 0)),
        "hands": Part("the letters of each", "none", By(SEAT, LETTERS, ())),
        "bag": Part("the letters that nobody holds", "all", LETTERS),
    }
    board: Board
    round: int
    place: list[int]
    score: list[int]
    hands: list[list[int]]
    bag: list[int]

    def lay_out(self) -> None:
        """Before the first letter is dealt [C-1.1, C-1.2]."""
        players = len(self.setup.seats)
        self.round, self.place, self.score = 1, [self.board.start] * players, [0] * players
        self.hands, self.bag = [[] for _ in range(players)], list(self.board.letters)

    @property
    def rounds(self) -> int:
        """How many are played [C-3.1]."""
        return int(self.setup.options["rounds"])
