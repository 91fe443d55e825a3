"""The command line with the toy game, its bad bots, and prepared matches: `python -m tests.server.launch serve …`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path

import pragmatica
from pragmatica import cli
from pragmatica.core.match import Match
from pragmatica.core.register import register
from pragmatica.server import app
from pragmatica.server.clocks.hours import Hours
from pragmatica.server.door import site
from pragmatica.server.jobs import clocks
from pragmatica.server.kept import storage
from pragmatica.server.kept.rows import Timing
from pragmatica.server.kept.timed import Timed
from pragmatica.server.posts import clerk, office, outside, postman


def new_or_prepared(
    game_id: str,
    *,
    scenario: str,
    players: int,
    options: Mapping[str, str | bool] | None = None,
    seed: int | None = None,
    board: str | None = None,
) -> Match:
    """The match that a test has laid ready in the file $PREPARED_MATCH, once; otherwise what was asked for.

    From what lies beside it as `standing.json` every table goes on that is of this game, scenario and number.
    """
    prepared = Path(os.environ.get("PREPARED_MATCH", ""))
    if prepared.is_file():
        match = pragmatica.load(prepared.read_text())
        prepared.unlink()
        return match
    asked = (game_id, scenario, players)
    if prepared.name and (standing := prepared.with_name("standing.json")).is_file():
        match = pragmatica.load(standing.read_text())
        if asked == (match.game.id, match.setup.scenario, len(match.seats)):
            return match
    return new(game_id, scenario=scenario, players=players, options=options, seed=seed, board=board)


def calendar(name: str) -> float:
    """How far a test has turned on a clock of the server: `steady` with all that runs, `wall` the machine's alone.

    By `host` the clock of its machine is ahead of all others.
    """
    file = Path(os.environ.get("TESTED_CALENDAR", "")) / name
    return float(file.read_text()) if file.is_file() else 0.0


clocks.Hours = partial(  # type: ignore[attr-defined, assignment]
    Hours,
    wall=lambda: time.time() + calendar("steady") + calendar("wall") + calendar("host"),
    steady=lambda: time.monotonic() + calendar("steady"),
)
timings = Timed.timings
given = count(1)


def held_up(self: Timed, idents: Sequence[str]) -> list[Timing]:
    """The clocks of a part of the tables that get back time; as many parts may be given as stand in the file `held`."""
    part, file = next(given), Path(os.environ.get("TESTED_CALENDAR", "")) / "held"
    while file.is_file() and part > int(file.read_text()):
        time.sleep(0.05)
    return timings(self, idents)


Timed.timings = held_up  # type: ignore[method-assign]
skew = storage.Storage.skew
storage.Storage.skew = lambda self: skew(self) - calendar("host")  # type: ignore[method-assign]
if "TESTED_INSIDE" in os.environ:  # webhooks and the like of a test lie on this computer, and nobody waits long
    outside.INSIDE = True
    office.PAUSE = office.MAIL_PAUSE = 0.0  # type: ignore[misc]
    postman.LEASE = 1.0  # type: ignore[misc]
    postman.POLL = 0.05  # type: ignore[misc]
    postman.FIRST_WAIT = 0.05  # type: ignore[misc]
clerk.POLL = 0.1  # type: ignore[misc]
clerk.WAIT = 2.0  # type: ignore[misc]
register("toy", "tests.server.toy")
if pages := os.environ.get("TESTED_PAGES"):  # built with the example in them
    register("couriers", "couriers")
    app.Site = partial(site.Site, Path(pages))  # type: ignore[attr-defined, assignment]
new = pragmatica.new
pragmatica.new = new_or_prepared

if __name__ == "__main__":
    sys.exit(cli.main())
