"""Why not: every question gives the rule and a message for what it does not offer."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

from pragmatica.ancien_regime import (
    aftermath,
    auction,
    battle,
    cardplay,
    cards,
    diplomacy,
    drill,
    election,
    garrisons,
    leadership,
    mobilisation,
    movement,
    moves,
    setup,
    subsidies,
    update,
    withdrawal,
)
from pragmatica.ancien_regime.board import BIT, GENERAL_BIT, NO_GENERAL, NOBODY
from pragmatica.ancien_regime.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.state import FACE_UP, State, played_card
from pragmatica.core.errors import Unreadable
from tests.ancien_regime.build import Done, general, kind, land, position
from tests.ancien_regime.named import why

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
ALL_PEACE = {"prussia": "neutral", "austria": "neutral", "russia": "neutral", "spain": "neutral", "ottoman": "neutral"}


def moving(
    s: State, power: int, *way: str, moved: int = 0, only: int = NO_GENERAL, refused: marching.Refused = ()
) -> State:
    """The power picks generals; with a way, its first general has begun to move."""
    pick = moves.PickGeneral(movement.Movement(Done(), power, FRANCE, 1), power, only, moved, refused)
    first = s.board.generals_of[power][0]
    s.top = moves.Route(pick, first, tuple(land(s, where) for where in way)) if way else pick
    return s


# -- forms of targets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target",
    [
        "nonsense",
        "land:atlantis",
        "battle-card:9",
        "general:poland-1",
        "prussia-3 > land:paris",
        pytest.param("battle-card:" + "9" * 5000, id="long-value"),
        pytest.param("card-3@prussia-1=" + "9" * 5000, id="long-number"),
    ],
)
def test_what_names_nothing_is_unreadable(target: str) -> None:
    """A target must name an answer or a thing; the part before an arrow a general who can be picked."""
    s = moving(position("prussia berlin"), PRUSSIA)
    with pytest.raises(Unreadable):
        why(s, target)


@pytest.mark.parametrize(
    "target", ["prussia-1", "P1", "general:prussia-1", "land:berlin", "end", "prussia-1 > land:pomerania"]
)
def test_what_is_offered_has_no_reason_against_it(target: str) -> None:
    """By id, by notation, by the thing, and for the first step of a general not yet picked."""
    assert why(moving(position("prussia berlin"), PRUSSIA), target) == []


@pytest.mark.rule("A-6.8")
@pytest.mark.parametrize(
    "target", ["power:france", "battle-card:3", "status:neutral", "yes", "card-4@prussia-1", "n-3"]
)
def test_another_question_would_ask_for_it(target: str) -> None:
    """An answer or a thing that this question does not ask for."""
    assert why(moving(position("prussia berlin"), PRUSSIA), target) == [("A-6.8", "something-else")]


# -- set-up and the wheel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-3.9")
def test_frederick_is_prussian() -> None:
    """No general of another power bears the title."""
    s = position("prussia berlin, prussia borussia, prussia mecklenburg, france paris")
    s.top = setup.NameFrederick(Done())
    assert why(s, "general:france-1") == [("A-3.9", "frederick-prussian")]


@pytest.mark.rule("A-9.10", "A-9.6")
def test_a_card_that_is_not_in_the_hand() -> None:
    """It can neither be discarded at Drill nor to keep the hand limit."""
    s = position(hands={"france": [4, 4, 5]})
    s.top = drill.Drill(Done(), FRANCE)
    assert why(s, "card-3") == [("A-9.10", "not-in-hand")]
    s.top = cards.HandLimit(Done(), FRANCE, BIT[FRANCE])
    assert why(s, "battle-card:2") == [("A-9.6", "not-in-hand")]


@pytest.mark.rule("A-9.20", "A-9.21", "A-9.22")
@pytest.mark.parametrize(
    ("gifts", "target", "reason"),
    [
        ((), "power:austria", ("A-9.20", "gift-not-allied")),
        ((), "card-2@prussia", ("A-9.22", "gift-not-there")),
        ((PRUSSIA * 16 + 15,), "card-4@prussia", ("A-9.21", "gift-not-both")),
        ((PRUSSIA * 16 + 2,) * 3, "battle-card:4", ("A-9.20", "gift-enough")),
    ],
)
def test_gifts(gifts: tuple[int, ...], target: str, reason: tuple[str, str]) -> None:
    """Gifts go to allies, are of one sort, three at most, and of what one has."""
    s = position(hands={"france": [4, 4, 4, 4]}, money={"france": 2})
    s.top = subsidies.Offer(Done(), FRANCE, gifts)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.22", "A-12.20")
def test_nothing_is_given_to_a_power_without_a_player() -> None:
    """An uncontrolled minor power of the coalition receives nothing."""
    s = position(hands={"france": [4]}, players=5)
    s.top = subsidies.Offer(Done(), FRANCE, ())
    assert why(s, "card-4@spain") == [("A-9.22", "gift-uncontrolled")]


@pytest.mark.rule("A-9.30", "A-9.31", "A-13.10", "A-5.16")
@pytest.mark.parametrize(
    ("doing", "target", "reason"),
    [
        (0, "france-1@picardie", ("A-9.30", "on-board")),
        (0, "france-4@picardie", ("A-9.31", "stuart-lands")),
        (0, "france-2@wien", ("A-9.30", "not-controlled")),
        (0, "land:wien", ("A-9.30", "not-controlled")),
        (0, "france-2@paris", ("A-9.30", "own-general")),
        (0, "france-2@provence", ("A-9.31", "hostile-pieces")),
        (0, "france-2@york", ("A-13.10", "british-home")),
        (0, "france-3@picardie", ("A-9.30", "generals-alike")),
        (0, "general:austria-1", ("A-9.1", "not-yours")),
        (0, "recall-france-2", ("A-9.30", "not-on-board")),
        (0, "morale", ("A-5.16", "morale-full")),
        (1, "card", ("A-9.30", "one-choice")),
        (1, "general:france-1", ("A-9.30", "placing")),
        (2, "france-2@picardie", ("A-9.30", "recalling")),
    ],
)
def test_leadership(doing: int, target: str, reason: tuple[str, str]) -> None:
    """Where generals may be placed, who may be recalled, and that there is one choice."""
    s = position("france paris, austria provence", garrisons="france york", morale={"france": 15}, stuart=True)
    s.top = leadership.Lead(Done(), FRANCE, doing)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.30")
def test_nobody_is_left_to_be_placed() -> None:
    """With all generals on the board nobody can be placed."""
    s = position("britain london, britain york, britain hannover")
    s.top = leadership.Lead(Done(), BRITAIN, 0)
    assert why(s, "land:cornwall") == [("A-9.30", "nobody-off-board")]


@pytest.mark.rule("A-9.41", "A-9.42", "A-9.43", "A-6.10", "A-5.9", "A-5.16", "A-2.2", "A-2.4")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("unit-austria-2", ("A-9.42", "no-room")),
        ("unit-austria-3", ("A-9.42", "not-on-board")),
        ("general:france-1", ("A-9.1", "not-yours")),
        ("morale", ("A-5.16", "morale-full")),
        ("card", ("A-6.10", "cards-not-yet")),
        ("end", ("A-6.10", "end-not-yet")),
        ("fortress-tirol", ("A-9.43", "fortress-no-garrison")),
        ("land:wien", ("A-9.43", "has-fortress")),
        ("power:france", ("A-6.8", "something-else")),
    ],
)
def test_mobilisation(target: str, reason: tuple[str, str]) -> None:
    """What cannot be bought, and that cards wait for their turn."""
    s = position(
        "austria bohemia 1, austria steiermark 3",
        garrisons="austria wien fortress, austria hungaria",
        money={"austria": 9},
        morale={"austria": 15},
    )
    s.top = mobilisation.Mobilise(Done(), AUSTRIA, False)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.41", "A-5.9", "A-2.2", "A-2.4")
def test_what_has_run_out_cannot_be_bought() -> None:
    """Money, tokens, cards and fortresses are limited."""
    lands = "hungaria tirol moravia croatia transylvania steiermark"
    s = position("austria bohemia 1", garrisons="austria wien", fortresses=lands, money={"austria": 9}, pile=())
    s.discards = [0] * s.board.kinds
    s.top = mobilisation.Mobilise(Done(), AUSTRIA, True)
    assert why(s, "fortress-wien") == [("A-2.4", "no-fortress-left")]
    assert why(s, "card") == [("A-5.9", "no-card-left")]
    s.board.tokens[AUSTRIA], tokens = 2, s.board.tokens[AUSTRIA]
    assert why(s, "unit-austria-1") == [("A-2.2", "no-token")]
    s.board.tokens[AUSTRIA] = tokens
    s.money[AUSTRIA] = 4
    assert why(s, "fortress-wien") == [("A-9.41", "no-money")]


# -- movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.61", "A-12.20")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("power:france", ("A-9.61", "arbiter-mover")),
        ("power-prussia", ("A-9.61", "arbiter-allied")),
        ("A", ("A-9.61", "arbiter-morale")),
        ("power:ottoman", ("A-12.20", "arbiter-uncontrolled")),
    ],
)
def test_arbiters(target: str, reason: tuple[str, str]) -> None:
    """Neither the mover, an ally, a power without a player nor one whose Morale is full."""
    s = position(players=6, morale={"austria": 15})
    s.top = movement.ChooseArbiter(Done(), FRANCE)
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.66")
def test_garrisons_that_stay() -> None:
    """Another power's garrison, and one on whose ground a neutral general stands."""
    s = position("ottoman crimea", garrisons="ottoman crimea, ottoman bessarabia, russia kiev")
    s.top = movement.Dissolve(Done(), OTTOMAN)
    assert why(s, "land:kiev") == [("A-9.66", "no-own-garrison")]
    assert why(s, "crimea") == [("A-9.66", "ground-needed")]
    assert why(s, "Bessarabia") == []


