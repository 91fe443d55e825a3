"""Who knows whether the house is closed for upkeep: each process asks the database once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from pragmatica.server.errors import Refused
from pragmatica.server.kept import recess
from pragmatica.server.kept.rows import Lost
from pragmatica.server.tables.service import Tables

EVERY: Final = 1.0  # seconds
log = structlog.get_logger()


class RecessWatch:
    """The watch of one process; `learn` looks for what clocks have to get back, before the house is open again."""

    def __init__(self, tables: Tables, learn: Callable[[], Awaitable[None]]) -> None:
        self._tables = tables
        self._learn = learn
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Know it before the first request, then look again and again."""
        await self.look()
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Read it; where it was said to be over, keep what clocks get back for it, and open the house."""
        tables = self._tables
        found = await tables.read(recess.read, tables.storage)
        if found is not None and found.ended is not None:
            with suppress(Lost):  # then it is looked again
                await tables.write(recess.reopen, tables.storage, found)
                log.info("the house is open again")
            found = await tables.read(recess.read, tables.storage)
        if tables.closed and (found is None or not found.lasts(tables.now())):
            await self._learn()
        tables.recess = found

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Refused as refused:  # the database does not answer
                log.warning("nobody knows whether the house is closed", why=str(refused))
            except Exception:
                log.exception("looking at the notice of upkeep failed")
