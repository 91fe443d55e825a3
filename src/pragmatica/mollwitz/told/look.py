"""What the rules tell of a thing on the table: how far a unit comes, zones, sight, command.

| target | tells |
|---|---|
| `unit:ID` | `reach` (hexes with movement points left, facings, whose zones hold them), `control`, `front`, `fire` |
| | (by fire zone), `retreats` and `flights` from the enemies near it |
| `hex:0312` | `sees`: the hexes up to ten away that can be seen from it, and back |
| `leader:ID` | `range`: the hexes of his command; `commands`: by brigade, who is in command and who is not |
| `wing:ID` | `commands`, likewise |
| `side:ID` | `control`, `front`: zones of all its units together |
| `reach:ID` | of that side's units together: `places` (hexes with the units that come there), `fire` (hexes with |
| | those that could fire there from where they stand); `reach:` is that of the seat's enemy |

All of it is public, and true as things stand: what others will do about a move nobody can tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pragmatica.core.errors import Unreadable, Value, told
from pragmatica.mollwitz.after import flight, retreat
from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.field.sight import sees
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.forms.terms import SIDE
from pragmatica.mollwitz.kept.codes import ARTILLERY, BRIGADIER, CHIEF, DEPUTY, NO_LEADER, NO_ZONE
from pragmatica.mollwitz.kept.ground import SIGHT
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import reach

NEAR: Final = 2  # hexes from which an enemy's fire or charge drives back
FACINGS: Final = reach.FACINGS

Fields = dict[str, Value]


def look(s: State, seat: int | None, target: str) -> Fields:
    """What is told of the thing. Raises Unreadable."""
    kind, _, name = target.partition(":")
    army = s.army
    if kind == "reach" and name == "" and seat is not None:
        name = SIDE[1 - seat]
    if kind == "reach" and name in SIDE:
        return _side_reach(s, SIDE.index(name))
    if kind == "unit" and name in army.unit_number and s.on_field(army.unit_number[name]):
        return _unit(s, army.unit_number[name])
    if kind == "hex" and name in s.ground.names:
        return _hex(s, s.ground.names.index(name))
    if kind == "leader" and name in army.leader_number and s.leads(army.leader_number[name]):
        return _leader(s, army.leader_number[name])
    if kind == "wing" and name in army.wing_ids:
        wing = army.wing_ids.index(name)
        return {"commands": [_brigade(s, one) for one, of in enumerate(army.brigade_wing) if of == wing]}
    if kind == "side" and name in SIDE:
        return _side(s, SIDE.index(name))
    raise Unreadable(f"{told(target)} names nothing on the field", "target")


def _names(s: State, hexes: Iterable[int]) -> list[Value]:
    return [s.ground.names[hex] for hex in sorted(hexes)]


def _units(s: State, units: Iterable[int]) -> list[Value]:
    return [s.army.unit_ids[unit] for unit in units]


# -- units ------------------------------------------------------------------------------------------------------------


def _unit(s: State, unit: int) -> Fields:
    return {
        "reach": _reach(s, unit),
        "control": _names(s, zones.control_hexes(s, unit)),
        "front": _names(s, zones.front_hexes(s, unit)),
        "fire": _fire(s, unit),
        "retreats": _retreats(s, unit),
        "flights": _flights(s, unit),
    }


def _reach(s: State, unit: int) -> list[Value]:
    """Where the unit can come; what it can reach with the most points left is told of each hex [W-8.1, W-6.5]."""
    foe = 1 - s.army.side[unit]
    whole = reach.reach(s, unit, Field(s, foe), s.uncommanded[unit] != 0)
    found: list[Value] = []
    for hex in whole.hexes():
        left = whole.left[hex * FACINGS : hex * FACINGS + FACINGS]
        facings = [facing for facing, points in enumerate(left) if points != reach.UNREACHED]
        met = zones.controllers(s, hex, foe)
        found.append({"hex": s.ground.names[hex], "left": max(left), "facings": [*facings], "meets": _units(s, met)})
    return found


def _fire(s: State, unit: int) -> list[Value]:
    """The hexes of each fire zone that it sees [W-5.4, W-11.3]."""
    found = dict[int, list[int]]()
    for hex in fired(s, unit):
        found.setdefault(shooting.zone_towards(s, unit, hex), []).append(hex)
    return [_names(s, found[zone]) for zone in sorted(found)]


def fired(s: State, unit: int) -> list[int]:
    """The hexes that it could fire at; of batteries and regimental guns those that they see ahead [W-5.4, W-11.3]."""
    if not s.charts.may_fire[s.formation[unit]]:
        return []
    place = s.place[unit]
    far = s.army.arm[unit] == ARTILLERY or s.army.has_guns[unit]
    within = s.ground.within(place, _range(s, unit) if far else 1)
    return [hex for hex in within if hex != place and shooting.zone_towards(s, unit, hex) != NO_ZONE]


def _range(s: State, unit: int) -> int:
    """How far it could fire at most."""
    return s.army.reach[unit] if s.army.arm[unit] == ARTILLERY else s.charts.guns_to


def _causes(s: State, unit: int) -> list[int]:
    """The hexes of unrouted enemies near the unit."""
    place = s.place[unit]
    return [
        hex
        for hex in s.ground.within(place, NEAR)
        if s.side_at(hex) == 1 - s.army.side[unit] and any(not s.routed(one) for one in s.units_at(hex))
    ]


def _retreats(s: State, unit: int) -> list[Value]:
    """Where its hex would retreat to from each enemy near it; no hexes: eliminated [W-13.32, W-13.35]."""
    units = s.fighters_at(s.place[unit])
    if s.routed(unit) or unit not in units:
        return []
    ways = {cause: retreat.retreat(s, units, s.place[unit], [cause]) for cause in _causes(s, unit)}
    return [
        {"from": s.ground.names[cause], "hexes": _names(s, way.hexes), "routs": way.routs}
        for cause, way in ways.items()
    ]


def _flights(s: State, unit: int) -> list[Value]:
    """Where it would end, were it to flee from each enemy near it; none: eliminated [W-13.37, W-13.38]."""
    if s.army.arm[unit] == ARTILLERY:
        return []
    found: list[Value] = []
    for cause in _causes(s, unit):
        ends = {path[-1] for path in flight.paths(s, unit, s.place[unit], cause)}
        found.append({"from": s.ground.names[cause], "hexes": _names(s, ends)})
    return found


# -- hexes, sides, command --------------------------------------------------------------------------------------------


def _hex(s: State, hex: int) -> Fields:
    """All that can be seen from it, as far as anybody fires [W-9.1, W-11.3]."""
    return {"sees": _names(s, [one for one in s.ground.within(hex, SIGHT) if one != hex and sees(s, hex, one)])}


def _side(s: State, side: int) -> Fields:
    field = Field(s, side)
    every = range(s.ground.size)
    return {
        "control": _names(s, [hex for hex in every if field.holds(hex)]),
        "front": _names(s, [hex for hex in every if field.front[hex]]),
    }


def _side_reach(s: State, side: int) -> Fields:
    """Where the units of a side can come with all their points, as if each moved first, and where they could fire.

    Charges and reactions are left aside, and so is what their orders will be.
    """
    fresh, enemy, places = s.copy(), Field(s, 1 - side), dict[int, list[int]]()
    for unit in _of_side(s, side):
        fresh.spent[unit] = fresh.wheeled[unit] = 0
        for hex in reach.reach(fresh, unit, enemy, True).hexes():
            if hex != s.place[unit]:
                places.setdefault(hex, []).append(unit)
    return {"rule": "W-8.1", "side": SIDE[side], "places": _held(s, places), "fire": _held(s, under_fire(s, side))}


def _of_side(s: State, side: int) -> list[int]:
    return [unit for unit in range(len(s.army.unit_ids)) if s.army.side[unit] == side and s.on_field(unit)]


def under_fire(s: State, side: int, near: tuple[int, int] | None = None) -> dict[int, list[int]]:
    """The hexes at which units of the side could fire from where they stand, and which units [W-5.4, W-11.3].

    With `near`, a hex and a number, at least all of them that are so many hexes away from there at most.
    """
    found = dict[int, list[int]]()
    for unit in _of_side(s, side):
        if near is not None and s.ground.distance(s.place[unit], near[0]) > near[1] + _range(s, unit):
            continue
        for hex in fired(s, unit):
            found.setdefault(hex, []).append(unit)
    return found


def _held(s: State, by_hex: dict[int, list[int]]) -> list[Value]:
    return [{"hex": s.ground.names[hex], "units": _units(s, by_hex[hex])} for hex in sorted(by_hex)]


def _leader(s: State, leader: int) -> Fields:
    """His range, and the brigades that it is for [W-3.17]."""
    army = s.army
    near = ranges.distances(s, s.leader_at[leader], army.leader_side[leader], army.range[leader])
    return {
        "range": _names(s, near),
        "commands": [_brigade(s, brigade) for brigade in _brigades(s, leader)],
    }


def _brigades(s: State, leader: int) -> list[int]:
    army, rank = s.army, s.army.rank[leader]
    if rank == CHIEF:
        return [one for one, wing in enumerate(army.brigade_wing) if army.wing_side[wing] == army.leader_side[leader]]
    led = [one for one, who in enumerate(s.led_by) if who == leader]
    wings = [wing for wing, who in enumerate(s.commander) if who == leader]
    if rank == BRIGADIER and not wings:
        return led
    below = army.deputy_for[leader] if rank == DEPUTY else []
    return [one for one, wing in enumerate(army.brigade_wing) if one in led or one in below or wing in wings]


def _brigade(s: State, brigade: int) -> Fields:
    """Who is in command of a brigade, who of it is, and who is not [W-3.18, W-3.19, W-3.20]."""
    army, leader = s.army, s.led_by[brigade]
    units = [unit for unit in army.brigade_units[brigade] if s.on_field(unit) and not s.routed(unit)]
    ordered = army.ordered[army.brigade_wing[brigade]]
    inside = ranges.commanded(s, brigade) if ordered else set(units)
    return {
        "brigade": army.brigade_ids[brigade],
        "leader": None if leader == NO_LEADER or not s.leads(leader) else army.leader_ids[leader],
        "commanded": not ordered or bool(ranges.leaders_of(s, brigade)),
        "in": _units(s, [unit for unit in units if unit in inside]),
        "out": _units(s, [unit for unit in units if unit not in inside]),
    }
