"""Who follows which table, in this process and in others: waking, presence, and the streams of updates.

A wake-up only says "look again": what there is to see is read from the table and its changes, so a lost or doubled
wake-up loses and doubles nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from pragmatica.server import forms, wire
from pragmatica.server.service import Tables
from pragmatica.server.tables import SPECTATOR, write_json
from pragmatica.server.talk import Talk

PING: Final = 20.0  # seconds without news after which a stream says that it lives
ANNOUNCE: Final = 30.0  # seconds after which presence is told again …
FORGET: Final = 90.0  # … and after which another process's word is no longer believed
PING_MESSAGE: Final = write_json(forms.Ping())


class Watcher:
    """One follower of a table; `seats` are those that its browser holds."""

    def __init__(self) -> None:
        self.seats: frozenset[str] = frozenset()
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Say that there may be news."""
        self._news.set()

    async def wait(self, seconds: float) -> bool:
        """Wait for news; False when there were none."""
        try:
            async with asyncio.timeout(seconds):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True


class Hub:
    """The followers of all tables in this process, and who is present anywhere."""

    def __init__(self) -> None:
        self.closing = False
        self.announce: Callable[[str, frozenset[str]], None] | None = None  # tells the other processes
        self._watchers: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}  # table → process → seats, when

    @property
    def followers(self) -> int:
        """How many there are."""
        return sum(len(watchers) for watchers in self._watchers.values())

    @contextmanager
    def watching(self, ident: str) -> Iterator[Watcher]:
        """Follow a table."""
        watcher = Watcher()
        self._watchers.setdefault(ident, set()).add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[ident].discard(watcher)
            if not self._watchers[ident]:
                del self._watchers[ident]
            if watcher.seats:
                self._presence_changed(ident)

    def seat(self, ident: str, watcher: Watcher, seats: frozenset[str]) -> None:
        """Note the seats that a follower holds."""
        if watcher.seats != seats:
            watcher.seats = seats
            self._presence_changed(ident)

    def changed(self, ident: str) -> None:
        """Wake the followers of a table."""
        for watcher in self._watchers.get(ident, ()):
            watcher.wake()

    def all_changed(self) -> None:
        """Wake everybody: news may have been missed."""
        for ident in self._watchers:
            self.changed(ident)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        self.all_changed()

    def online(self, ident: str) -> frozenset[str]:
        """The seats that somebody has open now."""
        here = (watcher.seats for watcher in self._watchers.get(ident, ()))
        valid = time.monotonic() - FORGET
        there = (seats for seats, when in self._elsewhere.get(ident, {}).values() if when > valid)
        return frozenset[str]().union(*here, *there)

    def heard(self, sender: str, ident: str, seats: frozenset[str]) -> None:
        """Another process tells who is present there."""
        known = self._elsewhere.setdefault(ident, {})
        before = known.get(sender, (frozenset(), 0.0))[0]
        known[sender] = (seats, time.monotonic())
        if not seats:
            del known[sender]
        if not known:
            del self._elsewhere[ident]
        if seats != before:
            self.changed(ident)

    def announce_all(self) -> None:
        """Tell the other processes again who is present here."""
        for ident in list(self._watchers):
            self._announce(ident)

    def _presence_changed(self, ident: str) -> None:
        self.changed(ident)
        self._announce(ident)

    def _announce(self, ident: str) -> None:
        if self.announce is not None:
            self.announce(ident, frozenset[str]().union(*(one.seats for one in self._watchers.get(ident, ()))))


async def updates(
    tables: Tables, hub: Hub, talk: Talk, ident: str, session: str | None, wish: str | None, since: int, heard: int
) -> AsyncGenerator[bytes, None]:
    """The stream of a viewer: what happened after number `since` with the table now, then the same after every change.

    What has been said, but for the first `heard` messages, comes in messages of its own. A change that this viewer
    cannot notice sends nothing and delays no sign of life. The seat stays the one that it begins with: both numbers
    count what this seat is told. Raises Refused and Unreadable before the first message.
    """
    shown, last, due = b"", since, time.monotonic() + PING
    with hub.watching(ident) as watcher:
        while not hub.closing:
            table = await tables.get(ident)
            viewer = table.viewer(session, wish)
            wish = viewer.seat or SPECTATOR
            hub.seat(ident, watcher, viewer.mine)
            events = await tables.events(table, viewer, last)
            body = wire.table_bytes(table, viewer, hub.online(ident))
            if events or body != shown:
                shown, last, due = body, table.seq(viewer), time.monotonic() + PING
                yield write_json(forms.Update(seq=last, events=events, table=body))
            said = await talk.heard(table, viewer, heard)
            if said:
                heard, due = heard + len(said), time.monotonic() + PING
                yield write_json(forms.Talk(messages=said, heard=heard))
            while not await watcher.wait(due - time.monotonic()):
                yield PING_MESSAGE
                due = time.monotonic() + PING


async def news(
    tables: Tables, hub: Hub, ident: str, session: str | None, wish: str | None, since: int, wait: float
) -> forms.EventsView:
    """The events after number `since`, waiting up to `wait` seconds for something that the viewer can notice."""
    end = time.monotonic() + wait
    with hub.watching(ident) as watcher:
        while True:
            table = await tables.get(ident)
            viewer = table.viewer(session, wish)
            seq = table.seq(viewer)
            left = end - time.monotonic()
            if seq > since or left <= 0 or hub.closing:
                return forms.EventsView(events=await tables.events(table, viewer, since), seq=seq)
            hub.seat(ident, watcher, viewer.mine)
            await watcher.wait(left)
