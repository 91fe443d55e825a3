"""Defensive fire before a melee (chapters 10 and 11)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle import fires
from pragmatica.mollwitz.battle.flights import Units
from pragmatica.mollwitz.battle.question import END, HEXES, Question
from pragmatica.mollwitz.combat import fire, shooting, volley
from pragmatica.mollwitz.kept import instructions, log
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.reacting import standing as told


class Defend(Question):
    """Defensive fire before a melee: which unit at which attacking stack, one for each fire zone [W-10.23].

    `must`: a battery that is charged fires [W-11.8].
    """

    def __init__(self, below: Frame | None, side: int, target: int, hexes: Units, must: bool) -> None:
        super().__init__(below, side)
        self.target: Final = target
        self.hexes: Final = hexes
        self.must: Final = must

    def fields(self) -> Fields:
        """The hex that is attacked, the stacks that may be fired at, and whether it has to be."""
        return (self.side, self.target, self.hexes, self.must)

    def resume(self, s: State) -> None:
        """Follow standing instructions, or ask; without a shot go on."""
        left = self._shots(s)
        if not left:
            self.end(s)
            return
        answers = {unit: told.ASKED if self.must else told.defends(s, unit) for unit, _ in left}
        if told.ASKED in answers.values():
            self.ask(s)
        else:
            self._obey(s, answers, left)

    def _obey(self, s: State, answers: dict[int, int], left: list[tuple[int, int]]) -> None:
        """Fire with the first who is to, if anybody; that it was told to is not to be found out and taken back."""
        s.revealed = True
        if s.log is not None:
            s.log.extend([(log.INSTRUCTION_USED, self.side, unit, instructions.DEFEND) for unit in answers])
        wanted = [one for one in left if answers[one[0]] != told.DECLINED]
        if wanted:
            self._fire(s, *max(wanted, key=lambda one: _worth(s, *one)))
        else:
            self.end(s)

    def _shots(self, s: State) -> list[tuple[int, int]]:
        """Who may fire at which stack: one that is no target of another attack [W-10.23]."""
        hexes = [
            hex
            for hex in self.hexes
            if s.side_at(hex) == 1 - self.side and not any(s.struck[unit] for unit in s.fighters_at(hex))
        ]
        return shooting.defenders_fire(s, self.target, hexes)

    def legal(self, s: State, seat: int) -> list[int]:
        """The shots, and to have done."""
        codes = [unit * HEXES + hex for unit, hex in self._shots(s)]
        return codes if self.must else [*codes, END]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fire, or go on."""
        if code == END:
            self.end(s)
        else:
            self._fire(s, code // HEXES, code % HEXES)

    def _fire(self, s: State, unit: int, hex: int) -> None:
        points = volley.give(s, unit, hex)
        left = tuple([one for one in self.hexes if one != hex])
        again = Defend(self.below, self.side, self.target, left, self.must)
        fires.hit(s, again, hex, points, self.target, attacking=True)


def _worth(s: State, unit: int, hex: int) -> int:
    """The points that a fire costs on the average, times ten."""
    return sum([points * cases for points, cases in enumerate(fire.shot(s, unit, hex).chances())])


FRAMES: Final[Frames] = {"Defend": Defend}
