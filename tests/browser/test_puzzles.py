"""Puzzles in the page: listed, solved or shown, thought about further, and usable by everybody."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from pragmatica.core import register
from pragmatica.learning import Run, check, lesson, puzzles
from pragmatica.wording import Catalogue
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage

GAME: Final = next(game for game in register.shipped() if puzzles(game).lessons)
FIRST: Final = puzzles(GAME).lessons[0]
WAY: Final = f"/puzzles/{GAME}/{FIRST}"
TITLE: Final = f"{GAME}-puzzle-{FIRST}-title"


def teacher(page: Page) -> Locator:
    """The panel beside the map."""
    return page.locator(".teacher")


def show_all(page: Page) -> None:
    """Have the solution shown, move by move."""
    panel = teacher(page)
    panel.get_by_role("button", name="A hint").click()
    panel.get_by_role("button", name="Show the first move").click()
    while not (ended := panel.get_by_text("That is the solution.")).is_visible():
        following = panel.get_by_role("button", name="Show the next move")
        expect(following.or_(ended).first).to_be_visible()
        with suppress(TimeoutError):  # it goes with the last answer, which may come just now
            following.click(timeout=1_000)


def test_a_solution_is_shown_move_by_move(page: Page) -> None:
    """One after the other to the end; then the next puzzle is offered, and the list knows that it was seen."""
    page.goto(WAY)

    show_all(page)
    expect(teacher(page).get_by_role("link", name="Next puzzle:")).to_be_visible()
    teacher(page).get_by_role("link", name="All puzzles").click()

    expect(page.get_by_text("You have seen the solution.")).to_have_count(1)


def test_the_first_move_of_a_solution_can_be_taken_back(page: Page) -> None:
    """It has been told in words; nothing is over with it."""
    assert len(check.solution(Run(lesson(GAME, FIRST)))) > 1
    page.goto(WAY)
    panel = teacher(page)
    panel.get_by_role("button", name="A hint").click()
    panel.get_by_role("button", name="Show the first move").click()

    expect(panel.get_by_role("status")).to_contain_text("Played for you:")
    panel.get_by_role("button", name="Take back").click()

    expect(panel.get_by_role("button", name="Take back")).to_have_count(0)
    expect(panel.get_by_role("status")).to_have_count(0)


def ending(game: str) -> list[str]:
    """The puzzles of a game whose solution ends the match."""

    def last(run: Run) -> Run:
        for answers in check.solution(run):
            _, run = run.answer(answers)
        return run

    return [one for one in puzzles(game).lessons if last(Run(lesson(game, one))).match.outcome is not None]


def test_a_solution_that_ends_the_match_tells_who_has_won(page: Page) -> None:
    """There was no match before the puzzle: nothing asks how it went, and no record is offered."""
    game, one = next((game, ends[0]) for game in register.shipped() if (ends := ending(game)))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/puzzles/{game}/{one}")

    show_all(page)

    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".result").get_by_role("link")).to_have_count(0)
    assert [url for url in asked if url.endswith("/course")] == []


def test_a_puzzle_is_thought_about_further(page: Page) -> None:
    """As a study from its position."""
    page.goto(WAY)

    teacher(page).get_by_role("button", name="Think further").click()

    page.wait_for_url("**/study#**")
    expect(page.locator(".board")).to_be_visible()


def test_puzzles_are_listed_by_theme(page: Page) -> None:
    """Only those of the chosen one are left."""
    page.goto(f"/puzzles/{GAME}")
    theme = lesson(GAME, FIRST).topic
    assert theme is not None
    alike = [one for one in puzzles(GAME).lessons if lesson(GAME, one).topic == theme]

    page.get_by_label("About").select_option(theme)

    expect(page.locator("main li")).to_have_count(len(alike))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", ["/puzzles", WAY])
def test_puzzles_are_usable(new_page: NewPage, axe: str, path: str, language: str) -> None:
    """Axe finds nothing, and nothing lacks its words."""
    page = new_page(locale=language, reduced_motion="reduce")
    page.goto(path)
    page.get_by_text(Catalogue(language, GAME).text(TITLE)).first.wait_for()

    assert faults(page, axe) == []
    assert without_words(page) == []


@pytest.mark.parametrize("path", ["/puzzles", WAY])
def test_puzzles_fit_a_phone(new_page: NewPage, path: str) -> None:
    """Nobody scrolls sideways."""
    page = new_page(**PHONE)
    page.goto(path)
    page.get_by_text(Catalogue("en", GAME).text(TITLE)).first.wait_for()

    assert width(page) == PHONE_WIDTH
