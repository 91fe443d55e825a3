"""The forms of the lobby: tables that wait for players."""

from __future__ import annotations

from msgspec import Struct

from pragmatica.server.clocks.pace import Pace
from pragmatica.server.forms.views import PersonView, SeatView


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table with a free seat.

    `free`: the seats at which one may sit down; `members`: everybody must be signed in; `rated`: the match counts for
    ratings. `language` is spoken there (ISO 639), "" where none has been named. `least` and `most`: the ratings with
    which one may sit down unasked. `host` has opened it: his account, or what he is called; `mine`: the seats
    that this browser holds; `hosting`: it is its host.
    """

    id: str
    name: str
    game: str
    scenario: str
    players: int
    options: dict[str, str | bool]
    pace: Pace | None
    language: str
    members: bool
    rated: bool
    least: int | None
    most: int | None
    created: float
    host: PersonView | None
    host_name: str
    seats: list[SeatView]
    free: list[str]
    mine: list[str]
    hosting: bool


class OfferedTable(Struct, frozen=True, kw_only=True):
    """A public match that goes on; its `seats` are those that players leave to whoever wants them."""

    id: str
    name: str
    game: str
    scenario: str
    players: int
    pace: Pace | None
    rated: bool
    seats: list[str]


class LobbyView(Struct, frozen=True, kw_only=True):
    """A page of the open tables, the latest first; `next` asks for the following page, null at the last.

    `offered` stands on the first page.
    """

    tables: list[OpenTable]
    next: str | None
    offered: list[OfferedTable]
