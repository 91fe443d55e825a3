"""The end of a log stays in sight while a game goes on, until its reader goes back."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE
from tests.browser.conftest import NewPage
from tests.browser.player import Player, begin, of
from tests.browser.talking import panel, say, sit_down
from tests.samples import PLAYED, THREE, Sample

BELOW: Final = """() => {
  const panel = document.querySelector('#tab-panel');
  return panel.scrollHeight - panel.scrollTop - panel.clientHeight;
}"""
AT_THE_END: Final = f"() => ({BELOW})() < 2"
STILL: Final = """() => new Promise((tell) => {
  const panel = document.querySelector('#tab-panel');
  const before = panel.scrollTop;
  setTimeout(() => tell(panel.scrollTop === before), 250);
})"""
HEIGHT: Final = "document.querySelector('#tab-panel').scrollHeight"
SIZES: Final[dict[str, dict[str, Any]]] = {"phone": PHONE, "desktop": {}}


def read_on(page: Page, player: Player, height: int) -> None:
    """Answer until the log is so high; after each answer its end is in sight."""
    end = time.monotonic() + 240
    while page.evaluate(HEIGHT) < height:
        assert time.monotonic() < end, dict(player.answered)
        if not player.act(player.state):
            page.wait_for_timeout(20)
        page.wait_for_function(AT_THE_END)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("sample", PLAYED)
def test_the_log_follows_a_game(new_page: NewPage, sample: Sample, size: str) -> None:
    """While a game goes on, and others act unasked, the end of the log is in sight, on a phone too."""
    page = new_page(**SIZES[size])
    begin(page, sample)
    page.get_by_role("tab", name="Events").click()

    read_on(page, of(page, sample, 51, 0.9), page.evaluate(HEIGHT) + 1000)


def test_a_reader_who_goes_back_is_left_there(page: Page) -> None:
    """After the wheel has been turned upwards new lines move nothing; at the end the log follows again."""
    begin(page, THREE)
    player = of(page, THREE, 53, 0.9)
    read_on(page, player, page.evaluate(HEIGHT) + 600)
    list_ = page.locator("#tab-panel")
    list_.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(STILL)
    assert page.evaluate(BELOW) > 100
    stays, before = list_.evaluate("(node) => node.scrollTop"), page.evaluate(HEIGHT)

    end = time.monotonic() + 60
    while page.evaluate(HEIGHT) <= before:
        assert time.monotonic() < end, dict(player.answered)
        player.act(player.state)
    # What was marked as new above may be no longer: the lines in view stay where they are.
    assert abs(list_.evaluate("(node) => node.scrollTop") - stays) < 40

    list_.evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
    read_on(page, player, page.evaluate(HEIGHT) + 100)


def test_the_talk_follows_too(new_page: NewPage) -> None:
    """What others say comes into sight below a talk that is longer than its panel."""
    host, friend, _ = sit_down(new_page)
    panel(friend)
    for number in range(8):
        say(host, f"{number}: a word that takes a line of its own\nand another\nand a third")
        expect(friend.locator("article").nth(number)).to_be_attached()
        friend.wait_for_function(AT_THE_END)

    expect(friend.locator("article").last).to_have_text(re.compile("7: a word"))
