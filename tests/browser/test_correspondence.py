"""A correspondence's life on the page: somebody comes, plays by the day, is away, is replaced, and comes back."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.phones import Phone
from tests.browser.tables import SEATS
from tests.browser.test_clocks import DAY, HOUR, clock, days
from tests.samples import THREE
from tests.server.client import PATIENCE, Browser, Server
from tests.server.events.tables import person

__all__ = ["days"]
FREE, OWN, BOT = SEATS
NAME = "A move in two days"


def wanted(host: Browser) -> str:
    """A public table by correspondence, whose first seat is free; a bot plays for who is late."""
    seats = {FREE: {"control": "open"}, BOT: {"control": "bot"}}
    pace = {"kind": "days", "main": 2 * DAY, "late": "bot"}
    return host.open(**THREE.asked, seats=seats, public=True, name=NAME, pace=pace)


def sit_down(guest: Phone) -> None:
    """Find the table in the lobby, and take its free seat."""
    page, say = guest.page, guest.say
    page.get_by_role("navigation", name=say("web-nav")).get_by_role("link", name=say("web-nav-club")).click()
    line = page.locator("li[data-table]").filter(has_text=NAME)
    line.wait_for()
    guest.sound()
    line.get_by_role("button", name=say("web-lobby-sit-as", seat=guest.seat(FREE))).click()
    page.locator(".prompt[data-kind]").wait_for()


def answer(host: Browser, ident: str) -> None:
    """The host answers until it is the guest's turn."""
    end = time.monotonic() + PATIENCE
    while FREE not in [one["seat"] for one in host.table(ident)["waiting"]]:
        assert time.monotonic() < end
        offered = host.table(ident, OWN)["view"]["actions"]
        if offered:
            host.act(ident, OWN, offered[0]["id"])
        time.sleep(0.05)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_is_away_is_replaced_by_a_bot_and_comes_back(
    new_page: NewPage, days: Server, axe: str, language: str
) -> None:
    """He registers, finds a table and answers in his days; later a bot plays on for him, until he is there again."""
    host = person(days, "Host of days")
    ident = wanted(host)
    guest = Phone(new_page, days, axe, language)
    page, say = guest.page, guest.say
    guest.register("Wędrowiec")
    sit_down(guest)
    asked = page.locator(".prompt").get_attribute("data-version")
    page.locator(".prompt .button.primary:enabled").last.click()
    expect(page.locator(f".prompt[data-version='{asked}']")).to_have_count(0)
    guest.sound()

    answer(host, ident)
    page.goto("/")
    expect(page.locator(f"[data-table='{ident}']")).to_contain_text(say("web-tables-yours"))
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    guest.sound()
    days.turn_on("steady", 2 * DAY - HOUR)
    page.goto(f"/table/{ident}")
    expect(clock(page).first).to_have_class(re.compile("urgent"))
    days.turn_on("steady", 2 * HOUR)
    expect(page.get_by_text(say("web-seat-played", seat=guest.seat(FREE)))).to_be_visible()
    guest.sound()

    guest.press("web-seat-play-again")
    expect(page.get_by_role("button", name=say("web-seat-play-again"))).to_have_count(0)
    page.get_by_role("tab", name=re.compile(say("web-tab-log"))).click()
    expect(page.get_by_text(say("table-event-time-out", seat=guest.seat(FREE), late="bot")).first).to_be_visible()
    (own,) = (one for one in host.table(ident)["seats"] if one["seat"] == FREE)
    assert (own["bot"], own["account"]["name"]) == (None, "Wędrowiec")
