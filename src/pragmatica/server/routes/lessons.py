"""Requests about lessons: which there are, and what becomes of a learner's answers. Nothing is stored."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, get, post
from litestar.params import PathParameter

from pragmatica import learning
from pragmatica.learning import Run
from pragmatica.learning.lesson import Kind
from pragmatica.server.forms import views
from pragmatica.server.forms.lessons import LessonAskRequest, LessonPosition, LessonRequest, LessonsView, LessonView
from pragmatica.server.routes.games import GameId
from pragmatica.server.routes.house import Ask, Encoded, answer, house, read, send, sender_of
from pragmatica.server.told import lessons as lesson_views
from pragmatica.server.told import questions

LessonId = Annotated[str, PathParameter(max_length=100, description="id of a lesson of the game")]


@get("/api/games/{game:str}/lessons", summary="The lessons of a game", operation_id="lessons")
async def lessons(request: Ask, game: GameId) -> Response[LessonsView]:
    """In their order, under their headings; none where the game has none."""
    return send(request, _course(game, "lesson"))


@get("/api/games/{game:str}/puzzles", summary="The puzzles of a game", operation_id="puzzles")
async def puzzles(request: Ask, game: GameId) -> Response[LessonsView]:
    """From easy to hard, a part for each level; played as lessons are. None where the game has none."""
    return send(request, _course(game, "puzzle"))


@post(
    "/api/lessons/{game:str}/{lesson:str}",
    summary="A lesson after the learner's answers",
    operation_id="lesson",
    status_code=200,
    opt={"body": LessonRequest},
)
async def lesson_at(request: Ask, game: GameId, lesson: LessonId) -> Response[LessonView]:
    """What is said and asked there, the table as the learner may see it, and what became of his last answer."""
    data = await read(request, LessonRequest)
    place = house(request)
    async with place.turns.of(sender_of(request)):
        verdict, run = await place.lessons.answered(learning.find(game, lesson), data.answers)
        return answer(lesson_views.lesson_view(run, verdict))


@post(
    "/api/lessons/{game:str}/{lesson:str}/plans",
    summary="Whole moves in a lesson",
    operation_id="lessonPlans",
    status_code=200,
    opt={"body": LessonAskRequest},
)
async def plans(request: Ask, game: GameId, lesson: LessonId) -> Response[list[views.PlanView]]:
    """Each plan is a list of action ids to be given as one answer."""
    run, targets = await _asked(request, game, lesson)
    return answer(questions.plans(run.match, run.lesson.seat, targets))


@post(
    "/api/lessons/{game:str}/{lesson:str}/why-not",
    summary="Why something is not offered in a lesson",
    operation_id="lessonWhyNot",
    status_code=200,
    opt={"body": LessonAskRequest},
)
async def why_not(request: Ask, game: GameId, lesson: LessonId) -> Response[views.WhyNot]:
    """The rules against an action, or against a thing on the table."""
    run, targets = await _asked(request, game, lesson)
    return answer(questions.why_not(run.match, run.lesson.seat, questions.single(targets)))


@post(
    "/api/lessons/{game:str}/{lesson:str}/odds",
    summary="What an action may bring in a lesson",
    operation_id="lessonOdds",
    status_code=200,
    opt={"body": LessonAskRequest},
)
async def odds(request: Ask, game: GameId, lesson: LessonId) -> Response[views.OddsView]:
    """The exact chances of an offered action, as far as the learner may know."""
    run, targets = await _asked(request, game, lesson)
    return answer(questions.odds(run.match, run.lesson.seat, questions.single(targets)))


@post(
    "/api/lessons/{game:str}/{lesson:str}/look",
    summary="What the rules tell of a thing in a lesson",
    operation_id="lessonLook",
    status_code=200,
    opt={"body": LessonAskRequest},
)
async def look(request: Ask, game: GameId, lesson: LessonId) -> Response[views.LookView]:
    """What the rules tell the learner of a thing on the table."""
    run, targets = await _asked(request, game, lesson)
    return answer(questions.look(run.match, run.lesson.seat, questions.single(targets)))


@post(
    "/api/lessons/{game:str}/{lesson:str}/position",
    summary="The position of a lesson",
    operation_id="lessonPosition",
    status_code=200,
    opt={"body": LessonRequest},
)
async def position(request: Ask, game: GameId, lesson: LessonId) -> Response[LessonPosition]:
    """After these answers, all of which are taken: a study may begin there."""
    data = await read(request, LessonRequest)
    place = house(request)
    async with place.turns.of(sender_of(request)):
        run = await place.lessons.at(learning.find(game, lesson), data.answers)
        return answer(LessonPosition(position=dict(run.match.to_position())))


async def _asked(request: Ask, game: str, lesson: str) -> tuple[Run, list[str]]:
    """The run after its answers, and what is asked about. Raises Refused and Unreadable."""
    data = await read(request, LessonAskRequest)
    place = house(request)
    async with place.turns.of(sender_of(request)):
        return await place.lessons.at(learning.find(game, lesson), data.answers), data.targets


@cache
def _course(game: str, kind: Kind) -> Encoded:
    found = learning.puzzles(game) if kind == "puzzle" else learning.course(game)
    return Encoded.of(lesson_views.lessons_view(found))


HANDLERS = (lessons, puzzles, lesson_at, plans, why_not, odds, look, position)
