"""Free actions of the advanced game: contracts, agreements, and the reduction, at any time outside a battle [E-16].

A proposal is written step by step as a *draft*, a row of clauses. It is proposed to another seat, openly, and binds as
soon as that accepts [M-21.1, M-21.2, M-21.4, M-20.2]. In the introductory game nothing binds [M-21.9].
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria.battle.combat import NextBattle
from pragmatica.maria.diplomacy import contracts, reduction
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import ADVANCED, AUSTRIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.clauses import (
    ANSWERING,
    CANCEL,
    CLAUSES,
    CONTRACT,
    CONTRACT_CARDS,
    CONTRACT_TURNS,
    FORM,
    LAST,
    NUMBER,
    PEACE,
    POWER,
    PROPOSER,
    SUBJECT,
    VOTE,
    WORDS,
)
from pragmatica.maria.kept.log_advanced import PROPOSAL_ANSWERED, PROPOSED
from pragmatica.maria.kept.state import State

# Codes; below them are shifts in stacks
FIRST: Final = 512
REDUCE: Final = 512
CLEAR: Final = 513  # throw one's draft away
PROPOSE: Final = 514  # + seat
ACCEPT: Final = 520  # + ANSWERS * number of the proposal
REFUSE: Final = 521  # likewise; by who proposed it: withdraw
AMEND: Final = 522  # likewise; what was proposed becomes one's own draft
ANSWERS: Final = 3
WRITE: Final = 4096  # + the next number of the draft
PHRASE: Final = WRITE + (1 << 16)  # + the number of a text, which is a clause by itself; not listed

# What became of a proposal
REFUSED: Final = 0
ACCEPTED: Final = 1
WITHDRAWN: Final = 2
AMENDED: Final = 3

MAX_PROPOSALS: Final = 6  # open ones of one seat
MAX_AGREEMENTS: Final = 32
MAX_DISTANCE: Final = 4

# Why a draft may not be proposed to a seat, or a proposal not be accepted
NO_CLAUSE: Final = 1
UNFINISHED: Final = 2
STRANGER: Final = 3  # it binds a power that neither of the two seats leads [M-21.2, M-20.2]
ALONE: Final = 4  # a seat makes contracts with itself, and nothing else [M-20.2]
NO_CONTRACT: Final = 5  # contracts.refusal
NOT_ENDING: Final = 6  # there is no such contract, or it cannot be cancelled [M-20.6]
PAST: Final = 7  # its turn is over [M-21.8]
NO_ELECTION: Final = 8  # none is to come
MADE: Final = 9  # peace has been made already [M-19.10]
TOO_MANY: Final = 10  # of the seat's proposals are open
FULL: Final = 11  # more agreements than can be kept

_COMBAT: Final = 4  # the phase, as in sequence


def is_open(s: State) -> bool:
    """Whether free actions are possible now: after the set-up, and not during a battle or retreat [M-20.2, M-19.21].

    Nor while a giver says which contract its draw serves first: what it owes this turn stands by then [M-20.11].
    """
    if s.stage == 0 or s.reason or isinstance(s.top, contracts.ServeFirst):
        return False
    return s.phase != _COMBAT or isinstance(s.top, NextBattle)


def offers(s: State, seat: int) -> list[int]:
    """Codes of all free actions of the seat, without the texts that it may write."""
    if not is_open(s):
        return []
    realm = s.realm
    codes: list[int] = []
    if s.rules.reduction_any_time and s.relations.seat_of[FRANCE] == seat and reduction.refusal(s) == 0:
        codes.append(REDUCE)
    for row in realm.proposals:
        number = ANSWERS * row[NUMBER]
        if row[ANSWERING] == seat:
            if acceptance_refusal(s, row) == 0:
                codes.append(ACCEPT + number)
            codes += [REFUSE + number, AMEND + number]
        elif row[PROPOSER] == seat:
            codes += [REFUSE + number, AMEND + number]
    draft = realm.drafts[seat]
    if draft:
        codes.append(CLEAR)
        codes += [PROPOSE + other for other in range(s.rules.seats) if proposal_refusal(s, seat, other) == 0]
    codes += [WRITE + number for number in following(s, draft)]
    return codes


def admits(s: State, seat: int, code: int) -> bool:
    """Whether the code writes a text that the seat may write now; `offers` does not list those."""
    return (
        code > PHRASE
        and code < PHRASE + clauses.END
        and s.rules.scenario == ADVANCED
        and is_open(s)
        and begins(s.realm.drafts[seat])
        and clauses.is_text(code - PHRASE)
    )


def is_counted(code: int) -> bool:
    """Whether the action is one of the limited number [E-16]: all are, save writing, for a draft has its own bounds."""
    return code < WRITE


def is_public(code: int) -> bool:
    """Whether everybody sees the action: drafts are their writer's own until they are proposed [M-21.4]."""
    return FIRST <= code < WRITE and code != CLEAR


