"""What is counted, when an army breaks, and who has won (the frame of the scenarios)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.state import NO_SEAT
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import AUSTRIA, CAVALRY, PRUSSIA
from pragmatica.mollwitz.kept.state import GONE_FOR_GOOD, State

BROKEN: Final = 1  # an army has reached its number
BY_POINTS: Final = 2  # after the last turn
REASONS: Final = ("", "army-broken", "points")


def half(value: int) -> int:
    """Half of a number of points, a half counting up [W-1.9, W-S.4]."""
    return (value + 1) // 2


def elimination_points(s: State, side: int) -> int:
    """What the side has lost: units and leaders off the field, and half of the units routed or weakened [W-S.4]."""
    army, found = s.army, 0
    for unit in army.units_of[side]:
        if s.eliminated[unit]:
            found += army.points[unit]
        elif s.on_field(unit) and (s.weak[unit] or s.routed(unit)):
            found += half(army.points[unit])
    for leader in army.leaders_of[side]:
        if s.leader_back[leader] not in (0, GONE_FOR_GOOD):
            found += army.leader_worth[leader]
    return found


def take_objective(s: State, unit: int) -> None:
    """Note that unrouted infantry or cavalry has entered an objective: it changes hands [W-S.6]."""
    goals = s.rules.lineup.goals
    hex = s.place[unit]
    if hex not in goals or s.routed(unit) or s.army.arm[unit] > CAVALRY:
        return
    goal, side = goals.index(hex), s.army.side[unit]
    if s.holder[goal] != side:
        s.holder[goal] = side
        if s.log is not None:
            s.log.append((log.OBJECTIVE_TAKEN, side, hex))


def objective_points(s: State, side: int) -> int:
    """The points of the objectives of which the side controls as many hexes as are needed [W-S.6]."""
    lineup, found = s.rules.lineup, 0
    for number, hexes in enumerate(lineup.objective_hexes):
        mine = sum([s.holder[lineup.goals.index(hex)] == side for hex in hexes])
        if mine >= lineup.objective_need[number]:
            found += lineup.objective_points[number]
    return found


def bonus_points(s: State, side: int) -> int:
    """The points for unrouted units of an arm far enough down the field [W-S.7]."""
    found = 0
    for whose, points, count, arm, row in s.rules.lineup.bonuses:
        if whose != side:
            continue
        there = [
            unit
            for unit in s.army.units_of[side]
            if s.army.arm[unit] == arm
            and s.on_field(unit)
            and not s.routed(unit)
            and s.ground.row[s.place[unit]] >= row
        ]
        if len(there) >= count:
            found += points
    return found


def score(s: State, side: int) -> int:
    """The side's score: the enemy's elimination points by its factor, objectives and bonuses [W-S.7]."""
    eliminated = elimination_points(s, 1 - side) * s.rules.lineup.factor[side]
    return eliminated + objective_points(s, side) + bonus_points(s, side)


def to_break(s: State, side: int) -> int:
    """Points that the army of the side can still lose before it breaks; 0 or less: it is broken [W-S.5]."""
    return s.rules.lineup.breaks[side] - elimination_points(s, side)


def broken(s: State) -> tuple[bool, int]:
    """Whether an army is broken at the end of a turn, and who then has won: NO_SEAT is a draw.

    If both are, the one loses that is farther beyond its number [W-S.5].
    """
    prussia, austria = to_break(s, PRUSSIA), to_break(s, AUSTRIA)
    if prussia > 0 and austria > 0:
        return False, NO_SEAT
    if prussia == austria:
        return True, NO_SEAT
    return True, AUSTRIA if prussia < austria else PRUSSIA


def winner(s: State) -> int:
    """Who has won after the last turn: the side that leads by the margin, else NO_SEAT [W-S.7]."""
    prussia, austria = score(s, PRUSSIA), score(s, AUSTRIA)
    if abs(prussia - austria) < s.rules.lineup.margin:
        return NO_SEAT
    return PRUSSIA if prussia > austria else AUSTRIA


def settle(s: State) -> None:
    """End the match at the end of a turn if an army is broken or it was the last one [W-2.13, W-S.5, W-S.7].

    A broken army is told with its elimination points, the end by points with both scores.
    """
    is_broken, by_break = broken(s)
    if is_broken:
        if s.log is not None:
            for side in (PRUSSIA, AUSTRIA):
                if to_break(s, side) <= 0:
                    s.log.append((log.ARMY_BROKE, side, elimination_points(s, side)))
        s.finish(by_break, BROKEN)
    elif s.turn >= s.rules.lineup.turns:
        if s.log is not None:
            for side in (PRUSSIA, AUSTRIA):
                s.log.append((log.SCORED, side, score(s, side)))
        s.finish(winner(s), BY_POINTS)
    if s.reason and s.log is not None:
        s.log.append((log.GAME_OVER, s.winner, s.reason))
