"""Step 7: the fights of the activated group, in their order (chapter 10).

Counter-charges, melees of the active side, those to which the inactive side is bound, and fire: exchanges, forced
fires, unpaired fires. One fight is over before the next begins [W-10.34].
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle import bouts, exchanges, overfull
from pragmatica.mollwitz.battle.bouts import BY_HORSE, SHIELDED
from pragmatica.mollwitz.battle.flights import Units
from pragmatica.mollwitz.battle.question import END, HEXES, Question
from pragmatica.mollwitz.combat import attacking, melee, shooting
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ARTILLERY, INFANTRY, NO_WING
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders

# Stages [W-10.34]
CHARGES: Final = 0
MELEES: Final = 1
FORCED_MELEES: Final = 2
EXCHANGES: Final = 3
FORCED_FIRES: Final = 4
UNPAIRED: Final = 5
OVER: Final = 6

# How the infantry of a wing fights [W-10.4]
FIRE: Final = 0
BAYONET: Final = 1

SIDES: Final = 64  # sets of the six hexes round a target, as a bit each

Notes = tuple[tuple[int, int, int], ...]


def begin(s: State, below: Frame) -> None:
    """All of step 7 for the activated group; then `below` goes on [W-10.34]."""
    fight = Combat(below, CHARGES, notes(s), (), ())
    wing = s.group
    if wing != NO_WING and any(_can_use_bayonet(s, unit) for unit in s.army.units_in[wing]):
        KindOfCombat(fight, s.active, wing).ask(s)
    else:
        fight.resume(s)


def notes(s: State) -> Notes:
    """Who has enemies in flank or rear as the combat step begins: unit, by whatever enemy, and by horse [W-10.29]."""
    found: list[tuple[int, int, int]] = []
    for unit in range(s.army.units):
        place = s.place[unit]
        if place == s.ground.off or not zones.is_adjacent(s, place, 1 - s.army.side[unit]):
            continue
        if s.routed(unit) or s.army.is_battery[unit]:
            continue
        anybody = melee.presence(s, place, False)
        if anybody != melee.NOBODY_BEHIND:
            found.append((unit, anybody, melee.presence(s, place, True)))
    return tuple(found)


def _can_use_bayonet(s: State, unit: int) -> bool:
    """Whether infantry could attack somebody now with the bayonet [W-10.3]."""
    if not s.on_field(unit) or s.army.arm[unit] != INFANTRY:
        return False
    return any(attacking.can_attack(s, unit, hex) for hex in zones.front_hexes(s, unit))


class Combat(Frame):
    """What is still to be fought.

    `notes`: of `notes`. `bayonets`: the wings whose infantry attacks hand to hand. `asked`: the inactive wings that
    have been asked about it.
    """

    def __init__(self, below: Frame | None, stage: int, notes: Notes, bayonets: Units, asked: Units) -> None:
        super().__init__(below)
        self.stage: Final = stage
        self.notes: Final = notes
        self.bayonets: Final = bayonets
        self.asked: Final = asked

    def fields(self) -> Fields:
        """All of it."""
        return (self.stage, self.notes, self.bayonets, self.asked)

    def next(self) -> Combat:
        """The next stage."""
        return Combat(self.below, self.stage + 1, self.notes, self.bayonets, self.asked)

    def choosing(self, wing: int, kind: int) -> Combat:
        """The same stage, when the kind of a wing's infantry has been chosen."""
        bayonets = (*self.bayonets, wing) if kind == BAYONET else self.bayonets
        return Combat(self.below, self.stage, self.notes, bayonets, (*self.asked, wing))

    def resume(self, s: State) -> None:
        """Offer what this stage has, or go on to the next."""
        if self.stage == OVER:
            self.end(s)
        elif self.stage == CHARGES:
            self._charges(s)
        elif self.stage in (MELEES, FORCED_MELEES):
            self._melees(s)
        else:
            question = NextFire(self, self._side(s))
            if question.shots(s):
                question.ask(s)
            else:
                self.next().resume(s)

    def _side(self, s: State) -> int:
        return 1 - s.active if self.stage in (FORCED_MELEES, FORCED_FIRES) else s.active

    def _charges(self, s: State) -> None:
        question = NextCharge(self, 1 - s.active)
        if question.legal(s, 1 - s.active):
            question.ask(s)
        else:
            self.next().resume(s)

    def _melees(self, s: State) -> None:
        if self.stage == FORCED_MELEES:
            wing = self._wing_to_ask(s)
            if wing != NO_WING:
                KindOfCombat(self, 1 - s.active, wing).ask(s)
                return
        question = DeclareMelee(self, self._side(s))
        hex = overfull.unnamed(s, question.ready(s))
        if hex != s.ground.off:
            overfull.name_arm(s, self, hex, question.ready(s))
        elif question.fights(s):
            question.ask(s)
        else:
            self.next().resume(s)

    def _wing_to_ask(self, s: State) -> int:
        """An inactive wing whose infantry is bound to fight, and could use the bayonet [W-10.22]."""
        for unit in s.army.units_of[1 - s.active]:
            wing = s.army.wing[unit]
            if wing in self.asked or not _can_use_bayonet(s, unit):
                continue
            if any(attacking.can_attack(s, unit, hex) for hex in attacking.fights_back(s, s.group, unit)):
                return wing
        return NO_WING

    def fight(self, s: State, target: int, hexes: Units, counter: bool) -> None:
        """Begin a melee; then this goes on."""
        bouts.begin(s, self, target, hexes, self.behind(s, target, hexes), counter)

    def behind(self, s: State, target: int, hexes: Units) -> int:
        """Whom a defender had at his back as the step began; only horse counts where horse fights horse [W-10.29]."""
        defenders = melee.fighters(s, target)
        everybody = melee.is_foot(s, defenders) or melee.is_foot(s, melee.strikers(s, hexes[0]))
        for unit, anybody, horse in self.notes:
            if unit in defenders:
                return anybody if everybody else horse
        return melee.NOBODY_BEHIND


