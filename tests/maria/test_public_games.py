"""The advanced game through the public surface: records, outcomes, what is shown to whom and when, plans."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, Plan
from pragmatica.maria.game import GAME
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import FRANCE, POWERS, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves, rounds
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.told.plans import plans
from pragmatica.maria.victory import verdict
from tests.maria import affairs, realm
from tests.maria.realm import build
from tests.samples import play

EARLY: dict[str, Any] = {"edition": "1.0", "optional_politics": True}


def new(players: int = 3, seed: int = 5, **options: Any) -> Match:
    """A new advanced match."""
    return pragmatica.new("maria", scenario="advanced", players=players, seed=seed, options=options)


def until(match: Match, wanted: Callable[[Match], bool], seed: int = 1) -> Match:
    """The match played on at random until this holds."""
    rng = Random(seed)
    while not wanted(match):
        play(match, rng, 1)
    return match


def state(match: Match) -> State:
    """The engine's state."""
    found = match.state
    assert isinstance(found, State)
    return found


# -- set-up and course ------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-2.1", "M-24.1")
@pytest.mark.parametrize(
    ("players", "powers"),
    [
        (3, [["austria"], ["france", "bavaria"], ["prussia", "saxony", "pragmatic"]]),
        (2, [["france", "bavaria", "prussia", "saxony"], ["pragmatic", "austria"]]),
    ],
)
def test_who_leads_which_power(players: int, powers: list[list[str]]) -> None:
    """The scenario names the powers of each seat at the start as the engine deals them out."""
    match = new(players)
    scenario = next(one for one in GAME.scenarios if one.id == "advanced")
    assert [list(scenario.powers[seat]) for seat in match.seats] == powers
    assert [[POWERS[power] for power in one] for one in state(match).rules.powers_of] == powers


@pytest.mark.rule("M-5.6", "M-5.10")
@pytest.mark.parametrize(
    ("stage", "phase", "heading"),
    [
        (1, 0, "turn 3 politics"),
        (3, 2, "turn 3 france-bavaria supply"),
        (4, 0, "turn 3 prussia-saxony end-of-stage"),
        (6, 0, "turn 3 winter"),
        (7, 0, "turn 3 end-of-turn"),
    ],
)
def test_headings(stage: int, phase: int, heading: str) -> None:
    """A record's comments tell turn, stage and phase; an action stage has an end of its own."""
    match = new()
    s = state(match)
    s.turn, s.stage, s.phase = 3, stage, phase
    assert GAME.heading(match.setup, s) == heading


# -- outcome ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-23.1", "M-23.2")
def test_an_empty_pool() -> None:
    """The scores are the pools; of Frederick's two the lower one counts."""
    match = new()
    s = state(match)
    s.realm.pool = [5, 0, 7, 0, -1, 2]
    verdict.check(s)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == (("frederick",), "pool-empty", "M-23.1")
    assert outcome.scores == {"maria_theresa": 2, "louis": 5, "frederick": -1}


@pytest.mark.rule("M-23.7", "M-13.20")
def test_the_scores_of_the_winters() -> None:
    """Summed over the winters, the lowest wins."""
    match = new(players=2)
    s = state(match)
    for pools in ([5, 0, 7, 0, 3, 4], [6, 0, 2, 0, 3, 4]):
        s.realm.pool = pools
        verdict.score(s)
    verdict.time_is_up(s)
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == (("b",), "winter-scores", "M-23.7")
    assert outcome.scores == {"a": 9, "b": 6}


# -- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(3, {}), (2, {}), (3, EARLY), (2, EARLY)])
def test_records_read_back(players: int, options: dict[str, Any]) -> None:
    """A whole random match, with treaties and undoing, in both editions, from its readable text."""
    match, rng = new(players, 9, **options), Random(3)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        if match.undoable(seat) > 1 and rng.random() < 0.05:
            match.undo(seat, 1)
        play(match, rng, 1)
    again = pragmatica.read_record(match.record_text())
    assert again.to_json() == match.to_json()
    assert again.outcome == match.outcome
    assert pragmatica.verify(again) == []


def test_a_text_of_a_treaty_reads_back() -> None:
    """Free text stands in the record as it was written."""
    match = until(new(), lambda one: state(one).stage > 0)
    match.apply("louis", "write-words=Passau bleibt frei, versprochen.")
    match.apply("louis", "propose-frederick")
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()


