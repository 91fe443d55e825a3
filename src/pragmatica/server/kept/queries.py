"""The statements of `storage`, made once. Parameters that stand beside columns of the same name begin with `b_`."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, bindparam, column, delete, exists, func, insert, select, text, update

from pragmatica.server.kept.schema import (
    ACCOUNTS,
    ANSWERS,
    CHANGES,
    CLAIMS,
    EVENTS,
    HOURS,
    JOBS,
    MESSAGES,
    OPENINGS,
    POSITIONS,
    RATINGS,
    SEATS,
    STUDIES,
    TABLES,
)

ID: Final[Any] = bindparam("id")


def _rest(columns: Any) -> list[Column[Any]]:
    """The columns of a table but the one that names the table they belong to."""
    return [column for column in columns if column.name != "table_id"]


TABLE_ROW: Final = select(TABLES).where(TABLES.c.id == ID)
POSITION_ROW: Final = select(*_rest(POSITIONS.c)).where(POSITIONS.c.table_id == ID)
SEAT_ROWS: Final = select(*_rest(SEATS.c)).where(SEATS.c.table_id == ID).order_by(SEATS.c.place)
CLAIM_ROWS: Final = select(*_rest(CLAIMS.c)).where(CLAIMS.c.table_id == ID)
PEOPLE: Final = (
    select(ACCOUNTS.c.id, ACCOUNTS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.matches)
    .join_from(ACCOUNTS, TABLES, TABLES.c.id == ID)
    .outerjoin(
        RATINGS,
        (RATINGS.c.account == ACCOUNTS.c.id)
        & (RATINGS.c.game == TABLES.c.game)
        & (RATINGS.c.scenario == TABLES.c.scenario),
    )
    .where(
        ACCOUNTS.c.id.in_(select(CLAIMS.c.session).where(CLAIMS.c.table_id == ID)) | (ACCOUNTS.c.id == TABLES.c.host)
    )
)
END_CLAIM: Final = delete(CLAIMS).where(
    CLAIMS.c.table_id == ID, CLAIMS.c.session == bindparam("b_session"), CLAIMS.c.seat == bindparam("b_seat")
)
UPDATE_HOST: Final = update(TABLES).where(TABLES.c.id == bindparam("b_id")).values(host=bindparam("host"))
OPENING_ROW: Final = select(OPENINGS).where(OPENINGS.c.key == bindparam("key"))
DUE: Final = (
    select(POSITIONS.c.table_id)
    .where(POSITIONS.c.due <= bindparam("now"))
    .order_by(POSITIONS.c.due)
    .limit(bindparam("most"))
)
PUT_OFF: Final = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"), POSITIONS.c.due <= bindparam("now"))
    .values(due=bindparam("until"))
)
VOTES_DUE: Final = (
    select(POSITIONS.c.table_id)
    .where(POSITIONS.c.vote_due <= bindparam("now"))
    .order_by(POSITIONS.c.vote_due)
    .limit(bindparam("most"))
)
PUT_OFF_VOTE: Final = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"), POSITIONS.c.vote_due <= bindparam("now"))
    .values(vote_due=bindparam("until"))
)
TIMED: Final = select(POSITIONS.c.table_id, POSITIONS.c.due, POSITIONS.c.vote_due).where(
    POSITIONS.c.due.is_not(None) | POSITIONS.c.vote_due.is_not(None)
)
TIMINGS: Final = (
    select(
        POSITIONS.c.table_id, POSITIONS.c.change, POSITIONS.c.step, TABLES.c.pace, POSITIONS.c.clocks, POSITIONS.c.due,
        POSITIONS.c.vote, POSITIONS.c.vote_due,
    )
    .join(TABLES)
    .where(POSITIONS.c.table_id.in_(bindparam("idents", expanding=True)), POSITIONS.c.over.is_(False))
    .order_by(POSITIONS.c.table_id)
)  # fmt: skip
SPARE: Final = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"), POSITIONS.c.change == bindparam("b_change"))
    .values({name: bindparam(name) for name in ("change", "step", "quiet", "clocks", "due", "vote", "vote_due")})
)
THERE: Final = text("SELECT extract(epoch FROM clock_timestamp())")
OPEN_HOURS: Final = select(HOURS.c.begin, HOURS.c.end).where(HOURS.c.closed.is_(False))
STILL_OPEN: Final = (
    update(HOURS).where(HOURS.c.closed.is_(False), HOURS.c.end < bindparam("now")).values(end=bindparam("now"))
)
NOT_GIVEN: Final = (
    select(HOURS.c.begin, HOURS.c.end).where(HOURS.c.closed, HOURS.c.given.is_(False)).order_by(HOURS.c.begin)
)
GIVEN: Final = update(HOURS).where(HOURS.c.begin == bindparam("b_begin"), HOURS.c.closed).values(given=True)
CHANGE_NUMBER: Final = select(POSITIONS.c.change).where(POSITIONS.c.table_id == ID)
UPDATE_POSITION: Final = (
    update(POSITIONS)
    .where(POSITIONS.c.table_id == bindparam("b_id"), POSITIONS.c.change == bindparam("b_change"))
    .values({column.name: bindparam(column.name) for column in _rest(POSITIONS.c)})
)
UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("b_id"), SEATS.c.seat == bindparam("b_seat"))
    .values({column.name: bindparam(column.name) for column in _rest(SEATS.c) if column.name != "shown"})
)
NOTE_SHOWN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("b_id"), SEATS.c.seat == bindparam("b_seat"))
    .values(shown=bindparam("b_step"))
)
BEGIN_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values({name: bindparam(name) for name in ("options", "board", "rules_version", "start", "starters")})
)
NEW_CHANGE: Final = insert(CHANGES)
NEW_ANSWER: Final = insert(ANSWERS)
CHANGE_ROWS: Final = (
    select(*_rest(CHANGES.c))
    .where(CHANGES.c.table_id == ID, CHANGES.c.step >= bindparam("step"))
    .order_by(CHANGES.c.change)
)
CHANGE_AT: Final = (
    select(CHANGES.c.change)
    .where(CHANGES.c.table_id == ID, CHANGES.c.step == bindparam("step"), CHANGES.c.quiet_seat.is_(None))
    .limit(1)
)
NAMING: Final = select(CHANGES.c.change, CHANGES.c.events).where(
    CHANGES.c.table_id == ID, CHANGES.c.events.contains('"table",') & CHANGES.c.events.contains('"name":')
)
REWRITE: Final = (
    update(CHANGES)
    .where(CHANGES.c.table_id == bindparam("b_id"), CHANGES.c.change == bindparam("b_change"))
    .values(events=bindparam("events"))
)
STEPS: Final = select(CHANGES.c.step).where(CHANGES.c.table_id == ID).order_by(CHANGES.c.change)
RECORDS: Final = (
    select(CHANGES.c.records)
    .where(CHANGES.c.table_id == ID, CHANGES.c.change > bindparam("after"), CHANGES.c.change <= bindparam("last"))
    .order_by(CHANGES.c.change)
)
ANSWER_ROW: Final = select(*(ANSWERS.c[name] for name in ("session", "key", "request", "seq", "ending"))).where(
    ANSWERS.c.table_id == ID, ANSWERS.c.session == bindparam("session"), ANSWERS.c.key == bindparam("key")
)
HELD_BY: Final = (
    select(TABLES.c.id)
    .join(POSITIONS)
    .where(
        (TABLES.c.host == bindparam("session"))
        | TABLES.c.id.in_(select(CLAIMS.c.table_id).where(CLAIMS.c.session == bindparam("session")))
    )
    .order_by(POSITIONS.c.over, POSITIONS.c.updated.desc())
    .limit(200)
)
KNOWS: Final = select(
    exists(select(TABLES.c.id).where(TABLES.c.host == bindparam("session")))
    | exists(select(CLAIMS.c.seat).where(CLAIMS.c.session == bindparam("session")))
)
LISTING: Final = (
    select(
        *(TABLES.c[name] for name in ("id", "name", "game", "scenario", "players", "created")),
        *(POSITIONS.c[name] for name in ("updated", "step", "over")),
        (TABLES.c.start != "").label("begun"),
    )
    .join(POSITIONS)
    .order_by(POSITIONS.c.updated.desc())
)
# Nobody holds a lease after `latest`: it was written before a clock was set back.
_FREE: Final = (JOBS.c.lease < bindparam("now")) | (JOBS.c.lease > bindparam("latest"))
_TURNS: Final = (
    select(
        *(JOBS.c[name] for name in ("table_id", "seat", "version")),
        TABLES.c.opener,
        TABLES.c.host,
        func.row_number().over(partition_by=TABLES.c.opener, order_by=JOBS.c.lease).label("turn"),
    )
    .join(TABLES)
    .where(_FREE)
    .order_by(column("turn"))
    .limit(bindparam("most"))
    .subquery()
)
FREE_JOBS: Final = (
    select(*(_TURNS.c[name] for name in ("table_id", "seat", "version", "opener", "host")))
    .join(
        JOBS,
        (JOBS.c.table_id == _TURNS.c.table_id) & (JOBS.c.seat == _TURNS.c.seat) & (JOBS.c.version == _TURNS.c.version),
    )
    .where(_FREE)  # again: another process may have taken it meanwhile
    .order_by(_TURNS.c.turn)
    .with_for_update(skip_locked=True, of=JOBS)
)
_THIS_JOB: Final = (
    JOBS.c.table_id == bindparam("b_table"),
    JOBS.c.seat == bindparam("b_seat"),
    JOBS.c.version == bindparam("b_version"),
)
DELETE_JOB: Final = delete(JOBS).where(*_THIS_JOB)
KEEP_JOB: Final = update(JOBS).where(*_THIS_JOB).values(lease=bindparam("lease"))
LEASE_JOB: Final = update(JOBS).where(*_THIS_JOB).values(lease=bindparam("lease"), tries=JOBS.c.tries + 1)
BOT_TABLES: Final = (  # where only bots play, and owe an answer
    select(TABLES.c.opener, func.count())
    .where(
        TABLES.c.id.in_(select(JOBS.c.table_id)),
        ~exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.bot.is_(None)),
    )
    .group_by(TABLES.c.opener)
)
COUNTING: Final = text("SELECT pg_advisory_xact_lock(17400332)")
MESSAGE_ROWS: Final = select(*_rest(MESSAGES.c)).where(MESSAGES.c.table_id == ID).order_by(MESSAGES.c.number)
STUDY: Final = select(STUDIES.c.document).where(STUDIES.c.id == ID)
STUDIES_OF: Final = select(func.count()).select_from(STUDIES).where(STUDIES.c.opener == bindparam("opener"))
STUDIES_ALL: Final = select(func.count()).select_from(STUDIES)
EVENT: Final = select(EVENTS.c.name, EVENTS.c.game, EVENTS.c.state).where(EVENTS.c.id == ID)
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
