"""The fights of step 7: which, in what order, and with what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots.reckoning import worth
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.combat import attacking, melee, shooting
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.forms.decisions_combat import AdvanceFire, AnswerFire, Defend, KindOfCombat, NameArm
from pragmatica.mollwitz.kept.codes import INFANTRY
from pragmatica.mollwitz.seen.field import hex_number

BAYONET: Final = 1.2  # by how much bayonets must beat fire: whoever attacks fires no more
ENOUGH: Final = 20  # joint attacks that are weighed; of more, those with the most stacks


def kind(sit: Situation, decision: KindOfCombat, actions: Sequence[Action]) -> Action | None:
    """Fire or bayonets, by what all battalions of the wing could do with either [W-10.4]."""
    wing = sit.army.wing_ids.index(decision.wing)
    fire, bayonet = 0.0, 0.0
    for unit in sit.wing_units(wing):
        fire += _best_shot(sit, unit)
        bayonet += _best_thrust(sit, unit)
    return action_of(actions, "bayonet" if bayonet > BAYONET * max(fire, 0.0) else "fire_at_will")


def _best_shot(sit: Situation, unit: int) -> float:
    targets = shooting.targets(sit.s, unit)
    return max([worth.exchange(sit.s, unit, hex) for hex in targets], default=0.0)


def _best_thrust(sit: Situation, unit: int) -> float:
    s = sit.s
    targets = [hex for hex in zones.front_hexes(s, unit) if attacking.can_attack(s, unit, hex)]
    return max([worth.melee_worth(s, hex, [s.place[unit]]) for hex in targets], default=0.0)


def attack(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The melee that promises most; none if none does and nobody is bound to [W-10.18, W-10.20]."""
    end = action_of(actions, "end")
    offered = [one for one in actions if one.type == "attack"]
    if len(offered) > ENOUGH:
        offered = sorted(offered, key=lambda one: -len(_hexes(sit, one)))[:ENOUGH]
    if not offered:
        return end
    best = max(offered, key=lambda one: _attack_worth(sit, one))
    return best if end is None or _attack_worth(sit, best) > 0 else end


def _hexes(sit: Situation, action: Action) -> list[int]:
    named = action.fields.get("hexes")
    return [hex_number(sit.board, str(one)) for one in named] if isinstance(named, list) else []


def _attack_worth(sit: Situation, action: Action) -> float:
    hexes = [hex for hex in _hexes(sit, action) if melee.fighters(sit.s, hex)]
    return worth.melee_worth(sit.s, sit.hex(action), hexes) if hexes else 0.0


def charge(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The counter-charge that promises most goes first [W-10.34, W-10.36]."""
    return max(actions, key=lambda one: _charge_worth(sit, one))


def _charge_worth(sit: Situation, action: Action) -> float:
    s, hex = sit.s, sit.hex(action)
    charging = {s.place[unit] for unit in sit.army.units_of[sit.side] if s.charging[unit] == hex}
    hexes = [one for one in _hexes(sit, action) or sorted(charging) if melee.fighters(s, one)]
    return worth.melee_worth(s, hex, hexes, sure=True) if hexes else 0.0


def arm(sit: Situation, decision: NameArm, actions: Sequence[Action]) -> Action | None:
    """Foot or horse, whichever has more morale in the hex [W-7.10]."""
    s, morale = sit.s, {True: 0, False: 0}
    for unit in s.fighters_at(hex_number(sit.board, decision.hex)):
        morale[sit.army.arm[unit] == INFANTRY] += s.morale[unit]
    return action_of(actions, "foot_attacks" if morale[True] > morale[False] else "horse_attacks")


def fire(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The fire that wins most; none if each costs more than it does and nobody is bound to [W-10.10, W-10.16]."""
    end = action_of(actions, "end")
    offered = [one for one in actions if one.type == "fire"]
    if not offered:
        return end
    best = max(offered, key=lambda one: _fire_worth(sit, one))
    return best if end is None or _fire_worth(sit, best) > 0 else end


def _fire_worth(sit: Situation, action: Action) -> float:
    unit, hex = sit.unit(action.fields["unit"]), sit.hex(action)
    return worth.exchange(sit.s, unit, hex)


def defend(sit: Situation, decision: Defend, actions: Sequence[Action]) -> Action | None:
    """Fire at the stack that it hurts most: the shot is for this [W-10.23]."""
    offered = [one for one in actions if one.type == "fire"]
    return max(
        offered,
        key=lambda one: worth.fire_worth(sit.s, sit.unit(one.fields["unit"]), sit.hex(one)),
        default=action_of(actions, "end"),
    )


def answer(sit: Situation, decision: AnswerFire, actions: Sequence[Action]) -> Action | None:
    """The one whose fire hurts most [W-11.7]."""
    hex = sit.s.place[sit.unit(decision.unit)]
    return max(actions, key=lambda one: worth.fire_worth(sit.s, sit.unit(one.fields["unit"]), hex))


def advance_fire(sit: Situation, decision: AdvanceFire, actions: Sequence[Action]) -> Action | None:
    """Against who would else fire first: that is whom the battalion has come up to only now [W-10.11, W-10.12]."""
    moved = sit.s.spent[sit.unit(decision.unit)] > 0
    return action_of(actions, "advance_fire", yes=decision.answered_by is not None and moved)


def lead(sit: Situation, actions: Sequence[Action]) -> Action | None:
    """The leader who adds most, to a fight or in a post that fell free [W-12.2, W-12.8, W-12.10]."""
    numbers, bonus = sit.army.leader_number, sit.army.bonus
    return max(actions, key=lambda one: bonus[numbers[str(one.fields["leader"])]])
