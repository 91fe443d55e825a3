"""Ratings beside names, and tables at which certain ratings are wanted."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server import test_lobby
from tests.server.client import PATIENCE, Browser, Server
from tests.server.events import tables
from tests.server.people import register
from tests.server.test_beginning import finish
from tests.server.test_claims import SOUTH
from tests.server.test_company import invite
from tests.server.test_lobby import sit
from tests.server.test_results import name_of, named, played, ratings


def level(browser: Browser) -> Any:
    """How strong somebody is taken to be, on his own page."""
    return ratings(browser)[0]["level"]


def beside(browser: Browser, ident: str) -> list[Any]:
    """What stands beside the names at a table."""
    return [one["account"] and one["account"]["level"] for one in browser.table(ident)["seats"]]


def test_who_sits_down_brings_his_rating(server: Server) -> None:
    """Everybody sees it at the table, marked as provisional."""
    host, friend, _, _ = played(server, rated=True)

    ident = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"])

    assert beside(server.browser(), ident) == [level(host), level(friend)]
    assert level(host)["provisional"]


def test_of_whom_no_match_has_counted_there_is_no_rating(server: Server) -> None:
    """Neither of one who is new here, nor of one without an account."""
    host, _ = named(server, "New")
    ident = host.open(seats=SOUTH)
    server.browser().join(host.created["links"]["south"])

    assert beside(host, ident) == [None, None]


def test_a_match_that_counts_moves_what_stands_beside_names_elsewhere(server: Server) -> None:
    """At another table of the same people the new ratings are told without anybody sitting down again."""
    host, friend, _, _ = played(server, rated=True)
    other = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"])
    before = beside(host, other)

    ident = host.open(seats=SOUTH, rated=True)
    friend.join(host.created["links"]["south"])
    finish(host, friend, ident)

    assert beside(host, other) == [level(host), level(friend)] != before


def test_processes_tell_each_other_of_ratings(make_worker: MakeServer) -> None:
    """What a match has moved in one process is told by another, which has held the table in memory."""
    one, two = make_worker().start(), make_worker().start()
    host, friend, _, _ = played(one, rated=True)
    other = host.open(seats=SOUTH)
    friend.join(host.created["links"]["south"])
    looker = two.browser()
    before = beside(looker, other)
    ident = host.open(seats=SOUTH, rated=True)
    friend.join(host.created["links"]["south"])
    finish(host, friend, ident)

    end = time.monotonic() + PATIENCE
    while beside(looker, other) == before and time.monotonic() < end:
        time.sleep(0.05)
    assert beside(looker, other) == [level(host), level(friend)] != before


def test_the_lobby_tells_ratings(server: Server) -> None:
    """Of who waits at a table, and of its host."""
    host, _, _, _ = played(server, rated=True)
    ident = test_lobby.opened(host)

    found = next(one for one in server.browser().get("/api/lobby")["tables"] if one["id"] == ident)

    assert found["host"]["level"] == level(host) == found["seats"][0]["account"]["level"]


def test_an_event_tells_ratings(server: Server) -> None:
    """Of everybody who plays in it."""
    host, _, _, _ = played(server, rated=True)
    event = tables.opened(host)
    tables.join(host, event)
    tables.join(tables.person(server), event)

    assert [one["level"] for one in tables.see(server.browser(), event)["entries"]] == [level(host), None]


@pytest.mark.parametrize("wanted", [{"least": 1_501}, {"most": 1_499}, {"least": 1_600, "most": 1_700}])
def test_who_has_another_rating_than_is_wanted_does_not_sit_down(server: Server, wanted: dict[str, int]) -> None:
    """He is told which are wanted, and which he has; who has none yet counts as 1500."""
    (host, _), (guest, _) = named(server, "Picky"), named(server, "Guest")
    ident = test_lobby.opened(host, **wanted)

    told = sit(guest, ident, 403)

    assert told["error"] == "rating-unwanted"
    assert all(str(one) in told["detail"] for one in (1_500, *wanted.values()))
    assert not host.table(ident)["seats"][1]["taken"]


@pytest.mark.parametrize("wanted", [{"least": 1_500}, {"most": 1_500}, {"least": 1_400, "most": 1_600}])
def test_who_has_a_rating_that_is_wanted_sits_down(server: Server, wanted: dict[str, int]) -> None:
    """Both ends belong to the range."""
    (host, _), (guest, _) = named(server, "Picky"), named(server, "Guest")

    sit(guest, test_lobby.opened(host, **wanted))


def test_where_ratings_are_wanted_one_is_signed_in(server: Server) -> None:
    """Who is not has none, and the lobby says so."""
    host, _ = named(server, "Picky")
    ident = test_lobby.opened(host, least=100)

    assert sit(server.browser(), ident, 401)["error"] == "not-signed-in"
    assert next(one for one in host.get("/api/lobby")["tables"] if one["id"] == ident)["members"]


def test_whom_the_host_asks_may_have_any_rating(server: Server) -> None:
    """Asked to a seat, or with a link to it, one sits down whatever is wanted."""
    (host, _), (guest, _) = named(server, "Picky"), named(server, "Guest")
    ident = test_lobby.opened(host, least=3_000)
    invite(host, ident, name_of(guest))

    sit(guest, ident)

    assert host.table(ident)["seats"][1]["account"]["name"] == name_of(guest)


def test_a_range_that_holds_nothing_is_refused(server: Server) -> None:
    """Nobody could ever sit down."""
    host = server.browser()
    register(host, "Picky with an Empty Range")
    body = {"game": "toy", "scenario": "plain", "players": 2, "public": True, "least": 1_600, "most": 1_500}

    assert host.post("/api/tables", body, 400)["error"] == "unreadable"
