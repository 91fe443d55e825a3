"""Why not: what movement and battles do not offer, and why."""

from __future__ import annotations

from typing import Any

import pytest

from pragmatica.ancien_regime.battle import aftermath, battles, cardplay
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.kept.board import BIT, GENERAL_BIT, NO_GENERAL, NOBODY
from pragmatica.ancien_regime.kept.state import FACE_UP, State, played_card
from pragmatica.ancien_regime.march import garrisons, moves, withdrawal
from pragmatica.ancien_regime.wheel import movement
from tests.ancien_regime.asked import why
from tests.ancien_regime.build import Done, general, kind, land, position
from tests.ancien_regime.moving import AUSTRIA, BRITAIN, FRANCE, OTTOMAN, PRUSSIA, RUSSIA, SPAIN, moving

ALL_PEACE = {"prussia": "neutral", "austria": "neutral", "russia": "neutral", "spain": "neutral", "ottoman": "neutral"}

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


@pytest.mark.rule("A-5.18")
def test_a_general_whose_only_moves_are_refused() -> None:
    """It is the refusals that keep him."""
    s = position("france scotland", garrisons="spain york")
    moving(s, FRANCE, refused=((s.board.generals_of[FRANCE][0], SPAIN, land(s, "york")),))
    assert why(s, "france-1") == [("A-5.18", "refused")]


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


@pytest.mark.rule("A-9.70", "A-9.71", "A-9.72", "A-9.73", "A-9.74", "A-7.8", "A-5.18")
@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("land:pomerania", []),
        ("land:danzig", []),  # two steps away
        ("land:berlin", [("A-9.70", "stands-there")]),
        ("land:mecklenburg", [("A-9.74", "own-general")]),  # where the first step may lead, but no move may end
        ("land:alps", [("A-9.74", "impassable")]),
        ("land:borussia", [("A-9.71", "not-adjacent"), ("A-9.73", "strategic-hostile")]),
        ("land:moravia", [("A-9.71", "not-adjacent"), ("A-9.73", "strategic-not-controlled")]),
        ("land:madrid", [("A-9.71", "not-adjacent"), ("A-7.8", "neutral-home")]),
        ("land:kleve", [("A-9.71", "not-adjacent"), ("A-9.73", "strategic-no-way")]),
        ("land:paris", [("A-9.71", "not-adjacent"), ("A-9.73", "too-far")]),
        ("land:bavaria", [("A-9.71", "not-adjacent"), ("A-9.74", "own-general")]),
    ],
)
def test_where_a_move_ends(target: str, expected: list[tuple[str, str]]) -> None:
    """Of a general not yet picked it is told why no whole move of his leads there."""
    s = position(
        "prussia berlin, prussia mecklenburg, prussia bavaria, austria borussia",
        garrisons="prussia danzig, prussia paris, prussia bavaria",
        status={"spain": "neutral"},
    )
    assert why(moving(s, PRUSSIA), f"prussia-1 > {target}") == expected


@pytest.mark.rule("A-5.18", "A-9.72")
def test_where_a_refused_or_foreign_move_would_end() -> None:
    """What an ally has refused is closed as a march and as a Strategic Move; over the sea the route speaks."""
    s = position("austria krakow", garrisons="russia warszawa, austria danzig")
    austrian = s.board.generals_of[AUSTRIA][0]
    moving(s, AUSTRIA, refused=((austrian, RUSSIA, land(s, "warszawa")),))
    assert why(s, "austria-1 > land:warszawa") == [("A-5.18", "refused")]
    assert why(s, "austria-1 > land:danzig") == []
    moving(s, AUSTRIA, refused=((austrian, RUSSIA, land(s, "danzig")),))
    assert why(s, "austria-1 > land:warszawa") == []
    assert why(s, "austria-1 > land:danzig") == [("A-9.71", "not-adjacent"), ("A-5.18", "refused")]
    assert why(moving(position("france holland"), FRANCE), "france-1 > land:london") == [("A-9.72", "foreign-route")]


@pytest.mark.rule("A-9.70")
def test_the_territory_where_a_general_stands() -> None:
    """As a step it means to stop there, which needs a step first."""
    s = moving(position("britain london"), BRITAIN)
    s.top = moves.Route(s.top, s.board.generals_of[BRITAIN][0], ())
    assert why(s, "land:london") == [("A-9.70", "no-step-yet")]
    assert why(moving(position("prussia berlin"), PRUSSIA, "pomerania"), "land:pomerania") == []


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
    s.top = withdrawal.Withdraw(Done(), general(s, "prussia", "berlin"))
    assert why(s, "garrison:pomerania") == [("A-6.8", "something-else")]


