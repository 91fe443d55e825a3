"""Positions written by hand: what they may leave out, and how a faulty one is refused."""

from __future__ import annotations

import json
from importlib import resources
from random import Random
from typing import Any

import jsonschema
import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.ancien_regime.forms.decisions import AcceptCrown, Bid, NameFrederick

SCHEMA = json.loads(
    resources.files("pragmatica.ancien_regime").joinpath("data/position.schema.json").read_text(encoding="utf-8")
)
HEAD = {"format": "pragmatica-position", "version": 1, "game": "ancien_regime"}
MOVING = [{"frame": "movement", "arbiter": "france", "number": 1}]
PRUSSIA = {"prussia-1": {"at": "berlin", "units": 3}, "prussia-2": {"at": "saxonia", "units": 2}}
AUSTRIA = {"austria-1": {"at": "saxonia", "units": 2}}
WAR: dict[str, Any] = {"turn": 1, "phase": "movement", "generals": PRUSSIA | AUSTRIA}  # Prussia moves and has entered
FIGHT = [
    {"frame": "movement", "arbiter": "britain", "number": 1},
    {"frame": "next_battle"},
    {"frame": "fight", "attacker": "prussia-2", "attack": ["prussia-1"]},
]


def position(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def refused(**fields: Any) -> str:
    """The field that is named when such a position is refused."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    return caught.value.where or ""


def test_an_empty_position_is_one() -> None:
    """Everything may be left out: turn 1 of 1740 with seven players begins, without a piece on the board."""
    match = position()
    seen = match.observe(None)
    assert (seen.scenario, seen.players, seen.round, seen.turn, seen.phase) == ("1740", 7, 1, 1, "actions")
    assert sorted(match.pending) == ["russia"]  # Leadership; nobody has cards or Money


def test_the_rest_of_the_cards_is_the_pile() -> None:
    """Cards that are named nowhere are there to be drawn."""
    match = position(phase="movement", powers={"spain": {"cards": [2, 5]}}, discards=[3, 3])
    assert (match.observe(None).pile, match.observe("spain").powers["spain"].cards) == (52, [2, 5])


def test_a_phase_begins_by_itself() -> None:
    """Without a question the phase is begun: with the auction of turn 7 everybody bids."""
    match = position(players=6, turn=7, phase="auction", powers={"ottoman": {"controller": "russia"}})
    assert all(isinstance(one, Bid) for one in match.pending.values())
    assert len(match.pending) == 6


def test_the_set_up_asks_for_frederick() -> None:
    """In the set-up there is but one question, which goes without saying."""
    match = position(phase="setup", generals=PRUSSIA)
    assert isinstance(match.pending["prussia"], NameFrederick)


def test_a_minor_power_has_the_status_of_its_controller() -> None:
    """It need not be said."""
    powers = {"ottoman": {"controller": "spain"}, "spain": {"status": "expansionist"}}
    match = position(players=6, powers=powers)
    assert match.observe(None).powers["ottoman"].status == "expansionist"


def test_stuart_waits_with_his_units() -> None:
    """Where nothing is said of him he is yet to land."""
    assert position().observe(None).stuart == "waiting"
    assert position(generals={"france-4": "paris"}).observe(None).stuart == "ordinary"


def test_a_battle_may_be_going_on() -> None:
    """A position can begin in the middle of a battle, with cards in its piles."""
    match = position(
        **WAR | {"asked": [*FIGHT, {"frame": "play_card", "power": "austria", "step": "defenders"}]},
        powers={"austria": {"cards": [2, 4]}},
        played=[{"card": 5, "general": "prussia-2"}],
    )
    battle = match.observe("austria").battle
    assert battle is not None
    assert (battle.attack.strength, battle.defence.strength) == (3, 3)
    assert [one.id for one in match.legal("austria")] == ["card-2@austria-1", "card-4@austria-1", "pass"]


@pytest.mark.rule("A-4.1")
def test_who_has_enough_influence_has_won() -> None:
    """A position with a winner is over."""
    match = position(powers={"austria": {"influence": 25}})
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (("austria",), "enough-influence")


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"version": 2}, "version"),
        ({"format": "fen"}, "format"),
        ({"players": 3}, "players"),
        ({"scenario": "1745"}, "scenario"),
        ({"options": {"morale_max": 15}}, "options.morale_max"),
        ({"board": {}}, "board"),
        ({"colour": "red"}, "colour"),
        ({"seed": -1}, "seed"),
        ({"round": 0}, "round"),
        ({"round": 9, "options": {"round_limit": "8"}}, "round"),
        ({"turn": 8}, "turn"),
        ({"turn": 0}, "turn"),
        ({"phase": "setup", "turn": 1}, "turn"),
        ({"phase": "summer"}, "phase"),
        ({"phase": ["actions"]}, "phase"),
        ({"phase": "election", "turn": 2}, "phase"),
        ({"phase": "diplomacy"}, "phase"),
        ({"phase": "auction", "turn": 7}, "phase"),
        ({"phase": "frederick"}, "phase"),
        ({"powers": []}, "powers"),
        ({"powers": {"saxony": {}}}, "powers.saxony"),
        ({"powers": {"spain": {"fleet": 3}}}, "powers.spain.fleet"),
        ({"powers": {"spain": {"controller": "france"}}}, "powers.spain.controller"),
        ({"players": 6, "round": 2}, "powers.ottoman.controller"),
        ({"powers": {"spain": {"status": "friendly"}}}, "powers.spain.status"),
        ({"powers": {"britain": {"status": "neutral"}}}, "powers.britain.status"),
        ({"powers": {"spain": {"morale": 16}}}, "powers.spain.morale"),
        ({"powers": {"spain": {"morale": True}}}, "powers.spain.morale"),
        ({"powers": {"spain": {"cards": [6]}}}, "powers.spain.cards"),
        ({"powers": {"spain": {"cards": 5}}}, "powers.spain.cards"),
        ({"players": 6, "powers": {"ottoman": {"influence": 1}}}, "powers.ottoman.influence"),
        ({"players": 5, "powers": {"ottoman": {"controller": "spain"}}}, "powers.ottoman.controller"),
        (
            {"players": 6, "powers": {"ottoman": {"controller": "spain", "status": "neutral"}}},
            "powers.ottoman.status",
        ),
        ({"generals": {"prussia-9": "berlin"}}, "generals.prussia-9"),
        ({"generals": {"prussia-1": "atlantis"}}, "generals.prussia-1.at"),
        ({"generals": {"prussia-1": {"at": ["berlin"]}}}, "generals.prussia-1.at"),
        ({"generals": {"prussia-1": {"at": "berlin", "units": 4}}}, "generals.prussia-1.units"),
        ({"generals": {"prussia-1": {"units": 1}}}, "generals.prussia-1.units"),
        ({"generals": {"prussia-1": {"at": "berlin", "hat": True}}}, "generals.prussia-1.hat"),
        ({"generals": {"prussia-1": "constantinople"}}, "generals.prussia-1.at"),
        ({"generals": {"prussia-1": "saxonia", "austria-1": "saxonia"}}, "generals"),
        ({"generals": {"austria-1": "wallachia"}}, "generals.austria-1.at"),
        ({"generals": {"ottoman-1": "transylvania"}}, "generals.ottoman-1.at"),
        ({"garrisons": {"berlin": "france"}}, "garrisons.berlin"),
        ({"garrisons": {"atlantis": "france"}}, "garrisons.atlantis"),
        ({"garrisons": {"holland": "dutch"}}, "garrisons.holland"),
        ({"fortresses": ["holland", "holland"]}, "fortresses[1]"),
        ({"fortresses": {}}, "fortresses"),
        ({"crown": "bavaria"}, "crown"),
        ({"frederick": "austria-1"}, "frederick"),
        ({"frederick": None}, "frederick"),
        ({"phase": "setup", "frederick": "prussia-1"}, "frederick"),
        ({"stuart": "hiding"}, "stuart"),
        ({"stuart": "landed"}, "stuart"),
        ({"stuart": "waiting", "generals": {"france-4": "paris"}}, "stuart"),
        ({"scenario": "1756", "options": {"stuart_1756": False}, "stuart": "waiting"}, "stuart"),
        ({"guardian": "spain"}, "guardian"),
        ({"discards": [2] * 15}, "pile"),
        ({"pile": [2, 3]}, "pile"),
        ({"over": {"winner": "saxony", "reason": "last-round"}}, "over.winner"),
        ({"over": {"winner": "spain", "reason": "luck"}}, "over.reason"),
        ({"asked": {}}, "asked"),
        ({"asked": []}, "asked"),
        ({"asked": ["lead"]}, "asked[0]"),
        ({"asked": [{"frame": "tea"}]}, "asked[0].frame"),
        ({"asked": [{"frame": "lead"}]}, "asked[0].frame"),
        ({"asked": [{"frame": "bid"}]}, "asked[0].frame"),
        ({"asked": [{"frame": "together"}]}, "asked[0]"),
        ({"asked": [{"frame": "together", "branches": {"taxation": []}}]}, "asked[0].branches.taxation"),
        (
            {"asked": [{"frame": "together", "branches": {"drill": [{"frame": "lead"}]}}]},
            "asked[0].branches.drill[0].frame",
        ),
        ({"asked": [{"frame": "together", "branches": {"drill": [{"frame": "drill"}]}}]}, "asked[0]"),
        (
            {"asked": [{"frame": "together", "branches": {"leadership": [{"frame": "lead", "doing": "tea"}]}}]},
            "asked[0].branches.leadership[0].doing",
        ),
    ],
)
def test_a_faulty_position_names_the_field(fields: dict[str, Any], where: str) -> None:
    """What cannot be read, or cannot be, is refused with the field it is about."""
    assert refused(**fields) == where


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        (MOVING, "asked[0].arbiter"),
        ([{"frame": "movement", "number": 1}], "asked[0].arbiter"),
        ([{"frame": "movement", "arbiter": "spain"}], "asked[0].number"),
        (
            [
                {"frame": "movement", "arbiter": "spain", "number": 1},
                {"frame": "next_battle", "waiting": ["prussia-1", "prussia-1"]},
            ],
            "asked[1].waiting",
        ),
        ([{"frame": "movement", "arbiter": "spain", "number": 1}, {"frame": "pick_general"}], "asked[0].arbiter"),
        ([{"frame": "pick_general"}], "asked[0].frame"),
        ([{"frame": "fights"}], "asked[0].frame"),
        ([*FIGHT[:2], {"frame": "support", "attacker": "prussia-2", "power": "russia"}], "asked[2]"),
        ([*FIGHT[:2], {"frame": "support", "attacker": "austria-9", "power": "russia"}], "asked[2].attacker"),
        ([*FIGHT, {"frame": "play_card", "power": "prussia", "step": "dinner"}], "asked[3].step"),
        ([*FIGHT, {"frame": "play_card", "power": "prussia"}], "asked[3].power"),
        ([*FIGHT, {"frame": "play_card", "power": "austria"}], "asked[3].power"),
        ([*FIGHT, {"frame": "play_card", "power": "austria", "step": "defenders", "hat": 1}], "asked[3].hat"),
    ],
)
def test_a_faulty_question_names_the_field(asked: Any, where: str) -> None:
    """A question that cannot be read, or makes no sense in this position, is refused."""
    assert refused(**WAR, asked=asked, powers={"austria": {"cards": [4]}}) == where


@pytest.mark.rule("A-5.18")
@pytest.mark.parametrize(
    ("way", "refused_before", "where"),
    [
        (["danzig"], [], None),
        ([], [], "asked[2]"),
        (["berlin"], [], "asked[2]"),
        (["danzig"], [{"general": "prussia-1", "ally": "spain", "land": "danzig"}], None),
        (["danzig"], [{"general": "prussia-1", "ally": "france", "land": "danzig"}], "asked[2]"),
        (["danzig"], [{"general": "prussia-1", "step": "danzig"}], "asked[1].refused[0].step"),
    ],
)
def test_a_move_that_waits_for_consent_is_one_that_may_be_asked_for(
    way: list[str], refused_before: list[dict[str, str]], where: str | None
) -> None:
    """It leads over ground of the ally who is asked, who has not refused it in this turn."""
    pick = {"frame": "pick_general", "refused": refused_before}
    asked = {"frame": "consent", "general": "prussia-1", "way": way, "needed": ["france"]}
    fields: dict[str, Any] = {
        "generals": {"prussia-1": "borussia"},
        "garrisons": {"danzig": "france"},
        "phase": "movement",
    }
    if where is None:
        assert list(position(**fields, asked=[FIGHT[0], pick, asked]).pending) == ["france"]
    else:
        assert refused(**fields, asked=[FIGHT[0], pick, asked]) == where


@pytest.mark.parametrize(
    ("played", "where"),
    [
        ([{"card": 5, "general": "austria-2"}], "played[0].general"),
        ([{"card": 5, "general": "prussia-2"}] * 3, "played[0].general"),
        ([{"card": 1, "general": "austria-1"}], "played[0].card"),
        ([{"card": 5, "general": "austria-1", "face_up": 1}], "played[0].face_up"),
    ],
)
def test_cards_in_battle_lie_on_those_who_fight(played: Any, where: str) -> None:
    """On no others, and on nobody more than he has units."""
    asked = [*FIGHT, {"frame": "play_card", "power": "austria", "step": "defenders"}]
    assert refused(**WAR, asked=asked, powers={"austria": {"cards": [4]}}, played=played) == where


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "choose_status", "chosen": {"austria": "british"}, "closed": {"austria": ["british"]}},
        {"frame": "choose_status", "chosen": {"britain": "british"}},
        {"frame": "choose_status", "closed": {"austria": ["neutral"]}},
        {"frame": "admit", "chosen": {"austria": "french"}, "applicant": "austria"},
        {"frame": "expel", "power": "spain"},
        {"frame": "expel", "power": "britain", "expelled": ["ottoman"]},
    ],
)
def test_statuses_chosen_so_far_must_be_possible(frame: dict[str, Any]) -> None:
    """A Diplomacy Phase that has begun unlawfully is refused."""
    assert refused(round=2, turn=1, phase="diplomacy", asked=[frame]).startswith("asked[0]")


@pytest.mark.rule("A-1.11", "A-2.9", "A-9.75")
def test_enemies_meet_only_where_a_battle_is_to_come() -> None:
    """Once the moves are made every general among enemies has his battle; two of a power do not stay together."""
    turn = {"frame": "movement", "arbiter": "britain", "number": 1}
    assert refused(**WAR, asked=[turn, {"frame": "request_turn"}]) == "generals"
    assert position(**WAR, asked=[turn, {"frame": "pick_general"}]).observe(None).movement is not None
    together = {"prussia-3": "berlin", **PRUSSIA}
    assert refused(phase="movement", generals=together, asked=[turn, {"frame": "pick_general"}]) != ""
    alone = {"prussia-1": "berlin", "prussia-2": "berlin"}
    assert refused(phase="movement", generals=alone, asked=[turn, {"frame": "pick_general"}]) == "generals.prussia-1.at"


@pytest.mark.rule("A-11.1")
def test_an_update_has_done_its_earlier_steps() -> None:
    """Where generals are dealt with, no garrison is left in a home of a power with which there is peace."""
    powers = {"prussia": {"status": "british"}}
    former = dict.fromkeys(("prussia", "france", "spain"), "french") | dict.fromkeys(
        ("britain", "austria", "russia"), "british"
    )
    asked = [
        {"frame": "update", "statuses": former | {"ottoman": "neutral"}, "step": "generals"},
        {"frame": "stay", "general": "prussia-1"},
    ]
    fields = {"round": 2, "phase": "diplomacy", "powers": powers, "asked": asked, "generals": {"prussia-1": "wien"}}
    assert list(position(**fields).pending) == ["austria"]
    assert refused(**fields, garrisons={"bohemia": "prussia"}) == "asked[0]"


@pytest.mark.rule("A-8.6")
def test_a_crown_may_be_on_offer() -> None:
    """Who controls five Elector Territories is asked in any position where that is so."""
    held = dict.fromkeys(("pfalz", "nassau", "lorraine", "bavaria"), "austria")
    election = {"turn": 3, "phase": "election", "asked": [{"frame": "accept_crown", "power": "austria"}]}
    match = position(**election, garrisons=held)
    asked = match.pending["austria"]
    assert isinstance(asked, AcceptCrown)
    assert asked.votes == 5
    assert pragmatica.from_position(match.to_position()).digest() == match.digest()
    assert refused(**election) == "asked[0].power"


@pytest.mark.parametrize(("scenario", "players"), [("1740", 7), ("1756", 4)])
def test_positions_fit_the_schema(scenario: str, players: int) -> None:
    """Positions of a random match are valid by the JSON Schema."""
    check = jsonschema.Draft202012Validator(SCHEMA)
    match = pragmatica.new("ancien_regime", scenario=scenario, players=players, seed=3, options={"round_limit": "6"})
    rng = Random(3)
    while match.outcome is None:
        if len(match.records) % 9 == 0:
            check.validate(match.to_position())
        seat = rng.choice(sorted(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    check.validate(match.to_position())


@pytest.mark.rule("A-9.6")
def test_nobody_holds_too_many_cards_at_rest() -> None:
    """Seven cards are possible only where their owner is about to discard, or before Mobilisation ends."""
    seven = {"cards": [2, 2, 3, 3, 4, 4, 5]}
    assert refused(turn=5, phase="movement", powers={"austria": seven}) == "powers.austria.cards"
    wheel = {"drill": [{"frame": "drill"}], "mobilisation": [{"frame": "mobilise"}]}
    asked = [{"frame": "together", "branches": wheel}]
    for power in ("britain", "france"):  # on Drill and on Mobilisation
        assert position(asked=asked, powers={power: seven, "britain": seven}).observe(None).powers[power].hand == 7
    assert refused(asked=asked, powers={"austria": seven, "britain": seven}) == "powers.austria.cards"
    discard = [{"frame": "hand_limit", "power": "austria"}]
    assert list(position(turn=5, phase="movement", asked=discard, powers={"austria": seven}).pending) == ["austria"]
