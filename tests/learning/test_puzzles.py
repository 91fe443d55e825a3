"""Every puzzle that ships: its way reaches the goal, and the way that suggests itself first does not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from pragmatica.core import register
from pragmatica.learning import Lesson, Run, check, lesson, puzzles

PUZZLES: Final = [(game, ident) for game in register.names() for ident in puzzles(game).lessons]


def _tempting() -> dict[tuple[str, str], list[list[str]]]:
    """By puzzle the ways that suggest themselves: `puzzles.json` among the tests of its game."""
    files = [(game, Path(__file__).parents[1] / game / "puzzles.json") for game in register.names()]
    return {
        (game, ident): ways
        for game, file in files
        if file.exists()
        for ident, ways in json.loads(file.read_text(encoding="utf-8")).items()
    }


TEMPTING: Final = _tempting()
TEMPTED: Final = [(*puzzle, way) for puzzle, ways in sorted(TEMPTING.items()) for way in ways]


MOST_TRIED: Final = 150  # answers, short ways first


def unbound(found: Lesson) -> Lesson:
    """The puzzle as the rules alone would have it: whatever they allow is taken until its goal is reached."""
    steps = [
        one if one.ask is None or one.ask.goal is None else replace(one, ask=replace(one.ask, accept=(), wrong=()))
        for one in found.steps
    ]
    return replace(found, steps=tuple(steps))


def test_each_puzzle_names_its_temptation() -> None:
    """A puzzle without one is none."""
    assert sorted(PUZZLES) == sorted(puzzle for puzzle, ways in TEMPTING.items() if ways)


@pytest.mark.parametrize(("game", "ident"), PUZZLES)
def test_a_puzzle_has_a_way(game: str, ident: str) -> None:
    """Played by the rules, the way that it shows to who asks ends it."""
    run = Run(lesson(game, ident))

    for answer in check.solution(run):
        _, run = run.answer(answer)

    assert run.done


@pytest.mark.parametrize(("game", "ident", "way"), TEMPTED)
def test_the_tempting_way_fails(game: str, ident: str, way: list[str]) -> None:
    """Each of its answers is lawful, the last is not taken, and the text says why."""
    run = Run(lesson(game, ident))
    *before, last = way
    for answer in before:
        verdict, run = run.answer([answer])
        assert verdict.right

    verdict, _ = run.answer([last])

    assert not verdict.right
    assert not verdict.reasons
    assert verdict.say is not None


@pytest.mark.parametrize(("game", "ident"), PUZZLES)
def test_no_way_to_the_goal_is_refused(game: str, ident: str) -> None:
    """Whatever reaches its end by the rules alone is taken by the puzzle, too, as far as short ways go."""
    found = lesson(game, ident)
    free = Run(unbound(found))
    queue: list[tuple[list[str], Run, Run | None]] = [([], free, Run(found))]
    known, tried, refused = {(0, free.match.digest())}, 0, []
    while queue and tried < MOST_TRIED:
        before, here, bound = queue.pop(0)
        asked = here.ask is not None
        for answer in [[one.id] for one in here.match.legal(found.seat)] if asked else [[]]:
            tried += 1
            verdict, after = here.answer(answer)
            if not verdict.right:
                continue
            taken = None if bound is None or bound.number != here.number else bound.answer(answer)
            follows = taken[1] if taken is not None and taken[0].right else None
            if after.done:
                refused += [[*before, *answer]] if follows is None else []
            elif (key := (after.number, after.match.digest())) not in known:
                known.add(key)
                queue.append(([*before, *answer], after, follows))

    assert refused == []
