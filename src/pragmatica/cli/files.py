"""Files that hold a match: a game record, a saved match, or a position."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pragmatica.core.match import Match


def text_in(file: Path) -> str:
    """What a file holds; `-` is standard input. Raises OSError, Unreadable."""
    from pragmatica.core.reading import decoded

    raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    return decoded(raw, str(file))


def match_in(text: str) -> Match:
    """The match that a text tells, in whichever form. Raises Unreadable."""
    import pragmatica
    from pragmatica.core.reading import as_object, parsed_as_is
    from pragmatica.kit.written.head import FORMAT

    if not text.lstrip().startswith("{"):
        return pragmatica.read_record(text)
    data = as_object(parsed_as_is(text, "file"), "file")
    if data.get("format") == FORMAT:
        return pragmatica.from_position(data)
    return pragmatica.load(text)
