"""What is lost and won, in the points that break an army: losses, volleys, charges, by the rules' own sums."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.combat import fire, melee, odds, shooting
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.kept.codes import DIE, NO_ZONE
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.seen.field import Known

WEAKENED: Final = 0.6  # of its points, what a weakened unit is still worth: half is lost, and it breaks sooner
ROUTED: Final = 0.3
SHAKEN: Final = 0.07  # of its points, what one of morale is worth while there is enough of it
LOW: Final = 3  # morale below which each point is dear
RETREAT: Final = 0.15  # of its points: ground lost, and the line torn


def points_of(s: Known, unit: int) -> float:
    """What a unit counts, measured by how much its army can bear: of two that count alike, whose breaks sooner more."""
    breaks = s.rules.lineup.breaks
    return s.army.points[unit] * sum(breaks) / 2 / breaks[s.army.side[unit]]


def value(s: Known, unit: int) -> float:
    """What is left of a unit's worth."""
    points = points_of(s, unit)
    if s.routed(unit):
        return ROUTED * points
    return WEAKENED * points if s.weak[unit] else points


def harm(s: Known, unit: int, points: int) -> float:
    """What it costs when the unit loses so much morale now: steps, rout, elimination [W-13.13, W-13.14, W-13.17]."""
    if points <= 0 or s.army.is_battery[unit]:
        return 0.0
    lost = s.lost[unit] + points
    worth, whole = value(s, unit), points_of(s, unit)
    most = s.charts.eliminate_at_base5 if s.army.printed[unit] == s.charts.eliminate_at_base5 else s.charts.eliminate_at
    left = s.morale[unit] - points
    routs = left <= 0 and not s.routed(unit)
    steps = (routs or lost >= s.charts.step_loss_at) and s.lost[unit] < s.charts.step_loss_at
    if lost >= most or (steps and s.weak[unit]):
        return worth
    if s.routed(unit):
        return worth * 0.5 if steps else 0.0
    if routs:
        return worth - ROUTED * whole
    dear = 2.0 if left < LOW else 1.0
    shaken = SHAKEN * dear * points * whole
    return min(worth, shaken + ((worth - WEAKENED * whole) if steps else 0.0))


def rout(s: Known, unit: int) -> float:
    """What it costs when the unit is routed outright."""
    worth = value(s, unit)
    return worth if s.weak[unit] else worth - ROUTED * points_of(s, unit)


def shared(s: Known, hex: int, points: int) -> float:
    """What a fire of so many points costs the units of a hex [W-10.13]."""
    units = s.fighters_at(hex)
    if not units:
        return 0.0
    each, odd, found = points // len(units), points % len(units), 0.0
    for number, unit in enumerate(units):
        found += harm(s, unit, each + (1 if number < odd else 0))
    return found


def fire_worth(s: Known, firer: int, hex: int, advancing: bool = False) -> float:
    """What a unit's fire at a hex costs the enemy on average [W-10.7, W-11.4]."""
    chances = fire.shot(s, firer, hex, advancing).chances()
    if shooting.is_lone_battery(s, hex):
        battery = s.units_at(hex)[0]
        tough = s.army.printed[battery]
        fails = [0, *[max(points + DIE - 1 - tough, 0) for points in range(1, len(chances))]]
        return points_of(s, battery) * sum(a * b for a, b in zip(chances, fails, strict=True)) / DIE / DIE
    found = 0.0
    for points, chance in enumerate(chances):
        found += chance * shared(s, hex, points)
    return found / DIE


def answer_worth(s: Known, firer: int, hex: int) -> float:
    """What the fire that comes back costs on average: of whoever there can answer it [W-11.7]."""
    return max([fire_worth(s, one, s.place[firer]) for one in shooting.answerers(s, hex, firer)], default=0.0)


def exchange(s: Known, firer: int, hex: int) -> float:
    """What is won by firing at the hex, less what comes back."""
    return fire_worth(s, firer, hex) - answer_worth(s, firer, hex)


