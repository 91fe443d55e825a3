"""Status, admission, votes, bids and guests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.ancien_regime import decisions as asked
from pragmatica.bots.ancien_regime import movement
from pragmatica.bots.ancien_regime.situation import UNIT, Situation
from pragmatica.bots.ancien_regime.tables import FAR
from pragmatica.core.action import Action

COALITIONS: Final = ("british", "french")
REACH: Final = 2  # moves that are looked ahead
HINDER: Final = 3.0  # what war with a power that is about to win is worth, and peace costs


def expel(s: Situation, actions: Sequence[Action]) -> Action | None:
    """Members who are about to win before oneself."""
    for one in actions:
        if one.type == "expel" and _dangerous(s, str(one.fields["member"])):
            return one
    return next((one for one in actions if one.type == "end"), None)


def admit(s: Situation, decision: asked.Admit, actions: Sequence[Action]) -> Action | None:
    """Everybody but who is about to win."""
    return movement.answer(actions, not _dangerous(s, decision.applicant))


def _dangerous(s: Situation, power: str) -> bool:
    """Whether a power is about to win before this one."""
    return s.near_victory(power) and s.outlook(power) > s.outlook(s.power)


def status(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The status in which there is most to take and least to fear, and the leader in the race is an enemy."""
    return max(actions, key=lambda one: (_status_worth(s, str(one.fields["status"])), one.fields["status"]))


def _status_worth(s: Situation, wanted: str) -> float:
    """What a status promises if the others keep theirs."""
    worth = 0.4 if wanted == s.me.status else 0.0
    if wanted == "neutral":
        worth += 0.5 * s.me.taxation.total / (2 if s.me.taxation.doubled else 1) - 2.0
    else:
        worth += _open_ground(s)
    if wanted in COALITIONS:
        worth += 1.0
    for other in s.powers.values():
        if other.power in s.family:
            continue
        friend = wanted in COALITIONS and other.status == wanted
        at_war = not friend and "neutral" not in (wanted, other.status)
        if _dangerous(s, other.power):
            worth += HINDER if at_war else -HINDER
        if at_war:
            worth += _prey(s, other.power) - _fear(s, other.power)
    return worth


def _open_ground(s: Situation) -> float:
    """What lies open to all but a neutral power, near its generals."""
    starts = [s.tables.distances(s.power, one.land) for one in s.mine if one.land is not None]
    near = {land for far in starts for land, steps in far.items() if steps <= REACH and s.control(land) is None}
    return min(3.0, sum(max(0.0, s.gain(land) - UNIT) for land in near) / 2)


def _prey(s: Situation, power: str) -> float:
    """What could be taken from a power soon, and what is held of it now."""
    starts = [s.tables.distances(s.power, one.land) for one in s.mine if one.land is not None]
    total = 0.0
    for land in s.tables.lands:
        owner, control = s.tables.owner[land], s.control(land)
        if owner == power and control == s.power:
            total += s.worth_to(land, s.power)
        elif control == power:
            steps = min((far.get(land, FAR) for far in starts), default=FAR)
            if steps <= REACH:
                worth = max(0.0, s.worth_to(land, s.power) - UNIT) * (0.4 if s.strength(land) <= 2 else 0.15)
                total += worth if steps <= 1 else worth / 2
    return min(total, 5.0)


def _fear(s: Situation, power: str) -> float:
    """What a power's generals could take."""
    total = 0.0
    for one in s.seen.generals:
        if one.power == power and one.land is not None:
            lands = [land for land in s.tables.near[one.land] if s.control(land) == s.power]
            total += 0.3 * max((s.worth_to(land, s.power) for land in lands), default=0.0) * min(1 + one.units, 3) / 2
    return min(total, 3.0)


def vote(s: Situation, actions: Sequence[Action]) -> Action | None:
    """Oneself; a minor power votes for its player's major one."""
    wanted = [s.me.controller, s.power] if s.me.minor else [s.power]
    for candidate in wanted:
        for one in actions:
            if one.fields["candidate"] == candidate:
                return one
    return actions[0]


def bid(s: Situation, actions: Sequence[Action]) -> Action | None:
    """A part of the Morale above what battles need."""
    most = max(0, min(4, (s.me.morale - 4) // 2))
    offers = {int(str(one.fields["morale"])): one for one in actions}
    return offers[max(morale for morale in offers if morale <= most)]


def stays(s: Situation, decision: asked.GeneralStays, actions: Sequence[Action]) -> Action | None:
    """Generals of the family stay, others go home."""
    return movement.answer(actions, s.general[decision.general].power in s.family)


def reassign(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The general with the fewest units takes one more."""
    return min(actions, key=lambda one: (s.general[str(one.fields["general"])].units, one.id))


def frederick(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The general who has most to do where he stands."""

    def worth(action: Action) -> tuple[float, str]:
        general = s.general[str(action.fields["general"])]
        return (0.0 if general.land is None else movement.prospect(s, general, general.land, general.units)), action.id

    return max(actions, key=worth)
