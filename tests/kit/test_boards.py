"""Boards and their digests."""

from __future__ import annotations

from pragmatica.kit import boards


def test_a_board_that_is_painted_anew_is_the_same() -> None:
    """Its looks do not count for the digest: matches that are played on it go on."""
    plain = boards.shipped("mollwitz")
    painted = {**plain, "appearance": {"regiments": []}}
    assert boards.digest(painted) == boards.digest(plain)


def test_a_board_with_another_number_is_another() -> None:
    """All that is played with counts."""
    plain = boards.shipped("mollwitz")
    other = {**plain, "units": [{**one, "morale": 1} for one in plain["units"]]}
    assert boards.digest(other) != boards.digest(plain)
