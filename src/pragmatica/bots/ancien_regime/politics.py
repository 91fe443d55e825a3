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
FRIENDSHIP: Final = 1.5  # what one power more in the own coalition is worth
COALITION: Final = 0.3  # what its help is worth to a member, besides the peace
QUIET: Final = 0.5  # what a neutral power's second Money is worth
IDLE: Final = 2.0  # what it costs to conquer nothing
HABIT: Final = 0.8  # what a change of status costs: the others count on it
HINDER: Final = 3.0  # what war with a power that must be stopped is worth, against peace with it
GENEROUS: Final = 0.3  # the lead of a friend who may yet be helped
RESERVE: Final = 4  # Morale that is not bid
FORCE: Final = 0.3  # what a minor power's general or unit is worth in Morale


def expel(s: Situation, actions: Sequence[Action]) -> Action | None:
    """Members who are about to win before oneself."""
    for one in actions:
        if one.type == "expel" and s.feared(str(one.fields["member"])):
            return one
    return next((one for one in actions if one.type == "end"), None)


def admit(s: Situation, decision: asked.Admit, actions: Sequence[Action]) -> Action | None:
    """Who is worth more as a friend than as an enemy; never who is about to win."""
    welcome = _enmity(s, decision.applicant) < FRIENDSHIP and not s.feared(decision.applicant)
    return movement.answer(actions, welcome)


def status(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The status in which there is most to take and least to fear, and the leader in the race is an enemy."""
    return max(actions, key=lambda one: (_status_worth(s, str(one.fields["status"])), one.fields["status"]))


def _status_worth(s: Situation, wanted: str) -> float:
    """What a status promises if the others keep theirs."""
    worth = HABIT if wanted == s.me.status else 0.0
    if wanted == "neutral":
        worth += QUIET * s.me.taxation.total / (2 if s.me.taxation.doubled else 1) - IDLE
    else:
        worth += _open_ground(s)
    if wanted in COALITIONS:
        worth += COALITION
    for other in s.powers.values():
        if other.power in s.family:
            continue
        friend = wanted in COALITIONS and other.status == wanted
        if not friend and "neutral" not in (wanted, other.status):
            worth += _enmity(s, other.power)
    return worth


def _enmity(s: Situation, power: str) -> float:
    """What war with a power is worth against peace with it: what can be taken, what is to be feared, and the race."""
    return _prey(s, power) - _fear(s, power) + HINDER * s.lead(power)


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
                worth = s.worth_to(land, s.power) + s.harm(power) * s.worth_to(land, power) - UNIT
                worth = max(0.0, worth) * (0.4 if s.strength(land) <= 2 else 0.15)
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


def vote(s: Situation, decision: asked.CastVote, actions: Sequence[Action]) -> Action | None:
    """Oneself while that may succeed, else a friend who may and is not far ahead; minor powers for their player."""
    myself = s.me.controller or s.power
    offered = {str(one.fields["candidate"]): one for one in actions}
    hopeful = [one for one in offered if _hope(s, decision, one) >= s.seen.limits.votes]
    if myself in hopeful:
        return offered[myself]
    friends = [one for one in hopeful if one in s.family or (one in s.allies and s.lead(one) < GENEROUS)]
    best = max(friends, key=lambda one: (one in s.family, -s.lead(one), one), default=s.power)
    return offered[best]


def _hope(s: Situation, decision: asked.CastVote, candidate: str) -> int:
    """The votes that a candidate may come to with this power's: its own, and those of allies who hold no more."""
    total = decision.votes + sum(one.votes for one in decision.ballots if one.candidate == candidate)
    held = s.powers[candidate]
    voting = s.seen.election.to_vote if s.seen.election is not None else []
    for voter in voting:
        state = s.powers[voter]
        if voter != s.power and (voter == candidate or (candidate in state.allies and state.votes <= held.votes)):
            total += state.votes
    return total


def bid(s: Situation, decision: asked.Bid, actions: Sequence[Action]) -> Action | None:
    """By what the minor power's generals could do, for one or against one, while Morale for battles is left."""
    force = sum(1 + one.units for one in s.seen.generals if one.power == decision.minor and one.land is not None)
    worth = FORCE * force + _fear(s, decision.minor)
    most = max(0, min(round(worth), (s.me.morale - RESERVE) // 2))
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
