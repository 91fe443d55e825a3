"""A combat is shown with its sums where it is played back: a volley, an assault."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from pragmatica import Event
from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.pictures.picture import after
from tests.browser.player import resume
from tests.mollwitz.browser.pictures import MELEE
from tests.server.client import Server

ROMER = {"game": "mollwitz", "scenario": "romer", "players": 2}
SEEDS: Final = {"Volley": 3, "Assault": 1}  # of matches in which one answer brings a whole one


@pytest.fixture(scope="module", params=SEEDS)
def fought(server: Server, request: pytest.FixtureRequest) -> tuple[str, str]:
    """What the combat is called, and a table at which it was fought with the first answer."""
    before, seat, action = _combat(request.param)
    server.prepared.write_text(before)
    host = server.browser()
    ident = host.open(**ROMER, seats={one: {"control": "device"} for one in ("prussia", "austria")})
    host.act(ident, seat, action)
    return request.param, ident


def _combat(kind: str) -> tuple[str, str, str]:
    """A match shortly before it, and the answer that brings it."""
    match, rng = pragmatica.new("mollwitz", scenario="romer", players=2, seed=SEEDS[kind]), Random(5)
    while match.outcome is None:
        before, seat = match.copy(), next(iter(match.pending))
        action = rng.choice(match.legal(seat))
        if _brings(kind, match.apply(seat, action)):
            return before.to_json(history=False), seat, action.id
    raise AssertionError(f"no {kind}")


def _brings(kind: str, events: list[Event]) -> bool:
    kinds = {event.kind for event in events if event.kind != "fired" or event.shared["parts"]}
    return "fired" in kinds if kind == "Volley" else {"melee-began", "tested"} <= kinds and "fired" not in kinds


def show(page: Page, table: str, step: int) -> None:
    """The replay at a step, for a spectator."""
    page.goto(f"/table/{table}/replay#step={step}&as=spectator")
    page.get_by_text(f"Step {step} of").wait_for()


def test_a_combat_is_shown_as_sums(page: Page, fought: tuple[str, str]) -> None:
    """Its dice and each part of their sums stand in a panel of its own, with the totals; before it there is none."""
    kind, table = fought
    show(page, table, 1)
    clash = page.get_by_role("region", name=kind)
    clash.get_by_role("row", name="Total").first.wait_for()
    assert clash.get_by_role("row").count() >= 3

    show(page, table, 0)
    expect(clash).to_have_count(0)


def test_axe_finds_nothing_in_a_combat(new_page: NewPage, axe: str, fought: tuple[str, str]) -> None:
    """The combat violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    show(page, fought[1], 1)
    page.locator(".clash").wait_for()

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_has_room_for_a_combat(new_page: NewPage, fought: tuple[str, str], language: str) -> None:
    """The combat fits on a phone."""
    page = new_page(**PHONE, locale=language)
    page.goto(f"/table/{fought[1]}/replay#step=1&as=spectator")
    page.locator(".clash").wait_for()

    assert width(page) <= 360


def test_a_forecast_can_be_read_and_pressed_on_a_phone(new_page: NewPage, server: Server, axe: str) -> None:
    """Axe finds nothing in the sums of a fight that is weighed; each rule has room for a finger."""
    page = new_page(**PHONE, reduced_motion="reduce")
    resume(page, server, after(MELEE()))
    page.locator(".prompt .pick").first.click()
    page.locator(".prompt table .rule").first.wait_for()

    assert faults(page, axe) == []
