"""Accounts in the browser: making one, tables on every device, one's own page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.test_people import opened

PASSWORD = "seven league boots"


def register(page: Page, name: str) -> None:
    """Make an account, coming from the start page."""
    page.goto("/")
    page.get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    page.get_by_role("heading", name=name, level=1).wait_for()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in on the account's page."""
    page.goto("/account")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")


def test_a_table_is_found_on_another_device(new_page: NewPage) -> None:
    """Who made an account after he had sat down finds his table where he signs in."""
    computer, phone = new_page(), new_page(**PHONE)
    opened(computer)
    address = computer.url
    register(computer, "Anna on two devices")

    sign_in(phone, "Anna on two devices")
    phone.get_by_role("link", name="My tables").click()

    expect(phone.locator(f"a[href='{address[address.index('/table') :]}']")).to_be_visible()


def test_a_wrong_password_is_told(new_page: NewPage) -> None:
    """The form says so, and keeps what was written."""
    page = new_page()

    sign_in(page, "nobody at all", "not a password")

    expect(page.get_by_role("alert")).to_have_text("There is no account with this name and this password.")
    expect(page.get_by_label("Name")).to_have_value("nobody at all")


def test_a_device_is_signed_out_from_another(new_page: NewPage) -> None:
    """The list shows where one is signed in; the other browser is a stranger then."""
    first, second = new_page(), new_page()
    register(first, "Berta with devices")
    sign_in(second, "Berta with devices")
    second.get_by_role("heading", name="Berta with devices", level=1).wait_for()
    first.reload()

    first.get_by_role("button", name=re.compile("^Sign out: ")).click()

    expect(first.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(0)
    second.reload()
    expect(second.get_by_role("heading", name="Sign in", level=1)).to_be_visible()


def test_an_account_is_deleted_with_its_password(new_page: NewPage) -> None:
    """The page says what happens, asks for the password, and the account is gone."""
    page = new_page()
    register(page, "Cecilia leaves")

    page.get_by_role("button", name="Delete the account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete it for good").click()

    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(page, "Cecilia leaves")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_pages_of_an_account_are_for_everybody(new_page: NewPage, axe: str, language: str) -> None:
    """On a phone, in each language: words for everything, nothing wider than the screen, nothing that axe finds."""
    page = new_page(**PHONE, locale=language)
    page.goto("/account")
    page.get_by_role("heading", level=1).wait_for()
    before = (faults(page, axe), without_words(page), width(page))
    page.locator("form button.quiet[type=button]").last.click()
    page.locator("input[autocomplete=username]").fill(f"Żaneta {language}")
    page.locator("input[autocomplete=new-password]").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"Żaneta {language}", level=1).wait_for()

    assert before == ([], [], PHONE_WIDTH)
    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)
