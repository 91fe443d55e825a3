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
from tests.maria.moments import movement, new
from tests.samples import play

SCHEMA = json.loads(
    resources.files("pragmatica.maria").joinpath("data/position.schema.json").read_text(encoding="utf-8")
)
HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria"}
SAGAN = {"prussia-3": {"at": "sagan", "troops": 3}}
NEIPPERG = {"austria-5": {"at": "schweidnitz", "troops": 2}, "prussia-1": {"at": "liegnitz", "troops": 4}}


def position(**fields: Any) -> Match:
    """A match from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def test_an_empty_position_is_one() -> None:
    """Everything may be left out: Austria is asked for its hussars as soon as a general is near."""
    match = position(pieces={"austria-5": "koeniggraetz"})
    assert match.pending["maria_theresa"].rule == "M-7.1"


def test_the_rest_of_the_decks_is_the_pile() -> None:
    """Cards of the decks in use that are named nowhere are there to be drawn."""
    match = movement(decks_used=2, discards=["d2-clubs-2"])
    assert match.observe(None).pile == 2 * 38 - 5


def test_a_phase_begins_by_itself() -> None:
    """Without a question the phase is begun: with the cards phase Prussia draws, Saxony too, and moves."""
    match = position(stage="prussia-saxony", phase="tactical-cards", pieces=SAGAN)
    hands = match.observe(None).powers
    assert (sum(hands["prussia"].hand), sum(hands["saxony"].hand)) == (3, 1)
    assert list(match.pending) == ["frederick"]


def test_a_piece_may_have_moved() -> None:
    """Within a movement a piece that has moved is not offered any more."""
    match = movement(pieces={"prussia-3": {"at": "sagan", "moved": True}, "prussia-1": "liegnitz"})
    assert [action.id for action in match.legal("frederick")][:1] == ["prussia-1"]


def test_a_stack_has_its_commander_by_rank() -> None:
    """Two generals in a city are a stack under the higher-ranking one, in whatever order they are named."""
    match = movement(pieces={"prussia-2": "liegnitz", "prussia-1": "liegnitz"})
    assert "stack-prussia-1" in [action.id for action in match.legal("frederick")]


def test_a_battle_may_be_going_on() -> None:
    """A position can begin with any score, any right to play, and cards already played."""
    match = position(
        stage="austria-pragmatic",
        phase="combat",
        asked=[
            {"frame": "next_battle", "pairs": []},
            {
                "frame": "battle_card",
                "attacker": "austria-5",
                "defender": "prussia-1",
                "score": 8,
                "to_play": "defender",
                "played": ["d1-diamonds-10"],
            },
        ],
        pieces=NEIPPERG,
        discards=["d1-diamonds-10"],
    )
    battle = match.observe(None).battle
    assert battle is not None
    assert (battle.played[0].power, match.pending["frederick"].seat) == ("austria", "frederick")


@pytest.mark.rule("M-14.6", "M-24.2")
@pytest.mark.parametrize(
    ("players", "france", "outcome"),
    [
        (3, 0, ("prussia-has-enough", ("frederick",))),
        (2, 0, None),
        (2, 9, ("both-have-enough", ("a",))),
    ],
)
def test_who_has_enough_fortresses_has_won(players: int, france: int, outcome: Any) -> None:
    """A position in which the fortresses for a victory are held is over: 12 Prussian ones, or for two both goals."""
    silesia = ("liegnitz", "glogau", "breslau", "brieg", "glatz", "neisse", "cosel")
    bohemia = ("praha", "eger", "leitmeritz", "koeniggraetz", "tabor")
    austria = ("linz", "steyr", "freistadt", "wien", "krems", "pressburg", "komorn", "troppau", "hradisch")
    markers = dict.fromkeys((*silesia, *bohemia), "prussia") | dict.fromkeys(austria[:france], "france")
    match = position(players=players, stage="prussia-saxony", phase="movement", markers=markers, pieces=SAGAN)
    assert (match.outcome and (match.outcome.reason, match.outcome.winners)) == outcome


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"version": 2}, "version"),
        ({"format": "fen"}, "format"),
        ({"game": "chess"}, "game"),
        ({"players": 5}, "players"),
        ({"players": [3]}, "players"),
        ({"board": {}}, "board"),
        ({"colour": "red"}, "colour"),
        ({"seed": -1}, "seed"),
        ({"turn": 10}, "turn"),
        ({"stage": "summer"}, "stage"),
        ({"stage": ["winter"]}, "stage"),
        ({"phase": "siege"}, "phase"),
        ({"phase": {}}, "phase"),
        ({"stage": "hussars", "phase": "movement"}, "phase"),
        ({"stage": "setup"}, "asked"),
        ({"stage": "winter", "turn": 4}, "turn"),
        ({"pieces": []}, "pieces"),
        ({"pieces": {"prussia-9": "berlin"}}, "pieces.prussia-9"),
        ({"pieces": {"prussia-1": "atlantis"}}, "pieces.prussia-1.at"),
        ({"pieces": {"prussia-1": {"at": ["berlin"]}}}, "pieces.prussia-1.at"),
        ({"pieces": {"prussia-4": "berlin"}}, "pieces.prussia-4.at"),
        ({"pieces": {"pragmatic-1": "off"}}, "pieces.pragmatic-1.at"),
        ({"pieces": {"prussia-1": {"at": "off", "troops": 1}}}, "pieces.prussia-1.troops"),
        ({"hands": {"pragmatic": ["d1-spades-5"]}}, "hands.pragmatic"),
        ({"pieces": {"prussia-1": {"at": "berlin", "troops": 9}}}, "pieces.prussia-1.troops"),
        ({"pieces": {"prussia-1": {"at": "berlin", "troops": True}}}, "pieces.prussia-1.troops"),
        ({"pieces": {"prussia-1": {"at": "berlin", "face_down": 1}}}, "pieces.prussia-1.face_down"),
        ({"pieces": {"prussia-1": {"at": "berlin", "hat": True}}}, "pieces.prussia-1.hat"),
        ({"pieces": {"prussia-train-1": {"at": "berlin", "troops": 1}}}, "pieces.prussia-train-1.troops"),
        ({"pieces": {"prussia-1": "berlin", "prussia-train-1": "berlin"}}, "pieces.prussia-train-1.at"),
        ({"pieces": {"prussia-1": "berlin", "austria-1": "berlin"}}, "pieces.austria-1.at"),
        ({"pieces": {f"prussia-{rank}": "berlin" for rank in (1, 2, 3)}}, "pieces.prussia-3.at"),
        ({"pieces": {"prussia-1": "berlin", "prussia-2": {"at": "berlin", "on_top": True}}}, "pieces.prussia-2.on_top"),
        ({"pieces": {"prussia-1": "out"}}, "pieces.prussia-1.at"),
        ({"pieces": {"prussia-1": None}}, "pieces.prussia-1"),
        ({"active": ["prussia"]}, "active"),
        (
            {"stage": "setup", "asked": [{"frame": "divide_troops"}], "pieces": {"prussia-1": "off"}},
            "pieces.prussia-1.at",
        ),
        ({"hussars": ["berlin", "berlin"]}, "hussars[1]"),
        ({"hussars": ["berlin", None, None]}, "hussars"),
        ({"pieces": {"prussia-1": "berlin"}, "hussars": ["berlin"]}, "hussars[0]"),
        ({"markers": {"liegnitz": "prussia"}}, "markers.glogau"),
        ({"markers": {"sagan": "prussia"}}, "markers.sagan"),
        ({"questions": {"liegnitz": "england"}}, "questions.liegnitz"),
        ({"hands": {"england": []}}, "hands.england"),
        ({"hands": {"prussia": ["d1-spades-11"]}}, "hands.prussia"),
        ({"hands": {"prussia": ["d1-spades-5"], "austria": ["d1-spades-5"]}}, "hands.austria"),
        ({"hands": {"prussia": ["d2-spades-5"]}}, "hands.prussia"),
        ({"pile": []}, "pile"),
        ({"decks_used": 5}, "decks_used"),
        ({"over": {"winner": "england", "reason": "both-have-enough"}}, "over.winner"),
        ({"over": {"winner": None, "reason": "bored"}}, "over.reason"),
    ],
)
def test_a_faulty_position_names_the_field(fields: dict[str, Any], where: str) -> None:
    """The error says which field cannot be read."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        ("pick_piece", "asked"),
        (["pick_piece"], "asked[0]"),
        ([{"frame": "siege"}], "asked[0].frame"),
        ([{"frame": "pick_piece"}], "asked[0].seat"),
        ([{"frame": "pick_piece", "seat": "frederick", "hat": 1}], "asked[0].hat"),
        ([{"frame": "march", "mover": "prussia-3", "start": "atlantis"}], "asked[0].start"),
        ([{"frame": "march", "mover": "prussia-3", "start": "sagan", "steps": -1}], "asked[0].steps"),
        ([{"frame": "march", "mover": "prussia-3", "start": "sagan", "forced": 0}], "asked[0].forced"),
        ([{"frame": "march", "mover": "prussia-2", "start": "sagan"}], "asked[0]"),
        ([{"frame": "march", "mover": "stack-prussia-3", "start": "sagan", "steps": 1}], "asked[0].mover"),
        ([{"frame": "stack_consent", "general": "prussia-3", "other": "prussia-1", "on_top": True}], "asked[0].frame"),
        ([{"frame": "subsidy"}, {"frame": "pay", "power": "prussia", "cost": 4, "purpose": "train"}], "asked[1].frame"),
        (
            [{"frame": "pay", "power": "prussia", "cost": 1, "purpose": "train", "paid": ["d1-spades-5"]}],
            "asked[0].paid",
        ),
        ([{"frame": "next_battle", "pairs": []}], "asked[0].frame"),
        ([{"frame": "offer_peace"}], "asked[0].frame"),
        ([{"frame": "place_hussar"}], "asked[0].frame"),
        ([{"frame": "winter_course", "powers": ["prussia", "prussia"]}], "asked[0].powers"),
        (
            [
                {"frame": "march", "mover": "prussia-3", "start": "sagan"},
                {"frame": "stack_consent", "general": "prussia-3", "other": "austria-6", "on_top": True},
            ],
            "asked[1].other",
        ),
        ([], "asked"),
    ],
)
def test_a_faulty_question_names_the_field(asked: Any, where: str) -> None:
    """A question that cannot be read, or makes no sense in this position, is refused."""
    with pytest.raises(Unreadable) as caught:
        position(stage="prussia-saxony", phase="movement", asked=asked, pieces=SAGAN)
    assert caught.value.where == where


