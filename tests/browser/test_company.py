"""Who plays with whom, on a phone: asked by name, again with seats turned, liked or blocked, in another's place."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.phones import Phone
from tests.browser.tables import SEATS
from tests.samples import THREE
from tests.server.client import Server
from tests.server.events.tables import person
from tests.server.people import who
from tests.server.test_company import invite
from tests.server.test_leaving import offer, vote
from tests.server.test_lobby import sit

FIRST, SECOND, THIRD = SEATS
NUMBERS = count(1)


@pytest.fixture
def phone(new_page: NewPage, server: Server, axe: str, language: str) -> Phone:
    """Somebody who has an account, on a phone."""
    found = Phone(new_page, server, axe, language)
    found.known(f"Has a phone {next(NUMBERS)}")
    return found


pytestmark = pytest.mark.parametrize("language", ["en", "pl"])


def test_who_is_asked_plays_again_with_seats_turned(phone: Phone, server: Server) -> None:
    """He sits down by one press, ends the match with the other by another, and asks him to the next seat."""
    host = person(server, "Asks his friends")
    seats = {SECOND: {"control": "link"}, THIRD: {"control": "bot"}}
    ident = host.open(**THREE.asked, seats=seats)
    invite(host, ident, phone.name, seat=SECOND)
    page, say = phone.page, phone.say
    page.goto("/lobby")
    expect(page.get_by_text(say("web-invited-by", name=who(host), seat=phone.seat(SECOND)))).to_be_visible()
    phone.sound()
    phone.press("web-invited-accept")
    page.locator(".prompt, .waiting").first.wait_for()

    vote(host, ident, FIRST, "abandon")
    page.get_by_role("region", name=say("web-votes")).wait_for()
    phone.sound()
    phone.press("web-votes-consent")
    page.locator(".result").wait_for()
    phone.sound()
    phone.press("web-rematch-turned")
    page.wait_for_url(lambda url: ident not in url)

    expect(page.get_by_text(say("web-invite.asked", name=who(host)))).to_be_visible()
    phone.sound()
    (asked,) = host.get("/api/invitations")["received"]
    assert asked["seat"] == SECOND


def test_a_companion_is_liked_and_blocked(phone: Phone, server: Server) -> None:
    """By two buttons beside his name at a table; the own page lists him until he is taken away there."""
    host = person(server, "Is met at a table")
    ident = host.open(**THREE.asked, seats={seat: {"control": "open"} for seat in SEATS[1:]}, public=True)
    page, say = phone.page, phone.say
    page.goto(f"/table/{ident}")
    company = page.get_by_role("group", name=who(host), exact=True)
    for kind in ("favourite", "block"):
        company.get_by_role("button", name=say(f"web-regard-{kind}")).click()
        expect(company.get_by_role("button", name=say(f"web-regard-{kind}"))).to_have_attribute("aria-pressed", "true")
    phone.sound()
    page.goto("/account")
    people = page.locator("section").filter(has=page.get_by_role("heading", name=say("web-regards"), exact=True))
    expect(people.get_by_role("listitem")).to_contain_text([re.compile(re.escape(say("web-regard-block")))])
    people.get_by_role("button", name=say("web-regards-forget")).click()

    expect(people.get_by_text(say("web-regards-none"))).to_be_visible()


def test_a_seat_that_is_left_is_taken_in_the_lobby(phone: Phone, server: Server) -> None:
    """It leads to the table, where a second press makes it the successor's."""
    host, friend = person(server, "Stays"), person(server, "Leaves")
    name = f"Left to another {phone.language}"
    seats = {FIRST: {"control": "open"}, THIRD: {"control": "bot"}}
    ident = host.open(**THREE.asked, seats=seats, public=True, name=name)
    sit(friend, ident, seat=FIRST)
    offer(friend, ident, FIRST, "public")
    page, say = phone.page, phone.say
    page.goto("/lobby")
    line = page.locator(f"[data-offered='{ident}']")
    expect(line).to_contain_text(phone.seat(FIRST))
    phone.sound()
    line.get_by_role("link", name=name).click()
    phone.press("web-seats")
    phone.press("web-seat-succeed")
    dialog = page.get_by_role("dialog", name=say("web-seat-succeed.title"))
    phone.sound()
    dialog.get_by_role("button", name=say("web-seat-succeed"), exact=True).click()
    dialog.wait_for(state="hidden")
    page.keyboard.press("Escape")

    expect(page.locator(".prompt, .waiting").first).to_be_visible()
    expect(page.get_by_role("heading", name=say("web-watching"))).to_have_count(0)
    (taken,) = (one for one in host.table(ident)["seats"] if one["seat"] == FIRST)
    assert (taken["account"]["name"], taken["offered"]) == (phone.name, None)
