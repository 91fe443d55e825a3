"""Why reactions and fights are not offered (chapters 6, 10 and 11).

Their answers have no table of codes: what is refused is known by what it names, units and hexes.
"""

from __future__ import annotations

from pragmatica.kit.reasons import Reasons
from pragmatica.mollwitz.battle import combat, defence, windows
from pragmatica.mollwitz.combat import attacking, melee, shooting
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ARTILLERY, INFANTRY, NO_ZONE
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import orders
from pragmatica.mollwitz.told import reasons
from pragmatica.mollwitz.told.reasons import nothing, reason

Fires = combat.NextFire | defence.Defend


def reacts(s: State, frame: windows.React, unit: int) -> Reasons:
    """Why a unit does not react, or not so [W-6.7, W-6.8, W-6.19, W-6.21]."""
    told = reasons.unit(s, unit)
    if not s.on_field(unit):
        return reason("W-6.7", "not-on-field", unit=told)
    if s.army.side[unit] != frame.side:
        return reason("W-6.7", "not-your-unit", unit=told)
    if s.routed(unit):
        return reason("W-13.18", "routed-reacts-not", unit=told)
    if s.reaction[unit]:
        return reason("W-6.8", "has-reaction", unit=told)
    if s.army.arm[unit] != ARTILLERY and s.engaged[unit]:
        return reason("W-6.8", "was-engaged", unit=told)
    if s.reacted[unit]:
        return reason("W-6.7", "has-reacted", unit=told)
    if s.tried[unit]:
        return reason("W-6.7", "has-tried", unit=told)
    return reason("W-6.25", "no-window", unit=told, hex=reasons.hex(s, s.place[frame.mover(s)]))


def fires(s: State, frame: Fires, unit: int, hex: int) -> Reasons:
    """Why a unit does not fire at a hex [W-10.6, W-10.14, W-10.34, W-11.3]."""
    told = {"unit": reasons.unit(s, unit), "hex": reasons.hex(s, hex)}
    found = _able_to_fire(s, frame, unit)
    if found:
        return found
    if s.side_at(hex) != 1 - s.army.side[unit]:
        return reason("W-10.6", "nobody-to-fight", **told)
    zone = shooting.zone_towards(s, unit, hex)
    if zone == NO_ZONE:
        return reason("W-10.6", "out-of-fire", **told)
    if not shooting.has_shot(s, unit, zone):
        return reason("W-6.7", "no-shot", unit=told["unit"])
    return reason("W-10.34", "fire-not-now", **told)


def _able_to_fire(s: State, frame: Fires, unit: int) -> Reasons:
    told = reasons.unit(s, unit)
    if not s.on_field(unit):
        return reason("W-10.6", "not-on-field", unit=told)
    if s.army.side[unit] != frame.side:
        return reason("W-10.10", "not-your-unit", unit=told)
    if not shooting.is_able(s, unit):
        return reason("W-10.5", "cannot-fire", unit=told)
    if isinstance(frame, defence.Defend):
        return []
    if frame.side == s.active and s.army.wing[unit] != s.group:
        return reason("W-2.2", "other-group", unit=told, wing=reasons.wing(s, s.group))
    if s.reaction[unit]:
        return reason("W-10.37", "has-reaction", unit=told)
    if s.attacked[unit] == melee.FOUGHT:
        return reason("W-10.3", "has-fought", unit=told)
    if s.army.arm[unit] == ARTILLERY and s.spent[unit]:
        return reason("W-11.3", "needs-all-points", unit=told)
    return []


