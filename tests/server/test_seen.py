"""Who has been shown what, and since when answers are awaited: as far as everybody may know it."""

from __future__ import annotations

import time
from typing import Any

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, at, choose

LINK = {"south": {"control": "link"}}


def two_browsers(host: Browser, friend: Browser) -> str:
    """A table where the host sits north and a friend south."""
    ident = host.open(seats=LINK)
    friend.join(host.created["links"]["south"])
    return ident


def seats(browser: Browser, ident: str) -> dict[str, Any]:
    """The seats as a spectator sees them."""
    return {one["seat"]: one for one in browser.table(ident, "spectator")["seats"]}


def gone(browser: Browser, ident: str, seat: str) -> Any:
    """The seat, once the server has noticed that nobody has it open."""
    end = time.monotonic() + PATIENCE
    while (found := seats(browser, ident)[seat])["online"]:
        assert time.monotonic() < end
        time.sleep(0.01)
    return found


def test_who_is_there_has_been_shown_all_and_who_has_gone_what_was_there_then(host: Browser, friend: Browser) -> None:
    """The step that a seat has been shown grows while it is open, and stays when it is not."""
    ident = two_browsers(host, friend)
    assert seats(host, ident)["south"]["shown"] is None
    with friend.follow(ident, "south") as stream:
        stream.next()
        choose(host, ident, "north")
        step = stream.until(1)["table"]["step"]
        assert seats(host, ident)["south"]["shown"] == host.table(ident)["step"]
    assert gone(host, ident, "south")["shown"] == step
    choose(friend, ident, "south")

    assert seats(host, ident)["south"]["shown"] == step < host.table(ident)["step"]


def test_what_was_shown_is_kept(make_server: MakeServer) -> None:
    """A server that is started anew knows what those had been shown who were there before."""
    server = make_server().start()
    host = server.browser()
    ident = host.open()
    with host.follow(ident, "north") as stream:
        stream.next()
        choose(host, ident, "north")
        step = stream.until(1)["table"]["step"]
    gone(host, ident, "north")
    server.stop()
    server.start()

    assert seats(at(server, host), ident)["north"]["shown"] == step


def test_a_question_is_open_since_it_was_asked(host: Browser, friend: Browser) -> None:
    """Each seat tells since when it is asked, by the clock; who is asked nothing tells nothing."""
    began = time.time()
    ident = two_browsers(host, friend)
    told = {seat: one["since"] for seat, one in seats(host, ident).items()}
    assert all(began - 1 < since <= time.time() for since in told.values())
    choose(host, ident, "north")
    choose(friend, ident, "south")
    waiting = {one["seat"] for one in host.table(ident)["waiting"]}

    for seat, one in seats(host, ident).items():
        if seat in waiting:
            assert one["since"] > told[seat]
        else:
            assert one["since"] is None


def test_who_comes_and_goes_all_the_time_is_told_of_now_and_then(host: Browser, friend: Browser) -> None:
    """Others are told who is there after it has settled, not each time that somebody comes or goes."""
    ident = two_browsers(host, friend)
    visits = 12
    with host.follow(ident, "north") as stream:
        stream.online("north")
        began = time.monotonic()
        for _ in range(visits):
            with friend.follow(ident, "south") as other:
                other.next()
        seconds = time.monotonic() - began
        told = 0
        while not stream.silent(1.0):
            told += 1

    assert told <= min(2 * visits, 4 * (seconds + 1))
