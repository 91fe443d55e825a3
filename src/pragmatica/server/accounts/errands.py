"""Mails about accounts that are still to be sent. A row holds no secret: whoever sends the mail makes the one in it.

A row stays for a day after it has been done, without its address, so that mails to one address are counted by all
processes alike, and across restarts. All functions block, as in `kept.storage`.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, select, update

from pragmatica.server.kept.schema import ERRANDS
from pragmatica.server.kept.storage import Storage

Kind = Literal["confirm", "enter", "reset", "changed"]
DAY: Final = 24 * 3600.0
DONE: Final = 1e12  # when what has been done is due again


class Errand(Struct, frozen=True):
    """A mail that somebody has asked for; without an account it is for those that have the address."""

    id: str
    kind: Kind
    account: str | None
    address: str
    known: str
    language: str
    created: float
    due: float
    tries: int = 0


def add(storage: Storage, errand: Errand, most: int, since: float) -> bool:
    """Keep it, unless so many have been asked for since then to the same address, or for the same account."""
    same = ERRANDS.c.known == errand.known
    if errand.account is not None:
        same |= ERRANDS.c.account == errand.account
    with storage.writing() as connection:
        asked = select(func.count()).where(same, ERRANDS.c.kind == errand.kind, ERRANDS.c.created > since)
        if connection.execute(asked).scalar_one() >= most:
            return False
        connection.execute(insert(ERRANDS), asdict(errand))
        return True


def take(storage: Storage, now: float, until: float, most: int) -> list[Errand]:
    """Those that are due; nobody else takes them up before then."""
    due = select(ERRANDS).where(ERRANDS.c.due <= now).order_by(ERRANDS.c.due).limit(most)
    with storage.engine.connect() as connection:  # seldom is there any: nothing is locked to look
        if connection.execute(due.limit(1)).first() is None:
            return []
    with storage.writing() as connection:
        found = [Errand(**row) for row in connection.execute(due.with_for_update(skip_locked=True)).mappings()]
        idents = [one.id for one in found]
        connection.execute(update(ERRANDS).where(ERRANDS.c.id.in_(idents)).values(due=until))
        return found


def done(storage: Storage, ident: str) -> None:
    """It has been sent, or is worth nothing any more: its address is forgotten."""
    with storage.writing() as connection:
        connection.execute(update(ERRANDS).where(ERRANDS.c.id == ident).values(due=DONE, address=""))


def put_off(storage: Storage, ident: str, until: float) -> None:
    """It could not be sent, and is tried again."""
    with storage.writing() as connection:
        again = {"due": until, "tries": ERRANDS.c.tries + 1}
        connection.execute(update(ERRANDS).where(ERRANDS.c.id == ident).values(again))


def tidy(storage: Storage, now: float) -> None:
    """Forget what was asked for longer than a day ago."""
    with storage.writing() as connection:
        connection.execute(delete(ERRANDS).where(ERRANDS.c.created < now - DAY))