class KindOfCombat(Question):
    """Whether the infantry of a wing fires or attacks with the bayonet [W-10.3, W-10.4, W-10.22]."""

    def __init__(self, below: Frame | None, side: int, wing: int) -> None:
        super().__init__(below, side)
        self.wing: Final = wing

    def fields(self) -> Fields:
        """The wing."""
        return (self.side, self.wing)

    def legal(self, s: State, seat: int) -> list[int]:
        """Either."""
        return [FIRE, BAYONET]

    def apply(self, s: State, seat: int, code: int) -> None:
        """It is noted."""
        combat = self.below
        assert isinstance(combat, Combat)
        combat.choosing(self.wing, code).resume(s)


class NextCharge(Question):
    """Which counter-charge is fought next, by the mover's hex [W-10.34, W-10.36].

    Where those who charge a hex cannot all attack it together, the code also has the set of the directions from which
    it is attacked, as in `DeclareMelee`, times HEXES.
    """

    def fields(self) -> Fields:
        """Whose they are."""
        return (self.side,)

    def legal(self, s: State, seat: int) -> list[int]:
        """The hexes of movers who have been stopped, and the largest sets of charging stacks that go together."""
        found: list[int] = []
        for hex in sorted({s.charging[unit] for unit in s.army.units_of[self.side] if self._charges(s, unit)}):
            places = sorted({s.place[unit] for unit in self._units(s, hex)})
            sets = _together(s, hex, places)
            largest = [one for one in sets if not any(one != more and one & more == one for more in sets)]
            found += [hex] if len(largest) == 1 else [hex + HEXES * one for one in largest]
        return found

    def _charges(self, s: State, unit: int) -> bool:
        """Whether the unit has a charge to fight: it stands, next to a hex in which the enemy still does."""
        hex = s.charging[unit]
        if hex == s.ground.off or not s.on_field(unit) or s.routed(unit):
            return False
        return s.ground.distance(s.place[unit], hex) == 1 and attacking.is_target(s, hex, self.side)

    def _units(self, s: State, target: int) -> list[int]:
        """Those who charge the hex."""
        return [unit for unit in s.army.units_of[self.side] if s.charging[unit] == target and self._charges(s, unit)]

    def attackers(self, s: State, code: int) -> list[int]:
        """The hexes from which the charge of a code is made."""
        target, mask = code % HEXES, code // HEXES
        return attackers(s, target, mask) if mask else sorted({s.place[unit] for unit in self._units(s, target)})

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fight it, with all the stacks that charge this hex, or those chosen; the others have had their chance."""
        combat = self.below
        assert isinstance(combat, Combat)
        hexes = self.attackers(s, code)
        self.mark(s, code)
        combat.fight(s, code % HEXES, tuple(hexes), True)

    def mark(self, s: State, code: int) -> None:
        """Note who fights; who shares a hex with them and has not charged, or charged somebody else, stands by."""
        units = self._units(s, code % HEXES)
        for unit in [one for hex in self.attackers(s, code) for one in melee.fighters(s, hex)]:
            s.attacked[unit] = melee.STANDS_BY
        for unit in units:
            s.attacked[unit], s.charging[unit] = melee.FOUGHT, s.ground.off


class DeclareMelee(Question):
    """The next melee: which hex is attacked from which others [W-10.18, W-10.20, W-10.22].

    A code is the target times SIDES and the set of the directions, seen from the target, in which the attackers stand.
    """

    def fields(self) -> Fields:
        """Who attacks."""
        return (self.side,)

    def combat(self) -> Combat:
        """The combat step."""
        assert isinstance(self.below, Combat)
        return self.below

    def fights(self, s: State) -> dict[int, list[int]]:
        """The hexes that can be attacked, each with the hexes from which it can."""
        found: dict[int, list[int]] = {}
        for unit in self._fighters(s):
            for hex in self._targets(s, unit):
                if hex not in found and attacking.can_attack(s, unit, hex):
                    places = [one for one in attacking.attackers(s, self.side, hex) if self._joins(s, one)]
                    if places:
                        found[hex] = places
        return found

    def ready(self, s: State) -> list[int]:
        """Those of them who have somebody to attack."""
        return [
            unit
            for unit in self._fighters(s)
            if any(attacking.can_attack(s, unit, hex) for hex in self._targets(s, unit))
        ]

    def _fighters(self, s: State) -> list[int]:
        """Who may attack in this stage: horse, and foot whose wing has chosen so; of the inactive side who is bound to.

        [W-10.1, W-10.4, W-10.5, W-10.22]
        """
        units = s.army.units_in[s.group]
        if self.side != s.active:
            units = [unit for unit in s.army.units_of[self.side] if attacking.fights_back(s, s.group, unit)]
        bayonets = self.combat().bayonets
        return [
            unit
            for unit in units
            if s.on_field(unit) and (s.army.arm[unit] != INFANTRY or s.army.wing[unit] in bayonets)
        ]

    def _targets(self, s: State, unit: int) -> list[int]:
        """What the unit may attack, or, of the inactive side, is bound to."""
        if self.side == s.active:
            return zones.front_hexes(s, unit)
        return attacking.fights_back(s, s.group, unit)

    def _joins(self, s: State, place: int) -> bool:
        """Whether the units of a hex attack in this stage, all of them [W-7.5]."""
        fighters = self._fighters(s)
        return all(unit in fighters for unit in melee.strikers(s, place))

    def _must(self, s: State, fights: dict[int, list[int]]) -> bool:
        """Whether somebody who is bound to fight still can: then there is no end yet [W-10.2, W-10.20, W-10.22]."""
        if self.side != s.active:
            return True
        for hex, places in fights.items():
            for place in places:
                for unit in melee.strikers(s, place):
                    if orders.is_bound_to_fight(s, unit) and hex in orders.targets_in_front(s, unit):
                        return True
        return False

    def legal(self, s: State, seat: int) -> list[int]:
        """The melees, and to have done where nobody is bound to fight."""
        fights = self.fights(s)
        codes = [hex * SIDES + mask for hex, places in fights.items() for mask in _together(s, hex, places)]
        return codes if self._must(s, fights) else [*codes, END]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fight it."""
        combat = self.combat()
        if code == END:
            combat.next().resume(s)
        else:
            target = code // SIDES
            combat.fight(s, target, tuple(attackers(s, target, code % SIDES)), False)


