"""Who plays a seat: links, claims and bots. As in `changes`, nothing here waits or writes.

A bot's own seat is one that a bot plays and no browser holds. Who comes to hold it sees its hand: he plays it himself
from then on, everybody is told, and when he leaves it to a bot again, he sees it no longer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec.structs import replace

from pragmatica.core.errors import Value
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import AuditRow, ClaimRow, SeatRow
from pragmatica.server.play import counting, dealing, ending, news
from pragmatica.server.play.changes import Key, Made, bot_jobs, changed, still_open
from pragmatica.server.play.names import require_distinct
from pragmatica.server.play.table import StoredEvent, Table, write_json
from pragmatica.server.security import digest, link_secret, same_secret

MOST_FORMER: Final = 32  # of a seat, that are remembered
_read_former: Final = msgspec.json.Decoder(list[str]).decode


def take_seat(
    table: Table, session: str, secret: str, name: str, now: float, key: str | None = None, part: str | None = None
) -> Made | None:
    """The secret of a seat link is exchanged for the seat, once; None when this very browser has done so before.

    A browser that comes again with its key is the same one: it has not got the answer, or has lost the cookie that
    came with it to that of another answer. The first to sit down at a seat before the match begins adds his browser's
    part to its seed; who comes later adds nothing.
    """
    wanted, known = digest(secret), None if key is None else digest(key)
    seat = next((one for one in table.seats if one.link is not None and same_secret(one.link, wanted)), None)
    if seat is not None and seat.used:
        if seat.seat in table.held(session):
            return None
        before = next((one for one in table.holders(seat.seat) if known is not None and one.key == known), None)
        if before is not None:
            return handed_on(table, session, (before,), seat.seat, now)
    if seat is None or seat.used:
        raise Refused("link-refused", "this link opens no seat here: it is wrong, or has been used")
    if not table.begun:
        still_open(table)
    counting.require_sitter(table, session, seat.seat)
    require_no_former(table, session, seat.seat)
    require_distinct(name, (one.name for one in table.seats if one.seat != seat.seat), "name")
    claims = () if seat.seat in table.held(session) else (ClaimRow(session, seat.seat, known),)
    taken = replace(seat, used=True, name=name or seat.name, offered="")
    kind, ended = "seat-taken", tuple[ClaimRow, ...]()
    if seat.offered:  # to a successor, whom those who held it have left it to
        ended = tuple(one for one in table.holders(seat.seat) if one.session != session)
        taken, kind = replace(taken, bot=None, name=name, former=left_by(seat, ended)), "seat-succeeded"
    elif table.dealt is None and not table.holders(seat.seat):
        taken = replace(taken, bot=None, part=part)
    elif bots_own(table, seat):
        taken, kind = replace(taken, bot=None, seen=True), "seat-taken-over"
    return seated(table, taken, seat_event(kind, taken, name=taken.name or None), now, claims=claims, ended=ended)


def adopt(table: Table, session: str, now: float) -> Made | None:
    """The browser that opened the table has come again with its key, in another session: that one is the host now."""
    if table.row.host == session:
        return None
    own = tuple(one for one in table.claims if one.session == table.row.host)
    return handed_on(table, session, own, own[0].seat if own else table.seats[0].seat, now, host=session)


def hand_over(table: Table, session: str, account: str, now: float) -> Made | None:
    """What a browser holds at a table belongs to the account from now on that has been signed in there."""
    own = tuple(one for one in table.claims if one.session == session)
    host = account if table.row.host == session else None
    if not own and host is None:
        return None
    return handed_on(table, account, own, own[0].seat if own else table.seats[0].seat, now, host=host)


def give_up(table: Table, account: str, now: float) -> Made | None:
    """An account that is being deleted gives up one of its seats, without its name, or being the host of a table.

    Whoever else plays there becomes the host. Everybody is told of a seat that is open in a match that goes on.
    """
    own = next((one for one in table.claims if one.session == account), None)
    if own is None and table.row.host != account:
        return None
    position = replace(table.position, updated=now)
    if own is None:
        heir = next((one.session for one in table.claims), "")
        return changed(table, position, [], table.seats[0].seat, host=heir)
    seat = table.seat(own.seat)
    alone = len(table.holders(seat.seat)) == 1
    events = [seat_event("seat-open", seat)] if alone and seat.bot is None and not table.position.over else []
    freed = replace(closed_link(seat), name="") if alone else seat
    return changed(table, position, events, None if alone else seat.seat, seat=freed, ended=(own,))


def seat_bot(table: Table, session: str | None, seat: str, bot: str, now: float, key: Key | None = None) -> Made:
    """A bot plays on for a seat. One that was taken over from a bot is left: nobody looks into it any longer."""
    found = table.governor(session, seat)
    still_open(table)
    counting.require_own(table, session, seat)
    holders = table.holders(seat)
    given, noted = replace(found, bot=bot), by_host(table, session, seat, "bot", now)
    if found.seen and holders:
        event = seat_event("seat-left", found, bot=bot)
        return seated(table, closed_link(given), event, now, ended=holders, key=key, audit=noted)
    if not holders and table.row.bots_stay:
        given = closed_link(given)
    return seated(table, given, seat_event("seat-bot", found, bot=bot), now, key=key, audit=noted)


def seat_people(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made:
    """A seat is taken back from the bot that plays on for it; a bot's own seat is taken over by the host who asks."""
    found = table.governor(session, seat)
    still_open(table)
    if found.bot is None:
        raise Refused("unreadable", f"seat: no bot plays {seat}")
    if not bots_own(table, found) or (table.dealt is None and found.control == "link"):
        back = replace(closed_link(found), bot=None, offered="") if found.offered else replace(found, bot=None)
        noted = by_host(table, session, seat, "people", now)
        return seated(table, back, seat_event("seat-people", found), now, key=key, audit=noted)
    may_be_taken_over(table)
    if table.dealt is None:  # there is no hand yet that he could look into
        return _own(table, session, replace(found, bot=None), seat_event("seat-people", found), now, key)
    noted = by_host(table, session, seat, "taken-over", now)
    assert session is not None
    require_no_former(table, session, seat)
    freed = replace(found, bot=None, seen=True, control="device" if found.control == "bot" else found.control)
    claims = (ClaimRow(session, seat),)
    event = seat_event("seat-taken-over", found, name=found.name or None)
    return seated(table, freed, event, now, claims=claims, key=key, audit=noted)


