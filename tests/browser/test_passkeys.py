"""Passkeys, with the browser's own virtual device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.test_accounts import PASSWORD, register
from tests.server.client import Server

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(page: Page) -> None:
    """Give a page a device that makes passkeys and whose owner says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def test_a_passkey_is_made_signs_in_and_is_removed(new_page: NewPage, server: Server) -> None:
    """Its owner signs in without a password; once it is removed, nobody does."""
    page = new_page(base_url=f"http://localhost:{server.port}")
    page.goto("/")
    with_device(page)
    register(page, "Anna with a key")
    form = page.locator("section").filter(has=page.get_by_role("heading", name="Passkeys"))
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make a passkey on this device").click()
    remove = page.get_by_role("button", name=re.compile("^Remove the passkey: "))
    expect(remove).to_have_count(1)

    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Anna with a key", level=1)).to_be_visible()

    remove.click()
    expect(remove).to_have_count(0)
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey opens no account here")


def test_no_passkey_is_offered_where_there_can_be_none(new_page: NewPage) -> None:
    """An address without a name has no passkeys, and nothing is said of them there."""
    page = new_page()
    page.goto("/account")
    page.get_by_role("heading", name="Sign in", level=1).wait_for()

    assert page.get_by_text("passkey").count() == 0
