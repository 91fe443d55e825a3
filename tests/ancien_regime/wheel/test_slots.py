"""Chapter 9, slots 1 to 6: the actions that are asked side by side."""

import pytest

from pragmatica.ancien_regime import setup
from pragmatica.ancien_regime.kept.log import ACTION_FORGONE, GIFT_CARDS, GIFT_DECLINED, GIFT_TAKEN
from pragmatica.ancien_regime.wheel import drill, influence, subsidies, taxation
from pragmatica.ancien_regime.wheel.subsidies import MONEY
from tests.ancien_regime.build import Done, answer, asked, events, give, hand, kind, offered, position
from tests.ancien_regime.wheels import AUSTRIA, BRITAIN, END, FRANCE, NO, OTTOMAN, PRUSSIA, RUSSIA, SPAIN, YES, gift

# -- Drill ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.10", "A-9.1", "A-9.2")
def test_drill_draws_and_discards() -> None:
    """A card is drawn, then one is discarded, which may be the one drawn."""
    s = position(hands={"britain": [2, 3]}, draws=[40])
    drill.begin(s, Done(), BRITAIN)

    assert hand(s, "britain") == [2, 3, 5]
    answer(s, kind(s, 5))

    assert hand(s, "britain") == [2, 3]
    assert s.discards == [0, 0, 0, 1]


@pytest.mark.rule("A-9.10")
def test_of_two_cards_one_is_chosen() -> None:
    """With a single card in hand before the draw there is a choice, and the other one is kept."""
    s = position(hands={"britain": [2]}, draws=[45])
    drill.begin(s, Done(), BRITAIN)
    assert offered(s) == [kind(s, 2), kind(s, 5)]
    answer(s, kind(s, 2))

    assert hand(s, "britain") == [5]


@pytest.mark.rule("A-9.10", "A-9.2")
def test_an_empty_hand_discards_what_it_draws() -> None:
    """The only card of a hand is discarded unasked."""
    s = position(draws=[0])
    done = Done()
    drill.begin(s, done, BRITAIN)

    assert hand(s, "britain") == []
    assert sum(s.discards) == 1
    assert done.times == 1


@pytest.mark.rule("A-5.9", example="AX-34")
def test_the_last_card_renews_the_pile_at_once() -> None:
    """One card left and 20 discards: they are shuffled before the discard, which is the first of the new discards."""
    s = position(hands={"britain": [2, 2], "france": [3] * 14 + [2] * 12 + [5] * 7}, pile=[4])
    assert (sum(s.pile), sum(s.discards)) == (1, 20)
    drill.begin(s, Done(), BRITAIN)
    answer(s, kind(s, 2))

    assert (sum(s.discards), sum(s.pile)) == (1, 20)


@pytest.mark.rule("A-5.9")
def test_without_any_card_a_draw_is_skipped() -> None:
    """Neither pile nor discards: nothing is drawn, and the hand's only card goes."""
    s = position(hands={"britain": [2], "france": [2] * 13 + [3] * 14 + [4] * 14 + [5] * 14})
    drill.begin(s, Done(), BRITAIN)

    assert hand(s, "britain") == []


# -- Taxation and Extend Influence ------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.11", "A-7.8", "A-5.2", example="AX-3")
def test_ottoman_taxes_of_1740() -> None:
    """The neutral Ottoman Empire takes twice the 6 of its homes; Bessarabia and Crimea show its colour: nothing."""
    s = position()
    setup.lay_out(s)

    assert taxation.income(s, OTTOMAN) == 12


@pytest.mark.rule("A-9.11", "A-9.50", example="AX-4")
def test_spain_of_1756() -> None:
    """Neutral Spain takes 12 Money, and 2 Influence for Napoli."""
    s = position(scenario="1756")
    setup.lay_out(s)

    assert taxation.income(s, SPAIN) == 12
    assert influence.gain(s, SPAIN) == 2


@pytest.mark.rule("A-9.50", example="AX-3")
def test_austrian_influence_of_1740() -> None:
    """Lombardia 1, Saxonia 1 and Silesia 2."""
    s = position()
    setup.lay_out(s)

    assert influence.gain(s, AUSTRIA) == 4


@pytest.mark.rule("A-5.1", "A-5.2")
@pytest.mark.parametrize(
    ("garrison", "money", "gained"),
    [
        ("prussia wien", 0, 2),  # another power's home
        ("prussia silesia", 0, 2),  # contested, its colour is there
        ("prussia napoli", 2, 0),  # contested, but not by it
        ("prussia venezia", 2, 0),  # uncontested
        ("prussia berlin", 0, 0),  # its own, which it controls anyway
    ],
)
def test_a_territory_pays_money_or_influence(garrison: str, money: int, gained: int) -> None:
    """What a territory brings depends on its kind and colours."""
    bare, s = position(), position(garrisons=garrison)

    assert taxation.income(s, PRUSSIA) - taxation.income(bare, PRUSSIA) == money
    assert influence.gain(s, PRUSSIA) - influence.gain(bare, PRUSSIA) == gained


@pytest.mark.rule("A-8.7", "A-9.50", "A-5.13", "A-5.6")
def test_the_crown_brings_two() -> None:
    """The emperor gains 2 more."""
    s = position(crown="russia")

    assert influence.gain(s, RUSSIA) == 2


@pytest.mark.rule("A-9.51", "A-12.34")
def test_a_minor_emperor_serves_its_major_power() -> None:
    """A minor power extends no influence, but with the Crown its major power gains 2."""
    s = position(garrisons="ottoman bessarabia", players=6, control={"ottoman": "russia"}, crown="ottoman")
    influence.Extend(Done(), OTTOMAN).wake(s)

    assert (s.influence[RUSSIA], s.influence[OTTOMAN]) == (2, 0)


