"""Status, admission, votes, bids and guests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.ancien_regime.bots import movement, outlook
from pragmatica.ancien_regime.bots.situation import Situation
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.core.action import Action

COALITIONS: Final = ("british", "french")
FRIENDSHIP: Final = 1.5  # what one power more in the own coalition is worth
COALITION: Final = 0.3  # what its help is worth to a member, besides the peace
QUIET: Final = 0.7  # what a neutral power's second Money is worth, by the first
MOOD: Final = 0.6  # statuses that differ by less are alike
HABIT: Final = 0.8  # what a change of status costs: the others count on it
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
    welcome = outlook.enmity(s, decision.applicant) < FRIENDSHIP and not s.feared(decision.applicant)
    return movement.answer(actions, welcome)


def status(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The status in which there is most to take and least to fear, and the leader in the race is an enemy."""
    return s.nearly_best(actions, lambda one: _status_worth(s, str(one.fields["status"])), MOOD)


def _status_worth(s: Situation, wanted: str) -> float:
    """What a status promises if the others keep theirs."""
    worth = HABIT if wanted == s.me.status else 0.0
    if wanted == "neutral":
        worth += QUIET * s.race.money(s.me) * s.me.taxation.total / (2 if s.me.taxation.doubled else 1)
    elif wanted in COALITIONS:
        worth += COALITION
    return worth + outlook.worth(s, _enemies(s, wanted), wanted)


def _enemies(s: Situation, wanted: str) -> set[str]:
    """Who could attack or be attacked under a status."""
    return {
        one.power
        for one in s.powers.values()
        if one.power not in s.family and one.status != "neutral" and not (wanted in COALITIONS and one.status == wanted)
    }


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
    worth = FORCE * force + outlook.danger(s, {decision.minor}, s.me.status)
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

    def worth(action: Action) -> float:
        general = s.general[str(action.fields["general"])]
        return 0.0 if general.land is None else movement.prospect(s, general, general.land, general.units)

    return s.nearly_best(actions, worth, movement.TASTE)
