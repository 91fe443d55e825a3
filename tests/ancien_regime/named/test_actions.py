"""Questions and answers by name: what each frame of the engine is called on the public surface."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from pragmatica.ancien_regime import sequence, setup
from pragmatica.ancien_regime.battle import aftermath, battles, cardplay, cards
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.diplomacy import auction, election, statuses, update
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.kept.board import BIT, GENERAL_BIT, NO_GENERAL, NOBODY
from pragmatica.ancien_regime.kept.state import FACE_UP, State, played_card
from pragmatica.ancien_regime.march import garrisons, moves, withdrawal
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.wheel import drill, leadership, mobilisation, movement, subsidies
from pragmatica.core.flow import answering
from tests.ancien_regime.asked import decision, names
from tests.ancien_regime.asked import setup as setup_of
from tests.ancien_regime.build import Done, general, kind, land, position

BRITAIN, PRUSSIA, AUSTRIA, FRANCE, RUSSIA, SPAIN, OTTOMAN = range(7)
YES_NO = {"yes": "yes", "no": "no"}


def own(made: asked.AncienRegimeDecision, *without: str) -> dict[str, Any]:
    """The fields of a question that belong to its kind alone, and the power."""
    fields = dataclasses.asdict(made)
    return {name: value for name, value in fields.items() if name not in ("seat", "version", "rule", "kind", *without)}


# -- set-up and the wheel ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-3.9")
def test_name_frederick() -> None:
    """Prussia is asked which of its generals is Frederick."""
    s = position("prussia berlin, prussia borussia, prussia mecklenburg")
    s.top = setup.NameFrederick(Done())
    assert isinstance(decision(s), asked.NameFrederick)
    assert names(s) == {"prussia-1": "P1", "prussia-2": "P2", "prussia-3": "P3"}


@pytest.mark.rule("A-9.10", "A-9.6")
def test_cards_to_discard() -> None:
    """Cards are named by their value, which is all that they have."""
    s = position(hands={"france": [2, 4, 4, 5, 5, 5, 5]})
    s.top = drill.Drill(Done(), FRANCE)
    assert decision(s) == asked.DrillCard(seat="france", version=1, rule="A-9.10", power="france")
    assert names(s) == {"card-2": "2", "card-4": "4", "card-5": "5"}
    s.top = cards.HandLimit(Done(), FRANCE, BIT[FRANCE])
    assert own(decision(s)) == {"power": "france", "over": 1}


@pytest.mark.rule("A-9.20", "A-9.21")
def test_gifts_are_offered_piece_by_piece() -> None:
    """The question does not tell what has been chosen; the answers name receiver and piece."""
    s = position(hands={"france": [4]}, money={"france": 1})
    s.top = subsidies.Offer(Done(), FRANCE, ())
    assert own(decision(s)) == {"power": "france"}
    assert names(s) == {
        "card-4@prussia": "4@P",
        "card-4@spain": "4@S",
        "money@prussia": "$@P",
        "money@spain": "$@S",
        "end": "end",
    }


@pytest.mark.rule("A-9.22", "A-14")
def test_a_receiver_is_told_numbers() -> None:
    """How many cards are given is told, their faces are not."""
    s = position(hands={"france": [4, 5]})
    s.top = subsidies.Receive(Done(), FRANCE, (SPAIN * 16 + kind(s, 4), SPAIN * 16 + kind(s, 5)), 0, 0)
    assert own(decision(s)) == {"power": "spain", "giver": "france", "money": 0, "cards": 2}
    assert names(s) == YES_NO


@pytest.mark.rule("A-9.30")
def test_leadership() -> None:
    """Generals to place and to recall, a card, Morale, or nothing."""
    s = position("austria wien", garrisons="austria banat")
    s.control = [
        NOBODY if one == AUSTRIA and s.garrison[here] != AUSTRIA else one for here, one in enumerate(s.control)
    ]
    s.top = leadership.Lead(Done(), AUSTRIA, leadership.NOTHING)
    assert own(decision(s)) == {"power": "austria", "doing": "nothing", "morale": 11, "hand": 1}
    assert names(s) == {
        "recall-austria-1": "A1x",
        "austria-2@banat": "A2@Banat",
        "card": "card",
        "morale": "morale",
        "end": "end",
    }
    s.top = leadership.Lead(Done(), AUSTRIA, leadership.RECALLING)
    assert own(decision(s)) == {"power": "austria", "doing": "recalling", "morale": 11, "hand": 1}


@pytest.mark.rule("A-9.41", "A-9.43")
def test_purchases() -> None:
    """Each piece that can be bought, and the prices."""
    s = position("russia kiev 1", garrisons="russia kiev", money={"russia": 6})
    s.top = mobilisation.Mobilise(Done(), RUSSIA, True)
    assert own(decision(s)) == {
        "power": "russia",
        "money": 6,
        "unit_price": 1,
        "card_price": 1,
        "morale_price": 1,
        "fortress_price": 5,
        "drawn": True,
        "stock": {"units": 26, "cards": 56, "morale": 5, "fortresses": 6},
        "room": {"russia-1": 2, "kiev": 1},
    }
    assert names(s) == {
        "unit-russia-1": "R1+",
        "morale": "morale",
        "card": "card",
        "fortress-kiev": "*Kiev",
        "end": "end",
    }


@pytest.mark.rule("A-15.5", "A-6.10")
def test_side_by_side_each_seat_has_its_own_question() -> None:
    """In a turn of the wheel several powers are asked at once, a player for one power after the other."""
    s = sequence.start(GAME.tables(setup_of(position())).board, position().rules, 3)
    answering.apply(s, PRUSSIA, s.board.generals_of[PRUSSIA][0])
    kinds = {seat: type(decision(s, seat)).__name__ for seat in s.pending()}
    assert kinds == {BRITAIN: "DrillCard", SPAIN: "OfferGifts", RUSSIA: "Lead", FRANCE: "Mobilise"}
    assert asking.question(s, RUSSIA) == ("Lead", RUSSIA)


# -- movement ---------------------------------------------------------------------------------------------------------


def pick(s: State, of: int, number: int = 1, moved: int = 0) -> moves.PickGeneral:
    """The question which general moves."""
    return moves.PickGeneral(movement.Movement(Done(), of, AUSTRIA, number), of, NO_GENERAL, moved, ())


@pytest.mark.rule("A-9.61", "A-9.62")
def test_the_arbiter() -> None:
    """Powers by their letters, and what the Arbiter gains at once."""
    s = position()
    s.top = movement.ChooseArbiter(Done(), FRANCE)
    assert own(decision(s)) == {
        "power": "france",
        "pay": 1,
        "morale": {"britain": 11, "austria": 11, "russia": 11, "ottoman": 11},
    }
    assert names(s) == {
        "power-britain": "B",
        "power-austria": "A",
        "power-russia": "R",
        "power-ottoman": "O",
    }


@pytest.mark.rule("A-9.63", "A-9.62")
def test_another_turn_is_requested_and_granted() -> None:
    """Both are told the number of the turn and what the Arbiter would gain."""
    s = position()
    s.top = movement.RequestTurn(movement.Movement(Done(), FRANCE, AUSTRIA, 1))
    assert own(decision(s)) == {"power": "france", "arbiter": "austria", "number": 2, "pay": 2, "morale": 12}
    s.top = movement.GrantTurn(movement.Movement(Done(), FRANCE, AUSTRIA, 2))
    assert own(decision(s)) == {"power": "austria", "mover": "france", "number": 3, "pay": 3, "morale": 13}
    assert names(s) == YES_NO


@pytest.mark.rule("A-9.66")
def test_garrisons_to_dissolve() -> None:
    """The territories of the mover's garrisons."""
    s = position(garrisons="austria silesia, austria banat")
    s.top = movement.Dissolve(Done(), AUSTRIA)
    assert names(s) == {"silesia": "Silesia", "banat": "Banat", "end": "end"}


