"""Accounts in the database. All methods block, and are called as those of `kept.storage` are."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pragmatica.server.accounts.rows import Account, Login
from pragmatica.server.kept import queries
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.kept.schema import ACCOUNTS, LOGINS
from pragmatica.server.kept.storage import CHANNEL, Storage

IDLE: Final = 90 * 24 * 3600.0  # seconds after which a browser that nobody uses is signed out
FIELDS: Final = [ACCOUNTS.c[name] for name in Account.__struct_fields__]
PRESENT: Final = ACCOUNTS.c.deleted.is_(None)


class Store:
    """The accounts of a database; `sender` is the process, which needs not be told what it has done itself."""

    def __init__(self, storage: Storage, sender: str) -> None:
        self._storage = storage
        self._sender = sender

    def account(self, ident: str) -> Account | None:
        """An account by its id."""
        return self._one(select(*FIELDS).where(ACCOUNTS.c.id == ident, PRESENT))

    def by_name(self, folded: str) -> tuple[Account, str | None] | None:
        """An account by its folded name, with the hash of its password."""
        with self._storage.engine.connect() as connection:
            asked = select(*FIELDS, ACCOUNTS.c.password).where(ACCOUNTS.c.folded == folded, PRESENT)
            row = connection.execute(asked).one_or_none()
            return None if row is None else (_account(row), row.password)

    def signed_in(self, session: str, now: float) -> tuple[Login, Account] | None:
        """Who is signed in with a session."""
        with self._storage.engine.connect() as connection:
            asked = (
                select(LOGINS, *(column.label(f"a_{column.name}") for column in FIELDS))
                .join(ACCOUNTS)
                .where(LOGINS.c.session == session, LOGINS.c.seen > now - IDLE, PRESENT)
            )
            row = connection.execute(asked).mappings().one_or_none()
            if row is None:
                return None
            login = Login(**{name: row[name] for name in Login.__struct_fields__})
            return login, Account(**{name: row[f"a_{name}"] for name in Account.__struct_fields__})

    def add(self, account: Account, folded: str, password: str | None) -> None:
        """Keep a new account. Raises Conflict where its name is taken."""
        values = {name: getattr(account, name) for name in Account.__struct_fields__}
        try:
            with self._storage.writing() as connection:
                connection.execute(insert(ACCOUNTS), {**values, "folded": folded, "password": password})
        except IntegrityError as error:
            raise Conflict("the name is taken") from error

    def sign_in(self, login: Login, former: str | None) -> None:
        """Keep that a browser is signed in; with its former session it is so no longer."""
        with self._storage.writing() as connection:
            if former is not None:
                self._end(connection, LOGINS.c.session == former)
            connection.execute(insert(LOGINS), {name: getattr(login, name) for name in Login.__struct_fields__})

    def sign_out(self, account: str, session: str) -> None:
        """A browser is signed in no longer."""
        with self._storage.writing() as connection:
            self._end(connection, (LOGINS.c.session == session) & (LOGINS.c.account == account))

    def set_password(self, account: str, password: str) -> None:
        """Keep another hash of a password."""
        with self._storage.writing() as connection:
            connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(password=password))

    def seen(self, session: str, now: float) -> None:
        """Note that a browser is in use."""
        with self._storage.writing() as connection:
            connection.execute(update(LOGINS).where(LOGINS.c.session == session).values(seen=now))

    def tidy(self, now: float) -> None:
        """Sign out what nobody has used for long."""
        with self._storage.writing() as connection:
            connection.execute(delete(LOGINS).where(LOGINS.c.seen < now - IDLE))

    def _end(self, connection: Connection, which: Any) -> None:
        for account in set(connection.execute(select(LOGINS.c.account).where(which)).scalars()):
            self._tell(connection, account)
        connection.execute(delete(LOGINS).where(which))

    def _tell(self, connection: Connection, account: str) -> None:
        """Let the other processes know that something is so no longer of an account."""
        if not self._storage.sqlite:
            connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"account {self._sender} {account}"})

    def _one(self, asked: Any) -> Account | None:
        with self._storage.engine.connect() as connection:
            row = connection.execute(asked).one_or_none()
            return None if row is None else _account(row)


def _account(row: Any) -> Account:
    return Account(**{name: getattr(row, name) for name in Account.__struct_fields__})
