"""Chapter 14, the introductory game, and the two-player victory of chapter 24."""

import pytest

from pragmatica.core.state import NO_SEAT
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, FRANCE, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import introductory
from pragmatica.maria.victory.introductory import (
    AUSTRIA_HELD_OUT,
    BOTH_HAVE_ENOUGH,
    FRANCE_HAS_ENOUGH,
    ONE_HAS_ENOUGH,
    PRUSSIA_HAS_ENOUGH,
)
from tests.maria import build

MT, LOUIS, FREDERICK = 0, 1, 2
A, B = 0, 1


def conquered(french: int = 0, prussian: int = 0, players: int = 3) -> State:
    """A position in which these many fortresses in Austria are French and Prussian; two Silesian ones are Prussian."""
    s = build.position(players=players)
    core = list(s.board.core_austria)
    for _ in range(french):
        s.set_marker(core.pop(), FRANCE)
    for _ in range(prussian):
        s.set_marker(core.pop(), PRUSSIA)
    return s


@pytest.mark.rule("M-14.7", "M-3.8")
def test_fortresses_in_austria() -> None:
    """The board has 21 fortresses in Austria's home country, and none of them is in Silesia."""
    board = build.board()

    assert len(board.core_austria) == 21
    assert all(board.home[city] == AUSTRIA and not board.silesia[city] for city in board.core_austria)


@pytest.mark.rule("M-14.6", "M-10.53")
def test_louis_wins_with_nine() -> None:
    """Eight French fortresses in Austria are not enough, nine are."""
    s = conquered(french=8)
    introductory.check(s)
    assert not s.over()

    s = conquered(french=9)
    introductory.check(s)

    assert (s.winner, s.reason) == (LOUIS, FRANCE_HAS_ENOUGH)
    assert s.pending() == []
    assert build.events(s, log.GAME_OVER) == [(LOUIS, FRANCE_HAS_ENOUGH)]


@pytest.mark.rule("M-14.6", "M-14.7")
def test_frederick_wins_with_twelve() -> None:
    """Nine fortresses in Austria and the two Silesian ones of the start make eleven; one more wins."""
    s = conquered(prussian=9)
    introductory.check(s)
    assert not s.over()

    s.set_marker(build.city(s, "neisse"), PRUSSIA)
    introductory.check(s)

    assert (s.winner, s.reason) == (FREDERICK, PRUSSIA_HAS_ENOUGH)


@pytest.mark.rule("M-14.6")
def test_french_fortresses_elsewhere_do_not_count() -> None:
    """A French marker in Silesia or Bavaria brings Louis no nearer to victory."""
    s = conquered(french=8)
    s.set_marker(build.city(s, "neisse"), FRANCE)
    s.set_marker(build.city(s, "muenchen"), FRANCE)

    assert introductory.count(s, 0) == 8


@pytest.mark.rule("M-14.6")
def test_maria_theresa_wins_when_time_is_up() -> None:
    """At the end of the last turn Austria's player has won."""
    s = conquered(french=8, prussian=9)

    introductory.time_is_up(s)

    assert (s.winner, s.reason) == (MT, AUSTRIA_HELD_OUT)


@pytest.mark.rule("M-24.2")
def test_two_players_need_both_goals() -> None:
    """One goal alone ends nothing; with both at the same time A has won."""
    s = conquered(french=9, prussian=9, players=2)
    introductory.check(s)
    assert not s.over()

    s.set_marker(build.city(s, "neisse"), PRUSSIA)
    introductory.check(s)

    assert (s.winner, s.reason) == (A, BOTH_HAVE_ENOUGH)


@pytest.mark.rule("M-24.2")
@pytest.mark.parametrize(("french", "prussian"), [(9, 0), (0, 10)])
def test_two_players_draw_with_one_goal(french: int, prussian: int) -> None:
    """With exactly one goal reached at the end nobody wins."""
    s = conquered(french, prussian, players=2)

    introductory.time_is_up(s)

    assert (s.winner, s.reason) == (NO_SEAT, ONE_HAS_ENOUGH)
    assert s.over()


@pytest.mark.rule("M-24.2")
def test_two_players_b_wins_with_neither_goal() -> None:
    """With neither goal reached at the end B has won."""
    s = conquered(french=8, prussian=9, players=2)

    introductory.time_is_up(s)

    assert (s.winner, s.reason) == (B, AUSTRIA_HELD_OUT)


@pytest.mark.rule("M-14.5", "M-3.4")
def test_the_other_map_does_not_exist() -> None:
    """The introductory board has no city and no road of the Flanders map."""
    board = build.board()

    assert all(board.on_bohemia)
    assert "koeln" not in board.city_number
