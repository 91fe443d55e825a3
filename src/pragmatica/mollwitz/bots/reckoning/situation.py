"""What an observation shows, for a bot to judge: the field, the troops on it, and what they threaten."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.forms.observation import Observation
from pragmatica.mollwitz.forms.terms import SIDE
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import ARTILLERY, HUSSAR, INFANTRY
from pragmatica.mollwitz.seen.field import Known, field, hex_number

STRIKE: Final = 8  # how far off horse is a threat: what it rides in one activation, with a turn on the way
ASKANCE: Final = 0.3  # of that, what a stack counts that looks elsewhere
FAR_AWAY: Final = 99
UNKNOWN: Final = -1.0  # of a hex nobody has asked about yet
NOT_ASKED: Final = -1

_boards: dict[int, tuple[Mapping[str, Any], Board]] = {}


def board_of(data: Mapping[str, Any]) -> Board:
    """The tables of board data, made once."""
    found = _boards.get(id(data))
    if found is None or found[0] is not data:
        found = _boards[id(data)] = (data, Board(data))
    return found[1]


@functools.cache
def _southward(board: Board, scenario: int, side: int) -> bool:
    """Whether the side began nearer to the first rows of the field, and so advances to the last ones."""
    rows: list[list[int]] = [[], []]
    for unit, hex, *_ in board.lineups[scenario].units:
        rows[board.army.side[unit]].append(board.ground.row[hex])
    own, other = (sum(rows[one]) / max(len(rows[one]), 1) for one in (side, 1 - side))
    return own < other


class Situation:
    """An observation by number. Units, leaders, wings and hexes are those of `Board`; `s` is the field as it is known.

    Judgements may move units about on `s` to see what would be, and put them back.
    """

    def __init__(self, observation: Observation, board: Board) -> None:
        self.observation: Final = observation
        self.board: Final = board
        self.army: Final = board.army
        self.ground: Final = board.ground
        self.s: Final[Known] = field(observation, board)
        self.side: Final = SIDE.index(observation.seat) if observation.seat in SIDE else 0
        self.foe: Final = 1 - self.side
        self.southward: Final = _southward(board, self.s.rules.scenario, self.side)
        self._enemy: Field | None = None
        s, off, routed = self.s, self.ground.off, self.s.routed
        self.own: Final = [unit for unit in self.army.units_of[self.side] if s.place[unit] != off]
        self.enemies: Final = [unit for unit in self.army.units_of[self.foe] if s.place[unit] != off]
        self.firm: Final = [unit for unit in self.enemies if not routed(unit)]  # enemies who are not routed
        self.foe_foot: Final = self._hexes(self.firm, INFANTRY)
        self.foe_horse: Final = sorted({s.place[unit] for unit in self.firm if s.is_horse(unit)})
        self.own_foot: Final = self._hexes([unit for unit in self.own if not routed(unit)], INFANTRY)
        self.firm_hexes: Final = sorted({s.place[unit] for unit in self.firm if self.army.arm[unit] != ARTILLERY})
        self._riders: Final = self._stacks_of_horse()
        self._pressed: Final = [UNKNOWN] * self.ground.room
        self._nearest: Final = [NOT_ASKED] * self.ground.room

    def _hexes(self, units: list[int], arm: int) -> list[int]:
        return sorted({self.s.place[unit] for unit in units if self.army.arm[unit] == arm})

    @property
    def enemy(self) -> Field:
        """The zones of the enemy as they are now."""
        if self._enemy is None:
            self._enemy = Field(self.s, self.foe)
        return self._enemy

    @property
    def turns_left(self) -> int:
        """How many turns follow this one."""
        return self.observation.turns - self.observation.turn

    def hex(self, action: Action) -> int:
        """The hex that an action names."""
        return hex_number(self.board, str(action.fields["hex"]))

    def unit(self, name: object) -> int:
        """The unit of this name."""
        return self.army.unit_number[str(name)]

    def wing_units(self, wing: int) -> list[int]:
        """The units of a wing that are on the field and not routed."""
        s = self.s
        return [unit for unit in self.army.units_in[wing] if s.on_field(unit) and not s.routed(unit)]

    def nearest(self, hex: int) -> int:
        """How far it is to the nearest enemy who fights hand to hand."""
        found = self._nearest[hex]
        if found < 0:
            found = self._nearest[hex] = self.away(hex, self.firm_hexes)
        return found

    def away(self, hex: int, others: list[int]) -> int:
        """How far it is to the nearest of these hexes."""
        q, r = self.ground.q, self.ground.r
        a, b = q[hex], r[hex]
        best = FAR_AWAY
        for one in others:
            distance = _length(q[one] - a, r[one] - b)
            if distance < best:
                best = distance
        return best

    def pressure(self, hex: int) -> float:
        """How much enemy horse could strike at somebody from this hex in its next activation.

        Near stacks count more, and those that look elsewhere less.
        """
        found = self._pressed[hex]
        if found < 0.0:
            found = 0.0
            q, r = self.ground.q, self.ground.r
            a, b = q[hex], r[hex]
            looks = self.s.rules.facing
            for x, y, facing in self._riders:
                x, y = a - x, b - y
                distance = _length(x, y)
                if distance <= STRIKE:
                    weight = 1.0 if distance <= STRIKE // 2 else 0.5
                    found += weight if facing < 0 or looks.in_wedge(x, y, facing) else weight * ASKANCE
            self._pressed[hex] = found
        return found

    def _stacks_of_horse(self) -> list[tuple[int, int, int]]:
        """Of each stack of enemy horse where it stands, and how it faces: -1 if it looks all round."""
        s, found = self.s, []
        for hex in self.foe_horse:
            top = s.head[hex]
            found.append((self.ground.q[hex], self.ground.r[hex], -1 if s.army.arm[top] == HUSSAR else s.facing[top]))
        return found


def _length(q: int, r: int) -> int:
    """How many steps the way across so many columns and rows takes. Written out, for it is asked all the time."""
    if q < 0:
        q, r = -q, -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


def action_of(actions: Iterable[Action], type: str, **fields: object) -> Action | None:
    """The first of the actions of this type with these values in its fields; None if it is not offered."""
    for action in actions:
        if action.type == type and all(action.fields.get(name) == value for name, value in fields.items()):
            return action
    return None
