"""The forms of all that is sent and received about studies."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from pragmatica.server.forms.requests import Id, Instructions, Name, Small, Targets
from pragmatica.server.forms.views import EventView, ReasonView, TableView

Note = Annotated[str, Meta(max_length=4_000)]
Since = Annotated[int, Meta(ge=-1, le=1_000)]
Marks = Annotated[list[Annotated[str, Meta(max_length=201)]], Meta(max_length=100)]


class Opening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new match."""

    game: Id
    scenario: Id
    players: Annotated[int, Meta(ge=1, le=20)]
    options: Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | bool], Meta(max_length=100)] = {}


class StudyStart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a study begins: at a position in the documented form, at a step of a table, or at the opening of a game.

    A match that is over opens as it was; one that is played is redrawn from what `as` may know: an own seat, or
    `spectator`.
    """

    position: dict[str, Any] | None = None
    opening: Opening | None = None
    table: Id | None = None
    step: Small | None = None
    as_: Id | None = field(name="as", default=None)


class StudyAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer in a study, with what chance gave to it."""

    seat: Id
    action: Id
    chance: Annotated[list[Small], Meta(max_length=500)] = []


Line = Annotated[list[StudyAnswer], Meta(max_length=1_000)]


class StudyRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study after a line of answers, as a seat or a `spectator` sees it; without `as`, as the first that is asked.

    `since`: of how many answers the events are known; -1: of nothing, nor those of the start. `written`: the position
    itself is wanted, too.
    """

    start: StudyStart
    line: Line = []
    as_: Id | None = field(name="as", default=None)
    since: Since = -1
    written: bool = False


class StudyPlayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answers to be given after the line, as at a table; chance is drawn anew.

    What they come to is told to the seat `as`, or a `spectator`; without it, to the first that is then asked.
    `since`: of how many answers the events are known, as in `StudyRequest`; without it, of the line.
    """

    start: StudyStart
    line: Line = []
    seat: Id
    actions: Annotated[list[Id], Meta(min_length=1, max_length=200)]
    as_: Id | None = field(name="as", default=None)
    since: Since | None = None


class StudyInstructRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Standing instructions of a seat, given after the line, all of them or none; `as` and `since` as for answers."""

    start: StudyStart
    line: Line = []
    seat: Id
    instructions: Instructions
    as_: Id | None = field(name="as", default=None)
    since: Since | None = None


class StudyAskRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question about a study after the line: an action, several for plans, or a thing on the table."""

    start: StudyStart
    line: Line = []
    seat: Id | None = None
    targets: Targets


class StudyNode(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer of a study, after that of the number `parent` (-1: at the start), with a note and marks on the map.

    `notation` is how the answer is shown.
    """

    parent: Annotated[int, Meta(ge=-1)]
    seat: Id
    action: Id
    chance: Annotated[list[Small], Meta(max_length=500)] = []
    notation: Name = ""
    note: Note = ""
    marks: Marks = []


class StudyDocument(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole study: a tree of answers from a position. Of answers to the same moment the first is the main one.

    A mark is a thing of the table, such as `city:kolin`, or an arrow: `city:praha>city:kolin`. `redrawn`: its match was
    still played, and what one seat could not know is made up.
    """

    position: dict[str, Any]
    title: Name = ""
    redrawn: bool = False
    note: Note = ""
    marks: Marks = []
    nodes: Annotated[list[StudyNode], Meta(max_length=2_000)] = []


class StudyText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study, or the record of a match, as text."""

    text: str


class StudyAnswerView(Struct, frozen=True, kw_only=True):
    """An answer that was given in a study, with what chance gave to it; `type` and `fields` say what it does."""

    seat: str
    action: str
    chance: list[int]
    notation: str
    type: str
    fields: dict[str, Any]


class StudyView(Struct, frozen=True, kw_only=True):
    """A study after its line: in the form of a table whose seats are all the reader's, and what happened on the way.

    `redrawn`: a match that is still played was redrawn from what one seat may know. `position` as far as it was asked
    for.
    """

    table: TableView
    events: list[EventView]
    redrawn: bool
    position: dict[str, Any] | None


class StudyKept(Struct, frozen=True, kw_only=True):
    """A study that is kept: `link` leads to it."""

    id: str
    link: str


class StudyPlayed(Struct, frozen=True, kw_only=True):
    """What answers in a study came to: those that stand, with their chance; the rest as in `Played`."""

    answers: list[StudyAnswerView]
    table: TableView
    events: list[EventView]
    unplayed: list[str]
    reason: ReasonView | None
