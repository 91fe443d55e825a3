"""What clocks have still to get back of times in which the house was closed, and who gives it to them.

Nobody waits for it: whatever table is read has it already, in memory (`Tables.owed`), and who changes the table keeps
it. To all others it is given here, in small parts, to those first whose time would run out first. Several processes may
give at once, and one may be killed meanwhile: what a table has been given is told by its own clocks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from math import inf, nextafter
from typing import Final

import structlog

from pragmatica.server.clocks.pace import Span
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Conflict, Timing
from pragmatica.server.play import sparing
from pragmatica.server.tables.service import Tables

PART: Final = 25  # tables at once
REST: Final = 0.01  # seconds between two parts, at least; else as long as the last one took
RETRY: Final = 1.0  # seconds
SAID: Final = 10.0  # seconds after which it is said again how far it has come
log = structlog.get_logger()


class Arrears:
    """The arrears as one process knows them; at tables that would be due before `reached` there are none."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.reached = inf
        self._task: asyncio.Task[None] | None = None

    async def learn(self) -> None:
        """See what is owed: from now on no table is read without it."""
        owed = await self._tables.read(self._tables.storage.not_given)
        if owed == self._tables.owed:
            return
        self.reached = -inf if owed else inf
        self._tables.owe(owed)
        if owed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._give())

    async def stop(self) -> None:
        """Give no more; what is left is given by another process, or after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _give(self) -> None:
        while self._tables.owed:
            try:
                await self._round(self._tables.owed)
            except (Refused, Conflict) as refused:  # the database does not answer
                log.warning("clocks wait for what they get back", why=str(refused))
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("giving back time failed")
                await asyncio.sleep(RETRY)

    async def _round(self, owed: Sequence[Span]) -> None:
        """Give it to all tables; begin anew where something else is owed meanwhile."""
        waiting = await self._tables.read(self._tables.storage.timed)
        seconds = round(sum(end - begin for begin, end in owed))
        log.info("clocks get back what ran", tables=len(waiting), seconds=seconds)
        done, said = 0, time.monotonic()
        while done < len(waiting):
            if self._tables.owed != owed:
                return
            begun, part = time.monotonic(), waiting[done : done + PART]
            self.reached = nextafter(part[0][0], -inf)
            await self._give_to([ident for _, ident in part])
            done += len(part)
            if time.monotonic() - said > SAID:
                said = time.monotonic()
                log.info("clocks are getting back what ran", tables=done, of=len(waiting))
            await asyncio.sleep(max(REST, time.monotonic() - begun))
        for begin, _ in owed:
            await self._tables.write(self._tables.storage.given_back, begin)
        log.info("all clocks have got back what ran", tables=len(waiting))
        await self.learn()

    async def _give_to(self, idents: Sequence[str]) -> None:
        tables, storage = self._tables, self._tables.storage
        rows = [(row, self._spared(row)) for row in await tables.read(storage.timings, idents)]
        if given := [new for old, new in rows if new is not old]:
            for ident in await tables.write(storage.spare, given, tables.sender):
                tables.forget(ident)
                tables.wake(ident)

    def _spared(self, row: Timing) -> Timing:
        try:
            return sparing.spared(row, row.pace, self._tables.owed)
        except Exception:
            log.exception("a clock could not be read", table=row.table_id)
            return row
