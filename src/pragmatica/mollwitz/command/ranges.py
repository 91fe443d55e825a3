"""Who is in command (chapter 3).

`barred` is what `hussars_bar` finds for the side, given by whoever asks several of these questions of one position.
"""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import NO_LEADER, PRUSSIA, ROUTED
from pragmatica.mollwitz.kept.lineup import AUSTRIAN_LINES, PRUSSIAN_LINE, WING_DIRECT
from pragmatica.mollwitz.kept.state import State

RELAY: Final = 6  # hexes from one Austrian brigade commander to the next [W-S.3]


def distances(s: State, start: int, side: int, most: int, barred: set[int] | None = None) -> dict[int, int]:
    """How far command of the side reaches from a hex, along ways that enter no hex with an enemy unit.

    Nor one next to enemy hussars who are not routed, unless an own unit stands there; the last hex no less. Terrain and
    other zones do not matter [W-3.17].
    """
    ground = s.ground
    if barred is None:
        barred = hussars_bar(s, side)
    found = {start: 0}
    queue = [start]
    for hex in queue:
        away = found[hex] + 1
        if away > most:
            break
        for step in range(hex * 6, hex * 6 + 6):
            target = ground.near[step]
            if target == ground.off or target in found:
                continue
            there = s.side_at(target)
            if there == 1 - side or (target in barred and there != side):
                continue
            found[target] = away
            queue.append(target)
    return found


def hussars_bar(s: State, side: int) -> set[int]:
    """Where command of the side does not reach unless an own unit stands there: next to unrouted enemy hussars.

    [W-3.17]
    """
    found: set[int] = set()
    for unit in s.army.hussars_of[1 - side]:
        if s.on_field(unit) and s.formation[unit] != ROUTED:
            found.update(zones.front_hexes(s, unit))
    return found


def in_range(s: State, leader: int, hex: int, barred: set[int] | None = None) -> bool:
    """Whether the hex lies within the leader's command range [W-3.17]."""
    if not s.leads(leader):
        return False
    return _reaches(s, s.leader_at[leader], hex, s.army.leader_side[leader], s.army.range[leader], barred)


def _reaches(s: State, start: int, hex: int, side: int, most: int, barred: set[int] | None) -> bool:
    """Whether command of the side comes from one hex to the other."""
    away = s.ground.distance(start, hex)
    if away > most:
        return False
    if barred is None:
        barred = hussars_bar(s, side)
    return _straight(s, start, hex, side, away, barred) or hex in distances(s, start, side, most, barred)


def _straight(s: State, start: int, hex: int, side: int, away: int, barred: set[int]) -> bool:
    """Whether a way that comes nearer with every step is open; mostly the first one is."""
    ground = s.ground
    while away > 0:
        away -= 1
        for target in ground.near[start * 6 : start * 6 + 6]:
            if target == ground.off or ground.distance(target, hex) != away:
                continue
            there = s.side_at(target)
            if there != 1 - side and (target not in barred or there == side):
                start = target
                break
        else:
            return False
    return True


def is_direct(s: State, wing: int) -> bool:
    """Whether the wing's squadrons have no brigade commander, and obey their wing commander himself [W-S.3, W-12.9]."""
    if not s.rules.lineup.holds(WING_DIRECT):
        return False
    army = s.army
    return army.commander[wing] != NO_LEADER and any(
        army.brigade_wing[brigade] == wing and leader == army.commander[wing]
        for brigade, leader in enumerate(army.brigadier)
    )


def superiors(s: State, brigade: int) -> list[int]:
    """Who must have the brigade's commander in his range: the wing commander, or whom an exception names.

    For a line without commander a chief; for Kalckstein's brigades also he. For the Prussian cavalry wings, once their
    commander is lost, a chief [W-3.2, W-3.18, W-12.9, W-S.3].
    """
    army = s.army
    wing = army.brigade_wing[brigade]
    if s.leads(s.commander[wing]):
        return [s.commander[wing]]
    lineup, side = s.rules.lineup, army.wing_side[wing]
    leaderless = army.commander[wing] == NO_LEADER
    if leaderless and lineup.holds(PRUSSIAN_LINE) and side == PRUSSIA:
        deputies = [leader for leader in army.deputies_of[wing] if brigade in army.deputy_for[leader]]
        return [*s.chiefs(side), *[leader for leader in deputies if s.leads(leader)]]
    if (leaderless and lineup.holds(AUSTRIAN_LINES) and side != PRUSSIA) or is_direct(s, wing):
        return s.chiefs(side)
    return []


def brigadier_commanded(s: State, brigade: int, barred: set[int] | None = None) -> bool:
    """Whether the brigade's commander is in command: in a superior's range, or himself the wing's commander.

    In an Austrian line one who is may be the relay for another, six hexes off [W-3.18, W-S.3].
    """
    leader = s.led_by[brigade]
    if not s.leads(leader):
        return False
    if _directly(s, brigade, barred):
        return True
    side, here = s.army.leader_side[leader], s.leader_at[leader]
    return any(_reaches(s, relay, here, side, RELAY, barred) for relay in _relays(s, brigade, barred))


