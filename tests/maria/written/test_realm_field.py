"""Positions of the advanced game: what they may leave out, and how a faulty one is refused."""

from __future__ import annotations

import json
from importlib import resources
from random import Random
from typing import Any

import jsonschema
import pytest

import pragmatica
from pragmatica import Match, Unreadable
from pragmatica.maria.forms.decisions_advanced import Relocate

HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria", "scenario": "advanced"}
SCHEMA = json.loads(
    resources.files("pragmatica.maria").joinpath("data/position.schema.json").read_text(encoding="utf-8")
)
CONTRACT = {"giver": "france", "receiver": "prussia", "turns_left": 2}
VOTE = {"form": "vote", "power": "prussia", "candidate": "charles"}
PROPOSAL = {"number": 4, "proposer": "louis", "answering": "frederick", "clauses": [VOTE]}
AGREED = {"parties": ["louis", "frederick"], "clause": VOTE}
SILESIA = dict.fromkeys(("glogau", "liegnitz", "breslau", "brieg", "cosel", "glatz", "neisse"), "austria")
FLEMISH = {"pragmatic-1": "hannover", "austria-6": "bruessel"}


def position(**fields: Any) -> Match:
    """A match of the advanced game from a position with these fields."""
    return pragmatica.from_position(HEAD | fields)


def test_an_empty_position_begins_with_politics() -> None:
    """Nothing but the head: two political cards are revealed, and gone again where nobody has cards to choose with."""
    match = position(pieces={"austria-5": "koeniggraetz"})
    assert len(match.observe(None).realm.used) == 2
    assert match.pending["maria_theresa"].rule == "M-7.1"


def test_the_pools_take_what_lies_nowhere_else() -> None:
    """Pools that are not named are what a power has less what is placed."""
    markers = {"glogau": "prussia", "liegnitz": "prussia", "eger": "france"}
    silesia = dict.fromkeys(("breslau", "brieg", "cosel", "glatz", "neisse"), "austria")
    match = position(markers=markers | silesia, realm={"battle_boxes": {"austria": 2}})
    pools = {one.power: one.pool for one in match.observe(None).realm.pools}
    assert pools == {"prussia": 11, "france": 10, "pragmatic": 8, "austria": 1}


@pytest.mark.rule("D-6")
def test_silesias_markers_may_come_from_elsewhere() -> None:
    """With the option by which they are no part of the pools, the pools are full at the start."""
    match = position(options={"silesia_markers_from_pool": False})
    assert {one.power: one.pool for one in match.observe(None).realm.pools}["prussia"] == 13


@pytest.mark.rule("M-4.4", "M-19.17", "M-17.86")
def test_who_starts_in_a_box_is_there() -> None:
    """The Prussian general and the second train wait in their boxes until nothing holds them there any more."""
    places = {one.id: one.status for one in position().observe(None).pieces}
    assert (places["prussia-4"], places["prussia-train-2"], places["prussia-1"]) == ("box", "box", "off")
    later = position(realm={"annexed": True, "tracks": {"russia": "rus2"}})
    places = {one.id: one.status for one in later.observe(None).pieces}
    assert (places["prussia-4"], places["prussia-train-2"]) == ("off", "off")


@pytest.mark.rule("M-23.1")
def test_a_match_may_end_as_its_phase_begins() -> None:
    """Who has placed his last marker has won at the end of the stage."""
    match = position(stage="austria-pragmatic", markers=SILESIA | {"berlin": "austria"})
    assert match.outcome is not None
    assert match.outcome.winners == ("maria_theresa",)


@pytest.mark.rule("M-10.52", "M-19.14", "M-19.17")
def test_annexed_silesia_goes_without_saying() -> None:
    """After the peace its fortresses bear Prussian markers, one lies in its box, and Saxony is neutral."""
    seen = position(realm={"annexed": True}).observe(None)
    neisse = next(one for one in seen.fortresses if one.city == "neisse")
    assert (neisse.controller, neisse.marker, seen.realm.saxony.status) == ("prussia", "prussia", "neutral")
    assert {one.power: one.pool for one in seen.realm.pools}["prussia"] == 13 - 7 - 1


