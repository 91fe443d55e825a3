"""What the lobby tells of a table that waits for players: what everybody may know of it."""

from __future__ import annotations

import msgspec

from pragmatica.server.forms import lobby as forms
from pragmatica.server.play import gathering, running
from pragmatica.server.play.table import Table, Viewer
from pragmatica.server.told.wire import Online, person_view, seat_views


def open_table(table: Table, viewer: Viewer, online: Online) -> forms.OpenTable:
    """A table in the list; of its times only that of its opening, which everybody knows."""
    row = table.row
    known = table.people.get(row.host)
    own = next((table.called(one) for one in table.seats if one.seat in table.held(row.host)), "")
    return forms.OpenTable(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        players=row.players,
        options=msgspec.json.decode(row.options),
        pace=running.pace_of(table),
        language=row.language,
        members=gathering.for_members(table),
        rated=row.rated,
        least=row.least,
        most=row.most,
        created=row.created,
        host=None if known is None else person_view(table, row.host, known),
        host_name=known or own,
        seats=seat_views(table, viewer, online),
        free=gathering.free_seats(table),
        mine=[one.seat for one in table.seats if one.seat in viewer.mine],
        hosting=viewer.host,
    )


def offered_table(table: Table) -> forms.OfferedTable:
    """A match in the list of those in which a seat is left to whoever wants it."""
    row = table.row
    return forms.OfferedTable(
        id=row.id,
        name=row.name,
        game=row.game,
        scenario=row.scenario,
        players=row.players,
        pace=running.pace_of(table),
        rated=row.rated,
        seats=[one.seat for one in table.seats if one.offered == "public" and not table.position.over],
    )
