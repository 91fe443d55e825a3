"""What follows a fight: losses shared, ways back, pursuit, and how whoever has won then stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import worth
from pragmatica.mollwitz.bots.reckoning.placing import Placing
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions_combat import Flee, FollowFire, GoOn, OddPoint, TurnAfter
from pragmatica.mollwitz.kept.codes import NO_UNIT
from pragmatica.mollwitz.seen.field import hex_number

AWAY: Final = 6  # hexes from the enemy, beyond which more is no better
TRODDEN: Final = 0.5  # what it costs to flee through a friend, in hexes of distance
OPEN: Final = 0.25  # how open a hex may be into which infantry follows
FAR: Final = 0.02  # what a hex away from the others costs whoever rides on


def odd_point(sit: Situation, decision: OddPoint, actions: Sequence[Action]) -> Action | None:
    """The unit that one point more hurts least, after its share [W-10.13]."""
    share = decision.points // max(len(decision.units), 1) + 1
    return min(actions, key=lambda one: worth.harm(sit.s, sit.unit(one.fields["unit"]), share))


def back(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """Away from the enemy, among equals to friends [W-6.11, W-13.32]."""
    return max(actions, key=lambda one: _refuge(sit, sit.hex(one)))


def _refuge(sit: Situation, hex: int) -> float:
    return min(sit.nearest(hex), AWAY) - 0.05 * sit.away(hex, sit.own_foot) - 0.1 * sit.pressure(hex)


def flee(sit: Situation, decision: Flee, actions: Sequence[Action]) -> Action | None:
    """The way that ends farthest from all enemies, and goes through few friends [W-13.37, W-13.39]."""
    start = hex_number(sit.board, decision.hex)
    return max(actions, key=lambda one: _way(sit, start, str(one.fields["directions"])))


def _way(sit: Situation, start: int, directions: str) -> float:
    hex, trodden = start, 0
    for direction in directions:
        hex = sit.ground.near[hex * 6 + int(direction)]
        top = sit.s.head[hex]
        trodden += int(top != NO_UNIT and not sit.s.routed(top))
    return min(sit.nearest(hex), AWAY) - TRODDEN * trodden


def join(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The nearest units that are farthest from the enemy [W-12.5]."""
    return max(actions, key=lambda one: sit.nearest(sit.hex(one)))


def pursue(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The stack with most morale first: it meets what stands behind [W-11.8, W-13.43]."""
    s = sit.s
    return max(actions, key=lambda one: sum(s.morale[unit] for unit in s.fighters_at(sit.hex(one))))


def go_on(sit: Situation, decision: GoOn, actions: Sequence[Action]) -> Action | None:
    """As far as there is somebody to ride down, and no farther [W-13.44, W-13.24]."""
    where = Placing(sit, [sit.unit(decision.unit)])
    hex, caught = hex_number(sit.board, decision.hex), 0.0
    best, most = 0, where.stands(hex, decision.direction)
    for number in range(1, 1 + max(int(str(one.fields["hexes"])) for one in actions)):
        hex = sit.ground.near[hex * 6 + decision.direction]
        if hex == sit.ground.off or sit.s.head[hex] != NO_UNIT:
            break
        caught += where.contact.caught(hex)
        there = caught + where.stands(hex, decision.direction) - where.contact.caught(hex) - FAR * number
        if there > most:
            best, most = number, there
    return action_of(actions, "go_on", hexes=best)


def turn(sit: Situation, decision: TurnAfter, actions: Sequence[Action]) -> Action | None:
    """The facing in which they stand best."""
    facing = Placing(sit, [sit.unit(name) for name in decision.units]).best_facing()
    return action_of(actions, "face", facing=facing)


def follow(sit: Situation, decision: FollowFire, actions: Sequence[Action]) -> Action | None:
    """Into the hex that the enemy has left, unless horse could come round there [W-13.42]."""
    unit = sit.unit(decision.unit)
    hex = hex_number(sit.board, decision.hex)
    there = Placing(sit, [unit]).open(hex, sit.s.facing[unit])
    return action_of(actions, "follow", yes=there <= OPEN)
