"""`pragmatica coverage [GAME]`: where each rule is cited in the source, and which tests cite it."""

from __future__ import annotations

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import CommandError, add_command, add_json, print_json

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
        "of this game lacks either; without a game, of any in the source tree. Needs the source tree.",
        examples=["pragmatica coverage", "pragmatica coverage maria", "pragmatica coverage maria --missing"],
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="its id (default: all games of the source tree)")
    parser.add_argument("--root", type=Path, default=Path(), help="the source tree (default: here)")
    parser.add_argument("--missing", action="store_true", help="only list rules that lack code or tests; write nothing")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print holes, or all, and write the table."""
    root: Path = options.root
    if not (root / "tests").is_dir() or not (_ours(root) or (root / (options.game or "") / "rules.md").is_file()):
        raise CommandError(
            f"{root.resolve()} is not the source tree: it needs tests, and src/pragmatica or the package of the game"
        )
    games = [options.game] if options.game else _told(root)
    told = [_game(root, game) for game in games]
    if options.json:
        print_json(told[0] if options.game else {"games": told})
    else:
        for one in told:
            _print(one)
    if not options.missing and _ours(root):
        (root / "docs/coverage.md").write_text(document(root, *games), encoding="utf-8")
    return 1 if any(one["missing"] for one in told) else 0


def _game(root: Path, game: str) -> dict[str, Any]:
    """What cites each rule of a game, and which rules lack code or tests."""
    from pragmatica.core.rules import rules

    code, tests = found(root, game)
    table = {rule.id: {"code": code.get(rule.id, []), "tests": tests.get(rule.id, [])} for rule in rules(game)}
    return {
        "game": game,
        "rules": table,
        "missing": [ident for ident, cited in table.items() if not all(cited.values())],
    }


def _print(told: dict[str, Any]) -> None:
    """The holes of a game, then how many rules are covered."""
    for ident in told["missing"]:
        print(f"{ident}: no {' and no '.join(name for name, cited in told['rules'][ident].items() if not cited)}")
    count = len(told["rules"])
    print(f"{told['game']}: {count - len(told['missing'])} of {count} rules are cited by code and tests")


def found(root: Path, game: str) -> tuple[Cited, Cited]:
    """What cites the rules of a game in this source tree, code and tests; other games' are left out."""
    if not _ours(root):
        return citations(root / game), marks(root / "tests")
    return _without_others(*_all(root), [other for other in _told(root) if other != game])


def _ours(root: Path) -> bool:
    """Whether this is the tree of the program; a game of others stands in a tree of its own."""
    return (root / "src/pragmatica").is_dir()


def document(root: Path, *further: str) -> str:
    """The whole table: a chapter for every game of the source tree that has rules, and for further ones."""
    from pragmatica.core.rules import rules

    code, tests = _all(root)
    games = sorted({*further, *_told(root)})
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
