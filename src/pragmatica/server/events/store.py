"""Events in the database. All methods block, and are called as those of `kept.storage` are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from pragmatica.server.events.rows import LIVING, Decision, Entry, Event, EventRow, League, Pairing, Round, Step
from pragmatica.server.kept import outbox, results
from pragmatica.server.kept.rows import Conflict, Full
from pragmatica.server.kept.schema import (
    ACCOUNTS,
    DECISIONS,
    ENTRIES,
    EVENTS,
    LEAGUES,
    PAIRINGS,
    POSITIONS,
    ROUNDS,
)
from pragmatica.server.kept.storage import Storage

MOST_TOLD: Final = 100  # events or leagues in one list
KEYS: Final = {
    ENTRIES: ("event_id", "number"),
    ROUNDS: ("event_id", "number"),
    PAIRINGS: ("event_id", "round", "number"),
}
_COUNTING: Final = text("SELECT pg_advisory_xact_lock(17400334)")
_HERE: Final = PAIRINGS.c.event_id == EVENTS.c.id
_OPEN: Final = and_(_HERE, PAIRINGS.c.points == "")
_PLAYED_AS: Final = POSITIONS.c.table_id == PAIRINGS.c.played_as
_LATEST: Final = and_(ROUNDS.c.event_id == EVENTS.c.id, ROUNDS.c.number == EVENTS.c.round)
_SINCE: Final[Any] = bindparam("since")
_DUE: Final = select(EVENTS.c.id).where(
    EVENTS.c.state == "running",
    or_(
        exists().where(ROUNDS.c.event_id == EVENTS.c.id, ROUNDS.c.opened.is_(False)),
        exists().where(_OPEN, _PLAYED_AS, POSITIONS.c.over.is_(True)),
        ~exists().where(_OPEN),
    ),
)
_STALE: Final = select(EVENTS.c.id).where(EVENTS.c.state == "open", EVENTS.c.created <= _SINCE)
_IDLE: Final = select(EVENTS.c.id).where(
    EVENTS.c.state == "running",
    exists().where(_LATEST, ROUNDS.c.begun <= _SINCE, func.coalesce(ROUNDS.c.until, 0.0) <= _SINCE),
    ~exists().where(_HERE, PAIRINGS.c.round == EVENTS.c.round, _PLAYED_AS, POSITIONS.c.updated > _SINCE),
    ~exists().where(DECISIONS.c.event_id == EVENTS.c.id, DECISIONS.c.made > _SINCE),
)
Row = TypeVar("Row", bound=msgspec.Struct)
Line = tuple[EventRow, str, int, bool]  # an event, its organiser's name, how many play, and whether one does oneself


class Store:
    """The events of a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def load(self, ident: str) -> Event | None:
        """An event as it was at one moment, or None."""
        with self._storage.reading() as connection:
            found = connection.execute(select(EVENTS).where(EVENTS.c.id == ident)).mappings().one_or_none()
            if found is None:
                return None
            row = EventRow(**found)
            decisions = _of(connection, DECISIONS, Decision, ident)
            entries = _of(connection, ENTRIES, Entry, ident)
            known = {row.organiser, *(one.account for one in entries), *(one.account for one in decisions)} - {None}
            people = connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(sorted(known))))
            return Event(
                row,
                entries,
                _of(connection, ROUNDS, Round, ident),
                _of(connection, PAIRINGS, Pairing, ident),
                decisions,
                {str(account): str(name) for account, name in people},
                results.levels(connection, {one.account for one in entries if one.account}, row.game, row.scenario),
            )

    def opened(self, key: str) -> EventRow | None:
        """The event that was opened with a key, given as digest."""
        with self._storage.engine.connect() as connection:
            found = connection.execute(select(EVENTS).where(EVENTS.c.key == key)).mappings().one_or_none()
            return None if found is None else EventRow(**found)

    def add(self, row: EventRow, most: int, most_from: int, most_in_all: int) -> None:
        """Keep a new event. Raises Full where there are too many of its organiser, its opener or all, and Conflict."""
        living = select(func.count()).select_from(EVENTS).where(EVENTS.c.state.in_(LIVING))
        bounds = (
            (most, living.where(EVENTS.c.organiser == row.organiser)),
            (most_from, living.where(EVENTS.c.opener == row.opener)),
            (most_in_all, living),
        )
        try:
            with self._storage.writing() as connection:
                if not self._storage.sqlite:  # there the transaction itself keeps others out
                    connection.execute(_COUNTING)
                if any(0 < bound <= connection.execute(count).scalar_one() for bound, count in bounds):
                    raise Full
                connection.execute(insert(EVENTS), asdict(row))
        except IntegrityError as error:
            raise Conflict("the key has been used") from error

    def commit(self, ident: str, version: int, step: Step) -> None:
        """Carry out a change of the version that was seen. Raises Conflict, and then nothing has changed."""
        this = update(EVENTS).where(EVENTS.c.id == ident, EVENTS.c.version == version)
        try:
            with self._storage.writing() as connection:
                if connection.execute(this.values({**step.row, "version": version + 1})).rowcount != 1:
                    raise Conflict("the event has changed")
                gone = [one.number for one in step.gone]
                if gone:
                    connection.execute(delete(ENTRIES).where(ENTRIES.c.event_id == ident, ENTRIES.c.number.in_(gone)))
                self._put(connection, ENTRIES, ident, step.entries)
                self._put(connection, ROUNDS, ident, step.rounds)
                self._put(connection, PAIRINGS, ident, step.pairings)
                if step.decision is not None:
                    connection.execute(insert(DECISIONS), {"event_id": ident, **asdict(step.decision)})
                for account, kind in step.posts:
                    connection.execute(outbox.WRITE_ASKED, outbox.of_event(ident, account, kind, step.row["ended"]))
        except IntegrityError as error:
            raise Conflict("somebody came first") from error

    def _put(self, connection: Connection, table: Table, ident: str, rows: Sequence[msgspec.Struct]) -> None:
        """Keep rows that are new or differ."""
        if not rows:
            return
        values = [{"event_id": ident, **asdict(one)} for one in rows]
        new: Any = (sqlite.insert if self._storage.sqlite else postgresql.insert)(table)
        others = {name: new.excluded[name] for name in values[0] if name not in KEYS[table]}
        connection.execute(new.on_conflict_do_update(index_elements=KEYS[table], set_=others), values)

    # -- lists --------------------------------------------------------------------------------------------------------

    def lines(self, account: str | None) -> list[Line]:
        """Events that anybody may join or follow, and those of an account, the latest first."""
        return self._lines(_listing(account))

    def of_league(self, league: str, account: str | None) -> list[Line]:
        """The events of a league, the latest first."""
        return self._lines(_listing(account).where(EVENTS.c.league == league))

    def _lines(self, asked: Select[Any]) -> list[Line]:
        with self._storage.engine.connect() as connection:
            names = EventRow.__struct_fields__
            return [
                (EventRow(**{name: one[name] for name in names}), one["by"], one["count"], bool(one["own"]))
                for one in connection.execute(asked).mappings()
            ]

    def living_of(self, account: str) -> list[str]:
        """The events that are not over in which an account plays, or which it organises."""
        mine = or_(EVENTS.c.organiser == account, _plays(account))
        with self._storage.engine.connect() as connection:
            return list(connection.execute(select(EVENTS.c.id).where(EVENTS.c.state.in_(LIVING), mine)).scalars())

    def kept_of(self, account: str) -> list[dict[str, Any]]:
        """What is kept of an account in events: those it organised, and those in which it plays or has played."""
        asked = (
            select(EVENTS.c.id, EVENTS.c.name, EVENTS.c.created, EVENTS.c.organiser, ENTRIES.c.number, ENTRIES.c.place)
            .outerjoin(ENTRIES, and_(ENTRIES.c.event_id == EVENTS.c.id, ENTRIES.c.account == account))
            .where(or_(EVENTS.c.organiser == account, ENTRIES.c.number.is_not(None)))
            .order_by(EVENTS.c.created)
        )
        with self._storage.engine.connect() as connection:
            rows = connection.execute(asked).mappings()
            return [{**row, "organiser": row["organiser"] == account} for row in rows]

    def due(self) -> list[str]:
        """Running events in which something is to be done: a table to be opened, a result to be noted, a new round."""
        with self._storage.engine.connect() as connection:
            return list(connection.execute(_DUE).scalars())

    def stale(self, since: float) -> list[str]:
        """Open events that have not been started since a time."""
        with self._storage.engine.connect() as connection:
            return list(connection.execute(_STALE, {"since": since}).scalars())

    def idle(self, since: float) -> list[str]:
        """Running events of whose latest round nobody has played anything since a time, and that should be over."""
        with self._storage.engine.connect() as connection:
            return list(connection.execute(_IDLE, {"since": since}).scalars())

    # -- leagues ------------------------------------------------------------------------------------------------------

    def add_league(self, league: League, most: int) -> League:
        """Keep a new league, once for each key. Raises Full where its organiser has too many."""
        try:
            with self._storage.writing() as connection:
                asked = select(func.count()).select_from(LEAGUES).where(LEAGUES.c.organiser == league.organiser)
                own = connection.execute(asked).scalar_one()
                known = connection.execute(select(LEAGUES).where(LEAGUES.c.key == league.key)).mappings().one_or_none()
                if known is not None:
                    return League(**known)
                if own >= most:
                    raise Full
                connection.execute(insert(LEAGUES), asdict(league))
        except IntegrityError as error:
            raise Conflict("the key has been used") from error
        return league

    def leagues(self, ident: str | None = None) -> list[tuple[League, str]]:
        """Leagues with the names of their organisers, the latest first; or one of them."""
        asked = select(LEAGUES, ACCOUNTS.c.name.label("by")).join(ACCOUNTS, ACCOUNTS.c.id == LEAGUES.c.organiser)
        asked = asked.order_by(LEAGUES.c.created.desc(), LEAGUES.c.id).limit(MOST_TOLD)
        if ident is not None:
            asked = asked.where(LEAGUES.c.id == ident)
        with self._storage.engine.connect() as connection:
            names = League.__struct_fields__
            rows = connection.execute(asked).mappings()
            return [(League(**{name: one[name] for name in names}), one["by"]) for one in rows]

    def places(self, league: str) -> list[tuple[str, str | None, str, int]]:
        """Event, account, its name and its place, of all who have played an event of a league to its end."""
        asked = (
            select(ENTRIES.c.event_id, ENTRIES.c.account, func.coalesce(ACCOUNTS.c.name, ""), ENTRIES.c.place)
            .join(EVENTS, EVENTS.c.id == ENTRIES.c.event_id)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.id == ENTRIES.c.account)
            .where(EVENTS.c.league == league, EVENTS.c.state == "over", ENTRIES.c.place.is_not(None))
            .order_by(EVENTS.c.created, ENTRIES.c.number)
        )
        with self._storage.engine.connect() as connection:
            return [(event, account, name, place) for event, account, name, place in connection.execute(asked)]


