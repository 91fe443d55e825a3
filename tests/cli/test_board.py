"""`pragmatica board` for boards of territories."""

import json
from pathlib import Path

import pytest

from pragmatica.cli import main as run


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["holland"], "sea_routes: hannover (britain), london (britain)"),
        (["Württemberg"], "kind: uncontested"),
        ([], "territories: 94"),
    ],
)
def test_a_board_of_territories_can_be_looked_at(
    arguments: list[str], shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A territory is told with its neighbours, routes and sources; the board with its figures."""
    assert run(["board", "show", "ancien_regime", *arguments]) == 0
    assert shown in capsys.readouterr().out


def test_an_unknown_territory_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A territory that the board does not have ends with 1."""
    assert run(["board", "show", "ancien_regime", "atlantis"]) == 1
    assert "atlantis" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "not UTF-16 text"),
        (b"\xe9", "not UTF-8 text"),
        (b"9" * 5000, "a number of more digits than are read"),
        (b"null", "1 fault; the first: the file must hold one JSON object"),
    ],
)
def test_a_file_that_is_no_board_is_refused(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with it is said in the user's words."""
    file = tmp_path / "board.json"
    file.write_bytes(content)
    assert run(["board", "import", "maria", str(file)]) == 1
    assert said in capsys.readouterr().err


def test_a_file_that_is_nested_without_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said, as for any other file that is no JSON."""
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * 100_000)

    assert run(["board", "check", "ancien_regime", str(file)]) == 1
    assert "deep.json" in capsys.readouterr().err


def test_an_imported_board_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`board import` names a digest, which `play` and `simulate` take; one that is not there is refused."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "board.json"
    assert run(["board", "export", "maria", str(file)]) == 0
    file.write_text(file.read_text().replace('"Wien"', '"Vienna"'))
    assert run(["board", "import", "maria", str(file)]) == 0
    digest = capsys.readouterr().out.split()[-1]

    games = ["--bots", "random", "--seed", "1", "--board", digest]
    assert run(["simulate", "maria", *games, "--games", "1", "--quiet", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["board"] == digest
    assert run(["play", "maria", *games]) == 0
    assert "Vienna" in capsys.readouterr().out
    assert run(["play", "maria", "--board", "0" * 32]) == 2
