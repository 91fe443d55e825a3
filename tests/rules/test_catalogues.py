"""The catalogues: a text for everything that is said, in every language, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import BaseNode, Message, VariableReference

import pragmatica
from pragmatica import wording
from pragmatica.core import register, verifying
from tests import offers

OF_ALL = {
    "core-event-undone",
    "core-not-your-turn",
    "core-match-over",
    "core-not-offered",
    "core-batch-shown",
    "core-batch-asked",
    "core-batch-unclear",
    "core-free-actions-used",
    "core-no-instructions",
    "core-instructions-used",
    "core-odds-untold",
    "core-odds-hidden",
    *re.findall(r"core-verify-[a-z-]+", Path(verifying.__file__).read_text(encoding="utf-8")),
}
WANTED = {"": lambda: OF_ALL, **{game: one.wanted for game, one in offers.GAMES.items()}}
GAMES = [*WANTED]  # "" is the house
SPOKEN = [  # what ships is told in every language, a game of others in those that it brings
    (language, game)
    for game in GAMES
    for language in wording.LANGUAGES
    if game in ("", *register.shipped()) or wording.messages(language, game)
]


def patterns(message: Message) -> dict[str, BaseNode]:
    """The value and the attributes of a message, by their ids."""
    found: dict[str, BaseNode] = {} if message.value is None else {message.id.name: message.value}
    return found | {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}


def variables(node: object) -> set[str]:
    """Names of the variables in a pattern."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    if isinstance(node, BaseNode):
        return {name for child in vars(node).values() for name in variables(child)}
    return {name for child in node for name in variables(child)} if isinstance(node, list) else set()


def is_form(ident: str) -> bool:
    """Whether a text is a form of a name, which only some languages have."""
    return ident.partition(".")[2] in wording.FORMS


def plain(names: set[str]) -> set[str]:
    """Variables without those that ask for a form of a name, which stand for the name."""
    return {
        base if base and form in wording.FORMS else name for name in names for base, _, form in [name.rpartition("_")]
    }


def texts(language: str, game: str) -> dict[str, set[str]]:
    """Ids of all texts of a game, or of the house, in a language, with their variables."""
    return {
        ident: variables(pattern)
        for message in wording.messages(language, game).values()
        for ident, pattern in patterns(message).items()
    }


@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_nothing_is_without_words(language: str, game: str) -> None:
    """Every question, answer, event, refusal, option, outcome and name has its text."""
    assert WANTED[game]() - set(texts(language, game)) == set()


@pytest.mark.parametrize(("language", "game"), [one for one in SPOKEN if one[0] != wording.FALLBACK])
def test_languages_say_the_same(language: str, game: str) -> None:
    """Every language has the texts of the first one, with the same variables."""
    first, other = texts(wording.FALLBACK, game), texts(language, game)
    assert set(first) ^ {ident for ident in other if not is_form(ident)} == set()
    assert {ident for ident, names in first.items() if not plain(other[ident]) <= names} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_wasted(game: str) -> None:
    """No text that the engine may ask for is left that nothing asks for."""
    shown_elsewhere = offers.GAMES[game].ELSEWHERE if game else {"core-ruling"}
    ids = {one.split(".")[0] for one in texts(wording.FALLBACK, game)}
    elsewhere = (
        "web-",
        "cli-",
        "error-",
        "table-event-",
        "table-outcome-",
        "mail-",
        "post-",
        f"{game or 'core'}-written",  # each is asked for by a check of positions
        "asked-",
        "moment-",
        f"{game}-lesson-",
        f"{game}-lessons-",
        f"{game}-puzzle-",
        f"{game}-puzzles-",
    )
    others = {one for one in ids if one.startswith(elsewhere)}
    assert ids - {one.split(".")[0] for one in WANTED[game]()} - shown_elsewhere - others == set()


def test_a_missing_text_falls_back() -> None:
    """An unknown message is an error; an unknown language too."""
    with pytest.raises(KeyError):
        wording.Catalogue("en", "couriers").text("couriers-decision-nothing")
    with pytest.raises(pragmatica.Unreadable):
        wording.text("xx", "core-match-over")
