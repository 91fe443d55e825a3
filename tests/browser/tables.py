"""Tables for the tests of what all games share: for three, of the smallest game that has such; none is named."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Final

from playwright.sync_api import Page

import pragmatica
from pragmatica import Match
from tests.samples import THREE, Sample, ships, smallest
from tests.server.client import Server

SEATS: Final = THREE.seats
NAMES: Final = tuple(pragmatica.game(THREE.game).words("en").name(f"seat:{seat}") for seat in SEATS)
FIRST, SECOND, THIRD = NAMES
PAIR: Final = smallest(lambda one: ships(one) and one.players == 2)
LEFT: Final = 60  # answers that bots give at such a table, or about so many
SECONDS: Final = 120_000  # milliseconds for bots to end a match
FORM: Final = f"/new/{THREE.game}#{THREE.scenario}"  # where such a table is opened


def open_table(page: Page, seats: dict[str, str], at: str = "") -> None:
    """Open a table by the form; seats are `This device`, `Friend’s link` or `Bot`."""
    page.goto(f"{at}{FORM}")
    page.get_by_label(f"{THREE.players} players").check()
    for seat, control in seats.items():
        page.get_by_role("group", name=seat).get_by_text(control, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Open the table").wait_for(state="hidden")


def nearly_over(sample: Sample, left: int) -> Match:
    """A match that so many answers more have ended."""
    match, chance, before = sample.new(3), Random(3), deque[Match](maxlen=left)
    while match.outcome is None:
        before.append(match.copy())
        seat = next(iter(match.pending))
        match.apply(seat, chance.choice(match.legal(seat)))
    return before[0]


def played_out(server: Server, sample: Sample) -> str:
    """A table at which bots play to the end from shortly before it."""
    server.prepared.write_text(nearly_over(sample, LEFT).to_json(history=False))
    return server.browser().open(**sample.asked, seats={seat: {"control": "bot"} for seat in sample.seats})
