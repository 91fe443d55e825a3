"""Chapter 10: battles, with the worked examples."""

import pytest

from pragmatica.ancien_regime.battle import battles, cardplay, sides
from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.log import BATTLE_TIED, BATTLE_WON, CARD_PLAYED, CARD_SHOWN, SUPPORTED
from tests.ancien_regime.battles import (
    AUSTRIA,
    END,
    FRANCE,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    YES,
    asks,
    fight,
    lombardia,
    pass_all,
    play,
    support,
)
from tests.ancien_regime.build import (
    answer,
    asked,
    events,
    garrison,
    general,
    kind,
    land,
    offered,
    position,
    units,
)

# -- the worked battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "A-10.3",
    "A-10.10",
    "A-10.20",
    "A-10.21",
    "A-10.24",
    "A-10.30",
    "A-10.31",
    "A-10.32",
    "A-10.33",
    "A-10.35",
    "A-10.36",
    "A-10.37",
    "A-10.38",
    "A-10.39",
    "A-10.40",
    "A-10.41",
    "A-10.42",
    "A-10.45",
    example="AX-8",
)
def test_the_battle_of_lombardia() -> None:
    """Spain wins by 25 to 21; losses, Influence, and the garrison in the captured fortress are as in the example."""
    s = lombardia([4, 5, 4, 4, 3], [2, 2, 5, 3])
    attacker = general(s, "spain", "lombardia")
    assert (sides.attack_strength(s, attacker), sides.defence_strength(s, attacker)) == (4, 7)
    support(s)
    for where, value in (("lombardia", 4), ("lombardia", 2), ("patrimonium", 5), ("piedmont", 2)):
        play(s, where, value)
    for where, value in (("lombardia", 4), ("lombardia", 5), ("patrimonium", 4), ("piedmont", 3)):
        play(s, where, value)
    assert asks(s) == SPAIN
    play(s, "lombardia", 3, target=5)
    assert events(s, CARD_SHOWN)[:2] == [
        (SPAIN, attacker, kind(s, 3)),
        (FRANCE, general(s, "france", "lombardia"), kind(s, 5)),
    ]
    assert len(events(s, CARD_SHOWN)) == 9  # the others when the cards are done

    assert events(s, BATTLE_WON) == [(attacker, land(s, "lombardia"), sides.ATTACK, 25, 21)]
    beaten = general(s, "france", "lombardia")
    assert (asked(s), offered(s)) == ("Defeated", [land(s, "paris"), OFF_BOARD])
    answer(s, land(s, "paris"))
    assert s.units[beaten] == 0
    answer(s, YES)

    assert (garrison(s, "lombardia"), s.fortress[land(s, "lombardia")]) == ("spain", 1)
    assert (units(s, "spain", "lombardia"), units(s, "spain", "patrimonium")) == (1, 1)
    assert units(s, "france", "piedmont") == 1
    assert (s.morale[SPAIN], s.morale[FRANCE]) == (1, 4)
    assert (s.influence[SPAIN], s.influence[FRANCE]) == (2, 0)
    assert (s.hand_size(SPAIN), s.hand_size(FRANCE)) == (1, 1)
    assert asked(s) == ""


@pytest.mark.rule("A-10.44", "A-10.36", "A-10.38", example="AX-9")
def test_a_tie() -> None:
    """21 to 21: no Influence, no penalty; each loses a unit per general; Spain's general withdraws to Catalonia."""
    s = lombardia([5, 5, 3, 4], [2, 5, 2, 2])
    support(s)
    for where, value in (("lombardia", 5), ("lombardia", 2), ("patrimonium", 3), ("piedmont", 2)):
        play(s, where, value)
    for where, value in (("lombardia", 5), ("lombardia", 5), ("patrimonium", 4), ("piedmont", 2)):
        play(s, where, value)
    pass_all(s)

    assert [one[2] for one in events(s, BATTLE_TIED)] == [21]
    assert offered(s) == [land(s, "catalonia"), OFF_BOARD]
    answer(s, land(s, "catalonia"))
    assert (units(s, "spain", "catalonia"), units(s, "spain", "patrimonium")) == (2, 1)
    assert (units(s, "france", "lombardia"), units(s, "france", "piedmont")) == (1, 1)
    assert (garrison(s, "lombardia"), s.fortress[land(s, "lombardia")]) == ("france", 1)
    assert (s.morale[SPAIN], s.morale[FRANCE]) == (2, 5)
    assert (s.influence[SPAIN], s.influence[FRANCE]) == (0, 0)


