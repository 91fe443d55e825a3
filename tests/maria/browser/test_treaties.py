"""Two players in browsers of their own come to terms, and the program keeps what they have promised."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import pragmatica
from tests.browser.access import PHONE, faults
from tests.browser.conftest import NewPage
from tests.maria.browser.player import Player
from tests.server.client import Server

NEAR_BATTLE: Final = {
    "format": "pragmatica-position",
    "version": 1,
    "game": "maria",
    "scenario": "advanced",
    "turn": 2,
    "stage": "prussia-saxony",
    "phase": "movement",
    "asked": [{"frame": "pick_piece", "seat": "frederick"}],
    "pieces": {
        "prussia-1": {"at": "bunzlau", "troops": 6},
        "prussia-train-1": "sagan",
        "saxony-1": {"at": "dresden", "troops": 3},
        "austria-1": {"at": "breslau", "troops": 5},
        "france-1": {"at": "muenchen", "troops": 5},
        "pragmatic-1": {"at": "hannover", "troops": 4},
    },
}
NO_ATTACK: Final = "Prussia does not attack Austria until the end of turn 4"
SUBSIDY: Final = "The Pragmatic Army pays Austria a subsidy of one card a turn for 3 turns"
HOSTILE: Final = "<b>We</b> stay <img src=x onerror=alert(1)> friends"


class Seat:
    """One player at the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def panel(self) -> Locator:
        """The panel of treaties, opened if it is not."""
        self.tab.click()
        return self.page.get_by_role("tabpanel")

    @property
    def tab(self) -> Locator:
        """Its tab."""
        return self.page.get_by_role("tab", name=re.compile("^Treaties"))

    def write(self, number: int, form: str, **choices: str) -> Locator:
        """Add a clause and choose what stands in it."""
        self.panel.locator("[data-action=add-clause]").click()
        clause = self.panel.locator(f"[data-clause='{number}']")
        clause.locator("[data-field=form]").select_option(label=form)
        for field, choice in choices.items():
            clause.locator(f"[data-field={field}]").select_option(label=choice)
        return clause

    def promised(self, text: str) -> Locator:
        """What is in force and reads like this."""
        return self.panel.locator("[data-agreement], [data-contract]").filter(has_text=text)


def sit_down(new_page: NewPage, server: Server, **options: object) -> tuple[Seat, Seat]:
    """Frederick, who has opened the table, and Maria Theresa, who has followed her link."""
    server.prepared.write_text(pragmatica.from_position(NEAR_BATTLE).to_json(history=False))
    host, guest = new_page(**options), new_page(**options)
    host.goto("/")
    seats = {name: {"control": "link"} for name in ("maria_theresa", "louis")}
    asked = {"game": "maria", "scenario": "advanced", "players": 3, "seats": seats}
    answer = host.request.post("/api/tables", data=asked)
    assert answer.status == 201, answer.text()
    made = answer.json()
    host.goto(f"/table/{made['id']}")
    guest.goto(made["links"]["maria_theresa"])
    new_page(**options).goto(made["links"]["louis"])
    for page in (host, guest):
        page.locator(".prompt").wait_for()
    return Seat(host), Seat(guest)


def test_a_treaty(new_page: NewPage, server: Server) -> None:
    """A cease-fire for a subsidy: proposed, read, accepted after a second thought, and kept by the program."""
    frederick, maria = sit_down(new_page, server)
    clause = frederick.write(1, "No attack", power="Prussia", other="Austria", until="turn 4")
    expect(clause.locator("[data-preview]")).to_have_text(NO_ATTACK)
    frederick.write(2, "Subsidy contract", power="Pragmatic Army", other="Austria", turns="3 turns")
    words = frederick.write(3, "In your own words")
    words.locator("[data-field=text]").fill(HOSTILE)
    frederick.panel.get_by_role("button", name="Propose it to Maria Theresa").click()

    expect(maria.tab).to_have_text(re.compile("1.*one proposal waits for your answer"))
    maria.page.get_by_role("button", name="Read and answer").click()
    expect(maria.tab).to_have_attribute("aria-selected", "true")
    proposal = maria.panel.locator("article")
    expect(proposal.get_by_role("listitem")).to_contain_text([NO_ATTACK, SUBSIDY, f"“\u2068{HOSTILE}\u2069”"])
    expect(proposal.locator("b, img")).to_have_count(0)
    proposal.get_by_role("button", name="Accept …").click()
    dialog = maria.page.get_by_role("dialog")
    expect(dialog).to_contain_text(NO_ATTACK)
    dialog.get_by_role("button", name="Not yet").click()
    proposal.get_by_role("button", name="Accept …").click()
    dialog.get_by_role("button", name="Accept and be bound").click()

    for seat in (frederick, maria):
        expect(seat.promised(NO_ATTACK).get_by_role("img", name="The program enforces it")).to_be_visible()
        expect(seat.promised("The Pragmatic Army pays Austria one card a turn")).to_be_visible()
        expect(seat.promised("We").get_by_role("img", name="It rests on the players’ word")).to_be_visible()
    expect(maria.tab).to_have_text("Treaties")
    _the_program_keeps_it(frederick)


