"""The database: what is kept of a table, and the one transaction in which a table changes.

SQLite and PostgreSQL through the same SQLAlchemy Core statements. All methods block. They are called in threads, except
for writes to a SQLite file that do not wait for the disk: those take less time than changing threads does.
"""

from __future__ import annotations

import json
import math
import sqlite3
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Insert,
    TextClause,
    Update,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidatePoolError

from pragmatica.server.kept import listings, outbox, queries, results
from pragmatica.server.kept.level import Level
from pragmatica.server.kept.rows import (
    Answer,
    BotLimit,
    ChangeRow,
    ClaimRow,
    Conflict,
    Full,
    Job,
    MessageRow,
    Opening,
    Position,
    Post,
    ResultRow,
    SeatRow,
    Stored,
    TableRow,
    Write,
)
from pragmatica.server.kept.schema import (
    ANSWERS,
    AUDIT,
    CHANNELS,
    CLAIMS,
    HEAD,
    HOURS,
    JOBS,
    MESSAGES,
    OPENINGS,
    POSITIONS,
    SEATS,
    STUDIES,
    TABLES,
)

CHANNEL: Final = "pragmatica"  # of PostgreSQL's NOTIFY
LONGEST_LOG: Final = 32_000  # pages of SQLite's log, when a write brings it into the file after all
KEPT_LOG: Final = 4_194_304  # bytes of it that stay when it begins anew
HARDLY: Final = 32  # pages: signs of life of the server, not answers
BUSY: Final = 5  # seconds that a connection to SQLite's file waits for others
PATIENCE: Final = {  # seconds, tries and milliseconds, as libpq calls them
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
IDLE: Final = 1.0  # seconds after which a connection to a server is tried before it is used
DAMAGES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
ANSWERS_KEPT: Final = 30 * 24 * 3600.0  # seconds
OPENINGS_KEPT: Final = 24 * 3600.0


class Prepared:
    """A statement of every change, compiled once and sent through the driver: that costs a third of the usual way."""

    def __init__(self, statement: Update | Insert | TextClause, engine: Engine) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._order: list[str] | None = compiled.positiontup  # None: the driver takes names

    def run(self, connection: Connection, values: dict[str, Any]) -> Any:
        """Carry it out in the connection's transaction; the cursor tells how many rows there were."""
        cursor = connection.connection.cursor()
        cursor.execute(self._text, values if self._order is None else [values[name] for name in self._order])
        return cursor


class Storage:
    """The database of one process."""

    def __init__(self, url: str | URL, *, durable: bool = False, threads: int = 1) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.quick = self.sqlite and not durable  # a write never waits for the disk
        # An error that is logged must not tell seeds or what was said in private.
        if self.sqlite:
            self.engine: Engine = create_engine(
                self.url, connect_args={"timeout": BUSY}, pool_reset_on_return=None, hide_parameters=True
            )
            _prepare_sqlite(self.engine, durable)
        else:
            self.engine = create_engine(
                self.url,
                connect_args=self.patience,
                pool_size=threads,
                max_overflow=2,
                hide_parameters=True,
                isolation_level="AUTOCOMMIT",  # what is asked in one statement needs no transaction around it
            )
            _look_after_idle(self.engine)
        driver: Any = self.engine.dialect.dbapi
        self._no_answer: type[Exception] = driver.OperationalError
        self._known_already: tuple[type[Exception], ...] = (IntegrityError, driver.IntegrityError)
        how = {"pragmatica_begin": "BEGIN IMMEDIATE"} if self.sqlite else {"isolation_level": "READ COMMITTED"}
        self._writer = self.engine.execution_options(**how)
        self._reader = self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")

        self._log = (0, 0)  # pages of SQLite's log, and how many of them are in the file, at the latest checkpoint
        self._kept: Connection | None = None  # where writes come one after the other
        self._update_position = Prepared(queries.UPDATE_POSITION, self.engine)
        self._new_change = Prepared(queries.NEW_CHANGE, self.engine)
        self._new_post = Prepared(outbox.WRITE_POST, self.engine)
        self._notify = Prepared(queries.NOTIFY, self.engine)
        # Rows that are there stay as they are.
        new = sqlite.insert if self.sqlite else postgresql.insert
        self._new_claims = new(CLAIMS).on_conflict_do_nothing()
        self._new_jobs = new(JOBS).on_conflict_do_nothing()

    @property
    def patience(self) -> dict[str, Any]:
        """How long connections wait for a server that has gone without a word, where its address says nothing."""
        return {name: value for name, value in PATIENCE.items() if name not in self.url.query}

    def close(self) -> None:
        """Give all connections back."""
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()

    def version(self) -> str | None:
        """The newest migration that has been applied."""
        with self.engine.connect() as connection:
            if not connection.dialect.has_table(connection, "alembic_version"):
                return None
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()

    def is_current(self) -> bool:
        """Whether that is the newest there is."""
        return self.version() == HEAD

    def broke(self, error: Exception) -> bool:
        """Whether the database cannot work now: its server has gone away, its disk is full, its file is damaged."""
        fault = error.orig if isinstance(error, DBAPIError) else error
        return isinstance(fault, self._no_answer) or getattr(fault, "sqlite_errorcode", 0) & 0xFF in DAMAGES

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes."""
        if not self.quick:
            with self._writer.begin() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self._writer.connect()
        with self._kept.begin():
            yield self._kept

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees the database as it was at one moment."""
        with self._reader.connect() as connection:
            yield connection

    # -- tables -------------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, write: Write) -> None:
        """Keep a new table with its seats and its first change. Raises Conflict when it has been opened before."""
        try:
            with self.writing() as connection:
                self._count(connection, write.limit)
                if write.listing is not None and write.waiting is not None:
                    listings.count(connection, write.listing, write.waiting)
                connection.execute(insert(TABLES), asdict(row))
                connection.execute(insert(POSITIONS), {"table_id": row.id, **asdict(write.position)})
                connection.execute(insert(SEATS), [{"table_id": row.id, **asdict(one)} for one in write.seats])
                if write.opening is not None:
                    connection.execute(insert(OPENINGS), asdict(write.opening))
                self._append(connection, write)
        except IntegrityError as error:
            raise Conflict("the key has been used") from error

    def opening(self, key: str) -> Opening | None:
        """What was opened with a key, given as digest."""
        with self.engine.connect() as connection:
            row = connection.execute(queries.OPENING_ROW, {"key": key}).mappings().one_or_none()
            return None if row is None else Opening(**row)

    def load(self, ident: str) -> Stored | None:
        """A table as it was at one moment, or None."""
        with self.reading() as connection:
            row = connection.execute(queries.TABLE_ROW, {"id": ident}).mappings().one_or_none()
            if row is None:
                return None
            position = connection.execute(queries.POSITION_ROW, {"id": ident}).mappings().one()
            seats = connection.execute(queries.SEAT_ROWS, {"id": ident}).mappings()
            claims = connection.execute(queries.CLAIM_ROWS, {"id": ident}).mappings()
            since = {"id": ident, "after": position["base_change"], "last": position["change"]}
            tail = connection.execute(queries.RECORDS, since).scalars()
            people = connection.execute(queries.PEOPLE, {"id": ident}).all()
            return Stored(
                TableRow(**row),
                Position(**position),
                tuple(SeatRow(**one) for one in seats),
                tuple(ClaimRow(**one) for one in claims),
                tuple(tail),
                {str(account): str(name) for account, name, *_ in people},
                {str(account): Level(*level) for account, _, *level in people if level[0] is not None},
            )

    def levels(self, accounts: Collection[str], game: str, scenario: str) -> results.Levels:
        """The levels of those accounts that have one."""
        with self.engine.connect() as connection:
            return results.levels(connection, accounts, game, scenario)

    def event_name(self, ident: str) -> str:
        """What an event is called."""
        with self.engine.connect() as connection:
            return str(connection.execute(queries.EVENT_NAME, {"id": ident}).scalar_one())

    def study(self, ident: str) -> str | None:
        """A study that is kept, or None."""
        with self.engine.connect() as connection:
            return connection.execute(queries.STUDY, {"id": ident}).scalar()

    def keep_study(self, row: dict[str, Any], most: int, most_in_all: int) -> bool:
        """Keep a study, once; whether there was room for it among those of the same opener, and of all."""
        try:
            with self.writing() as connection:
                if connection.execute(queries.STUDY, {"id": row["id"]}).scalar() is not None:
                    return True
                own = connection.execute(queries.STUDIES_OF, {"opener": row["opener"]}).scalar_one()
                if own >= most or connection.execute(queries.STUDIES_ALL).scalar_one() >= most_in_all:
                    return False
                connection.execute(insert(STUDIES), row)
        except IntegrityError:  # another process has kept the same one
            pass
        return True

    def change_of(self, ident: str) -> int | None:
        """The number of the table's latest change, or None when there is no such table."""
        with self.engine.connect() as connection:
            return connection.execute(queries.CHANGE_NUMBER, {"id": ident}).scalar()

    def commit(self, write: Write) -> None:
        """Carry out a change. Raises Conflict, and then nothing has changed."""
        try:
            with self.writing() as connection:
                self._count(connection, write.limit)
                with _in_one_go(connection):
                    seen = {"b_id": write.table_id, "b_change": write.position.change - 1}
                    updated = self._update_position.run(connection, {**asdict(write.position), **seen})
                    self._follow(connection, write)
                if updated.rowcount != 1:
                    raise Conflict("the table has changed")
                if write.results:  # what they are reckoned from is read first, which one go cannot
                    results.record(connection, write.table_id, write.results)
                    self._tell_levels(connection, write)
        except self._known_already as error:
            raise Conflict("the key has been used, or the table has changed") from error

    def _follow(self, connection: Connection, write: Write) -> None:
        """What changes beside the position."""
        for seat in write.seats:
            values = asdict(seat)
            del values["shown"]  # that is noted by itself
            connection.execute(queries.UPDATE_SEAT, {"b_id": write.table_id, "b_seat": seat.seat, **values})
        if write.begun is not None:
            connection.execute(queries.BEGIN_TABLE, {"b_id": write.table_id, **asdict(write.begun)})
        self._append(connection, write)

    def _tell_levels(self, connection: Connection, write: Write) -> None:
        """Other processes read again how strong those are taken to be for whom the match counts."""
        if not self.sqlite:
            for row in write.results:
                if row.rated:
                    payload = f"level {write.sender} {row.account}"
                    self._notify.run(connection, {"channel": CHANNEL, "payload": payload})

    def _count(self, connection: Connection, limit: BotLimit | None) -> None:
        """Raises Full where one more table of bots would be too many."""
        if limit is None:
            return
        if not self.sqlite:  # there the transaction itself keeps others out
            connection.execute(queries.COUNTING)
        counts = {str(opener): int(count) for opener, count in connection.execute(queries.BOT_TABLES)}
        if 0 < limit.each <= counts.get(limit.opener, 0) or 0 < limit.most <= sum(counts.values()):
            raise Full

    def _append(self, connection: Connection, write: Write) -> None:
        ident = write.table_id
        self._new_change.run(connection, {"table_id": ident, **asdict(write.change)})
        if write.host is not None:
            connection.execute(queries.UPDATE_HOST, {"b_id": ident, "host": write.host})
        for claim in write.ended:
            connection.execute(queries.END_CLAIM, {"id": ident, "b_session": claim.session, "b_seat": claim.seat})
        if write.claims:
            connection.execute(self._new_claims, [{"table_id": ident, **asdict(claim)} for claim in write.claims])
        if write.answer is not None:
            values = {"table_id": ident, "created": write.position.updated, **asdict(write.answer)}
            connection.execute(queries.NEW_ANSWER, values)
        if write.done is not None:
            connection.execute(queries.DELETE_JOB, _job_key(write.done))
        if write.jobs:
            waiting: list[dict[str, Any]] = [{**asdict(job), "lease": write.lease, "tries": 0} for job in write.jobs]
            connection.execute(self._new_jobs, waiting)
        listings.note(connection, write)
        for post in write.posts:
            self._new_post.run(connection, outbox.values(ident, post, write.position.updated))
        if write.audit:
            connection.execute(insert(AUDIT), [asdict(one) for one in write.audit])
        if not self.sqlite:
            self._notify.run(connection, {"channel": CHANNEL, "payload": f"change {write.sender} {ident}"})

    def keep_results(self, ident: str, rows: Sequence[ResultRow]) -> None:
        """Keep the results of a match that was over before they were kept."""
        with self.writing() as connection:
            results.record(connection, ident, rows)

    # -- what is read of a table --------------------------------------------------------------------------------------

    def changes(self, ident: str, step: int) -> list[ChangeRow]:
        """The changes from a step on, in order."""
        with self.engine.connect() as connection:
            rows = connection.execute(queries.CHANGE_ROWS, {"id": ident, "step": step}).mappings()
            return [ChangeRow(**row) for row in rows]

    def change_at(self, ident: str, step: int) -> int:
        """The number of the change that made a step, which must have come."""
        with self.engine.connect() as connection:
            return int(connection.execute(queries.CHANGE_AT, {"id": ident, "step": step}).scalar_one())

    def records(self, ident: str, after: int, last: int) -> list[str]:
        """The records of the changes above `after` up to `last`."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.RECORDS, {"id": ident, "after": after, "last": last}).scalars())

    def steps(self, ident: str) -> list[int]:
        """The step of each change, in their order."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.STEPS, {"id": ident}).scalars())

    def answer(self, ident: str, session: str, key: str) -> Answer | None:
        """What a key was answered with."""
        with self.engine.connect() as connection:
            row = (
                connection.execute(queries.ANSWER_ROW, {"id": ident, "session": session, "key": key})
                .mappings()
                .one_or_none()
            )
            return None if row is None else Answer(**row)

    def held_by(self, session: str) -> list[str]:
        """The tables at which a session holds a seat or which it opened, the latest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.HELD_BY, {"session": session}).scalars())

    def knows(self, session: str) -> bool:
        """Whether a session holds a seat or opened a table."""
        with self.engine.connect() as connection:
            return bool(connection.execute(queries.KNOWS, {"session": session}).scalar())

    def listing(self) -> list[dict[str, Any]]:
        """All tables in short, the latest first."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(queries.LISTING).mappings()]

    def note_shown(self, shown: Sequence[tuple[str, str, int]]) -> None:
        """Keep up to which step seats have been shown their table: table, seat, step."""
        with self.writing() as connection:
            rows = [{"b_id": ident, "b_seat": seat, "b_step": step} for ident, seat, step in shown]
            connection.execute(queries.NOTE_SHOWN, rows)

    # -- clocks -------------------------------------------------------------------------------------------------------

    def due(self, now: float, most: int) -> list[str]:
        """Tables at which a clock has run out by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.DUE, {"now": now, "most": most}).scalars())

    def put_off(self, ident: str, now: float, until: float) -> None:
        """A table whose clock has run out is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF, {"b_id": ident, "now": now, "until": until})

    def votes_due(self, now: float, most: int) -> list[str]:
        """Tables at which the time of a vote is over by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.VOTES_DUE, {"now": now, "most": most}).scalars())

    def put_off_vote(self, ident: str, now: float, until: float) -> None:
        """A table whose vote is over is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF_VOTE, {"b_id": ident, "now": now, "until": until})

    def any_timed(self) -> bool:
        """Whether a clock runs at any table."""
        with self.engine.connect() as connection:
            return connection.execute(queries.TIMED.limit(1)).first() is not None

    def timed(self) -> list[str]:
        """All tables at which a clock runs."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.TIMED).scalars())

    def hours(self) -> tuple[float, float] | None:
        """Since when, and up to when, the house has been open as far as is known."""
        with self.engine.connect() as connection:
            found = connection.execute(queries.OPEN_HOURS).one_or_none()
            return None if found is None else (found.begin, found.end)

    def skew(self) -> float:
        """By how many seconds the clock of a database server is ahead of this machine's; a file goes by the latter."""
        if self.sqlite:
            return 0.0
        with self.engine.connect() as connection:
            before = time.time()
            there = float(connection.execute(queries.THERE).scalar_one())
            return there - (before + time.time()) / 2

    def open_house(self, now: float) -> None:
        """The house is open, now and for the first time, or still."""
        with self.writing() as connection:
            if not connection.execute(queries.STILL_OPEN, {"now": now}).rowcount:
                with suppress(IntegrityError):
                    connection.execute(insert(HOURS), {"begin": 0.0, "end": now, "closed": False, "given": True})

    def was_closed(self, begin: float, end: float) -> None:
        """Keep a time that has to be given back to all clocks; it is kept once."""
        with suppress(IntegrityError), self.writing() as connection:
            connection.execute(insert(HOURS), {"begin": begin, "end": end, "closed": True, "given": False})

    def not_given(self) -> list[tuple[float, float]]:
        """The times that have not been given back to all clocks yet."""
        with self.engine.connect() as connection:
            return [(one.begin, one.end) for one in connection.execute(queries.NOT_GIVEN)]

    def given_back(self, begin: float) -> None:
        """All clocks have got it back."""
        with self.writing() as connection:
            connection.execute(queries.GIVEN, {"b_begin": begin})

    def forget_names(self, ident: str, names: Mapping[str, Collection[str]], sender: str) -> None:
        """Leave these names of seats out of what has happened at a table."""
        with self.writing() as connection:
            rows = connection.execute(queries.NAMING, {"id": ident}).all()
            for change, events in rows:
                told = json.loads(events)
                for shared in (event[2] for event in told):
                    if shared.get("name") in names.get(str(shared.get("seat")).removeprefix("seat:"), ()):
                        shared["name"] = None
                changed = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
                connection.execute(queries.REWRITE, {"b_id": ident, "b_change": change, "events": changed})
            if not self.sqlite:
                connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"change {sender} {ident}"})

    # -- talk ---------------------------------------------------------------------------------------------------------

    def messages(self, ident: str) -> list[MessageRow]:
        """All that has been said at a table, in order."""
        with self.engine.connect() as connection:
            return [MessageRow(**row) for row in connection.execute(queries.MESSAGE_ROWS, {"id": ident}).mappings()]

    def say(self, ident: str, row: MessageRow, sender: str, posts: Sequence[Post] = ()) -> None:
        """Keep a message, and what is to be told of it. Raises Conflict when its number or key was used meanwhile."""
        try:
            with self.writing() as connection:
                connection.execute(insert(MESSAGES), {"table_id": ident, **asdict(row)})
                for post in posts:
                    self._new_post.run(connection, outbox.values(ident, post, row.created))
                if not self.sqlite:
                    connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"talk {sender} {ident}"})
        except IntegrityError as error:
            raise Conflict("the number or the key has been used") from error

    # -- jobs ---------------------------------------------------------------------------------------------------------

    def lease_jobs(self, now: float, until: float, limit: int) -> list[tuple[str, str, Job]]:
        """Take jobs that nobody works on, of all openers alike; they come back when `until` has passed.

        Each comes with the opener and the host of its table. A lease that ends later than any that is given now was
        given by a clock that has been set back, and binds nobody.
        """
        with self.writing() as connection:
            asked = {"now": now, "latest": until + (until - now), "most": limit}
            found = connection.execute(queries.FREE_JOBS, asked)
            jobs = [(opener, host, Job(ident, seat, version)) for ident, seat, version, opener, host in found]
            for _, _, job in jobs:
                connection.execute(queries.LEASE_JOB, {**_job_key(job), "lease": until})
            return jobs

    def keep_jobs(self, jobs: Sequence[Job], until: float) -> None:
        """Go on holding jobs that are not done yet."""
        with self.writing() as connection:
            connection.execute(queries.KEEP_JOB, [{**_job_key(job), "lease": until} for job in jobs])

    def drop_job(self, job: Job) -> None:
        """Forget a job whose question is no longer asked."""
        with self.writing() as connection:
            connection.execute(queries.DELETE_JOB, _job_key(job))

    def tidy(self) -> None:
        """Forget old keys; give up the leases of a server that was killed, where it was the only one."""
        with self.writing() as connection:
            connection.execute(delete(ANSWERS).where(ANSWERS.c.created < time.time() - ANSWERS_KEPT))
            connection.execute(delete(OPENINGS).where(OPENINGS.c.created < time.time() - OPENINGS_KEPT))
            if self.sqlite:
                connection.execute(update(JOBS).values(lease=0.0))
                connection.execute(update(CHANNELS).values(lease=0.0))

    def checkpoint(self) -> None:
        """SQLite: bring the write-ahead log into the file, which waits for the disk, while others go on.

        Where nobody has written since the last time, or hardly, a long log is made short.
        """
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            _, length, done = cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            still = length == done and (length <= HARDLY or (length, done) == self._log)
            self._log = (length, done)
            if still and Path(f"{self.url.database}-wal").stat().st_size > KEPT_LOG:
                cursor.execute("PRAGMA busy_timeout=0")  # nobody who writes may have to wait for who reads
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                cursor.execute(f"PRAGMA busy_timeout={BUSY * 1000}")
        finally:
            connection.close()

    def notify(self, payloads: Sequence[str]) -> None:
        """Tell the other processes something that is not kept."""
        with self.writing() as connection:
            connection.execute(queries.NOTIFY, [{"channel": CHANNEL, "payload": one} for one in payloads])


