"""Following a table: updates, resuming, what others cannot notice, presence, the end of a stream."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from pragmatica.server.play.table import QUIET, RECENT
from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, choose

LINK = {"south": {"control": "link"}}


def two_browsers(host: Browser, friend: Browser) -> str:
    """A table where the host sits north and a friend south."""
    ident = host.open(seats=LINK)
    friend.join(host.created["links"]["south"])
    return ident


def test_a_change_is_pushed_to_everybody(host: Browser, friend: Browser) -> None:
    """Who follows gets the events and the table with his own eyes."""
    ident = two_browsers(host, friend)
    with friend.follow(ident) as stream:
        first = stream.next()
        choose(host, ident, "north")
        update = stream.until(first["table"]["step"] + 1)

    assert update["table"]["view"]["seat"] == "south"
    assert [one["seat"] for one in update["table"]["waiting"]] == ["south"]


def test_private_parts_go_to_their_seat(host: Browser, friend: Browser) -> None:
    """The card that a seat draws is told to that seat alone."""
    ident = two_browsers(host, friend)
    choose(host, ident, "north")
    choose(friend, ident, "south")

    told = {
        seat: next(one for one in browser.get(f"/api/tables/{ident}/events")["events"] if one["kind"] == "drew")
        for seat, browser in (("north", host), ("south", friend))
    }

    drawer = told["north"]["fields"]["seat"].removeprefix("seat:")
    other = "south" if drawer == "north" else "north"
    assert "card" in told[drawer]["fields"]
    assert "card" not in told[other]["fields"]


def test_a_stream_resumes_by_number(host: Browser) -> None:
    """A client that comes back with its last number gets exactly what it missed."""
    ident = host.open()
    with host.follow(ident, "north") as stream:
        last = stream.next()["seq"]
    choose(host, ident, "north")
    choose(host, ident, "south")

    with host.follow(ident, "north", since=last) as stream:
        missed = stream.next()["events"]

    assert [one["kind"] for one in missed] == ["parity-chosen", "shown", "drew"]
    assert all(one["seq"] > last for one in missed)


def test_a_stream_resumes_over_a_restart(make_server: MakeServer) -> None:
    """Numbers go on after the server has been killed."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    choose(host, ident, "north")
    with host.follow(ident, "north") as stream:
        last = stream.next()["seq"]
        server.kill()
    server.start()
    choose(host, ident, "south")

    with host.follow(ident, "north", since=last) as stream:
        assert [one["kind"] for one in stream.next()["events"]] == ["shown", "drew"]


def test_a_stream_keeps_its_seat(host: Browser) -> None:
    """Who holds several seats and names none follows with the eyes of one, whose numbers and messages are counted."""
    ident = host.open()
    with host.follow(ident) as stream:
        first = stream.next()
        choose(host, ident, "north")
        update = stream.until(first["table"]["step"] + 1)

    assert [one["table"]["view"]["seat"] for one in (first, update)] == ["north", "north"]


def test_what_a_seat_missed_is_told_whatever_others_did(host: Browser) -> None:
    """Each seat numbers by itself what nobody else can notice; many such changes of others hide none of its own."""
    ident = host.open()
    step = host.table(ident)["step"]

    def secretly(seat: str, times: int) -> None:
        for number in range(times):
            if number % 2:
                host.post(f"/api/tables/{ident}/undo", {"seat": seat})
            else:
                host.act(ident, seat, host.table(ident, seat)["view"]["actions"][0]["id"])

    secretly("north", 3)
    secretly("south", RECENT + 1)
    known = step * QUIET + 2

    told = host.get(f"/api/tables/{ident}/events", as_="north", since=known)

    assert [one["seq"] for one in told["events"]] == [known + 1] == [told["seq"]]


def test_what_only_one_seat_can_notice_is_silent_for_others(host: Browser, friend: Browser) -> None:
    """A secret part of a choice moves no number and sends no message to anybody else."""
    ident = two_browsers(host, friend)
    with host.follow(ident) as mine, friend.follow(ident) as theirs, friend.follow(ident, "spectator") as public:
        for stream in (mine, theirs, public):
            stream.online("north", "south")
        before = friend.table(ident)

        host.act(ident, "north", host.table(ident)["view"]["actions"][0]["id"])

        assert mine.next()["events"][0]["kind"] == "parity-chosen"
        assert theirs.silent()
        assert public.silent()
        assert friend.table(ident) == before


