"""Events and leagues: what is received and sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pragmatica.server.clocks.pace import Pace
from pragmatica.server.forms.players import RatingView
from pragmatica.server.forms.requests import Id, Name, Part

EventForm = Literal["single", "robin", "swiss"]
EventState = Literal["open", "running", "over", "cancelled"]
TieBreak = Literal["opponents", "direct", "wins", "seats"]
Decided = Literal["start", "cancel", "judge", "bot", "withdraw", "extend"]
Invite = Annotated[str, Meta(max_length=100)]
Number = Annotated[int, Meta(ge=0, le=1_000)]


class EventRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new event. `rounds`: of a round robin of two, how often each pair meets; of groups they follow by themselves.

    `by_code`: only who knows its code may join, and it is in no list. `bots` fill the places that are free at the
    start. `days`: how long a round lasts before the organiser decides on what is not over; 0: he may at any time.
    """

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Id
    scenario: Id
    players: Annotated[int, Meta(ge=1, le=20)]
    options: Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | bool], Meta(max_length=100)] = {}
    pace: Pace | None = None
    form: EventForm
    rounds: Annotated[int, Meta(ge=1, le=20)]
    places: Annotated[int, Meta(ge=2, le=64)]
    days: Annotated[int, Meta(ge=0, le=365)] = 0
    by_code: bool = False
    bots: bool = False
    rated: bool = False
    league: Id | None = None


class EntryRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To join an event; `part` is what this browser adds to the seeds of its tables."""

    invite: Invite = ""
    part: Part | None = None


class DecisionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the organiser decides.

    `judge` a table of the round: `winners` are its seats that are first; none: all are level. Let a `bot` play on for
    a `seat` there. `withdraw` an `entry`. `extend` the round by `days`. `start` or `cancel` the event.
    """

    kind: Decided
    table: Number = 0
    entry: Number = 0
    seat: Annotated[str, Meta(max_length=200)] = ""
    winners: Annotated[list[Id], Meta(max_length=20)] = []
    days: Annotated[int, Meta(ge=1, le=365)] = 7


class LeagueRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new league."""

    name: Name


class EventLine(Struct, frozen=True, kw_only=True):
    """An event in short; `entries` counts who plays; `mine`: one plays oneself.

    `expires`: when it is called off, if nobody has started it by then.
    """

    id: str
    name: str
    organiser: str
    game: str
    scenario: str
    players: int
    form: EventForm
    state: EventState
    round: int
    entries: int
    places: int
    by_code: bool
    rated: bool
    league: str | None
    created: float
    expires: float | None
    mine: bool


class EntryView(Struct, frozen=True, kw_only=True):
    """Who plays; `bot`: the how-manieth bot, 0 for a person. `left`: the round in which he withdrew; 0: he plays on.

    `level`: his at the game and scenario of the event, now; null before a match has counted for him.
    """

    number: int
    name: str
    level: RatingView | None
    bot: int
    left: int
    place: int | None


class PairingView(Struct, frozen=True, kw_only=True):
    """A table, its entries in the order of seats, or a bye; `points` are halves, and none before it is over."""

    number: int
    table: str | None
    entries: list[int]
    points: list[int]
    how: Literal["", "played", "judged", "bye"]


class RoundView(Struct, frozen=True, kw_only=True):
    """A round; after `until` the organiser decides on what is not over."""

    number: int
    begun: float
    until: float | None
    ended: float | None
    pairings: list[PairingView]


class StandingView(Struct, frozen=True, kw_only=True):
    """Where an entry stands: points in halves; tie-breaks in the order that `ties` of the event tells."""

    entry: int
    place: int
    points: int
    played: int
    byes: int
    opponents: int
    direct: int | None
    wins: int
    seats: int


class DecisionView(Struct, frozen=True, kw_only=True):
    """Something that an organiser has decided; `table` and `entry` are 0 where it is about none."""

    made: float
    by: str
    kind: Decided
    round: int
    table: int
    entry: int
    detail: str


class WholeEvent(Struct, frozen=True, kw_only=True):
    """An event. `organiser`: this browser may decide. `me`: the number as which it plays; 0: it does not.

    `invite` is told to who organises it. `rounds_to_play`: at most. `seed` and `salt` are told when it is over.
    """

    line: EventLine
    seats: list[str]
    options: dict[str, Any]
    pace: Pace | None
    rounds_to_play: int
    days: int
    bots: bool
    organiser: bool
    me: int
    invite: str
    commitment: str
    seed: str
    salt: str
    entries: list[EntryView]
    rounds: list[RoundView]
    ties: list[TieBreak]
    standings: list[StandingView]
    decisions: list[DecisionView]


class EventCreated(Struct, frozen=True):
    """A new event."""

    id: str


class LeagueLine(Struct, frozen=True):
    """A league in short."""

    id: str
    name: str
    organiser: str
    created: float
    mine: bool


class LeagueRow(Struct, frozen=True, kw_only=True):
    """Where somebody stands in a league; points in halves."""

    name: str
    place: int
    points: int
    events: int
    won: int


class LeagueView(Struct, frozen=True, kw_only=True):
    """A league with its events and its running table."""

    line: LeagueLine
    events: list[EventLine]
    table: list[LeagueRow]


class EventList(Struct, frozen=True, kw_only=True):
    """Events that one may see, the latest first, and leagues; `may_open`: this browser may open one."""

    events: list[EventLine]
    leagues: list[LeagueLine]
    may_open: bool