@pytest.mark.rule("A-9.70", "A-13.1")
def test_generals_who_move() -> None:
    """The number of the movement turn, who has moved, and who may; Frederick's own turn has the number 0."""
    s = position("prussia berlin, prussia kleve")
    s.top = pick(s, PRUSSIA, 2, GENERAL_BIT[general(s, "prussia", "kleve")])
    assert own(decision(s)) == {"power": "prussia", "number": 2, "moved": ["prussia-2"], "landing": None}
    assert names(s) == {"prussia-1": "P1", "end": "end"}
    s.top = moves.PickGeneral(movement.FredericksTurn(Done()), PRUSSIA, 3, 0, ())
    assert own(decision(s))["number"] == 0


@pytest.mark.rule("A-9.71", "A-9.72", "A-9.73")
def test_a_way_is_told_step_by_step() -> None:
    """Steps over land begin with a dash, a Sea Move names the owner of its route, a dot ends the way."""
    s = position("britain london", status={"prussia": "neutral"})
    s.top = moves.Route(pick(s, BRITAIN), 0, ())
    assert own(decision(s)) == {"power": "britain", "general": "britain-1", "start": "london", "way": []}
    assert names(s)["sail-sr_britain_london_holland"] == "-B~Holland"
    assert names(s)["cornwall"] == "-Cornwall"
    assert GAME.lead(setup_of(s), s, BRITAIN) == "London"
    s.top = moves.Route(pick(s, BRITAIN), 0, (land(s, "york"),))
    assert own(decision(s))["way"] == ["york"]
    assert names(s) == {"cornwall": "-Cornwall", "london": "-London", "scotland": "-Scotland", "stop": "."}
    assert GAME.lead(setup_of(s), s, BRITAIN) == ""