def _the_program_keeps_it(frederick: Seat) -> None:
    """Friedrich cannot step beside the Austrian, the page says why; and the next cards bring the subsidy."""
    page = frederick.page
    page.locator(".prompt ul [data-action=prussia-1]").click()
    page.locator(".prompt [data-city]").first.wait_for(state="attached")
    expect(page.locator(".prompt [data-city=goerlitz]")).to_have_count(1)
    expect(page.locator(".prompt [data-city=liegnitz]")).to_have_count(0)
    page.get_by_role("tab", name="Lists").click()
    page.get_by_role("tabpanel").get_by_role("button", name="Liegnitz").click()
    why = page.get_by_role("region", name="Why not?")
    expect(why).to_contain_text("M-21.2")
    why.get_by_role("button", name="Close").click()
    page.locator(".prompt .picked button").click()
    Player(page, 1).end_movement()
    page.get_by_role("tab", name="Events").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("The Pragmatic Army passes a card on to Austria.")
    expect(frederick.promised("The Pragmatic Army pays Austria one card a turn; 2 more times")).to_be_visible()


def test_a_counter_proposal(new_page: NewPage, server: Server) -> None:
    """Maria Theresa changes what Frederick proposed and sends it back; he refuses, and she withdraws another one."""
    frederick, maria = sit_down(new_page, server)
    frederick.write(1, "No attack", power="Prussia", other="Austria", until="turn 4")
    frederick.panel.get_by_role("button", name="Propose it to Maria Theresa").click()
    maria.panel.get_by_role("button", name="Change it").click()
    expect(maria.panel.locator("[data-preview]")).to_have_text(NO_ATTACK)
    maria.panel.locator("[data-field=until]").select_option(label="turn 12")
    maria.panel.get_by_role("button", name="Propose it to Frederick").click()
    expect(maria.panel.locator("article")).to_contain_text("until the end of turn 12")

    frederick.panel.get_by_role("button", name="Refuse").click()
    expect(maria.panel).to_contain_text("No proposal is open.")
    maria.write(1, "No attack", power="Austria", other="Prussia")
    maria.panel.locator("[data-action=propose]").click()
    maria.panel.get_by_role("button", name="Withdraw", exact=True).click()
    expect(frederick.panel).to_contain_text("No proposal is open.")


def test_what_cannot_be_agreed_says_why(new_page: NewPage, server: Server) -> None:
    """Enemies pay each other no subsidies, and nobody promises for a third."""
    frederick, _ = sit_down(new_page, server)
    frederick.write(1, "Subsidy contract", power="Prussia", other="Austria")
    frederick.panel.locator("[data-action=propose]").click()
    expect(frederick.page.get_by_role("alert").first).to_contain_text("Prussia and Austria are not allied")
    frederick.panel.get_by_role("button", name="Discard").click()

    frederick.write(1, "Keep out of a country", power="France", area="Silesia")
    frederick.write(2, "Keep out of a country", power="Austria", area="Silesia")
    frederick.panel.locator("[data-action=propose]").click()
    expect(frederick.page.get_by_role("alert").first).to_contain_text("Nobody promises for a third.")


def test_axe_and_phone(new_page: NewPage, server: Server, axe: str) -> None:
    """The panel violates no rule of WCAG 2.2 AA, and nothing runs over the side of a narrow screen."""
    options = {**PHONE, "reduced_motion": "reduce"}
    frederick, maria = sit_down(new_page, server, **options)
    frederick.write(1, "Keep away from a fortress", power="Prussia", city="Neisse", distance="3 cities")
    words = frederick.write(2, "In your own words")
    words.locator("[data-field=text]").fill("W" * 170)
    _is_accessible(frederick.page, axe)
    frederick.panel.get_by_role("button", name="Propose it to Maria Theresa").click()
    maria.panel.get_by_role("button", name="Accept …").click()
    _is_accessible(maria.page, axe)
    maria.page.get_by_role("button", name="Accept and be bound").click()
    expect(maria.promised("Neisse")).to_be_visible()
    _is_accessible(maria.page, axe)


def _is_accessible(page: Page, axe: str) -> None:
    assert faults(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.locator("main.sheet").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_refused_treaty_is_told_to_its_proposer(server: Server, new_page: NewPage, phone: bool) -> None:
    """The refusal stands where the next question is, until it is closed."""
    frederick, maria = sit_down(new_page, server, **(PHONE if phone else {}))
    frederick.write(1, "No attack", power="Prussia", other="Austria", until="turn 4")
    frederick.panel.get_by_role("button", name="Propose it to Maria Theresa").click()

    maria.panel.get_by_role("button", name="Refuse").click()

    told = frederick.page.get_by_role("region", name="What was refused to you")
    expect(told).to_contain_text("Maria Theresa refuses what Frederick has proposed: Prussia does not attack Austria")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
