"""Plans: where a piece can go, by which way, and what that does."""

from __future__ import annotations

import time
from random import Random
from typing import Final

import pytest

import pragmatica
from pragmatica import Match, Plan
from pragmatica.maria import answering, sequence
from pragmatica.maria.battle import retreat
from pragmatica.maria.battle.retreat import ChooseRetreat as ChosenRetreat
from pragmatica.maria.battle.retreat import RetreatStep as Stepped
from pragmatica.maria.forms.decisions import ChooseRetreat, RetreatStep
from pragmatica.maria.kept.board import ADVANCED, INTRODUCTORY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves as movement_phase
from pragmatica.maria.movement.marching import REPLACE, STACK
from pragmatica.maria.movement.moves import STOP, March, PickPiece
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.told.plans import plans
from tests.maria import boards, build, realm, walking
from tests.maria.moments import movement, new
from tests.maria.replays.traces import make_eventful
from tests.samples import play

AUSTRIAN: Final = ("breslau", "brieg", "cosel", "glatz", "glogau", "liegnitz", "neisse")
FRENCH: Final = (
    *("praha", "eger", "leitmeritz", "koeniggraetz", "tabor"),
    *("pisek", "budweis", "pilsen", "iglau", "znaim"),
)  # all markers but one


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


@pytest.mark.rule("M-10.5", "M-10.3")
def test_coming_back_to_a_former_partner_is_joining() -> None:
    """Who has left his stack joins it again like any other."""
    s = build.position({"prussia-1": "a", "prussia-3": "a"}, on=build.graph("a-b-c"), active=["prussia"])
    assert [plan.fields["kind"] for plan in reach(s, build.piece(s, "prussia-3"))["a"]] == ["join"]


@pytest.mark.rule("M-10.3")
def test_going_out_and_back_is_a_move() -> None:
    """It ends where it began, after two steps."""
    s = build.position({"prussia-1": "a"}, on=build.graph("a-b a-c"), active=["prussia"])
    assert [plan.fields["steps"] for plan in reach(s, 6)["a"]] == [2]


@pytest.mark.rule("M-10.12", "M-Q.1")
def test_a_forced_march_spares_the_fortress_where_it_begins() -> None:
    """To the next city there are the step that conquers, and a detour of more than four steps that does not."""
    used = build.graph("f=b=c=d=e f-x", country={"f": "austria"}, fortress={"f": "minor"})
    s = build.position({"prussia-1": "f"}, on=used, active=["prussia"])
    found = [(plan.fields["steps"], plan.fields["kind"], plan.fields["conquers"]) for plan in reach(s, 6)["b"]]
    assert found == [(1, "normal", ["f"]), (5, "forced", [])]


@pytest.mark.rule("M-19.18")
def test_a_step_abroad_brings_markers_back() -> None:
    """A Prussian comes to a city by a way at home, or by one that ends what was set aside."""
    used = realm.graph("a-b-c a-x-c", country=dict.fromkeys("abc", "prussia"))
    s = realm.position({"prussia-1": "a"}, on=used, aside={"prussia": 2}, active=["prussia"])
    assert [plan.fields["aside"] for plan in reach(s, 6)["c"]] == [[], ["prussia"]]


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


@pytest.mark.rule("M-11.32", "M-23.1")
def test_a_retreat_that_ends_the_match_has_its_routes() -> None:
    """France wins with its last marker; where the route parts does not matter to that."""
    match = pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "scenario": "advanced",
            "stage": "france-bavaria",
            "phase": "combat",
            "asked": [
                {
                    "frame": "battle_card",
                    "attacker": "france-1",
                    "defender": "austria-1",
                    "score": 3,
                    "to_play": "defender",
                }
            ],
            "pieces": {"france-1": {"at": "hradisch", "troops": 8}, "austria-1": {"at": "bruenn", "troops": 5}},
            "markers": dict.fromkeys(AUSTRIAN, "austria") | dict.fromkeys(FRENCH, "france"),
        }
    )
    match.apply("maria_theresa", "give-up")
    (plan,) = match.plans("louis", "kolin")
    match.apply("louis", list(plan.actions))

    assert len(plan.actions) > 1
    assert match.outcome is not None


@pytest.mark.rule("M-11.32", "M-11.35", "M-7.7")
def test_routes_differ_by_each_hussar() -> None:
    """Both are driven off, one of them, or none."""
    used = build.graph("w-s s-a s-b a-c b-c a-d b-d c-e d-e")
    s = build.position({"prussia-1": "w", "austria-1": "s"}, on=used, hussars=["a", "c"])
    s.top = retreat.ChooseRetreat(build.Done(), build.piece(s, "austria-1"), 6, 3, (build.city(s, "e"),))
    found = plans(s, 2, build.city(s, "e"), Actions(s.board).named)
    assert [plan.fields["hussars"] for plan in found] == [[], ["a"], ["c"], ["a", "c"]]


@pytest.mark.rule("M-10.1", "M-10.3", "M-10.12")
@pytest.mark.parametrize("scenario", ["introductory", "advanced"])
def test_plans_are_all_that_the_steps_can_do(scenario: str) -> None:
    """Ends, effects and fewest steps of the plans are those of an exhaustive walk, at many moments of random games."""
    for seed in range(3):
        s, rng = started(scenario, seed), Random(seed)
        names = Actions(s.board)
        while not s.over():
            (seat,) = s.pending()[:1]
            codes, top = answering.legal(s, seat), s.top
            if rng.random() < 0.3:
                for code in codes if isinstance(top, (ChosenRetreat, Stepped)) and top.length < 6 else ():
                    assert walking.planned(plans(s, seat, code, names.named)) == walking.retreats(s, seat, code)
                moves = [code for code in codes if begins(top, code)]
                if moves:
                    code = rng.choice(moves)
                    walked = walking.ends(s, seat, code, *mover(top, code), names)
                    assert walking.planned(plans(s, seat, code, names.named)) == walked
            answering.apply(s, seat, rng.choice(codes))


def started(scenario: str, seed: int) -> State:
    """A new game; in the advanced one much is possible from the start."""
    advanced = scenario == "advanced"
    number = ADVANCED if advanced else INTRODUCTORY
    s = sequence.start(boards.board(number), boards.rules(players=3, scenario=scenario), seed)
    if advanced:
        make_eventful(s)
    return s


def begins(top: Frame | None, code: int) -> bool:
    """Whether this answer begins a move, or goes on with one."""
    if isinstance(top, PickPiece):
        return code < REPLACE
    return isinstance(top, March) and code != STOP


def mover(top: Frame | None, code: int) -> tuple[int, bool]:
    """The piece, or supreme commander, that moves, and whether his whole stack does."""
    if isinstance(top, March):
        return top.piece, top.stacked
    return (code, False) if code < STACK else (code - STACK, True)


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
