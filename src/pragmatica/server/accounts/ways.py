"""The ways into an account: password, passkeys, a mailed link, a provider of identities. One always remains.

All functions block, as in `kept.storage`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from pragmatica.server.errors import Refused
from pragmatica.server.kept.schema import ACCOUNTS, IDENTITIES, PASSKEYS
from pragmatica.server.kept.storage import Storage

Way = Literal["password", "passkey", "mail", "provider"]


class Offers(NamedTuple):
    """What this server offers beside passwords and passkeys: mailed links, and a provider of identities."""

    mails: bool = False
    issuer: str = ""


class Ways(NamedTuple):
    """How one comes into an account."""

    password: bool
    passkeys: int
    mail: bool
    provider: bool

    def others(self, way: Way) -> bool:
        """Whether one remains when one of these is taken away."""
        counts = {
            "password": int(self.password),
            "passkey": self.passkeys,
            "mail": int(self.mail),
            "provider": int(self.provider),
        }
        return sum(counts.values()) - min(1, counts[way]) > 0


def ways(storage: Storage, account: str, offers: Offers) -> Ways:
    """Those of an account, as far as this server offers them."""
    with storage.engine.connect() as connection:
        return _ways(connection, account, offers)


def remove(storage: Storage, account: str, way: Way, ident: str, offers: Offers) -> str:
    """Take a way away: a passkey by its id. What address it was, of a mailed link. Raises Refused for the last one."""
    with storage.writing() as connection:
        row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == account).with_for_update()).one()
        which = (PASSKEYS.c.account == account) & (PASSKEYS.c.id == ident)
        if way == "passkey" and connection.execute(select(PASSKEYS.c.id).where(which)).first() is None:
            raise Refused("not-found", "the account has no such passkey")
        present = _ways(connection, account, offers)
        if not present.others(way):
            raise Refused("last-way", "nobody could sign in any more: this is the last way into the account")
        if way == "password":
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=None))
        elif way == "passkey":
            connection.execute(delete(PASSKEYS).where(which))
        elif way == "mail":
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(mail=None, mail_confirmed=None))
        else:
            connection.execute(delete(IDENTITIES).where(IDENTITIES.c.account == account))
        return row.mail or ""


def _ways(connection: Connection, account: str, offers: Offers) -> Ways:
    asked = select(ACCOUNTS.c.password, ACCOUNTS.c.mail).where(ACCOUNTS.c.id == account)
    row = connection.execute(asked).one()
    keys = connection.execute(select(func.count()).where(PASSKEYS.c.account == account)).scalar_one()
    known = select(IDENTITIES.c.subject).where(IDENTITIES.c.account == account, IDENTITIES.c.issuer == offers.issuer)
    linked = bool(offers.issuer) and connection.execute(known).first() is not None
    return Ways(row.password is not None, int(keys), offers.mails and row.mail is not None, linked)
