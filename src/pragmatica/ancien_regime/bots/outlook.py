"""What war and peace promise: what could be taken in the next round, what might be lost, and who is hindered."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.bots.situation import UNIT, Situation

REACH: Final = 2  # moves that are looked ahead
LATER: Final = 0.5  # what is two moves away counts so much
WEAK: Final = 2  # a strength that is usually overcome
LIKELY: Final = 0.6  # that an attack on the weak succeeds, or one by the stronger
UNLIKELY: Final = 0.2  # on others
PRICE: Final = 1.5  # units that a conquest takes
HINDER: Final = 1.5  # what war with a power that must be stopped is worth, against peace with it


def worth(s: Situation, enemies: set[str], wanted: str) -> float:
    """What a status promises with these powers as enemies."""
    hinder = HINDER * sum(s.lead(enemy) for enemy in enemies) if wanted != "neutral" else 0.0
    return campaign(s, enemies, wanted) - danger(s, enemies, wanted) - returned(s, enemies) + hinder


def enmity(s: Situation, power: str) -> float:
    """What war with a power is worth against peace with it, under the own present status."""
    return worth(s, s.wars | {power}, s.me.status) - worth(s, s.wars - {power}, s.me.status)


def campaign(s: Situation, enemies: set[str], wanted: str) -> float:
    """What the generals could take: the best targets, as many as there are generals and units for."""
    if wanted == "neutral":
        return 0.0
    starts = [s.tables.distances(s.power, one.land) for one in s.mine if one.land is not None]
    near: dict[str, int] = {}
    for far in starts:
        for land, steps in far.items():
            if steps <= REACH:
                near[land] = min(steps, near.get(land, REACH))
    prizes = sorted((prize(s, land, enemies) * (1.0 if near[land] <= 1 else LATER) for land in near), reverse=True)
    units = sum(one.units for one in s.mine) + min(s.me.mobilisation.units, s.me.mobilisation.money)
    return sum(one for one in prizes[: min(2 * len(starts), int(units / PRICE))] if one > 0)


def prize(s: Situation, land: str, enemies: set[str]) -> float:
    """What an attempt on a territory is worth if these powers are enemies."""
    owner, control = s.tables.owner[land], s.control(land)
    gain = s.worth_to(land, s.power) if owner is None or owner == s.power or owner in enemies else 0.0
    if control is None:
        return gain - UNIT
    if control not in enemies:
        return 0.0
    chance = LIKELY if s.strength(land) <= WEAK else UNLIKELY
    beaten = sum(one.power in enemies for one in s.at.get(land, ()))
    return chance * (gain + s.harm(control) * s.worth_to(land, control) + beaten) - UNIT


def danger(s: Situation, enemies: set[str], wanted: str) -> float:
    """What the enemies' generals could take, one territory each."""
    neutral = wanted == "neutral"
    taken: dict[str, float] = {}
    for one in s.seen.generals:
        if one.power not in enemies or one.land is None:
            continue
        best, target = 0.0, ""
        near = [*s.tables.near[one.land], *(end for _, end, owner in s.tables.routes[one.land] if owner == one.power)]
        for land in near:
            if s.control(land) != s.power or land in taken or (neutral and s.tables.owner[land] == s.power):
                continue
            chance = LIKELY if max(2, 1 + one.units) > s.strength(land) else UNLIKELY
            loss = chance * (s.worth_to(land, s.power) + s.harm(one.power) * s.worth_to(land, one.power))
            if loss > best:
                best, target = loss, land
        if target:
            taken[target] = best
    return sum(taken.values())


def returned(s: Situation, enemies: set[str]) -> float:
    """What is lost at once: garrisons in the homes of powers with whom there is peace [A-11.1]."""
    total = 0.0
    for land in s.tables.lands:
        owner = s.tables.owner[land]
        if owner is not None and owner not in enemies and owner != s.power and s.control(land) == s.power:
            total += s.worth_to(land, s.power)
    return total
