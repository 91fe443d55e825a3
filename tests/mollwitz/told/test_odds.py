"""Odds are those of the dice that will be thrown: the sum, its parts, and the chance of each result."""

from __future__ import annotations

import pytest

from pragmatica.core.odds import Odds
from pragmatica.mollwitz.kept.codes import AUSTRIA, PRUSSIA
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.told import odds
from pragmatica.mollwitz.turn import acting as turn
from pragmatica.mollwitz.turn import own_order, unit_acts, unit_answers
from tests.mollwitz.build import field, spot, unit, wing


def acting(s: State, name: str) -> unit_acts.UnitActs:
    """The question what a unit does."""
    one = unit(s, name)
    s.group, s.active = s.army.wing[one], s.army.side[one]
    return unit_acts.UnitActs(None, (one,), unit_acts.ASKING, s.place[one], 0, False, s.routed(one))


def told(s: State, name: str, code: int) -> Odds:
    """The odds of an answer of the unit."""
    return odds.odds(s, acting(s, name), code)


def whole(found: Odds) -> bool:
    """Whether the results are all there is."""
    return (
        all(one.of == found.results[0].of for one in found.results)
        and sum(one.cases for one in found.results) == found.results[0].of
    )


@pytest.mark.rule("W-3.15")
def test_a_commander_changes_his_order_up_to_his_independence() -> None:
    """With independence 4 the dice 0 to 4 will do: five of ten."""
    s = field("P_L_SCHUL 20,10", "P_SCHU_1 20,10", active="prussia")
    s.active, s.group = PRUSSIA, wing(s, "P_WR")
    found = odds.odds(s, own_order.OwnOrder(None), own_order.TRY)
    (roll,) = found.rolls
    assert (roll.limit, [one.id for one in roll.against], roll.rule) == (4, ["independence"], "W-3.15")
    assert [(one.id, one.cases, one.of) for one in found.results] == [("passed", 5, 10), ("failed", 5, 10)]
    assert odds.odds(s, own_order.OwnOrder(None), own_order.END).kind == "certain"


@pytest.mark.rule("W-13.8", "W-1.7", "W-12.1")
def test_recovery_next_to_the_enemy_takes_a_test_with_the_leader() -> None:
    """Morale 4 and a leader's bonus: each part is named with what it comes from, and each margin has its chance."""
    s = field("A_BOTTA_1 20,10 morale 4", "A_L_GOELD 20,10", "P_ASCHW_1 20,11 facing 3")
    code = unit_answers.RECOVER + unit(s, "A_BOTTA_1") * 16 + 1
    (roll,) = told(s, "A_BOTTA_1", code).rolls
    bonus = s.army.bonus[s.army.leader_number["A_L_GOELD"]]
    assert [(one.id, one.value, one.source) for one in roll.against] == [
        ("morale", 4, "unit:A_BOTTA_1"),
        ("leader_bonus", bonus, "leader:A_L_GOELD"),
    ]
    assert [(one.id, one.cases, dict(one.fields)) for one in roll.chances] == [
        ("passed", 5 + bonus, {}),
        *[("failed", 1, {"margin": margin}) for margin in range(1, 6 - bonus)],
    ]


@pytest.mark.rule("W-13.8")
def test_recovery_far_from_the_enemy_is_certain() -> None:
    """No die is thrown for it."""
    s = field("A_BOTTA_1 20,10 morale 4")
    assert told(s, "A_BOTTA_1", unit_answers.RECOVER + unit(s, "A_BOTTA_1") * 16 + 1).kind == "certain"


@pytest.mark.rule("W-13.29", "W-13.20")
def test_a_rally_is_tested_with_half_the_morale() -> None:
    """Routed units test with the morale of W-13.20."""
    s = field("A_BOTTA_1 20,10 routed rally 3")
    one = unit(s, "A_BOTTA_1")
    s.group = s.army.wing[one]
    found = odds.odds(s, turn.Acting(None, False, ()), turn.UNIT + one)
    assert [one.id for one in found.rolls[0].against] == ["rout_morale"]
    assert whole(found)


@pytest.mark.rule("W-4.8")
def test_a_square_next_to_an_enemy_takes_a_test() -> None:
    """Alone in the field it needs none."""
    near = field("P_G_WINT 20,10", "A_BOTTA_1 20,9 facing 3", active="prussia")
    assert told(near, "P_G_WINT", unit_answers.SQUARE).kind == "chances"
    assert told(field("P_G_WINT 20,10", active="prussia"), "P_G_WINT", unit_answers.SQUARE).kind == "certain"


@pytest.mark.rule("W-6.25")
def test_a_step_that_others_may_answer_cannot_be_told() -> None:
    """Into a control zone: what its owner does is his affair; elsewhere nothing can happen."""
    s = field("A_BOTTA_1 20,10 facing 3", "P_ASCHW_1 20,13 facing 0")
    near, far = (unit_answers.STEP + spot(s, at) for at in ("20,12", "20,9"))
    found = told(s, "A_BOTTA_1", near)
    assert (found.kind, found.reason.message if found.reason else "") == ("untold", odds.OTHERS)
    assert told(s, "A_BOTTA_1", far).kind == "certain"
    assert s.active == AUSTRIA
