"""Chapter 25, the optional rules of the politics stage."""

import pytest

from pragmatica.maria.kept.board import SUITS
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import stage
from pragmatica.maria.politics.choosing import DISCARD, STORE
from tests.maria import affairs, realm
from tests.maria.affairs import PRUSSIA, political
from tests.maria.realm import build

OPTIONAL = {"optional_politics": True}


def bluff() -> State:
    """Trump spades; Prussia places H8, France S4; neither P-7 nor P-15 bears French arms."""
    hands = {"prussia": ["d1-hearts-8"], "france": ["d1-spades-4"]}
    s = realm.position(hands=hands, options=OPTIONAL)
    s.realm.victor = 0
    s.realm.political_pile = [political(7), political(15)]
    stage.begin(s, build.Done())
    build.answer(s, SUITS.index("spades"), *build.cards(s, "d1-hearts-8", "d1-spades-4"))
    return s


@pytest.mark.rule("M-25.2", "M-25.3", "M-25.4", "M-25.7", "D-51", example="MX-43")
def test_a_bluff_stays_on_the_display_face_down() -> None:
    """It gives no influence and is not in the hand this turn."""
    s = bluff()

    assert affairs.turned(s, "prussia") == {"d1-hearts-8"}
    assert build.hand(s, "prussia") == set()
    assert stage.influence(s, PRUSSIA) == 0


@pytest.mark.rule("M-17.41", "D-51")
def test_without_the_option_it_goes_back() -> None:
    """The default rules give the card back at once."""
    s = realm.position(hands={"prussia": ["d1-hearts-8"]})
    s.realm.victor = 0
    s.realm.political_pile = [political(7), political(15)]
    stage.begin(s, build.Done())
    build.answer(s, SUITS.index("spades"), *build.cards(s, "d1-hearts-8"))

    assert build.hand(s, "prussia") == {"d1-hearts-8"}


@pytest.mark.rule("M-25.1", example="MX-43")
def test_turned_cards_come_back_with_the_next_stage() -> None:
    """They are in the hand before anything is placed."""
    s = bluff()
    s.realm.political_pile = [political(8), political(9)]
    stage.begin(s, build.Done())

    assert build.hand(s, "prussia") == {"d1-hearts-8"}
    assert affairs.turned(s, "prussia") == set()


@pytest.mark.rule("M-25.6", example="MX-43")
def test_who_comes_too_late_turns_his_cards_down() -> None:
    """Both cards are chosen before the Pragmatic Army's turn."""
    s = affairs.table(
        {"prussia": ["d1-hearts-9"], "france": ["d1-hearts-3"], "pragmatic": ["d1-hearts-2"]},
        offer=(2, 12),
        options=OPTIONAL,
    )
    affairs.choose(s)
    build.answer(s, political(2), DISCARD, political(12), DISCARD)

    assert affairs.turned(s, "pragmatic") == {"d1-hearts-2"}
    assert build.hand(s, "pragmatic") == set()


@pytest.mark.rule("M-25.5")
def test_choosing_discards_only_what_lies_face_up() -> None:
    """A card that was turned down stays on the display."""
    s = affairs.table({"prussia": ["d1-hearts-9"]}, offer=(2, 12), options=OPTIONAL)
    s.realm.turned[PRUSSIA] = build.cards(s, "d1-clubs-4")
    affairs.choose(s)
    build.answer(s, political(2), DISCARD)

    assert affairs.display(s, "prussia") == set()
    assert affairs.turned(s, "prussia") == {"d1-clubs-4"}
    assert STORE not in s.realm.political_used
