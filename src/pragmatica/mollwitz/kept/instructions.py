"""Standing instructions: what a unit does about a window without its player being asked.

Each unit has one for each kind of window. They are nobody's business but their player's, and may be changed at any
time. Their list is never changed in place: a new one takes the place of the old.
"""

from __future__ import annotations

from typing import Final

# Kinds of windows [W-6.21, W-6.14, W-11.6, W-10.23]
VOLLEY: Final = 0  # of infantry, or canister, as a reaction
BEND: Final = 1  # bent or repelling line
SQUARE: Final = 2
CHARGE: Final = 3  # counter-charge
WITHDRAW: Final = 4
FACE: Final = 5  # turn towards horse at flank or rear
DEFEND: Final = 6  # defensive fire before a melee
# By arm, the windows that its units can meet, and those whose answer needs a test
WINDOWS_OF: Final = (
    (VOLLEY, BEND, SQUARE, DEFEND),
    (CHARGE, WITHDRAW, FACE),
    (CHARGE, WITHDRAW, FACE),
    (VOLLEY, DEFEND),
)
TESTED: Final = (BEND, SQUARE, CHARGE, FACE)
KINDS: Final = ("volley", "bend", "square", "charge", "withdraw", "face", "defend")

# What they say
ASK: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2
FROM: Final = 10  # and more: when the chance is at least so many of ten less this
MOST: Final = 20


def is_one(arm: int, kind: int, value: int) -> bool:
    """Whether units of the arm can be told this about this kind of window."""
    if kind not in WINDOWS_OF[arm]:
        return False
    return value in (ASK, NEVER, ALWAYS) or (kind in TESTED and FROM < value <= MOST)


def empty(units: int) -> list[int]:
    """Ask about everything."""
    return [ASK] * (units * len(KINDS))


def of(instructions: list[int], unit: int, kind: int) -> int:
    """What the unit has been told about a kind of window."""
    return instructions[unit * len(KINDS) + kind]


def given(instructions: list[int], unit: int, kind: int, value: int) -> list[int]:
    """The instructions with this one among them."""
    changed = instructions[:]
    changed[unit * len(KINDS) + kind] = value
    return changed


def code(unit: int, kind: int, value: int) -> int:
    """The number of an instruction as an answer: what it is about and what it says in one."""
    return (unit * len(KINDS) + kind) * (MOST + 1) + value


def unit_of(code: int) -> int:
    """The unit of such a number."""
    return code // (MOST + 1) // len(KINDS)


def kind_of(code: int) -> int:
    """The kind of window."""
    return code // (MOST + 1) % len(KINDS)


def value_of(code: int) -> int:
    """What it says."""
    return code % (MOST + 1)


def agrees(value: int, chance: int) -> bool:
    """Whether an instruction that does not ask has it done, at this chance of ten."""
    return value == ALWAYS or (value >= FROM and chance >= value - FROM)
