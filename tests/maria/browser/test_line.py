"""The line to the server while a game is played: what was pressed counts once, and others see it soon."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, start_alone
from tests.server.client import Server


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
