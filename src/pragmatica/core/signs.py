"""Which signs of a text show something, and which are refused because they would play tricks with those around them.

Judged by tables of Unicode's own properties, not by those of the Python that happens to run: a treaty that was lawful
on one machine must be so on another. What no version of Unicode has assigned yet passes, for a newer one may have.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

IGNORABLE: Final = (  # Default_Ignorable_Code_Point, with what is kept free for more of them
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
SPACES: Final = "\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"  # White_Space
_EMPTY: Final = "\u2800\U00013441\U00013442\U0001d159"  # letters whose picture is empty: Braille, hieroglyphs, a note
TRICKS: Final = (
    "\x00-\x1f\x7f-\x9f\u2028\u2029"  # Cc, and ends of lines
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # Bidi_Control
    "\u206a-\u206f\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0001"  # deprecated, or of use between programs only
    "\ud800-\udfff\ue000-\uf8ff\U000f0000-\U0010ffff"  # half a sign, private ones
    "\ufdd0-\ufdef" + "".join(chr(plane << 16 | low) for plane in range(15) for low in (0xFFFE, 0xFFFF))  # no signs
)
_BLANK: Final = re.compile(f"[{IGNORABLE}{SPACES}{_EMPTY}]*")
_TRICKS: Final = re.compile(f"[{TRICKS}]")
_FLAG: Final = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")  # as of England
_TAG: Final = re.compile("[\U000e0000-\U000e007f]")
# What is invisible and still belongs to the sign before it: a flag's tags, what chooses between the pictures of a sign.
_OWN: Final = re.compile(
    f"{_FLAG.pattern}|[^\x00-\x7f{IGNORABLE}{SPACES}][\ufe00-\ufe0f\U000e0100-\U000e01ef]|[#*0-9]\ufe0f"
)
_MARKS: Final = re.compile(
    "[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)  # blocks for marks alone
_OLD: Final = unicodedata.ucd_3_2_0  # the same in every Python
_BEGINNING: Final = re.compile(f"[{IGNORABLE}{SPACES}{_EMPTY}]+")
_END: Final = re.compile(rf"{_BEGINNING.pattern}\Z")


def trick(text: str) -> str:
    """The first sign that is refused, as a program writes it; empty where there is none.

    Tags are refused outside of a flag: there they show nothing, and can say anything.
    """
    found = _TRICKS.search(text) or _TAG.search(_FLAG.sub("", text))
    return "" if found is None else f"U+{ord(found[0]):04X}"


def is_blank(text: str) -> bool:
    """Whether the text shows nothing at all."""
    return _BLANK.fullmatch(text) is not None


def trimmed(text: str) -> str:
    """The text without what shows nothing at its beginning and end."""
    begun = text[found.end() :] if (found := _BEGINNING.match(text)) else text
    end = _END.search(begun)
    if end is None:
        return begun
    kept = next((own.end() for own in _OWN.finditer(begun) if own.end() > end.start()), end.start())
    return begun[:kept]


def marks(text: str) -> int:
    """The most marks that stand on one sign, such as accents."""
    most = count = 0
    for one in text:
        count = count + 1 if _OLD.combining(one) or _MARKS.match(one) else 0
        most = max(most, count)
    return most
