"""What a way leads into is told before one goes it."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import pragmatica
from pragmatica import Match
from pragmatica.core.game import Plan
from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import resume
from tests.server.client import Server

Near = tuple[Match, str, list[Plan]]  # a match, the answer that picks a unit, and its ways
FREE: Final = """() => [...document.querySelectorAll('.board path.mark.meets')]
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
  .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.surface'))"""


@pytest.fixture(scope="module")
def near() -> Near:
    """A match in which a unit can go where enemies meet it and fire at it, the answer that picks it, its ways there."""
    match, rng = pragmatica.new("mollwitz", scenario="romer", players=2, seed=3), Random(5)
    while match.outcome is None:
        seat = next(iter(match.pending))
        for action in match.legal(seat) if match.pending[seat].kind == "act" else ():
            ways = match.plans(seat, action)
            met = [way for way in ways if way.fields["meets"] and way.fields["fire"]]
            if met:
                return match, action.id, [way for way in ways if way.fields["hex"] == met[0].fields["hex"]]
        match.apply(seat, rng.choice(match.legal(seat)))
    raise AssertionError("nobody comes near the enemy")


def pick(page: Page, server: Server, near: Near) -> Locator:
    """Pick the unit from the list, and on the field where it meets enemies; what is told of the way there."""
    match, unit, ways = near
    page.emulate_media(reduced_motion="reduce")  # the field stands still while it is pressed
    resume(page, server, match)
    page.locator(".prompt .panel summary").first.click()
    page.locator(f".prompt [data-action='{unit}']").click()
    page.locator(".board path.mark.meets").first.wait_for(state="attached")
    way = page.locator(".prompt .way")
    for x, y in page.evaluate(FREE):
        page.mouse.click(x, y)
        way.wait_for()
        with suppress(AssertionError):
            expect(way).to_contain_text(str(ways[0].fields["hex"]), timeout=2_000)
            return way
    raise AssertionError(f"{ways[0].fields['hex']} is not in sight")


def test_the_enemies_are_named_that_a_way_meets_and_that_can_fire_there(page: Page, server: Server, near: Near) -> None:
    """Each by its name, beside where the way leads."""
    way = pick(page, server, near)

    assert (near[2][0].fields["meets"], near[2][0].fields["fire"]) == (["P_SCHU_1", "P_SCHU_2"], ["P_B12A", "P_B12B"])
    expect(way).to_contain_text("On the way these may react: Schulenburg Horse Grenadiers, squadron 1 and 2")
    expect(way).to_contain_text("Could be fired at by 12-pounder battery A and B")


def test_who_meets_a_unit_is_marked_on_the_field(page: Page, server: Server, near: Near) -> None:
    """With the way there."""
    pick(page, server, near)

    expect(page.locator(".board path.held.target").first).to_be_attached()
    expect(page.locator(".board path.line.move")).to_have_count(1)


def test_axe_finds_nothing_in_it(new_page: NewPage, server: Server, axe: str, near: Near) -> None:
    """It violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    pick(page, server, near)

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_has_room_for_it(new_page: NewPage, server: Server, near: Near, language: str) -> None:
    """What is told fits on a phone."""
    page = new_page(**PHONE, locale=language, reduced_motion="reduce")
    pick(page, server, near)

    assert width(page) <= 360
