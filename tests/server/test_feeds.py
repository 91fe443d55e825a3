"""One's turns by a secret address: a calendar and a feed that programs read."""

from __future__ import annotations

import dataclasses
from xml.etree.ElementTree import fromstring

from msgspec.structs import replace

from pragmatica.server.posts import feeds
from pragmatica.server.posts.waiting import Waits
from tests.samples import SMALLEST
from tests.server.client import Browser, choose
from tests.server.test_posts import seated
from tests.server.test_twins import new_table

ATOM = "{http://www.w3.org/2005/Atom}"


def feed(browser: Browser) -> str:
    """The path of a browser's feed, made anew."""
    made: str = browser.post("/api/channels/feed", {"language": "en"})["secret"]
    return "/api/" + made.split("/api/")[1]


def test_a_calendar_tells_what_waits(host: Browser, friend: Browser) -> None:
    """A table that waits is an event, and none when it has been answered; no cookie is asked for."""
    ident, stranger = seated(host, friend), friend
    path = feed(host)
    stranger.http.cookies.clear()

    calendar = stranger.http.get(f"{path}.ics")

    assert calendar.headers["content-type"].startswith("text/calendar")
    assert f"/table/{ident}\r\n" in calendar.text
    choose(host, ident, "north")
    assert "BEGIN:VEVENT" not in stranger.http.get(f"{path}.ics").text


def test_a_feed_tells_what_waits(host: Browser, friend: Browser) -> None:
    """Each table that waits is an entry with a link."""
    ident = seated(host, friend)

    root = fromstring(host.http.get(f"{feed(host)}.atom").content)

    (entry,) = root.findall(f"{ATOM}entry")
    link = entry.find(f"{ATOM}link")
    assert link is not None
    assert link.get("href", "").endswith(f"/table/{ident}")


def test_a_new_address_ends_the_old_one(host: Browser, friend: Browser) -> None:
    """Whoever knows the old one learns nothing more; the new one tells on."""
    seated(host, friend)
    old, new = feed(host), feed(host)

    assert [host.http.get(f"{path}.ics").status_code for path in (old, new)] == [404, 200]
    assert [one["kind"] for one in host.get("/api/channels")["channels"]] == ["feed"]


def test_lines_of_a_calendar_are_short_and_hold_what_names_hold() -> None:
    """A long name with signs that calendars use for themselves comes back whole from lines of 75 bytes at most."""
    name = "Żółw; żaba, \\mysz " * 8
    table = new_table(SMALLEST, 1)
    table = dataclasses.replace(table, row=replace(table.row, name=name))
    waits = Waits(table, ("a",), 1.0)

    text = feeds.calendar([waits], "en", lambda ident: f"https://x/{ident}", 2.0)

    assert max(len(line.encode()) for line in text.split("\r\n")) <= 75
    unfolded = text.replace("\r\n ", "")
    summary = next(line for line in unfolded.split("\r\n") if line.startswith("SUMMARY:"))
    assert name.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,") in summary
