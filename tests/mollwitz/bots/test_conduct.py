"""How the steady player leads troops: squares, guns, rallies, charges, and what counts at the end."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica.mollwitz.bots.player import choose
from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.contact import Contact
from pragmatica.mollwitz.bots.reckoning.situation import Situation
from pragmatica.mollwitz.kept.codes import AUSTRIA, PRUSSIA, SIDES
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.told.observe import observe
from tests.mollwitz.boards import board, setup
from tests.mollwitz.build import field, march, spot, start, unit, wing
from tests.mollwitz.playing import actions, activate, asked, offered, say

LEADERS = ("P_L_SCHWE 18,14", "P_L_JEETZ 18,13", "P_L_MARWI 20,13")
FAR = "A_BROWNE_1 20,-6 facing 3"


def situation(s: State, side: int, scenario: str = "battle") -> Situation:
    """The position as the bot of a side knows it."""
    return Situation(observe(setup(scenario), s, side), board())


def answer(s: State, scenario: str = "battle") -> str:
    """The id of what the bot answers to the question that is open."""
    assert s.top is not None
    seat = s.pending()[0]
    choices = actions().named(s.top, s.group, s.top.legal(s, seat))
    question = asking.decision(s, seat, SIDES[seat], 1)
    found = choose(situation(s, seat, scenario), question, choices, Random(1))
    assert found is not None
    return found.id


def step(s: State, at: str) -> str:
    """The id of a step into a hex."""
    return f"step-{s.ground.names[spot(s, at)]}"


def prussians(*pieces: str, order: str = "march") -> State:
    """The first Prussian line after the chief's step."""
    s = activate(field(*LEADERS, *pieces, active="prussia", orders=f"P_L1 {order}"), "P_L1", "end")
    return say(s, "end") if "halt" in offered(s) else s  # half of them may be routed


def played(s: State) -> State:
    """The position after the action of the unit that acts, as the bot plays it."""
    while asked(s) == "UnitActs":
        say(s, answer(s))
    return s


# -- foot and guns ----------------------------------------------------------------------------------------------------

HORSE_ALL_ROUND = (
    "A_HOHE_1 14,14 facing 2",
    "A_HOHE_2 14,14 facing 2",
    "A_HOHE_3 22,10 facing 5",
    "A_HOHE_4 22,10 facing 5",
    "A_LANC_1 18,16 facing 0",
    "A_LANC_2 18,16 facing 0",
    "A_ROED_1 21,14 facing 5",
)


def test_lone_grenadiers_form_square_when_horse_is_all_round() -> None:
    """With horse near flanks and rear, and no friend to cover them, they form square in their own action."""
    s = say(prussians("P_G_BUDD 18,12 facing 0", *HORSE_ALL_ROUND, order="halt"), "unit-P_G_BUDD")
    assert answer(s) == "square"


def test_grenadiers_far_from_horse_stay_in_line() -> None:
    """Nobody forms square who is in no danger."""
    s = say(prussians("P_G_BUDD 18,12 facing 0", FAR, order="halt"), "unit-P_G_BUDD")
    assert answer(s) != "square"


def test_guns_in_danger_go_to_the_foot_beside_them() -> None:
    """A limbered battery that horse could ride down goes into the hex of a battalion next to it."""
    s = field("P_B12A 18,12 limbered", "P_ASCHW_1 19,12 facing 0", *HORSE_ALL_ROUND, active="prussia")
    played(activate(s, "P_A", "unit-P_B12A"))
    assert s.place[unit(s, "P_B12A")] == s.place[unit(s, "P_ASCHW_1")]


@pytest.mark.parametrize("facing", range(6))
def test_guns_make_up_their_mind(facing: int) -> None:
    """Though its turns are free, a battery between places that are equally good ends its action in few answers."""
    s = field(
        f"P_B12A 18,12 limbered facing {facing}",
        "P_ASCHW_1 21,13 facing 0",
        "A_BROWNE_1 18,11 facing 5",
        active="prussia",
        orders="P_A march",
    )
    activate(s, "P_A", "unit-P_B12A")
    answers = 0
    while asked(s) == "UnitActs":
        say(s, answer(s))
        answers += 1
        assert answers < 20


def test_a_line_with_a_long_way_before_it_hurries() -> None:
    """Prussia's line in the small scenario must set out in the first turn to be upon the enemy in the third."""
    s = start("romer")
    s.turn = 1
    sit = situation(s, PRUSSIA, "romer")
    assert plans.must_hurry(sit, wing(s, "P_L1"))


