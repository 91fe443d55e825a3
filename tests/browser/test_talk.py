"""Players in browsers of their own talk, openly and in private."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import PHONE, faults
from tests.browser.conftest import NewPage
from tests.server.client import Server

HOSTILE = "<b>peace</b> <img src=x onerror=alert(1)>"


def sit_down(new_page: NewPage, **options: object) -> tuple[Page, Page, Page]:
    """Three seats in three browsers; the first opened the table."""
    host = new_page(**options)
    host.goto("/")
    links = host.evaluate(
        """async () => {
          const seats = {frederick: {control: "device"}, louis: {control: "link"}, maria_theresa: {control: "link"}};
          const made = await fetch("/api/tables", {method: "POST", headers: {"Content-Type": "application/json"},
            body: JSON.stringify({game: "maria", scenario: "introductory", players: 3, seats})});
          return await made.json();
        }"""
    )
    host.goto(links["spectator"])
    pages = []
    for seat in ("louis", "maria_theresa"):
        page = new_page(**options)
        page.goto(links["links"][seat])
        pages.append(page)
    return host, pages[0], pages[1]


def panel(page: Page) -> Locator:
    """The talk, opened if it is not."""
    page.get_by_role("tab", name=re.compile("^Talk")).click()
    return page.get_by_role("tabpanel")


def say(page: Page, text: str, to: str = "everybody") -> None:
    """Say something by keyboard."""
    panel(page).get_by_role("checkbox", name=to).check()
    page.locator("#talk-text").fill(text)
    page.locator("#talk-text").press("Enter")
    expect(page.locator("#talk-text")).to_have_value("")


def test_what_is_said_arrives_at_once(new_page: NewPage) -> None:
    """Everybody reads the open word as text, a private one only who it is for, and a badge counts what is new."""
    frederick, louis, theresa = sit_down(new_page)

    say(frederick, HOSTILE)
    say(frederick, "Louis, you take Bohemia.", "Louis")

    expect(louis.get_by_role("tab", name=re.compile("Talk.*2 new messages"))).to_be_visible()
    expect(panel(louis).locator("article")).to_have_count(2)
    expect(panel(louis)).to_contain_text(HOSTILE)
    expect(panel(louis)).to_contain_text("only for Louis")
    expect(panel(theresa).locator("article")).to_have_count(1)
    expect(panel(theresa).locator("img")).to_have_count(0)
    louis.reload()
    expect(panel(louis)).to_contain_text("Bohemia")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_talk_is_accessible_on_a_phone(new_page: NewPage, axe: str, scheme: str) -> None:
    """No faults by axe, nothing wider than the page."""
    frederick, _, _ = sit_down(new_page, **PHONE, color_scheme=scheme)
    say(frederick, "A rather long message without any sense but with manywordsandnobreaks" * 4)

    assert faults(frederick, axe) == []
    assert frederick.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_long_talk_comes_in_pages(server: Server, new_page: NewPage) -> None:
    """Of 2,901 messages the latest are there at once; earlier ones are fetched by keyboard, which goes on there."""
    frederick, louis, _ = sit_down(new_page)
    table = frederick.url.rsplit("/", 1)[1]
    seats = ("louis", "frederick", "maria_theresa")
    rows = [(table, n, seats[n % 3], "[]", f"message {n}", 1_700_000_000 + n, f"key {n}") for n in range(1, 2_901)]
    with contextlib.closing(sqlite3.connect(server.data / "pragmatica.db")) as database, database:
        database.executemany("INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    say(louis, "the last word")
    frederick.reload()

    began = time.monotonic()
    articles = panel(frederick).locator("article")
    expect(articles.last).to_contain_text("the last word")
    print(f"a talk of 2,901 messages is open after {time.monotonic() - began:.2f} s")
    expect(articles).to_have_count(100)
    expect(articles.last).to_be_visible()
    frederick.get_by_role("button", name="2,801 earlier messages").press("Enter")

    expect(articles).to_have_count(200)
    expect(articles.nth(99)).to_be_focused()
    expect(articles.nth(99)).to_contain_text("message 2801")
    expect(articles.nth(99)).to_be_in_viewport()
