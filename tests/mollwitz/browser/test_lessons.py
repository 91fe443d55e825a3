"""Standing instructions given in a lesson, in the page."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_orders_ahead_are_given_in_a_lesson(page: Page) -> None:
    """Where the teacher asks for one, under the same tab as at a table; the lesson goes on."""
    page.goto("/learn/mollwitz/ahead")
    page.locator(".teacher").get_by_role("button", name="Go on").click()
    page.get_by_role("tab", name="Orders ahead").click()
    page.locator(".standing .choose select").last.select_option("P_MKARL_1")

    page.get_by_label("volley").select_option("always")

    expect(page.locator(".teacher progress")).to_have_attribute("value", "2")
