"""What only the advanced game has, gone through in a browser from prepared positions."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import pragmatica
from tests.browser.access import PAGE, PHONE, TAB, faults
from tests.browser.conftest import NewPage
from tests.browser.player import open_prepared
from tests.server.client import Server

ASKED: Final = """() => {
  const prompt = document.querySelector('.prompt');
  return prompt ? `${prompt.dataset.kind} ${prompt.dataset.version} ${prompt.querySelector('.who')?.textContent}` : '';
}"""
SILESIA: Final = ("breslau", "brieg", "cosel", "glatz", "glogau", "liegnitz", "neisse")
FORCES: Final = {
    "prussia-1": {"at": "neisse", "troops": 6},
    "prussia-train-1": "brieg",
    "saxony-1": {"at": "dresden", "troops": 3},
    "austria-1": {"at": "olmuetz", "troops": 5},
    "austria-2": {"at": "oppeln", "troops": 2},
    "france-1": {"at": "muenchen", "troops": 5},
    "pragmatic-1": {"at": "hannover", "troops": 4},
}
POLITICS: Final = {
    "turn": 2,
    "stage": "politics",
    "asked": [{"frame": "name_trump"}],
    "hands": {
        "prussia": ["d1-hearts-9", "d1-spades-3"],
        "france": ["d1-hearts-4"],
        "pragmatic": ["d1-clubs-5"],
        "austria": ["d1-hearts-10", "d1-reserve-1"],
    },
    "realm": {
        "victor": "maria_theresa",
        "offer": ["karl_emanuel", "neapel"],
        "undrawn": ["waffenhilfe", "daenemark", "kaiserwahl", "spanien"],
    },
}
ELECTION: Final = {
    "turn": 4,
    "stage": "end-of-turn",
    "asked": [
        {
            "frame": "vote",
            "cities": ["koeln", "mannheim", "muenchen", "berlin", "dresden"],
            "francis": 4,
            "charles": 0,
        }
    ],
    "realm": {"election": "announced", "undrawn": ["spanien"]},
}
PEACE: Final = {
    "turn": 5,
    "stage": "prussia-saxony",
    "phase": None,
    "asked": [{"frame": "offer_peace"}],
    "markers": {**dict.fromkeys(SILESIA, "prussia"), "olmuetz": "prussia"},
    "realm": {"tracks": {"saxony": "sax3", "russia": "rus2"}},
}


class Table:
    """A table at which one person plays all seats."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def open(cls, page: Page, server: Server, position: dict[str, Any]) -> Table:
        """Open one that goes on from a position."""
        head = {
            "format": "pragmatica-position",
            "version": 1,
            "game": "maria",
            "scenario": "advanced",
            "pieces": FORCES,
        }
        open_prepared(page, server, pragmatica.from_position({**head, **position}))
        if page.locator(".curtain").count():
            page.locator(".curtain input").check()
            page.locator(".curtain button").click()
        return cls(page)

    @property
    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator(".prompt")

    def asks(self, kind: str, seat: str) -> None:
        """Expect a question to a seat."""
        self.pass_on()
        expect(self.page.locator(f".prompt[data-kind={kind}]")).to_be_visible()
        expect(self.prompt.locator(".who")).to_contain_text(seat)

    def pass_on(self) -> None:
        """Take the next seat when the present one has nothing to do."""
        self.page.locator(".pass button, .prompt[data-kind]").first.wait_for()
        if self.page.locator(".pass button").count():
            self.page.locator(".pass button").click()
            self.page.locator(".prompt[data-kind]").wait_for()

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button of the question, and wait for what comes of it."""
        before = self.page.evaluate(ASKED)
        self.prompt.get_by_role("button", name=name, exact=isinstance(name, str)).click()
        self.page.wait_for_function(f"(before) => ({ASKED})() !== before", arg=before)

    def lay(self, power: str, card: str, told: str, lays: str) -> None:
        """Choose a card for the display, read what it does, and lay it down."""
        expect(self.page.locator("#prompt-title")).to_contain_text(power)
        self.prompt.get_by_role("button", name=card).click()
        expect(self.prompt).to_contain_text(told)
        self.press(lays)

    def tab(self, name: str) -> Locator:
        """Open a tab."""
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel")


def test_politics(page: Page, server: Server) -> None:
    """Trump, cards, influence, a choice and its execution; markers move by the sum of what both cards announce."""
    table = Table.open(page, server, POLITICS)
    table.asks("name_trump", "Maria Theresa")
    table.press(re.compile("^hearts"))

    table.asks("place_card", "Frederick")
    table.lay("Prussia", "9 of hearts", "influence 0 → 9", "Lay down 9 of hearts")
    table.asks("place_card", "Louis XV")
    expect(table.prompt.get_by_role("img", name="A card, face down")).to_have_count(1)
    table.lay("France", "4 of hearts", "influence 0 → 4", "Lay down 4 of hearts")
    table.asks("place_card", "Frederick")
    table.lay("Pragmatic Army", "5 of clubs", "a bluff", "Lay down 5 of clubs")
    table.asks("place_card", "Maria Theresa")
    table.lay("Austria", "Reserve", "influence 0 → 16", "Lay down Reserve")

    table.asks("choose_political", "Maria Theresa")
    panel = table.tab("Politics")
    expect(panel.locator("[data-power=austria]")).to_contain_text("influence 16 chooses first")
    expect(panel.locator("[data-power=pragmatic]")).to_contain_text("no influence")
    table.press("Take Charles Emmanuel I")
    expect(table.prompt).to_contain_text("Italy, 1 to the right: the marker comes to space 5.")
    table.press("Execute Charles Emmanuel I")
    table.press(re.compile("1 to the right"))
    table.press(re.compile("1 to the right"))

    table.asks("choose_political", "Louis XV")
    panel = table.tab("Politics")
    expect(panel.get_by_role("button", name=re.compile("^Space 5 of 7, here the marker is to go"))).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile("^Space 3 of 6, here the marker is to go"))).to_be_visible()
    table.press("Take Naples")
    table.press("Execute Naples")
    table.press(re.compile("1 to the left"))

    table.pass_on()
    panel = table.tab("Politics")
    expect(panel.get_by_role("button", name=re.compile("^Space 4 of 7, here is the marker"))).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile("^Space 3 of 6, here is the marker"))).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile("^Naples ?, gone"))).to_be_visible()


def test_an_election(page: Page, server: Server) -> None:
    """Votes are cast elector by elector, the count in view; the emperor's box shows who has won."""
    table = Table.open(page, server, ELECTION)
    table.asks("vote", "Louis XV")
    expect(table.prompt).to_contain_text("Charles would have 1, 4 short.")
    for _ in range(3):
        table.press("Charles Albert of Bavaria")

    table.asks("vote", "Frederick")
    expect(table.prompt).to_contain_text("Francis would have 5, which elects him.")
    table.press("Francis Stephen of Lorraine")
    expect(table.prompt).to_contain_text("Francis Stephen of Lorraine has five votes already")
    table.press("Francis Stephen of Lorraine")

    table.pass_on()
    panel = table.tab("Points")
    expect(panel.get_by_text("Emperor", exact=True).locator("xpath=following-sibling::dd[1]")).to_contain_text(
        "Austria"
    )
    expect(panel).to_contain_text("The emperor has been elected.")
    expect(page.get_by_role("list", name="Victory markers left")).to_contain_text(
        "Austria: 2 markers left, in the lead"
    )


