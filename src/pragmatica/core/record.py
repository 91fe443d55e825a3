"""The record of a match as text: headers and readable moves, like PGN."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pragmatica.core.match import Match


def read_record(text: str) -> Match:
    """The match that a record tells. Raises Unreadable naming the line and the reason."""
    raise NotImplementedError


def verify(match: Match) -> list[str]:
    """What does not agree between the match's seed and the draws in its records; empty when all shuffles are honest."""
    raise NotImplementedError


def write_record(match: Match) -> str:
    """The record of a match as text."""
    raise NotImplementedError
