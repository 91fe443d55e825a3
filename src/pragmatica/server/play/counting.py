"""Whether a match counts for ratings: at its end every seat of a person is held by the account that held it first.

Of a table that was opened for it; docs/ratings.md tells it to players.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from pragmatica.server.errors import Refused
from pragmatica.server.play.table import StoredEvent, Table

BOT: Final = "bot:"  # what leads a seat, before the name of a bot; else it is the id of an account

Unrated = Literal["", "friendly", "no-result", "seat-changed", "same-player"]  # why not; empty: it counts

_read = msgspec.json.Decoder(dict[str, str]).decode


def leaders(table: Table) -> dict[str, str]:
    """By seat, the account that leads it, or the bot whose own seat it is; nothing where neither does."""
    found = {}
    for one in table.seats:
        person = table.person(one.seat)
        if person is not None:
            found[one.seat] = person[0]
        elif one.bot is not None and not table.holders(one.seat):
            found[one.seat] = f"{BOT}{one.bot}"
    return found


def beginning(table: Table) -> dict[str, str]:
    """By seat, who leads it as a match begins that is to count: whoever holds a seat there has an account."""
    held = {one.seat: next((claim.session for claim in table.holders(one.seat)), None) for one in table.seats}
    return {one.seat: held[one.seat] or f"{BOT}{one.bot}" for one in table.seats}


def why_not(table: Table, *, decided: bool) -> Unrated:
    """Why a match that is over does not count for ratings; `decided`: it has ended as the rules say."""
    if not table.row.rated:
        return "friendly"
    if not decided:
        return "no-result"
    first = starters(table)
    if not all(_leads_still(table, one.seat, first.get(one.seat, "")) for one in table.seats):
        return "seat-changed"
    people = [who for who in first.values() if not who.startswith(BOT)]
    return "same-player" if len(set(people)) < len(people) else ""


def starters(table: Table) -> dict[str, str]:
    """Who led the seats as the match began."""
    return _read(table.row.starters) if table.row.starters else {}


def _leads_still(table: Table, seat: str, who: str) -> bool:
    if who.startswith(BOT):
        own = table.seat(seat)
        return not own.seen and not table.holders(seat) and own.bot == who.removeprefix(BOT)
    return who in (one.session for one in table.holders(seat))


def told(why: str) -> list[StoredEvent]:
    """What is told of a match that was to count and does not."""
    return [] if why in ("", "friendly") else [StoredEvent("unrated", "table", {"why": why})]


def require_sitter(table: Table, session: str, seat: str) -> None:
    """Whoever sits down where the match counts has an account, and one seat. Raises Refused."""
    if not table.row.rated or table.dealt is not None:
        return
    if session not in table.people:
        raise Refused("needs-account", "this match counts for ratings: sign in, then sit down")
    if table.held(session) - {seat}:
        raise Refused("one-seat-each", "this match counts for ratings: you hold another seat of it")


def require_own(table: Table, session: str | None, seat: str) -> None:
    """Only who holds a seat leaves it to a bot while a match is played that counts. Raises Refused."""
    if table.row.rated and table.dealt is not None and seat not in table.held(session):
        raise Refused("not-yours", "this match counts for ratings: only who holds the seat may leave it to a bot")
