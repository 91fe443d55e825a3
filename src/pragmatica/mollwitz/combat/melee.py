"""The sums of a melee, and who may fight in it (chapter 10)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.charts import (
    AT_LEAST,
    AT_MOST,
    ELSE,
    FOOT_ON_HORSE,
    HORSE_ON_FOOT,
    SAME_ARM,
)
from pragmatica.mollwitz.kept.codes import (
    BENT_LEFT,
    BENT_RIGHT,
    COVERED,
    FRONT,
    INFANTRY,
    LEFT,
    NO_LEADER,
    REAR,
    REPEL,
    RIGHT,
    SQUARE,
)
from pragmatica.mollwitz.kept.ground import NO_SIDE
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import (
    A_CAV_FRONT,
    A_CAV_MARKER,
    A_FLANK,
    A_IMPETUS,
    A_RATIO,
    A_REAR,
    A_REPEAT,
    A_SQUARE,
    A_STREAM,
    A_TERRAIN,
    A_WEAKENED,
    D_FLANK,
    D_IMPETUS_CAV,
    D_INF_VS_CAV_FRONT,
    D_RATIO,
    D_REAR,
    D_SQUARE,
    D_STANDING,
    D_STREAM,
    D_TERRAIN,
    D_WEAKENED,
    LEADER_BONUS,
    NAMES,
    NO_SOURCE,
    Sum,
    Trial,
)
from pragmatica.mollwitz.morale import trials

IMPETUS: Final = 2  # from which the attacker's impetus is reckoned

# Whom W-10.29 finds at the back of the defender
NOBODY_BEHIND: Final = 0
IN_FLANK: Final = 1
IN_REAR: Final = 2

# Whether a unit has had its fight in this activation, in `State.attacked`
FOUGHT: Final = 1
STANDS_BY: Final = 2  # others of its hex attack, not it: the other arm, or who made a counter-charge [W-7.10, W-10.36]

ATTACKER: Final = 0
DEFENDER: Final = 1


def fighters(s: State, hex: int) -> list[int]:
    """Those who fight from a hex together: its unrouted units without batteries [W-7.5]."""
    return [unit for unit in s.fighters_at(hex) if not s.routed(unit)]


def strikers(s: State, hex: int) -> list[int]:
    """Those who attack from a hex: all who fight from it but those who stand by [W-7.10, W-10.36]."""
    return [unit for unit in fighters(s, hex) if s.attacked[unit] != STANDS_BY]


def is_foot(s: State, units: list[int]) -> bool:
    """Whether these defend as infantry; where foot and horse are mixed, they do [W-7.10]."""
    return any(s.army.arm[unit] == INFANTRY for unit in units)


def relation(s: State, target: int, hex: int) -> int:
    """What the attacker's hex is to the defender; a bent line covers its rear too in a melee [W-4.6, W-5.4]."""
    defender = fighters(s, target)[0]
    found = zones.relation(s, defender, hex)
    if found == REAR and s.formation[defender] in (BENT_LEFT, BENT_RIGHT):
        return COVERED
    return found


def presence(s: State, target: int, horse_only: bool) -> int:
    """Whether enemies who are not routed stand in the defender's flank or rear, even if they will not attack.

    `horse_only`: cavalry attacks cavalry, and foot is ignored. Taken when the combat step begins [W-10.29].
    """
    found, side = NOBODY_BEHIND, 1 - s.side_at(target)
    if not fighters(s, target):
        return NOBODY_BEHIND
    for enemy in zones.adjacent(s, target, side):
        if s.routed(enemy) or (horse_only and s.army.arm[enemy] == INFANTRY):
            continue
        kind = relation(s, target, s.place[enemy])
        if kind == REAR:
            return IN_REAR
        if kind in (LEFT, RIGHT):
            found = IN_FLANK
    return found


def behind(s: State, target: int, attackers: list[int]) -> int:
    """The presence that counts in this melee [W-10.29]."""
    horse = not is_foot(s, fighters(s, target)) and all(not is_foot(s, strikers(s, hex)) for hex in attackers)
    return presence(s, target, horse)


def strength(s: State, hexes: list[int]) -> int:
    """Counters of attackers that are reckoned with in the ratio of forces, once for the whole melee [W-10.24]."""
    return sum([len(strikers(s, hex)) for hex in hexes])


