"""Chapter 21, agreements: promises in fixed forms, and what they take out of the offers.

Every promise is kept in `realm.agreements` as (seat, other seat, kind, power, …); `breach` names the one that an answer
would break. Whatever has no fixed form is no matter of the engine [M-21.2]. The forms leave no room for what may not be
agreed: cards, alliances, protection, refused battles [M-21.5, M-21.6, M-21.7].
"""

from __future__ import annotations

from typing import Final

from pragmatica.maria.board import AUSTRIA, GENERALS, NO_CITY
from pragmatica.maria.election import Vote
from pragmatica.maria.flow import Frame
from pragmatica.maria.movement import END, REPLACE, STACK, STOP, March, PickPiece, entry_refusal, open_roads
from pragmatica.maria.peace import NO, AcceptPeace, OfferPeace
from pragmatica.maria.realm_log import AGREEMENT_LAPSED
from pragmatica.maria.state import State
from pragmatica.maria.winter import ReenterPlace

# Forms of clauses; those before VOTE have a last turn as their last number
CONTRACT: Final = 1  # giver, receiver, turns, cards a turn: concluded at once
CANCEL: Final = 2  # giver, receiver: ended at once
NO_ATTACK: Final = 3  # power, target: its generals step beside none of the target's
KEEP_OUT: Final = 4  # power, area: its generals do not enter it
KEEP_AWAY: Final = 5  # power, city, distance: its generals stay farther away than this
LEAVE: Final = 6  # power, area: from that turn on its generals march out, and do not enter it
PEACE: Final = 7  # power: Prussia offers peace, Austria accepts it, when the question comes
VOTE: Final = 8  # power, candidate
FORMS: Final = ("", "contract", "cancel", "no-attack", "keep-out", "keep-away", "leave", "peace", "vote")

AREAS: Final = (
    "france",
    "bavaria",
    "prussia",
    "saxony",
    "pragmatic",
    "austria",
    "silesia",
    "poland",
    "core-austria",
    "austrian-netherlands",
    "flanders-map",
    "bohemia-map",
)
_SILESIA: Final = 6
_POLAND: Final = 7
_CORE: Final = 8
_NETHERLANDS: Final = 9
_FLANDERS: Final = 10

KEPT: Final = -1  # no promise is broken

# Where a promise has its numbers
_KIND: Final = 2
_POWER: Final = 3


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


def lasts(s: State, promise: tuple[int, ...]) -> bool:
    """Whether the promise binds this turn: LEAVE does from its turn on, others to the end of theirs; votes always."""
    if promise[_KIND] == LEAVE:
        return s.turn >= promise[-1]
    return promise[_KIND] == VOTE or s.turn <= promise[-1]


def expire(s: State) -> None:
    """At the beginning of a turn, drop promises whose time is over, and votes after the election [M-21.8]."""
    left: list[tuple[int, ...]] = []
    for number, promise in enumerate(s.realm.agreements):
        over = promise[_KIND] not in (LEAVE, VOTE) and s.turn > promise[-1]
        if promise[_KIND] == VOTE and s.board.politics.election not in s.realm.political_pile and not s.realm.election:
            over = True
        if not over:
            left.append(promise)
        elif s.log is not None:
            s.log.append((AGREEMENT_LAPSED, number))
    if len(left) < len(s.realm.agreements):
        s.realm.agreements = left


# -- what is forbidden ------------------------------------------------------------------------------------------------


def permitted(s: State, codes: list[int]) -> list[int]:
    """Those of the offered answers that break no promise; all of them if each breaks one: then it lapses [M-21.8]."""
    if s.top is None:
        return codes
    allowed = [code for code in codes if breach(s, s.top, code) == KEPT]
    if isinstance(s.top, PickPiece) and END in allowed and _owes_march(s, allowed) != KEPT:
        allowed.remove(END)
    return allowed or codes


