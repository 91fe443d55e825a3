"""Plans: where a piece can go, by which way, and what that does."""

from __future__ import annotations

import time
from random import Random

import pytest

from pragmatica import Match, Plan
from pragmatica.maria import movement as movement_phase
from pragmatica.maria.actions import Actions
from pragmatica.maria.decisions import ChooseRetreat, RetreatStep
from pragmatica.maria.plans import plans
from pragmatica.maria.state import State
from tests.core.games import movement, new, play
from tests.maria import build


def reach(s: State, code: int) -> dict[str, list[Plan]]:
    """Plans of picking this piece, by the city where they end."""
    movement_phase.begin(s, build.Done())
    found: dict[str, list[Plan]] = {}
    for plan in plans(s, 2, code, Actions(s.board).named):
        found.setdefault(str(plan.fields["city"]), []).append(plan)
    return found


@pytest.mark.rule("M-10.2", "M-10.11", "M-10.13")
def test_cities_with_steps_and_kind() -> None:
    """Three cities by any road, four by main roads, up to eight by forced march."""
    s = build.position({"prussia-1": "a"}, on=build.graph("a=b=c=d=e=f a-x-y-z-w"), active=["prussia"])
    kinds = {
        city: (one[0].fields["steps"], one[0].fields["kind"]) for city, one in reach(s, 6).items() if len(one) == 1
    }
    assert (kinds["z"], kinds["d"], kinds["e"], kinds["f"]) == (
        (3, "normal"),
        (3, "normal"),
        (4, "main"),
        (5, "forced"),
    )
    assert "w" not in kinds


@pytest.mark.rule("M-10.41")
def test_ways_that_differ_in_effect_are_kept_apart() -> None:
    """To one city there are a way that conquers a fortress and one that does not."""
    used = build.graph("a-b-c a-f-c", country={"f": "austria"}, fortress={"f": "minor"})
    s = build.position({"prussia-1": "a"}, on=used, active=["prussia"])
    conquests = sorted(str(plan.fields["conquers"]) for plan in reach(s, 6)["c"])
    assert conquests == ["['f']", "[]"]


@pytest.mark.rule("M-10.6", "M-7.7")
def test_trains_and_hussars_on_the_way_are_named() -> None:
    """A plan tells which enemy trains it takes and which hussars it drives off."""
    pieces = {"prussia-1": "a", "austria-train-2": "b"}
    s = build.position(pieces, on=build.graph("a-b-c-d"), hussars=["c"], active=["prussia"])
    (plan,) = reach(s, 6)["d"]
    assert (plan.fields["trains"], plan.fields["hussars"]) == (["austria-train-2"], ["c"])


@pytest.mark.rule("M-10.45")
def test_questions_are_foreseen() -> None:
    """A plan tells where a "?" would be put, because the fortress is protected."""
    used = build.graph("a-f-c f-x-y", country={"f": "austria"}, fortress={"f": "minor"})
    s = build.position({"prussia-1": "a", "austria-1": "y"}, on=used, active=["prussia"])
    assert [plan.fields["questions"] for plan in reach(s, 6)["c"]] == [["f"]]


@pytest.mark.rule("M-10.5")
def test_joining_is_a_kind_of_its_own() -> None:
    """A plan that ends beside another general is a join and goes no farther."""
    s = build.position({"prussia-1": "a", "prussia-3": "b"}, on=build.graph("a-b-c a-x"), active=["prussia"])
    found = reach(s, 6)
    assert found["b"][0].fields["kind"] == "join"
    assert "c" not in found


def test_a_plan_is_a_batch() -> None:
    """The actions of a plan, the pick included, carry the whole move out."""
    match = movement()
    plan = next(one for one in match.plans("frederick", "prussia-3") if one.fields["city"] == "bautzen")
    match.apply("frederick", list(plan.actions))
    where = {piece.id: piece.city for piece in match.observe(None).pieces}
    assert where["prussia-3"] == "bautzen"


def test_a_march_goes_on_by_plans() -> None:
    """In the middle of a move the plans tell the steps of the whole move."""
    match = movement()
    match.apply("frederick", ["prussia-3", "goerlitz"])
    plan = next(one for one in match.plans("frederick", "bautzen") if one.fields["city"] == "bautzen")
    assert (plan.actions, plan.fields["steps"]) == (("bautzen", "stop"), 2)


def test_the_end_has_no_plans() -> None:
    """Answers that are complete by themselves have no plans."""
    assert movement().plans("frederick", "end") == []


@pytest.mark.rule("M-11.32", "M-11.35")
def test_routes_of_a_retreat() -> None:
    """Each end of a retreat has its routes, one for every set of hussars that they drive off."""
    match, rng = new(seed=5), Random(5)
    lengths = set()
    while match.outcome is None:
        for seat, decision in match.pending.items():
            if decision.rule == "M-11.33":
                for action in match.legal(seat):
                    lengths |= {_checked_route(match, seat, plan) for plan in match.plans(seat, action)}
        play(match, rng, 1)
    assert lengths


def _checked_route(match: Match, seat: str, plan: Plan) -> int:
    """Play a route and find the beaten general at its end."""
    decision = match.pending[seat]
    assert isinstance(decision, (ChooseRetreat, RetreatStep))
    twin = match.copy()
    twin.apply(seat, list(plan.actions))
    where = {piece.id: piece.city for piece in twin.observe(None).pieces}
    assert where[decision.loser] == plan.fields["city"]
    return int(str(plan.fields["steps"]))


def test_plans_are_quick() -> None:
    """All plans of a piece take a few thousandths of a second in the median, interpreted or not."""
    match, rng, taken = new(seed=3), Random(3), []
    while match.outcome is None:
        for seat, decision in match.pending.items():
            if decision.rule == "M-10.1":
                begin = time.process_time()
                match.plans(seat, match.legal(seat)[0])
                taken.append(time.process_time() - begin)
        play(match, rng, 5)
    assert sorted(taken)[len(taken) // 2] < 0.010
