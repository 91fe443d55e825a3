"""What moderators change at a table: it is closed, which loses nothing, and opened again; a seat goes to a bot.

As in `changes`, nothing here waits or writes.
"""

from __future__ import annotations

from msgspec.structs import replace

from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import AuditRow
from pragmatica.server.play.changes import Made, changed, still_open
from pragmatica.server.play.running import clocks_of, pace_of
from pragmatica.server.play.seating import seat_event, seated
from pragmatica.server.play.table import StoredEvent, Table


def close(table: Table, reason: str, now: float, audit: AuditRow) -> Made:
    """Nothing can be done there any more but read; clocks stand, and a vote has lapsed. Raises Refused."""
    if table.position.closed:
        raise Refused("closed", "moderators have closed this table already")
    pace, clocks = pace_of(table), clocks_of(table)
    position = replace(table.position, updated=now, closed=reason, vote="", vote_due=None)
    event = StoredEvent("table-closed", "table", {"reason": reason})
    held = None if pace is None or clocks is None or position.over else clocks.held(pace, now)
    return changed(table, position, [event], None, clocks=held, audit=[audit])


def reopen(table: Table, now: float, audit: AuditRow) -> Made | None:
    """The table is open again; its clocks stand until one who plays lets them go on. None where it was open."""
    if not table.position.closed:
        return None
    position = replace(table.position, updated=now, closed="")
    return changed(table, position, [StoredEvent("table-opened", "table", {})], None, audit=[audit])


def give_to_bot(table: Table, seat: str, bot: str, now: float, audit: AuditRow) -> Made:
    """A bot plays on for a seat; who holds it may take it back. Raises Refused and Unreadable."""
    found = table.seat(seat)
    still_open(table)
    table.require_begun()
    if found.bot is not None:
        raise Refused("unreadable", f"seat: a bot plays {seat} already")
    event = seat_event("seat-bot", found, bot=bot)
    return seated(table, replace(found, bot=bot), event, now, audit=[audit])
