"""All tables of one process: read from the database and kept in memory, changed one transaction at a time."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace

from pragmatica.core.course import Course
from pragmatica.core.match import Match
from pragmatica.server.clocks.pace import Span
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests, views
from pragmatica.server.kept.recess import Recess
from pragmatica.server.kept.rows import (
    Answer,
    BotLimit,
    ChangeRow,
    Conflict,
    Crowded,
    Full,
    Job,
    Lost,
    Opening,
    OpenLimit,
    TableRow,
    Write,
)
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play import changes, dealing, ending, gathering, news, seating, sparing
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.table import QUIET, Table, Viewer, write_json
from pragmatica.server.security import digest, new_id, new_secret, same_secret
from pragmatica.server.tables.asking import NO_DATABASE, Asking
from pragmatica.server.tables.replays import Replays
from pragmatica.server.told import wire

MOST_IN_MEMORY: Final = 1_000
ATTEMPTS: Final = 5
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
log = structlog.get_logger()


class Listener(Protocol):
    """Who is told of changes after they have been committed."""

    def changed(self, ident: str) -> None:
        """A table has changed."""


class UnderWay:
    """A table that a thread reads or writes; `overtaken` when another process has changed it meanwhile."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.overtaken = False


class Tables(Asking):
    """The tables, with the database as truth.

    `lease` is how long this process works on the jobs that its changes bring, `take_jobs` what it does with them.
    """

    def __init__(self, storage: Storage, listener: Listener, *, threads: int = 1) -> None:
        super().__init__(storage, threads)
        self.sender = secrets.token_hex(8)
        self.lease = 0.0
        self.now: Callable[[], float] = time.time  # what changes are dated by
        self.take_jobs: Callable[[TableRow, Sequence[Job]], None] = lambda row, jobs: None
        self.bot_tables = (0, 0)  # how many where only bots sit may be in play: of one opener, in all; 0: any number
        self.open_tables = (0, 0)  # how many may wait for players: of one opener or host, and in all; 0: any number
        self.people: dict[str, str] = {}  # names of accounts by their ids
        self.replays = Replays(self._records, self._steps)
        self._listener = listener
        self.recess: Recess | None = None  # the pause for upkeep that is announced, or lasts
        self.owed: tuple[Span, ...] = ()  # times in which the house was closed that not all clocks have got back yet
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._under_way: list[UnderWay] = []  # what a thread is reading or writing now
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def closed(self) -> bool:
        """Whether the house is closed for upkeep: nothing is changed then."""
        return self.recess is not None and self.recess.lasts(self.now())

    def require_open(self) -> None:
        """Raises Refused while the house is closed for upkeep."""
        if self.closed:
            raise Refused("recess", "the house is closed for upkeep; nothing can be changed until it is open again")

    # -- reading ------------------------------------------------------------------------------------------------------

    async def get(self, ident: str, *, check: bool = False) -> Table:
        """A table; with `check`, certainly the newest. Raises Refused when there is none."""
        if not TABLE_ID.fullmatch(ident):
            raise Refused("not-found", "there is no such table")
        if self.doubt and self.settle is not None:
            await self.settle()
        table = self._kept.get(ident)
        if table is not None:
            self._kept.move_to_end(ident)
            # A database file belongs to this process alone; on a server others may have changed the table.
            if (
                not check
                or self.storage.sqlite
                or await self.read(self.storage.change_of, ident) == table.position.change
            ):
                return table
        return await self._load(ident)

    async def events(self, table: Table, viewer: Viewer, since: int) -> list[views.EventView]:
        """What the viewer may know of the events after number `since`."""
        recent, over = table.recent, table.position.over
        # Of earlier changes of the same step one may have a higher number: each seat counts its own.
        if recent and (not recent[0].change or (recent[0].step, recent[0].quiet) <= (since // QUIET, 0)):
            return wire.event_views(recent, viewer, since, over=over)

        def read() -> list[views.EventView]:
            rows = self.storage.changes(table.id, min(since // QUIET, table.position.step + 1))
            seen = [row for row in rows if row.change <= table.position.change]
            return wire.event_views(seen, viewer, since, over=over)

        return await self.read(read)  # there may be thousands: others go on meanwhile

    async def match_at(self, table: Table, step: int) -> Match | None:
        """The match as it was at a step; as it was dealt, where it had not begun by then. Raises Refused.

        None where this program cannot play it.
        """
        if step > table.position.step:
            raise Refused("not-found", f"no step {step}; the latest is {table.position.step}")
        if table.fault:
            return None
        change = await self.read(self.storage.change_at, table.id, step)
        return await self.replays.match_at(table, change)

    async def course(self, table: Table) -> Course:
        """How the match went. Raises Refused before it is over, and where this program cannot play it."""
        if not table.position.over:
            raise Refused("not-yours", "how a match went is told when it is over")
        return await self.replays.course(table)

    async def record(self, table: Table, viewer: Viewer) -> str:
        """The record of a table as a viewer may read it. Raises Refused before it begins."""
        if not (table.fault and table.begun):
            return await self.replays.record(table, viewer)
        return "".join(wire.kept_lines(table, await self.events(table, viewer, -1)))

    async def held_by(self, session: str) -> list[Table]:
        """The tables of a browser, the latest first."""
        return [await self.get(ident, check=True) for ident in await self.read(self.storage.held_by, session)]

    async def knows(self, session: str) -> bool:
        """Whether a session holds a seat or hosts a table, which every session does that was opened here."""
        return await self.read(self.storage.knows, session)

    def at_hand(self, ident: str) -> Table | None:
        """A table as it is in memory, if it is."""
        return self._kept.get(ident)

    def wake(self, ident: str) -> None:
        """Tell who follows a table that there may be news."""
        self._listener.changed(ident)

    def forget(self, ident: str) -> None:
        """Another process has changed a table."""
        self._kept.pop(ident, None)
        for one in self._under_way:
            one.overtaken |= one.table == ident

    def forget_person(self, account: str) -> None:
        """Another process has changed an account: where it holds a seat it may be called otherwise."""
        self.people.pop(account, None)
        self.forget_level(account)

    def forget_level(self, account: str) -> None:
        """A match has counted for an account: wherever it holds a seat it is read again."""
        for table in [one for one in self._kept.values() if any(claim.session == account for claim in one.claims)]:
            self.forget(table.id)
            self.wake(table.id)

    def forget_all(self) -> None:
        """News of other processes may have been missed."""
        for ident in {*self._kept, *(one.table for one in self._under_way)}:
            self.forget(ident)

    async def _steps(self, ident: str) -> list[int]:
        return await self.read(self.storage.steps, ident)

    async def _records(self, ident: str, after: int, last: int) -> list[str]:
        return await self.read(self.storage.records, ident, after, last)

    async def _load(self, ident: str) -> Table:
        """Read a table, again if it changes meanwhile."""
        while True:
            with self._watched(ident) as reading:
                stored = await self.read(self.storage.load, ident)
            if stored is None:
                raise Refused("not-found", "there is no such table")
            if not reading.overtaken:
                table = Table.restored(stored, self.people)
                if table.fault:
                    log.warning("unplayable table", table=ident, why=table.fault)
                return self._keep(table)

    @contextmanager
    def _watched(self, ident: str) -> Iterator[UnderWay]:
        """Notice whether another process changes the table meanwhile."""
        self._under_way.append(one := UnderWay(ident))
        try:
            yield one
        finally:
            self._under_way.remove(one)

    def owe(self, closures: tuple[Span, ...]) -> None:
        """At these times the house was closed: no clock has run then at any table that is read from now on."""
        new, self.owed = set(closures) - set(self.owed), closures
        if new:
            known = list(self._kept)
            self.forget_all()
            for ident in known:
                self.wake(ident)

    def _keep(self, table: Table) -> Table:
        if self.owed:
            table = sparing.table_spared(table, self.owed)
        present = self._kept.get(table.id)
        if present is not None and present.position.change >= table.position.change:
            return present
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_IN_MEMORY:
            self._kept.popitem(last=False)
        return table

    # -- changing -----------------------------------------------------------------------------------------------------

    async def create(
        self, request: requests.TableRequest, session: str, key: str | None = None, opener: str = ""
    ) -> tuple[Table, dict[str, str]]:
        """Open a table, once for each key; returns it with the secrets of its links by seat.

        `opener` stands for the address that it is opened from. Raises Refused and Unreadable.
        """
        key = key or new_secret()
        asked = digest(write_json(request).decode())
        for _ in range(ATTEMPTS):
            table = await self._opened(key, asked, session)
            if table is None:
                opening = Opening(digest(key), new_id(), asked, self.now())
                table = await self._open(request, session, opening, key, opener)
            if table is not None:
                links = {one.seat: seating.link_of(one, key) for one in table.seats}
                return table, {seat: secret for seat, secret in links.items() if secret is not None}
        raise Refused("unavailable", NO_DATABASE)

    async def open_for(
        self,
        ident: str,
        request: requests.TableRequest,
        host: str,
        *,
        held: Mapping[str, dealing.Held],
        seed: int,
        opener: str,
    ) -> Table:
        """Open a table of the house's own under this id, once; its people need not be there. Raises Refused.

        `held` says whose seats are theirs from the beginning, `seed` is the house's part of the seed. Who owes the
        first answer is told.
        """
        with suppress(Refused):
            return await self.get(ident, check=True)
        opening = Opening(digest(f"opened as {ident}"), ident, "", self.now())
        table = await self._open(request, host, opening, new_secret(), opener, held=held, seed=seed)
        return await self.get(ident, check=True) if table is None else table

    async def _opened(self, key: str, asked: str, session: str) -> Table | None:
        """The table that has been opened with a key. Raises Refused when the key belongs to another request."""
        opening = await self.read(self.storage.opening, digest(key))
        if opening is None:
            return None
        if not same_secret(opening.request, asked):
            raise Refused("key-reused", "this idempotency key was sent with another request")
        table, _ = await self.change(opening.table_id, lambda table: seating.adopt(table, session, self.now()))
        return table

    async def _open(
        self,
        request: requests.TableRequest,
        session: str,
        opening: Opening,
        key: str,
        opener: str,
        *,
        held: Mapping[str, dealing.Held] = dealing.NOBODY,
        seed: int | None = None,
    ) -> Table | None:
        """Open a table; None where nobody knows whether it was, or another request with the key came first."""
        ident, now, people = opening.table_id, self.now(), self.people
        table = dealing.new_table(request, session, ident, key, opener, now, people, held=held, seed=seed)
        row = table.row
        change = ChangeRow(0, 0, None, 0, "[]", write_json(dealing.opening(table)).decode())
        table.recent.append(change)
        write = Write(
            table_id=row.id,
            position=table.position,
            change=change,
            seats=table.seats,
            claims=table.claims,
            opening=opening,
            jobs=changes.bot_jobs(table),
            results=ending.results(table),
            lease=self._lease_end(),
            posts=news.of_round(table) if held and table.dealt is not None else (),
            limit=self._limit(table),
            listing=gathering.listing(table),
            waiting=OpenLimit(*self.open_tables),
            sender=self.sender,
        )
        await self._learn(table, write)
        try:
            await self.write(self.storage.create, row, write)
        except Conflict:
            return None
        except Full:
            raise too_many_bots() from None
        except Crowded:
            raise Refused("too-many-open", "too many tables wait for players already; begin or close one") from None
        log.info("table opened", table=row.id, game=row.game, scenario=row.scenario, players=row.players)
        self._keep(table)
        self.take_jobs(row, write.jobs)
        return table

    async def change(
        self,
        ident: str,
        make: Callable[[Table], Made | None],
        key: Key | None = None,
        done: Job | None = None,
        *,
        any_table: bool = False,
        upkeep: bool = False,
    ) -> tuple[Table, Answer | None]:
        """Carry out one change of a table, with `any_table` even where it cannot be played: whole, or not at all.

        With `upkeep` even while the house is closed.

        Returns the table and, where the request had been answered before, what was told then. Raises Refused.
        """
        if not upkeep:
            self.require_open()
        lock = self._locks.get(ident)
        if lock is None:
            lock = self._locks[ident] = asyncio.Lock()
        async with lock:
            for _ in range(ATTEMPTS):
                table = await self.get(ident)
                try:
                    if not any_table:
                        table.require_playable()
                        table.require_unclosed()
                    made = make(table)
                except Refused:
                    newest = await self.get(ident, check=True)
                    if newest is not table:
                        continue
                    answered = await self._answered(ident, key)
                    if answered is None:
                        raise
                    return newest, answered
                if made is None:
                    if (newest := await self.get(ident, check=True)) is not table:
                        continue
                    return newest, None
                try:
                    commit = self._commit(*made, done)
                    return await (commit if self.storage.quick else asyncio.shield(commit)), None
                except Conflict as conflict:
                    self._kept.pop(ident, None)
                    if isinstance(conflict, Lost):  # it may have been ours, and nobody has been told
                        self._listener.changed(ident)
                    answered = await self._answered(ident, key)
                    if answered is not None:
                        return await self.get(ident), answered
        raise Refused("busy", "the table changed several times meanwhile; try again")

    async def _commit(self, table: Table, write: Write, done: Job | None) -> Table:
        """Write, and only then let anybody see it."""
        await self._learn(table, write)
        limit = self._limit(table) if write.seats else None
        write = replace(write, lease=self._lease_end(), limit=limit, sender=self.sender, done=done)
        if table.row.public and not table.begun:
            write = replace(write, free=len(gathering.free_seats(table)))
        with self._watched(table.id) as writing:
            try:
                await self.write(self.storage.commit, write)
            except Full:
                raise too_many_bots() from None
        if not writing.overtaken:  # else another process may have gone on from it already
            self._keep(table)
        self._listener.changed(table.id)
        self.take_jobs(table.row, write.jobs)
        for one in write.results:
            if one.rated and one.account is not None:
                self.forget_level(one.account)
        if table.position.over and table.begun:
            log.info("match over", table=table.id, step=table.position.step)
        return table

    async def _learn(self, table: Table, write: Write) -> None:
        """Know how strong those are taken to be who sit down with a change."""
        accounts = [one.session for one in write.claims if one.session in self.people]
        if accounts:
            table.levels.update(await self.read(self.storage.levels, accounts, table.row.game, table.row.scenario))

    async def _answered(self, ident: str, key: Key | None) -> Answer | None:
        """What this very request was answered before. Raises Refused when the key belongs to another."""
        if key is None:
            return None
        answer = await self.read(self.storage.answer, ident, key.session, key.key)
        if answer is None:
            return None
        if not same_secret(answer.request, key.request):
            raise Refused("key-reused", "this idempotency key was sent with another request")
        return answer

    def _limit(self, table: Table) -> BotLimit | None:
        """What limits a table, if only bots play there."""
        return BotLimit(table.row.opener, *self.bot_tables) if changes.only_bots(table) else None

    def _lease_end(self) -> float:
        return self.now() + self.lease if self.lease else 0.0


def too_many_bots() -> Refused:
    """What is told who lets only bots play at one more table."""
    return Refused("too-many-bots", "only bots play at too many tables already; wait until a match has ended")
