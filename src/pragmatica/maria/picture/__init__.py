"""Maria as a picture: the map of cities and roads, and the pieces as somebody sees them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.match import Match
from pragmatica.kit.cells import cells
from pragmatica.kit.drawing import INK, IVORY, PAPER, Drawing, Point, path_of, span_of
from pragmatica.kit.labels import WIDE, Labels
from pragmatica.kit.picture import Picture, framed
from pragmatica.maria.forms.observation import FortressView, Observation, PieceView

COLOURS: Final = {
    "france": "#9b2335",
    "bavaria": "#a35a0a",
    "prussia": "#20457c",
    "saxony": "#2c6a3f",
    "pragmatic": "#5b4a6e",
    "austria": "#f6edd6",
}
LETTERS: Final = {"france": "F", "bavaria": "B", "prussia": "P", "saxony": "S", "pragmatic": "PA", "austria": "A"}
COUNTRIES: Final = {
    "france": "#e3b1a4",
    "bavaria": "#efc78e",
    "prussia": "#a9bcd3",
    "saxony": "#b3cda0",
    "pragmatic": "#c9b9d4",
    "austria": "#f1e3b4",
    "silesia": "#d3aebb",
    "empire": "#fbf6ea",
    "poland": "#c3cdbb",
}
MAPS: Final = {"introductory": ("bohemia",), "advanced": ("flanders", "bohemia")}
SUITS: Final = {
    "hearts": (
        "#a41e2d",
        "M12 22C6 16 1.5 12 1.5 7.2 1.5 4 4 2 6.8 2 9 2 11 3.3 12 5.5 13 3.3 15 2 17.2 2 20 2 22.5 4 22.5 7.2"
        "C22.5 12 18 16 12 22Z",
    ),
    "diamonds": (
        "#9c4a06",
        "M12 1.5C14.3 5.5 17 9 20 12 17 15 14.3 18.5 12 22.5 9.7 18.5 7 15 4 12 7 9 9.7 5.5 12 1.5Z",
    ),
    "spades": (
        "#1d2433",
        "M12 1.5C16 6.5 22 9.8 22 14.3 22 17 20 18.8 17.6 18.8 15.6 18.8 14 17.8 13.1 16.4 13.2 19 14 21 15.8 22.5"
        "H8.2C10 21 10.8 19 10.9 16.4 10 17.8 8.4 18.8 6.4 18.8 4 18.8 2 17 2 14.3 2 9.8 8 6.5 12 1.5Z",
    ),
    "clubs": (
        "#1f5f33",
        "M12 1.5C14.8 1.5 16.9 3.6 16.9 6.3 16.9 7.8 16.2 9.1 15.2 10 18.7 8.7 22 11 22 14.3 22 17 19.9 19 17.3 19"
        " 15.6 19 14 18.1 13.1 16.7 13.2 19.2 14.1 21.2 15.8 22.5H8.2C9.9 21.2 10.8 19.2 10.9 16.7 10 18.1 8.4 19 6.7"
        " 19 4.1 19 2 17 2 14.3 2 11 5.3 8.7 8.8 10 7.8 9.1 7.1 7.8 7.1 6.3 7.1 3.6 9.2 1.5 12 1.5Z",
    ),
}
SIDES: Final = {
    "n": (0, -1),
    "ne": (1, -1),
    "e": (1, 0),
    "se": (1, 1),
    "s": (0, 1),
    "sw": (-1, 1),
    "w": (-1, 0),
    "nw": (-1, -1),
}
UNIT: Final = 17.0
CITY: Final = 8.0
PIECE: Final = 30.0
REACH: Final = 900.0  # of a city's land


def paint(match: Match, seen: Observation, language: str) -> Picture:
    """The picture of what an observation knows."""
    board = match.game.board(match.setup.board)[1]
    maps = MAPS[match.setup.scenario]
    sheet = Sheet(board, maps)
    sheet.countries()
    sheet.land()
    sheet.pieces(seen)
    sheet.names()
    sheet.battle(seen)
    powers = [one for one in COLOURS if one in seen.powers]
    return framed(sheet.drawing, match, seen, language, [(COLOURS[one], f"power:{one}") for one in powers])


class Sheet:
    """The map on paper, layer by layer."""

    def __init__(self, board: Mapping[str, Any], maps: tuple[str, ...]) -> None:
        self.board: Final = board
        self.cities: Final = {one["id"]: one for one in board["cities"] if one["map"] in maps}
        self.sectors: Final = [one for one in board["sectors"] if one["map"] in maps]
        corners = [
            (one["x"] + dx * one["w"], one["y"] + dy * one["h"])
            for one in board["maps"]
            if one["id"] in maps
            for dx, dy in ((0, 0), (1, 1))
        ]
        span = span_of(corners, 12)
        self.drawing: Final = Drawing(span, UNIT)
        self._labels: Final = Labels(span)

    def at(self, city: str) -> Point | None:
        """Where a city lies; None on a map that is not played on."""
        found = self.cities.get(city)
        return None if found is None else (float(found["x"]), float(found["y"]))

    def countries(self) -> None:
        """Whose land it is: about each city what lies nearest to it, and the borders between countries."""
        places = {ident: (float(one["x"]), float(one["y"])) for ident, one in self.cities.items()}
        country = {ident: one["country"] for ident, one in self.cities.items()}
        found = cells(places, REACH)
        for name, wash in COUNTRIES.items():
            land = "".join(path_of(at for at, _ in cell) for ident, cell in found.items() if country[ident] == name)
            if land:
                self.drawing.add("path", d=land, fill=wash, stroke=wash, stroke_width=1, opacity=0.6)
        for ident, cell in found.items():
            for (at, beyond), (to, _) in zip(cell, [*cell[1:], *cell[:1]], strict=True):
                if beyond and ident < beyond and country[ident] != country[beyond]:
                    self.drawing.path([at, to], False, stroke="#8a6a4a", stroke_width=1.6, stroke_dasharray="7 3 1.5 3")

    def land(self) -> None:
        """Sectors with their suits, roads and cities."""
        draw = self.drawing
        for one in self.sectors:
            draw.add(
                "rect",
                x=one["x"],
                y=one["y"],
                width=one["w"],
                height=one["h"],
                fill="none",
                stroke="#cbb98f",
                stroke_width=1.5,
            )
            colour, outline = SUITS[one["suit"]]
            place = f"translate({one['suit_x']} {one['suit_y']}) scale(1.1)"
            draw.add("path", d=outline, transform=place, fill=colour, opacity=0.45)
        for road in self.board["roads"]:
            ends = [place for place in (self.at(road["a"]), self.at(road["b"])) if place is not None]
            if len(ends) == 2:
                main = road["kind"] == "main"
                draw.path(
                    ends,
                    False,
                    stroke="#a58a5a",
                    stroke_width=4.5 if main else 2,
                    fill="none",
                    stroke_linecap="round",
                )
        for city in self.cities.values():
            self._city(city)

    def _city(self, city: Mapping[str, Any]) -> None:
        draw, place = self.drawing, (float(city["x"]), float(city["y"]))
        colour = COUNTRIES.get(city["country"], IVORY)
        if city["fortress"] == "none":
            draw.circle(place, CITY, fill=colour, stroke=INK, stroke_width=1.5)
        else:
            size = CITY * (3.4 if city["fortress"] == "major" else 2.4)
            draw.rect(place, size, size, fill=colour, stroke=INK, stroke_width=2)
        self._labels.take(place, CITY * 2.4, CITY * 2.4)

    def names(self) -> None:
        """The names of the cities, each where it hides least of the pieces and of other names."""
        for city in self.cities.values():
            middles = [_beside(city, SIDES[side]) for side in sorted(SIDES, key=lambda one: one != city["label"])]
            x, y = self._labels.place(city["name"], UNIT, middles)
            self.drawing.text((x, y + UNIT * 0.32), city["name"], UNIT, halo=PAPER)

    def battle(self, seen: Observation) -> None:
        """The battle that is being fought, between the two sides."""
        if seen.battle is None:
            return
        ends = [self.at(side.city) for side in (seen.battle.attacker, seen.battle.defender)]
        if ends[0] is not None and ends[1] is not None:
            self.drawing.battle(((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), 20)

    def pieces(self, seen: Observation) -> None:
        """Who holds which fortress, hussars, and generals and trains where they stand."""
        for fortress in seen.fortresses:
            self._marker(fortress)
        standing: defaultdict[str, list[PieceView]] = defaultdict(list)
        for piece in seen.pieces:
            if piece.city is not None:
                standing[piece.city].append(piece)
        for city, there in standing.items():
            place = self.at(city)
            for number, piece in enumerate(sorted(there, key=lambda one: (one.commander, -(one.rank or 9)))):
                if place is not None:
                    self._piece((place[0] + 7 * number, place[1] - 9 * number - PIECE / 3), piece)
        for hussar in seen.hussars:
            place = None if hussar.city is None else self.at(hussar.city)
            if place is not None:
                self._hussar(place[0] + 15, place[1] + 13)

    def _hussar(self, x: float, y: float) -> None:
        self._labels.take((x, y), 20, 22)
        outline = [(x, y - 11), (x + 9, y), (x, y + 11), (x - 9, y)]
        self.drawing.path(outline, fill=IVORY, stroke=INK, stroke_width=2)
        self.drawing.text((x, y + 4.5), "H", 13, font_weight=700)

    def _marker(self, fortress: FortressView) -> None:
        place = self.at(fortress.city)
        if place is None or fortress.marker is None:
            return
        at = (place[0], place[1] + CITY * 0.2)
        self.drawing.circle(at, CITY * 1.15, fill=COLOURS[fortress.marker], stroke=INK, stroke_width=1.5)
        self.drawing.text((at[0], at[1] + 4), LETTERS[fortress.marker], 11, fill=_ink(fortress.marker), font_weight=700)

    def _piece(self, at: Point, piece: PieceView) -> None:
        draw, colour, ink = self.drawing, COLOURS[piece.power], _ink(piece.power)
        self._labels.take(at, PIECE * 1.3, PIECE * 1.1)
        if piece.kind == "train":
            draw.rect(at, PIECE * 1.1, PIECE * 0.62, rx=3, fill=colour, stroke=INK, stroke_width=2)
            for side in (-1, 1):
                draw.circle(
                    (at[0] + side * PIECE * 0.3, at[1] + PIECE * 0.36), 4.5, fill=IVORY, stroke=INK, stroke_width=2
                )
            draw.text((at[0], at[1] + 5), LETTERS[piece.power], 15, fill=ink, font_weight=700)
            return
        draw.circle(at, PIECE / 2, fill=colour, stroke=INK, stroke_width=2)
        draw.circle(at, PIECE / 2 - 3, fill="none", stroke=ink, stroke_width=0.8)
        draw.text((at[0], at[1] + 5.5), f"{LETTERS[piece.power]}{piece.rank or ''}", 15, fill=ink, font_weight=700)
        if piece.troops is not None:
            corner = (at[0] + PIECE * 0.45, at[1] - PIECE * 0.42)
            draw.circle(corner, 9, fill=IVORY, stroke=INK, stroke_width=1.2)
            draw.text((corner[0], corner[1] + 4.5), str(piece.troops), 13, font_weight=700)


def _beside(city: Mapping[str, Any], side: tuple[int, int]) -> Point:
    """The middle of the city's name on that side."""
    reach = CITY * (2.1 if city["fortress"] == "major" else 1.6)
    along = reach * 1.1 + len(city["name"]) * UNIT * WIDE / 2
    return city["x"] + side[0] * along, city["y"] + side[1] * reach * 1.5


def _ink(power: str) -> str:
    return INK if power == "austria" else IVORY


__all__ = ["paint"]
