"""Leaving on the page: a seat goes to a successor, its player comes back, and a match is ended by all who play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from pragmatica.server.kept.storage import Storage
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import FIRST, SECOND
from tests.browser.test_clocks import DAY, HOUR, days, sit_down
from tests.server.client import Server

__all__ = ["days"]
DAILY = {"kind": "days", "main": 3 * DAY}


def leave(page: Page, way: str) -> None:
    """Leave the own seat."""
    page.get_by_role("button", name=re.compile("Seats|Miejsca")).click()
    page.get_by_role("button", name=re.compile("Leave the seat|Opuść miejsce")).click()
    page.get_by_role("radio", name=re.compile(way)).check()


def test_a_player_is_replaced_and_another_comes_back(new_page: NewPage, days: Server) -> None:
    """One leaves his seat by a link and comes back; when he leaves it again, his successor has it for good."""
    _, friend = sit_down(new_page, days, DAILY)
    leave(friend, "To a friend")
    friend.get_by_role("button", name="Leave", exact=True).click()
    first = friend.get_by_label("Link for your successor").input_value()
    friend.get_by_role("dialog", name=f"Leave {SECOND}").get_by_role("button", name="Close").last.click()
    days.turn_on("steady", DAY + HOUR)
    friend.get_by_role("button", name="Come back").click()
    expect(friend.get_by_role("button", name="Come back")).to_have_count(0)

    friend.get_by_role("button", name="Leave the seat").click()
    friend.get_by_role("button", name="Leave", exact=True).click()
    second = friend.get_by_label("Link for your successor").input_value()
    heir = new_page(base_url=days.url)
    heir.goto(first)
    expect(heir.get_by_text("opens no seat").or_(heir.get_by_role("button", name="Watch")).first).to_be_visible()
    heir.goto("/")
    heir.goto(second)

    expect(heir.get_by_text(f"You play {SECOND}")).to_be_visible()
    expect(friend.get_by_text(f"This browser no longer holds {SECOND}").first).to_be_attached()


def test_one_who_has_gone_does_not_hold_up_the_end(new_page: NewPage, days: Server) -> None:
    """What is proposed is shown with its time to who is asked; seven days later silence has consented."""
    host, friend = sit_down(new_page, days, DAILY)
    host.get_by_role("button", name="Seats").click()
    host.get_by_text("End the match …").click()
    host.get_by_role("button", name="Abandon the match").click()
    host.get_by_role("button", name="Propose it").click()

    asked = friend.get_by_role("region", name="The end of the match")
    expect(asked).to_contain_text(f"{FIRST} proposes to abandon the match")
    expect(asked).to_contain_text("has consented")
    days.turn_on("steady", 7 * DAY + HOUR)

    expect(friend.get_by_text("Abandoned by the players; this is no result.")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_seat_is_left_on_a_phone(new_page: NewPage, days: Server, axe: str, language: str) -> None:
    """The dialog, the proposal and its answer: nothing lacks words or is too wide."""
    host, friend = sit_down(new_page, days, DAILY, **PHONE, locale=language)
    leave(friend, "anybody|whoever|Każdemu")
    found = [(faults(friend, axe), without_words(friend), width(friend))]
    host.get_by_role("button", name=re.compile("Seats|Miejsca")).click()
    host.get_by_text(re.compile("End the match …|Zakończ partię…")).click()
    host.get_by_role("button", name=re.compile("Agree on a result|Uzgodnij wynik")).click()
    found.append((faults(host, axe), without_words(host), width(host)))
    host.get_by_role("button", name=re.compile("Propose it|Zaproponuj")).click()
    friend.reload()
    friend.get_by_role("button", name=re.compile("Consent|Zgadzam")).first.wait_for()
    found.append((faults(friend, axe), without_words(friend), width(friend)))

    assert found == [([], [], PHONE_WIDTH)] * 3


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_moderator_closes_a_table(new_page: NewPage, days: Server, axe: str, language: str) -> None:
    """By its address, after a second press; the table says why, asks nothing more, and its players see who did it."""
    host, _ = sit_down(new_page, days, DAILY, locale=language)
    chief = new_page(base_url=days.url, **PHONE, locale=language)
    name = {"en": "Kaunitz", "pl": "Haugwitz"}[language]
    body = {"name": name, "password": "seven league boots"}
    chief.request.post(f"{days.url}/api/account", data=body, headers={"Origin": days.url})
    raise_up(days, name)
    chief.request.delete(f"{days.url}/api/account/session", headers={"Origin": days.url})
    chief.request.post(f"{days.url}/api/account/session", data=body, headers={"Origin": days.url})
    chief.goto("/moderation")
    chief.get_by_label(re.compile("Address of the table|Adres stołu")).fill(host.url)
    chief.get_by_role("button", name=re.compile("Look|Pokaż")).click()
    chief.locator(".plate").get_by_label(re.compile("Reason|Powód")).fill("two players are one")
    found = (faults(chief, axe), without_words(chief), width(chief))
    chief.get_by_role("button", name=re.compile("Close the table|Zamknij stół")).click()
    chief.get_by_role("dialog").get_by_role("button", name=re.compile("Close the table|Zamknij stół")).click()
    expect(chief.get_by_role("button", name=re.compile("Open it again|Otwórz go znowu"))).to_be_visible()

    expect(host.get_by_text("two players are one").first).to_be_visible()
    expect(host.locator(".prompt .primary").first).to_be_disabled()
    assert found == ([], [], PHONE_WIDTH)


def raise_up(server: Server, name: str) -> None:
    """Make an account a moderator's."""
    from pragmatica.server.accounts.store import Store
    from pragmatica.server.play.names import looks

    storage = Storage(f"sqlite:///{server.data / 'pragmatica.db'}")
    store = Store(storage, "test")
    found = store.by_name(looks(name))
    assert found is not None
    store.settle(found[0].id, role="moderator")
    storage.close()
