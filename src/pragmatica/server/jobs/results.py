"""Results of matches that were over before results were kept are read beside all other work, once, a few at a time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import IntegrityError

from pragmatica.server.errors import Refused
from pragmatica.server.kept import results
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play import ending
from pragmatica.server.play.table import Table
from pragmatica.server.tables.service import Tables

MOST: Final = 100  # tables at one look
PAUSE: Final = 0.05  # seconds between two tables
log = structlog.get_logger()


async def fill(tables: Tables) -> int:
    """Keep the results of all matches that are over; returns the number of tables.

    A table that this program cannot play is left out, and looked at again when the server starts the next time. Several
    processes may do it at once: results are kept once.
    """
    after, count = "", 0
    with suppress(Refused):  # the database does not answer: at the next start
        while idents := await tables.read(_missing, tables.storage, after):
            after = idents[-1]
            for ident in idents:
                count += await _keep(tables, ident)
                await asyncio.sleep(PAUSE)
    if count:
        log.info("results of earlier matches kept", tables=count)
    return count


async def _keep(tables: Tables, ident: str) -> int:
    stored = await tables.read(tables.storage.load, ident)
    table = None if stored is None else Table.restored(stored, tables.people)
    rows = () if table is None else ending.results(table)
    if not rows:
        return 0
    with suppress(Conflict, IntegrityError):  # another process has kept them meanwhile
        await tables.write(tables.storage.keep_results, ident, rows)
        return 1
    return 0


def _missing(storage: Storage, after: str) -> list[str]:
    with storage.reading() as connection:
        return results.missing(connection, after, MOST)
