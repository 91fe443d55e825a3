"""Names of players and tables: any script, normalised, of reasonable length, without characters that play tricks."""

from __future__ import annotations

import unicodedata
from typing import Final

from pragmatica.core.errors import Unreadable

MOST_CHARACTERS: Final = 40
MOST_CODE_POINTS: Final = 160
JOINERS: Final = {"\u200c", "\u200d"}  # needed by Persian, Indic scripts and emoji
REFUSED: Final = {
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
}  # control, format, surrogate, private, unassigned, line ends


def clean_name(text: str, field: str) -> str:
    """The name in normal form (NFC, single spaces). Raises Unreadable naming the field."""
    if len(text) > MOST_CODE_POINTS:
        raise Unreadable(f"too long; at most {MOST_CHARACTERS} characters", field)
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if any(unicodedata.category(one) in REFUSED and one not in JOINERS for one in name):
        raise Unreadable("control characters are not allowed", field)
    if length(name) > MOST_CHARACTERS:
        raise Unreadable(f"too long; at most {MOST_CHARACTERS} characters", field)
    return name


def length(name: str) -> int:
    """Characters as a reader counts them: marks and joiners belong to the character before."""
    count, joined = 0, False
    for one in name:
        mark = unicodedata.category(one) in {"Mn", "Me", "Mc"} or one in JOINERS
        if not mark and not joined:
            count += 1
        joined = one == "\u200d"
    return count
