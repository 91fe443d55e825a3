"""What clocks ask of the database: where one has run out, and when the house was open and closed."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from pragmatica.server.kept import queries
from pragmatica.server.kept.database import Database
from pragmatica.server.kept.schema import HOURS


class Timed(Database):
    """A database with clocks."""

    def due(self, now: float, most: int) -> list[str]:
        """Tables at which a clock has run out by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.DUE, {"now": now, "most": most}).scalars())

    def put_off(self, ident: str, now: float, until: float) -> None:
        """A table whose clock has run out is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF, {"b_id": ident, "now": now, "until": until})

    def votes_due(self, now: float, most: int) -> list[str]:
        """Tables at which the time of a vote is over by now, the longest ago first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.VOTES_DUE, {"now": now, "most": most}).scalars())

    def put_off_vote(self, ident: str, now: float, until: float) -> None:
        """A table whose vote is over is looked at later, for nothing can be done there now."""
        with self.writing() as connection:
            connection.execute(queries.PUT_OFF_VOTE, {"b_id": ident, "now": now, "until": until})

    def any_timed(self) -> bool:
        """Whether a clock runs at any table."""
        with self.engine.connect() as connection:
            return connection.execute(queries.TIMED.limit(1)).first() is not None

    def timed(self) -> list[str]:
        """All tables at which a clock runs."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.TIMED).scalars())

    def hours(self) -> tuple[float, float] | None:
        """Since when, and up to when, the house has been open as far as is known."""
        with self.engine.connect() as connection:
            found = connection.execute(queries.OPEN_HOURS).one_or_none()
            return None if found is None else (found.begin, found.end)

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
        """Keep a time that has to be given back to all clocks; it is kept once."""
        with suppress(IntegrityError), self.writing() as connection:
            connection.execute(insert(HOURS), {"begin": begin, "end": end, "closed": True, "given": False})

    def not_given(self) -> list[tuple[float, float]]:
        """The times that have not been given back to all clocks yet."""
        with self.engine.connect() as connection:
            return [(one.begin, one.end) for one in connection.execute(queries.NOT_GIVEN)]

    def given_back(self, begin: float) -> None:
        """All clocks have got it back."""
        with self.writing() as connection:
            connection.execute(queries.GIVEN, {"b_begin": begin})
