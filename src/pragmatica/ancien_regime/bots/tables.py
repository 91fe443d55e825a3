"""The board as the steady player reads it: values, stripes, borders, sea routes and distances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

FAR: Final = 99

_tables: dict[int, tuple[Mapping[str, Any], Tables]] = {}


class Tables:
    """What is fixed by board data. Ids are those of the data; impassable territories are left out."""

    __slots__ = ("_distances", "capital", "colours", "electors", "kind", "lands", "near", "owner", "routes", "value")

    def __init__(self, data: Mapping[str, Any]) -> None:
        shown = [one for one in data["territories"] if one["kind"] != "impassable"]
        self.lands: Final[list[str]] = [one["id"] for one in shown]
        self.kind: Final[dict[str, str]] = {one["id"]: one["kind"] for one in shown}
        self.owner: Final[dict[str, str | None]] = {one["id"]: one.get("owner") for one in shown}
        self.colours: Final[dict[str, list[str]]] = {one["id"]: one.get("stripes") or [] for one in shown}
        self.value: Final[dict[str, int]] = {one["id"]: one["value"] for one in shown}
        self.electors: Final[set[str]] = set(data["electors"])
        self.capital: Final[dict[str, str]] = {one["id"]: one["capital"] for one in data["powers"]}
        near = data["adjacency"]
        self.near: Final[dict[str, list[str]]] = {
            land: [other for other in near.get(land, []) if other in self.kind] for land in self.lands
        }
        self.routes: Final[dict[str, list[tuple[str, str, str]]]] = {land: [] for land in self.lands}
        for route in data["sea_routes"]:
            for here, there in ((route["a"], route["b"]), (route["b"], route["a"])):
                self.routes[here].append((route["id"], there, route["controller"]))
        self._distances: dict[tuple[str, str], dict[str, int]] = {}

    def distances(self, power: str, start: str) -> dict[str, int]:
        """Moves of one border or one of the power's own sea routes to each territory that can be reached."""
        found = self._distances.get((power, start))
        if found is None:
            found = {start: 0}
            line = [start]
            for land in line:
                for other in [*self.near[land], *(end for _, end, owner in self.routes[land] if owner == power)]:
                    if other not in found:
                        found[other] = found[land] + 1
                        line.append(other)
            self._distances[power, start] = found
        return found


def tables_of(data: Mapping[str, Any]) -> Tables:
    """The tables of board data, made once."""
    found = _tables.get(id(data))
    if found is None or found[0] is not data:
        found = _tables[id(data)] = (data, Tables(data))
    return found[1]
