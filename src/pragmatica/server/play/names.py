"""Names of players and tables: any script, normalised, of reasonable length, without signs that play tricks.

And what a mail address is, which is none of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import disarm

from pragmatica.core import signs
from pragmatica.server.errors import Refused

MOST_CHARACTERS: Final = 40
MOST_CODE_POINTS: Final = 160
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
# Letters that the library takes for those without a stroke or cedilla: UTS 39 does not, and no Pole or Dane would.
_APART: Final = str.maketrans({
    "Ł": "L\u0338", "ł": "l\u0338", "Ø": "O\u0338", "ø": "o\u0338", "Đ": "D\u0335", "đ": "d\u0335",
    "Ħ": "H\u0335", "ħ": "h\u0335", "Ŧ": "T\u0335", "ŧ": "t\u0335", "Ç": "C\u0326", "ç": "c\u0326",
})  # fmt: skip


def clean_name(text: str, field: str) -> str:
    """The name in normal form (NFC, single spaces); none may be given. Raises Refused naming the field."""
    name = clean(text, field, MOST_CHARACTERS, MOST_CODE_POINTS)
    if not name and text.strip():
        raise Refused("bad-text", f"{field}: nothing of it can be seen")
    return name


def clean(text: str, field: str, most_characters: int, most_code_points: int, *, lines: bool = False) -> str:
    """The text in normal form, empty where it shows nothing; its lines are kept or joined. Raises Refused."""
    too_long = f"{field}: too long; at most {most_characters} characters"
    if len(text) > most_code_points:
        raise Refused("bad-text", too_long)
    rows = [" ".join(row.split()) for row in text.splitlines()] if lines else [" ".join(text.split())]
    for row in rows:
        if found := signs.trick(row):
            raise Refused("bad-text", f"{field}: {found} is a control character, which is not allowed")
    whole = signs.trimmed("\n".join(disarm.normalize(row, form="NFC") for row in rows))
    if length(whole) > most_characters:
        raise Refused("bad-text", too_long)
    return whole


def is_address(text: str) -> bool:
    """Whether a mail can be sent there."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def length(text: str) -> int:
    """Characters as a reader counts them: marks, joined signs and the tags of a flag belong to the one before."""
    return disarm.grapheme_len(text)


def require_distinct(name: str, others: Iterable[str], field: str) -> None:
    """Raises Refused where a reader could take the name for one of the others."""
    if name and any(looks(name) == looks(other) for other in others if other):
        raise Refused("name-taken", f"{field}: another seat has this name, or one that looks like it")


def looks(name: str) -> str:
    """What all names have in common that look the same (the skeleton of UTS 39), in capitals or not.

    The library leaves out what UTS 39 says of m and rn, lest it finds too much in ordinary text.
    """
    return disarm.skeleton_key(name.translate(_APART), digit_policy="tr39").replace("m", "rn")
