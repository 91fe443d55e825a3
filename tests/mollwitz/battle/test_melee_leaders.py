"""Leaders in melee (chapter 12): support, loss and retreat."""

import pytest

from pragmatica.mollwitz.kept import log
from tests.mollwitz.battle.lines import AHEAD, BATTALION, FLANK, FRONT
from tests.mollwitz.build import field, happened, leader, spot, unit
from tests.mollwitz.fights import asked, fight, offered, over, say


@pytest.mark.rule("W-12.2", "W-10.18")
def test_one_leader_supports_an_attack() -> None:
    """Of two in different hexes the attacker names one; only there his bonus counts."""
    s = field(
        BATTALION, *FRONT, *FLANK, "A_L_ROEME 21,9", "A_L_LANTH 21,10", orders="A_WL attack", draws=[0, 0, 0, 0, 0]
    )
    fight(s, "A_WL")
    say(s, "attack-2020-from-2119+2120")
    assert (asked(s), offered(s)) == ("support austria", ["leader-A_L_ROEME", "leader-A_L_LANTH"])
    say(s, "leader-A_L_LANTH", "end")
    front, flank = happened(s, log.TESTED)[:2]
    assert (front[3], flank[3]) == (7, 8)


@pytest.mark.rule("W-12.3", "W-12.8", "W-12.4")
def test_a_wing_commander_lost_is_replaced() -> None:
    """He falls with the first loss of his stack; of two brigade commanders the owner names one."""
    s = field(
        BATTALION, *AHEAD, "A_L_ROEME 20,9", "A_L_LANTH 25,9", "A_L_FRANK 26,9", orders="A_WL attack", draws=[9, 9]
    )
    fight(s, "A_WL")
    say(s, "end", "facing-0")
    assert s.leader_back[leader(s, "A_L_ROEME")] == 2
    assert (asked(s), offered(s)) == ("substitute austria", ["leader-A_L_LANTH", "leader-A_L_FRANK"])
    say(s, "leader-A_L_FRANK")
    assert s.commander[s.army.wing_ids.index("A_WL")] == leader(s, "A_L_FRANK")
    assert over(s)


@pytest.mark.rule("W-12.10")
def test_a_brigade_that_has_lost_its_commander_is_led_by_a_neighbour() -> None:
    """The nearest of the same wing, without a question where there is one."""
    s = field(
        f"{BATTALION} morale 6", "P_L_JEETZ 20,10", "P_L_BORCK 24,10", *AHEAD, orders="A_WL attack", draws=[0, 9, 9]
    )
    fight(s, "A_WL")
    say(s, "end")
    assert s.leader_back[leader(s, "P_L_JEETZ")] == 2
    assert s.led_by[s.army.brigade_ids.index("P_JEETZ")] == leader(s, "P_L_BORCK")


@pytest.mark.rule("W-12.5", "W-13.32")
def test_a_leader_goes_with_who_retreats() -> None:
    """Before the test of the retreat, in which his bonus counts."""
    s = field(BATTALION, "P_L_JEETZ 20,10", "A_BOTTA_1 20,9 facing 3", orders="A_L1 attack", draws=[0, 9, 0, 7, 0])
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    assert s.leader_at[leader(s, "P_L_JEETZ")] == spot(s, "20,11")
    retreat = happened(s, log.TESTED)[2]
    assert (retreat[1], retreat[3], retreat[4]) == (7, 7, 1)


@pytest.mark.rule("W-12.2", "W-11.8")
def test_one_leader_supports_an_assault_on_a_battery() -> None:
    """Of two in different hexes he with the higher bonus; the other stack tests without."""
    pieces = ("P_B12A 20,10 facing 0", "A_HOHE_1 20,9 facing 3", "A_SEHE_1 21,9 facing 4")
    s = field(*pieces, "A_L_ROEME 20,9", "A_L_LANTH 21,9", orders="A_WL attack", draws=[9] * 6)
    s.shots[unit(s, "P_B12A")] = 15
    fight(s, "A_WL")
    say(s, "attack-2020-from-2019+2119")
    assert sorted(one[3] for one in happened(s, log.TESTED)) == [7, 9]
