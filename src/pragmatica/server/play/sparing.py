"""While the house was closed no clock has run: what a table gets back for that, as it is kept.

It is reckoned whenever a table is read that may not have been given it yet, and always with the same result; what a
table has been given is told by its own clocks and by its vote.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from pragmatica.server.clocks.clock import NEVER
from pragmatica.server.clocks.pace import Span
from pragmatica.server.kept.rows import Position, Timing
from pragmatica.server.play.agreed import vote_from
from pragmatica.server.play.running import clocks_from, pace_from
from pragmatica.server.play.table import Table, write_json

Kept = TypeVar("Kept", Position, Timing)


def table_spared(table: Table, closures: Iterable[Span]) -> Table:
    """The same moment of a table whose clocks have not run meanwhile; itself where that changes nothing."""
    position = spared(table.position, table.row.pace, closures)
    return table if position is table.position else dataclasses.replace(table, position=position, views={}, sheets={})


def spared(kept: Kept, pace: str, closures: Iterable[Span]) -> Kept:
    """What is kept of clocks that run and of a vote, when neither has run at those times; the earliest comes first."""
    for begin, end in closures:
        kept = _clocks(_vote(kept, begin, end), pace, begin, end)
    return kept


def _vote(kept: Kept, begin: float, end: float) -> Kept:
    vote, due = vote_from(kept.vote), kept.vote_due
    if vote is None or due is None or vote.spared >= end or vote.since >= end:
        return kept
    text = write_json(replace(vote, spared=end)).decode()
    return replace(kept, vote=text, vote_due=due + end - max(begin, vote.since))


def _clocks(kept: Kept, text: str, begin: float, end: float) -> Kept:
    pace, clocks = pace_from(text), clocks_from(kept.clocks)
    if pace is None or clocks is None or kept.due is None or clocks.spared >= end:
        return kept
    given = clocks.spared_from(pace, begin, end)
    if (given.seats, given.owed) == (clocks.seats, clocks.owed):
        return kept
    due = given.due(pace)
    return replace(kept, clocks=write_json(given).decode(), due=None if due == NEVER else due)
