"""The words of the games: explained in every language, found in the rules, and each with rules that speak of it."""

from __future__ import annotations

import re

import pytest

from pragmatica import wording
from pragmatica.core import register
from pragmatica.core.glossary import Term, known, terms
from pragmatica.core.rules import rules

GAMES = register.shipped()
EVERY = [(game, language) for game in GAMES for language in wording.LANGUAGES]


def pattern(term: Term) -> re.Pattern[str]:
    """What the page looks for: whole words, those with a star with any ending."""
    ways = [r"\s+".join(re.escape(word).replace(r"\*", r"\w*") for word in way.split(" ")) for way in term.find]
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)")


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained_in_every_language(game: str) -> None:
    """No word lacks a language, and none is explained twice."""
    assert set(known(game)) == set(wording.LANGUAGES)
    assert len({term.id for term in terms(game)}) == len(terms(game)) > 30


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_word_is_found_in_the_rules(game: str, language: str) -> None:
    """What is looked for occurs in the rules of its language, in one of the ways in which it can be written."""
    text = "\n".join(rule.text for rule in rules(game, language))
    for term in terms(game, language):
        assert pattern(term).search(text), term.id


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_two_words_look_alike(game: str, language: str) -> None:
    """A way to write a word leads to one explanation, and names differ."""
    ways = [way.lower() for term in terms(game, language) for way in term.find]
    assert [way for way in ways if ways.count(way) > 1] == []
    assert len({term.term for term in terms(game, language)}) == len(terms(game, language))


@pytest.mark.parametrize("game", GAMES)
def test_rules_of_words_are_rules(game: str) -> None:
    """Every number that a word names is told."""
    told = {rule.id for rule in rules(game)}
    assert [(term.id, ident) for term in terms(game) for ident in term.rules if ident not in told] == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_explanations_are_short_sentences(game: str, language: str) -> None:
    """A card holds at most three sentences, and ends with a full stop."""
    for term in terms(game, language):
        assert term.text.endswith("."), term.id
        assert 10 < len(term.text) <= 200, (term.id, len(term.text))


def test_a_language_without_words_is_told_in_english() -> None:
    """And says so."""
    assert {term.language for term in terms(GAMES[0], "hu")} == {"en"}