@pytest.mark.rule("A-9.60", "A-9.64", "A-9.65")
def test_another_movement_turn() -> None:
    """There is a fourth turn never, none without an Arbiter, and none that his Morale has no room for."""
    s = moving(position("prussia berlin", morale={"france": 14}), PRUSSIA)
    assert why(s, "turn:2") == [("A-9.64", "arbiter-pay")]
    assert why(s, "turn:4") == [("A-9.60", "no-more-turns")]
    s.morale[FRANCE] = 12
    assert why(s, "turn:2") == []
    assert why(s, "turn:3") == [("A-9.64", "arbiter-pay")]  # after the second there would be no room for its pay
    s.morale[FRANCE] = 10
    assert why(s, "turn:3") == []
    s.top = moves.PickGeneral(movement.Movement(Done(), PRUSSIA, FRANCE, 2), PRUSSIA, NO_GENERAL, 0, ())
    assert why(s, "turn:2") == [("A-6.8", "something-else")]  # it is being played
    s.top = moves.PickGeneral(movement.Movement(Done(), PRUSSIA, NOBODY, 1), PRUSSIA, NO_GENERAL, 0, ())
    assert why(s, "turn:2") == [("A-9.65", "no-arbiter")]


# -- battles ----------------------------------------------------------------------------------------------------------


def fight(s: State, attacker: int, *, step: int, of: int, passed: int = 0, attack: int = 0, broken: int = 0) -> State:
    """A battle in which a power is asked for a card."""
    below = cardplay.Fight(battles.NextBattle(Done(), (), 0), attacker, attack, 0, broken)
    s.top = cardplay.PlayCard(below, passed, step, of, NO_GENERAL, False)
    return s


@pytest.mark.rule("A-10.1")
def test_a_general_without_a_battle() -> None:
    """Only attackers are chosen from."""
    s = position("prussia saxonia, prussia silesia, prussia berlin")
    s.top = battles.NextBattle(Done(), (3, 4), 0)
    assert why(s, "prussia-3") == [("A-10.1", "no-battle")]
    assert why(s, "land:paris") == [("A-10.1", "no-general-there")]


@pytest.mark.rule("A-10.11", "A-10.14", "A-12.20")
def test_support() -> None:
    """Who cannot support, and why."""
    s = position(
        "prussia saxonia, austria saxonia, prussia berlin, prussia kleve, austria bohemia 0, austria wien, "
        "austria silesia, spain franconia",
    )
    attacker = general(s, "prussia", "saxonia")
    below = battles.NextBattle(Done(), (), GENERAL_BIT[general(s, "austria", "silesia")])
    s.top = battles.Support(below, attacker, DEFENCE, AUSTRIA, 0, 0)
    assert why(s, "land:paris") == [("A-10.11", "no-general-there")]
    assert why(s, "land:wien") == [("A-10.11", "support-not-adjacent")]
    assert why(s, "land:bohemia") == [("A-10.11", "support-no-units")]
    assert why(s, "land:silesia") == [("A-10.11", "support-engaged")]
    assert why(s, "general:spain-1") == [("A-10.11", "support-no-ally")]
    s.top = battles.Support(below, attacker, ATTACK, PRUSSIA, 0, 0)
    assert why(s, "general:spain-1") == [("A-9.1", "not-yours")]
    s = position("austria saxonia, prussia saxonia, spain franconia", players=5)
    s.top = battles.Support(battles.NextBattle(Done(), (), 0), general(s, "austria", "saxonia"), DEFENCE, PRUSSIA, 0, 0)
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


@pytest.mark.rule("A-10.21", "A-15.4")
def test_cards_general_by_general() -> None:
    """With the option `card_step` each general of a step has his own turn in it."""
    s = position(
        "prussia saxonia 0, prussia berlin 2, prussia silesia 2, austria saxonia",
        hands={"prussia": [3, 4]},
        options={"card_step": "per_general"},
    )
    attack = GENERAL_BIT[general(s, "prussia", "berlin")] | GENERAL_BIT[general(s, "prussia", "silesia")]
    fight(s, general(s, "prussia", "saxonia"), step=cardplay.ATTACK_SUPPORT, of=PRUSSIA, attack=attack)
    asked = s.top
    assert isinstance(asked, cardplay.PlayCard)
    s.top = cardplay.PlayCard(asked.below, 0, asked.step, PRUSSIA, general(s, "prussia", "berlin"), False)
    assert why(s, "general:prussia-2") == []
    assert why(s, "general:prussia-3") == [("A-10.21", "other-general")]


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
    """A beaten general goes to his capital or nowhere; others who have been beaten may not even go there."""
    s = position(
        "britain saxonia, prussia saxonia, france saxonia, russia saxonia, austria berlin",
        garrisons="prussia st_petersburg",
    )
    beaten = (general(s, "prussia", "saxonia"), general(s, "russia", "saxonia"), s.board.stuart)
    below = aftermath.Leaving(Done(), general(s, "britain", "saxonia"), beaten, ATTACK)
    s.top = aftermath.Defeated(below, general(s, "france", "saxonia"))
    assert why(s, "land:picardie") == [("A-10.41", "capital-only")]
    assert why(s, "land:paris") == why(s, "general:france-1") == []
    assert why(s, "general:prussia-1") == [("A-10.41", "capital-general-there")]
    assert why(s, "general:russia-1") == [("A-10.41", "capital-not-controlled")]
    assert why(s, "general:britain-1") == [("A-6.8", "something-else")]  # he has won
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
