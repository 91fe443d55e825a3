"""How Polish speaks to its reader: as one friend to another, without the capital letters of a letter."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax.ast import Pattern, SelectExpression, TextElement

from pragmatica import wording
from pragmatica.core import register
from tests.rules.test_catalogues import patterns

HOUSE: Final = Path(__file__).parents[2]
GAMES: Final = ("", *register.shipped())
FORMS: Final = re.compile(r"\b(?:Ty|Ciebie|Cię|Ci|Tobie|Tobą|Tw(?:ój|oj\w+|oi\w*)|W(?:y|as|am|ami|asz\w*))\b")
MARKS: Final = '*_„”"(–—-) \n\t'  # what may stand between the end of one sentence and the first word of the next
BEGIN: Final = re.compile(r"^\s*(?:#+|[>|-]|\d+\.|\|)?\s*(?:\*\*[A-Z]+-[\d.]+\*\*|\|)?\s*")
PARTS: Final = re.compile(r"\n\s*\n|\n(?=\s*(?:[-#>|]|\d+\.)\s?)|\|")
PAPERS: Final = sorted([*HOUSE.glob("src/pragmatica/*/*.pl.md"), *HOUSE.glob("docs/pl/*.md")])
GLOSSARIES: Final = sorted(HOUSE.glob("src/pragmatica/*/glossary.json"))


def wrong(text: str) -> list[str]:
    """The capital forms of address that do not begin a sentence, with what stands before them."""
    return [
        text[max(0, found.start() - 30) : found.end()]
        for found in FORMS.finditer(text)
        if (before := text[: found.start()].rstrip(MARKS)) and before[-1] not in ".!?…"
    ]


def sentences(pattern: Pattern, before: str = "") -> list[str]:
    """A pattern as it may be read: a whole text for each of its variants."""
    read: list[str] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            before += element.value
        elif isinstance(chosen := element.expression, SelectExpression):
            ways = [sentences(variant.value, before) for variant in chosen.variants]
            read += [text for way in ways for text in way]
            before = ways[-1][-1]
        else:
            before += "x"
    return [*read, before]


def polish(value: Any, told: bool = False) -> list[str]:
    """All Polish texts in what a file of data holds, which stand under `pl`."""
    if isinstance(value, dict):
        return [text for key, one in value.items() for text in polish(one, told or key == "pl")]
    if isinstance(value, list):
        return [text for one in value for text in polish(one, told)]
    return [value] if told and isinstance(value, str) else []


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogues_speak_in_lower_case(game: str) -> None:
    """No text says “Twój” or “Ci” inside a sentence."""
    found = {
        ident: faults
        for message in wording.messages("pl", game).values()
        for ident, pattern in patterns(message).items()
        if isinstance(pattern, Pattern)
        if (faults := sorted({fault for text in sentences(pattern) for fault in wrong(text)}))
    }

    assert found == {}


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_rules_and_guides_speak_in_lower_case(paper: Path) -> None:
    """Neither do the rules nor the guides."""
    parts = [BEGIN.sub("", part) for part in PARTS.split(paper.read_text(encoding="utf-8"))]

    assert [fault for part in parts for fault in wrong(part)] == []


@pytest.mark.parametrize("glossary", GLOSSARIES, ids=lambda glossary: glossary.parent.name)
def test_glossaries_speak_in_lower_case(glossary: Path) -> None:
    """Nor the cards of words."""
    texts = polish(json.loads(glossary.read_text(encoding="utf-8")))

    assert texts
    assert [fault for text in texts for fault in wrong(text)] == []
