"""Which tables wait for somebody: those at which one of his seats owes an answer that everybody knows it owes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from pragmatica.server.kept import postbox
from pragmatica.server.play.running import is_short
from pragmatica.server.play.table import Table
from pragmatica.server.tables.service import Tables

MOST: Final = 200
_asked = msgspec.json.Decoder(dict[str, float]).decode


class Waits(NamedTuple):
    """A table that waits, for which seats, and since when."""

    table: Table
    seats: tuple[str, ...]
    since: float | None
    short: bool = False  # little time is left to one of them


async def waiting(tables: Tables, holder: str) -> list[Waits]:
    """The tables that wait for somebody; who has been asked longest at the first.

    The database tells which may; only those are looked at.
    """
    rows = await tables.read(postbox.asked, tables.storage, holder)
    idents = dict.fromkeys(ident for ident, seat, asked in rows if seat in asked)
    found = [await tables.get(ident, check=True) for ident in list(idents)[:MOST]]
    waits = [_waits(table, table.held(holder)) for table in found]
    return sorted((one for one in waits if one.seats), key=lambda one: one.since or 0.0)


def _waits(table: Table, held: Iterable[str]) -> Waits:
    if table.dealt is None or table.position.over:
        return Waits(table, (), None)
    asked, pending = _asked(table.position.asked), table.dealt.pending
    people = {one.seat for one in table.seats if one.bot is None}
    seats = tuple(one.seat for one in table.seats if one.seat in held and one.seat in people and one.seat in pending)
    short = any(is_short(table, seat) for seat in seats)
    return Waits(table, seats, min((asked[seat] for seat in seats if seat in asked), default=None), short)
