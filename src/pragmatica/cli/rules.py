"""`pragmatica rules GAME [ID]`: the rules of a game in our own words."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING

from pragmatica.cli.base import Failed, add_command, add_json, print_json
from pragmatica.cli.options import add_game

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers
    from pragmatica.core.rules import Rule

WIDTH = 100


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "rules",
        run,
        summary="read the rules of a game, or one of them",
        description="Print the rules of a game as the program plays it, in our own words. An ID may be the number\n"
        "of a rule (M-10.41) or the beginning of several (M-10.4, M-11). --find looks for words.",
        examples=[
            "pragmatica rules maria",
            "pragmatica rules maria M-10.41",
            "pragmatica rules maria --find hussar",
            "pragmatica rules ancien_regime A-9",
            "pragmatica rules mollwitz W-6 --language pl",
        ],
    )
    add_game(parser)
    parser.add_argument("id", nargs="?", help="number of a rule, or its beginning")
    parser.add_argument("--find", metavar="WORDS", help="only rules whose text holds these words")
    parser.add_argument("--language", metavar="CODE", help="en or pl (default: the system's, else en)")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the chosen rules."""
    from pragmatica.cli.texts import choose_language
    from pragmatica.core.rules import rules

    every = rules(options.game, choose_language(options.language))
    chosen = [one for one in every if _matches(one, options.id) and (options.find or "").lower() in one.text.lower()]
    if not chosen:
        raise Failed("cli-no-rule", game=options.game)
    if options.json:
        fields = ("id", "chapter", "section", "text", "ruling", "language")
        print_json({"game": options.game, "rules": [{name: getattr(one, name) for name in fields} for one in chosen]})
    else:
        _print(chosen)
    return 0


def _matches(rule: Rule, ident: str | None) -> bool:
    """Whether the number is this, or begins with it and goes on after a dot (or, inside a chapter, with a digit)."""
    if ident is None or rule.id == ident:
        return True
    rest = rule.id.removeprefix(ident)
    return rest != rule.id and (rest.startswith(".") or "." in ident)


def _print(chosen: list[Rule]) -> None:
    heading = ""
    for rule in chosen:
        here = f"{rule.chapter} — {rule.section}" if rule.section else rule.chapter
        if here != heading:
            print(f"{'' if not heading else chr(10)}{here}\n")
            heading = here
        text = rule.text.replace("**", "")
        print(textwrap.fill(text, WIDTH, initial_indent=f"{rule.id:<8}", subsequent_indent=" " * 8))
