"""Somebody with a phone, who reads its pages in his language."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page

import pragmatica
from pragmatica.wording import text
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.samples import THREE
from tests.server.client import Server
from tests.server.people import PASSWORD


class Phone:
    """A page of a server on a phone, and what it says."""

    def __init__(self, new_page: NewPage, server: Server, axe: str, language: str) -> None:
        self.page: Page = new_page(**PHONE, base_url=server.url, locale=language)
        self.site, self.axe, self.language = server.url, axe, language
        self.say = partial(text, language)
        self.name = ""

    def seat(self, ident: str) -> str:
        """What a seat of a table for three is called."""
        return pragmatica.game(THREE.game).words(self.language).name(f"seat:{ident}")

    def press(self, message: str, **arguments: object) -> None:
        """Press the button that says so."""
        self.page.get_by_role("button", name=self.say(message, **arguments), exact=True).first.click()

    def register(self, name: str) -> None:
        """Make an account by the form, coming from the start page."""
        page, say = self.page, self.say
        page.goto("/")
        page.get_by_role("link", name=say("web-account-sign-in"), exact=True).click()
        self.press("web-account-register")
        page.get_by_label(say("web-account-name"), exact=True).fill(name)
        page.get_by_label(say("web-account-password"), exact=True).fill(PASSWORD)
        page.keyboard.press("Enter")
        page.get_by_role("heading", name=name, level=1).wait_for()
        self.name = name

    def known(self, name: str) -> None:
        """Make an account without the form."""
        body, headers = {"name": name, "password": PASSWORD}, {"Origin": self.site}
        told = self.page.request.post("/api/account", data=body, headers=headers)
        assert told.ok, told.text()
        self.name = name

    def sound(self) -> None:
        """Words for everything, nothing wider than the screen, nothing that axe finds."""
        page = self.page
        assert (faults(page, self.axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)
