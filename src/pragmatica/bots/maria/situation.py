"""What an observation shows, as tables by number: who stands where, how strong, and what each side holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.maria.board import (
    ADVANCED,
    AUSTRIA,
    BAVARIA,
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
from pragmatica.maria.observation import Observation, PieceView

NOWHERE: Final = -1
FRENCH: Final = 0  # blocs: powers that cooperate and win together
PRUSSIAN: Final = 1
AUSTRIAN: Final = 2
BLOC: Final = {
    FRANCE: FRENCH,
    BAVARIA: FRENCH,
    PRUSSIA: PRUSSIAN,
    SAXONY: PRUSSIAN,
    PRAGMATIC: AUSTRIAN,
    AUSTRIA: AUSTRIAN,
}
BLOC_OF_CONTROLLER: Final = {**BLOC, JOINT: AUSTRIAN, NOBODY: NOWHERE}
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

    def __init__(self, commander: int, power: int, city: int) -> None:
        self.commander: Final = commander
        self.power: Final = power
        self.bloc: Final = BLOC[power]
        self.city: Final = city
        self.generals: list[int] = []
        self.troops = 0.0  # an estimate for others
        self.face_up = False  # any of them
        self.moved = False


class Situation:
    """An observation by number. Cities, pieces, cards and powers are those of `Board`."""

    def __init__(self, observation: Observation, board: Board) -> None:
        self.observation: Final = observation
        self.board: Final = board
        seat = observation.seat
        self.own: Final = {POWERS.index(power) for power in observation.seats[seat]} if seat is not None else set()
        self.blocs: Final = {BLOC[power] for power in self.own}
        self.defends: Final = AUSTRIAN in self.blocs
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
        self.enemies: Final = [group for group in self.group_at.values() if self.hostile(group.bloc)]
        self.turns_left: Final = observation.turns - observation.turn

    def hostile(self, bloc: int) -> bool:
        """Whether the bloc fights against this seat."""
        return bloc != NOWHERE and (bloc == AUSTRIAN) != self.defends

    def hostile_control(self, city: int) -> bool:
        """Whether an enemy controls the fortress."""
        return self.hostile(BLOC_OF_CONTROLLER[self.control[city]])

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
            group = self.group_at[city] = Group(commander, self.board.piece_power[commander], city)
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
