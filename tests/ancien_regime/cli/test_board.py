"""`pragmatica board show` tells of territories."""

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
