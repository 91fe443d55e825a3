"""`pragmatica board` for boards of territories."""

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


def test_a_file_that_is_nested_without_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is said, as for any other file that is no JSON."""
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * 100_000)

    assert run(["board", "check", "ancien_regime", str(file)]) == 1
    assert "deep.json" in capsys.readouterr().err
