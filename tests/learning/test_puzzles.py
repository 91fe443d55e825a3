"""Every puzzle that ships: its way reaches the goal, and the way that suggests itself first does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from pragmatica.core import register
from pragmatica.learning import Run, check, course, lesson

PUZZLES: Final = [
    (game, ident) for game in register.names() for ident in course(game).lessons if lesson(game, ident).kind == "puzzle"
]


def _tempting() -> dict[tuple[str, str], list[str]]:
    """By puzzle the answers that suggest themselves: `puzzles.json` among the tests of its game."""
    files = [(game, Path(__file__).parents[1] / game / "puzzles.json") for game in register.names()]
    return {
        (game, ident): answers
        for game, file in files
        if file.exists()
        for ident, answers in json.loads(file.read_text(encoding="utf-8")).items()
    }


TEMPTING: Final = _tempting()


def test_each_puzzle_names_its_temptation() -> None:
    """A puzzle without one is none."""
    assert sorted(PUZZLES) == sorted(TEMPTING)


@pytest.mark.parametrize(("game", "ident"), PUZZLES)
def test_a_puzzle_has_a_way(game: str, ident: str) -> None:
    """Played by the rules, the way that it shows to who asks ends it."""
    run = Run(lesson(game, ident))

    for answer in check.solution(run):
        _, run = run.answer(answer)

    assert run.done


@pytest.mark.parametrize(("game", "ident"), PUZZLES)
def test_the_tempting_way_fails(game: str, ident: str) -> None:
    """Each of its answers is lawful, the last is not taken, and the text says why."""
    run = Run(lesson(game, ident))
    *before, last = TEMPTING[game, ident]
    for answer in before:
        verdict, run = run.answer([answer])
        assert verdict.right

    verdict, _ = run.answer([last])

    assert not verdict.right
    assert not verdict.reasons
    assert verdict.say is not None
