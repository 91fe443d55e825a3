"""What goes on in secret at a table cannot be told from signs of life or from limits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast

import pytest

from pragmatica.server.accounts.store import Store
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests, views
from pragmatica.server.kept.rows import MessageRow
from pragmatica.server.play.table import Table
from pragmatica.server.tables import live, talk
from pragmatica.server.tables.manners import Manners
from pragmatica.server.tables.service import Tables
from tests.samples import FULLEST
from tests.server.test_twins import new_table


class Kept:
    """Tables, accounts and storage in memory, as far as talk and streams need them."""

    def __init__(self) -> None:
        self.table = new_table(FULLEST, 1)
        self.rows: list[MessageRow] = []
        self.storage = self
        self.sender = "here"
        self.now = time.time

    async def get(self, ident: str) -> Table:
        """The table."""
        return self.table

    async def events(self, *_: object) -> list[views.EventView]:
        """Nothing happens."""
        return []

    async def read(self, call: Callable[..., Any], *args: Any) -> Any:
        """Call it."""
        return call(*args)

    write = read

    def account(self, speaker: str) -> None:
        """Nobody has one."""

    def messages(self, ident: str) -> list[MessageRow]:
        """All messages."""
        return list(self.rows)

    def say(self, ident: str, row: MessageRow, sender: str, posts: object) -> None:
        """Keep one more."""
        self.rows.append(row)

    def wake(self, ident: str) -> None:
        """Nobody follows."""


def room_of(kept: Kept) -> talk.Talk:
    """Talk as it is with these tables."""
    tables = cast("Tables", kept)
    return talk.Talk(tables, Manners(tables, cast("Store", kept), days=0, matches=0, words=()))


def test_signs_of_life_come_when_they_are_due(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream that is woken for what its viewer cannot notice says that it lives as often as one that is not."""
    monkeypatch.setattr(live, "PING", 0.2)

    async def times(disturbed: bool) -> list[float]:
        kept, hub, found = Kept(), live.Hub(), list[float]()
        stream = live.updates(cast("Tables", kept), hub, room_of(kept), "table", None, None, 0, 0)
        await anext(stream)
        start = time.monotonic()

        async def disturb() -> None:
            while disturbed:
                await asyncio.sleep(0.05)
                hub.changed("table")

        task = asyncio.create_task(disturb())
        for _ in range(3):
            assert await asyncio.wait_for(anext(stream), 5) == live.PING_MESSAGE
            found.append(time.monotonic() - start)
        task.cancel()
        await stream.aclose()
        return found

    for disturbed in (False, True):
        assert all(0.18 * number < at for number, at in enumerate(asyncio.run(times(disturbed)), 1))


def test_no_seat_can_silence_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of messages is each seat's own, so that it tells nobody how much others have said in private."""
    monkeypatch.setattr(talk, "MOST_MESSAGES", 3)
    kept = Kept()
    room = room_of(kept)

    async def say(seat: str, count: int) -> None:
        for number in range(count):
            message = requests.MessageRequest(seat=seat, readers=["france"], text="psst")
            await room.say(kept.table, seat, message, f"key-{number}")

    asyncio.run(say("prussia", 3))
    asyncio.run(say("austria", 3))
    with pytest.raises(Refused, match="seat may send"):
        asyncio.run(say("prussia", 4))
    assert len(kept.rows) == 6
