"""Somebody who plays by pressing what the page offers, whatever the game, and a table at which he is alone."""

from __future__ import annotations

import time
from collections import Counter
from importlib import import_module
from random import Random
from typing import Final, cast

from playwright.sync_api import Locator, Page

from pragmatica import Match
from pragmatica.wording import Catalogue
from tests.samples import Sample
from tests.server.client import Server

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
        self.haste = haste  # how likely it does what ends a step rather than one thing more
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
        if state in {"waiting", "over"}:
            return False
        self.answer(state)
        self.page.wait_for_function(f"(old) => ({STATE})() !== old", arg=state)
        return True

    def answer(self, state: str) -> None:
        """Press what answers the question that is open."""
        kind = state.split()[0]
        if kind in {"curtain", "pass"}:
            self.page.locator(f".{kind} button").click()
        else:
            self.answered[kind] += 1
            getattr(self, f"_{kind}", self._any)()

    def _press(self, buttons: Locator) -> None:
        buttons.first.wait_for(state="attached")  # between a press and its answer none can be pressed
        buttons.nth(self.rng.randrange(buttons.count())).click()

    def _unfold(self) -> None:
        folded = self.prompt.locator("details:not([open]) > summary")
        while folded.count():
            folded.first.click()

    def _any(self) -> None:
        self._unfold()
        self._press(self.prompt.locator("[data-action]:enabled"))


def of(page: Page, sample: Sample, seed: int, haste: float = 0.8) -> Player:
    """Somebody who knows the questions of a game: the player that its own tests bring."""
    return cast(Player, import_module(f"tests.{sample.game}.browser.player").Player(page, seed, haste))


def begin(page: Page, sample: Sample, role: str = "", at: str = "") -> None:
    """From the start page to a table against bots, in two clicks; other scenarios than the first take a third."""
    page.goto(f"{at}/")
    card = page.locator(f"[data-game={sample.game}]")
    card.get_by_role("button", name="Play now").click()
    title = Catalogue("en", sample.game).text(f"{sample.game}-scenario-{sample.scenario}")
    card.get_by_text(title, exact=True).click()
    card.locator(".role", has_text=role).first.click()
    page.locator(".prompt").wait_for()


def open_prepared(page: Page, server: Server, match: Match) -> None:
    """A table that goes on from this match, with one person at all its seats: its curtain, or its question."""
    server.prepared.write_text(match.to_json(history=False))
    page.goto("/")
    asked = {"game": match.game.id, "scenario": match.setup.scenario, "players": len(match.seats), "seats": {}}
    answer = page.request.post("/api/tables", data=asked)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".curtain button, .prompt[data-kind]").first.wait_for()


def resume(page: Page, server: Server, match: Match) -> None:
    """Such a table, up to its question."""
    open_prepared(page, server, match)
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.locator(".prompt[data-kind]").wait_for()
