"""The game through its public surface: several seats at once, versions, undo, batches, records and their secrets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import pragmatica
from pragmatica import Illegal, Match, NotYourTurn, Stale
from pragmatica.ancien_regime.battle import battles, cardplay
from pragmatica.ancien_regime.diplomacy import statuses
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.kept.board import GENERAL_BIT, NO_GENERAL
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.sequence import MOVEMENT
from pragmatica.ancien_regime.wheel import slots, subsidies
from pragmatica.core.flow import answering
from tests.ancien_regime.asked import setup
from tests.ancien_regime.build import Done, general, position

PRUSSIA, AUSTRIA, FRANCE, SPAIN = 1, 2, 3, 5
EAGER = (
    "buy_unit",
    "buy_morale",
    "buy_fortress",
    "buy_card",
    "give_card",
    "discard",
    "draw_card",
    "raise_morale",
    "choose_status",
)  # answers that are better than an end, the best first


def new(players: int = 7, scenario: str = "1740", seed: int = 1, **options: str) -> Match:
    """A match before its first answer."""
    return pragmatica.new("ancien_regime", scenario=scenario, players=players, seed=seed, options=options)


def match_of(s: State) -> Match:
    """A match in a state built by hand."""
    s.log = None
    return Match(GAME, setup(s), None, s)


def acting(seed: int = 1) -> Match:
    """A match in the first turn of the wheel: Britain drills, Spain gives, Russia leads, France mobilises."""
    match = new(seed=seed)
    match.apply("prussia", "prussia-1")
    return match


def asked(match: Match, seat: str) -> str:
    """The class of the seat's question."""
    return type(match.pending[seat]).__name__


# -- several seats at once --------------------------------------------------------------------------------------------


@pytest.mark.rule("A-6.10", "A-15.6")
def test_several_seats_owe_an_answer_at_once() -> None:
    """The actions of a turn of the wheel are asked of all their powers, and answered in any order."""
    match = acting()
    assert {seat: asked(match, seat) for seat in match.pending} == {
        "britain": "DrillCard",
        "spain": "OfferGifts",
        "russia": "Lead",
        "france": "Mobilise",
    }
    match.apply("russia", "end")
    assert set(match.pending) == {"britain", "spain", "france"}
    with pytest.raises(NotYourTurn):
        match.apply("russia", "end")


def steadily(match: Match, seat: str) -> str:
    """An answer that depends on what the seat is asked, not on when: buy and do what one can before one ends."""
    offered = match.legal(seat)
    eager = [one for one in offered if one.type in EAGER]
    if eager:
        return min(eager, key=lambda one: EAGER.index(one.type)).id
    ids = sorted(one.id for one in offered)
    return "end" if "end" in ids else ids[(match.state.round + len(seat)) % len(ids)]


def played(seat_of: Callable[[list[str]], str], turns: int) -> list[int]:
    """The positions at the beginning of the Movement actions of a match in which this seat always answers first."""
    match, positions, moving = new(seed=8, round_limit="6"), [], False
    while match.outcome is None and len(positions) < turns:
        if match.state.phase == MOVEMENT and not moving:
            positions.append(match.digest())
        moving = match.state.phase == MOVEMENT
        seat = seat_of(list(match.pending))
        match.apply(seat, steadily(match, seat))
    return positions


@pytest.mark.rule("A-6.8", "A-6.10", "A-15.6")
def test_the_order_of_independent_answers_changes_nothing() -> None:
    """Whoever answers first in turns of the wheel and in secret choices: the position after it is the same."""
    first, last = played(min, 30), played(max, 30)
    assert len(first) == 30
    assert first == last


@pytest.mark.rule("A-6.10")
def test_a_gift_comes_before_what_a_seat_was_asked() -> None:
    """What another seat's answer puts in the place of an open question is a new question; then the open one returns."""
    s = position("france picardie", turn=2, hands={"ottoman": [4], "spain": [2]}, status={"ottoman": "french"})
    slots.begin(s, Done())
    match = match_of(s)
    assert asked(match, "spain") == "Lead"
    version = match.pending["spain"].version
    match.apply("ottoman", "card-4@spain")
    assert match.pending["spain"].version == version
    match.apply("ottoman", "end")
    assert asked(match, "spain") == "AcceptGift"
    with pytest.raises(Stale):
        match.apply("spain", "end", version=version)
    match.apply("spain", "yes")
    assert asked(match, "spain") == "Lead"
    assert match.pending["spain"].version > version + 1


@pytest.mark.rule("A-6.10")
def test_another_seats_answer_leaves_a_question_as_it_is() -> None:
    """An answer that a seat has begun to think about stays valid while others answer theirs."""
    match = acting()
    version = match.pending["france"].version
    match.apply("britain", match.legal("britain")[0])
    match.apply("russia", "card")
    match.apply("france", "morale", version=version)
    assert match.pending["france"].version == version + 1


