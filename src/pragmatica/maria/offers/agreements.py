"""Chapter 21, agreements: promises in fixed forms, and what they take out of the offers.

Every promise is kept in `realm.agreements` as two seats and a clause (`clauses` tells where its numbers stand);
`breach` names the one that an answer would break. What has no fixed form is a text that the players keep on their word
[M-21.2]. The forms leave no room for what may not be agreed: cards, alliances, protection, refused battles
[M-21.5, M-21.6, M-21.7].
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria.diplomacy.election import Vote
from pragmatica.maria.diplomacy.peace import AcceptPeace, OfferPeace
from pragmatica.maria.diplomacy.saxony import NO_RETURN, SaxonReturn
from pragmatica.maria.forces.relocation import Relocate
from pragmatica.maria.forces.winter import Reenter, ReenterPlace, lawful_places
from pragmatica.maria.kept.board import AUSTRIA, GENERALS, NO_CITY
from pragmatica.maria.kept.clauses import (
    CLAUSE,
    DISTANCE,
    FORM,
    KEEP_AWAY,
    KEEP_OUT,
    LAST,
    LEAVE,
    NO_ATTACK,
    PEACE,
    POWER,
    SUBJECT,
    VOTE,
    WORDS,
)
from pragmatica.maria.kept.flow import NO, Frame
from pragmatica.maria.kept.log_advanced import AGREEMENT_LAPSED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import REPLACE, STACK, entry_refusal, open_roads
from pragmatica.maria.movement.moves import END, STOP, March, PickPiece
from pragmatica.maria.politics.corps import GiveWay
from pragmatica.maria.politics.troops import CardReturn

_SILESIA: Final = 6
_POLAND: Final = 7
_CORE: Final = 8
_NETHERLANDS: Final = 9
_FLANDERS: Final = 10

_CITY: Final = 256  # codes that name a general, or troops, and a city: general * this + city

KEPT: Final = -1  # no promise is broken

# Questions whose answers may break a promise
_ABOUT: Final = (
    March,
    PickPiece,
    Vote,
    OfferPeace,
    ReenterPlace,
    Reenter,
    CardReturn,
    SaxonReturn,
    Relocate,
    GiveWay,
)

# Where a promise has the numbers of its clause
_FORM: Final = CLAUSE + FORM
_POWER: Final = CLAUSE + POWER
_SUBJECT: Final = CLAUSE + SUBJECT
_DISTANCE: Final = CLAUSE + DISTANCE


def in_area(s: State, area: int, city: int) -> bool:
    """Whether the city lies in an area that promises may name; home countries are meant as they were at the start."""
    board = s.board
    home = board.home[city]
    if area < _SILESIA:
        return home == area
    if area == _SILESIA:
        return board.silesia[city]
    if area == _POLAND:
        return board.politics.poland[city]
    if area == _CORE:
        return home == AUSTRIA and board.on_bohemia[city]
    if area == _NETHERLANDS:
        return home == AUSTRIA and not board.on_bohemia[city]
    return board.on_bohemia[city] == (area != _FLANDERS)


def power_of(promise: tuple[int, ...]) -> int:
    """The power that promises; meaningless for a text."""
    return promise[_POWER]


def lasts(s: State, promise: tuple[int, ...]) -> bool:
    """Whether the promise binds this turn: LEAVE does from its turn on, others to the end of theirs; votes always."""
    form = promise[_FORM]
    if form == LEAVE:
        return s.turn >= promise[LAST]
    return form == VOTE or (form != WORDS and s.turn <= promise[LAST])


def expire(s: State) -> None:
    """At the beginning of a turn, drop promises whose time is over, and those of which nothing is left [M-21.8]."""
    drop(s, [promise for promise in s.realm.agreements if _is_over(s, promise)])


def drop(s: State, over: list[tuple[int, ...]]) -> None:
    """Strike these promises off [M-21.8]."""
    if not over:
        return
    s.realm.agreements = [promise for promise in s.realm.agreements if promise not in over]
    if s.log is not None:
        for promise in over:
            s.log.append((AGREEMENT_LAPSED, *promise))


def _is_over(s: State, promise: tuple[int, ...]) -> bool:
    """Whether the promise's time has passed.

    Who had to leave an area by a turn has kept his word when he is out of it after that turn. A vote is of no use after
    the election, a peace once it has been made.
    """
    form = promise[_FORM]
    if form == WORDS:
        return False
    if form == VOTE:
        return s.board.politics.election not in s.realm.political_pile and not s.realm.election
    if s.turn <= promise[LAST]:
        return form == PEACE and s.realm.annexed != 0
    if form != LEAVE:
        return True
    return not any(
        s.place[general] < NO_CITY and in_area(s, promise[_SUBJECT], s.place[general])
        for general in s.board.generals_of[promise[_POWER]]
    )


# -- what is forbidden ------------------------------------------------------------------------------------------------


def permitted(s: State, codes: list[int]) -> list[int]:
    """Those of the offered answers that break no promise.

    If each breaks one all are offered: nothing that a rule demands is taken away, and a promise that cannot be kept
    here does not bind here [M-21.8].
    """
    top = s.top
    if top is None or not isinstance(top, _ABOUT):
        return codes
    allowed = [code for code in codes if breach(s, top, code) == KEPT]
    if isinstance(top, PickPiece) and END in allowed and _owes_march(s, allowed) != KEPT:
        allowed.remove(END)
    elif isinstance(top, March) and STOP in allowed and len(allowed) > 1 and _owes_steps(s, top) != KEPT:
        allowed.remove(STOP)
    return allowed or codes


def withheld(s: State, frame: Frame, code: int) -> int:
    """Number of the promise for which an answer that a rule would allow is not offered, or KEPT [M-21.2]."""
    number = breach(s, frame, code)
    if number == KEPT and isinstance(frame, (PickPiece, March)) and code == END:
        allowed = [one for one in frame.legal(s, frame.seats(s)[0]) if breach(s, frame, one) == KEPT]
        if isinstance(frame, PickPiece):
            return _owes_march(s, allowed)
        return _owes_steps(s, frame) if len(allowed) > 1 else KEPT
    return number


def breach(s: State, frame: Frame, code: int) -> int:
    """Number of the promise that this answer to the open question would break, or KEPT [M-21.2]."""
    for number, promise in enumerate(s.realm.agreements):
        if lasts(s, promise) and _breaks(s, frame, code, promise):
            return number
    return KEPT


def _breaks(s: State, frame: Frame, code: int, promise: tuple[int, ...]) -> bool:
    form, power = promise[_FORM], promise[_POWER]
    if isinstance(frame, March):
        return _bound(s, power, frame.piece, frame.stacked) and _step_breaks(s, s.place[frame.piece], code, promise)
    if isinstance(frame, PickPiece):
        return code < REPLACE and _pick_breaks(s, code, frame.refused, promise)
    if isinstance(frame, Vote):
        return form == VOTE and s.control[frame.free[0]] == power and code != promise[_SUBJECT]
    if isinstance(frame, AcceptPeace):
        return form == PEACE and power == AUSTRIA and code == NO
    if isinstance(frame, OfferPeace):
        return form == PEACE and power != AUSTRIA and code == NO
    return _placing_breaks(s, frame, code, promise)


def _placing_breaks(s: State, frame: Frame, code: int, promise: tuple[int, ...]) -> bool:
    """Whether a general is put where the promise does not let him go: by winter, a political card or a transfer."""
    power = promise[_POWER]
    if isinstance(frame, ReenterPlace):
        return power == frame.power and _enters(s, NO_CITY, code, promise)
    if isinstance(frame, Reenter):
        # With a single place he is put there without another question.
        return (
            power == frame.power
            and code != END
            and all(_enters(s, NO_CITY, city, promise) for city in lawful_places(s, code, frame.left, frame.refused))
        )
    if isinstance(frame, CardReturn):
        return power == frame.power and code != END and _enters(s, NO_CITY, code % _CITY, promise)
    if isinstance(frame, SaxonReturn):
        return (
            code != NO_RETURN
            and power == s.board.piece_power[frame.general]
            and _enters(s, NO_CITY, code % _CITY, promise)
        )
    if isinstance(frame, (Relocate, GiveWay)):
        piece = code // _CITY
        return _bound(s, power, piece, False) and _enters(s, s.place[piece], code % _CITY, promise)
    return False


def _bound(s: State, power: int, piece: int, stacked: bool) -> bool:
    """Whether a general of the power is among those that move."""
    powers = s.board.piece_power
    if piece >= GENERALS:
        return False
    return powers[piece] == power or (stacked and powers[s.partner[piece]] == power)


def _picked(code: int) -> tuple[int, bool]:
    """The general that a code of PickPiece names, and whether his whole stack is meant."""
    return (code, False) if code < STACK else (code - STACK, True)


def _pick_breaks(s: State, code: int, refused: tuple[int, ...], promise: tuple[int, ...]) -> bool:
    """Whether every city to which what is picked could step first is forbidden; if there is none, it is not picked."""
    piece, stacked = _picked(code)
    if not _bound(s, promise[_POWER], piece, stacked):
        return False
    at = s.place[piece]
    for city in open_roads(s, piece, stacked):
        if entry_refusal(s, piece, stacked, city, refused) == 0 and not _step_breaks(s, at, city, promise):
            return False
    return True


def _step_breaks(s: State, at: int, code: int, promise: tuple[int, ...]) -> bool:
    """Whether a step, or stopping, breaks the promise. Who has to leave may only come nearer to the outside."""
    if code == STOP:
        return False
    if promise[_FORM] == LEAVE and in_area(s, promise[_SUBJECT], at):
        area = promise[_SUBJECT]
        return in_area(s, area, code) and _way_out(s, area, code) >= _way_out(s, area, at)
    return _enters(s, at, code, promise)


def _way_out(s: State, area: int, city: int) -> int:
    """Distance to the nearest city outside the area."""
    distance = s.board.distance[city]
    return min([distance[other] for other in range(len(s.piece_at)) if not in_area(s, area, other)])


def _enters(s: State, at: int, city: int, promise: tuple[int, ...]) -> bool:
    """Whether coming into the city breaks the promise; inside an area, or near a city, one may go on and away."""
    form, subject = promise[_FORM], promise[_SUBJECT]
    if form == NO_ATTACK:
        enemies = s.relations.enemies[promise[_POWER]]
        for neighbour in s.board.neighbours[city]:
            piece = s.piece_at[neighbour]
            if piece < GENERALS and enemies[subject] and _stands(s, piece, subject):
                return True
        return False
    if form in (KEEP_OUT, LEAVE):
        return in_area(s, subject, city) and not (at < NO_CITY and in_area(s, subject, at))
    if form == KEEP_AWAY:
        distance = s.board.distance[subject]
        return distance[city] <= promise[_DISTANCE] and not distance[city] > distance[at]
    return False


def _stands(s: State, piece: int, power: int) -> bool:
    """Whether a general of the power is alone there, or in the stack under this supreme commander."""
    return _bound(s, power, piece, s.partner[piece] < GENERALS)


def _owes_march(s: State, codes: list[int]) -> int:
    """Number of the promise by which a general that may be picked has to leave first, or KEPT."""
    for number, promise in enumerate(s.realm.agreements):
        if promise[_FORM] == LEAVE and lasts(s, promise):
            for code in codes:
                if code < REPLACE:
                    piece, stacked = _picked(code)
                    if _bound(s, promise[_POWER], piece, stacked) and in_area(s, promise[_SUBJECT], s.place[piece]):
                        return number
    return KEPT


def _owes_steps(s: State, march: March) -> int:
    """Number of the promise by which the march, still inside an area, goes on while it has steps, or KEPT."""
    if not 0 < march.steps < march.allowance:  # who stays without a step is yet to be picked [M-Q.22]
        return KEPT
    for number, promise in enumerate(s.realm.agreements):
        if (
            promise[_FORM] == LEAVE
            and lasts(s, promise)
            and _bound(s, promise[_POWER], march.piece, march.stacked)
            and in_area(s, promise[_SUBJECT], s.place[march.piece])
        ):
            return number
    return KEPT
