"""Clauses of treaties as rows of numbers: what each form needs, and free text; no state of play is looked at [M-21.2].

A clause is its form, then what that form needs. A draft, and what has been proposed, is several clauses in a row.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core import signs
from pragmatica.maria.kept.board import NO_CITY, NOBODY

# Forms; those from NO_ATTACK on to PEACE have a turn as their last number
CONTRACT: Final = 1  # giver, receiver, turns, cards a turn: concluded at once
CANCEL: Final = 2  # giver, receiver: ended at once
NO_ATTACK: Final = 3  # power, target: its generals step beside none of the target's
KEEP_OUT: Final = 4  # power, area: its generals do not enter it
KEEP_AWAY: Final = 5  # power, city, distance: its generals stay farther away than this
LEAVE: Final = 6  # power, area: in that turn its generals march out, and none enters it
PEACE: Final = 7  # power: Prussia offers peace, Austria accepts it, when the question comes
VOTE: Final = 8  # power, candidate
WORDS: Final = 9  # a text; kept on the players' word
FORMS: Final = ("", "contract", "cancel", "no-attack", "keep-out", "keep-away", "leave", "peace", "vote", "words")

AREAS: Final = (
    "france",
    "bavaria",
    "prussia",
    "saxony",
    "pragmatic",
    "austria",
    "silesia",
    "poland",
    "core-austria",
    "austrian-netherlands",
    "flanders-map",
    "bohemia-map",
)

# Where a clause has its numbers
FORM: Final = 0
POWER: Final = 1  # who promises; of a contract the giver
SUBJECT: Final = 2  # whom, what or where the promise is about; of a contract the receiver
CONTRACT_TURNS: Final = 3
CONTRACT_CARDS: Final = 4
DISTANCE: Final = 3
LAST: Final = -1  # the turn
TEXT: Final = 1

# Where a row of `realm.proposals` has its numbers
NUMBER: Final = 0
PROPOSER: Final = 1
ANSWERING: Final = 2
CLAUSES: Final = 3  # from here on

# Where a row of `realm.agreements` has its numbers
MAKER: Final = 0  # the seat that proposed it
PARTNER: Final = 1  # the seat that accepted it
CLAUSE: Final = 2  # from here on, one clause

NUMBERS: Final = 1000  # proposals are numbered from 1 to below this, then from 1 again
MAX_CLAUSES: Final = 4  # keep it short [M-21.3]

# What the numbers of a clause are
GIVER: Final = 0
RECEIVER: Final = 1
TURNS: Final = 2
CARDS: Final = 3
BOUND: Final = 4
TARGET: Final = 5
UNTIL: Final = 6
AREA: Final = 7
FORTRESS: Final = 8
AWAY: Final = 9
PEACEMAKER: Final = 10
VOTER: Final = 11
CANDIDATE: Final = 12
PAYER: Final = 13
PAID: Final = 14
PHRASE: Final = 15
NEEDS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (GIVER, RECEIVER, TURNS, CARDS),
    (PAYER, PAID),
    (BOUND, TARGET, UNTIL),
    (BOUND, AREA, UNTIL),
    (BOUND, FORTRESS, AWAY, UNTIL),
    (BOUND, AREA, UNTIL),
    (PEACEMAKER, UNTIL),
    (VOTER, CANDIDATE),
    (PHRASE,),
)  # by form
FIELDS: Final = (
    "power",
    "other",
    "turns",
    "cards",
    "power",
    "other",
    "until",
    "area",
    "city",
    "distance",
    "power",
    "power",
    "candidate",
    "power",
    "other",
    "text",
)  # what each is called

MAX_TEXT: Final = 180  # bytes
MOST_MARKS: Final = 2  # on one sign
END: Final = 1 << 8 * MAX_TEXT  # all numbers are below this
SMALL: Final = 16  # more than turns, cards and distances reach

# Why a text cannot be a clause
EMPTY: Final = 1
TOO_LONG: Final = 2
BAD_SIGN: Final = 3  # one that plays tricks with others, or a pile of accents


# -- rows -------------------------------------------------------------------------------------------------------------


def split(row: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The clauses of a draft, the last of which may be unfinished."""
    found: list[tuple[int, ...]] = []
    start = 0
    while start < len(row):
        end = start + 1 + len(NEEDS[row[start]])
        found.append(row[start:end])
        start = end
    return found


def is_whole(clause: tuple[int, ...]) -> bool:
    """Whether the clause has all that its form needs."""
    return len(clause) == 1 + len(NEEDS[clause[FORM]])


def checked(row: tuple[int, ...], unfinished: bool = False) -> tuple[int, ...]:
    """The row, if it is made of readable clauses. Raises ValueError."""
    start = 0
    count = 0
    while start < len(row):
        form = row[start]
        if not 0 < form < len(FORMS) or count == MAX_CLAUSES:
            raise ValueError(f"clauses: {row!r}")
        needs = NEEDS[form]
        given = row[start + 1 : start + 1 + len(needs)]
        if len(given) < len(needs) and not unfinished:
            raise ValueError(f"clauses: {row!r}")
        for need, value in zip(needs, given, strict=False):
            if not _readable(need, value):
                raise ValueError(f"clauses: {value!r} as {FIELDS[need]}")
        start += 1 + len(needs)
        count += 1
    return row


def _readable(need: int, value: int) -> bool:
    if need == PHRASE:
        return is_text(value)
    if need == AREA:
        return value < len(AREAS)
    if need == FORTRESS:
        return value < NO_CITY
    if need == CANDIDATE:
        return value < 2
    return value < (NOBODY if FIELDS[need] in ("power", "other") else SMALL)


# -- texts ------------------------------------------------------------------------------------------------------------


def fault(text: str) -> int:
    """Why the text cannot be a clause; 0 if it can: short, visible, in one line, not a tower of accents [M-21.3]."""
    if signs.is_blank(text):
        return EMPTY
    return _flaw(text)


def _flaw(text: str) -> int:
    if len(text.encode("utf-8", "surrogatepass")) > MAX_TEXT:
        return TOO_LONG
    if signs.trick(text) or text.strip() != text or signs.marks(text) > MOST_MARKS:
        return BAD_SIGN
    return 0


def number_of(text: str) -> int:
    """The number that stands for a text without fault."""
    return int.from_bytes(text.encode(), "big")


def text_of(number: int) -> str:
    """The inverse. Raises ValueError."""
    return number.to_bytes((number.bit_length() + 7) // 8, "big").decode()


def is_text(number: int) -> bool:
    """Whether the number stands for a text without fault, or for one that shows nothing, which was lawful once."""
    try:
        return number > 0 and _flaw(text_of(number)) == 0
    except (ValueError, OverflowError):
        return False
