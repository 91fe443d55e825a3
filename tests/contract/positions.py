"""Positions of any game with one field changed, as a careless or a hostile hand would."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

Path = tuple[str | int, ...]

NUMBERS: Final = (-1, 0, 1, 2, 3, 5, 9, 10, 31, 64, 255, 256, 2**31, 2**63, 2**70)
ODD: Final[tuple[Any, ...]] = (None, True, False, "", "nonsense", [], {}, 1.5, [[]], "\x00", "9" * 300)
HEAD: Final = ("format", "version", "game", "scenario", "players", "board", "options")


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """Where anything stands in it, from the outside inwards."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    """What stands there."""
    for key in path:
        data = data[key]
    return data


def changed(position: dict[str, Any], rng: Random) -> tuple[Path, dict[str, Any]]:
    """A copy with one field taken out, doubled, or put to something else, mostly what could stand there; and which."""
    data: dict[str, Any] = json.loads(json.dumps(position))
    everywhere = [path for path in places(data) if path[0] not in HEAD]
    part = rng.choice(sorted({path[0] for path in everywhere}, key=str)) if rng.random() < 0.6 else "asked"
    path = rng.choice([one for one in everywhere if one[0] == part] or everywhere)
    parent = at(data, path[:-1])
    value, chance = parent[path[-1]], rng.random()
    if chance < 0.1:
        del parent[path[-1]]
    elif chance < 0.2 and isinstance(parent, list):
        parent.insert(rng.randrange(len(parent) + 1), copy.deepcopy(value))
    elif chance < 0.3:
        parent[path[-1]] = rng.choice(ODD)
    elif type(value) is int:
        parent[path[-1]] = rng.choice([*NUMBERS, value - 1, value + 1, value + 2])
    else:
        like = [at(data, one) for one in everywhere if one != path and type(at(data, one)) is type(value)]
        near = [at(data, one) for one in everywhere if one[-1] == path[-1] and type(at(data, one)) is type(value)]
        parent[path[-1]] = copy.deepcopy(rng.choice(near if near and rng.random() < 0.7 else like or [value]))
    return path, data
