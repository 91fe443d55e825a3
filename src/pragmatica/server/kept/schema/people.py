"""The tables of accounts, of how people regard one another, and of order among them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
)

from pragmatica.server.kept.schema.common import METADATA

ACCOUNTS: Final = Table(
    "accounts",  # of one that was deleted only the id stays, and that it was deleted
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, unique=True),  # what names have in common that look the same
    Column("password", Text),  # hash by argon2; NULL: it has none
    Column("mail", Text),  # in small letters; its owner has confirmed it
    Column("mail_confirmed", Double),
    Column("role", Text, nullable=False, server_default="member"),  # member, moderator or administrator
    Column("language", Text, nullable=False, server_default=""),
    Column("zone", Text, nullable=False, server_default=""),  # of time, by its IANA name
    Column("created", Double, nullable=False),
    Column("deleted", Double),
    Index("accounts_by_mail", "mail"),
)
INVITATIONS: Final = Table(
    "invitations",  # to seats of tables that have not begun
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Text, nullable=False),
    Column("name", Text, nullable=False),  # as the host has written it
    Column("account", Text, ForeignKey("accounts.id")),  # NULL: nobody is told
    Column("sender", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("invitations_by_account", "account"),
    Index("invitations_by_sender", "sender"),
)
REGARDS: Final = Table(
    "regards",  # whom an account likes to meet, or does not
    METADATA,
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("other", Text, ForeignKey("accounts.id"), nullable=False),
    Column("kind", Text, nullable=False),  # favourite or block
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("account", "other"),
    Index("regards_by_other", "other"),
)
LOGINS: Final = Table(
    "logins",  # browsers in which somebody is signed in
    METADATA,
    Column("session", Text, primary_key=True),  # digest
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("device", Text, nullable=False),  # browser and system, as names
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),  # to the hour
    Index("logins_by_account", "account"),
)
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # of the credential, in base64url
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("public_key", Text, nullable=False),  # likewise
    Column("counter", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("passkeys_by_account", "account"),
)
TOKENS: Final = Table(
    "tokens",  # secrets that are good once, for a while
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id")),
    Column("detail", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Index("tokens_by_account", "account"),
    Index("tokens_by_age", "expires"),
)
ERRANDS: Final = Table(
    "errands",  # mails about accounts: asked for by requests, sent by whoever looks here next
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # confirm, enter, reset or changed
    Column("account", Text, ForeignKey("accounts.id")),  # NULL: of those that have the address, if there are any
    Column("address", Text, nullable=False),  # empty once it has been done
    Column("known", Text, nullable=False),  # digest of the address, by which mails are counted
    Column("language", Text, nullable=False),  # of whoever asked
    Column("created", Double, nullable=False),
    Column("due", Double, nullable=False),  # not before; while a process works on it, when another may
    Column("tries", Integer, nullable=False),
    Index("errands_by_due", "due"),
    Index("errands_by_address", "known"),
    Index("errands_by_account", "account"),
)
IDENTITIES: Final = Table(
    "identities",  # people as a provider of identities knows them
    METADATA,
    Column("issuer", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", Double, nullable=False),
    PrimaryKeyConstraint("issuer", "subject"),
    Index("identities_by_account", "account"),
)
VACATIONS: Final = Table(
    "vacations",  # when the correspondence clocks of an account's seats stand
    METADATA,
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("begin", Double, nullable=False),
    Column("end", Double, nullable=False),
    Column("days", Integer, nullable=False),  # of the year that it takes
    PrimaryKeyConstraint("account", "begin"),
    Index("vacations_by_end", "end"),
)
SANCTIONS: Final = Table(
    "sanctions",  # what moderators keep accounts from, for a time
    METADATA,
    Column("account", Text, ForeignKey("accounts.id"), nullable=False),
    Column("kind", Text, nullable=False),  # mute: from talking; block: from signing in
    Column("until", Double, nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("account", "kind"),
)
REPORTS: Final = Table(
    "reports",  # messages and names that readers have told moderators of, each once
    METADATA,
    Column("id", Text, primary_key=True),  # made from what it is about
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),  # message or name
    Column("seat", Text, nullable=False),  # whose it was
    Column("account", Text),  # who held the seat, where he is known here
    Column("text", Text, nullable=False),  # what was said, or the name
    Column("open", Boolean, nullable=False),  # nobody has seen to it
    Column("reporter", Text, nullable=False),  # digest of a session, or the id of an account
    Column("note", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("reports_by_reporter", "reporter", "created"),
    Index("reports_by_age", "open", "created"),
)