def breach(s: State, frame: Frame, code: int) -> int:
    """Number of the promise that this answer to the open question would break, or KEPT [M-21.2]."""
    for number, promise in enumerate(s.realm.agreements):
        if lasts(s, promise) and _breaks(s, frame, code, promise):
            return number
    return KEPT


def _breaks(s: State, frame: Frame, code: int, promise: tuple[int, ...]) -> bool:
    kind, power = promise[_KIND], promise[_POWER]
    if isinstance(frame, March):
        return _bound(s, power, frame.piece, frame.stacked) and _step_breaks(s, s.place[frame.piece], code, promise)
    if isinstance(frame, PickPiece):
        return code < REPLACE and _pick_breaks(s, code, promise)
    if isinstance(frame, ReenterPlace):
        return power == frame.power and _enters(s, NO_CITY, code, promise)
    if isinstance(frame, Vote):
        return kind == VOTE and s.control[frame.free[0]] == power and code != promise[_POWER + 1]
    if isinstance(frame, AcceptPeace):
        return kind == PEACE and power == AUSTRIA and code == NO
    if isinstance(frame, OfferPeace):
        return kind == PEACE and power != AUSTRIA and code == NO
    return False


def _bound(s: State, power: int, piece: int, stacked: bool) -> bool:
    """Whether a general of the power is among those that move."""
    powers = s.board.piece_power
    if piece >= GENERALS:
        return False
    return powers[piece] == power or (stacked and powers[s.partner[piece]] == power)


def _pick_breaks(s: State, code: int, promise: tuple[int, ...]) -> bool:
    """Whether every city to which what is picked could step first is forbidden; if there is none, it is not picked."""
    piece, stacked = (code, False) if code < STACK else (code - STACK, True)
    if not _bound(s, promise[_POWER], piece, stacked):
        return False
    at = s.place[piece]
    for city in open_roads(s, piece, stacked):
        if entry_refusal(s, piece, stacked, city, ()) == 0 and not _step_breaks(s, at, city, promise):
            return False
    return True


def _step_breaks(s: State, at: int, code: int, promise: tuple[int, ...]) -> bool:
    """Whether a step, or stopping, breaks the promise. Who has to leave may only come nearer to the outside."""
    if promise[_KIND] == LEAVE and in_area(s, promise[_POWER + 1], at):
        if code == STOP:
            return False
        area = promise[_POWER + 1]
        return in_area(s, area, code) and _way_out(s, area, code) >= _way_out(s, area, at)
    return code != STOP and _enters(s, at, code, promise)


def _way_out(s: State, area: int, city: int) -> int:
    """Distance to the nearest city outside the area."""
    distance = s.board.distance[city]
    return min([distance[other] for other in range(len(s.piece_at)) if not in_area(s, area, other)])


def _enters(s: State, at: int, city: int, promise: tuple[int, ...]) -> bool:
    """Whether coming into the city breaks the promise; inside an area, or near a city, one may go on and away."""
    kind, subject = promise[_KIND], promise[_POWER + 1]
    if kind == NO_ATTACK:
        for neighbour in s.board.neighbours[city]:
            piece = s.piece_at[neighbour]
            if piece < GENERALS and s.board.piece_power[piece] == subject:
                return True
        return False
    if kind in (KEEP_OUT, LEAVE):
        return in_area(s, subject, city) and not (at < NO_CITY and in_area(s, subject, at))
    if kind == KEEP_AWAY:
        distance = s.board.distance[subject]
        return distance[city] <= promise[_POWER + 2] and not distance[city] > distance[at]
    return False


def _owes_march(s: State, codes: list[int]) -> int:
    """Number of the promise by which a general that may be picked has to leave first, or KEPT."""
    for number, promise in enumerate(s.realm.agreements):
        if promise[_KIND] == LEAVE and lasts(s, promise):
            for code in codes:
                if code < REPLACE:
                    piece, stacked = (code, False) if code < STACK else (code - STACK, True)
                    if _bound(s, promise[_POWER], piece, stacked) and in_area(s, promise[_POWER + 1], s.place[piece]):
                        return number
    return KEPT