def attackers(s: State, target: int, mask: int) -> list[int]:
    """The hexes that the set names."""
    return [s.ground.near[target * 6 + direction] for direction in range(6) if mask >> direction & 1]


def _together(s: State, target: int, places: list[int]) -> list[int]:
    """The sets of these hexes that may attack together [W-10.18]."""
    all_of_them = sum([1 << s.ground.direction(target, place) for place in places])
    return [
        mask
        for mask in range(1, SIDES)
        if mask & all_of_them == mask and attacking.go_together(s, target, attackers(s, target, mask))
    ]


class NextFire(Question):
    """The next fire: which unit at which hex, as one code [W-10.10, W-10.16, W-10.22]."""

    def fields(self) -> Fields:
        """Who fires."""
        return (self.side,)

    def combat(self) -> Combat:
        """The combat step."""
        assert isinstance(self.below, Combat)
        return self.below

    def shots(self, s: State) -> list[tuple[int, int]]:
        """Who may fire at what in this stage: those who can be answered first, then the forced, then the others."""
        stage = self.combat().stage
        if stage == FORCED_FIRES:
            return self._forced(s)
        found: list[tuple[int, int]] = []
        for unit in s.army.units_in[s.group] if s.group != NO_WING else []:
            if not self._may_fire(s, unit):
                continue
            for hex in shooting.targets(s, unit):
                if self._is_open(s, unit, hex) and bool(shooting.answerers(s, hex, unit)) == (stage == EXCHANGES):
                    found.append((unit, hex))
        return found

    def _may_fire(self, s: State, unit: int) -> bool:
        """Whether a unit of the group fires on its own account: no mover who has been stopped, no bayonets.

        A battery needs all its points for it [W-10.3, W-10.4, W-10.37, W-11.3].
        """
        if s.place[unit] == s.ground.off or s.reaction[unit] or s.attacked[unit] == melee.FOUGHT:
            return False
        if s.army.arm[unit] == ARTILLERY:
            return s.spent[unit] == 0
        return s.army.wing[unit] not in self.combat().bayonets

    def _is_open(self, s: State, unit: int, hex: int) -> bool:
        """Whether the hex may be fired at: no infantry fires where horse has attacked [W-10.21, W-10.37]."""
        struck = max([s.struck[one] for one in s.units_at(hex)])
        return struck < BY_HORSE or (struck < SHIELDED and s.army.arm[unit] == ARTILLERY)

    def _forced(self, s: State) -> list[tuple[int, int]]:
        """Infantry of the inactive side that is bound to fire, and has not fired yet [W-10.22]."""
        bayonets = self.combat().bayonets
        found: list[tuple[int, int]] = []
        for unit in s.army.units_of[self.side]:
            if s.army.arm[unit] != INFANTRY or s.place[unit] == s.ground.off or s.shots[unit]:
                continue
            if s.attacked[unit] == melee.FOUGHT or s.army.wing[unit] in bayonets or not shooting.is_able(s, unit):
                continue
            for hex in attacking.fights_back(s, s.group, unit):
                if shooting.can_fire_at(s, unit, hex) and self._is_open(s, unit, hex):
                    found.append((unit, hex))
        return found

    def _must(self, s: State, shots: list[tuple[int, int]]) -> bool:
        """Whether somebody who can fire is bound to [W-3.10, W-10.2, W-10.22]."""
        if self.side != s.active:
            return True
        return any(orders.is_bound_to_fight(s, unit) and not s.shots[unit] for unit, _ in shots)

    def legal(self, s: State, seat: int) -> list[int]:
        """The fires, and to have done where nobody is bound to."""
        shots = self.shots(s)
        codes = [unit * HEXES + hex for unit, hex in shots]
        return codes if self._must(s, shots) else [*codes, END]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fire."""
        combat = self.combat()
        if code == END:
            combat.next().resume(s)
        else:
            exchanges.begin(s, combat, code // HEXES, code % HEXES, combat.stage == FORCED_FIRES)


FRAMES: Final[Frames] = {
    "Combat": Combat,
    "KindOfCombat": KindOfCombat,
    "NameArm": overfull.NameArm,
    "NextCharge": NextCharge,
    "DeclareMelee": DeclareMelee,
    "NextFire": NextFire,
}
