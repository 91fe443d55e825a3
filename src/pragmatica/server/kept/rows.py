"""What is kept of a table, row by row, and what one transaction writes; errors that say why it may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from pragmatica.server.forms.posts import ChannelKind
from pragmatica.server.kept.level import Level

EVENT_HOST: Final = "event:"  # before the id of an event: the host of its tables, who is nobody's session


class TableRow(msgspec.Struct, frozen=True):
    """A row of `tables`; the columns are explained in `schema`."""

    id: str
    name: str
    game: str
    scenario: str
    players: int
    options: str
    board: str
    rules_version: int
    host: str
    seed: str
    salt: str
    commitment: str
    created: float
    start: str
    opener: str = ""
    bots_stay: bool = False
    part: str | None = None
    analysis: bool = True
    position: str = ""
    pace: str = ""
    public: bool = False
    rated: bool = False
    starters: str = ""
    members: bool = False
    language: str = ""
    least: int | None = None
    most: int | None = None

    @property
    def event(self) -> str | None:
        """The id of the event that it is a table of."""
        return self.host.removeprefix(EVENT_HOST) if self.host.startswith(EVENT_HOST) else None


class Position(msgspec.Struct, frozen=True):
    """A row of `positions`: the part of a table that changes."""

    updated: float
    change: int
    step: int
    quiet: str
    over: bool
    snapshot: str
    base: str
    base_change: int
    asked: str = "{}"
    clocks: str = ""
    due: float | None = None
    ended: str = ""
    vote: str = ""
    vote_due: float | None = None
    closed: str = ""


class Timing(msgspec.Struct, frozen=True):
    """What is kept of a table's clocks and vote, with the numbers of its latest change."""

    table_id: str
    change: int
    step: int
    pace: str
    clocks: str
    due: float | None
    vote: str
    vote_due: float | None


class SeatRow(msgspec.Struct, frozen=True):
    """How a seat is played."""

    place: int
    seat: str
    control: str
    bot: str | None
    name: str
    link: str | None = None
    used: bool = False
    salt: str | None = None
    seen: bool = False
    part: str | None = None
    shown: int | None = None
    offered: str = ""
    former: str = ""


class ClaimRow(msgspec.Struct, frozen=True):
    """That a browser holds a seat, or an account, whose id `session` is then.

    `key` is the digest of the one with which a browser followed its link.
    """

    session: str
    seat: str
    key: str | None = None


class Opening(msgspec.Struct, frozen=True):
    """By what the request that opened a table is known again."""

    key: str
    table_id: str
    request: str
    created: float


class ChangeRow(msgspec.Struct, frozen=True):
    """What one change of a table told."""

    change: int
    step: int
    quiet_seat: str | None
    quiet: int
    records: str
    events: str


class Answer(msgspec.Struct, frozen=True):
    """What a request with an idempotency key was answered."""

    session: str
    key: str
    request: str
    seq: int
    ending: str = ""


class Job(msgspec.Struct, frozen=True):
    """A question that a bot must answer."""

    table_id: str
    seat: str
    version: int


class Post(msgspec.Struct, frozen=True):
    """Something that the people at a table may want to be told of: by kind, seat, and step or number of the message.

    `seat` is whom it reaches; `private`: nobody else may know of it.
    """

    kind: str
    seat: str
    mark: int
    private: bool = False


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A row of `channels`; the columns are explained in `schema`."""

    id: str
    kind: ChannelKind
    holder: str
    browser: str
    address: str
    created: float
    table_id: str | None = None
    secret: str = ""
    form: str = ""
    wanted: str = ""
    language: str = "en"
    pause: float = 0.0
    open: bool = True
    failed: int = 0
    fault: str = ""
    lease: float = 0.0
    rested: float = 0.0


class Due(msgspec.Struct, frozen=True):
    """A post that waits on a channel."""

    kind: str
    table_id: str
    event_id: str
    seat: str
    mark: int
    created: float
    tries: int


class MessageRow(msgspec.Struct, frozen=True):
    """What a player has said at a table; `readers` is JSON, and `account` explained, as in the database."""

    number: int
    sender: str
    readers: str
    text: str
    created: float
    key: str
    account: str | None = ""


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a host or a moderator has done that concerns others."""

    id: str
    table_id: str | None
    created: float
    actor: str
    role: str
    what: str
    subject: str
    reason: str = ""


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended for one seat; the columns of `results` are explained in `schema`."""

    seat: str
    turn: int
    game: str
    scenario: str
    players: int
    account: str | None
    bot: str | None
    place: int | None
    score: int | None
    length: int
    ended: float
    reason: str
    rated: bool
    unrated: str
    counted: int | None = None
    was: float | None = None
    mu: float | None = None
    sigma: float | None = None


class Stored(msgspec.Struct, frozen=True):
    """All that is needed to go on with a table."""

    row: TableRow
    position: Position
    seats: tuple[SeatRow, ...]
    claims: tuple[ClaimRow, ...]
    tail: tuple[str, ...]  # the records of the changes since the base
    people: dict[str, str] = {}  # the names of the accounts that hold seats
    levels: dict[str, Level] = {}  # and how strong they are taken to be at this game and scenario


class Invitation(msgspec.Struct, frozen=True):
    """A row of `invitations`; the columns are explained in `schema`."""

    table_id: str
    seat: str
    name: str
    account: str | None
    sender: str
    created: float


class Regard(msgspec.Struct, frozen=True):
    """How an account regards another: `favourite` or `block`."""

    other: str
    name: str
    kind: str


class Listing(msgspec.Struct, frozen=True):
    """A row of `lobby`; the columns are explained in `schema`."""

    game: str
    language: str
    pace: str
    free: int
    opener: str
    host: str
    created: float
    touched: float


class OpenLimit(msgspec.Struct, frozen=True):
    """How many tables may wait for players: of one opener or host, and in all; 0: any number."""

    each: int
    most: int


class BotLimit(msgspec.Struct, frozen=True):
    """How many tables may be in play where only bots sit: of one opener, and in all; 0: any number."""

    opener: str
    each: int
    most: int


class Write(msgspec.Struct, frozen=True, kw_only=True):
    """One change of a table, carried out whole or not at all."""

    table_id: str
    position: Position
    change: ChangeRow
    seats: Sequence[SeatRow] = ()  # those that differ
    begun: TableRow | None = None  # the table, where its match begins with this change
    ended: Sequence[ClaimRow] = ()
    claims: Sequence[ClaimRow] = ()  # new ones
    host: str | None = None  # where another session becomes it
    opening: Opening | None = None
    answer: Answer | None = None
    ending: str = ""  # where and why a batch of answers ended early
    jobs: Sequence[Job] = ()
    lease: float = 0.0  # until then the sender works on the jobs
    done: Job | None = None
    posts: Sequence[Post] = ()
    audit: Sequence[AuditRow] = ()
    results: Sequence[ResultRow] = ()  # where the match ends with it
    limit: BotLimit | None = None  # where only bots play from now on
    listing: Listing | None = None  # of a new table that waits for players
    waiting: OpenLimit | None = None  # likewise
    free: int | None = None  # seats that are free, of one that waits for players
    closed: bool = False  # it was given up before it began
    sender: str = ""  # the process, so that it needs not wake itself


class Conflict(Exception):
    """The table has changed since it was read, or the key has been used meanwhile."""


class Full(Exception):
    """There are as many tables of bots as there may be."""


class Crowded(Exception):
    """There are as many tables that wait for players as there may be."""


class Lost(Conflict):
    """The connection broke off during a change: nobody knows whether it was carried out."""
