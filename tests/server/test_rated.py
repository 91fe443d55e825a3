"""Matches that count for ratings: which can, which do, and what is told where one does not."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from tests.server.client import Browser, Server
from tests.server.people import register, sign_in
from tests.server.test_beginning import finish
from tests.server.test_claims import SOUTH, kinds

BOT = {"south": {"control": "bot", "bot": "random"}}
NUMBERS = count(1)


@pytest.fixture
def pair(server: Server) -> tuple[Browser, Browser]:
    """Two browsers in which people are signed in whom no other test knows."""
    anna, berta = server.browser(), server.browser()
    number = next(NUMBERS)
    register(anna, f"Anna the Rated {number}")
    register(berta, f"Berta the Rated {number}")
    return anna, berta


def opened(host: Browser, friend: Browser) -> str:
    """A table of two people whose match counts, and has begun."""
    ident = host.open(seats=SOUTH, rated=True)
    friend.join(host.created["links"]["south"])
    return ident


def unrated(browser: Browser, ident: str) -> list[str]:
    """Why a match did not count, as everybody is told."""
    told = browser.get(f"/api/tables/{ident}/events", as_="spectator")["events"]
    return [one["fields"]["why"] for one in told if one["kind"] == "unrated"]


def test_a_table_does_not_count_by_itself(host: Browser) -> None:
    """Ratings are asked for."""
    assert host.table(host.open())["rated"] is False


def test_a_match_of_accounts_counts(pair: tuple[Browser, Browser]) -> None:
    """Two people who are signed in play it to its end, and nothing is told against it."""
    ident = opened(*pair)

    finish(*pair, ident)

    assert pair[0].table(ident)["rated"] is True
    assert unrated(pair[0], ident) == []


def test_who_is_not_signed_in_opens_no_such_table(host: Browser) -> None:
    """It would count for nobody."""
    body = {"game": "toy", "scenario": "plain", "players": 2, "rated": True, "seats": SOUTH}

    assert host.post("/api/tables", body, 403)["error"] == "needs-account"


@pytest.mark.parametrize(
    "wrong",
    [{"seats": {}}, {"seats": {"north": {"control": "bot"}, **BOT}}],
    ids=["two seats of one", "bots alone"],
)
def test_what_cannot_count_is_refused(pair: tuple[Browser, Browser], wrong: dict[str, Any]) -> None:
    """The refusal names the field."""
    body = {"game": "toy", "scenario": "plain", "players": 2, "rated": True, **wrong}

    refused = pair[0].post("/api/tables", body, 400)

    assert (refused["error"], refused["detail"].split(":")[0]) == ("unreadable", "rated")


def test_who_is_not_signed_in_does_not_sit_down(pair: tuple[Browser, Browser], friend: Browser) -> None:
    """The link stays good for who is."""
    host, other = pair
    ident = host.open(seats=SOUTH, rated=True)

    assert friend.join(host.created["links"]["south"], 403)["error"] == "needs-account"
    other.join(host.created["links"]["south"])
    assert host.table(ident)["begun"]


def test_nobody_sits_down_twice(pair: tuple[Browser, Browser]) -> None:
    """One account holds one seat."""
    host = pair[0]
    host.open(seats=SOUTH, rated=True)

    assert host.join(host.created["links"]["south"], 403)["error"] == "one-seat-each"


def test_nobody_takes_over_a_bot_that_counts(pair: tuple[Browser, Browser]) -> None:
    """Whose rating stands still plays to the end."""
    ident = pair[0].open(seats=BOT, rated=True)

    assert pair[0].delete(f"/api/tables/{ident}/seats/south/bot", 403)["error"] == "bots-stay"


def test_the_host_puts_no_bot_on_the_seat_of_another(pair: tuple[Browser, Browser]) -> None:
    """Who holds a seat that counts leaves it to a bot himself."""
    host, friend = pair
    ident = opened(host, friend)
    path = f"/api/tables/{ident}/seats/south/bot"

    assert host.post(path, {"bot": "random"}, 403)["error"] == "not-yours"
    friend.post(path, {"bot": "random"}, 200)


def test_a_seat_that_was_shared_counts_for_who_began(pair: tuple[Browser, Browser], friend: Browser) -> None:
    """Nobody makes a match void by letting another in."""
    ident = opened(*pair)
    friend.join(pair[1].post(f"/api/tables/{ident}/seats/south/link", {})["link"])

    finish(*pair, ident)

    assert unrated(pair[0], ident) == []


def test_a_seat_that_was_given_away_does_not_count(pair: tuple[Browser, Browser], friend: Browser) -> None:
    """Everybody is told why, after the end."""
    host, other = pair
    ident = opened(host, other)
    friend.join(other.post(f"/api/tables/{ident}/seats/south/link", {})["link"])
    friend.delete(f"/api/tables/{ident}/seats/south/others")

    finish(host, friend, ident)

    assert unrated(host, ident) == ["seat-changed"]
    assert kinds(host, ident)[-1] == "unrated"


def test_an_account_that_signs_in_elsewhere_keeps_its_seat(pair: tuple[Browser, Browser], friend: Browser) -> None:
    """A match counts on whatever device it is played."""
    ident = opened(*pair)
    sign_in(friend, pair[1].get("/api/account")["account"]["name"])

    finish(pair[0], friend, ident)

    assert unrated(friend, ident) == []
