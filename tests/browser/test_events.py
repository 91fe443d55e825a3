"""Events in the browser: a Swiss event of eight accounts with bots, from opening it to its results, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.test_accounts import PASSWORD
from tests.server.client import Browser, Server
from tests.server.events.tables import begun, decide, join, person, see, tables_of, until

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "new": "New event", "name": "Name of the event", "bots": "Bots fill places", "places": "Places",
        "open": "Open the event", "start": "Start the event", "standings": "Standings",
        "join": "Join", "round": "Round 3",
    },
    "pl": {
        "new": "Nowy turniej", "name": "Nazwa turnieju", "bots": "Boty zajmują wolne miejsca", "places": "Miejsca",
        "open": "Otwórz turniej", "start": "Rozpocznij turniej", "standings": "Tabela",
        "join": "Zgłoś się", "round": "Runda 3",
    },
}  # fmt: skip


def sound(page: Page, axe: str) -> None:
    """Words for everything, nothing wider than the screen, nothing that axe finds."""
    assert faults(page, axe) == []
    assert without_words(page) == []
    assert width(page) <= PHONE_WIDTH


def signed_in(new_page: NewPage, server: Server, language: str) -> tuple[Page, Browser]:
    """A phone on which somebody is signed in, and the same person for requests."""
    page, browser = new_page(**PHONE, locale=language), person(server, f"Żaneta {language}")
    name = browser.get("/api/account")["account"]["name"]
    told = page.request.post("/api/account/session", data={"name": name, "password": PASSWORD})
    assert told.ok
    return page, browser


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_swiss_event_of_eight_with_bots(new_page: NewPage, server: Server, axe: str, language: str) -> None:
    """Eight accounts and two bots play three rounds; the organiser opens, starts and supervises it on a phone."""
    words = WORDS[language]
    page, organiser = signed_in(new_page, server, language)
    page.goto("/events")
    sound(page, axe)
    page.get_by_role("link", name=words["new"]).click()
    page.get_by_label(words["name"]).fill(f"Cup {language}")
    page.get_by_role("main").get_by_role("combobox").first.select_option("mollwitz")  # of two
    page.get_by_label(words["places"], exact=True).fill("10")
    page.get_by_label(words["bots"]).check()
    sound(page, axe)
    page.get_by_role("button", name=words["open"]).click()
    page.get_by_role("heading", name=f"Cup {language}", level=1).wait_for()
    page.get_by_role("button", name=words["join"]).click()
    event = page.url.rsplit("/", 1)[1]
    people = [organiser, *(person(server) for _ in range(7))]
    for one in people[1:]:
        join(one, event)
    page.reload()
    sound(page, axe)
    page.get_by_role("button", name=words["start"]).click()
    page.get_by_role("dialog").get_by_role("button", name=words["start"]).click()
    page.get_by_role("heading", name=words["standings"]).wait_for()

    for number in (1, 2, 3):
        view = until(organiser, event, lambda now, number=number: begun(now, number))
        assert len(tables_of(view)) == 5
        if number == 1:
            page.reload()
            page.get_by_role("heading", name=words["standings"]).wait_for()
            sound(page, axe)
        for one in tables_of(view):
            decide(organiser, event, "judge", table=one["number"], winners=[view["seats"][one["number"] % 2]])
    view = until(organiser, event, lambda now: now["line"]["state"] == "over")

    page.reload()
    expect(page.get_by_role("row")).to_have_count(11)
    expect(page.get_by_text(words["round"], exact=True)).to_be_visible()
    sound(page, axe)
    met = [frozenset(one["entries"]) for each in view["rounds"] for one in each["pairings"]]
    assert len(met) == len(set(met)) == 15


def test_who_has_the_link_joins_with_its_code(new_page: NewPage, server: Server) -> None:
    """The link of an event by invitation carries its code."""
    from tests.server.events.tables import opened

    page, _ = signed_in(new_page, server, "en")
    organiser = person(server)
    event = opened(organiser, by_code=True, name="Among friends")
    page.goto(f"/event/{event}#code={see(organiser, event)['invite']}")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_text("You have joined.")).to_be_visible()
