"""Somebody who plays Ancien Régime by pressing what the page offers, and tables for him."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

from tests.browser import player
from tests.browser.player import STATE

POWERS: Final = ("Great Britain", "Prussia", "Austria", "France", "Russia", "Spain", "Ottoman Empire")
PRELUDE: Final = ("name_frederick", "accept_gift")  # questions before the first own turn
QUICKLY: Final = ("end", "pass", "no", "off")  # answers that make a game short


class Player(player.Player):
    """Presses what is offered, mostly what ends an action soon."""

    def _any(self) -> None:
        self._unfold()
        for action in QUICKLY:
            button = self.prompt.locator(f"[data-action='{action}']:enabled")
            if button.count() and self.rng.random() < 0.95:
                button.first.click()
                return
        self._press(self.prompt.locator("[data-action]:not([data-action='']):enabled"))

    def _move_general(self) -> None:
        movers = self.prompt.locator("[data-action]:not([data-action=end])")
        if not movers.count() or self.rng.random() < self.haste:
            self._end("^Yes, end")
            return
        before = self.state
        movers.nth(self.rng.randrange(movers.count())).click()
        offered = f"(old) => ({STATE})() !== old || document.querySelector('.prompt [data-land]') !== null"
        self.page.wait_for_function(offered, arg=before)
        if self.state != before:  # there was no choice, as for who lands in Scotland
            return
        self._unfold()
        self._press(self.prompt.locator("[data-land]"))
        self.prompt.locator(".ways button").first.click()

    def _mobilise(self) -> None:
        more = self.prompt.locator(".stepper button:last-child:enabled")
        if more.count() and self.rng.random() < 0.3:
            self._press(more)
            self.prompt.locator("[data-action=buy]").click()
            return
        if not self.prompt.locator("[data-action=end]").count():  # the cards of this turn are not drawn yet
            more.first.click()
            self.prompt.locator("[data-action=buy]").click()
            return
        self._end("^Yes, lose")

    def _end(self, sure: str) -> None:
        """End the action, by a second press where something would be given up."""
        end = self.prompt.locator("[data-action=end]")
        end.click()
        if self.prompt.get_by_role("button", name=re.compile(sure)).count():
            end.click()

    def _bid(self) -> None:
        self.prompt.locator("[data-action^='n-']").click()


def open_game(page: Page, people: dict[str, str], players: int = 7, scenario: str = "1740") -> None:
    """Open a table by the form: where these people sit (`This device`, `Friend’s link`); others are simple bots."""
    page.goto(f"/new/ancien_regime#{scenario}")
    page.get_by_label(f"{players} players").check()
    for seat in POWERS[:players]:
        group = page.get_by_role("group", name=seat, exact=True)
        group.locator(".controls").get_by_text(people.get(seat, "Bot"), exact=True).click()
        if seat not in people:
            group.get_by_role("combobox").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Open the table").wait_for(state="hidden")


def play_alone(page: Page, power: str, players: int = 7) -> None:
    """A table with bots at all other seats, open at its first question."""
    open_game(page, {power: "This device"}, players)
    page.locator(".prompt[data-kind]").wait_for()
