"""What is told of a match that is over."""

from __future__ import annotations

from pragmatica.core.course import Course
from pragmatica.server.forms.course import CourseView, CurveView, StandingChange, TallyView, TurningView


def course_view(course: Course) -> CourseView:
    """How a match went; for one that is over (`Tables.course`)."""
    return CourseView(
        steps=list(course.steps),
        curves=[
            CurveView(
                measure=one.measure.id,
                goal=dict(one.measure.goal),
                falls=one.measure.falls,
                is_loss=one.measure.is_loss,
                values={side: list(values) for side, values in one.values.items()},
            )
            for one in course.curves
        ],
        turning=[
            TurningView(
                step=one.step,
                changes=[
                    StandingChange(measure=change.measure, side=change.side, before=change.before, after=change.after)
                    for change in one.changes
                ],
                lead=one.lead,
            )
            for one in course.turning
        ],
        tables=[
            TallyView(
                id=one.id, columns=list(one.columns), rows={side: list(cells) for side, cells in one.rows.items()}
            )
            for one in course.tables
        ],
    )
