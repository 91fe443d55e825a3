"""`pragmatica lessons GAME LESSON`: every lesson of every game in the terminal."""

from __future__ import annotations

import pytest

import pragmatica as library
from pragmatica.cli.lesson import LessonTable
from pragmatica.cli.typed import find_thing
from pragmatica.kit.terminal import Texts, describer
from pragmatica.learning import Run, check, every, lesson
from pragmatica.learning.lesson import Arrow, read
from tests.cli.lessons import play
from tests.learning.school import END, SAY, ask
from tests.learning.school import lesson as data_of

EVERY = [(game.id, ident) for game in library.games() for ident in every(game.id)]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("game", "ident"), EVERY)
def test_every_lesson_is_played_to_its_end(
    game: str, ident: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By who has the teacher answer wherever something is asked."""
    table = LessonTable(lesson(game, ident), language, [], file=None)

    assert play(table, iter(["show"] * 200), monkeypatch)
    assert "{" not in capsys.readouterr().out


@pytest.mark.parametrize(("game", "ident"), EVERY)
def test_what_the_teacher_points_at_has_a_name_that_map_knows(game: str, ident: str) -> None:
    """So whoever cannot see the mark can ask about the thing."""
    run = Run(lesson(game, ident))
    for number in range(len(run.lesson.steps)):
        texts = Texts(run.match, "en")
        teller = describer(run.match, texts)
        seen = run.match.observe(run.lesson.seat)
        for mark in lesson(game, ident).steps[number].mark if number == run.number else ():
            for thing in (mark.start, mark.end) if isinstance(mark, Arrow) else (mark,):
                found = find_thing(texts.words.name(thing), teller.things())
                assert found is not None, thing
                assert teller.place(seen, found)
        if number == run.number and not run.done:
            run = next(check.ways(run))[1]


def test_any_game_s_lesson_is_played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One without a room for the terminal, too."""
    data = data_of(SAY, ask(accept=["ride-ohlau"]), END)
    table = LessonTable(read("couriers", "try", data), "en", [], file=None)
    monkeypatch.setattr(Texts, "say", lambda self, message, /, **_: message)

    assert play(table, iter(["", "ride-ohlau"]), monkeypatch)
    assert "Ride to Schweidnitz, or stay there." in capsys.readouterr().out
