"""Contracts, agreements, proposals and drafts in a written position: fields of its `realm`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from pragmatica.core.errors import fault, told
from pragmatica.core.reading import as_list, as_object, flag, one_of, whole
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import BAVARIA, FRANCE, POWERS
from pragmatica.maria.kept.clauses import ANSWERING, CLAUSE, CLAUSES, MAKER, NUMBER, NUMBERS, PARTNER, PROPOSER
from pragmatica.maria.kept.state import State
from pragmatica.maria.named import terms
from pragmatica.maria.offers import freely
from pragmatica.maria.told import treaties
from pragmatica.maria.written.kinds import POWER

_CONTRACT: Final = ("giver", "receiver", "turns_left", "cards", "cancellable")
_PROPOSAL: Final = ("number", "proposer", "answering", "clauses")
_NO_CONTRACT: Final = {
    contracts.NOT_MAJOR: "maria-written-minor-gives",
    contracts.SAME_POWER: "maria-written-gives-itself",
    contracts.ENEMIES: "maria-written-not-allied",
    contracts.HAVE_ONE: "maria-written-another-contract",
    contracts.NOT_MINOR: "maria-written-minor-receives",
}
_LIMITS: Final = {
    clauses.TURNS: "M-20.3",
    clauses.CARDS: "M-20.4",
    clauses.UNTIL: "M-21.8",
    clauses.FORTRESS: "M-21.2",
    clauses.AWAY: "M-21.2",
    clauses.PEACEMAKER: "M-19.10",
    clauses.VOTER: "M-18.7",
}  # what the values of a clause are bounded by, whatever the state of play was when it was written

_DATED: Final = (clauses.NO_ATTACK, clauses.KEEP_OUT, clauses.KEEP_AWAY, clauses.PEACE)  # lapse after their turn


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: State, seats: tuple[str, ...]) -> dict[str, Any]:
    """The treaties of a state; drafts and the number of the latest proposal only where there are any."""
    realm, board = s.realm, s.board
    data: dict[str, Any] = {
        "contracts": [
            {
                "giver": POWERS[one[contracts.GIVER]],
                "receiver": POWERS[one[contracts.RECEIVER]],
                "turns_left": one[contracts.TURNS],
                "cards": one[contracts.CARDS],
                "cancellable": one[contracts.MAY_END] == 1,
            }
            for one in realm.contracts
        ],
        "agreements": [
            {"parties": [seats[row[MAKER]], seats[row[PARTNER]]], "clause": terms.written(board, row[CLAUSE:])}
            for row in realm.agreements
        ],
        "proposals": [
            {
                "number": row[NUMBER],
                "proposer": seats[row[PROPOSER]],
                "answering": seats[row[ANSWERING]],
                "clauses": _write_row(s, row[CLAUSES:]),
            }
            for row in realm.proposals
        ],
    }
    if realm.proposed or realm.proposals:
        data["proposed"] = realm.proposed
    drafts = {seat: _write_row(s, realm.drafts[number]) for number, seat in enumerate(seats) if realm.drafts[number]}
    return data | {"drafts": drafts} if drafts else data


def _write_row(s: State, row: tuple[int, ...]) -> list[dict[str, str | int]]:
    return [terms.written(s.board, clause) for clause in clauses.split(row)]


# -- reading ----------------------------------------------------------------------------------------------------------


def read(s: State, data: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Treaties; where no contracts are named there are none. Raises Unreadable."""
    realm = s.realm
    for place, value in enumerate(as_list(data.get("contracts", []), "realm.contracts")):
        _read_contract(s, value, f"realm.contracts[{place}]")
    rows = as_list(data.get("agreements", []), "realm.agreements")
    if len(rows) > freely.MAX_AGREEMENTS:
        raise fault("maria-written-most-kept", "realm.agreements", most=freely.MAX_AGREEMENTS)
    realm.agreements = [_read_agreement(s, one, seats, f"realm.agreements[{n}]") for n, one in enumerate(rows)]
    for place, value in enumerate(as_list(data.get("proposals", []), "realm.proposals")):
        _read_proposal(s, value, seats, f"realm.proposals[{place}]")
    latest = max([row[NUMBER] for row in realm.proposals], default=0)
    realm.proposed = whole(data.get("proposed", latest), "realm.proposed", 0, NUMBERS - 1)
    drafts = realm.drafts[:]
    for seat, value in as_object(data.get("drafts", {}), "realm.drafts", seats).items():
        drafts[seats.index(seat)] = _read_row(s, value, f"realm.drafts.{seat}", unfinished=True)
    realm.drafts = drafts


