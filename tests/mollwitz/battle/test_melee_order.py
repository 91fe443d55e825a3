"""Who must, may and may not attack, and in which order (chapters 10 and 11), with the worked examples."""

import pytest

from pragmatica.mollwitz.kept import log
from tests.mollwitz.battle.lines import AHEAD, BATTALION, FLANK, FRONT, at
from tests.mollwitz.build import field, happened, spot, unit, units
from tests.mollwitz.fights import asked, fight, offered, over, say, step

THRONG = ("P_G_WINT 20,10 facing 0", "P_BUDC_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")


@pytest.mark.rule("W-10.3", "W-10.4", "W-10.16")
def test_a_wing_that_uses_the_bayonet_does_not_fire() -> None:
    """Every battalion of it, the one out of reach of any enemy's front too."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", "A_HARR_1 20,7 facing 3", orders="A_L1 attack", draws=[9, 9, 9])
    s.shots[unit(s, "P_ASCHW_1")] = 1
    fight(s, "A_L1")
    say(s, "bayonet", "facing-0")
    assert (over(s), happened(s, log.FIRED)) == (True, [])


@pytest.mark.rule("W-10.21", "W-10.34")
def test_no_infantry_fires_where_horse_has_attacked() -> None:
    """A battalion of the same wing, beside the squadron, stays silent."""
    s = field(
        "P_G_WINT 19,10 facing 0",
        "P_BUDC_1 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        active="prussia",
        orders="P_WR attack, A_L1 attack",
        draws=[9, 9],
    )
    s.facing[unit(s, "P_G_WINT")] = 1
    s.shots[unit(s, "A_BOTTA_1")] = 1
    fight(s, "P_WR")
    say(s, "fire")
    assert asked(s) == "turn_after austria"
    say(s, "facing-3")
    assert (over(s), happened(s, log.FIRED)) == (True, [])


@pytest.mark.rule("W-10.2", "W-10.20", "W-10.6")
def test_cavalry_in_contact_must_attack() -> None:
    """Under Attack there is no end before it has; hussars need not."""
    s = field(BATTALION, *AHEAD, "P_ASCHW_2 22,9 facing 0", "A_SEHE_1 22,8 facing 3", orders="A_WL attack")
    fight(s, "A_WL")
    assert "end" not in offered(s)
    s = field(BATTALION, "A_HUS_1 20,9")
    fight(s, "A_H")
    assert offered(s) == ["attack-2020-from-2019", "end"]


@pytest.mark.rule("W-10.19", "W-10.18")
def test_nobody_attacks_or_is_attacked_twice() -> None:
    """The second stack finds the battalion struck."""
    s = field(BATTALION, *FRONT, *FLANK, orders="A_WL attack", draws=[7])
    fight(s, "A_WL")
    say(s, "attack-2020-from-2119", "end", "facing-0")
    assert over(s)
    assert len(happened(s, log.MELEE_BEGAN)) == 1


@pytest.mark.rule("W-10.34", "W-10.22", "W-10.16", "W-3.21", example="WX-33")
def test_the_order_of_combat() -> None:
    """A counter-charge, two active melees, a forced one, three exchanges, an unpaired fire: exactly in this order."""
    s = field(
        "P_BUDC_1 10,20 facing 0",
        "A_CORD_1 10,17 facing 3",
        "P_BUDC_2 14,20 facing 0",
        "A_CORD_2 14,19 facing 3",
        "P_BUDC_3 17,20 facing 0",
        "A_CORD_3 17,19 facing 3",
        "P_SCHU_1 6,20 facing 0",
        "A_HOHE_1 6,19 facing 3",
        "P_G_WINT 20,10 square",
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 20,11 facing 0",
        "A_CORD_4 19,10 facing 2",
        "P_G_BOLS 30,10 facing 0",
        "A_GRUEN_1 30,9 facing 3",
        active="prussia",
        orders="P_WR march, A_WL attack",
        draws=[0, *[9] * 40],
        led=True,
    )
    for one in units(s, "P_BUDC_2", "P_BUDC_3"):
        s.uncommanded[one] = 1
    step(s, "P_BUDC_1", "10,19")
    say(s, "charge-A_CORD_1-from-1023")
    fight(s, "P_WR")
    while not over(s):
        say(s, next(one for one in offered(s) if one != "end" or len(offered(s)) == 1))
    order: list[str] = []
    for one in s.log or []:
        if one[0] == log.MELEE_BEGAN:
            order.append("melee {},{}".format(*s.ground.field[one[1]]))
        elif one[0] == log.FIRED:
            order.append(f"{s.army.unit_ids[one[1]]}")
    assert [one for one in order if one.startswith("melee")] == [
        "melee 10,19", "melee 14,19", "melee 17,19", "melee 6,20",
    ]  # fmt: skip
    assert order[4:] == [
        "P_G_WINT", "A_BOTTA_1", "P_G_WINT", "A_HARR_1", "P_G_BOLS", "A_GRUEN_1", "P_G_WINT",
    ]  # fmt: skip


@pytest.mark.rule("W-10.34", "W-10.22", "W-10.2", example="WX-33")
def test_forced_melees_come_before_fire() -> None:
    """A squadron of the other side attacks, then two battalions exchange fire, then one fires unpaired."""
    s = field(
        "P_BUDC_1 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        "A_HARR_1 24,9 facing 3",
        "P_ASCHW_1 24,10 facing 0",
        "A_GRUEN_1 30,9 facing 3",
        orders="A_L1 march, P_WR attack",
        draws=[9, 9, 9, 9, 9, 9],
        led=True,
    )
    fight(s, "A_L1")
    assert asked(s) == "defend austria"
    say(s, "end")
    say(s, "facing-3")
    assert (asked(s), offered(s)) == ("next_fire austria", ["fire-A_HARR_1-at-2422", "end"])
    say(s, "fire-A_HARR_1-at-2422")
    assert (asked(s), offered(s)) == ("next_fire austria", ["fire-A_BOTTA_1-at-2020", "end"])
    say(s, "fire-A_BOTTA_1-at-2020")
    assert over(s)
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "A_HARR_1", "P_ASCHW_1", "A_BOTTA_1")


@pytest.mark.rule("W-10.22", "W-10.11", "W-10.34", example="WX-43")
def test_the_inactive_side_under_attack_must_fight_who_is_activated() -> None:
    """Its battalion has an activated enemy before it: it fires or uses the bayonet; others of its wing do not."""
    pieces = (
        BATTALION,
        "A_BOTTA_1 20,9 facing 3",
        "P_ASCHW_2 24,10 facing 0",
        "A_GRUEN_1 24,9 facing 3",
    )
    s = field(*pieces, orders="A_L1 march, A_L2 march, P_L1 attack", draws=[9] * 8, led=True)
    fight(s, "A_L1")
    assert (asked(s), offered(s)) == ("kind_of_combat prussia", ["fire", "bayonet"])
    say(s, "fire", "end")
    assert asked(s) == "advance_fire prussia"
    say(s, "no")
    assert over(s)
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "P_ASCHW_1", "A_BOTTA_1")
    s = field(*pieces, orders="A_WL march, A_L1 march, P_L1 attack")
    fight(s, "A_WL")
    assert over(s)


@pytest.mark.rule("W-10.22", "W-10.11")
def test_an_exchange_fulfils_the_duty_of_the_inactive_side() -> None:
    """Once its battalion has answered it need not fire again."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 march, P_L1 attack", draws=[9, 9], led=True)
    fight(s, "A_L1")
    say(s, "fire", "fire-A_BOTTA_1-at-2020")
    assert over(s)
    assert len(happened(s, log.FIRED)) == 2


