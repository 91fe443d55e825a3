"""Lessons in the page: offered, played to their end, gone on with later, and usable by everybody."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from pragmatica.core import register
from pragmatica.learning import course, lesson
from pragmatica.wording import Catalogue
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import resume
from tests.samples import usual
from tests.server.client import Server

FIRST: Final = {game: found.lessons[0] for game in register.shipped() if (found := course(game)).lessons}
GAME: Final = next(iter(FIRST))
WAY: Final = f"/learn/{GAME}/{FIRST[GAME]}"
POINTING: Final = {  # the first lesson of a game that begins with things on the map, and they
    game: next((ident, marks) for ident in course(game).lessons if (marks := lesson(game, ident).steps[0].mark))
    for game in FIRST
}
IN_SIGHT: Final = """(ids) => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const pieces = ids.map((id) => document.querySelector(`.board [data-piece='${id}']`)).filter((one) => one !== null);
  const shown = [...pieces, ...document.querySelectorAll('.board .focus')].map((one) => one.getBoundingClientRect());
  const whole = document.querySelector('.board .surface > svg > g').getBoundingClientRect();
  return shown.length >= ids.length && whole.width > board.width * 1.2 && shown.every(({ left, right, top, bottom }) =>
    left < board.right && right > board.left && top < board.bottom && bottom > board.top);
}"""


def teacher(page: Page) -> Locator:
    """The teacher's panel."""
    return page.locator(".teacher")


def go_on(page: Page) -> None:
    """Read on, or have the teacher show what is to be done."""
    panel = teacher(page)
    step = panel.locator("progress").get_attribute("value")
    on = panel.get_by_role("button", name="Go on")
    if on.count() == 0:
        panel.get_by_role("button", name="A hint").click()
        panel.get_by_role("button", name="Show me").click()
    else:
        on.click()
    expect(panel.locator(f"progress[value='{step}']")).to_have_count(0)


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_is_played_to_its_end(page: Page, game: str) -> None:
    """With what the teacher shows where something is asked; then the next one is offered, and the list has a tick."""
    steps = len(lesson(game, FIRST[game]).steps)
    page.goto(f"/learn/{game}/{FIRST[game]}")

    for _ in range(steps - 1):
        go_on(page)
    teacher(page).get_by_role("link", name="All lessons").click()

    expect(page.locator("li.done")).to_have_count(1)


def test_a_lesson_is_gone_on_with_later(page: Page) -> None:
    """Where it was left, also after the page has been closed."""
    page.goto(WAY)
    go_on(page)
    page.goto("/learn")

    page.get_by_role("link", name="Go on:").click()

    expect(teacher(page).locator("progress")).to_have_attribute("value", "1")


def test_one_goes_back_in_a_lesson(page: Page) -> None:
    """To what was said before."""
    page.goto(WAY)
    go_on(page)

    teacher(page).get_by_role("button", name="Back").click()

    expect(teacher(page).locator("progress")).to_have_attribute("value", "0")


def test_the_keyboard_goes_on_with_the_teacher(page: Page) -> None:
    """After a press of its button it stays in the panel."""
    page.goto(WAY)
    teacher(page).get_by_role("button", name="Go on").focus()

    page.keyboard.press("Enter")

    expect(teacher(page).locator("progress")).to_have_attribute("value", "1")
    page.wait_for_function("document.querySelector('.teacher').contains(document.activeElement)")


def test_a_cited_rule_opens_beside_the_map(page: Page) -> None:
    """At the rule in question."""
    page.goto(WAY)
    rule = lesson(GAME, FIRST[GAME]).steps[0].cite[0]

    teacher(page).get_by_text(rule, exact=True).click()

    expect(page.get_by_role("dialog").get_by_text(rule).first).to_be_visible()


def test_lessons_are_offered_at_the_first_visit(page: Page) -> None:
    """On the start page, and not again to who has begun one."""
    page.goto("/")
    page.get_by_role("link", name="To the lessons").click()
    page.get_by_role("link", name="Begin:").first.click()
    teacher(page).wait_for()

    page.goto("/")

    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.get_by_role("link", name="To the lessons")).to_have_count(0)


def test_lessons_are_offered_at_a_table_before_the_first_answer(page: Page, server: Server) -> None:
    """However much others have answered before it."""
    resume(page, server, usual(GAME).begun(20))

    expect(page.get_by_role("link", name="To the lessons")).to_be_visible()


def test_who_wants_no_lessons_is_not_asked_again(page: Page) -> None:
    """In this browser."""
    page.goto("/")
    page.get_by_role("button", name="No, thank you").click()

    page.reload()

    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.get_by_role("link", name="To the lessons")).to_have_count(0)


def test_an_unknown_lesson_is_told(page: Page) -> None:
    """With the way to those that there are."""
    page.goto(f"/learn/{GAME}/nothing")

    expect(page.get_by_role("heading", name="This lesson cannot be opened")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("path", ["/learn", WAY])
def test_lessons_are_usable(new_page: NewPage, axe: str, language: str, path: str) -> None:
    """Axe finds nothing, and nothing lacks its words."""
    page = new_page(locale=language, reduced_motion="reduce")
    page.goto(path)
    told = Catalogue(language, GAME).text(f"{GAME}-lesson-{FIRST[GAME]}-title")
    page.get_by_text(told).first.wait_for()

    assert faults(page, axe) == []
    assert without_words(page) == []


@pytest.mark.parametrize("path", ["/learn", WAY])
def test_lessons_fit_a_phone(new_page: NewPage, path: str) -> None:
    """Nobody scrolls sideways."""
    page = new_page(**PHONE)
    page.goto(path)
    page.get_by_role("link", name="All lessons" if path == WAY else "Begin:").first.wait_for()

    assert width(page) == PHONE_WIDTH


@pytest.mark.parametrize("game", POINTING)
def test_on_a_phone_the_map_goes_to_what_is_pointed_at(new_page: NewPage, game: str) -> None:
    """All of it is in sight, and near enough to be read."""
    ident, things = POINTING[game]
    page = new_page(**PHONE, reduced_motion="reduce")
    page.goto(f"/learn/{game}/{ident}")
    teacher(page).wait_for()

    page.wait_for_function(IN_SIGHT, arg=[str(thing).partition(":")[2] for thing in things])
