"""Proposals of other players: what each clause is worth, and whether to accept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.maria.bots.changes import pays_reduction
from pragmatica.maria.bots.judgement import Judgement
from pragmatica.maria.bots.payments import poorer
from pragmatica.maria.bots.politics import CARD, Politics, candidate
from pragmatica.maria.forms.observation_realm import ClauseView, ProposalView
from pragmatica.maria.kept.board import BAVARIA, FRANCE, POWERS

LEAST_GAIN: Final = 1.0
TRUCE: Final = 3.0  # a turn in which two powers who stand near each other do not attack
NEAR: Final = 5  # roads
GROUND: Final = 4.0  # a turn without a country or the neighbourhood of a city
LONGEST: Final = 4  # turns that a promise is counted for, at most
TAKEN: Final = 1.2  # how much more a promise weighs for who gives it
PEACE: Final = 6.0


def free(j: Judgement, p: Politics, extras: Sequence[Action]) -> Action | None:
    """What the seat does outside the order of play: it answers proposals, reduces France's goals, pays Bavaria."""
    offered = {action.id: action for action in extras}
    for proposal in p.realm.proposals:
        if proposal.answering == j.s.observation.seat:
            verb = "accept" if proposal.lawful and helps(j, p, proposal) else "refuse"
            answer = offered.get(f"{verb}-{proposal.number}")
            if answer is not None:
                return answer
    reduce = offered.get("reduce")
    if reduce is not None and pays_reduction(j):
        return reduce
    return subsidy(j, p, offered)


def subsidy(j: Judgement, p: Politics, offered: Mapping[str, Action]) -> Action | None:
    """The next word of a contract of one turn with Bavaria, while that is the poorer; then what concludes it.

    A draft that somebody else has begun for the seat is left alone.
    """
    draft = p.realm.draft
    written = draft.clauses[0] if draft is not None and draft.clauses else None
    if written is None:
        if not _bavaria_needs_cards(j, p):
            return None
        return offered.get("write-contract")
    if written.form != "contract" or written.power not in (None, "france") or written.other not in (None, "bavaria"):
        return None
    for word in ("write-france", "write-bavaria", "write-turns-1", "write-cards-1"):
        if word in offered:
            return offered[word]
    return offered.get(f"propose-{j.s.observation.seat}")


def _bavaria_needs_cards(j: Judgement, p: Politics) -> bool:
    """Whether a card is better with Bavaria than with France, and can be given [M-20.1, M-20.3, M-20.9]."""
    powers = j.s.observation.powers
    if FRANCE not in j.s.seat_powers or any(one.receiver == "bavaria" for one in p.realm.contracts):
        return False
    fights = any(group.power == BAVARIA for group in j.s.own_groups)
    return fights and powers["bavaria"].income > 0 and poorer(powers["bavaria"], powers["france"])


def helps(j: Judgement, p: Politics, proposal: ProposalView) -> bool:
    """Whether the proposal gives the seat more than it takes."""
    return sum(clause_worth(j, p, clause) for clause in proposal.clauses) >= LEAST_GAIN


def clause_worth(j: Judgement, p: Politics, clause: ClauseView) -> float:
    """What one clause is worth to the seat, if it is kept."""
    s = j.s
    if clause.power is None:
        return 0.0
    power = POWERS.index(clause.power)
    other = POWERS.index(clause.other) if clause.other is not None else None
    if clause.form in ("contract", "cancel"):
        return _contract(p, clause, power, other)
    mine = power in s.seat_powers
    sign = -TAKEN if mine else 1.0
    if clause.form == "no-attack" and other is not None:
        concerned = mine or other in s.seat_powers
        return sign * TRUCE * _turns(j, clause) * _nearness(j, power, other) if concerned else 0.0
    if clause.form in ("keep-out", "keep-away", "leave"):
        if not mine and p.regard[power] > -0.3:
            return 0.3  # a power that does not fight the seat anyway
        return sign * GROUND * _turns(j, clause)
    if clause.form == "peace":
        return -PEACE if mine else PEACE / 2
    if clause.form == "vote" and clause.candidate is not None:
        wish = candidate(p, clause.candidate)
        return min(0.0, wish) - 0.5 if mine else wish / 2
    return 0.0


def _contract(p: Politics, clause: ClauseView, giver: int, receiver: int | None) -> float:
    """Cards that change hands, by what each power's gain is to the seat."""
    if receiver is None:
        return 0.0
    cards = (clause.cards or 1) * (clause.turns or 2)
    total = CARD * cards * (p.regard[receiver] - p.regard[giver])
    return total if clause.form == "contract" else -total


def _turns(j: Judgement, clause: ClauseView) -> float:
    """How many turns the promise binds, as far as that matters."""
    now = j.s.observation.turn
    last = j.s.observation.turns
    until = clause.until if clause.until is not None else last
    length = last - until + 1 if clause.form == "leave" else until - now + 1
    return float(max(0, min(LONGEST, length)))


def _nearness(j: Judgement, power: int, other: int) -> float:
    """How likely the two would fight: whether any of their generals stand near each other."""
    groups = j.s.group_at.values()
    ours = [group.city for group in groups if group.power == power]
    theirs = [group.city for group in groups if group.power == other]
    near = any(j.s.board.distance[one][two] <= NEAR for one in ours for two in theirs)
    return 1.0 if near else 0.2
