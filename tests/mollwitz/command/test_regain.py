"""Chapters 2 and 3: the way back into command, chits and initiative."""

from random import Random

import pytest

from pragmatica.mollwitz import chits
from pragmatica.mollwitz.command import ranges, regain
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.kept.codes import BARRED, NO_CHIT, READY
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, reach
from tests.mollwitz.build import field, march, spot, start, unit, wing

LOST = ("P_L_KALCK 14,14", "P_L_JEETZ 14,10", "P_ASCHW_1 20,5 facing 0")


@pytest.mark.rule("W-3.22")
def test_the_cheapest_way_counts_turns() -> None:
    """Facing away it costs a turn more than facing there; in command it costs nothing."""
    s = field(*LOST, active="prussia")
    one = unit(s, "P_ASCHW_1")
    prices = []
    for facing in (4, 5, 1):
        s.facing[one] = facing
        prices.append(regain.price(s, one))
    assert prices[0] < prices[1]
    assert 0 < prices[0] < 99
    march(s, "P_ASCHW_1", "16,9")
    assert regain.price(s, one) == 0


@pytest.mark.rule("W-3.22", "W-3.19")
def test_where_a_unit_would_be_in_command() -> None:
    """The hexes found at once are those where it would be, asked one by one."""
    s = field(*LOST, "P_G_BUDD 17,9", "A_HUS_1 12,9", active="prussia")
    one = unit(s, "P_ASCHW_1")
    found = regain.hexes(s, one)
    for hex in s.ground.within(s.leader_at[s.army.leader_number["P_L_JEETZ"]], 6):
        if not s.units_at(hex) and not any(s.side_at(near) == 1 for near in s.ground.near[hex * 6 : hex * 6 + 6]):
            assert (hex in found) == ranges.would_be_commanded(s, one, hex)


@pytest.mark.rule("W-2.2", "W-2.3", "W-2.16", "W-2.8")
def test_who_stands_gets_a_chit() -> None:
    """One for every group with a unit; used ones are gone."""
    s = start("romer")
    chits.deal(s)
    assert [s.army.wing_ids[one] for one in chits.left(s, 1)] == ["A_WL", "A_H"]
    chits.use(s, wing(s, "A_H"))
    assert chits.left(s, 1) == [wing(s, "A_WL")]
    for one in s.army.units_in[wing(s, "A_H")]:
        if s.on_field(one):
            s.lift(one)
    chits.deal(s)
    assert s.chit[wing(s, "A_H")] == NO_CHIT
    assert s.chit[wing(s, "A_WL")] == READY


@pytest.mark.rule("W-2.5", "W-2.7", example="WX-2")
def test_totals() -> None:
    """+2 and a 4 against +0 and a 6 is a tie; +2 with 4 and 5 are 6 and 7."""
    s = start()
    assert chits.total(s, wing(s, "P_L1"), 4) == chits.total(s, wing(s, "A_L1"), 6) == 6
    assert chits.total(s, wing(s, "A_WL"), 5) == 7


@pytest.mark.rule("W-3.22")
def test_the_bounded_search_finds_what_the_whole_reach_does() -> None:
    """The cheapest way into command is that of a search of the whole field; a step begins one if it lowers the price.

    From many places and facings, with enemies about.
    """
    rng = Random(1)
    s = field(*LOST, "P_G_BUDD 17,9", "A_HUS_1 15,7", "A_HOHE_1 18,7 facing 3", active="prussia", orders="P_L1 attack")
    one, found = unit(s, "P_ASCHW_1"), 0
    for _ in range(60):
        hex = rng.choice(s.ground.within(spot(s, "18,8"), 6))
        if s.units_at(hex):
            continue
        s.move(one, hex)
        s.facing[one] = rng.randrange(6)
        price = regain.price(s, one)
        assert price == slowly(s, one)
        for step in regain.steps(s, one):
            before, backward = s.place[one], dict(costs.ways(s, one))[s.ground.direction(s.place[one], step)]
            cost = costs.price(s, one, before * 6 + s.ground.direction(before, step), backward)
            s.move(one, step)
            assert slowly(s, one) == price - cost
            s.move(one, before)
            found += 1
    assert found > 10


def slowly(s: State, one: int) -> int:
    """The price by a search of the whole field."""
    goals = regain.hexes(s, one)
    if s.place[one] in goals:
        return 0
    ahead = s.copy()
    ahead.spent[one] = costs.points(s, one) - regain.FARTHEST
    whole = reach.reach(ahead, one, Field(ahead, 1 - s.army.side[one]), free=True)
    best = max([whole.left[place] for place in whole.found if place // reach.FACINGS in goals], default=-1)
    return BARRED if best < 0 else regain.FARTHEST - best
