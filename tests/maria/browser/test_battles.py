"""A battle is played card by card, and stays readable until the next thing happens."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

import pragmatica
from pragmatica import Match
from tests.browser.access import PHONE, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.player import resume
from tests.server.client import Server

CARDS = 3  # that have been played in the battle that is shown


@pytest.fixture(scope="module")
def fought(server: Server) -> tuple[str, int]:
    """A table at which a battle has begun and three cards of it lie, and the step after which they do."""
    before, answers = _course()
    server.prepared.write_text(before)
    host = server.browser()
    seats = {seat: {"control": "device"} for seat in ("maria_theresa", "louis", "frederick")}
    ident = host.open(game="maria", scenario="introductory", players=3, seats=seats)
    for seat, action in answers:
        host.act(ident, seat, action)
    return ident, host.table(ident)["step"]


def _course() -> tuple[str, list[tuple[str, str]]]:
    """A match shortly before a battle begins, and the answers that begin it and lay the cards."""
    match, rng = pragmatica.new("maria", scenario="introductory", players=3, seed=9), Random(9)
    while match.outcome is None:
        before, seat = match.to_json(history=False), next(iter(match.pending))
        plays = [one for one in match.legal(seat) if one.type == "play"]
        action = rng.choice(plays or match.legal(seat))
        begins = any(one.kind == "battle-began" for one in match.apply(seat, action))
        laid = _cards(match.copy()) if begins else []
        if len(laid) == CARDS:
            return before, [(seat, action.id), *laid]
    raise AssertionError("no battle")


def _cards(match: Match) -> list[tuple[str, str]]:
    """The first cards of a battle, as long as any can be played and it goes on."""
    laid: list[tuple[str, str]] = []
    while len(laid) < CARDS and match.observe(None).battle is not None:
        seat = next(iter(match.pending))
        plays = [one.id for one in match.legal(seat) if one.type == "play"]
        if not plays:
            break
        match.apply(seat, plays[0])
        laid.append((seat, plays[0]))
    return laid if match.observe(None).battle is not None else []


def show(page: Page, table: tuple[str, int], step: int = 0) -> None:
    """The battle, for a spectator; some steps before its present state."""
    page.goto(f"/table/{table[0]}/replay#step={table[1] - step}&as=spectator")
    page.locator(".battle .fallen li").nth(CARDS - 1 - step).wait_for()


def test_cards_fall_one_after_the_other(page: Page, fought: tuple[str, int]) -> None:
    """Each step lays a card; the balance tells the score of both sides."""
    show(page, fought, 1)
    expect(page.locator(".battle .fallen li")).to_have_count(CARDS - 1)

    page.keyboard.press(".")

    expect(page.locator(".battle .fallen li")).to_have_count(CARDS)
    assert page.get_by_role("img", name="Score: attacker").count() == 1
    assert page.get_by_text("has the right to play").count() == 1


def test_axe_finds_nothing_in_a_battle(new_page: NewPage, axe: str, fought: tuple[str, int]) -> None:
    """The battle violates nothing, and has all its words."""
    page = new_page(reduced_motion="reduce")
    show(page, fought)

    assert [*faults(page, axe), *without_words(page)] == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_phone_need_not_scroll_sideways(new_page: NewPage, fought: tuple[str, int], language: str) -> None:
    """The battle fits on a phone."""
    page = new_page(**PHONE, locale=language)
    show(page, fought)

    assert width(page) <= 360
    assert page.locator("main.sheet").evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_on_a_phone_the_map_goes_near_the_battle(new_page: NewPage, server: Server) -> None:
    """The names around it can be read, where all that is asked about has room then."""
    page = new_page(**PHONE, reduced_motion="reduce")
    match, _ = _to_play()
    resume(page, server, match)

    page.wait_for_function("() => document.querySelector('.surface > svg').viewBox.baseVal.width < 850")


def test_the_chances_of_each_card_are_unfolded(new_page: NewPage, server: Server, axe: str) -> None:
    """What the other side can answer stands below each card, without a fault."""
    page = new_page(**PHONE, reduced_motion="reduce")
    match, cards = _to_play()
    resume(page, server, match)
    page.locator("details.weigh > summary").click()

    expect(page.locator(".weigh .answers > li")).to_have_count(cards)
    expect(page.locator(".weigh figure").first).to_contain_text("Reserves included")
    assert [*faults(page, axe), *without_words(page)] == []
    assert width(page) <= 360


def _to_play() -> tuple[Match, int]:
    """A match in which a card of several is to be played, none of them a Reserve, and how many there are."""
    match, rng = pragmatica.new("maria", scenario="introductory", players=3, seed=9), Random(9)
    while match.outcome is None:
        seat = next(iter(match.pending))
        plays = [one for one in match.legal(seat) if one.type == "play"]
        if len(plays) > 1 and not any("=" in one.id for one in plays):
            return match, len(plays)
        match.apply(seat, rng.choice(plays or match.legal(seat)))
    raise AssertionError("no battle")
