"""The end of a match: how all stood, how that went, where it turned, what was lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import SECONDS, played_out
from tests.samples import GRANDEST
from tests.server.client import Server


@pytest.fixture(scope="module", params=GRANDEST)
def over(request: pytest.FixtureRequest, server: Server) -> str:
    """A table of each game at which bots have played to the end from shortly before it."""
    return played_out(server, request.param)


def show(page: Page, table: str) -> None:
    """The end, all unfolded."""
    page.goto(f"/table/{table}")
    page.locator(".result .course").first.wait_for(timeout=SECONDS)
    page.get_by_text(re.compile("Further numbers|Dalsze liczby")).click()


def test_the_end_tells_how_it_went(page: Page, over: str) -> None:
    """There is a plot with figures for those who do not see it, and a way to all secrets."""
    show(page, over)
    result = page.locator(".result")

    assert result.get_by_role("img", name=re.compile("in the course of the match")).count() >= 2
    result.get_by_text(re.compile("in figures$")).first.click()
    expect(result.locator("table th[scope=row]").filter(has_text="End").first).to_be_visible()
    result.get_by_role("link", name="The end with all secrets open").click()
    expect(page.get_by_role("button", name="All secrets open")).to_have_attribute("aria-pressed", "true")


def test_axe_finds_nothing_at_the_end(new_page: NewPage, axe: str, over: str) -> None:
    """The end violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    show(page, over)

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_need_not_scroll_sideways(new_page: NewPage, over: str, language: str) -> None:
    """All of it fits on a phone, in its own sheet as well."""
    page = new_page(**PHONE, locale=language)
    show(page, over)

    assert width(page) <= PHONE_WIDTH
    assert page.locator("main.sheet").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
