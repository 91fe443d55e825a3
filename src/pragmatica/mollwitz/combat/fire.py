"""The sums of infantry and artillery fire (chapters 10 and 11)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.charts import STRONGEST
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    ATTACK,
    CAVALRY,
    HUSSAR,
    INFANTRY,
    LINE,
    NO_LEADER,
    PRUSSIA,
    SKIRMISH,
    SQUARE,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import (
    ADVANCE_FIRE,
    DISTANCE,
    ENFILADE,
    MARKER_FIRES,
    NAMES,
    REGIMENTAL_GUNS,
    SHOOTER_PRUSSIAN,
    SHOOTER_WEAKENED,
    SQUARE_FIRES,
    TARGET_ARTILLERY,
    TARGET_HUSSAR,
    TARGET_SQUARE,
    TARGET_TERRAIN,
    TARGET_TWO_CAVALRY,
    Shot,
    Sum,
)
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import trials
from pragmatica.mollwitz.moving import formations

Mods = dict[str, int]
ONE: Final = 1  # the distance of infantry fire


def shot(s: State, firer: int, hex: int, advancing: bool = False) -> Shot:
    """The sum of a unit's fire at a hex: of muskets next to it, of guns farther off, of a battery at any distance.

    [W-10.7, W-10.9, W-11.4]
    """
    if s.army.arm[firer] == INFANTRY and s.ground.distance(s.place[firer], hex) == ONE:
        return muskets(s, firer, hex, advancing)
    return guns(s, firer, hex)


def muskets(s: State, firer: int, hex: int, advancing: bool = False) -> Shot:
    """Infantry fire at a neighbouring hex; the row is the firer's own morale, no leader helps [W-10.7, W-10.8, W-12.1].

    `advancing`: Prussian fire while advancing [W-10.12].
    """
    charts = s.charts
    mods = charts.infantry_mods
    found = Sum()
    if s.army.side[firer] == PRUSSIA:
        found.add(SHOOTER_PRUSSIAN, mods[NAMES[SHOOTER_PRUSSIAN]], firer)
    if s.weak[firer]:
        found.add(SHOOTER_WEAKENED, mods[NAMES[SHOOTER_WEAKENED]], firer)
    if advancing:
        found.add(ADVANCE_FIRE, mods[NAMES[ADVANCE_FIRE]], firer)
    if s.formation[firer] == SQUARE:
        found.add(SQUARE_FIRES, mods[NAMES[SQUARE_FIRES]], firer)
    elif formations.is_marked(s, firer):
        found.add(MARKER_FIRES, mods[NAMES[MARKER_FIRES]], firer)
    _target(s, firer, hex, mods, found)
    row = min(max(s.morale[firer], 1), STRONGEST)
    start = row * charts.columns
    return Shot(row, charts.infantry_fire[start : start + charts.columns], charts.lowest, found)


def guns(s: State, firer: int, hex: int) -> Shot:
    """Fire of a battery, or of a battalion's regimental guns, which take no modifier of a marker [W-10.9, W-11.4]."""
    charts = s.charts
    mods = charts.artillery_mods
    found = Sum()
    if s.army.arm[firer] == ARTILLERY:
        band = charts.band[min(s.ground.distance(s.place[firer], hex), charts.range)]
        row = charts.band_row[band]
        found.add(DISTANCE, s.army.fire_mods[firer * s.army.bands + band], firer)
    else:
        row = charts.guns_row
        found.add(REGIMENTAL_GUNS, mods[NAMES[REGIMENTAL_GUNS]], firer)
    _target(s, firer, hex, mods, found)
    start = row * charts.artillery_columns
    cells = charts.artillery_fire[start : start + charts.artillery_columns]
    return Shot(row, cells, charts.artillery_lowest, found)


