"""People who are known here ask each other to their tables, and say whom they like to meet there or not."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Browser, Server
from tests.server.people import PASSWORD, register
from tests.server.test_lobby import listed, opened, sit

NUMBERS = itertools.count()
Newcomer = Callable[[], tuple[Browser, str, str]]


@pytest.fixture
def newcomer(server: Server) -> Newcomer:
    """Makes somebody who is signed in: his browser, his name, and the id of his account."""

    def make() -> tuple[Browser, str, str]:
        browser, name = server.browser(), f"Companion {next(NUMBERS)}"
        return browser, name, register(browser, name)["account"]["id"]

    return make


def invite(host: Browser, ident: str, name: str, status: int = 204, seat: str = "south") -> Any:
    """Ask somebody to a seat."""
    return host.post(f"/api/tables/{ident}/seats/{seat}/invitation", {"name": name}, status)


def received(browser: Browser) -> list[tuple[str, str]]:
    """To which tables and seats somebody is asked."""
    return [(one["table"]["id"], one["seat"]) for one in browser.get("/api/invitations")["received"]]


def sent(browser: Browser) -> list[tuple[str, str]]:
    """Whom somebody has asked to which seat."""
    return [(one["seat"], one["name"]) for one in browser.get("/api/invitations")["sent"]]


def regard(browser: Browser, account: str, kind: str | None, status: int = 204) -> Any:
    """Say how one regards another."""
    return browser.post("/api/regards", {"account": account, "kind": kind}, status)


def private(host: Browser) -> str:
    """A private table that waits for one."""
    return host.open(seats={"south": {"control": "link"}})


def test_who_is_asked_sits_down_without_a_link(newcomer: Newcomer) -> None:
    """The match begins with him, and his invitation has gone."""
    (host, _, _), (guest, name, _) = newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)
    assert received(guest) == [(ident, "south")]
    assert sent(host) == [("south", name)]

    sit(guest, ident)

    assert guest.table(ident)["view"]["seat"] == "south"
    assert guest.table(ident)["begun"]
    assert (received(guest), sent(host)) == ([], [])


def test_nobody_else_sits_down_there(newcomer: Newcomer) -> None:
    """Neither somebody who is asked to another table, nor somebody who is not signed in."""
    (host, _, _), (_, name, _), (other, _, _) = newcomer(), newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)

    assert sit(other, ident, 409)["error"] == "not-free"
    assert sit(host.server.browser(), ident, 409)["error"] == "not-free"


def test_who_declines_is_asked_no_more(newcomer: Newcomer) -> None:
    """And the host sees that the seat may be given to another."""
    (host, _, _), (guest, name, _) = newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)

    guest.delete(f"/api/tables/{ident}/seats/south/invitation", 204)

    assert (received(guest), sent(host)) == ([], [])
    assert sit(guest, ident, 409)["error"] == "not-free"


def test_an_invitation_is_taken_back(newcomer: Newcomer) -> None:
    """By whoever has asked, and by nobody else."""
    (host, _, _), (guest, name, _), (other, _, _) = newcomer(), newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)
    path = f"/api/tables/{ident}/seats/south/invitation"
    assert other.delete(path, 404)["error"] == "not-found"

    host.delete(path, 204)

    assert received(guest) == []


def test_asking_tells_nothing_of_a_name(newcomer: Newcomer) -> None:
    """A name that nobody has is answered and listed as that of somebody."""
    (host, own, _), (_, name, _) = newcomer(), newcomer()
    for asked in (name, "Nobody Of This Name", own):
        ident = private(host)

        assert invite(host, ident, asked) is None
        assert next(one["name"] for one in host.get("/api/invitations")["sent"] if one["table"] == ident) == asked


def test_only_the_host_asks(newcomer: Newcomer) -> None:
    """And only somebody who is signed in, to a seat at which nobody sits, before the match begins."""
    (host, _, _), (guest, name, _) = newcomer(), newcomer()
    ident = private(host)

    assert invite(guest, ident, name, 403)["error"] == "not-host"
    assert invite(host.server.browser(), ident, name, 401)["error"] == "not-signed-in"
    assert invite(host, ident, name, 409, seat="north")["error"] == "not-free"
    assert invite(host, ident, name, 400, seat="west")["error"] == "unreadable"
    assert invite(host, ident, "a/b", 400)["error"] == "bad-text"
    assert invite(host, host.open(), name, 409)["error"] == "begun"


def test_an_invitation_ends_with_its_table(newcomer: Newcomer) -> None:
    """Once it has begun or has been closed nobody is asked to it."""
    (host, _, _), (guest, name, _) = newcomer(), newcomer()
    closed, begun = private(host), private(host)
    for ident in (closed, begun):
        invite(host, ident, name)

    host.post(f"/api/tables/{closed}/close", {}, 200)
    host.post(f"/api/tables/{begun}/start", {}, 200)

    assert (received(guest), sent(host)) == ([], [])


def test_invitations_of_the_blocked_vanish(newcomer: Newcomer) -> None:
    """Silently: whoever asks sees nothing of it."""
    (host, _, host_id), (guest, name, _) = newcomer(), newcomer()
    regard(guest, host_id, "block")
    ident = private(host)

    invite(host, ident, name)

    assert received(guest) == []
    assert sent(host) == [("south", name)]


def test_the_blocked_succeed_nobody_at_a_table(newcomer: Newcomer) -> None:
    """A seat that is offered to anybody is not for one whom somebody there has blocked."""
    (host, _, _), (leaver, _, _), (guest, _, guest_id) = newcomer(), newcomer(), newcomer()
    ident = opened(host)
    sit(leaver, ident)
    leaver.post(f"/api/tables/{ident}/seats/south/offer", {"way": "public"}, 201)
    regard(host, guest_id, "block")
    path = f"/api/tables/{ident}/seats/south/succeed"

    assert guest.post(path, {"name": ""}, 403)["error"] == "not-welcome"

    regard(host, guest_id, None)
    guest.post(path, {"name": ""}, 200)


def test_the_blocked_share_no_public_table(newcomer: Newcomer) -> None:
    """Neither sits down at the other's, nor sees it in the lobby; others do."""
    (host, _, host_id), (guest, _, guest_id), (other, _, _) = newcomer(), newcomer(), newcomer()
    regard(guest, host_id, "block")
    theirs, own = opened(host), opened(guest)

    assert sit(guest, theirs, 403)["error"] == "not-welcome"
    assert sit(host, own, 403)["error"] == "not-welcome"
    assert theirs not in listed(guest)
    assert own not in listed(host)
    assert {theirs, own} <= set(listed(other))

    regard(guest, host_id, None)

    sit(guest, theirs)
    assert regard(guest, guest_id, "block", 400)["error"] == "bad-request"


