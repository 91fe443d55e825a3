"""A server answers at once, however many clocks have to get back what ran while the house was closed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, select

from pragmatica.server.accounts.vacations import Plans
from pragmatica.server.clocks.pace import Pace
from pragmatica.server.errors import Refused
from pragmatica.server.forms import requests
from pragmatica.server.jobs import clocks as jobs
from pragmatica.server.jobs.clocks import ClockWatch
from pragmatica.server.kept import backup
from pragmatica.server.kept.migrate import migrate
from pragmatica.server.kept.schema import CHANGES, CLAIMS, POSITIONS, SEATS, TABLES
from pragmatica.server.kept.storage import Storage
from pragmatica.server.play.sparing import spared
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.service import Tables
from tests.conftest import MakeServer
from tests.samples import SMALLEST
from tests.server.client import PATIENCE, Server, at, choose
from tests.server.postgres import Cluster
from tests.server.test_admin import Admin
from tests.server.test_clocks import DAILY, LIVE, clocks, due_of, kinds, table_of_two, wish
from tests.server.test_recess import close, until
from tests.server.test_unplayable import LACKS, spoil, storage_of

AWAY = 1_200.0  # seconds; longer than anybody has in LIVE
MANY = 200
SOON = pytest.approx(0, abs=30)
DAY = 24 * 3600


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server with a calendar that a test can turn on."""
    started: Server = make_server(bots="0").start()
    return started


@contextmanager
def database(server: Server) -> Iterator[Storage]:
    """The database of a server, beside it."""
    storage = storage_of(server)
    try:
        yield storage
    finally:
        storage.close()


def hold(server: Server, parts: int = 0) -> None:
    """Only so many parts of the tables get their time back until it goes on."""
    (server.data / "held").write_text(str(parts))


def go_on(server: Server) -> None:
    """All get it, and have it."""
    (server.data / "held").unlink()
    end = time.monotonic() + PATIENCE
    with database(server) as storage:
        while storage.not_given():
            assert time.monotonic() < end
            time.sleep(0.05)


def away(server: Server, seconds: float = AWAY, parts: int = 0) -> None:
    """Nobody could reach the house for so long; what clocks get back is held up."""
    hold(server, parts)
    server.kill()
    server.turn_on("steady", seconds)
    server.start()


def multiplied(server: Server, ident: str, number: int = MANY) -> list[str]:
    """So many tables as this one, and it itself."""
    made = [f"{ident}-{one}" for one in range(number)]
    with database(server) as storage, storage.writing() as connection:
        for kind in (TABLES, POSITIONS, SEATS, CLAIMS, CHANGES):
            _multiply(connection, kind, ident, made)
    return [ident, *made]


def _multiply(connection: Connection, kind: Any, ident: str, made: list[str]) -> None:
    key = "id" if kind is TABLES else "table_id"
    rows = connection.execute(select(kind).where(kind.c[key] == ident)).mappings().all()
    if rows:
        connection.execute(insert(kind), [{**row, key: one} for one in made for row in rows])


def due(server: Server) -> set[float]:
    """When the first clocks of all tables will have run out, as it is kept."""
    with database(server) as storage:
        return {when for when, _ in storage.timed()}


def waiting(server: Server) -> bool:
    """Whether there is something that has not been given back yet."""
    with database(server) as storage:
        return bool(storage.not_given())


def test_the_first_request_is_answered_before_all_clocks_have_got_their_time_back(server: Server) -> None:
    """And tells the right time."""
    host, _, ident = table_of_two(server, **LIVE)
    tables = multiplied(server, ident)
    before = clocks(host, ident)["north"]["until"]
    (kept,) = due(server)
    away(server)
    assert [clocks(host, one)["north"]["until"] - before - AWAY for one in tables[:3]] == [SOON] * 3
    assert waiting(server)
    assert due(server) == {kept}
    go_on(server)
    (now,) = due(server)
    assert now - kept - AWAY == SOON
    assert clocks(host, ident)["north"]["until"] - before - AWAY == SOON


def test_who_answers_meanwhile_has_lost_nothing(server: Server) -> None:
    """Nor gains anything when the others get their time."""
    host, _, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)["south"]["until"]
    away(server)
    choose(host, ident, "north")
    told = clocks(host, ident)
    assert told["north"]["left"] == pytest.approx(610, abs=30)
    assert told["south"]["until"] - before - AWAY == SOON
    go_on(server)
    assert clocks(host, ident) == told