def _target(s: State, firer: int, hex: int, mods: Mods, found: Sum) -> None:
    """What the target and its ground add, in either table [W-10.7, W-11.4]."""
    units = s.units_at(hex)
    fighters = s.fighters_at(hex)
    target = fighters[0] if fighters else units[0]
    if is_enfiladed(s, target, s.place[firer]):
        found.add(ENFILADE, mods[NAMES[ENFILADE]], s.place[firer])
    if s.formation[target] == SQUARE:
        found.add(TARGET_SQUARE, mods[NAMES[TARGET_SQUARE]], target)
    if sum(1 for one in fighters if s.army.arm[one] == CAVALRY) >= 2:
        found.add(TARGET_TWO_CAVALRY, mods[NAMES[TARGET_TWO_CAVALRY]], hex)
    if s.army.arm[target] == HUSSAR and s.formation[target] == SKIRMISH:
        found.add(TARGET_HUSSAR, mods[NAMES[TARGET_HUSSAR]], target)
    if not fighters:
        found.add(TARGET_ARTILLERY, mods[NAMES[TARGET_ARTILLERY]], target)
    found.add(TARGET_TERRAIN, mods.get("target_" + s.ground.terrains[s.ground.terrain[hex]], 0), hex)


def is_enfiladed(s: State, target: int, hex: int) -> bool:
    """Whether the target has the hex in its flank or rear, and no marker covers it; far off, in such a sector.

    Units without facing, and routed ones, are never enfiladed [W-10.7, W-11.4, W-4.6].
    """
    if s.army.arm[target] == HUSSAR or s.routed(target):
        return False
    if s.ground.distance(s.place[target], hex) == ONE:
        return zones.is_flank_or_rear(zones.relation(s, target, hex))
    return zones.is_flank_or_rear(zones.sector(s, target, hex))


# -- what a fire does -------------------------------------------------------------------------------------------------


def may_advance(s: State, firer: int, hex: int) -> bool:
    """Whether fire while advancing may be declared: Prussian infantry in line, under Attack, at a neighbour.

    [W-10.12]
    """
    return (
        s.army.side[firer] == PRUSSIA
        and s.army.arm[firer] == INFANTRY
        and s.formation[firer] == LINE
        and s.order_of(firer) == ATTACK
        and s.ground.distance(s.place[firer], hex) == ONE
    )


def is_simultaneous(s: State, firer: int, enemy: int, advancing: bool, forced: bool) -> bool:
    """Whether two that fire at each other do so at once, or the inactive one first.

    At once where the active one began the activation next to the other, at two hexes and more, while advancing, and
    where the inactive side had to fight [W-10.11, W-10.12, W-10.22].
    """
    if advancing or forced or s.ground.distance(s.place[firer], s.place[enemy]) > ONE:
        return True
    began = s.began[firer]
    return began != s.ground.off and s.ground.distance(began, s.began[enemy]) == ONE


def threshold(s: State, morale: int) -> int:
    """From how many points of one fire on a hex retreats whose mean morale and leader's bonus come to this.

    [W-13.30]
    """
    return s.charts.retreat_at[min(max(morale, 1), STRONGEST)]


def may_be_driven_back(s: State, hex: int) -> bool:
    """Whether fire can force a hex back: units of the inactive side that are not under Attack [W-13.30, W-13.22]."""
    side = s.side_at(hex)
    if side == s.active:
        return False
    firm = [unit for unit in s.fighters_at(hex) if not s.routed(unit)]
    return bool(firm) and all(s.order_of(unit) != ATTACK for unit in firm)


def morale_before(s: State, hex: int, leader: int = NO_LEADER) -> int:
    """What the row of the retreat table is read with, before the fire: mean morale and the leader's bonus [W-13.30]."""
    return trials.average(s, s.fighters_at(hex)) + support.bonus(s, leader)


def drives_back(s: State, before: int, points: int, shares: list[int]) -> bool:
    """Whether a fire forces the hex back; the points count together, or as the worst hit unit's [W-10.17, W-13.30]."""
    counted = max(shares) if s.rules.worst_hit_retreats and shares else points
    return counted >= threshold(s, before)
