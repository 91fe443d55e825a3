"""Formations and recovery (chapters 4, 11 and 13)."""

from __future__ import annotations

from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import BASIC, SQUARE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, recovery, rolls, trials
from pragmatica.mollwitz.moving import formations


def take_up(s: State, unit: int, formation: int) -> None:
    """Stand in another formation."""
    s.formation[unit] = formation
    if s.log is not None:
        s.log.append((log.FORMED, unit, formation))


def form_square(s: State, unit: int) -> bool:
    """Form square for all points, next to an enemy with a test; whether it was done [W-4.8]."""
    formations.spend_all(s, unit)
    if formations.square_needs_test(s, unit) and not _holds(s, unit):
        s.balked[unit] = recovery.BALKED
        return False
    take_up(s, unit, SQUARE)
    return True


def form_reacting(s: State, unit: int, formation: int) -> bool:
    """Bend or turn the line, or form square, as the unit's reaction, with a test; whether it was done.

    [W-4.2, W-4.3, W-4.9, W-4.16]
    """
    s.reacted[unit] += 1
    if not _holds(s, unit):
        return False
    take_up(s, unit, formation)
    return True


def _holds(s: State, unit: int) -> bool:
    hex = s.place[unit]
    return rolls.test(s, trials.plain(s, [unit], support.best(s, hex)), hex) <= 0


def leave_square(s: State, unit: int, facing: int) -> None:
    """Return from square to line for all points, facing as the owner likes [W-4.11]."""
    take_up(s, unit, BASIC[s.army.arm[unit]])
    steps.face(s, unit, facing)
    formations.spend_all(s, unit)


def unmark(s: State, unit: int) -> None:
    """Take the marker of a bent or repelling line off [W-4.5]."""
    formations.pay(s, unit, s.charts.remove_cost[s.formation[unit]])
    take_up(s, unit, BASIC[s.army.arm[unit]])


def change_guns(s: State, unit: int) -> None:
    """Limber or unlimber, for all points [W-11.1]."""
    take_up(s, unit, formations.changed_guns(s, unit))
    formations.spend_all(s, unit)


def go_on_top(s: State, battery: int) -> None:
    """Bring a battery back on top of its stack, for all points [W-11.12]."""
    formations.spend_all(s, battery)
    hex = s.place[battery]
    s.lift(battery)
    s.put(battery, hex)


def recover(s: State, unit: int, points: int) -> int:
    """Recover so many points of morale, near the enemy with a test first; how many it were.

    A failed test costs the same and ends all recovery in this activation [W-13.6, W-13.7, W-13.8].
    """
    s.spent[unit] += points * recovery.price(s, unit)
    if not _tries(s, unit):
        return 0
    return _give(s, unit, points)


def recover_all(s: State, unit: int) -> int:
    """Recover everything for all points, under Halt; how many points it were [W-13.7]."""
    formations.spend_all(s, unit)
    if not _tries(s, unit):
        return 0
    return _give(s, unit, recovery.missing(s, unit))


def _tries(s: State, unit: int) -> bool:
    if not recovery.needs_test(s, unit) or s.balked[unit] == recovery.STEADIED:
        return True
    holds = _holds(s, unit)
    s.balked[unit] = recovery.STEADIED if holds else recovery.BALKED
    return holds


def _give(s: State, unit: int, points: int) -> int:
    gained = losses.gain(s, unit, points)
    s.recovered[unit] += gained
    if s.log is not None:
        s.log.append((log.RECOVERED, unit, gained))
    return gained


def rally(s: State, unit: int, facing: int) -> bool:
    """Test a routed unit with R3: it rallies and stays, or keeps its marker [W-13.29]."""
    if rolls.test(s, trials.alone(s, unit, True), s.place[unit]) > 0:
        return False
    rallied(s, unit, facing)
    return True


def rallied(s: State, unit: int, facing: int) -> None:
    """The unit is itself again, and does not move in this activation [W-13.29]."""
    losses.rally(s, unit, facing)
    formations.spend_all(s, unit)
