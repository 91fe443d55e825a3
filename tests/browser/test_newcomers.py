"""Who knows nothing of a game soon plays it, without its rulebook: words to read and presses are counted."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest
from playwright.sync_api import Page

from pragmatica.core import register
from pragmatica.learning import course, lesson
from tests.browser.player import of
from tests.samples import usual

WORDS_A_MINUTE: Final = 200
SECONDS_A_PRESS: Final = 3
MINUTES: Final = 10
PRESSES: Final = """addEventListener('click', ({isTrusted}) => {
  if (isTrusted) sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1;
}, true)"""
READ: Final = """(parts) => [...document.querySelectorAll(parts)].flatMap((one) => {
  const drawn = new Set([...one.querySelectorAll('svg text')].map(({textContent}) => textContent.trim()));
  return one.innerText.split('\\n').filter((line) => !drawn.has(line.trim()));
})"""  # names on pictures are looked at, not read


class Newcomer:
    """Reads whatever he has not read yet, line by line."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.read: set[str] = set()
        self.words = 0
        self.more = 0  # presses that the test spares itself
        page.add_init_script(PRESSES)

    def look(self, parts: str) -> None:
        """Read all that is new in these parts of the page."""
        self.page.locator(parts).first.wait_for(state="attached")
        for line in self.page.evaluate(READ, parts):
            if line not in self.read:
                self.read.add(line)
                self.words += len(line.split())

    @property
    def minutes(self) -> float:
        """How long all of it has taken."""
        presses = int(self.page.evaluate("sessionStorage.presses ?? 0")) + self.more
        return self.words / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60

    def learn(self, game: str, ident: str) -> None:
        """A lesson from its beginning to its end; what is asked is shown to him, but he presses it himself."""
        steps = lesson(game, ident).steps
        for number, step in enumerate(steps):
            self.page.locator(f".teacher progress[value='{number}']").wait_for(state="attached")
            self.look(".teacher, .prompt header, .prompt .panel" if step.ask else ".teacher")
            if number == len(steps) - 1:
                return
            if step.ask is None:
                self.page.locator(".teacher").get_by_role("button", name="Go on").click()
                continue
            self.page.locator(".teacher").get_by_role("button", name="A hint").click()
            self.look(".teacher")
            self.page.locator(".teacher").get_by_role("button", name="Show me").click()
            self.more += len(step.ask.line)


@pytest.mark.parametrize("game", register.shipped())
def test_ten_minutes_to_the_first_own_turn(page: Page, game: str) -> None:
    """From the start page by the first lesson to a match against bots, up to the first question of the own turn."""
    first, sample, reader = course(game).lessons[0], usual(game), Newcomer(page)
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    reader.look("main")
    page.locator(f"[data-game={game}]").get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="Begin:").first.wait_for()
    reader.look("main")
    page.get_by_role("link", name="Begin:").first.click()
    reader.learn(game, first)

    page.locator(".teacher").get_by_role("link", name="Play").click()
    page.locator(".role").first.wait_for()
    reader.look(f"[data-game={game}] .words")
    page.locator(".role").first.click()
    player = of(page, sample, 1)
    prelude = getattr(import_module(f"tests.{game}.browser.player"), "PRELUDE", ())
    while player.asked():
        reader.look("main.sheet > :not(.papers)")
        if player.state.split()[0] not in prelude:
            break
        player.act(player.state)

    assert reader.minutes < MINUTES, f"{reader.words} words, {reader.minutes:.1f} minutes"
