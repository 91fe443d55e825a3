"""Several servers on one database, each as if on a machine of its own: what one knows all act upon."""

from __future__ import annotations

import contextlib
import re
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from alembic import command
from alembic.config import Config
from websockets.exceptions import ConnectionClosed

from pragmatica.server.kept import migrations
from pragmatica.server.kept.storage import Storage
from pragmatica.server.tables import live
from pragmatica.server.tables.live import Hub, Present
from tests.conftest import MakeServer
from tests.server.balancer import Balanced
from tests.server.client import PATIENCE, ROOT, Browser, Server, at, choose, play_round
from tests.server.people import PASSWORD, register, sign_out, who
from tests.server.postgres import Cluster, cluster
from tests.server.receiver import receiving
from tests.server.test_posts import hook, seated
from tests.server.test_worker import COMMAND
from tests.server.test_workers import insist

LIVE = {"kind": "live", "main": 600, "increment": 10}


@pytest.fixture
def balanced(postgres: Cluster, tmp_path: Path) -> Iterator[Balanced]:
    """Three servers, asked in turn."""
    made = Balanced(tmp_path, postgres.new_database(), processes=3).start()
    yield made
    made.stop()
    assert not made.faults, made.log
    made.close()


def until(found: Any, seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


# -- a balancer -------------------------------------------------------------------------------------------------------


def test_each_request_may_reach_any_process(balanced: Balanced) -> None:
    """A browser makes an account, opens a table, plays, talks, follows and signs out, each at another process."""
    host = balanced.browser()
    register(host, "Maria")
    ident = host.open(pace=LIVE)
    with host.follow(ident, "north") as stream:
        for _ in range(3):
            table = play_round(host, ident)
        assert stream.until(table["step"])["table"]["outcome"] == table["outcome"]
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Well?"}, 204)
    host.post("/api/account/name", {"name": "Theresa"}, 200)
    assert [one["text"] for one in host.get(f"/api/tables/{ident}/messages")] == ["Well?"]
    until(lambda: all(who(host) == "Theresa" for _ in range(3)))
    until(lambda: all(host.table(ident)["seats"][0]["account"]["name"] == "Theresa" for _ in range(3)))
    sign_out(host)
    assert who(host) is None
    with ThreadPoolExecutor(6) as threads:
        body = {"name": "Theresa", "password": PASSWORD}
        sent = [threads.submit(balanced.browser().post, "/api/account/session", body, 200) for _ in range(6)]
    assert {one.result()["account"]["name"] for one in sent} == {"Theresa"}


def test_another_name_is_told_by_all_processes(make_worker: MakeServer) -> None:
    """Also by one that has the table in memory, to those who follow it there."""
    one, two = (make_worker().start() for _ in range(2))
    host = one.browser()
    register(host, "Maria")
    ident = host.open()
    with two.browser().follow(ident) as stream:
        while stream.next()["table"]["seats"][0]["account"]["name"] != "Maria":
            pass
        host.post("/api/account/name", {"name": "Theresa"}, 200)
        while stream.next()["table"]["seats"][0]["account"]["name"] != "Theresa":
            pass


def test_attempts_to_sign_in_are_counted_together(make_worker: MakeServer) -> None:
    """Whoever asks several processes in turn has no more attempts than at one."""
    limits = {"sign_in_rate": "0.001", "sign_in_burst": "3"}
    one, other = (make_worker(**limits).start().browser() for _ in range(2))
    addresses = (f"10.0.0.{number}" for number in count(1))

    def refused_elsewhere() -> bool:
        request: dict[str, Any] = {
            "json": {"name": "Nobody", "password": PASSWORD},
            "headers": {"X-Forwarded-For": next(addresses)},
        }
        assert [one.http.post("/api/account/session", **request).status_code for _ in range(3)] == [403] * 3
        time.sleep(0.5)  # the word goes round
        return other.http.post("/api/account/session", **request).status_code == 429

    until(refused_elsewhere)


def test_who_is_present_is_known_to_a_process_that_has_just_started(make_worker: MakeServer) -> None:
    """It asks, and does not wait until all tell it again."""
    host = make_worker().start().browser()
    ident = host.open()
    with host.follow(ident) as stream:
        stream.next()
        late = at(make_worker().start(), host)
        until(lambda: late.table(ident)["seats"][0]["online"], live.ANNOUNCE / 2)


def test_an_ended_process_is_believed_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom it has told of is not present for ever."""
    hub, told = Hub(), []
    hub.left = lambda ident, seats, step: told.append((ident, seats, step))
    hub.heard("other", "table", Present(frozenset({"north"})))
    monkeypatch.setattr(live, "FORGET", -1.0)
    hub.announce_all()
    assert told == [("table", {"north"}, None)]
    assert hub._elsewhere == {}


def test_figures_are_those_of_all_workers(make_worker: MakeServer) -> None:
    """Whichever process answers, `/metrics` tells the same."""
    server = make_worker(workers="2", bots="0").start()
    host = server.browser()
    ident = host.open()
    for _ in range(40):
        httpx.get(f"{server.url}/api/tables/{ident}")
    with host.follow(ident) as stream:
        stream.next()
        for _ in range(6):
            told = httpx.get(f"{server.url}/metrics").text
            assert re.search(r'^pragmatica_requests_total{method="GET",status="200"} (\d+)', told, re.M)[1] >= "40"  # type: ignore[index]
            assert "pragmatica_followers 1.0" in told
    assert server.stop() == 0


# -- clocks -----------------------------------------------------------------------------------------------------------


def test_the_clock_of_a_machine_may_be_wrong(make_worker: MakeServer) -> None:
    """Clocks at tables go by that of the database: nobody loses or gains a second by who answers him."""
    right, wrong = make_worker(), make_worker()
    wrong.turn_on("host", 3600)
    host = right.start().browser()
    ident = host.open(pace=LIVE)
    there = at(wrong.start(), host)
    time.sleep(2)
    until_of = [one.table(ident)["seats"][0]["clock"]["until"] for one in (host, there)]
    assert until_of[0] == until_of[1] == pytest.approx(time.time() + 600, abs=30)
    choose(there, ident, "north")
    assert host.table(ident)["seats"][0]["clock"]["left"] == pytest.approx(610, abs=30)


def test_a_process_that_slept_gives_back_nothing_while_others_were_there(make_worker: MakeServer) -> None:
    """The house was open, and whoever was asked could answer."""
    one, two = (make_worker().start() for _ in range(2))
    host = one.browser()
    ident = host.open(pace=LIVE)
    before = host.table(ident)["seats"][0]["clock"]
    until(lambda: hours(one) > time.time() - 6)
    two.turn_on("steady", -100)  # a machine that sleeps comes to stand still …
    two.turn_on("wall", 100)  # … and finds that it is later
    time.sleep(3)
    assert host.table(ident)["seats"][0]["clock"] == before
    assert "nobody could answer" not in two.log


def hours(server: Server) -> float:
    """Up to when the house has been open as far as is known."""
    storage = Storage(server.database.replace("postgresql:", "postgresql+psycopg:"))
    try:
        return (storage.hours() or (0.0, 0.0))[1]
    finally:
        storage.close()


# -- what goes away and returns ---------------------------------------------------------------------------------------


def test_the_database_is_restarted(tmp_path: Path) -> None:
    """Followers, accounts and talk go on as if nothing had been, at all processes; nothing is missed."""
    with cluster() as own:
        database = own.new_database()
        servers = [Server(tmp_path / name, database) for name in ("a", "b")]
        for one in servers:
            one.data.mkdir()
            one.start()
        first = servers[0].browser()
        ident = first.open()
        other = at(servers[1], first)
        with ThreadPoolExecutor(1) as thread:
            following = thread.submit(told_of, other, ident, 1)
            until(lambda: first.table(ident)["seats"][1]["online"])
            own.stop()
            assert first.http.get(f"/api/tables/{ident}").status_code == 503
            own.start()
            for number in (1, 2):
                insist(first, ident, "north", f"key-0000000{number}")
            assert following.result()["table"]["step"] == 1
        insist(other, ident, "south", "key-00000003")
        for one in servers:
            assert one.stop() == 0
            one.close()


def told_of(browser: Browser, ident: str, step: int) -> Any:
    """The first update that has come so far, of a follower who comes back when his stream is closed."""
    while True:
        with contextlib.suppress(ConnectionClosed), browser.follow(ident, "south") as stream:
            return stream.until(step)


def test_what_was_changed_while_nothing_was_heard_is_told_afterwards(
    make_worker: MakeServer, postgres: Cluster
) -> None:
    """A process that listens again looks at all tables that somebody follows there."""
    server = make_worker().start()
    host = server.browser()
    ident = host.open()
    with host.follow(ident, "south") as stream:
        step = stream.next()["table"]["step"]
        with psycopg.connect(server.database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%' AND datname = %s",
                [server.database.rsplit("/", 1)[1]],
            )
        other = at(make_worker().start(), host)
        choose(other, ident, "north")
        assert stream.until(step + 1)["table"]["step"] == step + 1


def test_one_of_two_processes_brings_an_old_database_up_to_date(postgres: Cluster, tmp_path: Path) -> None:
    """They start at once; the other waits, and finds it done."""
    database = postgres.new_database()
    older(database, "0005")
    servers = [Server(tmp_path / name, database, apart=True) for name in ("a", "b")]
    for one in servers:
        one.data.mkdir()
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(Server.start, servers))
    host = servers[0].browser()
    ident = host.open()
    assert at(servers[1], host).table(ident)["id"] == ident
    for one in servers:
        assert one.stop() == 0
        one.close()


def older(database: str, version: str) -> None:
    """Make a database as an earlier version of the program left it."""
    storage, config = Storage(database.replace("postgresql:", "postgresql+psycopg:")), Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with storage.writing() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    storage.close()


def test_mails_and_bots_of_an_ended_server_are_taken_by_a_worker(
    make_worker: MakeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it could not deliver, `pragmatica worker` does, on whatever machine that is."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    server = make_worker(bots="0").start()
    host, friend = server.browser(), server.browser()
    ident = seated(host, friend)
    with receiving() as receiver:
        receiver.answers = [503] * 3
        hook(friend, receiver)
        host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "Well?"}, 204)
        receiver.wait(1)
        server.kill()
        worked = [*COMMAND, "--database", server.database, "--data", str(tmp_path / "worker"), "--bots", "0"]
        worker = subprocess.Popen(worked, cwd=ROOT, stdout=subprocess.DEVNULL)
        try:
            until(lambda: any(one.json["items"][0]["table"] == ident for one in receiver.wait(4)))
        finally:
            worker.terminate()
            worker.wait(PATIENCE)
