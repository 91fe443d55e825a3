"""What people hold at tables goes to their account, and is given up when that is deleted."""

from __future__ import annotations

from pragmatica.server.accounts.vacations import Plans
from pragmatica.server.play import clock_changes, gathering, seating
from pragmatica.server.play.changes import Made
from pragmatica.server.play.table import Table
from pragmatica.server.tables.service import Tables


async def hand_over(tables: Tables, session: str, account: str) -> None:
    """All that a browser holds belongs from now on to the account that is being signed in there. Raises Refused."""

    def make(table: Table) -> Made | None:
        return seating.hand_over(table, session, account, tables.now())

    while idents := await tables.read(tables.storage.held_by, session):
        for ident in idents:
            await tables.change(ident, make, any_table=True)


async def give_up(tables: Tables, account: str, name: str) -> None:
    """Nothing belongs to the account any longer, and nobody reads its name at a table. Raises Refused.

    A table that it hosts and that has not begun is closed: nobody else would begin it.
    """

    def make(table: Table) -> Made | None:
        now = tables.now()
        closed = gathering.expire(table, now, "closed") if table.row.host == account else None
        return closed or seating.give_up(table, account, now)

    while idents := await tables.read(tables.storage.held_by, account):
        for ident in idents:
            table = await tables.get(ident, check=True)
            names = {one.seat: {one.name, name} for one in table.seats if one.seat in table.held(account)}
            for _ in range(2 + len(names)):
                await tables.change(ident, make, any_table=True)
            await tables.write(tables.storage.forget_names, ident, names, tables.sender)
            tables.forget(ident)
            tables.wake(ident)


async def send_away(tables: Tables, plans: Plans, account: str) -> None:
    """The correspondence clocks of an account's seats go by its vacations. Raises Refused."""
    for ident in await tables.read(tables.storage.held_by, account):
        await note_away(tables, plans, ident)


async def note_away(tables: Tables, plans: Plans, ident: str) -> None:
    """The clocks of a table go by the vacations of those who sit there. Raises Refused."""
    away = await tables.read(plans.at_table, ident, tables.now())

    def make(table: Table) -> Made | None:
        return clock_changes.away(table, away, tables.now())

    await tables.change(ident, make, any_table=True)
