"""The rules as other languages tell them: the same rules, and nothing that the contract does not say."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pragmatica import wording
from pragmatica.core import register
from pragmatica.core.rules import CONTRACT, Rule, languages, rules, translated

GAMES = register.shipped()
TOLD = [(game, language) for game in GAMES for language in languages(game) if language != CONTRACT]
PAIRS = [
    pytest.param(one, other, id=f"{language}-{one.id}")
    for game, language in TOLD
    for one, other in zip(rules(game), rules(game, language), strict=True)
]
NAMES = {"22 Arenberg"}  # headings that are alike in every language
NUMBER = re.compile(r"\d+(?:[.:]\d+)*")
WORDS = {  # from three on: "one", "two" and "both" are often no numbers
    "en": {
        "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "fourteen": 14, "twenty": 20,
    },
    "pl": {
        "trzy": 3, "trzej": 3, "trzech": 3, "trzem": 3, "trzema": 3,
        "cztery": 4, "czterej": 4, "czterech": 4, "czterem": 4, "czterema": 4,
        "pięć": 5, "pięciu": 5, "sześć": 6, "sześciu": 6, "siedem": 7, "siedmiu": 7, "osiem": 8, "ośmiu": 8,
        "dziewięć": 9, "dziewięciu": 9, "dziesięć": 10, "dziesięciu": 10, "jedenaście": 11, "jedenastu": 11,
        "dwanaście": 12, "dwunastu": 12, "czternaście": 14, "czternastu": 14, "dwadzieścia": 20, "dwudziestu": 20,
    },
}  # fmt: skip


def numbers(text: str, language: str) -> Counter[str]:
    """All numbers of a text, in digits or, from three on, in words."""
    words = [str(WORDS[language][word]) for word in re.findall(r"\w+", text.lower()) if word in WORDS[language]]
    return Counter([*NUMBER.findall(text), *words])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_its_rules_in_every_language(game: str) -> None:
    """There is a text of the rules for each language that the pages speak."""
    assert set(languages(game)) == set(wording.LANGUAGES)


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_no_rule_is_left_in_english(game: str, language: str) -> None:
    """Each rule of the contract is told, under headings of the language."""
    told = rules(game, language)
    assert [one.id for one in told if one.language != language] == []
    assert {one.chapter for one in told} & {one.chapter for one in rules(game)} <= NAMES


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_chapters_and_sections_are_the_same(game: str, language: str) -> None:
    """Rules that stand together in English stand together in every language."""
    for of in (lambda one: one.chapter, lambda one: (one.chapter, one.section)):
        pairs = {(of(one), of(other)) for one, other in zip(rules(game), rules(game, language), strict=True)}
        assert len(pairs) == len({first for first, _ in pairs}) == len({second for _, second in pairs})


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_numbers_and_rulings_agree(one: Rule, other: Rule) -> None:
    """A rule says the same numbers, names the same rules and options, and is marked as a ruling, or is not, alike."""
    assert numbers(other.text, other.language) == numbers(one.text, "en")
    assert other.ruling == one.ruling
    assert re.findall(r"`\w+`", other.text) == re.findall(r"`\w+`", one.text)


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_no_english_is_left_in_a_sentence(game: str, language: str) -> None:
    """Words without which English has no sentences do not occur."""
    english = re.compile(r"\b(?:the|of|and|with|which|is|are|not|it|that|be|may)\b", re.IGNORECASE)
    assert [one.id for one in rules(game, language) if english.search(one.text)] == []


def test_what_a_language_does_not_tell_is_told_in_english_under_its_headings() -> None:
    """A rule that is missing stands in its place, marked as English."""
    contract = (Rule("X-1.1", "1 Start", "", "One.", False), Rule("X-1.2", "1 Start", "", "Two.", False))
    told = (Rule("X-1.1", "1 Początek", "", "Raz.", False, "pl"),)

    assert translated(contract, told) == (told[0], Rule("X-1.2", "1 Początek", "", "Two.", False, "en"))
