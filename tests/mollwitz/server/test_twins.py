"""Twin worlds over the wire: what one side has chosen or instructed in secret changes no byte of what others get."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pragmatica
from pragmatica import Match
from pragmatica.mollwitz.game import GAME
from tests.mollwitz import crowded
from tests.mollwitz.boards import setup
from tests.server.client import Browser
from tests.server.test_twins import Worlds, make_worlds, same_for

__all__ = ["make_worlds"]

TABLE: dict[str, Any] = {"game": "mollwitz", "scenario": "battle", "players": 2}
OTHERS = ("austria", "spectator")


def instruct(browser: Browser, ident: str, seat: str, *units: str) -> None:
    """Standing instructions for these units."""
    wishes = [{"unit": unit, "window": "volley", "answer": "always"} for unit in units]
    browser.post(f"/api/tables/{ident}/instructions", {"seat": seat, "instructions": wishes})


def test_a_chit_chosen_in_secret_changes_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """One world has other chits and instructions, and choices that were taken back; nobody else sees a difference."""
    _, browsers, ident = make_worlds(TABLE)
    instruct(browsers[0], ident, "prussia", "P_GARDE1", "P_ASCHW_2")
    same_for(browsers, ident, *OTHERS)
    for browser, chit in zip(browsers, ("wing-P_L1", "wing-P_WR"), strict=True):
        browser.act(ident, "prussia", chit)
    same_for(browsers, ident, *OTHERS)
    instruct(browsers[1], ident, "prussia", "P_ASCHW_1")
    same_for(browsers, ident, *OTHERS)


def asked_to_act() -> Match:
    """Armies that stand close together, and a Prussian unit that acts."""
    rng = Random(5)
    while True:
        s = crowded.begun(rng)
        for _ in range(300):
            if s.over():
                break
            if s.top is not None and s.top.name() == "UnitActs" and s.active == 0:
                written = GAME.to_position(setup(), s)
                del written["board"]
                return pragmatica.from_position(written)
            crowded.answer(s, rng)


def test_instructions_of_those_who_wait_change_no_byte(make_worlds: Callable[..., Worlds]) -> None:
    """Before anything comes of them, the plans, odds, looks and refusals of the mover and of everybody are the same."""
    _, browsers, ident = make_worlds(TABLE, asked_to_act())
    instruct(browsers[0], ident, "austria", "A_BOTTA_1", "A_HARR_1")
    same_for(browsers, ident, "prussia", "spectator")
