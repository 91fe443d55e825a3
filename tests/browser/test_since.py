"""What others have done since the last answer: counted, played on the map, told apart in the log."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import PHONE, faults, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import Player, begin, of
from tests.samples import PLAYED, THREE, Sample

STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
PLAY: Final = "Play it on the map"


def news(page: Page, sample: Sample, least: int = 1) -> tuple[Player, Locator]:
    """Play until others have done something since the last answer and a question is open; the summary of it."""
    begin(page, sample)
    player, card = of(page, sample, 57, 0.9), page.locator("section.since")
    end = time.monotonic() + 240
    while True:
        state = player.state
        if state.split()[0] not in {"waiting", "pass", "curtain"} and card.is_visible() and _moments(page) >= least:
            return player, card
        assert state != "over"
        assert time.monotonic() < end, dict(player.answered)
        if not player.act(state):
            page.wait_for_timeout(20)


def _moments(page: Page) -> int:
    """How many lines of the log are news."""
    found: int = page.evaluate("document.querySelectorAll('.log .news ~ li:is(.event, .weighty)').length")
    return found


@pytest.mark.parametrize("sample", PLAYED)
def test_what_others_did_is_played_while_the_question_stays_open(page: Page, sample: Sample) -> None:
    """At a press the map shows it moment by moment, as it was then; an answer ends that, and so does Escape."""
    player, card = news(page, sample, 2)
    card.get_by_role("button", name=PLAY).click()
    expect(page.get_by_text("As it was")).to_be_visible()
    card.get_by_role("button", name="On", exact=True).click()
    expect(card.get_by_role("slider")).to_have_value("2")
    card.get_by_role("button", name="Back", exact=True).click()
    expect(card.get_by_role("slider")).to_have_value("1")
    expect(player.prompt).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("As it was")).to_have_count(0)
    expect(card.get_by_role("button", name=PLAY)).to_be_focused()

    page.keyboard.press("v")
    expect(page.get_by_text("As it was")).to_be_visible()
    player.act(player.state)
    expect(page.get_by_text("As it was")).to_have_count(0)


def test_it_goes_on_by_itself_to_its_end_and_the_map_is_back_in_the_present(page: Page) -> None:
    """Unasked one moment follows the other, the faster the higher the speed; at the end the present is there."""
    _, card = news(page, THREE, 2)
    card.get_by_role("button", name=PLAY).click()
    card.get_by_label("Speed").select_option("4")
    slider = card.get_by_role("slider")
    expect(slider).not_to_have_value("1")

    expect(card.get_by_role("button", name=PLAY)).to_be_visible(timeout=120_000)
    expect(page.get_by_text("As it was")).to_have_count(0)


def test_without_motion_it_is_a_list(new_page: NewPage) -> None:
    """Who wants no motion is given the moments as a list; the map steps to the one that is pressed."""
    page = new_page(**STILL)
    _, card = news(page, THREE, 2)
    card.get_by_role("button", name=PLAY).click()
    lines = card.get_by_role("list").get_by_role("button")
    expect(lines.first).to_have_attribute("aria-current", "step")
    lines.nth(1).click()

    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    expect(card.get_by_role("slider")).to_have_value("2")
    expect(card.get_by_role("button", name="Pause")).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("sample", PLAYED)
def test_everybody_can_use_it(new_page: NewPage, axe: str, sample: Sample, size: dict[str, Any]) -> None:
    """While it is played axe finds nothing in it, no word is missing, and it has room on a phone."""
    page = new_page(**STILL, **size)
    _, card = news(page, sample)
    card.get_by_role("button", name=PLAY).click()
    expect(page.get_by_text("As it was")).to_be_visible()

    assert faults(page, axe, "['section.since', '.over']") == []
    assert without_words(page) == []
    if size:
        assert card.evaluate("(node) => node.scrollWidth <= node.clientWidth")
        assert card.evaluate("(node) => node.getBoundingClientRect().right") <= PHONE["viewport"]["width"]


AT: Final = """() => {
  const panel = document.querySelector('#tab-panel');
  const [line, box] = [panel.querySelector('.news'), panel.getBoundingClientRect()];
  return line.getBoundingClientRect().top - box.top;
}"""


def test_the_log_opens_at_what_is_news(page: Page) -> None:
    """Whoever opens the log is taken to what came since his answer; a button leads to the present."""
    news(page, THREE, 12)
    page.reload()
    page.locator(".log .news").wait_for()
    page.wait_for_function(f"() => Math.abs(({AT})()) < 8")
    present = page.get_by_role("button", name="Back to the present")
    present.focus()
    present.press("Enter")

    expect(present).to_have_count(0)
    expect(page.locator(".log .line").last).to_be_in_viewport()
    expect(page.locator(".log .line").last).to_be_focused()
