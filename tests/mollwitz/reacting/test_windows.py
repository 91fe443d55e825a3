"""Chapter 6: who may react, and how."""

import pytest

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import NAMES
from pragmatica.mollwitz.reacting import windows
from pragmatica.mollwitz.reacting.windows import CHARGE, FACE, FORM, MUST, SQUARE, VOLLEY, WITHDRAW
from tests.mollwitz.build import field, march, named, spot, spots, unit

CUIRASSIERS = ("P_BUDC_1 20,10 facing 0", "P_BUDC_2 20,10 facing 0")


def horse(s: State, mover: str, before: str = "1,1") -> dict[str, int]:
    """What the stacks of horse may do about a mover who comes from far away or from a hex, by coordinates."""
    return {named(s, [hex])[0]: may for hex, may in windows.entered_horse(s, unit(s, mover), spot(s, before))}


def foot(s: State, mover: str) -> dict[str, int]:
    """What the infantry may do, by name."""
    return {s.army.unit_ids[one]: may for one, may in windows.entered_infantry(s, unit(s, mover))}


@pytest.mark.rule("W-6.9", "W-6.5", example="WX-31")
def test_foot_before_cavalry_makes_it_charge_or_withdraw() -> None:
    """Two hexes off: one of the two, unless the option lets it stay."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,7 facing 3")
    march(s, "A_BOTTA_1", "20,8")
    assert horse(s, "A_BOTTA_1") == {"20,10": CHARGE | WITHDRAW | MUST}
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,7 facing 3", cavalry_may_stay=True)
    march(s, "A_BOTTA_1", "20,8")
    assert horse(s, "A_BOTTA_1") == {"20,10": CHARGE | WITHDRAW}


@pytest.mark.rule("W-6.5", "W-6.9", example="WX-41")
def test_a_step_inside_the_zone_opens_the_window_again() -> None:
    """From one hex of the zone to the next."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,8 facing 3")
    march(s, "A_BOTTA_1", "20,9")
    assert horse(s, "A_BOTTA_1", "20,8") == {"20,10": CHARGE | WITHDRAW | MUST}
    assert zones.stops(s, unit(s, "A_BOTTA_1"), spot(s, "20,8"))


