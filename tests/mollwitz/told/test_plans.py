"""Whole moves are batches that can be played, up to where somebody reacts."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.mollwitz.battle import windows
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.told import look, plans
from pragmatica.mollwitz.turn import acting
from pragmatica.mollwitz.turn.unit_acts import UnitActs
from pragmatica.mollwitz.turn.unit_answers import RECOVER
from tests.mollwitz.build import field, spot, unit
from tests.mollwitz.playing import activate, begun, boldly, offered, positions, say


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


def ways(s: State, name: str) -> list[tuple[str, list[str]]]:
    """Where the unit can go, by plan, when it has been picked."""
    found = plans.plans(s, acting.Acting(None, bool(s.uncommanded[unit(s, name)]), ()), acting.UNIT + unit(s, name))
    return [(str(one.fields["hex"]), list(one.actions[1:])) for one in found]


@pytest.mark.rule("W-3.22", "W-3.25")
def test_out_of_command_a_plan_leads_back_into_it() -> None:
    """One of the cheapest ways, as far as it can be gone, and every place on it; each is a lawful batch."""
    s = field("P_ASCHW_1 20,12 facing 1", "P_L_JEETZ 18,17", "P_L_SCHWE 18,18", active="prussia", orders="P_L1 halt")
    activate(s, "P_L1", "end")
    found = ways(s, "P_ASCHW_1")
    assert found
    assert all(longer[: len(shorter)] == shorter for (_, shorter), (_, longer) in pairwise(found))
    say(s, "unit-P_ASCHW_1", *found[-1][1])
    assert s.uncommanded[unit(s, "P_ASCHW_1")] == 0


@pytest.mark.rule("W-3.22")
@pytest.mark.parametrize("seed", [3, 4])
def test_plans_back_into_command_are_lawful_wherever_they_are_asked_for(seed: int) -> None:
    """In battles at random, also where the ground on the way destroys the unit: each answer is offered in its turn."""
    rng, played = Random(seed), 0
    for s in positions(begun("battle", seed), rng, 6000, boldly):
        if not isinstance(s.top, acting.Acting) or not s.top.marked or rng.random() > 0.2:
            continue
        for code in s.top.legal(s, s.active)[:3]:
            found = plans.plans(s, s.top, code)
            trial = s.copy()
            for ident in found[-1].actions if found else ():
                if not isinstance(trial.top, acting.Acting | UnitActs) or ident not in offered(trial):
                    assert isinstance(trial.top, windows.React) or trial.top.name() != "UnitActs"
                    break
                say(trial, ident)
                played += 1
    assert played > 100


@pytest.mark.rule("W-3.8")
def test_under_halt_a_plan_is_one_hex_long_and_keeps_command() -> None:
    """Turns are free of that limit; a hex from which command would be lost is in no plan."""
    pieces = ("P_ASCHW_1 20,12 facing 0", "P_L_JEETZ 18,15", "P_L_SCHWE 18,18")
    s = field(*pieces, active="prussia", orders="P_L1 halt")
    activate(s, "P_L1", "end")
    found = ways(s, "P_ASCHW_1")
    assert found
    assert max(len([one for one in way if one.startswith("step")]) for _, way in found) == 1
    hexes = {s.ground.names.index(hex) for hex, _ in found}
    assert all(ranges.would_be_commanded(s, unit(s, "P_ASCHW_1"), hex) for hex in hexes)
    assert s.ground.near[spot(s, "20,12") * 6] not in hexes


@pytest.mark.rule("W-3.23")
def test_whom_nobody_could_command_has_no_plans() -> None:
    """It may not move."""
    s = field("P_ASCHW_1 20,12 facing 1", "P_L_SCHWE 18,18", active="prussia", orders="P_L1 march")
    activate(s, "P_L1", "end")
    assert ways(s, "P_ASCHW_1") == []


@pytest.mark.rule("W-8.10")
def test_recovery_is_no_move() -> None:
    """It begins no plan, and asking for one is no fault."""
    s = field("P_ASCHW_1 20,10 facing 0 morale 4", "P_L_SCHWE 20,10", active="prussia", orders="P_L1 march", led=True)
    activate(s, "P_L1", "end", "end", "end", "unit-P_ASCHW_1")
    assert isinstance(s.top, UnitActs)
    codes = [code for code in s.top.legal(s, 0) if code >= RECOVER]
    assert codes
    assert [plans.plans(s, s.top, code) for code in codes] == [[]] * len(codes)


@pytest.mark.rule("W-5.4", "W-6.5")
def test_a_plan_tells_the_zones_and_the_fire_on_its_way() -> None:
    """Who holds hexes before its end, who could fire there, and who at its end."""
    foes = ["A_BOTTA_1", "A_HUS_1"]
    s = field("P_HUS_1 20,10", "A_BOTTA_1 23,10 facing 5", "A_HUS_1 20,7 facing 3", active="prussia")
    fired = {one: {s.ground.names[hex] for hex in look.fired(s, unit(s, one))} for one in foes}
    held = {one: {s.ground.names[hex] for hex in zones.control_hexes(s, unit(s, one))} for one in foes}
    found = plans.plans(s, acting.Acting(None, False, ()), acting.UNIT + unit(s, "P_HUS_1"))
    assert any(one.fields["passes"] for one in found)
    assert any(one.fields["fire_on_way"] for one in found)
    for one in found:
        before = [step.removeprefix("step-") for step in one.actions if step.startswith("step-")][:-1]
        assert one.fields["passes"] == [foe for foe in foes if held[foe].intersection(before)]
        assert one.fields["fire_on_way"] == [foe for foe in foes if fired[foe].intersection(before)]
        assert one.fields["fire"] == [foe for foe in foes if one.fields["hex"] in fired[foe]]
