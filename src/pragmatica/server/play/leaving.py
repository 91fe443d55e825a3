"""A player leaves his seat to a successor, by a link or offered to anybody; until one has come, he may come back.

A successor sees what the seat knows: its view, what has happened, and what was said to it. As in `changes`, nothing
here waits or writes.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import AuditRow, ClaimRow
from pragmatica.server.play import counting
from pragmatica.server.play.changes import Key, Made, still_open
from pragmatica.server.play.names import require_distinct
from pragmatica.server.play.seating import (
    bots_own,
    by_host,
    closed_link,
    left_by,
    link_of,
    may_be_taken_over,
    require_no_event,
    require_no_former,
    seat_event,
    seated,
)
from pragmatica.server.play.table import Table
from pragmatica.server.security import digest, link_secret

Way = Literal["link", "public"]


def offer(
    table: Table,
    session: str | None,
    seat: str,
    way: Way,
    bot: str | None,
    key: str,
    salt: str,
    now: float,
    *,
    audit: tuple[AuditRow, ...] | None = None,
) -> Made | None:
    """A seat is left to who follows its new link, or to whoever wants it; `bot` plays on until then.

    By who holds it or by the host; with `audit` by moderators. None where it has been done with this key.
    """
    found = table.governor(session, seat) if audit is None else table.seat(seat)
    require_no_event(table)
    still_open(table)
    table.require_begun()
    if audit is None:
        counting.require_own(table, session, seat)
    if bots_own(table, found):
        may_be_taken_over(table)
    if found.offered == way and (way == "public" or link_of(found, key) is not None):
        return None
    left = closed_link(found)
    if way == "link":
        left = replace(left, link=digest(link_secret(salt, key, seat)), salt=salt)
    left = replace(left, offered=way, bot=found.bot or bot)
    event = seat_event(f"seat-offered-{way}", found)
    noted = by_host(table, session, seat, f"offer-{way}", now) if audit is None else audit
    return seated(table, left, event, now, audit=noted)


def come_back(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """The seat is offered no longer; who holds it plays it again. None where it was not offered."""
    found = table.governor(session, seat)
    still_open(table)
    if not found.offered:
        return None
    mine = seat in table.held(session)
    back = replace(closed_link(found), offered="", bot=None if mine else found.bot)
    event = seat_event("seat-back" if mine else "seat-offer-ended", found)
    return seated(table, back, event, now, key=key, audit=by_host(table, session, seat, "offer-ended", now))


def succeed(table: Table, account: str, seat: str, name: str, now: float, key: Key | None = None) -> Made | None:
    """An account takes a seat that is offered to anybody. None where it holds it. Raises Refused and Unreadable.

    Nobody takes one who holds another seat at the table, or has left one: he would know two hands.
    """
    found = table.seat(seat)
    still_open(table)
    if account in {one.session for one in table.holders(seat)} and not found.offered:
        return None
    if found.offered != "public":
        raise Refused("not-offered", f"nobody offers {seat}, or somebody has just taken it")
    if table.held(account):
        raise Refused("not-yours", "who holds a seat at a table takes no other there")
    require_no_former(table, account, seat)
    require_distinct(name, (one.name for one in table.seats if one.seat != seat), "name")
    gone = table.holders(seat)
    taken = replace(closed_link(found), offered="", bot=None, name=name, control="link", former=left_by(found, gone))
    event = seat_event("seat-succeeded", found, name=name or None)
    return seated(table, taken, event, now, claims=(ClaimRow(account, seat),), ended=gone, key=key)
