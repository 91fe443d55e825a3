"""How matches ended, in the database, and the ratings that follow from it.

A match counts in the transaction in which it ends, so it counts once or not at all. Its results keep the order in which
matches counted: from them alone all ratings can be reckoned again, and come out the same (`rebuild`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update

from pragmatica.server.kept import level
from pragmatica.server.kept.level import Entrant, Level
from pragmatica.server.kept.rows import ResultRow
from pragmatica.server.kept.schema import ACCOUNTS, POSITIONS, RATINGS, RESULTS, TABLES

LOCK: Final = text("SELECT pg_advisory_xact_lock(17400333)")
FIELDS: Final = [RESULTS.c[name] for name in ResultRow.__struct_fields__]
_MARK: Final = (
    update(RESULTS)
    .where(RESULTS.c.table_id == bindparam("b_id"), RESULTS.c.seat == bindparam("b_seat"))
    .values({name: bindparam(f"b_{name}") for name in ("counted", "was", "mu", "sigma")})
)
_SAME_KIND: Final = (RESULTS.c.game == bindparam("game")) & (RESULTS.c.scenario == bindparam("scenario"))
_LATEST: Final = select(func.max(RESULTS.c.counted)).where(_SAME_KIND)

Levels = dict[str, Level]


def record(connection: Connection, ident: str, rows: Sequence[ResultRow]) -> None:
    """Keep how a match has ended, and let it count where it does. Its results may not have been kept before."""
    connection.execute(insert(RESULTS), [{"table_id": ident, **asdict(row)} for row in rows])
    if not any(row.rated for row in rows):
        return
    if connection.dialect.name == "postgresql":  # in SQLite the transaction itself keeps others out
        connection.execute(LOCK)
    game, scenario = rows[0].game, rows[0].scenario
    number = (connection.execute(_LATEST, {"game": game, "scenario": scenario}).scalar() or 0) + 1
    people = [row.account for row in rows if row.account is not None]
    before = levels(connection, people, game, scenario)
    after = level.after(_entrants(rows, before))
    connection.execute(_MARK, _marks(ident, rows, number, before, after))
    which = (RATINGS.c.game == game) & (RATINGS.c.scenario == scenario) & RATINGS.c.account.in_(list(after))
    connection.execute(delete(RATINGS).where(which))
    connection.execute(
        insert(RATINGS), [_rating(who, one, game, scenario, rows[0].ended) for who, one in after.items()]
    )


def rebuild(connection: Connection) -> int:
    """Reckon all ratings again from the results that counted, in their order; returns the number of matches."""
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK)
    counting = (
        select(RESULTS.c.table_id, *FIELDS)
        .where(RESULTS.c.counted.is_not(None))
        .order_by(RESULTS.c.game, RESULTS.c.scenario, RESULTS.c.counted, RESULTS.c.table_id, RESULTS.c.turn)
    )
    present = set(connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.deleted.is_(None))).scalars())
    found = connection.execute(counting).mappings().all()
    connection.execute(delete(RATINGS))
    count = 0
    for (game, scenario), kind in groupby(found, lambda row: (row["game"], row["scenario"])):
        known: Levels = {}
        when: dict[str, float] = {}
        for (ident, number), match in groupby(kind, lambda row: (row["table_id"], row["counted"])):
            rows = [_result(row) for row in match]
            after = level.after(_entrants(rows, known))
            connection.execute(_MARK, _marks(ident, rows, number, known, after))
            known |= after
            when |= dict.fromkeys(after, rows[0].ended)
            count += 1
        kept = [_rating(who, one, game, scenario, when[who]) for who, one in known.items() if who in present]
        if kept:
            connection.execute(insert(RATINGS), kept)
    return count


def of_table(connection: Connection, ident: str) -> list[ResultRow]:
    """How a match has ended, by seats in their order; empty before it has, and where nothing can tell."""
    asked = select(*FIELDS).where(RESULTS.c.table_id == ident).order_by(RESULTS.c.turn)
    return [_result(row) for row in connection.execute(asked).mappings()]


def levels(connection: Connection, accounts: Collection[str], game: str, scenario: str) -> Levels:
    """The levels of those who have one."""
    asked = select(RATINGS.c.account, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches).where(
        RATINGS.c.game == game, RATINGS.c.scenario == scenario, RATINGS.c.account.in_(list(accounts))
    )
    return {row.account: Level(row.mu, row.sigma, row.matches) for row in connection.execute(asked)}


def rating(connection: Connection, account: str, game: str, scenario: str) -> Level:
    """The level of an account at a game; of who has played nothing yet that of everybody who begins."""
    return levels(connection, [account], game, scenario).get(account, Level())


def missing(connection: Connection, after: str, most: int) -> list[str]:
    """Tables above an id whose match is over and whose results are not kept, in the order of their ids."""
    kept = select(RESULTS.c.table_id).where(RESULTS.c.table_id == POSITIONS.c.table_id).exists()
    asked = (
        select(POSITIONS.c.table_id)
        .join(TABLES)
        .where(POSITIONS.c.over, TABLES.c.start != "", POSITIONS.c.table_id > after, ~kept)
        .order_by(POSITIONS.c.table_id)
        .limit(most)
    )
    return list(connection.execute(asked).scalars())


def _entrants(rows: Iterable[ResultRow], known: Levels) -> list[Entrant]:
    """All who played: bots, and those for whom the match does not count, are measured against and do not move."""
    found = []
    for row in rows:
        if row.place is None:
            continue
        if row.account is not None:
            found.append(Entrant(row.account, known.get(row.account, Level()), row.place, row.rated))
        elif row.bot is not None:
            found.append(Entrant(f"bot:{row.seat}", level.of_bot(row.bot, row.game), row.place, moves=False))
    return found


def _marks(ident: str, rows: Iterable[ResultRow], number: int, before: Levels, after: Levels) -> list[dict[str, Any]]:
    found = []
    for row in rows:
        own = after.get(row.account or "") if row.rated else None
        was = None if own is None else before.get(row.account or "", Level()).mu
        mu, sigma = (None, None) if own is None else (own.mu, own.sigma)
        mark = {"b_id": ident, "b_seat": row.seat, "b_counted": number, "b_was": was, "b_mu": mu, "b_sigma": sigma}
        found.append(mark)
    return found


def _rating(account: str, one: Level, game: str, scenario: str, now: float) -> dict[str, Any]:
    return {"account": account, "game": game, "scenario": scenario, "updated": now, **asdict(one)}


def _result(row: Any) -> ResultRow:
    return ResultRow(**{name: row[name] for name in ResultRow.__struct_fields__})
