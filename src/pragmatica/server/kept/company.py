"""Who has been asked to a table, and whom people like to meet there or not. All functions block, as in `storage`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select

from pragmatica.server.kept import outbox
from pragmatica.server.kept.rows import Invitation, Post, Regard
from pragmatica.server.kept.schema import ACCOUNTS, CHANNELS, INVITATIONS, OUTBOX, REGARDS
from pragmatica.server.kept.storage import Storage

MOST_REGARDS: Final = 500  # of one account
MOST_ASKED: Final = 50  # invitations that are told at once
BLOCK: Final = "block"


def invite(storage: Storage, row: Invitation, post: Post) -> None:
    """Ask somebody to a seat, in place of whoever was asked before; where the name is nobody's, nobody is told."""
    with storage.writing() as connection:
        _forget(connection, row.table_id, row.seat)
        connection.execute(insert(INVITATIONS), asdict(row))
        if row.account is not None:
            values = outbox.values(row.table_id, post, row.created)
            connection.execute(outbox.WRITE_ASKED, {**values, "account": row.account})


def forget(storage: Storage, table: str, seat: str) -> None:
    """Nobody is asked to this seat any more."""
    with storage.writing() as connection:
        _forget(connection, table, seat)


def asked(storage: Storage, table: str, seat: str) -> Invitation | None:
    """Who has been asked to a seat."""
    which = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.seat == seat)
    return next(iter(_invitations(storage, which)), None)


def received(storage: Storage, account: str) -> list[Invitation]:
    """To what somebody has been asked, the latest first."""
    return _invitations(storage, INVITATIONS.c.account == account)


def sent(storage: Storage, account: str) -> list[Invitation]:
    """Whom somebody has asked, the latest first."""
    return _invitations(storage, INVITATIONS.c.sender == account)


def regards(storage: Storage, account: str) -> list[Regard]:
    """Whom somebody likes to meet, and whom he does not, by name."""
    known = (
        select(REGARDS.c.other, ACCOUNTS.c.name, REGARDS.c.kind)
        .join(ACCOUNTS, ACCOUNTS.c.id == REGARDS.c.other)
        .where(REGARDS.c.account == account, ACCOUNTS.c.deleted.is_(None))
        .order_by(func.lower(ACCOUNTS.c.name))
    )
    with storage.engine.connect() as connection:
        return [Regard(str(row.other), str(row.name), row.kind) for row in connection.execute(known)]


def regard(storage: Storage, account: str, other: str, kind: str | None, now: float) -> bool:
    """Keep how somebody regards another, or that he does so in no way; whether there was room for it."""
    with storage.writing() as connection:
        connection.execute(delete(REGARDS).where(REGARDS.c.account == account, REGARDS.c.other == other))
        if kind is None:
            return True
        count = select(func.count()).select_from(REGARDS).where(REGARDS.c.account == account)
        if connection.execute(count).scalar_one() >= MOST_REGARDS:
            return False
        connection.execute(insert(REGARDS), {"account": account, "other": other, "kind": kind, "created": now})
        return True


def shunned(storage: Storage, account: str) -> frozenset[str]:
    """All with whom an account has nothing to do: those whom it has blocked, and those who have blocked it."""
    blocked = REGARDS.c.kind == BLOCK
    with storage.engine.connect() as connection:
        own = select(REGARDS.c.other).where(REGARDS.c.account == account, blocked)
        theirs = select(REGARDS.c.account).where(REGARDS.c.other == account, blocked)
        return frozenset(map(str, connection.execute(own.union(theirs)).scalars()))


def at_odds(storage: Storage, account: str, others: Collection[str]) -> bool:
    """Whether the account has nothing to do with one of these."""
    pair = or_(
        and_(REGARDS.c.account == account, REGARDS.c.other.in_(others)),
        and_(REGARDS.c.other == account, REGARDS.c.account.in_(others)),
    )
    with storage.engine.connect() as connection:
        return bool(connection.execute(select(exists().where(pair, REGARDS.c.kind == BLOCK))).scalar())


def _invitations(storage: Storage, which: Any) -> list[Invitation]:
    wanted = select(INVITATIONS).where(which).order_by(INVITATIONS.c.created.desc()).limit(MOST_ASKED)
    with storage.engine.connect() as connection:
        return [Invitation(**row) for row in connection.execute(wanted).mappings()]


def _forget(connection: Connection, table: str, seat: str) -> None:
    """Take back what was asked, with what was still to be told of it."""
    which = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.seat == seat)
    holders = select(INVITATIONS.c.account).where(which)
    told = select(CHANNELS.c.id).where(CHANNELS.c.holder.in_(holders))
    connection.execute(
        delete(OUTBOX).where(
            OUTBOX.c.kind == outbox.INVITATION,
            OUTBOX.c.table_id == table,
            OUTBOX.c.seat == seat,
            OUTBOX.c.channel.in_(told),
        )
    )
    connection.execute(delete(INVITATIONS).where(which))
