"""Chapter 10: what a battle brings, and those of powers without a player."""

import pytest

from pragmatica.ancien_regime.battle import aftermath, battles, sides
from pragmatica.ancien_regime.battle.cardplay import PASS
from pragmatica.ancien_regime.kept.board import OFF_BOARD
from pragmatica.ancien_regime.kept.log import (
    BATTLE_BEGAN,
    BATTLE_TIED,
    BATTLE_WON,
    BEATEN_LEFT,
    BEATEN_WITHDREW,
    LEFT_BOARD,
)
from pragmatica.ancien_regime.kept.state import LANDED, ORDINARY
from pragmatica.ancien_regime.secret import sights
from tests.ancien_regime.battles import (
    AUSTRIA,
    BRITAIN,
    END,
    FRANCE,
    NO,
    OTTOMAN,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    YES,
    asks,
    fight,
    pass_all,
    play,
    support,
)
from tests.ancien_regime.build import (
    Done,
    answer,
    asked,
    controller,
    events,
    garrison,
    general,
    hand,
    land,
    offered,
    position,
    units,
)

# -- results ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.39", "A-10.40", example="AX-11")
def test_a_lone_garrison_is_beaten() -> None:
    """Though its supporter plays two cards it is removed; he loses a unit, and nobody gains Influence."""
    s = position(
        "spain lombardia 1, prussia piedmont 3",
        garrisons="france lombardia",
        status={"spain": "british"},
        hands={"spain": [5], "prussia": [2, 2]},
    )
    fight(s, "spain lombardia")
    support(s)
    for where, value in (("lombardia", 5), ("piedmont", 2), ("piedmont", 2)):
        play(s, where, value)

    assert events(s, BATTLE_WON)[0][2:] == (sides.ATTACK, 2 + 5, 1 + 2 + 2)
    assert garrison(s, "lombardia") == ""
    assert units(s, "prussia", "piedmont") == 2
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


@pytest.mark.rule("A-10.40", "A-12.32", "A-12.33")
@pytest.mark.parametrize(("units_", "gained"), [(0, 1), (1, 3)])
def test_a_minor_power_wins_for_its_major_one(units_: int, gained: int) -> None:
    """It wins 1 for the general and no extra point; a major power that supports it adds its own 1 and the extra one."""
    s = position(
        f"russia silesia 3, austria bohemia {units_}, prussia silesia 0", players=4, control={"russia": "austria"}
    )
    fight(s, "russia silesia")
    support(s)

    assert (s.influence[AUSTRIA], s.influence[RUSSIA]) == (gained, 0)


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
    assert len(events(s, BEATEN_LEFT)) == (not choice)


@pytest.mark.rule("A-10.41", "A-10.38")
def test_beaten_generals_choose_in_the_order_of_powers() -> None:
    """Austria chooses before France."""
    s = position("prussia silesia 3, france silesia 0, austria silesia 0", status={"france": "british"})
    fight(s, "prussia silesia")
    asked_first = asks(s)
    answer(s, land(s, "wien"))

    assert (asked_first, asks(s)) == (AUSTRIA, FRANCE)
    assert [to for *_, to in events(s, BEATEN_WITHDREW)] == [land(s, "wien")]


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


@pytest.mark.rule("A-4.1", "A-10.1")
def test_a_victory_leaves_the_battles_to_come_unfought() -> None:
    """Two are to be fought; the first wins the game: the beaten general still stands there, the other battle waits."""
    s = position(
        "austria silesia 1, prussia silesia 0, austria saxonia 3, prussia saxonia 1, prussia berlin 0",
        influence={"austria": 23},
    )
    fight(s, "austria silesia", "austria saxonia")
    answer(s, general(s, "austria", "silesia"))
    pass_all(s)

    assert (s.over(), s.winner, s.pending()) == (True, AUSTRIA, [])
    assert len(events(s, BATTLE_BEGAN)) == 1
    assert (units(s, "prussia", "silesia"), units(s, "prussia", "saxonia")) == (0, 1)


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


@pytest.mark.rule("A-12.21", "A-14")
@pytest.mark.parametrize("players", [6, 7])
def test_a_battle_shows_a_hand_only_where_a_power_has_no_player(players: int) -> None:
    """The Ottoman hand is looked into by who decides for it, which is not taken back; a player's hand is not."""
    s = position("austria bessarabia 1, ottoman wallachia 1", garrisons="ottoman bessarabia", players=players)
    fight(s, "austria bessarabia")

    assert asked(s) == "Support"
    assert s.revealed == (players == 6)


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


@pytest.mark.rule("A-12.21", "A-14")
def test_its_hand_is_seen_while_its_battle_lasts() -> None:
    """By the player who decides for it, from the question of support to the last card; by nobody before and after."""
    s = position(
        "austria bessarabia 1, ottoman wallachia 1, austria silesia 2, prussia berlin 1",
        garrisons="ottoman bessarabia, prussia silesia",
        players=6,
        round_=1,
        hands={"ottoman": [2], "austria": [3]},
    )
    assert not any(sights.seen(s, seat)[OTTOMAN] for seat in range(6))
    fight(s, "austria bessarabia", "austria silesia")
    assert (asked(s), sights.seen(s, FRANCE)[OTTOMAN]) == ("NextBattle", False)
    answer(s, general(s, "austria", "bessarabia"))
    for question, answered in (("Support", END), ("PlayCard", PASS)):
        assert asked(s) == question
        assert [seat for seat in range(6) if sights.seen(s, seat)[OTTOMAN]] == [FRANCE]
        answer(s, answered)
    while asked(s) != "Support":
        assert not sights.seen(s, FRANCE)[OTTOMAN]
        answer(s, offered(s)[-1])

    assert not sights.seen(s, FRANCE)[OTTOMAN]


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
    refused = battles.support_refusal(s, general(s, "russia", "krakow"), attacker, sides.DEFENCE, 0)

    assert refused == battles.UNCONTROLLED


@pytest.mark.rule("A-13.11")
def test_stuart_beaten_is_gone() -> None:
    """The capital is no choice for him; his pawn becomes an ordinary general."""
    s = position("britain scotland 3", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    done = Done()
    battles.begin(s, done, (s.board.stuart,))

    assert s.stuart == ORDINARY
    assert s.place[s.board.stuart] == OFF_BOARD
    assert s.units[s.board.stuart] == 0
    assert done.times == 1


@pytest.mark.rule("A-10.44", "A-13.11", "A-9.91", example="AX-29")
def test_stuart_leaves_after_a_tie() -> None:
    """No French ground can be reached from Scotland: his unit is lost, and he is an ordinary general."""
    s = position("britain scotland 2", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    battles.begin(s, Done(), (s.board.stuart,))

    assert [one[2] for one in events(s, BATTLE_TIED)] == [3]
    assert events(s, LEFT_BOARD) == [(FRANCE, s.board.stuart, land(s, "scotland"), 1)]
    assert (s.stuart, s.units[s.board.stuart]) == (ORDINARY, 0)


@pytest.mark.rule("A-13.9", "A-9.80")
def test_stuart_places_a_garrison_after_a_victory() -> None:
    """On landing he places none, but if he wins the battle there he may."""
    s = position("britain scotland 0", stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = LANDED
    battles.begin(s, Done(), (s.board.stuart,))
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
