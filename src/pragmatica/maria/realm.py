"""What the advanced game keeps beside map and hands: victory points, politics, treaties [M-1.3, M-15.1]."""

from __future__ import annotations

from typing import Any, Final

from pragmatica.maria.board import NO_PIECE, NOBODY, POWERS
from pragmatica.maria.politics.tables import TRACKS

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

_POWERS: Final = len(POWERS)
# Fields of the saved form, by what they hold
_NUMBERS: Final = (
    "election",
    "trump",
    "victor",
    "england",
    "saxony",
    "saxony_left",
    "saxony_drew",
    "annexed",
    "neutral_until",
    "peace_offered",
    "reduced",
    "forsaken",
)


class Realm:
    """Pools, boxes, tracks, the political display and what has been agreed, all by the numbers of `Board`.

    In the introductory game all states share one, which nobody writes. Lists by power, track or box change in place;
    lists of cards, contracts and agreements are shared by copies and never change: a new one takes their place.
    """

    def __init__(self) -> None:
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
        self.peace_offered = 0  # turn of the latest offer [M-19.10]
        self.reduced = 0  # 1: France has reduced its objectives [M-19.20]
        self.forsaken = NO_PIECE  # general whose Saxon commander has just changed sides [M-11.19]
        self.contracts: Records = []  # giver, receiver, turns left, cards a turn, 1 if it may be cancelled [M-20.3]
        self.agreements: Records = []
        self.proposals: Records = []  # proposing seat, seat that answers, clauses [M-21.4]
        self.drafts: Records = [() for _ in POWERS]  # by seat: the proposal that it is writing

    def copy(self) -> Realm:
        """An independent copy."""
        other = Realm()
        other.pool = self.pool[:]
        other.battle_box = self.battle_box[:]
        other.set_aside = self.set_aside[:]
        other.box_owner = self.box_owner[:]
        other.scores = self.scores
        other.track = self.track[:]
        other.display = self.display[:]
        other.turned = self.turned[:]
        other.placed = self.placed[:]
        other.political_pile = self.political_pile
        other.offer = self.offer
        other.political_used = self.political_used
        other.election = self.election
        other.trump = self.trump
        other.victor = self.victor
        other.income_turn = self.income_turn[:]
        other.income_game = self.income_game[:]
        other.england = self.england
        other.saxony = self.saxony
        other.saxony_left = self.saxony_left
        other.saxony_drew = self.saxony_drew
        other.annexed = self.annexed
        other.neutral_until = self.neutral_until
        other.peace_offered = self.peace_offered
        other.reduced = self.reduced
        other.forsaken = self.forsaken
        other.contracts = self.contracts
        other.agreements = self.agreements
        other.proposals = self.proposals
        other.drafts = self.drafts
        return other

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
            "peace_offered": self.peace_offered,
            "reduced": self.reduced,
            "forsaken": self.forsaken,
            "contracts": [list(one) for one in self.contracts],
            "agreements": [list(one) for one in self.agreements],
            "proposals": [list(one) for one in self.proposals],
            "drafts": [list(one) for one in self.drafts],
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote. Raises KeyError, TypeError or ValueError."""
        for name in _NUMBERS:
            setattr(self, name, _number(data[name]))
        self.pool = _list(data["pool"], _POWERS)
        self.battle_box = _list(data["battle_box"], _POWERS)
        self.set_aside = _list(data["set_aside"], _POWERS)
        self.box_owner = _list(data["box_owner"], len(BOXES))
        self.scores = _list(data["scores"])
        self.track = _list(data["track"], len(TRACKS))
        self.display = _lists(data["display"], _POWERS)
        self.turned = _lists(data["turned"], _POWERS)
        self.placed = _list(data["placed"], _POWERS)
        self.political_pile = _list(data["political_pile"])
        self.offer = _list(data["offer"])
        self.political_used = _list(data["political_used"])
        self.income_turn = _list(data["income_turn"], _POWERS)
        self.income_game = _list(data["income_game"], _POWERS)
        self.contracts = [tuple(one) for one in _lists(data["contracts"])]
        self.agreements = [tuple(one) for one in _lists(data["agreements"])]
        self.proposals = [tuple(one) for one in _lists(data["proposals"])]
        self.drafts = [tuple(one) for one in _lists(data["drafts"], _POWERS)]

    def text(self) -> str:
        """What tells two unequal realms apart, for the digest of a state."""
        data = self.to_json()
        for name in ("political_pile", "offer", "political_used"):
            data[name] = sorted(data[name])
        for name in ("display", "turned"):
            data[name] = [sorted(cards) for cards in data[name]]
        return str(data)


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"not a number: {value!r}")
    return value


def _list(values: Any, length: int = -1) -> list[int]:
    if not isinstance(values, list) or length not in (-1, len(values)):
        raise ValueError(f"not a list of {length} numbers: {values!r}")
    return [_number(value) for value in values]


def _lists(values: Any, length: int = -1) -> list[list[int]]:
    if not isinstance(values, list) or length not in (-1, len(values)):
        raise ValueError(f"not {length} lists: {values!r}")
    return [_list(one) for one in values]
