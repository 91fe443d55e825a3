"""The forms of what people who are known here have to do with each other: invitations, favourites and blocks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pragmatica.server.forms.lobby import OpenTable
from pragmatica.server.forms.views import AccountView

Kind = Literal["favourite", "block"]


class InviteRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of whoever is asked to a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]


class ReceivedView(Struct, frozen=True, kw_only=True):
    """Somebody asks the reader to a seat of his table."""

    table: OpenTable
    seat: str
    created: float


class SentView(Struct, frozen=True, kw_only=True):
    """The reader has asked somebody, by the name that he wrote; whether there is any such person is not told."""

    table: str
    seat: str
    name: str
    created: float


class InvitationsView(Struct, frozen=True, kw_only=True):
    """What the reader is asked, and whom he has asked, the latest first; an invitation that is declined has gone."""

    received: list[ReceivedView]
    sent: list[SentView]


class RegardRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one regards another, by the id of his account; null: in no way."""

    account: Annotated[str, Meta(min_length=1, max_length=100)]
    kind: Kind | None


class RegardView(Struct, frozen=True, kw_only=True):
    """Somebody whom the reader likes to meet, or does not."""

    account: AccountView
    kind: Kind
