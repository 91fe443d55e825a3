"""Bots play outside of the request path, each answer within a time budget; a lawful answer replaces a stalled one.

A question that a bot must answer is a row of `jobs`, written in the transaction that asks it and deleted in the one
that answers it. The process that wrote it works on it at once; were it killed, the lease ends and another takes it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import Final

import structlog

from pragmatica.server.errors import Refused
from pragmatica.server.jobs import worker as bot_worker
from pragmatica.server.jobs.queue import FairQueue, Owed
from pragmatica.server.kept.rows import Job, TableRow
from pragmatica.server.metrics import Metrics
from pragmatica.server.play import changes
from pragmatica.server.play.table import Table
from pragmatica.server.tables.service import Tables

LEASE: Final = 10.0  # seconds for which this process works on a job
POLL: Final = 2.0  # seconds between looks for jobs that nobody works on
MOST_AT_ONCE: Final = 50  # jobs taken at one look
STARTING: Final = 30.0  # seconds that a new process may take until it is ready
log = structlog.get_logger()


class Slot:
    """One process for bots, started when it is first needed and replaced when it stalls."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid = 0

    async def choose(self, bot: str, match: str, seat: str, seed: int, budget: float) -> list[str]:
        """The ids of the bot's answers. Raises TimeoutError, BrokenProcessPool, or what the bot raised."""
        loop = asyncio.get_running_loop()
        if self._executor is None:
            self._executor = ProcessPoolExecutor(1, get_context("spawn"), bot_worker.prepare)
            self._pid = await asyncio.wait_for(loop.run_in_executor(self._executor, bot_worker.process), STARTING)
        answer = loop.run_in_executor(self._executor, bot_worker.choose, bot, match, seat, seed)
        return await asyncio.wait_for(answer, budget)

    def stop(self) -> None:
        """End the process, whatever it does."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        for child in active_children():
            if child.pid == self._pid:
                child.kill()
        executor.shutdown(wait=True, cancel_futures=True)


class BotsRunner:
    """Works on the jobs of bots: `slots` at a time, each after `pause` seconds and within `budget` seconds."""

    def __init__(self, tables: Tables, metrics: Metrics, *, slots: int, budget: float, pause: float = 0.0) -> None:
        self._tables = tables
        self._metrics = metrics
        self._budget = budget
        self._pause = pause
        self._slots = [Slot() for _ in range(slots)]
        self._queue = FairQueue()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to work, with what an earlier process left first."""
        self._tables.lease = LEASE
        self._tables.take_jobs = self._take
        self._tasks = [asyncio.create_task(self._work(slot)) for slot in self._slots]
        self._tasks.append(asyncio.create_task(self._look()))

    async def stop(self) -> None:
        """End all work; unfinished jobs stay in the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in self._slots:
            slot.stop()

    def _take(self, row: TableRow, jobs: Sequence[Job]) -> None:
        for job in jobs:
            self._queue.put(Owed(row.opener, row.host, job))

    async def _look(self) -> None:
        """Hold on to the jobs that wait here, and take those that nobody holds.

        They were left by processes that were killed, or found no room.
        """
        write, storage = self._tables.write, self._tables.storage
        while True:
            try:
                if self._tables.closed:
                    await asyncio.sleep(POLL)
                    continue
                now = self._tables.now()
                if held := self._queue.held():
                    await write(storage.keep_jobs, held, now + LEASE)
                if room := min(self._queue.room, MOST_AT_ONCE):
                    for owed in await write(storage.lease_jobs, now, now + LEASE, room):
                        self._queue.put(Owed(*owed))
            except Exception:
                log.exception("looking for jobs failed")
            await asyncio.sleep(POLL)

    async def _work(self, slot: Slot) -> None:
        while True:
            owed = await self._queue.get()
            job, started = owed.job, time.monotonic()
            try:
                await self._answer(slot, job)
            except Refused as refused:  # the job stays, and is tried again when its lease has ended
                log.warning("bot job put off", table=job.table_id, seat=job.seat, why=str(refused))
            except Exception:  # likewise
                log.exception("bot job failed", table=job.table_id, seat=job.seat)
            finally:
                self._queue.done(owed, time.monotonic() - started)

    async def _answer(self, slot: Slot, job: Job) -> None:
        self._tables.require_open()
        table = await self._tables.get(job.table_id, check=True)
        table.require_playable()  # else the job stays, for a program that can play it
        bot = self._asked(table, job)
        if bot is not None and self._pause:
            await asyncio.sleep(self._pause)
        answer = [] if bot is None else await self._choose(slot, table, job, bot)
        if not answer:
            await self._tables.write(self._tables.storage.drop_job, job)
            return
        try:
            await self._play(job, answer)
        except Refused as refused:
            if refused.kind in ("busy", "unavailable", "recess"):
                raise  # the job stays
            lawful = self._lawful(table, job) if refused.kind in ("unreadable", "illegal") else []
            if lawful:
                self._stalled(table, job, str(refused))
                await self._play(job, lawful)
            else:  # the question has been answered or withdrawn, or the seat taken back
                await self._tables.write(self._tables.storage.drop_job, job)

    async def _play(self, job: Job, answer: list[str]) -> None:
        def make(table: Table) -> changes.Made:
            if self._asked(table, job) is None:
                raise Refused("stale", "the question is no longer asked of a bot")
            return changes.play(table, job.seat, table.match.version(job.seat), answer, self._tables.now())

        await self._tables.change(job.table_id, make, done=job)

    async def _choose(self, slot: Slot, table: Table, job: Job, bot: str) -> list[str]:
        """The bot's answers, or any lawful one where it fails."""
        started = time.monotonic()
        try:
            seed = secrets.randbits(64)
            answer = await slot.choose(bot, table.position.snapshot, job.seat, seed, self._budget)
            self._metrics.bot_seconds.observe(time.monotonic() - started)
            return answer
        except TimeoutError:
            why = "time is up"
        except BrokenProcessPool:
            why = "its process ended"
        except Exception as error:
            self._stalled(table, job, f"{type(error).__name__}: {error}")
            return self._lawful(table, job)
        slot.stop()
        self._stalled(table, job, why)
        return self._lawful(table, job)

    def _lawful(self, table: Table, job: Job) -> list[str]:
        legal = table.match.legal(job.seat)
        return [secrets.choice(legal).id] if legal else []

    def _stalled(self, table: Table, job: Job, why: str) -> None:
        self._metrics.bot_stalls.inc()
        log.warning("bot replaced by a lawful move", table=table.id, seat=job.seat, why=why)

    def _asked(self, table: Table, job: Job) -> str | None:
        """The bot that still owes this answer, if one does."""
        asked = changes.asked_bots(table).get(job.seat)
        return table.seat(job.seat).bot if asked == job.version else None
