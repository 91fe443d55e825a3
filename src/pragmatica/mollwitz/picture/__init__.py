"""Mollwitz as a picture: the part of the field on which somebody stands, and the units with their fronts."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pragmatica.boards.hex import DIRECTIONS, disc
from pragmatica.core.match import Match
from pragmatica.kit.drawing import INK, IVORY, Drawing, Point, span_of
from pragmatica.kit.labels import Labels
from pragmatica.kit.picture import Picture, framed
from pragmatica.mollwitz.forms.observation import LeaderView, Observation, UnitView

COLOURS: Final = {"prussia": "#1f3d75", "austria": "#f6edd6"}
INKS: Final = {"prussia": IVORY, "austria": INK}
GROUND: Final = {"village": "#e3bfa6", "copse": "#c0cda5", "brush": "#dfe3c4", "marsh": "#cfe0e0"}
SNOW, RISE, WATER, ROAD, WEAK = "#f8f6f0", "#e9e2cd", "#3f6c88", "#a38c63", "#b3261e"
SIDE: Final = 24.0  # of a hexagon
UNIT: Final = 13.0
AROUND: Final = 3  # hexagons about whoever stands somewhere
Axial = tuple[int, int]


def paint(match: Match, seen: Observation, language: str) -> Picture:
    """The picture of what an observation knows."""
    board = match.game.board(match.setup.board)[1]
    told = seen.options["facing_model"]
    model = board["facing"]["default"] if told == "board" else str(told)
    standing = [one.hex for one in seen.units] + [one.hex for one in seen.leaders]
    wanted = [one for one in standing if one is not None]
    sheet = Sheet(board, wanted, 30 if model.startswith("vertex") else 0)
    sheet.land()
    sheet.pieces(seen)
    ground = {terrain for terrain, _ in sheet.hexes.values()}
    grounds = [(colour, f"terrain:{one}") for one, colour in GROUND.items() if one in ground]
    sides = [(COLOURS[one], f"side:{one}") for one in COLOURS]
    return framed(sheet.drawing, match, seen, language, sides + grounds)


def centre(q: int, r: int) -> Point:
    """Where the middle of a hexagon lies on paper."""
    return SIDE * 1.5 * q, SIDE * math.sqrt(3) * (r + q / 2)


def corners(at: Point, side: float = SIDE) -> list[Point]:
    """The corners of a hexagon, clockwise from the one on the upper left: side d lies between corners d and d + 1."""
    return [
        (at[0] + side * math.cos(math.radians(a)), at[1] + side * math.sin(math.radians(a)))
        for a in range(240, 600, 60)
    ]


def label(q: int, r: int) -> str:
    """How a hexagon is called: column and row."""
    return f"{q:02d}{r + (q - (q & 1)) // 2:02d}"


class Sheet:
    """The field on paper, layer by layer; as much of it as lies about the hexagons that are named."""

    def __init__(self, board: Mapping[str, Any], wanted: list[str], turned: int) -> None:
        self.board: Final = board
        self._turned: Final = turned  # a front at a corner lies so many degrees beyond one at a side
        everywhere = {(q, r): (terrain, level) for q, r, terrain, level, _ in board["map"]["hexes"]}
        self.places: Final = {label(*one): one for one in everywhere}
        stood = [self.places[one] for one in wanted] or list(everywhere)
        seen = {near for one in stood for near in disc(one, AROUND)}
        self.span: Final = span_of([centre(*one) for one in seen if one in everywhere], SIDE)
        self.hexes: Final = {one: told for one, told in everywhere.items() if self._within(one)}
        self.units: Final = {one["id"]: one for one in board["units"]}
        self.drawing: Final = Drawing(self.span, UNIT, SNOW)

    def _within(self, place: Axial) -> bool:
        (x, y), (left, top, w, h) = centre(*place), self.span
        return left - SIDE <= x <= left + w + SIDE and top - SIDE <= y <= top + h + SIDE

    def land(self) -> None:
        """Ground and heights, roads, waters, the numbers of hexagons, and the names of places."""
        draw, labels = self.drawing, Labels(self.span)
        for place, (terrain, level) in self.hexes.items():
            ground = GROUND.get(terrain, RISE if level else SNOW)
            draw.path(corners(centre(*place)), fill=ground, stroke="#d9d2c0", stroke_width=0.8)
        for road in self.board["map"]["roads"]:
            line = [centre(*place) for place in road["path"]]
            draw.path(line, False, fill="none", stroke=ROAD, stroke_width=4, stroke_linejoin="round", opacity=0.6)
        for water in self.board["map"]["sides"]:
            self._water(tuple(water["a"]), tuple(water["b"]), water["kind"])
        for place in self.hexes:
            x, y = centre(*place)
            draw.text((x, y - SIDE * 0.62), label(*place), 7, fill="#a99e88")
        for one in self.board["map"]["places"]:
            middles = [centre(*place) for place in one["hexes"]]
            if not middles:
                continue
            at = (sum(x for x, _ in middles) / len(middles), sum(y for _, y in middles) / len(middles))
            at = labels.inside(at, one["name"], UNIT * 1.3)
            draw.text(at, one["name"], UNIT * 1.3, halo=SNOW, font_style="italic")

    def _water(self, a: Axial, b: Axial, kind: str) -> None:
        if a not in self.hexes:
            return
        side = DIRECTIONS.index((b[0] - a[0], b[1] - a[1]))
        ring = corners(centre(*a))
        line = [ring[side], ring[(side + 1) % 6]]
        self.drawing.path(line, False, fill="none", stroke=WATER, stroke_width=3.5, stroke_linecap="round")
        if kind != "stream":
            self.drawing.path([centre(*a), centre(*b)], False, fill="none", stroke=ROAD, stroke_width=6)

    def pieces(self, seen: Observation) -> None:
        """Stacks with the unit on top, and leaders beside them."""
        stacks: defaultdict[str, list[UnitView]] = defaultdict(list)
        for unit in seen.units:
            if unit.hex is not None:
                stacks[unit.hex].append(unit)
        for name, stack in stacks.items():
            stack.sort(key=lambda one: one.depth)
            self._stack(centre(*self.places[name]), stack)
        for leader in seen.leaders:
            if leader.hex is not None:
                self._leader(leader, leader.hex in stacks)

    def _stack(self, at: Point, stack: list[UnitView]) -> None:
        top, draw = stack[0], self.drawing
        colour, ink = COLOURS[top.side], INKS[top.side]
        turn = f"rotate({0 if top.facing is None else top.facing * 60 + self._turned} {at[0]:.1f} {at[1]:.1f})"
        w, h = SIDE * 1.2, SIDE * 0.74
        if len(stack) > 1:
            draw.rect((at[0] + 2.5, at[1] + 3.5), w, h, fill=colour, stroke=INK, stroke_width=1, transform=turn)
        routed = top.formation == "routed"
        look: dict[str, object] = {"stroke_dasharray": "3 2"} if routed else {}
        draw.rect(at, w, h, fill=colour, stroke=WEAK if top.weakened else INK, stroke_width=1.8, transform=turn, **look)
        for line in self._sign(top, at, w, h):
            draw.path(line, False, fill="none", stroke=ink, stroke_width=1, transform=turn, opacity=0.75)
        if top.facing is not None and not routed:
            front = [(at[0] - 5, at[1] - h / 2 - 1), (at[0], at[1] - h / 2 - 6), (at[0] + 5, at[1] - h / 2 - 1)]
            draw.path(front, fill=INK, transform=turn)
        draw.text((at[0], at[1] + 4.5), str(top.morale), UNIT, halo=colour, fill=ink, font_weight=700)

    def _sign(self, unit: UnitView, at: Point, w: float, h: float) -> Iterator[list[Point]]:
        """Infantry is crossed, cavalry slashed, artillery has its barrel."""
        (x, y), arm = at, self.units[unit.id]["arm"]
        if arm == "artillery":
            yield [(x, y - h / 2), (x, y + h / 2)]
            return
        yield [(x - w / 2, y + h / 2), (x + w / 2, y - h / 2)]
        if arm == "infantry":
            yield [(x - w / 2, y - h / 2), (x + w / 2, y + h / 2)]

    def _leader(self, leader: LeaderView, beside: bool) -> None:
        x, y = centre(*self.places[leader.hex or ""])
        at = (x + SIDE * 0.62, y + SIDE * 0.5) if beside else (x, y)
        size = 8.5 if leader.rank == "chief" else 6.5
        self.drawing.circle(at, size, fill=COLOURS[leader.side], stroke="#b98a1d", stroke_width=2.2)
        self.drawing.text((at[0], at[1] + 3.5), leader.side[0].upper(), 9, fill=INKS[leader.side], font_weight=700)


__all__ = ["paint"]
