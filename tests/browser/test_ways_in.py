"""The account's page: a mail address, mailed links, ways to sign in, vacations; a mail server on this computer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

from pragmatica.wording import text
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.test_accounts import PASSWORD
from tests.browser.test_passkeys import with_device
from tests.server.client import Server
from tests.server.mailbox import SITE, Post, body, mailbox, settings

NUMBERS = count(1)
ANOTHER = "nine league boots"
languages = pytest.mark.parametrize("language", ["en", "pl"])


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Post, int]]:
    """A mail server, and its port."""
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def mailing(post: tuple[Post, int], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends mails there."""
    running = Server(tmp_path_factory.mktemp("mailing"), **settings(post[1])).start()
    yield running
    running.close()


def said(language: str, message: str, **arguments: object) -> str:
    """A text of the page."""
    return text(language, f"web-account-{message}", **arguments)


class Owner:
    """Somebody who has just made an account, on his own page, and what that says in his language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language, self.name = page, language, f"Keeps ways in {next(NUMBERS)}"
        page.goto("/account")
        page.get_by_role("heading", level=1).wait_for()
        made = page.request.post(
            "/api/account", data={"name": self.name, "password": PASSWORD}, headers={"Origin": page.url[:-8]}
        )
        assert made.ok, made.text()
        self.look()

    def say(self, message: str, **arguments: object) -> str:
        """A text of the page."""
        return said(self.language, message, **arguments)

    def look(self) -> None:
        """Open the own page anew."""
        self.page.goto("/account")
        self.page.get_by_role("heading", name=self.name, level=1).wait_for()

    def section(self, heading: str) -> Locator:
        """A part of it."""
        page = self.page
        return page.locator("section").filter(has=page.get_by_role("heading", name=self.say(heading), exact=True))

    def sign_out(self) -> None:
        """Leave the account."""
        self.page.get_by_role("button", name=self.say("sign-out"), exact=True).first.click()
        self.page.get_by_role("heading", name=self.say("sign-in"), level=1).wait_for()

    def mailed(self, post: Post, address: str, wish: str) -> str:
        """Sign out and ask for a link by mail; where that leads."""
        page, before = self.page, len(post.mails)
        self.sign_out()
        page.get_by_text(self.say("by-mail"), exact=True).first.click()
        page.get_by_label(self.say("address"), exact=True).fill(address)
        page.get_by_label(self.say(f"by-mail-{wish}")).check()
        page.get_by_role("button", name=self.say("by-mail-send")).click()
        expect(page.get_by_role("status").filter(has_text=address)).to_be_visible()
        return link(post, before + 1)

    def confirm(self, post: Post, address: str) -> None:
        """Have a mail address confirmed, by the link that comes."""
        before, part = len(post.mails), self.section("address")
        part.get_by_label(self.say("address")).fill(address)
        part.get_by_label(self.say("password"), exact=True).fill(PASSWORD)
        part.get_by_role("button", name=self.say("address-set")).click()
        expect(part.get_by_role("status")).to_contain_text(address)
        self.page.goto(link(post, before + 1))
        self.page.get_by_role("button", name=self.say("mailed-address-do")).click()
        expect(self.page.get_by_role("status")).to_have_text(self.say("address-confirmed"))


def link(post: Post, number: int) -> str:
    """Where the link leads of a mail, counted from 1."""
    found = re.search(rf"{SITE}(/account/\S+)", body(post.wait(number)[number - 1], "plain"))
    assert found is not None
    return found[1]


def sound(page: Page, axe: str) -> None:
    """Words for everything, nothing wider than the screen, nothing that axe finds."""
    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)


@pytest.fixture
def owner(new_page: NewPage, mailing: Server, language: str) -> Owner:
    """Him, on a phone."""
    return Owner(new_page(**PHONE, base_url=mailing.url, locale=language), language)


@languages
def test_an_address_is_confirmed_and_signs_in(owner: Owner, post: tuple[Post, int], axe: str) -> None:
    """Its link comes by mail; then a mailed link signs in whoever is signed out."""
    page, address = owner.page, f"way{next(NUMBERS)}@club.example"
    owner.confirm(post[0], address)
    owner.look()
    expect(owner.section("ways").get_by_role("listitem")).to_have_text([
        owner.say("way-password"), owner.say("way-mail", address=address)
    ])  # fmt: skip

    page.goto(owner.mailed(post[0], address, "enter"))
    sound(page, axe)
    page.get_by_role("button", name=owner.say("mailed-enter-do")).click()

    expect(page.get_by_role("heading", name=owner.name, level=1)).to_be_visible()


@languages
def test_a_password_is_set_anew_by_mail(owner: Owner, post: tuple[Post, int], axe: str) -> None:
    """Who has lost his asks for a link, chooses another, and signs in with that one."""
    page, address = owner.page, f"way{next(NUMBERS)}@club.example"
    owner.confirm(post[0], address)
    owner.look()
    page.goto(owner.mailed(post[0], address, "reset"))
    page.get_by_label(owner.say("password-new"), exact=True).fill(ANOTHER)
    sound(page, axe)
    page.get_by_role("button", name=owner.say("password-set")).click()
    page.get_by_role("heading", name=owner.name, level=1).wait_for()
    owner.sign_out()
    for password in (PASSWORD, ANOTHER):
        page.get_by_label(owner.say("name"), exact=True).fill(owner.name)
        page.get_by_label(owner.say("password"), exact=True).fill(password)
        page.keyboard.press("Enter")
        if password == PASSWORD:
            page.get_by_role("alert").wait_for()

    expect(page.get_by_role("heading", name=owner.name, level=1)).to_be_visible()


@languages
def test_an_account_is_made_and_entered_by_a_passkey_alone(
    new_page: NewPage, mailing: Server, axe: str, language: str
) -> None:
    """No password is asked for; the list of ways names the one there is, and a mail address is added without one."""
    page = new_page(**PHONE, base_url=f"http://localhost:{mailing.port}", locale=language)
    page.goto("/account")
    with_device(page)
    say = partial(said, language)
    page.get_by_role("button", name=say("register"), exact=True).click()
    page.get_by_label(say("name"), exact=True).fill(name := f"Has but a key {language}")
    page.get_by_role("button", name=say("passkey-register")).click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    expect(page.get_by_text(say("way-passkeys", count=1), exact=True)).to_be_visible()
    sound(page, axe)

    page.get_by_role("button", name=say("sign-out"), exact=True).first.click()
    page.get_by_role("button", name=say("passkey-sign-in")).click()

    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


@languages
def test_a_vacation_is_planned_and_called_off(owner: Owner) -> None:
    """It stands in a list with its days; called off, it has taken none."""
    part = owner.section("vacation")
    left = part.locator("p.soft").inner_text()
    first = date.today() + timedelta(days=3)
    part.get_by_label(owner.say("vacation-first")).fill(first.isoformat())
    part.get_by_label(owner.say("vacation-last")).fill((first + timedelta(days=2)).isoformat())
    part.get_by_role("button", name=owner.say("vacation-plan")).click()
    expect(part.get_by_role("listitem")).to_have_count(1)
    expect(part.locator("p.soft")).not_to_have_text(left)

    part.get_by_role("listitem").get_by_role("button").click()

    expect(part.get_by_role("listitem")).to_have_count(0)
    expect(part.locator("p.soft")).to_have_text(left)


@languages
def test_the_own_page_is_for_everybody(owner: Owner, axe: str) -> None:
    """On a phone: words for everything, nothing wider than the screen, nothing that axe finds."""
    owner.section("vacation").get_by_role("button").first.wait_for()

    sound(owner.page, axe)
