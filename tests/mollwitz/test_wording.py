"""Mollwitz in words: every question, answer, event and outcome of whole games, in every language."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica.core.odds import Odds
from pragmatica.mollwitz.game import GAME
from pragmatica.mollwitz.kept.sums import PARTS
from pragmatica.mollwitz.wording import Words


def odds_told(words: Words, odds: Odds) -> set[str]:
    """The texts of chances."""
    told = {words.name(f"roll:{roll.id}") for roll in odds.rolls}
    told |= {words.name(f"part:{part.id}") for roll in odds.rolls for part in (*roll.parts, *roll.against)}
    return told | ({words.reason(odds.reason)} if odds.reason is not None else set())


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("scenario", ["romer", "battle"])
def test_whole_games_can_be_told(language: str, scenario: str) -> None:
    """Nothing that a game asks, offers or reports lacks a text or an argument of it."""
    words, rng = Words(language, GAME.board()[1]), Random(1)
    match = pragmatica.new("mollwitz", scenario=scenario, players=2, seed=2)
    told: set[str] = set()
    while match.outcome is None:
        for decision in match.pending.values():
            told |= {words.decision(decision, part) for part in ("", "why", "help")}
        seat = rng.choice(list(match.pending))
        offers = match.legal(seat)
        told |= {words.action(action) for action in rng.sample(offers, min(len(offers), 6))}
        if rng.random() < 0.05:
            told |= odds_told(words, match.odds(seat, rng.choice(offers)))
        for event in match.apply(seat, rng.choice(offers)):
            told |= {
                words.event(seen) for viewer in (*match.seats, None) if (seen := event.seen_by(viewer)) is not None
            }
    told.add(words.outcome(match.outcome))
    assert len(told) > 800
    assert not [text for text in told if "{" in text or "unit:" in text or "hex:" in text or "P_" in text]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_part_of_a_sum_has_a_name(language: str) -> None:
    """Whatever is added to a die, or what it is held against, is called something."""
    words = Words(language, GAME.board()[1])
    assert all(words.name(f"part:{name}") for _, name, _, _ in PARTS)


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("hex:0312", "0312", "0312"),
        ("leader:P_L_FRIED", "King Frederick II", "King Frederick II"),
        ("wing:P_L1", "Prussian first line", "pierwsza linia pruska"),
        ("seat:austria", "Austria", "Austria"),
        ("12", "12", "12"),
    ],
)
def test_things_have_names(name: str, english: str, polish: str) -> None:
    """Names come from the board and from the catalogues."""
    board = GAME.board()[1]
    assert (Words("en", board).name(name), Words("pl", board).name(name)) == (english, polish)
