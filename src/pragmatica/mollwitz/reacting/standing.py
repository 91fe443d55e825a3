"""Windows that a player's standing instructions answer (chapter 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import DIE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.reacting import windows

ASKED: Final = -1  # the player wants to be asked
DECLINED: Final = 0

# What a window offers, the kind of instruction about it, and what is preferred where several are wanted
_OFFERS: Final[tuple[tuple[int, int], ...]] = (
    (windows.SQUARE, instructions.SQUARE),
    (windows.FORM, instructions.BEND),
    (windows.CHARGE, instructions.CHARGE),
    (windows.VOLLEY, instructions.VOLLEY),
    (windows.FACE, instructions.FACE),
    (windows.WITHDRAW, instructions.WITHDRAW),
)


def only_answer(may: int) -> int:
    """The answer of a window that leaves no choice, ASKED where there is one: nobody is asked then.

    Infantry at flank or rear makes cavalry face it and withdraw in one; a stack that may not charge must withdraw
    [W-6.9, W-6.12].
    """
    offers = may & ~windows.MUST
    if may & windows.MUST and offers in (windows.WITHDRAW, windows.FACE | windows.WITHDRAW):
        return offers
    return ASKED


def weighs(s: State, units: list[int]) -> bool:
    """Whether an instruction of any of these units depends on a chance."""
    kinds = range(len(instructions.KINDS))
    return any(instructions.of(s.instructions, unit, kind) >= instructions.FROM for unit in units for kind in kinds)


def answer(s: State, units: list[int], may: int, chance: int = DIE) -> int:
    """What the instructions of these units, who react together, make of a window: one offer, DECLINED, or ASKED.

    Whatever one of them wants to be asked about is asked. `chance`: of ten, that the test which the answer needs is
    passed; a volley needs none. Where something must be chosen and nothing is wanted they withdraw [W-6.9, W-6.27].
    """
    forced = only_answer(may)
    if forced != ASKED:
        return forced
    wanted = DECLINED
    for offer, kind in _OFFERS:
        if not may & offer:
            continue
        values = [instructions.of(s.instructions, unit, kind) for unit in units]
        if instructions.ASK in values:
            return ASKED
        certain = offer in (windows.VOLLEY, windows.WITHDRAW)
        if wanted == DECLINED and all(instructions.agrees(value, DIE if certain else chance) for value in values):
            wanted = offer
    if wanted == DECLINED and may & windows.MUST:
        return windows.WITHDRAW
    return wanted


def is_told(s: State, units: Sequence[int], kind: int) -> bool:
    """Whether nobody of these units wants to be asked about such a window, and so about how it is carried out."""
    return all(instructions.of(s.instructions, unit, kind) != instructions.ASK for unit in units)


def defends(s: State, unit: int) -> int:
    """Whether the unit gives its defensive fire: 1 or DECLINED, or ASKED [W-10.23]."""
    value = instructions.of(s.instructions, unit, instructions.DEFEND)
    return ASKED if value == instructions.ASK else int(instructions.agrees(value, DIE))
