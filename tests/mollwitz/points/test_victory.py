"""The frame of the scenarios: points, breaks, victory."""

import pytest

from pragmatica.core.state import NO_SEAT
from pragmatica.mollwitz.kept.codes import AUSTRIA, PRUSSIA
from pragmatica.mollwitz.leaders import loss
from pragmatica.mollwitz.morale import losses
from pragmatica.mollwitz.points import victory
from tests.mollwitz.build import leader, march, spot, start, unit, units


@pytest.mark.rule("W-S.4")
def test_what_counts_as_lost() -> None:
    """A battalion 3, weakened or routed 2, a squadron weakened 1, a lost leader his number; Frederick gone nothing."""
    s = start()
    assert victory.elimination_points(s, PRUSSIA) == 0
    losses.eliminate(s, unit(s, "P_ASCHW_1"))
    assert victory.elimination_points(s, PRUSSIA) == 3
    losses.lose(s, unit(s, "P_ASCHW_2"), 3)
    assert victory.elimination_points(s, PRUSSIA) == 5
    losses.rout(s, unit(s, "P_ASCHW_2"))
    losses.rout(s, unit(s, "P_BUDC_1"))
    assert victory.elimination_points(s, PRUSSIA) == 6
    loss.lose(s, leader(s, "P_L_SCHWE"))
    assert victory.elimination_points(s, PRUSSIA) == 11
    loss.leave_for_good(s, leader(s, "P_L_FRIED"))
    assert victory.elimination_points(s, PRUSSIA) == 11
    assert victory.to_break(s, PRUSSIA) == s.rules.lineup.breaks[PRUSSIA] - 11


@pytest.mark.rule("W-S.5", "W-2.13")
def test_an_army_breaks_at_its_number() -> None:
    """It loses at once; if both do, the one farther beyond; equally far is a draw."""
    s = start()
    s.turn = 3
    assert victory.broken(s) == (False, NO_SEAT)
    printed = s.rules.lineup.breaks[:]
    s.rules.lineup.breaks[:] = [0, 0]
    try:
        assert victory.broken(s) == (True, NO_SEAT)
        losses.eliminate(s, unit(s, "P_ASCHW_1"))
        assert victory.broken(s) == (True, AUSTRIA)
        victory.settle(s)
        assert (s.winner, s.reason) == (AUSTRIA, victory.BROKEN)
    finally:
        s.rules.lineup.breaks[:] = printed


@pytest.mark.rule("W-S.6")
def test_mollwitz_changes_hands_hex_by_hex() -> None:
    """Who enters controls, also when he has left; four hexes score; neither hussars nor routed units take any."""
    s = start()
    assert victory.objective_points(s, AUSTRIA) == 15
    for name, at in zip(("P_ASCHW_1", "P_ASCHW_2", "P_G_BUDD"), ("14,-2", "15,-2", "16,-3"), strict=True):
        march(s, name, at)
        victory.take_objective(s, unit(s, name))
    assert victory.objective_points(s, AUSTRIA) == 0
    assert victory.objective_points(s, PRUSSIA) == 0
    march(s, "P_HUS_1", "17,-3")
    victory.take_objective(s, unit(s, "P_HUS_1"))
    assert victory.objective_points(s, PRUSSIA) == 0
    march(s, "P_G_BUDD", "17,-3")
    victory.take_objective(s, unit(s, "P_G_BUDD"))
    assert victory.objective_points(s, PRUSSIA) == 15
    assert s.place[unit(s, "P_HUS_1")] == spot(s, "17,-3")


@pytest.mark.rule("W-S.7")
def test_the_score_of_romers_charge() -> None:
    """Austrian losses count four times, Prussian ones three; six unrouted squadrons far down the field count six."""
    s = start("romer")
    mine = [one for one in s.army.units_of[AUSTRIA] if s.army.arm[one] == 1 and s.on_field(one)][:6]
    rows = [hex for hex in range(s.ground.size) if s.ground.row[hex] == 30 and not s.units_at(hex)]
    for one, hex in zip(mine, rows, strict=False):
        s.move(one, hex)
    assert victory.score(s, AUSTRIA) == 6
    s.formation[mine[0]] = 8
    assert victory.score(s, AUSTRIA) == 0
    losses.eliminate(s, mine[1])
    assert victory.score(s, PRUSSIA) == 4 * victory.elimination_points(s, AUSTRIA) == 8


@pytest.mark.rule("W-S.7", "W-S.2")
def test_who_leads_by_the_margin_wins_after_the_last_turn() -> None:
    """Eleven turns; less than eight points ahead is a draw. Prussia's six lost battalions are eighteen points."""
    s = start()
    s.turn = 10
    victory.settle(s)
    assert s.reason == 0
    s.turn = 11
    victory.settle(s)
    assert (s.winner, s.reason) == (AUSTRIA, victory.BY_POINTS)  # Mollwitz is worth fifteen

    s = start()
    s.turn = 11
    for one in units(s, "A_BOTTA_1", "A_BOTTA_2", "A_HARR_1"):
        losses.eliminate(s, one)
    assert (victory.score(s, PRUSSIA), victory.score(s, AUSTRIA)) == (9, 15)
    assert victory.winner(s) == NO_SEAT


@pytest.mark.rule("W-S.4", "W-1.9")
def test_halves_count_up() -> None:
    """Three is two, one is one."""
    assert [victory.half(value) for value in (1, 2, 3, 4)] == [1, 1, 2, 2]