def melee_worth(s: Known, target: int, hexes: list[int], sure: bool = False) -> float:
    """What is won by attacking the hex hand to hand from these, less what it costs; `sure`: it is a counter-charge.

    Defensive fire is reckoned where the hexes stand in the defender's fire zones and he has the shot [W-10.23 to
    W-10.28].
    """
    if not melee.fighters(s, target):
        guns = [unit for unit in s.units_at(target) if s.army.is_battery[unit]]
        return _assault(s, guns[0], target, hexes[0]) if guns else 0.0
    fight = Melee(s, target, hexes)
    leaders = {hex: support.best(s, hex) for hex in (*hexes, target)}
    chances = odds.odds(s, fight, leaders, sure)
    routs = melee.is_routed_by_defeat(s, target, hexes)
    defenders = melee.fighters(s, target)
    won: float = 0.0
    for margin, cases in chances.margins.items():
        if margin > 0:
            each = 0.0
            for one in defenders:
                each += rout(s, one) if routs else _beaten(s, one, margin)
            won += cases * each
    won /= chances.cases
    held = chances.results[odds.HELD] / chances.cases
    broke = chances.results[odds.BROKEN] / chances.cases
    lost: float = 0.0
    for hex in hexes:
        lost += held * _again(s, fight, hex, leaders[hex]) + broke * _each(s, hex, 1)
    return won - lost - _volley_before(s, target, hexes)


def counter_charge(s: Known, stack: int, base: int, target: int) -> float:
    """What is won by the horse of a hex that has passed its test and charges the target from `base` [W-10.36]."""
    units = [one for one in s.fighters_at(stack) if s.is_horse(one)]
    if base == stack:
        return melee_worth(s, target, [base], sure=True)
    _ride(s, units, base)
    won = melee_worth(s, target, [base], sure=True)
    _ride(s, units, stack)
    return won


def _ride(s: Known, units: list[int], hex: int) -> None:
    for unit in units:
        s.lift(unit)
    for unit in reversed(units):
        s.put(unit, hex)


def _beaten(s: Known, unit: int, margin: int) -> float:
    """A beaten defender who is not routed outright loses the margin, and ground [W-10.26]."""
    return harm(s, unit, margin) + RETREAT * points_of(s, unit)


def _again(s: Known, fight: Melee, hex: int, leader: int) -> float:
    """What the repeated test costs a stack when the defender has stood [W-10.27]."""
    trial = fight.attackers_trial(s, hex, leader, repeated=True)
    found = 0.0
    for die in range(DIE):
        found += _each(s, hex, melee.attackers_loss(s, trial, die))
    return found / DIE


def _each(s: Known, hex: int, points: int) -> float:
    found = 0.0
    for unit in melee.fighters(s, hex):
        found += harm(s, unit, points)
    return found


def _volley_before(s: Known, target: int, hexes: list[int]) -> float:
    """The costliest defensive fire [W-10.23]."""
    shots = shooting.defenders_fire(s, target, hexes)
    return max([fire_worth(s, unit, hex) for unit, hex in shots], default=0.0)


def _assault(s: Known, battery: int, target: int, hex: int) -> float:
    """Attacking batteries alone: from the front they fire first, and the attack is one test [W-11.8]."""
    if not shooting.faces(s, battery, hex):
        return points_of(s, battery)
    chance = Melee(s, target, [hex]).attackers_sum(s, hex, with_ratio=False)
    stack = melee.fighters(s, hex)
    morale = sum(s.morale[unit] for unit in stack) // max(len(stack), 1)
    passes = min(max(morale - chance.total + 1, 0), DIE) / DIE
    fired = fire_worth(s, battery, hex) if shooting.has_shot(s, battery, 0) else 0.0
    return points_of(s, battery) * passes - fired


def passive(s: Known, hex: int, side: int) -> float:
    """What enemy foot that faces this hex could do to the units in it by one volley each."""
    found = 0.0
    for beside in s.ground.near[hex * 6 : hex * 6 + 6]:
        for one in s.units_at(beside):
            if s.army.side[one] != side and not s.is_horse(one) and not s.routed(one) and _aims(s, one, hex):
                found += fire_worth(s, one, hex)
    return found


def _aims(s: Known, unit: int, hex: int) -> bool:
    return shooting.is_able(s, unit) and shooting.zone_towards(s, unit, hex) != NO_ZONE
