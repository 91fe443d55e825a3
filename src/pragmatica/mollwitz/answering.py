"""What a seat may answer or do now, and doing it: answers to questions, and instructions for windows at any time."""

from __future__ import annotations

from pragmatica.core.flow.answering import apply as apply
from pragmatica.core.flow.answering import legal as legal
from pragmatica.core.notice import NEVER, Shown
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.state import State


def extra(s: State, seat: int) -> list[int]:
    """None is listed: there are too many instructions."""
    return []


def may_instruct(s: State, seat: int, code: int) -> bool:
    """Whether the number is that of an instruction for one of the seat's units, which a window of its arm is about."""
    unit = instructions.unit_of(code)
    if s.reason or not 0 <= unit < s.army.units or s.army.side[unit] != seat or not s.rules.lineup.takes_part[unit]:
        return False
    return instructions.is_one(s.army.arm[unit], instructions.kind_of(code), instructions.value_of(code))


def apply_extra(s: State, seat: int, code: int) -> None:
    """Keep an instruction; a list of them is never changed."""
    unit, kind = instructions.unit_of(code), instructions.kind_of(code)
    s.instructions = instructions.given(s.instructions, unit, kind, instructions.value_of(code))


def shown(s: State, seat: int, code: int, extra: bool) -> Shown:
    """When others may read the answer: an instruction never."""
    if extra:
        return NEVER
    assert s.top is not None
    return s.top.shown(s, seat, code)
