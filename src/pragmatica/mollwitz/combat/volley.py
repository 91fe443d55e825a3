"""Fire that is given, and points that it costs (chapters 10 and 11)."""

from __future__ import annotations

from pragmatica.mollwitz.combat import fire, shooting
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses, rolls, trials


def give(s: State, firer: int, hex: int, advancing: bool = False, reacting: bool = False) -> int:
    """Throw for a fire, note its shot, and tell the points that it costs; nothing is applied yet.

    The event names the die, row, column and result, and every part of the sum [W-10.7, W-10.14, W-11.4].
    """
    shot = fire.shot(s, firer, hex, advancing)
    shooting.use_shot(s, firer, shooting.zone_in_melee(s, firer, hex), reacting)
    if reacting:
        s.reacted[firer] += 1
    die = s.draw(DIE)
    points = shot.points(die)
    if s.log is not None:
        guns = s.army.is_battery[firer] or s.ground.distance(s.place[firer], hex) > 1
        row = log.GUNS_ROW + shot.row if guns else shot.row
        s.log.append((log.FIRED, firer, hex, die, row, shot.column(die), points, *shot.modifiers.flat()))
    return points


def hit(s: State, hex: int, points: int, odd_to: list[int]) -> list[int]:
    """Take the points of a fire from the units of a hex, the odd ones from those named; who is routed by it now.

    [W-7.5, W-10.13, W-13.3]
    """
    units = s.fighters_at(hex)
    before = [unit for unit in units if not s.routed(unit)]
    for unit, share in zip(units, losses.shares(units, points), strict=True):
        losses.lose(s, unit, share + odd_to.count(unit))
    return [unit for unit in before if s.on_field(unit) and s.routed(unit)]


def hit_battery(s: State, hex: int, points: int) -> bool:
    """A fire on batteries alone: it tests, and is eliminated or not [W-11.9, W-11.10]."""
    battery = s.units_at(hex)[0]
    if points <= 0 or rolls.test(s, trials.battery_under_fire(s, battery, points), hex) <= 0:
        return False
    losses.eliminate(s, battery)
    return True