@pytest.mark.rule("M-10.18")
def test_rounds_go_without_saying() -> None:
    """A turn of moving may be asked alone; so may a vote."""
    match = position(
        stage="austria-pragmatic",
        phase="movement",
        asked=[{"frame": "pick_in_turn", "seat": "frederick"}],
        pieces=FLEMISH,
    )
    match.apply("frederick", "end")
    assert list(match.pending) == ["maria_theresa"]


def test_active_powers_may_be_named() -> None:
    """In a stage that Saxony has left in its middle only Prussia acts."""
    match = position(
        stage="prussia-saxony",
        phase="movement",
        active=["prussia"],
        asked=[{"frame": "pick_piece", "seat": "frederick"}],
        pieces={"prussia-1": "berlin", "saxony-1": "dresden"},
    )
    assert match.observe(None).acting == ["prussia"]


@pytest.mark.rule("M-19.35", "M-Q.9")
def test_a_parting_may_be_under_way() -> None:
    """While a Saxon leaves the stack of a former friend the two still share a city."""
    asked: list[dict[str, Any]] = [
        {"frame": "joined", "status": "austrian_ally"},
        {"frame": "relocate", "cause": "parting", "pieces": ["saxony-1"]},
    ]
    match = position(
        stage="prussia-saxony",
        phase="movement",
        asked=asked,
        pieces={"prussia-1": "plauen", "saxony-1": "plauen"},
        realm={"tracks": {"saxony": "sax6"}},
    )
    assert isinstance(match.pending["maria_theresa"], Relocate)


