"""The territories and generals as a seat may know them; all of that is public."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from pragmatica.ancien_regime.battle import sides
from pragmatica.ancien_regime.forms.decisions import POWER, WORTH, Power, Worth
from pragmatica.ancien_regime.forms.observation import (
    GeneralView,
    LandView,
    SeatOfElector,
)
from pragmatica.ancien_regime.kept.board import (
    BIT,
    GENERAL_BIT,
    GENERALS,
    NOBODY,
    OFF_BOARD,
    Board,
)
from pragmatica.ancien_regime.kept.state import ORDINARY, State
from pragmatica.ancien_regime.wheel.influence import EXTENDING, PAYING, worth
from pragmatica.ancien_regime.wheel.taxation import pays

VIEWS: Final = 1 << 14  # of small things that are kept: nobody can change them, and most are as they were


def lands(s: State) -> list[LandView]:
    """All territories with pieces."""
    board = s.board
    standing: dict[int, list[int]] = {}
    for general, land in enumerate(s.place):
        if land != OFF_BOARD:
            standing.setdefault(land, []).append(general)
    views: list[LandView] = []
    for land, owner in enumerate(s.garrison):
        if owner == NOBODY and land not in standing and not s.fortress[land]:
            continue
        generals = standing.get(land, [])
        strength = sum(1 + s.units[general] for general in generals)
        if owner != NOBODY:
            strength += sides.FORTIFIED if s.fortress[land] else 1
        there = s.present[land] | BIT[owner]
        exposed = [power for power in range(NOBODY) if there & BIT[power]]
        exposed = [power for power in exposed if s.relations.exposed(power, board.home[land])]
        views.append(
            _land_view(
                board,
                land,
                s.control[land],
                owner,
                s.fortress[land] == 1,
                tuple(generals),
                strength,
                _brings(s, land),
                tuple(exposed),
            )
        )
    return views


@lru_cache(VIEWS)
def _land_view(
    board: Board,
    land: int,
    control: int,
    owner: int,
    fortress: bool,
    generals: tuple[int, ...],
    strength: int,
    brings: Literal["money", "influence"] | None,
    exposed: tuple[int, ...],
) -> LandView:
    return LandView(
        id=board.ids[land],
        control=None if control == NOBODY else POWER[control],
        garrison=None if owner == NOBODY else POWER[owner],
        fortress=fortress,
        generals=[board.general_ids[general] for general in generals],
        strength=strength,
        brings=brings,
        exposed=[POWER[power] for power in exposed],
    )


@lru_cache(VIEWS)
def control(board: Board, control: tuple[int, ...]) -> dict[str, Power]:
    """Who controls what."""
    return {board.ids[land]: POWER[power] for land, power in enumerate(control) if power != NOBODY}


@lru_cache(maxsize=64)
def worths(board: Board, power: int) -> dict[str, Worth]:
    """What control of each territory would bring a major power, where it would anything [A-5.2, A-9.50]."""
    found = ((name, worth(board, power, False, land)) for land, name in enumerate(board.ids))
    return {name: WORTH[what] for name, what in found if what in (PAYING, EXTENDING)}


def _brings(s: State, land: int) -> Literal["money", "influence"] | None:
    """What the territory's value is to the power that controls it [A-5.2, A-9.51]."""
    power = s.control[land]
    if power == NOBODY or not s.board.value[land]:
        return None
    if pays(s.board, power, land):
        return "money"
    return None if s.rules.is_minor[power] else "influence"


def generals_seen(s: State, moved: int) -> list[GeneralView]:
    """All generals; `moved` are those who have moved in this phase."""
    return [
        _general_view(
            s.board,
            general,
            s.place[general],
            s.units[general],
            general == s.frederick,
            general == s.board.stuart and s.stuart != ORDINARY,
            moved & GENERAL_BIT[general] != 0,
        )
        for general in range(GENERALS)
    ]


@lru_cache(VIEWS)
def _general_view(
    board: Board, general: int, place: int, units: int, frederick: bool, stuart: bool, moved: bool
) -> GeneralView:
    return GeneralView(
        id=board.general_ids[general],
        power=POWER[board.general_power[general]],
        land=None if place == OFF_BOARD else board.ids[place],
        units=units,
        frederick=frederick,
        stuart=stuart,
        moved=moved,
    )


def _voter(s: State, land: int) -> Power | None:
    power = s.control[land]
    return None if power == NOBODY or s.controller[power] == NOBODY else POWER[power]


def electors(s: State) -> list[SeatOfElector]:
    """Who votes where."""
    return [_seat_view(s.board.ids[land], _voter(s, land)) for land in s.board.electors]


@lru_cache(VIEWS)
def _seat_view(land: str, voter: Power | None) -> SeatOfElector:
    return SeatOfElector(land=land, voter=voter)