@pytest.mark.rule("A-5.18", "A-13.7")
def test_consent_tells_the_whole_way() -> None:
    """Who asks, the way, and what of it is the asked power's: ground or a sea route."""
    s = position("prussia berlin, austria holland", garrisons="britain pomerania", status={"prussia": "british"})
    way = tuple(land(s, one) for one in ("pomerania", "mecklenburg"))
    s.top = moves.Consent(pick(s, PRUSSIA), general(s, "prussia", "berlin"), way, (BRITAIN,))
    assert own(decision(s)) == {
        "power": "britain",
        "mover": "prussia",
        "general": "prussia-1",
        "start": "berlin",
        "way": ["pomerania", "mecklenburg"],
        "grounds": ["pomerania"],
        "route": None,
    }
    s.top = moves.Consent(pick(s, AUSTRIA), general(s, "austria", "holland"), (128,), (BRITAIN,))
    sea = own(decision(s))
    assert (sea["way"], sea["grounds"], sea["route"]) == (["london"], ["london"], "sr_britain_london_holland")
    s = position(garrisons="spain scotland", stuart=True)
    s.top = moves.Consent(pick(s, FRANCE), s.board.stuart, (s.board.landing,), (SPAIN,))
    assert (own(decision(s))["start"], own(decision(s))["way"]) == (None, ["scotland"])


@pytest.mark.rule("A-9.80")
def test_a_garrison_on_the_way() -> None:
    """General, territory and how many units he has and would have; what the territory is worth, and whose it is."""
    s = position("prussia berlin 3")
    s.top = garrisons.PlaceGarrison(Done(), general(s, "prussia", "berlin"), land(s, "berlin"))
    assert own(decision(s)) == {
        "power": "prussia",
        "general": "prussia-1",
        "land": "berlin",
        "units": 3,
        "left": 2,
        "control": "prussia",
        "worth": "own",
        "value": 2,
    }


# -- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-10.1", "A-10.10")
def test_battles_and_support() -> None:
    """Attackers name battles; a power is told which side it would support."""
    s = position("prussia saxonia, prussia silesia, austria saxonia, prussia berlin")
    below = battles.NextBattle(Done(), (3, 4), 0)
    s.top = below
    assert own(decision(s), "battles") == {"power": "prussia", "attackers": ["prussia-1", "prussia-2"]}
    s.top = battles.Support(below, 3, ATTACK, PRUSSIA, 0, 0)
    assert own(decision(s)) == {
        "power": "prussia",
        "attacker": "prussia-1",
        "land": "saxonia",
        "side": "attack",
        "room": [{"general": "prussia-2", "room": 2}, {"general": "prussia-3", "room": 2}],
    }
    assert names(s) == {"prussia-2": "P2", "prussia-3": "P3", "end": "end"}


