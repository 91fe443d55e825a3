"""News between processes that share a PostgreSQL database, by its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import psycopg
import structlog
from psycopg import sql

from pragmatica.server.accounts.service import Accounts
from pragmatica.server.kept.database import CHANNEL
from pragmatica.server.security import SharedLimiter
from pragmatica.server.tables.live import ANNOUNCE, Hub, Present
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk

RETRY: Final = 1.0
MOST_UNTOLD: Final = 10_000  # words that wait for the database; what is not told in time is told again, or forgotten
log = structlog.get_logger()


class Notifier:
    """Listens for changes made by other processes, and tells them who is present and what has been counted here."""

    def __init__(
        self, tables: Tables, hub: Hub, talk: Talk, accounts: Accounts, limiters: Iterable[SharedLimiter]
    ) -> None:
        self._tables = tables
        self._hub = hub
        self._talk = talk
        self._accounts = accounts
        self._limiters = {one.name: one for one in limiters}
        self._untold: list[str] = []
        self._telling = ThreadPoolExecutor(1, "notify")
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen."""
        self._hub.announce = self._present
        for limiter in self._limiters.values():
            limiter.tell = self._spent
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._repeat())]

    async def stop(self) -> None:
        """Stop listening."""
        self._hub.announce = None
        for limiter in self._limiters.values():
            limiter.tell = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._telling.shutdown()

    def _present(self, ident: str, present: Present) -> None:
        self._tell(f"present {self._tables.sender} {ident} {_listed(present.seats)} {_listed(present.looking)}")

    def _spent(self, limiter: str, key: str, cost: float) -> None:
        self._tell(f"spent {self._tables.sender} {limiter} {key} {cost:g}")

    def _tell(self, payload: str) -> None:
        """Tell it with whatever else is to be told at the moment."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._send)
        if len(self._untold) < MOST_UNTOLD:
            self._untold.append(payload)

    def _send(self) -> None:
        payloads, self._untold = self._untold, []
        self._telling.submit(self._tables.storage.notify, payloads)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE)
            self._hub.announce_all()

    async def _listen(self) -> None:
        storage = self._tables.storage
        address = storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True, **storage.patience
                ) as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    self._catch_up()
                    async for note in connection.notifies():
                        self._hear(note.payload)
            except (OSError, psycopg.Error) as error:
                self._accounts.deaf = True
                log.warning("listening to the database failed", why=str(error))
                await asyncio.sleep(RETRY)

    def _catch_up(self) -> None:
        """Anything may have happened before we listened: look at all again, and ask who is present elsewhere."""
        self._accounts.forget_all()
        self._accounts.deaf = False
        self._talk.forget_all()
        self._tables.forget_all()
        self._hub.all_changed()
        self._tell(f"hello {self._tables.sender} all")
        self._hub.announce_all()

    def _hear(self, payload: str) -> None:
        """Act on one piece of news; a process of another version may tell what means nothing here."""
        try:
            self.heard(payload)
        except Exception:
            log.exception("news of another process was not understood", news=payload[:100])

    def heard(self, payload: str) -> None:
        """Act on one piece of news."""
        kind, sender, ident, *rest = payload.split(" ")
        if sender == self._tables.sender:
            return
        if kind == "change":
            self._tables.forget(ident)
            self._hub.changed(ident)
        elif kind == "talk":
            self._talk.changed(ident)
        elif kind == "account":
            self._accounts.changed(ident)
            self._tables.forget_person(ident)
        elif kind == "level":
            self._tables.forget_level(ident)
        elif kind == "present":
            self._hub.heard(sender, ident, Present(*(frozenset(filter(None, one.split(","))) for one in rest[:2])))
        elif kind == "hello":
            self._hub.announce_all()
        elif kind == "spent" and ident in self._limiters:
            self._limiters[ident].heard(rest[0], float(rest[1]))


def _listed(seats: frozenset[str]) -> str:
    return ",".join(sorted(seats))
