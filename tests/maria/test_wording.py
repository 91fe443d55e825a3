"""Maria in words: every question, answer, event and outcome of whole games."""

from __future__ import annotations

from random import Random

import pytest

from pragmatica.maria.game import GAME
from pragmatica.maria.wording import Words
from tests.core.games import movement, new


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_can_be_told(language: str, players: int) -> None:
    """Nothing that a game asks, offers or reports lacks a text or an argument of it."""
    words, match, rng = Words(language, GAME.board()[1]), new(seed=players, players=players), Random(1)
    told: set[str] = set()
    while match.outcome is None:
        for seat, decision in match.pending.items():
            told |= {words.decision(decision, part) for part in ("", "why", "help")}
            told |= {words.action(action) for action in [*match.legal(seat), *match.extra(seat)]}
        seat = rng.choice(list(match.pending))
        for event in match.apply(seat, rng.choice(match.legal(seat))):
            told |= {words.event(seen) for viewer in match.seats if (seen := event.seen_by(viewer)) is not None}
        if match.undoable(seat) and rng.random() < 0.1:
            seen = match.undo(seat)[0].seen_by(None)
            assert seen is not None
            told.add(words.event(seen))
    told.add(words.outcome(match.outcome))
    assert len(told) > 300
    assert not [text for text in told if "{" in text or ":" in text.replace(": ", "")]


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("city:koeniggraetz", "Königgrätz", "Königgrätz"),
        ("piece:prussia-1", "Friedrich", "Friedrich"),
        ("piece:prussia-train-1", "Train 1 of Prussia", "Tabor 1 (Prusy)"),
        ("piece:hussar-2", "Hussar 2", "Huzar 2"),
        ("card:d1-spades-5", "5 of spades", "5 pik"),
        ("card:d3-reserve-2", "Reserve", "Reserve"),
        ("seat:maria_theresa", "Maria Theresa", "Maria Teresa"),
        ("power:joint", "Austria and the Pragmatic Army", "Austria i Armia Pragmatyczna"),
        ("12", "12", "12"),
    ],
)
def test_things_have_names(name: str, english: str, polish: str) -> None:
    """Names come from the board and from the catalogues."""
    board = GAME.board()[1]
    assert (Words("en", board).name(name), Words("pl", board).name(name)) == (english, polish)


def test_a_question_is_asked_in_a_sentence() -> None:
    """The title of a question names its things."""
    match = movement()
    match.apply("frederick", "prussia-3")
    words = Words("en", GAME.board()[1])
    assert words.decision(match.pending["frederick"]) == "Where does Erbprinz Leopold go on?"
    assert "0 steps from Sagan" in words.decision(match.pending["frederick"], "why")
