"""Whose bot answers next: equal time for the addresses that opened tables, then for hosts, then for tables.

However many tables somebody opens, another's bot waits for the answer that is being given, not for all that are owed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, NamedTuple

from pragmatica.server.kept.rows import Job

MOST: Final = 256  # jobs that wait in memory; the others wait in the database


class Owed(NamedTuple):
    """A job, and who has brought it."""

    opener: str
    host: str
    job: Job

    @property
    def path(self) -> tuple[str, str, str]:
        """Where it waits for its turn."""
        return self.opener, self.host, self.job.table_id


class _Share:
    """What an address, a host or a table has had so far, and what waits there."""

    def __init__(self, spent: float = 0.0) -> None:
        self.spent = spent  # seconds
        self.level = 0.0  # what the part that was served last had had: who comes anew begins with as much
        self.running = 0
        self.waiting = 0
        self.parts: dict[str, _Share] = {}
        self.jobs: deque[Owed] = deque()  # of a table

    def part(self, name: str) -> _Share:
        """A part, which begins at the level of the others."""
        found = self.parts.get(name)
        if found is None:
            found = self.parts[name] = _Share()
        if not found.waiting and not found.running:
            found.spent = max(found.spent, self.level)
        return found

    def next(self) -> _Share:
        """The part whose turn it is: nobody has two answers at once while others wait."""
        waiting = [one for one in self.parts.values() if one.waiting]
        chosen = min(waiting, key=lambda one: (one.running, one.spent))
        self.level = max(self.level, min(one.spent for one in waiting))
        return chosen

    def tidy(self) -> None:
        """Forget parts of which nothing has to be known."""
        idle = [name for name, one in self.parts.items() if not one.waiting and not one.running]
        for name in idle:
            if len(idle) == len(self.parts) or self.parts[name].spent <= self.level:
                del self.parts[name]


class FairQueue:
    """The jobs that wait in this process, each once."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._all = _Share()
        self._waiting: set[Job] = set()
        self._working: set[Job] = set()
        self._again: list[Owed] = []  # came while they were worked on
        self._news = asyncio.Event()

    @property
    def room(self) -> int:
        """How many more may wait."""
        return self._most - self._all.waiting

    def held(self) -> list[Job]:
        """The jobs that wait or are worked on."""
        return [*self._waiting, *self._working]

    def put(self, owed: Owed) -> None:
        """Let a job wait, or leave it in the database where there is no room and its address has most waiting."""
        if owed.job in self._working:
            self._again.append(owed)  # the seat may have gone to people and back meanwhile
        if owed.job in self._waiting or owed.job in self._working:
            return
        if self.room <= 0 and not self._make_room(owed.opener):
            return
        self._waiting.add(owed.job)
        shares = self._shares(owed)
        shares[-1].jobs.append(owed)
        for one in shares:
            one.waiting += 1
        self._news.set()

    async def get(self) -> Owed:
        """The job whose turn it is; `done` must be said of it."""
        while not self._all.waiting:
            self._news.clear()
            await self._news.wait()
        share, shares = self._all, [self._all]
        while not share.jobs:
            shares.append(share := share.next())
        owed = share.jobs.popleft()
        self._waiting.discard(owed.job)
        self._working.add(owed.job)
        for one in shares:
            one.waiting -= 1
            one.running += 1
        return owed

    def done(self, owed: Owed, seconds: float) -> None:
        """A job has been worked on so long."""
        self._working.discard(owed.job)
        shares = self._shares(owed)
        for one in shares:
            one.running -= 1
            one.spent += seconds
        for one in shares[:-1]:
            one.tidy()
        again = owed in self._again
        self._again = [other for other in self._again if other.job != owed.job]
        if again:
            self.put(owed)

    def _shares(self, owed: Owed) -> list[_Share]:
        """All, the address, its host and the table."""
        shares = [self._all]
        for name in owed.path:
            shares.append(shares[-1].part(name))
        return shares

    def _make_room(self, opener: str) -> bool:
        """Take the latest job from the address that has most waiting, if it has more than this one will."""
        name, share = max(self._all.parts.items(), key=lambda one: one[1].waiting)
        own = self._all.parts.get(opener)
        if share.waiting <= (own.waiting if own is not None else 0) + 1 or name == opener:
            return False
        shares = [self._all, share]
        while not share.jobs:
            shares.append(share := max(share.parts.values(), key=lambda one: one.waiting))
        self._waiting.discard(share.jobs.pop().job)
        for one in shares:
            one.waiting -= 1
        return True
