"""A table as the server holds it in memory: what the database says, the match, and who may see what."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from pragmatica.core.errors import PragmaticaError, Unreadable
from pragmatica.core.history import Record
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.outcome import Outcome
from pragmatica.core.played import Played
from pragmatica.core.register import game
from pragmatica.core.sealing import HOST
from pragmatica.server.errors import ErrorKind, Refused, refusal
from pragmatica.server.kept.level import Level
from pragmatica.server.kept.rows import ChangeRow, ClaimRow, Position, SeatRow, Stored, TableRow
from pragmatica.server.play.agreed import Vote, end_from, vote_from

QUIET: Final = 1_000_000  # numbers kept free after each step for what a single seat notices
MOST_VIEWS: Final = 64  # of one table; who holds many seats could else ask for very many
RECENT: Final = 32  # changes kept in memory, so that following a table does not read the database
LOOK_AGAIN: Final[tuple[ErrorKind, ...]] = ("stale", "not-your-turn", "match-over", "nothing-to-undo")
SPECTATOR: Final = "spectator"
EVERYTHING: Final = "everything"  # the eyes of nobody in particular, for which every secret lies open
OWN_SOURCES: Final = ("core", "table")  # of events that belong to no game

read_records = msgspec.json.Decoder(list[Record]).decode
write_json = msgspec.json.Encoder().encode


class StoredEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event as kept in the database. `source` is the part of the program that words it: core, table or the game."""

    kind: str
    source: str
    shared: dict[str, Any]
    private: dict[str, dict[str, Any]] = {}
    only: list[str] | None = None
    rule: str | None = None  # not kept of old ones

    @classmethod
    def of(cls, event: Event, source: str) -> StoredEvent:
        """The form of a core event."""
        private = {seat: dict(fields) for seat, fields in event.private.items()}
        only = None if event.only is None else list(event.only)
        return cls(event.kind, source, dict(event.shared), private, only, event.rule)

    def told_to(self, seat: str | None) -> bool:
        """Whether the seat (None: a spectator) may know that it happened."""
        return self.only is None or seat in self.only


class Ending(msgspec.Struct, frozen=True):
    """Where a batch of answers ended early, and why, as kept in the database."""

    played: int
    rule: str
    message: str
    arguments: dict[str, Any] = {}

    @classmethod
    def of(cls, told: Played) -> Ending | None:
        """How this one ended; None: it did not."""
        if told.reason is None:
            return None
        return cls(told.played, told.reason.rule, told.reason.message, dict(told.reason.arguments))


