"""Connections to the database: a file, or a PostgreSQL server. What is kept there is told in `storage`."""

from __future__ import annotations

import math
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, Insert, TextClause, Update, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, InvalidatePoolError

from pragmatica.server.kept import queries
from pragmatica.server.kept.schema import HEAD

CHANNEL: Final = "pragmatica"  # of PostgreSQL's NOTIFY
LONGEST_LOG: Final = 32_000  # pages of SQLite's log, when a write brings it into the file after all
KEPT_LOG: Final = 4_194_304  # bytes of it that stay where nobody writes; cutting it while somebody does holds him up
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


Call = TypeVar("Call", bound=Callable[..., Any])


def brief(ask: Call) -> Call:
    """Mark a question that an index answers at once.

    Of a file it is asked where one stands: a thread for it would have the event loop wait longer than the answer takes.
    """
    setattr(ask, "brief", True)  # noqa: B010
    return ask


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


class Database:
    """The connections of one process."""

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
            with self.migrating() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.execution_options(pragmatica_begin="").connect()
        file = self._kept.connection
        file.cursor().execute("BEGIN IMMEDIATE")  # by the driver: the usual way costs a fifth of a short change
        try:
            yield self._kept
            file.commit()
        except BaseException:
            file.rollback()
            raise

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """The same on a connection of its own, for what must find that a transaction has begun."""
        with self._writer.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees the database as it was at one moment."""
        with self._reader.connect() as connection:
            yield connection

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
def in_one_go(connection: Connection) -> Iterator[None]:
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


def _begin_log(connection: sqlite3.Connection) -> None:
    """Have a file keep a write-ahead log, which takes it for oneself for a moment.

    Of several that open a new file at once SQLite refuses all but one, without waiting.
    """
    until = time.monotonic() + BUSY
    while True:
        try:
            connection.execute("PRAGMA journal_mode=wal")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _prepare_sqlite(engine: Engine, durable: bool) -> None:
    """Write-ahead log, and transactions that begin when we say so."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        synchronous = "full" if durable else "normal"
        _begin_log(connection)
        pragmas = (
            f"synchronous={synchronous}",
            f"wal_autocheckpoint={LONGEST_LOG}",
            "foreign_keys=on",
        )
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        begin = connection.get_execution_options().get("pragmatica_begin", "BEGIN")
        if begin:
            connection.connection.cursor().execute(begin)
