"""Political tracks, display and off-map boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.maria.check.setup import MAJOR_POWERS, TROOPS

TRACKS: Final = ("saxony", "russia", "italy")
ICONS: Final = ("tc_penalty", "tc_bonus", "expedition", "vp")
SAXON_ORDER: Final = ("prussian_ally", "neutral", "austrian_ally")


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the tracks, the display and the boxes."""
    boxes = {box["id"]: box["owner"] for box in data["offmap_boxes"]}
    tracks = {track["id"]: track for track in data["political_tracks"]}
    if set(tracks) != set(TRACKS):
        return [f"political_tracks.id: wanted {', '.join(TRACKS)}"]
    faults = [fault for track in tracks.values() for fault in _track(track, boxes)]
    status = [field.get("status") for field in tracks["saxony"]["fields"]]
    if set(status) != set(SAXON_ORDER) or status != sorted(status, key=SAXON_ORDER.index):
        faults.append(
            "political_tracks.saxony.fields.status: must run from Prussian ally over neutral to Austrian ally"
        )
    order = data["political_display"]["square_order"]
    if sorted(order) != sorted(MAJOR_POWERS) or order[:2] != ["prussia", "france"]:
        faults.append("political_display.square_order: Prussia, France, then the other two")
    cities = {city["id"] for city in data["cities"]}
    for box in data["offmap_boxes"]:
        if box["entry_city"] is not None and box["entry_city"] not in cities:
            faults.append(f"offmap_boxes.{box['id']}.entry_city: {box['entry_city']!r} is no city")
    return faults


def _track(track: Mapping[str, Any], boxes: Mapping[str, str]) -> list[str]:
    where = f"political_tracks.{track['id']}"
    faults: list[str] = []
    fields = [field["id"] for field in track["fields"]]
    stars = [field["id"] for field in track["fields"] if field.get("mark") == "*"]
    if len(set(fields)) != len(fields) or stars != [track["start"]]:
        faults.append(f"{where}.fields: exactly one field '*', the start, and no id twice")
    for field in track["fields"]:
        for icon in field["icons"]:
            known = icon["type"] in ICONS and icon["power"] in TROOPS
            if not known or (icon["type"] == "expedition" and boxes.get(icon["box"]) != icon["power"]):
                faults.append(f"{where}.{field['id']}.icons: {icon}")
    return faults
