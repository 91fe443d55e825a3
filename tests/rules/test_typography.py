"""How texts are set: the signs of good print in every language, and one mark at the end of a sentence."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax.ast import BaseNode, Message, TextElement

from pragmatica import wording
from pragmatica.core import register
from tests.rules.test_catalogues import patterns

FAULTS: Final = {
    "dots instead of an ellipsis": re.compile(r"\.\.\."),
    "two marks in a row": re.compile(r"(?<!\d)[.,;:!?…][.,;:](?!\S)|[,;:]{2}|(?<!\.)\.\.(?!\.)"),
    "a straight quotation mark": re.compile(r"\""),
    "a typewriter's apostrophe": re.compile(r"'"),
    "a hyphen for a minus sign": re.compile(r"(?<![\w–-])-\d"),
    "a hyphen for a dash": re.compile(r"\s-\s"),
    "a space before a mark": re.compile(r"\S [.,;:!?](?=\s|$)"),
    "two spaces": re.compile(r"\S  +\S"),
}
QUOTES: Final = {"en": "“”", "pl": "„”"}
COMMANDS: Final = re.compile(r"`[^`]*`")  # what one types is set as it is typed
SIGNS: Final = re.compile(  # texts that name marks and what one types
    r"cli-\w+-help|web-\w+-legend-wheel|web-\w+-move-signs|web-replay-keys"
)
GAMES: Final = ("", *register.shipped())
SPOKEN: Final = [(language, game) for language in wording.LANGUAGES for game in GAMES]


def runs(node: object) -> list[str]:
    """What stands between the placeables of a pattern, and in their variants."""
    if isinstance(node, TextElement):
        return [COMMANDS.sub("x", node.value)]
    if isinstance(node, BaseNode):
        return [run for child in vars(node).values() for run in runs(child)]
    return [run for child in node for run in runs(child)] if isinstance(node, list) else []


def texts(language: str, game: str) -> list[tuple[str, str]]:
    """Every run of text with the id that it belongs to."""
    messages: dict[str, Message] = wording.messages(language, game)
    return [
        (ident, run)
        for message in messages.values()
        for ident, pattern in patterns(message).items()
        if not SIGNS.fullmatch(ident)
        for run in runs(pattern)
    ]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_texts_are_well_set(language: str, game: str, fault: str) -> None:
    """No text has this fault of type."""
    assert [one for one in texts(language, game) if FAULTS[fault].search(one[1])] == []


@pytest.mark.parametrize(("language", "game"), SPOKEN)
def test_quotation_marks_are_those_of_the_language(language: str, game: str) -> None:
    """English opens them above the line, Polish below it."""
    foreign = set("“”„«»") - set(QUOTES[language])

    assert [one for one in texts(language, game) if foreign & set(one[1])] == []
