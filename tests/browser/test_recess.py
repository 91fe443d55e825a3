"""The notice of upkeep as every page shows it, and clocks that stand still meanwhile."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from pragmatica.server.kept import recess
from pragmatica.server.kept.storage import Storage
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.test_clocks import clock, days, sit_down
from tests.server.client import Server

__all__ = ["days"]
LIVE = {"kind": "live", "main": 3_600}


def close(server: Server, seconds: float) -> None:
    """The house closes so many seconds from now."""
    storage = Storage(f"sqlite:///{server.data / 'pragmatica.db'}")
    now = time.time()
    recess.announce(storage, now + seconds, "New engine", now)
    storage.close()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The server closes for upkeep"), ("pl", "zamknie się na czas prac")]
)
def test_upkeep_is_announced_on_a_phone(new_page: NewPage, days: Server, axe: str, language: str, told: str) -> None:
    """Above the page, with its message; nothing lacks words or is too wide."""
    page = new_page(base_url=days.url, **PHONE, locale=language)
    page.goto("/")
    close(days, 24 * 3_600)
    page.wait_for_timeout(3_000)  # the server looks once a second
    page.reload()

    notice = page.locator(".recess")
    expect(notice).to_contain_text(told, timeout=60_000)
    expect(notice).to_contain_text("New engine")
    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)


def test_clocks_stand_still_on_the_page_during_upkeep(new_page: NewPage, days: Server) -> None:
    """Who looks on sees no time go by."""
    host, _ = sit_down(new_page, days, LIVE)
    close(days, 0)
    host.wait_for_timeout(3_000)
    host.reload()
    expect(host.locator(".recess")).to_contain_text("is closed for upkeep", timeout=60_000)
    host.wait_for_timeout(1_500)

    shown = clock(host).all_inner_texts()
    host.wait_for_timeout(4_000)

    assert clock(host).all_inner_texts() == shown