def test_a_peace(page: Page, server: Server) -> None:
    """Prussia offers, Austria accepts what it reads, pieces go home, the train comes, and the new state is told."""
    table = Table.open(page, server, PEACE)
    table.asks("offer_peace", "Frederick")
    terms = table.prompt.get_by_role("listitem")
    expect(terms.nth(3)).to_have_text("Prussian markers leave Olmütz: 1 set aside, 0 back to the pool.")
    expect(terms.filter(has_text="Austrians who go home")).to_contain_text("Traun")
    table.press("Offer peace")
    table.asks("accept_peace", "Maria Theresa")
    table.press("Accept")

    table.asks("receive_train", "Frederick")
    table.prompt.get_by_text("Or from a list").click()
    table.press("Breslau")

    table.pass_on()
    panel = table.tab("Points")
    expect(panel.locator("[data-state=saxony]")).to_contain_text(
        "Saxony is neutral since turn 5, led by Maria Theresa."
    )
    expect(panel.locator("[data-state=prussia]")).to_contain_text("Prussia is neutral until its stage of turn 7")
    expect(panel.locator("[data-state=prussia]")).to_contain_text("Silesia is Prussian.")
    expect(panel.get_by_text("Silesia", exact=True).locator("xpath=following-sibling::dd[1]")).to_contain_text(
        "Prussia"
    )
    expect(panel.get_by_role("row", name=re.compile("Prussia")).first).to_contain_text("1")


@pytest.mark.parametrize("position", [POLITICS, ELECTION, PEACE])
def test_axe_finds_nothing(new_page: NewPage, server: Server, axe: str, position: dict[str, Any]) -> None:
    """Neither the questions nor the panels of the advanced game violate WCAG 2.2 AA."""
    page = new_page(reduced_motion="reduce")
    table = Table.open(page, server, position)

    for tab in ("Politics", "Points"):
        table.tab(tab)
        assert (tab, faults(page, axe, PAGE if tab == "Politics" else TAB)) == (tab, [])


@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("position", [POLITICS, ELECTION, PEACE])
def test_a_phone_need_not_scroll_sideways(
    new_page: NewPage, server: Server, position: dict[str, Any], locale: str
) -> None:
    """At 360 pixels nothing is wider than the screen."""
    page = new_page(**PHONE, locale=locale)
    Table.open(page, server, position)

    for tab in ("politics", "points"):
        page.locator(f"#tab-{tab}").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate("document.querySelector('.sheet').scrollWidth") <= 360


def test_a_track_by_keyboard(page: Page, server: Server) -> None:
    """Arrow keys walk along a track and tell what each space would change."""
    table = Table.open(page, server, POLITICS)
    panel = table.tab("Politics")

    panel.get_by_role("button", name=re.compile("^Space 3 of 5, here is the marker")).focus()
    page.keyboard.press("ArrowRight")

    expect(panel.locator(".told")).to_contain_text("If it came to space 4:")
    expect(panel.locator(".told")).to_contain_text("Prussia draws one card fewer a turn")
