"""What a seat may know of the field, and what only its own player does."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from random import Random

import pytest

from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.forms.observation import Observation, UnitView
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import AUSTRIA, CHOSEN, PRUSSIA
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import losses
from pragmatica.mollwitz.named import troops
from pragmatica.mollwitz.told.observe import observe
from tests.mollwitz.boards import setup
from tests.mollwitz.build import field, start, unit, wing
from tests.mollwitz.playing import answer, begun, boldly, positions


def seen(s: State, seat: int | None = None) -> Observation:
    """What the seat, or a spectator, sees of a battle."""
    return observe(setup("battle"), s, seat)


def view(s: State, name: str) -> UnitView:
    """A unit as everybody sees it."""
    return next(one for one in seen(s).units if one.id == name)


@pytest.mark.rule("W-1.4", "W-5.3", "W-13.2")
def test_a_unit_shows_its_place_facing_and_morale() -> None:
    """A weakened battalion is told with its hex by column and row, its facing, and the base of the side that shows."""
    s = field("P_ASCHW_1 20,10 facing 2 weak morale 3")
    found = view(s, "P_ASCHW_1")
    assert (found.hex, found.facing, found.formation) == ("2020", 2, "line")
    assert (found.morale, found.base, found.weakened) == (3, s.army.printed_weak[unit(s, "P_ASCHW_1")], True)


@pytest.mark.rule("W-5.3", "W-13.20")
def test_a_routed_unit_faces_nowhere_and_tests_with_half() -> None:
    """Of a routed battalion the facing is null; it tests with half the base of its weakened side."""
    found = view(field("P_ASCHW_1 20,10 facing 2 routed"), "P_ASCHW_1")
    assert (found.facing, found.order, found.command) == (None, None, "free")
    assert found.tested == (found.base + 1) // 2


@pytest.mark.rule("W-3.21", "W-3.23")
def test_command_tells_who_is_out_of_it_and_who_has_nobody() -> None:
    """A battalion far from its brigade commander is out of command; without one it is leaderless."""
    chain = ("P_L_FRIED 20,8", "P_L_JEETZ 20,9")
    commanded = "P_G_BUDD 20,10"
    lonely = "P_ASCHW_2 30,0"
    found = seen(field(*chain, commanded, lonely))
    assert {one.id: one.command for one in found.units if one.hex} == {"P_G_BUDD": "in", "P_ASCHW_2": "out"}
    assert view(field(commanded), "P_G_BUDD").command == "leaderless"


@pytest.mark.rule("W-7.5", "W-11.11")
def test_a_stack_is_told_from_the_top_down() -> None:
    """Of two squadrons in a hex the one put there last lies on top."""
    s = field("A_HOHE_1 20,10", "A_HOHE_2 20,10")
    assert (view(s, "A_HOHE_2").depth, view(s, "A_HOHE_1").depth) == (0, 1)


@pytest.mark.rule("W-1.12")
def test_a_chosen_chit_is_ready_to_everybody_else() -> None:
    """A chit that lies face down is told as chosen to its own side alone."""
    s = start()
    s.chit[wing(s, "A_WL")] = CHOSEN
    chits = {
        seat: next(one.chit for one in seen(s, seat).wings if one.id == "A_WL") for seat in (PRUSSIA, AUSTRIA, None)
    }
    assert chits == {PRUSSIA: "ready", AUSTRIA: "chosen", None: "ready"}


def test_instructions_are_shown_to_who_gave_them_alone() -> None:
    """The opponent's observation, and a spectator's, are the same with and without a standing instruction."""
    s = start()
    told = s.copy()
    told.instructions = instructions.given(s.instructions, unit(s, "A_HOHE_1"), instructions.CHARGE, 17)
    for seat in (PRUSSIA, None):
        assert json.dumps(asdict(seen(told, seat))) == json.dumps(asdict(seen(s, seat)))
    assert [asdict(one) for one in seen(told, AUSTRIA).instructions or ()] == [
        {"unit": "A_HOHE_1", "window": "charge", "answer": "chance", "least": 7}
    ]


@pytest.mark.rule("W-S.4", "W-S.5")
def test_a_side_shows_its_losses_and_what_is_left_to_the_break() -> None:
    """An eliminated battalion counts in the losses of its arm and in the points that the army can still lose."""
    s = start()
    one = unit(s, "P_ASCHW_1")
    losses.eliminate(s, one)
    side = seen(s).sides[PRUSSIA]
    assert side.losses[0].eliminated == 1
    assert side.to_break == side.breaks - s.army.points[one] == side.breaks - side.lost


@pytest.mark.rule("W-S.1")
def test_only_units_of_the_scenario_are_told() -> None:
    """`romer` tells of the units and leaders that take part in it, and of no others."""
    s = start("romer")
    found = observe(setup("romer"), s, None)
    assert [one.id for one in found.units] == [
        s.army.unit_ids[one] for one, plays in enumerate(s.rules.lineup.takes_part) if plays
    ]
    assert all(one.hex for one in found.leaders)


@pytest.mark.rule("W-10.19", "W-10.21", "W-10.37")
def test_who_has_struck_a_unit_is_told() -> None:
    """By foot, by horse, or that it has won a counter-charge; null: nobody."""
    s = field("P_ASCHW_1 20,10", "P_ASCHW_2 22,10")
    s.struck[unit(s, "P_ASCHW_1")] = 2
    assert (view(s, "P_ASCHW_1").struck, view(s, "P_ASCHW_2").struck) == ("horse", None)


@pytest.mark.rule("W-6.7", "W-11.12")
def test_a_unit_that_has_fired_is_told_from_one_that_may_not() -> None:
    """A square that has fired on one side keeps three shots; foot under a battery that fired has none, and has not."""
    s = field("P_G_BUDD 20,10 square", "P_ASCHW_1 22,10", "P_ASCHW_2 24,10")
    shooting.use_shot(s, unit(s, "P_G_BUDD"), 2)
    shooting.silence(s, unit(s, "P_ASCHW_1"))
    told = {name: (view(s, name).fired, view(s, name).shots_left) for name in ("P_G_BUDD", "P_ASCHW_1", "P_ASCHW_2")}
    assert told == {"P_G_BUDD": (True, 3), "P_ASCHW_1": (False, 0), "P_ASCHW_2": (False, 1)}


@pytest.mark.parametrize("play", [answer, boldly])
def test_what_is_handed_out_again_is_what_would_be_made_anew(play: Callable[[State, Random], None]) -> None:
    """Views of units and leaders that stood so before are those that would be made of the position as it is."""
    rng = Random(11)
    for number, s in enumerate(positions(begun("battle", 11), rng, 1500, play)):
        again = (troops.units(s), troops.leaders(s))
        if number % 10 == 0:
            kept = [s.board.unit_views.copy(), s.board.leader_views.copy()]
            s.board.unit_views.clear()
            s.board.leader_views.clear()
            assert again == (troops.units(s), troops.leaders(s))
            s.board.unit_views.update(kept[0])
            s.board.leader_views.update(kept[1])


def test_views_that_are_kept_do_not_grow_for_ever() -> None:
    """Once many are kept of a board, they are made anew."""
    s = start("romer")
    seen(s)
    s.board.unit_views.update({(-1, number): None for number in range(troops.MOST_VIEWS)})
    found = seen(s)
    assert len(s.board.unit_views) == len(found.units)
