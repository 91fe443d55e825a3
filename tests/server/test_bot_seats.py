"""Bots' own seats: who takes one over sees its hand, so the table is told, and he does not keep the view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conftest import MakeServer
from tests.server.client import Browser, Server, at, choose

BOT = {"control": "bot", "bot": "random"}
SOUTH = {"south": BOT}


@pytest.fixture(scope="module")
def slow(server: Server) -> Server:
    """The server, whose bots are too slow here to end a match meanwhile."""
    server.stop()
    server.settings["bot_pause"] = "600"
    return server.start()


def path(ident: str, what: str = "bot") -> str:
    """Where the seat `south` is changed."""
    return f"/api/tables/{ident}/seats/south/{what}"


def south(browser: Browser, ident: str) -> Any:
    """What a browser is told of the seat."""
    return browser.table(ident)["seats"][1]


def kinds(browser: Browser, ident: str) -> list[str]:
    """The kinds of events at the table about who sits there."""
    told = browser.get(f"/api/tables/{ident}/events", as_="spectator")["events"]
    return [one["kind"] for one in told if one["kind"].startswith("seat")]


def taken_over(server: Server) -> tuple[Browser, str]:
    """A host who has taken over the bot's seat of his table."""
    host = server.browser()
    ident = host.open(seats=SOUTH)
    host.delete(path(ident))
    return host, ident


def test_everybody_is_told_that_a_bot_s_seat_is_taken_over(slow: Server) -> None:
    """In the log, and for good at the seat."""
    host, ident = taken_over(slow)

    assert kinds(slow.browser(), ident) == ["seat-taken-over"]
    assert south(slow.browser(), ident)["seen"]
    assert south(host, ident)["mine"]


def test_who_took_a_bot_s_seat_over_plays_it(slow: Server) -> None:
    """It is his seat now."""
    host, ident = taken_over(slow)

    choose(host, ident, "south")


@pytest.mark.parametrize("door", ["", "/events", "/news", "/replay", "/record", "/messages"])
def test_who_leaves_a_bot_s_seat_sees_its_hand_no_longer(slow: Server, door: str) -> None:
    """At no door: the table, what happened, earlier positions, the record, the talk."""
    host, ident = taken_over(slow)
    host.post(path(ident), {"bot": "random"}, 200)
    step = {"step": 0} if door == "/replay" else {}

    assert host.get(f"/api/tables/{ident}{door}", 403, as_="south", **step)["error"] == "not-yours"


def test_the_stream_of_who_leaves_a_bot_s_seat_ends(slow: Server) -> None:
    """Nothing more of it is sent."""
    host, ident = taken_over(slow)
    with host.follow(ident, "south") as stream:
        stream.next()
        host.post(path(ident), {"bot": "random"}, 200)

        assert stream.close_code() == 4403


def test_everybody_is_told_that_a_bot_s_seat_was_left(slow: Server) -> None:
    """That its hand has been seen stays at the seat."""
    host, ident = taken_over(slow)
    host.post(path(ident), {"bot": "random"}, 200)
    seat = south(slow.browser(), ident)

    assert kinds(slow.browser(), ident) == ["seat-taken-over", "seat-left"]
    assert (seat["seen"], seat["taken"], seat["bot"]) == (True, False, "random")


def test_no_link_is_left_to_who_leaves_a_bot_s_seat(slow: Server) -> None:
    """One that he has made before opens the seat no longer, and the other browsers that hold it lose it too."""
    host, ident = taken_over(slow)
    phone = slow.browser()
    phone.join(host.post(path(ident, "link"), {})["link"])
    spare = host.post(path(ident, "link"), {})["link"]
    phone.post(path(ident), {"bot": "random"}, 200)

    assert slow.browser().join(spare, 403)["error"] == "link-refused"
    assert not south(host, ident)["mine"]


