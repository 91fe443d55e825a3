"""The events of one process: opened, changed one transaction at a time, and carried from round to round.

What is to be done next follows from what is kept: whoever is killed in the middle is followed by another who goes on.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import structlog
from msgspec.structs import replace

from pragmatica import bots
from pragmatica.core.game import make_setup
from pragmatica.core.register import game
from pragmatica.core.sealing import SALT_BYTES, commitment
from pragmatica.server.accounts.rows import Account
from pragmatica.server.clocks.clock import read_pace
from pragmatica.server.errors import Refused
from pragmatica.server.events import steps
from pragmatica.server.events.meetings import points_of
from pragmatica.server.events.pairing import pair
from pragmatica.server.events.rows import Event, EventRow, League, Pairing, Step
from pragmatica.server.events.store import Store
from pragmatica.server.forms import requests
from pragmatica.server.forms.events import DecisionRequest, EventRequest
from pragmatica.server.kept.rows import Conflict, Full
from pragmatica.server.play import ending, seating
from pragmatica.server.play.changes import Key, Made
from pragmatica.server.play.dealing import Held
from pragmatica.server.play.names import clean_name
from pragmatica.server.play.table import Table, write_json
from pragmatica.server.security import digest, new_id, new_secret, same_secret
from pragmatica.server.tables.service import Tables

ATTEMPTS: Final = 8
MOST_EACH: Final = 5  # events of one organiser that are not over
MOST_LEAGUES: Final = 10  # of one organiser
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # which nobody takes for one another
CODE_LENGTH: Final = 8
NAME_LENGTH: Final = 30  # so that the names of its tables are names, too
MODERATORS: Final = ("moderator", "administrator")
log = structlog.get_logger()


class Events:
    """The events of one process, with the database as truth.

    `most`: how many may be open or running that were opened from one address, and in all; 0: any number.
    """

    def __init__(self, tables: Tables, most: tuple[int, int]) -> None:
        self.store = Store(tables.storage)
        self._tables = tables
        self._most = most
        self._locks: dict[str, asyncio.Lock] = {}

    # -- reading ------------------------------------------------------------------------------------------------------

    async def get(self, ident: str) -> Event:
        """An event. Raises Refused when there is none."""
        found = await self._tables.read(self.store.load, ident)
        if found is None:
            raise Refused("not-found", "there is no such event")
        return found

    # -- opening ------------------------------------------------------------------------------------------------------

    async def open(self, request: EventRequest, account: Account, key: str | None, opener: str) -> str:
        """Open an event, once for each key; its id. Raises Refused and Unreadable."""
        self._tables.require_open()
        key = digest(f"event {account.id} {key or new_secret()}")
        asked = digest(write_json(request).decode())
        known = await self._tables.read(self.store.opened, key)
        if known is None:
            row = self._new(request, account, key, asked, opener)
            if request.league is not None:
                await self._own_league(request.league, account)
            try:
                await self._tables.write(self.store.add, row, MOST_EACH, *self._most)
            except Full:
                detail = (
                    f"an organiser may have {MOST_EACH} events that are not over, and an address and all so many, too"
                )
                raise Refused("too-many-events", detail) from None
            except Conflict:
                known = await self._tables.read(self.store.opened, key)
            else:
                log.info("event opened", ident=row.id, game=row.game, form=row.form, places=row.places)
                return row.id
        if known is None or not same_secret(known.request, asked):
            raise Refused("key-reused", "this idempotency key was sent with another request")
        return known.id

    def _new(self, request: EventRequest, account: Account, key: str, asked: str, opener: str) -> EventRow:
        """What is kept of a new event. Raises Refused and Unreadable."""
        setup = make_setup(game(request.game), request.scenario, request.players, request.options, None)
        if request.pace is not None:
            request.pace.check()
        name = clean_name(request.name, "name")
        if not name or len(name) > NAME_LENGTH:
            raise Refused("bad-text", f"name: 1 to {NAME_LENGTH} characters")
        if not 2 <= len(setup.seats) <= request.places:
            raise Refused("unreadable", f"places: {request.places}; at least two, and as many as sit at a table")
        seed, salt = secrets.randbits(128), secrets.token_bytes(SALT_BYTES)
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        return EventRow(
            id=new_id(),
            version=0,
            name=name,
            organiser=account.id,
            league=request.league,
            game=request.game,
            scenario=request.scenario,
            players=request.players,
            seats=json.dumps(list(setup.seats)),
            options=json.dumps(dict(setup.options)),
            pace="" if request.pace is None else write_json(request.pace).decode(),
            form=request.form,
            rounds=request.rounds,
            places=request.places,
            days=request.days,
            invite=code if request.by_code else "",
            bots=request.bots,
            rated=request.rated,
            state="open",
            round=0,
            seed=format(seed, "x"),
            salt=salt.hex(),
            commitment=commitment(seed, salt),
            opener=opener,
            created=self._tables.now(),
            ended=None,
            key=key,
            request=asked,
        )

    async def open_league(self, name: str, account: Account, key: str | None) -> League:
        """Open a league, once for each key. Raises Refused."""
        self._tables.require_open()
        clean = clean_name(name, "name")
        if not clean:
            raise Refused("bad-text", "name: at least one character")
        kept = digest(f"league {account.id} {key or new_secret()}")
        league = League(new_id(), clean, account.id, self._tables.now(), kept)
        try:
            return await self._tables.write(self.store.add_league, league, MOST_LEAGUES)
        except Full:
            raise Refused("too-many-events", f"an organiser may have {MOST_LEAGUES} leagues") from None
        except Conflict:
            return await self.open_league(name, account, key)

    async def _own_league(self, ident: str, account: Account) -> None:
        found = await self._tables.read(self.store.leagues, ident)
        if not any(one.organiser == account.id for one, _ in found):
            raise Refused("unreadable", "league: none of this organiser has this id")

    # -- changing -----------------------------------------------------------------------------------------------------

    async def change(self, ident: str, make: Callable[[Event], Step | None], key: str = "") -> Event:
        """Carry out one change, once for each key of a decision. Raises Refused."""
        self._tables.require_open()
        for _ in range(ATTEMPTS):
            event = await self.get(ident)
            if _made(event, key):
                return event
            step = make(event)
            if step is None:
                return event
            try:
                await self._tables.write(self.store.commit, ident, event.row.version, step)
            except Conflict:
                continue
            return await self.get(ident)
        raise Refused("busy", "the event changed several times meanwhile; try again")

    async def join(self, ident: str, account: Account, invite: str, part: str) -> Event:
        """An account comes in. Raises Refused."""
        return await self.change(ident, lambda event: steps.join(event, account.id, invite, part))

    async def leave(self, ident: str, account: str) -> Event:
        """An account plays no longer; in the round that is played a bot plays on for it. Raises Refused."""

        def make(event: Event) -> Step | None:
            entry = event.entry_of(account)
            return None if entry is None else steps.leave(event, entry)

        event = await self.change(ident, make)
        return await self._left(event)

    async def decide(self, ident: str, account: Account, request: DecisionRequest, key: str) -> Event:
        """The organiser decides something, once for each key. Raises Refused."""
        key = digest(f"{ident} {account.id} {key} {write_json(request).decode()}")

        def make(event: Event) -> Step | None:
            require_organiser(event, account)
            step, detail = self._step(event, request, account.id)
            return steps.decided(
                event, step, request.kind, account.id, key, self._tables.now(),
                table=request.table, entry=request.entry, detail=detail,
            )  # fmt: skip

        event = await self.get(ident)
        if not _made(event, key) and request.kind == "bot":
            require_organiser(event, account)
            await self._seat_bot(event, steps.table_of(event, request.table), request.seat, key)
        event = await self.change(ident, make, key)
        log.info("event decided", ident=ident, kind=request.kind)
        if request.kind == "withdraw":
            event = await self._left(event)
        return await self.advance(ident) if request.kind in ("start", "judge", "withdraw") else event

    def _step(self, event: Event, request: DecisionRequest, account: str) -> tuple[Step, str]:
        """What a decision of an account changes, and what is told of it beside table and entry. Raises Refused."""
        now = self._tables.now()
        match request.kind:
            case "start":
                return steps.start(event), ""
            case "cancel":
                return steps.cancel(event, now, account), ""
            case "judge":
                return steps.judge(event, request.table, request.winners), " ".join(request.winners)
            case "extend":
                return steps.extend(event, request.days, now), str(request.days)
            case "bot":
                steps.table_of(event, request.table)
                return Step(), request.seat
        entry = next((one for one in event.entries if one.number == request.entry), None)
        step = None if entry is None or entry.account is None else steps.leave(event, entry)
        if entry is None or step is None:
            raise Refused("not-found", f"entry: nobody plays as number {request.entry}")
        return step, event.people.get(entry.account or "", "") if event.row.state == "open" else ""

    async def forget(self, account: str) -> None:
        """An account is being deleted: it plays no longer, and what it has opened does not begin any more."""
        for ident in await self._tables.read(self.store.living_of, account):
            event = await self.leave(ident, account)
            if event.row.organiser == account and event.row.state == "open":
                await self.change(ident, lambda event: self._given_up(event, account))

    def _given_up(self, event: Event, account: str) -> Step | None:
        return steps.cancel(event, self._tables.now(), account) if event.row.state == "open" else None

    async def expire(self) -> None:
        """Call off what has been open for too long, and end what nobody looks after."""
        for ident in await self._tables.read(self.store.stale, self._tables.now() - steps.OPEN):
            await self.change(ident, lambda event: steps.expire(event, self._tables.now()))
            log.info("event called off: nobody has started it", ident=ident)
        for ident in await self._tables.read(self.store.idle, self._tables.now() - steps.IDLE):
            await self.change(ident, lambda event: steps.abandon(event, self._tables.now()))
            log.info("event called off: nobody plays or decides", ident=ident)

    # -- from round to round ------------------------------------------------------------------------------------------

    async def advance(self, ident: str) -> Event:
        """Do what is to be done: note results, end a round, begin the next, open its tables. Raises Refused."""
        lock = self._locks.setdefault(ident, asyncio.Lock())
        async with lock:
            while True:
                event = await self.get(ident)
                if event.row.state != "running":
                    self._locks.pop(ident, None)
                    return event
                now = await self._go_on(event)
                if now.row.version == event.row.version:
                    return now

    async def _go_on(self, event: Event) -> Event:
        """One thing that is to be done; the same event where there is none."""
        ident, now = event.row.id, self._tables.now()
        if event.rounds and not event.rounds[-1].opened:
            return await self._open_tables(event)
        results = await self._results(event)
        if results:
            return await self.change(ident, lambda event: steps.note(event, results))
        if event.rounds and event.rounds[-1].ended is None:
            ended = steps.end_round(event, now)
            return event if ended is None else await self._if_same(event, Step(rounds=[ended]))
        if event.rounds and steps.is_last(event):
            return await self._if_same(event, steps.finish(event, now))
        if (step := steps.filled(event)) is not None:
            return await self._if_same(event, step)
        found = await asyncio.to_thread(pair, steps.field_of(event))
        if not found.tables:
            return await self._if_same(event, steps.finish(event, now))
        return await self._if_same(event, steps.begin_round(event, found, new_id, now))

    async def _if_same(self, seen: Event, step: Step) -> Event:
        """Carry out a step that was made for this version, or leave it to who has changed the event meanwhile."""
        return await self.change(seen.row.id, lambda event: step if event.row.version == seen.row.version else None)

    async def _open_tables(self, event: Event) -> Event:
        """Open the tables of the latest round, each once; one that has been opened already is left as it is."""
        for one in event.current:
            if one.played_as is not None:
                await self._open_table(event, one, one.played_as)
        latest = event.rounds[-1]
        opened = replace(latest, opened=True)
        return await self._if_same(event, Step(rounds=[opened]))

    async def _open_table(self, event: Event, pairing: Pairing, ident: str) -> None:
        row = event.row
        entries = {one.number: one for one in event.entries}
        seats = dict(zip(row.seat_names, (entries[one] for one in pairing.meeting.entries), strict=True))
        request = requests.TableRequest(
            game=row.game,
            scenario=row.scenario,
            players=row.players,
            options=json.loads(row.options),
            seats={
                seat: requests.SeatRequest(control="bot" if entry.account is None else "device")
                for seat, entry in seats.items()
            },
            name=f"{row.name} {pairing.round}.{pairing.number}",
            bots_stay=True,
            analysis=False,
            public=not row.invite,
            rated=row.rated and any(one.account for one in seats.values()),
            pace=None if not row.pace else read_pace(row.pace),
        )
        held = {seat: Held(one.account, one.part) for seat, one in seats.items() if one.account is not None}
        self._tables.people.update(event.people)
        seed = table_seed(row, pairing.round, pairing.number)
        await self._tables.open_for(ident, request, row.host, held=held, seed=seed, opener=row.opener)
        for seat, entry in seats.items():
            if entry.left and entry.account is not None:
                await self._seat_bot(event, pairing, seat, f"left {pairing.round}", entry.account)

    async def _results(self, event: Event) -> dict[int, tuple[int, ...]]:
        """The points of tables of the latest round that are over, and have not been noted."""
        found = {}
        for one in event.current:
            if one.how or one.played_as is None:
                continue
            table = await self._tables.get(one.played_as, check=True)
            if table.position.over and not table.fault and (points := outcome_points(table)) is not None:
                found[one.number] = points
        return found

    async def _left(self, event: Event) -> Event:
        """Let bots play on for those who have withdrawn, where their table is not over."""
        gone = {one.number: one.account for one in event.entries if one.left and one.account is not None}
        if event.row.state == "running" and event.rounds and event.rounds[-1].opened:
            for one in event.current:
                for seat, entry in zip(event.row.seat_names, one.meeting.entries, strict=False):
                    if entry in gone and not one.how and one.played_as is not None:
                        await self._seat_bot(event, one, seat, f"left {one.round}", gone[entry])
        return event

    async def _seat_bot(self, event: Event, pairing: Pairing, seat: str, key: str, leaver: str = "") -> None:
        """Let a bot play on for a seat, where none does: of who leaves it, or as its organiser says. Raises Refused."""
        asker, ident = leaver or event.row.host, pairing.played_as or ""
        known = Key(asker, seat, digest(f"{ident} {seat} {key}"), digest(f"bot {seat}"))

        def make(table: Table) -> Made | None:
            if table.position.over or table.seat(seat).bot is not None:
                return None
            return seating.seat_bot(table, asker, seat, bots.chosen(None, event.row.game), self._tables.now(), known)

        await self._tables.change(ident, make, known)


def _made(event: Event, key: str) -> bool:
    """Whether a decision with this key has been made."""
    return bool(key) and any(same_secret(one.key, key) for one in event.decisions)


def require_organiser(event: Event, account: Account) -> None:
    """Raises Refused where somebody may not decide in an event."""
    if not may_decide(event, account):
        raise Refused("not-organiser", "only who organises this event, or a moderator, may do this")


def may_decide(event: Event, account: Account | None) -> bool:
    """Whether somebody organises the event, or is a moderator."""
    return account is not None and (event.row.organiser == account.id or account.role in MODERATORS)


def table_seed(row: EventRow, number: int, place: int) -> int:
    """The server's part of a table's seed, made of the event's, to which the server was bound before anybody joined."""
    told = f"pragmatica event table 1 {row.seed} {row.salt} {number} {place}"
    return int.from_bytes(sha256(told.encode()).digest()[:16], "big")


def outcome_points(table: Table) -> tuple[int, ...] | None:
    """What each seat has got at a table that is over; None: it has no result, as a match that was abandoned."""
    places = [one.place for one in ending.results(table)]
    known = [one for one in places if one is not None]
    return points_of(known) if known and len(known) == len(places) else None