# -- order and support ------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.1", "A-10.11", example="AX-32")
def test_two_battles() -> None:
    """The mover chooses the order; a general next to both supports one; neither entering general supports the other."""
    s = position(
        "prussia saxonia 1, prussia silesia 1, prussia berlin 2",
        garrisons="austria saxonia, austria silesia",
        hands={"prussia": [2]},
    )
    fight(s, "prussia saxonia", "prussia silesia")
    assert (asked(s), asks(s)) == ("NextBattle", PRUSSIA)
    answer(s, general(s, "prussia", "silesia"))
    assert offered(s) == [general(s, "prussia", "berlin"), END]
    answer(s, general(s, "prussia", "berlin"))
    assert asked(s) == "PlayCard"
    answer(s, PASS)

    assert asked(s) == "PlayCard"  # Saxonia: nobody is left to support
    assert [one[1] for one in events(s, SUPPORTED)] == [general(s, "prussia", "berlin")]


@pytest.mark.rule("A-10.10", "A-10.11", "A-10.12", "A-10.13", "A-10.14")
@pytest.mark.parametrize(
    ("who", "side", "reason"),
    [
        ("austria bohemia", sides.DEFENCE, 0),  # an ally of the defending power
        ("prussia berlin", sides.ATTACK, 0),
        ("france franconia", sides.ATTACK, battles.NOT_ADJACENT),
        ("prussia warszawa", sides.ATTACK, battles.NO_UNITS),
        ("spain moravia", sides.ATTACK, 0),  # an ally
        ("spain moravia", sides.DEFENCE, battles.NO_ALLY),
        ("ottoman krakow", sides.ATTACK, battles.NO_ALLY),
    ],
)
def test_who_may_support(who: str, side: int, reason: int) -> None:
    """Generals next door with units, of the side's powers or their allies."""
    s = position(
        "prussia silesia, austria bohemia, prussia berlin, france franconia, prussia warszawa 0, spain moravia, "
        "ottoman krakow",
        garrisons="russia silesia",
    )
    attacker = general(s, "prussia", "silesia")

    assert battles.support_refusal(s, general(s, *who.split()), attacker, side, 0) == reason


@pytest.mark.rule("A-10.11", "A-5.5")
def test_no_support_over_sea_routes() -> None:
    """Catalonia and Lombardia are joined by a route alone: no support."""
    s = position("spain lombardia, spain catalonia", garrisons="france lombardia", status={"spain": "british"})
    attacker = general(s, "spain", "lombardia")

    refused = battles.support_refusal(s, general(s, "spain", "catalonia"), attacker, sides.ATTACK, 0)
    assert refused == battles.NOT_ADJACENT


@pytest.mark.rule("A-10.10")
def test_the_attacker_side_declares_first() -> None:
    """First the attacker's side in the Order of Powers, then the defender's; each decides freely."""
    s = position(
        "prussia silesia, austria bohemia, prussia berlin, spain moravia, russia krakow", garrisons="austria silesia"
    )
    fight(s, "prussia silesia")
    order = []
    while asked(s) == "Support":
        order.append(asks(s))
        answer(s, END)

    assert order == [PRUSSIA, SPAIN, AUSTRIA, RUSSIA]


