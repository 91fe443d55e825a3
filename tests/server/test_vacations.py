"""Vacations of accounts: correspondence clocks of their seats stand, so many days a year."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.people import PASSWORD, register
from tests.server.test_clocks import DAILY, LIVE, clocks, kinds

DAY = 24 * 3600


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    """A server with a calendar that a test can turn on."""
    started: Server = make_server(vacation_days="10").start()
    return started


def day(ahead: int) -> str:
    """A day from now on, in UTC."""
    return (datetime.now(UTC) + timedelta(days=ahead)).strftime("%Y-%m-%d")


def plan(browser: Browser, first: int, last: int, status: int = 200) -> Any:
    """Plan a vacation."""
    return browser.post("/api/account/vacations", {"first": day(first), "last": day(last), "zone": "UTC"}, status)


def seated(server: Server, name: str, **pace: Any) -> tuple[Browser, str]:
    """An account that sits north, and owes an answer, at a table with clocks."""
    host = server.browser()
    register(host, name, zone="UTC")
    return host, host.open(pace=pace)


def test_a_vacation_stops_correspondence_clocks(server: Server) -> None:
    """The clock runs out so much later, all read when the seat is away, and no time is up meanwhile."""
    host, ident = seated(server, "Goes Away", **DAILY)
    before = clocks(host, ident)["north"]

    told = plan(host, 1, 5)

    after = clocks(host, ident)["north"]
    assert (told["left"], len(told["planned"])) == (5, 1)
    assert after["until"] == pytest.approx(before["until"] + 5 * DAY)
    assert after["away"] == [[told["planned"][0]["begin"], told["planned"][0]["end"]]]
    server.turn_on("steady", 4 * DAY)
    time.sleep(3)
    assert "time-out" not in kinds(host, ident)


def test_a_restart_gives_the_time_of_a_vacation_once(server: Server) -> None:
    """It is reckoned from the calendar, not added."""
    host, ident = seated(server, "Restarted", **DAILY)
    plan(host, 1, 2)
    before = clocks(host, ident)["north"]["until"]
    server.kill()
    server.start()
    time.sleep(2)

    assert clocks(host, ident)["north"]["until"] == pytest.approx(before, abs=30)


def test_a_table_that_begins_later_goes_by_it_too(server: Server) -> None:
    """Whoever looks at the clocks notes it before any time is up."""
    host, _ = seated(server, "Opens Later", **DAILY)
    plan(host, 1, 5)
    ident = host.open(pace=DAILY)
    server.turn_on("steady", 4 * DAY)
    end = time.monotonic() + PATIENCE
    while not clocks(host, ident)["north"]["away"]:
        assert time.monotonic() < end
        time.sleep(0.1)

    assert "time-out" not in kinds(host, ident)


def test_a_sitting_goes_on(server: Server) -> None:
    """No vacation stops a clock of one sitting."""
    host, ident = seated(server, "Sits Now", **LIVE)
    before = clocks(host, ident)["north"]

    plan(host, 0, 3)

    assert clocks(host, ident)["north"] == before


def test_a_vacation_begins_in_an_hour_at_the_earliest(server: Server) -> None:
    """A clock that has nearly run out is saved by none."""
    host, _ = seated(server, "In A Hurry", **DAILY)
    now = time.time()

    (planned,) = plan(host, 0, 2)["planned"]

    assert planned["begin"] > now + 3599  # by the clock of the database, as far as it can be told


def test_a_vacation_that_is_ended_lets_clocks_go_on(server: Server) -> None:
    """One that is called off takes no day."""
    host, ident = seated(server, "Comes Back", **DAILY)
    before = clocks(host, ident)["north"]["until"]
    (planned,) = plan(host, 1, 5)["planned"]

    told = host.post("/api/account/vacations/end", {"begin": planned["begin"]}, 200)

    assert told == {"yearly": 10, "left": 10, "planned": []}
    assert clocks(host, ident)["north"]["until"] == pytest.approx(before)
    assert host.post("/api/account/vacations/end", {"begin": planned["begin"]}, 404)["error"] == "not-found"


@pytest.mark.parametrize(("first", "last", "error"), [
    (5, 3, "unreadable"),
    (-1, 1, "unreadable"), (300, 380, "unreadable"), (5, 15, "no-days-left"), (2, 3, "unreadable"),
])  # fmt: skip
def test_what_cannot_be_planned_is_refused(server: Server, first: int, last: int, error: str) -> None:
    """Days in order, from today, within a year, no more than there are, and none twice."""
    host, _ = seated(server, "Cannot Plan", **DAILY)
    plan(host, 3, 4)

    status = 409 if error == "no-days-left" else 400
    told = host.http.post("/api/account/vacations", json={"first": day(first), "last": day(last), "zone": "UTC"})

    assert (told.status_code, told.json()["error"]) == (status, error)


@pytest.mark.parametrize("text", ["", "soon", "2026-13-01", "2026-1-1\n", "0000-00-00", "9" * 10])
def test_hostile_days_are_refused(server: Server, text: str) -> None:
    """What is no day plans nothing; strangers plan nothing at all."""
    host, _ = seated(server, "Hostile Days", **DAILY)

    assert host.post("/api/account/vacations", {"first": text, "last": text}, 400)["error"] == "unreadable"
    assert host.post("/api/account/vacations", {"first": 1, "last": None}, 400)["error"] == "bad-request"
    assert host.post("/api/account/vacations/end", {"begin": "now"}, 400)["error"] == "bad-request"
    assert server.browser().post("/api/account/vacations", {"first": day(1), "last": day(2)}, 401)
    elsewhere = {"Origin": "https://elsewhere.example"}
    assert host.post("/api/account/vacations", {"first": day(1), "last": day(2)}, 403, **elsewhere)


def test_vacations_go_with_the_account(server: Server) -> None:
    """Whoever deletes his account leaves none."""
    host, _ = seated(server, "Leaves It All", **DAILY)
    plan(host, 1, 2)

    host.post("/api/account/deletion", {"password": PASSWORD}, 200)
