"""Boards and their digests."""

from __future__ import annotations

from pragmatica.kit import boards
from tests.samples import SHIPPED


def test_a_board_that_is_painted_anew_is_the_same() -> None:
    """Its looks do not count for the digest: matches that are played on it go on."""
    plain = boards.shipped(SHIPPED.game)
    painted = {**plain, "appearance": {"regiments": []}}
    assert boards.digest(painted) == boards.digest(plain)


def test_a_board_with_another_number_is_another() -> None:
    """All that is played with counts."""
    plain = boards.shipped(SHIPPED.game)
    other = {**plain, "another": 1}
    assert boards.digest(other) != boards.digest(plain)