read_ending = msgspec.json.Decoder(Ending).decode
read_events = msgspec.json.Decoder(list[StoredEvent]).decode


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes a table is seen with: `seat` None is a spectator; `mine` are the seats that the browser holds.

    `unveiled`: nobody's eyes, which see every secret; only of a match that is over (`Table.viewer`).
    """

    seat: str | None = None
    mine: frozenset[str] = frozenset()
    host: bool = False
    unveiled: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """One table at one moment; a change makes a new one. The match is never changed either, only copied."""

    row: TableRow
    position: Position
    seats: tuple[SeatRow, ...]
    claims: tuple[ClaimRow, ...]
    dealt: Match | None  # with records since some earlier position, not before its base; None: there is none to play
    quiet: Mapping[str, int]
    recent: deque[ChangeRow] = field(default_factory=lambda: deque(maxlen=RECENT))
    views: dict[Any, bytes] = field(default_factory=dict)  # what has been encoded of this very table
    sheets: dict[Any, Any] = field(default_factory=dict)  # likewise what followers are told of it, as `live` makes it
    records: dict[str | None, str] = field(default_factory=dict)  # likewise its record, by seat
    shown: dict[str, int] = field(default_factory=dict)  # by seat the step that it saw last; one for all moments
    people: dict[str, str] = field(default_factory=dict)  # names of accounts by their ids; one for all tables
    levels: dict[str, Level] = field(default_factory=dict)  # of accounts that hold seats; one for all moments
    fault: str = ""  # why this program cannot play it; what has happened there can still be told

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    @classmethod
    def restored(cls, stored: Stored, people: dict[str, str] | None = None) -> Table:
        """The table that the database tells of, with its match as far as this program can play it.

        `people` learns the names of the accounts that hold seats here.
        """
        people = {} if people is None else people
        people |= stored.people
        match, quiet, fault = None, dict[str, int](), ""
        try:
            game(stored.row.game)
            quiet = msgspec.json.decode(stored.position.quiet, type=dict[str, int])
            match = _dealt(stored) if stored.row.start else None
        except (PragmaticaError, msgspec.MsgspecError) as error:
            fault = str(error)
        shown = {one.seat: one.shown for one in stored.seats if one.shown is not None}
        rows = (stored.row, stored.position, stored.seats, stored.claims)
        return cls(*rows, match, quiet, shown=shown, people=people, levels=dict(stored.levels), fault=fault)

    @property
    def begun(self) -> bool:
        """Whether there is a match, be it one that this program cannot play."""
        return self.row.start != ""

    def require_playable(self) -> None:
        """Raises Refused where this program cannot play the table."""
        if self.fault:
            raise Refused("unplayable", self.fault)

    def require_unclosed(self) -> None:
        """Raises Refused where moderators have closed the table."""
        if self.position.closed:
            raise Refused("closed", "moderators have closed this table")

    @property
    def match(self) -> Match:
        """The match. Raises Refused where it has not begun."""
        self.require_begun()
        assert self.dealt is not None
        return self.dealt

    def require_begun(self) -> None:
        """Raises Refused where the match has not begun, for somebody is still awaited, or cannot be played here."""
        self.require_playable()
        if self.dealt is None:
            detail = f"the match begins when these have sat down: {', '.join(self.awaited)}"
            raise RefusedAt("not-begun", detail, self)

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended: by its rules, or as the people at the table have agreed."""
        end = end_from(self.position.ended)
        if end is not None:
            return Outcome(tuple(end.winners), end.how, "", {})
        return None if self.dealt is None else self.dealt.outcome

    @property
    def vote(self) -> Vote | None:
        """What somebody has proposed and others have still to answer."""
        return vote_from(self.position.vote)

    @property
    def awaited(self) -> list[str]:
        """The seats that nobody has taken and no bot plays. Before it begins, a match waits for them."""
        taken = {one.seat for one in self.claims}
        return [one.seat for one in self.seats if one.bot is None and one.seat not in taken]

    @property
    def parts(self) -> dict[str, str]:
        """What browsers have added to the seed, in the order in which it is joined; told when the match has begun."""
        parts = {HOST: self.row.part, **{one.seat: one.part for one in self.seats}}
        return {who: part for who, part in parts.items() if part}

    @property
    def asked(self) -> dict[str, float]:
        """Since when seats owe the answers that everybody knows they owe; not known of old questions."""
        return msgspec.json.decode(self.position.asked, type=dict[str, float])

    def seat(self, name: str) -> SeatRow:
        """How a seat is played. Raises Unreadable."""
        for one in self.seats:
            if one.seat == name:
                return one
        raise Unreadable(f"unknown seat {name!r}; seats: {', '.join(one.seat for one in self.seats)}", "seat")

    def held(self, session: str | None) -> frozenset[str]:
        """The seats that a browser holds, or an account, by its id."""
        return frozenset(one.seat for one in self.claims if one.session == session)

    def holders(self, seat: str) -> tuple[ClaimRow, ...]:
        """The browsers that hold a seat."""
        return tuple(one for one in self.claims if one.seat == seat)

    def person(self, seat: str) -> tuple[str, str] | None:
        """Id and name of the first account that holds a seat."""
        known = ((one.session, self.people.get(one.session)) for one in self.holders(seat))
        return next(((account, name) for account, name in known if name is not None), None)

    def called(self, seat: SeatRow) -> str:
        """What the player of a seat is called there; else his account, where he plays no other seat."""
        person = None if seat.name else self.person(seat.seat)
        return seat.name if person is None or len(self.held(person[0])) > 1 else person[1]

    def seq(self, viewer: Viewer) -> int:
        """The number of the latest change that the viewer could notice."""
        return self.position.step * QUIET + self.quiet.get(viewer.seat or "", 0)

    def viewer(self, session: str | None, wish: str | None) -> Viewer:
        """Whose eyes a browser sees the table with. Raises Refused for a seat that it does not hold, and Unreadable.

        Without a wish: the first of its seats that must act, else the first of its seats, else a spectator. When the
        match is over everybody may look from every seat, and see every secret.
        """
        mine = self.held(session)
        host = session is not None and session == self.row.host
        if wish == SPECTATOR:
            return Viewer(None, mine, host)
        if wish == EVERYTHING:
            if not self.position.over:
                raise Refused("not-yours", "secrets lie open when the match is over")
            return Viewer(None, mine, host, unveiled=True)
        if wish is not None:
            self.seat(wish)
            if wish not in mine and not self.position.over:
                raise Refused("not-yours", f"this browser does not hold {wish}")
            return Viewer(wish, mine, host)
        held = [one.seat for one in self.seats if one.seat in mine]
        pending = {} if self.dealt is None or self.position.over else self.dealt.pending
        acting = [seat for seat in held if seat in pending and self.seat(seat).bot is None]
        return Viewer(next(iter(acting or held), None), mine, host)

    def claimed(self, session: str | None, seat: str) -> SeatRow:
        """The seat, if this browser holds it, though a bot may play on for it. Raises Refused and Unreadable."""
        found = self.seat(seat)
        if seat not in self.held(session):
            raise Refused("not-yours", f"this browser does not hold {seat}")
        return found

    def holder(self, session: str | None, seat: str) -> SeatRow:
        """The seat, if this browser may play it now. Raises Refused and Unreadable."""
        found = self.claimed(session, seat)
        if found.bot is not None:
            raise Refused("not-yours", f"a bot plays {seat}; take the seat back first")
        return found

    def governor(self, session: str | None, seat: str) -> SeatRow:
        """The seat, if this browser is the host or holds it: it may say who plays. Raises Refused and Unreadable."""
        found = self.seat(seat)
        if seat not in self.held(session) and (session is None or session != self.row.host):
            raise Refused("not-host", "only the host, or who holds the seat, may do this")
        return found


