"""What others can notice of what a seat does."""

from __future__ import annotations

from pragmatica import Match
from pragmatica.core.game import make_setup
from pragmatica.core.notice import LATER, NEVER, NOW
from tests.core import duel
from tests.server.toy import game as toygame


def toy() -> Match:
    """A match in which a card is chosen in two steps, of which nobody else is told the first."""
    return Match.start(toygame.GAME, make_setup(toygame.GAME, "plain", 2, {}, None), 1)


def test_a_step_of_a_secret_choice_is_not_noticed() -> None:
    """Only its own seat is told, and it is asked what it was asked before, as others see it."""
    match = toy()
    match.apply("north", match.legal("north")[0])
    assert not match.noticed


def test_the_end_of_a_secret_choice_is_noticed() -> None:
    """Others see that the seat owes no answer any more, though they are told nothing."""
    match = toy()
    match.apply("north", match.legal("north")[0])
    assert match.apply("north", match.legal("north")[0]) == []
    assert match.noticed


def test_of_a_batch_one_answer_that_is_noticed_is_enough() -> None:
    """The first step of a secret choice alone is not noticed, both are."""
    match = toy()
    step = match.legal("north")[0]
    twin = match.copy()
    twin.apply("north", step)
    match.apply("north", [step, twin.legal("north")[0]])
    assert match.noticed


def test_taking_back_what_was_not_noticed_is_not_noticed() -> None:
    """Nor is the step that is taken back by it."""
    match = toy()
    match.apply("north", match.legal("north")[0])
    match.undo("north")
    assert not match.noticed


def test_what_is_lawful_at_any_time_may_go_unnoticed() -> None:
    """Others do not learn that a hand was sorted."""
    match = toy()
    match.apply("south", match.extra("south")[0])
    assert not match.noticed


def test_an_answer_that_is_shown_at_once_is_noticed() -> None:
    """A token is placed on the board."""
    match = toy()
    for seat, cards in (("north", ["even", "card-4"]), ("south", ["odd", "card-5"])):
        match.apply(seat, cards)
    (seat,) = match.pending
    match.apply(seat, "spot-1")
    assert match.noticed


def test_a_question_says_when_its_answers_are_shown() -> None:
    """A secret choice when all have chosen, hands never, everything else at once unless its question says otherwise."""
    match = Match.start(duel.GAME, make_setup(duel.GAME, "plain", 2, {}, None), 1)
    answers = match.game.answers
    assert answers.shown(match.state, 0, 0, False) == LATER
    match.apply("north", "chit-0")
    match.apply("south", "chit-1")
    (seat,) = match.state.pending()
    assert answers.shown(match.state, seat, 0, False) == NOW
    assert toygame.GAME.answers.shown(toy().state, 0, 1, True) == NEVER
