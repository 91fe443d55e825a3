"""Accounts and a hostile client: malformed requests, other sites, guessing, many at once, a seat that is being left."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import httpx
import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, at
from tests.server.people import PASSWORD, cookie, register, sign_in, who
from tests.server.test_claims import SOUTH, mine

JSON: Final = {"content-type": "application/json"}
DOORS: Final = {
    "": {"name": "x y", "password": PASSWORD},
    "/session": {"name": "x y", "password": PASSWORD},
    "/name": {"name": "x y"},
    "/settings": {"language": "", "zone": ""},
    "/password": {"password": PASSWORD},
    "/reset": {"secret": "s", "password": PASSWORD},
    "/deletion": {"password": PASSWORD},
}
BAD: Final = {
    "empty": "",
    "not an object": "[]",
    "deep": "[" * 20_000 + "]" * 20_000,
    "lone surrogate": '{"name":"\\ud800","password":"\\ud800"}',
    "a number": '{"name":1,"password":2,"zone":3,"secret":4}',
    "endless": json.dumps(
        {"name": "n" * 201, "password": "p" * 501, "language": "a" * 9, "zone": "z" * 65, "secret": ""}
    ),
}
QUEER: Final = ["' OR 1=1 --", "a\nb"]
TRICKS: Final = ["", "a\0b", "n" * 200, "\u202eanna", "\u0301" * 100, "\U000e0041" * 50, "../../x"]


@pytest.mark.parametrize("path", DOORS)
@pytest.mark.parametrize("kind", BAD)
def test_what_is_malformed_is_refused(host: Browser, path: str, kind: str) -> None:
    """Every door of accounts refuses bodies of a wrong form in the agreed one."""
    told = host.http.post(f"/api/account{path}", content=BAD[kind], headers=JSON)

    assert (told.status_code, told.json()["error"]) == (400, "bad-request")


@pytest.mark.parametrize("path", DOORS)
def test_unknown_fields_are_refused(host: Browser, path: str) -> None:
    """Nobody makes himself an administrator by asking for it."""
    assert host.post(f"/api/account{path}", {**DOORS[path], "role": "administrator"}, 400)["error"] == "bad-request"


@pytest.mark.parametrize("path", DOORS)
def test_pages_of_other_sites_are_refused(host: Browser, path: str) -> None:
    """A page elsewhere neither signs anybody in or out nor does anything with his account."""
    elsewhere = {"Origin": "https://elsewhere.example"}

    assert host.post(f"/api/account{path}", DOORS[path], 403, **elsewhere)["error"] == "wrong-origin"
    assert host.delete("/api/account/session", 403, **elsewhere)["error"] == "wrong-origin"


@pytest.mark.parametrize("name", [*TRICKS, *QUEER])
def test_no_name_whatever_breaks_signing_in(host: Browser, name: str) -> None:
    """Whoever tries a name that nobody can have is told what everybody is told."""
    assert sign_in(host, name, 403)["error"] == "sign-in-refused"


@pytest.mark.parametrize("name", TRICKS)
def test_no_name_that_plays_tricks_becomes_an_account(host: Browser, name: str) -> None:
    """Control characters, marks without letters, tags and addresses are refused when an account is made."""
    assert register(host, name, 400)["error"] == "bad-text"


@pytest.mark.parametrize(
    "password", ["nul \0 inside", "zażółć gęślą jaźń", "\U0001f600 and \U0001f601 and", "x y" * 66]
)
def test_any_sign_may_stand_in_a_password(host: Browser, password: str) -> None:
    """Passwords are whatever their owner can write."""
    name = f"Password of {len(password)} {ord(password[0])}"
    register(host, name, password=password)

    sign_in(host, name, password=password)


def test_letters_of_a_password_may_be_written_in_two_ways(host: Browser) -> None:
    """A keyboard that puts marks behind letters makes the same password."""
    register(host, "Ångström", password="cafe\u0301 au lait")

    sign_in(host, "Ångström", password="café au lait")


def test_guessing_at_one_name_is_limited(make_server: MakeServer) -> None:
    """Whoever guesses from however many addresses is made to wait; others are not, nor he who is signed in."""
    server = make_server(sign_in_rate="1000", sign_in_burst="1000").start()
    owner, other = server.browser(), server.browser()
    register(owner, "Guessed At")
    register(other, "Left Alone")

    told = [
        at(server, other).http.post("/api/account/session", json={"name": "guessed at", "password": "wrong one"})
        for _ in range(31)
    ]

    assert [one.status_code for one in told[-2:]] == [403, 429]
    sign_in(other, "Left Alone")
    assert who(owner) == "Guessed At"
    owner.post("/api/account/password", {"old": PASSWORD, "password": "an other password"}, 200)


def test_many_sign_ins_at_once_end_in_one_session_each(host: Browser) -> None:
    """Each gets a session of its own, and all of them hold the account's seats."""
    ident = host.open(seats=SOUTH)
    register(host, "Parallel")
    body = {"name": "Parallel", "password": PASSWORD}

    def enter(_: int) -> httpx.Response:
        return httpx.post(f"{host.server.url}/api/account/session", json=body, timeout=60)

    with ThreadPoolExecutor(6) as pool:
        told = list(pool.map(enter, range(6)))

    assert {one.status_code for one in told} == {200}
    assert len({one.cookies[next(iter(one.cookies))] for one in told}) == 6
    assert mine(host, ident) == ["north"]


def test_registering_at_once_gives_a_name_once(host: Browser) -> None:
    """Of many who want a name at the same moment one gets it."""
    body = {"name": "Wanted By All", "password": PASSWORD}

    def enter(_: int) -> int:
        return httpx.post(f"{host.server.url}/api/account", json=body, timeout=60).status_code

    with ThreadPoolExecutor(5) as pool:
        assert sorted(pool.map(enter, range(5))) == [201, 409, 409, 409, 409]


def test_a_planted_cookie_is_not_taken_over(host: Browser, friend: Browser) -> None:
    """A session that somebody made up, and planted, is not the one that signing in gives."""
    host.http.cookies.set(next(iter(planted(friend))), "planted-by-somebody-who-knows-it")

    register(host, "Fixated")

    assert "planted-by-somebody-who-knows-it" not in cookie_values(host)


def planted(browser: Browser) -> dict[str, str]:
    """The name that the server gives a cookie."""
    browser.open()
    return dict(browser.http.cookies)


def cookie_values(browser: Browser) -> list[str | None]:
    """What a browser shows for the path of the whole site."""
    return [one.value for one in browser.http.cookies.jar if one.domain.startswith("127")]


def test_a_page_that_is_open_while_the_account_is_deleted_ends(host: Browser, friend: Browser) -> None:
    """Whoever looked at his hand when he deleted his account elsewhere sees it no longer."""
    register(host, "Deleted At Table")
    ident = host.open()
    sign_in(friend, "Deleted At Table")
    with friend.follow(ident, "north") as stream:
        stream.next()

        host.post("/api/account/deletion", {"password": PASSWORD}, 200)

        assert stream.close_code() == 4403


def test_the_seats_of_others_are_not_touched_by_a_deletion(host: Browser, friend: Browser) -> None:
    """Only what the account holds is given up."""
    ident = host.open(seats=SOUTH)
    register(friend, "Leaves Alone")
    friend.join(host.created["links"]["south"])
    key: Any = cookie(host)

    friend.post("/api/account/deletion", {"password": PASSWORD}, 200)

    assert (mine(host, ident), cookie(host)) == (["north"], key)
