"""What the advanced game keeps beside map and hands: victory points, politics, treaties [M-1.3, M-15.1]."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from pragmatica.core.saved import lists, number, numbers
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import NO_PIECE, NOBODY, POWERS
from pragmatica.maria.kept.clauses import CLAUSE, CLAUSES, NUMBERS
from pragmatica.maria.kept.political import TRACKS

# Boxes that hold one marker each [M-3.12]
ELECTORS: Final = 0  # 3 Electors [M-16.7]
EMPEROR: Final = 1  # [M-16.8]
ITALY_BOX: Final = 2  # [M-16.9]
SILESIA_BOX: Final = 3  # [M-16.10]
BOXES: Final = ("electors", "emperor", "italy", "silesia")

# Tracks of the political display, as in `tables.TRACKS` [M-3.14]
SAXONY_TRACK: Final = 0
RUSSIA_TRACK: Final = 1
ITALY_TRACK: Final = 2

# Whose friend Saxony is
PRUSSIAN_ALLY: Final = 0
NEUTRAL: Final = 1
AUSTRIAN_ALLY: Final = 2

NO_TRUMP: Final = 5  # not yet known; 4, as a suit RESERVE, is trump where no card could be turned over [M-17.23]
NO_CARD: Final = 255  # no tactical card waits to be revealed

Records = list[tuple[int, ...]]
T = TypeVar("T")

_POWERS: Final = len(POWERS)
_TURNS: Final = 15  # one more than a turn can be counted on
# Numbers in the saved form: the least, and the one beyond the greatest
_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "election": (0, 2),
    "trump": (0, NO_TRUMP + 1),
    "victor": (-1, 3),
    "england": (0, 2),
    "saxony": (PRUSSIAN_ALLY, AUSTRIAN_ALLY + 1),
    "saxony_left": (0, _TURNS),
    "saxony_drew": (0, _TURNS),
    "annexed": (0, 2),
    "neutral_until": (0, _TURNS),
    "reduced": (0, 2),
    "forsaken": (0, NO_PIECE + 1),
    "proposed": (0, NUMBERS),
}
_CARDS: Final = NO_CARD + 1
_CONTRACT: Final = (NOBODY, NOBODY, _TURNS, _TURNS, 2)  # the numbers of a contract are below these
_SEATS: Final = 3
_MARKERS: Final = 64  # more than there are of any power


def replaced(items: list[T], place: int, item: T) -> list[T]:
    """The list with another item in this place."""
    changed = items[:]
    changed[place] = item
    return changed


class Realm:
    """Pools, boxes, tracks, the political display and what has been agreed, all by the numbers of `Board`.

    In the introductory game all states share one, which nobody writes. All lists are shared by copies and never change:
    a new one takes their place, made by `replaced` where only one item is another.
    """

    def __init__(self, origin: Realm | None = None) -> None:
        """An empty one; with an `origin`, a copy of it."""
        if origin is None:
            self.pool = [0] * _POWERS  # markers still to be placed; below 0 if more were placed than there are [M-23.4]
            self.battle_box = [0] * _POWERS  # markers won in battles, 0 to 2 [M-16.2]
            self.set_aside = [0] * _POWERS  # [M-19.15, M-19.20]
            self.box_owner = [NOBODY] * len(BOXES)
            self.scores: list[int] = []  # markers in the pools in each winter so far, by power [M-13.20]
            self.track = [0] * len(TRACKS)  # field on which the marker stands, from the left
            self.display: list[list[int]] = [[] for _ in POWERS]  # cards that lie face up on the display [M-17.42]
            self.turned: list[list[int]] = [[] for _ in POWERS]  # cards that were turned down again [M-25.3]
            self.placed = [NO_CARD] * _POWERS  # card placed this turn and not yet revealed [M-17.30]
            self.political_pile: list[int] = []  # undrawn political cards; those of a year have no order [M-4.14]
            self.offer: list[int] = []  # political cards that lie open
            self.political_used: list[int] = []
            self.election = 0  # 1: at the end of this turn [M-18.1]
            self.trump = NO_TRUMP
            self.victor = -1  # seat that has won the latest battle [M-17.20]
            self.income_turn = [0] * _POWERS  # changes by cards, for this turn [M-17.67]
            self.income_game = [0] * _POWERS  # and for the rest of the game
            self.england = 0  # 1: a general is there for good [M-17.87]
            self.saxony = PRUSSIAN_ALLY
            self.saxony_left = 0  # turn in which it left the Prussian alliance [M-19.36]
            self.saxony_drew = 0  # turn in which it drew cards last [M-19.36]
            self.annexed = 0  # 1: Silesia is Prussian [M-19.13]
            self.neutral_until = 0  # turn of the stage with which Prussia's neutrality ends; 0: not neutral [M-19.18]
            self.reduced = 0  # 1: France has reduced its objectives [M-19.20]
            self.forsaken = NO_PIECE  # general whose Saxon commander has just changed sides [M-11.19]
            self.contracts: Records = []  # giver, receiver, turns left, cards a turn, 1 if it may be cancelled [M-20.3]
            self.agreements: Records = []  # of these and the next: `clauses`
            self.proposals: Records = []  # open ones [M-21.4]
            self.proposed = 0  # number of the latest one
            self.drafts: Records = [() for _ in POWERS]  # by seat: the proposal that it is writing
        else:
            self.pool = origin.pool
            self.battle_box = origin.battle_box
            self.set_aside = origin.set_aside
            self.box_owner = origin.box_owner
            self.scores = origin.scores
            self.track = origin.track
            self.display = origin.display
            self.turned = origin.turned
            self.placed = origin.placed
            self.political_pile = origin.political_pile
            self.offer = origin.offer
            self.political_used = origin.political_used
            self.election = origin.election
            self.trump = origin.trump
            self.victor = origin.victor
            self.income_turn = origin.income_turn
            self.income_game = origin.income_game
            self.england = origin.england
            self.saxony = origin.saxony
            self.saxony_left = origin.saxony_left
            self.saxony_drew = origin.saxony_drew
            self.annexed = origin.annexed
            self.neutral_until = origin.neutral_until
            self.reduced = origin.reduced
            self.forsaken = origin.forsaken
            self.contracts = origin.contracts
            self.agreements = origin.agreements
            self.proposals = origin.proposals
            self.proposed = origin.proposed
            self.drafts = origin.drafts

    def copy(self) -> Realm:
        """An independent copy."""
        return Realm(self)

    def to_json(self) -> dict[str, Any]:
        """Everything, as numbers and lists; `read` takes it back."""
        return {
            "pool": self.pool[:],
            "battle_box": self.battle_box[:],
            "set_aside": self.set_aside[:],
            "box_owner": self.box_owner[:],
            "scores": self.scores,
            "track": self.track[:],
            "display": self.display[:],
            "turned": self.turned[:],
            "placed": self.placed[:],
            "political_pile": self.political_pile,
            "offer": self.offer,
            "political_used": self.political_used,
            "election": self.election,
            "trump": self.trump,
            "victor": self.victor,
            "income_turn": self.income_turn[:],
            "income_game": self.income_game[:],
            "england": self.england,
            "saxony": self.saxony,
            "saxony_left": self.saxony_left,
            "saxony_drew": self.saxony_drew,
            "annexed": self.annexed,
            "neutral_until": self.neutral_until,
            "reduced": self.reduced,
            "forsaken": self.forsaken,
            "contracts": [list(one) for one in self.contracts],
            "agreements": [list(one) for one in self.agreements],
            "proposals": [list(one) for one in self.proposals],
            "proposed": self.proposed,
            "drafts": [list(one) for one in self.drafts],
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote. Raises Unreadable, ValueError."""
        for name, (least, end) in _NUMBERS.items():
            setattr(self, name, number(data, name, end, least))
        self.pool = numbers(data, "pool", _MARKERS, _POWERS, -_MARKERS)
        self.battle_box = numbers(data, "battle_box", 3, _POWERS)
        self.set_aside = numbers(data, "set_aside", _MARKERS, _POWERS)
        self.box_owner = numbers(data, "box_owner", NOBODY + 1, len(BOXES))
        self.scores = numbers(data, "scores", _MARKERS)
        self.track = numbers(data, "track", _CARDS, len(TRACKS))
        self.display = lists(data, "display", NO_CARD, _POWERS)
        self.turned = lists(data, "turned", NO_CARD, _POWERS)
        self.placed = numbers(data, "placed", _CARDS, _POWERS)
        self.political_pile = numbers(data, "political_pile", _CARDS)
        self.offer = numbers(data, "offer", _CARDS)
        self.political_used = numbers(data, "political_used", _CARDS)
        self.income_turn = numbers(data, "income_turn", _MARKERS, _POWERS, -_MARKERS)
        self.income_game = numbers(data, "income_game", _MARKERS, _POWERS, -_MARKERS)
        self._read_treaties(data)

    def _read_treaties(self, data: dict[str, Any]) -> None:
        self.contracts = [tuple(one) for one in lists(data, "contracts", NOBODY + _TURNS)]
        for one in self.contracts:
            if len(one) != len(_CONTRACT) or any(value >= end for value, end in zip(one, _CONTRACT, strict=True)):
                raise ValueError(f"contracts with {one}")
        self.agreements = [tuple(one) for one in lists(data, "agreements", clauses.END)]
        for one in self.agreements:
            if len(clauses.split(clauses.checked(one[CLAUSE:]))) != 1 or max(one[:CLAUSE]) >= _SEATS:
                raise ValueError(f"agreements with {one}")
        self.proposals = [tuple(one) for one in lists(data, "proposals", clauses.END)]
        for one in self.proposals:
            if not clauses.checked(one[CLAUSES:]) or one[0] >= NUMBERS or max(one[1:CLAUSES]) >= _SEATS:
                raise ValueError(f"proposals with {one}")
        self.drafts = [
            clauses.checked(tuple(one), unfinished=True) for one in lists(data, "drafts", clauses.END, _POWERS)
        ]

    def text(self) -> str:
        """What tells two unequal realms apart, for the digest of a state."""
        data = self.to_json()
        for name in ("political_pile", "offer", "political_used"):
            data[name] = sorted(data[name])
        for name in ("display", "turned"):
            data[name] = [sorted(cards) for cards in data[name]]
        return str(data)
