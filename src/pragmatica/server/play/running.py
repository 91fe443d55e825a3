"""The clocks of a table in play: what a change makes of them, and what happens when a seat's time is up.

A clock tells nothing that its table does not: it runs while everybody knows that its seat owes an answer, so a change
that only one seat can notice leaves it as it is, and bots have none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from pragmatica.core.decision import Decision
from pragmatica.core.match import Match
from pragmatica.server.clocks.clock import NEVER, Clocks, read_clocks, read_pace
from pragmatica.server.clocks.pace import Pace
from pragmatica.server.kept.rows import Position, SeatRow
from pragmatica.server.play.table import Table, write_json

KEPT: Final = 1_000  # paces and clocks that stay read


@lru_cache(KEPT)
def pace_from(text: str) -> Pace | None:
    """The pace of a table as it is kept; None: it has none."""
    return read_pace(text) if text else None


@lru_cache(KEPT)
def clocks_from(text: str) -> Clocks | None:
    """The clocks of a table as they are kept; None: there are none."""
    return read_clocks(text) if text else None


def pace_of(table: Table) -> Pace | None:
    """The pace of a table."""
    return pace_from(table.row.pace)


def clocks_of(table: Table) -> Clocks | None:
    """The clocks of a table."""
    return clocks_from(table.position.clocks)


def is_short(table: Table, seat: str) -> bool:
    """Whether a seat has been told that little time is left to it, and still owes its answer."""
    clocks = clocks_of(table)
    clock = None if clocks is None else clocks.seats.get(seat)
    return clock is not None and clock.short and table.dealt is not None and seat in table.dealt.pending


def timed(match: Match | None, seats: Sequence[SeatRow]) -> Mapping[str, Decision]:
    """The questions by which clocks run: those of people, as everybody may see them."""
    if match is None or match.outcome is not None:
        return {}
    people = {one.seat for one in seats if one.bot is None}
    return {seat: question for seat, question in match.pending.shared.items() if seat in people}


def begun(pace: Pace | None, position: Position, match: Match, seats: Sequence[SeatRow], now: float) -> Position:
    """The position with its clocks, as its match begins."""
    if pace is None:
        return position
    wound = Clocks.wound(pace, [one.seat for one in seats])
    return kept(pace, position, wound.asked(pace, {}, timed(match, seats), now))


def after(
    table: Table, position: Position, match: Match | None, seats: Sequence[SeatRow], clocks: Clocks | None
) -> Position:
    """The position with its clocks after a change that everybody could notice; `clocks` if they have been set anew."""
    pace, clocks = pace_of(table), clocks or clocks_of(table)
    if pace is None or clocks is None:
        return position
    before, now = timed(table.dealt, table.seats), position.updated
    return kept(pace, position, clocks.asked(pace, before, timed(match, seats), now))


def unnoticed(table: Table, position: Position, match: Match, seat: str, now: float) -> Position:
    """The position after a change that one seat alone can notice: its clock goes on, to all appearance."""
    clocks, asked = clocks_of(table), timed(match, table.seats)
    if clocks is None or seat not in asked:
        return position
    told = clocks.answers(seat, now, done=seat not in match.pending)
    return position if told == clocks else replace(position, clocks=write_json(told).decode())


def kept(pace: Pace, position: Position, clocks: Clocks) -> Position:
    """The position with these clocks, and when the first of them will have run out."""
    due = clocks.due(pace)
    return replace(position, clocks=write_json(clocks).decode(), due=None if due == NEVER else due)
