"""The line to the server: cuts, restarts, speed."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import Player, begin, of
from tests.samples import GRANDEST, PLAYED, THREE, Sample
from tests.server.client import Server

SCRIPT_BYTES = """() => performance.getEntriesByType('resource')
  .filter((one) => new URL(one.name).pathname.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def play_until(player: Player, done: Callable[[], bool]) -> None:
    """Answer what is asked until this is so."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, dict(player.answered)
        if not player.act(player.state):
            player.page.wait_for_timeout(20)


def settled(lines: Locator) -> list[str]:
    """What the lines say, once bots have done what they do meanwhile."""
    found: list[str] = []
    while (now := lines.all_inner_texts()) != found:
        found = now
        lines.page.wait_for_timeout(500)
    return found


def test_a_killed_server_loses_nothing(tmp_path: Path, new_page: NewPage) -> None:
    """The server is killed and started again: both browsers say so, come back by themselves and play on."""
    server = Server(tmp_path).start()
    try:
        first, second = new_page(base_url=server.url), new_page(base_url=server.url)
        begin(first, THREE, at=server.url)
        second.goto(first.url)
        second.locator(".board").wait_for()
        player, told = of(first, THREE, 5), second.locator(".log .event, .log .weighty")
        play_until(player, lambda: told.count() > 20)
        before = settled(told)

        server.kill()
        expect(first.get_by_text("The line to the server is cut")).to_be_visible(timeout=10_000)
        server.start()
        expect(first.get_by_text("The line to the server is cut")).to_be_hidden(timeout=30_000)

        play_until(player, lambda: told.count() > len(before))
        assert told.all_inner_texts()[: len(before)] == before
    finally:
        server.close()


@pytest.mark.parametrize("sample", GRANDEST)
def test_the_page_is_small_and_quick(new_page: NewPage, sample: Sample) -> None:
    """Under 250 kB of compressed script for a table, and a board soon after."""
    page = new_page()
    begin(page, sample)
    address = page.url
    page = new_page(storage_state=page.context.storage_state())

    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(".board svg text").first.wait_for()
    drawn = time.monotonic() - began

    size = page.evaluate(SCRIPT_BYTES)
    print(f"{sample.game}: compressed script {size} bytes; board drawn after {drawn:.2f} s")
    assert size < 250_000
    assert drawn < 4


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_start_page_is_small(new_page: NewPage, locale: str) -> None:
    """Under 170 kB of compressed script, the maps of all games included."""
    page = new_page(locale=locale)
    page.goto("/")
    for card in page.locator("[data-game]").all():
        card.locator("svg").first.wait_for()
    page.wait_for_load_state("networkidle")

    assert page.evaluate(SCRIPT_BYTES) < 170_000


@pytest.mark.parametrize("sample", PLAYED)
def test_a_table_can_be_printed(new_page: NewPage, sample: Sample) -> None:
    """On paper stand the map, the panels of all tabs and the events, and none of the means of play."""
    page = new_page()
    begin(page, sample)
    page.emulate_media(media="print")

    page.evaluate("dispatchEvent(new Event('beforeprint'))")

    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".printed").last).to_contain_text("Events")
    assert page.locator(".printed").count() > 2
    expect(page.get_by_role("tablist")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".printed")).to_have_count(0)


def test_a_table_opened_while_the_server_is_away_can_be_tried_again(tmp_path: Path, page: Page) -> None:
    """The page says that nobody answers and shows the table when it is asked again."""
    server = Server(tmp_path).start()
    try:
        begin(page, THREE, at=server.url)
        page.locator("header .home").click()
        link = page.locator("a[href^='/table/']")
        link.wait_for()

        server.kill()
        link.click()
        expect(page.get_by_text("The server does not answer")).to_be_visible(timeout=30_000)
        server.start()
        page.get_by_role("button", name="Try again").click()

        expect(page.locator(".prompt")).to_be_visible()
    finally:
        server.close()
