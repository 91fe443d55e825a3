"""How a match that is over has ended, as it is kept for every seat: what everybody may know of it."""

from __future__ import annotations

from collections.abc import Collection

from pragmatica.server.kept.rows import ResultRow
from pragmatica.server.play import counting
from pragmatica.server.play.agreed import HOW
from pragmatica.server.play.running import clocks_of
from pragmatica.server.play.table import Table


def results(table: Table) -> tuple[ResultRow, ...]:
    """A row for each seat; none where this program cannot play the match any more."""
    if table.dealt is None or not table.position.over:
        return ()
    outcome, match, row = table.outcome, table.dealt, table.row
    if outcome is not None and outcome.reason == HOW["abandon"]:
        outcome = None
    why = counting.why_not(table, decided=outcome is not None)
    leaders, clocks = counting.starters(table) if not why else counting.leaders(table), clocks_of(table)
    places = {} if outcome is None else _places([one.seat for one in table.seats], outcome.winners)
    found = []
    for number, one in enumerate(table.seats):
        who = leaders.get(one.seat)
        account = None if who is None or who.startswith(counting.BOT) else who
        late = clocks is not None and one.seat in clocks.seats and clocks.seats[one.seat].unrated
        found.append(
            ResultRow(
                seat=one.seat,
                turn=number,
                game=row.game,
                scenario=row.scenario,
                players=row.players,
                account=account,
                bot=None if who is None or account is not None else who.removeprefix(counting.BOT),
                place=places.get(one.seat),
                score=None if outcome is None else outcome.scores.get(one.seat),
                length=match.game.length(match.setup, match.state),
                ended=table.position.updated,
                reason="" if table.outcome is None else table.outcome.reason,
                rated=not why and account is not None and not late,
                unrated=why,
            )
        )
    return tuple(found)


def _places(seats: Collection[str], winners: Collection[str]) -> dict[str, int]:
    """Winners share the first place, all others the next; where nobody has won, all have drawn.

    Rules say who wins, and nothing of the others: by how much they have lost is told by their scores.
    """
    first = winners or seats
    return {seat: 1 if seat in first else 1 + len(first) for seat in seats}
