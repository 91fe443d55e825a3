"""The doors of odds, looks and standing instructions at a table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, choose
from tests.server.toy import game as toygame

ODD = [{"parity": "odd"}]


def instruct(browser: Browser, ident: str, seat: str, wishes: Any = ODD, status: int = 201, key: str = "") -> Any:
    """Give standing instructions."""
    body = {"seat": seat, "instructions": wishes}
    return browser.post(f"/api/tables/{ident}/instructions", body, status, **({"Idempotency-Key": key} if key else {}))


def shared(host: Browser, server_friend: Browser) -> str:
    """A table of two browsers, north's and south's."""
    ident = host.open(seats={"south": {"control": "link"}})
    server_friend.join(host.created["links"]["south"])
    return ident


def test_an_instruction_is_kept_with_the_table(make_server: MakeServer) -> None:
    """It is there after a restart."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    instruct(host, ident, "south")
    server.kill()
    server.start()
    assert host.table(ident, "south")["view"]["observation"]["beforehand"] == toygame.ODD


def test_nobody_else_is_told(host: Browser, friend: Browser) -> None:
    """Another seat's table, events, record and stream are the same to the letter, and stay silent."""
    ident = shared(host, friend)

    def seen() -> list[Any]:
        paths = ("", "/events", "/record")
        own = [friend.http.get(f"/api/tables/{ident}{path}", params={"as": "south"}).text for path in paths]
        return [*own, friend.http.get(f"/api/tables/{ident}", params={"as": "spectator"}).text]

    with friend.follow(ident, "south") as stream:
        stream.next()
        before = seen()
        instruct(host, ident, "north")
        assert seen() == before
        assert stream.silent()


def test_a_repeated_instruction_is_answered_as_the_first_time(host: Browser) -> None:
    """The key is that of one request."""
    ident = host.open()
    first = instruct(host, ident, "south", key="key-00000001")
    assert instruct(host, ident, "south", key="key-00000001") == first
    assert instruct(host, ident, "south", [{"parity": "even"}], 422, key="key-00000001")["error"] == "key-reused"


def test_only_who_holds_the_seat_may_instruct(host: Browser, friend: Browser) -> None:
    """Another browser is refused."""
    ident = host.open()
    assert instruct(friend, ident, "south", status=403)["error"] == "not-yours"


def test_an_undo_after_a_restart_leaves_it(make_server: MakeServer) -> None:
    """What may be taken back is repeated from the database, and the instruction stays."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    choose(host, ident, "south")
    instruct(host, ident, "south")
    server.kill()
    server.start()
    host.post(f"/api/tables/{ident}/undo", {"seat": "south", "count": 2})
    assert host.table(ident, "south")["view"]["observation"]["beforehand"] == toygame.ODD


@pytest.mark.parametrize(
    "wishes",
    [[], [{}], "odd", [{"parity": "prime"}], [{"parity": {"odd": 1}}], [{"parity": "odd"}] * 501, [{"x" * 300: 1}]],
)
def test_nonsense_is_refused(host: Browser, wishes: Any) -> None:
    """What is no list of instructions, or a list without end, is refused before anything is done with it."""
    instruct(host, host.open(), "south", wishes, 400)


def test_odds_are_told_to_the_seat(host: Browser, friend: Browser) -> None:
    """With a reason where they cannot be told; another browser is refused."""
    ident = host.open()
    path = f"/api/tables/{ident}/odds"
    offered = host.table(ident, "north")["view"]["actions"][0]["id"]  # a hand may hold even cards alone
    odds = host.get(path, seat="north", action=offered)
    assert (odds["kind"], odds["reason"]["message_id"], odds["rolls"]) == ("untold", "core-odds-hidden", [])
    assert friend.get(path, status=403, seat="north", action=offered)["error"] == "not-yours"
    assert host.get(path, status=422, seat="north", action="card-9")["error"] == "illegal"


def test_a_look_is_for_everybody(host: Browser, friend: Browser) -> None:
    """Who only watches looks as a spectator; nobody looks with the eyes of another."""
    ident = host.open()
    path = f"/api/tables/{ident}/look"
    assert friend.get(path, target="2") == {"target": "2", "fields": {"tokens": 0, "seat": None}}
    assert host.get(path, target="2", as_="south")["fields"]["seat"] == 1
    assert friend.get(path, status=403, target="2", as_="south")["error"] == "not-yours"
    assert host.get(path, status=400, target="nothing")["error"] == "unreadable"