# -- undo and batches -------------------------------------------------------------------------------------------------


def test_what_is_taken_back() -> None:
    """A seat takes back its own latest answers until another seat answers."""
    match = acting()
    match.apply("france", ["morale", "morale"])
    assert match.undoable("france") == 2
    match.undo("france")
    match.apply("russia", "morale")
    assert (match.undoable("france"), match.undoable("russia")) == (0, 1)
    match.undo("russia")
    assert asked(match, "russia") == "Lead"


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    """Of several purchases the last is too dear: none is made, and the others' questions are as before."""
    match = acting()
    before, versions = match.digest(), [match.version(seat) for seat in match.seats]
    with pytest.raises(Illegal):
        match.apply("france", ["morale", "morale", "morale", "morale", "morale", "morale"])
    assert (match.digest(), [match.version(seat) for seat in match.seats]) == (before, versions)


@pytest.mark.rule("A-9.41")
def test_an_illegal_answer_names_its_rule() -> None:
    """What is not offered is refused with the rule."""
    with pytest.raises(Illegal) as caught:
        acting().apply("france", "unit-france-1")
    assert caught.value.rule == "A-9.42"


# -- records ----------------------------------------------------------------------------------------------------------


def test_a_record_tells_moves_in_short() -> None:
    """A move stands on one line: general, where from, and each step."""
    match = acting()
    for seat in ("britain", "spain", "russia", "france"):
        while seat in match.pending:
            offered = [one.id for one in match.legal(seat)]
            match.apply(seat, "end" if "end" in offered else offered[0])
    match.apply("prussia", "power-austria")
    match.apply("prussia", ["prussia-1", "pomerania", "stop"])
    assert "prussia: P1 Berlin-Pomerania." in match.record_text()
    assert "; round 1 turn 1 movement" in match.record_text()
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()


@pytest.mark.rule("A-7.4", "A-15.6", "A-14")
def test_statuses_are_not_in_the_records_of_others_before_all_are_chosen() -> None:
    """A status token shows when the last one lies on the table."""
    s = position()
    s.top = statuses.ChooseStatus(Done(), (4,) * 7, (0,) * 7)
    match = match_of(s)
    shown = [
        answering.shown(match.state, seat, code, False) for seat in s.pending() for code in answering.legal(s, seat)
    ]
    assert set(shown) == {"later"}


@pytest.mark.rule("A-9.21", "A-14")
def test_faces_of_given_cards_are_in_nobody_elses_record() -> None:
    """Gifts of Money show when they are announced, cards never."""
    s = position(hands={"france": [4]}, money={"france": 2})
    s.top = subsidies.Offer(Done(), FRANCE, ())
    shown = {
        one.id: answering.shown(s, FRANCE, one.code, False)
        for one in GAME.actions(setup(s), s, FRANCE, answering.legal(s, FRANCE))
    }
    assert shown["card-4@prussia"] == "never"
    assert shown["money@prussia"] == shown["end"] == "later"


@pytest.mark.rule("A-10.26", "A-10.35", "A-14")
def test_battle_cards_are_in_others_records_after_the_battle() -> None:
    """What has been played face down is told when all cards are turned up."""
    s = position("prussia saxonia 2, austria saxonia 2", hands={"prussia": [3, 5], "austria": [2]})
    attacker = general(s, "prussia", "saxonia")
    fight = cardplay.Fight(battles.NextBattle(Done(), (), GENERAL_BIT[attacker]), attacker, 0, 0, 0)
    s.top = cardplay.PlayCard(fight, 0, cardplay.ATTACKER, PRUSSIA, NO_GENERAL, False)
    assert {answering.shown(s, PRUSSIA, code, False) for code in answering.legal(s, PRUSSIA)} == {"later"}


def test_records_of_whole_matches_read_back() -> None:
    """With options that change how cards are played, with undone answers, and for a seat and a spectator."""
    match, rng = new(5, "1756", 3, round_limit="6", card_step="per_general", card3_mode="discard"), Random(3)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        if match.undoable(seat) > 1 and rng.random() < 0.1:
            match.undo(seat)
        else:
            match.apply(seat, rng.choice(match.legal(seat)))
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()
    assert pragmatica.verify(match) == []
    assert "{" not in match.record_seen(None)


@pytest.mark.rule("A-1.1", "A-3.2", "A-4.5")
@pytest.mark.parametrize("scenario", ["1740", "1756"])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_random_games_end(players: int, scenario: str) -> None:
    """With each number of players, in both scenarios."""
    match, rng = new(players, scenario, players, round_limit="6"), Random(players)
    most = 0
    while pending := match.pending:
        most = max(most, len(pending))
        seat = rng.choice(list(pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    assert match.outcome is not None
    assert len(match.outcome.scores) == players
    assert most >= 3
