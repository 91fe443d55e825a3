"""Movement after combat, carried out: what ground, friends and enemies do to it (chapters 6, 7 and 13)."""

from __future__ import annotations

from pragmatica.mollwitz.after import flight
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_LEADER, NO_MARKER, ROUTED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, recovery, rolls, trials
from pragmatica.mollwitz.moving import stacks
from pragmatica.mollwitz.points import victory


def enter(s: State, unit: int, hex: int) -> None:
    """Put a unit into a neighbouring hex with what that does: ground and routed friends cost morale.

    It may thereby be routed, or eliminated; unrouted it takes an objective. Routed units to which it has come too near
    lose their markers of rally [W-7.8, W-8.9, W-13.28, W-13.36, W-S.6].
    """
    here = s.place[unit]
    step = here * 6 + s.ground.direction(here, hex)
    friends = not s.routed(unit) and stacks.holds_routed(s, hex, s.army.side[unit])
    s.move(unit, hex)
    if any(s.rally):
        recovery.break_off(s)
    losses.lose(s, unit, s.ground.loss[s.army.arm[unit]][step])
    if friends:
        losses.lose(s, unit, 1)
    if s.on_field(unit):
        victory.take_objective(s, unit)


def abandon_guns(s: State, hex: int) -> None:
    """Eliminate the batteries of a hex whose stack is forced to retreat [W-7.5, W-11.13]."""
    for battery in [one for one in s.units_at(hex) if s.army.is_battery[one]]:
        losses.eliminate(s, battery)


def retreat(s: State, units: list[int], to: int) -> None:
    """Retreat units of one hex into the next: ground and routed friends take morale [W-13.36, W-7.8]."""
    start = s.place[units[0]]
    for unit in units:
        if s.log is not None:
            s.log.append((log.RETREATED, unit, start, to))
        enter(s, unit, to)


def shake(s: State, units: list[int], hex: int, just_lost: int = NO_LEADER) -> bool:
    """One test of these units of a hex; if it fails each loses a point. Whether it did [W-13.4, W-13.32]."""
    if not units or rolls.test(s, trials.plain(s, units, support.best(s, hex), just_lost), hex) <= 0:
        return False
    for unit in units:
        losses.lose(s, unit, 1)
    return True


def flee(s: State, unit: int, path: tuple[int, ...]) -> bool:
    """Flee along a way; whether the unit is still there at its end.

    Friends on the way are shaken, every hex in an enemy front zone is tested, ground takes its morale, and whoever ends
    next to an unrouted enemy is eliminated; so is who has no way at all [W-13.25, W-13.36, W-13.37, W-13.38, W-13.39].
    """
    side = s.army.side[unit]
    s.rally[unit] = NO_MARKER
    if s.log is not None:
        s.log.append((log.FLED, unit, *path))
    for hex in path:
        for friend in flight.shaken_by(s, hex, side):
            losses.lose(s, friend, 1)
        enter(s, unit, hex)
        if not s.on_field(unit):
            return False
        if zones.in_front_zone(s, hex, 1 - side) and rolls.test(s, trials.alone(s, unit, False), hex) > 0:
            losses.eliminate(s, unit)
            return False
    if not path or flight.ends_badly(s, side, path[-1]):
        losses.eliminate(s, unit)
        return False
    return True


def meet(s: State, unit: int, enemies: list[int]) -> bool:
    """Let enemies come next to a routed unit; whether it now flees. It may be eliminated, with a test or without.

    [W-13.24]
    """
    effect = flight.contact(s, unit, enemies)
    if effect == flight.DESTROYED:
        losses.eliminate(s, unit)
    elif effect == flight.TESTS:
        if rolls.test(s, trials.alone(s, unit, True), s.place[unit]) > 0:
            losses.eliminate(s, unit)
        else:
            return True
    return effect == flight.FLEES


def withdraw(s: State, units: list[int], to: int) -> None:
    """Withdraw a stack by one step: ground takes its morale, batteries stay behind [W-6.11]."""
    for unit in units:
        if s.log is not None:
            s.log.append((log.WITHDREW, unit, s.place[unit], to))
        enter(s, unit, to)


def carry_away(s: State) -> list[int]:
    """At the end of an activation: unrouted units that share a hex with routed ones are routed too; who [W-7.9]."""
    found = [
        unit
        for hex in sorted(
            {s.place[unit] for unit in range(s.army.units) if s.formation[unit] == ROUTED and s.on_field(unit)}
        )
        for unit in stacks.mixed_with_routed(s, hex)
    ]
    for unit in found:
        losses.rout(s, unit)
    return found
