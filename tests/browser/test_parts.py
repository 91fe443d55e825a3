"""After an upgrade of the server: pages that are still open ask for parts that are gone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.samples import THREE

NEW_PAGE = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>'
GAME = THREE.game
PART = re.compile(f"/assets/{GAME}-.*\\.js$")


def upgrade(page: Page) -> None:
    """From now on the words of a game have another name, and the start page tells of another program."""
    page.route(PART, lambda route: route.fulfill(status=404, body="no such file"))
    page.route(re.compile(":[0-9]+/$"), _newer)


def _newer(route: Route) -> None:
    if route.request.resource_type == "fetch":
        route.fulfill(content_type="text/html", body=NEW_PAGE)
    else:
        route.fallback()


def press(page: Page) -> None:
    """Ask for the part."""
    page.locator(f"[data-game={GAME}]").get_by_role("button", name="Play now").click()


def test_an_open_page_loads_the_new_one(page: Page) -> None:
    """The page is loaded anew by itself, once, and then has what it asked for."""
    page.goto("/")
    upgrade(page)
    page.evaluate("window.old = true")

    with page.expect_event("framenavigated"):
        press(page)
    page.unroute_all()
    page.wait_for_function("!window.old")
    press(page)

    expect(page.locator(f"[data-game={GAME}] .role").first).to_be_visible()


def test_what_loading_anew_does_not_mend_is_told(page: Page) -> None:
    """When the part is still missing afterwards the page says what is wrong, and stays."""
    page.goto("/")
    upgrade(page)
    with page.expect_event("framenavigated"):
        press(page)
    page.evaluate("window.second = true")

    press(page)

    expect(page.locator(f"[data-game={GAME}]").get_by_role("alert")).to_contain_text("Reload the page")
    assert page.evaluate("window.second")


def test_a_server_that_is_away_is_told_as_such(new_page: NewPage) -> None:
    """Nothing is loaded anew where nobody answers: the page is still there to go on with."""
    page = new_page()
    page.goto("/")
    page.locator(f"[data-game={GAME}]").wait_for()
    page.context.set_offline(True)

    press(page)

    expect(page.locator(f"[data-game={GAME}]").get_by_role("alert")).to_contain_text("The server does not answer")
