"""Whole games, played by pressing what the page offers."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from tests.browser.access import faults, without_words
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


def test_one_bot_is_one(page: Page) -> None:
    """The start page speaks of the only other seat in the singular."""
    page.goto("/")
    card = page.locator("[data-game=mollwitz]")
    card.get_by_role("button", name="Play now").click()
    expect(card.get_by_role("group", name="Alone against a bot. Whom will you lead?")).to_be_visible()


def test_a_whole_move_is_made_on_the_field(new_page: NewPage, server: Server) -> None:
    """A unit is picked, a hexagon that it can reach is pressed, then how it faces there; it then stands there."""
    page = new_page(reduced_motion="reduce")
    prepare(server, seed=6)
    begin(page, ROMER, "Austria")
    page.locator("[data-action=wing-A_WL]").click()
    player = Player(page, 4)
    player.play(120, until="act")
    player.prompt.locator("summary").first.click()
    unit = player.prompt.locator(".choice[data-action^=unit-]").first
    name = (unit.get_attribute("data-action") or "").removeprefix("unit-")
    before = hex_of(page, name)
    unit.click()

    box = page.locator("path.mark.offered, path.mark.meets").last.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    asked = player.state
    player.prompt.locator(".way button").first.click()
    page.wait_for_function(f"(old) => ({STATE})() !== old", arg=asked)

    assert hex_of(page, name) != before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, axe: str, scheme: str) -> None:
    """Neither the table nor any of its tabs violates WCAG 2.2 AA."""
    page = new_page(color_scheme=scheme, reduced_motion="reduce")
    begin(page, ROMER, "Prussia")
    for tab in ("Armies", "Points", "Orders ahead", "Lists", "Events"):
        page.get_by_role("tab", name=tab).click()
        assert (tab, faults(page, axe)) == (tab, [])
