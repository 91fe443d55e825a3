"""People who are known here ask each other to their tables, and say whom they like to meet there or not.

Whoever asks for a name learns nothing by it: what he is answered is the same for a name that nobody has, for somebody
who has blocked him, and for somebody who has been asked and says nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.service import Accounts, account_name
from pragmatica.server.errors import Refused
from pragmatica.server.kept import company
from pragmatica.server.kept.rows import Invitation, Post, Regard
from pragmatica.server.play import gathering, news
from pragmatica.server.play.names import looks
from pragmatica.server.play.table import RefusedAt, Table
from pragmatica.server.security import Limiter
from pragmatica.server.tables.service import Tables

RATE: Final = 1 / 60  # invitations of one account, a second on the long run …
BURST: Final = 20  # … and at once


class Asked(NamedTuple):
    """An invitation that is still good, with its table."""

    table: Table
    seat: str
    sender: str
    name: str
    created: float


class Company:
    """What the accounts of a server have to do with each other."""

    def __init__(self, tables: Tables, accounts: Accounts) -> None:
        self._tables = tables
        self._accounts = accounts
        self._limiter = Limiter(RATE, BURST)

    async def invite(self, ident: str, host: Account, seat: str, text: str) -> None:
        """The host of a table asks somebody to a seat at which nobody sits. Raises Refused and Unreadable."""
        tables, name = self._tables, account_name(text)
        table = await tables.get(ident, check=True)
        if table.row.host != host.id:
            raise Refused("not-host", "only the host may do this")
        gathering.require_gathering(table)
        table.seat(seat)
        if seat not in table.awaited:
            raise RefusedAt("not-free", f"somebody sits at {seat}", table)
        if not self._limiter.admits(host.id):
            raise Refused("too-many-requests", "too many invitations at once; wait a little")
        found = await tables.read(self._accounts.store.by_name, looks(name))
        asked = None if found is None else found[0].id
        if asked is not None and (asked == host.id or await self.at_odds(host.id, {asked})):
            asked = None
        row = Invitation(ident, seat, name, asked, host.id, tables.now())
        await tables.write(company.invite, tables.storage, row, Post(news.INVITATION, seat, table.position.step))

    async def take_back(self, ident: str, account: Account, seat: str) -> None:
        """Whoever was asked declines, or who has asked takes it back; to others it is as if nobody had been asked."""
        found = await self._tables.read(company.asked, self._tables.storage, ident, seat)
        if found is None or account.id not in (found.account, found.sender):
            raise Refused("not-found", "there is no such invitation")
        await self._tables.write(company.forget, self._tables.storage, ident, seat)

    async def is_asked(self, ident: str, account: Account | None, seat: str) -> bool:
        """Whether somebody has been asked to this seat."""
        if account is None:
            return False
        found = await self._tables.read(company.asked, self._tables.storage, ident, seat)
        return found is not None and found.account == account.id

    async def come(self, ident: str, seat: str) -> None:
        """Whoever was asked sits there."""
        await self._tables.write(company.forget, self._tables.storage, ident, seat)

    async def received(self, account: Account) -> list[Asked]:
        """To which tables somebody is asked; those with whom he has nothing to do ask in vain."""
        shunned = await self.shunned(account.id)
        rows = await self._tables.read(company.received, self._tables.storage, account.id)
        return await self._good([one for one in rows if one.sender not in shunned])

    async def sent(self, account: Account) -> list[Asked]:
        """Whom somebody has asked."""
        return await self._good(await self._tables.read(company.sent, self._tables.storage, account.id))

    async def _good(self, rows: list[Invitation]) -> list[Asked]:
        """Those of them whose tables still wait; the others are forgotten."""
        good = []
        for row in rows:
            table = await self._tables.get(row.table_id, check=True)
            if table.begun or table.position.over or row.seat not in table.awaited:
                await self._tables.write(company.forget, self._tables.storage, row.table_id, row.seat)
            else:
                good.append(Asked(table, row.seat, row.sender, row.name, row.created))
        return good

    # -- whom they like to meet ---------------------------------------------------------------------------------------

    async def regards(self, account: Account) -> list[Regard]:
        """Whom somebody likes to meet, and whom he does not."""
        return await self._tables.read(company.regards, self._tables.storage, account.id)

    async def regard(self, account: Account, other: str, kind: str | None) -> None:
        """Keep how somebody regards another. Raises Refused."""
        if other == account.id:
            raise Refused("bad-request", "account: that is you")
        if kind is not None and await self._tables.read(self._accounts.store.account, other) is None:
            raise Refused("not-found", "there is no such account")
        now = self._tables.now()
        if not await self._tables.write(company.regard, self._tables.storage, account.id, other, kind, now):
            raise Refused("too-large", f"{company.MOST_REGARDS} are the most")

    async def shunned(self, account: str) -> frozenset[str]:
        """All with whom an account has nothing to do."""
        return await self._tables.read(company.shunned, self._tables.storage, account)

    async def at_odds(self, account: str, others: set[str]) -> bool:
        """Whether it has nothing to do with one of these."""
        return bool(others) and await self._tables.read(company.at_odds, self._tables.storage, account, others)

    async def require_welcome(self, account: Account | None, table: Table, seats: set[str] | None = None) -> None:
        """Raises Refused where somebody has nothing to do with people at a table: with its host, and all or some."""
        if account is None:
            return
        others = {one.session for one in table.claims if seats is None or one.seat in seats}
        if seats is None:
            others.add(table.row.host)
        if await self.at_odds(account.id, (others & table.people.keys()) - {account.id}):
            raise Refused("not-welcome", "one of you has blocked the other")
