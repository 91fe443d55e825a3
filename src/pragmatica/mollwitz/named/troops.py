"""Units and leaders by name, as an observation shows them.

An observation is made whole at every answer, though little has changed since the last one. So each view is made once
for all that is so of its unit, and handed out again while that is so: views are shut, and may be shared.
"""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.forms.observation import LeaderView, LossView, UnitView
from pragmatica.mollwitz.forms.terms import ARM, FORMATION, MARKER, ORDER, RANK, SIDE, STRUCK, Command, Mark
from pragmatica.mollwitz.kept.codes import BRIGADIER, NO_ORDER, NO_UNIT, NO_ZONE, NOBODY, SHOTS
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State
from pragmatica.mollwitz.morale import trials
from pragmatica.mollwitz.moving import costs, stacks
from pragmatica.mollwitz.reacting import windows

MOST_VIEWS: Final = 20_000  # that are kept of a board; then all are made anew
_TOLD: Final[tuple[Mark, ...]] = (
    "eliminated",
    "weakened",
    "marked",
    "acted",
    "fired",
    "reaction",
    "still",
    "attacked",
)
_COMMAND: Final[tuple[Command, ...]] = ("free", "in", "out", "leaderless")
_FREE, _IN, _OUT, _LEADERLESS = 0, 1, 2, 3

# -- units ------------------------------------------------------------------------------------------------------------


def units(s: State) -> list[UnitView]:
    """All units that take part, in the order of their numbers."""
    known: dict[tuple[int, ...], UnitView] = s.board.unit_views
    if len(known) > MOST_VIEWS:
        known.clear()
    commanded, depth = _commanded(s), _depths(s)
    found: list[UnitView] = []
    for unit, takes_part in enumerate(s.rules.lineup.takes_part):
        if not takes_part:
            continue
        key = (
            unit,
            s.place[unit],
            depth[unit],
            s.facing[unit],
            s.formation[unit],
            s.morale[unit],
            s.order_of(unit),
            _command(s, unit, commanded[unit]),
            s.spent[unit],
            s.lost[unit],
            _shots_left(s, unit),
            _told(s, unit),
            s.struck[unit],
            s.rally[unit],
        )
        view = known.get(key)
        if view is None:
            view = known[key] = _unit(s, unit, key)
        found.append(view)
    return found


def _depths(s: State) -> list[int]:
    """How many lie above each unit in its stack."""
    depth = [0] * s.army.units
    for unit, place in enumerate(s.place):
        if place != s.ground.off and s.head[place] == unit:
            under, number = s.below[unit], 1
            while under != NO_UNIT:
                depth[under] = number
                under, number = s.below[under], number + 1
    return depth


def _commanded(s: State) -> list[bool]:
    """Of each unit, whether somebody has it in command [W-3.19]."""
    army = s.army
    found = [False] * army.units
    barred = [ranges.hussars_bar(s, side) for side in range(NOBODY)]
    for brigade, wing in enumerate(army.brigade_wing):
        if army.ordered[wing] and any(s.on_field(unit) for unit in army.brigade_units[brigade]):
            for unit in ranges.commanded(s, brigade, barred[army.wing_side[wing]]):
                found[unit] = True
    return found


def _command(s: State, unit: int, commanded: bool) -> int:
    if not s.on_field(unit) or s.routed(unit) or not s.army.ordered[s.army.wing[unit]]:
        return _FREE
    if commanded:
        return _IN
    return _OUT if ranges.has_commander(s, unit) else _LEADERLESS


def _shots_left(s: State, unit: int) -> int:
    """How many fire zones may still fire."""
    if not s.on_field(unit):
        return 0
    row, seen, found = s.formation[unit] * 6, 0, 0
    for zone in s.rules.facing.fire_zone[row : row + 6]:
        if zone != NO_ZONE and seen & SHOTS[zone] == 0:
            seen |= SHOTS[zone]
            found += int(shooting.has_shot(s, unit, zone))
    return found


def _told(s: State, unit: int) -> int:
    """What is so of the unit, by the bits of `_TOLD`."""
    return (
        s.eliminated[unit]
        + 2 * s.weak[unit]
        + 4 * s.uncommanded[unit]
        + 8 * s.acted[unit]
        + 16 * int(shooting.has_fired(s, unit))
        + 32 * s.reaction[unit]
        + 64 * int(not windows.may_react(s, unit))
        + 128 * s.attacked[unit]
    )


