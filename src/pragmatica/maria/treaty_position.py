"""Contracts, agreements, proposals and drafts in a written position: fields of its `realm`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import as_list, as_object, flag, one_of, whole
from pragmatica.maria import clauses, contracts, freely, treaties
from pragmatica.maria.board import BAVARIA, FRANCE, POWERS
from pragmatica.maria.clauses import ANSWERING, CLAUSE, CLAUSES, MAKER, NUMBER, NUMBERS, PARTNER, PROPOSER
from pragmatica.maria.position_values import as_power
from pragmatica.maria.state import State

FIELDS: Final = ("contracts", "agreements", "proposals", "proposed", "drafts")
_CONTRACT: Final = ("giver", "receiver", "turns_left", "cards", "cancellable")
_PROPOSAL: Final = ("number", "proposer", "answering", "clauses")


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
            {"parties": [seats[row[MAKER]], seats[row[PARTNER]]], "clause": treaties.written(board, row[CLAUSE:])}
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
    return [treaties.written(s.board, clause) for clause in clauses.split(row)]


# -- reading ----------------------------------------------------------------------------------------------------------


def read(s: State, data: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Treaties; where no contracts are named there are none. Raises Unreadable."""
    realm = s.realm
    for place, value in enumerate(as_list(data.get("contracts", []), "realm.contracts")):
        _read_contract(s, value, f"realm.contracts[{place}]")
    rows = as_list(data.get("agreements", []), "realm.agreements")
    if len(rows) > freely.MAX_AGREEMENTS:
        raise Unreadable(f"at most {freely.MAX_AGREEMENTS} can be kept", "realm.agreements")
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
    giver, receiver = (as_power(entry.get(field), f"{where}.{field}") for field in ("giver", "receiver"))
    refusal = contracts.refusal(s, giver, receiver)
    if refusal:
        rule, message = treaties.CONTRACT_REFUSALS[refusal]
        raise Unreadable(f"{message.replace('-', ' ')} [{rule}]", where)
    most = contracts.MAX_CARDS if s.rules.subsidy_any_amount else 1
    if whole(entry.get("cards", 1), f"{where}.cards", 1, contracts.MAX_CARDS) > most:
        raise Unreadable("exactly one card is handed over a turn [M-20.4]", f"{where}.cards")
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
        why = f"every contract may be cancelled, save that of France with Bavaria up to turn {last} [M-20.6]"
        raise Unreadable(why, f"{where}.cancellable")
    whole(turns_left, f"{where}.turns_left", 1, last + 1 - s.turn)


def _read_agreement(s: State, value: Any, seats: tuple[str, ...], where: str) -> tuple[int, ...]:
    entry = as_object(value, where, ("parties", "clause"))
    parties = as_list(entry.get("parties"), f"{where}.parties")
    if len(parties) != len(set(map(str, parties))) or len(parties) != 2:
        raise Unreadable("must be two different seats", f"{where}.parties")
    pair = [seats.index(one_of(seat, seats, f"{where}.parties")) for seat in parties]
    clause = treaties.numbers(s.board, entry.get("clause"), f"{where}.clause")
    if clause[clauses.FORM] in (clauses.CONTRACT, clauses.CANCEL):
        raise Unreadable("this is done at once, and not kept", f"{where}.clause.form")
    return (*pair, *clause)


def _read_proposal(s: State, value: Any, seats: tuple[str, ...], where: str) -> None:
    entry = as_object(value, where, _PROPOSAL)
    number = whole(entry.get("number"), f"{where}.number", 1, NUMBERS - 1)
    if any(row[NUMBER] == number for row in s.realm.proposals):
        raise Unreadable("another proposal has this number", f"{where}.number")
    pair = [seats.index(one_of(entry.get(field), seats, f"{where}.{field}")) for field in ("proposer", "answering")]
    if pair[0] == pair[1]:
        raise Unreadable("must be another seat", f"{where}.answering")
    row = _read_row(s, entry.get("clauses"), f"{where}.clauses")
    if not row:
        raise Unreadable("nothing is proposed", f"{where}.clauses")
    s.realm.proposals = [*s.realm.proposals, (number, *pair, *row)]


def _read_row(s: State, value: Any, where: str, unfinished: bool = False) -> tuple[int, ...]:
    """Several clauses; `unfinished`: the last one may lack fields."""
    entries = as_list(value, where)
    if len(entries) > clauses.MAX_CLAUSES:
        raise Unreadable(f"at most {clauses.MAX_CLAUSES} clauses", where)
    row: tuple[int, ...] = ()
    for place, one in enumerate(entries):
        last = unfinished and place == len(entries) - 1
        row += treaties.numbers(s.board, one, f"{where}[{place}]", last)
    return row
