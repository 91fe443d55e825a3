"""What can be asked about a match without playing it is asked in the same way of a study and of a lesson."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

from pragmatica.core import register
from pragmatica.learning import Run, course, lesson
from tests.samples import usual
from tests.server.client import Browser

GAME: Final = register.shipped()[0]
DOORS: Final = ("plans", "why-not", "odds", "look")
OF_ONE: Final = ("why-not", "odds", "look")
OF_A_SEAT: Final = ("plans", "why-not", "odds")


class Asked(NamedTuple):
    """Where questions are asked, with what is sent besides their targets, and an answer that is offered there."""

    path: str
    body: dict[str, Any]
    offered: str


def study(game: str) -> Asked:
    """A position of the game, for whoever is asked there."""
    match = usual(game).begun(6)
    seat = next(iter(match.pending))
    body = {"start": {"position": match.to_position()}, "seat": seat}
    return Asked("/api/studies", body, match.legal(seat)[0].id)


def first_question(game: str) -> Asked:
    """The first question of the game's first lesson."""
    run, answers = Run(lesson(game, course(game).lessons[0])), list[list[str]]()
    while run.ask is None:
        run = run.answer([])[1]
        answers.append([])
    return Asked(f"/api/lessons/{game}/{run.lesson.id}", {"answers": answers}, run.match.legal(run.lesson.seat)[0].id)


@pytest.fixture(params=[study, first_question], ids=["study", "lesson"])
def asked(request: pytest.FixtureRequest) -> Asked:
    """Either of them, of a game that ships."""
    found: Asked = request.param(GAME)
    return found


def ask(browser: Browser, asked: Asked, door: str, targets: Any, status: int, **more: Any) -> Any:
    """Ask, and see what is told."""
    return browser.post(f"{asked.path}/{door}", {**asked.body, "targets": targets, **more}, status)


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("target", ["dance", "city:nowhere", ":", "\0"])
def test_what_names_nothing_is_unreadable(host: Browser, asked: Asked, door: str, target: str) -> None:
    """Whatever is asked about it; the refusal says that it is the target."""
    told = ask(host, asked, door, [target], 400)

    assert told["error"] == "unreadable"
    assert told["detail"].startswith("target: ")


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("targets", [[], [""], ["x" * 201], ["x"] * 9, [1], "x", None], ids=repr)
def test_targets_of_the_wrong_form_are_refused(host: Browser, asked: Asked, door: str, targets: Any) -> None:
    """The refusal says where."""
    told = ask(host, asked, door, targets, 400)

    assert told["error"] == "bad-request"
    assert "$.targets" in told["detail"]


@pytest.mark.parametrize("door", OF_ONE)
def test_one_thing_is_asked_about_at_a_time(host: Browser, asked: Asked, door: str) -> None:
    """Of several none is left out silently."""
    told = ask(host, asked, door, [asked.offered, "dance"], 400)

    assert told["error"] == "bad-request"
    assert "`targets`" in told["detail"]


def test_plans_are_told_of_several_answers(host: Browser, asked: Asked) -> None:
    """Those of all of them, one after the other."""
    once = ask(host, asked, "plans", [asked.offered], 200)

    assert ask(host, asked, "plans", [asked.offered] * 2, 200) == once * 2


@pytest.mark.parametrize("door", OF_A_SEAT)
def test_in_a_study_a_seat_asks(host: Browser, door: str) -> None:
    """A seat that is left out, and a spectator, are told so."""
    asked = study(GAME)

    assert ask(host, asked, door, [asked.offered], 400, seat=None)["error"] == "bad-request"
    assert ask(host, asked, door, [asked.offered], 400, seat="spectator")["error"] == "unreadable"


@pytest.mark.parametrize("game", register.shipped())
def test_a_seat_that_owes_no_answer_is_told_so(host: Browser, game: str) -> None:
    """Nothing is planned for it; why nothing is offered to it is a question like others."""
    match, asked = usual(game).begun(6), study(game)
    waits = next(seat for seat in match.seats if seat not in match.pending)

    assert ask(host, asked, "plans", [asked.offered], 409, seat=waits)["error"] == "not-your-turn"
    assert ask(host, asked, "odds", [asked.offered], 409, seat=waits)["error"] == "not-your-turn"
    ask(host, asked, "why-not", [asked.offered], 200, seat=waits)


@pytest.mark.parametrize("door", DOORS)
def test_a_game_without_the_lesson_is_told_so(host: Browser, door: str) -> None:
    """And which lessons it has, or which games there are."""
    for where, known in ((f"{GAME}/nothing", course(GAME).lessons[0]), ("nothing/nothing", GAME)):
        told = host.post(f"/api/lessons/{where}/{door}", {"answers": [], "targets": ["x"]}, 400)
        assert told["error"] == "unreadable"
        assert known in told["detail"]
