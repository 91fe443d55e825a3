"""The terminal's streams: every command lives with any encoding, and with streams that are closed or full."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, TextIO

READABLE: Final = "pragmatica-readable"  # the name of the handler below
PLAIN: Final = {  # signs of our texts that many encodings lack
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "→": "->",
    "←": "<-",
    "“": '"',
    "”": '"',
    "„": '"',
    "’": "'",
    "×": "x",
    "·": "-",
    "≥": ">=",
    "≤": "<=",
    "ł": "l",
    "Ł": "L",
    "ß": "ss",
}


def prepare() -> None:
    """Make the three streams usable, whatever they were given as."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by the caller, who does not want what is written there
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
    codecs.register_error(READABLE, _readable)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors=READABLE)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def complain(text: str) -> None:
    """Say what is wrong, if anybody can hear it, after what has been written before."""
    try:
        sys.stdout.flush()
    except OSError:
        silence(sys.stdout)
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Write nothing more to a stream, not even at shutdown."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _readable(error: UnicodeError) -> tuple[str, int]:
    """Replace what the encoding lacks by what it looks like, a letter without accents say, or else by its number."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    letters = "".join(one for one in unicodedata.normalize("NFKD", sign) if one.isascii())
    return PLAIN.get(sign) or letters or ascii(sign)[1:-1]