@pytest.mark.rule("A-9.70", "A-9.74", "A-13.1")
def test_generals_who_do_not_move() -> None:
    """One of another power, one who has moved, one off the board, one shut in; only Frederick in his own turn."""
    s = position("prussia berlin, prussia pomerania, austria wien")
    moving(s, PRUSSIA, moved=GENERAL_BIT[general(s, "prussia", "pomerania")])
    assert why(s, "general:austria-1") == [("A-9.1", "not-yours")]
    assert why(s, "prussia-2") == [("A-9.70", "already-moved")]
    assert why(s, "general:prussia-3") == [("A-9.70", "not-on-board")]
    assert why(s, "land:wien") == [("A-9.70", "no-general-there")]
    moving(s, PRUSSIA, only=general(s, "prussia", "berlin"))
    assert why(s, "prussia-2") == [("A-13.1", "frederick-alone")]
    shut_in = position("ottoman crimea", garrisons="ottoman crimea")
    assert why(moving(shut_in, OTTOMAN), "ottoman-1") == [("A-9.74", "no-move")]


@pytest.mark.rule("A-13.7")
def test_stuart_lands_beside_no_other_frenchman() -> None:
    """A French general in Scotland bars the landing; a refused consent closes it for the turn."""
    s = moving(position("france scotland", stuart=True), FRANCE)
    assert why(s, "general:france-4") == [("A-9.74", "own-general")]
    s = position("france paris", garrisons="spain scotland", stuart=True)
    moving(s, FRANCE, refused=((s.board.stuart, SPAIN, s.board.landing),))
    assert why(s, "france-4") == [("A-5.18", "refused")]