@pytest.mark.rule("A-4.1", "A-4.3", "A-6.10")
def test_extending_influence_may_win() -> None:
    """Who reaches 25 wins at once; nothing more is done."""
    s = position(garrisons="austria silesia", influence={"austria": 23})
    done = Done()
    influence.Extend(done, AUSTRIA).wake(s)

    assert (s.over(), s.winner) == (True, AUSTRIA)
    assert done.times == 0


# -- Subsidies and Mercenaries ----------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.20", "A-9.22")
def test_subsidies_go_to_allies() -> None:
    """Up to 3 Money in all may be given to allies; what is accepted changes hands."""
    s = position(money={"austria": 5}, hands={"austria": [2]})
    subsidies.begin(s, Done(), AUSTRIA)
    answer(s, gift(BRITAIN, MONEY), gift(RUSSIA, MONEY), gift(RUSSIA, MONEY))
    assert offered(s) == [END]
    answer(s, END)

    assert s.pending() == [BRITAIN, RUSSIA]
    give(s, RUSSIA, YES)
    give(s, BRITAIN, YES)

    assert (s.money[AUSTRIA], s.money[BRITAIN], s.money[RUSSIA]) == (2, 1, 2)


@pytest.mark.rule("A-9.21")
def test_mercenaries_are_cards() -> None:
    """Up to 3 cards may be given, whose faces stand in the private part of the event."""
    s = position(hands={"austria": [2, 5, 5]}, money={"austria": 2})
    subsidies.begin(s, Done(), AUSTRIA)
    answer(s, gift(RUSSIA, kind(s, 5)))
    assert gift(RUSSIA, MONEY) not in offered(s)
    answer(s, gift(RUSSIA, kind(s, 5)), END, YES)

    assert hand(s, "russia") == [5, 5]
    assert hand(s, "austria") == [2]
    assert events(s, GIFT_TAKEN) == [(RUSSIA, AUSTRIA, 0, 2)]
    assert events(s, GIFT_CARDS) == [(RUSSIA, AUSTRIA, kind(s, 5), kind(s, 5))]


@pytest.mark.rule("A-9.22")
def test_what_is_declined_stays_with_the_giver() -> None:
    """A receiver may decline."""
    s = position(money={"austria": 3})
    subsidies.begin(s, Done(), AUSTRIA)
    answer(s, gift(RUSSIA, MONEY), END, NO)

    assert (s.money[AUSTRIA], s.money[RUSSIA]) == (3, 0)
    assert events(s, GIFT_DECLINED) == [(RUSSIA, AUSTRIA)]


@pytest.mark.rule("A-9.20", "A-9.22", "A-5.7")
@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (gift(FRANCE, MONEY), subsidies.NOT_ALLIED),
        (gift(RUSSIA, 0), subsidies.NOT_BOTH),
        (gift(RUSSIA, MONEY), 0),
    ],
)
def test_what_may_not_be_offered(code: int, reason: int) -> None:
    """Gifts are for allies, and Money and cards are not mixed."""
    s = position(money={"austria": 3}, hands={"austria": [2]})

    assert subsidies.refusal(s, AUSTRIA, (gift(BRITAIN, MONEY),), code) == reason


@pytest.mark.rule("A-9.22")
def test_nobody_gives_what_he_does_not_have() -> None:
    """The second of two cards must be there too."""
    s = position(hands={"austria": [2]})
    first = gift(RUSSIA, kind(s, 2))

    assert subsidies.refusal(s, AUSTRIA, (), first) == 0
    assert subsidies.refusal(s, AUSTRIA, (first,), first) == subsidies.NOT_THERE
    assert subsidies.refusal(s, AUSTRIA, (), gift(RUSSIA, kind(s, 3))) == subsidies.NOT_THERE
    assert subsidies.refusal(s, AUSTRIA, (first,) * 3, gift(RUSSIA, kind(s, 2))) == subsidies.ENOUGH


@pytest.mark.rule("A-9.22", "A-12.20")
def test_a_minor_power_without_a_controller_receives_nothing() -> None:
    """Russia, British but without a player, is no receiver."""
    s = position(money={"austria": 3}, players=4)

    assert subsidies.refusal(s, AUSTRIA, (), gift(RUSSIA, MONEY)) == subsidies.UNCONTROLLED


@pytest.mark.rule("A-9.22", "A-12.30")
def test_a_player_takes_his_own_gifts_unasked() -> None:
    """A neutral major power gives to its minor one without a question."""
    s = position(
        money={"russia": 3},
        players=6,
        control={"ottoman": "russia"},
        status={"russia": "neutral", "ottoman": "neutral"},
    )
    subsidies.begin(s, Done(), RUSSIA)
    answer(s, gift(OTTOMAN, MONEY), END)

    assert s.money[OTTOMAN] == 1
    assert asked(s) == ""


@pytest.mark.rule("A-6.10", "A-9.6", "A-2.7")
def test_a_receiver_with_too_many_cards_discards() -> None:
    """A gift beyond the sixth card costs one, at the end of slot 3."""
    s = position(hands={"austria": [5], "russia": [2] * 6})
    subsidies.begin(s, Done(), AUSTRIA)
    answer(s, gift(RUSSIA, kind(s, 5)), END, YES)

    assert asked(s) == "HandLimit"
    answer(s, kind(s, 2))
    assert hand(s, "russia") == [2] * 5 + [5]


@pytest.mark.rule("A-9.2", "A-9.20")
def test_giving_nothing_is_allowed() -> None:
    """The action may be forgone."""
    s = position(money={"austria": 3})
    subsidies.begin(s, Done(), AUSTRIA)
    answer(s, END)

    assert events(s, ACTION_FORGONE) == [(AUSTRIA, 3)]
