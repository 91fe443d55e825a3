"""The numbered rules of a game, from its `rules.md`: our own words, shown to players, cited by code and tests.

The English text is the contract. `rules.pl.md` beside it tells the same rules in Polish, under the same numbers in the
same order; what another language does not tell yet is told in English, and says so.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from pragmatica.core import register
from pragmatica.core.errors import Unreadable

CONTRACT: Final = "en"  # the language in which rules are first told
RULE_ID = r"[A-Z]{1,2}-(?:[A-Z]\.)?\d+(?:\.\d+)?"
_ENTRY = re.compile(rf"- \*\*({RULE_ID})\*\* (.+)")
_RULING = re.compile(r"\*\*(?:Ruling|Rozstrzygnięcie)\b:?\*\*")
_FILE = re.compile(r"rules\.([a-z]{2,3})\.md")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `ruling`: the rulebook is silent or its editions differ, and the text says what we decided."""

    id: str
    chapter: str
    section: str  # within the chapter; often empty
    text: str  # Markdown
    ruling: bool
    language: str = CONTRACT  # in which it is told


def rules(game: str, language: str = CONTRACT) -> tuple[Rule, ...]:
    """All rules of a game in their order. Raises Unreadable when there is no such game, or it has none."""
    return _told(game, language if language in languages(game) else CONTRACT)


def rule(game: str, ident: str, language: str = CONTRACT) -> Rule:
    """The rule of this number. Raises Unreadable."""
    for one in rules(game, language):
        if one.id == ident:
            return one
    raise Unreadable(f"unknown rule {ident!r}", "rule")


@cache
def languages(game: str) -> tuple[str, ...]:
    """The languages in which a game tells its rules, wholly or in part. Raises Unreadable."""
    found = [match[1] for file in _folder(game).iterdir() if (match := _FILE.fullmatch(file.name))]
    return (CONTRACT, *sorted(found))


@cache
def _told(game: str, language: str) -> tuple[Rule, ...]:
    """The rules in one of the game's languages; in that of the contract where it does not tell one."""
    if language == CONTRACT:
        return parse(_folder(game).joinpath("rules.md").read_text(encoding="utf-8"))
    source = _folder(game).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")
    return translated(_told(game, CONTRACT), parse(source, language))


def translated(contract: tuple[Rule, ...], told: tuple[Rule, ...]) -> tuple[Rule, ...]:
    """The rules of the contract, each as another language tells it, under that language's headings."""
    by_id = {one.id: one for one in told}
    pairs = [(one, by_id.get(one.id)) for one in contract]
    chapters = {one.chapter: other.chapter for one, other in pairs if other}
    sections = {(one.chapter, one.section): other.section for one, other in pairs if other}
    return tuple(
        other
        or replace(
            one,
            chapter=chapters.get(one.chapter, one.chapter),
            section=sections.get((one.chapter, one.section), one.section),
        )
        for one, other in pairs
    )


def _folder(game: str) -> Traversable:
    """Where a game tells its rules. Raises Unreadable."""
    if not register.package(game):
        register.game(game)  # tells which games there are
    try:
        folder = resources.files(register.package(game))
    except ModuleNotFoundError:
        folder = None
    if folder is None or not folder.joinpath("rules.md").is_file():
        raise Unreadable(f"the game {game!r} tells no rules: its package has no rules.md")
    return folder


def parse(source: str, language: str = CONTRACT) -> tuple[Rule, ...]:
    """The rules in a text with `##` chapters, `###` sections and entries `- **M-1.2** …`. Raises Unreadable."""
    found: dict[str, Rule] = {}
    chapter = section = ""
    for number, line in enumerate(source.splitlines(), 1):
        if line.startswith("## "):
            chapter, section = line[3:].strip(), ""
        elif line.startswith("### "):
            section = line[4:].strip()
        elif line.startswith("- "):
            entry = _ENTRY.fullmatch(line)
            if entry is None or entry[1] in found:
                raise Unreadable(f"not a rule, or a rule told twice: {line[:40]!r}", f"line {number}")
            found[entry[1]] = Rule(entry[1], chapter, section, entry[2], bool(_RULING.search(entry[2])), language)
    return tuple(found.values())
