"""Standing instructions in the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_units_are_instructed_in_a_study(page: Page) -> None:
    """As at a table; it becomes an answer of the study, from which one may go back."""
    page.goto("/study#game=mollwitz&scenario=romer&players=2")
    page.locator(".study").wait_for()
    page.get_by_role("tab", name="Orders ahead").click()
    page.locator(".standing .choose select").last.select_option(index=1)
    wish = page.locator(".window select").first
    wish.select_option("always")

    expect(page.locator(".moves .move")).to_have_count(2)
    expect(wish).to_have_value("always")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(wish).to_have_value("ask")
