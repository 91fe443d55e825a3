"""What moderators need, in the database: what accounts are kept from, reports, and the audit log. All calls block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, Delete, delete, func, insert, select, update

from pragmatica.server.kept.rows import AuditRow, Full
from pragmatica.server.kept.schema import ACCOUNTS, AUDIT, CLAIMS, LOGINS, POSITIONS, REPORTS, SANCTIONS
from pragmatica.server.kept.storage import Storage

Kind = Literal["mute", "block"]
MOST: Final = 200  # rows of a list
DAY: Final = 24 * 3600.0
MOST_A_DAY: Final = 20  # reports of one reader
MOST_OPEN: Final = 2_000  # in all


class Sanction(msgspec.Struct, frozen=True):
    """What an account is kept from, until when, and why."""

    account: str
    kind: Kind
    until: float
    reason: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A message or a name that a reader has told moderators of."""

    id: str
    table_id: str
    kind: Literal["message", "name"]
    seat: str
    account: str | None
    text: str
    open: bool
    reporter: str
    note: str
    created: float


def note(storage: Storage, row: AuditRow) -> None:
    """Keep what a moderator has done."""
    with storage.writing() as connection:
        _note(connection, row)


def impose(storage: Storage, found: Sanction, row: AuditRow) -> None:
    """Keep an account from something, in place of what was so before; one that is blocked is signed out."""
    with storage.writing() as connection:
        connection.execute(_sanction(found.account, found.kind))
        connection.execute(insert(SANCTIONS), msgspec.structs.asdict(found))
        if found.kind == "block":
            connection.execute(delete(LOGINS).where(LOGINS.c.account == found.account))
        _note(connection, row)


def lift(storage: Storage, account: str, kind: Kind, row: AuditRow) -> bool:
    """An account is kept from it no longer; whether it was."""
    with storage.writing() as connection:
        lifted = bool(connection.execute(_sanction(account, kind)).rowcount)
        if lifted:
            _note(connection, row)
        return lifted


def sanction(storage: Storage, account: str, kind: Kind, now: float) -> Sanction | None:
    """What keeps an account from something now."""
    wanted = (SANCTIONS.c.account == account, SANCTIONS.c.kind == kind, SANCTIONS.c.until > now)
    with storage.engine.connect() as connection:
        row = connection.execute(select(SANCTIONS).where(*wanted)).one_or_none()
        return None if row is None else Sanction(*row)


def sanctions(storage: Storage, now: float) -> list[Sanction]:
    """All that are in force."""
    asked = select(SANCTIONS).where(SANCTIONS.c.until > now).order_by(SANCTIONS.c.until).limit(MOST)
    with storage.engine.connect() as connection:
        return [Sanction(*row) for row in connection.execute(asked)]


def report(storage: Storage, row: Report) -> None:
    """Keep a report, once for what it is about. Raises Full where a reader, or all, have reported too much."""
    with storage.writing() as connection:
        if connection.execute(select(REPORTS.c.id).where(REPORTS.c.id == row.id)).first() is not None:
            return
        lately = (REPORTS.c.reporter == row.reporter) & (REPORTS.c.created > row.created - DAY)
        own = connection.execute(select(func.count()).select_from(REPORTS).where(lately)).scalar_one()
        all_ = connection.execute(select(func.count()).select_from(REPORTS).where(REPORTS.c.open)).scalar_one()
        if own >= MOST_A_DAY or all_ >= MOST_OPEN:
            raise Full
        connection.execute(insert(REPORTS), msgspec.structs.asdict(row))


def reports(storage: Storage) -> list[Report]:
    """Those that nobody has seen to, the oldest first."""
    asked = select(REPORTS).where(REPORTS.c.open).order_by(REPORTS.c.created).limit(MOST)
    with storage.engine.connect() as connection:
        return [Report(**row) for row in connection.execute(asked).mappings()]


def settle(storage: Storage, ident: str, row: AuditRow) -> bool:
    """Somebody has seen to a report; whether it was open."""
    with storage.writing() as connection:
        done = connection.execute(
            update(REPORTS).where(REPORTS.c.id == ident, REPORTS.c.open).values(open=False)
        ).rowcount
        if done:
            _note(connection, row)
        return bool(done)


def audit(storage: Storage, table: str | None = None) -> list[AuditRow]:
    """What hosts and moderators have done, at a table or everywhere, the latest first."""
    asked = select(AUDIT).order_by(AUDIT.c.created.desc(), AUDIT.c.id).limit(MOST)
    with storage.engine.connect() as connection:
        rows = connection.execute(asked if table is None else asked.where(AUDIT.c.table_id == table)).mappings()
        return [AuditRow(**row) for row in rows]


def names(storage: Storage, accounts: Sequence[str]) -> dict[str, str]:
    """The names of accounts by their ids; of one that was deleted there is none."""
    asked = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(set(accounts)), ACCOUNTS.c.deleted.is_(None))
    with storage.engine.connect() as connection:
        return {str(ident): str(name) for ident, name in connection.execute(asked)}


def finished(storage: Storage, account: str) -> int:
    """How many matches an account has played to their end."""
    asked = (
        select(func.count(CLAIMS.c.table_id.distinct()))
        .select_from(CLAIMS.join(POSITIONS, POSITIONS.c.table_id == CLAIMS.c.table_id))
        .where(CLAIMS.c.session == account, POSITIONS.c.over)
    )
    with storage.engine.connect() as connection:
        return int(connection.execute(asked).scalar_one())


def forget(connection: Connection, account: str) -> None:
    """Keep nothing of an account that is being deleted."""
    connection.execute(delete(SANCTIONS).where(SANCTIONS.c.account == account))
    connection.execute(delete(REPORTS).where((REPORTS.c.account == account) & (REPORTS.c.kind == "name")))
    connection.execute(update(REPORTS).where(REPORTS.c.account == account).values(account=None))


def _sanction(account: str, kind: Kind) -> Delete:
    return delete(SANCTIONS).where(SANCTIONS.c.account == account, SANCTIONS.c.kind == kind)


def _note(connection: Connection, row: AuditRow) -> None:
    connection.execute(insert(AUDIT), msgspec.structs.asdict(row))
