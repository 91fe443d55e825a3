"""Accounts in the database. All methods block, and are called as those of `kept.storage` are."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec.structs import asdict
from sqlalchemy import Connection, Insert, Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pragmatica.server.accounts.rows import Account, Login, Passkey, Token
from pragmatica.server.kept import company, order, queries
from pragmatica.server.kept.database import CHANNEL
from pragmatica.server.kept.rows import Conflict
from pragmatica.server.kept.schema import (
    ACCOUNTS,
    AUDIT,
    CLAIMS,
    ERRANDS,
    IDENTITIES,
    INVITATIONS,
    LOGINS,
    MESSAGES,
    PASSKEYS,
    POSITIONS,
    RATINGS,
    REGARDS,
    REPORTS,
    RESULTS,
    SANCTIONS,
    TABLES,
    TOKENS,
    VACATIONS,
)
from pragmatica.server.kept.storage import Storage
from pragmatica.server.security import digest

IDLE: Final = 90 * 24 * 3600.0  # seconds after which a browser that nobody uses is signed out
MOST_OF_ADDRESS: Final = 5  # accounts that are told of in one mail
FIELDS: Final = [ACCOUNTS.c[name] for name in Account.__struct_fields__]
TABLE_FIELDS: Final = ("id", "name", "game", "scenario", "players", "created")
REPORT_FIELDS: Final = ("table_id", "kind", "seat", "text", "note", "created")
DONE_FIELDS: Final = ("table_id", "created", "role", "what", "subject", "reason")  # by hosts and moderators
PRESENT: Final = ACCOUNTS.c.deleted.is_(None)


class Store:
    """The accounts of a database; `sender` is the process, which needs not be told what it has done itself."""

    def __init__(self, storage: Storage, sender: str) -> None:
        self.storage = storage
        self._sender = sender

    def account(self, ident: str) -> Account | None:
        """An account by its id."""
        return self._one(select(*FIELDS).where(ACCOUNTS.c.id == ident, PRESENT))

    def by_name(self, folded: str) -> tuple[Account, str | None] | None:
        """An account by its folded name, with the hash of its password."""
        with self.storage.engine.connect() as connection:
            asked = select(*FIELDS, ACCOUNTS.c.password).where(ACCOUNTS.c.folded == folded, PRESENT)
            row = connection.execute(asked).one_or_none()
            return None if row is None else (_account(row), row.password)

    def by_mail(self, address: str) -> list[Account]:
        """The accounts that have a mail address; the oldest first."""
        asked = select(*FIELDS).where(ACCOUNTS.c.mail == address, PRESENT).order_by("created").limit(MOST_OF_ADDRESS)
        with self.storage.engine.connect() as connection:
            return [_account(row) for row in connection.execute(asked)]

    def signed_in(self, session: str, now: float) -> tuple[Login, Account] | None:
        """Who is signed in with a session."""
        with self.storage.engine.connect() as connection:
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

    def add(self, account: Account, folded: str, password: str | None, more: Sequence[Insert] = ()) -> None:
        """Keep a new account, with what else is kept along with it. Raises Conflict where its name is taken."""
        values = {name: getattr(account, name) for name in Account.__struct_fields__}
        try:
            with self.storage.writing() as connection:
                connection.execute(insert(ACCOUNTS), {**values, "folded": folded, "password": password})
                for one in more:
                    connection.execute(one)
        except IntegrityError as error:
            raise Conflict("the name is taken") from error

    def sign_in(self, login: Login, former: str | None) -> None:
        """Keep that a browser is signed in; with its former session it is so no longer."""
        with self.storage.writing() as connection:
            if former is not None:
                self._end(connection, LOGINS.c.session == former)
            connection.execute(insert(LOGINS), {name: getattr(login, name) for name in Login.__struct_fields__})

    def sign_out(self, account: str, session: str) -> None:
        """A browser is signed in no longer."""
        with self.storage.writing() as connection:
            self._end(connection, (LOGINS.c.session == session) & (LOGINS.c.account == account))

    def set_password(self, account: str, password: str) -> None:
        """Keep another hash of a password."""
        with self.storage.writing() as connection:
            connection.execute(_this(account).values(password=password))

    def set_mail(self, account: str, address: str, now: float) -> None:
        """Keep a confirmed address."""
        with self.storage.writing() as connection:
            connection.execute(_this(account).values(mail=address, mail_confirmed=now))
            self._tell(connection, account)

    def seen(self, session: str, now: float) -> None:
        """Note that a browser is in use."""
        with self.storage.writing() as connection:
            connection.execute(update(LOGINS).where(LOGINS.c.session == session).values(seen=now))

    def tidy(self, now: float) -> None:
        """Sign out what nobody has used for long."""
        with self.storage.writing() as connection:
            connection.execute(delete(LOGINS).where(LOGINS.c.seen < now - IDLE))
            connection.execute(delete(TOKENS).where(TOKENS.c.expires < now))

    def rename(self, account: str, name: str, folded: str) -> None:
        """Keep another name. Raises Conflict where it is taken."""
        try:
            with self.storage.writing() as connection:
                connection.execute(_this(account).values(name=name, folded=folded))
                self._tell(connection, account)
        except IntegrityError as error:
            raise Conflict("the name is taken") from error

    def settle(self, account: str, **values: str) -> None:
        """Keep other settings, or another role."""
        with self.storage.writing() as connection:
            connection.execute(_this(account).values(**values))
            self._tell(connection, account)

    def password(self, account: str) -> str | None:
        """The hash of its password."""
        with self.storage.engine.connect() as connection:
            return connection.execute(select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == account)).scalar()

    def login(self, session: str) -> Login | None:
        """A browser in which somebody is signed in."""
        return next(iter(self._logins(LOGINS.c.session == session)), None)

    def logins(self, account: str) -> list[Login]:
        """Where somebody is signed in, the latest first."""
        return self._logins((LOGINS.c.account == account) & (LOGINS.c.seen > time.time() - IDLE))

    def end_logins(self, account: str, sessions: Collection[str]) -> None:
        """Sign browsers of an account out."""
        with self.storage.writing() as connection:
            self._end(connection, (LOGINS.c.account == account) & LOGINS.c.session.in_(sessions))

    def told(self, account: str) -> None:
        """The other processes are to know that something is so no longer of an account."""
        with self.storage.writing() as connection:
            self._tell(connection, account)

    def delete(self, account: str, now: float) -> None:
        """Keep nothing of an account but that there was one."""
        with self.storage.writing() as connection:
            self._end(connection, LOGINS.c.account == account)
            invited = (INVITATIONS.c.account == account) | (INVITATIONS.c.sender == account)
            connection.execute(delete(INVITATIONS).where(invited))
            connection.execute(delete(REGARDS).where((REGARDS.c.account == account) | (REGARDS.c.other == account)))
            for kind in (PASSKEYS, TOKENS, ERRANDS, IDENTITIES, RATINGS, VACATIONS):
                connection.execute(delete(kind).where(kind.c.account == account))
            order.forget(connection, account)
            connection.execute(update(MESSAGES).where(MESSAGES.c.account == account).values(account=""))
            nothing = dict.fromkeys(("folded", "password", "mail", "mail_confirmed"))
            connection.execute(
                _this(account).values(name="", language="", zone="", role="member", deleted=now, **nothing)
            )
            self._tell(connection, account)

    def add_token(self, secret: str, purpose: str, account: str | None, expires: float, detail: str = "") -> None:
        """Keep what a secret is good for, once, and until when."""
        row = {"digest": digest(secret), "purpose": purpose, "account": account, "expires": expires, "detail": detail}
        with self.storage.writing() as connection:
            connection.execute(insert(TOKENS), row)

    def token(self, secret: str, purpose: str, now: float) -> Token | None:
        """What a secret is good for, and stays so."""
        which = (TOKENS.c.digest == digest(secret)) & (TOKENS.c.purpose == purpose) & (TOKENS.c.expires >= now)
        with self.storage.engine.connect() as connection:
            row = connection.execute(select(TOKENS.c.account, TOKENS.c.detail).where(which)).one_or_none()
            return None if row is None else Token(*row)

    def take_token(self, secret: str, purpose: str, now: float) -> Token | None:
        """What a secret is good for; it is so no longer."""
        with self.storage.writing() as connection:
            which = (TOKENS.c.digest == digest(secret)) & (TOKENS.c.purpose == purpose)
            row = connection.execute(select(TOKENS).where(which).with_for_update()).one_or_none()
            if row is None or connection.execute(delete(TOKENS).where(which)).rowcount != 1 or row.expires < now:
                return None
            return Token(row.account, row.detail)

    def end_tokens(self, account: str) -> None:
        """Secrets of an account are good for nothing any more."""
        with self.storage.writing() as connection:
            connection.execute(delete(TOKENS).where(TOKENS.c.account == account))

    def passkeys(self, account: str) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        return self._passkeys(PASSKEYS.c.account == account)

    def passkey(self, ident: str) -> Passkey | None:
        """A passkey by its id."""
        return next(iter(self._passkeys(PASSKEYS.c.id == ident)), None)

    def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey. Raises Conflict where there is one with its id."""
        try:
            with self.storage.writing() as connection:
                connection.execute(insert(PASSKEYS), asdict(passkey))
        except IntegrityError as error:
            raise Conflict("there is such a passkey") from error

    def use_passkey(self, ident: str, counter: int, now: float) -> None:
        """Note that a passkey has signed."""
        with self.storage.writing() as connection:
            connection.execute(update(PASSKEYS).where(PASSKEYS.c.id == ident).values(counter=counter, used=now))

    def accounts(self) -> list[Account]:
        """All accounts, the oldest first."""
        with self.storage.engine.connect() as connection:
            return [_account(row) for row in connection.execute(select(*FIELDS).where(PRESENT).order_by("created"))]

    def results_of(self, account: str) -> dict[str, list[dict[str, Any]]]:
        """How the matches of an account have ended, and its ratings."""
        results = select(RESULTS).where(RESULTS.c.account == account).order_by(RESULTS.c.ended)
        ratings = select(RATINGS).where(RATINGS.c.account == account)
        with self.storage.engine.connect() as connection:
            return {
                "results": [dict(row) for row in connection.execute(results).mappings()],
                "ratings": [dict(row) for row in connection.execute(ratings).mappings()],
            }

    def company_of(self, account: str) -> dict[str, Any]:
        """Whom somebody likes to meet or has blocked, whom he has asked to a table, and to which he is asked."""
        return {
            "regards": [asdict(one) for one in company.regards(self.storage, account)],
            "invitations": [
                {"table": one.table_id, "seat": one.seat, "name": one.name, "created": one.created}
                for one in company.sent(self.storage, account)
            ],
            "asked": [
                {"table": one.table_id, "seat": one.seat, "created": one.created}
                for one in company.received(self.storage, account)
            ],
        }

    def kept_of(self, account: str) -> dict[str, list[dict[str, Any]]]:
        """What else is kept of somebody: vacations, reports, what he is kept from, what he did as host or moderator."""
        asked = {
            "vacations": select(VACATIONS).where(VACATIONS.c.account == account).order_by(VACATIONS.c.begin),
            "providers": select(IDENTITIES).where(IDENTITIES.c.account == account),
            "sanctions": select(SANCTIONS).where(SANCTIONS.c.account == account),
            "reports": select(*(REPORTS.c[name] for name in REPORT_FIELDS)).where(REPORTS.c.reporter == account),
            "done": select(*(AUDIT.c[name] for name in DONE_FIELDS)).where(AUDIT.c.actor == account),
        }
        with self.storage.reading() as connection:
            return {name: [dict(row) for row in connection.execute(rows).mappings()] for name, rows in asked.items()}

    def tables_of(self, account: str) -> list[dict[str, Any]]:
        """All that an account holds and has said at tables, the latest first."""
        with self.storage.reading() as connection:
            own = select(CLAIMS.c.table_id).where(CLAIMS.c.session == account)
            asked = (
                select(*(TABLES.c[name] for name in TABLE_FIELDS), POSITIONS.c.over)
                .join(POSITIONS)
                .where((TABLES.c.host == account) | TABLES.c.id.in_(own))
                .order_by(POSITIONS.c.updated.desc())
            )
            found = []
            for row in connection.execute(asked).mappings().all():
                seats = (CLAIMS.c.table_id == row["id"]) & (CLAIMS.c.session == account)
                held = list(connection.execute(select(CLAIMS.c.seat).where(seats)).scalars())
                spoken = (MESSAGES.c.table_id == row["id"]) & MESSAGES.c.sender.in_(held)
                spoken &= MESSAGES.c.account.is_(None) | MESSAGES.c.account.in_(("", account))  # none of a predecessor
                said = select(*(MESSAGES.c[name] for name in ("sender", "readers", "text", "created"))).where(spoken)
                messages = [dict(one) for one in connection.execute(said.order_by(MESSAGES.c.number)).mappings()]
                found.append({**row, "seats": held, "messages": messages})
            return found

    def _passkeys(self, which: Any) -> list[Passkey]:
        with self.storage.engine.connect() as connection:
            rows = connection.execute(select(PASSKEYS).where(which).order_by(PASSKEYS.c.created)).mappings()
            return [Passkey(**row) for row in rows]

    def _logins(self, which: Any) -> list[Login]:
        with self.storage.engine.connect() as connection:
            rows = connection.execute(select(LOGINS).where(which).order_by(LOGINS.c.seen.desc())).mappings()
            return [Login(**row) for row in rows]

    def _end(self, connection: Connection, which: Any) -> None:
        for account in set(connection.execute(select(LOGINS.c.account).where(which)).scalars()):
            self._tell(connection, account)
        connection.execute(delete(LOGINS).where(which))

    def _tell(self, connection: Connection, account: str) -> None:
        """Let the other processes know that something is so no longer of an account."""
        if not self.storage.sqlite:
            connection.execute(queries.NOTIFY, {"channel": CHANNEL, "payload": f"account {self._sender} {account}"})

    def _one(self, asked: Any) -> Account | None:
        with self.storage.engine.connect() as connection:
            row = connection.execute(asked).one_or_none()
            return None if row is None else _account(row)


def _account(row: Any) -> Account:
    return Account(**{name: getattr(row, name) for name in Account.__struct_fields__})


def _this(account: str) -> Update:
    return update(ACCOUNTS).where(ACCOUNTS.c.id == account)
