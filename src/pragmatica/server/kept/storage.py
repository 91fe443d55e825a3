"""The database: what is kept of a table, and the one transaction in which a table changes.

SQLite and PostgreSQL through the same SQLAlchemy Core statements. All methods block. They are called in threads, except
for writes to a SQLite file that do not wait for the disk: those take less time than changing threads does.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    Connection,
    delete,
    insert,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from pragmatica.server.kept import listings, outbox, queries, results
from pragmatica.server.kept.database import CHANNEL, Prepared, in_one_go
from pragmatica.server.kept.level import Level
from pragmatica.server.kept.rows import (
    Answer,
    BotLimit,
    ChangeRow,
    ClaimRow,
    Conflict,
    Full,
    Job,
    MessageRow,
    Opening,
    Position,
    Post,
    ResultRow,
    SeatRow,
    Stored,
    TableRow,
    Write,
)
from pragmatica.server.kept.schema import (
    ANSWERS,
    AUDIT,
    CHANNELS,
    CLAIMS,
    JOBS,
    MESSAGES,
    OPENINGS,
    POSITIONS,
    SEATS,
    STUDIES,
    TABLES,
)
from pragmatica.server.kept.timed import Timed

ANSWERS_KEPT: Final = 30 * 24 * 3600.0  # seconds
OPENINGS_KEPT: Final = 24 * 3600.0


class Storage(Timed):
    """The database of one process."""

    def __init__(self, url: str | URL, *, durable: bool = False, threads: int = 1) -> None:
        super().__init__(url, durable=durable, threads=threads)
        self._update_position = Prepared(queries.UPDATE_POSITION, self.engine)
        self._new_change = Prepared(queries.NEW_CHANGE, self.engine)
        self._new_post = Prepared(outbox.WRITE_POST, self.engine)
        self._notify = Prepared(queries.NOTIFY, self.engine)
        # Rows that are there stay as they are.
        new = sqlite.insert if self.sqlite else postgresql.insert
        self._new_claims = new(CLAIMS).on_conflict_do_nothing()
        self._new_jobs = new(JOBS).on_conflict_do_nothing()

    # -- tables -------------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, write: Write) -> None:
        """Keep a new table with its seats and its first change. Raises Conflict when it has been opened before."""
        try:
            with self.writing() as connection:
                self._count(connection, write.limit)
                if write.listing is not None and write.waiting is not None:
                    listings.count(connection, write.listing, write.waiting)
                connection.execute(insert(TABLES), asdict(row))
                connection.execute(insert(POSITIONS), {"table_id": row.id, **asdict(write.position)})
                connection.execute(insert(SEATS), [{"table_id": row.id, **asdict(one)} for one in write.seats])
                if write.opening is not None:
                    connection.execute(insert(OPENINGS), asdict(write.opening))
                self._append(connection, write)
        except IntegrityError as error:
            raise Conflict("the key has been used") from error

    def opening(self, key: str) -> Opening | None:
        """What was opened with a key, given as digest."""
        with self.engine.connect() as connection:
            row = connection.execute(queries.OPENING_ROW, {"key": key}).mappings().one_or_none()
            return None if row is None else Opening(**row)

    def load(self, ident: str) -> Stored | None:
        """A table as it was at one moment, or None."""
        with self.reading() as connection:
            row = connection.execute(queries.TABLE_ROW, {"id": ident}).mappings().one_or_none()
            if row is None:
                return None
            position = connection.execute(queries.POSITION_ROW, {"id": ident}).mappings().one()
            seats = connection.execute(queries.SEAT_ROWS, {"id": ident}).mappings()
            claims = connection.execute(queries.CLAIM_ROWS, {"id": ident}).mappings()
            since = {"id": ident, "after": position["base_change"], "last": position["change"]}
            tail = connection.execute(queries.RECORDS, since).scalars()
            people = connection.execute(queries.PEOPLE, {"id": ident}).all()
            return Stored(
                TableRow(**row),
                Position(**position),
                tuple(SeatRow(**one) for one in seats),
                tuple(ClaimRow(**one) for one in claims),
                tuple(tail),
                {str(account): str(name) for account, name, *_ in people},
                {str(account): Level(*level) for account, _, *level in people if level[0] is not None},
            )

    def levels(self, accounts: Collection[str], game: str, scenario: str) -> results.Levels:
        """The levels of those accounts that have one."""
        with self.engine.connect() as connection:
            return results.levels(connection, accounts, game, scenario)

    def event(self, ident: str) -> tuple[str, str, str] | None:
        """What an event is called, what is played there, and how far it has come."""
        with self.engine.connect() as connection:
            row = connection.execute(queries.EVENT, {"id": ident}).one_or_none()
            return None if row is None else (row.name, row.game, row.state)

    def study(self, ident: str) -> str | None:
        """A study that is kept, or None."""
        with self.engine.connect() as connection:
            return connection.execute(queries.STUDY, {"id": ident}).scalar()

    def keep_study(self, row: dict[str, Any], most: int, most_in_all: int) -> bool:
        """Keep a study, once; whether there was room for it among those of the same opener, and of all."""
        try:
            with self.writing() as connection:
                if connection.execute(queries.STUDY, {"id": row["id"]}).scalar() is not None:
                    return True
                own = connection.execute(queries.STUDIES_OF, {"opener": row["opener"]}).scalar_one()
                if own >= most or connection.execute(queries.STUDIES_ALL).scalar_one() >= most_in_all:
                    return False
                connection.execute(insert(STUDIES), row)
        except IntegrityError:  # another process has kept the same one
            pass
        return True

    def change_of(self, ident: str) -> int | None:
        """The number of the table's latest change, or None when there is no such table."""
        with self.engine.connect() as connection:
            return connection.execute(queries.CHANGE_NUMBER, {"id": ident}).scalar()

    def commit(self, write: Write) -> None:
        """Carry out a change. Raises Conflict, and then nothing has changed."""
        try:
            with self.writing() as connection:
                self._count(connection, write.limit)
                with in_one_go(connection):
                    seen = {"b_id": write.table_id, "b_change": write.position.change - 1}
                    updated = self._update_position.run(connection, {**asdict(write.position), **seen})
                    self._follow(connection, write)
                if updated.rowcount != 1:
                    raise Conflict("the table has changed")
                if write.results:  # what they are reckoned from is read first, which one go cannot
                    results.record(connection, write.table_id, write.results)
                    self._tell_levels(connection, write)
        except self._known_already as error:
            raise Conflict("the key has been used, or the table has changed") from error

    def _follow(self, connection: Connection, write: Write) -> None:
        """What changes beside the position."""
        for seat in write.seats:
            values = asdict(seat)
            del values["shown"]  # that is noted by itself
            connection.execute(queries.UPDATE_SEAT, {"b_id": write.table_id, "b_seat": seat.seat, **values})
        if write.begun is not None:
            connection.execute(queries.BEGIN_TABLE, {"b_id": write.table_id, **asdict(write.begun)})
        self._append(connection, write)

    def _tell_levels(self, connection: Connection, write: Write) -> None:
        """Other processes read again how strong those are taken to be for whom the match counts."""
        if not self.sqlite:
            for row in write.results:
                if row.rated:
                    payload = f"level {write.sender} {row.account}"
                    self._notify.run(connection, {"channel": CHANNEL, "payload": payload})

    def _count(self, connection: Connection, limit: BotLimit | None) -> None:
        """Raises Full where one more table of bots would be too many."""
        if limit is None:
            return
        if not self.sqlite:  # there the transaction itself keeps others out
            connection.execute(queries.COUNTING)
        counts = {str(opener): int(count) for opener, count in connection.execute(queries.BOT_TABLES)}
        if 0 < limit.each <= counts.get(limit.opener, 0) or 0 < limit.most <= sum(counts.values()):
            raise Full

    def _append(self, connection: Connection, write: Write) -> None:
        ident = write.table_id
        self._new_change.run(connection, {"table_id": ident, **asdict(write.change)})
        if write.host is not None:
            connection.execute(queries.UPDATE_HOST, {"b_id": ident, "host": write.host})
        for claim in write.ended:
            connection.execute(queries.END_CLAIM, {"id": ident, "b_session": claim.session, "b_seat": claim.seat})
        if write.claims:
            connection.execute(self._new_claims, [{"table_id": ident, **asdict(claim)} for claim in write.claims])
        if write.answer is not None:
            values = {"table_id": ident, "created": write.position.updated, **asdict(write.answer)}
            connection.execute(queries.NEW_ANSWER, values)
        if write.done is not None:
            connection.execute(queries.DELETE_JOB, _job_key(write.done))
        if write.jobs:
            waiting: list[dict[str, Any]] = [{**asdict(job), "lease": write.lease, "tries": 0} for job in write.jobs]
            connection.execute(self._new_jobs, waiting)
        listings.note(connection, write)
        for post in write.posts:
            self._new_post.run(connection, outbox.values(ident, post, write.position.updated))
        if write.audit:
            connection.execute(insert(AUDIT), [asdict(one) for one in write.audit])
        if not self.sqlite:
            self._notify.run(connection, {"channel": CHANNEL, "payload": f"change {write.sender} {ident}"})

    def keep_results(self, ident: str, rows: Sequence[ResultRow]) -> None:
        """Keep the results of a match that was over before they were kept."""
        with self.writing() as connection:
            results.record(connection, ident, rows)

    # -- what is read of a table --------------------------------------------------------------------------------------

    def changes(self, ident: str, step: int) -> list[ChangeRow]:
        """The changes from a step on, in order."""
        with self.engine.connect() as connection:
            rows = connection.execute(queries.CHANGE_ROWS, {"id": ident, "step": step}).mappings()
            return [ChangeRow(**row) for row in rows]

    def change_at(self, ident: str, step: int) -> int:
        """The number of the change that made a step, which must have come."""
        with self.engine.connect() as connection:
            return int(connection.execute(queries.CHANGE_AT, {"id": ident, "step": step}).scalar_one())

    def records(self, ident: str, after: int, last: int) -> list[str]:
        """The records of the changes above `after` up to `last`."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.RECORDS, {"id": ident, "after": after, "last": last}).scalars())

    def steps(self, ident: str) -> list[int]:
        """The step of each change, in their order."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.STEPS, {"id": ident}).scalars())

    def answer(self, ident: str, session: str, key: str) -> Answer | None:
        """What a key was answered with."""
        with self.engine.connect() as connection:
            row = (
                connection.execute(queries.ANSWER_ROW, {"id": ident, "session": session, "key": key})
                .mappings()
                .one_or_none()
            )
            return None if row is None else Answer(**row)

    def held_by(self, session: str) -> list[str]:
        """The tables at which a session holds a seat or which it opened, the latest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(queries.HELD_BY, {"session": session}).scalars())

    def knows(self, session: str) -> bool:
        """Whether a session holds a seat or opened a table."""
        with self.engine.connect() as connection:
            return bool(connection.execute(queries.KNOWS, {"session": session}).scalar())

    def listing(self) -> list[dict[str, Any]]:
        """All tables in short, the latest first."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(queries.LISTING).mappings()]

    def note_shown(self, shown: Sequence[tuple[str, str, int]]) -> None:
        """Keep up to which step seats have been shown their table: table, seat, step."""
        with self.writing() as connection:
            rows = [{"b_id": ident, "b_seat": seat, "b_step": step} for ident, seat, step in shown]
            connection.execute(queries.NOTE_SHOWN, rows)

    def forget_names(self, ident: str, names: Mapping[str, Collection[str]], sender: str) -> None:
        """Leave these names of seats out of what has happened at a table."""
        with self.writing() as connection:
            rows = connection.execute(queries.NAMING, {"id": ident}).all()
            for change, events in rows:
                told = json.loads(events)
                for shared in (event[2] for event in told):
                    if shared.get("name") in names.get(str(shared.get("seat")).removeprefix("seat:"), ()):
                        shared["name"] = None
                changed = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
                connection.execute(queries.REWRITE, {"b_id": ident, "b_change": change, "events": changed})
            if not self.sqlite:
                connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"change {sender} {ident}"})

    # -- talk ---------------------------------------------------------------------------------------------------------

    def messages(self, ident: str) -> list[MessageRow]:
        """All that has been said at a table, in order."""
        with self.engine.connect() as connection:
            return [MessageRow(**row) for row in connection.execute(queries.MESSAGE_ROWS, {"id": ident}).mappings()]

    def say(self, ident: str, row: MessageRow, sender: str, posts: Sequence[Post] = ()) -> None:
        """Keep a message, and what is to be told of it. Raises Conflict when its number or key was used meanwhile."""
        try:
            with self.writing() as connection:
                connection.execute(insert(MESSAGES), {"table_id": ident, **asdict(row)})
                for post in posts:
                    self._new_post.run(connection, outbox.values(ident, post, row.created))
                if not self.sqlite:
                    connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"talk {sender} {ident}"})
        except IntegrityError as error:
            raise Conflict("the number or the key has been used") from error

    # -- jobs ---------------------------------------------------------------------------------------------------------

    def lease_jobs(self, now: float, until: float, limit: int) -> list[tuple[str, str, Job]]:
        """Take jobs that nobody works on, of all openers alike; they come back when `until` has passed.

        Each comes with the opener and the host of its table. A lease that ends later than any that is given now was
        given by a clock that has been set back, and binds nobody.
        """
        with self.writing() as connection:
            asked = {"now": now, "latest": until + (until - now), "most": limit}
            found = connection.execute(queries.FREE_JOBS, asked)
            jobs = [(opener, host, Job(ident, seat, version)) for ident, seat, version, opener, host in found]
            for _, _, job in jobs:
                connection.execute(queries.LEASE_JOB, {**_job_key(job), "lease": until})
            return jobs

    def keep_jobs(self, jobs: Sequence[Job], until: float) -> None:
        """Go on holding jobs that are not done yet."""
        with self.writing() as connection:
            connection.execute(queries.KEEP_JOB, [{**_job_key(job), "lease": until} for job in jobs])

    def drop_job(self, job: Job) -> None:
        """Forget a job whose question is no longer asked."""
        with self.writing() as connection:
            connection.execute(queries.DELETE_JOB, _job_key(job))

    def tidy(self) -> None:
        """Forget old keys; give up the leases of a server that was killed, where it was the only one."""
        with self.writing() as connection:
            connection.execute(delete(ANSWERS).where(ANSWERS.c.created < time.time() - ANSWERS_KEPT))
            connection.execute(delete(OPENINGS).where(OPENINGS.c.created < time.time() - OPENINGS_KEPT))
            if self.sqlite:
                connection.execute(update(JOBS).values(lease=0.0))
                connection.execute(update(CHANNELS).values(lease=0.0))


def _job_key(job: Job) -> dict[str, Any]:
    return {"b_table": job.table_id, "b_seat": job.seat, "b_version": job.version}
