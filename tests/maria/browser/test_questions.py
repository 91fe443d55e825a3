"""What a question shows: what is decided about and what it is answered with, in sight, and nothing twice."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.access import faults, width
from tests.browser.conftest import NewPage
from tests.maria.browser.player import start_alone
from tests.maria.browser.test_politics import Table
from tests.server.client import Server

LAPTOP: Final = {"viewport": {"width": 1366, "height": 768}}
NARROW: Final = {"viewport": {"width": 360, "height": 740}}
IN_SIGHT: Final = """(parts) => parts.every((part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
})"""
PLACING: Final = {
    "turn": 2,
    "stage": "politics",
    "asked": [{"frame": "name_trump"}],
    "hands": {
        "prussia": ["d1-hearts-9", "d1-spades-3", "d1-clubs-7", "d1-diamonds-2", "d1-spades-8", "d1-hearts-2"],
        "france": ["d1-hearts-4"],
        "pragmatic": ["d1-clubs-5"],
        "austria": ["d1-hearts-10", "d1-reserve-1"],
    },
    "realm": {
        "victor": "frederick",
        "offer": ["karl_emanuel", "neapel"],
        "undrawn": ["waffenhilfe", "daenemark", "kaiserwahl", "spanien"],
    },
}
WINTER: Final = {
    "turn": 3,
    "stage": "winter",
    "phase": None,
    "asked": [{"frame": "recruit", "power": "prussia"}],
    "hands": {"prussia": ["d1-hearts-9", "d1-spades-8", "d1-clubs-7"]},
}


def placing(page: Page, server: Server) -> Table:
    """Prussia is asked which card it lays on the political display."""
    table = Table.open(page, server, PLACING)
    page.locator(".suits button").first.click()
    table.asks("place_card", "Frederick")
    return table


def test_the_political_question_shows_the_offer_and_one_hand(new_page: NewPage, server: Server, axe: str) -> None:
    """On a small laptop the cards on offer, the hand and both answers are in sight, and no card is there twice."""
    page = new_page(**LAPTOP)
    table = placing(page, server)
    table.prompt.locator("[data-card] button").first.click()

    parts = [
        "[data-political=karl_emanuel]",
        "[data-political=neapel]",
        ".prompt .cards",
        ".send .primary",
        "[data-action=decline]",
    ]
    page.wait_for_function(IN_SIGHT, arg=parts)
    shown = page.locator("main [data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert len(shown) == len(set(shown)) == 6
    assert faults(page, axe) == []


def test_the_heading_follows_the_card_that_is_chosen(new_page: NewPage, server: Server) -> None:
    """It asks about the card, and what was asked before when the card is put back."""
    page = new_page()
    table = placing(page, server)
    asked = page.locator("#prompt-title").inner_text()

    card = table.prompt.locator("[data-card=d1-hearts-9] button")
    card.click()
    expect(page.locator("#prompt-title")).to_have_text("Lay down the 9 of hearts?")
    card.click()

    expect(page.locator("#prompt-title")).to_have_text(asked)


def test_troops_are_bought_for_generals(new_page: NewPage, server: Server, axe: str) -> None:
    """Each general has a stepper with his room; what is bought is given out as it was meant."""
    page = new_page(**NARROW)
    table = Table.open(page, server, WINTER)
    table.asks("recruit", "Frederick")
    assert table.prompt.locator("[data-action]").count() == 1

    expect(table.prompt).to_contain_text("has 6, room for 2")
    stepper = table.prompt.get_by_role("spinbutton", name="Friedrich")
    stepper.press("End")
    expect(stepper).to_have_attribute("aria-valuenow", "2")
    expect(table.prompt.locator("[data-action=n-2]")).to_have_text("Buy 2 troops for 8 points")
    assert faults(page, axe) == []
    assert width(page) <= 360


def test_the_first_question_asks_nothing_of_who_takes_no_part(page: Page) -> None:
    """No least number is told of a general who is not in this game; what he gets is said in a sentence."""
    start_alone(page, "Prussia")

    expect(page.locator(".prompt")).to_contain_text(
        "Der Alte Dessauer takes no part in this game; 6 troops stay with him."
    )
    assert page.get_by_role("spinbutton", name="Der Alte Dessauer").count() == 0
    assert "at least 6" not in page.locator(".prompt").inner_text()


def pieces(**more: Any) -> dict[str, Any]:
    """A position in which Frederick may write treaties."""
    return {"turn": 2, "stage": "prussia-saxony", "phase": "movement", **more}


def test_the_recipient_follows_from_the_clause(page: Page, server: Server) -> None:
    """What France promises is proposed to its leader alone; a promise about Austria goes to Maria Theresa first."""
    table = Table.open(page, server, pieces())
    table.pass_on()
    page.get_by_role("tab", name="Treaties").click()
    page.locator("[data-action=add-clause]").click()
    clause, to = page.locator("[data-clause='1']"), page.locator("[data-field=to]")
    clause.locator("[data-field=form]").select_option("no-attack")
    clause.locator("[data-field=other]").select_option("austria")
    expect(to).to_have_value("maria_theresa")
    assert to.locator("option").count() > 1

    clause.locator("[data-field=power]").select_option("france")

    expect(to).to_have_value("louis")
    assert to.locator("option").count() == 1
