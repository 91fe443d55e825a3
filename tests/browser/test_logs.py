"""The end of a log stays in sight while a game goes on, until its reader goes back."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.ancien_regime.browser.test_table import Statesman, play_alone
from tests.browser.conftest import NewPage
from tests.browser.test_access import PHONE
from tests.browser.test_talk import panel, say, sit_down
from tests.maria.browser.player import Player, start_alone

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


class Reader(Player):
    """Looks at the log after every answer."""

    def act(self, state: str) -> bool:
        """Answer, then see that what came of it is in sight."""
        acted = super().act(state)
        self.page.wait_for_function(AT_THE_END)
        return acted


class ReadingStatesman(Statesman, Reader):
    """The same in Ancien Régime."""


@pytest.mark.parametrize("size", SIZES)
def test_the_log_follows_a_whole_game(new_page: NewPage, size: str) -> None:
    """From the first line to the last one the end of the log is in sight, on a phone too."""
    page = new_page(**SIZES[size])
    start_alone(page, "Prussia")
    begun = page.evaluate(HEIGHT)

    Reader(page, 51, haste=0.9).play(300)

    assert page.evaluate(HEIGHT) > begun + 1000
    page.wait_for_function(AT_THE_END)


def test_the_log_of_coalitions_follows(page: Page) -> None:
    """In a game of seven as well, while others act unasked."""
    play_alone(page, "Prussia")
    player, begun = ReadingStatesman(page, 52, haste=0.9), page.evaluate(HEIGHT)
    end = time.monotonic() + 240

    while page.evaluate(HEIGHT) < begun + 1000:
        assert time.monotonic() < end, dict(player.answered)
        if not player.act(player.state):
            page.wait_for_timeout(20)


def test_a_reader_who_goes_back_is_left_there(page: Page) -> None:
    """After the wheel has been turned upwards new lines move nothing; at the end the log follows again."""
    start_alone(page, "Prussia")
    player = Reader(page, 53, haste=0.9)
    player.play(240, until="pick_piece")
    list_, height = page.locator("#tab-panel"), page.evaluate(HEIGHT)
    list_.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(STILL)
    assert page.evaluate(BELOW) > 100
    stays = list_.evaluate("(node) => node.scrollTop")

    player.end_movement()
    page.wait_for_function(f"(old) => {HEIGHT} > old", arg=height)
    # What was marked as new above may be no longer: the lines in view stay where they are.
    assert abs(list_.evaluate("(node) => node.scrollTop") - stays) < 40

    list_.evaluate("(node) => node.scrollTo(0, node.scrollHeight)")
    Player(page, 53, haste=0.9).play(240, until="pick_piece")
    page.wait_for_function(AT_THE_END)


def test_the_talk_follows_too(new_page: NewPage) -> None:
    """What others say comes into sight below a talk that is longer than its panel."""
    frederick, louis, _ = sit_down(new_page)
    panel(louis)
    for number in range(8):
        say(frederick, f"{number}: a word that takes a line of its own\nand another\nand a third")
        expect(louis.locator("article").nth(number)).to_be_attached()
        louis.wait_for_function(AT_THE_END)

    expect(louis.locator("article").last).to_have_text(re.compile("7: a word"))
