"""Chapter 10: battles, with the worked examples."""

from collections.abc import Iterable

import pytest

from pragmatica.ancien_regime import aftermath, battle, cardplay, sides
from pragmatica.ancien_regime.board import OFF_BOARD
from pragmatica.ancien_regime.cardplay import KINDS, PASS, TARGET
from pragmatica.ancien_regime.log import BATTLE_TIED, BATTLE_WON, CARD_PLAYED, CARD_SHOWN, SUPPORTED
from pragmatica.ancien_regime.state import LANDED, ORDINARY, State
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    controller,
    events,
    garrison,
    general,
    hand,
    kind,
    land,
    offered,
    position,
    units,
)

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
END, YES, NO = 255, 1, 0


def fight(s: State, *attackers: str) -> Done:
    """Begin the battles of these generals ("spain lombardia")."""
    done = Done()
    battle.begin(s, done, tuple(general(s, *one.split()) for one in attackers))
    return done


def support(s: State) -> None:
    """Let everybody support who can."""
    while asked(s) == "Support":
        answer(s, offered(s)[0])


def play(s: State, where: str, value: int, target: int | None = None) -> None:
    """Play a card for the power that is asked, on the pile of its general in the territory."""
    assert s.top is not None
    (seat,) = s.pending()
    of = s.top.power(s, seat)
    code = s.general_in(of, land(s, where)) * KINDS + kind(s, value)
    answer(s, code if target is None else TARGET * (target + 1) + code)


def pass_all(s: State) -> None:
    """Let everybody pass until the battle is decided."""
    while asked(s) in ("Support", "PlayCard"):
        answer(s, PASS)


def asks(s: State) -> int:
    """The power that is asked."""
    assert s.top is not None
    return s.top.power(s, s.pending()[0])


def lombardia(spain: Iterable[int], france: Iterable[int]) -> State:
    """The rulebook's battle: Spain, British, attacks Lombardia; both have a supporter next door."""
    s = position(
        "spain lombardia 3, france lombardia 2, spain patrimonium 2, france piedmont 2",
        garrisons="france lombardia fortress",
        status={"spain": "british"},
        morale={"spain": 6, "france": 9},
        hands={"spain": spain, "france": france},
    )
    fight(s, "spain lombardia")
    return s


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
        ("france franconia", sides.ATTACK, battle.NOT_ADJACENT),
        ("prussia warszawa", sides.ATTACK, battle.NO_UNITS),
        ("spain moravia", sides.ATTACK, 0),  # an ally
        ("spain moravia", sides.DEFENCE, battle.NO_ALLY),
        ("ottoman krakow", sides.ATTACK, battle.NO_ALLY),
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

    assert battle.support_refusal(s, general(s, *who.split()), attacker, side, 0) == reason


