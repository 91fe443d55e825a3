"""Accounts: what is received and sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pragmatica.server.forms.requests import Name

Role = Literal["member", "moderator", "administrator"]
Password = Annotated[str, Meta(max_length=500)]
Language = Annotated[str, Meta(pattern=r"^(?:[a-z]{2,3})?(?![\s\S])")]
Address = Annotated[str, Meta(max_length=300)]
Given = Annotated[str, Meta(min_length=1, max_length=200)]
Day = Annotated[str, Meta(max_length=10)]
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


class KeyRegisterRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new account that is to have a passkey and no password; language and zone as in any registration."""

    name: Name
    language: Language = ""
    zone: Zone = ""


class OwnAccountView(Struct, frozen=True, kw_only=True):
    """An account as its owner sees it."""

    id: str
    name: str
    role: Role
    language: str
    zone: str
    created: float
    mail: str | None


class SignedInView(Struct, frozen=True, kw_only=True):
    """Who is signed in in this browser, and whether accounts can be made here, links mailed and vacations taken.

    `provider`: what a provider of identities is called with which one can sign in.
    """

    account: OwnAccountView | None
    registration: bool
    mail: bool
    vacations: bool
    provider: str | None


class WaysView(Struct, frozen=True, kw_only=True):
    """How one comes into one's account; a mailed link only where this server sends any."""

    password: bool
    passkeys: int
    mail: bool
    provider: bool


class ProviderRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To go to the provider of identities; `link`: so that the account which is signed in is known there, too."""

    link: bool


class ProviderOffer(Struct, frozen=True, kw_only=True):
    """Where the browser goes, and what it keeps to prove that it was this one which went."""

    address: str
    proof: str


class ProviderAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the browser has come back with, and its proof."""

    proof: Given
    state: Given
    code: Annotated[str, Meta(min_length=1, max_length=4_000)]


class AddressRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mail address for one's account; the password proves who asks, where there is one."""

    address: Address
    password: Password = ""
    language: Language = ""


class LinkRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A link to be mailed: to sign in, or to set a password."""

    address: Address
    purpose: Literal["enter", "reset"]
    language: Language = ""


class LinkSecret(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a link that came by mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class NewName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another name for an account."""

    name: Name


class NewPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another password; `old` proves who asks, where there is one."""

    password: Password
    old: Password = ""


class NewSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The language in which one is written to, and the IANA name of one's time; nothing: as the browser has it."""

    language: Language
    zone: Zone


class ResetRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a link that sets a password."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Password


class DeletionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An account is to be deleted; the password proves who asks, where there is one."""

    password: Password = ""


class VacationRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A vacation from day to day, as in 2026-07-31; `zone` of the browser, where the account has none."""

    first: Day
    last: Day
    zone: Zone = ""


class VacationEnd(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which vacation is to end."""

    begin: float


class VacationView(Struct, frozen=True, kw_only=True):
    """From one moment to another; it takes so many days of the year."""

    begin: float
    end: float
    days: int


class VacationsView(Struct, frozen=True, kw_only=True):
    """What is planned, and how many days are left of those of a year."""

    yearly: int
    left: int
    planned: list[VacationView]


class DeviceView(Struct, frozen=True, kw_only=True):
    """A browser in which somebody is signed in; `seen` to the hour. `here`: the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class PasskeyOffer(Struct, frozen=True, kw_only=True):
    """What a browser makes a passkey from, or signs with one (WebAuthn, in JSON)."""

    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser has made or signed (WebAuthn, in JSON)."""

    credential: dict[str, Any]


class PasskeyView(Struct, frozen=True, kw_only=True):
    """A passkey, called after the device where it was made."""

    id: str
    name: str
    created: float
    used: float | None
