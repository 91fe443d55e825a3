"""What chosen cards come to before they are laid down, and which are suggested."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Match, Unreadable

HAND = ["d1-hearts-10", "d1-spades-5", "d1-clubs-3", "d1-reserve-1"]


def paying() -> Match:
    """Prussia pays 8 out of a known hand."""
    return pragmatica.from_position(
        {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "stage": "prussia-saxony",
            "phase": "supply",
            "asked": [{"frame": "pay", "power": "prussia", "cost": 8, "purpose": "supply"}],
            "hands": {"prussia": HAND},
        }
    )


def test_a_payment_is_told_as_it_is_laid_down() -> None:
    """The sum, and the cards in falling value, whatever their order in the question."""
    told = paying().look("frederick", "payment:d1-clubs-3+d1-spades-5")
    assert dict(told) == {
        "sum": 8,
        "missing": 0,
        "excess": 0,
        "superfluous": [],
        "cards": ["d1-spades-5", "d1-clubs-3"],
        "complete": True,
    }


@pytest.mark.rule("M-8.12")
def test_cards_that_can_be_left_out_are_told() -> None:
    """A payment with one is not complete."""
    told = paying().look("frederick", "payment:d1-hearts-10+d1-clubs-3")
    assert (told["superfluous"], told["excess"], told["complete"]) == (["d1-clubs-3"], 5, False)


def test_what_is_missing_is_told() -> None:
    """Of no card at all it is the cost."""
    told = paying().look("frederick", "payment:")
    assert (told["sum"], told["missing"], told["complete"]) == (0, 8, False)


def test_what_is_suggested_is_a_complete_payment() -> None:
    """No change is wasted and the Reserve is kept; played in its order it pays."""
    match = paying()
    payment = match.observe("frederick").payment
    assert payment.suggested == ["d1-spades-5", "d1-clubs-3"]
    assert match.look("frederick", f"payment:{'+'.join(payment.suggested)}")["complete"]
    for card in payment.suggested:
        match.apply("frederick", card)
    assert match.observe("frederick").payment is None


@pytest.mark.parametrize("seat", ["louis", "maria_theresa", None])
def test_nobody_else_is_told(seat: str | None) -> None:
    """Whether others ask about cards that the hand has or has not, they hear the same."""
    for card in ("d1-clubs-3", "d1-clubs-4"):
        with pytest.raises(Unreadable, match="names nothing of which more could be told"):
            paying().look(seat, f"payment:{card}")


@pytest.mark.parametrize("target", ["payment:d1-clubs-4", "payment:d9", "city:wien", "payment"])
def test_what_is_no_choice_is_unreadable(target: str) -> None:
    """Cards of others, no cards, and other things."""
    with pytest.raises(Unreadable):
        paying().look("frederick", target)
