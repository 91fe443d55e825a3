"""What the steady player makes of a position: losses, reactions, orders, places."""

from __future__ import annotations

import pytest

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots import reacting
from pragmatica.mollwitz.bots.reckoning import plans, worth
from pragmatica.mollwitz.bots.reckoning.placing import Placing
from pragmatica.mollwitz.bots.reckoning.situation import Situation
from pragmatica.mollwitz.forms.decisions_combat import React, Reactor
from pragmatica.mollwitz.kept.codes import ATTACK, AUSTRIA, MARCH, PRUSSIA
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.told.observe import observe
from tests.mollwitz.boards import board, setup
from tests.mollwitz.build import field, spot, start, unit, wing

VOLLEY = Action("volley", "volley-P_ASCHW_1", 1, "", {"unit": "P_ASCHW_1"})
SQUARE = Action("square", "square-P_G_BUDD", 1, "", {"unit": "P_G_BUDD"})
DECLINE = Action("decline", "decline", 0, "", {})


def situation(s: State, seat: int = PRUSSIA) -> Situation:
    """The position as the bot of a seat knows it."""
    return Situation(observe(setup("battle"), s, seat), board())


def reaction(s: State, reactor: str, mover: str, offered: list[Action], chance: int = 10) -> Action | None:
    """What the bot does about a mover."""
    hex = s.ground.names[s.place[unit(s, mover)]]
    here = s.ground.names[s.place[unit(s, reactor)]]
    reactors = [Reactor(units=[reactor], hex=here, must=False, chance=chance)]
    question = React(
        seat="prussia",
        version=1,
        rule="W-6.25",
        group="A_WL",
        movers=[mover],
        hex=hex,
        moment="entered",
        reactors=reactors,
    )
    return reacting.react(situation(s), question, [*offered, DECLINE])


@pytest.mark.parametrize("less", [1, 2, 3, 4, 5])
def test_more_morale_lost_never_costs_less(less: int) -> None:
    """What a loss costs grows with its points, up to all that the unit is worth."""
    s = field("P_ASCHW_1 20,10")
    one = unit(s, "P_ASCHW_1")
    assert worth.harm(s, one, less) <= worth.harm(s, one, less + 1) <= worth.value(s, one)


def test_a_step_costs_more_than_two_points() -> None:
    """Three points in one activation are a step, and cost far more than two."""
    s = field("P_ASCHW_1 20,10")
    one = unit(s, "P_ASCHW_1")
    assert worth.harm(s, one, 3) > 2 * worth.harm(s, one, 2)


def test_it_fires_at_horse_that_comes_up() -> None:
    """A fresh battalion fires at two squadrons before it."""
    s = field("P_ASCHW_1 20,10", "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    assert reaction(s, "P_ASCHW_1", "A_HOHE_1", [VOLLEY]) is VOLLEY


def test_it_keeps_its_shot_when_it_would_hurt_nobody() -> None:
    """A battalion whose morale is all but gone does not fire at hussars, whom it would hardly hit."""
    s = field("P_ASCHW_1 20,10 weak morale 1", "A_HUS_1 20,9")
    assert reaction(s, "P_ASCHW_1", "A_HUS_1", [VOLLEY]) is DECLINE


def test_grenadiers_form_square_against_horse_behind_them() -> None:
    """With horse in their rear they form square, when they are sure to."""
    s = field("P_G_BUDD 20,10", "A_HOHE_1 20,11 facing 0", "A_HOHE_2 20,11 facing 0")
    assert reaction(s, "P_G_BUDD", "A_HOHE_1", [SQUARE]) is SQUARE


def test_prussia_must_come_and_austria_need_not() -> None:
    """As the battle begins Austria holds Mollwitz: the Prussian lines advance, the Austrian ones stay."""
    s = start()
    s.turn = 1
    prussia, austria = situation(s), situation(s, AUSTRIA)
    assert plans.role(prussia, wing(s, "P_L1")) == plans.ADVANCE
    assert plans.role(prussia, wing(s, "P_L2")) == plans.GUARD
    assert plans.role(austria, wing(s, "A_L1")) == plans.HOLD


def test_a_line_marches_until_it_can_close() -> None:
    """Far from the enemy an advancing line should march, near him it should attack."""
    s = start()
    s.turn = 1
    assert plans.order(situation(s), wing(s, "P_L1")) == MARCH
    near = start()
    near.turn = 1
    near.move(unit(near, "P_KLEIST_1"), spot(near, "21,0"))
    assert plans.order(situation(near), wing(near, "P_L1")) == ATTACK


def test_weighing_places_leaves_the_field_as_it_was() -> None:
    """Units that are put here and there to see what would be stand again where they stood, stacks and facings too."""
    s = field(
        "A_HOHE_1 20,8 facing 3", "A_HOHE_2 20,8 facing 3", "P_ASCHW_1 20,10", "P_ASCHW_2 21,10", orders="A_WL attack"
    )
    sit = situation(s, AUSTRIA)
    before = (sit.s.head[:], sit.s.place[:], sit.s.below[:], sit.s.facing[:])
    Placing(sit, [unit(s, "A_HOHE_1"), unit(s, "A_HOHE_2")]).best()
    assert (sit.s.head, sit.s.place, sit.s.below, sit.s.facing) == before