@pytest.mark.rule("W-10.22", "W-10.18")
def test_the_inactive_side_may_choose_the_bayonet() -> None:
    """Roles are swapped: the activated battalion defends."""
    s = field(BATTALION, "A_BOTTA_1 20,9 facing 3", orders="A_L1 march, P_L1 attack", draws=[0, 9, 0, 0], led=True)
    fight(s, "A_L1")
    say(s, "bayonet")
    assert asked(s) == "defend austria"
    say(s, "end")
    assert (at(s, "A_BOTTA_1"), at(s, "P_ASCHW_1"), asked(s)) == ("20,8", "20,9", "turn_after prussia")


@pytest.mark.rule("W-10.22")
def test_hussars_do_not_join_those_who_must_fight() -> None:
    """They have no order to attack; the squadron under Attack is alone against the activated battalion."""
    s = field("P_BUDC_1 20,10 facing 0", "P_HUS_1 21,9", "A_BOTTA_1 20,9 facing 3", "A_HARR_1 21,8 facing 3",
              orders="A_L1 march, P_WR attack", led=True)  # fmt: skip
    s.log = []
    fight(s, "A_L1")
    assert asked(s) == "defend austria"
    assert happened(s, log.MELEE_BEGAN) == [(spot(s, "20,9"), spot(s, "20,10"))]