def _dealt(stored: Stored) -> Match:
    """The match that the database tells of, with what may be taken back."""
    match = Match.from_json(stored.position.base or stored.position.snapshot)
    for records in stored.tail:
        for record in read_records(records):
            match.repeat(record)
    return match


def asked_since(before: Match | None, after: Match | None, asked: Mapping[str, float], now: float) -> str:
    """Since when each seat is asked, after a change that everybody can notice, as it is kept.

    It is told from what all may see, so that a secret answer shows nothing: what is to others the same question has
    been asked for as long as before.
    """
    if after is None or after.outcome is not None:
        return "{}"
    old = {} if before is None else before.pending.shared
    since = {}
    for seat, question in after.pending.shared.items():
        if old.get(seat) != question:
            since[seat] = now
        elif seat in asked:
            since[seat] = asked[seat]
    return write_json(since).decode()


class RefusedAt(Refused):
    """A refusal that sends its table along, as the viewer may see it: who was refused must look again."""

    def __init__(self, kind: ErrorKind, detail: str, table: Table) -> None:
        super().__init__(kind, detail)
        self.table = table
        self.viewer: Viewer | None = None


def refusal_at(error: PragmaticaError, table: Table) -> Refused:
    """The refusal that tells what the core found wrong at a table."""
    found = refusal(error)
    return RefusedAt(found.kind, found.detail, table) if found.kind in LOOK_AGAIN else found
