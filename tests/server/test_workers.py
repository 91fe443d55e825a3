"""Two worker processes on one PostgreSQL database."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server, at, choose, play_round
from tests.server.postgres import Cluster
from tests.server.test_admin import Admin
from tests.server.test_clocks import clocks
from tests.server.test_recess import until


@pytest.fixture(scope="module")
def pair(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database, so that a test can choose which of them it asks."""
    database = postgres.new_database()
    with (
        contextlib.closing(Server(tmp_path_factory.mktemp("a"), database)) as one,
        contextlib.closing(Server(tmp_path_factory.mktemp("b"), database)) as two,
    ):
        yield one.start(), two.start()
        for server in (one, two):
            server.stop()
            assert not server.faults, server.log


def test_a_change_reaches_followers_of_the_other_process(pair: tuple[Server, Server]) -> None:
    """What is played through one process is pushed by the other."""
    first = pair[0].browser()
    ident = first.open()
    with at(pair[1], first).follow(ident, "south") as stream:
        step = stream.next()["table"]["step"]
        choose(first, ident, "north")
        update = stream.until(step + 1)

    assert [one["seat"] for one in update["table"]["waiting"]] == ["south"]


def test_the_other_process_sees_the_newest_table(pair: tuple[Server, Server]) -> None:
    """A table that one process keeps in memory is read anew when the other has changed it."""
    first = pair[0].browser()
    ident = first.open()
    second = at(pair[1], first)
    for browser in (first, second, first):
        play_round(browser, ident)
        assert first.table(ident, "north") == second.table(ident, "north")


def test_an_old_version_is_stale_at_the_other_process(pair: tuple[Server, Server]) -> None:
    """The refusal carries the table as the other process left it."""
    first = pair[0].browser()
    ident = first.open()
    second = at(pair[1], first)
    action = second.table(ident, "north")["view"]["actions"][0]["id"]
    first.act(ident, "north", action, version=0)

    refused = second.act(ident, "north", action, version=0, status=409)

    assert refused["table"] == first.table(ident, "north")


def test_a_repeated_request_is_recognised_by_the_other_process(pair: tuple[Server, Server]) -> None:
    """The same key gets the same answer from both."""
    first = pair[0].browser()
    ident = first.open()
    second = at(pair[1], first)
    action = second.table(ident, "north")["view"]["actions"][0]["id"]

    told = first.act(ident, "north", action, version=0, key="key-00000001")

    assert second.act(ident, "north", action, version=0, key="key-00000001") == told


def test_racing_processes_apply_each_answer_once(pair: tuple[Server, Server]) -> None:
    """When both are sent the same answer at once, one accepts it and the other finds it stale."""
    first = pair[0].browser()
    tables = [first.open() for _ in range(20)]
    second = at(pair[1], first)
    for ident in tables:
        second.table(ident)
        action = first.table(ident, "north")["view"]["actions"][0]["id"]
        body = {"seat": "north", "version": 0, "actions": [action]}

        with ThreadPoolExecutor(2) as threads:
            sent = [
                threads.submit(browser.http.post, f"/api/tables/{ident}/actions", json=body)
                for browser in (first, second)
            ]
        answers = {one.result().status_code: one.result().text for one in sent}

        assert sorted(answers) == [201, 409], answers


def test_presence_is_told_to_the_other_process(pair: tuple[Server, Server]) -> None:
    """A seat is online wherever its browser is connected."""
    first = pair[0].browser()
    ident = first.open()
    with at(pair[1], first).follow(ident, "spectator") as stream, first.follow(ident) as mine:
        mine.next()
        while not stream.next()["table"]["seats"][0]["online"]:
            pass


