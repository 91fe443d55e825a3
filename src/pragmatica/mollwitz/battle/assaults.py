"""The assault on a lone battery (chapter 11)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle.defence import Defend
from pragmatica.mollwitz.battle.fates import Alone
from pragmatica.mollwitz.battle.flights import Units
from pragmatica.mollwitz.battle.pursuits import follow
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.combat import melee, shooting
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_LEADER
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import Trial
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, rolls, trials


class Assault(Frame):
    """An attack on a lone battery: it fires, then each stack before it has one test [W-10.33, W-11.8]."""

    def __init__(self, below: Frame | None, side: int, target: int, hexes: Units) -> None:
        super().__init__(below)
        self.side: Final = side
        self.target: Final = target
        self.hexes: Final = hexes

    def fields(self) -> Fields:
        """Whose attack, where, and from which hexes."""
        return (self.side, self.target, self.hexes)

    def begin(self, s: State) -> None:
        """The battery fires at a stack before it, if it has not yet."""
        battery = self._battery(s)
        ahead = tuple([hex for hex in self.hexes if shooting.faces(s, battery, hex)])
        Defend(self, 1 - self.side, self.target, ahead, True).resume(s)

    def _battery(self, s: State) -> int:
        return next(unit for unit in s.units_at(self.target) if s.army.is_battery[unit])

    def resume(self, s: State) -> None:
        """One stack that passes, or that comes from flank or rear, is enough."""
        battery = self._battery(s)
        able = [hex for hex in self.hexes if s.side_at(hex) == self.side and melee.strikers(s, hex)]
        passed = [hex for hex in able if not shooting.faces(s, battery, hex)]
        if not passed:
            help = supported(s, able)
            passed = [hex for hex in able if self._passes(s, hex, support.best(s, hex) if hex == help else NO_LEADER)]
        assert self.below is not None
        if not passed:
            self.below.resume(s)
            return
        losses.eliminate(s, battery)
        won = EnterBattery(self.below, self.side, self.target, tuple(passed))
        Alone(won, 1 - self.side, (self.target,)).resume(s)

    def _passes(self, s: State, hex: int, leader: int) -> bool:
        fight = Melee(s, self.target, [hex], 1, 1, melee.NOBODY_BEHIND)
        against = trials.effective(s, melee.strikers(s, hex), leader)
        if rolls.test(s, Trial(against, fight.attackers_sum(s, hex, with_ratio=False)), hex) <= 0:
            return True
        if s.log is not None:
            s.log.append((log.ATTACK_BROKE, self.target, hex))
        return False


def supported(s: State, hexes: list[int]) -> int:
    """The one hex in which a leader supports the assault: he with the highest bonus; -1: none is there [W-12.2]."""
    return max(hexes, key=lambda hex: support.bonus(s, support.best(s, hex)), default=-1)


class EnterBattery(Question):
    """Which of the stacks that have taken a battery enters its hex; it turns as it likes, no test follows [W-11.8]."""

    def __init__(self, below: Frame | None, side: int, target: int, hexes: Units) -> None:
        super().__init__(below, side)
        self.target: Final = target
        self.hexes: Final = hexes

    def fields(self) -> Fields:
        """The hex, and the stacks."""
        return (self.side, self.target, self.hexes)

    def resume(self, s: State) -> None:
        """Ask, unless routed enemies are left there."""
        if s.side_at(self.target) == 1 - self.side:
            self.end(s)
        else:
            self.ask(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes of the stacks."""
        return list(self.hexes)

    def apply(self, s: State, seat: int, code: int) -> None:
        """It enters."""
        assert self.below is not None
        follow(s, self.below, (code, *melee.strikers(s, code)), self.target, False)


FRAMES: Final[Frames] = {"Assault": Assault, "EnterBattery": EnterBattery}
