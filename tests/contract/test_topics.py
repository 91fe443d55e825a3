"""Which rule speaks of what is shown beside questions and events: told by the game, written nowhere in the client."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pragmatica
from pragmatica.core import register
from pragmatica.core.register import game
from pragmatica.core.rules import rules
from pragmatica.server.told import wire

WEB = Path(__file__).parents[2] / "web" / "src"
GENERATED = {"schema.d.ts"}
NUMBER = re.compile(r"(?<![\w.-])[A-Z]{1,2}-\d+(?:\.\d+)?(?![\d.])")
TOPIC = re.compile(r'\btopic(?:=|: )"([^"]+)"')


def sources(folder: Path) -> list[Path]:
    """What is written by hand below a folder of the client."""
    found = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in found if path.name not in GENERATED]


def prefixes() -> set[str]:
    """With which letters the numbers of rules begin, of games that ship."""
    found = [rule for name in register.shipped() for rule in rules(name)]
    return {rule.id.partition("-")[0] for rule in found}


@pytest.mark.parametrize("name", [one.id for one in pragmatica.games()])
def test_topics_name_rules_that_there_are(name: str) -> None:
    """Each rule that a topic names stands in the game's rules."""
    assert set(game(name).topics.values()) <= {rule.id for rule in rules(name)}


@pytest.mark.parametrize("name", [one.id for one in pragmatica.games()])
def test_topics_are_told_with_the_game(name: str) -> None:
    """The page learns of them from the list of games."""
    assert wire.game_view(game(name), []).topics == dict(game(name).topics)


@pytest.mark.parametrize("name", register.shipped())
def test_the_page_and_the_game_have_the_same_topics(name: str) -> None:
    """What the page asks for the game tells, and it tells nothing that the page does not ask for."""
    asked: set[str] = set()
    for path in sources(WEB / "games" / name):
        asked |= set(TOPIC.findall(path.read_text(encoding="utf-8")))
    told = set(game(name).topics)
    stems = {topic.partition("{")[0] for topic in asked if "{" in topic}  # `topic="update-{step}"`

    assert {topic for topic in asked if "{" not in topic} <= told
    assert {topic for topic in told - asked if not topic.startswith(tuple(stems))} == set()
    assert all(any(topic.startswith(stem) for topic in told) for stem in stems)


def test_the_numbers_of_rules_are_no_others_than_these() -> None:
    """The next test looks for what it should."""
    assert {"M", "A"} <= prefixes()
    assert [NUMBER.findall(text) for text in ('rule="M-10.5"', "[A-7.3, A-7.4]", 'd="M-7 3"', "M-3.500-4A3")] == [
        ["M-10.5"],
        ["A-7.3", "A-7.4"],
        ["M-7"],
        ["M-3.500"],
    ]


def test_no_number_of_a_rule_is_written_in_the_client() -> None:
    """Not in code, tests or comments: they come with questions, events and reasons, and with the topics of the game."""
    known = {rule.id for name in register.shipped() for rule in rules(name)}
    letters = prefixes()
    written = [
        f"{path.relative_to(WEB)}: {number}"
        for path in sources(WEB)
        for number in NUMBER.findall(path.read_text(encoding="utf-8"))
        if number in known or re.fullmatch(rf"(?:{'|'.join(letters)})-\d+\.\d\d?", number)
    ]

    assert written == []
