"""Steps and turns (chapters 5, 7 and 8)."""

from __future__ import annotations

from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses
from pragmatica.mollwitz.moving import costs, formations, stacks


def step(s: State, unit: int, direction: int, free: bool = False) -> int:
    """Take a lawful step and pay for it; `free`: it is the step of an attack. The points paid [W-8.5, W-8.7, W-8.9].

    A step dearer than what the unit has, which only a fresh one may take, uses up everything.
    """
    here = s.place[unit]
    backward = dict(costs.ways(s, unit))[direction]
    price = 0 if free else costs.price(s, unit, here * 6 + direction, backward)
    paid = min(price, costs.left(s, unit))
    if price > paid:
        formations.spend_all(s, unit)
    else:
        s.spent[unit] += paid
    target = s.ground.near[here * 6 + direction]
    if s.log is not None:
        s.log.append((log.MOVED, unit, here, target, paid))
    moves.enter(s, unit, target)
    return paid


def turn(s: State, unit: int, clockwise: bool, in_zone: bool) -> None:
    """Turn by a sixth of a circle and pay for it; `in_zone`: an enemy control zone holds the unit [W-5.7, W-5.8]."""
    s.facing[unit] = (s.facing[unit] + (1 if clockwise else 5)) % 6
    formations.pay(s, unit, costs.turn_price(s, unit))
    s.wheeled[unit] += int(in_zone)
    if s.log is not None:
        s.log.append((log.TURNED, unit, s.facing[unit]))


def face(s: State, unit: int, facing: int) -> None:
    """Turn to any facing for nothing, as after a fight, a rally, or a reaction [W-6.12, W-13.45, W-13.46]."""
    s.facing[unit] = facing
    if s.log is not None:
        s.log.append((log.TURNED, unit, facing))


def straighten(s: State, hex: int, facing: int) -> None:
    """Set a crooked stack to one facing at the end of the activation, at two points of morale each [W-7.3]."""
    if s.log is not None:
        s.log.append((log.STRAIGHTENED, hex, facing))
    for unit in s.units_at(hex):
        if stacks.is_faced(s, unit):
            s.facing[unit] = facing
            losses.lose(s, unit, stacks.CROOKED)
