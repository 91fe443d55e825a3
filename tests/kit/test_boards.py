"""Boards and their digests."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

import pragmatica
from pragmatica.core import register
from pragmatica.kit import boards
from tests.samples import SHIPPED, usual


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


def shipped_earlier() -> list[tuple[str, str]]:
    """Each game with each digest of a board that shipped with it and has changed since."""
    found = []
    for game in register.shipped():
        source = resources.files(register.package(game)).joinpath("data/earlier.json")
        if source.is_file():
            found += [(game, ident) for ident in json.loads(source.read_text(encoding="utf-8"))]
    return found


@pytest.mark.parametrize(("game", "ident"), shipped_earlier())
def test_a_board_that_shipped_earlier_is_still_there(game: str, ident: str) -> None:
    """It is made of the present one, to the last number, and passes its checks; matches on it go on."""
    board = boards.earlier(game, ident)
    assert board is not None
    assert boards.digest(board) == ident
    made: Any = register.game(game)
    assert not made.check_board(board)
    assert made.board(ident)[0] == ident
    assert ident != made.board()[0]


@pytest.mark.parametrize(("game", "ident"), shipped_earlier())
def test_the_record_of_a_match_on_an_earlier_board_reads(game: str, ident: str) -> None:
    """Even where it begins from a position that names no board: that of the headers was meant."""
    position = dict(usual(game).new().to_position())
    del position["board"]
    match = pragmatica.from_position(position)
    now = match.setup.board
    again = pragmatica.read_record(match.record_text().replace(now, ident))
    assert again.setup.board == ident
    assert pragmatica.read_record(again.record_text()).setup.board == ident