@pytest.mark.rule("A-9.71", "A-9.72", "A-9.73", "A-9.74", "A-7.8", "A-5.18", "A-12.20")
@pytest.mark.parametrize(
    ("generals", "more", "power", "target", "reason"),
    [
        ("france paris", {}, FRANCE, "land:alps", ("A-9.74", "impassable")),
        ("france paris", {}, FRANCE, "land:madrid", ("A-9.71", "not-adjacent")),
        ("austria serbia", {}, AUSTRIA, "land:bulgaria", ("A-7.8", "neutral-home")),
        ("prussia berlin", {"status": ALL_PEACE}, PRUSSIA, "land:saxonia", ("A-7.8", "neutral-general")),
        ("russia kiev", {"players": 6, "status": {"ottoman": "british"}, "garrisons": "ottoman zaporozhye"}, RUSSIA,
         "land:zaporozhye", ("A-12.20", "nobody-consents")),
        ("russia zaporozhye, russia crimea", {}, RUSSIA, "land:crimea", ("A-9.74", "own-general")),
        ("france holland", {}, FRANCE, "sail-sr_britain_london_holland", ("A-9.72", "foreign-route")),
        ("france holland", {}, FRANCE, "land:london", ("A-9.72", "foreign-route")),
        ("france paris", {}, FRANCE, "stop", ("A-9.70", "no-step-yet")),
    ],
)  # fmt: skip
def test_first_steps(generals: str, more: dict[str, Any], power: int, target: str, reason: tuple[str, str]) -> None:
    """Why a general does not take a first step there."""
    s = position(generals, **more)
    moving(s, power)
    pick = s.top
    s.top = moves.Route(pick, s.board.generals_of[power][0], ())
    assert why(s, target) == [reason]


