"""Who follows which table, in this process and in others: waking, presence, and the streams of updates.

A wake-up only says "look again": what there is to see is read from the table and its changes, so a lost or doubled
wake-up loses and doubles nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, NamedTuple

from pragmatica.server.forms import views
from pragmatica.server.play.table import SPECTATOR, Viewer, write_json
from pragmatica.server.tables.service import Tables
from pragmatica.server.tables.talk import Talk
from pragmatica.server.told import wire

PING: Final = 20.0  # seconds without news after which a stream says that it lives
ANNOUNCE: Final = 30.0  # seconds after which presence is told again …
FORGET: Final = 90.0  # … and after which another process's word is no longer believed
SETTLE: Final = 0.25  # seconds after which who has come and gone is told, however often that was
ABSENT: Final = 10.0  # seconds after which one who asked for news, and does not ask again, has gone
PAGE: Final = 100  # messages of a talk that are told unasked
MARK_BYTES: Final = 12
PING_MESSAGE: Final = write_json(views.Ping())


async def _itself(session: str | None) -> str | None:
    return session


class Eyes:
    """Whether a page is before somebody's eyes; one that says nothing of it is."""

    def __init__(self) -> None:
        self.open = True


class Watcher:
    """One follower of a table; `seats` are those that its browser holds."""

    def __init__(self, eyes: Eyes) -> None:
        self.holder: str | None = None  # as whom it was last let in
        self.seats: frozenset[str] = frozenset()
        self.eyes = eyes
        self.step = 0  # that it has been shown
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


class Present(NamedTuple):
    """The seats that somebody has open, and those of them that somebody has before his eyes."""

    seats: frozenset[str] = frozenset()
    looking: frozenset[str] = frozenset()


NOBODY: Final = Present()


