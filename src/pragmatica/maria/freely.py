"""Free actions of the advanced game: contracts, agreements, and the reduction, at any time outside a battle [E-16].

A proposal is written step by step as a *draft*, a row of numbers: a form of `agreements`, then what that form needs. It
is proposed to another seat, openly, and binds as soon as that accepts [M-21.1, M-21.2, M-21.4, M-20.2]. In the
introductory game nothing binds [M-21.9].
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria import agreements, contracts, reduction
from pragmatica.maria.agreements import CANCEL, CONTRACT, KEEP_AWAY, KEEP_OUT, LEAVE, NO_ATTACK, PEACE, VOTE
from pragmatica.maria.board import AUSTRIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA
from pragmatica.maria.combat import NextBattle
from pragmatica.maria.election import CANDIDATES
from pragmatica.maria.realm_log import PROPOSAL_ANSWERED, PROPOSED
from pragmatica.maria.state import State

# Codes; below them are shifts in stacks
FIRST: Final = 512
REDUCE: Final = 512
CLEAR: Final = 513  # throw one's draft away
PROPOSE: Final = 514  # + seat
ACCEPT: Final = 520  # + 2 * number of the proposal
REFUSE: Final = 521  # likewise; by who proposed it: withdraw
WRITE: Final = 600  # + the next number of the draft

MAX_CLAUSES: Final = 4  # keep it short [M-21.3]
MAX_PROPOSALS: Final = 16
MAX_DISTANCE: Final = 4

_COMBAT: Final = 4  # the phase, as in sequence

# What the numbers of a clause are
_GIVER: Final = 0
_RECEIVER: Final = 1
_TURNS: Final = 2
_CARDS: Final = 3
_ANY_POWER: Final = 4
_UNTIL: Final = 5
_AREA: Final = 6
_FORTRESS: Final = 7
_DISTANCE: Final = 8
_PEACEMAKER: Final = 9
_VOTER: Final = 10
_CANDIDATE: Final = 11
_PARTNER: Final = 12
_PAID: Final = 13
_NEEDS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (_GIVER, _RECEIVER, _TURNS, _CARDS),
    (_PARTNER, _PAID),
    (_ANY_POWER, _ANY_POWER, _UNTIL),
    (_ANY_POWER, _AREA, _UNTIL),
    (_ANY_POWER, _FORTRESS, _DISTANCE, _UNTIL),
    (_ANY_POWER, _AREA, _UNTIL),
    (_PEACEMAKER, _UNTIL),
    (_VOTER, _CANDIDATE),
)  # by form


def is_open(s: State) -> bool:
    """Whether free actions are possible now: after the set-up, and not during a battle or retreat [M-20.2, M-19.21]."""
    if s.stage == 0 or s.reason:
        return False
    return s.phase != _COMBAT or isinstance(s.top, NextBattle)


def offers(s: State, seat: int) -> list[int]:
    """Codes of all free actions of the seat."""
    if not is_open(s):
        return []
    realm = s.realm
    codes: list[int] = []
    if s.rules.reduction_any_time and s.relations.seat_of[FRANCE] == seat and reduction.refusal(s) == 0:
        codes.append(REDUCE)
    for number, proposal in enumerate(realm.proposals):
        if proposal[1] == seat:
            codes += [ACCEPT + 2 * number, REFUSE + 2 * number]
        elif proposal[0] == seat:
            codes.append(REFUSE + 2 * number)
    draft = realm.drafts[seat]
    if draft:
        codes.append(CLEAR)
    if len(realm.proposals) < MAX_PROPOSALS:
        codes += [PROPOSE + other for other in range(s.rules.seats) if may_propose(s, seat, other, draft)]
        codes += [WRITE + number for number in following(s, draft)]
    return codes


def apply(s: State, seat: int, code: int) -> None:
    """Carry one of them out."""
    realm = s.realm
    if code == REDUCE:
        reduction.carry_out(s)
    elif code == CLEAR:
        _write(s, seat, ())
    elif code >= WRITE:
        _write(s, seat, (*realm.drafts[seat], code - WRITE))
    elif code >= ACCEPT:
        number = (code - ACCEPT) // 2
        proposal = realm.proposals[number]
        realm.proposals = realm.proposals[:number] + realm.proposals[number + 1 :]
        accepted = code % 2 == ACCEPT % 2 and may_propose(s, proposal[0], proposal[1], proposal[2:])
        if s.log is not None:
            s.log.append((PROPOSAL_ANSWERED, seat, 1 if accepted else 0))
        if accepted:
            _agree(s, proposal[0], proposal[1], proposal[2:])
    else:
        _propose(s, seat, code - PROPOSE)


def _write(s: State, seat: int, draft: tuple[int, ...]) -> None:
    drafts = s.realm.drafts[:]
    drafts[seat] = draft
    s.realm.drafts = drafts


# -- drafts -----------------------------------------------------------------------------------------------------------


def clauses(draft: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The clauses of a draft, the last of which may be unfinished."""
    found: list[tuple[int, ...]] = []
    start = 0
    while start < len(draft):
        end = start + 1 + len(_NEEDS[draft[start]])
        found.append(draft[start:end])
        start = end
    return found


