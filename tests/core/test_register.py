"""The register of games: found by their packages, each loaded when it is asked for."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import pragmatica
from pragmatica import Unreadable
from pragmatica.core import register

HALF = """from pragmatica.core.game import Game
class Half(Game):
    id = __name__.partition('.')[0]
Half.__abstractmethods__ = frozenset()
"""


@pytest.mark.parametrize("name", ["chess", "", None, 7, [], {}])
def test_an_unknown_game_is_refused(name: object) -> None:
    """The error names those that there are."""
    with pytest.raises(Unreadable, match=r"unknown game .*; known: .*, couriers, "):
        pragmatica.game(name)  # type: ignore[arg-type]


def test_games_that_ship_have_rules_and_a_manifest() -> None:
    """A folder that tells rules is a game, and its manifest bears the folder's name."""
    assert [pragmatica.game(name).id for name in register.shipped()] == list(register.shipped())


def test_a_room_may_be_missing() -> None:
    """A game has a terminal and bots or has them not."""
    assert register.room("couriers", "terminal") is None
    assert all(register.room(name, "terminal") is not None for name in register.shipped())


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nothing_like_this", "ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("GAME = None", "AttributeError"),
        ("class GAME: id = 'other'", "its id is 'other'"),
        (f"{HALF}GAME = Half()", "TypeError: Half does not say rules_version, order_rule, free_rule"),
    ],
)
def test_a_broken_game_says_what_is_wrong(
    source: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who asks for it is told; where all are asked for it is left out, and the log tells it once."""
    package = f"broken_{abs(hash(source))}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "game.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setitem(register._announced, package, package)

    assert package not in [game.id for game in pragmatica.games()]
    assert {"couriers", *register.shipped()} <= {game.id for game in pragmatica.games()}
    with pytest.raises(Unreadable) as caught:
        pragmatica.game(package)
    assert said in str(caught.value)
    assert [one.message for one in caplog.records if package in one.message and said in one.message] == [
        caught.value.what
    ]
    sys.modules.pop(f"{package}.game", None)


def test_a_fault_in_our_own_game_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """What ships and cannot be loaded is a fault of the program, and is raised as it is."""
    monkeypatch.setattr(register, "_shipped", lambda: {"nowhere": "pragmatica.nowhere"})
    with pytest.raises(ModuleNotFoundError):
        pragmatica.game("nowhere")
