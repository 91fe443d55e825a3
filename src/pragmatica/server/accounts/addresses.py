"""Mail addresses of accounts: confirmed by a link that is sent there, and what a link in a mail is good for.

A request writes down what is to be mailed and is answered; whether anybody has the address is looked up by whoever
sends the mail (`posts.clerk`). So an answer tells of no address that it is known here, nor does the time it takes.
"""

from __future__ import annotations

import time
from typing import Final

from pragmatica import wording
from pragmatica.server.accounts import errands
from pragmatica.server.accounts.errands import DAY, Errand, Kind
from pragmatica.server.accounts.rows import Account
from pragmatica.server.accounts.service import Accounts
from pragmatica.server.accounts.upkeep import RESET
from pragmatica.server.errors import Refused
from pragmatica.server.play.names import is_address
from pragmatica.server.security import digest, new_id

CONFIRM: Final = "address"  # purposes of secrets
ENTER: Final = "enter"
GOOD: Final = {CONFIRM: DAY, ENTER: 900.0, RESET: 3_600.0}  # seconds for which a mailed link is
HOURLY: Final = 5  # links to sign in, and to set a password, to one address in an hour
DAILY: Final = 5  # times that an account may have an address asked in a day


class Addresses:
    """The addresses of the accounts of one process."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._read, self._write = accounts.database.read, accounts.database.write

    async def ask(self, account: Account, text: str, language: str) -> None:
        """Have an address confirmed, which takes the place of the one before then. Raises Refused."""
        errand = self._errand("confirm", text, language, account.id)
        if not await self._write(errands.add, self._store.storage, errand, DAILY, time.time() - DAY):
            raise Refused("too-many-requests", "this address, or others for this account, were asked often; wait a day")

    async def confirm(self, secret: str) -> None:
        """Whoever has followed the link has the address. Raises Refused."""
        account, address = await self._whose(secret, CONFIRM)
        await self._write(self._store.set_mail, account.id, address, time.time())
        await self._changed(account, account.mail if account.mail != address else None)

    async def remove(self, account: Account) -> None:
        """The account has no address any more. Raises Refused where it is the last way in."""
        former = await self._accounts.remove_way(account, "mail")
        await self._changed(account, former or None)

    async def send(self, kind: Kind, text: str, language: str, sender: str) -> None:
        """Have a link mailed to those who have an address, if there are any. Raises Refused."""
        self._accounts.admit(sender)
        errand = self._errand(kind, text, language)
        if not await self._write(errands.add, self._store.storage, errand, HOURLY, time.time() - 3_600):
            raise Refused("too-many-requests", "links have been sent to this address; look there, or wait an hour")

    async def enter(self, secret: str) -> Account:
        """Whose link to sign in it is; it is good once. Raises Refused."""
        return (await self._whose(secret, ENTER))[0]

    async def _whose(self, secret: str, purpose: str) -> tuple[Account, str]:
        """Whose link it is, which is good no longer, and what it is good for. Raises Refused."""
        token = await self._write(self._store.take_token, secret, purpose, time.time())
        if token is not None and token.account is not None:
            account = await self._read(self._store.account, token.account)
            if account is not None:
                return account, token.detail
        raise Refused("link-spent", "this link is wrong or old, or has been used")

    async def _changed(self, account: Account, former: str | None) -> None:
        """Links that went to another address are good no longer, and whoever has that one is told."""
        self._accounts.changed(account.id)
        await self._write(self._store.end_tokens, account.id)
        if former is not None and self._accounts.offers.mails:
            errand = self._errand("changed", former, account.language, account.id)
            await self._write(errands.add, self._store.storage, errand, DAILY, time.time() - DAY)

    def _errand(self, kind: Kind, text: str, language: str, account: str | None = None) -> Errand:
        if not self._accounts.offers.mails:
            raise Refused("unavailable", "this server sends no mail")
        address = text.strip().lower()
        if not is_address(address):
            raise Refused("bad-address", "address: no mail can be sent there")
        now, spoken = time.time(), language if language in wording.LANGUAGES else ""
        return Errand(new_id(), kind, account, address, digest(address), spoken, now, now)
