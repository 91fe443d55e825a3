"""Cards, Money and Morale: Drill, gifts, Leadership, Mobilisation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.ancien_regime import decisions as asked
from pragmatica.bots.ancien_regime import movement
from pragmatica.bots.ancien_regime.situation import Situation
from pragmatica.core.action import Action

ENOUGH_MORALE: Final = 9


def discard(actions: Sequence[Action]) -> Action | None:
    """The lowest card."""
    return min(actions, key=lambda one: (int(str(one.fields["card"])), one.id))


def end(actions: Sequence[Action]) -> Action | None:
    """Nothing more."""
    return next((one for one in actions if one.type == "end"), None)


def gifts(s: Situation, actions: Sequence[Action]) -> Action | None:
    """A minor power's Money goes to its player's major power if that can spend it; else nothing is given."""
    if s.me.minor and s.me.controller is not None:
        for one in actions:
            if one.type == "give_money" and one.fields["receiver"] == s.me.controller:
                return one
    return end(actions)


def lead(s: Situation, decision: asked.Lead, actions: Sequence[Action]) -> Action | None:
    """Generals come to the board while Money for units is in sight; else a card, or Morale to play cards with."""
    by_type = {one.type: one for one in actions}
    placing = [one for one in actions if one.type == "place_general"]
    if placing and _room(s) < max(3, s.me.mobilisation.money):
        return max(placing, key=lambda one: _place(s, one))
    if decision.doing != "nothing":
        return end(actions)
    if s.me.hand < min(6, s.me.morale) and "draw_card" in by_type:
        return by_type["draw_card"]
    return by_type.get("raise_morale") or by_type.get("draw_card") or end(actions)


def _room(s: Situation) -> int:
    """Units that the generals on the board could take."""
    return sum(s.seen.limits.units - one.units for one in s.mine)


def _place(s: Situation, action: Action) -> tuple[float, str]:
    """What it is worth that a general comes to a territory, to have units there soon."""
    general = s.general[str(action.fields["general"])]
    land = str(action.fields["land"])
    return movement.prospect(s, general, land, 2) - movement.exposure(s, land, 0), action.id


def mobilise(s: Situation, decision: asked.Mobilise, actions: Sequence[Action]) -> Action | None:
    """Units first, then cards and Morale in step, then a fortress; nothing is kept, for it would be lost [A-9.44]."""
    units = [one for one in actions if one.type == "buy_unit"]
    by_type = {one.type: one for one in actions}
    placed = sum(one.units for one in s.mine)
    poor = s.me.hand + s.me.morale < 4 and placed >= 3
    if units and not (poor and decision.money % 2):
        return max(units, key=lambda one: _place_unit(s, one))
    fortress = [one for one in actions if one.type == "buy_fortress"]
    if fortress and s.me.hand >= 4 and s.me.morale >= 5:
        return max(fortress, key=lambda one: s.worth_to(str(one.fields["land"]), s.power))
    hand = s.seen.limits.hand
    if "buy_card" in by_type and s.me.hand < hand and s.me.hand <= s.me.morale:
        return by_type["buy_card"]
    if "buy_morale" in by_type and (s.me.morale < ENOUGH_MORALE or s.me.hand >= hand):
        return by_type["buy_morale"]
    return by_type.get("buy_card") or by_type.get("buy_morale") or end(actions)


def _place_unit(s: Situation, action: Action) -> tuple[float, str]:
    """Where a unit does most: with generals who have much to take and little to take it with."""
    general = s.general[str(action.fields["general"])]
    if general.land is None:
        return 0.0, action.id
    worth = movement.prospect(s, general, general.land, general.units + 1)
    worth += 0.5 * movement.exposure(s, general.land, general.units)
    return (worth + 0.3) / (1 + general.units), action.id
