"""Events in the browser: how people come to one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.access import PHONE
from tests.browser.conftest import NewPage
from tests.browser.test_accounts import PASSWORD
from tests.server.client import Browser, Server
from tests.server.events.tables import opened, person, see


def signed_in(new_page: NewPage, server: Server, language: str) -> tuple[Page, Browser]:
    """A phone on which somebody is signed in, and the same person for requests."""
    page, browser = new_page(**PHONE, locale=language), person(server, f"Żaneta {language}")
    name = browser.get("/api/account")["account"]["name"]
    told = page.request.post("/api/account/session", data={"name": name, "password": PASSWORD})
    assert told.ok
    return page, browser


def test_who_has_the_link_joins_with_its_code(new_page: NewPage, server: Server) -> None:
    """The link of an event by invitation carries its code."""
    page, _ = signed_in(new_page, server, "en")
    organiser = person(server)
    event = opened(organiser, by_code=True, name="Among friends")
    page.goto(f"/event/{event}#code={see(organiser, event)['invite']}")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_text("You have joined.")).to_be_visible()
