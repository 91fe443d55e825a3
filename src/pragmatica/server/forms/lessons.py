"""The forms of all that is sent and received about lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pragmatica.server.forms.requests import Id, Targets
from pragmatica.server.forms.views import EventView, ReasonView, TableView

MOST_ANSWERS = 200  # of one lesson
MOST_ACTIONS = 60  # of one answer
Actions = Annotated[list[Id], Meta(max_length=MOST_ACTIONS)]
Answers = Annotated[list[Actions], Meta(max_length=MOST_ANSWERS)]


class LessonRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answers given so far, each a list of action ids; where nothing is asked, an empty one goes on.

    All but the last have been taken; what becomes of that one is told.
    """

    answers: Answers = []


class LessonAskRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question about a lesson after these answers: about one action or thing, or for plans about several."""

    answers: Answers = []
    targets: Targets


class LessonLine(Struct, frozen=True, kw_only=True):
    """A lesson or a puzzle of a game; `title`, `about` and the `theme` of a puzzle are texts of the catalogues."""

    id: str
    kind: Literal["lesson", "puzzle"]
    title: str
    about: str
    theme: str | None
    seat: str
    minutes: int
    steps: int


class LessonPart(Struct, frozen=True, kw_only=True):
    """Lessons, or puzzles of one level, under one heading, a text of the catalogues."""

    id: str
    heading: str
    lessons: list[LessonLine]


class LessonsView(Struct, frozen=True, kw_only=True):
    """The lessons of a game, or its puzzles, in their order; no parts: it has none."""

    game: str
    parts: list[LessonPart]


class LessonPosition(Struct, frozen=True, kw_only=True):
    """Where a lesson stands, as a position in the documented form, to think further from."""

    position: dict[str, Any]


class LessonMark(Struct, frozen=True, kw_only=True):
    """A thing on the table that is pointed at, or, with `start`, an arrow to it from another."""

    thing: str
    start: str | None


class VerdictView(Struct, frozen=True, kw_only=True):
    """What became of the last answer. Not `right`: it was not taken, by the rules (`reasons`) or the lesson (`say`)."""

    right: bool
    reasons: list[ReasonView]
    say: str | None
    cite: list[str]


class LessonView(Struct, frozen=True, kw_only=True):
    """Where the learner stands after the answers that were `taken`.

    `say` is a text of the catalogues. Where something is to be done, `do` and `hint` are, too, and `shown` are answers
    that do it; elsewhere they are null and none. `step` of `steps`; `given`: answers that this step has been given
    already. `fresh`: events after this number came of the latest answer.
    """

    game: str
    lesson: str
    kind: Literal["lesson", "puzzle"]
    table: TableView
    events: list[EventView]
    fresh: int
    taken: int
    say: str
    do: str | None
    hint: str | None
    shown: list[str]
    marks: list[LessonMark]
    cite: list[str]
    step: int
    steps: int
    given: int
    done: bool
    verdict: VerdictView | None
