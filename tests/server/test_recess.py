"""A server that is closed for upkeep: announced, read-only, over restarts; no clock loses anything."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, choose
from tests.server.people import register
from tests.server.test_admin import Admin
from tests.server.test_clocks import LIVE, clocks, table_of_two

HOUR = 3600


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command."""
    return Admin(capsys)


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server with a calendar that a test can turn on."""
    started: Server = make_server().start()
    return started


def notice(browser: Browser) -> Any:
    """What every page is told."""
    return browser.get("/api/waiting")["recess"]


def until(browser: Browser, wanted: Callable[[Any], bool]) -> Any:
    """The notice, once it is as wanted."""
    end = time.monotonic() + PATIENCE
    while not wanted(found := notice(browser)):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def close(admin: Admin, server: Server, browser: Browser) -> None:
    """Close the house and wait until it is."""
    admin("pause", "--in", "0s", "--message", "New engine", server=server)
    until(browser, lambda told: told is not None and told["closed"])


def test_a_pause_is_announced_to_everybody(admin: Admin, server: Server) -> None:
    """With its time and message, while all goes on."""
    host = server.browser()
    ident = host.open()
    assert notice(host) is None
    admin("pause", "--in", "10m", "--message", "New  engine", server=server)
    told = until(host, lambda told: told is not None)
    assert (told["message"], told["closed"]) == ("New engine", False)
    assert told["begins"] == pytest.approx(time.time() + 600, abs=60)
    choose(host, ident, "north")


def test_nothing_can_be_changed_and_all_be_read(admin: Admin, server: Server) -> None:
    """No answer, no table, no message, no account."""
    host = server.browser()
    ident = host.open()
    before = host.table(ident)
    close(admin, server, host)
    action = before["view"]["actions"][0]["id"]
    refused = host.post(f"/api/tables/{ident}/actions", {"seat": "north", "version": 0, "actions": [action]}, 423)
    assert refused["error"] == "recess"
    host.post("/api/tables", {"game": "toy", "scenario": "plain", "players": 2}, 423)
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "text": "hello", "readers": []}, 423)
    register(server.browser(), "Laudon", 423)
    assert host.table(ident) == before


def test_a_clock_loses_nothing(admin: Admin, server: Server) -> None:
    """However long the house is closed, and though it is restarted meanwhile."""
    host, _, ident = table_of_two(server, **LIVE)
    close(admin, server, host)
    server.turn_on("steady", HOUR)
    server.stop()
    server.start()
    assert notice(host)["closed"]
    server.turn_on("steady", HOUR)
    time.sleep(2)  # a watch that looked at clocks would find this one run out
    assert not clocks(host, ident)["north"]["late"]
    ended = time.time
    try:
        time.time = lambda: ended() + 2 * HOUR  # type: ignore[assignment]
        admin("resume", server=server)
    finally:
        time.time = ended
    until(host, lambda told: told is None)
    assert clocks(host, ident)["north"]["until"] > time.time() + 2 * HOUR + 500
    choose(host, ident, "north")


def test_bots_wait(admin: Admin, make_server: MakeServer) -> None:
    """And go on when the house is open again."""
    server = make_server(bot_pause="4").start()
    host = server.browser()
    ident = host.open(seats={"south": {"control": "bot"}})
    close(admin, server, host)
    time.sleep(4)
    assert "south" in [one["seat"] for one in host.table(ident)["waiting"]]
    admin("resume", server=server)
    end = time.monotonic() + PATIENCE
    while "south" in [one["seat"] for one in host.table(ident)["waiting"]]:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_a_pause_that_has_not_begun_is_called_off(admin: Admin, server: Server) -> None:
    """Its notice goes."""
    host = server.browser()
    admin("pause", "--in", "2h", server=server)
    until(host, lambda told: told is not None)
    admin("resume", server=server)
    until(host, lambda told: told is None)
    assert "neither closed" in admin("resume", server=server, status=1)


def test_a_time_that_is_none_is_refused(admin: Admin, server: Server) -> None:
    """And nothing is announced."""
    assert "is no time" in admin("pause", "--in", "soon", server=server, status=1)
    assert notice(server.browser()) is None


def test_a_killed_server_stays_closed(admin: Admin, server: Server) -> None:
    """It is closed when it comes again, before the first request."""
    host = server.browser()
    ident = host.open()
    close(admin, server, host)
    server.kill()
    server.start()
    host.post(f"/api/tables/{ident}/undo", {"seat": "north", "count": 1}, 423)
