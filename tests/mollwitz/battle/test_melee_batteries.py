"""Batteries in melee (chapter 11)."""

import pytest

from pragmatica.mollwitz.kept import log
from tests.mollwitz.battle.lines import at
from tests.mollwitz.build import field, happened, unit
from tests.mollwitz.fights import asked, fight, offered, over, say


@pytest.mark.rule("W-11.8", example="WX-38")
def test_a_battery_taken_from_the_flank() -> None:
    """Without fire and without a test; the squadron enters and turns."""
    s = field("P_B12A 20,10 facing 0", "A_HOHE_1 21,10 facing 5", orders="A_WL attack")
    fight(s, "A_WL")
    assert (s.eliminated[unit(s, "P_B12A")], at(s, "A_HOHE_1"), asked(s)) == (1, "20,10", "turn_after austria")
    assert (happened(s, log.FIRED), happened(s, log.TESTED)) == ([], [])


@pytest.mark.rule("W-11.8", example="WX-38")
def test_a_battery_charged_from_the_front() -> None:
    """Canister first: four points; then one test of the squadron, if it still stands."""
    for die, lost in ((0, 1), (9, 0)):
        s = field("P_B12A 20,10 facing 0", "A_HOHE_1 20,9 facing 3", orders="A_WL attack", draws=[1, die])
        fight(s, "A_WL")
        assert happened(s, log.FIRED)[0][4:6] == (0, 4)
        assert s.eliminated[unit(s, "P_B12A")] == lost
        assert s.morale[unit(s, "A_HOHE_1")] == 3


@pytest.mark.rule("W-11.8", "W-10.33")
def test_one_of_several_stacks_enters_the_battery() -> None:
    """The attacker names which."""
    s = field("P_B12A 20,10 facing 0", "A_HOHE_1 21,10 facing 5", "A_SEHE_1 20,11 facing 0", orders="A_WL attack")
    fight(s, "A_WL")
    say(s, "attack-2020-from-2120+2021")
    assert (asked(s), offered(s)) == ("enter_battery austria", ["from-2120", "from-2021"])
    say(s, "from-2021", "facing-0")
    assert (over(s), at(s, "A_SEHE_1"), at(s, "A_HOHE_1")) == (True, "20,10", "21,10")
