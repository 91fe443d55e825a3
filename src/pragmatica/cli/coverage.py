"""`pragmatica coverage GAME`: where each rule is cited in the source, and which tests cite it."""

from __future__ import annotations

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from pragmatica.cli.base import CommandError, add_command, add_json, print_json
from pragmatica.cli.options import add_game

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

HEAD = """# Which rule is where

Written by `pragmatica coverage`: every rule of our restatement, the modules that carry it out, and the tests that cite
it.
"""
CHAPTER = """
## {game}

[rules.md](../src/pragmatica/{game}/rules.md)

| rule | code | tests |
|---|---|---|
"""

Cited = dict[str, list[str]]  # modules or tests by the rule


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "coverage",
        run,
        summary="show which rules are cited by code and tests",
        description="For every numbered rule: the modules that cite it as [M-10.5] and the tests that carry it in\n"
        '@pytest.mark.rule("M-10.5"). Writes docs/coverage.md, for all games that have rules. Ends with 1 when a rule\n'
        "of this game lacks either. Needs the source tree.",
        examples=["pragmatica coverage maria", "pragmatica coverage maria --missing"],
    )
    add_game(parser)
    parser.add_argument("--root", type=Path, default=Path(), help="the source tree (default: here)")
    parser.add_argument("--missing", action="store_true", help="only list rules that lack code or tests; write nothing")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print holes, or all, and write the table."""
    from pragmatica.core.rules import rules

    root: Path = options.root
    if not (root / "tests").is_dir() or not (_ours(root) or (root / options.game / "rules.md").is_file()):
        raise CommandError(
            f"{root.resolve()} is not the source tree: it needs tests, and src/pragmatica or the package of the game"
        )
    ids = [rule.id for rule in rules(options.game)]
    code, tests = found(root, options.game)
    holes = [ident for ident in ids if not code.get(ident) or not tests.get(ident)]
    if options.json:
        table = {ident: {"code": code.get(ident, []), "tests": tests.get(ident, [])} for ident in ids}
        print_json({"game": options.game, "rules": table, "missing": holes})
    else:
        for ident in holes:
            lacks = [name for name, cited in (("code", code), ("tests", tests)) if not cited.get(ident)]
            print(f"{ident}: no {' and no '.join(lacks)}")
        print(f"{len(ids) - len(holes)} of {len(ids)} rules are cited by code and tests")
    if not options.missing and _ours(root):
        (root / "docs/coverage.md").write_text(document(root, options.game), encoding="utf-8")
    return 1 if holes else 0


def found(root: Path, game: str) -> tuple[Cited, Cited]:
    """What cites the rules of a game in this source tree, code and tests; other games' are left out."""
    if not _ours(root):
        return citations(root / game), marks(root / "tests")
    return _without_others(*_all(root), [other for other in _told(root) if other != game])


def _ours(root: Path) -> bool:
    """Whether this is the tree of the program; a game of others stands in a tree of its own."""
    return (root / "src/pragmatica").is_dir()


def document(root: Path, game: str) -> str:
    """The whole table: a chapter for every game of the source tree that has rules, this one at least."""
    from pragmatica.core.rules import rules

    code, tests = _all(root)
    games = sorted({game, *_told(root)})
    chapters = []
    for one in games:
        ids = [rule.id for rule in rules(one)]
        chapters.append(write(one, ids, *_without_others(code, tests, [other for other in games if other != one])))
    return HEAD + "".join(chapters)


def _all(root: Path) -> tuple[Cited, Cited]:
    return citations(root / "src/pragmatica"), marks(root / "tests")


def _without_others(code: Cited, tests: Cited, games: list[str]) -> tuple[Cited, Cited]:
    others = tuple(f"{game}/" for game in games)
    kept = [
        {ident: [name for name in names if not name.startswith(others)] for ident, names in by_rule.items()}
        for by_rule in (code, tests)
    ]
    return kept[0], kept[1]


def _told(root: Path) -> list[str]:
    """The games whose rules are told in this source tree."""
    return [path.parent.name for path in sorted((root / "src/pragmatica").glob("*/rules.md"))]


def citations(source: Path) -> Cited:
    """Modules by the rule that they cite, as `[M-10.5]`, `[M-9.2, M-9.3]` or the string "M-10.5"."""
    from pragmatica.core.rules import RULE_ID

    bracket = re.compile(rf"\[({RULE_ID}(?:, {RULE_ID})*)\]|\"({RULE_ID})\"")
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(source.rglob("*.py")):
        for several, single in bracket.findall(path.read_text(encoding="utf-8")):
            for ident in (single or several).split(", "):
                found[ident].add(path.relative_to(source).with_suffix("").as_posix())
    return {ident: sorted(modules) for ident, modules in found.items()}


def marks(tests: Path) -> Cited:
    """Tests by the rule that their `rule` mark names."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(tests.rglob("test_*.py")):
        module = path.relative_to(tests).with_suffix("").as_posix()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                for ident in _marked(node.decorator_list):
                    found[ident].add(f"{module}::{node.name}")
    return {ident: sorted(names) for ident, names in found.items()}


def _marked(decorators: Iterable[ast.expr]) -> list[str]:
    return [
        argument.value
        for mark in decorators
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def write(game: str, ids: list[str], code: Cited, tests: Cited) -> str:
    """A game's chapter as Markdown; tests by file, so that it changes only when a rule gains or loses one."""
    lines = []
    for ident in ids:
        files = sorted({name.split("::")[0] for name in tests.get(ident, [])})
        modules = [name.removeprefix(f"{game}/") for name in code.get(ident, [])]
        lines.append(f"| {ident} | {', '.join(modules) or '—'} | {', '.join(files) or '—'} |")
    return CHAPTER.format(game=game) + "\n".join(lines) + "\n"