@pytest.mark.parametrize(
    "fields",
    [
        {"stage": "setup", "asked": [{"frame": "divide_troops", "given": {"frederick": [8, 8, 8, 8, 8]}}]},
        {
            "stage": "winter",
            "turn": 3,
            "pieces": {"prussia-1": "sagan", "prussia-2": "glogau"},
            "asked": [{"frame": "distribute", "power": "prussia", "left": 1, "given": [8]}],
        },
    ],
)
def test_numbers_given_so_far_must_be_lawful(fields: dict[str, Any]) -> None:
    """A division that has begun unlawfully is refused."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    assert caught.value.where.startswith("asked[")


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_the_seed_of_a_position_is_a_whole_number(seed: Any) -> None:
    """A seed given beside the position is held to the same as one in it."""
    with pytest.raises(Unreadable) as caught:
        pragmatica.from_position(position().to_position(), seed=seed)
    assert caught.value.where == "seed"


@pytest.mark.parametrize("options", [{}, {"stack_partners": "allied", "hussar_shortfall": "maximal_subset"}])
def test_positions_fit_the_schema(options: dict[str, Any]) -> None:
    """Positions of a random match are valid by the JSON Schema."""
    check = jsonschema.Draft202012Validator(SCHEMA)
    match, rng = new(3, **options), Random(3)
    while match.outcome is None:
        check.validate(match.to_position())
        play(match, rng, 5)
    check.validate(match.to_position())


def test_in_the_set_up_generals_who_are_not_named_are_where_they_start() -> None:
    """A position of the set-up needs no pieces."""
    written = position(stage="setup", asked=[{"frame": "divide_troops"}]).to_position()
    begun = pragmatica.new("maria", scenario="introductory", players=3, seed=1).to_position()
    assert written["pieces"] == begun["pieces"]
