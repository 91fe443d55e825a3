"""Matches as everybody may find them, and what they tell of people: running and finished ones, totals, ratings.

`seen` says of which matches somebody is told: of all who asks about himself, and of public tables everybody else. What
private tables have told others is the rating alone, where it was agreed that their match counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, literal, or_, select, true, tuple_

from pragmatica.server.kept.level import SETTLED, SURE, Level
from pragmatica.server.kept.schema import ACCOUNTS, CLAIMS, POSITIONS, RATINGS, RESULTS, SEATS, TABLES

Place = tuple[float, str]  # of a match in a list: when, and the id of its table
PRESENT: Final = ACCOUNTS.c.deleted.is_(None)
OTHER: Final = RESULTS.alias("other")
_FIRST: Final = (
    select(func.count())
    .select_from(OTHER)
    .where(OTHER.c.table_id == RESULTS.c.table_id, OTHER.c.place == 1)
    .scalar_subquery()
)
_ALONE: Final = ~(
    select(OTHER.c.seat)
    .where(OTHER.c.table_id == RESULTS.c.table_id, OTHER.c.account == RESULTS.c.account, OTHER.c.seat != RESULTS.c.seat)
    .exists()
)


class Wanted(NamedTuple):
    """What is asked for among finished matches; `account` is an id, `result` what it came to for that account."""

    game: str = ""
    scenario: str = ""
    account: str = ""
    result: str = ""
    since: float = 0.0
    until: float = 0.0


class Seat(NamedTuple):
    """Who played a seat: an account by its name, else whoever had this name there, or a bot."""

    seat: str
    account: str | None
    name: str
    bot: str | None
    place: int | None = None
    score: int | None = None
    rated: bool = False
    was: float | None = None
    level: Level | None = None


class Match(NamedTuple):
    """A match in a list."""

    table: str
    name: str
    game: str
    scenario: str
    players: int
    when: float
    length: int  # of one that runs: the step
    reason: str
    rated: bool
    seats: list[Seat]


class Total(NamedTuple):
    """What somebody has done at one seat of a game."""

    game: str
    scenario: str
    seat: str
    matches: int
    won: int
    drawn: int


class Point(NamedTuple):
    """A level after a match."""

    ended: float
    level: Level


class Standing(NamedTuple):
    """Where somebody stands among all."""

    account: str
    name: str
    level: Level


class Known(NamedTuple):
    """Somebody who is known here, and since when."""

    id: str
    name: str
    created: float


def known(connection: Connection, folded: str) -> Known | None:
    """Who has a name, which is given as names are that look alike."""
    asked = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created).where(ACCOUNTS.c.folded == folded, PRESENT)
    row = connection.execute(asked).one_or_none()
    return None if row is None else Known(*row)


def totals(connection: Connection, account: str, *, own: bool) -> list[Total]:
    """What an account has done, by game, scenario and seat; matches against oneself are none."""
    won = case((and_(RESULTS.c.place == 1, _FIRST == 1), 1), else_=0)
    drawn = case((and_(RESULTS.c.place == 1, _FIRST > 1), 1), else_=0)
    kind = (RESULTS.c.game, RESULTS.c.scenario, RESULTS.c.seat)
    asked = (
        select(*kind, func.count(), func.sum(won), func.sum(drawn))
        .select_from(RESULTS.join(TABLES))
        .where(RESULTS.c.account == account, RESULTS.c.place.is_not(None), _ALONE, _seen(own))
        .group_by(*kind)
        .order_by(*kind)
    )
    return [Total(*row) for row in connection.execute(asked)]


def levels(connection: Connection, account: str) -> list[tuple[str, str, Level]]:
    """The levels of an account by game and scenario."""
    asked = select(RATINGS).where(RATINGS.c.account == account).order_by(RATINGS.c.game, RATINGS.c.scenario)
    return [(one.game, one.scenario, Level(one.mu, one.sigma, one.matches)) for one in connection.execute(asked)]


def history(connection: Connection, account: str, game: str, scenario: str, most: int) -> list[Point]:
    """The level of an account after each of its latest matches that count, in their order."""
    asked = (
        select(RESULTS.c.ended, RESULTS.c.mu, RESULTS.c.sigma)
        .where(RESULTS.c.account == account, RESULTS.c.game == game, RESULTS.c.scenario == scenario)
        .where(RESULTS.c.rated, RESULTS.c.counted.is_not(None))
        .order_by(RESULTS.c.counted.desc())
        .limit(most)
    )
    return [Point(ended, Level(mu, sigma)) for ended, mu, sigma in reversed(connection.execute(asked).all())]


def between(connection: Connection, one: str, another: str, *, own: bool) -> list[tuple[str, str, int, int, int]]:
    """By game and scenario, how often the one was ahead of the other, behind, and level with him."""
    places = (RESULTS.c.place, OTHER.c.place)
    asked = (
        select(
            RESULTS.c.game,
            RESULTS.c.scenario,
            func.sum(case((places[0] < places[1], 1), else_=0)),
            func.sum(case((places[0] > places[1], 1), else_=0)),
            func.sum(case((places[0] == places[1], 1), else_=0)),
        )
        .select_from(RESULTS.join(TABLES).join(OTHER, OTHER.c.table_id == RESULTS.c.table_id))
        .where(RESULTS.c.account == one, OTHER.c.account == another, _seen(own))
        .where(RESULTS.c.place.is_not(None))
        .group_by(RESULTS.c.game, RESULTS.c.scenario)
        .order_by(RESULTS.c.game, RESULTS.c.scenario)
    )
    return [(str(row[0]), str(row[1]), int(row[2]), int(row[3]), int(row[4])) for row in connection.execute(asked)]


def finished(connection: Connection, wanted: Wanted, before: Place | None, most: int, *, own: bool) -> list[Match]:
    """Matches that are over, the latest first, from a place in their list on."""
    asked = (
        select(
            TABLES.c.id, TABLES.c.name, RESULTS.c.game, RESULTS.c.scenario, RESULTS.c.players, RESULTS.c.ended,
            RESULTS.c.length, RESULTS.c.reason, (RESULTS.c.counted.is_not(None)).label("rated"),
        )
        .select_from(RESULTS.join(TABLES))
        .where(RESULTS.c.turn == 0, true() if own else TABLES.c.public)
        .order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id.desc())
        .limit(most)
    )  # fmt: skip
    for column, value in ((RESULTS.c.game, wanted.game), (RESULTS.c.scenario, wanted.scenario)):
        asked = asked.where(column == value) if value else asked
    if wanted.since:
        asked = asked.where(RESULTS.c.ended >= wanted.since)
    if wanted.until:
        asked = asked.where(RESULTS.c.ended < wanted.until)
    if wanted.account:
        asked = asked.where(_played(wanted.account, wanted.result))
    elif wanted.result == "drawn":
        asked = asked.where(_FIRST > 1)
    if before is not None:
        asked = asked.where(tuple_(RESULTS.c.ended, RESULTS.c.table_id) < tuple_(*before))
    return _with_seats(connection, asked, _results)


def running(connection: Connection, game: str, before: Place | None, most: int) -> list[Match]:
    """Public matches that are played, the latest change first; it tells nothing that not all may see at the table."""
    asked = (
        select(
            *(TABLES.c[name] for name in ("id", "name", "game", "scenario", "players")),
            POSITIONS.c.updated,
            POSITIONS.c.step,
            literal(""),
            TABLES.c.rated,
        )
        .join(POSITIONS)
        .where(TABLES.c.public, TABLES.c.start != "", POSITIONS.c.over.is_(False))
        .order_by(POSITIONS.c.updated.desc(), TABLES.c.id.desc())
        .limit(most)
    )
    if game:
        asked = asked.where(TABLES.c.game == game)
    if before is not None:
        asked = asked.where(tuple_(POSITIONS.c.updated, TABLES.c.id) < tuple_(*before))
    return _with_seats(connection, asked, _seats)


def kinds(connection: Connection) -> list[tuple[str, str, int]]:
    """The games and scenarios at which people have ratings, and how many people."""
    kind = (RATINGS.c.game, RATINGS.c.scenario)
    return [(str(a), str(b), int(n)) for a, b, n in connection.execute(select(*kind, func.count()).group_by(*kind))]


def standings(connection: Connection, game: str, scenario: str, most: int, *, provisional: bool) -> list[Standing]:
    """Those with the highest ratings of a game, of those whose rating is provisional or of all others."""
    settled = and_(RATINGS.c.matches >= SETTLED, RATINGS.c.sigma <= SURE)
    asked = (
        select(ACCOUNTS.c.id, ACCOUNTS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches)
        .join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account)
        .where(RATINGS.c.game == game, RATINGS.c.scenario == scenario, PRESENT)
        .where(~settled if provisional else settled)
        .order_by(RATINGS.c.mu.desc(), ACCOUNTS.c.id)
        .limit(most)
    )
    return [Standing(one.id, one.name, Level(one.mu, one.sigma, one.matches)) for one in connection.execute(asked)]


def of_tables(connection: Connection, idents: Sequence[str]) -> dict[str, list[Seat]]:
    """Who played at tables that are over, and what came of it."""
    return _results(connection, idents)


def _seen(own: bool) -> ColumnElement[bool]:
    return true() if own else or_(TABLES.c.public, RESULTS.c.rated)


def _played(account: str, result: str) -> ColumnElement[bool]:
    """That an account played a match, and what came of it for that account."""
    mine, firsts = RESULTS.alias("mine"), RESULTS.alias("firsts")
    count = (
        select(func.count())
        .select_from(firsts)
        .where(firsts.c.table_id == mine.c.table_id, firsts.c.place == 1)
        .correlate(mine)
        .scalar_subquery()
    )
    asked = select(mine.c.seat).where(mine.c.table_id == RESULTS.c.table_id, mine.c.account == account)
    if result == "won":
        asked = asked.where(mine.c.place == 1, count == 1)
    elif result == "drawn":
        asked = asked.where(mine.c.place == 1, count > 1)
    elif result == "lost":
        asked = asked.where(mine.c.place > 1)
    return asked.exists()


def _with_seats(connection: Connection, asked: Select[Any], seats_of: Any) -> list[Match]:
    found = connection.execute(asked).all()
    seats = seats_of(connection, [row[0] for row in found]) if found else {}
    return [Match._make((*row, seats.get(row[0], []))) for row in found]


def _results(connection: Connection, idents: Sequence[str]) -> dict[str, list[Seat]]:
    asked = (
        select(
            RESULTS.c.table_id, RESULTS.c.seat, ACCOUNTS.c.id, ACCOUNTS.c.name.label("known"), SEATS.c.name,
            RESULTS.c.bot, RESULTS.c.place, RESULTS.c.score, RESULTS.c.rated, RESULTS.c.was, RESULTS.c.mu,
            RESULTS.c.sigma,
        )
        .select_from(
            RESULTS.outerjoin(ACCOUNTS, and_(ACCOUNTS.c.id == RESULTS.c.account, PRESENT)).outerjoin(
                SEATS, and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
            )
        )
        .where(RESULTS.c.table_id.in_(idents))
        .order_by(RESULTS.c.table_id, RESULTS.c.turn)
    )  # fmt: skip
    found: dict[str, list[Seat]] = {}
    for row in connection.execute(asked):
        level = None if row.mu is None else Level(row.mu, row.sigma)
        name = row.known or row.name or ""
        seat = Seat(row.seat, row.id, name, row.bot, row.place, row.score, row.rated, row.was, level)
        found.setdefault(row.table_id, []).append(seat)
    return found


def _seats(connection: Connection, idents: Sequence[str]) -> dict[str, list[Seat]]:
    asked = (
        select(SEATS.c.table_id, SEATS.c.seat, ACCOUNTS.c.id, ACCOUNTS.c.name.label("known"), SEATS.c.name, SEATS.c.bot)
        .select_from(
            SEATS.outerjoin(
                CLAIMS, and_(CLAIMS.c.table_id == SEATS.c.table_id, CLAIMS.c.seat == SEATS.c.seat)
            ).outerjoin(ACCOUNTS, and_(ACCOUNTS.c.id == CLAIMS.c.session, PRESENT))
        )
        .where(SEATS.c.table_id.in_(idents))
        .order_by(SEATS.c.table_id, SEATS.c.place, ACCOUNTS.c.id.is_(None))
    )
    found: dict[str, dict[str, Seat]] = {}
    for row in connection.execute(asked):
        seat = Seat(row.seat, row.id, row.known or row.name, row.bot)
        found.setdefault(row.table_id, {}).setdefault(row.seat, seat)
    return {ident: list(seats.values()) for ident, seats in found.items()}
