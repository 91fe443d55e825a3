"""What clocks ask of the database: where one has run out, and when the house was open and closed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import asdict
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from pragmatica.server.clocks.pace import Span
from pragmatica.server.kept import queries
from pragmatica.server.kept.database import CHANNEL, Database, brief
from pragmatica.server.kept.rows import ChangeRow, Timing
from pragmatica.server.kept.schema import HOURS


class Timed(Database):
    """A database with clocks."""

    @brief
    def due(self, now: float, most: int) -> list[str]:
        """Tables at which a clock has run out by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.DUE, {"now": now, "most": most}).scalars())

    def put_off(self, ident: str, now: float, until: float) -> None:
        """A table whose clock has run out is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF, {"b_id": ident, "now": now, "until": until})

    @brief
    def votes_due(self, now: float, most: int) -> list[str]:
        """Tables at which the time of a vote is over by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.VOTES_DUE, {"now": now, "most": most}).scalars())

    def put_off_vote(self, ident: str, now: float, until: float) -> None:
        """A table whose vote is over is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF_VOTE, {"b_id": ident, "now": now, "until": until})

    @brief
    def any_timed(self) -> bool:
        """Whether a clock runs at any table."""
        with self.engine.connect() as connection:
            return connection.execute(queries.TIMED.limit(1)).first() is not None

    def timed(self) -> list[tuple[float, str]]:
        """All tables at which a clock or a vote runs, with when the first of them will have run out; in that order."""
        with self.engine.connect() as connection:
            found = connection.execute(queries.TIMED).all()
        return sorted((min(one for one in (due, vote) if one is not None), ident) for ident, due, vote in found)

    def timings(self, idents: Sequence[str]) -> list[Timing]:
        """What is kept of the clocks and votes of those tables whose match is not over."""
        with self.engine.connect() as connection:
            return [Timing(*row) for row in connection.execute(queries.TIMINGS, {"idents": list(idents)})]

    def spare(self, rows: Sequence[Timing], sender: str) -> list[str]:
        """A change of each of these tables, of its clocks and vote alone; which of them were still as they were read.

        Everybody may notice it, as any other.
        """
        done = []
        with self.writing() as connection:
            for row in rows:
                now = {**asdict(row), "change": row.change + 1, "step": row.step + 1, "quiet": "{}"}
                if connection.execute(queries.SPARE, {**now, "b_id": row.table_id, "b_change": row.change}).rowcount:
                    change = ChangeRow(row.change + 1, row.step + 1, None, 0, "[]", "[]")
                    connection.execute(queries.NEW_CHANGE, {"table_id": row.table_id, **asdict(change)})
                    done.append(row.table_id)
            if done and not self.sqlite:
                told = [{"channel": CHANNEL, "payload": f"change {sender} {ident}"} for ident in done]
                connection.execute(queries.NOTIFY, told)
        return done

    @brief
    def hours(self) -> tuple[float, float] | None:
        """Since when, and up to when, the house has been open as far as is known."""
        with self.engine.connect() as connection:
            found = connection.execute(queries.OPEN_HOURS).one_or_none()
            return None if found is None else (found.begin, found.end)

    @brief
    def skew(self) -> float:
        """By how many seconds the clock of a database server is ahead of this machine's; a file goes by the latter."""
        if self.sqlite:
            return 0.0
        with self.engine.connect() as connection:
            before = time.time()
            there = float(connection.execute(queries.THERE).scalar_one())
            return there - (before + time.time()) / 2

    def open_house(self, now: float) -> None:
        """The house is open, now and for the first time, or still."""
        with self.writing() as connection:
            if not connection.execute(queries.STILL_OPEN, {"now": now}).rowcount:
                with suppress(IntegrityError):
                    connection.execute(insert(HOURS), {"begin": 0.0, "end": now, "closed": False, "given": True})

    def was_closed(self, begin: float, end: float) -> None:
        """Keep a time that has to be given back to all clocks, once; the house is open from its end on."""
        with suppress(IntegrityError), self.writing() as connection:
            connection.execute(insert(HOURS), {"begin": begin, "end": end, "closed": True, "given": False})
            connection.execute(queries.STILL_OPEN, {"now": end})

    @brief
    def not_given(self) -> tuple[Span, ...]:
        """The times that have not been given back to all clocks yet, in order."""
        with self.engine.connect() as connection:
            return tuple((one.begin, one.end) for one in connection.execute(queries.NOT_GIVEN))

    def given_back(self, begin: float) -> None:
        """All clocks have got it back."""
        with self.writing() as connection:
            connection.execute(queries.GIVEN, {"b_begin": begin})