def apply(s: State, seat: int, code: int) -> None:
    """Carry out a free action. What is public cannot be taken back, nor what came before it."""
    if is_public(code):
        s.revealed = True
    if code == REDUCE:
        reduction.carry_out(s)
    elif code == CLEAR:
        _write(s, seat, ())
    elif code > PHRASE:
        _write(s, seat, (*s.realm.drafts[seat], WORDS, code - PHRASE))
    elif code >= WRITE:
        _write(s, seat, (*s.realm.drafts[seat], code - WRITE))
    elif code >= ACCEPT:
        _answer(s, seat, ACCEPT + (code - ACCEPT) % ANSWERS, (code - ACCEPT) // ANSWERS)
    else:
        _propose(s, seat, code - PROPOSE)


def _write(s: State, seat: int, draft: tuple[int, ...]) -> None:
    drafts = s.realm.drafts[:]
    drafts[seat] = draft
    s.realm.drafts = drafts


# -- drafts -----------------------------------------------------------------------------------------------------------


def begins(draft: tuple[int, ...]) -> bool:
    """Whether another clause may begin here."""
    written = clauses.split(draft)
    return not written or (clauses.is_whole(written[LAST]) and len(written) < clauses.MAX_CLAUSES)


def following(s: State, draft: tuple[int, ...]) -> list[int]:
    """Numbers that may come next in a draft: a form, or what the last clause still needs."""
    if begins(draft):
        return forms(s)
    clause = clauses.split(draft)[LAST]
    return [] if clauses.is_whole(clause) else values(s, clauses.NEEDS[clause[FORM]][len(clause) - 1], clause)


def forms(s: State) -> list[int]:
    """Forms of clauses that can be written now, without WORDS."""
    found = [CONTRACT, *range(clauses.NO_ATTACK, PEACE)]
    if not s.realm.annexed:
        found.append(PEACE)
    if any(one[contracts.MAY_END] for one in s.realm.contracts):
        found.append(CANCEL)
    if election_ahead(s):
        found.append(VOTE)
    return found


def election_ahead(s: State) -> bool:
    """Whether the emperor is yet to be elected."""
    return s.realm.election != 0 or s.board.politics.election in s.realm.political_pile


def values(s: State, need: int, clause: tuple[int, ...]) -> list[int]:
    """The lawful values of the next number of a clause, what has been written of which is given."""
    if need == clauses.GIVER:
        return [giver for giver in range(NOBODY) if _receivers(s, giver)]
    if need == clauses.RECEIVER:
        return _receivers(s, clause[POWER])
    if need == clauses.TURNS:
        return list(range(1, contracts.MAX_TURNS + 1))
    if need == clauses.CARDS:
        return list(range(1, contracts.MAX_CARDS + 1)) if s.rules.subsidy_any_amount else [1]
    if need == clauses.TARGET:
        allied = s.relations.allied[clause[POWER]]
        return [power for power in range(NOBODY) if power != clause[POWER] and not allied[power]]
    if need == clauses.UNTIL:
        return list(range(s.turn, s.board.turns + 1))
    if need == clauses.AREA:
        return list(range(len(clauses.AREAS)))
    if need == clauses.FORTRESS:
        return s.board.fortresses
    if need == clauses.AWAY:
        return list(range(MAX_DISTANCE + 1))
    if need == clauses.PEACEMAKER:
        return [PRUSSIA, AUSTRIA]
    if need == clauses.VOTER:
        return [power for power in range(NOBODY) if power not in (AUSTRIA, PRAGMATIC)]
    if need == clauses.CANDIDATE:
        return list(range(len(CANDIDATES)))
    if need == clauses.PAYER:
        return sorted({one[contracts.GIVER] for one in s.realm.contracts if one[contracts.MAY_END]})
    if need == clauses.PAID:
        return [
            one[contracts.RECEIVER]
            for one in s.realm.contracts
            if one[contracts.MAY_END] and one[contracts.GIVER] == clause[POWER]
        ]
    return list(range(NOBODY))


def _receivers(s: State, giver: int) -> list[int]:
    """Powers to which it may grant a subsidy."""
    return [power for power in range(NOBODY) if contracts.refusal(s, giver, power) == 0]


# -- proposing --------------------------------------------------------------------------------------------------------


def proposal_refusal(s: State, seat: int, other: int) -> int:
    """Why the seat may not propose its draft to the other one, or agree with itself; 0 if it may."""
    reason = refusal(s, seat, other, s.realm.drafts[seat])
    if not reason and seat != other:
        waiting = [row for row in s.realm.proposals if row[PROPOSER] == seat]
        if len(waiting) >= MAX_PROPOSALS:
            return TOO_MANY
    return reason


def acceptance_refusal(s: State, row: tuple[int, ...]) -> int:
    """Why a proposal cannot be accepted now; 0 if it can."""
    return refusal(s, row[PROPOSER], row[ANSWERING], row[CLAUSES:])


def refusal(s: State, seat: int, other: int, draft: tuple[int, ...]) -> int:
    """Why the two seats may not agree on a draft; 0 if they may: it is whole, and binds only their powers [M-20.2].

    With itself a seat makes contracts between its own powers; it alone decides on them.
    """
    written = clauses.split(draft)
    if not written:
        return NO_CLAUSE
    if not clauses.is_whole(written[LAST]):
        return UNFINISHED
    seat_of = s.relations.seat_of
    promises = 0
    for clause in written:
        form = clause[FORM]
        if form not in (CONTRACT, CANCEL):
            promises += 1
            if seat == other:
                return ALONE
        if form != WORDS:
            for power in (clause[POWER], clause[SUBJECT]) if form in (CONTRACT, CANCEL) else (clause[POWER],):
                if seat_of[power] not in (seat, other):
                    return STRANGER
    if promises and len(s.realm.agreements) + promises > MAX_AGREEMENTS:
        return FULL
    return impossible(s, draft)


def impossible(s: State, draft: tuple[int, ...]) -> int:
    """Why what a draft says cannot be done or has no sense any more; 0 if it can."""
    made: list[tuple[int, int]] = []
    for clause in clauses.split(draft):
        form = clause[FORM]
        if form == CONTRACT:
            pair = (min(clause[POWER], clause[SUBJECT]), max(clause[POWER], clause[SUBJECT]))
            if contracts.refusal(s, clause[POWER], clause[SUBJECT]) or pair in made:
                return NO_CONTRACT
            made.append(pair)
        elif form == CANCEL:
            if not _contract(s, clause):
                return NOT_ENDING
        elif form == VOTE:
            if not election_ahead(s):
                return NO_ELECTION
        elif form == PEACE and s.realm.annexed:
            return MADE
        elif form <= PEACE and clause[LAST] < s.turn:
            return PAST
    return 0


def _contract(s: State, clause: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The contract that a clause cancels; the first French one with Bavaria cannot be [M-20.6]."""
    return [
        one
        for one in s.realm.contracts
        if one[contracts.MAY_END]
        and (one[contracts.GIVER], one[contracts.RECEIVER]) == (clause[POWER], clause[SUBJECT])
    ]


def _propose(s: State, seat: int, other: int) -> None:
    realm = s.realm
    draft = realm.drafts[seat]
    _write(s, seat, ())
    realm.proposed = realm.proposed % (clauses.NUMBERS - 1) + 1
    if s.log is not None:
        s.log.append((PROPOSED, seat, other, realm.proposed, *draft))
    if seat == other:
        _agree(s, seat, other, draft)
    else:
        realm.proposals = [*realm.proposals, (realm.proposed, seat, other, *draft)]


def proposal(s: State, number: int) -> tuple[int, ...] | None:
    """The open proposal of this number."""
    for row in s.realm.proposals:
        if row[NUMBER] == number:
            return row
    return None


def _answer(s: State, seat: int, kind: int, number: int) -> None:
    """Accept, refuse, withdraw or rewrite the proposal of this number; it is open no longer."""
    row = proposal(s, number)
    if row is None:
        raise ValueError(f"proposal {number}")
    s.realm.proposals = [one for one in s.realm.proposals if one[NUMBER] != number]
    answer = ACCEPTED
    if kind == AMEND:
        answer = AMENDED
        _write(s, seat, row[CLAUSES:])
    elif kind == REFUSE:
        answer = WITHDRAWN if row[PROPOSER] == seat else REFUSED
    if s.log is not None:
        s.log.append((PROPOSAL_ANSWERED, seat, row[PROPOSER], number, answer, *row[CLAUSES:]))
    if answer == ACCEPTED:
        _agree(s, row[PROPOSER], seat, row[CLAUSES:])


def _agree(s: State, seat: int, other: int, draft: tuple[int, ...]) -> None:
    """Make contracts, and write the promises down [M-21.2]."""
    for clause in clauses.split(draft):
        if clause[FORM] == CONTRACT:
            contracts.conclude(s, clause[POWER], clause[SUBJECT], clause[CONTRACT_TURNS], clause[CONTRACT_CARDS])
        elif clause[FORM] == CANCEL:
            for one in _contract(s, clause):
                contracts.cancel(s, one)
        else:
            s.realm.agreements = [*s.realm.agreements, (seat, other, *clause)]
