"""How far generals come, and whom they could attack: for one request, as far as a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica.core.errors import Unreadable
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import PickPiece
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.secret import resample
from pragmatica.maria.told.look import look
from pragmatica.maria.told.plans import plans
from pragmatica.maria.told.reach import reach
from tests.maria import build

MARIA_THERESA, LOUIS, FREDERICK = 0, 1, 2


def told(s: State, seat: int | None = MARIA_THERESA, powers: str = "") -> Any:
    """What the seat is told."""
    s.stage = s.stage or 1
    return look(s, seat, f"reach:{powers}")


def ways(found: Any, general: str) -> dict[str, tuple[int, str]]:
    """Where a general comes."""
    return {
        place["city"]: (one["steps"], one["kind"])
        for place in found["places"]
        for one in place["by"]
        if one["general"] == general
    }


@pytest.mark.rule("M-10.2", "M-10.11")
def test_three_cities_four_by_main_roads_eight_by_forced_march() -> None:
    """As the rules of marching have it."""
    s = build.position({"prussia-1": "a"}, on=build.graph("a=b=c=d=e=f a-x-y-z-w"))
    found = ways(told(s), "prussia-1")
    assert (found["z"], found["e"], found["f"]) == ((3, "normal"), (4, "main"), (5, "forced"))
    assert "w" not in found


@pytest.mark.rule("M-10.4")
def test_nobody_passes_over_an_enemy() -> None:
    """Behind him nothing is reached."""
    s = build.position({"prussia-1": "a", "austria-1": "b"}, on=build.graph("a-b-c"))
    assert ways(told(s), "prussia-1") == {}


@pytest.mark.rule("M-11.1")
def test_whom_they_could_attack() -> None:
    """A general is in danger beside whom an enemy can come to stand."""
    s = build.position({"prussia-1": "a", "austria-1": "e", "austria-2": "z"}, on=build.graph("a-b-c-d-e a-x-y-w-v-z"))
    (attack,) = told(s)["attacks"]
    assert (attack["general"], attack["by"]) == ("austria-1", [{"general": "prussia-1", "steps": 3}])


@pytest.mark.rule("M-6.6", "M-6.9")
def test_troops_are_told_as_far_as_the_seat_may_know() -> None:
    """Of others what follows from the total of their power, of one's own what they have."""
    s = build.position(
        {"prussia-1": "a", "prussia-2": "b"}, on=build.graph("a-b-c"), troops={"prussia-1": 7, "prussia-2": 3}
    )
    bounds = [
        {one["general"]: (one["least"], one["most"]) for one in told(s, seat, "prussia")["generals"]} for seat in (0, 2)
    ]
    assert bounds == [{"prussia-1": (2, 8), "prussia-2": (2, 8)}, {"prussia-1": (7, 7), "prussia-2": (3, 3)}]


@pytest.mark.rule("M-6.6", "M-6.9")
def test_the_troops_of_a_stack_are_bounded_together() -> None:
    """Fourteen troops of three generals: two of them have from 6 to 13."""
    pieces = {"prussia-1": "a", "prussia-2": "a", "prussia-3": "b"}
    troops = {"prussia-1": 7, "prussia-2": 3, "prussia-3": 4}
    s = build.position(pieces, on=build.graph("a-b-c"), troops=troops)
    stack = next(one for one in told(s, MARIA_THERESA, "prussia")["generals"] if one["with"] is not None)
    assert (stack["least"], stack["most"]) == (6, 13)


def test_without_names_the_enemies_are_meant() -> None:
    """A spectator, who has none, is told of all."""
    s = build.position({"prussia-1": "a", "austria-1": "c"}, on=build.graph("a-b-c"))
    assert "austria" not in told(s)["powers"]
    assert {"austria", "prussia"} <= set(told(s, None)["powers"])


