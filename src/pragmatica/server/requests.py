"""The forms of all that is received, with bounds of size and number."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from pragmatica.server.forms import Control

Id = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Part = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2}){16,64}(?![\s\S])")]  # `$` would let a line end pass
Small = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Instructions = Annotated[
    list[dict[Id, Annotated[str, Meta(max_length=200)] | int | bool | None]], Meta(min_length=1, max_length=500)
]


class MessageRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to say at a table, as one of this browser's seats; no readers: to everybody."""

    seat: Id
    readers: Annotated[list[Id], Meta(max_length=20)] = []
    text: Annotated[str, Meta(max_length=4_000)]


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to play a seat."""

    control: Control
    bot: Id | None = None
    name: Name = ""


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Options and seats not named take their defaults; a seat's default is this device.

    `part` is what this browser adds to the seed of the match: 16 random bytes or more, in hexadecimal.
    `bots_stay`: nobody may take over a bot's own seat. By default the host may, or whom he makes a link: a bot often
    keeps a place for somebody who comes late, and everybody is told. `analysis`: studies may be made of the match while
    it is played. `position`: where it begins (docs/positions.md), with the same scenario and players.
    """

    game: Id
    scenario: Id
    players: Annotated[int, Meta(ge=1, le=20)]
    options: Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | bool], Meta(max_length=100)] = {}
    seats: Annotated[dict[Id, SeatRequest], Meta(max_length=20)] = {}
    name: Name = ""
    board: Id | None = None
    bots_stay: bool = False
    analysis: bool = True
    position: dict[str, Any] | None = None
    part: Part | None = None


class JoinRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a seat link."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    name: Name = ""
    part: Part | None = None


class ActionsRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ids of one or more actions, to be played in order; `Played` tells how far."""

    seat: Id
    version: Small
    actions: Annotated[list[Id], Meta(min_length=1, max_length=200)]


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many of the latest actions to take back."""

    seat: Id
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


Instruction = Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | Small | None], Meta(max_length=20)]


class InstructionsRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Standing instructions of a seat, all of which are kept, or none; what they hold is the game's own."""

    seat: Id
    instructions: Instructions


class BotRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bot that takes a seat over; the game's first where none is named."""

    bot: Id | None = None


class NameRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the player of a seat is called; nothing: he has no name."""

    name: Name


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""


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


class StudyRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study after a line of answers, as a seat or a `spectator` sees it; without `as`, as the first that is asked.

    `since`: of how many answers the events are known; -1: of nothing, nor those of the start. `written`: the position
    itself is wanted, too.
    """

    start: StudyStart
    line: Annotated[list[StudyAnswer], Meta(max_length=1_000)] = []
    as_: Id | None = field(name="as", default=None)
    since: Annotated[int, Meta(ge=-1, le=1_000)] = -1
    written: bool = False


class StudyPlayRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answers to be given after the line, as at a table; chance is drawn anew."""

    start: StudyStart
    line: Annotated[list[StudyAnswer], Meta(max_length=1_000)] = []
    seat: Id
    actions: Annotated[list[Id], Meta(min_length=1, max_length=200)]


class StudyAskRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question about a study after the line: an action, several for plans, or a thing on the table."""

    start: StudyStart
    line: Annotated[list[StudyAnswer], Meta(max_length=1_000)] = []
    seat: Id | None = None
    targets: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=8)]


Note = Annotated[str, Meta(max_length=4_000)]
Marks = Annotated[list[Annotated[str, Meta(max_length=201)]], Meta(max_length=100)]


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