@pytest.mark.rule("A-9.73", "A-9.74", "A-5.18")
def test_further_steps() -> None:
    """A Strategic Move keeps to ground of its own side without enemies, three steps, and no sea."""
    s = position(
        "prussia mecklenburg, prussia magdeburg, austria borussia, austria pomerania", garrisons="france danzig"
    )
    moving(s, PRUSSIA, "berlin")
    assert why(s, "land:saxonia") == [("A-9.73", "strategic-not-controlled")]
    assert why(s, "land:pomerania") == [("A-9.73", "strategic-hostile")]
    assert why(s, "land:paris") == [("A-9.71", "not-adjacent")]
    assert why(s, "sail-sr_britain_london_holland") == [("A-9.73", "too-far")]
    moving(s, PRUSSIA, "magdeburg")
    assert why(s, "stop") == [("A-9.74", "own-general")]
    s = position("prussia borussia", garrisons="france danzig")
    moving(s, PRUSSIA, "danzig", refused=((s.board.generals_of[PRUSSIA][0], FRANCE, land(s, "danzig")),))
    assert why(s, "stop") == [("A-5.18", "refused")]


@pytest.mark.rule("A-9.80", "A-9.81", "A-2.8")
def test_garrisons_on_the_way() -> None:
    """Where the moving general could leave a garrison, and why not elsewhere."""
    s = position("prussia berlin 1, austria moravia", garrisons="france picardie")
    s.top = garrisons.PlaceGarrison(Done(), general(s, "prussia", "berlin"), land(s, "berlin"))
    assert why(s, "garrison:berlin") == []
    assert why(s, "garrison:picardie") == [("A-2.8", "garrisoned")]
    assert why(s, "garrison:paris") == [("A-9.81", "garrison-foreign-home")]
    assert why(s, "garrison:moravia") == [("A-9.81", "garrison-hostile")]
    s.units[general(s, "prussia", "berlin")] = 0
    assert why(s, "garrison:berlin") == [("A-9.80", "garrison-no-unit")]


@pytest.mark.rule("A-9.60", "A-9.64", "A-9.65")
def test_another_movement_turn() -> None:
    """There is a fourth turn never, none without an Arbiter, and none that his Morale has no room for."""
    s = moving(position("prussia berlin", morale={"france": 14}), PRUSSIA)
    assert why(s, "turn:2") == [("A-9.64", "arbiter-pay")]
    assert why(s, "turn:4") == [("A-9.60", "no-more-turns")]
    s.morale[FRANCE] = 13
    assert why(s, "turn:2") == []
    s.top = moves.PickGeneral(movement.Movement(Done(), PRUSSIA, NOBODY, 1), PRUSSIA, NO_GENERAL, 0, ())
    assert why(s, "turn:2") == [("A-9.65", "no-arbiter")]


# -- battles ----------------------------------------------------------------------------------------------------------


def fight(s: State, attacker: int, *, step: int, of: int, passed: int = 0, attack: int = 0, broken: int = 0) -> State:
    """A battle in which a power is asked for a card."""
    below = cardplay.Fight(battle.NextBattle(Done(), (), 0), attacker, attack, 0, broken)
    s.top = cardplay.PlayCard(below, passed, step, of, NO_GENERAL, False)
    return s


@pytest.mark.rule("A-10.1")
def test_a_general_without_a_battle() -> None:
    """Only attackers are chosen from."""
    s = position("prussia saxonia, prussia silesia, prussia berlin")
    s.top = battle.NextBattle(Done(), (3, 4), 0)
    assert why(s, "prussia-3") == [("A-10.1", "no-battle")]