@pytest.mark.rule("A-10.20", "A-10.21", "A-10.25", "A-10.31")
def test_battle_cards() -> None:
    """A card goes on a pile; face up it names the card that it turns up, by its place in the order of play."""
    s = position("prussia saxonia 2, austria saxonia 1", hands={"prussia": [3]}, morale={"prussia": 0})
    attacker, defender = general(s, "prussia", "saxonia"), general(s, "austria", "saxonia")
    s.played = [played_card(defender, kind(s, 2)) | FACE_UP, played_card(defender, kind(s, 4))]
    fight = cardplay.Fight(battles.NextBattle(Done(), (), 0), attacker, 0, 0, BIT[PRUSSIA])
    s.top = cardplay.PlayCard(fight, 0, cardplay.ATTACKER, PRUSSIA, NO_GENERAL, False)
    assert own(decision(s)) == {
        "power": "prussia",
        "attacker": "prussia-1",
        "land": "saxonia",
        "step": "attacker",
        "side": "attack",
        "general": None,
        "free": True,
        "morale": 0,
        "piles": [{"general": "prussia-1", "room": 2}],
    }
    assert names(s) == {"card-3@prussia-1": "3@P1", "card-3@prussia-1=2": "3@P1=2", "pass": "pass"}
    s.top = cardplay.PlayCard(fight, 0, cardplay.DEFENDERS, AUSTRIA, defender, False)
    assert own(decision(s))["side"] == "defence"
    assert own(decision(s))["general"] == "austria-1"


@pytest.mark.rule("A-10.41", "A-9.90", "A-9.91")
def test_where_generals_go_who_have_to_leave() -> None:
    """To the capital or off the board; or to the nearest territory."""
    s = position("prussia saxonia")
    s.top = aftermath.Defeated(Done(), 3)
    assert own(decision(s)) == {
        "power": "prussia",
        "general": "prussia-1",
        "land": "saxonia",
        "capital": "berlin",
        "units": 2,
    }
    assert names(s) == {"berlin": "Berlin", "off": "off"}
    s.top = withdrawal.Withdraw(Done(), 3)
    assert own(decision(s)) == {"power": "prussia", "general": "prussia-1", "land": "saxonia", "units": 2}
    assert names(s) == {"berlin": "Berlin", "magdeburg": "Magdeburg", "off": "off"}


# -- diplomacy, election, minor powers, board update ------------------------------------------------------------------


@pytest.mark.rule("A-7.3", "A-7.4", "A-7.5")
def test_diplomacy() -> None:
    """Expulsion, the secret choice, admission and the open choice."""
    s = position()
    s.top = statuses.Expel(Done(), FRANCE, BIT[PRUSSIA])
    assert own(decision(s)) == {"power": "france", "expelled": ["prussia"]}
    assert names(s) == {"power-spain": "S", "end": "end"}
    chosen, closed = (4, 4, 4, 4, 4, 0, 4), (0, 2, 0, 0, 0, 0, 0)
    s.top = statuses.ChooseStatus(Done(), chosen, closed)
    assert own(decision(s, PRUSSIA), "outlooks") == {"power": "prussia", "closed": ["french"]}
    assert names(s, PRUSSIA) == {
        "status-british": "british",
        "status-neutral": "neutral",
        "status-expansionist": "expansionist",
    }
    s.top = statuses.Admit(Done(), chosen, closed, SPAIN)
    assert own(decision(s), "outlook") == {"power": "britain", "applicant": "spain", "status": "british"}
    s.top = statuses.ChooseAnew(Done(), chosen, closed, PRUSSIA)
    assert own(decision(s), "outlooks") == {"power": "prussia", "closed": ["french"]}


