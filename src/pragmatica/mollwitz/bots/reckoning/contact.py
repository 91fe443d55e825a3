"""What may be won and lost next to the enemy: fights, volleys, stragglers and leaders that are caught."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.bots.reckoning import worth
from pragmatica.mollwitz.bots.reckoning.situation import Situation
from pragmatica.mollwitz.combat import attacking
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import DIE, FRONT, HUSSAR, INFANTRY, NO_UNIT, NO_ZONE
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.reacting import windows

HUNTED: Final = 0.5  # of a routed enemy's worth, what it is to come next to him
LONELY: Final = 2.0  # what it is for hussars to come next to a leader who is alone
TOGETHER: Final = 2  # other stacks that are reckoned with in a joint attack
RISK: Final = 0.1  # what an attack costs beside what can be reckoned: order lost, and somebody else's turn
TWICE: Final = 2  # foot in contact fires in its own activation, and answers in the enemy's


class Contact:
    """The hexes next to enemies, and what they are worth to a unit, or to two as one stack. All is found once."""

    def __init__(self, sit: Situation, units: list[int], attacks: bool) -> None:
        self.sit: Final = sit
        self.units: Final = units
        self.unit: Final = units[0]
        self.start: Final = sit.s.place[self.unit]
        self.foot: Final = sit.army.arm[self.unit] == INFANTRY
        self.hussars: Final = sit.army.arm[self.unit] == HUSSAR
        self.attacks: Final = attacks and not sit.s.attacked[self.unit]
        self._firm: Final[dict[int, float]] = {}
        self._fights: Final[dict[int, dict[int, float]]] = {}

    def worth(self, hex: int, facing: int) -> float:
        """What the hex is worth to units that face so, with them put there for the while."""
        if not self.foot and hex in self._fights:
            return self._horse(hex, facing)
        s = self.sit.s
        stack, faced = s.units_at(self.start), s.facing[self.unit]
        self._put(stack, hex, facing)
        try:
            return self._foot(hex) if self.foot else self._horse(hex, facing)
        finally:
            self._put_back(stack, hex, faced)

    def danger(self, hex: int, facing: int) -> float:
        """What counter-charges may cost horse that comes so near, but not next to anybody."""
        if hex not in self._firm:
            s = self.sit.s
            stack, faced = s.units_at(self.start), s.facing[self.unit]
            self._put(stack, hex, facing)
            try:
                self._firm[hex] = -self.countered(hex)[1]
            finally:
                self._put_back(stack, hex, faced)
        return -self._firm[hex]

    def _put(self, stack: list[int], hex: int, facing: int) -> None:
        s = self.sit.s
        if hex != self.start:
            for unit in self.units:
                s.lift(unit)
            for unit in reversed(self.units):
                s.put(unit, hex)
        for unit in self.units:
            s.facing[unit] = facing

    def _put_back(self, stack: list[int], hex: int, facing: int) -> None:
        s = self.sit.s
        for unit in self.units:
            s.facing[unit] = facing
        if hex != self.start:
            for unit in {*stack, *self.units}:
                s.lift(unit)
            for unit in reversed(stack):
                s.put(unit, self.start)

    # -- foot ---------------------------------------------------------------------------------------------------------

    def _foot(self, hex: int) -> float:
        """The best of its fires, and all that is fired at it, in the activations of both sides."""
        s, unit = self.sit.s, self.unit
        fires = [0.0]
        for target in self._enemies(hex):
            if zones.fire_zone(s, unit, target) != NO_ZONE:
                fires.append(TWICE * worth.fire_worth(s, unit, target) - worth.answer_worth(s, unit, target))
        return max(fires) - worth.passive(s, hex, self.sit.side)

    def _enemies(self, hex: int) -> list[int]:
        near, s = self.sit.ground.near, self.sit.s
        return [one for one in near[hex * 6 : hex * 6 + 6] if s.side_at(one) == self.sit.foe]

    # -- horse --------------------------------------------------------------------------------------------------------

    def _horse(self, hex: int, facing: int) -> float:
        """The best of the attacks ahead, and what is there in any case."""
        if hex not in self._fights:
            chance, cost = self.countered(hex)
            self._firm[hex] = self.caught(hex) - worth.passive(self.sit.s, hex, self.sit.side) - cost
            self._fights[hex] = {
                target: (1 - chance) * self._attack(hex, target) for target in self._enemies(hex) if self.attacks
            }
        fights = self._fights[hex]
        if not fights:
            return self._firm[hex]
        s, ground = self.sit.s, self.sit.ground
        row, kinds = s.formation[self.unit] * 6, s.rules.facing.class_of
        ahead = [
            won
            for target, won in fights.items()
            if self.hussars or kinds[row + (ground.direction(hex, target) - facing) % 6] == FRONT
        ]
        return self._firm[hex] + max(ahead, default=0.0)

    def _attack(self, hex: int, target: int) -> float:
        """An attack on the hex, alone or with others who stand there; under Attack it has to be made [W-10.2]."""
        s, side = self.sit.s, self.sit.side
        if not attacking.is_target(s, target, side) or any(s.struck[one] for one in s.units_at(target)):
            return 0.0
        hexes = [one for one in attacking.attackers(s, side, target) if one != hex]
        hexes = [one for one in hexes if attacking.go_together(s, target, [hex, one])][:TOGETHER]
        alone = worth.melee_worth(s, target, [hex])
        if not hexes or not attacking.go_together(s, target, [hex, *hexes]):
            return alone - RISK
        return max(alone, worth.melee_worth(s, target, [hex, *hexes]) / (1 + len(hexes))) - RISK

    def countered(self, hex: int) -> tuple[float, float]:
        """The chance of the worst counter-charge that whoever comes here may meet, and what it costs [W-6.14, W-6.19].

        Whoever is charged fights no more of his own will. The units stand in the hex.
        """
        s, worst = self.sit.s, (0.0, 0.0)
        if hex == self.start:
            return worst
        for stack in windows.stacks_of_horse(s, self.sit.foe, hex):
            for base in windows.charge_hexes(s, stack, self.unit)[:1]:
                chance = windows.charge_trial(s, stack, base, self.unit, support.best(s, stack)).chance() / DIE
                cost = chance * worth.counter_charge(s, stack, base, hex)
                if cost > worst[1]:
                    worst = (chance, cost)
        return worst

    def caught(self, hex: int) -> float:
        """What it is worth to come next to routed enemies, and to leaders who are alone [W-12.6, W-13.24]."""
        sit, s, found = self.sit, self.sit.s, 0.0
        if self.foot:
            return found
        for beside in sit.ground.near[hex * 6 : hex * 6 + 6]:
            if s.side_at(beside) == sit.foe:
                routed = 0.0
                for one in s.units_at(beside):
                    routed += worth.value(s, one) if s.routed(one) else 0.0
                found += HUNTED * routed
            elif self.hussars and beside != sit.ground.off and s.head[beside] == NO_UNIT:
                found += LONELY * sum(1 for one in s.leaders_at(beside) if sit.army.leader_side[one] == sit.foe)
        return found