@pytest.mark.rule("W-6.5", "W-6.9")
def test_an_option_opens_it_from_outside_alone() -> None:
    """With `zone_reentry` off a step inside the zone neither stops nor is answered."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,8 facing 3", zone_reentry=False)
    march(s, "A_BOTTA_1", "20,9")
    assert horse(s, "A_BOTTA_1", "20,8") == {}
    assert horse(s, "A_BOTTA_1", "20,7") == {"20,10": CHARGE | WITHDRAW | MUST}
    assert not zones.stops(s, unit(s, "A_BOTTA_1"), spot(s, "20,8"))
    assert zones.stops(s, unit(s, "A_BOTTA_1"), spot(s, "20,7"))


@pytest.mark.rule("W-6.8")
def test_who_stood_in_a_front_zone_does_not_react() -> None:
    """Neither cavalry nor foot; batteries are not held."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,9 facing 3", "A_HARR_1 22,7 facing 3")
    march(s, "A_HARR_1", "22,8")
    assert horse(s, "A_HARR_1") == {}
    s = field("P_B6 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    assert windows.may_react(s, unit(s, "P_B6"))


@pytest.mark.rule("W-6.14", "W-6.17")
def test_horse_before_horse() -> None:
    """Line cavalry may charge; hussars may also withdraw."""
    s = field(*CUIRASSIERS, "A_HOHE_1 21,7 facing 3")
    march(s, "A_HOHE_1", "21,8")
    assert horse(s, "A_HOHE_1") == {"20,10": CHARGE}
    s = field("P_HUS_1 20,10", "A_HOHE_1 20,7 facing 3")
    march(s, "A_HOHE_1", "20,8")
    assert horse(s, "A_HOHE_1") == {"20,10": WITHDRAW}  # it may not charge next to cavalry


@pytest.mark.rule("W-6.12", "W-6.14")
def test_who_comes_at_the_flank_is_faced() -> None:
    """Foot makes the cavalry face it and go; horse it may face if it likes."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 22,11 facing 3", "A_HOHE_1 22,12 facing 3")
    march(s, "A_BOTTA_1", "21,10")
    assert horse(s, "A_BOTTA_1") == {"20,10": FACE | WITHDRAW | MUST}
    march(s, "A_HOHE_1", "20,11")
    assert horse(s, "A_HOHE_1") == {"20,10": FACE}


@pytest.mark.rule("W-6.12")
def test_the_mover_is_faced_as_squarely_as_can_be() -> None:
    """Straight where a direction leads to it, else either of two; under the other model the corner between them."""
    s = field(*CUIRASSIERS)
    one = unit(s, "P_BUDC_1")
    assert windows.facings_towards(s, one, spot(s, "21,10")) == [2]
    assert windows.facings_towards(s, one, spot(s, "22,9")) == [1, 2]
    s = field(*CUIRASSIERS, facing_model="vertex")
    assert windows.facings_towards(s, one, spot(s, "22,9")) == [1]
    assert windows.facings_towards(s, one, spot(s, "21,10")) == [1, 2]


@pytest.mark.rule("W-6.29")
def test_batteries_in_a_zone_may_be_charged_routed_units_trigger_nothing() -> None:
    """No window for what may not come near anyhow."""
    s = field(*CUIRASSIERS, "A_B6A 20,8 limbered facing 3")
    assert horse(s, "A_B6A") == {"20,10": CHARGE}
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,8 routed")
    assert horse(s, "A_BOTTA_1") == {}
    assert windows.leaving(s, unit(s, "A_BOTTA_1"), spot(s, "20,6")) == []


@pytest.mark.rule("W-6.19", "W-6.7")
def test_where_a_charge_starts_from() -> None:
    """From a front hex next to the mover with room; once per activation; adjacent, from where it is."""
    s = field(*CUIRASSIERS, "A_HOHE_1 21,8 facing 3")
    stack, mover = spot(s, "20,10"), unit(s, "A_HOHE_1")
    assert named(s, windows.charge_hexes(s, stack, mover)) == ["20,9", "21,9"]
    s.tried[unit(s, "P_BUDC_2")] = windows.TESTED
    assert windows.charge_hexes(s, stack, mover) == []

    s = field(*CUIRASSIERS, "A_HOHE_1 21,8 facing 3", "P_ASCHW_1 21,9 facing 0")
    assert named(s, windows.charge_hexes(s, stack, mover)) == ["20,9"]
    s = field(*CUIRASSIERS, "A_HOHE_1 21,9 facing 3")
    s.engaged[unit(s, "P_BUDC_1")] = s.engaged[unit(s, "P_BUDC_2")] = 0
    assert windows.charge_hexes(s, stack, mover) == [stack]


@pytest.mark.rule("W-6.19", "W-10.36", example="WX-29")
def test_the_test_of_a_countercharge() -> None:
    """Impetus 2 adds nothing, a 5 passes against 6; as from the hex that it will charge from."""
    s = field(*CUIRASSIERS, "A_HOHE_1 21,8 facing 3", "A_HOHE_2 21,8 facing 3")
    trial = windows.charge_trial(s, spot(s, "20,10"), spot(s, "21,9"), unit(s, "A_HOHE_1"), 255)
    assert trial.modifiers.flat() == []
    assert trial.passes(5)
    assert not trial.passes(7)
    flank = field(*CUIRASSIERS, "A_HOHE_1 21,8 facing 5", "A_HOHE_2 21,8 facing 5")
    trial = windows.charge_trial(flank, spot(flank, "20,10"), spot(flank, "21,9"), unit(flank, "A_HOHE_1"), 255)
    assert [NAMES[kind] for kind in trial.modifiers.kinds] == ["a_flank"]


@pytest.mark.rule("W-6.20", "W-6.21", example="WX-32")
def test_leaving_a_battalions_zone_draws_its_volley() -> None:
    """Cavalry that rides out of it; not one that goes from front hex to front hex, nor after a volley."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_HOHE_1 21,9 facing 1")
    s.engaged[unit(s, "P_ASCHW_1")] = 0
    mover = unit(s, "A_HOHE_1")
    assert windows.leaving(s, mover, spot(s, "22,8")) == [(unit(s, "P_ASCHW_1"), VOLLEY)]
    assert windows.leaving(s, mover, spot(s, "20,9")) == []
    s.reacted[unit(s, "P_ASCHW_1")] = 1
    assert windows.leaving(s, mover, spot(s, "22,8")) == []


@pytest.mark.rule("W-6.3", "W-6.18")
def test_a_mover_hides_nothing_in_its_own_step() -> None:
    """Going straight back from the cavalry before it a battalion stays in the zone: it leaves nothing, and stops."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,9 facing 3")
    for one in (unit(s, "P_BUDC_1"), unit(s, "P_BUDC_2")):
        s.engaged[one] = 0
    assert windows.leaving(s, unit(s, "A_BOTTA_1"), spot(s, "20,8")) == []
    march(s, "A_BOTTA_1", "20,8")
    assert horse(s, "A_BOTTA_1", "20,9") == {"20,10": CHARGE | WITHDRAW | MUST}
    assert zones.stops(s, unit(s, "A_BOTTA_1"), spot(s, "20,9"))


@pytest.mark.rule("W-6.18")
def test_leaving_a_cavalry_zone_may_be_charged() -> None:
    """The mover is struck in its old hex."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,8 facing 3")
    assert windows.leaving(s, unit(s, "A_BOTTA_1"), spot(s, "20,7")) == [(spot(s, "20,10"), CHARGE)]
    assert windows.leaving(s, unit(s, "A_BOTTA_1"), spot(s, "20,9")) == []


