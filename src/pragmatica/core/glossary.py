"""The words of a game, from its `glossary.json`: what a term means, in our own words, and which rules speak of it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from pragmatica.core import register
from pragmatica.core.rules import CONTRACT


@dataclass(frozen=True, slots=True)
class Term:
    """One term. `find`: how it is found in a text, word by word; a word that ends in `*` may go on."""

    id: str
    term: str
    find: tuple[str, ...]
    text: str
    rules: tuple[str, ...]
    language: str  # in which it is explained


@cache
def known(game: str) -> tuple[str, ...]:
    """The languages in which every word of a game is explained. Raises Unreadable."""
    every = [set(one) - {"id", "rules"} for one in _source(game)]
    return tuple(sorted(set.intersection(*every))) if every else ()


def terms(game: str, language: str = CONTRACT) -> tuple[Term, ...]:
    """The words of a game, in a language or else in English, by the alphabet of neither. Raises Unreadable."""
    return _terms(game, language if language in known(game) else CONTRACT)


@cache
def _terms(game: str, language: str) -> tuple[Term, ...]:
    found = []
    for one in _source(game):
        told = one[language]
        term, find = told["term"], tuple(told["find"])
        found.append(Term(one["id"], term, find, told["text"], tuple(one["rules"]), language))
    return tuple(found)


def _source(game: str) -> list[dict[str, Any]]:
    """What stands in the file; nothing where a game has none. Raises Unreadable for a game that there is not."""
    if not register.package(game):
        register.game(game)  # tells which games there are
    file = resources.files(register.package(game)).joinpath("glossary.json")
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found
