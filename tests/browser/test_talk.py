"""Players in browsers of their own talk, openly and in private."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time

from playwright.sync_api import expect

from tests.browser.access import PHONE, faults
from tests.browser.conftest import NewPage
from tests.browser.tables import SEATS, SECOND
from tests.browser.talking import panel, say, sit_down
from tests.server.client import Server

HOSTILE = "<b>peace</b> <img src=x onerror=alert(1)>"


def test_what_is_said_arrives_at_once(new_page: NewPage) -> None:
    """Everybody reads the open word as text, a private one only who it is for, and a badge counts what is new."""
    host, friend, third = sit_down(new_page)

    say(host, HOSTILE)
    say(host, "You take Bohemia.", SECOND)

    expect(friend.get_by_role("tab", name=re.compile("Talk.*2 new messages"))).to_be_visible()
    expect(panel(friend).locator("article")).to_have_count(2)
    expect(panel(friend)).to_contain_text(HOSTILE)
    expect(panel(friend)).to_contain_text(f"only for {SECOND}")
    expect(panel(third).locator("article")).to_have_count(1)
    expect(panel(third).locator("img")).to_have_count(0)
    friend.reload()
    expect(panel(friend)).to_contain_text("Bohemia")


def test_the_talk_is_accessible_on_a_phone(new_page: NewPage, axe: str) -> None:
    """No faults by axe, nothing wider than the page."""
    host, _, _ = sit_down(new_page, **PHONE)
    say(host, "A rather long message without any sense but with manywordsandnobreaks" * 4)

    assert faults(host, axe) == []
    assert host.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_long_talk_comes_in_pages(server: Server, new_page: NewPage) -> None:
    """Of 2,901 messages the latest are there at once; earlier ones are fetched by keyboard, which goes on there."""
    host, friend, _ = sit_down(new_page)
    table = host.url.rsplit("/", 1)[1]
    rows = [(table, n, SEATS[n % 3], "[]", f"message {n}", 1_700_000_000 + n, f"key {n}") for n in range(1, 2_901)]
    with contextlib.closing(sqlite3.connect(server.data / "pragmatica.db")) as database, database:
        columns = "table_id, number, sender, readers, text, created, key"
        database.executemany(f"INSERT INTO messages ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    say(friend, "the last word")
    host.reload()

    began = time.monotonic()
    articles = panel(host).locator("article")
    expect(articles.last).to_contain_text("the last word")
    print(f"a talk of 2,901 messages is open after {time.monotonic() - began:.2f} s")
    expect(articles).to_have_count(100)
    expect(articles.last).to_be_visible()
    host.get_by_role("button", name="2,801 earlier messages").press("Enter")

    expect(articles).to_have_count(200)
    expect(articles.nth(99)).to_be_focused()
    expect(articles.nth(99)).to_contain_text("message 2801")
    expect(articles.nth(99)).to_be_in_viewport()
