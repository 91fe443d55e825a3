"""The line to the server: cuts, restarts, speed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, open_table, start_alone
from tests.server.client import Server

SCRIPT_BYTES = """() => performance.getEntriesByType('resource')
  .filter((one) => new URL(one.name).pathname.endsWith('.js'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def test_a_killed_server_loses_nothing(tmp_path: Path, new_page: NewPage) -> None:
    """The server is killed and started again: both browsers say so, come back by themselves and play on."""
    server = Server(tmp_path).start()
    try:
        first, second = new_page(base_url=server.url), new_page(base_url=server.url)
        open_table(first, {"Maria Theresa": "Bot", "Louis XV": "Bot", "Frederick": "This device"})
        second.goto(first.url)
        second.locator(".board").wait_for()
        player = Player(first, 5)
        player.play(60, until="pick_piece")
        told = second.locator(".log .event, .log .weighty")
        before = told.all_inner_texts()

        server.kill()
        expect(first.get_by_text("The line to the server is cut")).to_be_visible(timeout=10_000)
        server.start()
        expect(first.get_by_text("The line to the server is cut")).to_be_hidden(timeout=30_000)

        player.end_movement()
        expect(told.nth(len(before))).to_be_visible(timeout=30_000)
        assert told.all_inner_texts()[: len(before)] == before
    finally:
        server.close()


def test_an_answer_given_while_the_server_is_away_arrives(tmp_path: Path, page: Page) -> None:
    """It is sent again until the server is back, and counts once."""
    server = Server(tmp_path).start()
    try:
        start_alone(page, "Prussia", at=server.url)

        server.kill()
        page.get_by_role("button", name="Seal the division").click()
        page.wait_for_timeout(300)
        server.start()

        expect(page.locator(".log li", has_text="Prussia has divided its troops")).to_have_count(1, timeout=30_000)
    finally:
        server.close()


def test_what_one_does_the_other_sees_soon(new_page: NewPage) -> None:
    """From a press in one browser to the changed page in another."""
    first, second = new_page(), new_page()
    start_alone(first, "Austria")
    player = Player(first, 6)
    player.play(60, until="place_hussar")
    second.goto(first.url)
    second.locator(".prompt").wait_for()
    first.locator(".prompt").get_by_text("Or from a list").click()
    button = first.locator(".prompt [data-action]:enabled").last
    button.scroll_into_view_if_needed()
    second.evaluate(
        """() => { window.shown = new Promise((done) => new MutationObserver(() => done(Date.now()))
             .observe(document.querySelector('.log'), {childList: true, subtree: true})); }"""
    )
    first.evaluate("addEventListener('click', () => { window.pressed = Date.now(); }, {capture: true})")

    button.click()

    delay = second.evaluate("window.shown") - first.evaluate("window.pressed")
    print(f"from press to repaint in the other browser: {delay} ms")
    assert delay < 1000


@pytest.mark.parametrize("scenario", ["Introductory game", "Advanced game"])
def test_the_page_is_small_and_quick(new_page: NewPage, scenario: str) -> None:
    """Under 250 kB of compressed script for a table, and a board soon after."""
    page = new_page()
    start_alone(page, "Prussia", scenario)
    address = page.url
    page = new_page(storage_state=page.context.storage_state())

    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(".board svg text").first.wait_for()
    drawn = time.monotonic() - began

    size = page.evaluate(SCRIPT_BYTES)
    print(f"{scenario}: compressed script {size} bytes; board drawn after {drawn:.2f} s")
    assert size < 250_000
    assert drawn < 4


@pytest.mark.parametrize(
    ("game", "scenario"), [("maria", "Introductory game"), ("ancien_regime", "War of the Austrian Succession")]
)
def test_a_table_can_be_printed(new_page: NewPage, game: str, scenario: str) -> None:
    """On paper stand the map, the panels of all tabs and the events, and none of the means of play."""
    page = new_page()
    start_alone(page, "Austria", scenario, game)
    page.emulate_media(media="print")

    page.evaluate("dispatchEvent(new Event('beforeprint'))")

    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".printed").last).to_contain_text("Events")
    assert page.locator(".printed").count() > 2
    expect(page.get_by_role("tablist")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".printed")).to_have_count(0)


def test_a_browser_without_network_says_so_and_goes_on_when_it_is_back(new_page: NewPage) -> None:
    """What could not be sent is told until the line is there again; then the same answer is accepted."""
    page = new_page()
    start_alone(page, "Prussia")
    page.context.set_offline(True)
    offline, unsent = page.get_by_text("This device is offline"), page.get_by_text("The server does not answer")
    expect(offline).to_be_visible()
    page.get_by_role("button", name="Seal the division").click()
    expect(unsent).to_be_visible(timeout=30_000)  # after some attempts

    page.context.set_offline(False)
    expect(offline).to_be_hidden(timeout=30_000)
    expect(unsent).to_be_hidden()
    page.get_by_role("button", name="Seal the division").click()

    expect(page.locator(".log li", has_text="Prussia has divided its troops")).to_be_visible(timeout=30_000)


def test_a_table_opened_while_the_server_is_away_can_be_tried_again(tmp_path: Path, page: Page) -> None:
    """The page says that nobody answers and shows the table when it is asked again."""
    server = Server(tmp_path).start()
    try:
        start_alone(page, "Prussia", at=server.url)
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