@pytest.mark.parametrize("name", ["reach:turkey", "reach:prussia+pragmatic", "cards:turkey"])
def test_what_no_power_of_the_game_is_called_is_refused(name: str) -> None:
    """With a clear error."""
    s = build.position({"prussia-1": "a"}, on=build.graph("a-b-c"), stage=1)
    with pytest.raises(Unreadable):
        look(s, 0, name)


def test_before_the_troops_stand_nothing_is_told() -> None:
    """They are divided in secret then."""
    s = build.position({"prussia-1": "a"}, on=build.graph("a-b-c"))
    with pytest.raises(Unreadable):
        look(s, 0, "reach:")


@pytest.mark.rule("M-6.6", "E-10")
def test_the_same_is_told_in_every_twin() -> None:
    """Also of cards."""
    s = build.position(
        {"prussia-1": "a", "prussia-2": "a", "prussia-3": "c", "austria-1": "e"},
        on=build.graph("a-b-c-d-e"),
        hands={"prussia": ["d1-spades-3", "d1-hearts-4"]},
        stage=1,
    )
    s.pile = build.cards(s, "d1-spades-9", "d1-clubs-2", "d2-clubs-2")
    for number in range(20):
        twin = resample.resample(s, MARIA_THERESA, Random(number))
        assert told(twin) == told(s)
        assert look(twin, MARIA_THERESA, "cards:prussia") == look(s, MARIA_THERESA, "cards:prussia")


@pytest.mark.rule("M-8.6")
def test_what_a_hand_may_hold_by_suit() -> None:
    """Of four cards that nobody has seen it holds two; two of the four are spades."""
    s = build.position({}, hands={"prussia": ["d1-spades-3", "d1-hearts-4"]}, stage=1)
    s.pile = build.cards(s, "d1-spades-9", "d1-clubs-2")
    found: Any = look(s, MARIA_THERESA, "cards:prussia")
    spades = next(one for one in found["suits"] if one["suit"] == "spades")
    assert spades["left"] == [9, 3]
    assert (spades["of"], spades["counts"]) == (
        6,
        [{"count": 0, "cases": 1}, {"count": 1, "cases": 4}, {"count": 2, "cases": 1}],
    )


@pytest.mark.parametrize("scenario", ["introductory", "advanced"])
def test_reach_is_where_whole_moves_end(scenario: str) -> None:
    """At many moments of random games: the same cities by as many steps."""
    compared = 0
    for seed in range(6):
        match, rng = pragmatica.new("maria", scenario=scenario, players=3, seed=seed), Random(seed)
        while match.outcome is None and len(match.records) < 700:
            s = match.state
            assert isinstance(s, State)
            if isinstance(s.top, PickPiece) and not any(s.moved) and rng.random() < 0.3:
                compared += agree(s)
            seat = next(iter(match.pending))
            match.apply(seat, rng.choice(match.legal(seat)))
    assert compared > 20


def agree(s: State) -> int:
    """Compare both for all generals who could move now."""
    (seat,) = s.pending()
    assert s.top is not None
    legal, names, compared = s.top.legal(s, seat), Actions(s.board).named, 0
    for commander in range(GENERALS):
        if s.board.piece_power[commander] not in s.active or s.place[commander] >= NO_CITY or not s.on_top[commander]:
            continue
        other, power = s.partner[commander], s.board.piece_power
        if any(s.relations.seat_of[power[one]] != seat for one in (commander, other) if one != NO_PIECE):
            continue
        codes = [commander] if other == NO_PIECE else [commander, other, STACK + commander]
        ends: dict[int, int] = {}
        for code in codes:
            for plan in plans(s, seat, code, names) if code in legal else []:
                city, steps = s.board.city_number[str(plan.fields["city"])], int(str(plan.fields["steps"]))
                ends[city] = min(steps, ends.get(city, steps))
        ends.pop(s.place[commander], None)
        assert {city: way[0] for city, way in reach(s, commander).items()} == ends
        compared += 1
    return compared
