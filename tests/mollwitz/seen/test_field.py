"""The field that a seat reckons on: it is what the observation shows, and what the match has."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica.mollwitz.combat import shooting
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import PRUSSIA
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import reach
from pragmatica.mollwitz.seen.field import Known, field
from pragmatica.mollwitz.told.observe import observe
from tests.mollwitz.boards import board, setup
from tests.mollwitz.build import field as built
from tests.mollwitz.build import spot, start, unit
from tests.mollwitz.skirmish import Skirmish

SHOWN = ("head", "place", "below", "facing", "formation", "morale", "weak", "rally", "eliminated")
LEADERS = ("leader_at", "leader_back", "couriers", "couriers_here", "couriers_next", "led_by")


def known(s: State, scenario: str = "battle") -> Known:
    """The field as Prussia knows it."""
    return field(observe(setup(scenario), s, PRUSSIA), board())


@pytest.mark.parametrize("scenario", ["romer", "battle"])
@pytest.mark.parametrize("turns", [0, 2])
def test_it_is_the_position_of_the_match(scenario: str, turns: int) -> None:
    """Stacks, facings, formations, morale, strength, leaders, orders and objectives are those of the match."""
    s = start(scenario)
    skirmish = Skirmish(s, Random(5))
    for _ in range(turns):
        skirmish.turn()
    found = known(s, scenario)
    there = [one for one in range(s.army.units) if s.on_field(one)]
    for name in SHOWN[1:]:
        assert [getattr(found, name)[one] for one in there] == [getattr(s, name)[one] for one in there], name
    assert found.head == s.head
    assert found.eliminated == s.eliminated
    for name in (*LEADERS, "holder"):
        assert getattr(found, name) == getattr(s, name), name


def test_rules_reckon_on_it_as_on_the_match() -> None:
    """Reach, zones and the sums of a melee come to the same on it as on the position of the match."""
    s = built("P_ASCHW_1 20,10 facing 0", "P_ASCHW_2 19,10", "A_HOHE_1 20,9 facing 3", "A_HOHE_2 20,9 facing 3")
    found = known(s)
    hussar, target = unit(s, "A_HOHE_1"), spot(s, "20,10")
    one, other = (reach.reach(on, hussar, zones.Field(on, PRUSSIA)) for on in (s, found))
    assert sorted(one.found) == sorted(other.found)
    sums = [Melee(on, target, [spot(s, "20,9")]).attackers_sum(on, spot(s, "20,9")).flat() for on in (s, found)]
    assert sums[0] == sums[1]


def test_it_knows_who_charges_whom() -> None:
    """A counter-charge that is still to be fought is shown, and known."""
    s = built("P_BUDC_1 20,12", "A_HOHE_1 20,11 facing 3")
    s.charging[unit(s, "P_BUDC_1")] = spot(s, "20,11")
    assert known(s).charging == s.charging


@pytest.mark.parametrize("zones", [(), (0,), (0, 2), (0, 1, 2, 3)])
def test_shots_that_are_gone_are_gone_on_it(zones: tuple[int, ...]) -> None:
    """A square has fired on it, and can still fire, as often as in the match."""
    s = built("P_G_BUDD 20,10 facing 0 square")
    one = unit(s, "P_G_BUDD")
    for zone in zones:
        shooting.use_shot(s, one, zone)
    found = known(s)
    assert shooting.has_fired(found, one) == bool(zones)
    assert [shooting.has_shot(found, one, zone) for zone in range(4)].count(False) == len(zones)


def test_foot_that_was_silenced_is_silent_on_it() -> None:
    """It has no shot, and counts as not having fired."""
    s = built("P_G_BUDD 20,10 facing 0")
    one = unit(s, "P_G_BUDD")
    shooting.silence(s, one)
    found = known(s)
    assert (shooting.has_fired(found, one), shooting.has_shot(found, one, 0)) == (False, False)