@pytest.mark.rule("A-10.11", "A-10.14", "A-12.20")
def test_support() -> None:
    """Who cannot support, and why."""
    s = position(
        "prussia saxonia, austria saxonia, prussia berlin, prussia kleve, austria bohemia 0, austria wien, "
        "austria silesia, spain franconia",
    )
    attacker = general(s, "prussia", "saxonia")
    below = battle.NextBattle(Done(), (), GENERAL_BIT[general(s, "austria", "silesia")])
    s.top = battle.Support(below, attacker, DEFENCE, AUSTRIA, 0, 0)
    assert why(s, "land:wien") == [("A-10.11", "support-not-adjacent")]
    assert why(s, "land:bohemia") == [("A-10.11", "support-no-units")]
    assert why(s, "land:silesia") == [("A-10.11", "support-engaged")]
    assert why(s, "general:spain-1") == [("A-10.11", "support-no-ally")]
    s.top = battle.Support(below, attacker, ATTACK, PRUSSIA, 0, 0)
    assert why(s, "general:spain-1") == [("A-9.1", "not-yours")]
    s = position("austria saxonia, prussia saxonia, spain franconia", players=5)
    s.top = battle.Support(battle.NextBattle(Done(), (), 0), general(s, "austria", "saxonia"), DEFENCE, PRUSSIA, 0, 0)
    assert why(s, "general:spain-1") == [("A-12.20", "support-uncontrolled")]


@pytest.mark.rule("A-10.20", "A-10.21", "A-10.22", "A-10.31")
def test_cards_and_piles() -> None:
    """What card cannot be played, and on whose pile not."""
    s = position("prussia saxonia 1, prussia berlin 2, prussia kleve, austria saxonia", hands={"prussia": [3, 4]})
    attacker, supporter = general(s, "prussia", "saxonia"), general(s, "prussia", "berlin")
    fight(s, attacker, step=cardplay.ATTACKER, of=PRUSSIA, attack=GENERAL_BIT[supporter])
    assert why(s, "card-5@prussia-1") == [("A-10.22", "not-in-hand")]
    assert why(s, "general:austria-1") == [("A-9.1", "not-yours")]
    assert why(s, "general:prussia-2") == [("A-10.21", "other-step")]
    assert why(s, "4@P3") == [("A-10.20", "not-in-battle")]
    assert why(s, "battle-card:4") == []
    assert why(s, "4@P1=1") == [("A-10.31", "no-reconnaissance")]
    assert why(s, "3@P1=1") == [("A-10.31", "no-target")]
    s.played = [played_card(general(s, "austria", "saxonia"), kind(s, 2)) | FACE_UP]
    assert why(s, "card-3@prussia-1=1") == [("A-10.31", "face-up")]
    s.played = [played_card(attacker, kind(s, 2))]
    fight(s, attacker, step=cardplay.ATTACK_SUPPORT, of=PRUSSIA, attack=GENERAL_BIT[supporter])
    assert why(s, "general:prussia-1") == [("A-10.20", "pile-full")]


@pytest.mark.rule("A-10.20", "A-10.21", "A-10.22", "A-10.23", "A-10.24")
def test_whose_turn_to_play_a_card() -> None:
    """Why another power does not play now."""
    s = position("prussia saxonia 1, austria saxonia 0, russia saxonia, britain saxonia, spain berlin", hands={
        "prussia": [3], "austria": [3], "russia": [3], "britain": [], "france": [3],
    })  # fmt: skip
    fight(s, general(s, "prussia", "saxonia"), step=cardplay.ATTACKER, of=PRUSSIA, passed=BIT[RUSSIA])
    assert why(s, "power:prussia") == []
    assert why(s, "power:france") == [("A-10.21", "takes-no-part")]
    assert why(s, "power:russia") == [("A-10.23", "passed-before")]
    assert why(s, "power:britain") == [("A-10.22", "no-cards")]
    assert why(s, "power:austria") == [("A-10.20", "no-pile")]
    s.units[general(s, "austria", "saxonia")] = 2
    assert why(s, "power:austria") == [("A-10.21", "other-turn")]
    s.morale[AUSTRIA] = 0
    assert why(s, "power:austria") == [("A-10.24", "no-morale")]


@pytest.mark.rule("A-10.41", "A-13.11")
def test_the_way_to_the_capital() -> None:
    """A beaten general goes to his capital or nowhere; others may not even go there."""
    s = position("prussia saxonia, france saxonia, russia saxonia, austria berlin", garrisons="prussia st_petersburg")
    s.top = aftermath.Defeated(Done(), general(s, "france", "saxonia"))
    assert why(s, "land:picardie") == [("A-10.41", "capital-only")]
    assert why(s, "land:paris") == []
    assert why(s, "general:prussia-1") == [("A-10.41", "capital-general-there")]
    assert why(s, "general:russia-1") == [("A-10.41", "capital-not-controlled")]
    s.put(s.board.stuart, land(s, "york"))
    s.stuart = 1
    assert why(s, "general:france-4") == [("A-13.11", "capital-stuart")]


