"""What is decided about clocks: that a seat's time is up, that all stand or go on, that somebody has more time.

As in `changes`, nothing here waits or writes: a function returns the new table with its Write, or raises Refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from pragmatica.server.clocks.clock import PAUSE, Clocks
from pragmatica.server.clocks.pace import Pace, Span
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Post, SeatRow
from pragmatica.server.play.changes import Key, Made, changed, joined, people, still_open
from pragmatica.server.play.news import SHORT
from pragmatica.server.play.running import clocks_of, pace_of
from pragmatica.server.play.table import StoredEvent, Table


def run_out(table: Table, now: float, bot: str) -> Made | None:
    """The time of one seat that owes an answer is up: all are told, and a bot plays on where that was agreed.

    For the last person none does: bots among themselves would end the match behind its players' backs.
    None where no time is up. Of a seat that has answered, which the others do not know yet, nothing is told.
    """
    pace, clocks = pace_of(table), clocks_of(table)
    if pace is None or clocks is None or table.position.over:
        return None
    late = clocks.ran_out(pace, now)
    if not late:
        return _little(table, pace, clocks, now)
    seat = next((one for one in late if one in table.match.pending), late[0])
    if seat not in table.match.pending:
        return _decided(table, clocks.marked_late(seat), [], now, only=seat)
    told = clocks.marked_late(seat, unrated=pace.late == "unrated")
    events = [_event("time-out", seat, late=pace.late)]
    if pace.late != "bot" or people(table) == [seat]:
        return _decided(table, told, events, now)
    events.append(_event("seat-bot", seat, bot=bot))
    return _decided(table, told.left_to_bot(pace, seat), events, now, seat=replace(table.seat(seat), bot=bot))


def _little(table: Table, pace: Pace, clocks: Clocks, now: float) -> Made | None:
    """Little is left to a seat: it is told so, once for each time that its clock was started. None where all have more.

    Nobody else is told, and who has answered already, which the others do not know yet, needs not be.
    """
    seat = next(iter(clocks.ran_short(pace, now)), None)
    if seat is None:
        return None
    posts = [Post(SHORT, seat, table.position.step, private=True)] if seat in table.match.pending else []
    return _decided(table, clocks.marked_short(seat), [], now, only=seat, posts=posts)


def away(table: Table, spans: Mapping[str, list[Span]], now: float) -> Made | None:
    """When people of seats are on vacation: their clocks stand then. None where that is known, or it is one sitting."""
    pace, clocks = pace_of(table), clocks_of(table)
    if pace is None or clocks is None or table.position.over or pace.kind == "live" or clocks.away == spans:
        return None
    return _decided(table, clocks.gone(spans), [], now)


def wish_pause(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """A seat wants all clocks to stand; when all seats of people want it, they do. None where it wants that already."""
    pace, clocks = _running(table, session, seat)
    if clocks.paused is not None:
        raise Refused("unreadable", "the clocks stand already")
    wishing = joined(clocks.pausing, seat)
    if wishing is None:
        return None
    if set(people(table)) <= set(wishing):
        return _decided(table, clocks.held(pace, now), [_event("clocks-stand", seat)], now, key)
    return _decided(table, clocks.wished(PAUSE, wishing), [_event("pause-wished", seat)], now, key)


def withdraw(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """A seat no longer wants all clocks to stand. None where it does not."""
    _, clocks = _running(table, session, seat)
    if seat not in clocks.pausing:
        return None
    return _decided(table, clocks.wished(PAUSE, [one for one in clocks.pausing if one != seat]), [], now, key)


def go_on(table: Table, session: str | None, seat: str, now: float, key: Key | None = None) -> Made | None:
    """Whoever plays lets the clocks go on that stand by agreement. None where they go on already."""
    _, clocks = _running(table, session, seat)
    if clocks.paused is None:
        return None
    return _decided(table, clocks.resumed(now), [_event("clocks-go-on", seat)], now, key)


def grant(table: Table, session: str | None, seat: str, to: str, now: float, key: Key | None = None) -> Made | None:
    """A seat grants another more time, which has it when half of the others do. None where it has done so."""
    pace, clocks = _running(table, session, seat)
    asked = people(table)
    if to == seat or to not in asked:
        raise Refused("unreadable", "more time can be granted to another player")
    wishing = joined(clocks.wishes.get(to, []), seat)
    if wishing is None:
        return None
    if 2 * len(set(wishing) & set(asked)) >= len(asked) - 1:
        granted = _event("time-granted", seat, to=f"seat:{to}")
        return _decided(table, clocks.granted(pace, to, now), [granted], now, key)
    return _decided(table, clocks.wished(to, wishing), [_event("time-wished", seat, to=f"seat:{to}")], now, key)


def _running(table: Table, session: str | None, seat: str) -> tuple[Pace, Clocks]:
    """Pace and clocks of a table at which this browser plays a seat. Raises Refused and Unreadable."""
    table.holder(session, seat)
    still_open(table)
    pace, clocks = pace_of(table), clocks_of(table)
    if pace is None or clocks is None:
        raise Refused("unreadable", "there are no clocks at this table")
    return pace, clocks


def _event(kind: str, seat: str, **more: str | int) -> StoredEvent:
    return StoredEvent(kind, "table", {"seat": f"seat:{seat}", **more})


def _decided(
    table: Table,
    clocks: Clocks,
    events: Sequence[StoredEvent],
    now: float,
    key: Key | None = None,
    *,
    seat: SeatRow | None = None,
    only: str | None = None,
    posts: Sequence[Post] = (),
) -> Made:
    """The change that has been decided; `only` one seat could notice it."""
    position = replace(table.position, updated=now)
    return changed(table, position, events, only, clocks=clocks, seat=seat, key=key, posts=posts)
