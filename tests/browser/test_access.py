"""Everybody can use it: axe finds nothing, phones need not scroll sideways, the keyboard reaches everything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player, open_table, start_alone


def home(page: Page) -> None:
    """The start page, with the roles of both games unfolded and their maps drawn."""
    page.goto("/")
    for game in ("maria", "ancien_regime"):
        card = page.locator(f"[data-game={game}]")
        card.locator(".picture svg > g").first.wait_for(state="attached")
        card.get_by_role("button", name=re.compile("Play now|Zagraj")).click()
        card.locator(".role").first.wait_for()


def new(page: Page) -> None:
    """The form for a new table, with its options unfolded."""
    page.goto("/new/maria")
    page.locator("summary").click()


def links(page: Page) -> None:
    """The links of a new table."""
    open_table(page, {"Louis XV": "Friend’s link", "Frederick": "Bot"})
    page.get_by_role("heading", name="Invite your friends").wait_for()


def awaiting(page: Page) -> None:
    """A table that waits for somebody, with a new link to the seat."""
    links(page)
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_label("Link, opens the seat once").wait_for()


def rules(page: Page) -> None:
    """The rules, at one of them."""
    page.goto("/rules/maria#M-10.41")
    page.locator("[data-rule='M-10.41']").wait_for()


def curtain(page: Page) -> None:
    """The curtain."""
    open_table(page, {"Louis XV": "Bot"})
    page.locator(".curtain").wait_for()


def setting_up(page: Page) -> None:
    """A table with its first question."""
    start_alone(page, "Prussia")


def moving(page: Page) -> None:
    """A table with a piece in hand, the supply shown and a question answered."""
    setting_up(page)
    Player(page, 7).play(60, until="pick_piece")
    page.locator(".prompt ul [data-action]").first.click()
    page.locator(".prompt [data-city]").first.wait_for(state="attached")
    page.get_by_role("button", name="Supply").click()


def lists(page: Page) -> None:
    """The table in words."""
    setting_up(page)
    page.get_by_role("tab", name="Lists").click()


def powers(page: Page) -> None:
    """What is known of the powers."""
    setting_up(page)
    page.get_by_role("tab", name="Powers").click()


def seats(page: Page) -> None:
    """Who sits where."""
    setting_up(page)
    page.get_by_role("button", name="Seats").click()
    page.get_by_role("button", name="Make a link").first.click()
    page.get_by_label("Link, opens the seat once").wait_for()


def help_sheet(page: Page) -> None:
    """Help."""
    setting_up(page)
    page.keyboard.press("h")
    page.get_by_role("dialog").wait_for()


def rules_drawer(page: Page) -> None:
    """The rules beside the table."""
    setting_up(page)
    page.locator(".prompt .rule").first.click()
    page.locator("dialog [data-rule]").first.wait_for()


def replay(page: Page) -> None:
    """A replay."""
    setting_up(page)
    Player(page, 8).play(60, until="pick_piece")
    page.goto(page.url + "/replay")
    page.locator(".steps").wait_for()


def advanced(page: Page) -> None:
    """A table of the advanced game, one of the maps in sight."""
    start_alone(page, "Prussia", "Advanced game")
    page.keyboard.press("2")
    page.locator(".minimap").wait_for()


def missing(page: Page) -> None:
    """An address that leads nowhere."""
    page.goto("/nowhere")


PAGES = [
    home,
    new,
    links,
    awaiting,
    rules,
    curtain,
    setting_up,
    moving,
    lists,
    powers,
    seats,
    help_sheet,
    rules_drawer,
    replay,
    advanced,
    missing,
]
Show = Callable[[Page], None]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("show", PAGES)
def test_axe_finds_nothing(new_page: NewPage, axe: str, show: Show, scheme: str) -> None:
    """No page violates WCAG 2.2 AA, in light and in dark."""
    page = new_page(color_scheme=scheme, reduced_motion="reduce")
    show(page)

    assert faults(page, axe) == []
    assert without_words(page) == []


def test_the_start_page_has_words_before_a_game_is_chosen(page: Page) -> None:
    """The maps of the games name what they show, though nobody has asked for a game yet."""
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    for picture in page.locator("[data-game] .picture").all():
        picture.locator("svg > g").first.wait_for(state="attached")

    assert without_words(page) == []


@pytest.mark.parametrize("show", PAGES)
def test_a_phone_need_not_scroll_sideways(new_page: NewPage, show: Show) -> None:
    """At 360 pixels nothing is wider than the screen."""
    page = new_page(**PHONE)
    show(page)

    assert width(page) <= 360


@pytest.mark.parametrize("show", [home, new, rules, missing])
def test_polish_needs_no_more_room(new_page: NewPage, show: Show) -> None:
    """The longer words of Polish fit a phone as well."""
    page = new_page(**PHONE, locale="pl")
    show(page)

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert width(page) <= 360


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


def test_the_language_is_kept(page: Page) -> None:
    """A language once chosen is there again after a reload."""
    page.goto("/")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wojny o Śląsk i sukcesję austriacką przy jednym stole")

    page.reload()

    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_a_step_of_a_replay_has_an_address(page: Page) -> None:
    """Walking through a replay changes the address; the address leads back to the step."""
    replay(page)
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile("#step=1$"))

    page.reload()

    expect(page.get_by_text("Step 1 of")).to_be_visible()
