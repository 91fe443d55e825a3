"""Windows that are answered by standing instructions (chapter 6)."""

import pytest

from pragmatica.mollwitz.kept import instructions, log
from tests.mollwitz.battle.lines import BATTALION, PRUSSIANS, horse
from tests.mollwitz.build import field, happened, spot, unit
from tests.mollwitz.fights import asked, fight, instruct, over, say, step


@pytest.mark.rule("W-6.27", "W-6.25")
def test_an_instruction_is_carried_out_at_once() -> None:
    """Nobody is asked; it is told, and cannot be taken back."""
    s = field(BATTALION, "A_HOHE_1 20,8 facing 3", orders="A_WL attack", draws=[3])
    instruct(s, "P_ASCHW_1", "volley", instructions.ALWAYS)
    step(s, "A_HOHE_1", "20,9")
    assert (over(s), s.revealed) == (True, True)
    assert happened(s, log.INSTRUCTION_USED) == [(0, unit(s, "P_ASCHW_1"), instructions.VOLLEY)]
    assert len(happened(s, log.FIRED)) == 1


@pytest.mark.rule("W-6.27")
def test_an_instruction_not_to_react_declines() -> None:
    """It is as if the player had."""
    s = field(BATTALION, "A_HOHE_1 20,8 facing 3", orders="A_WL attack")
    instruct(s, "P_ASCHW_1", "volley", instructions.NEVER)
    step(s, "A_HOHE_1", "20,9")
    assert (over(s), s.revealed, len(happened(s, log.REACTION_DECLINED))) == (True, True, 1)


@pytest.mark.rule("W-6.19", "W-6.27")
def test_an_instruction_to_charge_by_the_chance() -> None:
    """Seven of ten pass: with 7 asked for it charges, with 8 it does not."""
    for least, charges in ((7, 1), (8, 0)):
        s = horse(5)
        for name in ("P_BUDC_1", "P_BUDC_2"):
            instruct(s, name, "charge", instructions.FROM + least)
        step(s, "A_HOHE_1 A_HOHE_2", "21,8")
        assert (over(s), s.reaction[unit(s, "P_BUDC_1")]) == (True, charges)


@pytest.mark.rule("W-10.23")
def test_an_instruction_for_defensive_fire() -> None:
    """The battalion fires without being asked."""
    s = field(BATTALION, "A_HOHE_1 20,9 facing 3", orders="A_WL attack", draws=[9, 0, 0, 0])
    instruct(s, "P_ASCHW_1", "defend", instructions.ALWAYS)
    fight(s, "A_WL")
    assert len(happened(s, log.FIRED)) == 1


@pytest.mark.rule("W-6.11", "W-6.17")
def test_who_withdraws_by_instruction_is_not_asked_where_to() -> None:
    """Hussars, who have several ways: they go as far from the mover as they can."""
    s = field("P_HUS_1 20,10", "A_HOHE_1 20,7 facing 3", orders="A_WL attack", draws=[0])
    instruct(s, "P_HUS_1", "withdraw", instructions.ALWAYS)
    step(s, "A_HOHE_1", "20,8")
    assert over(s)
    assert s.ground.distance(s.place[unit(s, "P_HUS_1")], spot(s, "20,8")) == 4


@pytest.mark.rule("W-6.12", "W-6.14")
def test_who_faces_by_instruction_is_not_asked_how() -> None:
    """Of two facings that are as square he takes one."""
    s = field(*PRUSSIANS, "A_HOHE_1 21,12 facing 0", orders="A_WL attack", draws=[0])
    for name in ("P_BUDC_1", "P_BUDC_2"):
        instruct(s, name, "face", instructions.ALWAYS)
    step(s, "A_HOHE_1", "21,11")
    assert (over(s), s.facing[unit(s, "P_BUDC_1")] in (2, 3)) == (True, True)


@pytest.mark.rule("W-6.27")
def test_who_is_told_to_decline_does_so_when_the_others_have_answered() -> None:
    """Else the mover would see a decline, and a question for the rest, which no answer of the player brings about."""
    s = field("P_ASCHW_1 19,10 facing 1", "P_ASCHW_2 21,9 facing 5", "A_HOHE_1 20,8 facing 3")
    instruct(s, "P_ASCHW_1", "volley", instructions.NEVER)
    instruct(s, "P_ASCHW_1", "bend", instructions.NEVER)
    instruct(s, "P_ASCHW_1", "square", instructions.NEVER)
    s.log = []
    step(s, "A_HOHE_1", "20,9")
    assert asked(s) == "react prussia"
    assert happened(s, log.REACTION_DECLINED) == []
    say(s, "decline")
    assert (over(s), len(happened(s, log.REACTION_DECLINED))) == (True, 2)
