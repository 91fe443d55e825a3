"""The field as flat lists by hex: neighbours, terrain, sides, roads, levels, and what a step costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.kept.codes import ARMS, BARRED

NO_SIDE: Final = -1
SIGHT: Final = 10  # hexes up to which lines of sight are laid out beforehand: the range of batteries [W-11.3]


class Ground:
    """Hexes by number, row by row. Lists by step are indexed `[hex * 6 + direction]`.

    The number `off` stands for all that lies outside the field. One row of such hexes is kept behind the last one, so
    that what reaches a row too far, above or below, finds open country without units there.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        plan = data["geometry"]
        self.columns: Final[int] = plan["cols"]
        self.rows: Final[int] = plan["rows"]
        self.layout: Final[str] = plan["layout"]
        self.field: Final[list[tuple[int, int]]] = grid.rectangle(self.columns, self.rows, self.layout)
        self.size: Final[int] = len(self.field)
        self.off: Final[int] = self.size
        self.room: Final[int] = self.size + self.columns
        self.number: Final[dict[tuple[int, int], int]] = {one: hex for hex, one in enumerate(self.field)}
        outside = [0] * self.columns
        self.q: Final[list[int]] = [one[0] for one in self.field] + outside
        self.r: Final[list[int]] = [one[1] for one in self.field] + outside
        self.row: Final[list[int]] = [hex // self.columns for hex in range(self.size)] + outside
        self.names: Final[list[str]] = [
            f"{hex % self.columns:02}{hex // self.columns:02}" for hex in range(self.size)
        ]  # two digits for the column, two for the row
        near = [self.off if one < 0 else one for six in grid.neighbours(self.field) for one in six]
        self.near: Final[list[int]] = near + [self.off] * (6 * self.columns)
        # The hexes up to two away, neighbours first: as far as zones reach [W-6.2]
        self.around: Final[list[list[int]]] = [self.within(hex, 2)[1:] for hex in range(self.size)]
        self._terrain(data)
        self._steps(data)
        self._sight()

    def _terrain(self, data: Mapping[str, Any]) -> None:
        """What lies in the hexes, and what it does [W-9.2, W-9.3, W-4.12]."""
        kinds = data["terrain"]["hex"]
        self.terrains: list[str] = list(kinds)
        self.terrain: list[int] = [0] * self.room
        self.level: list[int] = [0] * self.room
        self.level_line: list[int] = [0] * self.room
        for q, r, kind, level, level_line in data["map"]["hexes"]:
            place = self.number[q, r]
            self.terrain[place] = self.terrains.index(kind)
            self.level[place] = level
            self.level_line[place] = level_line
        blocks = [int(one["blocks_los"]) for one in kinds.values()]
        allowed = [int(one["square_allowed"]) for one in kinds.values()]
        self.blocks: list[int] = [blocks[one] for one in self.terrain]
        self.square_allowed: list[int] = [allowed[one] for one in self.terrain]
        for hex in range(self.size, self.room):
            self.blocks[hex] = 0

    def _steps(self, data: Mapping[str, Any]) -> None:
        """Sides, roads, and for every arm what each step costs in movement points and in morale [W-8.5, W-8.9]."""
        hexes, sides = data["terrain"]["hex"], data["terrain"]["side"]
        self.sides: list[str] = list(sides)
        self.side: list[int] = [NO_SIDE] * (self.room * 6)
        self.road: list[int] = [0] * (self.room * 6)
        for one in data["map"]["sides"]:
            self._mark(self.side, one["a"], one["b"], self.sides.index(one["kind"]))
        for road in data["map"]["roads"]:
            for a, b in zip(road["path"], road["path"][1:], strict=False):
                self._mark(self.road, a, b, 1)
        self.cost: list[list[int]] = [[BARRED] * (self.room * 6) for _ in ARMS]  # [arm][step]
        self.loss: list[list[int]] = [[0] * (self.room * 6) for _ in ARMS]  # [arm][step]
        for arm, name in enumerate(ARMS):
            dear = [BARRED if one["mp"][name] is None else one["mp"][name] for one in hexes.values()]
            beyond = [BARRED if one["mp"][name] is None else one["mp"][name] for one in sides.values()]
            shaken = [one["morale_loss"].get(name, 0) for one in hexes.values()]
            crossed = [one["morale_loss"].get(name, 0) for one in sides.values()]
            for step in range(self.size * 6):
                target, side = self.near[step], self.side[step]
                if target == self.off:
                    continue
                if self.road[step]:
                    self.cost[arm][step] = 1
                    continue
                cost, loss = dear[self.terrain[target]], shaken[self.terrain[target]]
                if side != NO_SIDE:
                    cost, loss = cost + beyond[side], loss + crossed[side]
                self.cost[arm][step] = min(cost, BARRED)
                self.loss[arm][step] = loss

    def _mark(self, steps: list[int], a: list[int], b: list[int], value: int) -> None:
        one, other = self.number[a[0], a[1]], self.number[b[0], b[1]]
        for direction in range(6):
            if self.near[one * 6 + direction] == other:
                steps[one * 6 + direction] = value
            if self.near[other * 6 + direction] == one:
                steps[other * 6 + direction] = value

    def _sight(self) -> None:
        """Lines of sight by vector: what lies between, in pairs, as differences of hex numbers [W-9.4].

        A pair names one hexagon twice, or the two that share the side along which the line runs. Which difference a
        vector makes depends on whether the column it starts from is even or odd.
        """
        self.lines: list[dict[tuple[int, int], list[int]]] = [{}, {}]
        for parity in (0, 1):
            for q, r in grid.disc((0, 0), SIGHT):
                self.lines[parity][q, r] = self.line(parity, q, r)

    def between(self, parity: int, q: int, r: int) -> list[int]:
        """What lies between the ends of the vector, as `_sight` keeps it; longer ones are laid out when first asked."""
        found = self.lines[parity].get((q, r))
        if found is None:
            found = self.line(parity, q, r)
            self.lines[parity][q, r] = found
        return found

    def line(self, parity: int, q: int, r: int) -> list[int]:
        """The same, found anew."""
        start = grid.to_offset(parity, 0, self.layout)[1]
        found: list[int] = []
        for step in grid.line((parity, 0), (parity + q, r))[1:-1]:
            # Of two hexagons the one to the left of the line comes first.
            for one in sorted((step[0], step[-1]), key=lambda hex: (hex[0] - parity) * r - hex[1] * q):
                column, row = grid.to_offset(one[0], one[1], self.layout)
                found.append((row - start) * self.columns + column - parity)
        return found

    def distance(self, a: int, b: int) -> int:
        """How many steps lead from one hex to the other [W-5.1]. Written out, for it is asked all the time."""
        q = self.q[b] - self.q[a]
        r = self.r[b] - self.r[a]
        if q < 0:
            q, r = -q, -r
        if r >= 0:
            return q + r
        return q if q > -r else -r

    def direction(self, a: int, b: int) -> int:
        """In which direction the neighbour lies; -1 if it is none."""
        for direction in range(6):
            if self.near[a * 6 + direction] == b:
                return direction
        return -1

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes of the field up to this distance, ring by ring, the centre first."""
        found = grid.disc((self.q[centre], self.r[centre]), radius)
        return [self.number[one] for one in found if one in self.number]
