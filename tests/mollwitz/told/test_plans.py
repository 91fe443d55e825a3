"""Whole moves are batches that can be played, up to where somebody reacts."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.mollwitz.told import plans
from pragmatica.mollwitz.turn.unit_acts import UnitActs
from pragmatica.mollwitz.turn.unit_answers import RECOVER
from tests.mollwitz.build import field
from tests.mollwitz.playing import activate


def lawful(match: Match, seat: str, rng: Random, most: int) -> int:
    """Play some plans of each offered answer on copies; how many."""
    count = 0
    for action in match.legal(seat):
        found = match.plans(seat, action)
        for plan in rng.sample(found, min(len(found), most)):
            assert plan.actions[0] == action.id
            trial = match.copy()
            played = trial.apply(seat, list(plan.actions))
            if not played.unplayed:
                unit = next(one for one in trial.observe(seat).units if one.id == plan.fields["unit"])
                assert unit.hex == plan.fields["hex"] or unit.acted or trial.state.revealed  # the step of an attack
            else:
                assert played.reason is not None
            count += 1
    return count


@pytest.mark.rule("W-8.1", "W-8.10")
@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_plans_are_lawful_batches(scenario: str) -> None:
    """At many moments of a random match, each plan leads where it says."""
    match, rng, count = pragmatica.new("mollwitz", scenario=scenario, players=2, seed=4), Random(4), 0
    while match.pending and count < 400:
        seat = next(iter(match.pending))
        if rng.random() < 0.2:
            count += lawful(match, seat, rng, 2)
        match.apply(seat, rng.choice(match.legal(seat)))
    assert count > 60


@pytest.mark.rule("W-8.10")
def test_recovery_is_no_move() -> None:
    """It begins no plan, and asking for one is no fault."""
    s = field("P_ASCHW_1 20,10 facing 0 morale 4", "P_L_SCHWE 20,10", active="prussia", orders="P_L1 march", led=True)
    activate(s, "P_L1", "end", "end", "end", "unit-P_ASCHW_1")
    assert isinstance(s.top, UnitActs)
    codes = [code for code in s.top.legal(s, 0) if code >= RECOVER]
    assert codes
    assert [plans.plans(s, s.top, code) for code in codes] == [[]] * len(codes)
