"""Every numbered rule is carried out by code and cited by a test."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from pragmatica.cli import coverage
from pragmatica.cli import main as run
from pragmatica.core import register
from pragmatica.core.rules import rules
from tests.written import STALE

ROOT = Path(__file__).parents[2]
GAMES = register.shipped()
LAST = {"MX": 47, "AX": 36, "WX": 46}  # number of the last worked example, by how they begin
EXAMPLES = {f"{letters}-{number}" for letters, last in LAST.items() for number in range(1, last + 1)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_code_and_by_a_test(game: str) -> None:
    """There is no hole in the table of rules, modules and tests."""
    code, tests = coverage.found(ROOT, game)
    assert [rule.id for rule in rules(game) if not code.get(rule.id) or not tests.get(rule.id)] == []


def test_nothing_cites_a_rule_that_there_is_not() -> None:
    """Every number that code or a test cites stands in the rules of a game, or is a worked example."""
    known = {rule.id for game in GAMES for rule in rules(game)} | EXAMPLES
    cited = {*coverage.citations(ROOT / "src/pragmatica"), *coverage.marks(ROOT / "tests")}
    assert cited - known == set()


def test_every_worked_example_is_a_test() -> None:
    """The worked examples of the rules are each played by a test that names them."""
    named = {
        keyword.value.value
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "example" and isinstance(keyword.value, ast.Constant)
    }
    assert EXAMPLES - named == set()


def test_the_table_is_current() -> None:
    """`docs/coverage.md` is what `pragmatica coverage` writes now."""
    assert (ROOT / "docs/coverage.md").read_text(encoding="utf-8") == coverage.document(ROOT), STALE


def test_the_command_ends_well_without_holes(capsys: pytest.CaptureFixture[str]) -> None:
    """`pragmatica coverage` says of every game how many rules are covered."""
    assert run(["coverage", "--root", str(ROOT), "--missing"]) == 0
    told = capsys.readouterr().out
    for game in GAMES:
        count = len(rules(game))
        assert f"{game}: {count} of {count} rules" in told


def test_the_command_tells_of_all_games_or_one(capsys: pytest.CaptureFixture[str]) -> None:
    """With `--json` each game is an object, alone or in a list of all."""
    assert run(["coverage", GAMES[0], "--root", str(ROOT), "--missing", "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert run(["coverage", "--root", str(ROOT), "--missing", "--json"]) == 0
    every = json.loads(capsys.readouterr().out)["games"]
    assert (one["game"], [each["game"] for each in every]) == (GAMES[0], sorted(GAMES))
    assert one in every


def test_the_command_ends_with_1_where_a_rule_lacks_a_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A tree without tests has nothing but holes, and the table shows them."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs").mkdir()
    source = tmp_path / "src/pragmatica"
    source.mkdir(parents=True)
    first, second = (rule.id for rule in rules(GAMES[0])[:2])
    (source / "war.py").write_text(f'"""Battles [{first}, {second}]."""\n', encoding="utf-8")
    assert run(["coverage", GAMES[0], "--root", str(tmp_path)]) == 1
    assert f"{second}: no tests" in capsys.readouterr().out
    assert f"| {second} | war | — |" in (tmp_path / "docs/coverage.md").read_text(encoding="utf-8")


def test_games_do_not_lend_each_other_citations(tmp_path: Path) -> None:
    """A rule is not covered by the code of another game that has a rule of the same number."""
    for game in (GAMES[0], "other"):
        folder = tmp_path / "src/pragmatica" / game
        folder.mkdir(parents=True)
        (folder / "war.py").write_text('"""Battles [D-1]."""\n', encoding="utf-8")
        (folder / "rules.md").write_text("", encoding="utf-8")
    assert coverage.found(tmp_path, GAMES[0])[0] == {"D-1": [f"{GAMES[0]}/war"]}


def test_a_folder_without_the_source_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Outside the source tree the command says what it needs."""
    assert run(["coverage", GAMES[0], "--root", str(tmp_path)]) == 1
    assert "source tree" in capsys.readouterr().err


def test_an_unknown_rule_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A number that no rule has ends with 1."""
    assert run(["rules", GAMES[0], "X-99"]) == 1
    assert "no such rule" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_rules_can_be_read(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`pragmatica rules` shows one rule, a chapter, or those with certain words."""
    one = rules(game)[-1]
    words = " ".join(one.text.split()[:4])
    for arguments in ([one.id], [one.id.rpartition(".")[0] or one.id], ["--find", words]):
        assert run(["rules", game, *arguments]) == 0
        assert one.id in capsys.readouterr().out
    assert run(["rules", game, one.id, "--json"]) == 0
    assert f'"id": "{one.id}"' in capsys.readouterr().out