def _is_whole(clause: tuple[int, ...]) -> bool:
    return len(clause) == 1 + len(_NEEDS[clause[0]])


def following(s: State, draft: tuple[int, ...]) -> list[int]:
    """Numbers that may come next in a draft: a form, or what the last clause still needs."""
    written = clauses(draft)
    if not written or _is_whole(written[-1]):
        if len(written) == MAX_CLAUSES:
            return []
        forms = [CONTRACT, NO_ATTACK, KEEP_OUT, KEEP_AWAY, LEAVE, PEACE]
        if any(one[contracts.MAY_END] for one in s.realm.contracts):
            forms.append(CANCEL)
        if s.realm.election or s.board.politics.election in s.realm.political_pile:
            forms.append(VOTE)
        return forms
    clause = written[-1]
    return _values(s, _NEEDS[clause[0]][len(clause) - 1], clause)


def _values(s: State, need: int, clause: tuple[int, ...]) -> list[int]:
    """The lawful values of the next number of a clause."""
    if need == _GIVER:
        return [giver for giver in range(NOBODY) if _receivers(s, giver)]
    if need == _RECEIVER:
        return _receivers(s, clause[1])
    if need == _TURNS:
        return list(range(1, contracts.MAX_TURNS + 1))
    if need == _CARDS:
        return list(range(1, contracts.MAX_CARDS + 1)) if s.rules.subsidy_any_amount else [1]
    if need == _UNTIL:
        return list(range(s.turn, s.board.turns + 1))
    if need == _AREA:
        return list(range(len(agreements.AREAS)))
    if need == _FORTRESS:
        return s.board.fortresses
    if need == _DISTANCE:
        return list(range(1, MAX_DISTANCE + 1))
    if need == _PEACEMAKER:
        return [PRUSSIA, AUSTRIA]
    if need == _CANDIDATE:
        return list(range(len(CANDIDATES)))
    if need == _PARTNER:
        return sorted({one[contracts.GIVER] for one in s.realm.contracts if one[contracts.MAY_END]})
    if need == _PAID:
        return [
            one[contracts.RECEIVER]
            for one in s.realm.contracts
            if one[contracts.MAY_END] and one[contracts.GIVER] == clause[1]
        ]
    if need == _VOTER:
        return [power for power in range(NOBODY) if power not in (AUSTRIA, PRAGMATIC)]
    return [power for power in range(NOBODY) if power not in clause[1:]]


def _receivers(s: State, giver: int) -> list[int]:
    """Powers to which it may grant a subsidy."""
    return [power for power in range(NOBODY) if contracts.refusal(s, giver, power) == 0]


# -- proposing --------------------------------------------------------------------------------------------------------


def may_propose(s: State, seat: int, other: int, draft: tuple[int, ...]) -> bool:
    """Whether a draft may be proposed to this seat: it is whole, and binds only powers of the two [M-20.2].

    To itself a seat proposes contracts between its own powers; it alone decides on them.
    """
    written = clauses(draft)
    if not written or not _is_whole(written[-1]) or not holds(s, draft):
        return False
    seat_of = s.relations.seat_of
    seats = {seat, other}
    partners = set()
    for clause in written:
        bound = [clause[1], clause[2]] if clause[0] in (CONTRACT, CANCEL) else [clause[1]]
        for power in bound:
            partners.add(seat_of[power])
        if seat == other and clause[0] not in (CONTRACT, CANCEL):
            return False
    return partners <= seats


def holds(s: State, draft: tuple[int, ...]) -> bool:
    """Whether what a draft says about contracts still is possible."""
    made: list[tuple[int, ...]] = []
    for clause in clauses(draft):
        if clause[0] == CONTRACT:
            pair = (min(clause[1], clause[2]), max(clause[1], clause[2]))
            if contracts.refusal(s, clause[1], clause[2]) or pair in made:
                return False
            made.append(pair)
        elif clause[0] == CANCEL and not _contract(s, clause):
            return False
    return True


def _contract(s: State, clause: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The contract that a clause cancels; the first French one with Bavaria cannot be [M-20.6]."""
    return [
        one
        for one in s.realm.contracts
        if one[contracts.MAY_END] and (one[contracts.GIVER], one[contracts.RECEIVER]) == (clause[1], clause[2])
    ]


def _propose(s: State, seat: int, other: int) -> None:
    draft = s.realm.drafts[seat]
    _write(s, seat, ())
    if s.log is not None:
        s.log.append((PROPOSED, seat, other, *draft))
    if seat == other:
        _agree(s, seat, other, draft)
    else:
        s.realm.proposals = [*s.realm.proposals, (seat, other, *draft)]


def _agree(s: State, seat: int, other: int, draft: tuple[int, ...]) -> None:
    """Make contracts, and write the promises down [M-21.2]."""
    for clause in clauses(draft):
        if clause[0] == CONTRACT:
            contracts.conclude(s, clause[1], clause[2], clause[3], clause[4])
        elif clause[0] == CANCEL:
            for one in _contract(s, clause):
                contracts.cancel(s, one)
        else:
            s.realm.agreements = [*s.realm.agreements, (seat, other, *clause)]