@pytest.mark.rule("W-6.6", "W-6.21", "W-4.2", "W-4.3", "W-4.9")
def test_what_foot_may_do_about_who_comes() -> None:
    """A volley at horse in front, none at foot; a bent line at the flank, square against horse beside it."""
    s = field("P_G_BUDD 20,10 facing 0", "A_HOHE_1 20,8 facing 3", "A_BOTTA_1 20,13 facing 0")
    march(s, "A_HOHE_1", "20,9")
    assert foot(s, "A_HOHE_1") == {"P_G_BUDD": VOLLEY | SQUARE}
    march(s, "A_HOHE_1", "21,10")
    assert foot(s, "A_HOHE_1") == {"P_G_BUDD": FORM | SQUARE}
    march(s, "A_BOTTA_1", "20,11")
    assert foot(s, "A_BOTTA_1") == {"P_G_BUDD": FORM}
    march(s, "A_BOTTA_1", "19,10")
    assert foot(s, "A_BOTTA_1") == {}


@pytest.mark.rule("W-6.7")
def test_who_was_in_square_has_a_volley_for_each_zone() -> None:
    """Each at its own trigger; it takes up no other formation meanwhile."""
    s = field("P_G_BUDD 20,10 facing 0 square", "A_HOHE_1 20,8 facing 3", "A_HOHE_2 20,13 facing 0")
    one = unit(s, "P_G_BUDD")
    assert s.formed[one] == 1
    s.reacted[one], s.shots[one] = 1, 1
    march(s, "A_HOHE_1", "20,9")
    assert foot(s, "A_HOHE_1") == {}
    march(s, "A_HOHE_2", "20,11")
    assert foot(s, "A_HOHE_2") == {"P_G_BUDD": VOLLEY}


@pytest.mark.rule("W-6.26")
def test_a_turn_in_a_zone_opens_windows() -> None:
    """Against foot the cavalry may charge or withdraw; against horse foot may fire and cavalry charge."""
    s = field(*CUIRASSIERS, "A_BOTTA_1 20,8 facing 3")
    assert windows.turned(s, unit(s, "A_BOTTA_1")) == [(spot(s, "20,10"), CHARGE | WITHDRAW)]
    s = field("P_ASCHW_1 20,10 facing 0", "P_BUDC_1 21,10 facing 0", "A_HOHE_1 21,9 facing 3")
    s.engaged[unit(s, "P_ASCHW_1")] = s.engaged[unit(s, "P_BUDC_1")] = 0
    found = dict(windows.turned(s, unit(s, "A_HOHE_1")))
    assert found == {unit(s, "P_ASCHW_1"): VOLLEY, spot(s, "21,10"): CHARGE}


@pytest.mark.rule("W-11.6", "W-6.25")
def test_canister_at_who_enters_the_front() -> None:
    """A battery on top, once; not below another unit, nor at batteries."""
    s = field("P_B6 20,10 facing 0", "A_BOTTA_1 20,8 facing 3")
    march(s, "A_BOTTA_1", "20,9")
    assert windows.entered_batteries(s, unit(s, "A_BOTTA_1")) == [unit(s, "P_B6")]
    s.reacted[unit(s, "P_B6")] = 1
    assert windows.entered_batteries(s, unit(s, "A_BOTTA_1")) == []
    march(s, "A_BOTTA_1", "21,10")
    s.reacted[unit(s, "P_B6")] = 0
    assert windows.entered_batteries(s, unit(s, "A_BOTTA_1")) == []


@pytest.mark.rule("W-2.14", "W-2.15", "W-6.8")
def test_an_activation_begins_with_a_clean_slate() -> None:
    """Everything of the last one is forgotten; who stands in a front zone, and where, is noted."""
    s = field("P_ASCHW_1 20,10 facing 0", "A_BOTTA_1 20,9 facing 3")
    one = unit(s, "P_ASCHW_1")
    s.lost[one], s.spent[one], s.shots[one], s.attacked[one] = 2, 3, 1, 1
    march(s, "A_BOTTA_1", "20,5")
    windows.start(s)
    assert (s.lost[one], s.spent[one], s.shots[one], s.attacked[one], s.engaged[one]) == (0, 0, 0, 0, 0)
    assert [s.began[unit(s, name)] for name in ("P_ASCHW_1", "A_BOTTA_1")] == spots(s, "20,10", "20,5")