def _plays(account: str | None) -> Any:
    """Whether an account plays in the event."""
    if account is None:
        return false()
    return exists().where(ENTRIES.c.event_id == EVENTS.c.id, ENTRIES.c.account == account)


def _listing(account: str | None) -> Select[Any]:
    """Events that anybody may join or follow, and those of an account, in short."""
    shown = or_(EVENTS.c.invite == "", EVENTS.c.organiser == account, _plays(account))
    count = select(func.count()).where(ENTRIES.c.event_id == EVENTS.c.id, ENTRIES.c.left == 0).scalar_subquery()
    return (
        select(EVENTS, ACCOUNTS.c.name.label("by"), count.label("count"), _plays(account).label("own"))
        .join(ACCOUNTS, ACCOUNTS.c.id == EVENTS.c.organiser)
        .where(shown, EVENTS.c.state != "cancelled")
        .order_by(EVENTS.c.created.desc(), EVENTS.c.id)
        .limit(MOST_TOLD)
    )


def _of(connection: Connection, table: Table, kind: type[Row], ident: str) -> tuple[Row, ...]:
    """The rows of an event in one of its tables, in their order."""
    columns = [table.c[name] for name in kind.__struct_fields__]
    asked = select(*columns).where(table.c.event_id == ident).order_by(*table.primary_key.columns)
    return tuple(kind(**row) for row in connection.execute(asked).mappings())
