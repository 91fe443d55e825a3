"""What is kept of accounts, row by row; the columns are explained in `kept.schema`."""

from __future__ import annotations

from typing import Literal

import msgspec

Role = Literal["member", "moderator", "administrator"]


class Account(msgspec.Struct, frozen=True):
    """A row of `accounts`, without what proves who somebody is."""

    id: str
    name: str
    role: Role
    language: str
    zone: str
    created: float
    mail: str | None = None
    mail_confirmed: float | None = None


class Passkey(msgspec.Struct, frozen=True):
    """What is kept of a passkey: its public half."""

    id: str
    account: str
    public_key: str
    counter: int
    name: str
    created: float
    used: float | None = None


class Token(msgspec.Struct, frozen=True):
    """What a secret was good for."""

    account: str | None
    detail: str


class Login(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in."""

    session: str
    account: str
    device: str
    created: float
    seen: float
