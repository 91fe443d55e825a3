"""Chapter 7: expulsion, secret statuses, admission."""

from collections.abc import Mapping

import pytest

from pragmatica.ancien_regime.diplomacy import statuses
from pragmatica.ancien_regime.kept.board import BRITISH, EXPANSIONIST, FRENCH, NEUTRAL, NOBODY
from pragmatica.ancien_regime.kept.log import EXPELLED, REJECTED, STATUS_REVEALED, STATUS_TAKEN
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime.build import NOTHING, Done, answer, asked, events, give, land, offered, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
END, YES, NO = 255, 1, 0


def opened(
    *expelled: int, players: int = 7, status: Mapping[str, str] = NOTHING, control: Mapping[str, str] = NOTHING
) -> State:
    """The secret choice is open, after these powers have been expelled."""
    s = position(players=players, status=status, control=control)
    statuses.begin(s, Done())
    while asked(s) == "Expel":
        answer(s, next((one for one in expelled if one in offered(s)), END))
    return s


def choose(s: State, chosen: Mapping[int, int]) -> None:
    """Give the secret choices; who is not named keeps his status."""
    for seat in list(s.pending()):
        give(s, seat, chosen.get(seat, s.status[seat]))


@pytest.mark.rule("A-7.4", "A-2.10", "A-15.6")
def test_all_but_the_leaders_choose_at_once() -> None:
    """Every major power but Britain and France is asked; nothing shows before all have chosen."""
    s = opened()

    assert s.pending() == [PRUSSIA, AUSTRIA, RUSSIA, SPAIN, OTTOMAN]
    assert answering.legal(s, PRUSSIA) == [BRITISH, FRENCH, NEUTRAL, EXPANSIONIST]
    for seat in (AUSTRIA, OTTOMAN, SPAIN, PRUSSIA):
        give(s, seat, NEUTRAL)
    assert events(s, STATUS_REVEALED) == []
    give(s, RUSSIA, NEUTRAL)

    assert events(s, STATUS_REVEALED) == [(power, NEUTRAL) for power in (1, 2, 4, 5, 6)]


@pytest.mark.rule("A-7.6", "A-7.10")
def test_statuses_take_effect_together() -> None:
    """Changes take effect at the end of the phase; the leaders keep theirs."""
    s = opened()
    choose(s, {PRUSSIA: EXPANSIONIST, AUSTRIA: NEUTRAL})

    assert s.status == [BRITISH, EXPANSIONIST, NEUTRAL, FRENCH, BRITISH, FRENCH, NEUTRAL]
    assert events(s, STATUS_TAKEN) == [(PRUSSIA, EXPANSIONIST), (AUSTRIA, NEUTRAL)]
    assert s.relations.at_war[PRUSSIA][FRANCE]


@pytest.mark.rule("A-7.5")
def test_a_sitting_member_needs_no_acceptance() -> None:
    """Who stays in his coalition is not asked about; nobody else joined, so the phase is over."""
    s = opened()
    choose(s, {})

    assert asked(s) == ""


@pytest.mark.rule("A-7.5")
def test_leaders_accept_whoever_is_new() -> None:
    """Newcomers are decided on one by one, in the Order of Powers."""
    s = opened()
    choose(s, {PRUSSIA: BRITISH, AUSTRIA: FRENCH})
    assert s.pending() == [BRITAIN]
    answer(s, YES)
    assert s.pending() == [FRANCE]
    answer(s, YES)

    assert (s.status[PRUSSIA], s.status[AUSTRIA]) == (BRITISH, FRENCH)


@pytest.mark.rule("A-7.3", "A-7.5", example="AX-27")
def test_an_expelled_power_has_three_tokens() -> None:
    """Britain expels Prussia: it may choose anything but the British coalition."""
    s = opened(PRUSSIA, status={"prussia": "british"})
    assert events(s, EXPELLED) == [(BRITAIN, PRUSSIA)]
    assert answering.legal(s, PRUSSIA) == [FRENCH, NEUTRAL, EXPANSIONIST]
    choose(s, {PRUSSIA: FRENCH})
    assert s.pending() == [FRANCE]
    answer(s, NO)

    assert offered(s) == [NEUTRAL, EXPANSIONIST]


@pytest.mark.rule("A-7.5", example="AX-28")
def test_a_rejected_power_picks_openly() -> None:
    """Spain is rejected by France and picks the British coalition, for which Britain must accept it."""
    s = opened(status={"spain": "neutral"})
    choose(s, {SPAIN: FRENCH})
    answer(s, NO)
    assert s.pending() == [SPAIN]
    assert offered(s) == [BRITISH, NEUTRAL, EXPANSIONIST]
    answer(s, BRITISH)
    assert s.pending() == [BRITAIN]
    answer(s, YES)

    assert s.status[SPAIN] == BRITISH


