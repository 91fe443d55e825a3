"""Talk at a table: who hears it, what is refused, and that it is no part of the match."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, choose

OPEN = {"seats": {"north": {"control": "device"}, "south": {"control": "link"}}}


def say(
    browser: Browser, ident: str, text: str, *readers: str, seat: str = "north", status: int = 204, key: str = ""
) -> Any:
    """Say something."""
    body = {"seat": seat, "readers": list(readers), "text": text}
    return browser.post(f"/api/tables/{ident}/messages", body, status, **({"Idempotency-Key": key} if key else {}))


def heard(browser: Browser, ident: str, seat: str | None = None, since: int = 0) -> list[str]:
    """The texts that a viewer hears."""
    return [one["text"] for one in browser.get(f"/api/tables/{ident}/messages", as_=seat, since=since)]


@pytest.fixture
def ident(host: Browser, friend: Browser) -> str:
    """A table of two people."""
    ident = host.open(**OPEN)
    friend.join(host.created["links"]["south"])
    return ident


def test_open_talk_is_for_everybody(host: Browser, friend: Browser, ident: str) -> None:
    """The others and spectators hear what is said to nobody in particular, with its lines."""
    say(host, ident, "Peace?\n  For  Silesia. ")

    assert heard(host, ident) == heard(friend, ident) == heard(friend, ident, "spectator") == ["Peace?\nFor Silesia."]


def test_private_talk_is_for_its_readers(host: Browser, friend: Browser, ident: str) -> None:
    """Spectators hear nothing of it and cannot count it; sender and reader do."""
    say(host, ident, "hush", "south")
    say(friend, ident, "open", seat="south")

    assert heard(host, ident) == heard(friend, ident) == ["hush", "open"]
    assert heard(friend, ident, "spectator") == ["open"]
    assert heard(friend, ident, "spectator", since=1) == []


def test_private_talk_stays_private_when_all_is_shown(host: Browser, friend: Browser, ident: str) -> None:
    """After the end everybody may look from every seat, but hears only what everybody heard."""
    say(host, ident, "hush", "south")
    say(host, ident, "open")
    for _ in range(3):
        for seat, browser in (("north", host), ("south", friend)):
            choose(browser, ident, seat)
        (winner,) = (one["seat"] for one in host.table(ident)["waiting"])
        (host if winner == "north" else friend).act(ident, winner, "spot-1", "done")
    outsider = host.server.browser()

    assert outsider.table(ident, "south")["outcome"]
    for viewer in ("north", "south", "spectator", None):
        assert heard(outsider, ident, viewer) == ["open"]
        assert "hush" not in outsider.http.get(f"/api/tables/{ident}/record").text
    with outsider.follow(ident, "south") as stream:
        assert stream.next()["type"] == "update"
        assert [one["text"] for one in stream.next()["messages"]] == ["open"]
    assert heard(host, ident, "north") == heard(friend, ident, "south") == ["hush", "open"]
    assert heard(friend, ident, "north") == ["open"]


def test_a_stream_tells_what_is_said(host: Browser, friend: Browser, ident: str) -> None:
    """A follower is told at once, only what is for him, and after a cut only what he has not heard."""
    with friend.follow(ident, "south") as stream, friend.follow(ident, "spectator") as outside:
        assert [stream.next()["type"], outside.next()["type"]] == ["update", "update"]
        say(host, ident, "hush", "south")
        first = stream.next()
        say(host, ident, "loud")
        second, other = stream.next(), outside.next()

    assert [first["messages"][0]["text"], first["heard"]] == ["hush", 1]
    assert [second["messages"][0]["text"], second["heard"]] == ["loud", 2]
    assert [one["text"] for one in other["messages"]] == ["loud"]
    assert other["heard"] == 1
    assert heard(friend, ident, "south", since=1) == ["loud"]


def test_only_who_plays_a_seat_speaks_for_it(host: Browser, friend: Browser, ident: str) -> None:
    """Another's seat is refused, and so is a browser without any."""
    assert say(friend, ident, "I yield", status=403)["error"] == "not-yours"
    assert say(host.server.browser(), ident, "hello", status=403)["error"] == "not-yours"


@pytest.mark.parametrize(
    ("text", "readers", "status"),
    [
        (" \n ", [], 400),
        ("a" * 501, [], 400),
        ("a" * 5000, [], 400),
        ("a\x00b", [], 400),
        ("\u202eevil", [], 400),
        ("hello", ["nobody"], 400),
        ("hello", ["north"], 400),
        ("hello", ["south"] * 21, 400),
    ],
)
def test_what_is_no_message_is_refused(host: Browser, ident: str, text: str, readers: list[str], status: int) -> None:
    """Nothing, too much, control characters, unknown readers and oneself: nothing is kept."""
    refused = say(host, ident, text, *readers, status=status)

    assert refused["detail"]
    assert heard(host, ident) == []


def test_markup_is_only_text(host: Browser, ident: str) -> None:
    """What looks like a script is handed on as it is; pages never read it as markup."""
    say(host, ident, "<script>alert(1)</script>")

    assert heard(host, ident) == ["<script>alert(1)</script>"]


def test_a_repeated_message_is_kept_once(host: Browser, ident: str) -> None:
    """A key that is sent again says nothing twice, and belongs to its first text."""
    say(host, ident, "once", key="message-1")
    say(host, ident, "once", key="message-1")

    assert say(host, ident, "twice", key="message-1", status=422)["error"] == "key-reused"
    assert heard(host, ident) == ["once"]


def test_a_flood_is_stopped(host: Browser, ident: str) -> None:
    """A browser may say some things at once, then must wait."""
    for number in range(15):
        say(host, ident, str(number))
    body = {"seat": "north", "readers": [], "text": "more"}
    sent = (host.http.post(f"/api/tables/{ident}/messages", json=body) for _ in range(100))

    refused = next(one for one in sent if one.status_code != 204)

    assert (refused.status_code, refused.json()["error"]) == (429, "too-many-requests")


def test_talk_is_no_part_of_the_match(host: Browser, ident: str) -> None:
    """Neither the table's number nor its events nor the record know of it."""
    before = host.table(ident), host.get(f"/api/tables/{ident}/events", since=0)

    say(host, ident, "nothing happened")

    assert (host.table(ident), host.get(f"/api/tables/{ident}/events", since=0)) == before
    assert "nothing happened" not in host.http.get(f"/api/tables/{ident}/record").text


def test_talk_outlives_the_server(make_server: MakeServer) -> None:
    """What has been said is there after a kill."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    say(host, ident, "remember")
    server.kill()
    server.start()

    assert heard(host, ident) == ["remember"]


def test_messages_come_in_pages(host: Browser) -> None:
    """A part of the talk can be read by its numbers."""
    ident = host.open(seats={"south": {"control": "link"}})
    for word in ("one", "two", "three"):
        host.post(f"/api/tables/{ident}/messages", {"seat": "north", "readers": [], "text": word}, 204)

    page = host.get(f"/api/tables/{ident}/messages", since=1, most=1)

    assert [one["text"] for one in page] == ["two"]