def meeting(s: State, attackers: list[int], target: int) -> int:
    """Which table of ratios serves: foot on horse, horse on foot, or the same arm [W-10.24]."""
    attack, defence = is_foot(s, strikers(s, attackers[0])), is_foot(s, fighters(s, target))
    if attack == defence:
        return SAME_ARM
    return FOOT_ON_HORSE if attack else HORSE_ON_FOOT


def ratio(s: State, kind: int, who: int, attack: int, defence: int) -> int:
    """The modifier of the ratio of forces: of the entries that are met, the one with the largest number [W-10.24]."""
    best, value, otherwise = 0, 0, 0
    for how, number, modifier in s.charts.ratios[kind][who]:
        if how == ELSE:
            otherwise = modifier
            continue
        met = (how == AT_LEAST and attack >= defence > 0 and attack // defence >= number) or (
            how == AT_MOST and defence >= attack > 0 and defence // attack >= number
        )
        if met and number > best:
            best, value = number, modifier
    return value if best else otherwise


class Melee:
    """One melee as it was declared: the target, the attacking hexes, and what is found out once for all of it.

    `strengths` and `behind` are those of the declaration [W-10.24, W-10.29]; a caller that kept them gives them back.
    """

    def __init__(
        self, s: State, target: int, attackers: list[int], attack: int = 0, defence: int = 0, behind_it: int = -1
    ) -> None:
        self.target: Final = target
        self.attackers: Final = attackers
        self.attack: Final = attack if attack else strength(s, attackers)
        self.defence: Final = defence if defence else len(fighters(s, target))
        self.behind: Final = behind_it if behind_it >= 0 else behind(s, target, attackers)
        self.meeting: Final = meeting(s, attackers, target)

    def attackers_sum(self, s: State, hex: int, repeated: bool = False, with_ratio: bool = True) -> Sum:
        """What is added to the die of one attacking stack, in its first test or the repeated one [W-10.24, W-10.27]."""
        mods, found, target = s.charts.melee_mods, Sum(), self.target
        stack = strikers(s, hex)
        if repeated:
            found.add(A_REPEAT, mods[NAMES[A_REPEAT]])
        self._place_of(s, hex, stack, found)
        if not is_foot(s, stack):
            found.add(A_IMPETUS, IMPETUS - max([s.army.impetus[unit] for unit in stack]), hex)
        if _half_weakened(s, stack):
            found.add(A_WEAKENED, mods[NAMES[A_WEAKENED]], hex)
        found.add(A_TERRAIN, mods.get("a_" + _terrain(s, target), 0), target)
        if across_stream(s, hex, target):
            found.add(A_STREAM, mods[NAMES[A_STREAM]], hex)
        if with_ratio:
            found.add(A_RATIO, ratio(s, self.meeting, ATTACKER, self.attack, self.defence))
        return found

    def _place_of(self, s: State, hex: int, stack: list[int], found: Sum) -> None:
        """What it matters from where the stack attacks: each its own hex [W-10.24, W-10.29]."""
        defenders, mods = fighters(s, self.target), s.charts.melee_mods
        if not defenders:
            return
        horse_on_foot = not is_foot(s, stack) and is_foot(s, defenders)
        if s.formation[defenders[0]] == SQUARE:
            if horse_on_foot:
                found.add(A_SQUARE, mods[NAMES[A_SQUARE]], hex)
            return
        kind = relation(s, self.target, hex)
        if kind == FRONT and horse_on_foot:
            found.add(A_CAV_FRONT, mods[NAMES[A_CAV_FRONT]], hex)
        elif kind == COVERED and horse_on_foot:
            found.add(A_CAV_MARKER, mods[NAMES[A_CAV_MARKER]], hex)
        elif kind in (LEFT, RIGHT):
            found.add(A_FLANK, mods[NAMES[A_FLANK]], hex)
        elif kind == REAR:
            found.add(A_REAR, mods[NAMES[A_REAR]], hex)

    def defenders_sum(self, s: State, passed: list[int]) -> Sum:
        """What is added to the defender's die, when these attacking hexes have passed their test [W-10.24, W-10.26]."""
        mods, found, target = s.charts.melee_mods, Sum(), self.target
        defenders = fighters(s, target)
        foot, horse_comes = is_foot(s, defenders), not is_foot(s, strikers(s, self.attackers[0]))
        if foot and horse_comes:
            if s.formation[defenders[0]] == SQUARE:
                found.add(D_SQUARE, mods[NAMES[D_SQUARE]], target)
            elif all(relation(s, target, hex) in (FRONT, COVERED) for hex in passed):
                found.add(D_INF_VS_CAV_FRONT, mods[NAMES[D_INF_VS_CAV_FRONT]], target)
        if self.behind == IN_REAR:
            found.add(D_REAR, mods[NAMES[D_REAR]], target)
        elif self.behind == IN_FLANK:
            found.add(D_FLANK, mods[NAMES[D_FLANK]], target)
        if is_standing(s, target):
            found.add(D_STANDING, mods[NAMES[D_STANDING]], target)
        if not foot and horse_comes:
            shock = max([s.army.impetus[unit] for hex in passed for unit in strikers(s, hex)])
            found.add(D_IMPETUS_CAV, max(shock - max([s.army.impetus[unit] for unit in defenders]), 0), target)
        if _half_weakened(s, defenders):
            found.add(D_WEAKENED, mods[NAMES[D_WEAKENED]], target)
        found.add(D_TERRAIN, mods.get("d_" + _terrain(s, target), 0), target)
        if all(across_stream(s, hex, target) for hex in self.attackers):
            found.add(D_STREAM, mods[NAMES[D_STREAM]], target)
        found.add(D_RATIO, ratio(s, self.meeting, DEFENDER, self.attack, self.defence), NO_SOURCE)
        return found

    def attackers_trial(self, s: State, hex: int, leader: int = NO_LEADER, repeated: bool = False) -> Trial:
        """The test of one attacking stack, in phase 1 or 3 [W-10.25, W-10.27, W-10.30]."""
        return Trial(trials.effective(s, strikers(s, hex), leader), self.attackers_sum(s, hex, repeated))

    def defenders_trial(self, s: State, passed: list[int], leader: int = NO_LEADER) -> Trial:
        """The test of the defending stack in phase 2 [W-10.26, W-10.30]."""
        return Trial(trials.effective(s, fighters(s, self.target), leader), self.defenders_sum(s, passed))


