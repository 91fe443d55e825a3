"""From one table to the next: what playing and undoing change, and what must be written for it.

Nothing here waits or writes. A function returns the new table with its Write, or raises Refused; the old table stays as
it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from pragmatica.core import saving
from pragmatica.core.errors import PragmaticaError
from pragmatica.core.history import Record
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.played import Played
from pragmatica.server.clocks.clock import Clocks
from pragmatica.server.kept.rows import Answer, AuditRow, ChangeRow, ClaimRow, Job, Position, Post, SeatRow, Write
from pragmatica.server.play import counting, news, running
from pragmatica.server.play import ending as endings
from pragmatica.server.play.table import (
    Ending,
    RefusedAt,
    StoredEvent,
    Table,
    Viewer,
    asked_since,
    refusal_at,
    write_json,
)

CORE_EVENTS: Final = {"undone"}  # worded by the core, not by a game
LONG: Final = 100  # records that a match may carry along in memory, and changes that are repeated from the database

Made = tuple[Table, Write]


class Key(NamedTuple):
    """By what a repeated request is recognised: its sender, idempotency key and contents."""

    session: str
    seat: str
    key: str
    request: str


def play(table: Table, seat: str, version: int, actions: Sequence[str], now: float, key: Key | None = None) -> Made:
    """A seat answers its question with one or several actions; a batch may end early, which `Write.ending` tells."""
    return _moved(table, seat, lambda match: match.apply(seat, list(actions), version=version), now, key)


def undo(table: Table, seat: str, count: int, now: float, key: Key | None = None) -> Made:
    """A seat takes back its latest actions."""
    return _moved(table, seat, lambda match: match.undo(seat, count), now, key)


def instruct(
    table: Table, seat: str, wishes: Sequence[Mapping[str, object]], now: float, key: Key | None = None
) -> Made:
    """A seat keeps standing instructions; nobody else can notice."""

    def keep(match: Match) -> list[Event]:
        match.instruct(seat, list(wishes))
        return []

    return _moved(table, seat, keep, now, key)


def bot_jobs(table: Table, before: Table | None = None, actor: str | None = None) -> list[Job]:
    """The questions that bots must answer now and did not have to before, or that the actor has not answered yet."""
    asked = {} if before is None else asked_bots(before)
    asked.pop(actor or "", None)
    return [Job(table.id, seat, version) for seat, version in asked_bots(table).items() if asked.get(seat) != version]


def source_of(event: Event, game: str) -> str:
    """Which part of the program words an event."""
    return "core" if event.kind in CORE_EVENTS else game


def asked_bots(table: Table) -> dict[str, int]:
    """Bots' seats that have something to answer, and the version of the question.

    Below 0 it is none that the order of play asks: somebody has proposed something, and waits.
    """
    bots = {one.seat for one in table.seats if one.bot is not None}
    if not bots or table.dealt is None or table.position.over or table.position.closed:
        return {}
    match = table.match
    waiting = {seat: -1 - match.version(seat) for seat in match.addressed}
    waiting |= {seat: decision.version for seat, decision in match.pending.items()}
    return {seat: version for seat, version in waiting.items() if seat in bots}


def only_bots(table: Table) -> bool:
    """Whether a match goes on without anybody."""
    return not table.position.over and all(one.bot is not None for one in table.seats)


def people(table: Table) -> list[str]:
    """The seats that people play now, of whom one may be asked whether he consents."""
    return [one.seat for one in table.seats if one.bot is None]


def joined(seats: Sequence[str], seat: str) -> list[str] | None:
    """All who wish something, with this seat; None where it does so already."""
    return None if seat in seats else [*seats, seat]


def still_open(table: Table) -> None:
    """Raises Refused when the match is over, or the table closed."""
    table.require_unclosed()
    if table.position.over:
        raise RefusedAt("match-over", "the match is over", table)


def _moved(table: Table, seat: str, carry_out: Callable[[Match], list[Event]], now: float, key: Key | None) -> Made:
    still_open(table)
    match = table.match.copy()
    before = len(match.records)
    try:
        happened = carry_out(match)
    except PragmaticaError as error:
        raise refusal_at(error, table) from error
    records = match.records[before:]
    ordinary = sum(not record.extra and not record.undo for record in records)
    events = [StoredEvent.of(event, source_of(event, table.row.game)) for event in happened]
    over = match.outcome is not None
    quiet = not over and not match.noticed
    position = _position(table, match, seat, ordinary, now)
    if len(match.records) > LONG and (not position.base or position.base_change == position.change + 1):
        match = Match.from_json(position.base or position.snapshot)  # lets its records go; the database has them
    return changed(
        table,
        position,
        events,
        seat if quiet else None,
        match=match,
        records=records,
        key=key,
        actor=seat,
        ending=Ending.of(happened) if isinstance(happened, Played) else None,
    )


def _position(table: Table, match: Match, actor: str, ordinary: int, now: float) -> Position:
    """The match as it is kept: a snapshot, and where actions may still be taken back an older one, or one that can."""
    old = table.position
    base, base_change = old.base, old.base_change
    able = [seat for seat in match.seats if match.undoable(seat)]
    if not able:
        base, base_change = "", old.change + 1
    elif not base or (able == [actor] and match.undoable(actor) <= ordinary):
        base, base_change = old.snapshot, old.change
    elif old.change - base_change >= LONG:  # who acts and takes it back without an end would have all of it repeated
        base, base_change = write_json(saving.to_data(match, records=False)).decode(), old.change + 1
    return msgspec.structs.replace(
        old,
        updated=now,
        over=match.outcome is not None,
        vote="" if match.outcome is not None else old.vote,
        vote_due=None if match.outcome is not None else old.vote_due,
        snapshot=write_json(saving.to_data(match, history=False)).decode(),
        base=base,
        base_change=base_change,
    )


def changed(
    table: Table,
    position: Position,
    events: Sequence[StoredEvent],
    quiet_seat: str | None,
    *,
    match: Match | None = None,
    records: Sequence[Record] = (),
    key: Key | None = None,
    actor: str | None = None,
    ending: Ending | None = None,
    seat: SeatRow | None = None,
    claims: Sequence[ClaimRow] = (),
    ended: Sequence[ClaimRow] = (),
    host: str | None = None,
    clocks: Clocks | None = None,
    audit: Sequence[AuditRow] = (),
    posts: Sequence[Post] = (),
) -> Made:
    """Number the change and put together what is to be written; `clocks` where they have been set anew."""
    quiet: Mapping[str, int] = {}
    now = position.updated
    if quiet_seat is not None:
        quiet = {**table.quiet, quiet_seat: table.quiet.get(quiet_seat, 0) + 1}
    position = msgspec.structs.replace(
        position,
        change=position.change + 1,
        step=position.step + (quiet_seat is None),
        quiet=write_json(quiet).decode(),
        updated=position.updated if quiet_seat is None else table.position.updated,
        asked="{}"
        if position.over
        else table.position.asked
        if quiet_seat is not None or match is None
        else asked_since(table.dealt, match, table.asked, position.updated),
    )
    seats = table.seats if seat is None else tuple(seat if one.seat == seat.seat else one for one in table.seats)
    if quiet_seat is None or clocks is not None:
        going_on = None if position.over else table.dealt if match is None else match
        position = running.after(table, position, going_on, seats, clocks)
    elif match is not None:
        position = running.unnoticed(table, position, match, quiet_seat, now)
    made = Table(
        table.row if host is None else msgspec.structs.replace(table.row, host=host),
        position,
        seats,
        (*(one for one in table.claims if one not in ended), *claims),
        table.dealt if match is None else match,
        quiet,
        table.recent.copy(),
        # To others nothing has changed, not even the time that an answer takes.
        {} if quiet_seat is None else {key: body for key, body in table.views.items() if key[0].seat != quiet_seat},
        shown=table.shown,
        people=table.people,
        levels=table.levels,
    )
    results = endings.results(made) if position.over and not table.position.over else ()
    if results:
        events = [*events, *counting.told(results[0].unrated)]
    change = ChangeRow(
        change=position.change,
        step=position.step,
        quiet_seat=quiet_seat,
        quiet=quiet[quiet_seat] if quiet_seat is not None else 0,
        records=write_json(records).decode(),
        events=write_json(events).decode(),
    )
    made.recent.append(change)
    told = "" if ending is None else write_json(ending).decode()
    return made, Write(
        table_id=table.id,
        position=position,
        change=change,
        seats=() if seat is None else (seat,),
        ended=ended,
        claims=claims,
        host=host,
        answer=None if key is None else Answer(key.session, key.key, key.request, made.seq(Viewer(key.seat)), told),
        ending=told,
        jobs=bot_jobs(made, before=table, actor=actor),
        audit=audit,
        results=results,
        posts=posts if quiet_seat is not None else [*news.of_change(table, made, actor), *posts],
    )
