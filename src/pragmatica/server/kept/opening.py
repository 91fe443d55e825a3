"""Open the database, or say in one sentence what stands in the way and what can be done about it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from pragmatica.core.errors import Unreadable
from pragmatica.server.config import Config
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.storage import Storage

LOOK: Final = 1.0  # seconds for finding damage in a file before the start
STEPS: Final = 100_000  # of SQLite's machine between two looks at the clock
DAMAGED: Final = "the database is damaged: move it away and restore a backup (`pragmatica admin restore`)"
FAULTS: Final = {  # SQLite's own name of a fault → what it means here
    sqlite3.SQLITE_FULL: "the disk is full: make room on it, then start again",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written: see that it works and has room, then start again",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_READONLY: "cannot be written: give this user the right to write it and its folder",
    sqlite3.SQLITE_PERM: "cannot be written: give this user the right to write it and its folder",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: give this user the right to read and write it and its folder",
    sqlite3.SQLITE_BUSY: "another program is using the database: end it, then start again",
    sqlite3.SQLITE_LOCKED: "another program is using the database: end it, then start again",
}


def open_storage(config: Config, *, threads: int = 1, look: bool = False) -> Storage:
    """The database, up to date; with `look`, a file is searched for damage first. Raises Unreadable."""
    with explained(config):
        storage = Storage(config.url, durable=config.durable, threads=threads)
        try:
            if look and storage.sqlite:
                _look(storage)
            migrate(storage)
        except BaseException:
            storage.close()
            raise
        return storage


@contextmanager
def explained(config: Config) -> Iterator[None]:
    """Say what a fault of the database means to who starts the program."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise Unreadable(_meaning(error), database_name(config)) from error


def database_name(config: Config) -> str:
    """The database as messages name it, without its password."""
    return config.url.database or "" if config.sqlite else config.url.render_as_string()


def _meaning(error: DBAPIError | sqlite3.Error) -> str:
    fault = error.orig if isinstance(error, DBAPIError) else error
    told = str(fault).strip().partition("\n")[0]
    if isinstance(error, IntegrityError):
        return f"what is to be written contradicts itself or what is there ({told}): nothing has been changed"
    if not isinstance(fault, sqlite3.Error):
        return f"the database does not answer as it should ({told}): see that it runs, and that the address is right"
    code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return FAULTS.get(code, f"not a database of Pragmatica, or a damaged one ({told}): choose another folder")


def _look(storage: Storage) -> None:
    """Search a file for damage, as far as that goes quickly."""
    if not Path(storage.url.database or "").exists():
        return
    end = time.monotonic() + LOOK
    with storage.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
                raise
            return
        finally:
            driver.set_progress_handler(None, 0)
    if found != "ok":
        raise Unreadable(DAMAGED, storage.url.database or "")