def is_standing(s: State, target: int) -> bool:
    """Whether horse of the inactive side is met standing: it has not passed a test to counter-charge [W-6.16]."""
    defenders = fighters(s, target)
    if s.side_at(target) == s.active or is_foot(s, defenders):
        return False
    if any(s.reaction[unit] for unit in defenders):
        return False
    return not s.rules.standing_after_reaction or any(s.tried[unit] for unit in defenders)


def across_stream(s: State, hex: int, target: int) -> bool:
    """Whether a stream lies between the two, bridged or not [W-10.24]."""
    direction = s.ground.direction(hex, target)
    return direction >= 0 and s.ground.side[hex * 6 + direction] != NO_SIDE


def _half_weakened(s: State, units: list[int]) -> bool:
    return 2 * sum([s.weak[unit] for unit in units]) >= len(units) > 0


def _terrain(s: State, hex: int) -> str:
    return s.ground.terrains[s.ground.terrain[hex]]


# -- results ----------------------------------------------------------------------------------------------------------


def margin(s: State, trial: Trial, failed: int) -> int:
    """The points that a failed test costs: its margin from effective morale, with the option from current morale alone.

    [W-10.31]
    """
    return failed + (trial.against.value(LEADER_BONUS) if s.rules.margin_is_current else 0)


def attackers_loss(s: State, trial: Trial, failed: int) -> int:
    """What each unit of an attacking stack loses in phase 3: 1 if it passes, else the margin, 2 at least [W-10.27]."""
    return 1 if failed <= 0 else max(2, margin(s, trial, failed))


def is_routed_by_defeat(s: State, target: int, passed: list[int]) -> bool:
    """Whether a failed test routs the defender outright: foot beaten by horse, square, bent or repelling line.

    [W-10.26, W-10.32]
    """
    defenders = fighters(s, target)
    if not is_foot(s, defenders):
        return False
    formed = s.formation[defenders[0]] in (BENT_LEFT, BENT_RIGHT, REPEL, SQUARE)
    return formed or all(not is_foot(s, strikers(s, hex)) for hex in passed)
