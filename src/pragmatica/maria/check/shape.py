"""The form of a board file: which fields there are and of what type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.kit import form
from pragmatica.kit.form import NUMBER, Shape

FORMAT: Final = "maria-board"
VERSION: Final = 1

TOP: Final[Shape] = {
    "format": str,
    "version": int,
    "canvas": dict,
    "projection": dict,
    "maps": list,
    "cities": list,
    "roads": list,
    "routes": list,
    "sectors": list,
    "victory_area": dict,
    "setup": dict,
    "victory_boxes": list,
    "offmap_boxes": list,
    "tactical_deck": dict,
    "political_display": dict,
    "political_tracks": list,
    "political_cards": list,
    "text": dict,
    "provenance": dict,
    "crossing_allow_list": list,
}
CITY: Final[Shape] = {
    "id": str,
    "name": str,
    "modern": str,
    "lon": NUMBER,
    "lat": NUMBER,
    "x": NUMBER,
    "y": NUMBER,
    "map": str,
    "country": str,
    "region": str,
    "fortress": str,
    "elector": bool,
    "sector": str,
    "grid": str,
    "label": str,
    "basis": str,
}
ROAD: Final[Shape] = {"a": str, "b": str, "kind": str, "cross_map": bool, "km": NUMBER}
SECTOR: Final[Shape] = {
    "id": str,
    "row": int,
    "col": int,
    "map": str,
    "suit": str,
    "x": int,
    "y": int,
    "w": int,
    "h": int,
    "suit_x": int,
    "suit_y": int,
}
POWER: Final[Shape] = {
    "player": str,
    "rank": str,
    "troops": int,
    "hand": int,
    "tc_income": int,
    "victory_markers": int,
    "generals": list,
    "trains": list,
}
COUNTRIES: Final = (
    "france",
    "bavaria",
    "prussia",
    "saxony",
    "pragmatic",
    "austria",
    "silesia",
    "empire",
    "poland",
)
ONE_OF: Final[dict[str, tuple[str, ...]]] = {
    "map": ("flanders", "bohemia"),
    "country": COUNTRIES,
    "fortress": ("none", "minor", "major"),
    "label": ("n", "s", "e", "w", "ne", "nw", "se", "sw"),
    "basis": ("rulebook", "public", "reconstructed"),
    "suit": ("clubs", "diamonds", "hearts", "spades"),
    "kind": ("road", "main"),
}
LANGUAGES: Final = ("en", "pl", "hu", "ja", "de")


def check(data: object) -> list[str]:
    """Faults of form; the other checks may rely on what is checked here."""
    if not isinstance(data, Mapping):
        return ["the file must hold one JSON object"]
    faults = form.fields("", data, TOP)
    if faults:
        return faults
    if data["format"] != FORMAT or data["version"] != VERSION:
        return [f"format, version: must be {FORMAT!r}, {VERSION}"]
    for name, shape in (("cities", CITY), ("roads", ROAD), ("sectors", SECTOR)):
        for number, entry in enumerate(data[name]):
            faults += _entry(f"{name}[{number}]", entry, shape)
    powers = data["setup"].get("powers")
    if not isinstance(powers, Mapping) or set(powers) != set(COUNTRIES[:6]):
        faults.append(f"setup.powers: must name {', '.join(COUNTRIES[:6])}")
    else:
        for power, entry in powers.items():
            faults += _entry(f"setup.powers.{power}", entry, POWER)
    if sorted(_part(one).get("id", "") for one in data["maps"]) != sorted(ONE_OF["map"]):
        faults.append(f"maps.id: wanted {', '.join(ONE_OF['map'])}")
    for number, box in enumerate(data["offmap_boxes"]):
        faults += _entry(f"offmap_boxes[{number}]", box, {"id": str})
    return faults or [*_unique(data), *_texts(data["text"], data)]


def _entry(where: str, value: object, shape: Shape) -> list[str]:
    faults = form.entry(where, value, shape)
    for field, known in ONE_OF.items():
        one = _part(value).get(field)
        if field in shape and isinstance(one, str) and one not in known:
            faults.append(f"{where}.{field}: {one!r}; possible: {', '.join(known)}")
    return faults


def _unique(data: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    for number, city in enumerate(data["cities"]):
        faults += form.not_words(f"cities[{number}].id", city["id"])
    faults += form.repeated(data, ("cities", "id"), ("cities", "name"), ("sectors", "id"))
    known = {city["id"] for city in data["cities"]}
    for number, road in enumerate(data["roads"]):
        faults += [f"roads[{number}].{end}: {road[end]!r} is no city" for end in "ab" if road[end] not in known]
    return faults


def _texts(text: Mapping[str, Any], data: Mapping[str, Any]) -> list[str]:
    """Every name in every language."""
    groups = {
        "powers": COUNTRIES[:6],
        "countries": COUNTRIES,
        "suits": ONE_OF["suit"],
        "maps": ONE_OF["map"],
        "tracks": ("saxony", "russia", "italy"),
        "offmap_boxes": tuple(box["id"] for box in data["offmap_boxes"]),
        "regions": ("netherlands", "hannover", "austrian_netherlands"),
    }
    return [
        f"text.{group}.{name}.{language}: missing"
        for group, names in groups.items()
        for name in names
        for language in LANGUAGES
        if not _part(_part(text.get(group)).get(name)).get(language)
    ]


def _part(value: object) -> Mapping[str, Any]:
    """The value, if it is an object; else an empty one."""
    return value if isinstance(value, Mapping) else {}
