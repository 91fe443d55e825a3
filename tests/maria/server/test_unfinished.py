"""Bots whose batch of answers ended early are asked again."""

from __future__ import annotations

import dataclasses

import msgspec

from pragmatica.server.jobs import worker as bot_worker
from pragmatica.server.kept.rows import Job
from pragmatica.server.play import changes
from pragmatica.server.play.table import Table
from tests.samples import Sample
from tests.server.test_twins import new_table

BOT = "maria_theresa"
TERMS = ["write-no-attack", "write-prussia", "write-austria", "write-turn-3", f"propose-{BOT}"]


def proposed() -> Table:
    """A table where a bot owes an answer and has been proposed something besides."""
    table = new_table(Sample("maria", "advanced", 3), 1)
    seats = tuple(msgspec.structs.replace(one, bot="steady" if one.seat == BOT else None) for one in table.seats)
    table = dataclasses.replace(table, seats=seats)
    while BOT not in table.match.pending or table.match.pending[BOT].kind == "divide_troops":
        seat = next(iter(table.match.pending))
        table, _ = changes.play(table, seat, table.match.version(seat), [table.match.legal(seat)[0].id], 0)
    return changes.play(table, "frederick", table.match.version("frederick"), TERMS, 0)[0]


def test_a_bot_goes_on_after_what_it_did_freely() -> None:
    """Its batch ends after the answer to a proposal, which all have seen: its question is a job again."""
    table = proposed()
    version = table.match.version(BOT)

    _, write = changes.play(table, BOT, version, ["refuse-1", table.match.legal(BOT)[0].id], 0)

    assert write.ending
    assert Job(table.id, BOT, version) in write.jobs


def test_a_bot_that_has_answered_is_not_asked_the_same_again() -> None:
    """No job is left of the question that its answer ended."""
    table = proposed()
    version = table.match.version(BOT)

    _, write = changes.play(table, BOT, version, [table.match.legal(BOT)[0].id], 0)

    assert Job(table.id, BOT, version) not in write.jobs


def test_a_bot_chooses_nothing_from_behind_what_is_shown() -> None:
    """What it does outside the order of play comes first, and by itself where that shows something."""
    table = proposed()

    (action,) = bot_worker.choose("steady", table.position.snapshot, BOT, 1)

    assert action in ("accept-1", "refuse-1")