def seat_device(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made:
    """Before the match begins, its host plays a seat at which somebody is awaited; the seat's link opens it no more."""
    found = table.seat(seat)
    if session is None or session != table.row.host:
        raise Refused("not-host", "only the host may do this")
    if table.dealt is None:
        still_open(table)
    if table.dealt is not None or seat not in table.awaited:
        raise Refused("unreadable", f"seat: nobody is awaited at {seat}")
    return _own(table, session, found, seat_event("seat-device", found), now, key)


def make_link(table: Table, session: str | None, seat: str, key: str, salt: str, now: float) -> Made | None:
    """A new link opens a seat to one more browser; an unused older one does so no longer. Everybody is told.

    None when it has been made before with this key. `link_of` tells its secret.
    """
    found = table.governor(session, seat)
    require_no_event(table)
    if link_of(found, key) is not None:
        return None
    if not table.begun:
        still_open(table)
    if bots_own(table, found):
        may_be_taken_over(table)
    control = "link" if found.control == "bot" else found.control
    linked = replace(found, link=digest(link_secret(salt, key, seat)), salt=salt, used=False, control=control)
    return seated(table, linked, seat_event("seat-link", found), now, audit=by_host(table, session, seat, "link", now))


def link_of(seat: SeatRow, key: str) -> str | None:
    """The secret of a seat's link, where this is the key that it was made with."""
    if seat.link is None or seat.salt is None:
        return None
    secret = link_secret(seat.salt, key, seat.seat)
    return secret if same_secret(seat.link, digest(secret)) else None


def name_seat(
    table: Table, session: str | None, seat: str, name: str, now: float, key: Key | None = None
) -> Made | None:
    """Who holds a seat says what he is called, or that he is called nothing any more; None where that is so already."""
    found = table.holder(session, seat)
    still_open(table)
    if name == found.name:
        return None
    require_distinct(name, (one.name for one in table.seats if one.seat != seat), "name")
    named = replace(found, name=name)
    return seated(table, named, seat_event("seat-named", named, name=name or None), now, key=key)


def keep_seat(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """All other browsers lose the seat, and its link opens it no longer; None where there is nothing to end."""
    found = table.governor(session, seat)
    others = tuple(one for one in table.holders(seat) if one.session != session)
    if not others and (found.link is None or found.used):
        return None
    noted = by_host(table, session, seat, "keep", now)
    return seated(table, closed_link(found), seat_event("seat-kept", found), now, ended=others, key=key, audit=noted)


def by_host(table: Table, session: str | None, seat: str, what: str, now: float) -> tuple[AuditRow, ...]:
    """What is noted where a host does something with a seat that he does not hold; without one, with the table."""
    if session is None or seat in table.held(session):
        return ()
    actor = session if session in table.people else ""
    ident = f"{table.id}-{table.position.change + 1}"
    return (AuditRow(id=ident, table_id=table.id, created=now, actor=actor, role="host", what=what, subject=seat),)


def bots_own(table: Table, seat: SeatRow) -> bool:
    """Whether a bot plays the seat, and nobody holds it."""
    return seat.bot is not None and not table.holders(seat.seat)


def may_be_taken_over(table: Table) -> None:
    """Raises Refused where nobody may take over a bot's own seat."""
    if table.row.bots_stay:
        raise Refused("bots-stay", "at this table bots keep their seats")


def require_no_event(table: Table) -> None:
    """Raises Refused where seats are those of an event, in which nobody plays for another."""
    if table.row.event is not None:
        raise Refused("event-seat", "nobody else comes to a seat of an event; withdraw from the event instead")


def left_by(seat: SeatRow, gone: Sequence[ClaimRow]) -> str:
    """All who have left the seat to a successor, with these; the latest are kept."""
    before = _read_former(seat.former) if seat.former else []
    return write_json([*before, *(one.session for one in gone)][-MOST_FORMER:]).decode()


def require_no_former(table: Table, session: str, seat: str) -> None:
    """Raises Refused where somebody has left another seat of the table to a successor: he knows its secrets."""
    for one in table.seats:
        if one.seat != seat and one.former and session in _read_former(one.former):
            raise Refused("has-left", f"who has left {one.seat} knows its secrets, and takes no other seat here")


def closed_link(seat: SeatRow) -> SeatRow:
    """The seat without a link, used or not: none of its links will open it again, nor is it offered by one."""
    return replace(seat, link=None, salt=None, used=False, offered="" if seat.offered == "link" else seat.offered)


def handed_on(
    table: Table, session: str, claims: Sequence[ClaimRow], seat: str, now: float, *, host: str | None = None
) -> Made:
    """Another session of the same browser holds these seats; nobody else notices."""
    held = table.held(session)
    new = tuple(replace(one, session=session) for one in claims if one.seat not in held)
    position = replace(table.position, updated=now)
    return changed(table, position, [], seat, claims=new, ended=claims, host=host)


def _own(table: Table, session: str | None, seat: SeatRow, event: StoredEvent, now: float, key: Key | None) -> Made:
    """The seat goes to this browser."""
    assert session is not None
    counting.require_sitter(table, session, seat.seat)
    own = replace(closed_link(seat), control="device")
    noted = by_host(table, session, seat.seat, "device", now)
    return seated(table, own, event, now, claims=(ClaimRow(session, seat.seat),), key=key, audit=noted)


def seat_event(kind: str, seat: SeatRow, **more: Value) -> StoredEvent:
    """What has become of a seat, for everybody."""
    return StoredEvent(kind, "table", {"seat": f"seat:{seat.seat}", **more})


def seated(
    table: Table,
    seat: SeatRow,
    event: StoredEvent,
    now: float,
    *,
    claims: Sequence[ClaimRow] = (),
    ended: Sequence[ClaimRow] = (),
    key: Key | None = None,
    audit: Sequence[AuditRow] = (),
) -> Made:
    """Somebody sits down or stands up."""
    position = replace(table.position, updated=now)
    change = partial(changed, table, position, seat=seat, claims=claims, ended=ended, key=key, audit=audit)
    return settled(change, [event], now, seat.seat)


def settled(change: Callable[..., Made], events: Sequence[StoredEvent], now: float, actor: str | None) -> Made:
    """The change by which these events happened; the match begins with it, where nobody is awaited any longer."""
    made, write = change(events, None)
    if made.begun or made.position.over or made.awaited:
        return made, write
    begun = dealing.begun(made, now)
    made, write = change([*events, StoredEvent("begun", "table", {}), *dealing.opening(begun)], None)
    begun = dataclasses.replace(begun, recent=made.recent)
    posts = news.of_change(None, begun, actor)
    jobs, results = bot_jobs(begun), ending.results(begun)
    return begun, replace(write, position=begun.position, begun=begun.row, jobs=jobs, posts=posts, results=results)
