"""Words of the game, explained wherever they stand: in lessons, questions, the log and guides."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from pragmatica.core import register
from pragmatica.core.glossary import terms
from pragmatica.learning import course
from tests.browser.access import PHONE, faults
from tests.browser.conftest import NewPage
from tests.browser.player import begin
from tests.samples import PLAYED, Sample

TAUGHT: Final = {game: course(game).lessons[0] for game in register.shipped() if course(game).lessons}


def card(page: Page) -> Locator:
    """The explanation that is open."""
    return page.locator(".card.plate:popover-open")


def lesson(page: Page, game: str) -> Locator:
    """The first lesson of a game, with its words explained: the first of them."""
    page.goto(f"/learn/{game}/{TAUGHT[game]}")
    word = page.locator(".teacher .term").first
    word.wait_for()
    return word


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_explains_its_words(page: Page, axe: str, game: str) -> None:
    """By a press; the card names rules."""
    lesson(page, game).click()

    expect(card(page).get_by_role("link").first).to_be_visible()
    assert faults(page, axe) == []


@pytest.mark.parametrize("sample", PLAYED)
def test_a_table_explains_its_words(page: Page, axe: str, sample: Sample) -> None:
    """In the question or in what has happened, in every game."""
    begin(page, sample)

    page.locator(".prompt .term, .log .term").first.wait_for()
    assert faults(page, axe) == []


def test_a_word_is_explained_once_in_a_text(page: Page) -> None:
    """However often it stands there."""
    game = next(iter(TAUGHT))
    lesson(page, game)

    told = page.locator(".teacher .term").all_inner_texts()

    assert len(told) == len(set(told))


def test_a_rule_of_a_card_opens_beside_the_map(page: Page) -> None:
    """The lesson stays."""
    lesson(page, next(iter(TAUGHT))).click()

    card(page).get_by_role("link").first.click()

    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_word_is_explained_by_the_keyboard(page: Page) -> None:
    """Enter goes into the card, Escape leads back to the word."""
    word = lesson(page, next(iter(TAUGHT)))
    word.focus()
    page.keyboard.press("Enter")
    expect(card(page).get_by_role("link").first).to_be_focused()

    page.keyboard.press("Escape")

    expect(word).to_be_focused()


@pytest.mark.parametrize("height", [740, 1200, 420])
def test_the_card_is_a_sheet_on_a_phone_that_leaves_its_word_in_sight(new_page: NewPage, height: int) -> None:
    """As wide as the window, at the edge of it that the word is farther from."""
    page = new_page(**{**PHONE, "viewport": {"width": 360, "height": height}})
    word = lesson(page, next(iter(TAUGHT)))
    word.tap()
    card(page).wait_for()

    box, told = card(page).bounding_box(), word.bounding_box()

    assert box is not None
    assert told is not None
    assert (round(box["x"]), round(box["width"])) == (0, 360)
    below = round(box["y"] + box["height"]) == height and box["y"] >= told["y"] + told["height"]
    above = round(box["y"]) == 0 and box["height"] <= told["y"]
    assert below or above


def test_words_in_polish_are_met_in_their_endings(new_page: NewPage) -> None:
    """What stands in a text in another case is explained under its first."""
    page = new_page(locale="pl")
    game = next(iter(TAUGHT))
    headwords = {term.term for term in terms(game, "pl")}
    lesson(page, game)
    told = page.locator(".teacher .term")

    told.nth(next(at for at, text in enumerate(told.all_inner_texts()) if text not in headwords)).click()

    assert card(page).locator("strong").inner_text() in headwords


def test_explaining_words_moves_nothing(page: Page) -> None:
    """The teacher's panel is as high with its words explained as without."""
    height = "document.querySelector('.teacher').getBoundingClientRect().height"
    game = next(iter(TAUGHT))
    held: list[Route] = []
    page.route("**/glossary*", lambda route: held.append(route))
    with page.expect_request("**/glossary*"):
        page.goto(f"/learn/{game}/{TAUGHT[game]}")
    page.locator(".teacher p").first.wait_for()
    page.evaluate("document.fonts.ready")
    before = page.evaluate(height)
    for route in held:
        route.continue_()

    page.locator(".teacher .term").first.wait_for()

    assert page.evaluate(height) == before
