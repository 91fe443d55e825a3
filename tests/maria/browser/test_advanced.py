"""The advanced game: a turn against bots, the way between the maps, the rules in force, replays."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE
from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, open_table, start_alone

VIEW: Final = "document.querySelector('.surface > svg').viewBox.baseVal"
OFFERED: Final = """() => {
  const map = document.querySelector('.board').getBoundingClientRect();
  const marks = [...document.querySelectorAll('.board .mark.offered')].map((one) => one.getBoundingClientRect());
  return [marks.filter((one) => one.left > map.left && one.right < map.right && one.top > map.top
    && one.bottom < map.bottom).length, marks.length];
}"""
BOTS: Final = {3: {"Maria Theresa": "Bot", "Louis XV": "Bot", "Frederick": "This device"}, 2: {"Player B": "Bot"}}
MIDDLE: Final = 1660  # between the maps


def start(page: Page, players: int = 3) -> None:
    """A new table of the advanced game against bots."""
    open_table(page, BOTS[players], players, "advanced")
    page.locator(".prompt").wait_for()


def middle(page: Page) -> float:
    """Where on the board the middle of the view is, from west to east."""
    x: float = page.evaluate(f"{VIEW}.x + {VIEW}.width / 2")
    return x


def width(page: Page) -> float:
    """How much of the board is in sight, from west to east."""
    found: float = page.evaluate(f"{VIEW}.width")
    return found


def settled(page: Page) -> float:
    """The middle of the view when it has come to rest."""
    before = -1.0
    while before != (now := middle(page)):
        before = now
        page.wait_for_timeout(500)
    return now


@pytest.mark.parametrize(("players", "seed"), [(3, 21), (2, 22)])
def test_a_turn_against_bots(page: Page, players: int, seed: int) -> None:
    """A whole turn through politics and three action stages by pressing what is offered; then the next one begins."""
    start(page, players)
    player = Player(page, seed, haste=0.4)

    end = time.monotonic() + 150
    turn = page.locator(".turns [aria-current]")
    while turn.inner_text() == "1" and player.state != "over":
        assert time.monotonic() < end, (player.state, dict(player.answered))
        if not player.act(player.state):
            page.wait_for_timeout(20)

    expect(turn).to_have_text("2")
    assert {"divide_troops", "place_card", "pick_piece"} <= set(player.answered)
    assert ("pick_in_turn" in player.answered) == (players == 3)
    expect(page.locator(".standing")).to_be_visible()


def test_from_the_start_page(page: Page) -> None:
    """The start page offers the advanced game as well."""
    start_alone(page, "Bavaria", "advanced")

    expect(page.locator(".turns li")).to_have_count(12 + 4)
    expect(page.locator(".prompt")).to_contain_text("Louis XV")


def test_keys_lead_from_map_to_map(new_page: NewPage) -> None:
    """1 shows Flanders, 2 Bohemia, 0 both."""
    page = new_page(reduced_motion="reduce")
    start(page)
    whole = width(page)

    page.keyboard.press("1")
    assert middle(page) < MIDDLE
    assert width(page) < whole
    page.keyboard.press("2")
    assert middle(page) > MIDDLE
    page.keyboard.press("0")
    assert width(page) == whole


def test_buttons_and_the_small_map(new_page: NewPage) -> None:
    """A button shows a map; the small map is there while only a part is in sight, and a press on it goes there."""
    page = new_page(reduced_motion="reduce")
    start(page)
    expect(page.locator(".minimap")).to_be_hidden()

    page.locator(".travel").get_by_role("button", name="Flanders").click()
    expect(page.locator(".travel [aria-pressed=true]").first).to_have_text(re.compile("Flanders"))
    assert settled(page) < MIDDLE  # then the small map stays in its corner
    box = page.locator(".minimap").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.8 * box["width"], box["y"] + 0.5 * box["height"])

    assert settled(page) > MIDDLE


def test_the_map_follows_the_question(page: Page) -> None:
    """With a part of Bohemia in sight, the question about the Pragmatic Army leads to its pieces."""
    start(page)
    player = Player(page, 23, haste=1)
    player.play(60, until="pick_piece")
    page.keyboard.press("2")
    page.keyboard.press("m")
    page.keyboard.press("+")
    assert settled(page) > MIDDLE
    player.play(60, until="pick_in_turn")
    settled(page)

    seen, offered = page.evaluate(OFFERED)
    assert seen * 2 >= offered > 0


def test_the_map_stays_when_it_shall_not_follow(page: Page) -> None:
    """The button beside the maps turns following off."""
    start(page)
    page.get_by_role("button", name="The map goes where something happens").click()
    player = Player(page, 23, haste=1)
    player.play(60, until="pick_piece")
    page.keyboard.press("2")
    expect(page.locator(".travel button").nth(1)).to_have_attribute("aria-pressed", "true")
    before = settled(page)
    player.play(60, until="pick_in_turn")

    assert settled(page) == before


def test_a_box_beside_the_map(new_page: NewPage) -> None:
    """The box of East Prussia tells who is there and where he comes back."""
    page = new_page(reduced_motion="reduce")
    start(page)
    page.keyboard.press("2")
    box = page.locator("[data-box='offmap:ostpreussen']").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 8, box["y"] + box["height"] - 8)

    card = page.get_by_role("complementary", name="East Prussia")
    expect(card).to_contain_text("Der Alte Dessauer")
    expect(card).to_contain_text("Landsberg")


def test_the_rules_in_force(page: Page) -> None:
    """Options that are not the usual ones are told at the table."""
    page.goto("/new/maria#advanced")
    page.get_by_label("1.0, the older wording").check()
    for seat in ("Maria Theresa", "Louis XV"):
        page.get_by_role("group", name=seat).get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".prompt").wait_for()

    page.get_by_role("button", name="Seats").click()

    rules = page.get_by_role("dialog")
    expect(rules).to_contain_text("some options are not the usual ones")
    expect(rules).to_contain_text("1.0, the older wording")


def test_a_replay_shows_both_maps(page: Page) -> None:
    """A replay walks through the advanced game with its header, maps and tabs."""
    start(page)
    Player(page, 24).play(60, until="pick_piece")

    page.goto(page.url + "/replay")
    page.get_by_role("button", name="One step back").click()

    expect(page.locator(".standing")).to_be_visible()
    expect(page.locator(".travel")).to_be_visible()
    page.get_by_role("tab", name="Politics").click()
    expect(page.get_by_role("tabpanel")).not_to_be_empty()


def test_a_phone_begins_with_the_map_of_the_question(new_page: NewPage) -> None:
    """Both maps together are too small for a phone: it shows the one where the first question is."""
    page = new_page(**PHONE, reduced_motion="reduce")
    start(page)
    Player(page, 25, haste=1).play(60, until="pick_piece")
    page.reload()
    page.locator(".prompt [data-action]").first.wait_for()

    assert middle(page) > MIDDLE
    expect(page.locator(".minimap")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
