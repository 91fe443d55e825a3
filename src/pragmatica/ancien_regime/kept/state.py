"""The state of one match: flat lists of integers, the chain of frames, and the generator of chance."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from pragmatica.ancien_regime.kept import relations
from pragmatica.ancien_regime.kept.board import (
    BIT,
    BRITAIN,
    FORTRESSES,
    GENERALS,
    NO_GENERAL,
    NOBODY,
    OFF_BOARD,
    UNITS_PER_GENERAL,
    Board,
)
from pragmatica.ancien_regime.kept.options import Rules
from pragmatica.ancien_regime.kept.relations import Relations
from pragmatica.core.flow import frame
from pragmatica.core.game import Setup
from pragmatica.core.saved import lists, number, numbers
from pragmatica.core.state import FlowState

# Where Charles Edward Stuart is
WAITING: Final = 0  # off the board with his units, yet to land
LANDED: Final = 1  # on the board
ORDINARY: Final = 2  # gone: his pawn is an ordinary French general


class State(FlowState):
    """Everything that a match needs to go on; all its chance is drawn here [A-15.1].

    Only the engine writes it, most of it through the methods below.

    Powers, territories, generals and kinds of cards are the numbers of `Board`. The lists of the first group change in
    place; those of the second never change: a new list takes the place of the old one. Whenever a question is open the
    invariants hold [A-15.2, A-15.3].
    """

    def __init__(self, board: Board, rules: Rules, key: bytes, origin: State | None = None) -> None:
        """An empty position; with an `origin`, a copy of it."""
        self.board: Final = board
        self.rules: Final = rules
        if origin is None:
            self.round = 1
            self.turn = 0  # 1-7 of the round; 0 during the set-up
            self.phase = 0  # `sequence.PHASES`
            self.crown = NOBODY  # power that holds the Crown of the Holy Roman Empire
            self.frederick = NO_GENERAL  # the Prussian general who bears the title
            self.stuart = WAITING
            self.guardian = BRITAIN  # seat that decides for minor powers without a controller

            self.place = [OFF_BOARD] * GENERALS  # territory or OFF_BOARD
            self.units = [0] * GENERALS
            self.present = [0] * board.size  # set of the powers that have a general there
            self.garrison = [NOBODY] * board.size  # the owner of the garrison
            self.held = [0] * NOBODY + [board.size]  # number of garrisons, by owner
            self.control = board.home[:]  # of the garrison's owner, else of the home power, else NOBODY
            self.fortress = [0] * board.size
            self.hands = [0] * (NOBODY * board.kinds)  # [power * kinds + kind]: number of such cards
            self.pile = board.card_count[:]  # by kind; the order is not decided before a card is drawn
            self.discards = [0] * board.kinds
            self.morale = [0] * NOBODY
            self.influence = [0] * NOBODY  # public, and without an upper end
            self.money = [0] * NOBODY  # public, of the power and not of its player

            self.status: list[int] = [BRITAIN] * NOBODY  # `board.STATUSES`
            self.controller: list[int] = list(range(NOBODY))  # major power; NOBODY for a minor one without
            self.relations: Relations = relations.of(tuple(self.status), tuple(self.controller))
            self.played: list[int] = []  # cards in battle piles, in order: `played_card`
        else:
            self.round = origin.round
            self.turn = origin.turn
            self.phase = origin.phase
            self.crown = origin.crown
            self.frederick = origin.frederick
            self.stuart = origin.stuart
            self.guardian = origin.guardian
            self.place = origin.place[:]
            self.units = origin.units[:]
            self.present = origin.present[:]
            self.garrison = origin.garrison[:]
            self.held = origin.held[:]
            self.control = origin.control[:]
            self.fortress = origin.fortress[:]
            self.hands = origin.hands[:]
            self.pile = origin.pile[:]
            self.discards = origin.discards[:]
            self.morale = origin.morale[:]
            self.influence = origin.influence[:]
            self.money = origin.money[:]
            self.status = origin.status
            self.controller = origin.controller
            self.relations = origin.relations
            self.played = origin.played
        super().__init__(key, origin)

    # -- what the core asks -------------------------------------------------------------------------------------------

    def pending(self) -> list[int]:
        """Seats that owe an answer now; as in the head, for Python calls what a class has itself much faster."""
        return [] if self.top is None or self.reason else self.top.seats(self)

    def over(self) -> bool:
        """Whether the match has ended; likewise."""
        return self.reason != 0

    def chosen(self) -> Setup:
        """The set-up of the match."""
        return self.rules.setup

    def copy(self) -> State:
        """An independent copy; nobody listens to its log."""
        return State(self.board, self.rules, self.key, self)

    def standing(self) -> list[int]:
        """Where the generals are: moves are named by where they begin."""
        return list(self.place)

    def player(self, power: int) -> int:
        """The seat that decides for the power now [A-1.1, A-12.21]."""
        controller = self.controller[power]
        return self.guardian if controller == NOBODY else controller

    def realign(self) -> None:
        """Refer to the table that holds now, after a change of statuses or controllers."""
        self.relations = relations.of(tuple(self.status), tuple(self.controller))

    # -- pieces -------------------------------------------------------------------------------------------------------

    def put(self, general: int, land: int) -> None:
        """Put a general who is off the board into a territory without a general of his power."""
        self.place[general] = land
        self.present[land] |= BIT[self.board.general_power[general]]

    def carry(self, general: int, land: int) -> None:
        """Move a general with his units to a territory [A-5.11]; he may be passing another of his power."""
        power = self.board.general_power[general]
        here = self.place[general]
        self.place[general] = land
        if self.general_in(power, here) == NO_GENERAL:
            self.present[here] &= ~BIT[power]
        self.present[land] |= BIT[power]

    def take_off(self, general: int) -> None:
        """Take a general off the board; his units return to the supply [A-1.9, A-9.91].

        Stuart's pawn thereby becomes an ordinary general [A-13.11].
        """
        self.present[self.place[general]] &= ~BIT[self.board.general_power[general]]
        self.place[general] = OFF_BOARD
        self.units[general] = 0
        if general == self.board.stuart and self.stuart == LANDED:
            self.stuart = ORDINARY

    def general_in(self, power: int, land: int) -> int:
        """The general of the power in the territory, or NO_GENERAL."""
        if self.present[land] & BIT[power]:
            for general in self.board.generals_of[power]:
                if self.place[general] == land:
                    return general
        return NO_GENERAL

    def generals_in(self, land: int) -> list[int]:
        """All generals in the territory, in the Order of Powers."""
        found: list[int] = []
        if self.present[land]:
            for general, place in enumerate(self.place):
                if place == land:
                    found.append(general)
        return found

    def set_garrison(self, land: int, power: int) -> None:
        """Place a garrison of the power, or with NOBODY remove the one that is there; control follows [A-1.8]."""
        self.held[self.garrison[land]] -= 1
        self.held[power] += 1
        self.garrison[land] = power
        self.control[land] = self.board.home[land] if power == NOBODY else power

    def hostile_to(self, power: int, land: int) -> bool:
        """Whether pieces hostile to a general of the power are in the territory [A-1.7]."""
        there = self.present[land] | BIT[self.garrison[land]]
        return there & self.relations.hostile[power][self.board.home[land]] != 0

    def supply(self, power: int) -> int:
        """Tokens of the power that are neither on the board nor under Stuart [A-1.12, A-2.2]."""
        used = self.held[power]
        for general in self.board.generals_of[power]:
            used += self.units[general]
        return self.board.tokens[power] - used

    def fortresses_left(self) -> int:
        """Fortresses that can still be bought [A-2.4]."""
        return FORTRESSES - len(self.fortress) + self.fortress.count(0)

    # -- tracks -------------------------------------------------------------------------------------------------------

    def add_morale(self, power: int, change: int) -> None:
        """Raise or lower Morale."""
        self.morale[power] = self.morale_after(power, change)

    def morale_after(self, power: int, change: int) -> int:
        """What Morale a change leaves; it stays on its track [A-5.15, A-5.16]."""
        return min(max(self.morale[power] + change, 0), self.rules.morale_max)

    def hand_size(self, power: int) -> int:
        """Number of cards in the hand of the power [A-5.8]."""
        first = power * self.board.kinds
        size = 0
        for place in range(first, first + self.board.kinds):
            size += self.hands[place]
        return size

    # -- forms --------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """All of it, as plain values. It shares the lists of the second group: read it, do not change it."""
        return {
            "key": self.key.hex(),
            "counter": self.counter,
            "round": self.round,
            "turn": self.turn,
            "phase": self.phase,
            "crown": self.crown,
            "frederick": self.frederick,
            "stuart": self.stuart,
            "guardian": self.guardian,
            "winner": self.winner,
            "reason": self.reason,
            "place": self.place[:],
            "units": self.units[:],
            "garrisons": [[land, power] for land, power in enumerate(self.garrison) if power != NOBODY],
            "fortresses": [land for land, fortress in enumerate(self.fortress) if fortress],
            "hands": self.hands[:],
            "pile": self.pile[:],
            "discards": self.discards[:],
            "played": self.played,
            "morale": self.morale[:],
            "influence": self.influence[:],
            "money": self.money[:],
            "status": self.status,
            "controller": self.controller,
            "frames": frame.to_json(self.top),
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote, save the frames. Raises Unreadable, ValueError."""
        board = self.board
        powers, lands, most = NOBODY, board.size, sum(board.card_count) + 1
        self.read_head(data, self.rules.seats, 16)
        self.round = number(data, "round", 1 << 30)
        self.turn = number(data, "turn", 8)
        self.phase = number(data, "phase", 16)
        self.crown = number(data, "crown", powers + 1)
        self.frederick = number(data, "frederick", 256)
        self.stuart = number(data, "stuart", 3)
        self.guardian = number(data, "guardian", self.rules.seats)
        self.units = numbers(data, "units", UNITS_PER_GENERAL + 1, GENERALS)
        self.hands = numbers(data, "hands", most, powers * board.kinds)
        self.pile = numbers(data, "pile", most, board.kinds)
        self.discards = numbers(data, "discards", most, board.kinds)
        self.played = numbers(data, "played", 1 << 10)
        self.morale = numbers(data, "morale", self.rules.morale_max + 1, powers)
        self.influence = numbers(data, "influence", 1 << 30, powers)
        self.money = numbers(data, "money", 1 << 30, powers)
        self.status = numbers(data, "status", 4, powers)
        self.controller = numbers(data, "controller", powers + 1, powers)
        self.realign()
        for general, land in enumerate(numbers(data, "place", 256, GENERALS)):
            if land < lands:
                self.put(general, land)  # beside another of his power while he passes
            elif land != OFF_BOARD:
                raise ValueError(f"place[{general}] is {land}")
        for land, power in lists(data, "garrisons", lands, each=2):
            if power >= powers:
                raise ValueError(f"garrisons of power {power}")
            self.set_garrison(land, power)
        for land in numbers(data, "fortresses", lands):
            self.fortress[land] = 1

    def digest(self) -> int:
        """A number of 64 bits that is equal for equal positions, on every machine and in every process.

        Frames do not count once the match is over: nothing is asked any more.
        """
        head = [self.turn, self.phase, self.crown, self.frederick, self.stuart, self.guardian]
        head += self.place + self.units + self.garrison + self.fortress + self.hands + self.pile + self.discards
        head += self.morale + self.status + self.controller
        text = f"{self.round} {self.winner} {self.reason} {self.influence} {self.money} {self.played}"
        text += f"{frame.to_json(None if self.reason else self.top)}"
        return int.from_bytes(blake2b(bytes(head) + text.encode(), digest_size=8).digest(), "big")


# -- cards in battle --------------------------------------------------------------------------------------------------

FACE_UP: Final = 1
VOID: Final = 512  # lies there, but counts for nothing: discarded by an enemy (option `card3_mode`)


def played_card(general: int, kind: int) -> int:
    """An entry of `State.played`, face down: the pile of which general, and the kind [A-10.20, A-10.26]."""
    return general * 16 + kind * 2


def pile_of(card: int) -> int:
    """The general to whose pile a played card belongs."""
    return card >> 4 & 31


def kind_of(card: int) -> int:
    """The kind of a played card."""
    return card >> 1 & 7


def is_face_up(card: int) -> bool:
    """Whether all see a played card."""
    return card & FACE_UP != 0
