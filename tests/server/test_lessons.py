"""Lessons over HTTP: each is played to its end there, and what a stranger sends is answered clearly."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pragmatica.core import register
from pragmatica.learning import Run, check, course, every, lesson, puzzles
from tests.server.client import Browser

LESSONS: Final = [(game, ident) for game in register.names() for ident in every(game)]


def first_question(game: str, ident: str) -> tuple[int, list[str]]:
    """How many answers come before the first question of a lesson, and what is offered there that is not taken."""
    run, number = Run(lesson(game, ident)), 0
    while run.ask is None:
        run, number = run.answer([])[1], number + 1
    offered = [action.id for action in run.match.legal(run.lesson.seat)]
    return number, [one for one in offered if not run.answer([one])[0].right]


ONE: Final = next(one for one in LESSONS if first_question(*one)[1])
ASKED, WRONG = first_question(*ONE)
SOLUTION: Final = check.solution(Run(lesson(*ONE)))


def path(game: str, ident: str, question: str = "") -> str:
    """Where a lesson is asked about."""
    return f"/api/lessons/{game}/{ident}{question and '/'}{question}"


def at(browser: Browser, answers: list[list[str]], status: int = 200) -> Any:
    """The first lesson after these answers."""
    return browser.post(path(*ONE), {"answers": answers}, status)


@pytest.mark.parametrize("game", register.shipped())
def test_the_lessons_of_a_game_are_listed(host: Browser, game: str) -> None:
    """In the order of its course."""
    told = host.get(f"/api/games/{game}/lessons")

    assert [one["id"] for part in told["parts"] for one in part["lessons"]] == list(course(game).lessons)


@pytest.mark.parametrize("game", register.shipped())
def test_the_puzzles_of_a_game_are_listed(host: Browser, game: str) -> None:
    """From easy to hard."""
    told = host.get(f"/api/games/{game}/puzzles")

    assert [one["id"] for part in told["parts"] for one in part["lessons"]] == list(puzzles(game).lessons)


@pytest.mark.parametrize(("game", "ident"), LESSONS)
def test_a_lesson_is_played_to_its_end(host: Browser, game: str, ident: str) -> None:
    """Each of its own answers is taken, and the last view says that it is done."""
    answers: list[list[str]] = []
    view = host.post(path(game, ident), {"answers": []}, 200)
    for one in check.solution(Run(lesson(game, ident))):
        answers.append(one)
        view = host.post(path(game, ident), {"answers": answers}, 200)
        assert view["verdict"]["right"]
        assert view["taken"] == len(answers)

    assert view["done"]


def test_where_nothing_is_asked_nothing_is_offered(host: Browser) -> None:
    """The learner reads, and goes on."""
    view = at(host, [])

    assert view["do"] is None
    assert view["table"]["view"]["decision"] is None
    assert view["table"]["view"]["actions"] == []


def test_a_question_comes_with_what_helps(host: Browser) -> None:
    """What to do, a hint, and answers that do it."""
    view = at(host, SOLUTION[:ASKED])

    assert view["do"]
    assert view["hint"]
    assert view["shown"][0] in {one["id"] for one in view["table"]["view"]["actions"]}


def test_a_wrong_answer_is_not_taken(host: Browser) -> None:
    """The table is as before, and the reason is told."""
    before = at(host, SOLUTION[:ASKED])

    after = at(host, [*SOLUTION[:ASKED], [WRONG[0]]])

    assert not after["verdict"]["right"]
    assert after["verdict"]["say"] or after["verdict"]["reasons"]
    assert {**after, "verdict": None} == {**before, "verdict": None}


@pytest.mark.parametrize("question", ["plans", "why-not"])
def test_a_lesson_answers_the_questions_of_a_table(host: Browser, question: str) -> None:
    """After the answers so far, about what is offered there."""
    target = SOLUTION[ASKED][0]

    assert host.post(path(*ONE, question), {"answers": SOLUTION[:ASKED], "targets": [target]}, 200) is not None


def test_a_lesson_tells_odds(host: Browser) -> None:
    """Of what is offered there."""
    told = host.post(path(*ONE, "odds"), {"answers": SOLUTION[:ASKED], "targets": SOLUTION[ASKED]}, 200)

    assert told["kind"] in {"certain", "chances", "untold"}


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"answers": "none"}, "bad-request"),
        ({"answers": [[]] * 201}, "bad-request"),
        ({"answers": [["x"] * 61]}, "bad-request"),
        ({"answers": [["x" * 201]]}, "bad-request"),
        ({"answers": [], "seat": "other"}, "bad-request"),
        ({"answers": [["nothing"]]}, "unreadable"),
        ({"answers": [*SOLUTION, []]}, "unreadable"),
        ({"answers": [*SOLUTION[:ASKED], ["\ud7ff\u202e"]]}, "unreadable"),
    ],
    ids=str,
)
def test_what_is_no_answer_is_refused(host: Browser, body: Any, kind: str) -> None:
    """With the place where it stands."""
    told = host.post(path(*ONE), body, 400)

    assert told["error"] == kind
    assert "answers" in told["detail"] or "seat" in told["detail"]


@pytest.mark.parametrize("where", [("nothing", "nothing"), (ONE[0], "nothing"), (ONE[0], "course"), (ONE[0], "..")])
def test_what_is_no_lesson_is_refused(host: Browser, where: tuple[str, str]) -> None:
    """Also the name of another file."""
    assert host.http.post(path(*where), json={}).status_code in {400, 404, 405}


def test_the_position_of_a_lesson_can_be_had(host: Browser) -> None:
    """As it stands after the answers, so that a study goes on from it."""
    found = host.post(path(*ONE, "position"), {"answers": SOLUTION[:ASKED]}, 200)

    view = host.post("/api/studies/view", {"start": {"position": found["position"]}, "line": []}, 200)
    assert view["table"]["game"] == ONE[0]
