"""Treaties by name: the free actions by which they are made, why one is not offered, and what a seat sees of them.

| type | id | notation | fields |
|---|---|---|---|
| write_form | write-no-attack | as the id | form |
| write_power, write_other | write-prussia | | power |
| write_turns, write_cards, write_distance | write-turns-3 | | turns, cards or distance |
| write_until | write-turn-4 | | until |
| write_area | write-area-silesia | | area |
| write_city | write-city-neisse | | city |
| write_candidate | write-charles | | candidate |
| write_text | write-words=the text | write-words="the text" | text |
| clear | clear | | |
| propose | propose-frederick | | seat |
| accept, refuse, amend | accept-7 | | number (of the proposal) |
| withdraw | refuse-7 | | number |
| reduce_now | reduce | | |

What can be written depends on the draft so far. A text is a clause by itself and is not among the offered actions, for
there is no end of texts: `read` makes the action of one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from pragmatica.core.action import Action
from pragmatica.core.errors import Illegal, Reason, Value
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.diplomacy.election import CANDIDATES
from pragmatica.maria.forms.observation_realm import (
    AgreementView,
    ClauseView,
    ContractView,
    DraftView,
    Form,
    Need,
    ProposalView,
    WritingView,
)
from pragmatica.maria.kept import clauses
from pragmatica.maria.kept.board import ADVANCED, POWERS, Board
from pragmatica.maria.kept.clauses import (
    ANSWERING,
    AREAS,
    CLAUSE,
    CLAUSES,
    FORM,
    FORMS,
    MAKER,
    NUMBER,
    PARTNER,
    PROPOSER,
)
from pragmatica.maria.kept.state import State
from pragmatica.maria.named import terms
from pragmatica.maria.offers import freely
from pragmatica.maria.told.reasons import by_table, reason, the_power

_WORDS: Final = "write-words="
_PREFIXES: Final = {  # of what is written, by its field
    "form": "",
    "power": "",
    "other": "",
    "turns": "turns-",
    "cards": "cards-",
    "until": "turn-",
    "area": "area-",
    "city": "city-",
    "distance": "distance-",
    "candidate": "",
}

# -- actions ----------------------------------------------------------------------------------------------------------


def actions(s: State, seat: int, codes: list[int]) -> list[Action]:
    """The free actions of these codes by their names; shifts are not among them."""
    draft = s.realm.drafts[seat]
    written = clauses.split(draft)
    field = "form"
    if written and not clauses.is_whole(written[clauses.LAST]):
        clause = written[clauses.LAST]
        field = clauses.FIELDS[clauses.NEEDS[clause[FORM]][len(clause) - 1]]
    return [_action(s, seat, code, field) for code in codes]


def _action(s: State, seat: int, code: int, field: str) -> Action:
    if code == freely.REDUCE:
        return _named("reduce_now", "reduce", code, {})
    if code == freely.CLEAR:
        return _named("clear", "clear", code, {})
    if code > freely.PHRASE:
        return _words(clauses.text_of(code - freely.PHRASE))
    if code >= freely.WRITE:
        value = terms.ident(s.board, field, code - freely.WRITE)
        name = "power" if field == "other" else field
        return _named(f"write_{field}", f"write-{_PREFIXES[field]}{value}", code, {name: value})
    if code < freely.ACCEPT:
        other = s.rules.seat_names[code - freely.PROPOSE]
        return _named("propose", f"propose-{other}", code, {"seat": other})
    number, kind = divmod(code - freely.ACCEPT, freely.ANSWERS)
    word = ("accept", "refuse", "amend")[kind]
    proposal = freely.proposal(s, number)
    own = proposal is not None and proposal[PROPOSER] == seat
    return _named("withdraw" if own and word == "refuse" else word, f"{word}-{number}", code, {"number": number})


def _named(type: str, ident: str, code: int, fields: Mapping[str, Value]) -> Action:
    return Action(type, ident, code, ident, fields)


def _words(text: str) -> Action:
    """To write a text. In a record it must not end the line nor be taken for draws or for something taken back."""
    quoted = json.dumps(text, ensure_ascii=False).replace("{", "\\u007b").replace("}", "\\u007d")
    code = freely.PHRASE + clauses.number_of(text)
    return Action("write_text", _WORDS + text, code, _WORDS + quoted, {"text": text})


def read(s: State, seat: int, text: str) -> Action | None:
    """The free action that an id or notation names, if it is not offered because there is no end of them: a text.

    None if it names no free action of a treaty. Raises Illegal if it names one that is not lawful now.
    """
    if s.rules.scenario != ADVANCED:
        return None
    if text.startswith(_WORDS):
        action = _read_words(s, seat, text.removeprefix(_WORDS))
        if not freely.admits(s, seat, action.code):
            raise Illegal(_closed(s) or _not_there(s, seat))
        return action
    reasons = refusal(s, seat, text)
    if reasons:
        raise Illegal(reasons)
    return None


def _read_words(s: State, seat: int, text: str) -> Action:
    if text.startswith('"'):
        try:
            quoted = json.loads(text)
        except (ValueError, RecursionError):
            quoted = None
        if isinstance(quoted, str):
            text = quoted
    fault = clauses.fault(text)
    if fault:
        rule, message = _TEXT_FAULTS[fault]
        raise Illegal(reason(rule, message, limit=clauses.MAX_TEXT))
    return _words(text)


# -- refusals ---------------------------------------------------------------------------------------------------------

_TEXT_FAULTS: Final = {
    clauses.EMPTY: ("M-21.2", "words-empty"),
    clauses.TOO_LONG: ("M-21.3", "words-too-long"),
    clauses.BAD_SIGN: ("M-21.2", "words-bad-sign"),
}
_REFUSALS: Final = {
    freely.NO_CLAUSE: ("M-21.1", "draft-empty"),
    freely.UNFINISHED: ("M-21.1", "draft-unfinished"),
    freely.STRANGER: ("M-21.2", "draft-binds-others"),
    freely.ALONE: ("M-20.2", "draft-alone"),
    freely.NOT_ENDING: ("M-20.6", "draft-no-such-contract"),
    freely.PAST: ("M-21.8", "draft-past"),
    freely.NO_ELECTION: ("M-18.1", "draft-no-election"),
    freely.MADE: ("M-19.10", "draft-peace-made"),
    freely.TOO_MANY: ("E-16", "draft-too-many"),
    freely.FULL: ("M-21.3", "draft-full"),
}
_FORMS: Final = {  # those that are not always possible
    FORMS[clauses.VOTE]: ("M-18.1", "draft-no-election"),
    FORMS[clauses.PEACE]: ("M-19.10", "draft-peace-made"),
    FORMS[clauses.CANCEL]: ("M-20.6", "draft-no-such-contract"),
}
CONTRACT_REFUSALS: Final = {
    contracts.NOT_MAJOR: ("M-20.1", "contract-giver-minor"),
    contracts.SAME_POWER: ("M-20.1", "contract-same-power"),
    contracts.ENEMIES: ("M-20.10", "contract-not-allied"),
    contracts.HAVE_ONE: ("M-20.3", "contract-have-one"),
    contracts.NOT_MINOR: ("M-24.3", "contract-not-minor"),
}
_TREATY: Final = re.compile(r"(propose|accept|refuse|amend|write)-(.+)|clear")
_DIGITS: Final = 6  # no proposal's number has so many
_LIMITS: Final = {freely.TOO_MANY: freely.MAX_PROPOSALS, freely.FULL: freely.MAX_AGREEMENTS}


def refusal(s: State, seat: int, text: str) -> list[Reason] | None:
    """Why the seat is not offered a free action of treaties by its id; None if the text names none."""
    found = _TREATY.fullmatch(text)
    if found is None or not known(s, text):
        return None
    closed = _closed(s)
    word, what = found[1], found[2]
    if closed:
        return closed
    if word is None:
        return reason("M-21.1", "draft-empty")
    if word == "write":
        return _why_not_written(s, seat, what)
    if word == "propose":
        other = s.rules.seat_names.index(what)
        return _why(s, freely.proposal_refusal(s, seat, other), s.realm.drafts[seat])
    proposal = freely.proposal(s, int(what)) if len(what) < _DIGITS else None
    if proposal is None:
        return reason("M-21.1", "proposal-gone")
    if seat not in (proposal[ANSWERING], proposal[PROPOSER]) or (word == "accept" and seat == proposal[PROPOSER]):
        return reason("M-21.2", "proposal-of-others")
    return _why(s, freely.acceptance_refusal(s, proposal), proposal[CLAUSES:])


def known(s: State, text: str) -> bool:
    """Whether the text is the id of a free action of the advanced game, lawful now or not."""
    if s.rules.scenario != ADVANCED:
        return False
    if text in ("clear", "reduce") or text.startswith(_WORDS):
        return True
    found = _TREATY.fullmatch(text)
    if found is None:
        return False
    word, what = found[1], found[2]
    if word == "write":
        return any(_names_value(s.board, field, what.removeprefix(prefix), what) for field, prefix in _PREFIXES.items())
    return what in s.rules.seat_names if word == "propose" else _is_number(what)


def _names_value(board: Board, field: str, value: str, what: str) -> bool:
    """Whether what is written is a value of the field, with its prefix."""
    if what != _PREFIXES[field] + value:
        return False
    if field in ("turns", "cards", "until", "distance"):
        return _is_number(value)
    values: Mapping[str, Sequence[str]] = {
        "form": FORMS[1:],
        "power": POWERS,
        "other": POWERS,
        "area": AREAS,
        "city": board.city_ids,
        "candidate": CANDIDATES,
    }
    return value in values[field]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _why_not_written(s: State, seat: int, what: str) -> list[Reason]:
    """Why a form, or the next number of a clause, cannot be written: what it would say is not possible."""
    draft = s.realm.drafts[seat]
    if freely.begins(draft) and what in _FORMS:
        return reason(*_FORMS[what])
    clause = clauses.split(draft)[clauses.LAST] if draft else ()
    if what not in POWERS or not clause or clauses.is_whole(clause):
        return _not_there(s, seat)
    power = POWERS.index(what)
    need = clauses.NEEDS[clause[FORM]][len(clause) - 1]
    if need == clauses.GIVER and contracts.refusal(s, power, power) == contracts.NOT_MAJOR:
        return by_table(CONTRACT_REFUSALS, contracts.NOT_MAJOR, power=the_power(power), other=None)
    if need == clauses.RECEIVER:
        giver = clause[clauses.POWER]
        why = contracts.refusal(s, giver, power)
        return by_table(CONTRACT_REFUSALS, why, power=the_power(giver), other=the_power(power))
    if need == clauses.TARGET:
        return reason("M-21.6", "draft-no-enemy", power=the_power(clause[clauses.POWER]), other=the_power(power))
    if need in (clauses.PAYER, clauses.PAID):
        return reason("M-20.6", "draft-no-such-contract")
    return _not_there(s, seat)


def _not_there(s: State, seat: int) -> list[Reason]:
    if not freely.following(s, s.realm.drafts[seat]):
        return reason("M-21.3", "draft-long", limit=clauses.MAX_CLAUSES)
    return reason("M-21.1", "draft-not-there")


def _closed(s: State) -> list[Reason]:
    return [] if freely.is_open(s) else reason("M-20.2", "treaties-closed")


def _why(s: State, refusal: int, draft: tuple[int, ...]) -> list[Reason]:
    """What a refusal of `freely` means."""
    if refusal == freely.NO_CONTRACT:
        return _why_no_contract(s, draft)
    return by_table(_REFUSALS, refusal, limit=_LIMITS.get(refusal, 0))


def _why_no_contract(s: State, draft: tuple[int, ...]) -> list[Reason]:
    """Which contract of a draft is not possible; of two between the same powers the second one."""
    pair = (0, 0)
    refused = 0
    for clause in clauses.split(draft):
        if clause[FORM] == clauses.CONTRACT and not refused:
            pair = (clause[clauses.POWER], clause[clauses.SUBJECT])
            refused = contracts.refusal(s, *pair)
    why = refused or contracts.HAVE_ONE
    return by_table(CONTRACT_REFUSALS, why, power=the_power(pair[0]), other=the_power(pair[1]))


# -- views ------------------------------------------------------------------------------------------------------------


def clause_view(board: Board, clause: tuple[int, ...]) -> ClauseView:
    """One clause, as far as it is written."""
    return ClauseView(**cast(dict[str, Any], terms.written(board, clause)))


def contract_views(s: State) -> list[ContractView]:
    """The contracts that are being paid."""
    return [
        ContractView(
            giver=POWERS[one[contracts.GIVER]],
            receiver=POWERS[one[contracts.RECEIVER]],
            turns_left=one[contracts.TURNS],
            cards=one[contracts.CARDS],
            cancellable=one[contracts.MAY_END] != 0,
        )
        for one in s.realm.contracts
    ]


def agreement_views(s: State) -> list[AgreementView]:
    """The promises that bind."""
    seats = s.rules.seat_names
    return [
        AgreementView(
            number=number,
            parties=[seats[promise[MAKER]], seats[promise[PARTNER]]],
            clause=clause_view(s.board, promise[CLAUSE:]),
        )
        for number, promise in enumerate(s.realm.agreements)
    ]


def proposal_views(s: State) -> list[ProposalView]:
    """The open proposals; they are public [M-21.4]."""
    seats = s.rules.seat_names
    return [
        ProposalView(
            number=row[NUMBER],
            proposer=seats[row[PROPOSER]],
            answering=seats[row[ANSWERING]],
            clauses=[clause_view(s.board, one) for one in clauses.split(row[CLAUSES:])],
            lawful=freely.acceptance_refusal(s, row) == 0,
        )
        for row in s.realm.proposals
    ]


def draft_view(s: State, seat: int) -> DraftView:
    """What the seat is writing."""
    draft = s.realm.drafts[seat]
    written = clauses.split(draft)
    needs: Need | None = "form" if freely.begins(draft) else None
    if written and not clauses.is_whole(written[clauses.LAST]):
        clause = written[clauses.LAST]
        needs = clauses.FIELDS[clauses.NEEDS[clause[FORM]][len(clause) - 1]]
    return DraftView(clauses=[clause_view(s.board, one) for one in written], needs=needs)


def writing_view(s: State) -> WritingView:
    """What clauses can be written now; words can at any time."""
    numbers = {*freely.forms(s), clauses.WORDS}
    return WritingView(
        forms=[cast("Form", form) for number, form in enumerate(FORMS) if number in numbers],
        clauses=clauses.MAX_CLAUSES,
        text=clauses.MAX_TEXT,
        distance=freely.MAX_DISTANCE,
        cards=freely.values(s, clauses.CARDS, ())[-1],
        peacemakers=[POWERS[power] for power in freely.values(s, clauses.PEACEMAKER, ())],
        voters=[POWERS[power] for power in freely.values(s, clauses.VOTER, ())],
    )
