"""Everybody can use a table of Maria: axe finds nothing, a phone need not scroll, the keyboard reaches everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import Show, unusable, width_on_a_phone
from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, start_alone


def moving(page: Page) -> None:
    """A table with a piece in hand, the supply shown and a question answered."""
    start_alone(page, "Prussia")
    Player(page, 7).play(60, until="pick_piece")
    page.locator(".prompt ul [data-action]").first.click()
    page.locator(".prompt [data-city]").first.wait_for(state="attached")
    page.get_by_role("button", name="Supply", exact=True).click()


def lists(page: Page) -> None:
    """The table in words."""
    start_alone(page, "Prussia")
    page.get_by_role("tab", name="Lists").click()


def powers(page: Page) -> None:
    """What is known of the powers."""
    start_alone(page, "Prussia")
    page.get_by_role("tab", name="Powers").click()


def advanced(page: Page) -> None:
    """A table of the advanced game, one of the maps in sight."""
    start_alone(page, "Prussia", "advanced")
    page.keyboard.press("2")
    page.locator(".minimap").wait_for()


TABLES = [moving, lists, powers, advanced]


@pytest.mark.parametrize("show", TABLES)
def test_axe_finds_nothing(new_page: NewPage, axe: str, show: Show) -> None:
    """No table violates WCAG 2.2 AA, in light and in dark."""
    assert unusable(new_page, show, axe) == []


@pytest.mark.parametrize("show", TABLES)
def test_a_phone_need_not_scroll_sideways(new_page: NewPage, show: Show) -> None:
    """At 360 pixels nothing is wider than the screen."""
    assert width_on_a_phone(new_page, show) <= 360


def test_the_head_is_one_line_in_a_low_window(new_page: NewPage) -> None:
    """On a phone that lies, the advanced game's turns, stage and standing leave the height to the map."""
    page = new_page(viewport={"width": 844, "height": 390})
    start_alone(page, "Prussia", "advanced")
    turns, standing = (page.locator(f".table-head {one}").bounding_box() for one in (".turns", ".standing"))

    assert turns is not None
    assert standing is not None
    assert abs(turns["y"] + turns["height"] / 2 - standing["y"] - standing["height"] / 2) < 4
    assert turns["x"] + turns["width"] < standing["x"]
    assert standing["x"] + standing["width"] <= 844


def test_a_move_by_keyboard_alone(page: Page) -> None:
    """Pick a piece in the panel, choose its city from the list, confirm: no pointer is needed."""
    start_alone(page, "Prussia")
    player = Player(page, 9)
    player.play(60, until="pick_piece")

    page.keyboard.press("p")
    page.keyboard.press("Enter")
    page.locator(".prompt [data-city]").first.wait_for(state="attached")
    page.locator(".prompt summary").filter(has_text="Or from a list").focus()
    page.keyboard.press("Enter")
    page.locator(".prompt [data-city]").first.focus()
    page.keyboard.press("Enter")
    page.locator(".ways button").first.focus()
    page.keyboard.press("Enter")

    expect(page.locator(".log li", has_text="Friedrich: Liegnitz")).to_have_count(1)


def test_a_hussar_by_the_keys_of_the_map(page: Page) -> None:
    """On the map arrow keys go from city to city and Enter chooses; the choice is confirmed by a second Enter."""
    start_alone(page, "Austria")
    Player(page, 10).play(60, until="place_hussar")

    page.keyboard.press("m")
    for _ in range(30):
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        if page.locator(".prompt .primary").count():
            break
    page.keyboard.press("Enter")

    expect(page.locator(".log li", has_text="rides to").first).to_be_visible()


def test_undo_by_key(page: Page) -> None:
    """A whole move that has shown nothing can be taken back at once."""
    start_alone(page, "Prussia")
    player = Player(page, 11)
    player.play(60, until="pick_piece")
    player.move("prussia-train-1")
    expect(page.locator(".prompt [data-action='prussia-train-1']")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()  # the answer has come back

    page.keyboard.press("u")

    expect(page.locator(".log li", has_text="takes something back")).to_have_count(1)
    expect(page.locator(".prompt [data-action='prussia-train-1']")).to_be_visible()


def test_why_not(page: Page) -> None:
    """A question about a city is answered with a sentence and the rule, which opens."""
    start_alone(page, "Prussia")
    Player(page, 13).play(60, until="pick_piece")
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("button", name="Wien").click()

    why = page.get_by_role("region", name="Why not?")
    expect(why).to_contain_text("Why not Wien?")
    why.get_by_role("button", name=re.compile("Rule")).first.click()
    expect(page.get_by_role("dialog").locator(".focus")).to_be_visible()
