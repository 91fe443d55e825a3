"""Hands of which only the backs are seen: what is told agrees with all deals, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product

import pytest

from pragmatica.kit.odds import Hand, shares

PARTS = [([0, 2, 2, 5, 8], 2), ([0, 0, 3, 10], 1), ([4], 0)]


def dealt(what: Callable[[Sequence[int]], int]) -> dict[int, int]:
    """What is so in how many of all deals."""
    deals = product(*[combinations(worth, size) for worth, size in PARTS])
    return dict(Counter(what([value for part in deal for value in part]) for deal in deals))


@pytest.mark.parametrize(
    ("told", "what"),
    [
        (Hand.counts, lambda hand: sum(value > 0 for value in hand)),
        (Hand.sums, sum),
        (Hand.bests, max),
    ],
)
def test_every_deal_counts_once(told: Callable[[Hand], dict[int, int]], what: Callable[[Sequence[int]], int]) -> None:
    """Numbers, sums and best cards come in as many cases as there are such deals."""
    found = {key: cases for key, cases in told(Hand(PARTS)).items() if cases}
    assert found == dealt(what)


def test_a_hand_that_is_known_has_one_case() -> None:
    """All its cards are taken."""
    hand = Hand([([3, 0, 7], 3)])
    assert (hand.counts(), hand.sums()) == ({2: 1}, {10: 1})


def test_shares_are_told_in_the_smallest_numbers() -> None:
    """What comes in no case is left out."""
    assert shares({"a": 6, "b": 9, "c": 0}) == ({"a": 2, "b": 3}, 5)
