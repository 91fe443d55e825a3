"""Up to which step seats have been shown their tables, kept for when nobody is there.

Who follows a table has been shown all of it; what he saw last is noted when he goes. It tells of steps alone, which
everybody notices, so that nothing secret shows by it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from pragmatica.server.errors import Refused
from pragmatica.server.tables.service import Tables

TOGETHER: Final = 1.0  # seconds for which notes are gathered: whoever comes and goes all the time writes no more often


class Seen:
    """Notes of what was shown, in memory at once and in the database a little later."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._due: dict[tuple[str, str], int] = {}
        self._task: asyncio.Task[None] | None = None

    def left(self, ident: str, seats: Iterable[str], step: int | None) -> None:
        """Nobody follows a table any more who holds these seats; `step` None: another process keeps what they saw."""
        table = self._tables.at_hand(ident)
        for seat in seats:
            if table is not None:
                table.shown[seat] = table.position.step if step is None else step
            if step is not None:
                self._due[ident, seat] = step
        if self._due and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._later())

    async def _later(self) -> None:
        await asyncio.sleep(TOGETHER)
        self._task = None
        await self.write()

    async def write(self) -> None:
        """Keep what is not kept yet; where that is impossible now, it is not worth a word."""
        due, self._due = self._due, {}
        if due and not self._tables.closed:
            rows = [(ident, seat, step) for (ident, seat), step in due.items()]
            try:
                await self._tables.write(self._tables.storage.note_shown, rows)
            except Refused:
                return

    async def stop(self) -> None:
        """Keep the last notes."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        await self.write()
