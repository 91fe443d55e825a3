"""Pages of players and of matches: what a reader finds there, in both languages, on a phone, too."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from pragmatica.wording import text
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, FORM, PAIR, SEATS, SECOND, THIRD
from tests.browser.test_accounts import register
from tests.server.client import Browser, Server
from tests.server.events.tables import person, play_out

MATCHES: Final = 2
languages = pytest.mark.parametrize("language", ["en", "pl"])


class Rivals(NamedTuple):
    """Two who have played each other."""

    one: str
    other: str


@pytest.fixture(scope="module")
def rivals(late: Server) -> Rivals:
    """They have ended public matches that counted, with seats turned between."""
    pair = [person(late, "Rival"), person(late, "Rival")]
    for number in range(MATCHES):
        host, friend = pair[number % 2], pair[1 - number % 2]
        seats = {PAIR.seats[1]: {"control": "open"}}
        ident = host.open(**PAIR.asked, seats=seats, public=True, rated=True, name=f"Match {number + 1}")
        friend.post(f"/api/tables/{ident}/join", {"seat": PAIR.seats[1]}, 204)
        play_out(pair, ident)
    return Rivals(*(name_of(one) for one in pair))


def name_of(browser: Browser) -> str:
    """What its account is called."""
    return str(browser.get("/api/account")["account"]["name"])


def say(language: str, message: str, **arguments: object) -> str:
    """A text of the pages of people."""
    return text(language, f"web-{message}", **arguments)


def sound(page: Page, axe: str) -> None:
    """Words for everything, nothing wider than the screen, nothing that axe finds."""
    assert (faults(page, axe), without_words(page), width(page)) == ([], [], PHONE_WIDTH)


def matches(page: Page) -> Locator:
    """The lines of a list of matches."""
    return page.locator("li.plate", has=page.locator("time"))


@languages
def test_a_player_is_found_by_name(new_page: NewPage, late: Server, rivals: Rivals, axe: str, language: str) -> None:
    """The list of the rated names him; the search leads to his page, with his rating over time and his results."""
    page = new_page(**PHONE, base_url=late.url, locale=language)
    page.goto("/players")
    expect(page.get_by_role("rowheader", name=rivals.other)).to_contain_text(say(language, "rating-provisional"))
    sound(page, axe)
    page.get_by_label(say(language, "players-find")).fill(rivals.one)
    page.get_by_role("button", name=say(language, "players-show")).click()

    expect(page.get_by_role("heading", name=rivals.one, level=1)).to_be_visible()
    plot = page.locator("figure")
    expect(plot.get_by_role("img")).to_be_visible()
    expect(plot.locator("circle")).to_have_count(MATCHES)
    plot.locator("summary").click()
    expect(plot.get_by_role("row")).to_have_count(MATCHES + 1)
    expect(page.get_by_role("columnheader", name=say(language, "matches-drawn"))).to_be_visible()
    expect(page.locator("table", has=page.locator(".kind")).get_by_role("row")).to_have_count(4)
    expect(matches(page)).to_have_count(MATCHES)
    sound(page, axe)


def records(language: str, name: str) -> list[str]:
    """What may be told of that many matches against somebody."""
    ways = [(a, b, MATCHES - a - b) for a in range(MATCHES + 1) for b in range(MATCHES + 1 - a)]
    return [say(language, "player-met", ahead=a, behind=b, level=c, name=name) for a, b, c in ways]


@languages
def test_two_players_are_compared(new_page: NewPage, late: Server, rivals: Rivals, axe: str, language: str) -> None:
    """How often one was ahead of the other; of somebody whom he has never met, that."""
    page = new_page(**PHONE, base_url=late.url, locale=language)
    stranger = name_of(person(late, "Stranger"))
    page.goto(f"/player/{rivals.one}")
    told = page.get_by_role("status")
    for name in (rivals.other, stranger):
        page.get_by_label(say(language, "player-other")).fill(name)
        page.get_by_role("button", name=say(language, "player-compare")).click()
        expect(told).to_contain_text(name)
        if name == rivals.other:
            met = told.inner_text()
            sound(page, axe)

    assert any(one in met for one in records(language, rivals.other))
    expect(told).to_have_text(say(language, "player-never-met", name=stranger))


@languages
def test_finished_matches_are_searched(
    new_page: NewPage, late: Server, rivals: Rivals, axe: str, language: str
) -> None:
    """By a player and his result; a choice that nothing meets says so."""
    page = new_page(**PHONE, base_url=late.url, locale=language)
    page.goto("/matches")
    page.get_by_label(say(language, "matches-player"), exact=True).fill(rivals.one)
    search = page.get_by_role("button", name=say(language, "matches-search"))
    search.click()
    expect(matches(page)).to_have_count(MATCHES)
    expect(matches(page).first).to_contain_text(say(language, "match-rated"))
    sound(page, axe)
    page.get_by_label(say(language, "matches-until"), exact=True).fill("2000-01-01")
    search.click()

    expect(page.get_by_text(say(language, "matches-finished-none"))).to_be_visible()
    expect(matches(page)).to_have_count(0)


def test_a_match_that_counts_is_opened_and_found(new_page: NewPage) -> None:
    """Who is signed in opens it with a switch; others find it among the matches to watch, and its player's page."""
    host, guest = new_page(), new_page()
    register(host, "Anna whose match counts")
    host.goto(FORM)
    host.get_by_label(f"{len(SEATS)} players").check()
    host.get_by_role("radio", name=re.compile("^Public")).check()
    for seat in (SECOND, THIRD):
        host.get_by_role("group", name=seat).get_by_text("Bot", exact=True).click()
    host.get_by_role("group", name=FIRST).get_by_text("This device", exact=True).click()
    host.get_by_role("checkbox", name=re.compile("^The match counts for ratings")).check()
    host.get_by_label(re.compile("^Name of the table")).fill("Evening that counts")
    host.get_by_role("button", name="Open the table").click()
    expect(host.locator(".prompt")).to_be_visible()

    guest.goto("/matches")
    line = matches(guest).filter(has_text="Evening that counts")
    expect(line).to_contain_text("counts for ratings")
    line.get_by_role("link", name="Anna whose match counts").click()

    expect(guest.get_by_role("heading", name="Anna whose match counts", level=1)).to_be_visible()
    expect(guest.get_by_text("No match has counted for a rating yet.")).to_be_visible()


def test_who_is_not_signed_in_sees_no_switch(page: Page) -> None:
    """It would count for nobody."""
    page.goto(FORM)
    page.get_by_role("button", name="Open the table").wait_for()

    expect(page.get_by_role("checkbox", name=re.compile("^The match counts for ratings"))).to_have_count(0)