class Hub:
    """The followers of all tables in this process, and who is present anywhere."""

    def __init__(self) -> None:
        self.closing = False
        self.holder_of: Callable[[str | None], Awaitable[str | None]] = _itself  # as whom a session asks
        self.announce: Callable[[str, Present], None] | None = None  # tells the other processes
        self.left: Callable[[str, frozenset[str], int | None], None] | None = None  # told of seats that nobody has open
        self.counted: Callable[[int], None] = lambda followers: None  # told how many follow anything here
        self._followers = 0
        self._told: dict[str, Present] = {}  # who was present when that was told last
        self._telling: set[str] = set()  # tables of which it will be told in a moment
        self._watchers: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, dict[str, tuple[Present, float]]] = {}  # table → process → who, when

    @contextmanager
    def watching(self, ident: str, absent: float = 0.0, eyes: Eyes | None = None) -> Iterator[Watcher]:
        """Follow a table; who goes is missed after `absent` seconds."""
        watcher = Watcher(eyes or Eyes())
        self._watchers.setdefault(ident, set()).add(watcher)
        self._count(1)
        try:
            yield watcher
        finally:
            if absent and watcher.seats and not self.closing:
                asyncio.get_running_loop().call_later(absent, self._leave, ident, watcher)
            else:
                self._leave(ident, watcher)

    def _leave(self, ident: str, watcher: Watcher) -> None:
        self._watchers[ident].discard(watcher)
        self._count(-1)
        if not self._watchers[ident]:
            del self._watchers[ident]
        if watcher.seats:
            self._missed(ident, watcher.seats, watcher.step)
            self._presence_changed(ident)

    def _count(self, more: int) -> None:
        self._followers += more
        self.counted(self._followers)

    def _missed(self, ident: str, seats: frozenset[str], step: int | None) -> None:
        gone = seats - self.online(ident)
        if gone and self.left is not None:
            self.left(ident, gone, step)

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

    def account_changed(self, account: str) -> None:
        """Wake who has been let in with an account: he may be signed in no longer."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.holder == account:
                    watcher.wake()

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        self.all_changed()

    def online(self, ident: str) -> frozenset[str]:
        """The seats that somebody has open now."""
        return frozenset[str]().union(*(one.seats for one in self._present(ident)))

    def looking(self, ident: str) -> frozenset[str]:
        """Those of them that somebody has before his eyes, not in a page that is hidden."""
        return frozenset[str]().union(*(one.looking for one in self._present(ident)))

    def blinked(self, ident: str) -> None:
        """A page of this table has been hidden, or is looked at again."""
        self._presence_changed(ident)

    def _present(self, ident: str) -> list[Present]:
        valid = time.monotonic() - FORGET
        there = [present for present, when in self._elsewhere.get(ident, {}).values() if when > valid]
        return [self._here(ident), *there]

    def heard(self, sender: str, ident: str, present: Present) -> None:
        """Another process tells who is present there."""
        known = self._elsewhere.setdefault(ident, {})
        before = known[sender][0].seats if sender in known else frozenset()
        known[sender] = (present, time.monotonic())
        if not present.seats:
            del known[sender]
        if not known:
            del self._elsewhere[ident]
        if present.seats != before:
            self._missed(ident, before - present.seats, None)
            self.changed(ident)

    def announce_all(self) -> None:
        """Tell the other processes again who is present here, and believe no longer what an ended one has told."""
        for ident in list(self._watchers):
            if self._here(ident).seats:
                self._announce(ident)
        valid = time.monotonic() - FORGET
        for ident, known in list(self._elsewhere.items()):
            for sender in [sender for sender, (_, when) in known.items() if when <= valid]:
                self.heard(sender, ident, NOBODY)

    def _presence_changed(self, ident: str) -> None:
        """Tell it in a moment: many who come and go, or one who does so all the time, are told of together."""
        if ident not in self._telling:
            self._telling.add(ident)
            asyncio.get_running_loop().call_later(SETTLE, self._tell, ident)

    def _tell(self, ident: str) -> None:
        self._telling.discard(ident)
        here, told = self._here(ident), self._told.pop(ident, NOBODY)
        if here.seats:
            self._told[ident] = here
        if here.seats != told.seats:
            self.changed(ident)
        if here != told:
            self._announce(ident)

    def _here(self, ident: str) -> Present:
        watchers = self._watchers.get(ident, ())
        return Present(
            frozenset[str]().union(*(one.seats for one in watchers)),
            frozenset[str]().union(*(one.seats for one in watchers if one.eyes.open)),
        )

    def _announce(self, ident: str) -> None:
        if self.announce is not None:
            self.announce(ident, self._here(ident))


@dataclass(slots=True)
class Told:
    """What a follower has been told so far: numbers of events and messages, and a mark of the table as it was."""

    seq: int = 0
    heard: int = 0
    table: str = ""


async def _look(
    tables: Tables, hub: Hub, talk: Talk, ident: str, watcher: Watcher, viewer: Viewer, told: Told
) -> tuple[views.Update | None, views.Talk | None]:
    """What a follower has not been told yet; it counts as told then."""
    table = await tables.get(ident)
    hub.seat(ident, watcher, viewer.mine)
    events = await tables.events(table, viewer, told.seq)
    body = wire.table_bytes(table, viewer, hub.online(ident))
    watcher.step = table.position.step
    mark = blake2b(body, digest_size=MARK_BYTES).hexdigest()
    update = said = None
    if events or mark != told.table:
        told.seq, told.table = table.seq(viewer), mark
        update = views.Update(seq=told.seq, events=events, table=body, now=tables.now())
    messages = await talk.heard(table, viewer, told.heard)
    if messages:
        told.heard += len(messages)
        said = views.Talk(messages=messages[-PAGE:], heard=told.heard)
    return update, said


async def updates(
    tables: Tables,
    hub: Hub,
    talk: Talk,
    ident: str,
    session: str | None,
    wish: str | None,
    since: int,
    heard: int,
    eyes: Eyes | None = None,
) -> AsyncGenerator[bytes, None]:
    """The stream of a viewer: what happened after number `since` with the table now, then the same after every change.

    What has been said, but for the first `heard` messages, comes in messages of its own; of a long talk the latest
    part. A change that this viewer cannot notice sends nothing and delays no sign of life. The seat stays the one that
    it begins with: both numbers count what this seat is told. Raises Refused and Unreadable before the first message.
    """
    told, due = Told(since, heard), time.monotonic() + PING
    with hub.watching(ident, eyes=eyes) as watcher:
        while not hub.closing:
            watcher.holder = await hub.holder_of(session)
            viewer = (await tables.get(ident)).viewer(watcher.holder, wish)
            wish = viewer.seat or SPECTATOR
            for news in await _look(tables, hub, talk, ident, watcher, viewer, told):
                if news is not None:
                    due = time.monotonic() + PING
                    yield write_json(news)
            while not await watcher.wait(due - time.monotonic()):
                yield PING_MESSAGE
                due = time.monotonic() + PING


async def ask(
    tables: Tables, hub: Hub, talk: Talk, ident: str, session: str | None, wish: str | None, told: Told, wait: float
) -> views.News:
    """What a stream would have told by now, waiting up to `wait` seconds for it: for pages that no stream reaches.

    Who asks counts as present until he has had time to ask again.
    """
    end = time.monotonic() + wait
    with hub.watching(ident, ABSENT) as watcher:
        while True:
            watcher.holder = await hub.holder_of(session)
            viewer = (await tables.get(ident)).viewer(watcher.holder, wish)
            update, said = await _look(tables, hub, talk, ident, watcher, viewer, told)
            left = end - time.monotonic()
            if update or said or left <= 0 or hub.closing:
                return views.News(update=update, talk=said, mark=told.table)
            await watcher.wait(left)


async def news(
    tables: Tables, hub: Hub, ident: str, session: str | None, wish: str | None, since: int, wait: float
) -> views.EventsView:
    """The events after number `since`, waiting up to `wait` seconds for something that the viewer can notice."""
    end = time.monotonic() + wait
    with hub.watching(ident) as watcher:
        while True:
            watcher.holder = await hub.holder_of(session)
            table = await tables.get(ident)
            viewer = table.viewer(watcher.holder, wish)
            seq = table.seq(viewer)
            left = end - time.monotonic()
            if seq > since or left <= 0 or hub.closing:
                return views.EventsView(events=await tables.events(table, viewer, since), seq=seq)
            hub.seat(ident, watcher, viewer.mine)
            await watcher.wait(left)
