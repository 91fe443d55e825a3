"""The record of a match on paper: turn by turn with boards, how it ended, and how it is printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import SECONDS
from tests.samples import PLAYED, Sample
from tests.server.client import Server

LOADED = "() => [...document.querySelectorAll('figure img')].every((one) => one.naturalWidth > 0)"
DRAWN = "(all) => all.map((one) => one.complete && one.naturalWidth > 0)"


def show(page: Page, table: str, fragment: str = "") -> None:
    """The record of a table."""
    page.goto(f"/table/{table}/record{fragment}")
    page.locator("article").wait_for()


def running(server: Server, sample: Sample) -> str:
    """A table at which much has happened."""
    server.prepared.write_text(sample.begun(250).to_json(history=False))
    return server.browser().open(**sample.asked, seats={seat: {"control": "device"} for seat in sample.seats})


def over(page: Page, table: str) -> None:
    """Wait until the match is over, and show its record."""
    page.goto(f"/table/{table}")
    page.locator(".result").wait_for(timeout=SECONDS)
    show(page, table, "#as=everything")


def test_a_match_that_is_over_tells_result_and_turning_points(page: Page, finished: str) -> None:
    """Who has won and how the lines went stand before the turns, each with its board."""
    over(page, finished)

    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    boards = page.locator("article figure img")
    boards.first.wait_for()
    page.wait_for_function("() => [...document.querySelectorAll('figure img')].every((one) => one.complete)")
    assert set(boards.evaluate_all(DRAWN)) == {True}


@pytest.mark.parametrize("sample", PLAYED)
def test_a_running_match_is_told_with_its_boards(page: Page, server: Server, sample: Sample) -> None:
    """Whoever looks on is shown what happened and the board as it stands, in every game."""
    show(page, running(server, sample))

    page.locator("article figure img").last.wait_for()
    page.wait_for_function(LOADED)
    page.get_by_label("Boards").select_option("none")
    expect(page.locator("article figure")).to_have_count(0)


def test_on_paper_there_are_no_buttons(page: Page, finished: str) -> None:
    """The page is printed when all boards are there, and without what only a screen can use."""
    over(page, finished)
    page.evaluate("() => { window.print = () => { window.printed = true; }; }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed === true")
    page.emulate_media(media="print")

    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    assert page.locator("main .button:visible, main select:visible, nav:visible").count() == 0
    assert (
        page.locator("article img").first.evaluate("(one) => getComputedStyle(one.parentElement).breakInside")
        == "avoid"
    )
    assert len(page.pdf(format="A4")) > 10_000


@pytest.mark.parametrize("sample", PLAYED)
def test_all_of_it_is_printed(page: Page, server: Server, sample: Sample) -> None:
    """Every line and every board, also of turns that nobody has scrolled to, which the screen does not lay out."""
    show(page, running(server, sample))
    page.locator("article figure img").last.wait_for()
    page.wait_for_function(LOADED)
    boards = page.locator("article figure img").count()
    lines = page.locator("article li").count()
    assert page.locator("article .turn").last.evaluate("(one) => getComputedStyle(one).contentVisibility") == "auto"

    printed = page.pdf(format="A4", tagged=True)

    assert len(re.findall(rb"/Alt \(The board after step \d+\)", printed)) == boards
    assert len(re.findall(rb"/S /LI\b", printed)) >= lines


def test_axe_finds_nothing_in_the_record(new_page: NewPage, axe: str, finished: str) -> None:
    """The record violates nothing, and has all its words."""
    page = new_page()
    over(page, finished)

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_has_room_for_it(new_page: NewPage, finished: str, language: str) -> None:
    """Nothing of it has to be scrolled to sideways."""
    page = new_page(**PHONE, locale=language)
    over(page, finished)

    assert width(page) <= 360


@pytest.mark.parametrize("sample", PLAYED)
def test_a_phone_has_room_for_much_of_it(new_page: NewPage, server: Server, sample: Sample) -> None:
    """Nor is a long record wider than the page where turns are out of sight."""
    page = new_page(**PHONE)
    show(page, running(server, sample))

    assert width(page) <= 360
