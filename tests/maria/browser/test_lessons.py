"""A lesson on a phone: what the teacher points at can be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE
from tests.browser.conftest import NewPage


@pytest.fixture
def chosen(new_page: NewPage) -> Page:
    """A phone on which the general has been chosen who is to march."""
    page = new_page(**PHONE)
    page.goto("/learn/maria/fortress")
    page.locator(".teacher").get_by_role("button", name="Go on").click()
    page.locator(".teacher progress[value='1']").wait_for(state="attached")
    page.locator(".board [data-piece=prussia-1]").tap()
    page.locator(".prompt").get_by_role("button", name="Cancel").wait_for()
    return page


def test_no_card_lies_over_where_the_chosen_piece_may_go(chosen: Page) -> None:
    """The city from which it comes has one, which is not shown on so small a map."""
    expect(chosen.locator(".looked h2")).to_have_count(1)
    expect(chosen.locator(".looked h2")).to_be_hidden()


def test_the_card_of_another_place_is_shown(chosen: Page) -> None:
    """Who looks at what the piece cannot reach wants to know of it."""
    chosen.locator(".board [data-piece=austria-5]").tap()

    expect(chosen.locator(".looked h2")).to_be_visible()
