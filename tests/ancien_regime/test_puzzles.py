"""The puzzles of Coalitions: each of their sentences is said, and no way that fails goes without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from pragmatica.learning import Run, Verdict, lesson, puzzles

GAME: Final = "ancien_regime"
PUZZLES: Final = puzzles(GAME).lessons
TEMPTING: Final = json.loads(Path(__file__).with_name("puzzles.json").read_text(encoding="utf-8"))
MOST_TRIED: Final = 120  # answers of one puzzle, short ways first


def verdicts(run: Run) -> Iterator[Verdict]:
    """What becomes of lawful answers, from the beginning on and as far as the bound allows."""
    queue, known, tried = [run], {run.match.digest()}, 0
    while queue:
        here = queue.pop(0)
        for action in here.match.legal(run.lesson.seat):
            tried += 1
            if tried > MOST_TRIED:
                return
            verdict, after = here.answer([action.id])
            yield verdict
            if verdict.right and not after.done and after.match.digest() not in known:
                known.add(after.match.digest())
                queue.append(after)


@pytest.mark.parametrize("ident", PUZZLES)
def test_a_way_that_fails_is_told_why(ident: str) -> None:
    """A lawful answer that is not taken has a sentence of its own, never the one for all others."""
    run = Run(lesson(GAME, ident))

    said = {verdict.say for verdict in verdicts(run) if not verdict.right}

    assert said
    assert None not in said
    assert f"{run.own}.no" not in said


@pytest.mark.parametrize("ident", PUZZLES)
def test_each_sentence_has_its_way(ident: str) -> None:
    """The ways that suggest themselves, `puzzles.json`, bring out every sentence about what is wrong."""
    start = Run(lesson(GAME, ident))
    assert start.ask is not None
    said = set()

    for way in TEMPTING[ident]:
        run = start
        for answer in way:
            verdict, run = run.answer([answer])
        said.add(verdict.say)

    assert said == {f"{start.own}.no-{one.say}" for one in start.ask.wrong}
