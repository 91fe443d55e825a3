"""Chapter 23, victory in the advanced game, winter scores, and what two players change."""

import pytest

from pragmatica.maria import sequence
from pragmatica.maria.kept.board import AUSTRIA, POWERS, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.log import GAME_OVER
from pragmatica.maria.kept.log_advanced import WINTER_SCORED
from pragmatica.maria.victory import verdict
from tests.maria import realm
from tests.maria.realm import build


def winner(s: realm.State) -> str | None:
    """Whose pool wins now."""
    power = verdict.winner(s)
    return POWERS[power] if power >= 0 else None


@pytest.mark.rule("M-23.3", "M-23.1", "M-15.2", "D-42", example="MX-39")
@pytest.mark.parametrize(
    ("pools", "who"),
    [
        ({}, None),
        ({"france": 0}, "france"),
        ({"austria": 0, "france": -1}, "france"),
        ({"austria": 0, "france": 0}, "austria"),
        ({"france": 0, "prussia": 0}, "prussia"),
        ({"prussia": 0, "pragmatic": 0, "austria": 0}, "austria"),
        ({"pragmatic": -2, "austria": -1}, "pragmatic"),
    ],
)
def test_the_emptiest_pool_wins(pools: dict[str, int], who: str | None) -> None:
    """Maria Theresa wins ties, Louis none."""
    assert winner(realm.position(pools=pools)) == who


@pytest.mark.rule("M-24.7")
@pytest.mark.parametrize(
    ("pools", "who"), [({"pragmatic": 0, "prussia": 0}, "pragmatic"), ({"prussia": -1, "austria": 0}, "prussia")]
)
def test_of_two_players_the_second_wins_ties(pools: dict[str, int], who: str) -> None:
    """With the Pragmatic Army, too."""
    assert winner(realm.position(pools=pools, players=2)) == who


@pytest.mark.rule("M-23.2", "M-24.10")
@pytest.mark.parametrize(("players", "seat"), [(3, 2), (2, 1)])
def test_the_power_wins_for_its_player(players: int, seat: int) -> None:
    """The Pragmatic Army is Frederick's, of two players the second's."""
    s = realm.position(pools={"pragmatic": 0}, players=players)

    verdict.check(s)

    assert s.over()
    assert realm.events(s, GAME_OVER) == [(seat, verdict.POOL_EMPTY)]


@pytest.mark.rule("M-13.20", "M-13.21", "M-13.22")
def test_a_winter_scores_what_is_left_in_the_pools() -> None:
    """Pools below nothing score nothing, set-aside markers do not count, and the scores are not told."""
    s = realm.position(pools={"france": -2, "austria": 3}, aside={"austria": 4}, turn=6)

    verdict.score(s)

    assert verdict.totals(s) == [0, 0, 5, 0, 5, 3]
    assert realm.events(s, WINTER_SCORED) == [(6,)]


@pytest.mark.rule("M-23.7", "M-13.20", example="MX-40")
def test_the_lowest_sum_of_winters_wins() -> None:
    """Prussia and France tie; Louis loses ties."""
    s = realm.position()
    s.realm.scores = [18, 0, 18, 0, 25, 20]

    verdict.time_is_up(s)

    assert (s.winner, s.reason) == (s.relations.seat_of[PRUSSIA], verdict.WINTER_SCORES)


# -- moments ----------------------------------------------------------------------------------------------------------


def after(s: realm.State, stage: int, phase: int) -> realm.State:
    """End this step of the turn."""
    s.stage, s.phase = stage, phase
    sequence.Course(None, sequence.ADVANCED_ORDER.index((stage, phase))).resume(s)
    return s


@pytest.mark.rule("M-23.1", "M-5.6", "M-23.6")
@pytest.mark.parametrize("stage", [sequence.FRANCE_BAVARIA, sequence.PRUSSIA_SAXONY, sequence.AUSTRIA_PRAGMATIC])
def test_every_action_stage_ends_with_a_look_at_the_pools(stage: int) -> None:
    """Of all powers, not only of those that acted."""
    s = realm.position(pools={"pragmatic": 0})

    after(s, stage, sequence.RETROACTIVE_CONQUEST)

    assert s.winner == s.relations.seat_of[PRAGMATIC]


@pytest.mark.rule("M-23.1", "M-17.90", "M-1.4")
def test_politics_end_with_a_look_at_the_pools() -> None:
    """An empty pool after the politics stage wins."""
    assert after(realm.position(pools={"france": 0}), sequence.POLITICS, 0).winner == 1


@pytest.mark.rule("M-23.5", "M-5.9", "D-41")
def test_hussars_and_phases_are_no_moments_of_victory() -> None:
    """A pool that is empty in between does not win."""
    assert not after(realm.position(pools={"france": 0}), sequence.HUSSARS, 0).over()
    s = realm.position({"france-1": "paris"}, pools={"france": 0}, active=["france"])
    assert not after(s, sequence.FRANCE_BAVARIA, sequence.SUPPLY).over()


@pytest.mark.rule("M-18.10", "M-23.1", "D-41")
@pytest.mark.parametrize(("option", "over"), [(True, True), (False, False)])
def test_an_election_ends_with_a_look_at_the_pools(option: bool, over: bool) -> None:
    """Unless the option says otherwise."""
    s = realm.position(pools={"austria": 0}, options={"victory_after_election": option}, turn=4)
    s.stage = sequence.END_OF_TURN

    sequence.Elected(build.Done()).resume(s)

    assert s.over() == over


@pytest.mark.rule("M-5.7", "M-13.21", "M-5.9")
def test_the_scores_are_written_after_the_winter() -> None:
    """Then the next turn begins."""
    s = after(realm.position(turn=3), sequence.WINTER, 0)

    assert s.realm.scores == [5, 0, 5, 0, 5, 5]
    assert s.turn == 4


@pytest.mark.rule("M-5.7", "M-13.1")
def test_no_winter_no_score() -> None:
    """Turns that are not followed by a winter."""
    s = realm.position(turn=2)
    s.stage = sequence.END_OF_TURN

    sequence.Course(None, sequence.ADVANCED_ORDER.index((sequence.WINTER, 0)) - 1).resume(s)

    assert (s.realm.scores, s.turn) == ([], 3)


@pytest.mark.rule("M-5.1", "M-23.7", "M-1.2")
def test_the_twelfth_winter_is_the_end() -> None:
    """The game has twelve turns."""
    s = realm.position(turn=12, pools={"austria": 1})

    after(s, sequence.WINTER, 0)

    assert (s.winner, s.reason) == (s.relations.seat_of[AUSTRIA], verdict.WINTER_SCORES)
