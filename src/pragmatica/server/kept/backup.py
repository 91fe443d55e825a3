"""Backups and exported tables: files of JSON lines, the same from SQLite and PostgreSQL, so that either reads both.

A file of an earlier version is read as the database of that version would be brought up to date: migrations add columns
that are empty or have a value of their own to begin with.
"""

from __future__ import annotations

import gzip
import json
import time
import zlib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, update

from pragmatica.core.errors import Unreadable, told
from pragmatica.server.clocks.clock import read_clocks, read_pace
from pragmatica.server.clocks.pace import Span
from pragmatica.server.kept import queries
from pragmatica.server.kept.schema import CHANNELS, HEAD, HOURS, METADATA, OUTBOX, POSITIONS, REPORTS, RESULTS, TABLES
from pragmatica.server.kept.storage import Storage

FORMAT: Final = "pragmatica-backup"
BATCH: Final = 500
OLDEST: Final = "0001"
ORDER: Final = METADATA.sorted_tables  # those that others refer to first
OWN: Final = (CHANNELS, OUTBOX, REPORTS)  # addresses, secrets and words of people, which do not go along with a table
OF_TABLES: Final = [kind for kind in ORDER if kind is TABLES or ("table_id" in kind.c and kind not in OWN)]


def save(storage: Storage, path: Path, table: str | None = None) -> int:
    """Write everything, or one table of the server, as it was at one moment; returns the number of rows.

    Works while the server runs. Raises Unreadable when there is no such table.
    """
    if table is not None and storage.change_of(table) is None:
        raise Unreadable(f"no table {table!r}", "table")
    count = 0
    with _writing(path) as file, storage.reading() as connection:
        owed = [(one.begin, one.end) for one in connection.execute(queries.NOT_GIVEN)]
        head = {"format": FORMAT, "schema": HEAD, "saved": time.time(), "owed": owed}
        file.write(json.dumps(head) + "\n")
        for kind in ORDER if table is None else OF_TABLES:
            for row in _rows(connection, kind, table):
                file.write(json.dumps([kind.name, row], ensure_ascii=False, separators=(",", ":")) + "\n")
                count += 1
    return count


def restore(storage: Storage, path: Path) -> int:
    """Read a backup into an empty database, whole or not at all; returns the number of rows. Raises Unreadable.

    No clock has run since it was made: when the house was last open is told in it.
    """
    with storage.writing() as connection:
        if connection.execute(select(func.count()).select_from(TABLES)).scalar_one():
            raise Unreadable("the database already holds tables; a backup is restored into an empty one", "database")
        connection.execute(delete(HOURS))
        return _load(connection, path)


def add(storage: Storage, path: Path) -> int:
    """Read exported tables into a database that may hold others; returns the number of rows. Raises Unreadable.

    Their clocks have not run since they were exported, and their matches count for no rating here.
    """
    with storage.writing() as connection:
        present = set(connection.execute(select(TABLES.c.id)).scalars())
        count = _load(connection, path)
        _, head = next(_lines(path))
        _give_back(connection, present, [*head.get("owed", []), (float(head.get("saved", 0.0)), time.time())])
        alien = RESULTS.c.table_id.not_in(present)  # they count where they were played
        connection.execute(update(RESULTS).where(alien).values(dict.fromkeys(("counted", "was", "mu", "sigma"))))
        return count


def _give_back(connection: Connection, present: Collection[str], closures: Collection[Span]) -> None:
    """Clocks of tables that were not present run on from what they had when they were saved."""
    kept = select(POSITIONS.c.table_id, POSITIONS.c.clocks, TABLES.c.pace).join(TABLES)
    for ident, text, pace_text in connection.execute(kept.where(POSITIONS.c.due.is_not(None))).all():
        if ident not in present:
            pace, clocks = read_pace(pace_text), read_clocks(text)
            for begin, end in closures:
                clocks = clocks if clocks.spared >= end else clocks.spared_from(pace, begin, end)
            values = {"clocks": msgspec.json.encode(clocks).decode(), "due": clocks.due(pace)}
            connection.execute(update(POSITIONS).where(POSITIONS.c.table_id == ident).values(values))


def _load(connection: Connection, path: Path) -> int:
    kinds = {kind.name: kind for kind in ORDER}
    present = set(connection.execute(select(TABLES.c.id)).scalars())
    count = 0
    waiting: list[dict[str, Any]] = []
    last: Table | None = None
    lines = _lines(path)
    schema, _ = next(lines)
    for number, (name, row) in enumerate(lines, 2):
        kind = kinds.get(name)
        if kind is None or not _fits(row, kind, schema):
            raise Unreadable("not a row of this version", f"{path}, line {number}")
        if kind is TABLES and row["id"] in present:
            raise Unreadable(f"the database already holds table {row['id']}", f"{path}, line {number}")
        if waiting and (kind is not last or len(waiting) == BATCH):
            _insert(connection, last, waiting)
        waiting.append(row)
        last = kind
        count += 1
    if waiting:
        _insert(connection, last, waiting)
    return count


def _fits(row: dict[str, Any], kind: Table, schema: str) -> bool:
    """Whether the row has the columns of its kind; of an earlier schema it may lack what has been added since."""
    lacking = set(kind.c.keys()) - set(row)
    known = not set(row) - set(kind.c.keys())
    added = all(kind.c[name].nullable or kind.c[name].server_default is not None for name in lacking)
    return known and (not lacking or (schema < HEAD and added))


def _insert(connection: Connection, kind: Table | None, rows: list[dict[str, Any]]) -> None:
    if kind is not None:
        connection.execute(insert(kind), rows)
    rows.clear()


def _rows(connection: Connection, kind: Table, table: str | None) -> Iterator[dict[str, Any]]:
    query = select(kind).order_by(*kind.primary_key.columns)
    if table is not None:
        query = query.where((kind.c.id if kind is TABLES else kind.c.table_id) == table)
    for row in connection.execute(query.execution_options(yield_per=BATCH)).mappings():
        yield dict(row)


def _lines(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """First the schema of the file with its head, then each row with the name of its table."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise Unreadable(f"not a backup: must begin with {FORMAT!r}", str(path))
            schema = head.get("schema")
            if not isinstance(schema, str) or not OLDEST <= schema <= HEAD:
                raise Unreadable(f"made with schema {told(schema)}; this program has {HEAD!r}", str(path))
            yield schema, head
            for line in file:
                name, row = json.loads(line)
                yield str(name), dict(row)
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError, TypeError, RecursionError) as error:
        raise Unreadable(f"not a backup, or a damaged one: {error}", str(path)) from None


def _writing(path: Path) -> IO[str]:
    """A new file; an existing one is never written over."""
    path.touch(mode=0o600, exist_ok=False)
    return gzip.open(path, "wt", encoding="utf-8")
