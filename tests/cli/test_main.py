"""The program as a whole: help, versions, exit codes."""

from __future__ import annotations

import subprocess
import sys

import pytest

import pragmatica as package
from pragmatica.cli import COMMANDS
from pragmatica.core import register

from .program import fails, pragmatica

HEAVY = (
    "fluent",
    "litestar",
    "msgspec",
    "ray",
    "rich",
    "sqlalchemy",
    *(f"pragmatica.{game}.kept" for game in register.shipped()),
)


def test_help_names_every_command() -> None:
    """`pragmatica --help` lists all commands with examples and exit codes."""
    result = pragmatica("--help")

    assert result.returncode == 0
    assert all(name in result.stdout for name in COMMANDS)
    assert "examples:" in result.stdout
    assert "exit codes:" in result.stdout


def test_help_imports_nothing_heavy() -> None:
    """Help is quick because no command is imported for it."""
    program = f"import sys; from pragmatica.cli import main; main(['--help']); print({HEAVY} & sys.modules.keys())"
    program = program.replace("(", "{", 0).replace(str(HEAVY), str(set(HEAVY)))

    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert result.stdout.rstrip().endswith("set()")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    """Each command has a help with examples."""
    result = pragmatica(name, "--help")

    assert result.returncode == 0
    assert f"usage: pragmatica {name}" in result.stdout
    assert "examples:" in result.stdout


def test_the_version_is_told() -> None:
    """`--version` prints name and number, the engine that runs, and the version of each game's rules."""
    result = pragmatica("--version")

    first, engine, *games = result.stdout.splitlines()
    assert result.returncode == 0
    assert first.startswith("pragmatica ")
    assert engine == f"engine: {package.engine()}"
    shipped = [package.game(name) for name in register.shipped()]  # others are known to this process alone
    assert [f"rules of {game.id}: version {game.rules_version}" for game in shipped] == games


@pytest.mark.parametrize("arguments", [(), ("fly",), ("--fly",), ("simulate", register.shipped()[0], "--fly")])
def test_wrong_usage_ends_with_two(arguments: tuple[str, ...]) -> None:
    """No command, an unknown one, or an unknown option: exit code 2 and a usage line."""
    result = pragmatica(*arguments)

    fails(result, 2)
    assert "usage: pragmatica" in result.stderr
