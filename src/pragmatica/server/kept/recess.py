"""A pause of the whole house for upkeep, as the database keeps it: every process reads it there."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from pragmatica.server.kept import queries
from pragmatica.server.kept.database import brief
from pragmatica.server.kept.schema import HOURS, RECESS
from pragmatica.server.kept.storage import Storage

ONE: Final = 1  # the row


class Recess(msgspec.Struct, frozen=True):
    """When the pause begins or began, why, and when it was said to be over."""

    begins: float
    message: str
    ended: float | None = None

    def lasts(self, now: float) -> bool:
        """Whether nothing may be changed now. It lasts until it is kept that clocks get its time back."""
        return self.ended is not None or now >= self.begins


_READ: Final = select(RECESS.c.begins, RECESS.c.message, RECESS.c.ended)
_BEGUN_BY: Final = RECESS.c.begins <= bindparam("now")
_END: Final = update(RECESS).where(_BEGUN_BY, RECESS.c.ended.is_(None)).values(ended=bindparam("now"))


@brief
def read(storage: Storage) -> Recess | None:
    """The pause that is announced or lasts, if there is one."""
    with storage.engine.connect() as connection:
        row = connection.execute(_READ).one_or_none()
        return None if row is None else Recess(*row)


def announce(storage: Storage, begins: float, message: str, now: float) -> Recess:
    """Announce a pause, or say something else of it; one that has begun goes on."""
    with storage.writing() as connection:
        row = connection.execute(_READ.with_for_update()).one_or_none()
        begun = row is not None and row.begins <= now
        found = Recess(row.begins if row is not None and begun else begins, message)
        connection.execute(delete(RECESS))
        connection.execute(insert(RECESS), {"id": ONE, **msgspec.structs.asdict(found)})
        return found


def resume(storage: Storage, now: float) -> bool:
    """The pause is over, or is not to be; whether there was one."""
    with storage.writing() as connection:
        ended = connection.execute(_END, {"now": now}).rowcount
        called_off = connection.execute(delete(RECESS).where(RECESS.c.begins > now)).rowcount
        return bool(ended or called_off)


def reopen(storage: Storage, found: Recess) -> None:
    """The house is open, and was closed meanwhile: that time is kept, once, to be given back to all clocks."""
    with storage.writing() as connection:
        gone = delete(RECESS).where(RECESS.c.begins == found.begins, RECESS.c.ended == found.ended)
        known = select(HOURS.c.begin).where(HOURS.c.begin == found.begins, HOURS.c.closed)
        if connection.execute(gone).rowcount and connection.execute(known).first() is None:
            row = {"begin": found.begins, "end": found.ended, "closed": True, "given": False}
            connection.execute(insert(HOURS), row)
            connection.execute(queries.STILL_OPEN, {"now": found.ended})
