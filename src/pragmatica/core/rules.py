"""The numbered rules of a game, from its `rules.md`: our own words, shown to players, cited by code and tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from pragmatica.core import register
from pragmatica.core.errors import Unreadable

RULE_ID = r"[A-Z]{1,2}-(?:[A-Z]\.)?\d+(?:\.\d+)?"
_ENTRY = re.compile(rf"- \*\*({RULE_ID})\*\* (.+)")
_RULING = re.compile(r"\*\*Ruling\b:?\*\*")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule. `ruling`: the rulebook is silent or its editions differ, and the text says what we decided."""

    id: str
    chapter: str
    section: str  # within the chapter; often empty
    text: str  # Markdown
    ruling: bool


@cache
def rules(game: str) -> tuple[Rule, ...]:
    """All rules of a game in their order. Raises Unreadable when there is no such game, or it has none."""
    if not register.package(game):
        register.game(game)  # tells which games there are
    try:
        source = resources.files(register.package(game)).joinpath("rules.md").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        raise Unreadable(f"the game {game!r} tells no rules: its package has no rules.md") from None
    return parse(source)


def rule(game: str, ident: str) -> Rule:
    """The rule of this number. Raises Unreadable."""
    for one in rules(game):
        if one.id == ident:
            return one
    raise Unreadable(f"unknown rule {ident!r}", "rule")


def parse(source: str) -> tuple[Rule, ...]:
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
            found[entry[1]] = Rule(entry[1], chapter, section, entry[2], bool(_RULING.search(entry[2])))
    return tuple(found.values())
