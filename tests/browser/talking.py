"""Three people in browsers of their own who talk."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.samples import THREE


def sit_down(new_page: NewPage, **options: object) -> tuple[Page, ...]:
    """The seats of a game for three in three browsers; the first opened the table."""
    host = new_page(**options)
    host.goto("/")
    seats = dict(zip(THREE.seats, ({"control": control} for control in ("device", "link", "link")), strict=True))
    answer = host.request.post("/api/tables", data={**THREE.asked, "seats": seats})
    assert answer.status == 201, answer.text()
    made = answer.json()
    host.goto(made["spectator"])
    pages = [host]
    for seat in THREE.seats[1:]:
        pages.append(new_page(**options))
        pages[-1].goto(made["links"][seat])
    return tuple(pages)


def panel(page: Page) -> Locator:
    """The talk, opened if it is not."""
    page.get_by_role("tab", name=re.compile("^Talk")).click()
    return page.get_by_role("tabpanel")


def say(page: Page, text: str, to: str = "everybody") -> None:
    """Say something by keyboard."""
    panel(page).get_by_role("checkbox", name=to).check()
    page.locator("#talk-text").fill(text)
    page.locator("#talk-text").press("Enter")
    expect(page.locator("#talk-text")).to_have_value("")