@contextmanager
def _in_one_go(connection: Connection) -> Iterator[None]:
    """Statements to a server go out together, and it is waited for once; no row of them is known before the end."""
    driver: Any = connection.connection.driver_connection
    if not hasattr(driver, "pipeline"):
        yield
        return
    with driver.pipeline():
        yield


def _look_after_idle(engine: Engine) -> None:
    """See that the server is still there before a connection is used that has lain for a while."""

    @event.listens_for(engine, "checkin")
    def left(_: object, record: Any) -> None:
        record.info["left"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def taken(connection: Any, record: Any, _: object) -> None:
        if time.monotonic() - record.info.get("left", math.inf) > IDLE:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise InvalidatePoolError from error


def _job_key(job: Job) -> dict[str, Any]:
    return {"b_table": job.table_id, "b_seat": job.seat, "b_version": job.version}


def _prepare_sqlite(engine: Engine, durable: bool) -> None:
    """Write-ahead log, and transactions that begin when we say so."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        synchronous = "full" if durable else "normal"
        pragmas = (
            "journal_mode=wal",
            f"synchronous={synchronous}",
            f"wal_autocheckpoint={LONGEST_LOG}",
            f"journal_size_limit={KEPT_LOG}",
            "foreign_keys=on",
        )
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        begin = connection.get_execution_options().get("pragmatica_begin", "BEGIN")
        connection.connection.cursor().execute(begin)
