"""What a reader and his browser bring along: a keyboard, a region, a translator, a link that was used before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE
from tests.browser.conftest import NewPage
from tests.browser.player import begin, of
from tests.browser.tables import SEATS
from tests.browser.talking import panel, say, sit_down
from tests.samples import GRANDEST, Sample
from tests.server.client import Server

TRANSLATE: Final = """() => {
  const walker = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font'), inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}"""
ONLY_PEOPLE: Final = """async () => {
  const table = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json();
  const bots = new Set(table.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat));
  return table.waiting.every(({ seat }) => !bots.has(seat));
}"""  # nobody but people owes an answer
PAGE_TEXT: Final = "document.querySelector('.log ol').innerText"


def told(page: Page) -> str:
    """The log, once the bots have answered and it has come to rest: they may do so while a person is asked, too."""
    shown = ""
    while (now := page.evaluate(PAGE_TEXT)) != shown:
        shown = str(now)
        page.wait_for_function(ONLY_PEOPLE, timeout=60_000)
    return shown


@pytest.mark.parametrize("sample", GRANDEST)
def test_the_keyboard_goes_on_at_the_next_question(page: Page, sample: Sample) -> None:
    """After an answer, whatever took its button away, the keyboard is somewhere within the page."""
    begin(page, sample)
    player = of(page, sample, 71)

    for _ in range(12):
        if not player.asked():
            break
        player.act(player.state)
        page.wait_for_function("() => document.activeElement !== document.body")

    assert len(player.answered) > 2


@pytest.mark.parametrize("sample", GRANDEST)
def test_a_translator_freezes_nothing(page: Page, sample: Sample) -> None:
    """A translator puts its own elements in the place of all texts: the table lives on, and the reader is told."""
    begin(page, sample)
    player = of(page, sample, 72)
    page.evaluate(TRANSLATE)

    expect(page.get_by_text("Your browser translates this page")).to_be_visible()
    for _ in range(4):
        assert player.asked()
        player.act(player.state)
        page.evaluate(TRANSLATE)
    assert player.asked()

    assert page.locator("#app font:not(aside font)").count() == 0
    shown, title = told(page), page.locator("#prompt-title").inner_text()
    page.reload()
    page.locator(".log li").first.wait_for()
    assert page.evaluate(PAGE_TEXT) == shown
    assert page.locator("#prompt-title").inner_text() == title


@pytest.mark.parametrize(
    ("locale", "zone", "date"),
    [
        ("en-US", "UTC", "11/14/23, 10:13"),
        ("en-GB", "UTC", "14/11/2023, 22:13"),
        ("en", "Asia/Tokyo", "15/11/2023, 07:13"),
    ],
)
def test_dates_are_the_readers(server: Server, new_page: NewPage, locale: str, zone: str, date: str) -> None:
    """A moment is written as in the reader's region, by the clock of his zone."""
    host, friend, _ = sit_down(new_page, locale=locale, timezone_id=zone)
    say(friend, "what is the time?")
    table = host.url.rsplit("/", 1)[1]
    with closing(sqlite3.connect(server.data / "pragmatica.db")) as database, database:
        row = (table, 2, SEATS[1], "[]", "late", 1_700_000_000, "another key")
        columns = "table_id, number, sender, readers, text, created, key"
        database.execute(f"INSERT INTO messages ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    say(friend, "and now?")

    expect(panel(host).locator("article", has_text="late").locator("time")).to_contain_text(date)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_used_link_offers_to_watch(new_page: NewPage, phone: bool) -> None:
    """Who opens a link that somebody has used reads what can be done, and may watch."""
    host, *_ = sit_down(new_page)
    late = new_page(**(PHONE if phone else {}))
    late.goto(f"{host.url}#{SEATS[1]}=a-secret-that-has-been-used-up")

    expect(late.get_by_role("heading", name="This link gives you no seat")).to_be_visible()
    late.get_by_role("button", name="Watch the table").click()

    expect(late.locator(".board").first).to_be_visible()