def test_the_blocked_do_not_write_to_each_other_in_private(newcomer: Newcomer) -> None:
    """What is said to all is read by all."""
    (host, _, host_id), (guest, name, _) = newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)
    sit(guest, ident)
    regard(guest, host_id, "block")

    for browser, seat, reader in ((host, "north", "south"), (guest, "south", "north")):
        said = {"seat": seat, "readers": [reader], "text": "psst"}
        assert browser.post(f"/api/tables/{ident}/messages", said, 403)["error"] == "not-welcome"
        browser.post(f"/api/tables/{ident}/messages", {**said, "readers": []}, 204)


def test_how_one_regards_others_is_told_to_oneself(newcomer: Newcomer) -> None:
    """By their present names; another word takes the place of the one before."""
    (own, _, own_id), (other, name, other_id) = newcomer(), newcomer()
    regard(own, other_id, "block")
    regard(own, other_id, "favourite")

    assert own.get("/api/regards") == [{"account": {"id": other_id, "name": name}, "kind": "favourite"}]
    assert other.get("/api/regards") == []
    assert regard(own, "nobody", "block", 404)["error"] == "not-found"
    assert regard(own.server.browser(), own_id, "block", 401)["error"] == "not-signed-in"
    assert own.server.browser().get("/api/regards", 401)["error"] == "not-signed-in"


def test_all_data_hold_whom_one_likes(newcomer: Newcomer) -> None:
    """And whom one has asked, in the file that one can fetch."""
    (host, _, _), (_, name, guest_id) = newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)
    regard(host, guest_id, "favourite")

    people = host.get("/api/account/export")["people"]

    assert people["regards"] == [{"other": guest_id, "name": name, "kind": "favourite"}]
    assert [(one["table"], one["name"]) for one in people["invitations"]] == [(ident, name)]


def test_who_is_deleted_is_asked_and_regarded_no_more(newcomer: Newcomer) -> None:
    """Nothing of it is kept."""
    (host, _, _), (guest, name, guest_id) = newcomer(), newcomer()
    ident = private(host)
    invite(host, ident, name)
    regard(host, guest_id, "favourite")

    guest.post("/api/account/deletion", {"password": PASSWORD}, 200)

    assert host.get("/api/regards") == []
    assert sent(host) == []


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": 7}, {"name": "x" * 201}, {"name": "Ada", "seat": "x"}])
def test_half_an_invitation_is_refused(newcomer: Newcomer, body: dict[str, Any]) -> None:
    """And changes nothing."""
    host, _, _ = newcomer()
    ident = private(host)

    assert host.post(f"/api/tables/{ident}/seats/south/invitation", body, 400)["error"] == "bad-request"
    assert sent(host) == []


@pytest.mark.parametrize(
    "body", [{}, {"account": "x"}, {"account": "x", "kind": "enemy"}, {"account": 7, "kind": None}]
)
def test_half_a_regard_is_refused(newcomer: Newcomer, body: dict[str, Any]) -> None:
    """And changes nothing."""
    own, _, _ = newcomer()

    assert own.post("/api/regards", body, 400)["error"] == "bad-request"
    assert own.get("/api/regards") == []
