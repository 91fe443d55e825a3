"""The lobby in the database: a row for each table that waits for players, kept in the transaction that changes it."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, or_, select, text, update

from pragmatica.server.kept.rows import Crowded, Listing, OpenLimit, Write
from pragmatica.server.kept.schema import LOBBY, OFFERED, POSITIONS, SEATS, TABLES

PAGE: Final = 20  # tables of one answer
_COUNTING: Final = text("SELECT pg_advisory_xact_lock(17400333)")
_NEW: Final = insert(LOBBY)
_FREE: Final = (
    update(LOBBY)
    .where(LOBBY.c.table_id == bindparam("b_id"), LOBBY.c.free != bindparam("b_free"))
    .values(free=bindparam("b_free"), touched=bindparam("b_now"))
)
_GONE: Final = delete(LOBBY).where(LOBBY.c.table_id == bindparam("b_id"))


def note(connection: Connection, write: Write) -> None:
    """Keep what a change of a table means to the lobby."""
    if write.listing is not None:
        connection.execute(_NEW, {"table_id": write.table_id, **asdict(write.listing)})
    elif write.begun is not None or write.closed:
        connection.execute(_GONE, {"b_id": write.table_id})
    elif write.free is not None:
        seen = {"b_id": write.table_id, "b_free": write.free, "b_now": write.position.updated}
        connection.execute(_FREE, seen)


def count(connection: Connection, listing: Listing, limit: OpenLimit) -> None:
    """Raises Crowded where one more table that waits for players would be too many."""
    if connection.dialect.name != "sqlite":  # there the transaction itself keeps others out
        connection.execute(_COUNTING)
    own = or_(LOBBY.c.opener == listing.opener, LOBBY.c.host == listing.host)
    held = connection.execute(select(func.count()).select_from(LOBBY).where(own)).scalar_one()
    everywhere = connection.execute(select(func.count()).select_from(LOBBY)).scalar_one()
    if 0 < limit.each <= held or 0 < limit.most <= everywhere:
        raise Crowded


def listed(
    engine: Engine, wanted: dict[str, str], before: tuple[float, str] | None, most: int = PAGE
) -> list[tuple[str, float]]:
    """Tables with a free seat and when they were opened, the latest first: those of before, with what is wanted."""
    asked: Any = select(LOBBY.c.table_id, LOBBY.c.created).where(LOBBY.c.free > 0)
    for column, value in wanted.items():
        asked = asked.where(LOBBY.c[column] == value)
    if before is not None:
        created, ident = before
        asked = asked.where((LOBBY.c.created < created) | ((LOBBY.c.created == created) & (LOBBY.c.table_id < ident)))
    asked = asked.order_by(LOBBY.c.created.desc(), LOBBY.c.table_id.desc()).limit(most)
    with engine.connect() as connection:
        return [(row.table_id, row.created) for row in connection.execute(asked)]


def offered(engine: Engine, wanted: dict[str, str]) -> list[str]:
    """Public tables at which a seat is offered to anybody, the latest first: those with what is wanted."""
    asked: Any = (
        select(TABLES.c.id)
        .join(POSITIONS, POSITIONS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(OFFERED)))
        .where(TABLES.c.public, POSITIONS.c.over.is_(False), POSITIONS.c.closed == "")
    )
    for column, value in wanted.items():
        asked = asked.where(TABLES.c[column] == value)
    asked = asked.order_by(POSITIONS.c.updated.desc(), TABLES.c.id).limit(PAGE)
    with engine.connect() as connection:
        return list(connection.execute(asked).scalars())


def idle(engine: Engine, since: float, most: int) -> list[str]:
    """Tables at which nobody has sat down or stood up for long, the longest first."""
    asked = select(LOBBY.c.table_id).where(LOBBY.c.touched < since).order_by(LOBBY.c.touched).limit(most)
    with engine.connect() as connection:
        return list(connection.execute(asked).scalars())