@pytest.mark.rule("A-7.5", "A-4.6")
def test_two_rejections_are_the_most() -> None:
    """A power that both leaders reject picks between the other two statuses."""
    s = opened(status={"spain": "neutral"})
    choose(s, {SPAIN: FRENCH})
    answer(s, NO, BRITISH, NO)

    assert offered(s) == [NEUTRAL, EXPANSIONIST]
    assert events(s, REJECTED) == [(FRANCE, SPAIN), (BRITAIN, SPAIN)]


@pytest.mark.rule("A-7.5")
def test_a_member_returns_without_acceptance() -> None:
    """A sitting British member that France has rejected may stay where it was."""
    s = opened()
    choose(s, {AUSTRIA: FRENCH})
    answer(s, NO, BRITISH)

    assert asked(s) == ""
    assert s.status[AUSTRIA] == BRITISH


@pytest.mark.rule("A-7.3", "A-12.15")
def test_minor_powers_leave_with_their_major_one() -> None:
    """A minor power cannot be expelled; when its major one's status changes it follows."""
    s = opened(players=6, control={"ottoman": "russia"}, status={"ottoman": "british"})
    assert OTTOMAN not in s.pending()
    choose(s, {RUSSIA: EXPANSIONIST})

    assert s.status[OTTOMAN] == EXPANSIONIST


@pytest.mark.rule("A-7.3")
def test_britain_expels_before_france() -> None:
    """Leaders declare after the talks, Britain first; each may expel any of its members."""
    s = position()
    statuses.begin(s, Done())
    assert (s.pending(), offered(s)) == ([BRITAIN], [AUSTRIA, RUSSIA, END])
    answer(s, RUSSIA, END)

    assert (s.pending(), offered(s)) == ([FRANCE], [PRUSSIA, SPAIN, END])


@pytest.mark.rule("A-7.3")
def test_a_leader_without_members_is_not_asked() -> None:
    """Without a member there is nobody to expel."""
    s = position(status={"austria": "neutral", "russia": "neutral"})
    statuses.begin(s, Done())

    assert s.pending() == [FRANCE]


@pytest.mark.rule("A-7.6", "A-12.16")
def test_the_board_is_updated_after_the_phase() -> None:
    """Austria, neutral from now on, gets Bohemia back from a Prussian garrison, and the Prussian general leaves."""
    s = position("prussia bohemia 1", garrisons="prussia bohemia")
    statuses.begin(s, Done())
    answer(s, END, END)
    choose(s, {AUSTRIA: NEUTRAL})

    assert s.garrison[land(s, "bohemia")] == NOBODY
    assert (asked(s), s.pending()) == ("Withdraw", [PRUSSIA])


@pytest.mark.rule("A-7.5", "A-7.6")
def test_a_newcomer_joins_only_when_all_have_been_admitted() -> None:
    """While leaders decide the old statuses hold; those who have been accepted wait for the others."""
    s = opened(status={"spain": "neutral"})
    choose(s, {PRUSSIA: BRITISH, SPAIN: FRENCH})
    answer(s, YES)
    assert (s.pending(), s.status[PRUSSIA]) == ([FRANCE], FRENCH)
    answer(s, NO, EXPANSIONIST)

    assert (s.status[PRUSSIA], s.status[SPAIN]) == (BRITISH, EXPANSIONIST)


@pytest.mark.rule("A-7.3", "A-7.5", "A-4.6")
def test_expelled_here_and_rejected_there() -> None:
    """Austria, expelled by Britain and rejected by France, is left with two statuses and asked once more only."""
    s = opened(AUSTRIA)
    choose(s, {AUSTRIA: FRENCH})
    answer(s, NO)
    assert (s.pending(), offered(s)) == ([AUSTRIA], [NEUTRAL, EXPANSIONIST])
    answer(s, EXPANSIONIST)

    assert s.status[AUSTRIA] == EXPANSIONIST


@pytest.mark.rule("A-7.4", "A-7.10", "A-12.15")
def test_minor_powers_neither_choose_nor_can_be_expelled() -> None:
    """With four players Prussia and Austria alone choose; what Russia is in is Austria's affair."""
    control = {"russia": "austria", "spain": "prussia", "ottoman": "france"}
    s = position(players=4, control=control, status={"ottoman": "french"})
    statuses.begin(s, Done())
    assert (s.pending(), offered(s)) == ([BRITAIN], [AUSTRIA, END])
    answer(s, AUSTRIA, END)
    assert s.pending() == [PRUSSIA, AUSTRIA]
    choose(s, {AUSTRIA: NEUTRAL})

    assert s.status == [BRITISH, FRENCH, NEUTRAL, FRENCH, NEUTRAL, FRENCH, FRENCH]
