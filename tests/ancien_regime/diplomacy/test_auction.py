"""Chapter 12: bids, control over minor powers, the capital."""

import pytest

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.diplomacy import auction
from pragmatica.ancien_regime.kept.log import BID_REVEALED, CONTROL_FALLEN, CONTROL_TAKEN
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.secret import sights
from pragmatica.core.flow import answering
from tests.ancien_regime.build import Done, asked, events, give, hand, land, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN, NOBODY = range(8)


def held_by_russia(generals: str = "", garrisons: str = "") -> State:
    """Six players, turn 7: Russia has controlled the Ottoman Empire, in the British coalition; Austria is French."""
    return position(
        generals,
        garrisons=garrisons,
        players=6,
        turn=7,
        control={"ottoman": "russia"},
        status={"ottoman": "british", "austria": "french"},
        hands={"ottoman": [4, 5]},
        money={"ottoman": 3},
        morale={"austria": 9, "russia": 8},
    )


@pytest.mark.rule("A-12.10", "A-12.11", "A-12.12", "A-12.14", "A-12.15", "A-12.17", example="AX-17")
def test_austria_wins_the_ottomans() -> None:
    """Austria and Russia bid 3: Austria is earlier, pays 3 Morale, and its minor power takes its status."""
    s = held_by_russia()
    auction.begin(s, Done(), OTTOMAN)
    assert s.pending() == [BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN]
    assert answering.legal(s, AUSTRIA) == list(range(10))
    for seat, bid in ((RUSSIA, 3), (SPAIN, 0), (AUSTRIA, 3), (BRITAIN, 0), (FRANCE, 0)):
        give(s, seat, bid)
        assert events(s, BID_REVEALED) == []
    give(s, PRUSSIA, 0)

    assert events(s, CONTROL_TAKEN) == [(AUSTRIA, OTTOMAN, RUSSIA, 3)]
    assert (s.morale[AUSTRIA], s.morale[RUSSIA]) == (6, 8)
    assert s.controller[OTTOMAN] == AUSTRIA
    assert s.status[OTTOMAN] == s.status[AUSTRIA]
    assert (hand(s, "ottoman"), s.money[OTTOMAN]) == ([4, 5], 3)
    assert s.player(OTTOMAN) == AUSTRIA


@pytest.mark.rule("A-12.10", "A-12.14", "A-12.16", "A-6.8", example="AX-17")
def test_what_follows_an_auction() -> None:
    """The board is updated: Russia leaves the Crimea; then Austria, who sees the Ottoman cards now, drills for them."""
    s = held_by_russia("ottoman crimea 2, russia crimea 1", "russia zaporozhye")
    sequence.Course(None, sequence.ORDER.index(sequence.AUCTION) - 1).resume(s)
    for seat in range(6):
        give(s, seat, 3 if seat in (AUSTRIA, RUSSIA) else 0)
    assert (asked(s), s.pending()) == ("Withdraw", [RUSSIA])
    give(s, RUSSIA, land(s, "zaporozhye"))

    assert asking.question(s, AUSTRIA) == ("Drill", OTTOMAN)
    assert sights.seen(s, AUSTRIA) == [power in (AUSTRIA, OTTOMAN) for power in range(7)]
    assert not sights.seen(s, RUSSIA)[OTTOMAN]


@pytest.mark.rule("A-12.11", "A-12.12", example="AX-17")
def test_if_nobody_bids_britain_wins() -> None:
    """All bids are 0: the earliest power takes control and pays nothing."""
    s = held_by_russia()
    morale = s.morale[:]
    auction.begin(s, Done(), OTTOMAN)
    for seat in range(6):
        give(s, seat, 0)

    assert s.controller[OTTOMAN] == BRITAIN
    assert s.morale == morale


@pytest.mark.rule("A-12.10")
def test_who_has_no_morale_is_not_asked() -> None:
    """A bid of 0 is the only one that it could make."""
    s = held_by_russia()
    s.morale = [0, 0, 5, 0, 0, 0, 2]
    auction.begin(s, Done(), OTTOMAN)
    assert s.pending() == [AUSTRIA]
    give(s, AUSTRIA, 1)

    assert s.controller[OTTOMAN] == AUSTRIA


@pytest.mark.rule("A-12.13", example="AX-21")
def test_who_holds_the_capital_takes_control() -> None:
    """France garrisons Madrid: no auction, France controls Spain for nothing."""
    s = position(garrisons="france madrid", players=5)
    auction.begin(s, Done(), SPAIN)

    assert asked(s) == ""
    assert events(s, CONTROL_FALLEN) == [(FRANCE, SPAIN, NOBODY, 0)]


@pytest.mark.rule("A-12.13", example="AX-21")
def test_a_minor_power_in_the_capital_serves_its_major_one() -> None:
    """The Ottoman power of Austria garrisons Madrid: Austria controls Spain."""
    s = position(garrisons="ottoman madrid", players=5, control={"ottoman": "austria"}, status={"ottoman": "british"})
    auction.begin(s, Done(), SPAIN)

    assert s.controller[SPAIN] == AUSTRIA


@pytest.mark.rule("A-12.13")
def test_a_minor_power_without_a_controller_takes_nothing() -> None:
    """Its garrison in the capital leaves it to the auction."""
    s = position(garrisons="ottoman madrid", players=5)
    auction.begin(s, Done(), SPAIN)

    assert asked(s) == "Bid"


@pytest.mark.rule("A-12.16", "A-12.17")
def test_control_changes_the_board() -> None:
    """Taking control is followed by an update: Austria's new minor power gives back what it holds of Austria's."""
    s = position(garrisons="russia bohemia", players=4, status={"russia": "french"})
    auction.begin(s, Done(), RUSSIA)
    for seat in range(4):
        give(s, seat, 1 if seat == AUSTRIA else 0)

    assert s.control[land(s, "bohemia")] == AUSTRIA
    assert s.money[RUSSIA] == 1
