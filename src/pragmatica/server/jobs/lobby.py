"""Gives up tables for whose seats nobody has come; any process may do it, and a second one finds nothing to do."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from pragmatica.server.errors import Refused
from pragmatica.server.kept import listings
from pragmatica.server.play import gathering
from pragmatica.server.tables.service import Tables

EVERY: Final = 60.0  # seconds between two looks
MOST: Final = 100  # tables at one look
log = structlog.get_logger()


class LobbyKeeper:
    """Looks after the lobby in one process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                await self.round()
            except Refused as refused:  # the database does not answer; it is looked again
                log.warning("the lobby could not be looked at", why=str(refused))
            except Exception:
                log.exception("looking at the lobby failed")
            await asyncio.sleep(EVERY)

    async def round(self) -> None:
        """Give up what has waited for too long."""
        tables = self._tables
        since = tables.now() - gathering.IDLE
        for ident in await tables.read(listings.idle, tables.storage.engine, since, MOST):
            await tables.change(ident, lambda table: gathering.expire(table, tables.now()), any_table=True)
            log.info("table given up: nobody came", table=ident)
