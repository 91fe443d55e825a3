"""Events in the browser: how people come to one, and a whole one, from opening it to its results, on a phone."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from pragmatica.wording import text
from tests.browser.access import PHONE, PHONE_WIDTH, faults, width, without_words
from tests.browser.conftest import NewPage
from tests.browser.tables import PAIR, SECONDS
from tests.browser.test_accounts import PASSWORD
from tests.server.client import Browser, Server
from tests.server.events.tables import begun, join, opened, person, play_out, see, tables_of, until

ROUNDS: Final = (1, 2, 3)


def signed_in(new_page: NewPage, server: Server, language: str) -> tuple[Page, Browser]:
    """A phone on which somebody is signed in, and the same person for requests."""
    page = new_page(**PHONE, base_url=server.url, locale=language)
    browser = person(server, f"Żaneta {language}")
    name = browser.get("/api/account")["account"]["name"]
    told = page.request.post("/api/account/session", data={"name": name, "password": PASSWORD})
    assert told.ok
    return page, browser


def test_who_has_the_link_joins_with_its_code(new_page: NewPage, server: Server) -> None:
    """The link of an event by invitation carries its code."""
    page, _ = signed_in(new_page, server, "en")
    organiser = person(server)
    event = opened(organiser, by_code=True, name="Among friends")
    page.goto(f"/event/{event}#code={see(organiser, event)['invite']}")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_text("You have joined.")).to_be_visible()


class Organiser:
    """Somebody on a phone who opens an event of ten there, plays in it, and sees to it that all goes on."""

    def __init__(self, new_page: NewPage, server: Server, axe: str, language: str) -> None:
        self.page, self.browser = signed_in(new_page, server, language)
        self.axe, self.language = axe, language

    def say(self, message: str, **arguments: object) -> str:
        """A text of the pages of events."""
        return text(self.language, f"web-events{message}", **arguments)

    def sound(self) -> None:
        """Words for everything, nothing wider than the screen, nothing that axe finds."""
        assert (faults(self.page, self.axe), without_words(self.page)) == ([], [])
        assert width(self.page) == PHONE_WIDTH

    def open(self, name: str) -> str:
        """Open an event by the form; its id."""
        page, game = self.page, PAIR.game
        page.goto("/events")
        page.get_by_role("link", name=self.say("-new")).click()
        page.get_by_label(self.say("-name")).fill(name)
        page.get_by_role("combobox", name=self.say("-game"), exact=True).select_option(game)
        page.get_by_role("combobox", name=text(self.language, "web-new-scenario")).select_option(PAIR.scenario)
        page.get_by_role("combobox", name=self.say("-at-table")).select_option(str(PAIR.players))
        page.get_by_label(self.say("-places"), exact=True).fill("10")
        page.get_by_role("checkbox", name=self.say("-bots")).check()
        self.sound()
        page.get_by_role("button", name=self.say("-create")).click()
        page.get_by_role("heading", name=name, level=1).wait_for()
        page.get_by_role("button", name=self.say("-join")).click()
        page.get_by_text(self.say("-joined")).wait_for()
        return page.url.rsplit("/", 1)[1]

    def start(self) -> None:
        """Start it, when all are there."""
        self.page.reload()
        self.page.get_by_role("button", name=self.say("-start")).click()
        self.page.get_by_role("dialog").get_by_role("button", name=self.say("-start")).click()
        self.page.get_by_role("heading", name=self.say("-standings")).wait_for()

    def play(self, number: int, view: Any) -> None:
        """Have bots play the own match of a round to its end, and look at it."""
        page = self.page
        (own,) = (one for one in tables_of(view) if view["me"] in one["entries"])
        page.reload()
        for one in view["entries"]:
            if one["number"] in own["entries"] and one["bot"] == 0:
                with page.expect_response("**/decisions"):
                    page.get_by_role("button", name=self.say("-bot-for", name=one["name"]), exact=True).click()
        page.goto(f"/table/{own['table']}")
        page.locator(".result").wait_for(timeout=SECONDS)
        page.go_back()


def finish(people: list[Browser], view: Any) -> None:
    """Play out the tables of a round but for that of the first, as they came to the event."""
    for one in tables_of(view):
        if 1 not in one["entries"]:
            play_out([people[entry - 1] for entry in one["entries"] if entry <= len(people)], one["table"])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_swiss_event_of_eight_with_bots(new_page: NewPage, late: Server, axe: str, language: str) -> None:
    """Eight accounts and two bots play three rounds; nobody meets anybody twice, and the results are a file."""
    chief = Organiser(new_page, late, axe, language)
    page, say = chief.page, chief.say
    event = chief.open(f"Cup {language}")
    people = [chief.browser, *(person(late) for _ in range(7))]
    for one in people[1:]:
        join(one, event)
    chief.start()
    for number in ROUNDS:
        view = until(chief.browser, event, lambda now, number=number: begun(now, number))
        finish(people, view)
        if number == 1:
            page.reload()
            page.get_by_text(say("-how-played")).first.wait_for()
            chief.sound()
        chief.play(number, view)
    view = until(chief.browser, event, lambda now: now["line"]["state"] == "over")
    met = [frozenset(one["entries"]) for each in view["rounds"] for one in each["pairings"]]

    page.reload()
    expect(page.get_by_text(say("-state-over")).first).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(11)
    for tie in ("opponents", "direct", "wins", "seats"):
        expect(page.get_by_role("columnheader", name=say(f"-tie-{tie}"))).to_be_attached()
    chief.sound()
    with page.expect_download() as brought:
        page.get_by_role("link", name=say("-json")).click()
    kept = json.loads(brought.value.path().read_text("utf-8"))
    assert len(met) == len(set(met)) == 15
    assert len(kept["standings"]) == 10
