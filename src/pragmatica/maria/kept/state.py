"""The state of one match: flat lists of integers, the chain of frames, and the generator of chance."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from pragmatica.core.flow import frame
from pragmatica.core.game import Setup
from pragmatica.core.saved import lists, number, numbers, part, reading
from pragmatica.core.state import FlowState
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import (
    ADVANCED,
    DECKS,
    GENERALS,
    HUSSARS,
    JOINT,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    PIECES,
    SAXONY,
    Board,
)
from pragmatica.maria.kept.lands import ANNEXED, PRUSSIA_NEUTRAL, SAXONY_NEUTRAL, Lands
from pragmatica.maria.kept.log import HUSSAR_REMOVED
from pragmatica.maria.kept.options import Relations, Rules
from pragmatica.maria.kept.realm import Realm

_UNUSED: Final = Realm()  # of all states of the introductory game


class State(FlowState):
    """Everything that a match needs to go on. Only the engine writes it; all its chance is drawn here [E-11].

    Cities, pieces, powers, cards and seats are the numbers of `Board`; the tables below are indexed by them. The lists
    of the first group change in place. Those of the second group are shared by copies of the state and never change: a
    new list takes the place of the old one. Whenever a question is open the invariants hold [M-5.11].
    """

    def __init__(self, board: Board, rules: Rules, key: bytes, origin: State | None = None) -> None:
        """An empty position; with an `origin`, a copy of it."""
        self.board: Final = board
        self.rules: Final = rules
        if origin is None:
            self.relations: Relations = rules.relations
            self.lands: Lands = board.lands[0]
            self.realm: Realm = Realm() if rules.scenario == ADVANCED else _UNUSED
            self.turn = 1
            self.stage = 0  # 1-5 as in M-5.1; 0 before the first turn, 6 in winter
            self.phase = 0  # 1-5 as in M-5.4; 0 outside an action stage
            self.next_deck = 0  # first deck not yet taken into use

            self.place = [NO_CITY] * PIECES  # city, NO_CITY, OFF_MAP_BOX or OUT_OF_GAME
            self.piece_at = [NO_PIECE] * len(board.city_ids)  # the piece, or the supreme commander of the stack
            self.partner = [NO_PIECE] * PIECES  # the other general of the stack
            self.on_top = [1] * PIECES  # 0: under the supreme commander of the stack [M-6.3]
            self.moved = [0] * PIECES  # in this movement phase
            self.troops = [0] * GENERALS
            self.face_down = [0] * GENERALS
            self.hussars = [NO_CITY] * HUSSARS
            self.hands: list[list[int]] = [[] for _ in board.income]  # by power; card numbers, ascending; see below
            self.discards: list[list[int]] = [[] for _ in range(DECKS)]  # by deck; see below

            self.active: list[int] = []  # powers that act in this stage, in order [M-5.3]
            self.marker = board.start_marker  # power whose victory marker lies there
            self.control = board.start_control  # controlling power, NOBODY or JOINT; of fortresses only [M-3.9, D-9]
            self.questions: list[int] = []  # each "?", see `packed`, as they were placed [M-10.45]
            self.pile: list[int] = []  # the undrawn cards; their order is not decided before they are drawn
            self.second_pile: list[int] = []  # becomes the draw pile when that runs out (option `deck_recycle`)
            # The single hands and discards belong to this group too.
        else:
            self.relations = origin.relations
            self.lands = origin.lands
            self.realm = origin.realm.copy() if origin.rules.scenario == ADVANCED else origin.realm
            self.turn = origin.turn
            self.stage = origin.stage
            self.phase = origin.phase
            self.next_deck = origin.next_deck
            self.place = origin.place[:]
            self.piece_at = origin.piece_at[:]
            self.partner = origin.partner[:]
            self.on_top = origin.on_top[:]
            self.moved = origin.moved[:]
            self.troops = origin.troops[:]
            self.face_down = origin.face_down[:]
            self.hussars = origin.hussars[:]
            self.hands = origin.hands[:]
            self.discards = origin.discards[:]
            self.active = origin.active
            self.marker = origin.marker
            self.control = origin.control
            self.questions = origin.questions
            self.pile = origin.pile
            self.second_pile = origin.second_pile
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

    def realign(self) -> None:
        """Refer to the tables that hold now, after a change of Saxony's status, of neutrality or of Silesia [M-2.8]."""
        neutral = self.realm.neutral_until != 0
        self.relations = self.rules.relations_for(self.realm.saxony, neutral)
        kind = ANNEXED if self.realm.annexed else 0
        if neutral:
            kind += PRUSSIA_NEUTRAL
        if self.relations.neutral[SAXONY]:
            kind += SAXONY_NEUTRAL
        self.lands = self.board.lands[kind]
        if self.realm.annexed:
            self.control = [
                home if marker == NOBODY and silesia else control
                for home, marker, silesia, control in zip(
                    self.lands.home, self.marker, self.board.silesia, self.control, strict=True
                )
            ]

    # -- pieces -------------------------------------------------------------------------------------------------------

    def put(self, piece: int, city: int) -> None:
        """Put a piece that stands nowhere into a city without pieces; a hussar there leaves [E-8]."""
        self.place[piece] = city
        self.piece_at[city] = piece
        if self.hussars[0] == city or self.hussars[1] == city:
            self.remove_hussar(city)

    def put_beside(self, general: int, other: int, on_top: bool) -> None:
        """Put a general that stands nowhere beside a single one, as the upper or lower of the stack [M-6.1]."""
        city = self.place[other]
        self.place[general] = city
        self.partner[general] = other
        self.partner[other] = general
        if on_top:
            self.on_top[other] = 0
            self.piece_at[city] = general
        else:
            self.on_top[general] = 0

    def lift(self, piece: int) -> None:
        """Take a piece off its city; the other general of its stack stays there, alone [M-6.12]."""
        other = self.partner[piece]
        self.piece_at[self.place[piece]] = other
        self.place[piece] = NO_CITY
        if other != NO_PIECE:
            self.partner[piece] = NO_PIECE
            self.partner[other] = NO_PIECE
            self.on_top[piece] = 1
            self.on_top[other] = 1

    def carry(self, piece: int, city: int) -> None:
        """Move a lone piece, or the whole stack under this supreme commander, to a city without pieces [M-7.7]."""
        self.piece_at[self.place[piece]] = NO_PIECE
        self.piece_at[city] = piece
        self.place[piece] = city
        other = self.partner[piece]
        if other != NO_PIECE:
            self.place[other] = city
        if self.hussars[0] == city or self.hussars[1] == city:
            self.remove_hussar(city)

    def remove_hussar(self, city: int) -> None:
        """Take the hussar in the city off the board [M-7.7]."""
        hussar = self.hussars.index(city)
        self.hussars[hussar] = NO_CITY
        if self.log is not None:
            self.log.append((HUSSAR_REMOVED, hussar, city))

    def on_map(self, piece: int) -> bool:
        """Whether the piece stands in a city."""
        return self.place[piece] < NO_CITY

    def stack_troops(self, commander: int) -> int:
        """Troops of a general, together with those of the other one in his stack [M-6.5]."""
        other = self.partner[commander]
        return self.troops[commander] + (self.troops[other] if other != NO_PIECE else 0)

    # -- markers ------------------------------------------------------------------------------------------------------

    def set_marker(self, city: int, power: int) -> None:
        """Lay the power's victory marker on a fortress in place of what lies there; NOBODY: take it off."""
        self.marker = self.marker[:]
        self.marker[city] = power
        self.control = self.control[:]
        self.control[city] = self.lands.home[city] if power == NOBODY else power

    def question_at(self, city: int) -> int:
        """The power whose "?" lies on the city, or NOBODY."""
        for code in self.questions:
            if packed.owned_thing(code) == city:
                return packed.owner(code)
        return NOBODY

    # -- cards --------------------------------------------------------------------------------------------------------

    def discard(self, power: int, cards: list[int]) -> None:
        """Put cards of the power's hand on the discard piles of their decks [M-8.9]."""
        hand = self.hands[power][:]
        for card in cards:
            hand.remove(card)
            deck = self.board.card_deck[card]
            self.discards[deck] = [*self.discards[deck], card]
        self.hands[power] = hand
        self.revealed = True

    # -- forms --------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Everything, as numbers, strings, lists and dictionaries; `sequence.load` reads it back."""
        data = self._common()
        if self.rules.scenario == ADVANCED:
            data["realm"] = self.realm.to_json()
        return data

    def _common(self) -> dict[str, Any]:
        return {
            "key": self.key.hex(),
            "counter": self.counter,
            "turn": self.turn,
            "stage": self.stage,
            "phase": self.phase,
            "active": self.active,
            "winner": self.winner,
            "reason": self.reason,
            "place": self.place[:],
            "partner": self.partner[:],
            "on_top": self.on_top[:],
            "moved": self.moved[:],
            "troops": self.troops[:],
            "face_down": self.face_down[:],
            "hussars": self.hussars[:],
            "markers": [[city, power] for city, power in enumerate(self.marker) if power != NOBODY],
            "electors": [
                [city, self.control[city]] for city in self.board.fortresses if self.board.rhine_elector[city]
            ],
            "questions": self.questions,
            "next_deck": self.next_deck,
            "hands": self.hands[:],
            "pile": self.pile,
            "second_pile": self.second_pile,
            "discards": self.discards[:],
            "frames": frame.to_json(self.top),
        }

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote, save the frames. Raises Unreadable, ValueError."""
        self.read_head(data, self.rules.seats, 256)
        self.turn = number(data, "turn", 13)
        self.stage = number(data, "stage", 8)
        if self.rules.scenario == ADVANCED:
            with reading("realm"):
                self.realm.read(part(data, "realm"))
            self.realign()
        self.phase = number(data, "phase", 6)
        self.next_deck = number(data, "next_deck", DECKS + 1)
        self.active = numbers(data, "active", NOBODY)
        self.place = numbers(data, "place", 256, PIECES)
        self.partner = numbers(data, "partner", 256, PIECES)
        self.on_top = numbers(data, "on_top", 2, PIECES)
        self.moved = numbers(data, "moved", 2, PIECES)
        self.troops = numbers(data, "troops", 256, GENERALS)
        self.face_down = numbers(data, "face_down", 2, GENERALS)
        self.hussars = numbers(data, "hussars", 256, HUSSARS)
        self.questions = numbers(data, "questions", len(self.piece_at) * 8)
        cards = len(self.board.card_ids)
        self.pile = numbers(data, "pile", cards)
        self.second_pile = numbers(data, "second_pile", cards)
        self.hands = lists(data, "hands", cards, len(self.hands))
        self.discards = lists(data, "discards", cards, DECKS)
        self.marker = [NOBODY] * len(self.marker)
        self.control = self.lands.home[:]
        for city, power in lists(data, "markers", len(self.marker), each=2):
            if power >= NOBODY:
                raise ValueError(f"markers of power {power}")
            self.set_marker(city, power)
        for city, side in lists(data, "electors", len(self.marker), each=2):
            if side > JOINT or not self.board.rhine_elector[city]:
                raise ValueError(f"electors of side {side} in city {city}")
            self.control[city] = side
        self._stand()

    def _stand(self) -> None:
        """Fill `piece_at`. Raises ValueError where places, stacks and hussars do not go together [M-5.11]."""
        for piece, city in enumerate(self.place):
            other = self.partner[piece]
            if other != NO_PIECE and (
                max(piece, other) >= GENERALS
                or self.partner[other] != piece
                or self.place[other] != city
                or self.on_top[other] == self.on_top[piece]
                or city >= NO_CITY
            ):
                raise ValueError(f"partner[{piece}] is {other}")
            if other == NO_PIECE and not self.on_top[piece]:
                raise ValueError(f"on_top[{piece}] of no stack")
            if city < NO_CITY and self.on_top[piece]:
                if self.piece_at[city] != NO_PIECE:
                    raise ValueError(f"place[{piece}], where another piece stands")
                self.piece_at[city] = piece
        for city in self.hussars:
            if city < NO_CITY and self.piece_at[city] != NO_PIECE:
                raise ValueError(f"hussars in city {city}, where a piece stands")

    def digest(self) -> int:
        """A number of 64 bits that is equal for equal positions, on every machine and in every process.

        Frames do not count once the match is over: nothing is asked any more.
        """
        data = [self.turn, self.stage, self.phase, self.next_deck, self.winner + 1, self.reason, *self.hussars]
        data += self.place + self.partner + self.on_top + self.moved + self.troops + self.face_down
        data += self.marker + self.control
        for cards in [*self.hands, *self.discards, self.pile, self.second_pile]:
            data.append(len(cards))
            data += sorted(cards)
        text = f"{sorted(self.questions)}{frame.to_json(None if self.reason else self.top)}"
        if self.rules.scenario == ADVANCED:
            text += self.realm.text()
        return int.from_bytes(blake2b(bytes(data) + text.encode(), digest_size=8).digest(), "big")