def followed_by(browser: Browser, count: int) -> None:
    """Wait until so many follow tables of the server."""
    end = time.monotonic() + PATIENCE
    while f"pragmatica_followers {count}.0" not in browser.http.get("/metrics").text:
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_long_poll_waits_for_news(host: Browser) -> None:
    """`wait` holds the answer back until something happens."""
    ident = host.open()
    since = host.table(ident)["seq"]
    with ThreadPoolExecutor(1) as thread:
        poll = thread.submit(host.server.browser().get, f"/api/tables/{ident}/events", since=since, wait=59)
        followed_by(host, 1)
        assert not poll.done()
        choose(host, ident, "north")

    assert poll.result()["seq"] > since


def test_a_long_poll_ends_without_news(host: Browser) -> None:
    """After the time it answers with nothing."""
    ident = host.open()
    since = host.table(ident)["seq"]

    assert host.get(f"/api/tables/{ident}/events", since=since, wait=0.2) == {"events": [], "seq": since}


def test_presence_is_told(host: Browser, friend: Browser) -> None:
    """A seat is online while a browser that holds it follows the table."""
    ident = two_browsers(host, friend)

    def online() -> bool:
        return bool(host.table(ident, "north")["seats"][1]["online"])

    assert not online()
    with friend.follow(ident) as stream:
        stream.next()
        assert online()
    end = time.monotonic() + PATIENCE
    while online():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("table", "seat", "code"), [("no-such-table", None, 4404), (None, "north", 4403), (None, "west", 4400)]
)
def test_a_refused_stream_says_why(
    host: Browser, friend: Browser, table: str | None, seat: str | None, code: int
) -> None:
    """The close code is 4000 plus the status of the refusal."""
    ident = table or host.open()

    with friend.follow(ident, seat) as stream:
        assert stream.close_code() == code


def test_a_stopping_server_ends_streams_at_once(make_server: MakeServer) -> None:
    """SIGTERM closes streams, answers waiting polls, and the server ends in order."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    since = host.table(ident)["seq"]
    with host.follow(ident) as stream, ThreadPoolExecutor(1) as thread:
        stream.next()
        poll = thread.submit(server.browser().get, f"/api/tables/{ident}/events", since=since, wait=59)
        followed_by(host, 2)
        code = server.stop()
        closed = stream.close_code()

    assert code == 0
    assert closed == 1012
    assert poll.result() == {"events": [], "seq": since}


def test_news_are_what_a_stream_would_tell(host: Browser, friend: Browser) -> None:
    """Who asks is told at once what he has not seen, and what was said."""
    ident = two_browsers(host, friend)
    choose(host, ident, "north")
    host.post(f"/api/tables/{ident}/messages", {"seat": "north", "readers": [], "text": "your turn"}, 204)

    news = friend.get(f"/api/tables/{ident}/news", as_="south")

    assert news["update"]["table"]["view"]["seat"] == "south"
    assert news["update"]["events"] == friend.get(f"/api/tables/{ident}/events", as_="south")["events"]
    assert [one["text"] for one in news["talk"]["messages"]] == ["your turn"]


def test_news_wait_for_a_change(host: Browser, friend: Browser) -> None:
    """With nothing to tell the answer waits; it comes when somebody acts, and tells that alone."""
    ident = two_browsers(host, friend)
    seen = friend.get(f"/api/tables/{ident}/news", as_="south")
    now = {"since": seen["update"]["seq"], "mark": seen["mark"], "as_": "south"}
    again = friend.get(f"/api/tables/{ident}/news", **now)
    assert again == {"update": None, "talk": None, "mark": seen["mark"]}

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: friend.get(f"/api/tables/{ident}/news", wait=25, **now))
        choose(host, ident, "north")
        told = waiting.result(PATIENCE)

    assert told["update"]["seq"] > now["since"]
    assert told["mark"] != seen["mark"]


def test_who_asks_is_present(host: Browser, friend: Browser) -> None:
    """Between two questions nobody sees the asker go."""
    ident = two_browsers(host, friend)
    friend.get(f"/api/tables/{ident}/news", as_="south")

    seats = host.table(ident, "north")["seats"]

    assert [one["seat"] for one in seats if one["online"]] == ["south"]
