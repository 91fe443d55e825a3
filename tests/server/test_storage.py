"""The database: migrations, and what a table is restored from."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Thread, get_ident

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from pragmatica import Match
from pragmatica.server.errors import Refused
from pragmatica.server.kept import database
from pragmatica.server.kept.database import BUSY, KEPT_LOG
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.rows import (
    Answer,
    ChangeRow,
    ClaimRow,
    Conflict,
    Job,
    MessageRow,
    Position,
    SeatRow,
    TableRow,
    Write,
)
from pragmatica.server.kept.schema import HEAD, METADATA
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play import changes
from pragmatica.server.play.changes import Made
from pragmatica.server.play.table import Table, read_records
from pragmatica.server.tables.asking import Asking
from tests.samples import SMALLEST, USUAL, Sample


@pytest.fixture
def url(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Address of an empty database."""
    if backend == "sqlite":
        return f"sqlite:///{tmp_path / 'pragmatica.db'}"
    address: str = request.getfixturevalue("postgres").new_database()
    return address.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    """A database that is up to date."""
    made = Storage(url)
    migrate(made)
    yield made
    made.close()


def opened(storage: Storage, seed: int = 1, ident: str = "t1", opener: str = "", sample: Sample = SMALLEST) -> Table:
    """A table, kept."""
    match = sample.new(seed)
    snapshot = match.to_json(history=False)
    row = TableRow(
        ident,
        "",
        *sample,
        "{}",
        match.setup.board,
        1,
        "host",
        "1",
        "",
        "",
        0,
        match.to_json(),
        opener,
    )
    position = Position(0, 0, 0, "{}", False, snapshot, "", 0)
    seats = tuple(SeatRow(place, seat, "device", None, "") for place, seat in enumerate(match.seats))
    change = ChangeRow(0, 0, None, 0, "[]", "[]")
    claims = [ClaimRow("host", seat) for seat in match.seats]
    storage.create(row, Write(table_id=ident, position=position, change=change, seats=seats, claims=claims))
    return restored(storage, ident)


def restored(storage: Storage, ident: str = "t1") -> Table:
    """The table as the database tells of it."""
    stored = storage.load(ident)
    assert stored is not None
    return Table.restored(stored)


def play(table: Table, random: Random) -> Made:
    """A random answer of a random seat."""
    seat = random.choice(sorted(table.match.pending))
    action = random.choice(table.match.legal(seat)).id
    return changes.play(table, seat, table.match.version(seat), [action], 0)


def test_migrations_make_the_schema(storage: Storage) -> None:
    """The migrations and the tables that the statements are made from agree."""
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    assert storage.is_current()


def test_the_newest_migration_is_the_head() -> None:
    """`schema.HEAD`, which saves a start from asking alembic, names the newest migration."""
    folder = Path(database.__file__).parent / "migrations" / "versions"
    assert max(path.stem for path in folder.glob("*.py")).startswith(f"{HEAD}_")