def _unit(s: State, unit: int, key: tuple[int, ...]) -> UnitView:
    """The view of a unit of which all this is so."""
    army, there = s.army, s.on_field(unit)
    depth, order, command, shots_left, told = key[2], key[6], key[7], key[10], key[11]
    marks: list[Mark] = [name for number, name in enumerate(_TOLD) if told // 2**number % 2]
    if s.struck[unit]:
        marks.append(STRUCK[s.struck[unit] - 1])
    marker = MARKER[s.rally[unit]]
    if marker != "none":
        marks.append(marker)
    return UnitView(
        id=army.unit_ids[unit],
        side=SIDE[army.side[unit]],
        hex=s.ground.names[s.place[unit]] if there else None,
        depth=depth,
        facing=s.facing[unit] if there and stacks.is_faced(s, unit) else None,
        formation=FORMATION[s.formation[unit]],
        morale=s.morale[unit],
        base=s.base(unit),
        tested=trials.effective(s, [unit]).total,
        order=None if order == NO_ORDER else ORDER[order],
        command=_COMMAND[command],
        points=costs.points(s, unit) if there else 0,
        spent=s.spent[unit],
        lost=s.lost[unit],
        shots_left=shots_left,
        marks=marks,
    )


def losses(s: State, side: int) -> list[LossView]:
    """What has become of the side's units, by their arms."""
    army, takes_part, found = s.army, s.rules.lineup.takes_part, list[LossView]()
    for arm, name in enumerate(ARM):
        number, eliminated, routed, weakened = 0, 0, 0, 0
        for unit in army.units_of[side]:
            if army.arm[unit] != arm or not takes_part[unit]:
                continue
            number += 1
            eliminated += s.eliminated[unit]
            if s.on_field(unit):
                routed += int(s.routed(unit))
                weakened += s.weak[unit]
        if number:
            found.append(LossView(arm=name, units=number, eliminated=eliminated, routed=routed, weakened=weakened))
    return found


# -- leaders ----------------------------------------------------------------------------------------------------------


def leaders(s: State) -> list[LeaderView]:
    """All leaders who take part, in the order of their numbers."""
    known: dict[tuple[int, ...], LeaderView] = s.board.leader_views
    if len(known) > MOST_VIEWS:
        known.clear()
    inside = [False] * s.army.leaders
    barred = [ranges.hussars_bar(s, side) for side in range(NOBODY)]
    for brigade, leader in enumerate(s.led_by):
        if s.leads(leader) and ranges.brigadier_commanded(s, brigade, barred[s.army.leader_side[leader]]):
            inside[leader] = True
    found: list[LeaderView] = []
    for leader, takes_part in enumerate(s.rules.lineup.leads):
        if not takes_part:
            continue
        commanded = s.army.rank[leader] != BRIGADIER or inside[leader]
        key = (
            leader,
            s.leader_at[leader],
            s.leader_back[leader],
            s.leader_spent[leader],
            int(commanded),
            s.couriers[leader],
            s.couriers_here[leader],
            s.couriers_next[leader],
            *[wing for wing, one in enumerate(s.commander) if one == leader],
            -1,
            *[brigade for brigade, one in enumerate(s.led_by) if one == leader],
        )
        view = known.get(key)
        if view is None:
            view = known[key] = _leader(s, leader, commanded)
        found.append(view)
    return found


def _leader(s: State, leader: int, commanded: bool) -> LeaderView:
    army, back = s.army, s.leader_back[leader]
    return LeaderView(
        id=army.leader_ids[leader],
        side=SIDE[army.leader_side[leader]],
        rank=RANK[army.rank[leader]],
        hex=s.ground.names[s.leader_at[leader]] if s.leads(leader) else None,
        range=army.range[leader],
        bonus=army.bonus[leader],
        independence=None if army.independence[leader] < 0 else army.independence[leader],
        commands=[army.wing_ids[wing] for wing, one in enumerate(s.commander) if one == leader],
        brigades=[army.brigade_ids[brigade] for brigade, one in enumerate(s.led_by) if one == leader],
        commanded=commanded,
        points=army.leader_points[leader],
        spent=s.leader_spent[leader],
        returns=back if back not in (0, GONE_FOR_GOOD) else None,
        gone=back == GONE_FOR_GOOD,
        couriers=s.couriers[leader],
        couriers_here=s.couriers_here[leader],
        couriers_next=s.couriers_next[leader],
    )
