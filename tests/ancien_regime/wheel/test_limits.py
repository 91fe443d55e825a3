"""Chapter 9, slots 1 to 6: where hands, Morale, Money, cards and pieces come to an end."""

import pytest

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.diplomacy import auction
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.log import (
    CARD_BOUGHT,
    CARDS_DRAWN,
    GENERAL_PLACED,
    MONEY_LOST,
    NO_CARDS,
    PILE_RENEWED,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.wheel import leadership, mobilisation, movement, slots
from pragmatica.ancien_regime.wheel.leadership import CARD, MORALE, PLACE
from pragmatica.ancien_regime.wheel.mobilisation import FORTRESS
from pragmatica.core.flow import answering
from tests.ancien_regime.build import Done, answer, asked, events, hand, kind, land, offered, position
from tests.ancien_regime.wheels import AUSTRIA, BRITAIN, END, FRANCE, OTTOMAN, PRUSSIA, RUSSIA, SPAIN

ALL_CARDS = {  # 56, in hands that are not looked at
    "britain": [2] * 14,
    "france": [3] * 14,
    "russia": [4] * 14,
    "ottoman": [5] * 14,
}


def mobilise(s: State, power: int) -> Done:
    """Begin Mobilisation, with nothing before it to wait for."""
    done = Done()
    mobilisation.begin(s, done, power)
    assert s.top is not None
    s.top.wake(s)
    return done


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.6", "A-9.30")
def test_a_card_of_leadership_may_be_one_too_many() -> None:
    """The seventh card is drawn, and then one is discarded."""
    s = position(hands={"austria": [2] * 6})
    leadership.begin(s, Done(), AUSTRIA)
    answer(s, CARD)
    assert s.top is not None
    s.top.wake(s)

    assert asked(s) == "HandLimit"
    answer(s, kind(s, 2))
    assert s.hand_size(AUSTRIA) == 6


@pytest.mark.rule("A-9.6", "A-13.2")
def test_fredericks_move_ends_with_the_hand_limit() -> None:
    """After his movement turn every power that holds too many cards discards, once more."""
    s = position("prussia berlin 1", frederick="berlin", hands={"prussia": [2] * 7, "spain": [3] * 8})
    done = Done()
    movement.frederick(s, done)
    answer(s, END)
    assert (asked(s), s.pending()) == ("HandLimit", [PRUSSIA])
    answer(s, kind(s, 2), kind(s, 3), kind(s, 3))

    assert done.times == 1


@pytest.mark.rule("A-5.9")
def test_without_discards_the_shuffle_waits() -> None:
    """The last card was drawn when nothing was discarded: what is discarded later is shuffled when a card is needed."""
    hands = {"britain": [2] * 13, "france": [3] * 14, "russia": [4] * 14, "ottoman": [5] * 14}
    s = position(hands=hands, pile=[2])
    cards.draw(s, AUSTRIA, 1)
    assert (sum(s.pile), sum(s.discards)) == (0, 0)
    cards.discard(s, FRANCE, kind(s, 3))
    assert sum(s.pile) == 0
    cards.draw(s, AUSTRIA, 1)

    assert hand(s, "austria") == [2, 3]


@pytest.mark.rule("A-5.9", example="AX-34")
def test_a_shuffle_is_told_after_the_card_that_brought_it_about() -> None:
    """Two cards are drawn when one is left: the last of the old pile, the shuffle, the first of the new one."""
    s = position(pile=[5], draws=[0, 0])
    left = sum(s.discards)
    cards.draw(s, AUSTRIA, 2)

    assert s.log == [
        (CARDS_DRAWN, AUSTRIA, kind(s, 5)),
        (PILE_RENEWED, left),
        (CARDS_DRAWN, AUSTRIA, kind(s, 2)),
    ]


@pytest.mark.rule("A-5.9", "A-9.40", "A-9.41")
def test_without_any_card_none_is_drawn_or_bought() -> None:
    """Neither pile nor discards: Mobilisation draws nothing and sells no card."""
    s = position("austria wien 3", hands=ALL_CARDS, money={"austria": 2})
    mobilise(s, AUSTRIA)

    assert mobilisation.CARD not in offered(s)
    assert mobilisation.refusal(s, AUSTRIA, True, mobilisation.CARD) == mobilisation.NO_CARD
    assert events(s, NO_CARDS) == [(AUSTRIA,)]
    assert events(s, CARDS_DRAWN) == []


# -- Money ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.41", "A-9.43")
def test_a_fortress_costs_five() -> None:
    """With 6 Money a fortress is bought and one more thing; then the action ends, for nothing is left to spend."""
    s = position(garrisons="spain napoli", money={"spain": 6})
    done = mobilise(s, SPAIN)
    answer(s, FORTRESS + land(s, "napoli"))
    assert (s.money[SPAIN], s.fortress[land(s, "napoli")]) == (1, 1)
    answer(s, mobilisation.MORALE)

    assert done.times == 1
    assert events(s, MONEY_LOST) == []


@pytest.mark.rule("A-9.41")
def test_with_four_money_no_fortress_is_sold() -> None:
    """A fortress is beyond 4 Money."""
    s = position(garrisons="spain napoli", money={"spain": 4})
    mobilise(s, SPAIN)

    assert FORTRESS + land(s, "napoli") not in offered(s)


@pytest.mark.rule("A-9.41", "A-5.16")
def test_cards_are_sold_when_nothing_else_is() -> None:
    """With the highest Morale and full generals there are cards, as many as the Money buys."""
    s = position("austria wien 3", money={"austria": 2}, morale={"austria": 15})
    done = mobilise(s, AUSTRIA)
    assert offered(s) == [mobilisation.CARD, END]
    answer(s, mobilisation.CARD, mobilisation.CARD)

    assert events(s, CARD_BOUGHT) == [(AUSTRIA,), (AUSTRIA,)]
    assert done.times == 1


@pytest.mark.rule("A-9.44", "A-5.7", "A-2.6")
def test_corruption_takes_what_cannot_be_spent() -> None:
    """Nothing can be bought: the action ends unasked, and the Money is lost; other powers keep theirs."""
    s = position(
        "austria wien 3",
        hands=ALL_CARDS,
        money={"austria": 4, "france": 3},
        morale={"austria": 15},
    )
    done = mobilise(s, AUSTRIA)

    assert done.times == 1
    assert (s.money[AUSTRIA], s.money[FRANCE]) == (0, 3)
    assert events(s, MONEY_LOST) == [(AUSTRIA, 4)]


# -- Morale -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-5.16")
@pytest.mark.parametrize(("most", "change", "morale"), [("15", 9, 15), ("19", 9, 19), ("15", -12, 0)])
def test_morale_stays_on_its_track(most: str, change: int, morale: int) -> None:
    """What would go beyond either end is lost."""
    s = position(options={"morale_max": most})
    s.add_morale(AUSTRIA, change)

    assert s.morale[AUSTRIA] == morale


@pytest.mark.rule("A-5.16", "A-9.61", "A-9.64", "A-15.4")
def test_the_highest_morale_is_an_option() -> None:
    """All that else ends at 15 ends at 19 then: Leadership, purchases, the Arbiter and his pay, bids."""
    s = position(
        "france paris 3",
        options={"morale_max": "19"},
        morale={"austria": 18, "france": 18, "spain": 19, "ottoman": 17},
        money={"france": 2},
        players=6,
    )
    leadership.begin(s, Done(), AUSTRIA)
    answer(s, MORALE)
    assert s.morale[AUSTRIA] == 19
    mobilise(s, FRANCE)
    answer(s, mobilisation.MORALE)
    assert (s.morale[FRANCE], mobilisation.MORALE in offered(s)) == (19, False)
    assert movement.arbiter_refusal(s, BRITAIN, PRUSSIA) == 0
    assert movement.arbiter_refusal(s, BRITAIN, SPAIN) == movement.MORALE_FULL
    s.morale[PRUSSIA] = 17
    assert movement.request_refusal(s, PRUSSIA, 2) == 0
    assert movement.request_refusal(s, PRUSSIA, 3) == movement.PAY_TOO_HIGH
    auction.begin(s, Done(), OTTOMAN)

    assert answering.legal(s, AUSTRIA) == list(range(20))


# -- generals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.30", "A-13.4")
def test_frederick_is_placed_by_name() -> None:
    """Generals off the board are alike, but not Frederick: Prussia chooses which of them it places where."""
    s = position("prussia berlin 1", frederick="berlin")
    s.take_off(s.frederick)
    leadership.begin(s, Done(), PRUSSIA)
    where = land(s, "borussia")
    placings = [code - PLACE for code in offered(s) if code >= PLACE]
    placed = [packed.placed(one) for one in placings if packed.land(one) == where]
    assert len(placed) == 2
    assert s.frederick in placed
    answer(s, PLACE + packed.placing(s.frederick, where), END)

    assert events(s, GENERAL_PLACED) == [(PRUSSIA, s.frederick, where)]


@pytest.mark.rule("A-9.30", "A-9.31")
def test_nobody_is_placed_where_a_general_has_just_been_placed() -> None:
    """Of generals placed in one action each needs a territory of his own, the last one ends the action."""
    s = position(garrisons="spain napoli")
    done = Done()
    leadership.begin(s, done, SPAIN)
    first, second, third = s.board.generals_of[SPAIN]
    answer(s, PLACE + packed.placing(first, land(s, "madrid")))
    assert PLACE + packed.placing(second, land(s, "madrid")) not in offered(s)
    answer(s, PLACE + packed.placing(second, land(s, "napoli")), PLACE + packed.placing(third, land(s, "catalonia")))

    assert done.times == 1


# -- powers without a player ------------------------------------------------------------------------------------------


@pytest.mark.rule("A-6.9", "A-12.20")
def test_minor_powers_without_a_player_do_none_of_the_six_actions() -> None:
    """In turn 7 the Ottoman Empire would drill and Spain tax, in turn 1 Russia lead: nothing of it happens."""
    for turn in range(1, 8):
        s = position(
            "russia kiev 1, spain madrid 1, ottoman serbia 1",
            players=4,
            turn=turn,
            round_=1,
            hands={"russia": [2], "spain": [3], "ottoman": [4]},
            morale={"russia": 3},
        )
        slots.begin(s, Done())
        while asked(s):
            seat = s.pending()[0]
            answering.apply(s, seat, answering.legal(s, seat)[-1])

        assert [s.hand_size(power) for power in (RUSSIA, SPAIN, OTTOMAN)] == [1, 1, 1]
        assert [s.money[power] for power in (RUSSIA, SPAIN, OTTOMAN)] == [0, 0, 0]
        assert [s.influence[power] for power in (RUSSIA, SPAIN, OTTOMAN)] == [0, 0, 0]
        assert s.morale[RUSSIA] == 3
