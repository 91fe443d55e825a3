"""Payments with tactical cards, chapter 8."""

from itertools import combinations

import pytest

from pragmatica.maria.forces import payment
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import FRANCE, PRUSSIA
from pragmatica.maria.kept.state import State
from tests.maria import build


def pay(cost: int, *hand: str, purpose: int = payment.TRAIN) -> tuple[State, build.Done]:
    """Have France pay from this hand."""
    s = build.position(hands={"france": list(hand)})
    done = build.Done()
    payment.begin(s, done, FRANCE, cost, purpose)
    return s, done


@pytest.mark.rule("M-8.8", "M-8.7")
def test_reserve_counts_eight() -> None:
    """A hand of a 3 and a Reserve is worth 11."""
    s = build.position(hands={"prussia": ["d1-clubs-3", "d1-reserve-1"]})

    assert payment.worth(s, PRUSSIA) == 11


@pytest.mark.rule("M-8.12", "M-8.9", "M-8.13", "M-10.32", example="MX-14")
def test_no_change_is_given() -> None:
    """A 5 for a cost of 4: it is shown and discarded, and the point is lost."""
    s, done = pay(4, "d1-hearts-5", "d1-clubs-2")

    build.answer(s, *build.cards(s, "d1-hearts-5"))

    assert done.times == 1
    assert build.hand(s, "france") == {"d1-clubs-2"}
    assert build.events(s, log.PAID) == [(FRANCE, 4, payment.TRAIN, *build.cards(s, "d1-hearts-5"))]
    assert s.revealed


@pytest.mark.rule("M-9.12", "M-8.12", example="MX-9")
def test_whole_hand_is_paid_unasked() -> None:
    """A bill of 4 and a hand of one 10: the 10 goes, and no question is asked."""
    s, done = pay(4, "d1-hearts-10", purpose=payment.SUPPLY)

    assert done.times == 1
    assert build.hand(s, "france") == set()


@pytest.mark.rule("M-8.12", "E-10")
def test_single_choice_is_asked_where_it_would_tell() -> None:
    """Of 10 and 2 only the 10 pays 4; the question is asked all the same, for its absence would betray the 2."""
    s, done = pay(4, "d1-hearts-10", "d1-clubs-2")

    assert done.times == 0
    assert build.offered(s) == build.cards(s, "d1-hearts-10")


@pytest.mark.rule("M-8.12")
def test_cards_are_chosen_in_falling_value() -> None:
    """After a 3 no 5 may follow: the set is reached from its largest card."""
    s, _ = pay(6, "d1-hearts-5", "d1-clubs-3", "d1-spades-3")
    assert build.offered(s) == build.cards(s, "d1-hearts-5", "d1-clubs-3")

    build.answer(s, *build.cards(s, "d1-clubs-3"))

    assert build.offered(s) == build.cards(s, "d1-spades-3")


@pytest.mark.rule("M-8.12")
def test_cards_stay_in_hand_until_the_payment_is_complete() -> None:
    """A first card of two is neither shown nor discarded yet."""
    s, _ = pay(8, "d1-hearts-5", "d1-clubs-3", "d1-spades-3")

    build.answer(s, *build.cards(s, "d1-hearts-5"))

    assert len(build.hand(s, "france")) == 3
    assert not s.revealed


def lawful_sets(s: State, cost: int) -> set[frozenset[int]]:
    """All sets that reach the cost and none of whose cards could be left out, by trying every one."""
    value = s.board.card_value
    hand = s.hands[FRANCE]
    return {
        frozenset(chosen)
        for size in range(1, len(hand) + 1)
        for chosen in combinations(hand, size)
        if cost <= sum(value[card] for card in chosen) < cost + min(value[card] for card in chosen)
    }


def offered_sets(s: State, chosen: tuple[int, ...] = ()) -> set[frozenset[int]]:
    """All sets that the questions lead to."""
    if s.top is None:
        return {frozenset(chosen)}
    found: set[frozenset[int]] = set()
    for card in build.offered(s):
        following = s.copy()
        build.answer(following, card)
        found |= offered_sets(following, (*chosen, card))
    return found


@pytest.mark.rule("M-8.12")
@pytest.mark.parametrize("cost", [1, 4, 7, 12, 16, 20, 27])
def test_exactly_the_irredundant_sets_are_offered(cost: int) -> None:
    """Every set without a needless card can be paid, and no other, each in one way."""
    names = ["d1-hearts-10", "d1-reserve-1", "d1-clubs-7", "d1-clubs-5", "d2-clubs-5", "d1-spades-3", "d1-hearts-2"]
    s, _ = pay(cost, *names)

    assert offered_sets(s) == lawful_sets(s, cost)
