"""Redrawing in the advanced game: what a twin keeps of the real match and what it draws anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.maria import answering
from pragmatica.maria.kept.board import POWERS
from pragmatica.maria.kept.state import State

HEAD = {"format": "pragmatica-position", "version": 1, "game": "maria", "scenario": "advanced"}
FRANCE, PRUSSIA, SAXONY, AUSTRIA = (POWERS.index(name) for name in ("france", "prussia", "saxony", "austria"))
LOUIS, FREDERICK = 1, 2


def at(asked: list[dict[str, Any]], stage: str = "politics", phase: str | None = None, **fields: Any) -> Match:
    """A match in which these questions are open."""
    return pragmatica.from_position(HEAD | {"stage": stage, "phase": phase, "asked": asked} | fields)


def inside(match: Match) -> State:
    """The state itself, with all its secrets."""
    assert isinstance(match.state, State)
    return match.state


def twins(match: Match, viewer: str | None, count: int = 30) -> list[State]:
    """The states of many twins of a match."""
    rng = Random(1)
    return [inside(match.resample(viewer, rng)) for _ in range(count)]


def placing(**fields: Any) -> Match:
    """France is to place a card; Prussia has placed a spade of the first deck."""
    cards: dict[str, Any] = {"hands": {"prussia": ["d1-hearts-7"], "france": ["d1-clubs-3"]}, "decks_used": 2}
    realm = {"placed": {"prussia": "d1-spades-5"}}
    return at([{"frame": "place_card", "power": "france"}], realm=realm, **cards, **fields)


@pytest.mark.rule("M-17.32")
def test_a_placed_card_is_drawn_anew() -> None:
    """Other seats' twins have any card of the same back there; the owner's have the real one."""
    board = inside(placing()).board
    found = {one.realm.placed[PRUSSIA] for one in twins(placing(), "louis")}
    assert {board.card_deck[card] for card in found} == {0}
    assert len(found) > 15
    assert {one.realm.placed[PRUSSIA] for one in twins(placing(), "frederick")} == {board.card_number["d1-spades-5"]}


def test_no_card_is_in_two_places() -> None:
    """Hands, pile and placed cards of a twin are those of the real match."""
    for one in twins(placing(), None):
        cards = [*one.pile, one.realm.placed[PRUSSIA], *(card for hand in one.hands for card in hand)]
        assert sorted(cards) == list(range(76))


@pytest.mark.rule("M-21.4")
def test_drafts_of_others_are_drawn_anew() -> None:
    """A seat keeps its own draft; of the others' it does not even know whether there is one."""
    draft = [{"form": "peace", "power": "prussia"}]
    realm = {"placed": {}, "drafts": {"frederick": draft, "louis": draft}}
    match = at([{"frame": "place_card", "power": "france"}], realm=realm)
    own = {one.realm.drafts[FREDERICK] for one in twins(match, "frederick")}
    others = {one.realm.drafts[LOUIS] for one in twins(match, "frederick")}
    assert own == {inside(match).realm.drafts[FREDERICK]}
    assert () in others
    assert len(others) > 5


@pytest.mark.rule("M-13.22")
def test_winter_scores_are_drawn_anew() -> None:
    """Nobody knows them, not even a power its own; minor powers have none."""
    realm = {"winters": [{"prussia": 9, "france": 10, "pragmatic": 8, "austria": 7}]}
    match = at([{"frame": "place_card", "power": "france"}], turn=4, realm=realm)
    found = [one.realm.scores for one in twins(match, "frederick")]
    assert len({one[PRUSSIA] for one in found}) > 5
    assert {(one[SAXONY], len(one)) for one in found} == {(0, 6)}


@pytest.mark.rule("M-13.22")
def test_opened_scores_stay() -> None:
    """When the match is over all have seen them."""
    realm = {"winters": [{"prussia": 9, "france": 10, "pragmatic": 8, "austria": 7}] * 4}
    end = {"winner": "maria_theresa", "reason": "winter-scores"}
    over = pragmatica.from_position(HEAD | {"turn": 12, "stage": "end-of-turn", "over": end, "realm": realm})
    assert {one.realm.scores[PRUSSIA] for one in twins(over, "louis")} == {9}


@pytest.mark.rule("M-19.36")
def test_saxonys_secrets_belong_to_who_leads_it() -> None:
    """Once it is neutral its cards and troops are known to Maria Theresa and drawn anew for Frederick."""
    match = at(
        [{"frame": "place_card", "power": "austria"}],
        hands={"saxony": ["d1-hearts-7"]},
        realm={"tracks": {"saxony": "sax4"}},
    )
    real = inside(match).hands[SAXONY]
    assert {tuple(one.hands[SAXONY]) for one in twins(match, "maria_theresa")} == {tuple(real)}
    assert len({tuple(one.hands[SAXONY]) for one in twins(match, "frederick")}) > 10


@pytest.mark.rule("M-6.9", "M-3.13")
def test_who_is_in_a_box_counts_in_the_total() -> None:
    """A general beside the map has any number of troops, at least one; the total of his power stays."""
    pieces = {"prussia-1": {"at": "berlin", "troops": 5}, "prussia-4": {"at": "box", "troops": 2}}
    match = at([{"frame": "place_card", "power": "france"}], pieces=pieces)
    board = inside(match).board
    pair = [board.piece_number[one] for one in ("prussia-1", "prussia-4")]
    found = {tuple(one.troops[piece] for piece in pair) for one in twins(match, "louis")}
    assert found == {(first, 7 - first) for first in range(1, 7)}


@pytest.mark.rule("M-17.81", "M-17.82")
def test_who_is_asked_for_a_corps_can_send_one() -> None:
    """With no general on the map the hand must be worth one off it: so it is in every twin."""
    frames: list[dict[str, Any]] = [{"frame": "corps_course", "sent": []}, {"frame": "send_corps", "power": "france"}]
    match = at(frames, hands={"france": ["d1-hearts-7", "d1-hearts-2"]}, realm={"tracks": {"italy": "ita6"}})
    assert all(answering.legal(one, LOUIS) for one in twins(match, "frederick"))
    assert len({tuple(one.hands[FRANCE]) for one in twins(match, "frederick")}) > 10


@pytest.mark.rule("M-11.6", "D-29")
def test_the_beaten_stack_keeps_its_announced_total() -> None:
    """While Saxony wavers before a retreat, what both sides have announced stays, and how it is shared does not."""
    pieces = {
        "prussia-1": {"at": "liegnitz", "troops": 5},
        "prussia-2": {"at": "liegnitz", "troops": 4},
        "prussia-3": {"at": "berlin", "troops": 3},
        "austria-5": {"at": "schweidnitz", "troops": 4},
        "austria-1": {"at": "wien", "troops": 4},
    }
    frames: list[dict[str, Any]] = [
        {"frame": "next_battle"},
        {"frame": "booking", "winner": "austria", "loser": "prussia", "points": 1},
        {
            "frame": "beaten",
            "generals": ["prussia-1", "prussia-2"],
            "winner": "austria-5",
            "length": 2,
            "city": "liegnitz",
            "divides": True,
        },
        {"frame": "shift_saxony", "points": 1},
    ]
    match = at(frames, "austria-pragmatic", "combat", pieces=pieces, options={"edition": "1.0"})
    board = inside(match).board
    first, second, winner = (board.piece_number[one] for one in ("prussia-1", "prussia-2", "austria-5"))
    found = twins(match, "louis")
    assert {one.troops[first] + one.troops[second] for one in found} == {9}
    assert len({one.troops[first] for one in found}) > 3
    assert {one.troops[winner] for one in found} == {4}