@pytest.mark.rule("A-8.4", "A-8.6")
def test_election() -> None:
    """The votes that a power has, and the ballots cast before it."""
    s = position(garrisons="austria saxonia, france bavaria")
    s.top = election.AcceptCrown(Done(), AUSTRIA)
    assert own(decision(s)) == {"power": "austria", "votes": 2}
    cast = (BRITAIN, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY, NOBODY)
    s.top = election.Vote(Done(), AUSTRIA, cast, NOBODY)
    assert own(decision(s), "candidates") == {
        "power": "austria",
        "votes": 2,
        "ballots": [{"power": "britain", "candidate": "britain", "votes": 1}],
    }
    assert names(s) == {"power-britain": "B", "power-austria": "A"}


@pytest.mark.rule("A-12.10")
def test_bids() -> None:
    """From nothing to all the Morale of the player's major power, for which he is asked."""
    s = position(players=6, morale={"russia": 2})
    s.top = auction.Bid(Done(), OTTOMAN, (auction.NONE,) * 6 + (0,))
    assert own(decision(s, RUSSIA)) == {"power": "russia", "minor": "ottoman"}
    assert names(s, RUSSIA) == {"n-0": "0", "n-1": "1", "n-2": "2"}


@pytest.mark.rule("A-11.1", "A-11.2", "A-12.21")
def test_board_update() -> None:
    """Who takes the unit of a garrison, and whether a general may stay; the player decides for his minor power."""
    s = position("russia kiev 1, russia bohemia 1, austria wien", players=4, control={"russia": "france"})
    s.top = update.Reassign(Done(), RUSSIA, land(s, "moravia"))
    assert own(decision(s)) == {"power": "russia", "land": "moravia", "units": {"russia-1": 2, "russia-2": 2}}
    assert decision(s).seat == "france"
    assert names(s) == {"russia-1": "R1", "russia-2": "R2"}
    s.top = update.Stay(Done(), general(s, "russia", "bohemia"))
    assert own(decision(s)) == {"power": "austria", "general": "russia-2", "land": "bohemia"}
    assert names(s) == YES_NO


def test_the_side_of_a_supporter_is_the_defence() -> None:
    """A power that may support the defence is told so."""
    s = position("prussia saxonia, austria saxonia, austria bohemia")
    s.top = battles.Support(battles.NextBattle(Done(), (), 0), 3, DEFENCE, AUSTRIA, 0, 0)
    assert own(decision(s))["side"] == "defence"


# -- whole moves ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-9.73", "A-5.18")
def test_whole_moves() -> None:
    """Where a general can go: the way, whose consent it needs, whether he meets enemies, what a garrison brings."""
    s = position("prussia kleve, austria hannover", status={"prussia": "french"})
    s.top = pick(s, PRUSSIA)
    found = {str(one.fields["land"]): one for one in GAME.plans(setup_of(s), s, PRUSSIA, 3)}
    assert found["hannover"].actions == ("prussia-1", "hannover")
    assert found["hannover"].fields == {
        "land": "hannover",
        "steps": 1,
        "kind": "march",
        "path": ["kleve", "hannover"],
        "consents": [],
        "enemies": True,
        "own": 3,
        "other": 3,
        "ours": 0,
        "theirs": 0,
        "worth": "influence",
        "value": 1,
        "victory": {"prussia": 2},
        "defeat": {"austria": 2},
        "loser": "britain",
        "lost": "own",
        "lost_value": 1,
    }
    s = position("prussia berlin", garrisons="spain saxonia")
    s.top = moves.Route(pick(s, PRUSSIA), 3, ())
    saxonia, *further = GAME.plans(setup_of(s), s, PRUSSIA, land(s, "saxonia"))
    assert (saxonia.fields["consents"], saxonia.actions) == (["spain"], ("saxonia", "stop"))
    assert {one.fields["kind"] for one in further} == {"strategic"}
    assert GAME.plans(setup_of(s), s, PRUSSIA, land(s, "mecklenburg"))[0].fields["consents"] == []
