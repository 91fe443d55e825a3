"""Somebody who plays Mollwitz by pressing what the page offers."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from pragmatica.mollwitz.seen.field import hex_number
from tests.browser import player
from tests.mollwitz.boards import board
from tests.mollwitz.build import start

STEP: Final = "step-"


class Player(player.Player):
    """Lets the enemy come, or goes at him as long as it `attacks`."""

    def __init__(self, page: Page, seed: int, haste: float = 0.9, attacks: bool = False) -> None:
        super().__init__(page, seed, haste)
        self.attacks = attacks
        field = start("romer")
        self._targets: Final = [place for unit, place in enumerate(field.place) if field.army.side[unit] == 0]

    def _any(self) -> None:
        done = self.prompt.locator("[data-action=end], [data-action=decline]")
        if done.count() and self.rng.random() < self.haste:
            done.first.click()
        else:
            super()._any()

    def _act(self) -> None:
        end = self.prompt.locator("[data-action=end]")
        if end.count() and not self.attacks:
            end.click()
            return
        self._unfold()
        wanted = self.prompt.locator(f".choice[data-action^={'unit' if self.attacks else 'leader'}-]")
        self._press(wanted if wanted.count() else self.prompt.locator(".choice"))
        self.prompt.locator(".picked [data-action]").first.click()

    def _unit_acts(self) -> None:
        steps = self.prompt.locator(f"[data-action^={STEP}]")
        offered = [one.get_attribute("data-action") or "" for one in steps.all()]
        if self.attacks and offered:
            nearest = min(offered, key=self._distance)
            self.prompt.locator(f"[data-action='{nearest}']").click()
        else:
            self._any()

    def _distance(self, step: str) -> int:
        """How far the hex of a step is from where the Prussians stood."""
        place = hex_number(board(), step.removeprefix(STEP)[:4])
        return min(board().ground.distance(place, target) for target in self._targets)

    def _declare_melee(self) -> None:
        """A fight is looked at, then begun; or the combat is done with."""
        fights = self.prompt.locator(".pick")
        end = self.prompt.locator("[data-action=end]")
        if not fights.count() or (end.count() and not self.attacks):
            end.click()
            return
        self._press(fights)
        self.prompt.locator(".chosen [data-action]").click()

    _next_fire = _defend = _declare_melee
