"""Being told: the tab and the title count tables that wait, and a page says on which ways one is told."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from pragmatica.wording import text
from tests.browser.access import faults, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, PAIR, SECOND, open_table
from tests.server.client import Server
from tests.server.people import register


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_page_of_ways_can_be_read_by_everybody(new_page: NewPage, axe: str, locale: str) -> None:
    """In each language, on a phone, without a fault that axe finds."""
    page = new_page(locale=locale, viewport={"width": 390, "height": 800})
    page.goto("/notices")
    page.get_by_role("heading", level=1).wait_for()

    assert faults(page, axe) == []
    assert without_words(page) == []


def test_tables_that_wait_are_counted(new_page: NewPage) -> None:
    """The title tells how many wait, and so does the tab's picture."""
    page = new_page()
    open_table(page, {FIRST: "This device", SECOND: "Bot"})
    page.goto("/")

    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert (page.locator("link[rel=icon]").get_attribute("href") or "").startswith("data:image/svg+xml")


@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_page_tells_what_happens_elsewhere(new_page: NewPage, server: Server, axe: str, locale: str) -> None:
    """On a phone, whatever page is looked at; once, with the way there, and of the kinds that are wanted alone."""
    say = partial(text, locale)
    page = new_page(locale=locale, viewport={"width": 390, "height": 800}, permissions=["notifications"])
    host = server.browser()
    register(host, f"Tells {locale}")
    ident = host.open(**PAIR.asked, seats={PAIR.seats[1]: {"control": "link"}}, name="Elsewhere")
    page.goto(host.created["links"][PAIR.seats[1]])
    page.locator(".prompt").first.wait_for()
    page.goto("/notices")
    page.get_by_role("button", name=say("web-notices-allow")).click()
    way = page.get_by_role("group", name=say("web-notices-page"))
    way.get_by_label(say("web-notices-of-turn")).uncheck()
    assert faults(page, axe) == []
    page.goto("/rules")
    host.post(f"/api/tables/{ident}/messages", {"seat": PAIR.seats[0], "text": "Well?"}, 204)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    news = page.get_by_role("status", name=say("web-news"))
    expect(news.get_by_role("link")).to_have_text([say("post-message", table="Elsewhere")])
    assert faults(page, axe) == []
    assert without_words(page) == []
    page.reload()
    page.wait_for_timeout(2_500)
    expect(news).to_have_count(0)
    host.post(f"/api/tables/{ident}/messages", {"seat": PAIR.seats[0], "text": "Well, well?"}, 204)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    news.get_by_role("link").click()
    page.locator(".prompt").first.wait_for()
    expect(news).to_have_count(0)


def test_an_inner_address_is_refused_in_words(new_page: NewPage) -> None:
    """Who names an address within the server's own network is told why that cannot be."""
    page = new_page()
    open_table(page, {FIRST: "This device", SECOND: "Bot"})
    page.goto("/notices")
    page.get_by_label("Address").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Set up").click()

    expect(page.get_by_role("alert")).to_contain_text("lie in the open net")


def test_an_address_of_turns_is_made_and_ended(new_page: NewPage) -> None:
    """The calendar's address is shown, can be asked, and ends when it is taken away."""
    page = new_page()
    open_table(page, {FIRST: "This device", SECOND: "Bot"})
    page.goto("/notices")
    page.get_by_role("button", name="Make an address").click()
    path = re.sub(r"^https?://[^/]+", "", page.get_by_label("Calendar (iCalendar)").input_value())
    assert page.request.get(path).ok

    page.get_by_role("button", name="End it").click()
    expect(page.get_by_role("button", name="Make an address")).to_be_visible()
    assert page.request.get(path).status == 404