@pytest.mark.rule("A-10.2", "A-1.11")
def test_allies_defend_together() -> None:
    """All generals and the garrison in the territory are one side with one total."""
    s = position("prussia silesia 1, austria silesia 2, russia silesia 1", garrisons="austria silesia")
    attacker = general(s, "prussia", "silesia")

    assert sides.defence_strength(s, attacker) == 1 + 2 + 1 + 1 + 1
    assert sides.defenders(s, attacker) == [AUSTRIA, RUSSIA]


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.22", "A-10.23", "A-10.28", example="AX-14")
def test_a_pass_silences_the_supporter_too() -> None:
    """Spain passes in the first step: its supporter may not play either."""
    s = lombardia([4, 4], [2])
    support(s)
    answer(s, PASS)
    assert asks(s) == FRANCE
    answer(s, PASS)

    assert asked(s) != "PlayCard"


@pytest.mark.rule("A-10.20", "A-10.22", example="AX-14")
def test_a_full_pile_is_skipped() -> None:
    """When the main general has no room the supporter still plays."""
    s = position(
        "spain lombardia 1, spain patrimonium 2, spain toscana 1",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"spain": [2] * 6},
    )
    fight(s, "spain lombardia")
    support(s)
    played = []
    while asked(s) == "PlayCard":
        assert s.top is not None
        played.append(s.top.fields()[1])
        answer(s, offered(s)[0])

    # One card in step 1, then one a cycle in step 3, three in all.
    assert played == [cardplay.ATTACKER] + [cardplay.ATTACK_SUPPORT] * 3


@pytest.mark.rule("A-10.21", "A-15.4")
def test_general_by_general_is_an_option() -> None:
    """With the option each supporter has a card of his own in the step."""
    s = position(
        "spain lombardia 0, spain patrimonium 1, spain toscana 1",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"spain": [2] * 4},
        options={"card_step": "per_general"},
    )
    fight(s, "spain lombardia")
    support(s)
    piles = []
    while asked(s) == "PlayCard":
        assert len(offered(s)) == 2
        piles.append(packed.pile(offered(s)[0]))
        answer(s, offered(s)[0])

    assert sorted(piles) == sorted([general(s, "spain", "patrimonium"), general(s, "spain", "toscana")])


@pytest.mark.rule("A-10.25", "A-10.24", example="AX-10")
def test_an_attacker_without_morale_plays_one_card() -> None:
    """At 0 from the start: exactly one card, for nothing."""
    s = position("spain lombardia 2", garrisons="france lombardia", status={"spain": "british"}, morale={"spain": 0})
    s.hands[SPAIN * s.board.kinds] = 3
    fight(s, "spain lombardia")
    play(s, "lombardia", 2)

    assert asked(s) != "PlayCard"
    assert events(s, CARD_PLAYED)[0][2] == 1


@pytest.mark.rule("A-10.25", example="AX-10")
def test_a_supporter_without_morale_plays_none() -> None:
    """A power at 0 that only supports plays nothing."""
    s = position(
        "spain lombardia 1, austria tirol 2",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"austria": [2, 2]},
        morale={"austria": 0},
    )
    fight(s, "spain lombardia")
    support(s)

    assert asked(s) != "PlayCard"


@pytest.mark.rule("A-10.25", example="AX-10")
def test_the_owner_of_a_garrison_plays_through_his_supporter() -> None:
    """At 0, with a lone garrison attacked: one card, on the pile of the general next door."""
    s = position(
        "spain lombardia 1, france piedmont 1",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"france": [5, 5]},
        morale={"france": 0},
    )
    fight(s, "spain lombardia")
    support(s)
    assert asks(s) == FRANCE
    play(s, "piedmont", 5)

    assert asked(s) != "PlayCard"


