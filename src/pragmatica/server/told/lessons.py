"""What leaves of a lesson: in the form of a table, as its learner may see it. `wire` puts its parts into forms."""

from __future__ import annotations

from typing import Final

from pragmatica.learning import Course, Run, Verdict, check, lesson
from pragmatica.learning.lesson import Arrow
from pragmatica.server.forms import views
from pragmatica.server.forms.lessons import LessonLine, LessonMark, LessonPart, LessonsView, LessonView, VerdictView
from pragmatica.server.play.table import StoredEvent, Viewer
from pragmatica.server.told import matches as match_views
from pragmatica.server.told import wire

ID: Final = "lesson"


def lessons_view(course: Course) -> LessonsView:
    """The lessons of a game."""
    return LessonsView(
        game=course.game,
        parts=[
            LessonPart(
                id=part.id,
                heading=course.heading(part),
                lessons=[_line(course.game, ident) for ident in part.lessons],
            )
            for part in course.parts
        ],
    )


def _line(game: str, ident: str) -> LessonLine:
    one = lesson(game, ident)
    return LessonLine(
        id=one.id,
        kind=one.kind,
        title=one.message("title"),
        about=one.message("about"),
        theme=one.topic,
        seat=one.seat,
        minutes=one.minutes,
        steps=len(one.steps),
    )


def lesson_view(run: Run, verdict: Verdict | None) -> LessonView:
    """Where the learner stands."""
    return LessonView(
        game=run.lesson.game,
        lesson=run.lesson.id,
        kind=run.lesson.kind,
        table=table_of(run),
        events=events_of(run),
        fresh=run.fresh,
        taken=run.answers,
        say=run.say,
        do=None if run.ask is None else f"{run.own}.do",
        hint=None if run.ask is None else f"{run.own}.hint",
        shown=check.shown(run),
        marks=[
            LessonMark(thing=one.end, start=one.start) if isinstance(one, Arrow) else LessonMark(thing=one, start=None)
            for one in run.step.mark
        ],
        cite=list(run.cite),
        step=run.number,
        steps=len(run.lesson.steps),
        given=run.given,
        done=run.done,
        verdict=None if verdict is None else _verdict_view(verdict),
    )


def _verdict_view(verdict: Verdict) -> VerdictView:
    return VerdictView(
        right=verdict.right,
        reasons=[wire.reason_view(one) for one in verdict.reasons],
        say=verdict.say,
        cite=list(verdict.cite),
    )


def events_of(run: Run) -> list[views.EventView]:
    """What has happened since play began, as far as the learner may know of it; each event has a number of its own."""
    game, learner = run.lesson.game, Viewer(run.lesson.seat)
    events = [StoredEvent.of(event, game) for event in run.events]
    return [
        wire.event_view(event, learner, number, number, over=False)
        for number, event in enumerate(events, 1)
        if event.told_to(learner.seat)
    ]


def table_of(run: Run) -> views.TableView:
    """The lesson's match as a table at which the learner sits. Answers are offered only where something is asked."""
    match, seat, acts = run.match, run.lesson.seat, run.ask is not None
    return match_views.table_view(
        match,
        ID,
        seats=match_views.seat_views(match, mine=[seat], online=[seat]),
        view=match_views.seated_view(match, seat, acts=acts, undoable=min(run.given, 1)),
        seq=len(run.events),
        step=len(run.events),
        host=False,
        waiting=[one for one in wire.waiting_views(match) if acts and one.seat == seat],
    )