def _read_contract(s: State, value: Any, where: str) -> None:
    entry = as_object(value, where, _CONTRACT)
    giver, receiver = (POWER.read(s, entry.get(field), f"{where}.{field}") for field in ("giver", "receiver"))
    refusal = contracts.refusal(s, giver, receiver)
    if refusal:
        rule, _ = treaties.CONTRACT_REFUSALS[refusal]
        raise fault(_NO_CONTRACT[refusal], where, rule)
    most = contracts.MAX_CARDS if s.rules.subsidy_any_amount else 1
    if whole(entry.get("cards", 1), f"{where}.cards", 1, contracts.MAX_CARDS) > most:
        raise fault("maria-written-exactly-card-handed", f"{where}.cards", "M-20.4")
    if not flag({"cancellable": True, **entry}, "cancellable", where):
        _check_first(s, giver, receiver, entry.get("turns_left"), where)
    row = (
        giver,
        receiver,
        whole(entry.get("turns_left"), f"{where}.turns_left", 1, contracts.MAX_TURNS),
        entry.get("cards", 1),
        int(flag({"cancellable": True, **entry}, "cancellable", where)),
    )
    s.realm.contracts = [*s.realm.contracts, row]


def _check_first(s: State, giver: int, receiver: int, turns_left: Any, where: str) -> None:
    """Only the contract with which the game begins cannot be cancelled [M-20.6]. Raises Unreadable."""
    last = s.board.subsidy_turns[-1]
    if (giver, receiver) != (FRANCE, BAVARIA) or s.turn > last:
        raise fault("maria-written-may-be-cancelled", f"{where}.cancellable", "M-20.6", turn=last)
    whole(turns_left, f"{where}.turns_left", 1, last + 1 - s.turn)


def _read_agreement(s: State, value: Any, seats: tuple[str, ...], where: str) -> tuple[int, ...]:
    entry = as_object(value, where, ("parties", "clause"))
    parties = as_list(entry.get("parties"), f"{where}.parties")
    if len(parties) != len(set(map(str, parties))) or len(parties) != 2:
        raise fault("maria-written-two-different-seats", f"{where}.parties")
    pair = [seats.index(one_of(seat, seats, f"{where}.parties")) for seat in parties]
    clause = _read_clause(s, entry.get("clause"), f"{where}.clause")
    form, power = clause[clauses.FORM], clause[clauses.POWER]
    if form in (clauses.CONTRACT, clauses.CANCEL):
        raise fault("maria-written-done-once-not", f"{where}.clause.form")
    if form != clauses.WORDS and s.relations.seat_of[power] not in pair:
        raise fault(
            "maria-written-neither-two-plays", f"{where}.clause.power", "M-21.2", power=f"power:{POWERS[power]}"
        )
    if form in _DATED and clause[clauses.LAST] < s.turn:
        raise fault("maria-written-over-since-turn", f"{where}.clause.until", "M-21.8", turn=clause[clauses.LAST])
    return (*pair, *clause)


def _read_proposal(s: State, value: Any, seats: tuple[str, ...], where: str) -> None:
    entry = as_object(value, where, _PROPOSAL)
    number = whole(entry.get("number"), f"{where}.number", 1, NUMBERS - 1)
    if any(row[NUMBER] == number for row in s.realm.proposals):
        raise fault("maria-written-another-proposal-number", f"{where}.number")
    pair = [seats.index(one_of(entry.get(field), seats, f"{where}.{field}")) for field in ("proposer", "answering")]
    if pair[0] == pair[1]:
        raise fault("maria-written-another-seat", f"{where}.answering")
    if sum(one[PROPOSER] == pair[0] for one in s.realm.proposals) == freely.MAX_PROPOSALS:
        raise fault("maria-written-most-seat-open", f"{where}.proposer", "E-16", most=freely.MAX_PROPOSALS)
    row = _read_row(s, entry.get("clauses"), f"{where}.clauses")
    if not row:
        raise fault("maria-written-nothing-proposed", f"{where}.clauses")
    s.realm.proposals = [*s.realm.proposals, (number, *pair, *row)]


def _read_row(s: State, value: Any, where: str, unfinished: bool = False) -> tuple[int, ...]:
    """Several clauses; `unfinished`: the last one may lack fields."""
    entries = as_list(value, where)
    if len(entries) > clauses.MAX_CLAUSES:
        raise fault("maria-written-most-clauses", where, most=clauses.MAX_CLAUSES)
    row: tuple[int, ...] = ()
    for place, one in enumerate(entries):
        last = unfinished and place == len(entries) - 1
        row += _read_clause(s, one, f"{where}[{place}]", last)
    return row


def _read_clause(s: State, value: Any, where: str, unfinished: bool = False) -> tuple[int, ...]:
    """One clause, with numbers that can be written in this game. Raises Unreadable."""
    clause = terms.numbers(s.board, value, where, unfinished)
    for need, number in zip(clauses.NEEDS[clause[clauses.FORM]], clause[1:], strict=False):
        if need in _LIMITS and number not in _values(s, need, clause):
            field = clauses.FIELDS[need]
            raise fault("maria-written-no-such-clause", f"{where}.{field}", _LIMITS[need], value=told(value[field]))
    return clause


def _values(s: State, need: int, clause: tuple[int, ...]) -> Collection[int]:
    """Values that a number of a clause can have, or have had when it was written."""
    return range(1, s.board.turns + 1) if need == clauses.UNTIL else freely.values(s, need, clause)
