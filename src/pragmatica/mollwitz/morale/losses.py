"""Loss of morale, steps of strength, rout and elimination (chapter 13)."""

from __future__ import annotations

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import ARTILLERY, BASIC, NO_MARKER, ROUTED
from pragmatica.mollwitz.kept.state import State


def base_at_start(s: State, unit: int) -> int:
    """The base morale that showed as the activation began [W-2.14, W-13.14]."""
    if s.weak[unit] and s.step_lost[unit]:
        return s.army.printed[unit]
    return s.base(unit)


def lose(s: State, unit: int, points: int) -> None:
    """Take morale points from a unit; every loss goes through here.

    Current morale stays above below-nothing, but all points count for the activation. Three of them, or rout, cost a
    step; six, or five where the base was five, the unit [W-1.11, W-13.13, W-13.14, W-13.17, W-13.22].
    """
    if points <= 0 or not s.on_field(unit) or s.army.arm[unit] == ARTILLERY:
        return
    s.lost[unit] += points
    s.morale[unit] = max(s.morale[unit] - points, 0)
    if s.log is not None:
        s.log.append((log.MORALE_LOST, unit, points, s.morale[unit]))
    charts, lost = s.charts, s.lost[unit]
    if lost >= charts.eliminate_at or (base_at_start(s, unit) == 5 and lost >= charts.eliminate_at_base5):
        eliminate(s, unit)
        return
    just = s.morale[unit] == 0 and not s.routed(unit)
    if just:
        _mark_routed(s, unit)
    threes = lost >= charts.step_loss_at and lost - points < charts.step_loss_at
    due = int(lost >= charts.step_loss_at or just) if not s.rules.two_steps else int(threes) + int(just)
    _cost_steps(s, unit, due)


def rout(s: State, unit: int) -> None:
    """Rout a unit by a rule: morale to 0, markers off, a step; no points are counted [W-13.13, W-13.21, W-4.15]."""
    if not s.on_field(unit) or s.routed(unit) or s.army.arm[unit] == ARTILLERY:
        return
    s.morale[unit] = 0
    _mark_routed(s, unit)
    _cost_steps(s, unit, 1)


def _mark_routed(s: State, unit: int) -> None:
    s.formation[unit] = ROUTED
    s.rally[unit] = NO_MARKER
    if s.log is not None:
        s.log.append((log.ROUTED, unit, s.place[unit]))


def _cost_steps(s: State, unit: int, due: int) -> None:
    """Take steps: one at most in an activation, unless the option has it otherwise [W-13.13]."""
    allowed = 2 if s.rules.two_steps else 1 - s.step_lost[unit]
    for _ in range(min(due, allowed)):
        if s.on_field(unit):
            _step(s, unit)


def _step(s: State, unit: int) -> None:
    """Turn a full unit over, with base morale one lower; a weakened one is gone [W-13.12, W-13.15, W-13.21]."""
    s.step_lost[unit] += 1
    if s.weak[unit]:
        eliminate(s, unit)
        return
    s.weak[unit] = 1
    s.morale[unit] = min(s.morale[unit], s.base(unit))
    if s.log is not None:
        s.log.append((log.STEP_LOST, unit))


def eliminate(s: State, unit: int) -> None:
    """Take the unit off the field for good [W-13.14, W-13.16]."""
    if not s.on_field(unit):
        return
    hex = s.place[unit]
    s.lift(unit)
    s.eliminated[unit] = 1
    s.rally[unit] = NO_MARKER
    if s.log is not None:
        s.log.append((log.ELIMINATED, unit, hex))


def shares(units: list[int], points: int) -> list[int]:
    """What each unit of a stack loses by fire, evenly; the odd points are still to be given by the owner [W-10.13]."""
    return [points // len(units)] * len(units)


def odd_points(units: list[int], points: int) -> int:
    """The points that do not go evenly into the units of the stack [W-1.13, W-10.13]."""
    return points % len(units)


def gain(s: State, unit: int, points: int) -> int:
    """Give morale points back, up to the base that shows, and tell how many it were [W-1.11, W-10.28, W-13.11]."""
    if s.routed(unit) or not s.on_field(unit):
        return 0
    gained = min(points, s.base(unit) - s.morale[unit])
    if gained > 0:
        s.morale[unit] += gained
        if s.log is not None:
            s.log.append((log.MORALE_REGAINED, unit, gained, s.morale[unit]))
    return max(gained, 0)


def rally(s: State, unit: int, facing: int) -> None:
    """Bring a routed unit back to its basic formation with what morale the chart gives; facing is free [W-13.29]."""
    s.formation[unit] = BASIC[s.army.arm[unit]]
    s.morale[unit] = s.charts.rallied
    s.rally[unit] = NO_MARKER
    s.facing[unit] = facing
    if s.log is not None:
        s.log.append((log.RALLIED, unit, facing))
