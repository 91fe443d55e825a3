"""Reactions: what is done about an enemy who moves, each weighed by its odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import worth
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions_combat import React
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.seen.field import hex_number

VOLLEY: Final = 0.05  # what a volley must cost the enemy: the shot may be wanted for a better target
SQUARE: Final = 0.9  # of the danger, what a square averts
BENT: Final = 0.6  # the same of a bent or repelling line
STOPPED: Final = 0.4  # what it is worth that a mover goes no farther, and attacks nobody
STANDS: Final = 0.3  # what a stack that withdraws gives up, for each unit
FACED: Final = 0.5  # of the danger, what it averts to face it
AT_LEAST: Final = 0.05  # danger there is always, at a flank


def react(sit: Situation, decision: React, actions: Sequence[Action]) -> Action | None:
    """The best answer of those that are worth anything; else none, where that is allowed [W-6.27]."""
    mover = hex_number(sit.board, decision.hex)
    chances = {one.units[0]: one.chance / DIE for one in decision.reactors}
    decline = action_of(actions, "decline")
    offered = [one for one in actions if one.type != "decline"]
    if not offered:
        return decline
    best = max(offered, key=lambda one: _worth(sit, one, mover, chances))
    return best if decline is None or _worth(sit, best, mover, chances) > 0 else decline


def _worth(sit: Situation, action: Action, mover: int, chances: dict[str, float]) -> float:
    """What one reaction is worth, more than doing nothing."""
    name = str(action.fields["unit"])
    unit, chance = sit.unit(name), chances.get(name, 1.0)
    s = sit.s
    if action.type == "volley":
        return worth.fire_worth(s, unit, mover) - VOLLEY
    if action.type == "charge":
        return _charge(sit, unit, sit.hex(action), mover, chance)
    danger = _danger(sit, unit, mover)
    if action.type == "square":
        return chance * SQUARE * danger
    if action.type == "bend":
        return chance * BENT * danger
    if action.type == "face_mover":
        return chance * FACED * danger - (1 - chance) * _each(sit, unit, 1)
    return danger - STANDS * len(s.fighters_at(s.place[unit]))


def _danger(sit: Situation, unit: int, mover: int) -> float:
    """What the mover could gain by attacking the unit from where he is."""
    s = sit.s
    if not s.fighters_at(mover) or sit.ground.distance(mover, s.place[unit]) != 1:
        return AT_LEAST
    return max(worth.melee_worth(s, s.place[unit], [mover]), AT_LEAST)


def _charge(sit: Situation, unit: int, base: int, mover: int, chance: float) -> float:
    """A counter-charge: the fight that follows if the test is passed, and what the mover could else have done."""
    won = worth.counter_charge(sit.s, sit.s.place[unit], base, mover)
    return chance * (won + STOPPED) - (1 - chance) * _each(sit, unit, 1)


def _each(sit: Situation, unit: int, points: int) -> float:
    """What it costs the unit and all with it to lose so much."""
    s = sit.s
    found = 0.0
    for one in s.fighters_at(s.place[unit]):
        found += worth.harm(s, one, points)
    return found
