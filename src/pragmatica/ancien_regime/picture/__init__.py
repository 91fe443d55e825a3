"""Coalitions as a picture: Europe by who controls it, and the pieces as somebody sees them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.ancien_regime.forms.observation import Observation
from pragmatica.ancien_regime.picture.projection import Projection
from pragmatica.core.match import Match
from pragmatica.kit.drawing import INK, IVORY, SOFT, Drawing, Point, span_of
from pragmatica.kit.picture import Picture, framed

COLOURS: Final = {
    "britain": "#a22228",
    "prussia": "#2b3138",
    "austria": "#f7f1e1",
    "france": "#2465a7",
    "russia": "#3c6f65",
    "spain": "#e4bc58",
    "ottoman": "#b84a0a",
}
WASHES: Final = {
    "britain": "#e5b1bc",
    "prussia": "#a09f9d",
    "austria": "#fef4d9",
    "france": "#9cb0d9",
    "russia": "#9dbb96",
    "spain": "#f2de93",
    "ottoman": "#e4af79",
}
NOBODY, SEA, BARE, MOUNTAINS = "#ddd5c2", "#d5e2ea", "#e9e2d2", "#a08a70"
DARK_INK: Final = frozenset({"austria", "spain"})
COAST: Final = ((22, "#c9d9e2"), (15, "#bdd0db"), (8, "#afc6d3"))  # lines of water along the coasts
UNIT: Final = 17.0
PIECE: Final = 14.0


def paint(match: Match, seen: Observation, language: str) -> Picture:
    """The picture of what an observation knows."""
    sheet = Sheet(match.game.board(match.setup.board)[1])
    sheet.land(seen)
    sheet.pieces(seen)
    sheet.battles(seen)
    powers = [(COLOURS[one], f"power:{one}") for one in COLOURS if one in seen.powers]
    return framed(sheet.drawing, match, seen, language, powers)


class Sheet:
    """The map on paper, layer by layer."""

    def __init__(self, board: Mapping[str, Any]) -> None:
        self.board: Final = board
        self.projected: Final = Projection(board["map"]["projection"])
        self.lands: Final = {one["id"]: self.projected.outline(one["polygon"]) for one in board["territories"]}
        points = [point for one in self.lands.values() for point in one]
        self.drawing: Final = Drawing(span_of(points, 24), UNIT, SEA)

    def at(self, land: Mapping[str, Any]) -> Point:
        """Where a territory's name stands."""
        return self.projected.point(*land["label"])

    def land(self, seen: Observation) -> None:
        """Ground by who controls it, sea routes, names, values and capitals."""
        draw = self.drawing
        coasts = [self.projected.outline(one["polygon"]) for one in self.board["scenery"]] + [*self.lands.values()]
        for width, water in COAST:
            for line in coasts:
                draw.path(line, fill="none", stroke=water, stroke_width=width, stroke_linejoin="round")
        for one in self.board["scenery"]:
            draw.path(self.projected.outline(one["polygon"]), fill=BARE, stroke=SOFT, stroke_width=0.8)
        for one in self.board["sea_routes"]:
            line = [self.projected.point(*place) for place in one["path"]]
            draw.path(line, False, fill="none", stroke="#7d9bb0", stroke_width=2.5, stroke_dasharray="7 6")
        for one in self.board["territories"]:
            control = seen.control.get(one["id"])
            ground = MOUNTAINS if one["kind"] == "impassable" else WASHES.get(control or "", NOBODY)
            draw.path(self.lands[one["id"]], fill=ground, stroke="#5d5040", stroke_width=1.6, stroke_linejoin="round")
        for one in self.board["territories"]:
            if one.get("owner") is not None and seen.control.get(one["id"]) not in (None, one["owner"]):
                self._owner(one)  # in other hands than its owner's
        for one in self.board["territories"]:
            if one["kind"] != "impassable":
                self._name(one)

    def _owner(self, land: Mapping[str, Any]) -> None:
        look = {"fill": "none", "stroke": COLOURS[land["owner"]], "stroke_width": 4, "stroke_dasharray": "3 6"}
        self.drawing.path(self.lands[land["id"]], **look)

    def _name(self, land: Mapping[str, Any]) -> None:
        draw, at = self.drawing, self.at(land)
        weight, size = (700, UNIT) if land["capital"] else (500, UNIT * 0.88)
        draw.text((at[0], at[1] + 5), land["name"], size, halo="#fbf6ea", font_weight=weight)
        draw.text(
            (at[0], at[1] + 5 + UNIT * 0.85), str(land["value"]), UNIT * 0.8, halo="#fbf6ea", fill=SOFT, font_weight=700
        )

    def pieces(self, seen: Observation) -> None:
        """Fortresses, garrisons, and generals with their units where they stand."""
        territories = {one["id"]: one for one in self.board["territories"]}
        standing: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        for land in seen.lands:
            if land.garrison is not None:
                standing[land.id].append((land.garrison, "▪"))
            if land.fortress:
                at = self.at(territories[land.id])
                self._fortress((at[0], at[1] - PIECE * 1.9))
        for general in seen.generals:
            if general.land is not None:
                standing[general.land].append((general.power, str(general.units)))
        for land_id, there in standing.items():
            at = self.at(territories[land_id])
            for number, (power, units) in enumerate(there):
                aside = (number - (len(there) - 1) / 2) * PIECE * 1.75
                self._piece((at[0] + aside, at[1] - PIECE * 1.7), power, units)

    def _fortress(self, at: Point) -> None:
        """A fort of four bastions, open for the garrison and the general in it."""
        x, y = at
        w, h, out = PIECE * 1.7, PIECE * 1.15, PIECE * 0.45
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        outline: list[Point] = []
        for number, (dx, dy) in enumerate(corners):
            tip = (x + dx * (w + out * 0.6), y + dy * (h + out * 0.6))
            sides = [(x + dx * (w - out), y + dy * h), (x + dx * w, y + dy * (h - out))]
            outline += [sides[1], tip, sides[0]] if number % 2 == 0 else [sides[0], tip, sides[1]]
        self.drawing.path(outline, fill="#fbf6ea", fill_opacity=0.55, stroke=INK, stroke_width=2)

    def battles(self, seen: Observation) -> None:
        """Where a battle is fought, and where others are to come."""
        fought = [] if seen.battle is None else [seen.battle.land]
        coming = [] if seen.movement is None else [one.land for one in seen.movement.battles]
        for land in dict.fromkeys((*fought, *coming)):
            at = self.at(next(one for one in self.board["territories"] if one["id"] == land))
            self.drawing.battle((at[0], at[1] - PIECE * 4.3), PIECE)

    def _piece(self, at: Point, power: str, units: str) -> None:
        draw = self.drawing
        ink = INK if power in DARK_INK else IVORY
        if units == "▪":
            draw.rect(at, PIECE * 1.35, PIECE * 1.35, fill=COLOURS[power], stroke=INK, stroke_width=1.6)
            draw.text((at[0], at[1] + 4.5), power[0].upper(), 13, fill=ink, font_weight=700)
            return
        draw.circle(at, PIECE, fill=COLOURS[power], stroke=INK, stroke_width=1.8)
        draw.text((at[0], at[1] + 5), f"{power[0].upper()}{units}", 14, fill=ink, font_weight=700)


__all__ = ["paint"]
