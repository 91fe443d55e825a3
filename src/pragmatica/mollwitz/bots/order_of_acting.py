"""Who acts next: the foremost first, so that nobody stands in another's way, then leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.mollwitz.bots import command
from pragmatica.mollwitz.bots.reckoning import plans
from pragmatica.mollwitz.bots.reckoning.plans import GUARD, HOLD, SHELTER
from pragmatica.mollwitz.bots.reckoning.situation import Situation, action_of
from pragmatica.mollwitz.forms.decisions import Act

IDLE: Final = 12  # hexes from the enemy at which units that hold have nothing to do
BACKWARD: Final = (HOLD, GUARD, SHELTER)  # of these who is farthest from the enemy has most way to make


def act(sit: Situation, decision: Act, actions: Sequence[Action]) -> Action | None:
    """The next unit or leader; the end when nobody has anything to do [W-2.12]."""
    units = [
        one for one in actions if one.type in ("act", "act_stack") and _has_work(sit, sit.unit(one.fields["unit"]))
    ]
    if units:
        return max(units, key=lambda one: _first(sit, one))
    end = action_of(actions, "end")
    must = decision.must_move
    leaders = [one for one in actions if one.type == "act_leader"]
    for one in leaders:
        name = str(one.fields["leader"])
        if name == must or command.wants_to_move(sit, sit.army.leader_number[name]):
            return one
    return end or (leaders[0] if leaders else None)


def _first(sit: Situation, action: Action) -> float:
    """Pairs before single squadrons, and whoever is nearest to the enemy before the others."""
    unit = sit.unit(action.fields["unit"])
    place = sit.s.place[unit]
    return (100.0 if action.type == "act_stack" else 0.0) - sit.nearest(place) + 0.01 * plans.forward(sit, place)


def _has_work(sit: Situation, unit: int) -> bool:
    """Whether there is anything for it to do: to move, to recover, to rally, to serve the guns."""
    s = sit.s
    if s.routed(unit) or sit.army.is_battery[unit] or s.uncommanded[unit]:
        return True
    if s.morale[unit] < s.base(unit) or sit.nearest(s.place[unit]) <= IDLE:
        return True
    return plans.role(sit, sit.army.wing[unit]) not in (HOLD, SHELTER)