def relayed(s: State, brigade: int, barred: set[int] | None = None) -> set[int]:
    """Where the commander of an Austrian brigade is in command by a relay: six hexes from another of his line who is.

    [W-S.3]
    """
    found: set[int] = set()
    for relay in _relays(s, brigade, barred):
        found.update(distances(s, relay, s.army.wing_side[s.army.brigade_wing[brigade]], RELAY, barred))
    return found


def _relays(s: State, brigade: int, barred: set[int] | None) -> list[int]:
    """Where those stand who may be the relay for the commander of an Austrian brigade."""
    army, wing, found = s.army, s.army.brigade_wing[brigade], list[int]()
    if army.commander[wing] != NO_LEADER or army.wing_side[wing] == PRUSSIA or not s.rules.lineup.holds(AUSTRIAN_LINES):
        return found
    for other, relay in enumerate(s.led_by):
        if army.brigade_wing[other] != wing or relay == s.led_by[brigade] or not s.leads(relay):
            continue
        if _directly(s, other, barred):
            found.append(s.leader_at[relay])
    return found


def _directly(s: State, brigade: int, barred: set[int] | None) -> bool:
    leader = s.led_by[brigade]
    above = superiors(s, brigade)
    return leader in above or any(in_range(s, one, s.leader_at[leader], barred) for one in above)


def has_commander(s: State, unit: int) -> bool:
    """Whether anybody at all could command the unit; hussars and batteries need nobody [W-3.23, W-3.24, W-12.8]."""
    army = s.army
    if not army.ordered[army.wing[unit]]:
        return True
    brigade = army.brigade[unit]
    if is_direct(s, army.wing[unit]):
        return bool(superiors(s, brigade))
    return s.leads(s.led_by[brigade]) and bool(superiors(s, brigade))


def leaders_of(s: State, brigade: int, barred: set[int] | None = None) -> list[int]:
    """Whose range and chain the brigade's units need: its commander's, if he is in command [W-3.19, W-3.20].

    In a wing without brigade commanders that of the wing's commander, or of a chief [W-12.9].
    """
    wing = s.army.brigade_wing[brigade]
    if is_direct(s, wing):
        return superiors(s, brigade)
    return [s.led_by[brigade]] if brigadier_commanded(s, brigade, barred) else []


def commanded(s: State, brigade: int, barred: set[int] | None = None) -> set[int]:
    """The units of the brigade that are in command: in range, or linked by a chain of its units who are not routed.

    The chain leads to a unit in range, or to the commander's own hex [W-3.19].
    """
    army, ground = s.army, s.ground
    mine = [unit for unit in army.brigade_units[brigade] if s.on_field(unit)]
    found: set[int] = set()
    if barred is None:
        barred = hussars_bar(s, army.wing_side[army.brigade_wing[brigade]])
    for leader in leaders_of(s, brigade, barred):
        start = s.leader_at[leader]
        for unit in mine:
            if ground.distance(s.place[unit], start) <= 1 or in_range(s, leader, s.place[unit], barred):
                found.add(unit)
    links = [unit for unit in mine if unit in found and not s.routed(unit)]
    for link in links:
        for unit in mine:
            if unit not in found and ground.distance(s.place[unit], s.place[link]) <= 1:
                found.add(unit)
                if not s.routed(unit):
                    links.append(unit)
    return found


def is_commanded(s: State, unit: int) -> bool:
    """Whether the unit is in command now; routed units, hussars and batteries do not ask [W-3.19, W-3.24]."""
    if s.routed(unit) or not s.army.ordered[s.army.wing[unit]]:
        return True
    return unit in commanded(s, s.army.brigade[unit])


def would_be_commanded(s: State, unit: int, hex: int) -> bool:
    """Whether the unit would be in command in another hex, all else being as it is [W-3.8, W-3.22]."""
    return would_all_be_commanded(s, (unit,), hex)


def would_all_be_commanded(s: State, units: tuple[int, ...], hex: int) -> bool:
    """The same for units that go there together; they may be of two brigades [W-3.8, W-8.8]."""
    other = s.copy()
    for unit in units:
        other.lift(unit)
        other.put(unit, hex)
    return all(is_commanded(other, unit) for unit in units)


def out_of_command(s: State, wing: int) -> list[int]:
    """The units of the wing that step 4 marks [W-2.10, W-3.19, W-3.21]."""
    army = s.army
    if not army.ordered[wing]:
        return []
    found: list[int] = []
    barred = hussars_bar(s, army.wing_side[wing])
    for brigade, of in enumerate(army.brigade_wing):
        if of == wing:
            inside = commanded(s, brigade, barred)
            found += [
                unit
                for unit in army.brigade_units[brigade]
                if s.on_field(unit) and not s.routed(unit) and unit not in inside
            ]
    return found


def brigadiers_out(s: State, wing: int) -> list[int]:
    """The brigade commanders of the wing that step 4 marks [W-3.18, W-3.20]."""
    return sorted(
        {
            s.led_by[brigade]
            for brigade, of in enumerate(s.army.brigade_wing)
            if of == wing
            and s.leads(s.led_by[brigade])
            and not is_direct(s, wing)
            and not brigadier_commanded(s, brigade)
        }
    )
