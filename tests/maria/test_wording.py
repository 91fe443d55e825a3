"""Maria in words: every question, answer, event and outcome of whole games."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica.core.errors import Reason
from pragmatica.maria.forms.decisions_advanced import ExecuteCard
from pragmatica.maria.game import GAME
from pragmatica.maria.wording import Words
from tests.maria.moments import movement


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("scenario", ["introductory", "advanced"])
def test_whole_games_can_be_told(language: str, players: int, scenario: str) -> None:
    """Nothing that a game asks, offers or reports lacks a text or an argument of it."""
    words, rng = Words(language, GAME.board()[1]), Random(1)
    match = pragmatica.new("maria", scenario=scenario, players=players, seed=players)
    told: set[str] = set()
    while match.outcome is None:
        for seat, decision in match.pending.items():
            told |= {words.decision(decision, part) for part in ("", "why", "help")}
            told |= {words.action(action) for action in [*match.legal(seat), *match.extra(seat)]}
        seat = rng.choice(list(match.pending))
        free = match.extra(seat) if rng.random() < 0.05 else []
        for event in match.apply(seat, rng.choice(free or match.legal(seat))):
            told |= {words.event(seen) for viewer in match.seats if (seen := event.seen_by(viewer)) is not None}
        if match.undoable(seat) and rng.random() < 0.1:
            seen = match.undo(seat)[0].seen_by(seat)
            assert seen is not None, "whoever takes a step back is told"
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
        ("political:neapel", "Naples", "Neapol"),
        ("track:italy", "Italy", "Włochy"),
        ("field:sax2", "Prussia’s ally, the start", "sojusznik Prus, początek"),
        ("box:emperor", "Emperor", "Cesarz"),
        ("offmap:ostpreussen", "East Prussia", "Prusy Wschodnie"),
        ("candidate:charles", "Charles Albert of Bavaria", "Karol Albert Bawarski"),
        ("status:neutral", "neutral", "neutralna"),
        ("area:silesia", "Silesia", "Śląsk"),
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
    assert words.decision(match.pending["frederick"], "why") == "Erbprinz Leopold stands in Sagan."


def test_the_pragmatic_army_has_its_article_in_a_sentence() -> None:
    """With a capital where it begins one; alone, and in what a player has written, nothing is added or changed."""
    words = Words("en", GAME.board()[1])
    draws = {"kind": "cards-drawn", "power": "power:pragmatic", "count": 3}
    text = {"form": "words", "text": "Well. the end"}
    assert words.event(draws) == "The Pragmatic Army draws 3 cards."
    assert words.name("power:pragmatic") == "Pragmatic Army"
    assert words.name("piece:pragmatic-train-1") == "Train 1 of the Pragmatic Army"
    proposed = {"kind": "proposed", "seat": "seat:louis", "answering": "seat:frederick", "clauses": [text]}
    assert "Well. the end" in words.event(proposed)


def test_a_card_chosen_before_is_named() -> None:
    """In the question whether a political card is executed `other` is a political card, elsewhere a piece."""
    words = Words("en", GAME.board()[1])
    asked = ExecuteCard(
        seat="a", version=1, rule="M-24.4", power="france", political="neapel", other="genua", arrows=[]
    )
    assert words.decision(asked) == "France: execute “Naples”?"


def test_a_clause_in_free_words_is_left_as_it_is() -> None:
    """Even if it looks like the name of a thing."""
    words = Words("en", GAME.board()[1])
    assert "power:prussia" in words.clause({"form": "words", "text": "power:prussia"})
    assert "Prussia does not attack Austria" in words.clause(
        {"form": "no-attack", "power": "power:prussia", "other": "power:austria", "until": 3}
    )


@pytest.mark.parametrize(
    ("language", "count", "shown"),
    [
        ("en", 1, "Prussia draws a card."),
        ("en", 3, "Prussia draws 3 cards."),
        ("pl", 1, "Prusy dobierają kartę."),
        ("pl", 3, "Prusy dobierają 3 karty."),
        ("pl", 5, "Prusy dobierają 5 kart."),
    ],
)
def test_numbers_are_inflected(language: str, count: int, shown: str) -> None:
    """Each language counts in its own way."""
    words = Words(language, GAME.board()[1])
    assert words.event({"kind": "cards-drawn", "power": "power:prussia", "count": count}) == shown


def test_names_are_inflected() -> None:
    """A Polish sentence has its names in the case that it needs, and its verb in their number."""
    words = Words("pl", GAME.board()[1])
    fields = {"kind": "contract-ended", "giver": "power:france", "receiver": "power:prussia"}
    taken = {"kind": "conquered", "city": "city:eger"}

    assert words.event(fields) == "Francja nie płaci już subsydium Prusom."
    assert words.event({**taken, "power": "power:france"}) == "Francja zdobywa Eger."
    assert words.event({**taken, "power": "power:prussia"}) == "Prusy zdobywają Eger."


@pytest.mark.parametrize(("power", "told"), [("prussia", "Prusy nie działają"), ("france", "Francja nie działa")])
def test_a_wrong_position_is_told_in_the_number_of_its_power(power: str, told: str) -> None:
    """In Polish Prussia is many."""
    words = Words("pl", GAME.board()[1])
    reason = Reason("M-5.1", "maria-written-does-not-act", {"power": f"power:{power}"})
    assert words.reason(reason) == f"{told} w tym etapie"


def test_a_sentence_that_ends_with_a_question_has_one_mark() -> None:
    """“Military Aid?” ends the sentence by itself."""
    words = Words("en", GAME.board()[1])
    revealed = {"kind": "political-revealed", "political": ["political:neapel", "political:waffenhilfe"]}

    assert words.event(revealed) == "On offer: Naples, Military Aid?"


def test_less_than_nothing_has_a_minus_sign() -> None:
    """A hyphen is none."""
    words = Words("en", GAME.board()[1])
    played = {"kind": "card-played", "power": "power:prussia", "card": "card:d1-spades-5", "value": 5, "score": -11}

    assert "−11" in words.event(played)
