"""Who carries events on: notes results, ends rounds, begins the next and opens its tables.

Any process of the server may do it for any event, and several may at once: each step is one change of the event.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from pragmatica.core.errors import PragmaticaError
from pragmatica.server.errors import Refused
from pragmatica.server.events.service import Events
from pragmatica.server.tables.service import Tables

EVERY: Final = 2.0  # seconds between two looks
log = structlog.get_logger()


class EventWatch:
    """The watch of one process."""

    def __init__(self, events: Events, tables: Tables) -> None:
        self._events = events
        self._tables = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more; what is being done may be left half done."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                if not self._tables.closed:
                    for ident in await self._tables.read(self._events.store.due):
                        await self._advance(ident)
                    await self._events.expire()
            except Refused as refused:  # the database does not answer; it is looked again
                log.warning("events could not be looked at", why=str(refused))
            except Exception:
                log.exception("looking at events failed")
            await asyncio.sleep(EVERY)

    async def _advance(self, ident: str) -> None:
        """Carry one event on; what cannot be done now is tried again."""
        try:
            await self._events.advance(ident)
        except (Refused, PragmaticaError) as refused:
            log.warning("an event waits", ident=ident, why=str(refused))
        except Exception:
            log.exception("carrying an event on failed", ident=ident)
