"""The battle plan: what each wing is for, and the order that this takes."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.bots.reckoning.situation import FAR_AWAY, Situation
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.forms.terms import SIDE
from pragmatica.mollwitz.kept.codes import ATTACK, CAVALRY, HALT, INFANTRY, MARCH, NO_ORDER

# What a wing is for
ADVANCE: Final = 0  # foot: go up to the enemy and fire
HOLD: Final = 1  # stay, and face what comes
GUARD: Final = 2  # a second line: keep behind the first and face what comes round it
CHARGE: Final = 3  # horse: ride at the enemy's horse, flanks and rear
SHELTER: Final = 4  # horse too weak for that: stay by the foot
HUNT: Final = 5  # hussars: after guns, stragglers and leaders
GUNS: Final = 6

CONTACT: Final = 7  # from how near on foot may be upon the enemy in one activation, with the step of an attack
RIDE: Final = 10  # the same for horse
WAITS: Final = 4  # from how near on foot that stays lets the enemy come before it closes itself
EQUAL: Final = 0.7  # of the enemy's horse over there, from which own horse charges
AWAY: Final = 0.2  # of its power, what horse counts that looks elsewhere
RISK: Final = 1.0  # of that, what whoever must come does without, when no time is left
PACE: Final = 4  # hexes that a line of foot advances in a turn
FIGHT: Final = 1  # turns before the last that it should be upon the enemy
LAST_TURNS: Final = 1  # after this one, from when on horse thinks of a bonus for its place
RIDES: Final = 7  # hexes that it comes in a turn
OVER_THERE: Final = 15  # how far off enemy horse counts for that
BEHIND: Final = 2  # hexes that a second line stands behind the first
LAST_HOUR: Final = 0.5  # of the haste there can be, from which everybody goes forward
SPENT: Final = 0.5  # of its foot, with less of which a first line is no cover any more


def role(sit: Situation, wing: int) -> int:
    """What the wing is for now."""
    kind = sit.army.wing_kind[wing]
    if kind == "hussars":
        return HUNT
    if kind == "artillery":
        return GUNS
    if kind == "cavalry_wing":
        return CHARGE if is_strong_enough(sit, wing) else SHELTER
    if haste(sit) < LAST_HOUR and is_second_line(sit, wing):
        return GUARD
    return ADVANCE if must_come(sit) else HOLD


def must_come(sit: Situation) -> bool:
    """Whether waiting does not win: as things are counted now, the side does not lead by enough [W-S.7]."""
    score = {one.side: one.score for one in sit.observation.sides}
    own, other = score[SIDE[sit.side]], score[SIDE[sit.foe]]
    return own - other < sit.s.rules.lineup.margin


def haste(sit: Situation) -> float:
    """How little time is left to whoever must come: 0 as the battle begins, nearly 1 in its last turn."""
    return 1 - (sit.turns_left + 1) / sit.observation.turns if must_come(sit) else 0.0


def must_hurry(sit: Situation, wing: int) -> bool:
    """Whether a line that must come has to set out now, careful or not, to have time for a fight when it is there."""
    near = min([sit.nearest(sit.s.place[unit]) for unit in sit.wing_units(wing)], default=0)
    return must_come(sit) and near >= PACE * (sit.turns_left - FIGHT)


def row_for_bonus(sit: Situation, unit: int) -> int | None:
    """The row that the unit should come to for a bonus, near the end; None where it need not [W-S.7].

    As many go as it takes, those who have least way to make, if so many can still be there in time.
    """
    if sit.turns_left > LAST_TURNS:
        return None
    s, row = sit.s, sit.ground.row
    for side, _, count, arm, least in s.rules.lineup.bonuses:
        if side != sit.side or sit.army.arm[unit] != arm:
            continue
        able = [one for one in sit.own if sit.army.arm[one] == arm and not s.routed(one)]
        able.sort(key=lambda one: (max(least - row[s.place[one]], 0), one))
        going = able[:count]
        last = max(least - row[s.place[going[-1]]], 0) if len(going) == count else FAR_AWAY
        if unit in going and last <= RIDES * (sit.turns_left + 1):
            return least
    return None


def is_strong_enough(sit: Situation, wing: int) -> bool:
    """Whether the wing's horse can meet the enemy's that is near: counted by morale and impetus.

    Enemies who look elsewhere count less: they are taken in flank or rear.
    """
    units = [unit for unit in sit.wing_units(wing) if sit.army.arm[unit] == CAVALRY]
    if not units:
        return False
    centre = sit.s.place[units[len(units) // 2]]
    other = 0.0
    for unit in sit.firm:
        if sit.army.arm[unit] == CAVALRY and sit.ground.distance(centre, sit.s.place[unit]) <= OVER_THERE:
            looks_away = zones.is_flank_or_rear(zones.sector(sit.s, unit, centre))
            other += _power(sit, unit) * (AWAY if looks_away else 1.0)
    return sum(_power(sit, unit) for unit in units) >= EQUAL * (1 - RISK * haste(sit)) * other


def _power(sit: Situation, unit: int) -> int:
    return sit.s.morale[unit] + 2 * sit.army.impetus[unit]


def is_second_line(sit: Situation, wing: int) -> bool:
    """Whether another line of the own foot, still good for something, stands before this one."""
    own = foot_of(sit, wing)
    if not own:
        return False
    for other, kind in enumerate(sit.army.wing_kind):
        if other == wing or kind != "infantry_line" or sit.army.wing_side[other] != sit.side:
            continue
        first = foot_of(sit, other)
        began = sum(1 for unit in sit.army.units_in[other] if sit.s.rules.lineup.takes_part[unit])
        if len(first) >= SPENT * began > 0 and front(sit, first) - front(sit, own) >= BEHIND:
            return True
    return False


def foot_of(sit: Situation, wing: int) -> list[int]:
    """The battalions of the wing that are not routed."""
    return [unit for unit in sit.wing_units(wing) if sit.army.arm[unit] == INFANTRY]


# -- the line ---------------------------------------------------------------------------------------------------------


def forward(sit: Situation, hex: int) -> float:
    """How far down the field a hex lies, as the own side advances; two columns differ by half a hex."""
    ground = sit.ground
    down = ground.row[hex] + (0.5 if hex % ground.columns % 2 else 0.0)
    return down if sit.southward else -down


def front(sit: Situation, units: list[int]) -> float:
    """How far down the field the middle of these units stands."""
    found = sorted(forward(sit, sit.s.place[unit]) for unit in units)
    return found[len(found) // 2]


def rearmost(sit: Situation, units: list[int]) -> float:
    """How far down the field their last quarter stands: whom a line waits for."""
    found = sorted(forward(sit, sit.s.place[unit]) for unit in units)
    return found[len(found) // 4]


# -- orders -----------------------------------------------------------------------------------------------------------


def order(sit: Situation, wing: int) -> int:
    """The order that the wing should have now; NO_ORDER for those that need none."""
    if not sit.army.ordered[wing]:
        return NO_ORDER
    units = sit.wing_units(wing)
    if not units:
        return sit.s.order[wing]
    near = min(sit.nearest(sit.s.place[unit]) for unit in units)
    plan = role(sit, wing)
    if plan == ADVANCE:
        return ATTACK if near <= CONTACT else MARCH
    if plan == CHARGE:
        return ATTACK if near <= RIDE else MARCH
    if plan == SHELTER:
        return ATTACK if near <= RIDE else MARCH
    if plan == GUARD:
        return ATTACK if _in_contact(sit, units) >= 2 else MARCH
    return ATTACK if _in_contact(sit, units) >= 2 else (MARCH if near <= RIDE + CONTACT else HALT)


def _in_contact(sit: Situation, units: list[int]) -> int:
    """How many of them stand next to enemies who fight hand to hand."""
    return sum(1 for unit in units if sit.nearest(sit.s.place[unit]) == 1)
