"""Accounts: making one, signing in and out, and the seats that belong to it."""

from __future__ import annotations

import time

import pytest

from pragmatica.server.accounts.passwords import Passwords
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server, at
from tests.server.people import PASSWORD, cookie, register, sign_in, sign_out, who
from tests.server.test_claims import SOUTH, mine


def test_nobody_is_signed_in_at_first(host: Browser) -> None:
    """A browser without an account is told so, and gets no cookie."""
    offered = {"registration": True, "mail": False, "vacations": True, "provider": None}
    assert host.get("/api/account") == {"account": None, **offered}
    assert not host.http.cookies


def test_who_registers_is_signed_in(host: Browser) -> None:
    """Making an account signs its browser in, as a member."""
    told = register(host, "Anna of Registers", language="pl", zone="Europe/Warsaw")["account"]

    assert (told["name"], told["role"], told["zone"]) == ("Anna of Registers", "member", "Europe/Warsaw")
    assert who(host) == "Anna of Registers"


def test_names_that_look_alike_are_one(host: Browser, friend: Browser) -> None:
    """Nobody takes a name that a reader could take for another's."""
    register(host, "Marvin Alike")

    assert register(friend, "marvin  A1ike", 409)["error"] == "account-name-taken"


@pytest.mark.parametrize("name", ["", "x", "..", "a/b", "anna@example.org", "Anna\u202e", "a" * 41, "\U0001f600" * 2])
def test_a_name_that_plays_tricks_is_refused(host: Browser, name: str) -> None:
    """A name shows something, is of reasonable length, and is no address."""
    assert register(host, name, 400)["error"] == "bad-text"


@pytest.mark.parametrize("password", ["", "short", "password1", "aaaaaaaaaa", "Bad Password Choice", "x" * 201])
def test_a_password_that_anybody_guesses_is_refused(host: Browser, password: str) -> None:
    """A password is neither short, nor endless, nor a usual one, nor the name itself."""
    assert register(host, "Bad Password Choice", 400, password=password)["error"] == "bad-password"


def test_a_password_signs_in_on_another_device(host: Browser, friend: Browser) -> None:
    """The name in any capitals, with the password, signs in elsewhere."""
    register(host, "Berta Abroad")

    sign_in(friend, "berta abroad")

    assert who(friend) == "Berta Abroad"


def test_wrong_password_and_unknown_name_are_told_alike(host: Browser, friend: Browser) -> None:
    """Who tries names learns nothing from the answer."""
    register(host, "Cecilia Known")

    wrong = sign_in(friend, "Cecilia Known", 403, password="something else")
    unknown = sign_in(friend, "Cecilia Unknown", 403, password="something else")

    assert wrong == unknown
    assert not friend.http.cookies


def test_a_seat_goes_into_the_account(host: Browser, friend: Browser) -> None:
    """What a browser holds when it signs in is held on every device of the account."""
    ident = host.open(seats=SOUTH)
    register(host, "Dora Seated")

    sign_in(friend, "Dora Seated")

    assert mine(friend, ident) == mine(host, ident) == ["north"]
    assert [one["id"] for one in friend.get("/api/tables")] == [ident]
    assert friend.table(ident)["host"]


def test_a_seat_of_an_account_shows_whose_it_is(host: Browser, friend: Browser) -> None:
    """Everybody at the table sees the name and the rating of an account that holds a seat, and nothing else of it."""
    ident = host.open(seats=SOUTH)
    account = register(host, "Emil Shown")["account"]

    north, south = friend.table(ident)["seats"]

    assert north["account"] == {"id": account["id"], "name": "Emil Shown", "level": None}
    assert south["account"] is None


def test_who_is_signed_in_joins_as_his_account(host: Browser, friend: Browser) -> None:
    """A link that is followed in one browser gives the seat to the account on all of them."""
    ident = host.open(seats=SOUTH)
    register(friend, "Frieda Joins")
    friend.join(host.created["links"]["south"])
    phone = at(friend.server, friend.server.browser())

    sign_in(phone, "Frieda Joins")

    assert mine(phone, ident) == ["south"]


