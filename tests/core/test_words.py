"""Reasons in sentences: the same as the catalogues give the page, in the language that is asked for."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import pragmatica
from pragmatica import Illegal, Reason, Unreadable, wording
from tests.offers import GAMES
from tests.samples import SMALLEST


def refused() -> Illegal:
    """The error of an answer that may not be given: the example's couriers ride along roads."""
    match = pragmatica.new("couriers", scenario="province", players=2, seed=1)
    with pytest.raises(Illegal) as caught:
        match.apply("amber", "ride-glatz")
    return caught.value


def test_a_refusal_is_told_in_a_sentence() -> None:
    """With the names of the board, and with the rule."""
    error = refused()
    (reason,) = error.reasons
    assert str(error) == f"[{reason.rule}] {reason.text('en')}"
    assert reason.text("en") == "No road leads from here to Glatz."
    assert error.text("en") == reason.text()


def test_a_refusal_is_told_in_the_language_that_is_asked_for() -> None:
    """In Polish it is the sentence of the Polish catalogue."""
    (reason,) = refused().reasons
    assert reason.text("pl") != reason.text("en")


def test_an_unknown_language_is_refused() -> None:
    """The error names those that there are."""
    with pytest.raises(Unreadable, match=r"language: unknown language 'xx'; known: en, pl"):
        refused().text("xx")


@pytest.mark.parametrize("language", wording.LANGUAGES)
@pytest.mark.parametrize("game", pragmatica.games(), ids=lambda game: game.id)
def test_every_refusal_has_a_sentence(game: pragmatica.Game, language: str) -> None:  # type: ignore[type-arg]
    """Whatever is asked about in a match: whose turn, answers of other seats and questions, things of the table."""
    scenario = game.scenarios[0]
    players, options = max(scenario.seats), GAMES[game.id].OPTIONS
    match = pragmatica.new(game.id, scenario=scenario.id, players=players, options=options, seed=1)
    rng, told = Random(1), 0
    old: set[str] = set()
    for _ in range(150):
        if match.outcome is not None:
            break
        for seat in match.seats:
            for target in rng.sample(sorted(old), min(len(old), 5)):
                for reason in match.why_not(seat, target):
                    text = reason.text(language)
                    assert text == match.game.words(language, match.setup.board).reason(reason)
                    assert text != reason.message
                    told += 1
        seat = rng.choice(list(match.pending))
        old |= {action.id for action in match.legal(seat)}
        match.apply(seat, rng.choice(match.legal(seat)))
    assert told > 100


def test_a_reason_of_ones_own_is_told_of_the_board_that_ships() -> None:
    """Its message names the game."""
    (reason,) = refused().reasons
    assert Reason(reason.rule, reason.message, reason.arguments).text() == reason.text()


def test_a_reason_of_no_game_says_so() -> None:
    """There is no sentence for it, but an error that has it can be told."""
    reason = Reason("X-1", "nothing-known", {"city": "city:nowhere"})
    with pytest.raises(Unreadable, match="nothing-known is the message of no game"):
        reason.text()
    assert str(Illegal([reason])) == "[X-1] nothing-known (city='city:nowhere')"


def test_a_refusal_from_another_process_has_its_sentence() -> None:
    """What it is about travels along."""
    error = refused()
    assert pickle.loads(pickle.dumps(error)).text("pl") == error.text("pl")


def test_the_end_of_a_batch_is_told_in_a_sentence() -> None:
    """Why the rest was not played."""
    match = SMALLEST.new()
    seat = next(iter(match.pending))
    reason = None
    while reason is None:
        answer = match.legal(seat)[0]
        reason = match.apply(seat, [answer, "more"] if _ends(match, seat, answer.id) else answer).reason
    assert reason.text("en") == wording.text("en", reason.message)


def _ends(match: pragmatica.Match, seat: str, action: str) -> bool:
    trial = match.copy()
    trial.apply(seat, action)
    return seat not in trial.pending
