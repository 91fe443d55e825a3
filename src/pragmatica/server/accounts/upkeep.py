"""What people do with their own accounts: name, password, devices, all their data, and an end to it."""

from __future__ import annotations

import time
from typing import Any, Final

from msgspec.structs import asdict

from pragmatica.server.accounts.passwords import accepted
from pragmatica.server.accounts.rows import Account, Login
from pragmatica.server.accounts.service import Accounts, account_name
from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.play.names import looks
from pragmatica.server.security import SharedLimiter, digest

JUST: Final = 600.0  # seconds for which who has signed in need not prove again who he is, where he has no password
NAMES: Final = (1 / 3_600, 5)  # changes of a name: a second on the long run, and at once
RESET: Final = "reset"  # the purpose of a secret with which a password is set


class Upkeep:
    """The accounts of one process, as their owners look after them."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store
        self._read, self._write = accounts.database.read, accounts.database.write
        self.names = SharedLimiter("renames", *NAMES)

    async def prove(self, account: Account, session: str, password: str) -> None:
        """It is still he who is signed in: by his password, or because he has just done it. Raises Refused."""
        kept = await self._read(self._store.password, account.id)
        if kept is not None:
            await self._accounts.prove(account, kept, password)
            return
        login = await self._read(self._store.login, session)
        if login is None or login.created < time.time() - JUST:
            raise Refused("sign-in-again", "this needs somebody who has just signed in")

    async def rename(self, account: Account, text: str) -> None:
        """Another name. Raises Refused."""
        name = account_name(text)
        if name == account.name:
            return
        if not self.names.admits(account.id):
            raise Refused("too-many-requests", "too many names; wait a while")
        try:
            await self._write(self._store.rename, account.id, name, looks(name))
        except Conflict:
            raise Refused("account-name-taken", "name: somebody has it, or one that looks like it") from None
        self._accounts.changed(account.id)

    async def settle(self, account: Account, language: str, zone: str) -> None:
        """Another language, another zone of time."""
        await self._write(self._store.settle, account.id, language=language, zone=zone)
        self._accounts.changed(account.id)

    async def set_password(self, account: Account, password: str) -> None:
        """Another password; everybody who is signed in with the account is so no longer. Raises Refused."""
        await self._keep_password(account, await self._accounts.passwords.hash(accepted(password, account.name)))

    async def _keep_password(self, account: Account, hashed: str) -> None:
        await self._write(self._store.set_password, account.id, hashed)
        await self._write(self._store.end_tokens, account.id)
        await self.sign_out(account, [one.session for one in await self.devices(account)])

    async def remove_password(self, account: Account) -> None:
        """The account has no password any more. Raises Refused where it is the last way in."""
        await self._accounts.remove_way(account, "password")

    async def reset(self, secret: str, password: str) -> Account:
        """Set a password with a secret that is good for it, once; a password that is refused does not spend it.

        Raises Refused.
        """
        token = await self._read(self._store.token, secret, RESET, time.time())
        account = None if token is None or token.account is None else await self.account(token.account)
        if account is not None:
            hashed = await self._accounts.passwords.hash(accepted(password, account.name))
            if await self._write(self._store.take_token, secret, RESET, time.time()) is not None:
                await self._keep_password(account, hashed)
                return account
        raise Refused("link-spent", "this link sets no password: it is wrong or old, or has been used")

    async def account(self, ident: str) -> Account | None:
        """An account by its id."""
        return await self._read(self._store.account, ident)

    async def devices(self, account: Account) -> list[Login]:
        """Where somebody is signed in, the latest first."""
        return await self._read(self._store.logins, account.id)

    async def sign_out(self, account: Account, sessions: list[str]) -> None:
        """Sign browsers out."""
        await self._write(self._store.end_logins, account.id, sessions)
        self._accounts.changed(account.id)

    async def export(self, account: Account) -> dict[str, Any]:
        """All that is kept of somebody, but for what proves who he is."""
        return {
            "account": asdict(account),
            "passkeys": [
                {"name": one.name, "created": one.created, "used": one.used}
                for one in await self._read(self._store.passkeys, account.id)
            ],
            "devices": [{**asdict(one), "session": device_id(one)} for one in await self.devices(account)],
            "tables": await self._read(self._store.tables_of, account.id),
            **await self._read(self._store.results_of, account.id),
            "people": await self._read(self._store.company_of, account.id),
            **await self._read(self._store.kept_of, account.id),
        }

    async def delete(self, account: Account) -> None:
        """Keep nothing of an account; what it held at tables must have been given up."""
        await self._write(self._store.delete, account.id, time.time())
        self._accounts.changed(account.id)


def device_id(login: Login) -> str:
    """What a browser is called to its owner: nothing that it could be signed in with, nor what is kept of that."""
    return digest(login.session)[:16]
