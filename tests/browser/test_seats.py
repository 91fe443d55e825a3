"""Who is there, whose answer is awaited, who has seen how things stand: told in one line beside the question."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import PHONE, faults, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import begin, of
from tests.browser.tables import THIRD, open_table
from tests.browser.talking import sit_down
from tests.samples import THREE


def seat(page: Page, number: int) -> Locator:
    """What a page tells of one seat."""
    return page.get_by_role("list", name="Seats").get_by_role("listitem").nth(number)


def test_it_tells_who_is_there_and_who_has_seen_what(new_page: NewPage) -> None:
    """Who has the table open is here; who has left has seen what there was, and not what came after."""
    pages = sit_down(new_page)
    for page in pages:
        for number in range(len(pages)):
            expect(seat(page, number)).to_contain_text("is here")
    asked = next(number for number, page in enumerate(pages) if page.locator(".prompt[data-kind]").count())
    expect(seat(pages[asked - 1], asked)).to_contain_text("its answer is awaited")
    leaver = (asked + 1) % len(pages)
    pages[leaver].close()

    expect(seat(pages[asked], leaver)).to_contain_text("is away")
    expect(seat(pages[asked], leaver)).to_contain_text("has seen how things stand")
    player = of(pages[asked], THREE, 5)
    player.act(player.state)
    expect(seat(pages[asked], leaver)).to_contain_text("has not seen the latest yet")


def test_where_nobody_is_waited_for_it_takes_no_room(page: Page) -> None:
    """Alone against bots there is no such line."""
    begin(page, THREE)

    expect(page.get_by_role("list", name="Seats")).to_have_count(0)


def test_behind_the_curtain_nothing_is_left_of_what_was_said(page: Page) -> None:
    """What a screen reader was told at one seat is gone before the device is passed on."""
    open_table(page, {THIRD: "Bot"})
    of(page, THREE, 5).play(60, until="pass")
    said = page.locator("[aria-live]")
    assert "".join(said.all_inner_texts()), "the last question has been said"
    page.locator(".pass button").click()
    page.locator(".curtain").wait_for()

    expect(said).to_have_text(["", ""])


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_everybody_can_read_it(new_page: NewPage, axe: str, size: dict[str, Any]) -> None:
    """Axe finds nothing in it, no word is missing, and it has room on a phone."""
    host, *_ = sit_down(new_page, **size)
    expect(seat(host, 2)).to_contain_text("is here")

    assert faults(host, axe, "'main > .line'") == []
    assert without_words(host) == []
    if size:
        right = host.get_by_role("list", name="Seats").evaluate("(node) => node.getBoundingClientRect().right")
        assert right <= PHONE["viewport"]["width"]