def test_processes_may_migrate_at_once(url: str) -> None:
    """Several processes that find an empty database end up with one schema."""
    storages = [Storage(url) for _ in range(3)]
    threads = [Thread(target=migrate, args=(one,)) for one in storages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert all(one.is_current() for one in storages)
    for one in storages:
        one.close()


def test_a_new_file_is_opened_by_several_at_once(tmp_path: Path) -> None:
    """Of several that make the same file at the same moment none is turned away."""
    for number in range(20):
        storages = [Storage(f"sqlite:///{tmp_path / f'{number}.db'}") for _ in range(6)]
        with ThreadPoolExecutor(len(storages)) as pool:
            assert list(pool.map(Storage.version, storages)) == [None] * len(storages)
        for one in storages:
            one.close()


@pytest.mark.parametrize("short", [True, False])
def test_only_what_is_brief_is_asked_of_a_file_at_once(storage: Storage, short: bool) -> None:
    """All else is asked in a thread, and so is everything of a server."""
    tables = Asking(storage, 1)

    def where() -> int:
        return get_ident()

    async def here() -> bool:
        return await tables.read(database.brief(where) if short else where) == get_ident()

    assert asyncio.run(here()) == (short and storage.sqlite)


def test_a_table_is_restored_as_it_was(storage: Storage) -> None:
    """After every change of a random match the restored table offers the same, undo included."""
    random = Random(7)
    table = opened(storage)
    for _ in range(150):
        if table.position.over:
            break
        able = [seat for seat in table.match.seats if table.match.undoable(seat)]
        if able and random.random() < 0.1:
            seat = able[0]
            table, write = changes.undo(table, seat, random.randint(1, table.match.undoable(seat)), 0)
        else:
            table, write = play(table, random)
        storage.commit(write)
        twin = restored(storage)
        assert twin.match.to_json(history=False) == table.match.to_json(history=False) == table.position.snapshot
        assert [twin.match.undoable(seat) for seat in twin.match.seats] == [
            table.match.undoable(seat) for seat in table.match.seats
        ]
        assert twin.match.pending == table.match.pending
        assert (twin.position, twin.quiet) == (table.position, table.quiet)


def hesitating(table: Table) -> Iterator[Made]:
    """Somebody who may take two answers back does so with the latest and gives it anew, again and again."""
    random, able, latest = Random(7), list[str](), ""
    while not able:
        seat = random.choice(sorted(table.match.pending))
        latest = random.choice(table.match.legal(seat)).id
        made = changes.play(table, seat, table.match.version(seat), [latest], 0)
        yield made
        table = made[0]
        able = [seat for seat in table.match.seats if table.match.undoable(seat) > 1]
    while True:
        yield (made := changes.undo(made[0], able[0], 1, 0))
        yield (made := changes.play(made[0], able[0], made[0].match.version(able[0]), [latest], 0))


def test_a_table_is_restored_from_few_changes(storage: Storage) -> None:
    """However often somebody plays and takes it back, little is repeated to restore the table, undo included."""
    made = hesitating(opened(storage, sample=USUAL))
    for _ in range(3 * changes.LONG):
        table, write = next(made)
        storage.commit(write)
        assert table.position.change - table.position.base_change <= changes.LONG
    twin = restored(storage)
    assert twin.match.to_json(history=False) == table.match.to_json(history=False)
    (able,) = [seat for seat in twin.match.seats if twin.match.undoable(seat)]
    assert twin.match.undoable(able) == table.match.undoable(able) >= 1
    for one in (table, twin):
        one.match.undo(able, one.match.undoable(able))
    assert twin.match.pending == table.match.pending
    assert len(table.match.records) <= 2 * changes.LONG


def test_an_error_tells_no_secret(storage: Storage) -> None:
    """What the database refuses is logged without seeds and private words."""
    opened(storage)
    row = MessageRow(1, "louis", "[]", "in private", 0, "key-00000001")
    storage.say("t1", row, "here")

    with pytest.raises(Conflict) as conflict:
        storage.say("t1", row, "here")

    assert conflict.value.__cause__ is not None
    assert "in private" not in str(conflict.value.__cause__)


DAMAGES = {
    "position": "update positions set base = '{'",
    "other position": "update positions set base = '{}'",
    "numbers": "update positions set quiet = '[]'",
    "records": "update changes set records = '[[0, 1' where change = 1",
    "other records": "update changes set records = '[[99, 99, false]]' where change = 1",
    "game": f"update positions set base = replace(base, '{SMALLEST.game}', 'chess')",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_is_unplayable(storage: Storage, damage: str) -> None:
    """What cannot be read is this table's own fault: whatever needs its match is refused, and nothing else."""
    table, write = play(opened(storage), Random(1))
    storage.commit(msgspec.structs.replace(write, position=msgspec.structs.replace(table.position, base_change=0)))
    with storage.writing() as connection:
        connection.execute(text(damage))

    damaged = restored(storage)

    with pytest.raises(Refused) as refused:
        damaged.require_begun()
    assert refused.value.kind == "unplayable"
    assert damaged.fault


def test_a_change_of_an_old_table_conflicts(storage: Storage) -> None:
    """Of two changes made from the same table only one is kept."""
    table = opened(storage)
    _, first = play(table, Random(1))
    _, second = play(table, Random(2))
    storage.commit(first)

    with pytest.raises(Conflict):
        storage.commit(second)

    assert storage.change_of("t1") == 1
    assert len(storage.changes("t1", 0)) == 2


def test_a_used_key_conflicts_and_changes_nothing(storage: Storage) -> None:
    """The same idempotency key cannot be kept twice, and what came with it is not kept either."""
    table = opened(storage)
    answer = Answer("host", "key", "request", 5)
    table, first = play(table, Random(1))
    storage.commit(msgspec.structs.replace(first, answer=answer))
    _, second = play(table, Random(2))

    with pytest.raises(Conflict):
        storage.commit(msgspec.structs.replace(second, answer=answer))

    assert storage.change_of("t1") == 1
    assert storage.answer("t1", "host", "key") == answer
    assert storage.records("t1", 0, 99) == [first.change.records]


def test_a_job_is_leased_to_one(storage: Storage) -> None:
    """A job that somebody works on comes back when the lease has ended, and not before."""
    table = opened(storage)
    _, write = play(table, Random(1))
    job = Job("t1", "louis", 0)
    storage.commit(msgspec.structs.replace(write, jobs=[job]))

    assert storage.lease_jobs(now=10, until=20, limit=5) == [("", "host", job)]
    assert storage.lease_jobs(now=15, until=25, limit=5) == []
    assert storage.lease_jobs(now=21, until=31, limit=5) == [("", "host", job)]
    storage.drop_job(job)
    assert storage.lease_jobs(now=50, until=60, limit=5) == []


def test_a_lease_that_ends_too_late_binds_nobody(storage: Storage) -> None:
    """A clock that was set back has left it: no lease that is given now ends so late."""
    table = opened(storage)
    _, write = play(table, Random(1))
    job = Job("t1", "louis", 0)
    storage.commit(msgspec.structs.replace(write, jobs=[job], lease=3_600))

    assert storage.lease_jobs(now=10, until=20, limit=5) == [("", "host", job)]


def test_jobs_that_are_held_on_to_are_not_taken(storage: Storage) -> None:
    """Who works longer than his lease renews it."""
    table = opened(storage)
    _, write = play(table, Random(1))
    job = Job("t1", "louis", 0)
    storage.commit(msgspec.structs.replace(write, jobs=[job], lease=20))
    storage.keep_jobs([job], until=30)

    assert storage.lease_jobs(now=25, until=35, limit=5) == []


def test_jobs_are_taken_of_all_openers_alike(storage: Storage) -> None:
    """However many wait of one address, another's is among the first."""
    table = opened(storage)
    many = [Job("t1", "louis", version) for version in range(60)]
    _, write = play(table, Random(1))
    storage.commit(msgspec.structs.replace(write, jobs=many))
    opened(storage, ident="t2", opener="other")
    _, write = play(restored(storage, "t2"), Random(1))
    job = Job("t2", "louis", 0)
    storage.commit(msgspec.structs.replace(write, jobs=[job]))

    assert ("other", "host", job) in storage.lease_jobs(now=10, until=20, limit=2)


def test_records_replay_to_the_snapshot(storage: Storage) -> None:
    """The start and the records alone lead to the position that is kept."""
    random = Random(3)
    table = opened(storage)
    for _ in range(200):
        if table.position.over:
            break
        table, write = play(table, random)
        storage.commit(write)

    match = Match.from_json(table.row.start)
    for records in storage.records("t1", 0, table.position.change):
        for record in read_records(records):
            match.repeat(record)

    assert json.loads(match.to_json(history=False)) == json.loads(table.position.snapshot)


def test_the_log_is_brought_into_the_file(tmp_path: Path) -> None:
    """A checkpoint brings into SQLite's file what stood in its log."""
    path = tmp_path / "pragmatica.db"
    storage = Storage(f"sqlite:///{path}")
    migrate(storage)
    opened(storage)
    before = path.stat().st_size

    storage.checkpoint()

    assert path.stat().st_size > before
    storage.close()


def test_a_long_log_is_made_short_when_nobody_writes(tmp_path: Path) -> None:
    """After much has been written SQLite's log keeps no place on the disk; while somebody writes it stays."""
    path = tmp_path / "pragmatica.db"
    storage = Storage(f"sqlite:///{path}")
    migrate(storage)
    log = tmp_path / "pragmatica.db-wal"
    columns = "table_id, number, sender, readers, text, created, key"
    values = "'t1', value, '', '', randomblob(900), 0, value"
    fill = text(f"INSERT INTO messages ({columns}) SELECT {values} FROM json_each(:rows)")
    opened(storage)
    for part in range(2):
        with storage.writing() as connection:
            connection.execute(fill, {"rows": json.dumps(list(range(part * 5_000, part * 5_000 + 5_000)))})
        storage.checkpoint()
        assert log.stat().st_size > KEPT_LOG

    storage.checkpoint()

    assert log.stat().st_size == 0
    with storage.writing() as connection:
        assert connection.execute(text("SELECT count(*) FROM messages")).scalar() == 10_000
    storage.close()


def test_a_reader_holds_nobody_up(tmp_path: Path) -> None:
    """A log that somebody still reads is left as it is, at once."""
    storage = Storage(f"sqlite:///{tmp_path / 'pragmatica.db'}")
    migrate(storage)
    opened(storage)
    with storage.writing() as connection:
        connection.execute(text("UPDATE tables SET name = hex(randomblob(5000000))"))
    with storage.reading() as reader:
        reader.execute(text("SELECT 1 FROM tables")).scalar()
        started = time.monotonic()
        for _ in range(3):
            storage.checkpoint()
        with storage.writing() as connection:
            connection.execute(text("UPDATE tables SET name = ''"))
        assert time.monotonic() - started < BUSY
    assert (tmp_path / "pragmatica.db-wal").stat().st_size > KEPT_LOG
    storage.close()