def test_a_line_with_time_in_hand_does_not_hurry() -> None:
    """In the battle there are turns enough."""
    s = start()
    s.turn = 1
    assert not plans.must_hurry(situation(s, PRUSSIA), wing(s, "P_L1"))


# -- routed -----------------------------------------------------------------------------------------------------------


def test_whoever_has_rallied_faces_the_enemy() -> None:
    """A battalion that passes the test of the last marker turns to where the nearest enemy stands."""
    s = prussians("P_ASCHW_1 18,12 routed rally 3", "P_BORCKE_1 20,14 facing 0", "A_BROWNE_1 30,1 facing 4")
    s.script([0])
    assert answer(say(s, "end", "unit-P_ASCHW_1")) == "facing-1"


def test_the_routed_keep_away_from_the_enemy() -> None:
    """A routed battalion with enemies near goes away from them."""
    s = prussians("P_ASCHW_1 18,12 routed", "P_BORCKE_1 20,14 facing 0", "A_BROWNE_1 18,8 facing 3")
    s = say(s, "end", "unit-P_ASCHW_1")
    chosen = answer(s)
    there = s.ground.names.index(chosen.removeprefix("step-"))
    assert s.ground.distance(there, spot(s, "18,8")) == 5


# -- horse ------------------------------------------------------------------------------------------------------------


def charged(*pieces: str) -> State:
    """Austrian cuirassiers have come before a Prussian stack, which is asked."""
    s = field(*pieces, "A_L_ROEME 20,2", "A_L_LANTH 20,4", orders="A_WL attack", led=True)
    return activate(s, "A_WL", "end", "end", "end", "unit-A_HOHE_1", step(s, "20,7"))


def test_tired_dragoons_decline_a_charge_that_they_would_lose() -> None:
    """Weak horse whose morale is spent does not counter-charge cuirassiers."""
    s = charged("A_HOHE_1 20,6 facing 3", "P_SCHU_1 20,9 facing 0 weak morale 1", FAR)
    assert answer(s) == "decline"


def test_fresh_horse_counter_charges_a_lone_squadron() -> None:
    """Two fresh squadrons do not let one come on that has little morale left."""
    s = charged("A_HOHE_1 20,6 facing 3 weak morale 1", "P_SCHU_1 20,9 facing 0", "P_SCHU_2 20,9 facing 0", FAR)
    assert answer(s).startswith("charge-")


@pytest.mark.parametrize(("there", "dreaded"), [("20,8", True), ("20,12", False)])
def test_coming_near_fresh_horse_is_reckoned_with(there: str, dreaded: bool) -> None:
    """A place from which the enemy's horse could counter-charge costs something; one behind it does not."""
    s = field("P_SCHU_1 20,14 facing 0", "A_HOHE_1 20,6 facing 3", "A_HOHE_2 20,6 facing 3", active="prussia")
    sit = situation(s, PRUSSIA)
    contact = Contact(sit, [unit(s, "P_SCHU_1")], True)
    assert (contact.danger(spot(s, there), 0) > 0) == dreaded


# -- the end ----------------------------------------------------------------------------------------------------------


def test_in_the_last_turn_foot_goes_for_an_objective() -> None:
    """A battalion near objectives that the enemy holds ends its action in one of them as the battle ends."""
    s = field(
        "P_L_SCHWE 14,2",
        "P_L_JEETZ 14,1",
        "P_ASCHW_1 14,-1 facing 0",
        "A_BROWNE_1 30,-14 facing 3",
        active="prussia",
        orders="P_L1 march",
    )
    s.turn = s.rules.lineup.turns
    played(activate(s, "P_L1", "end", "unit-P_ASCHW_1"))
    assert s.place[unit(s, "P_ASCHW_1")] in s.rules.lineup.goals


def squadrons_far_down(turn: int) -> State:
    """Römer's squadrons some hexes before the row that counts, with Prussians far off."""
    s = start("romer")
    s.turn = turn
    for number in range(1, 6):
        march(s, f"A_HOHE_{number}", f"{29 + number},2", 3)
        march(s, f"A_LANC_{number}", f"{29 + number},3", 3)
    return s


def test_near_the_end_as_many_squadrons_as_it_takes_make_for_the_bonus() -> None:
    """Six are enough, those with least way to make."""
    s = squadrons_far_down(4)
    sit = situation(s, AUSTRIA, "romer")
    going = [one for one in sit.own if plans.row_for_bonus(sit, one) is not None]
    assert len(going) == 6


def test_before_that_nobody_thinks_of_the_bonus() -> None:
    """In the first turns horse fights."""
    s = squadrons_far_down(1)
    sit = situation(s, AUSTRIA, "romer")
    assert all(plans.row_for_bonus(sit, one) is None for one in sit.own)