@pytest.mark.rule("A-9.90")
@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("land:saxonia", "not-controlled"),
        ("land:pomerania", "own-general"),
        ("land:magdeburg", "hostile-pieces"),
        ("land:kleve", "withdraw-farther"),
        ("land:mecklenburg", "withdraw-leaving"),
        ("land:baleares", "withdraw-no-way"),
    ],
)
def test_withdrawals(target: str, reason: str) -> None:
    """Where a general does not withdraw to."""
    s = position("prussia mecklenburg, prussia pomerania, austria magdeburg", garrisons="prussia baleares")
    s.top = withdrawal.Withdraw(Done(), general(s, "prussia", "mecklenburg"))
    assert why(s, target) == [("A-9.90", reason)]


# -- diplomacy, election, minor powers, board update ------------------------------------------------------------------


@pytest.mark.rule("A-7.3", "A-12.15")
def test_expulsion() -> None:
    """Members alone are expelled, once, and minor powers never."""
    s = position(players=6, control={"ottoman": "france"}, status={"ottoman": "french"})
    s.top = diplomacy.Expel(Done(), FRANCE, BIT[SPAIN])
    assert why(s, "power:spain") == [("A-7.3", "expelled-before")]
    assert why(s, "power:ottoman") == [("A-12.15", "expel-minor")]
    assert why(s, "power:austria") == [("A-7.3", "no-member")]


@pytest.mark.rule("A-7.3", "A-7.5")
def test_closed_coalitions() -> None:
    """A coalition that has expelled or rejected a power is closed to it."""
    s = position()
    s.top = diplomacy.ChooseStatus(Done(), (4,) * 7, tuple(1 if one == AUSTRIA else 0 for one in range(7)))
    assert why(s, "status:british", AUSTRIA) == [("A-7.3", "status-closed")]
    s.top = diplomacy.ChooseAnew(Done(), (4,) * 7, (2,) * 7, SPAIN)
    assert why(s, "french") == [("A-7.5", "status-closed")]


@pytest.mark.rule("A-8.4")
def test_candidates() -> None:
    """A candidate takes part in the election and is at peace with the voter."""
    s = position(garrisons="austria saxonia, france bavaria")
    s.top = election.Vote(Done(), AUSTRIA, (NOBODY,) * 7, NOBODY)
    assert why(s, "power:spain") == [("A-8.4", "candidate-no-elector")]
    assert why(s, "power:france") == [("A-8.4", "candidate-at-war")]


@pytest.mark.rule("A-12.10")
def test_a_bid_is_paid_in_morale() -> None:
    """No more can be bid than the Morale of the player's major power."""
    s = position(players=6, morale={"russia": 4})
    s.top = auction.Bid(Done(), OTTOMAN, (auction.NONE,) * 6 + (0,))
    assert why(s, "n-5", RUSSIA) == [("A-12.10", "bid-too-high")]
    assert why(s, "4", RUSSIA) == []


@pytest.mark.rule("A-11.2")
def test_who_takes_the_unit_of_a_garrison() -> None:
    """A general of its power, on the board, with room."""
    s = position("russia kiev 1, russia moskva 3, austria wien")
    s.top = update.Reassign(Done(), RUSSIA, land(s, "bohemia"))
    assert why(s, "russia-2") == [("A-11.2", "no-room")]
    assert why(s, "russia-3") == [("A-11.2", "not-on-board")]
    assert why(s, "general:austria-1") == [("A-9.1", "not-yours")]


# -- completeness -----------------------------------------------------------------------------------------------------


def test_every_message_is_told_by_some_test() -> None:
    """No reason is without a test in this file."""
    sources = [
        resources.files("pragmatica.ancien_regime").joinpath(f"{name}.py").read_text(encoding="utf-8")
        for name in ("reasons", "refusals", "why_not")
    ]
    told = {
        message
        for source in sources
        for message in re.findall(r'(?:reason\(\s*(?:"A-[\d.]+"|rule)|\("A-[\d.]+"), "([a-z-]+)"', source)
    }
    tested = resources.files("tests.ancien_regime").joinpath("test_why_not.py").read_text(encoding="utf-8")
    assert len(told) > 80
    assert {message for message in told if f'"{message}"' not in tested} == set()
