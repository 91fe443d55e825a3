"""The forms of what is told of a match that is over."""

from __future__ import annotations

from msgspec import Struct


class StandingChange(Struct, frozen=True, kw_only=True):
    """What a step made of a number of a side."""

    measure: str
    side: str
    before: int
    after: int


class CurveView(Struct, frozen=True, kw_only=True):
    """How one number of all sides, by typed name, went: its value after each of the course's steps.

    `goal`: with which a side wins, or is beaten (`is_loss`). `falls`: less is better.
    """

    measure: str
    goal: dict[str, int]
    falls: bool
    is_loss: bool
    values: dict[str, list[int]]


class TurningView(Struct, frozen=True, kw_only=True):
    """A step that changed much; `lead`: the side that went ahead by it."""

    step: int
    changes: list[StandingChange]
    lead: str | None


class TallyView(Struct, frozen=True, kw_only=True):
    """A table of what happened to the sides: by side what stands in each column, null where there is no mean."""

    id: str
    columns: list[str]
    rows: dict[str, list[float | None]]


class CourseView(Struct, frozen=True, kw_only=True):
    """How a match went that is over. The first curve is of the number that decides."""

    steps: list[int]
    curves: list[CurveView]
    turning: list[TurningView]
    tables: list[TallyView]
