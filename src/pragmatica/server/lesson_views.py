"""What leaves of a lesson: in the form of a table, as its learner may see it. `wire` puts its parts into forms."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from pragmatica.core.errors import PragmaticaError
from pragmatica.core.match import Match
from pragmatica.learning import Course, Run, Verdict, check, lesson
from pragmatica.learning.lesson import Arrow
from pragmatica.server import forms, wire
from pragmatica.server.lesson_forms import LessonLine, LessonMark, LessonPart, LessonsView, LessonView, VerdictView


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
        shown=_shown(run),
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


def _shown(run: Run) -> list[str]:
    """Answers that do what is asked, from the beginning of the step; none in the middle of it."""
    if run.ask is None or run.given:
        return []
    if run.ask.line:
        return list(run.ask.line)
    try:
        return next(check.ways(run), ([], run))[0]
    except PragmaticaError:
        return []


def events_of(run: Run) -> list[forms.EventView]:
    """What has happened since play began, as far as the learner may know of it; each event has a number of its own."""
    match, seat = run.match, run.lesson.seat
    told: list[forms.EventView] = []
    for number, event in enumerate(run.events, 1):
        seen = event.seen_by(seat)
        if seen is None:
            continue
        fields = {name: value for name, value in seen.items() if name != "kind"}
        rule: str | UnsetType = event.rule or match.game.event_rules.get(event.kind) or UNSET
        told.append(
            forms.EventView(
                seq=number,
                step=number,
                kind=event.kind,
                message_id=f"{match.setup.game}-event-{event.kind}",
                fields=fields,
                rule=rule,
            )
        )
    return told


def table_of(run: Run) -> forms.TableView:
    """The lesson's match as a table at which the learner sits. Answers are offered only where something is asked."""
    match, setup, seat = run.match, run.match.setup, run.lesson.seat
    scenario = next(one for one in match.game.scenarios if one.id == setup.scenario)
    return forms.TableView(
        id="lesson",
        name="",
        game=setup.game,
        scenario=setup.scenario,
        players=setup.players,
        options=dict(setup.options),
        board=setup.board,
        rules_version=match.game.rules_version,
        seq=len(run.events),
        step=len(run.events),
        steps=len(run.events),
        host=False,
        seats=[_seat(match, one, scenario.powers.get(one, ()), mine=one == seat) for one in match.seats],
        bots_stay=True,
        analysis=True,
        placed=True,
        begun=True,
        unplayable=None,
        commitment="",
        parts={},
        seed=None,
        salt=None,
        outcome=_outcome(match),
        waiting=[forms.WaitingView(seat=one, decision=decision) for one, decision in _waiting(run).items()],
        view=_seated(run),
    )


def _seat(match: Match, seat: str, powers: tuple[str, ...], *, mine: bool) -> forms.SeatView:
    return forms.SeatView(
        seat=seat,
        powers=list(powers),
        control="device",
        bot=None,
        name="",
        online=mine,
        mine=mine,
        taken=True,
        link_open=False,
        seen=False,
        browsers=None,
    )


def _outcome(match: Match) -> forms.OutcomeView | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return forms.OutcomeView(
        winners=list(outcome.winners), reason=outcome.reason, rule=outcome.rule, scores=dict(outcome.scores)
    )


def _waiting(run: Run) -> dict[str, object]:
    """Open questions: the learner's where something is asked of him, nobody's elsewhere."""
    if run.ask is None or run.lesson.seat not in run.match.pending:
        return {}
    return {run.lesson.seat: run.match.pending[run.lesson.seat]}


def _seated(run: Run) -> forms.SeatedView:
    match, seat, asked = run.match, run.lesson.seat, run.ask is not None
    return forms.SeatedView(
        seat=seat,
        observation=match.observe(seat),
        decision=match.pending.get(seat) if asked else None,
        version=match.version(seat),
        actions=[wire.action_view(one) for one in match.legal(seat)] if asked else [],
        extra=[wire.action_view(one) for one in match.extra(seat)] if asked else [],
        undoable=min(run.given, 1),
        unveiled=False,
    )
