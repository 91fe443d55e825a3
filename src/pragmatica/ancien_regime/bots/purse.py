"""Cards, Money and Morale: Drill, gifts, Leadership, Mobilisation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.ancien_regime.bots import movement
from pragmatica.ancien_regime.bots.situation import Situation
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.observation import PowerState
from pragmatica.core.action import Action

ENOUGH_MORALE: Final = 9


def discard(actions: Sequence[Action]) -> Action | None:
    """The lowest card."""
    return min(actions, key=lambda one: (int(str(one.fields["card"])), one.id))


def end(actions: Sequence[Action]) -> Action | None:
    """Nothing more."""
    return next((one for one in actions if one.type == "end"), None)


def gifts(s: Situation, actions: Sequence[Action]) -> Action | None:
    """What a power cannot use itself goes to the friend who can, and who fights those ahead.

    A minor power's Money goes to its player's major power.
    """
    offered = [one for one in actions if one.type != "end"]
    given = s.seen.gifts.gifts if s.seen.gifts is not None else []
    spare_money = s.me.mobilisation.money - _spending(s.me, s) - sum(one.money for one in given)
    spare_cards = s.me.hand - s.me.morale - sum(one.cards for one in given)
    best: tuple[float, str] = (0.0, "")
    found = None
    for one in offered:
        receiver = s.powers[str(one.fields["receiver"])]
        got = next((gift for gift in given if gift.receiver == receiver.power), None)
        if one.type == "give_money":
            master = s.me.minor and receiver.power == s.me.controller
            room = _spending(receiver, s) - receiver.mobilisation.money - (got.money if got is not None else 0)
            useful = master or (spare_money > 0 and room > 0)
        else:
            room = receiver.morale - receiver.hand - (got.cards if got is not None else 0)
            useful = spare_cards > 0 and room > 0
        worth = _friendship(s, receiver), f"{one.type == 'give_money'}{one.id}"
        if useful and worth > best:
            best, found = worth, one
    return found or end(actions)


def _spending(state: PowerState, s: Situation) -> int:
    """The Money that a power can use at its next Mobilisation: units, a full hand, Morale for it."""
    cards = max(0, s.seen.limits.hand - state.hand)
    return state.mobilisation.units + cards + max(0, ENOUGH_MORALE - state.morale)


def _friendship(s: Situation, receiver: PowerState) -> float:
    """How much this power likes what another can do with a gift: that it fights who is ahead, and is not itself."""
    if receiver.power in s.family:
        return 3.0
    if s.lead(receiver.power) >= min(0.0, s.lead(s.power)):
        return 0.0
    return sum(max(0.0, s.lead(enemy)) for enemy in receiver.at_war)


def lead(s: Situation, decision: asked.Lead, actions: Sequence[Action]) -> Action | None:
    """Generals come to the board while Money for units is in sight; else a card, or Morale to play cards with."""
    by_type = {one.type: one for one in actions}
    placing = [one for one in actions if one.type == "place_general"]
    if placing and _room(s) < max(3, s.me.mobilisation.money):
        return s.nearly_best(placing, lambda one: _place(s, one), movement.TASTE)
    if decision.doing != "nothing":
        return end(actions)
    if s.me.hand < min(6, s.me.morale) and "draw_card" in by_type:
        return by_type["draw_card"]
    return by_type.get("raise_morale") or by_type.get("draw_card") or end(actions)


def _room(s: Situation) -> int:
    """Units that the generals on the board could take."""
    return sum(s.seen.limits.units - one.units for one in s.mine)


def _place(s: Situation, action: Action) -> float:
    """What it is worth that a general comes to a territory, to have units there soon."""
    general = s.general[str(action.fields["general"])]
    land = str(action.fields["land"])
    return movement.prospect(s, general, land, 2) - movement.exposure(s, land, 0)


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
