"""Everybody can use it: axe finds nothing, phones need not scroll sideways, the keyboard reaches everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pragmatica.core import register
from pragmatica.core.rules import rules as rules_of
from tests.browser.access import (
    ONLY_FAULTS,
    PHONE,
    PHONE_WIDTH,
    Show,
    faults,
    unusable,
    width,
    width_on_a_phone,
    without_words,
)
from tests.browser.conftest import NewPage
from tests.browser.player import begin, of
from tests.browser.tables import FORM, SECOND, THIRD, open_table
from tests.samples import THREE, usual


def home(page: Page) -> None:
    """The start page, with the roles of all games unfolded and their maps drawn."""
    page.goto("/")
    for game in register.shipped():
        card = page.locator(f"[data-game={game}]")
        card.locator(".picture svg > g").first.wait_for(state="attached")
        card.get_by_role("button", name=re.compile("Play now|Zagraj")).click()
        card.locator(".role").first.wait_for()


def new(page: Page) -> None:
    """The form for a new table, with its options unfolded."""
    page.goto(FORM)
    page.locator("summary").click()


def links(page: Page) -> None:
    """The links of a new table."""
    open_table(page, {SECOND: "Friend’s link", THIRD: "Bot"})
    page.get_by_role("heading", name="Invite your friends").wait_for()


def awaiting(page: Page) -> None:
    """A table that waits for somebody, with a new link to the seat."""
    links(page)
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Make a new link").click()
    page.get_by_label("Link, opens the seat once").wait_for()


def rules(page: Page) -> None:
    """The rules, at one of them."""
    rule = rules_of(THREE.game)[-1].id
    page.goto(f"/rules/{THREE.game}#{rule}")
    page.locator(f"[data-rule='{rule}']").wait_for()


def word(page: Page) -> None:
    """A word of the rules with its explanation."""
    page.goto(f"/rules/{register.shipped()[0]}")
    page.locator(".term").first.click()
    page.locator("[popover] a").first.wait_for()


def guide_list(page: Page) -> None:
    """The list of the guides."""
    page.goto("/guide")
    page.locator("main li a").first.wait_for()


def guide(page: Page) -> None:
    """A guide, with its tables and pictures."""
    page.goto(f"/guide/{register.shipped()[0]}")
    page.locator("main table").first.wait_for()


def curtain(page: Page) -> None:
    """The curtain."""
    open_table(page, {SECOND: "Bot"})
    page.locator(".curtain").wait_for()


def setting_up(page: Page) -> None:
    """A table with its first question."""
    begin(page, THREE)


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
    player = of(page, THREE, 8)
    for _ in range(3):
        assert player.asked()
        player.act(player.state)
    page.goto(page.url + "/replay")
    page.locator(".steps").wait_for()


def missing(page: Page) -> None:
    """An address that leads nowhere."""
    page.goto("/nowhere")


SHIFTS = """() => new Promise((done) => {
  let moved = 0;
  const look = (list) => list.getEntries().forEach(({value}) => { moved += value; });
  new PerformanceObserver(look).observe({type: 'layout-shift', buffered: true});
  requestAnimationFrame(() => requestAnimationFrame(() => done(moved)));
})"""
SCROLLED = f"""async () => {{
  const sheet = document.querySelector('main.sheet'), found = new Set();
  for (let y = 0; y <= sheet.scrollHeight - sheet.clientHeight + 35; y += 35) {{
    sheet.scrollTo(0, y);
    const {{violations}} = await axe.run('.table', {{runOnly: ['target-size'], {ONLY_FAULTS}}});
    for (const {{nodes}} of violations) for (const {{html}} of nodes) found.add(html);
  }}
  return [...found];
}}"""
PAGES = [
    home,
    new,
    links,
    awaiting,
    rules,
    word,
    guide_list,
    guide,
    curtain,
    setting_up,
    seats,
    help_sheet,
    rules_drawer,
    replay,
    missing,
]


@pytest.mark.parametrize("show", PAGES)
def test_axe_finds_nothing(new_page: NewPage, axe: str, show: Show) -> None:
    """No page violates WCAG 2.2 AA, in light and in dark."""
    assert unusable(new_page, show, axe) == []


def test_the_start_page_stays_where_it_is_while_it_loads(page: Page) -> None:
    """However late the server tells of lessons and tables, nothing moves away from under the pointer."""
    page.route("**/api/tables", lambda route: (page.wait_for_timeout(700), route.continue_())[1])
    page.goto("/")
    page.locator("[data-game] .picture svg > g").first.wait_for(state="attached")

    assert page.evaluate(SHIFTS) < 0.1


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
    assert width_on_a_phone(new_page, show) <= PHONE_WIDTH


@pytest.mark.parametrize("show", [home, new, rules, word, guide_list, guide, missing])
def test_polish_needs_no_more_room(new_page: NewPage, show: Show) -> None:
    """The longer words of Polish fit a phone as well."""
    page = new_page(**PHONE, locale="pl")
    show(page)

    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert width(page) <= PHONE_WIDTH


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_head_of_a_page_takes_two_rows_of_a_phone(new_page: NewPage, axe: str, language: str) -> None:
    """The brand, and all ways in one line; a press shows what else can be chosen."""
    page = new_page(**PHONE, locale=language)
    home(page)
    expect(page.locator("header nav a").last).to_be_attached()
    low = page.evaluate("document.querySelector('header').offsetHeight")
    assert low < 2 * page.evaluate("document.querySelector('.bar').firstElementChild.offsetHeight") + 40
    assert page.locator("header nav").evaluate("(nav) => nav.scrollWidth - nav.clientWidth") <= 0
    expect(page.locator("header select").first).to_be_hidden()

    page.locator("header .opener").click()

    expect(page.locator("header select").first).to_be_visible()
    assert width(page) <= PHONE_WIDTH
    assert faults(page, axe) == []


@pytest.mark.parametrize("game", register.shipped())
def test_whatever_can_be_pressed_on_a_phone_is_large_enough(new_page: NewPage, axe: str, game: str) -> None:
    """Wherever the sheet has been scrolled to: nothing that can be pressed passes below something else that can."""
    page = new_page(**PHONE, reduced_motion="reduce")
    begin(page, usual(game))
    page.locator("[role=tab]").nth(1).click()
    page.evaluate(axe)

    assert page.evaluate(SCROLLED) == []


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


def test_what_does_not_fit_the_head_is_folded_away(new_page: NewPage, axe: str) -> None:
    """On a phone a button shows the other ways; Escape, or a press elsewhere, folds them again."""
    page = new_page(**PHONE)
    page.goto("/learn")
    more, puzzles = page.get_by_role("button", name="More", exact=True), page.get_by_role("link", name="Puzzles")
    expect(puzzles).to_be_hidden()

    more.click()
    expect(puzzles).to_be_visible()
    page.keyboard.press("Escape")
    expect(puzzles).to_be_hidden()
    expect(more).to_be_focused()

    more.click()
    expect(puzzles).to_be_visible()
    assert width(page) <= PHONE_WIDTH
    assert faults(page, axe) == []