def test_a_link_to_a_bot_s_seat_takes_it_over(slow: Server) -> None:
    """Who follows it plays from then on: nobody looks on while the bot plays, and the table is told."""
    host, friend = slow.browser(), slow.browser()
    ident = host.open(seats=SOUTH)
    friend.join(host.post(path(ident, "link"), {})["link"])

    assert kinds(host, ident) == ["seat-link", "seat-taken-over"]
    assert south(friend, ident)["bot"] is None
    choose(friend, ident, "south")


def test_who_lets_a_bot_play_on_for_him_keeps_his_seat(slow: Server) -> None:
    """His own hand is no secret to him: he looks on, everybody can see so, and he takes the seat back."""
    host = slow.browser()
    ident = host.open()
    host.post(path(ident), {"bot": "random"}, 200)
    seat = south(slow.browser(), ident)

    assert host.table(ident, "south")["view"]["observation"]["hand"]
    assert (seat["bot"], seat["taken"], seat["seen"]) == ("random", True, False)
    assert south(host, ident)["mine"]
    host.delete(path(ident))
    assert kinds(host, ident) == ["seat-bot", "seat-people"]


def test_the_host_who_signs_a_friend_out_and_lets_a_bot_play_takes_over_a_bot_s_seat(slow: Server) -> None:
    """By no way does he come to a hand without the table being told that he sees it."""
    host, friend = slow.browser(), slow.browser()
    ident = host.open(seats={"south": {"control": "link"}})
    friend.join(host.created["links"]["south"])
    host.delete(path(ident, "others"))
    host.post(path(ident), {"bot": "random"}, 200)
    host.delete(path(ident))

    assert kinds(host, ident) == ["seat-taken", "seat-kept", "seat-bot", "seat-taken-over"]


@pytest.mark.parametrize("north", ["device", "link"])
@pytest.mark.parametrize("door", ["bot", "link"])
def test_a_table_may_forbid_that_bots_seats_are_taken_over(slow: Server, door: str, north: str) -> None:
    """Neither the host nor whom he sends a link gets the seat, be the match begun or somebody still awaited."""
    host = slow.browser()
    ident = host.open(seats={**SOUTH, "north": {"control": north}}, bots_stay=True)

    refused = host.delete(path(ident), 403) if door == "bot" else host.post(path(ident, "link"), {}, 403)

    assert refused["error"] == "bots-stay"
    assert host.table(ident)["bots_stay"]
    assert not south(host, ident)["taken"]


def test_people_come_back_where_bots_keep_their_seats(slow: Server) -> None:
    """A bot that plays on for somebody keeps no seat of its own."""
    host = slow.browser()
    ident = host.open(bots_stay=True)
    host.post(path(ident), {"bot": "random"}, 200)
    host.delete(path(ident))

    assert south(host, ident)["bot"] is None


def test_bots_keep_the_seats_of_those_who_were_signed_out(slow: Server) -> None:
    """A seat that nobody holds is the bot's own from then on: no older link to it works."""
    host, friend = slow.browser(), slow.browser()
    ident = host.open(seats={"south": {"control": "link"}}, bots_stay=True)
    friend.join(host.created["links"]["south"])
    host.delete(path(ident, "others"))
    link = host.post(path(ident, "link"), {})["link"]
    host.post(path(ident), {"bot": "random"}, 200)

    assert friend.join(link, 403)["error"] == "link-refused"
    assert host.delete(path(ident), 403)["error"] == "bots-stay"


def test_a_claim_that_ended_at_one_process_has_ended_at_the_other(make_worker: MakeServer) -> None:
    """Streams, reads and answers through the other process are those of a browser without the seat."""
    first, second = (make_worker(bot_pause="600").start() for _ in range(2))
    host, friend = first.browser(), first.browser()
    ident = host.open(seats={"south": {"control": "link"}})
    friend.join(host.created["links"]["south"])
    there = at(second, friend)
    version = there.table(ident, "south")["view"]["version"]
    with there.follow(ident, "south") as stream:
        stream.next()
        host.delete(path(ident, "others"))

        assert stream.close_code() == 4403
    there.get(f"/api/tables/{ident}", 403, as_="south")
    there.act(ident, "south", "odd", version=version, status=403)