@pytest.mark.rule("A-10.11", "A-5.5")
def test_no_support_over_sea_routes() -> None:
    """Catalonia and Lombardia are joined by a route alone: no support."""
    s = position("spain lombardia, spain catalonia", garrisons="france lombardia", status={"spain": "british"})
    attacker = general(s, "spain", "lombardia")

    refused = battle.support_refusal(s, general(s, "spain", "catalonia"), attacker, sides.ATTACK, 0)
    assert refused == battle.NOT_ADJACENT


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
        piles.append(offered(s)[0] // KINDS)
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
        cardplay._play(s, SPAIN, general(s, "spain", "lombardia") * KINDS + kind(s, 4))

    assert sides.pile_score(s, general(s, "spain", "lombardia"), land(s, "lombardia")) == score


@pytest.mark.rule("A-10.26", "A-10.31")
def test_a_three_needs_a_card_to_turn_up() -> None:
    """Face up it may be played only while a face-down card of the other side lies there."""
    s = lombardia([3, 3], [2])
    assert all(code < TARGET for code in offered(s))
    support(s)
    assert all(code < TARGET for code in offered(s))
    play(s, "lombardia", 3)
    play(s, "lombardia", 2)

    assert [code // TARGET for code in offered(s) if code >= TARGET] == [2]


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


# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.39", "A-10.40", example="AX-11")
def test_a_lone_garrison_is_beaten() -> None:
    """It is removed, its supporter loses a unit, and nobody gains Influence."""
    s = position("spain lombardia 3, france piedmont 3", garrisons="france lombardia", status={"spain": "british"})
    fight(s, "spain lombardia")
    support(s)
    pass_all(s)
    answer(s, NO)

    assert garrison(s, "lombardia") == ""
    assert units(s, "france", "piedmont") == 2
    assert sum(s.influence) == 0


@pytest.mark.rule("A-10.40", "A-10.43", "A-10.13", example="AX-11")
def test_a_lone_garrison_holds() -> None:
    """The beaten attacker brings the garrison's owner and the supporter's owner 2 each, as opposing coalitions."""
    s = position(
        "spain lombardia 1, prussia piedmont 3",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"prussia": [5, 4]},
    )
    fight(s, "spain lombardia")
    support(s)
    play(s, "piedmont", 5)
    play(s, "piedmont", 4)

    assert (s.influence[FRANCE], s.influence[PRUSSIA], s.influence[SPAIN]) == (2, 2, 0)
    assert (asked(s), asks(s)) == ("Defeated", SPAIN)
    assert garrison(s, "lombardia") == "france"


@pytest.mark.rule("A-10.40", "A-12.32", "A-12.33", example="AX-12")
@pytest.mark.parametrize(("mode", "gained"), [("per_general", 4), ("per_battle", 3)])
def test_two_generals_are_beaten(mode: str, gained: int) -> None:
    """Two generals of the opposing coalition: 2 each and the bonus; a minor supporter adds 2 to its major power."""
    s = position(
        "britain silesia 3, prussia berlin 3, russia krakow 1, france silesia 0, austria silesia 0",
        players=4,
        control={"russia": "prussia"},
        status={"prussia": "british", "austria": "french"},
        options={"coalition_bonus": mode},
    )
    fight(s, "britain silesia")
    support(s)
    pass_all(s)

    assert (s.influence[BRITAIN], s.influence[PRUSSIA]) == (gained, gained + 2)
    assert s.influence[RUSSIA] == 0


@pytest.mark.rule("A-10.40")
def test_an_expansionist_gains_no_bonus() -> None:
    """It gains 1 for the beaten general alone; so does a coalition that beats an expansionist."""
    s = position("prussia silesia 3, austria silesia 0", status={"prussia": "expansionist"})
    fight(s, "prussia silesia")
    pass_all(s)

    assert s.influence[PRUSSIA] == 1


@pytest.mark.rule("A-10.36", "A-10.37", "A-10.14")
def test_losses() -> None:
    """Everybody who fought or supported loses a unit, the beaten general all; who has none loses none."""
    s = position("prussia silesia 3, austria silesia 2, austria moravia 2, prussia berlin 1, russia silesia 0")
    fight(s, "prussia silesia")
    support(s)
    pass_all(s)

    # 1 + 3 against 1 + 2 + 1 is a tie
    assert events(s, BATTLE_TIED) == [(general(s, "prussia", "silesia"), land(s, "silesia"), 4)]
    assert (units(s, "prussia", "silesia"), units(s, "prussia", "berlin")) == (2, 0)
    assert (units(s, "austria", "silesia"), units(s, "austria", "moravia"), units(s, "russia", "silesia")) == (1, 1, 0)


@pytest.mark.rule("A-10.41", example="AX-31")
@pytest.mark.parametrize(("mode", "choice"), [("any_general", False), ("own_general", True)])
def test_a_friend_in_the_capital_is_a_bar(mode: str, choice: bool) -> None:
    """Spain's general in Paris: the beaten Frenchman leaves the board, unless the option lets him in."""
    s = position("austria lorraine 3, france lorraine 0, spain paris 1", options={"capital_return": mode})
    fight(s, "austria lorraine")
    pass_all(s)

    assert (asked(s) == "Defeated") == choice


@pytest.mark.rule("A-10.41")
def test_a_lost_capital_takes_nobody() -> None:
    """The capital must be controlled."""
    s = position("austria lorraine 3, france lorraine 0", garrisons="austria paris")

    assert aftermath.capital_refusal(s, general(s, "france", "lorraine")) == aftermath.NOT_CONTROLLED


@pytest.mark.rule("A-10.42", "A-9.80")
def test_the_winner_need_not_leave_a_garrison() -> None:
    """Without one the territory goes to its home power or to nobody."""
    s = position("prussia silesia 3", garrisons="austria silesia")
    fight(s, "prussia silesia")
    assert asked(s) == "PlaceGarrison"
    answer(s, NO)

    assert controller(s, "silesia") == ""


@pytest.mark.rule("A-10.43", "A-9.80", "A-15.4")
@pytest.mark.parametrize("option", [False, True])
def test_winning_defenders_place_no_garrison(option: bool) -> None:
    """Only with the option may a winning defender leave one."""
    s = position("prussia silesia 0, austria silesia 3", options={"defender_garrison": option})
    fight(s, "prussia silesia")
    answer(s, OFF_BOARD)

    assert asked(s) == ("PlaceGarrison" if option else "")


@pytest.mark.rule("A-10.38", "A-5.9")
def test_whoever_played_draws_one() -> None:
    """The played cards are discarded, then each power that played one draws one."""
    s = position("prussia silesia 3", garrisons="austria silesia", hands={"prussia": [2, 2, 2]}, pile=[5, 5], draws=[0])
    before = sum(s.discards)
    fight(s, "prussia silesia")
    play(s, "silesia", 2)
    play(s, "silesia", 2)
    answer(s, PASS)

    assert hand(s, "prussia") == [2, 5]
    assert sum(s.discards) == before + 2
    assert s.played == []


@pytest.mark.rule("A-4.1", "A-4.3", "A-10.40", example="AX-30")
def test_a_battle_may_win_the_game() -> None:
    """Austria at 23 gains 2: the game is over in the middle of the sequence."""
    s = position("austria silesia 3, prussia silesia 0", influence={"austria": 23})
    done = fight(s, "austria silesia")
    pass_all(s)

    assert (s.over(), s.winner) == (True, AUSTRIA)
    assert done.times == 0


@pytest.mark.rule("A-4.4", example="AX-30")
@pytest.mark.parametrize(("morale", "winner"), [({}, BRITAIN), ({"prussia": 11}, PRUSSIA)])
def test_two_reach_the_goal_at_once(morale: dict[str, int], winner: int) -> None:
    """With equal Influence Morale decides, then the Order of Powers."""
    s = position(
        "britain silesia 3, prussia berlin 1, austria silesia 0",
        status={"prussia": "british", "austria": "expansionist"},
        influence={"britain": 24, "prussia": 24},
        morale=morale,
    )
    fight(s, "britain silesia")
    support(s)
    pass_all(s)

    assert s.winner == winner


# -- minor powers without a controller; Stuart ------------------------------------------------------------------------


@pytest.mark.rule("A-12.20", "A-12.21", "A-12.22", "A-1.6", example="AX-22")
def test_a_minor_power_without_a_controller_is_attacked() -> None:
    """Austria, British, attacks Bessarabia: the French player decides on support and plays the Ottoman cards."""
    s = position(
        "austria bessarabia 1, ottoman wallachia 1",
        garrisons="ottoman bessarabia",
        players=6,
        round_=1,
        turn=2,
        hands={"ottoman": [2]},
        morale={"ottoman": 2},
    )
    fight(s, "austria bessarabia")
    assert (s.pending(), asks(s)) == ([FRANCE], OTTOMAN)
    answer(s, general(s, "ottoman", "wallachia"))
    assert (s.pending(), asked(s)) == ([FRANCE], "PlayCard")
    play(s, "wallachia", 2)

    assert s.influence == [0] * 7  # it wins, but nobody gains anything
    assert s.guardian == FRANCE
    answer(s, land(s, "wien"))
    assert s.guardian == BRITAIN


@pytest.mark.rule("A-12.21", "A-12.23")
def test_beating_it_brings_the_usual_awards() -> None:
    """France beats Russia's uncontrolled general: the British player decides for him; France gains 2."""
    s = position("france warszawa 3, russia warszawa 0", players=4, round_=1)
    fight(s, "france warszawa")

    assert s.influence[FRANCE] == 2
    assert (s.pending(), asks(s)) == ([BRITAIN], RUSSIA)


@pytest.mark.rule("A-12.20", "A-12.22")
def test_it_supports_only_itself() -> None:
    """Uncontrolled Russia does not support its ally Austria."""
    s = position("prussia silesia, russia krakow", garrisons="austria silesia", players=4, round_=1)
    attacker = general(s, "prussia", "silesia")
    refused = battle.support_refusal(s, general(s, "russia", "krakow"), attacker, sides.DEFENCE, 0)

    assert refused == battle.UNCONTROLLED


@pytest.mark.rule("A-13.11")
def test_stuart_beaten_is_gone() -> None:
    """The capital is no choice for him; his pawn becomes an ordinary general."""
    s = position("britain scotland 3", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    done = Done()
    battle.begin(s, done, (s.board.stuart,))

    assert s.stuart == ORDINARY
    assert s.place[s.board.stuart] == OFF_BOARD
    assert s.units[s.board.stuart] == 0
    assert done.times == 1


@pytest.mark.rule("A-13.9", "A-9.80")
def test_stuart_places_a_garrison_after_a_victory() -> None:
    """On landing he places none, but if he wins the battle there he may."""
    s = position("britain scotland 0", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    battle.begin(s, Done(), (s.board.stuart,))
    answer(s, land(s, "london"), YES)

    assert garrison(s, "scotland") == "france"


@pytest.mark.rule("A-13.2", "A-10.11")
def test_a_new_movement_turn_frees_everybody() -> None:
    """Who has supported in Frederick's turn may support again in Spain's first one."""
    s = position("prussia silesia 2, prussia berlin 3", garrisons="austria silesia, austria saxonia")
    fight(s, "prussia silesia")
    answer(s, general(s, "prussia", "berlin"), NO)
    s.carry(general(s, "prussia", "silesia"), land(s, "saxonia"))
    fight(s, "prussia saxonia")

    assert (asked(s), offered(s)) == ("Support", [general(s, "prussia", "berlin"), END])
