"""One fire combat: who answers, who advances, and in which order the two fire (chapter 10)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.mollwitz.battle.fires import Landing, hit
from pragmatica.mollwitz.battle.pursuits import FollowFire
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.combat import fire, shooting, volley
from pragmatica.mollwitz.kept.codes import NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State


def begin(s: State, below: Frame, firer: int, hex: int, forced: bool) -> None:
    """Let a unit fire at a hex, and be answered from there if it can be; then `below` goes on.

    `forced`: it is a unit of the inactive side that has to fight [W-10.10, W-10.16, W-10.22, W-11.7].
    """
    if shooting.answerers(s, hex, firer):
        Answerer(below, s.side_at(hex), firer, hex, forced).ask(s)
    else:
        _declare(s, below, firer, hex, NO_UNIT, forced)


class Answerer(Question):
    """Which of two units of a hex answers a fire [W-11.7]."""

    def __init__(self, below: Frame | None, side: int, firer: int, hex: int, forced: bool) -> None:
        super().__init__(below, side)
        self.firer: Final = firer
        self.hex: Final = hex
        self.forced: Final = forced

    def fields(self) -> Fields:
        """Who fires, where to, and whether it was forced."""
        return (self.side, self.firer, self.hex, self.forced)

    def legal(self, s: State, seat: int) -> list[int]:
        """The units."""
        return shooting.answerers(s, self.hex, self.firer)

    def apply(self, s: State, seat: int, code: int) -> None:
        """It answers."""
        assert self.below is not None
        _declare(s, self.below, self.firer, self.hex, code, self.forced)


def _declare(s: State, below: Frame, firer: int, hex: int, enemy: int, forced: bool) -> None:
    if fire.may_advance(s, firer, hex):
        AdvanceFire(below, s.army.side[firer], firer, hex, enemy, forced).ask(s)
    else:
        _fire(s, below, firer, hex, enemy, forced, False)


class AdvanceFire(Question):
    """Whether Prussian infantry fires while advancing [W-10.12]."""

    def __init__(self, below: Frame | None, side: int, firer: int, hex: int, enemy: int, forced: bool) -> None:
        super().__init__(below, side)
        self.firer: Final = firer
        self.hex: Final = hex
        self.enemy: Final = enemy
        self.forced: Final = forced

    def fields(self) -> Fields:
        """Who fires, where to, who answers, and whether it was forced."""
        return (self.side, self.firer, self.hex, self.enemy, self.forced)

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [NO, YES]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fire so, or as usual."""
        assert self.below is not None
        _fire(s, self.below, self.firer, self.hex, self.enemy, self.forced, code == YES)


def _fire(s: State, below: Frame, firer: int, hex: int, enemy: int, forced: bool, advancing: bool) -> None:
    """The dice of both, at once or one after the other, and what they do [W-10.11]."""
    here = s.place[firer]
    after = FollowFire(below, s.army.side[firer], firer, hex) if advancing else below
    if enemy == NO_UNIT:
        hit(s, after, hex, volley.give(s, firer, hex, advancing), here)
    elif fire.is_simultaneous(s, firer, enemy, advancing, forced):
        points = volley.give(s, firer, hex, advancing)
        answer = volley.give(s, enemy, here)
        hit(s, Landing(after, here, answer, hex), hex, points, here)
    else:
        hit(s, FireBack(after, firer, hex), here, volley.give(s, enemy, here), hex)


class FireBack(Frame):
    """The active unit fires second, if it still can [W-10.11]."""

    def __init__(self, below: Frame | None, firer: int, hex: int) -> None:
        super().__init__(below)
        self.firer: Final = firer
        self.hex: Final = hex

    def fields(self) -> Fields:
        """Who, and where to."""
        return (self.firer, self.hex)

    def resume(self, s: State) -> None:
        """Fire."""
        assert self.below is not None
        firer, hex = self.firer, self.hex
        if s.on_field(firer) and s.units_at(hex) and shooting.can_fire_at(s, firer, hex):
            hit(s, self.below, hex, volley.give(s, firer, hex), s.place[firer])
        else:
            self.below.resume(s)


FRAMES: Final[Frames] = {"Answerer": Answerer, "AdvanceFire": AdvanceFire, "FireBack": FireBack}
