"""The replay of a match that is over: open secrets, places to go to, links to a step, pictures."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import SECONDS
from tests.samples import THREE
from tests.server.client import Server


def show(page: Page, table: str, fragment: str = "") -> None:
    """The replay of a table that is over."""
    page.goto(f"/table/{table}")
    page.locator(".result").wait_for(timeout=SECONDS)
    page.goto(f"/table/{table}/replay{fragment}")
    page.locator(".steps").wait_for()


def test_all_secrets_are_opened_by_an_eye(page: Page, finished: str) -> None:
    """A spectator sees no cards; with all secrets open he sees those of every seat, and the address says so."""
    show(page, finished, "#step=0&as=spectator")
    page.locator(".hands").wait_for(state="attached")
    cards = page.locator(".hands [role=img], .hands .card, .hands img")
    assert cards.count() == 0

    page.get_by_role("button", name="All secrets open").click()

    expect(page).to_have_url(re.compile("as=everything"))
    cards.first.wait_for()


def test_a_link_leads_to_the_step_with_the_same_eyes(new_page: NewPage, finished: str) -> None:
    """Who follows the copied link sees what was seen by who copied it."""
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    show(page, finished, "#step=0&as=everything")
    page.get_by_role("button", name="Copy a link to this step").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")

    other = new_page()
    other.goto(link)

    expect(other.get_by_text("Step 0 of")).to_be_visible()
    expect(other.get_by_role("button", name="All secrets open")).to_have_attribute("aria-pressed", "true")


def test_one_goes_on_by_keys(page: Page, finished: str) -> None:
    """Steps and turns are gone to by keys, and the end shows the result."""
    show(page, finished, "#step=0&as=spectator")

    page.keyboard.press(".")
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("End")

    page.locator(".result").wait_for()


def test_a_picture_of_the_moment_is_saved(page: Page, finished: str, tmp_path: Path) -> None:
    """The map is saved as an SVG that needs nothing of the page, and as a PNG."""
    show(page, finished, "#step=0&as=everything")
    page.locator("[role=application] svg > g").first.wait_for(state="attached")
    for kind in ("SVG", "PNG"):
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"Save a picture of the map as {kind}").click()
        saved.value.save_as(tmp_path / kind)

    drawing = ElementTree.parse(tmp_path / "SVG").getroot()
    text = (tmp_path / "SVG").read_text()

    assert drawing.tag.endswith("svg")
    assert [one for one in ("var(", "class=", "http://127", "light-dark") if one in text] == []
    assert "@font-face" in text
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")


def test_before_the_end_there_is_no_such_eye(page: Page, server: Server) -> None:
    """A link with open eyes to a match that is played leads to the reader's own view, and says why."""
    host = server.browser()
    ident = host.open(**THREE.asked, seats={seat: {"control": "device"} for seat in THREE.seats})

    page.goto(f"/table/{ident}/replay#step=0&as=everything")

    expect(page.get_by_role("status").get_by_text("opens when the match is over")).to_be_visible()
    assert page.get_by_role("button", name="All secrets open").count() == 0


def test_axe_finds_nothing_with_all_secrets_open(new_page: NewPage, axe: str, finished: str) -> None:
    """The replay with open secrets and its contents violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    show(page, finished, "#step=1&as=everything")
    page.get_by_text("Contents", exact=True).click()

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_need_not_scroll_sideways(new_page: NewPage, finished: str, language: str) -> None:
    """All of it fits on a phone."""
    page = new_page(**PHONE, locale=language)
    show(page, finished, "#step=1&as=everything")

    assert width(page) <= PHONE_WIDTH
