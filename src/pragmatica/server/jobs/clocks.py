"""Who looks at the clocks: tells when a time is up, and knows when the house was closed.

Any process of the server may tell it of any table, and several may at once: what is done is one change of the table,
and a second one finds nothing to do. The house is open while any process is there and reaches the database.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from pragmatica import bots
from pragmatica.server.accounts.vacations import Plans
from pragmatica.server.clocks.hours import GAP, Hours
from pragmatica.server.errors import Refused
from pragmatica.server.jobs.arrears import Arrears
from pragmatica.server.play import clock_changes, votes
from pragmatica.server.play.changes import Made
from pragmatica.server.play.table import Table
from pragmatica.server.tables.holders import note_away
from pragmatica.server.tables.service import Tables

EVERY: Final = 1.0  # seconds between two looks
BEAT: Final = 5.0  # seconds after which it is kept that the house is open, where clocks run
NOTED: Final = 60.0  # seconds between two looks at who is on vacation
MOST: Final = 100  # tables at one look
LATER: Final = 600.0  # seconds after which a table is looked at again that cannot be played here
log = structlog.get_logger()


class ClockWatch:
    """The watch of one process."""

    def __init__(self, tables: Tables, plans: Plans) -> None:
        self._tables = tables
        self._plans = plans
        self._arrears = Arrears(tables)
        self._noted = time.monotonic()  # when vacations were last compared with the clocks of tables
        self._hours = Hours()
        self._kept = 0.0
        self._reached = time.monotonic()  # when the database has answered last
        self._away = False  # it is not settled yet whether the house was closed meanwhile
        self._comparing: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The time by which clocks run."""
        return self._hours.now()

    async def start(self) -> None:
        """Owe all clocks the time since the house was last open, and begin to look."""
        known = await self._tables.read(self._tables.storage.hours)
        skew = await self._tables.read(self._tables.storage.skew)
        self._hours = Hours(0.0 if known is None else known[1], skew=skew)
        await self._reopen()
        await self.learn()
        if not self._tables.closed:
            await self._beat()
        self._tables.settle = self._settle
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more; the house is open until now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._arrears.stop()
            if not self._tables.closed:
                await self._beat()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._settle()
                if self._tables.closed:  # by what is kept, the house is open until it was closed
                    continue
                if self.now() - self._kept > BEAT and await self._tables.read(self._tables.storage.any_timed):
                    await self._beat()
                if time.monotonic() - self._noted > NOTED:
                    self._noted = time.monotonic()
                    for ident in await self._tables.read(self._plans.tables, self.now()):
                        await self._note_away(ident)
                # Where a table has not got its time back, the database has an earlier end of it than there is.
                told = min(self.now(), self._arrears.reached)
                for ident in await self._tables.read(self._tables.storage.due, told, MOST):
                    await self._note_away(ident)  # nobody's time is up who is on vacation
                    if not await self._change(ident, self._run_out):
                        now = self.now()
                        await self._tables.write(self._tables.storage.put_off, ident, now, now + LATER)
                for ident in await self._tables.read(self._tables.storage.votes_due, told, MOST):
                    if not await self._change(ident, self._count):
                        now = self.now()
                        await self._tables.write(self._tables.storage.put_off_vote, ident, now, now + LATER)
            except Refused as refused:  # the database does not answer; it is looked again
                log.warning("the clocks could not be looked at", why=str(refused))
            except Exception:
                log.exception("looking at the clocks failed")

    async def _settle(self) -> None:
        """Compare, once for all who want it: where the database has not answered, before anything else is done."""
        if self._comparing is None or self._comparing.done():
            self._comparing = asyncio.create_task(self._compare())
        await asyncio.shield(self._comparing)

    async def _compare(self) -> None:
        """See whether this process was away, asleep or without its database; then the house may have been closed."""
        slept = self._hours.look(await self._tables.read(self._tables.storage.skew))
        self._away |= slept or time.monotonic() - self._reached > GAP
        self._reached = time.monotonic()
        if self._away and not self._tables.closed:  # else all of that time is given back
            await self._reopen()
        self._away = False
        await self.learn()
        self._tables.doubt = False

    async def _reopen(self) -> None:
        """Keep for how long no process was there, where that was long enough to count."""
        known, now = await self._tables.read(self._tables.storage.hours), self.now()
        if known is not None and now - known[1] > GAP:
            log.warning("nobody could answer: clocks get back what ran meanwhile", seconds=round(now - known[1]))
            await self._tables.write(self._tables.storage.was_closed, known[1], now)

    async def _beat(self) -> None:
        self._kept = self.now()
        await self._tables.write(self._tables.storage.open_house, self._kept)

    async def learn(self) -> None:
        """See what is still to be given back; no clock at any table is told or judged without it from then on."""
        await self._arrears.learn()

    async def _change(self, ident: str, make: Callable[[Table], Made | None]) -> bool:
        """One change; false where the table cannot be played here, and waits for a program that can."""
        try:
            await self._tables.change(ident, make, upkeep=True)
        except Refused as refused:
            if refused.kind == "unavailable":
                raise
            log.warning("a clock waits", table=ident, why=str(refused))
            return refused.kind == "busy"
        except Exception:
            log.exception("looking at a clock failed", table=ident)
            return False
        return True

    async def _note_away(self, ident: str) -> None:
        try:
            await note_away(self._tables, self._plans, ident)
        except Refused as refused:
            if refused.kind == "unavailable":
                raise
            log.warning("a vacation waits", table=ident, why=str(refused))

    def _run_out(self, table: Table) -> Made | None:
        return clock_changes.run_out(table, self.now(), bots.chosen(None, table.row.game))

    def _count(self, table: Table) -> Made | None:
        return votes.run_out(table, self.now())