@pytest.mark.parametrize("players", [2, 3])
def test_positions_fit_the_schema(players: int) -> None:
    """Positions of a random match are valid by the JSON Schema."""
    check = jsonschema.Draft202012Validator(SCHEMA)
    match, rng = pragmatica.new("maria", scenario="advanced", players=players, seed=5), Random(5)
    for step in range(500):
        if step % 10 == 0:
            check.validate(match.to_position())
        seat = rng.choice(list(match.pending))
        extra = match.extra(seat)
        match.apply(seat, rng.choice(extra if extra and rng.random() < 0.2 else match.legal(seat)))


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"realm": []}, "realm"),
        ({"realm": {"hat": 1}}, "realm.hat"),
        ({"scenario": "introductory", "realm": {}}, "realm"),
        ({"turn": 13}, "turn"),
        ({"stage": "winter", "turn": 4}, "turn"),
        ({"stage": "politics", "phase": "movement"}, "phase"),
        ({"stage": "politics", "asked": [], "active": ["england"]}, "active[0]"),
        ({"stage": "politics", "asked": [], "active": ["prussia", "prussia"]}, "active"),
        ({"pieces": {"bavaria-1": "box"}}, "pieces.bavaria-1.at"),
        ({"pieces": {"austria-train-1": "box"}}, "pieces.austria-train-1.at"),
        ({"pieces": {"france-1": {"at": "box", "troops": 0}}}, "pieces.france-1.troops"),
        (
            {"pieces": {"prussia-1": "dresden", "saxony-1": "dresden"}, "realm": {"tracks": {"saxony": "sax6"}}},
            "pieces.saxony-1.at",
        ),
        ({"markers": {"koeln": "france"}}, "markers.koeln"),
        ({"markers": {"praha": "bavaria"}}, "markers.praha"),
        ({"realm": {"pools": {"bavaria": 1}}}, "realm.pools.bavaria"),
        ({"realm": {"pools": {"france": 1.5}}}, "realm.pools.france"),
        ({"realm": {"battle_boxes": {"france": 3}}}, "realm.battle_boxes.france"),
        ({"realm": {"set_aside": {"france": -1}}}, "realm.set_aside.france"),
        ({"realm": {"boxes": {"silesia": "saxony"}}}, "realm.boxes.silesia"),
        ({"realm": {"boxes": {"pocket": "france"}}}, "realm.boxes.pocket"),
        ({"realm": {"boxes": {"electors": "france"}}}, "realm.boxes.electors"),
        ({"realm": {"electors": {"berlin": "france"}}}, "realm.electors.berlin"),
        ({"realm": {"electors": {"koeln": "austria"}}}, "realm.electors.koeln"),
        ({"realm": {"tracks": {"saxony": "rus1"}}}, "realm.tracks.saxony"),
        ({"realm": {"tracks": {"poland": "rus1"}}}, "realm.tracks.poland"),
        ({"realm": {"display": {"saxony": []}}}, "realm.display.saxony"),
        ({"realm": {"display": {"france": ["d1-hearts-11"]}}}, "realm.display.france"),
        ({"realm": {"turned": {"france": "d1-hearts-7"}}}, "realm.turned.france"),
        ({"realm": {"placed": {"france": ["d1-hearts-7"]}}}, "realm.placed.france"),
        ({"hands": {"france": ["d1-hearts-7"]}, "realm": {"placed": {"france": "d1-hearts-7"}}}, "realm.placed.france"),
        ({"realm": {"placed": {"france": "d2-hearts-7"}}}, "realm.placed.france"),
        ({"realm": {"trump": "gold"}}, "realm.trump"),
        ({"realm": {"victor": "england"}}, "realm.victor"),
        ({"realm": {"offer": ["kaiserwahl"]}}, "realm.offer"),
        ({"realm": {"offer": ["russland"], "used": ["russland"]}}, "realm.used"),
        ({"realm": {"undrawn": ["russland", "russland"]}}, "realm.undrawn"),
        ({"realm": {"undrawn": ["russland"], "used": []}}, "realm.undrawn"),
        ({"realm": {"undrawn": ["kaiserwahl"], "election": "held"}}, "realm.election"),
        ({"realm": {"election": "lost"}}, "realm.election"),
        ({"realm": {"offer": ["neapel"]}}, "realm.offer"),
        (
            {"stage": "hussars", "asked": [{"frame": "place_hussar"}], "realm": {"offer": ["neapel"]}},
            "realm.offer",
        ),
        ({"realm": {"incomes": {"england": {}}}}, "realm.incomes.england"),
        ({"realm": {"incomes": {"france": {"year": 1}}}}, "realm.incomes.france.year"),
        ({"realm": {"england": 1}}, "realm.england"),
        ({"realm": {"neutral_until": 3}}, "realm.neutral_until"),
        ({"realm": {"annexed": True, "neutral_until": 99}}, "realm.neutral_until"),
        ({"realm": {"saxony_left": 2}}, "realm.saxony_left"),
        ({"realm": {"forsaken": "prussia-train-1"}}, "realm.forsaken"),
        ({"realm": {"winters": [{}, {}, {}, {}, {}]}}, "realm.winters"),
        ({"realm": {"winters": [{"bavaria": 1}]}}, "realm.winters[0].bavaria"),
        ({"realm": {"contracts": [CONTRACT, CONTRACT]}}, "realm.contracts[1]"),
        ({"realm": {"contracts": [CONTRACT | {"receiver": "austria"}]}}, "realm.contracts[0]"),
        ({"realm": {"contracts": [CONTRACT | {"turns_left": 0}]}}, "realm.contracts[0].turns_left"),
        ({"realm": {"contracts": [CONTRACT | {"cancellable": 1}]}}, "realm.contracts[0].cancellable"),
        ({"realm": {"contracts": [{"giver": "france"}]}}, "realm.contracts[0].receiver"),
        ({"realm": {"agreements": [AGREED | {"parties": ["louis"]}]}}, "realm.agreements[0].parties"),
        ({"realm": {"agreements": [AGREED | {"parties": ["louis", "louis"]}]}}, "realm.agreements[0].parties"),
        ({"realm": {"agreements": [AGREED | {"clause": {"form": "hug"}}]}}, "realm.agreements[0].clause.form"),
        (
            {"realm": {"agreements": [AGREED | {"clause": VOTE | {"candidate": "x"}}]}},
            "realm.agreements[0].clause.candidate",
        ),
        ({"realm": {"agreements": [AGREED | {"clause": VOTE | {"until": 3}}]}}, "realm.agreements[0].clause.until"),
        ({"realm": {"proposals": [PROPOSAL, PROPOSAL]}}, "realm.proposals[1].number"),
        ({"realm": {"proposals": [PROPOSAL | {"answering": "louis"}]}}, "realm.proposals[0].answering"),
        ({"realm": {"proposals": [PROPOSAL | {"clauses": []}]}}, "realm.proposals[0].clauses"),
        ({"realm": {"proposals": [PROPOSAL | {"clauses": [VOTE] * 5}]}}, "realm.proposals[0].clauses"),
        ({"realm": {"proposals": [PROPOSAL | {"clauses": [{"form": "vote"}]}]}}, "realm.proposals[0].clauses[0].power"),
        ({"realm": {"drafts": {"england": []}}}, "realm.drafts.england"),
        ({"realm": {"drafts": {"louis": [{"form": "vote"}, VOTE]}}}, "realm.drafts.louis[0].power"),
        ({"realm": {"drafts": {"louis": [{"form": "words", "text": "a\nb"}]}}}, "realm.drafts.louis[0].text"),
        ({"over": {"winner": "louis", "reason": "both-have-enough"}}, "over.reason"),
    ],
)
def test_a_faulty_position_names_the_field(fields: dict[str, Any], where: str) -> None:
    """The error says which field cannot be read."""
    with pytest.raises(Unreadable) as caught:
        position(**fields)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("at", "asked", "where"),
    [
        ("politics", [{"frame": "place_card", "power": "saxony"}], "asked[0].power"),
        ("politics", [{"frame": "name_trump"}], "asked[0]"),
        ("politics", [{"frame": "subsidy"}], "asked[0].frame"),
        ("politics", [{"frame": "execute", "power": "prussia", "political": "russland"}], "asked[0].frame"),
        ("politics", [{"frame": "choose", "order": ["saxony"]}], "asked[0].order"),
        (
            "politics",
            [{"frame": "choose", "order": ["prussia"], "announced": {"poland": 1}}],
            "asked[0].announced.poland",
        ),
        (
            "politics",
            [{"frame": "choose", "order": ["prussia"], "spared": {"power": "prussia"}}],
            "asked[0].spared.political",
        ),
        (
            "politics",
            [{"frame": "corps_course"}, {"frame": "welcome", "power": "prussia", "general": "prussia-4"}],
            "asked[1].general",
        ),
        (
            "politics",
            [{"frame": "corps_course"}, {"frame": "give_way", "power": "prussia", "general": "prussia-1"}],
            "asked[1].general",
        ),
        ("politics", [{"frame": "corps_course"}, {"frame": "send_corps", "power": "prussia"}], "asked[1].power"),
        ("politics", [{"frame": "joined", "status": "happy"}], "asked[0].status"),
        ("politics", [{"frame": "saxon_return", "general": "saxony-1"}], "asked[0].general"),
        (
            "politics",
            [{"frame": "move_marker", "power": "prussia", "political": "russland", "arrow": 0}],
            "asked[0].frame",
        ),
        ("end-of-turn", [{"frame": "vote", "cities": ["praha"]}], "asked[0].cities"),
        ("end-of-turn", [{"frame": "vote", "cities": ["berlin", "berlin"], "francis": 7}], "asked[0].cities"),
        ("end-of-turn", [{"frame": "vote", "cities": ["berlin"], "francis": 1}], "asked[0].cities"),
        ("politics", [{"frame": "serve_first", "power": "france", "income": 1}], "asked[0].frame"),
        (
            "politics",
            [{"frame": "drawing"}, {"frame": "serve_first", "power": "france", "income": 1}],
            "asked[0].frame",
        ),
        ("politics", [{"frame": "rounds", "seat": "louis"}], "asked[0].frame"),
        ("politics", [{"frame": "rounds", "seat": "louis", "dispute": "loud"}], "asked[0].dispute"),
        (
            "politics",
            [
                {"frame": "rounds", "seat": "frederick"},
                {"frame": "move_consent", "mover": "stack-pragmatic-1", "asking": "frederick"},
            ],
            "asked[0].frame",
        ),
        ("politics", [{"frame": "annexation", "step": "party"}, {"frame": "receive_train"}], "asked[0].step"),
        ("politics", [{"frame": "relocate", "cause": "peace", "pieces": ["austria-1"]}], "asked[0].frame"),
    ],
)
def test_a_faulty_question_names_the_field(at: str, asked: Any, where: str) -> None:
    """A question that cannot be read, or makes no sense in this position, is refused."""
    with pytest.raises(Unreadable) as caught:
        position(stage=at, asked=asked)
    assert caught.value.where == where