@pytest.mark.rule("W-10.1", "W-10.4", "W-10.5", "W-10.20")
def test_foot_fires_and_horse_charges() -> None:
    """In one wing: the squadron must attack, then the grenadiers must fire; neither can do the other."""
    s = field(
        "P_G_WINT 20,10 facing 0",
        "A_BOTTA_1 20,9 facing 3",
        "P_BUDC_1 24,10 facing 0",
        "A_HARR_1 24,9 facing 3",
        active="prussia",
        orders="P_WR attack",
        draws=[9] * 9,
    )
    fight(s, "P_WR")
    say(s, "fire", "end", "facing-3", "no")
    assert over(s)
    assert [one[0] for one in happened(s, log.MELEE_BEGAN)] == [spot(s, "24,9")]
    assert [one[0] for one in happened(s, log.FIRED)] == units(s, "P_G_WINT", "A_BOTTA_1")


@pytest.mark.rule("W-7.10", "W-10.24")
def test_the_owner_names_the_arm_that_attacks() -> None:
    """One against one either way, and only what attacks has its fight; the other stands by."""
    for word, fights, stands in (("foot", "P_G_WINT", "P_BUDC_1"), ("horse", "P_BUDC_1", "P_G_WINT")):
        s = field(*THRONG, active="prussia", orders="P_WR attack", draws=[9, 9], led=True)
        fight(s, "P_WR")
        say(s, "bayonet")
        assert (asked(s), offered(s)) == ("name_arm prussia", ["foot", "horse"])
        say(s, word, "end")
        assert (s.attacked[unit(s, fights)], s.lost[unit(s, fights)]) == (1, 1)
        assert (s.attacked[unit(s, stands)], s.lost[unit(s, stands)]) == (2, 0)


@pytest.mark.rule("W-7.10", "W-10.4")
def test_the_arm_that_can_attacks_unasked() -> None:
    """The wing's foot fires: the squadron charges, and the grenadiers beside it may still fire elsewhere."""
    s = field(*THRONG, "A_HARR_1 21,9 facing 4", active="prussia", orders="P_WR attack", draws=[0] + [9] * 9, led=True)
    fight(s, "P_WR")
    say(s, "fire")
    assert asked(s) == "declare_melee prussia"
    assert offered(s) == ["attack-2019-from-2020", "attack-2119-from-2020"]


@pytest.mark.rule("W-7.10", "W-6.19")
def test_horse_charges_alone_from_among_foot() -> None:
    """The sum of its test is that of the squadron; the battalion with it stands by."""
    pieces = ("P_BUDC_1 20,10 facing 0", "A_HOHE_1 20,8 facing 3")
    tests = []
    for more in ((), ("P_G_WINT 20,10 facing 0",)):
        s = field(*pieces, *more, orders="A_WL attack", draws=[0, 9, 9])
        step(s, "A_HOHE_1", "20,9")
        say(s, *(["decline"] if more else []), "charge-P_BUDC_1-from-2020")
        tests += [one[2:5] for one in happened(s, log.TESTED)]
        assert s.charging[unit(s, "P_BUDC_1")] == spot(s, "20,9")
    assert tests[0] == tests[1]
    assert s.attacked[unit(s, "P_G_WINT")] == 2
