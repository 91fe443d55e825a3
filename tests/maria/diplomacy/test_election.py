"""Chapter 18, the imperial election."""

import pytest

from pragmatica.maria import answering
from pragmatica.maria.diplomacy import election
from pragmatica.maria.diplomacy.election import CHARLES, FRANCIS
from pragmatica.maria.kept.board import NOBODY
from pragmatica.maria.kept.log_advanced import ELECTED, VOTED
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, SAXONY
from tests.maria.realm import build


def hold(s: State) -> build.Done:
    """Hold the election."""
    s.realm.election = 1
    done = build.Done()
    election.begin(s, done)
    return done


@pytest.mark.rule("M-18.5", "M-18.7", "M-18.8", "D-36", "M-4.7")
def test_free_votes_come_clockwise_after_the_bound_ones() -> None:
    """At the start Prague, Hannover, Mainz and Trier vote for Francis; then France, Bavaria, Prussia, Saxony."""
    s = realm.position()
    hold(s)
    bound = realm.events(s, VOTED)
    assert {s.board.city_ids[city] for _, city, _ in bound} == {"praha", "hannover", "mainz", "trier"}
    seats = []
    while affairs.asked(s) == "Vote":
        seats.append(affairs.seat(s))
        build.answer(s, CHARLES)

    assert seats == [affairs.LOUIS] * 3 + [affairs.FREDERICK] * 2
    assert [power for power, _, _ in realm.events(s, VOTED)[4:]] == [FRANCE, FRANCE, BAVARIA, PRUSSIA, SAXONY]


@pytest.mark.rule("M-18.7", "M-18.11", "M-19.21", "M-19.22")
@pytest.mark.parametrize("cast", [0, 2])
def test_an_elector_given_back_in_the_middle_of_the_election_votes_for_francis(cast: int) -> None:
    """France reduces its objectives before, or while, it is asked for the vote of Prague."""
    s = realm.position(markers={"praha": "france"}, stage=7)
    hold(s)
    build.answer(s, *(CHARLES,) * cast)
    answering.apply_extra(s, affairs.LOUIS, freely.REDUCE)
    prague = build.city(s, "praha")
    while affairs.asked(s) == "Vote" and s.control[prague] == AUSTRIA:
        build.answer(s, build.offered(s)[-1])

    assert (AUSTRIA, prague, FRANCIS) in realm.events(s, VOTED)
    assert len(realm.events(s, VOTED)) == 9


@pytest.mark.rule("M-18.9", "M-18.10", "M-18.4", "M-16.8")
@pytest.mark.parametrize(("votes", "winner"), [((CHARLES,) * 5, "france"), ((FRANCIS, *(CHARLES,) * 4), "austria")])
def test_five_votes_elect(votes: tuple[int, ...], winner: str) -> None:
    """The winner's party puts a marker into the Emperor box."""
    s = realm.position()
    done = hold(s)
    build.answer(s, *votes)

    assert done.times == 1
    assert (realm.owner(s, "emperor"), realm.pool(s, winner)) == (winner, 4)
    assert s.realm.election == 0
    assert len(realm.events(s, ELECTED)) == 1


@pytest.mark.rule("M-18.11", "D-9")
@pytest.mark.parametrize(("marker", "voter"), [("france", FRANCE), (None, BAVARIA), ("austria", AUSTRIA)])
def test_a_vote_follows_control(marker: str | None, voter: int) -> None:
    """München: with a French marker France's, without one Bavaria's, with an Austrian one bound."""
    s = realm.position(markers={"muenchen": marker} if marker else {})
    muenchen = build.city(s, "muenchen")

    assert [power for power in range(NOBODY) if muenchen in election.votes(s, power)] == [voter]
    assert election.is_bound(s, voter) == (voter == AUSTRIA)


@pytest.mark.rule("M-18.11", "M-18.6")
def test_there_are_nine_votes() -> None:
    """Each elector has a controller."""
    s = realm.position()

    assert len(s.board.politics.college) == 9
    assert sum(len(election.votes(s, power)) for power in (*range(NOBODY), 7)) == 9


@pytest.mark.rule("M-18.7")
@pytest.mark.parametrize(("field", "bound"), [("sax3", False), ("sax4", True), ("sax6", False)])
def test_neutral_saxony_is_bound(field: str, bound: bool) -> None:
    """An ally's vote is free; Maria Theresa casts it once Saxony is Austria's."""
    s = realm.position()
    affairs.at_field(s, saxony=field)

    assert election.is_bound(s, SAXONY) == bound


@pytest.mark.rule("M-18.8")
def test_austrias_ally_votes_with_maria_theresas_seat() -> None:
    """First of all free votes."""
    s = realm.position()
    affairs.at_field(s, saxony="sax6")
    hold(s)

    assert affairs.seat(s) == affairs.MARIA


@pytest.mark.rule("M-18.7", "M-19.45")
def test_neutral_prussia_votes_freely() -> None:
    """Neutrality does not bind it."""
    assert not election.is_bound(realm.position(), PRUSSIA)


@pytest.mark.rule("M-18.8", "M-24.10")
def test_with_two_players_a_casts_all_free_votes_at_the_start() -> None:
    """B has only bound ones."""
    s = realm.position(players=2)
    hold(s)

    assert affairs.seat(s) == 0


@pytest.mark.rule("M-18.8", "M-24.9", "M-24.10")
def test_with_two_players_b_votes_before_a() -> None:
    """B plays Austria's ally Saxony, and casts its vote first."""
    s = realm.position(players=2)
    affairs.at_field(s, saxony="sax6")
    hold(s)

    assert affairs.seat(s) == 1
