"""A combat is shown with its sums where it is played back."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.server.client import Server

ROMER = {"game": "mollwitz", "scenario": "romer", "players": 2}


@pytest.fixture(scope="module")
def fought(server: Server) -> str:
    """A table at which somebody has fired with the first answer."""
    before, seat, action = _volley()
    server.prepared.write_text(before)
    host = server.browser()
    ident = host.open(**ROMER, seats={one: {"control": "device"} for one in ("prussia", "austria")})
    host.act(ident, seat, action)
    return ident


def _volley() -> tuple[str, str, str]:
    """A match shortly before a volley, and the answer that fires it."""
    match, rng = pragmatica.new("mollwitz", scenario="romer", players=2, seed=3), Random(5)
    while match.outcome is None:
        before, seat = match.copy(), next(iter(match.pending))
        action = rng.choice(match.legal(seat))
        if any(event.kind == "fired" and event.shared["parts"] for event in match.apply(seat, action)):
            return before.to_json(history=False), seat, action.id
    raise AssertionError("nobody fired")


def show(page: Page, table: str, step: int) -> None:
    """The replay at a step, for a spectator."""
    page.goto(f"/table/{table}/replay#step={step}&as=spectator")
    page.get_by_text(f"Step {step} of").wait_for()


def test_a_volley_is_shown_as_a_sum(page: Page, fought: str) -> None:
    """Its die and each part of the sum stand in a panel of their own, with the total; before it there is none."""
    show(page, fought, 1)
    clash = page.get_by_role("region", name="Volley")
    clash.get_by_role("row", name="Total").first.wait_for()
    assert clash.get_by_role("row").count() >= 3

    show(page, fought, 0)
    expect(clash).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_a_combat(new_page: NewPage, axe: str, fought: str, scheme: str) -> None:
    """The combat violates nothing, and has all its words."""
    page = new_page(color_scheme=scheme, reduced_motion="reduce")
    show(page, fought, 1)
    page.locator(".clash").wait_for()

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_has_room_for_a_combat(new_page: NewPage, fought: str, language: str) -> None:
    """The combat fits on a phone."""
    page = new_page(**PHONE, locale=language)
    page.goto(f"/table/{fought}/replay#step=1&as=spectator")
    page.locator(".clash").wait_for()

    assert width(page) <= 360
