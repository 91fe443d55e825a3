"""From one table to the next: what playing, undoing and seating change, and what must be written for it.

Nothing here waits or writes. A function returns the new table with its Write, or raises Refused; the old table stays as
it was.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from pragmatica.core import saving
from pragmatica.core.errors import PragmaticaError, Unreadable, Value
from pragmatica.core.history import Record
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.server.errors import Refused, refusal
from pragmatica.server.security import digest, same_secret
from pragmatica.server.storage import Answer, ChangeRow, Job, Position, SeatRow, Write
from pragmatica.server.tables import StoredEvent, Table, Viewer, public_waiting, write_json

CORE_EVENTS: Final = {"undone"}  # worded by the core, not by a game
LONG: Final = 100  # records that a match may carry along in memory

Made = tuple[Table, Write]


class Key(NamedTuple):
    """By what a repeated request is recognised: its sender, idempotency key and contents."""

    session: str
    seat: str
    key: str
    request: str


def play(table: Table, seat: str, version: int, actions: Sequence[str], now: float, key: Key | None = None) -> Made:
    """A seat answers its question with one or several actions, whole or not at all."""
    return _moved(table, seat, lambda match: match.apply(seat, list(actions), version=version), now, key)


def undo(table: Table, seat: str, count: int, now: float, key: Key | None = None) -> Made:
    """A seat takes back its latest actions."""
    return _moved(table, seat, lambda match: match.undo(seat, count), now, key)


def take_seat(table: Table, session: str, secret: str, name: str, now: float) -> Made | None:
    """The secret of a seat link is exchanged for the seat, once; None when this very browser has done so before."""
    wanted = digest(secret)
    seat = next((one for one in table.seats if one.link is not None and same_secret(one.link, wanted)), None)
    held = table.claims.get(session, frozenset())
    if seat is not None and seat.used and seat.seat in held:
        return None
    if seat is None or seat.used:
        raise Refused("link-refused", "this link opens no seat here: it is wrong, or has been used")
    taken = msgspec.structs.replace(seat, used=True, name=name or seat.name)
    event = _seat_event("seat-taken", taken, name=taken.name or None)
    claims = {**table.claims, session: held | {seat.seat}}
    return _seated(table, taken, event, now, claims=claims, claim=(session, seat.seat))


def seat_bot(table: Table, session: str | None, seat: str, bot: str, now: float) -> Made:
    """A bot plays on for a seat."""
    found = table.governor(session, seat)
    _still_open(table)
    return _seated(table, msgspec.structs.replace(found, bot=bot), _seat_event("seat-bot", found, bot=bot), now)


def seat_people(table: Table, session: str | None, seat: str, now: float) -> Made:
    """A seat is taken back from its bot. One that nobody holds goes to the host who asks."""
    found = table.governor(session, seat)
    _still_open(table)
    if found.bot is None:
        raise Unreadable("no bot plays this seat", "seat")
    freed = msgspec.structs.replace(found, bot=None)
    event = _seat_event("seat-people", found)
    assert session is not None
    if found.control == "bot":
        freed = msgspec.structs.replace(freed, control="device")
        claims = {**table.claims, session: table.claims.get(session, frozenset()) | {seat}}
        return _seated(table, freed, event, now, claims=claims, claim=(session, seat))
    return _seated(table, freed, event, now)


def make_link(table: Table, session: str | None, seat: str, secret: str, now: float) -> Made:
    """A new link opens a seat to one more browser; an unused older one does so no longer. Everybody is told."""
    found = table.governor(session, seat)
    control = "link" if found.control == "bot" else found.control
    linked = msgspec.structs.replace(found, link=digest(secret), used=False, control=control)
    return _seated(table, linked, _seat_event("seat-link", found), now)


def bot_jobs(table: Table, before: Table | None = None) -> list[Job]:
    """The questions that bots must answer now and did not have to before."""
    asked = {} if before is None else asked_bots(before)
    return [Job(table.id, seat, version) for seat, version in asked_bots(table).items() if asked.get(seat) != version]


def source_of(event: Event, game: str) -> str:
    """Which part of the program words an event."""
    return "core" if event.kind in CORE_EVENTS else game


def asked_bots(table: Table) -> dict[str, int]:
    """Bots' seats that have something to answer, and the version of the question.

    Below 0 it is none that the order of play asks: somebody has proposed something, and waits.
    """
    bots = {one.seat for one in table.seats if one.bot is not None}
    if not bots or table.position.over:
        return {}
    match = table.match
    waiting = {seat: -1 - match.version(seat) for seat in match.addressed}
    waiting |= {seat: decision.version for seat, decision in match.pending.items()}
    return {seat: version for seat, version in waiting.items() if seat in bots}


def _still_open(table: Table) -> None:
    if table.position.over:
        raise Refused("match-over", "the match is over", table=table)


def _moved(table: Table, seat: str, carry_out: Callable[[Match], list[Event]], now: float, key: Key | None) -> Made:
    _still_open(table)
    match = table.match.copy()
    before = len(match.records)
    try:
        happened = carry_out(match)
    except PragmaticaError as error:
        raise refusal(error, table) from error
    records = match.records[before:]
    ordinary = sum(not record.extra and not record.undo for record in records)
    events = [StoredEvent.of(event, source_of(event, table.row.game)) for event in happened]
    over = match.outcome is not None
    quiet = not over and _is_quiet(table, match, events, seat)
    position = _position(table, match, seat, ordinary, now)
    if len(match.records) > LONG and not position.base:
        match = Match.from_json(position.snapshot)  # lets its records go; the database has them
    return _next(table, position, events, seat if quiet else None, match=match, records=records, key=key)


def _is_quiet(table: Table, match: Match, events: Sequence[StoredEvent], actor: str) -> bool:
    """Whether nobody but the actor could notice that anything happened."""
    if any(event.only is None or any(seat != actor for seat in event.only) for event in events):
        return False
    return public_waiting(table.match) == public_waiting(match)


def _position(table: Table, match: Match, actor: str, ordinary: int, now: float) -> Position:
    """The match as it is kept: a snapshot, and an older one where actions may still be taken back."""
    old = table.position
    base, base_change = old.base, old.base_change
    able = [seat for seat in match.seats if match.undoable(seat)]
    if not able:
        base, base_change = "", old.change + 1
    elif not base or (able == [actor] and match.undoable(actor) <= ordinary):
        base, base_change = old.snapshot, old.change
    return msgspec.structs.replace(
        old,
        updated=now,
        over=match.outcome is not None,
        snapshot=write_json(saving.to_data(match, history=False)).decode(),
        base=base,
        base_change=base_change,
    )


def _seat_event(kind: str, seat: SeatRow, **more: Value) -> StoredEvent:
    return StoredEvent(kind, "table", {"seat": f"seat:{seat.seat}", **more})


def _seated(
    table: Table,
    seat: SeatRow,
    event: StoredEvent,
    now: float,
    *,
    claims: Mapping[str, frozenset[str]] | None = None,
    claim: tuple[str, str] | None = None,
) -> Made:
    position = msgspec.structs.replace(table.position, updated=now)
    return _next(table, position, [event], None, seat=seat, claims=claims, claim=claim)


def _next(
    table: Table,
    position: Position,
    events: Sequence[StoredEvent],
    quiet_seat: str | None,
    *,
    match: Match | None = None,
    records: Sequence[Record] = (),
    key: Key | None = None,
    seat: SeatRow | None = None,
    claims: Mapping[str, frozenset[str]] | None = None,
    claim: tuple[str, str] | None = None,
) -> Made:
    """Number the change and put together what is to be written."""
    quiet: Mapping[str, int] = {}
    if quiet_seat is not None:
        quiet = {**table.quiet, quiet_seat: table.quiet.get(quiet_seat, 0) + 1}
    position = msgspec.structs.replace(
        position,
        change=position.change + 1,
        step=position.step + (quiet_seat is None),
        quiet=write_json(quiet).decode(),
        updated=position.updated if quiet_seat is None else table.position.updated,
    )
    change = ChangeRow(
        change=position.change,
        step=position.step,
        quiet_seat=quiet_seat,
        quiet=quiet[quiet_seat] if quiet_seat is not None else 0,
        records=write_json(records).decode(),
        events=write_json(events).decode(),
    )
    seats = table.seats if seat is None else tuple(seat if one.seat == seat.seat else one for one in table.seats)
    made = Table(
        table.row,
        position,
        seats,
        table.claims if claims is None else claims,
        table.match if match is None else match,
        quiet,
        table.recent.copy(),
        # To others nothing has changed, not even the time that an answer takes.
        {} if quiet_seat is None else {key: body for key, body in table.views.items() if key[0].seat != quiet_seat},
    )
    made.recent.append(change)
    return made, Write(
        table_id=table.id,
        position=position,
        change=change,
        seats=() if seat is None else (seat,),
        claims=() if claim is None else (claim,),
        answer=None if key is None else Answer(key.session, key.key, key.request, made.seq(Viewer(key.seat))),
        jobs=bot_jobs(made, before=table),
    )