def attacks(s: State, frame: combat.DeclareMelee, target: int, hexes: list[int]) -> Reasons:
    """Why a hex is not attacked from these; none: why from nowhere [W-10.6, W-10.18, W-10.19, W-10.23]."""
    told = {"hex": reasons.hex(s, target)}
    if not attacking.is_target(s, target, frame.side):
        return reason("W-10.2", "nobody-to-attack", **told)
    if any(s.struck[unit] for unit in s.units_at(target)):
        return reason("W-10.19", "struck-already", **told)
    places = hexes or [place for place in s.ground.near[target * 6 : target * 6 + 6] if s.side_at(place) == frame.side]
    for place in places:
        for unit in melee.strikers(s, place) if s.side_at(place) == frame.side else []:
            found = attacker(s, frame, unit, target)
            if found:
                return found
    if not places or any(s.side_at(place) != frame.side or not melee.strikers(s, place) for place in places):
        return reason("W-10.6", "nobody-before-it", **told)
    return reason("W-10.18", "not-together", **told)


def attacker(s: State, frame: combat.DeclareMelee, unit: int, target: int) -> Reasons:
    """Why a unit does not attack a hex [W-3.23, W-4.4, W-10.3, W-10.4, W-10.6, W-10.19, W-10.37, W-11.11]."""
    told = {"unit": reasons.unit(s, unit), "hex": reasons.hex(s, target)}
    if frame.side == s.active and s.army.wing[unit] != s.group:
        return reason("W-2.2", "other-group", unit=told["unit"], wing=reasons.wing(s, s.group))
    if s.reaction[unit]:
        return reason("W-10.37", "has-reaction", unit=told["unit"])
    if s.attacked[unit] == melee.STANDS_BY:
        return reason("W-7.10", "other-arm-attacks", unit=told["unit"])
    if s.attacked[unit]:
        return reason("W-10.19", "has-fought", unit=told["unit"])
    if s.routed(unit) or not s.charts.may_melee[s.formation[unit]]:
        return reason("W-4.4", "formation-fights-not", unit=told["unit"])
    if not zones.in_front(s, unit, target):
        return reason("W-10.6", "not-in-front", **told)
    if not orders.may_melee(s, unit):
        return reason("W-10.3", "order-forbids-melee", unit=told["unit"])
    if attacking.is_under_guns(s, unit):
        return reason("W-11.11", "under-guns", unit=told["unit"])
    if attacking.is_orphaned(s, unit):
        return reason("W-3.23", "leaderless-fights-not", unit=told["unit"])
    if not attacking.can_attack(s, unit, target):
        return reason("W-4.14", "hussars-attack-not", **told)
    if frame.side != s.active:
        return reason("W-10.22", "not-bound", **told)
    if s.army.arm[unit] == INFANTRY and s.army.wing[unit] not in frame.combat().bayonets:
        return reason("W-10.4", "wing-fires", unit=told["unit"])
    return []


def about_unit(s: State, frame: Frame, unit: int) -> Reasons:
    """Why a unit plays no part in what is asked."""
    if isinstance(frame, windows.React):
        return reacts(s, frame, unit)
    if isinstance(frame, Fires):
        found = _able_to_fire(s, frame, unit)
        return found or reason("W-10.34", "no-target", unit=reasons.unit(s, unit))
    if isinstance(frame, combat.DeclareMelee):
        if s.on_field(unit) and s.army.side[unit] == frame.side:
            ahead = [hex for hex in zones.front_hexes(s, unit) if attacking.is_target(s, hex, frame.side)]
            found = attacker(s, frame, unit, ahead[0]) if ahead else []
        else:
            return attacks(s, frame, s.place[unit], []) if s.on_field(unit) else nothing()
        return found or reason("W-10.6", "no-target", unit=reasons.unit(s, unit))
    return nothing()


def about_hex(s: State, frame: Frame, hex: int) -> Reasons:
    """Why nothing is done about a hex."""
    if isinstance(frame, combat.DeclareMelee):
        return attacks(s, frame, hex, [])
    if isinstance(frame, Fires):
        if s.side_at(hex) == 1 - frame.side:
            return reason("W-10.6", "nobody-fires-at", hex=reasons.hex(s, hex))
        return reason("W-10.6", "nobody-there", hex=reasons.hex(s, hex))
    return reason("W-2.12", "hex-not-asked", hex=reasons.hex(s, hex))
