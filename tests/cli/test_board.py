"""`pragmatica board` for the boards of any game."""

import json
from pathlib import Path

import pytest

from pragmatica.cli import main as run
from tests.samples import EVERY, SMALLEST, Sample


@pytest.mark.parametrize("sample", EVERY)
def test_an_unknown_place_is_refused(sample: Sample, capsys: pytest.CaptureFixture[str]) -> None:
    """A place that the board does not have ends with 1."""
    assert run(["board", "show", sample.game, "atlantis"]) == 1
    assert "atlantis" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "not UTF-16 text"),
        (b"\xe9", "not UTF-8 text"),
        (b"9" * 5000, "a number of more digits than are read"),
        (b"null", "1 fault; the first: "),
    ],
)
@pytest.mark.parametrize("sample", EVERY)
def test_a_file_that_is_no_board_is_refused(
    sample: Sample, content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is wrong with it is said in the user's words."""
    file = tmp_path / "board.json"
    file.write_bytes(content)
    assert run(["board", "import", sample.game, str(file)]) == 1
    assert said in capsys.readouterr().err


def test_a_file_that_is_nested_without_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said, as for any other file that is no JSON."""
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * 100_000)

    assert run(["board", "check", SMALLEST.game, str(file)]) == 1
    assert "deep.json" in capsys.readouterr().err


@pytest.mark.parametrize("sample", EVERY)
def test_an_imported_board_is_played(
    sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`board import` names a digest, which `play` and `simulate` take; one that is not there is refused."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "board.json"
    assert run(["board", "export", sample.game, str(file)]) == 0
    board = json.loads(file.read_text())
    board["status"] = "corrected by an owner of the game"
    file.write_text(json.dumps(board))
    assert run(["board", "import", sample.game, str(file)]) == 0
    digest = capsys.readouterr().out.split()[-1]

    games = ["--bots", "random", "--seed", "1", "--board", digest]
    games += ["--scenario", sample.scenario, "--players", str(sample.players)]
    assert run(["simulate", sample.game, *games, "--games", "1", "--quiet", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["board"] == digest
    assert run(["play", sample.game, *games]) == 0
    assert run(["board", "show", sample.game, "--board", digest]) == 0
    assert "corrected by an owner" in capsys.readouterr().out
    assert run(["play", sample.game, "--board", "0" * 32]) == 2


@pytest.mark.parametrize("sample", EVERY)
def test_the_board_that_ships_is_known_again(
    sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who imports one in which nothing differs that is played with is told so, and offered no digest to choose."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "board.json"
    assert run(["board", "export", sample.game, str(file)]) == 0
    capsys.readouterr()
    assert run(["board", "import", sample.game, str(file)]) == 0
    said = capsys.readouterr().out
    assert "differs from the board that ships" in said
    assert "--board" not in said
