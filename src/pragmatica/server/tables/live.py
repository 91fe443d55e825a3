"""Who follows which table, in this process and in others: waking, presence, and the streams of updates.

A wake-up only says "look again": what there is to see is read from the table and its changes, so a lost or doubled
wake-up loses and doubles nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from msgspec import Raw

from pragmatica.server.forms import views
from pragmatica.server.play.table import MOST_VIEWS, SPECTATOR, Table, Viewer, write_json
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
PING_MESSAGE: Final = write_json(views.Ping()).decode()
SLICE: Final = 50  # of a crowd that watches are told in each turn of the event loop
FRESH: Final = 0.5  # seconds for which what one has been told is told to others, with the time that it was then


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
        self._news = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        """Say that there may be news."""
        self._news = True
        self._go_on()

    async def wait(self, seconds: float) -> bool:
        """Wait for news; False when there were none."""
        if not self._news:
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            end = loop.call_later(max(0.0, seconds), self._go_on)
            try:
                await self._waiting
            finally:
                end.cancel()
                self._waiting = None
        news, self._news = self._news, False
        return news

    def _go_on(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


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
        self._known: dict[str, Present] = {}  # who is present here, until somebody comes or goes
        self._unwoken: dict[str, deque[Watcher]] = {}  # who is woken in one of the next turns
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
        if watcher.seats or not self._watchers[ident]:
            self._known.pop(ident, None)
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
            self._known.pop(ident, None)
            self._presence_changed(ident)

    def changed(self, ident: str) -> None:
        """Wake the followers of a table: those who play there at once; of a crowd that watches, some in each turn."""
        watchers = self._watchers.get(ident, ())
        if len(watchers) <= SLICE:
            for watcher in watchers:
                watcher.wake()
            return
        begun, self._unwoken[ident] = ident in self._unwoken, deque()
        for watcher in watchers:
            if watcher.seats:
                watcher.wake()
            else:
                self._unwoken[ident].append(watcher)
        if not begun:
            asyncio.get_running_loop().call_soon(self._wake_more, ident)

    def _wake_more(self, ident: str) -> None:
        waiting = self._unwoken[ident]
        for _ in range(min(SLICE, len(waiting))):
            waiting.popleft().wake()
        if waiting:
            asyncio.get_running_loop().call_soon(self._wake_more, ident)
        else:
            del self._unwoken[ident]

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
        self._known.pop(ident, None)
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
        found = self._known.get(ident)
        if found is None:
            watchers = [one for one in self._watchers.get(ident, ()) if one.seats]
            found = Present(
                frozenset[str]().union(*(one.seats for one in watchers)),
                frozenset[str]().union(*(one.seats for one in watchers if one.eyes.open)),
            )
            if ident in self._watchers:
                self._known[ident] = found
        return found

    def _announce(self, ident: str) -> None:
        if self.announce is not None:
            self.announce(ident, self._here(ident))


@dataclass(slots=True)
class Told:
    """What a follower has been told so far: numbers of events and messages, and a mark of the table as it was."""

    seq: int = 0
    heard: int = 0
    table: str = ""


class Sheet:
    """What all are told alike who see the same and knew the same before; `update` None: nothing new."""

    def __init__(self, body: bytes, mark: str, update: views.Update | None, made: float) -> None:
        self.body = body  # of the table, encoded
        self.mark = mark
        self.update = update
        self.made = made

    @cached_property
    def message(self) -> str:
        """The update, encoded once for all."""
        return write_json(self.update).decode()


async def _sheet(tables: Tables, hub: Hub, table: Table, viewer: Viewer, told: Told) -> Sheet:
    """What a viewer is told of a table who has been told so much."""
    body = wire.encoded_table(table, viewer, hub.online(table.id))
    key, now = (viewer, told.seq, told.table), tables.now()
    found: Sheet | None = table.sheets.get(key)
    if found is None or found.body is not body or not 0 <= now - found.made < FRESH:
        events = await tables.events(table, viewer, told.seq)
        mark = blake2b(body, digest_size=MARK_BYTES).hexdigest()
        update = None
        if events or mark != told.table:
            encoded: Any = Raw(body)
            update = views.Update(seq=table.seq(viewer), events=events, table=encoded, now=now)
        if len(table.sheets) >= MOST_VIEWS:
            table.sheets.clear()
        found = table.sheets[key] = Sheet(body, mark, update, now)
    return found


async def _look(
    tables: Tables, hub: Hub, talk: Talk, ident: str, watcher: Watcher, viewer: Viewer, told: Told
) -> tuple[Sheet | None, views.Talk | None]:
    """What a follower has not been told yet; it counts as told then."""
    table = await tables.get(ident)
    hub.seat(ident, watcher, viewer.mine)
    sheet = await _sheet(tables, hub, table, viewer, told)
    watcher.step = table.position.step
    said = None
    if sheet.update is not None:
        told.seq, told.table = sheet.update.seq, sheet.mark
    messages = await talk.heard(table, viewer, told.heard)
    if messages:
        told.heard += len(messages)
        said = views.Talk(messages=messages[-PAGE:], heard=told.heard)
    return (sheet if sheet.update is not None else None), said


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
) -> AsyncGenerator[str, None]:
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
            sheet, said = await _look(tables, hub, talk, ident, watcher, viewer, told)
            if sheet is not None:
                due = time.monotonic() + PING
                yield sheet.message
            if said is not None:
                due = time.monotonic() + PING
                yield write_json(said).decode()
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
            sheet, said = await _look(tables, hub, talk, ident, watcher, viewer, told)
            left = end - time.monotonic()
            if sheet or said or left <= 0 or hub.closing:
                return views.News(update=None if sheet is None else sheet.update, talk=said, mark=told.table)
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
