"""What follows a fight, as it is played: flight, retreat, pursuit, contact, leaders (chapters 6, 7, 12 and 13)."""

import pytest

from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.state import State
from tests.mollwitz.battle.lines import at
from tests.mollwitz.build import field, happened, leader, spot, spots, unit, units
from tests.mollwitz.fights import asked, checks, fight, offered, over, say, step

BATTALION = "P_ASCHW_1 20,10 facing 0"
AHEAD = ("A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")


# -- the start of an activation ---------------------------------------------------------------------------------------


@pytest.mark.rule("W-2.15", "W-13.24", "W-13.37")
def test_a_routed_wing_is_looked_at_as_an_activation_begins() -> None:
    """Unit by unit: infantry next to horse is gone, horse next to horse tests, horse next to infantry flees."""
    s = field(
        "P_ASCHW_1 10,20 routed",
        "A_HOHE_1 10,19 facing 3",
        "P_BUDC_1 20,20 routed",
        "A_HOHE_2 20,19 facing 3",
        "P_BUDC_2 30,10 routed",
        "A_BOTTA_1 30,9 facing 3",
        draws=[9],
    )
    checks(s)
    assert asked(s) == "flee prussia"
    say(s, "flee-3-3-3")
    assert [s.eliminated[one] for one in units(s, "P_BUDC_1", "P_ASCHW_1", "P_BUDC_2")] == [1, 1, 0]
    assert (over(s), at(s, "P_BUDC_2")) == (True, "30,13")


@pytest.mark.rule("W-13.24", "W-13.20")
def test_a_routed_squadron_that_passes_flees() -> None:
    """A 3 passes against rout morale 3."""
    s = field("P_BUDC_1 20,20 routed", "A_HOHE_1 20,19 facing 3", draws=[3])
    checks(s)
    assert asked(s) == "flee prussia"


@pytest.mark.rule("W-13.24", "W-13.23")
def test_batteries_and_routed_enemies_do_nothing_to_the_routed() -> None:
    """Nobody is touched."""
    s = field("P_ASCHW_1 20,20 routed", "A_B6A 20,19 facing 3", "A_HOHE_1 21,19 routed")
    checks(s)
    assert (over(s), at(s, "P_ASCHW_1")) == (True, "20,20")


