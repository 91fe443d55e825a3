"""Whether the chance in a match is what its seed makes, whether anybody was bound to that, and whether it can be."""

from __future__ import annotations

import re
from typing import Literal

from pragmatica.core.errors import PragmaticaError, Reason, Unreadable, Value
from pragmatica.core.match import Match
from pragmatica.core.saved import reading
from pragmatica.core.sealing import SALT_BYTES, commitment, joint_seed, parts_told

# Whatever is free in what the seed is joined of, a server could choose when it has seen the parts.
_PART = re.compile(r"(?:[0-9a-f]{2}){16,64}")
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
Seal = Literal["joint", "server", "position", "none"]


def seal_of(match: Match) -> Seal:
    """Who was bound to the seed: `joint`, the server before browsers sent their parts; `server`, it alone; `none`.

    `position`: the match began at one that somebody wrote, hands and all, and no seal is of that.
    """
    if match.start_position is not None:
        return "position"
    if "Commitment" not in match.tags:
        return "none"
    return "joint" if "ServerSeed" in match.tags else "server"


def verify(match: Match, language: str = "en") -> list[str]:
    """What is wrong with the chance in the match, each a sentence; empty when all is as it should be. See `faults`."""
    return [fault.text(language) for fault in faults(match)]


def faults(match: Match) -> list[Reason]:
    """What the seed does not account for; empty when every shuffle and die is as it should be.

    All that was done must have been lawful then, and lead to where the match is. Where the tags tell how the seed was
    bound (`Commitment`, `Salt`, `ServerSeed`, `TableId`, `Part.…`), it must be the one that follows. `seal_of` tells
    whether they do: without, whoever made the match may have chosen the seed.
    """
    if match.seed is None:
        return [_fault("core-verify-no-seed")]
    found = _unbound(match, match.seed)
    if match.start_position is not None:
        fresh = Match.from_position(match.start_position, match.seed)
    else:
        fresh = Match.start(match.game, match.setup, match.seed)
    if fresh.start_chance != match.start_chance:
        return [*found, _fault("core-verify-first-draws")]
    for number, record in enumerate(match.records):
        try:
            fresh.repeat(record._replace(chance=()))
        except PragmaticaError as error:
            return [*found, _fault("core-verify-not-played", number=number, error=str(error))]
        if fresh.records[-1].chance != record.chance:
            return [*found, _fault("core-verify-other-draws", number=number, draws=str(list(record.chance)))]
    if fresh.digest() != match.digest():
        found.append(_fault("core-verify-elsewhere"))
    return found


def _fault(message: str, **arguments: Value) -> Reason:
    return Reason("", message, arguments)


def _unbound(match: Match, seed: int) -> list[Reason]:
    """What does not fit of all that the tags tell about the seed."""
    tags, found = match.tags, list[Reason]()
    parts = parts_told(tags, match.seats)
    named = {name for name in tags if name.startswith("Part.")}
    if len(named) != len(parts):
        found.append(_fault("core-verify-no-seat"))
    if not all(_PART.fullmatch(part) for part in parts.values()):
        found.append(_fault("core-verify-part-written"))
    try:
        salt = bytes.fromhex(tags.get("Salt", ""))
        own = int(tags["ServerSeed"], 16) if "ServerSeed" in tags else seed
        made = commitment(own, salt)
    except (ValueError, OverflowError):
        return [*found, _fault("core-verify-unreadable")]
    if "ServerSeed" in tags and len(salt) != SALT_BYTES:
        found.append(_fault("core-verify-salt", bytes=len(salt), wanted=SALT_BYTES))
    if "ServerSeed" in tags and not _TABLE.fullmatch(tags.get("TableId", "")):
        found.append(_fault("core-verify-table"))
    if tags.get("Commitment", made) != made:
        found.append(_fault("core-verify-commitment"))
    if "ServerSeed" in tags:
        if joint_seed(own, salt, tags.get("TableId", ""), parts) != seed:
            found.append(_fault("core-verify-joined"))
    elif named:
        found.append(_fault("core-verify-parts-alone"))
    return found


def check_position(match: Match) -> None:
    """Whether the match is in a position that can be written, and reads back. Raises Unreadable.

    What this program has saved itself always is; a file may have been written by anybody.
    """
    with reading("state"):
        position = match.to_position()
        twin = Match.from_position(position, 0)
        if twin.to_position() != position or twin.digest() != match.digest():
            raise Unreadable("this is no position that can occur")
