"""Somebody who plays Maria by pressing what the page offers."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

from tests.browser import player
from tests.samples import Sample

PRELUDE: Final = ("divide_troops",)  # questions before the first own turn


class Player(player.Player):
    """Moves some pieces, plays some cards, and pays as the page suggests."""

    def _divide_troops(self) -> None:
        self.prompt.get_by_role("button", name="Seal the division").click()

    def _recruit(self) -> None:
        for stepper in self.prompt.get_by_role("spinbutton").all():
            if self.rng.random() < 0.5:
                stepper.press("End")
        self.prompt.locator("[data-action]").click()

    def _split_losses(self) -> None:
        self.prompt.get_by_role("button", name="Confirm").click()

    def _pay(self) -> None:
        self.prompt.get_by_role("button", name="Suggest").click()
        self.prompt.get_by_role("button", name="Pay").click()

    def _battle_card(self) -> None:
        cards = self.prompt.locator("button.card:enabled")
        gives_up = self.prompt.locator("[data-action=give-up]")
        if cards.count() and (not gives_up.count() or self.rng.random() < 0.8):
            self._press(cards)
            if self.prompt.locator("button.value").count():  # a Reserve asks for its value
                self._press(self.prompt.locator("button.value"))
        else:
            gives_up.click()

    def _pick_piece(self) -> None:
        pieces = self.prompt.locator("ul [data-action]")
        if not pieces.count() or self.rng.random() < self.haste:
            self.end_movement()
            return
        piece = pieces.nth(self.rng.randrange(pieces.count())).get_attribute("data-action")
        assert piece is not None
        self.move(piece)

    def move(self, piece: str) -> None:
        """Move a piece to some city in its reach."""
        self.prompt.locator(f"ul [data-action='{piece}']").click()
        self.prompt.locator("[data-city]").first.wait_for(state="attached")
        self._unfold()
        self._press(self.prompt.locator("[data-city]"))
        self.prompt.locator(".ways button").first.click()

    def end_movement(self) -> None:
        """End the movement, also while pieces could still move."""
        end = self.prompt.locator("[data-action=end]")
        end.click()
        if self.prompt.get_by_role("button", name=re.compile("^Yes, ")).count():
            end.click()

    _pick_in_turn = _pick_piece

    def _place_card(self) -> None:
        cards = self.prompt.locator("button.card:enabled")
        if cards.count() and self.rng.random() < 0.8:
            self._press(cards)
            self.prompt.locator("[data-action].primary").click()
        else:
            self.prompt.locator("[data-action=decline]").click()


def start_alone(page: Page, role: str, scenario: str = "introductory", at: str = "") -> None:
    """From the start page to a table against bots."""
    player.begin(page, Sample("maria", scenario, 3), role, at)


def open_table(page: Page, seats: dict[str, str], players: int = 3, scenario: str = "introductory") -> None:
    """Open a table by the form; seats are `This device`, `Friend’s link` or `Bot`."""
    page.goto(f"/new/maria#{scenario}")
    page.get_by_label(f"{players} players").check()
    for seat, control in seats.items():
        page.get_by_role("group", name=seat).get_by_text(control, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Open the table").wait_for(state="hidden")