@pytest.mark.rule("M-17.32", "M-17.40")
def test_a_placed_card_is_not_told_before_the_reveal() -> None:
    """The record that others see holds it back while anybody still places a card."""
    match = until(new(), lambda one: any(card < 255 for card in state(one).realm.placed))
    s = state(match)
    power = next(power for power, card in enumerate(s.realm.placed) if card < 255)
    owner = match.seats[s.relations.seat_of[power]]
    viewer = next(one for one in match.seats if one != owner)
    action = match.game.actions(match.setup, match.at(len(match.records) - 1).state, 0, [s.realm.placed[power]])[0]
    line = f"{owner}: {action.notation}\n"
    assert line in match.record_seen(owner)
    assert line not in match.record_seen(viewer)
    until(match, lambda one: all(card == 255 for card in state(one).realm.placed))
    assert line in match.record_seen(viewer)


@pytest.mark.rule("M-21.4")
def test_drafts_are_secret_and_proposals_public() -> None:
    """Others see what is proposed when it is proposed, not while it is written."""
    match = until(new(), lambda one: state(one).stage > 0)
    match.apply("louis", "write-words=hush")
    assert "hush" in match.record_seen("louis")
    assert "hush" not in match.record_seen("frederick")
    match.apply("louis", "propose-frederick")
    assert "propose" in match.record_seen("maria_theresa")


def test_json_reads_back_with_a_draft_and_a_proposal() -> None:
    """A saved match keeps what is being written and what is proposed."""
    match = until(new(), lambda one: state(one).stage > 0)
    match.apply("louis", "write-words=Passau")
    match.apply("louis", "propose-frederick")
    match.apply("frederick", match.extra("frederick")[-1])
    again = pragmatica.load(match.to_json())
    assert again.to_json() == match.to_json()
    assert {seat: again.extra(seat) for seat in again.seats} == {seat: match.extra(seat) for seat in match.seats}


# -- plans ------------------------------------------------------------------------------------------------------------


def reach(s: State, code: int) -> dict[str, Plan]:
    """Plans of this answer by the city where they end."""
    (seat,) = s.pending()
    return {str(plan.fields["city"]): plan for plan in plans(s, seat, code, Actions(s.board).named)}


@pytest.mark.rule("M-10.7")
@pytest.mark.parametrize(("piece", "cities"), [("france-1", {"a", "b", "c", "d"}), ("pragmatic-1", {"a", "b"})])
def test_plans_across_the_border(piece: str, cities: set[str]) -> None:
    """A French general reaches the other map, one of the Pragmatic Army does not."""
    s = realm.position({piece: "a"}, on=realm.graph("a-b-c-d", flanders="a b"), active=[piece[:-2]], stage=3)
    moves.begin(s, build.Done())
    assert set(reach(s, build.piece(s, piece))) == cities


@pytest.mark.rule("M-21.2")
def test_plans_keep_promises() -> None:
    """No way leads through what a power has promised to keep out of."""
    used = realm.graph("a-b-c a-d", country={"b": "austria", "c": "austria"})
    s = realm.position({"prussia-1": "a"}, on=used, active=["prussia"], stage=4)
    moves.begin(s, build.Done())
    general = build.piece(s, "prussia-1")
    assert set(reach(s, general)) == {"a", "b", "c", "d"}  # out and back to a is a move, too [M-10.3]
    area = clauses.AREAS.index("austria")
    s.realm.agreements = [(affairs.MARIA, affairs.FREDERICK, clauses.KEEP_OUT, PRUSSIA, area, 5)]
    paths = {city: plan.fields["path"] for city, plan in reach(s, general).items()}
    assert paths == {"a": ["a", "d", "a"], "d": ["a", "d"]}


@pytest.mark.rule("M-10.18", "M-10.10")
def test_plans_where_two_players_move() -> None:
    """A general alone has plans; for a stack of two players the other one is asked first."""
    pieces = {"pragmatic-1": "a", "austria-2": "a"}
    s = realm.position(pieces, on=realm.graph("a-b-c", flanders="a b c"), stage=5, active=["austria", "pragmatic"])
    rounds.begin(s, build.Done())
    general = build.piece(s, "pragmatic-1")
    assert set(reach(s, general)) == {"a", "b", "c"}
    assert STACK + general in build.offered(s)
    assert reach(s, STACK + general) == {}


def test_other_answers_have_no_plans() -> None:
    """They are complete by themselves."""
    s = affairs.table({"france": ["d1-clubs-5"]}, offer=(2,))
    affairs.choose(s)
    assert s.relations.seat_of[FRANCE] == affairs.seat(s)
    assert all(reach(s, code) == {} for code in build.offered(s))
