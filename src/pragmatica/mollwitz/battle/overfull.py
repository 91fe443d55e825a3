"""Foot and horse that a retreat or a flight has thrown into one hex: which of them attacks (chapter 7)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.combat import melee
from pragmatica.mollwitz.kept.codes import INFANTRY
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State

FOOT: Final = 0
HORSE: Final = 1


def unnamed(s: State, ready: list[int]) -> int:
    """A hex of units who are ready to attack in which nobody has named the arm that does; off the field: none."""
    for unit in ready:
        if len({_arm(s, one) for one in melee.strikers(s, s.place[unit])}) > 1:
            return s.place[unit]
    return s.ground.off


def name_arm(s: State, below: Frame, hex: int, ready: list[int]) -> None:
    """Let the owner name the arm; if but one is ready it attacks, and the other stands by [W-7.10]."""
    arms = sorted({_arm(s, unit) for unit in ready if s.place[unit] == hex})
    question = NameArm(below, s.side_at(hex), hex)
    if len(arms) > 1:
        question.ask(s)
    else:
        question.apply(s, question.side, arms[0])


def stand_by(s: State, hex: int, attacks: int) -> None:
    """The other arm of the hex takes no part in what this one fights in this activation [W-7.10]."""
    for unit in melee.fighters(s, hex):
        if _arm(s, unit) != attacks and s.attacked[unit] != melee.FOUGHT:
            s.attacked[unit] = melee.STANDS_BY


def _arm(s: State, unit: int) -> int:
    return FOOT if s.army.arm[unit] == INFANTRY else HORSE


class NameArm(Question):
    """With which arm a hex of foot and horse attacks [W-7.10]."""

    def __init__(self, below: Frame | None, side: int, hex: int) -> None:
        super().__init__(below, side)
        self.hex: Final = hex

    def fields(self) -> Fields:
        """Whose hex, and which."""
        return (self.side, self.hex)

    def legal(self, s: State, seat: int) -> list[int]:
        """Either."""
        return [FOOT, HORSE]

    def apply(self, s: State, seat: int, code: int) -> None:
        """The other one stands by."""
        stand_by(s, self.hex, code)
        self.end(s)
