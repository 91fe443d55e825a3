"""The forms of what people are told when they are not looking: tables that wait, and ways on which they are told."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

ChannelKind = Literal["page", "push", "hook", "mail", "feed"]
HookForm = Literal["json", "discord", "slack"]
Told = Literal["turn", "short", "over", "message", "invitation", "round", "event-over", "vote"]
Wanted = Annotated[list[Told], Meta(max_length=10)]
Address = Annotated[str, Meta(min_length=1, max_length=1_000)]
Language = Annotated[str, Meta(min_length=2, max_length=20)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{16,200}={0,2}(?![\s\S])")]


class WaitingTable(Struct, frozen=True):
    """A table that waits for this browser; `since` is when it was asked what it owes longest.

    `short`: little is left to one of its seats.
    """

    id: str
    name: str
    game: str
    seats: list[str]
    since: float | None
    short: bool = False


class RecessView(Struct, frozen=True):
    """A pause of the whole house for upkeep, announced or begun; `now` is the server's time."""

    begins: float
    message: str
    closed: bool
    now: float


class ToldView(Struct, frozen=True):
    """One thing that a page tells, in a sentence; `place` is the page that it is about, `id` the same again.

    `seen`: its reader has it before his eyes, here or elsewhere.
    """

    id: str
    kind: Told
    text: str
    place: str
    seen: bool


class Waiting(Struct, frozen=True):
    """The tables that wait for this browser, which has been asked longest at the first; and what all are told now.

    `told`: what a page of this browser tells of the last minutes; null where it does not want to be told so.
    """

    tables: list[WaitingTable]
    recess: RecessView | None = None
    told: list[ToldView] | None = None


class ChannelView(Struct, frozen=True):
    """A way on which this browser is told; `fault`: why the last attempt failed; `open`: it is used."""

    id: str
    kind: ChannelKind
    table: str | None
    address: str
    form: str
    wanted: list[Told]
    open: bool
    fault: str


class ChannelsView(Struct, frozen=True):
    """The ways that this browser has set up, and what else this server can do; `push`: its public key."""

    channels: list[ChannelView]
    push: str | None
    mail: bool


class ChannelMade(Struct, frozen=True):
    """A new way; `secret` is shown this once: what a hook's requests are signed with, or the path of a feed."""

    channel: ChannelView
    secret: str


class HookRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A webhook: of this browser's seats or, set up by its host, of all that a table's players may know."""

    address: Address
    form: HookForm
    table: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    wanted: Wanted
    language: Language


class PageRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pages of this browser tell of it while they are open."""

    wanted: Wanted
    language: Language


class PushRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the browser's push service has given it."""

    address: Address
    p256dh: Key
    auth: Key
    wanted: Wanted
    language: Language


class MailRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mail address, which is asked first."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    wanted: Wanted
    language: Language


class FeedRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In which language a feed speaks."""

    language: Language


class SecretRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a link that came by mail."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)]


class WantedRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Of what to tell on a way from now on; it is tried again if it did not work."""

    wanted: Wanted
    language: Language
