"""A table that waits for players: people come and go, until it begins or is closed. As in `changes`, nothing waits.

A table that is over and has never begun has been closed.
"""

from __future__ import annotations

import dataclasses
from functools import partial
from typing import Final

from msgspec.structs import replace

from pragmatica.server.errors import Refused
from pragmatica.server.kept.level import Level
from pragmatica.server.kept.rows import AuditRow, ClaimRow, Listing
from pragmatica.server.play import counting, running
from pragmatica.server.play.changes import Key, Made, changed, still_open
from pragmatica.server.play.names import require_distinct
from pragmatica.server.play.seating import by_host, closed_link, handed_on, seat_event, seated, settled
from pragmatica.server.play.table import RefusedAt, StoredEvent, Table
from pragmatica.server.security import digest

IDLE: Final = 7 * 24 * 3600.0  # seconds after which a table is closed at which nobody has sat down or stood up


def free_seats(table: Table) -> list[str]:
    """The seats at which whoever finds the table may sit down."""
    if table.begun or table.position.over or table.position.closed:
        return []
    awaited = table.awaited
    return [one.seat for one in table.seats if one.control == "open" and one.seat in awaited]


def listing(table: Table) -> Listing | None:
    """What a new table is found by in the lobby; None: nobody can sit down there who was not asked."""
    free, row = len(free_seats(table)), table.row
    if not free:
        return None
    pace = running.pace_of(table)
    kind = "none" if pace is None else pace.kind
    return Listing(row.game, row.language, kind, free, row.opener, row.host, row.created, row.created)


def sit(
    table: Table,
    session: str,
    seat: str,
    name: str,
    now: float,
    *,
    member: bool,
    level: Level,
    asked: bool = False,
    key: str | None = None,
    part: str | None = None,
) -> Made | None:
    """Sit down at a free seat; None when this very browser has done so before.

    `member`: it is an account, of this `level`; `asked`: the host has asked it to this seat. A browser that comes again
    with its key is the same one, as with a link (`seating.take_seat`).
    """
    found, known = table.seat(seat), None if key is None else digest(key)
    if seat in table.held(session):
        return None
    before = next((one for one in table.holders(seat) if known is not None and one.key == known), None)
    if before is not None:
        return handed_on(table, session, (before,), seat, now)
    table.require_unclosed()
    if seat not in (table.awaited if asked and not table.position.over else free_seats(table)):
        raise RefusedAt("not-free", f"{seat} is not free any more", table)
    if for_members(table) and not member:
        raise Refused("not-signed-in", "at this table everybody must be signed in")
    if not asked:
        _require_wanted(table, level)
    if table.held(session):
        raise RefusedAt("not-free", "who sits at the table already cannot sit down twice", table)
    counting.require_sitter(table, session, seat)
    require_distinct(name, (one.name for one in table.seats if one.seat != seat), "name")
    taken = replace(closed_link(found), name=name, part=part)
    event = seat_event("seat-taken", taken, name=name or None)
    return seated(table, taken, event, now, claims=(ClaimRow(session, seat, known),))


def for_members(table: Table) -> bool:
    """Whether who sits down at a free seat must be signed in."""
    row = table.row
    return row.members or row.rated or row.least is not None or row.most is not None


def _require_wanted(table: Table, level: Level) -> None:
    """Raises Refused where the host wants players with other ratings."""
    least, most = table.row.least, table.row.most
    if (least is None or least <= level.rating) and (most is None or level.rating <= most):
        return
    wanted = f"from {least}" if most is None else f"up to {most}" if least is None else f"from {least} to {most}"
    raise Refused("rating-unwanted", f"ratings {wanted} are wanted at this table, and yours is {level.rating}")


def stand_up(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made:
    """Who has sat down at a seat of another leaves it before the match begins, or its host sends him away."""
    found = table.governor(session, seat)
    require_gathering(table)
    holders = table.holders(seat)
    if found.control not in ("open", "link") or not holders:
        raise Refused("unreadable", f"seat: nobody has sat down at {seat} who could leave it")
    kind = "seat-free" if seat in table.held(session) else "seat-freed"
    freed = replace(closed_link(found), name="", part=None)
    noted = by_host(table, session, seat, "freed", now)
    return seated(table, freed, seat_event(kind, freed), now, ended=holders, key=key, audit=noted)


def start(table: Table, session: str | None, bot: str, now: float, key: Key | None = None) -> Made:
    """The host begins with those who have come: a bot plays each seat at which somebody is awaited."""
    _hosts(table, session)
    require_gathering(table)
    awaited = table.awaited
    seats = tuple(
        replace(closed_link(one), bot=bot) if one.seat in awaited else one for one in table.seats
    )  # nobody's links open bots' seats
    events = [seat_event("seat-bot", one, bot=bot) for one in seats if one.seat in awaited]
    filled = dataclasses.replace(table, seats=seats)
    noted = by_host(table, session, "", "started", now)
    change = partial(changed, filled, replace(table.position, updated=now), key=key, audit=noted)
    made, write = settled(change, events, now, None)
    return made, replace(write, seats=tuple(one for one in seats if one.seat in awaited))


def close(table: Table, session: str | None, now: float, key: Key | None = None) -> Made:
    """The host gives a table up before its match has begun."""
    _hosts(table, session)
    require_gathering(table)
    return _closed(table, "closed", now, key, by_host(table, session, "", "given-up", now))


def expire(table: Table, now: float, kind: str = "expired") -> Made | None:
    """Nobody has come for long, or its host has gone: the table is given up. None where it waits for nobody."""
    if table.begun or table.position.over:
        return None
    return _closed(table, kind, now)


def _closed(table: Table, kind: str, now: float, key: Key | None = None, audit: tuple[AuditRow, ...] = ()) -> Made:
    position = replace(table.position, updated=now, over=True)
    made, write = changed(table, position, [StoredEvent(kind, "table", {})], None, key=key, audit=audit)
    return made, replace(write, posts=(), closed=True)


def _hosts(table: Table, session: str | None) -> None:
    if session is None or session != table.row.host:
        raise Refused("not-host", "only the host may do this")


def require_gathering(table: Table) -> None:
    """Raises Refused where the match has begun, or the table has been closed."""
    still_open(table)
    if table.begun:
        raise RefusedAt("begun", "the match has begun", table)
