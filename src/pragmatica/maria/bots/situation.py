"""What an observation shows, as tables by number: who stands where, how strong, and what each side holds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from pragmatica.maria.forms.observation import Observation, PieceView
from pragmatica.maria.kept import lands
from pragmatica.maria.kept.board import (
    ADVANCED,
    AUSTRIA,
    FRANCE,
    GENERALS,
    INTRODUCTORY,
    JOINT,
    NOBODY,
    PIECES,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    RESERVE,
    SAXONY,
    Board,
)

NOWHERE: Final = -1
FRENCH: Final = 0  # blocs: powers that cooperate, and whose fortresses their generals protect together [M-2.6]
PRUSSIAN: Final = 1
AUSTRIAN: Final = 2
NEUTRAL: Final = 3  # Saxony alone, when it is nobody's friend
_BLOCS: Final = (FRENCH, FRENCH, PRUSSIAN, PRUSSIAN, AUSTRIAN, AUSTRIAN)  # by power, while Saxony is Prussia's ally
_SAXON: Final = {"prussian_ally": PRUSSIAN, "neutral": NEUTRAL, "austrian_ally": AUSTRIAN}
CARD_POINTS: Final = 70 / 38  # what an unknown card is worth in one suit, on average
RESERVE_POINTS: Final = 8

_boards: dict[tuple[int, int], tuple[Mapping[str, Any], Board]] = {}


def board_of(data: Mapping[str, Any], scenario: str) -> Board:
    """The tables of board data, made once."""
    number = ADVANCED if scenario == "advanced" else INTRODUCTORY
    found = _boards.get((id(data), number))
    if found is None or found[0] is not data:
        found = _boards[id(data), number] = (data, Board(data, number))
    return found[1]


class Group:
    """A general or a stack on the map: what marches and fights as one."""

    __slots__ = ("bloc", "city", "commander", "face_up", "generals", "moved", "power", "troops")

    def __init__(self, commander: int, power: int, bloc: int, city: int) -> None:
        self.commander: Final = commander
        self.power: Final = power
        self.bloc: Final = bloc
        self.city: Final = city
        self.generals: list[int] = []
        self.troops = 0.0  # an estimate for others
        self.face_up = False  # any of them
        self.moved = False


class Situation:
    """An observation by number. Cities, pieces, cards and powers are those of `Board`.

    A seat may lead powers that are enemies of each other. `acting` names one or more of the powers that are asked now:
    `own` are the seat's powers on their side, and enemies are those of that side whom the seat does not lead itself.
    """

    def __init__(self, observation: Observation, board: Board, acting: Collection[int] = ()) -> None:
        self.observation: Final = observation
        self.board: Final = board
        seat = observation.seat
        realm = observation.realm
        saxon = PRUSSIAN if realm is None else _SAXON[realm.saxony.status]
        self.bloc: Final = [*_BLOCS[:SAXONY], saxon, *_BLOCS[SAXONY + 1 :], NOWHERE, AUSTRIAN]  # also NOBODY and JOINT
        saxony = AUSTRIA if saxon == AUSTRIAN else PRUSSIA
        # Whose markers a power lays [M-16.3]
        self.account: Final = [FRANCE, FRANCE, PRUSSIA, saxony, PRAGMATIC, AUSTRIA]
        self.seat_powers: Final = {POWERS.index(one) for one in observation.seats[seat]} if seat is not None else set()
        asked = [self.bloc[power] for power in acting if power in self.seat_powers and self.bloc[power] != NEUTRAL]
        self.defends: Final = AUSTRIAN in (asked or [self.bloc[power] for power in self.seat_powers])
        self.own: Final = {
            power
            for power in self.seat_powers
            if self.bloc[power] == NEUTRAL or (self.bloc[power] == AUSTRIAN) == self.defends
        }
        self.blocs: Final = {self.bloc[power] for power in self.own}
        self.neutral: Final = self._neutral_powers()
        kind = lands.ANNEXED if realm is not None and realm.annexed else 0
        kind += lands.PRUSSIA_NEUTRAL if PRUSSIA in self.neutral else 0
        kind += lands.SAXONY_NEUTRAL if SAXONY in self.neutral else 0
        self.lands: Final = board.lands[kind]
        self.home: Final = self.lands.home
        self.place: Final = [NOWHERE] * PIECES
        self.troops: Final = [0.0] * GENERALS
        self.moved: Final = [False] * PIECES
        self.face_up: Final = [False] * GENERALS
        self.train_at: Final[dict[int, int]] = {}
        self.group_at: Final[dict[int, Group]] = {}
        self.control: Final = [NOBODY] * len(board.city_ids)
        self.protected: Final = [False] * len(board.city_ids)
        self._read_pieces(observation)
        for fortress in observation.fortresses:
            city = board.city_number[fortress.city]
            controller = fortress.controller
            self.control[city] = (
                NOBODY if controller is None else JOINT if controller == "joint" else POWERS.index(controller)
            )
            self.protected[city] = fortress.protected
        self.hussars: Final = [
            NOWHERE if one.city is None else board.city_number[one.city] for one in observation.hussars
        ]
        self.own_groups: Final = [group for group in self.group_at.values() if group.power in self.own]
        self.enemies: Final = [
            group
            for group in self.group_at.values()
            if self.hostile(group.bloc) and group.power not in self.seat_powers and group.power not in self.neutral
        ]
        self.turns_left: Final = observation.turns - observation.turn

    def hostile(self, bloc: int) -> bool:
        """Whether the bloc fights against the side of the own powers."""
        return bloc not in (NOWHERE, NEUTRAL) and (bloc == AUSTRIAN) != self.defends

    def hostile_control(self, city: int) -> bool:
        """Whether an enemy controls the fortress."""
        return self.hostile(self.bloc[self.control[city]])

    def roads(self, pieces: Collection[int]) -> list[list[int]]:
        """The roads that these pieces may take together [M-10.7]."""
        for piece in pieces:
            if self.board.roads_for[piece] is self.board.inland:
                return self.board.inland
        return self.board.neighbours

    # -- cards --------------------------------------------------------------------------------------------------------

    def cards(self, power: int) -> list[int]:
        """The cards of an own power."""
        number = self.board.card_number
        return [number[card] for card in self.observation.powers[POWERS[power]].cards or ()]

    def points(self, power: int, city: int) -> float:
        """What the power can play in a battle of a general who stands in the city; an estimate for others."""
        if power not in self.own:
            return sum(self.observation.powers[POWERS[power]].hand) * CARD_POINTS
        suit = self.board.suit[city]
        board = self.board
        total = 0
        for card in self.cards(power):
            if board.card_suit[card] == suit:
                total += board.card_value[card]
            elif board.card_suit[card] == RESERVE:
                total += RESERVE_POINTS
        return total

    # -- reading ------------------------------------------------------------------------------------------------------

    def _neutral_powers(self) -> set[int]:
        """Powers that neither fight nor are fought [M-19.42]."""
        realm = self.observation.realm
        if realm is None:
            return set()
        found = {PRUSSIA} if realm.neutral_until is not None else set()
        return found | {SAXONY} if realm.saxony.status == "neutral" else found

    def _read_pieces(self, observation: Observation) -> None:
        board = self.board
        guess = self._guesses(observation)
        for piece in observation.pieces:
            if piece.status != "map" or piece.city is None:
                continue
            number = board.piece_number[piece.id]
            city = board.city_number[piece.city]
            self.place[number] = city
            self.moved[number] = piece.moved
            if piece.kind == "train":
                self.train_at[city] = number
                continue
            self.face_up[number] = piece.face_up
            self.troops[number] = guess[piece.power] if piece.troops is None else piece.troops
            self._enter(piece, number, city)

    def _enter(self, piece: PieceView, number: int, city: int) -> None:
        commander = self.board.piece_number[piece.partner] if not piece.commander and piece.partner else number
        group = self.group_at.get(city)
        if group is None:
            power = self.board.piece_power[commander]
            group = self.group_at[city] = Group(commander, power, self.bloc[power], city)
        group.generals.append(number)
        group.troops += self.troops[number]
        group.face_up = group.face_up or piece.face_up
        group.moved = group.moved or piece.moved

    def _guesses(self, observation: Observation) -> dict[str, float]:
        """Troops of a general of each power, on average; who takes no part has the least that he may have."""
        board = self.board
        counts: dict[str, int] = {}
        absent: dict[str, int] = {}
        for piece in observation.pieces:
            if piece.kind == "general" and piece.status in ("map", "box"):
                counts[piece.power] = counts.get(piece.power, 0) + 1
            elif piece.kind == "general" and piece.status == "out":
                absent[piece.power] = absent.get(piece.power, 0) + board.start_min[board.piece_number[piece.id]]
        return {
            power: min(8.0, max(1.0, (view.troops - absent.get(power, 0)) / max(1, counts.get(power, 1))))
            for power, view in observation.powers.items()
        }