@pytest.mark.rule("W-2.15", "W-12.5")
def test_a_lone_leader_next_to_the_enemy_goes_as_an_activation_begins() -> None:
    """Of two units equally near the owner names one."""
    s = field("P_L_JEETZ 20,10", "P_ASCHW_1 20,13 facing 0", "P_G_BUDD 23,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    checks(s)
    assert (asked(s), offered(s)) == ("join_unit prussia", ["at-2321", "at-2023"])
    say(s, "at-2321")
    assert s.leader_at[leader(s, "P_L_JEETZ")] == spot(s, "23,10")


# -- counter-charges --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-6.28", "W-10.36")
def test_a_counter_charge_strikes_all_who_stand_with_the_mover() -> None:
    """The squadron that was there already is struck, too; its own action is not over."""
    s = field(
        "P_BUDC_1 20,10 facing 0",
        "P_BUDC_2 20,10 facing 0",
        "A_HOHE_1 21,7 facing 3",
        "A_HOHE_2 21,8 facing 3",
        orders="A_WL attack",
        draws=[5, 9, 0, 0],
    )
    step(s, "A_HOHE_1", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    assert [s.reaction[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")] == [1, 0]
    fight(s, "A_WL")
    assert [s.struck[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")] == [2, 2]
    assert [s.lost[one] for one in units(s, "A_HOHE_1", "A_HOHE_2")] == [2, 2]


def surrounded(*charging: str, beside: str = "", draws: tuple[int, ...] = (0,) * 9) -> State:
    """Austrian squadrons that these have stopped, as the combat begins; `beside`: somebody who has not charged."""
    ours = ("A_HOHE_1 20,10 facing 3", "A_HOHE_2 20,10 facing 3")
    others = (*charging, beside) if beside else charging
    s = field(*ours, *others, orders="A_WL attack", draws=draws)
    mover = unit(s, "A_HOHE_1")
    s.reaction[mover] = 1
    for piece in charging:
        one = unit(s, piece.split()[0])
        s.reaction[one], s.charging[one] = 1, s.place[mover]
    fight(s, "A_WL")
    return s


@pytest.mark.rule("W-10.36", "W-10.18", "W-10.19")
def test_charges_that_cannot_join_leave_their_owner_the_choice() -> None:
    """From in front and from behind, with empty hexes between: one of them is fought, and the other not at all."""
    s = surrounded("P_BUDC_1 20,9 facing 3", "P_SCHU_1 20,11 facing 0")
    assert asked(s) == "next_charge prussia"
    assert offered(s) == ["attack-2020-from-2019", "attack-2020-from-2021"]
    say(s, "attack-2020-from-2021")
    began = happened(s, log.MELEE_BEGAN)
    assert began == [(spot(s, "20,10"), spot(s, "20,11"))]


@pytest.mark.rule("W-10.36", "W-10.18")
def test_of_charges_as_many_join_as_can() -> None:
    """Two that touch go together; the third, across, is the other choice; none of the two is left out."""
    s = surrounded("P_BUDC_1 20,9 facing 3", "P_BUDC_2 21,9 facing 4", "P_SCHU_1 20,11 facing 0")
    assert offered(s) == ["attack-2020-from-2019+2119", "attack-2020-from-2021"]


@pytest.mark.rule("W-10.36", "W-6.19")
def test_who_shares_a_hex_with_a_charge_takes_no_part() -> None:
    """The squadron that was there, and has not charged, neither fights nor loses anything."""
    s = surrounded("P_BUDC_1 20,9 facing 3", draws=(0, 0), beside="P_BUDC_2 20,9 facing 3")
    assert [s.attacked[one] for one in units(s, "P_BUDC_1", "P_BUDC_2")] == [1, 2]
    assert [s.lost[one] for one in units(s, "P_BUDC_1", "P_BUDC_2")] == [1, 0]


@pytest.mark.rule("W-10.36", "W-10.18")
def test_two_charges_from_one_hex_are_two_fights() -> None:
    """Each squadron strikes whom it has charged."""
    s = field(
        *("A_HOHE_1 20,10 facing 3", "A_ROED_1 19,10 facing 3", "P_BUDC_1 20,9 facing 3", "P_BUDC_2 20,9 facing 3"),
        orders="A_WL attack",
        draws=[0, 0, 0, 0],
    )
    for mover, charger in (("A_HOHE_1", "P_BUDC_1"), ("A_ROED_1", "P_BUDC_2")):
        s.reaction[unit(s, mover)] = s.reaction[unit(s, charger)] = 1
        s.charging[unit(s, charger)] = s.place[unit(s, mover)]
    fight(s, "A_WL")
    say(s, "hex-2020")
    while not over(s):
        say(s, offered(s)[0])
    assert len(happened(s, log.MELEE_BEGAN)) == 2
    assert [s.lost[one] for one in units(s, "P_BUDC_1", "P_BUDC_2")] == [1, 1]


@pytest.mark.rule("W-10.36")
def test_charges_that_can_join_are_one_fight() -> None:
    """Nothing is asked: both stacks attack."""
    s = surrounded("P_BUDC_1 20,9 facing 3", "P_BUDC_2 21,9 facing 4")
    assert [set(one[1:]) for one in happened(s, log.MELEE_BEGAN)] == [set(spots(s, "20,9", "21,9"))]


@pytest.mark.rule("W-6.30", "W-13.24")
def test_the_step_of_a_counter_charge_touches_the_routed() -> None:
    """A routed battalion next to the hex that is charged from is ridden down."""
    s = field(
        "P_BUDC_1 20,10 facing 0", "A_HOHE_1 21,7 facing 3", "A_BOTTA_1 22,9 routed", orders="A_WL attack", draws=[0]
    )
    step(s, "A_HOHE_1", "21,8")
    say(s, "charge-P_BUDC_1-from-2119")
    assert s.eliminated[unit(s, "A_BOTTA_1")] == 1


@pytest.mark.rule("W-6.29", "W-11.8")
def test_a_battery_on_the_move_is_charged_and_lost() -> None:
    """Limbered, it needs no test."""
    s = field("P_BUDC_1 20,10 facing 0", "A_B6A 20,7 limbered", draws=[0])
    step(s, "A_B6A", "20,8")
    say(s, "charge-P_BUDC_1-from-2019")
    fight(s, "A_A")
    assert (s.eliminated[unit(s, "A_B6A")], at(s, "P_BUDC_1")) == (1, "20,8")


# -- pursuit ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-6.30", "W-13.41", "W-13.43")
def test_nobody_reacts_to_pursuers() -> None:
    """A battalion in whose front they come is not asked, and they go on."""
    s = field(BATTALION, "P_KLEIST_1 20,13 facing 0", *AHEAD, orders="A_WL attack", draws=[0, 9, 0, 0, 0])
    fight(s, "A_WL")
    say(s, "end")
    while asked(s) == "flee prussia":
        say(s, offered(s)[0])
    say(s, "on-2", "on-0")
    assert (at(s, "A_HOHE_2"), asked(s)) == ("20,12", "turn_after austria")


@pytest.mark.rule("W-6.30", "W-13.24", "W-13.43")
def test_pursuers_ride_down_the_routed() -> None:
    """A routed battalion next to the hex that they enter."""
    s = field(BATTALION, "P_KLEIST_1 21,10 routed", *AHEAD, orders="A_WL attack", draws=[0, 9, 0, 0, 0])
    fight(s, "A_WL")
    say(s, "end")
    while asked(s) == "flee prussia":
        say(s, offered(s)[0])
    assert (s.eliminated[unit(s, "P_KLEIST_1")], at(s, "A_HOHE_1")) == (1, "20,10")


@pytest.mark.rule("W-13.44")
def test_without_a_flight_nobody_goes_on() -> None:
    """The defender has retreated: cavalry enters his hex and stops."""
    s = field("P_BUDC_1 20,10 facing 0", *AHEAD, orders="A_WL attack", draws=[0, 5, 0, 0, 0])
    fight(s, "A_WL")
    assert (at(s, "P_BUDC_1"), at(s, "A_HOHE_1"), asked(s)) == ("20,11", "20,10", "turn_after austria")


@pytest.mark.rule("W-13.45", "W-12.3", "W-10.26")
def test_the_test_after_pursuit_may_cost_a_leader() -> None:
    """A failed one costs each a point; the leader who rode with them is rolled for."""
    s = field(
        "P_BUDC_1 20,10 facing 0", *AHEAD, "A_L_LANTH 20,9", "A_L_FRANK 25,9",
        orders="A_WL attack", draws=[0, 5, 0, 9, 9],
    )  # fmt: skip
    fight(s, "A_WL")
    assert s.leader_at[leader(s, "A_L_LANTH")] == spot(s, "20,10")
    say(s, "facing-3")
    assert (over(s), s.leader_back[leader(s, "A_L_LANTH")], s.morale[unit(s, "A_HOHE_1")]) == (True, 2, 6)


# -- flight -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-13.37", "W-13.3")
def test_units_of_a_stack_flee_separately() -> None:
    """Each by a way of its own."""
    s = field(
        "P_SCHU_1 20,10 facing 0 morale 1",
        "P_SCHU_2 20,10 facing 0 morale 1",
        *AHEAD,
        orders="A_WL attack",
        draws=[0, 0],
    )
    fight(s, "A_WL")
    assert asked(s) == "flee prussia"
    say(s, "flee-3-3-3")
    assert asked(s) == "flee prussia"
    say(s, "flee-2-3-3")
    assert sorted([at(s, "P_SCHU_1"), at(s, "P_SCHU_2")]) == ["20,13", "21,12"]


@pytest.mark.rule("W-13.38")
def test_who_has_no_way_to_flee_is_gone() -> None:
    """Enemies on all sides that do not lead nearer."""
    ring = [f"A_{name} {hex} facing 0" for name, hex in zip(
        ("HOHE_1", "SEHE_1", "LANC_1", "BIRK_1", "ROED_1", "CORD_1"),
        ("20,9", "21,9", "21,10", "20,11", "19,11", "19,10"), strict=True,
    )]  # fmt: skip
    s = field(f"{BATTALION} morale 1", *ring, orders="A_WL attack", draws=[0, 9, 0])
    s.facing[unit(s, "A_HOHE_1")] = 3
    s.shots[unit(s, "P_ASCHW_1")] = 1
    fight(s, "A_WL")
    say(s, "attack-2020-from-2019")
    assert s.eliminated[unit(s, "P_ASCHW_1")] == 1


@pytest.mark.rule("W-12.5", "W-13.37")
def test_a_leader_left_by_a_flight_goes_with_it() -> None:
    """To the nearest unit under him, which is the one that has just left."""
    s = field(f"{BATTALION} morale 6", "P_L_JEETZ 20,10", *AHEAD, orders="A_WL attack", draws=[0, 9, 0, 0, 0])
    fight(s, "A_WL")
    say(s, "end")
    assert s.routed(unit(s, "P_ASCHW_1"))
    say(s, "flee-3-3-3")
    assert s.leader_at[leader(s, "P_L_JEETZ")] == spot(s, "20,13")


@pytest.mark.rule("W-12.5")
def test_a_leader_gives_way_to_an_enemy_who_flees_into_his_hex() -> None:
    """He goes to the nearest unit under him at once."""
    s = field("P_BUDC_1 20,10 routed", "A_L_NEIPP 20,13", "A_BOTTA_1 20,8 facing 3", "A_HARR_1 26,10 facing 0")
    step(s, "A_BOTTA_1", "20,9")
    say(s, "flee-3-3-3")
    assert (at(s, "P_BUDC_1"), s.side_at(s.leader_at[leader(s, "A_L_NEIPP")])) == ("20,13", 1)


# -- retreat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W-13.32", "W-13.31")
def test_the_owner_chooses_among_equal_hexes() -> None:
    """With the hex behind him closed by an enemy, two slanting ways are left."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", "A_B6A 20,11 limbered", orders="A_L1 attack", draws=[0, 9, 0, 0])
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    assert (asked(s), offered(s)) == ("retreat prussia", ["to-2120", "to-1920"])
    say(s, "to-1920")
    assert at(s, "P_ASCHW_1") == "19,11"


@pytest.mark.rule("W-13.34", "W-7.4", "W-7.10")
def test_where_no_way_leads_on_the_overfull_hex_is_kept() -> None:
    """The limit does not apply to a retreat that can go no farther."""
    s = field(
        BATTALION,
        "A_BOTTA_1 20,9 facing 3",
        "P_KLEIST_1 20,11 facing 0",
        "A_B6A 20,12 limbered",
        "A_B6B 21,11 limbered",
        "A_HUS_1 19,12",
        orders="A_L1 attack",
        draws=[0, 9, 0, 0, 0],
    )
    s.formation[unit(s, "A_HUS_1")] = 8
    s.weak[unit(s, "A_HUS_1")], s.morale[unit(s, "A_HUS_1")] = 1, 0
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    while asked(s) == "retreat prussia":
        say(s, "to-2021" if "to-2021" in offered(s) else offered(s)[0])
    assert (at(s, "P_ASCHW_1"), at(s, "P_KLEIST_1")) == ("20,11", "20,11")


@pytest.mark.rule("W-10.33", "W-11.8", "W-11.13")
def test_a_battery_goes_down_with_its_battalion() -> None:
    """The stack retreats: the guns are lost."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 attack", draws=[0, 9, 0, 0])
    s.put_under(unit(s, "P_B12A"), spot(s, "20,10"))
    fight(s, "A_L1")
    say(s, "bayonet", "end")
    assert s.eliminated[unit(s, "P_B12A")] == 1


@pytest.mark.rule("W-12.3")
def test_the_fate_of_leaders_is_told() -> None:
    """A die for each, before anybody flees."""
    s = field(f"{BATTALION} morale 1", "P_L_JEETZ 20,10", *AHEAD, orders="A_WL attack", draws=[0, 4, 0])
    s.shots[unit(s, "P_ASCHW_1")] = 1
    fight(s, "A_WL")
    assert happened(s, log.LEADER_ROLLED) == [(leader(s, "P_L_JEETZ"), 0, 0)]
    assert asked(s) == "flee prussia"


@pytest.mark.rule("W-13.37")
def test_ways_of_flight_that_come_to_the_same_are_one() -> None:
    """Every hex where it may end is offered once, unless friends or ground make a difference."""
    s = field("P_BUDC_1 20,10 routed", "A_BOTTA_1 20,8 facing 3", orders="A_L1 attack")
    step(s, "A_BOTTA_1", "20,9")
    ends = []
    for ident in offered(s):
        place = spot(s, "20,10")
        for direction in ident.split("-")[1:]:
            place = s.ground.near[place * 6 + int(direction)]
        ends.append(place)
    assert len(ends) == len(set(ends)) > 1