def test_signing_out_leaves_the_seats_to_the_account(host: Browser) -> None:
    """A browser that has signed out holds nothing, and gets it again by signing in."""
    register(host, "Gustav Leaves")
    ident = host.open(seats=SOUTH)
    sign_out(host)
    out = mine(host, ident)

    sign_in(host, "Gustav Leaves")

    assert (out, mine(host, ident)) == ([], ["north"])


def test_signing_in_makes_a_new_session(host: Browser, friend: Browser) -> None:
    """A session that somebody knew before is worth nothing after signing in."""
    ident = host.open(seats=SOUTH)
    friend.http.cookies.update(host.http.cookies)

    register(host, "Hedwig Rotates")

    assert cookie(host) != cookie(friend)
    assert (mine(friend, ident), who(friend)) == ([], None)


def test_signing_in_again_ends_the_former_session(host: Browser, friend: Browser) -> None:
    """A session in which one was signed in is worth nothing after signing in anew."""
    register(host, "Ida Again")
    friend.http.cookies.update(host.http.cookies)

    sign_in(host, "Ida Again")

    assert (who(friend), who(host)) == (None, "Ida Again")


def test_a_stream_ends_when_its_browser_is_signed_out(host: Browser) -> None:
    """Who is signed out sees no more of his hand, in pages that are open too."""
    register(host, "Jan Streams")
    ident = host.open()
    with host.follow(ident, "north") as stream:
        stream.next()

        sign_out(host)

        assert stream.close_code() == 4403


def test_a_seat_is_played_from_two_devices(host: Browser, friend: Browser) -> None:
    """What one device answers, the other has answered."""
    ident = host.open()
    register(host, "Karl Twice")
    sign_in(friend, "Karl Twice")

    card = friend.table(ident, "north")["view"]["actions"][0]["id"]

    assert friend.act(ident, "north", card)["played"] == 1


def test_other_processes_hear_of_signing_out(make_server: MakeServer, backend: str) -> None:
    """With several processes a browser that was signed out in one is so in all of them, within seconds."""
    if backend == "sqlite":
        pytest.skip("a database file belongs to one process")
    one = make_server().start()
    other = Server(one.data, one.database).start()
    try:
        browser = one.browser()
        register(browser, "Lena Everywhere")
        twin = at(other, browser)
        assert who(twin) == "Lena Everywhere"

        browser.http.delete("/api/account/session")
        twin.http.cookies.update(browser.http.cookies)

        end = time.monotonic() + PATIENCE
        while who(twin) is not None:
            assert time.monotonic() < end
    finally:
        other.close()


def test_attempts_from_one_address_are_limited(make_server: MakeServer) -> None:
    """Who tries passwords without an end is made to wait."""
    server = make_server(sign_in_rate="0.001", sign_in_burst="2").start()
    browser = server.browser()

    tried = [sign_in(browser, "nobody", status) for status in (403, 403, 429)]

    assert tried[-1]["error"] == "too-many-requests"


def test_accounts_may_be_left_to_the_host_of_the_server(make_server: MakeServer) -> None:
    """Where registration is closed, nobody makes an account for himself, and the page is told so."""
    browser = make_server(registration="false").start().browser()

    assert register(browser, "Maria Outside", 403, PASSWORD)["error"] == "registration-closed"
    assert not browser.get("/api/account")["registration"]


def test_signing_in_costs_less_than_300_ms() -> None:
    """Of a processor, nearly all of it for the password: so long a sign-in takes where no one else wants that."""
    passwords = Passwords()
    kept = passwords._hasher.hash(PASSWORD)

    def cost() -> float:
        before = time.process_time()
        assert passwords._matches(kept, PASSWORD)
        return time.process_time() - before

    assert min(cost() for _ in range(5)) < 0.3
    passwords.close()
