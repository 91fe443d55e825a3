"""What import-linter is asked to find in the games: circles of files, and rooms that import upwards."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
GAMES = sorted(path.parent.name for path in (ROOT / "src/pragmatica").glob("*/rules.md"))


def told(source: Path, contract: str) -> str:
    """What import-linter says of the package below this folder by one contract of ours."""
    result = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache", "--contract", contract],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    return result.stdout if result.returncode else ""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with the games' names, and rooms that hold nothing."""
    (tmp_path / "pragmatica").mkdir()
    (tmp_path / "pragmatica/__init__.py").touch()
    for contract in CONTRACTS:
        for container in contract.get("containers", []):
            for layer in contract["layers"]:
                for room in layer.split(" | "):
                    write(tmp_path, f"{container}.{room}.__init__")
    return tmp_path


def write(source: Path, module: str, text: str = "") -> None:
    """Write a module, and the packages that it stands in."""
    path = source.joinpath(*module.split(".")).with_suffix(".py")
    path.parent.mkdir(parents=True, exist_ok=True)
    (path.parent / "__init__.py").touch()
    (path.parents[1] / "__init__.py").touch()
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("room", ["core", "server", *(f"{game}.kept" for game in GAMES)])
@pytest.mark.parametrize(
    "text",
    [
        "from pragmatica.{room} import b",
        "def f():\n    from pragmatica.{room} import b",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pragmatica.{room} import b",
    ],
    ids=["plain", "within a function", "for types"],
)
def test_a_circle_is_found(source: Path, room: str, text: str) -> None:
    """Two files of a room that import each other, in whatever way, are found."""
    write(source, f"pragmatica.{room}.b", f"from pragmatica.{room} import a")
    assert told(source, "circles") == ""

    write(source, f"pragmatica.{room}.a", text.format(room=room))

    assert f"No cycles are allowed in pragmatica.{room}" in told(source, "circles")


@pytest.mark.parametrize("game", GAMES)
def test_a_room_that_imports_upwards_is_found(source: Path, game: str) -> None:
    """What is kept of a game knows none of its rules."""
    assert told(source, game) == ""

    write(source, f"pragmatica.{game}.kept.a", f"from pragmatica.{game} import sequence")

    assert f"pragmatica.{game}.kept is not allowed to import pragmatica.{game}.sequence" in told(source, game)
