"""Chapters 2, 12 and S: what happens between two turns."""

import pytest

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import AUSTRIA, PRUSSIA
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import loss
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.sequence import DUSK, PAIRS, Course
from pragmatica.mollwitz.turn import ending
from tests.mollwitz.boards import board, rules
from tests.mollwitz.build import field, happened, leader, spot, start, unit
from tests.mollwitz.playing import Done, asked, offered, say


def at_dusk(*pieces: str, turn: int = 3) -> State:
    """A position whose chits have all served."""
    s = field(*pieces, active="prussia")
    s.turn = turn
    return s


@pytest.mark.rule("W-2.13", "W-12.12", "W-12.4", "W-12.11", example="WX-36")
def test_a_lost_leader_returns_at_the_end_of_the_turn_in_whose_box_he_lies() -> None:
    """Lost in turn 3 he is back at the end of turn 4, with a unit under him, and leads his brigade again."""
    s = at_dusk("P_L_MARWI 20,12", "P_KLEIST_1 20,11", "P_GARDE1 19,12", "A_BROWNE_1 20,-6")
    one = leader(s, "P_L_MARWI")
    loss.lose(s, one)
    Course(None, PAIRS).resume(s)
    assert s.turn == 4
    assert s.leader_at[one] == s.ground.off
    s.chit = [0] * len(s.chit)
    Course(None, PAIRS).resume(s)
    assert (asked(s), s.pending()) == ("LeaderReturns", [PRUSSIA])
    here = s.ground.names[spot(s, "19,12")]
    say(s, f"at-{here}")
    assert (s.leader_at[one], s.turn) == (spot(s, "19,12"), 5)
    assert one in s.led_by


@pytest.mark.rule("W-12.12")
def test_with_one_unit_left_nothing_is_asked() -> None:
    """He comes back with it."""
    s = at_dusk("P_L_MARWI 20,12", "P_KLEIST_1 20,11", "A_BROWNE_1 20,-6")
    one = leader(s, "P_L_MARWI")
    loss.lose(s, one)
    s.turn = 4
    ending.leaders_return(s, Done(None))
    assert asked(s) == "Done"
    assert s.leader_at[one] == spot(s, "20,11")


@pytest.mark.rule("W-2.13", "W-2.1", "W-2.16")
def test_the_next_turn_begins_with_new_chits() -> None:
    """For every group that still has a unit."""
    s = at_dusk("P_KLEIST_1 20,11", "A_BROWNE_1 20,-6", "A_HUS_1 10,0")
    Course(None, DUSK).resume(s)
    assert (s.turn, asked(s)) == (4, "ChooseChit")
    assert offered(s, AUSTRIA) == ["wing-A_L1", "wing-A_H"]


@pytest.mark.rule("W-2.13", "W-7.9")
def test_stacks_are_looked_at_as_the_turn_ends() -> None:
    """A unit that shares its hex with a routed one is carried away."""
    s = at_dusk("P_KLEIST_1 20,11", "P_KLEIST_2 20,11 routed", "A_BROWNE_1 20,-6")
    Course(None, DUSK).resume(s)
    assert s.routed(unit(s, "P_KLEIST_1"))


@pytest.mark.rule("W-2.13", "W-S.5")
def test_a_broken_army_loses_at_the_end_of_the_turn() -> None:
    """At once, whatever turn it is; the event tells its points."""
    s = start("romer")
    s.turn = 2
    s.log = []
    for one in s.army.units_of[AUSTRIA]:
        if s.on_field(one) and victory.to_break(s, AUSTRIA) > 0:
            s.lift(one)
            s.eliminated[one] = 1
    Course(None, DUSK).resume(s)
    assert (s.winner, s.reason, s.over()) == (PRUSSIA, victory.BROKEN, True)
    ((side, points),) = happened(s, log.ARMY_BROKE)
    assert (side, points >= s.rules.lineup.breaks[AUSTRIA]) == (AUSTRIA, True)


@pytest.mark.rule("W-S.2", "W-S.7")
@pytest.mark.parametrize(("scenario", "turns"), [("romer", 4), ("battle", 11)])
def test_after_the_last_turn_points_decide(scenario: str, turns: int) -> None:
    """Both scores are told, and nothing is asked any more."""
    s = start(scenario)
    s.turn = turns
    s.log = []
    Course(None, DUSK).resume(s)
    assert s.reason == victory.BY_POINTS
    assert [side for side, _ in happened(s, log.SCORED)] == [PRUSSIA, AUSTRIA]
    assert s.pending() == []


@pytest.mark.rule("W-S.3", "W-S.4")
def test_frederick_may_leave_from_the_fifth_turn_on() -> None:
    """He is asked as the turn begins, and gone for good costs nothing."""
    s = at_dusk("P_L_FRIED 21,11", "P_KLEIST_1 20,11", "A_BROWNE_1 20,-6")
    ending.begin(s, Done(None))
    assert asked(s) == "Done"
    ending.begin(s, Done(None))
    assert (s.turn, asked(s), s.pending()) == (5, "FrederickLeaves", [PRUSSIA])
    before = victory.elimination_points(s, PRUSSIA)
    say(s, "yes")
    assert s.leader_at[leader(s, "P_L_FRIED")] == s.ground.off
    assert victory.elimination_points(s, PRUSSIA) == before
    ending.begin(s, Done(None))
    assert asked(s) == "Done"


@pytest.mark.rule("W-S.3")
def test_without_the_option_he_is_not_asked() -> None:
    """Nor if he is to stay in the battle by choice of the players."""
    s = field("P_L_FRIED 21,11", "P_KLEIST_1 20,11", active="prussia", frederick_leaves=False)
    s.turn = 6
    ending.begin(s, Done(None))
    assert asked(s) == "Done"


@pytest.mark.rule("W-S.1", "W-S.2")
@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_a_match_begins_with_the_choice_of_chits(scenario: str) -> None:
    """In turn 1, of both sides."""
    s = sequence.start(board(), rules(scenario), 1)
    assert (s.turn, asked(s), s.pending()) == (1, "ChooseChit", [PRUSSIA, AUSTRIA])
