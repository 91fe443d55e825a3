"""What a reader and his browser bring along: a keyboard, a region, a translator, a link that was used before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.ancien_regime.browser.test_table import Statesman
from tests.browser.conftest import NewPage
from tests.browser.test_access import PHONE
from tests.browser.test_talk import panel, say, sit_down
from tests.maria.browser.player import Player, start_alone
from tests.maria.browser.test_treaties import sit_down as treaty_table
from tests.server.client import Server

SCENARIOS: Final = {"maria": "Advanced game", "ancien_regime": "War of the Austrian Succession"}
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


def player_of(page: Page, game: str, seed: int) -> Player:
    """Somebody who plays a game."""
    return Statesman(page, seed, haste=0.8) if game == "ancien_regime" else Player(page, seed, haste=0.8)


def told(page: Page) -> str:
    """The log, once the bots have answered and it has come to rest: they may do so while a person is asked, too."""
    shown = ""
    while (now := page.evaluate(PAGE_TEXT)) != shown:
        shown = str(now)
        page.wait_for_function(ONLY_PEOPLE, timeout=60_000)
    return shown


@pytest.mark.parametrize("game", SCENARIOS)
def test_the_keyboard_goes_on_at_the_next_question(page: Page, game: str) -> None:
    """After an answer, whatever took its button away, the keyboard is somewhere within the page."""
    start_alone(page, "Austria", SCENARIOS[game], game)
    player = player_of(page, game, 71)

    for _ in range(12):
        if not player.asked():
            break
        player.act(player.state)
        page.wait_for_function("() => document.activeElement !== document.body")

    assert len(player.answered) > 2


@pytest.mark.parametrize("game", SCENARIOS)
def test_a_translator_freezes_nothing(page: Page, game: str) -> None:
    """A translator puts its own elements in the place of all texts: the table lives on, and the reader is told."""
    start_alone(page, "Austria", SCENARIOS[game], game)
    player = player_of(page, game, 72)
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
    frederick, louis, _ = sit_down(new_page, locale=locale, timezone_id=zone)
    say(louis, "what is the time?")
    table = frederick.url.rsplit("/", 1)[1]
    with closing(sqlite3.connect(server.data / "pragmatica.db")) as database, database:
        row = (table, 2, "louis", "[]", "late", 1_700_000_000, "another key")
        database.execute("INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    say(louis, "and now?")

    expect(panel(frederick).locator("article", has_text="late").locator("time")).to_contain_text(date)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_used_link_offers_to_watch(new_page: NewPage, phone: bool) -> None:
    """Who opens a link that somebody has used reads what can be done, and may watch."""
    host, *_ = sit_down(new_page)
    late = new_page(**(PHONE if phone else {}))
    late.goto(f"{host.url}#louis=a-secret-that-has-been-used-up")

    expect(late.get_by_role("heading", name="This link gives you no seat")).to_be_visible()
    late.get_by_role("button", name="Watch the table").click()

    expect(late.locator(".board").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_refused_treaty_is_told_to_its_proposer(server: Server, new_page: NewPage, phone: bool) -> None:
    """The refusal stands where the next question is, until it is closed."""
    frederick, maria = treaty_table(new_page, server, **(PHONE if phone else {}))
    frederick.write(1, "No attack", power="Prussia", other="Austria", until="turn 4")
    frederick.panel.get_by_role("button", name="Propose it to Maria Theresa").click()

    maria.panel.get_by_role("button", name="Refuse").click()

    told = frederick.page.get_by_role("region", name="What was refused to you")
    expect(told).to_contain_text("Maria Theresa refuses what Frederick has proposed: Prussia does not attack Austria")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
