"""News between processes that share a PostgreSQL database, by its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import psycopg
import structlog
from psycopg import sql

from pragmatica.server.accounts.service import Accounts
from pragmatica.server.kept.storage import CHANNEL
from pragmatica.server.tables.live import ANNOUNCE, Hub, Present
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk

RETRY: Final = 1.0
log = structlog.get_logger()


class Notifier:
    """Listens for changes made by other processes, and tells them who is present here."""

    def __init__(self, tables: Tables, hub: Hub, talk: Talk, accounts: Accounts) -> None:
        self._tables = tables
        self._hub = hub
        self._talk = talk
        self._accounts = accounts
        self._telling = ThreadPoolExecutor(1, "notify")
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen."""
        self._hub.announce = self._tell
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._repeat())]

    async def stop(self) -> None:
        """Stop listening."""
        self._hub.announce = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._telling.shutdown()

    def _tell(self, ident: str, present: Present) -> None:
        payload = f"present {self._tables.sender} {ident} {_listed(present.seats)} {_listed(present.looking)}"
        self._telling.submit(self._tables.storage.notify, payload)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE)
            self._hub.announce_all()

    async def _listen(self) -> None:
        address = self._tables.storage.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    self._accounts.forget_all()
                    self._accounts.deaf = False
                    self._talk.forget_all()
                    self._tables.forget_all()  # anything may have happened before we listened
                    self._hub.all_changed()
                    async for note in connection.notifies():
                        self.heard(note.payload)
            except (OSError, psycopg.Error) as error:
                self._accounts.deaf = True
                log.warning("listening to the database failed", why=str(error))
                await asyncio.sleep(RETRY)

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
        elif kind == "present":
            self._hub.heard(sender, ident, Present(*(frozenset(filter(None, one.split(","))) for one in rest[:2])))


def _listed(seats: frozenset[str]) -> str:
    return ",".join(sorted(seats))
