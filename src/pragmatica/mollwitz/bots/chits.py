"""Chits: whose turn it is, and who goes first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.plans import ADVANCE, CHARGE, GUARD, GUNS, HOLD, HUNT, SHELTER
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions import WhoFirst

CLOSE: Final = 8  # hexes from the enemy at which it matters who goes first
# How much a wing wants to go early: whoever strikes, before whoever waits
EAGER: Final = {CHARGE: 3.0, SHELTER: 2.5, ADVANCE: 2.0, GUNS: 1.5, GUARD: 1.0, HOLD: 1.0, HUNT: 0.5}
MOOD: Final = 0.4  # chance, so that the enemy cannot count on the order


def choose(sit: Situation, actions: Sequence[Action], rng: Random) -> Action | None:
    """The wing that gains most from going now, by what it is for and how much of it is near the enemy."""
    wings = sit.army.wing_ids
    return max(
        actions,
        key=lambda one: _urgency(sit, wings.index(str(one.fields["wing"]))) + MOOD * rng.random(),
        default=None,
    )


def _urgency(sit: Situation, wing: int) -> float:
    units = sit.wing_units(wing)
    if not units:
        return 0.0
    near = sum(1 for unit in units if sit.nearest(sit.s.place[unit]) <= CLOSE) / len(units)
    return EAGER[plans.role(sit, wing)] * (0.2 + near)


def who_first(sit: Situation, decision: WhoFirst, actions: Sequence[Action]) -> Action | None:
    """First with whoever is near enough to strike; else let the other come, and see what he does [W-2.6]."""
    pair = [one for one in sit.observation.wings if one.side == sit.observation.seat and one.chit == "chosen"]
    wing = sit.army.wing_ids.index(pair[0].id) if pair else None
    if wing is None:
        return action_of(actions, "go_first")
    near = min([sit.nearest(sit.s.place[unit]) for unit in sit.wing_units(wing)], default=99)
    strikes = plans.role(sit, wing) in (CHARGE, ADVANCE, SHELTER) and near <= CLOSE
    return action_of(actions, "go_first" if strikes else "let_go")
