"""Ancien Régime in words: every question, answer, event and outcome of whole games."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica.ancien_regime.game import GAME
from pragmatica.ancien_regime.wording import Words

ASKED = (
    "land:holland",
    "land:alps",
    "general:france-1",
    "general:prussia-2",
    "power:france",
    "power:ottoman",
    "battle-card:3",
    "status:french",
    "garrison:holland",
    "turn:3",
)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("scenario", "players"), [("1740", 4), ("1756", 7)])
def test_whole_games_can_be_told(language: str, scenario: str, players: int) -> None:
    """Nothing that a game asks, offers, refuses or reports lacks a text or an argument of it."""
    words, rng = Words(language, GAME.board()[1]), Random(1)
    match = pragmatica.new(GAME.id, scenario=scenario, players=players, seed=players, options={"round_limit": "6"})
    told: set[str] = set()
    while match.outcome is None:
        for seat, decision in match.pending.items():
            told |= {words.decision(decision, part) for part in ("", "why", "help")}
            told |= {words.action(action) for action in match.legal(seat)}
        seat = rng.choice(list(match.pending))
        told |= {words.reason(reason) for reason in match.why_not(seat, rng.choice(ASKED))}
        for event in match.apply(seat, rng.choice(match.legal(seat))):
            told |= {words.event(seen) for viewer in match.seats if (seen := event.seen_by(viewer)) is not None}
    told.add(words.outcome(match.outcome))
    assert len(told) > 800
    assert not [text for text in told if "{" in text or ":" in text.replace(": ", "")]


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("land:koeln", "Köln", "Köln"),
        ("general:prussia-1", "Prussian General 1", "Generał pruski 1"),
        ("power:ottoman", "Ottoman Empire", "Imperium Osmańskie"),
        ("seat:britain", "Great Britain", "Wielka Brytania"),
        ("battle-card:4", "4", "4"),
        ("status:neutral", "neutral", "Neutralność"),
        ("slot:drill", "Drill", "Musztra"),
        ("route:sr_britain_london_holland", "sea route London–Holland", "szlak morski London–Holland"),
        ("12", "12", "12"),
    ],
)
def test_things_have_names(name: str, english: str, polish: str) -> None:
    """Names come from the board and from the catalogues."""
    board = GAME.board()[1]
    assert (Words("en", board).name(name), Words("pl", board).name(name)) == (english, polish)


def test_a_question_is_asked_in_a_sentence() -> None:
    """The title of a question names its power, for a player may decide for several."""
    match = pragmatica.new(GAME.id, scenario="1740", players=7, seed=1)
    match.apply("prussia", "prussia-1")
    words = Words("en", GAME.board()[1])
    assert words.decision(match.pending["britain"]) == "Great Britain: which card is discarded?"
    assert words.decision(match.pending["france"]) == "France: what is bought?"


def test_articles_stand_in_sentences_alone() -> None:
    """English says "the Ottoman Empire" within a sentence, "The" where it begins one; as a label it is bare."""
    words = Words("en", GAME.board()[1])
    draws = words.event({"kind": "cards-drawn", "power": "power:ottoman", "count": 1})
    taking = {"power": "power:france", "minor": "power:ottoman", "kept": True, "former": None, "cost": 0}
    taken = words.event({"kind": "control-taken", **taking})
    assert (draws, taken) == ("The Ottoman Empire draws a card.", "France keeps control of the Ottoman Empire.")
    assert words.name("power:ottoman") == "Ottoman Empire"