def test_both_processes_are_closed_for_upkeep_and_open_again(
    make_worker: MakeServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither changes anything meanwhile; a clock gets its time back once, whichever of them gives it."""
    one, two = (make_worker().start() for _ in range(2))
    host, friend = one.browser(), one.browser()
    ident = host.open(seats={"south": {"control": "link"}}, pace={"kind": "live", "main": 600})
    friend.join(host.created["links"]["south"])
    both, admin = (host, at(two, host)), Admin(capsys)
    before = clocks(host, ident)["north"]["until"]
    admin("pause", "--in", "0s", server=one)
    begun = [until(browser, lambda told: told is not None and told["closed"])["begins"] for browser in both]
    for browser in both:
        choosing = {"seat": "north", "version": 0, "actions": ["n"]}
        assert browser.post(f"/api/tables/{ident}/actions", choosing, 423)["error"] == "recess"

    admin("resume", server=one)
    for browser in both:
        until(browser, lambda told: told is None)

    given = [clocks(browser, ident)["north"]["until"] - before for browser in both]
    assert given[0] == pytest.approx(given[1])
    assert 0 < given[0] <= time.time() - begun[0]
    for server in (one, two):
        server.stop()


def test_workers_share_a_socket(make_worker: MakeServer) -> None:
    """`--workers 2` plays a match whatever process answers, and stops in order."""
    server = make_worker(workers="2").start()
    host = server.browser()
    ident = host.open()
    for _ in range(3):
        table = play_round(host, ident)

    assert table["outcome"]
    assert server.stop() == 0


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    """A database file belongs to one process."""
    with pytest.raises(AssertionError, match="PostgreSQL"):
        Server(tmp_path, workers="2").start()


def test_lost_connections_to_the_database_come_back(postgres: Cluster, make_worker: MakeServer) -> None:
    """When the database drops all connections, requests and followers go on with new ones."""
    servers = [make_worker().start() for _ in range(2)]
    first = servers[0].browser()
    ident = first.open()
    with at(servers[1], first).follow(ident, "south") as stream:
        step = stream.next()["table"]["step"]
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                [servers[0].database.rsplit("/", 1)[1]],
            )
        choose(first, ident, "north")
        update = stream.until(step + 1)
    for one in servers:
        one.stop()

    assert update["table"]["step"] == step + 1


@contextlib.contextmanager
def cutting(postgres: Cluster, database: str) -> Iterator[None]:
    """Drop all connections to a database again and again."""
    over = Event()

    def cut() -> None:
        with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
            while not over.wait(0.05):
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                    [database.rsplit("/", 1)[1]],
                )

    with ThreadPoolExecutor(1) as thread:
        cuts = thread.submit(cut)
        try:
            yield
        finally:
            over.set()
            cuts.result()


def test_nothing_is_lost_or_doubled_while_connections_break(postgres: Cluster, make_worker: MakeServer) -> None:
    """Whoever repeats a request with its key until it is accepted has played each action once."""
    server = make_worker().start()
    host = server.browser()
    undisturbed, *tables = [host.open() for _ in range(15)]
    choose(host, undisturbed, "north")
    choose(host, undisturbed, "south")
    with cutting(postgres, server.database):
        for ident in tables:
            for seat in ("north", "south"):
                for number in (1, 2):
                    insist(host, ident, seat, f"{seat}-key-{number}")
    steps = {host.table(ident)["step"] for ident in tables}
    expected = host.table(undisturbed)["step"]
    server.stop()

    assert steps == {expected}


def insist(browser: Browser, ident: str, seat: str, key: str) -> None:
    """Play the first action that is offered, asking again and again while the database does not answer."""

    def until(status: int, method: str, path: str, **request: Any) -> Any:
        while (answer := browser.http.request(method, f"/api/tables/{ident}{path}", **request)).status_code != status:
            assert answer.json()["error"] in ("unavailable", "busy"), answer.text
        return answer.json()

    view = until(200, "GET", "", params={"as": seat})["view"]
    body = {"seat": seat, "version": view["version"], "actions": [view["actions"][0]["id"]]}
    until(201, "POST", "/actions", json=body, headers={"Idempotency-Key": key})
