"""Vacations: days on which the correspondence clocks of an account's seats stand, some in a year.

A vacation is a span of whole days in its owner's zone. It begins an hour after it has been planned at the earliest, so
that nobody saves a clock with it that has nearly run out. What has begun can be ended at once; its days so far count.
All methods of `Plans` block, as in `kept.storage`.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, delete, insert, select, update

from pragmatica.server.clocks.pace import DAY, Span, moment
from pragmatica.server.errors import Refused
from pragmatica.server.kept.schema import ACCOUNTS, CLAIMS, POSITIONS, VACATIONS
from pragmatica.server.kept.storage import Storage

NOTICE: Final = 3600.0  # seconds from a plan to its beginning, at least
YEAR: Final = 365 * DAY
AHEAD: Final = 366  # days for which plans are made
MOST: Final = 40  # vacations of one account in a year


class Vacation(NamedTuple):
    """From one moment to another; it takes so many days of the year."""

    begin: float
    end: float
    days: int


class Plans:
    """The vacations in a database; of each account `yearly` days in any 365 days."""

    def __init__(self, storage: Storage, yearly: int) -> None:
        self._storage = storage
        self.yearly = yearly

    def of(self, account: str, now: float) -> list[Vacation]:
        """Those that take days of the year, the first first."""
        with self._storage.engine.connect() as connection:
            return _of(connection, account, now)

    def plan(self, account: str, first: date, last: date, zone: str, now: float) -> None:
        """Plan one, both days included. Raises Refused."""
        place = ZoneInfo(zone or "UTC")
        today = datetime.fromtimestamp(now, place).date()
        if not today <= first <= last or (last - today).days > AHEAD:
            raise Refused("unreadable", "first, last: two days in order, from today, within a year")
        begin = max(now + NOTICE, moment(first, 0, place))
        end = moment(last + timedelta(days=1), 0, place)
        if end <= begin:
            raise Refused("unreadable", "first, last: the day is nearly over")
        made = Vacation(begin, end, (last - first).days + 1)
        with self._storage.writing() as connection:
            connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account).with_for_update()).one()
            present = _of(connection, account, now)
            if any(one.begin < made.end and made.begin < one.end for one in present):
                raise Refused("unreadable", "first, last: part of these days is planned already")
            if sum(one.days for one in present) + made.days > self.yearly or len(present) >= MOST:
                raise Refused("no-days-left", f"{self.yearly} days in a year are the most")
            connection.execute(insert(VACATIONS), {"account": account, **made._asdict()})

    def end(self, account: str, begin: float, now: float) -> None:
        """End one that has begun, or call it off. Raises Refused."""
        which = (VACATIONS.c.account == account) & (VACATIONS.c.begin == begin)
        with self._storage.writing() as connection:
            row = connection.execute(select(VACATIONS).where(which).with_for_update()).one_or_none()
            if row is None or row.end <= now:
                raise Refused("not-found", "no such vacation is planned")
            if row.begin > now:
                connection.execute(delete(VACATIONS).where(which))
            else:
                days = min(row.days, int((now - row.begin) // DAY) + 1)
                connection.execute(update(VACATIONS).where(which).values(end=now, days=days))

    def at_table(self, ident: str, now: float) -> dict[str, list[Span]]:
        """When the people of seats are away, were, and will be."""
        asked = (
            select(CLAIMS.c.seat, VACATIONS.c.begin, VACATIONS.c.end)
            .join(VACATIONS, VACATIONS.c.account == CLAIMS.c.session)
            .where(CLAIMS.c.table_id == ident, VACATIONS.c.end > now - YEAR)
            .order_by(CLAIMS.c.seat, VACATIONS.c.begin)
        )
        found: dict[str, list[Span]] = {}
        with self._storage.engine.connect() as connection:
            for seat, begin, end in connection.execute(asked):
                spans = found.setdefault(seat, [])
                if spans and begin <= spans[-1][1]:  # of two who share a seat
                    spans[-1] = (spans[-1][0], max(spans[-1][1], end))
                else:
                    spans.append((begin, end))
        return found

    def tables(self, now: float) -> list[str]:
        """Tables that go on and have a seat whose people are away, or will be."""
        asked = (
            select(CLAIMS.c.table_id)
            .join(VACATIONS, VACATIONS.c.account == CLAIMS.c.session)
            .join(POSITIONS, POSITIONS.c.table_id == CLAIMS.c.table_id)
            .where(VACATIONS.c.end > now, POSITIONS.c.over.is_(False), POSITIONS.c.clocks != "")
            .distinct()
        )
        with self._storage.engine.connect() as connection:
            return list(connection.execute(asked).scalars())


def day_of(text: str, field: str) -> date:
    """A day, as in 2026-07-31. Raises Refused."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date()
    except ValueError:
        raise Refused("unreadable", f"{field}: must look like 2026-07-31") from None


def _of(connection: Connection, account: str, now: float) -> list[Vacation]:
    asked = select(VACATIONS.c.begin, VACATIONS.c.end, VACATIONS.c.days)
    own = asked.where(VACATIONS.c.account == account, VACATIONS.c.end > now - YEAR).order_by(VACATIONS.c.begin)
    return [Vacation(*row) for row in connection.execute(own)]
