"""Accounts: what is received and sent."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pragmatica.server.forms.requests import Name

Role = Literal["member", "moderator", "administrator"]
Password = Annotated[str, Meta(max_length=500)]
Language = Annotated[str, Meta(pattern=r"^(?:[a-z]{2,3})?(?![\s\S])")]
Zone = Annotated[str, Meta(max_length=64)]


class RegisterRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new account. `language` of the reader and `zone`, the IANA name of his time, may be left open."""

    name: Name
    password: Password
    language: Language = ""
    zone: Zone = ""


class SignInRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Password


class OwnAccountView(Struct, frozen=True, kw_only=True):
    """An account as its owner sees it."""

    id: str
    name: str
    role: Role
    language: str
    zone: str
    created: float


class SignedInView(Struct, frozen=True, kw_only=True):
    """Who is signed in in this browser, and whether a new account can be made here."""

    account: OwnAccountView | None
    registration: bool