@pytest.mark.rule("A-10.25", "A-10.20")
def test_a_free_card_may_lie_on_any_pile() -> None:
    """A defender without Morale may play it on his supporter in the second step, and then no other."""
    s = position(
        "spain lombardia 1, france lombardia 1, france piedmont 1",
        status={"spain": "british"},
        hands={"france": [5, 5]},
        morale={"france": 0},
    )
    fight(s, "spain lombardia")
    support(s)
    piles = {packed.pile(code) for code in offered(s) if code != PASS}
    assert piles == {general(s, "france", "lombardia"), general(s, "france", "piedmont")}
    play(s, "piedmont", 5)

    assert asked(s) != "PlayCard"


@pytest.mark.rule("A-10.25", example="AX-10")
def test_dropping_to_zero_gives_no_free_card() -> None:
    """Morale 1 and three units: one card, no second."""
    s = position(
        "spain lombardia 3",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"spain": [2, 2]},
        morale={"spain": 1},
    )
    fight(s, "spain lombardia")
    play(s, "lombardia", 2)

    assert asked(s) != "PlayCard"


@pytest.mark.rule("A-10.30", example="AX-13")
def test_home_ground_is_ones_own() -> None:
    """On Prussian ground a British 2 scores 2 and a Prussian 2 scores 3."""
    s = position(
        "france silesia 1, britain bohemia 1, prussia berlin 1",
        garrisons="prussia silesia",
        status={"prussia": "british"},
        hands={"britain": [2], "prussia": [2]},
    )
    fight(s, "france silesia")
    support(s)
    play(s, "bohemia", 2)
    play(s, "berlin", 2)

    assert events(s, BATTLE_WON)[0][3:] == (2, 1 + 2 + 3)


@pytest.mark.rule("A-10.32")
@pytest.mark.parametrize(("fours", "score"), [(1, 4), (2, 9), (3, 13)])
def test_pairs_of_fours(fours: int, score: int) -> None:
    """Two or three 4s in a pile score 1 more, one none."""
    s = position("spain lombardia 3", hands={"spain": [4] * fours})
    for _ in range(fours):
        cardplay._play(s, SPAIN, packed.play(general(s, "spain", "lombardia"), kind(s, 4)))

    assert sides.pile_score(s, general(s, "spain", "lombardia"), land(s, "lombardia")) == score


@pytest.mark.rule("A-10.26", "A-10.31")
def test_a_three_needs_a_card_to_turn_up() -> None:
    """Face up it may be played only while a face-down card of the other side lies there."""
    s = lombardia([3, 3], [2])
    assert all(packed.number(code) == 0 for code in offered(s))
    support(s)
    assert all(packed.number(code) == 0 for code in offered(s))
    play(s, "lombardia", 3)
    play(s, "lombardia", 2)

    assert [packed.number(code) for code in offered(s) if packed.number(code)] == [2]


@pytest.mark.rule("A-10.31", "A-15.4")
def test_a_three_that_discards_is_an_option() -> None:
    """With the option the card turned up scores nothing, and still fills its place."""
    s = position(
        "spain lombardia 2, france lombardia 1",
        status={"spain": "british"},
        hands={"spain": [2, 3], "france": [5, 5]},
        options={"card3_mode": "discard"},
    )
    fight(s, "spain lombardia")
    play(s, "lombardia", 2)
    play(s, "lombardia", 5)
    play(s, "lombardia", 3, target=1)

    assert events(s, BATTLE_WON)[0][3:] == (1 + 2 + 2 + 3, 1 + 1)
    assert s.morale[FRANCE] == 9


@pytest.mark.rule("A-10.33")
def test_fives_cost_the_losers_morale() -> None:
    """Each 5 on the losing side costs 1 more, a supporter's too, but Morale does not fall below 0."""
    s = position(
        "spain lombardia 3, france lombardia 1, france piedmont 2",
        status={"spain": "british"},
        hands={"spain": [4, 4, 4], "france": [5, 5, 5]},
        morale={"france": 4},
    )
    fight(s, "spain lombardia")
    support(s)
    while asked(s) == "PlayCard":
        answer(s, offered(s)[0] if asks(s) == SPAIN or s.morale[FRANCE] > 2 else PASS)

    assert s.morale[FRANCE] == 0
