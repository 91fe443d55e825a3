"""What a card in battle comes to, whatever lies there face down."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.secret import resample
from pragmatica.ancien_regime.told import odds
from pragmatica.core.odds import Odds
from tests.ancien_regime.battles import SPAIN, fight, play, support
from tests.ancien_regime.build import kind, land, position


def lombardia(spain: list[int], france: list[int], pile: list[int], rounds: int = 1) -> State:
    """Spain attacks Lombardia with strength 4, France defends with 3; both have played their first cards."""
    s = position(
        "spain lombardia 3, france lombardia 2",
        status={"spain": "british"},
        hands={"spain": spain, "france": france},
        pile=pile,
    )
    fight(s, "spain lombardia")
    support(s)
    for own, other in zip(spain[:rounds], france[:rounds], strict=True):
        play(s, "lombardia", own)
        play(s, "lombardia", other)
    return s


def told(s: State, value: int | None = None, target: int = 0) -> Odds:
    """What Spain is told of a card on its general's pile, or of passing."""
    if value is None:
        return odds.odds(s, SPAIN, PASS)
    return odds.odds(s, SPAIN, packed.play(s.general_in(SPAIN, land(s, "lombardia")), kind(s, value), target))


def chances(found: Odds) -> dict[str, Fraction]:
    """The results."""
    return {one.id: Fraction(one.cases, one.of) for one in found.results}


@pytest.mark.rule("A-10.26", "A-10.35")
def test_a_card_face_down_is_any_that_the_seat_has_not_seen() -> None:
    """Six against three and one of the cards 2, 3, 4 and 5."""
    s = lombardia([2, 5], [4, 3], [2, 5])
    assert chances(told(s)) == {"won": Fraction(1, 4), "tied": Fraction(1, 4), "lost": Fraction(1, 2)}


@pytest.mark.rule("A-10.35")
def test_the_own_card_is_counted() -> None:
    """Five more are enough against any card."""
    assert chances(told(lombardia([2, 5], [4, 3], [2, 5]), 5)) == {"won": Fraction(1)}


@pytest.mark.rule("A-10.32")
def test_cards_face_down_may_be_a_pair() -> None:
    """Two cards out of 4, 4 and 2: the pair scores 9, any other two 6, against 11."""
    s = lombardia([2, 5, 2], [4, 4], [2], rounds=2)
    assert chances(told(s)) == {"won": Fraction(2, 3), "lost": Fraction(1, 3)}


@pytest.mark.rule("A-10.30")
def test_a_card_for_home_ground_counts_more_where_its_power_controls() -> None:
    """With a garrison of its own France has 1 more, and 3 for the card 2."""
    s = position(
        "spain lombardia 3, france lombardia 2",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"spain": [2, 5], "france": [2]},
        pile=[],
    )
    fight(s, "spain lombardia")
    support(s)
    play(s, "lombardia", 2)
    play(s, "lombardia", 2)
    (_, other) = told(s).rolls
    assert [dict(one.fields) for one in other.chances] == [{"total": 7}]


@pytest.mark.rule("A-10.31")
def test_what_may_be_turned_up() -> None:
    """Any card that the seat has not seen; in the result it counts as what it may be."""
    s = lombardia([2, 3], [4, 4], [5])
    *_, turned = told(s, 3, target=2).rolls
    assert {one.fields["card"]: Fraction(one.cases, one.of) for one in turned.chances} == {
        4: Fraction(2, 3),
        5: Fraction(1, 3),
    }


@pytest.mark.rule("A-10.21", "A-10.22")
def test_the_last_answer_of_a_battle_leaves_nothing_out() -> None:
    """While others may play the reason says so; when nobody can any more there is none."""
    s = lombardia([2, 5], [4, 3], [2, 5])
    reason = told(s).reason
    assert reason is not None
    assert reason.rule == "A-10.21"
    s = lombardia([2, 5], [4], [2, 5])
    assert told(s).reason is None


@pytest.mark.rule("A-15.6", "A-15.7")
def test_the_same_is_told_in_every_twin() -> None:
    """It follows from what the seat knows alone."""
    s = lombardia([2, 5, 3], [4, 3], [2, 5, 5], rounds=2)
    for number in range(20):
        twin = resample.resample(s, SPAIN, Random(number))
        assert told(twin) == told(s)
        assert told(twin, 3, target=2) == told(s, 3, target=2)
