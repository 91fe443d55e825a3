"""Positions of Maria, and how they are refused."""

from __future__ import annotations

from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match, Unreadable

HEAD: Final = {"format": "pragmatica-position", "version": 1, "game": "maria"}
ADVANCED: Final = HEAD | {"scenario": "advanced"}


def refusal(fields: dict[str, Any]) -> tuple[str, str]:
    """Where, and by which rule, a position with these fields is refused."""
    with pytest.raises(Unreadable) as caught:
        pragmatica.from_position(fields)
    return caught.value.where, str(caught.value).rpartition("[")[2].rstrip("]")


def advanced(**fields: Any) -> Match:
    """A match of the advanced game from a position."""
    return pragmatica.from_position(ADVANCED | fields)