def test_no_time_is_up_before_it_has_been_given_back(server: Server) -> None:
    """Nor is anybody warned, and then the match goes on."""
    host, friend, ident = table_of_two(server, **LIVE, late="bot")
    daily, _, other = table_of_two(server, **DAILY)
    away(server, 4 * DAY)
    time.sleep(2.5)  # two looks of the watch
    assert kinds(host, ident) == kinds(daily, other) == []
    go_on(server)
    time.sleep(1.5)
    assert kinds(host, ident) == kinds(daily, other) == []
    choose(host, ident, "north")
    choose(friend, ident, "south")


def test_time_that_is_up_is_told_when_it_has_been_given_back(server: Server) -> None:
    """To one who had little left before, later than that by as much."""
    host, _, ident = table_of_two(server, **LIVE)
    away(server)
    server.turn_on("steady", 630)
    go_on(server)
    end = time.monotonic() + PATIENCE
    while "time-out" not in (found := kinds(host, ident)):
        assert time.monotonic() < end, found
        time.sleep(0.05)


def test_a_vote_gets_its_time_back(server: Server) -> None:
    """Nobody consents by silence whom the house did not let in."""
    host, _, ident = table_of_two(server, **DAILY)
    body = {"seat": "north", "wish": "abandon"}
    told = host.post(f"/api/tables/{ident}/votes", body, 200)["vote"]["until"]
    away(server, 30 * DAY)
    time.sleep(1.5)
    assert host.table(ident)["vote"]["until"] - told - 30 * DAY == SOON
    go_on(server)
    time.sleep(1.5)
    assert host.table(ident)["vote"]["until"] - told - 30 * DAY == SOON


def test_all_who_follow_are_told_of_the_right_time(server: Server) -> None:
    """At once, and hear of no other afterwards."""
    host, _, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)["south"]["until"]
    away(server)
    with host.follow(ident, "north") as stream:
        told = [stream.next()]
        go_on(server)
        choose(host, ident, "north")
        step = host.table(ident)["step"]
        while told[-1]["table"]["step"] < step:
            told.append(stream.next())
    (until,) = {one["clock"]["until"] for update in told for one in update["table"]["seats"] if one["seat"] == "south"}
    assert until - before - AWAY == SOON


def test_lists_tell_the_right_time(server: Server) -> None:
    """That of somebody's own tables."""
    host, _, ident = table_of_two(server, **LIVE)
    before = clocks(host, ident)["north"]["until"]
    away(server)
    (line,) = host.get("/api/tables")
    assert line["seats"][0]["clock"]["until"] - before - AWAY == SOON


def test_a_table_that_is_exported_meanwhile_goes_on_with_the_time_it_had(server: Server, tmp_path: Path) -> None:
    """What it had still to get back goes along."""
    _, _, ident = table_of_two(server, **LIVE)
    away(server)
    with database(server) as storage, contextlib.closing(Storage(f"sqlite:///{tmp_path / 'other.db'}")) as other:
        migrate(other)
        backup.save(storage, tmp_path / "table", ident)
        backup.add(other, tmp_path / "table")
        assert due_of(other, ident) - due_of(storage, ident) - AWAY == SOON


def test_a_server_that_is_killed_meanwhile_gives_nothing_twice(server: Server) -> None:
    """Nor forgets anybody."""
    _, _, ident = table_of_two(server, **LIVE)
    multiplied(server, ident)
    (kept,) = due(server)
    away(server, parts=3)
    end = time.monotonic() + PATIENCE
    while len(due(server)) < 2:
        assert time.monotonic() < end
        time.sleep(0.05)
    hold(server, parts=2)  # those who have it, and some more
    server.kill()
    server.start()
    go_on(server)
    (now,) = due(server)
    assert now - kept - AWAY == SOON


def test_the_house_may_be_closed_again_meanwhile(server: Server) -> None:
    """Both times are given back."""
    host, _, ident = table_of_two(server, **LIVE)
    multiplied(server, ident)
    (kept,) = due(server)
    before = clocks(host, ident)["north"]["until"]
    away(server, parts=3)
    away(server, 700, parts=2)
    assert clocks(host, ident)["north"]["until"] - before - AWAY - 700 == SOON
    go_on(server)
    (now,) = due(server)  # to the same moment, whenever it was given
    assert now - kept - AWAY - 700 == SOON


