"""Chapter 8: the election of the Holy Roman Emperor."""

from collections.abc import Mapping

import pytest

from pragmatica.ancien_regime.diplomacy import election
from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.log import CROWN_RETURNED, EMPEROR_ELECTED, VOTE_CAST
from pragmatica.ancien_regime.kept.state import State
from tests.ancien_regime.build import Done, answer, asked, events, offered, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
YES, NO = 1, 0


def electors(crown: str = "", options: Mapping[str, str] | None = None) -> State:
    """Britain 2 votes, France 2, Austria 2 (French coalition), Prussia 1 (Expansionist), Russia 1 (neutral)."""
    return position(
        garrisons="britain pfalz, france lorraine, france nassau, austria bavaria, russia saxonia",
        status={"austria": "french", "prussia": "expansionist", "russia": "neutral"},
        crown=crown,
        options=options or {},
    )


@pytest.mark.rule("A-8.2", "A-8.3", "A-8.4", "A-8.5", "A-5.14", example="AX-15")
def test_russia_is_elected() -> None:
    """The candidates and their order are those of the example; five votes make Russia emperor."""
    s = electors()
    assert election.votes(s) == [2, 1, 2, 2, 1, 0, 0]
    election.begin(s, Done())

    assert (s.pending(), offered(s)) == ([BRITAIN], [BRITAIN, RUSSIA])
    answer(s, RUSSIA)
    assert (s.pending(), offered(s)) == ([PRUSSIA], [PRUSSIA, RUSSIA])
    answer(s, PRUSSIA)
    assert (s.pending(), offered(s)) == ([AUSTRIA], [AUSTRIA, FRANCE, RUSSIA])
    answer(s, AUSTRIA)
    assert (s.pending(), offered(s)) == ([FRANCE], [AUSTRIA, FRANCE, RUSSIA])
    answer(s, RUSSIA)
    assert (s.pending(), offered(s)) == ([RUSSIA], [BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA])
    answer(s, RUSSIA)
    assert s.crown == RUSSIA
    assert events(s, EMPEROR_ELECTED) == [(RUSSIA, 5)]


@pytest.mark.rule("A-8.1", "A-8.5", "A-8.8", example="AX-16")
def test_without_five_votes_nobody_is_emperor() -> None:
    """Russia has three votes: nobody is elected, and the old holder has given the Crown back."""
    s = electors(crown="austria")
    done = Done()
    election.begin(s, done)
    assert events(s, CROWN_RETURNED) == [(AUSTRIA,)]
    answer(s, BRITAIN, PRUSSIA, AUSTRIA, RUSSIA, RUSSIA)

    assert s.crown == NOBODY
    assert done.times == 1
    assert [one[0] for one in events(s, VOTE_CAST)] == [BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA]


@pytest.mark.rule("A-8.4", "A-15.4")
def test_the_order_of_the_example_is_an_option() -> None:
    """With the option France and Austria vote before Prussia."""
    s = electors(options={"vote_order": "example"})
    election.begin(s, Done())
    order = []
    while asked(s):
        order += s.pending()
        answer(s, s.pending()[0])

    assert order == [BRITAIN, FRANCE, AUSTRIA, PRUSSIA, RUSSIA]


@pytest.mark.rule("A-8.4")
@pytest.mark.parametrize(
    ("voter", "candidate", "reason"),
    [
        (BRITAIN, FRANCE, election.AT_WAR),
        (BRITAIN, SPAIN, election.NO_ELECTOR),
        (BRITAIN, BRITAIN, 0),
        (RUSSIA, FRANCE, 0),
    ],
)
def test_for_whom_one_may_vote(voter: int, candidate: int, reason: int) -> None:
    """For participants with which one is not at war, and for oneself."""
    assert election.refusal(electors(), voter, candidate) == reason


@pytest.mark.rule("A-8.6")
def test_five_electors_of_ones_own_are_enough() -> None:
    """A power that controls five is elected without a vote if it wishes."""
    s = position(garrisons="austria bavaria, austria saxonia, austria pfalz, austria nassau")
    election.begin(s, Done())
    assert (s.pending(), asked(s)) == ([AUSTRIA], "AcceptCrown")
    answer(s, YES)

    assert s.crown == AUSTRIA


@pytest.mark.rule("A-8.6")
def test_who_declines_cannot_be_elected() -> None:
    """It votes like the others, but its votes for itself make nobody emperor."""
    s = position(garrisons="austria bavaria, austria saxonia, austria pfalz, austria nassau")
    election.begin(s, Done())
    answer(s, NO)
    while asked(s):
        answer(s, AUSTRIA if AUSTRIA in offered(s) else s.pending()[0])

    assert s.crown == NOBODY


@pytest.mark.rule("A-8.2", "A-12.20")
def test_minor_powers_vote_under_control_only() -> None:
    """A minor power's player votes for it in its own right; without a controller it does not vote."""
    s = position(garrisons="russia saxonia", players=4)
    assert election.votes(s)[RUSSIA] == 0
    s = position(garrisons="russia saxonia", players=4, control={"russia": "austria"})

    assert election.votes(s)[RUSSIA] == 1
    election.begin(s, Done())
    answer(s, BRITAIN)
    assert s.pending() == [AUSTRIA]
