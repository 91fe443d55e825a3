"""Somebody who plays by pressing what the page offers."""

from __future__ import annotations

import re
import time
from collections import Counter
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

STATE: Final = """() => {
  if (document.querySelector('.curtain')) return 'curtain';
  if (document.querySelector('.result')) return 'over';
  if (document.querySelector('.pass button')) return 'pass';
  const prompt = document.querySelector('.prompt[data-kind]');
  return prompt ? `${prompt.dataset.kind} ${prompt.dataset.version}` : 'waiting';
}"""


class Player:
    """Presses offered buttons, chosen by a generator, in one page."""

    def __init__(self, page: Page, seed: int, haste: float = 0.2) -> None:
        self.page = page
        self.haste = haste  # how likely it ends the movement rather than moving one more piece
        self.rng = Random(seed)
        self.answered: Counter[str] = Counter()  # kinds of questions

    @property
    def state(self) -> str:
        """`over`, `waiting`, `curtain`, `pass`, or kind and version of the question that is open."""
        found: str = self.page.evaluate(STATE)
        return found

    @property
    def prompt(self) -> Locator:
        """The part of the page that asks."""
        return self.page.locator(".prompt")

    def play(self, seconds: float, until: str = "over") -> None:
        """Answer questions until the game is over, or until a question of this kind is open."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state
            if state.split()[0] == until:
                return
            if state == "waiting" or not self.act(state):
                self.page.wait_for_timeout(20)
        raise AssertionError(f"no {until} after {seconds} s; answered {dict(self.answered)}, now {self.state}")

    def asked(self) -> bool:
        """Wait until a question is open; False when the game is over instead, which can come early."""
        self.page.locator(".prompt[data-kind], .result").first.wait_for(timeout=60_000)
        return self.state != "over"

    def act(self, state: str) -> bool:
        """Answer the question that is open, if there is one, and wait until the page shows what comes of it."""
        kind = state.split()[0]
        if kind in {"waiting", "over"}:
            return False
        if kind == "curtain":
            self.page.locator(".curtain button").click()
        elif kind == "pass":
            self.page.locator(".pass button").click()
        else:
            self.answered[kind] += 1
            getattr(self, f"_{kind}", self._any)()
        self.page.wait_for_function(f"(old) => ({STATE})() !== old", arg=state)
        return True

    def _press(self, buttons: Locator) -> None:
        buttons.nth(self.rng.randrange(buttons.count())).click()

    def _unfold(self) -> None:
        folded = self.prompt.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()

    def _any(self) -> None:
        self._unfold()
        self._press(self.prompt.locator("[data-action]:enabled"))

    def _divide_troops(self) -> None:
        self.prompt.get_by_role("button", name="Seal the division").click()

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


def start_alone(page: Page, role: str, scenario: str = "Introductory game", game: str = "maria", at: str = "") -> None:
    """From the start page to a table against bots, in two clicks; other scenarios than the first take a third."""
    page.goto(f"{at}/")
    card = page.locator(f"[data-game={game}]")
    card.get_by_role("button", name="Play now").click()
    card.get_by_text(scenario, exact=True).click()
    card.locator(".role", has_text=role).click()
    page.locator(".prompt").wait_for()


def open_table(
    page: Page, seats: dict[str, str], players: int = 3, scenario: str = "introductory", at: str = ""
) -> None:
    """Open a table by the form; seats are `This device`, `Friend’s link` or `Bot`."""
    page.goto(f"{at}/new/maria#{scenario}")
    page.get_by_label(f"{players} players").check()
    for seat, control in seats.items():
        page.get_by_role("group", name=seat).get_by_text(control, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Open the table").wait_for(state="hidden")
