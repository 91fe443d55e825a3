"""Ancien Régime in the browser: what is new since the last answer, and a power looked at."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.ancien_regime.browser.player import Player, play_alone
from tests.ancien_regime.browser.test_table import SMALL


def test_a_power_is_looked_at(page: Page) -> None:
    """A press on a shield points out a power's generals and opens its card; Escape ends that."""
    play_alone(page, "Austria")
    expect(page.locator(".board .general").first).to_be_attached()
    page.get_by_role("button", name=re.compile("^Russia: ")).press("Enter")

    expect(page.get_by_role("region", name="Russia")).to_contain_text("British Coalition")
    expect(page.locator(".board .general.selected").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Russia")).to_have_count(0)


def test_what_is_new_is_told(page: Page) -> None:
    """After an answer the page counts what others do; the log tells it apart, after the page was loaded again, too."""
    page.set_viewport_size(SMALL)
    play_alone(page, "Austria")
    player, recap = Player(page, 3, haste=0.9), page.get_by_role("region", name="Since your last answer")
    end, told = time.monotonic() + 90, recap.locator("button:enabled")  # with nothing to tell it keeps its room, shut
    while not told.count() or player.state == "waiting":
        assert time.monotonic() < end, dict(player.answered)
        if not player.act(player.state):
            page.wait_for_timeout(50)

    expect(recap).to_contain_text(re.compile("move|battle|garrison|event|drawn|status"))
    expect(page.locator(".log .news")).to_be_attached()

    page.reload()
    expect(page.locator(".log .news")).to_be_attached()
