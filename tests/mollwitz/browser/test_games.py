"""Whole games, played by pressing what the page offers."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from tests.browser.access import PAGE, PHONE, TAB, faults, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import STATE, begin
from tests.mollwitz.browser.player import Player
from tests.samples import Sample
from tests.server.client import Server

ROMER: Final = Sample("mollwitz", "romer", 2)
USED: Final = "() => document.querySelector('.log')?.innerText.includes('by your instruction') ?? false"


def prepare(server: Server, seed: int) -> None:
    """Settle the dice of the next table."""
    match = pragmatica.new("mollwitz", scenario="romer", players=2, seed=seed)
    server.prepared.write_text(match.to_json(history=False))


def hex_of(page: Page, unit: str) -> str:
    """Where a unit stands, as Austria is told."""
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}", params={"seat": "austria"}).json()
    found: str = next(one["hex"] for one in told["view"]["observation"]["units"] if one["id"] == unit)
    return found


def sit_down(new_page: NewPage, server: Server, seed: int) -> tuple[Page, Page]:
    """A host who leads Prussia, and a friend who follows his link to Austria."""
    prepare(server, seed)
    host, friend = new_page(reduced_motion="reduce"), new_page(reduced_motion="reduce")
    host.goto("/new/mollwitz#romer")
    for seat, control in {"Prussia": "This device", "Austria": "Friend’s link"}.items():
        host.get_by_role("group", name=seat).get_by_text(control, exact=True).click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Open the table").wait_for(state="hidden")
    link = host.get_by_label(re.compile("Austria")).input_value()
    host.get_by_role("link", name="To the table").click()
    friend.goto(link)
    for page in (host, friend):
        page.locator(".prompt[data-kind]").wait_for()
    return host, friend


def order_ahead(page: Page, *windows: str) -> None:
    """Tell all units to use these windows always; the page keeps it."""
    page.get_by_role("tab", name="Orders ahead").click()
    for window in windows:
        chosen = page.locator(f"select[id$='-{window}']")
        chosen.select_option("always")
        expect(chosen).to_be_enabled()
    page.reload()
    page.get_by_role("tab", name="Orders ahead").click()
    for window in windows:
        expect(page.locator(f"select[id$='-{window}']")).to_have_value("always")
    page.get_by_role("tab", name="Events").click()


def test_two_browsers(new_page: NewPage, server: Server) -> None:
    """Austria attacks and Prussia's units answer as they were told, which its log says and Austria's does not."""
    host, friend = sit_down(new_page, server, seed=4)
    order_ahead(host, "volley", "charge")
    prussia, austria = Player(host, 1), Player(friend, 2, attacks=True)

    end = time.monotonic() + 600
    while not (prussia.state == "over" and austria.state == "over"):
        assert time.monotonic() < end, [prussia.state, austria.state, prussia.answered, austria.answered]
        if not any([prussia.act(prussia.state), austria.act(austria.state)]):
            host.wait_for_timeout(20)
        austria.attacks = austria.attacks and not host.evaluate(USED)
        assert not friend.evaluate(USED)

    assert not austria.attacks
    for page in (host, friend):
        expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("side", ["Prussia", "Austria"])
def test_alone_against_a_bot(page: Page, side: str) -> None:
    """Two clicks lead to a table against a bot, which plays its part at once."""
    begin(page, ROMER, side)
    player = Player(page, 3)

    player.play(120, until="act")

    assert player.answered["choose_chit"] >= 1
    assert without_words(page) == []


def test_a_newcomer_is_told_whom_he_leads(page: Page) -> None:
    """Before the first wing acts: his army, and when it breaks."""
    begin(page, ROMER, "Austria")
    told = page.get_by_role("region", name="You lead Austria")
    expect(told).to_contain_text("breaks when it has lost 22 points")


def test_a_newcomer_is_told_once_how_a_turn_goes(page: Page) -> None:
    """With the first question, and no more at the next one, though the bot acts meanwhile."""
    begin(page, ROMER, "Austria")
    told = page.get_by_text("A turn goes from chit to chit")
    expect(told).to_be_visible()

    player = Player(page, 3)
    player.act(player.state)
    page.locator(".prompt[data-kind]:not([data-kind=choose_chit])").wait_for(timeout=60_000)

    expect(told).to_have_count(0)


def test_one_bot_is_one(page: Page) -> None:
    """The start page speaks of the only other seat in the singular."""
    page.goto("/")
    card = page.locator("[data-game=mollwitz]")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_role("group", name="Alone against a bot. Whom will you lead?")).to_be_visible()


def test_a_whole_move_is_made_on_the_field(new_page: NewPage, server: Server) -> None:
    """A unit is picked, a hexagon that it can reach is pressed, then how it faces there; it then stands there."""
    page = choosing(new_page, server)
    player = Player(page, 4)
    player.prompt.locator(".panel summary").first.click()
    unit = player.prompt.locator(".choice[data-action^=unit-]").first
    name = (unit.get_attribute("data-action") or "").removeprefix("unit-")
    before = hex_of(page, name)
    unit.click()

    box = page.locator("path.mark.offered, path.mark.meets").last.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    asked = player.state
    player.prompt.locator(".way .button").first.click()
    page.wait_for_function(f"(old) => ({STATE})() !== old", arg=asked)

    assert hex_of(page, name) != before


def choosing(new_page: NewPage, server: Server, **options: Any) -> Page:
    """A page of Austria that is asked who acts next."""
    page = new_page(reduced_motion="reduce", **options)
    prepare(server, seed=6)
    begin(page, ROMER, "Austria")
    asked = page.evaluate(f"({STATE})()")
    page.locator("[data-action=wing-A_WL]").click()
    page.wait_for_function(f"(old) => ({STATE})() !== old", arg=asked)
    Player(page, 4).play(120, until="act")
    return page


def draw_a_line(page: Page, *ways: tuple[float, float]) -> None:
    """Draw a finger over the middle of the field."""
    box = page.locator(".board .surface").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    points = [(x + dx, y + dy) for dx, dy in ((0.0, 0.0), *ways)]
    for kind, (left, top) in zip(["touchStart", *["touchMove"] * len(ways)], points, strict=True):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": left, "y": top}]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_field_is_moved_while_somebody_is_picked(new_page: NewPage, server: Server) -> None:
    """Most of a reach lies beyond the edges of a near field on a phone: it stays where one has drawn it."""
    page = choosing(new_page, server, **PHONE)
    for _ in range(2):
        page.get_by_role("button", name="Closer").click()
    page.locator(".prompt .panel summary").first.click()
    page.locator(".choice[data-action^=unit-]").first.click()
    expect(page.locator("path.mark.part").first).to_be_attached()
    drawing = page.locator(".surface > svg")
    before = drawing.get_attribute("viewBox") or ""

    draw_a_line(page, (-10, 0), (-60, 0), (-90, 0))

    expect(drawing).not_to_have_attribute("viewBox", before)


def test_a_line_of_sight_is_drawn_with_a_finger(new_page: NewPage, server: Server) -> None:
    """Sight is looked at: the line says whether its end can be seen, and the field does not move."""
    page = choosing(new_page, server, **PHONE)
    page.get_by_role("button", name="Look at").click()
    page.locator("#lenses").get_by_text("Sight", exact=True).click()
    drawing = page.locator(".surface > svg")
    before = drawing.get_attribute("viewBox") or ""

    draw_a_line(page, (10, 10), (30, 30), (60, 40))

    expect(page.locator(".lens .told")).to_contain_text(re.compile("can(not)? be seen from"))
    expect(page.locator("path.line.sight, path.line.unseen")).to_have_count(1)
    assert drawing.get_attribute("viewBox") == before


def test_the_reach_of_a_unit_is_one_request(new_page: NewPage, server: Server) -> None:
    """However many answers begin a move."""
    page = choosing(new_page, server)
    page.locator(".prompt .panel summary").first.click()
    page.locator(".choice[data-action^=unit-]").first.click()
    expect(page.locator("path.mark.part").first).to_be_attached()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/plans" in request.url else None)

    page.locator(".picked [data-action]").click()
    expect(page.locator(".prompt[data-kind=unit_acts]")).to_contain_text("in reach")

    assert len(asked) == 1, asked


def test_who_picks_a_unit_by_the_keyboard_goes_on_with_it(new_page: NewPage, server: Server) -> None:
    """What it can do is the next that the keyboard comes to, before all the others of the list."""
    page = choosing(new_page, server)
    page.locator(".prompt .panel summary").first.click()
    page.locator(".choice[data-action^=unit-]").last.focus()
    page.keyboard.press("Enter")

    expect(page.locator(".picked")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".picked :focus")).to_have_count(1)


def test_axe_finds_nothing(new_page: NewPage, axe: str) -> None:
    """Neither the table nor any of its tabs violates WCAG 2.2 AA."""
    page = new_page(reduced_motion="reduce")
    begin(page, ROMER, "Prussia")
    for tab in ("Armies", "Points", "Orders ahead", "Lists", "Events"):
        page.get_by_role("tab", name=tab).click()
        assert (tab, faults(page, axe, PAGE if tab == "Armies" else TAB)) == (tab, [])
