"""The forms of all that is received, with bounds of size and number; studies and lessons have their own."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pragmatica.server.clocks.pace import Pace
from pragmatica.server.forms.views import Control

Id = Annotated[str, Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(max_length=200)]
Targets = Annotated[list[Id], Meta(min_length=1, max_length=8)]  # of a question
Part = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{2}){16,64}(?![\s\S])")]  # `$` would let a line end pass
Spoken = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(?![\s\S])")]
Rating = Annotated[int, Meta(ge=0, le=10_000)]
Small = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Instructions = Annotated[
    list[dict[Id, Annotated[str, Meta(max_length=200)] | int | bool | None]], Meta(min_length=1, max_length=500)
]


class MessageRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to say at a table, as one of this browser's seats; no readers: to everybody."""

    seat: Id
    readers: Annotated[list[Id], Meta(max_length=20)] = []
    text: Annotated[str, Meta(max_length=4_000)]


class SeatRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to play a seat."""

    control: Control
    bot: Id | None = None
    name: Name = ""


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Options and seats not named take their defaults; a seat's default is this device.

    `part` is what this browser adds to the seed of the match: 16 random bytes or more, in hexadecimal.
    `bots_stay`: nobody may take over a bot's own seat. By default the host may, or whom he makes a link: a bot often
    keeps a place for somebody who comes late, and everybody is told. `analysis`: studies may be made of the match while
    it is played. `position`: where it begins (docs/positions.md), with the same scenario and players.
    `pace`: how much time seats have; none: as much as they want. `public`: everybody may find the table and watch it;
    else it is known by its links alone. At a public table seats may be `open` to whoever finds it in the lobby;
    `members`: he must be signed in. `language` (ISO 639) is spoken there. Only who has a rating from `least` to `most`
    sits down unasked; who has none yet counts as a beginner (docs/ratings.md).
    `rated`: the match counts for ratings (docs/ratings.md); for that whoever plays has an account and one seat, and it
    begins at the set-up, on the board of the house.
    """

    game: Id
    scenario: Id
    players: Annotated[int, Meta(ge=1, le=20)]
    options: Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | bool], Meta(max_length=100)] = {}
    seats: Annotated[dict[Id, SeatRequest], Meta(max_length=20)] = {}
    name: Name = ""
    board: Id | None = None
    bots_stay: bool = False
    analysis: bool = True
    rated: bool = False
    position: dict[str, Any] | None = None
    pace: Pace | None = None
    public: bool = False
    members: bool = False
    language: Spoken | None = None
    least: Rating | None = None
    most: Rating | None = None
    part: Part | None = None


class JoinRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The secret of a seat link; or a seat that is open to everybody."""

    secret: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    seat: Id | None = None
    name: Name = ""
    part: Part | None = None


class ActionsRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ids of one or more actions, to be played in order; `Played` tells how far."""

    seat: Id
    version: Small
    actions: Annotated[list[Id], Meta(min_length=1, max_length=200)]


class ClocksRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat wishes of the clocks: that all stand (or no more), that they go on, or more time for another seat."""

    seat: Id
    wish: Literal["pause", "withdraw", "go-on", "grant"]
    to: Id | None = None


class VotesRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat proposes, or answers: to end the match, won by the other, by those named, or without result."""

    seat: Id
    wish: Literal["concede", "agree", "abandon", "consent", "decline"]
    winners: Annotated[list[Id], Meta(max_length=20)] = []


class OfferRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a seat is left to a successor: by a link, or to whoever wants it; `bot` plays on until one comes."""

    way: Literal["link", "public"]
    bot: Id | None = None
    bot_plays: bool = True


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many of the latest actions to take back."""

    seat: Id
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


Instruction = Annotated[dict[Id, Annotated[str, Meta(max_length=200)] | Small | None], Meta(max_length=20)]


class InstructionsRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Standing instructions of a seat, all of which are kept, or none; what they hold is the game's own."""

    seat: Id
    instructions: Instructions


class BotRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bot that takes a seat over; the game's first where none is named."""

    bot: Id | None = None


class NameRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the player of a seat is called; nothing: he has no name."""

    name: Name


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty object."""
