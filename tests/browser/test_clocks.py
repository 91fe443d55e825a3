"""Clocks on the page: a pace is chosen, time goes by in days, somebody is late, and the players help each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, FORM, SEATS, SECOND, THIRD
from tests.samples import THREE
from tests.server.client import Server

HOUR, DAY = 3_600, 24 * 3_600
BOTS = {seat: {"control": "bot"} for seat in SEATS[2:]}


@pytest.fixture
def days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a calendar of its own."""
    running = Server(tmp_path_factory.mktemp("days"), bots="1").start()
    yield running
    running.close()


class Two(NamedTuple):
    """The pages of a host and a friend at one table."""

    host: Page
    friend: Page


def sit_down(new_page: NewPage, server: Server, pace: dict[str, Any], **options: Any) -> Two:
    """A table of two people and a bot."""
    host, friend = (new_page(base_url=server.url, **options) for _ in range(2))
    seats = {SEATS[1]: {"control": "link"}, **BOTS}
    body = {**THREE.asked, "seats": seats, "pace": pace}
    opened = host.request.post(f"{server.url}/api/tables", data=body, headers={"Origin": server.url})
    created = opened.json()
    friend.goto(f"{server.url}{created['links'][SEATS[1]]}")
    host.goto(f"{server.url}/table/{created['id']}")
    for page in (host, friend):
        page.locator(".prompt, .waiting, .ask").first.wait_for()
    return Two(host, friend)


def clock(page: Page) -> Locator:
    """The clocks in the line of the seats."""
    return page.get_by_role("listitem").locator(".clock")


def test_a_pace_is_chosen_in_plain_words(new_page: NewPage, days: Server) -> None:
    """Days for each answer, with nights and a day of rest; the table tells them."""
    page = new_page(base_url=days.url, timezone_id="Europe/Warsaw")
    page.goto(FORM)
    page.locator("form").wait_for(timeout=60_000)  # the server has only just begun
    expect(page.get_by_role("radio", name="As much as you like")).to_be_checked()

    page.get_by_role("radio", name="Days for each answer").check()
    page.get_by_role("button", name="7 days").click()
    page.get_by_role("checkbox", name="Clocks stand at night").check()
    page.get_by_role("checkbox", name="Sunday").check()
    page.get_by_role("radio", name="a bot plays on").check()
    for seat in (SECOND, THIRD):
        page.get_by_role("group", name=seat).get_by_text("Bot", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Seats").click()

    told = page.get_by_role("region", name="Clocks")
    expect(told).to_contain_text("7 days for each answer.")
    expect(told).to_contain_text("Clocks stand from 22:00 to 8:00 (Europe/Warsaw).")
    expect(told).to_contain_text("Clocks stand all day on Sunday")
    expect(told).to_contain_text("a bot plays on until the player is back")


def test_who_is_late_is_replaced_by_a_bot_and_comes_back(new_page: NewPage, days: Server) -> None:
    """His time grows short, which he is told; then it is up, a bot plays on, and he takes his seat again."""
    host, _ = sit_down(new_page, days, {"kind": "days", "main": DAY, "late": "bot"})
    expect(clock(host).first).to_have_text(re.compile("23 hr, 59 min"))
    days.turn_on("steady", 23 * HOUR + 1_200)
    host.reload()
    expect(host.locator("[aria-live]", has_text="you have only")).to_have_count(1)
    expect(clock(host).first).to_have_text(re.compile(r"\d\d:\d\d"))
    expect(clock(host).first).to_have_class(re.compile("urgent"))

    days.turn_on("steady", HOUR)

    host.get_by_role("button", name="Seats").click()
    host.get_by_role("listitem").filter(has_text=FIRST).get_by_role("button", name="Take back from the bot").click()
    host.keyboard.press("Escape")
    expect(clock(host).first).to_have_text(re.compile("23 hr, 59 min"))
    host.get_by_role("tab", name=re.compile("Events")).click()
    expect(host.get_by_text(f"The time of {FIRST} is up.")).to_be_visible()


def test_players_let_all_clocks_stand_and_give_each_other_time(new_page: NewPage, days: Server) -> None:
    """One asks, the other agrees; who goes on says so; and time that is given is there at once."""
    host, friend = sit_down(new_page, days, {"kind": "live", "main": 5_400, "increment": 30})
    for page in (host, friend):
        page.get_by_role("button", name="Seats").click()
    host.get_by_role("button", name="Ask that all clocks stand").click()
    expect(friend.get_by_text(f"{FIRST} would like it")).to_be_visible()
    friend.get_by_role("button", name="Agree that all clocks stand").click()
    expect(host.get_by_text("All clocks stand since")).to_be_visible()
    host.get_by_role("button", name="Let the clocks go on").click()
    expect(friend.get_by_role("button", name="Ask that all clocks stand")).to_be_visible()

    friend.get_by_role("button", name=f"Give {FIRST} 5 minutes more").click()

    expect(clock(host).first).to_have_text(re.compile(r"1:3[34]:\d\d"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_clocks_can_be_used_on_a_phone(new_page: NewPage, days: Server, axe: str, language: str) -> None:
    """The form with all that can be chosen, and the table with somebody late: nothing lacks words or is too wide."""
    host, _ = sit_down(new_page, days, {"kind": "days", "main": DAY}, **PHONE, locale=language)
    days.turn_on("steady", DAY + HOUR)
    expect(clock(host).filter(has_text=re.compile("late|spóźnienie"))).to_have_count(1)
    host.get_by_role("button", name=re.compile("Seats|Miejsca")).click()
    host.get_by_role("region", name=re.compile("Clocks|Zegary")).wait_for()
    found = [(faults(host, axe), without_words(host), width(host))]
    host.goto("/")
    expect(host.get_by_text(re.compile("your time is up|twój czas minął"))).to_be_visible()
    found.append((faults(host, axe), without_words(host), width(host)))
    host.goto(FORM)
    host.locator("input[name=pace]").nth(3).check()
    host.get_by_role("checkbox", name=re.compile("Clocks stand at night|W nocy zegary stoją")).check()
    found.append((faults(host, axe), without_words(host), width(host)))

    assert found == [([], [], PHONE_WIDTH)] * 3
