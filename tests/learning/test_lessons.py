"""Every lesson and puzzle that ships: it can be read, is told in every language, and is played to its end."""

from __future__ import annotations

import pytest

from pragmatica import wording
from pragmatica.core import register
from pragmatica.learning import Run, check, every, lesson

GAMES = register.names()
LESSONS = [(game, ident) for game in GAMES for ident in every(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_course_is_sound(game: str) -> None:
    """Its file has the form of a course, and its headings have words; a game without lessons just has none."""
    assert check.course_faults(game) == []


@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_a_lesson_is_sound(game: str, ident: str) -> None:
    """Every answer that it accepts leads on to its end, and its texts, rules and marks are there."""
    assert check.faults(game, ident) == []


@pytest.mark.parametrize("language", wording.LANGUAGES)
@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_a_lesson_is_told_to_its_end(game: str, ident: str, language: str) -> None:
    """In every language each step on the lesson's own way says something, and the way ends."""
    texts = wording.Catalogue(language, game)
    run = Run(lesson(game, ident))
    said = [texts.text(run.say)]

    for answer in check.solution(run):
        verdict, run = run.answer(answer)
        assert verdict.right
        said.append(texts.text(run.say))

    assert run.done
    assert all(said)


@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_what_is_shown_leads_on_whatever_was_answered_before(game: str, ident: str) -> None:
    """Whichever accepted answer the learner has given, the next step can show him one that is taken."""
    reached, known = [Run(lesson(game, ident))], set()
    while reached:
        run = reached.pop()
        if run.done or (run.number, run.match.digest()) in known:
            continue
        known.add((run.number, run.match.digest()))
        shown = check.shown(run)
        after = run
        for one in shown or [""]:
            after = after.answer([one] if one else [])[1]
        assert after.number > run.number, (run.number, run.say, shown)
        reached.append(after)
        if run.ask is not None and run.ask.goal is None:
            reached += [after for _, after in check.ways(run)]
