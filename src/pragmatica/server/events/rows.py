"""What is kept of events, row by row, and what one change writes; the columns are explained in `kept.schema`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from pragmatica.server.events.meetings import Form, Meeting
from pragmatica.server.kept.level import Level
from pragmatica.server.kept.rows import EVENT_HOST

State = Literal["open", "running", "over", "cancelled"]
How = Literal["", "played", "judged", "bye"]
DecisionKind = Literal["start", "cancel", "judge", "bot", "withdraw", "extend"]
LIVING: Final[tuple[State, ...]] = ("open", "running")
_numbers = msgspec.json.Decoder(tuple[int, ...]).decode


class League(msgspec.Struct, frozen=True):
    """A row of `leagues`."""

    id: str
    name: str
    organiser: str
    created: float
    key: str


class EventRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `events`."""

    id: str
    version: int
    name: str
    organiser: str
    league: str | None
    game: str
    scenario: str
    players: int
    seats: str
    options: str
    pace: str
    form: Form
    rounds: int
    places: int
    days: int
    invite: str
    bots: bool
    rated: bool
    state: State
    round: int
    seed: str
    salt: str
    commitment: str
    opener: str
    created: float
    ended: float | None
    key: str
    request: str

    @property
    def seat_names(self) -> list[str]:
        """The seats of a table, in their order."""
        return msgspec.json.decode(self.seats, type=list[str])

    @property
    def size(self) -> int:
        """How many sit at a table."""
        return len(self.seat_names)

    @property
    def host(self) -> str:
        """Who is the host of its tables: nobody's session."""
        return EVENT_HOST + self.id


class Entry(msgspec.Struct, frozen=True):
    """A row of `entries`."""

    number: int
    account: str | None
    part: str = ""
    left: int = 0
    place: int | None = None


class Round(msgspec.Struct, frozen=True):
    """A row of `rounds`."""

    number: int
    begun: float
    until: float | None
    opened: bool = False
    ended: float | None = None


class Pairing(msgspec.Struct, frozen=True):
    """A row of `pairings`."""

    round: int
    number: int
    entries: str
    played_as: str | None
    points: str = ""
    how: How = ""

    @property
    def meeting(self) -> Meeting:
        """Who meets here, and what each has got."""
        return Meeting(_numbers(self.entries), _numbers(self.points) if self.points else ())


class Decision(msgspec.Struct, frozen=True):
    """A row of `decisions`."""

    number: int
    made: float
    account: str
    kind: DecisionKind
    round: int
    table: int
    entry: int
    detail: str
    key: str


class Event(msgspec.Struct, frozen=True):
    """An event at one moment; `people` are the names of accounts by their ids, `levels` how strong they are."""

    row: EventRow
    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...]
    pairings: tuple[Pairing, ...]
    decisions: tuple[Decision, ...]
    people: Mapping[str, str]
    levels: Mapping[str, Level]

    @property
    def meetings(self) -> tuple[Meeting, ...]:
        """What has been paired, in order."""
        return tuple(one.meeting for one in self.pairings)

    @property
    def active(self) -> tuple[Entry, ...]:
        """Who still plays."""
        return tuple(one for one in self.entries if not one.left)

    @property
    def current(self) -> tuple[Pairing, ...]:
        """The tables and byes of the latest round."""
        return tuple(one for one in self.pairings if one.round == self.row.round)

    def entry_of(self, account: str | None) -> Entry | None:
        """As what an account plays."""
        return next((one for one in self.entries if account is not None and one.account == account), None)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One change of an event, carried out whole or not at all: rows that are new or differ."""

    row: Mapping[str, Any] = {}  # columns of `events`
    entries: Sequence[Entry] = ()
    gone: Sequence[Entry] = ()
    rounds: Sequence[Round] = ()
    pairings: Sequence[Pairing] = ()
    decision: Decision | None = None
    posts: Sequence[tuple[str, str]] = ()  # an account, and the kind of what it is told
