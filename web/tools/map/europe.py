"""Write the great rivers of Europe for the map of Ancien Régime: `europe.py FOLDER-OF-NATURAL-EARTH OUT`.

docs/map.md says which package to fetch. Lines stay in degrees; the page puts them on its own paper.
"""

from __future__ import annotations

import json
import math
import sys
from itertools import pairwise
from pathlib import Path

import shapefile

Place = tuple[float, float]

WEST, SOUTH, EAST, NORTH = -11.0, 34.5, 44.0, 63.3
# By the beginning of the names in Natural Earth (which is not rightly encoded there): how wide they are drawn.
GREAT = ("Danube", "Donau", "Dnepre", "Dnipro", "Volga")
USUAL = (
    "Rhein", "Rhin ", "Rhine", "Waal", "Oder", "Seine", "Loire", "Elbe", "Vistula", "Ebro", "Tajo", "Tejo", "Daugava",
    "Dniester", "Don", "Drau", "Duero", "Po", "Rh\ufffdne", "Tisa", "Sava", "Thames", "Neva",
)  # fmt: skip
LESSER = (
    "Vitava", "Main", "Mosel", "Meuse", "Maas", "Weser", "Inn", "Warta", "Bug", "Neman", "Prut", "Pripyat", "Desna",
    "Morava", "Guadiana", "Guadalquivir", "Garonne", "Tevere", "Adige", "Mures", "Olt", "Evros", "Severn", "Narva",
)  # fmt: skip
LEAST = 0.06  # degrees: bends flatter than this are straightened


def width_of(name: str) -> int | None:
    """How wide a river is drawn: 0 to 2, or not at all."""
    for width, names in ((2, GREAT), (1, USUAL), (0, LESSER)):
        if any(
            name == one or (name.startswith(one) and one not in {"Po", "Don", "Inn", "Main", "Bug"}) for one in names
        ):
            return width
    return None


def thinned(line: list[Place]) -> list[Place]:
    """The line without the points that are hardly off the chord (Ramer, Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (ax, ay), (bx, by) = line[0], line[-1]
    long = math.hypot(bx - ax, by - ay) or 1e-9
    off = [abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long for x, y in line[1:-1]]
    if long < 1e-6:
        off = [math.hypot(x - ax, y - ay) for x, y in line[1:-1]]
    at = max(range(len(off)), key=off.__getitem__) + 1
    if off[at - 1] < LEAST:
        return [line[0], line[-1]]
    return thinned(line[: at + 1])[:-1] + thinned(line[at:])


def within(line: list[Place]) -> list[list[Place]]:
    """The runs of a line that lie on the map."""
    runs: list[list[Place]] = [[]]
    for lon, lat in line:
        if WEST < lon < EAST and SOUTH < lat < NORTH:
            runs[-1].append((lon, lat))
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 1]


def main(source: Path, out: Path) -> None:
    """Read, select, thin and write."""
    widths: list[list[list[float]]] = [[], [], []]
    with shapefile.Reader(
        str(source / "ne_10m_rivers_lake_centerlines.shp"), encoding="utf8", encodingErrors="replace"
    ) as rivers:
        for found in rivers.iterShapeRecords():
            width = width_of(str(found.record["name"]))
            if width is None:
                continue
            ends = [*found.shape.parts, len(found.shape.points)]
            for start, end in pairwise(ends):
                for run in within(found.shape.points[start:end]):
                    widths[width].append([round(n, 2) for place in thinned(run) for n in place])
    out.write_text(json.dumps(widths, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