def test_a_table_that_cannot_be_played_gets_its_time_back(server: Server) -> None:
    """Until a program comes that can."""
    _, _, ident = table_of_two(server, **LIVE)
    (kept,) = due(server)
    spoil(server, ident, LACKS["rules"])
    away(server)
    go_on(server)
    (now,) = due(server)
    assert now - kept - AWAY == SOON


def test_a_pause_for_upkeep_ends_at_once(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """However many clocks have to get its time back."""
    host, _, ident = table_of_two(server, **LIVE)
    multiplied(server, ident)
    before = clocks(host, ident)["north"]["until"]
    admin = Admin(capsys)
    close(admin, server, host)
    hold(server)
    time.sleep(3)
    admin("resume", server=server)
    until(host, lambda told: told is None)
    assert waiting(server)
    assert clocks(host, ident)["north"]["until"] - before >= 2
    choose(host, ident, "north")
    go_on(server)
    assert max(due(server)) - before < 30


def test_two_processes_give_it_back_once(make_worker: MakeServer) -> None:
    """One that comes while another gives tells the same of all, and all get it once."""
    one, two = (make_worker(bots="0") for _ in range(2))
    host, _, ident = table_of_two(one.start(), **LIVE)
    tables = multiplied(one, ident)
    before = clocks(host, ident)["north"]["until"]
    (kept,) = due(one)
    for server in (one, two):
        hold(server, parts=2)
    one.kill()
    for server in (one, two):
        server.turn_on("steady", AWAY)
    one.start()
    there = at(two.start(), host)
    for browser in (host, there):
        assert {clocks(browser, table)["north"]["until"] for table in tables[::40]} == {
            clocks(host, ident)["north"]["until"]
        }
    assert clocks(there, ident)["north"]["until"] - before - AWAY == SOON
    for server in (two, one):
        go_on(server)
    (now,) = due(one)
    assert now - kept - AWAY == SOON


def test_a_pause_by_agreement_is_none_that_is_given_back(server: Server) -> None:
    """Clocks that stand have lost nothing."""
    host, friend, ident = table_of_two(server, **LIVE)
    wish(host, ident, "north", "pause")
    wish(friend, ident, "south", "pause")
    away(server)
    wish(friend, ident, "south", "go-on")
    assert clocks(host, ident)["north"]["left"] == pytest.approx(600, abs=30)
    go_on(server)
    assert clocks(host, ident)["north"]["left"] == pytest.approx(600, abs=30)


def test_what_has_been_given_is_not_given_again(server: Server) -> None:
    """However often it is reckoned, and in whatever parts."""
    _, _, ident = table_of_two(server, **LIVE)
    with database(server) as storage:
        (row,) = storage.timings([ident])
    closures = [(row.due - 300.0, row.due + 100.0), (row.due + 200.0, row.due + 400.0)] if row.due else []
    once = spared(row, row.pace, closures)
    assert once.due == pytest.approx((row.due or 0.0) + 600.0)
    assert spared(once, once.pace, closures) is once
    assert spared(spared(row, row.pace, closures[:1]), row.pace, closures) == once


def test_no_clock_is_told_before_it_is_known_how_long_the_database_was_away(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks first when it is there again finds it out."""
    monkeypatch.setattr(jobs, "GAP", 0.2)
    monkeypatch.setattr(jobs, "EVERY", 60.0)
    storage = Storage(postgres.new_database().replace("postgresql://", "postgresql+psycopg://"))
    migrate(storage)

    def fails(*_: Any) -> None:
        raise psycopg.OperationalError("no answer")

    async def scene() -> None:
        tables = Tables(storage, Hub())
        watch = ClockWatch(tables, Plans(storage, 0))
        tables.now = watch.now
        await watch.start()
        table, _ = await tables.create(requests.TableRequest(**SMALLEST.asked, pace=Pace(kind="live", main=600)), "me")
        with monkeypatch.context() as away:
            away.setattr(storage, "hours", fails)
            await asyncio.sleep(0.5)
            with pytest.raises(Refused):
                await tables.read(storage.hours)
        found = await tables.get(table.id)
        assert (found.position.due or 0.0) - (table.position.due or 0.0) > 0.4
        await watch.stop()
        tables.close()

    asyncio.run(scene())
