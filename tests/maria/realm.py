"""Positions of the advanced game for tests, as `build` makes those of the introductory game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.maria import sequence
from pragmatica.maria.kept.board import ADVANCED, NO_CITY, OFF_MAP_BOX, POWERS, Board
from pragmatica.maria.kept.options import Rules
from pragmatica.maria.kept.realm import BOXES
from pragmatica.maria.kept.state import State
from tests.maria import build
from tests.maria.boards import NOTHING, graph, setup

__all__ = ["board", "build", "graph"]


def board() -> Board:
    """The board that ships, with both maps."""
    return build.board(ADVANCED)


def rules(players: int = 3, edition: str = "2.1", **options: str | bool) -> Rules:
    """Rules of the advanced game."""
    return Rules(setup(players, edition, "advanced", **options))


def start(seed: int = 0, **options: Any) -> State:
    """A new match; somebody listens to its log."""
    s = sequence.start(board(), rules(**options), seed)
    s.log = []
    return s


def position(
    pieces: Mapping[str, str] = NOTHING,
    *,
    on: Board | None = None,
    pools: Mapping[str, int] = NOTHING,
    battle_boxes: Mapping[str, int] = NOTHING,
    boxes: Mapping[str, str] = NOTHING,
    aside: Mapping[str, int] = NOTHING,
    electors: Mapping[str, str] = NOTHING,
    saxony: int = 0,
    options: Mapping[str, Any] = NOTHING,
    **others: Any,
) -> State:
    """As `build.position`. Pools are 5 each unless named; markers that are named come from nowhere.

    Further: markers in battle boxes, owners of the single boxes, what is set aside, sides of the Rhine electors
    ("france" or "joint"), and Saxony's status.
    """
    s = build.position(pieces, on=on or board(), options={"scenario": "advanced", **options}, **others)
    realm = s.realm
    for power, name in enumerate(POWERS):
        if s.relations.major_of[power] == power:
            realm.pool[power] = pools.get(name, 5)
        realm.battle_box[power] = battle_boxes.get(name, 0)
        realm.set_aside[power] = aside.get(name, 0)
    for name, owner in boxes.items():
        realm.box_owner[BOXES.index(name)] = POWERS.index(owner)
    for name, side in electors.items():
        control = s.control[:]
        control[build.city(s, name)] = (*POWERS, "nobody", "joint").index(side)
        s.control = control
    realm.track = s.board.politics.star[:]
    realm.saxony = saxony
    s.realign()
    train = s.board.trains_of[POWERS.index("prussia")][1]
    if s.place[train] == NO_CITY:
        s.place[train] = OFF_MAP_BOX
    return s


def pool(s: State, power: str) -> int:
    """Markers in a power's pool."""
    return s.realm.pool[POWERS.index(power)]


def in_battle_boxes(s: State, power: str) -> int:
    """Markers in a power's battle boxes."""
    return s.realm.battle_box[POWERS.index(power)]


def owner(s: State, box: str) -> str | None:
    """Whose marker lies in a box."""
    power = s.realm.box_owner[BOXES.index(box)]
    return POWERS[power] if power < len(POWERS) else None


def marker(s: State, city: str) -> str | None:
    """Whose marker lies on a fortress."""
    power = s.marker[build.city(s, city)]
    return POWERS[power] if power < len(POWERS) else None


def control(s: State, city: str) -> str:
    """Who controls a fortress."""
    return (*POWERS, "nobody", "joint")[s.control[build.city(s, city)]]


def events(s: State, kind: int) -> list[tuple[int, ...]]:
    """The logged events of a kind, without the kind."""
    return [event[1:] for event in s.log or [] if event[0] == kind]
