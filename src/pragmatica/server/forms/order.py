"""Order in the house: what moderators and readers send, and what they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pragmatica.server.forms.requests import Id, Name, Small

Reason = Annotated[str, Meta(min_length=1, max_length=300)]
Hours = Annotated[float, Meta(gt=0, le=24 * 366)]
SanctionKind = Literal["mute", "block"]


class SanctionRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Keep an account, by its name, from talking or from signing in for some hours."""

    name: Name
    kind: SanctionKind
    hours: Hours
    reason: Reason


class ReasonRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Why a moderator does something."""

    reason: Reason


class SeatOrderRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """To whom a seat goes that a moderator takes over: a bot, a successor by link, or whoever wants it."""

    to: Literal["bot", "link", "public"]
    reason: Reason


class ReportRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a reader tells moderators of: the message of this number among those he has heard, or a seat's name."""

    kind: Literal["message", "name"]
    reader: Id | None = None
    index: Small = 0
    seat: Id | None = None
    note: Annotated[str, Meta(max_length=300)] = ""


class ReportView(Struct, frozen=True, kw_only=True):
    """A report: the message or name by itself, and whose it was."""

    id: str
    table: str
    kind: Literal["message", "name"]
    seat: str
    account: str | None
    text: str
    note: str
    created: float


class SanctionView(Struct, frozen=True, kw_only=True):
    """What an account is kept from."""

    account: str
    name: str
    kind: SanctionKind
    until: float
    reason: str


class AuditView(Struct, frozen=True, kw_only=True):
    """What a host or a moderator has done; `who`: the name of his account; `subject`: a seat, or an account's name."""

    table: str | None
    when: float
    who: str | None
    role: str
    what: str
    subject: str
    reason: str


class ModerationView(Struct, frozen=True, kw_only=True):
    """What moderators look at."""

    reports: list[ReportView]
    sanctions: list[SanctionView]
    audit: list[AuditView]
