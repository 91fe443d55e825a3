"""How far the enemies come, on every map: shown by a key, explained beside it, on phones too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pragmatica.wording import Catalogue
from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import begin
from tests.samples import PLAYED, Sample
from tests.server.client import Server

CUT = "one => one.scrollWidth - one.clientWidth"


def begun(page: Page, server: Server, sample: Sample) -> None:
    """A table at which the pieces stand."""
    server.prepared.write_text(sample.begun().to_json(history=False))
    begin(page, sample)


def show(page: Page, server: Server, sample: Sample) -> None:
    """Such a table with the reach of the enemies on its map."""
    begun(page, server, sample)
    page.keyboard.press("t")
    page.locator(".threat").wait_for()


@pytest.mark.parametrize("sample", PLAYED)
def test_a_key_shows_the_reach_of_the_enemies_and_hides_it(page: Page, server: Server, sample: Sample) -> None:
    """Signs on the map, what they mean beside it, and the tool that is pressed."""
    show(page, server, sample)
    expect(page.locator(".threat .keys li")).to_have_count(2)
    expect(page.locator(".board .reached").first).to_be_attached()
    expect(page.locator("nav.tools [aria-keyshortcuts=t]")).to_have_attribute("aria-pressed", "true")

    page.keyboard.press("t")

    expect(page.locator(".threat")).to_have_count(0)
    expect(page.locator(".board .reached")).to_have_count(0)


@pytest.mark.parametrize("sample", PLAYED)
def test_axe_finds_nothing_in_it(new_page: NewPage, server: Server, axe: str, sample: Sample) -> None:
    """It violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    show(page, server, sample)

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("sample", PLAYED)
def test_on_a_phone_the_map_stays_in_sight(new_page: NewPage, server: Server, sample: Sample) -> None:
    """Only a heading lies over it, until one unfolds the rest."""
    page = new_page(**PHONE, reduced_motion="reduce")
    begun(page, server, sample)
    page.locator("nav.tools [aria-keyshortcuts=t]").tap()
    card = page.locator(".threat")
    card.wait_for()

    covered, board = card.bounding_box(), page.locator(".board").bounding_box()
    assert covered is not None
    assert board is not None
    assert covered["height"] < board["height"] / 3
    card.locator("summary").tap()
    expect(card.locator(".keys")).to_be_visible()
    assert width(page) <= 360


@pytest.mark.parametrize("size", [861, 1440])
@pytest.mark.parametrize("sample", PLAYED)
def test_every_tool_has_room(new_page: NewPage, sample: Sample, size: int) -> None:
    """The row of tools is not wider than what it stands above, in the language with the longest words."""
    page = new_page(viewport={"width": size, "height": 800}, locale="pl")
    page.goto("/")
    card = page.locator(f"[data-game={sample.game}]")
    card.get_by_role("button", name="Zagraj").click()
    title = Catalogue("pl", sample.game).text(f"{sample.game}-scenario-{sample.scenario}")
    card.get_by_text(title, exact=True).click()
    card.locator(".role").first.click()
    page.locator(".prompt").wait_for()

    assert page.locator("nav.tools").evaluate(CUT) <= 0
