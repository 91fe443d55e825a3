"""Chapter 21, promises: how long each binds, where it keeps a general from going, and when it is dropped.

Every promise is kept in `realm.agreements` as two seats and a clause (`clauses` tells where its numbers stand). What
has no fixed form is a text that the players keep on their word [M-21.2]. The forms leave no room for what may not be
agreed: cards, alliances, protection, refused battles [M-21.5, M-21.6, M-21.7].
"""

from __future__ import annotations

from typing import Final

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
from pragmatica.maria.kept.log_advanced import AGREEMENT_LAPSED
from pragmatica.maria.kept.state import State

_SILESIA: Final = 6
_POLAND: Final = 7
_CORE: Final = 8
_NETHERLANDS: Final = 9
_FLANDERS: Final = 10

KEPT: Final = -1  # no promise is broken

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


def form_of(promise: tuple[int, ...]) -> int:
    """The form of the promise's clause."""
    return promise[_FORM]


def power_of(promise: tuple[int, ...]) -> int:
    """The power that promises; meaningless for a text."""
    return promise[_POWER]


def subject_of(promise: tuple[int, ...]) -> int:
    """What the promise is about: an area, a city, a power or a candidate, by its form."""
    return promise[_SUBJECT]


def lasts(s: State, promise: tuple[int, ...]) -> bool:
    """Whether the promise binds this turn: LEAVE does from its turn on, others to the end of theirs; votes always."""
    form = promise[_FORM]
    if form == LEAVE:
        return s.turn >= promise[LAST]
    return form == VOTE or (form != WORDS and s.turn <= promise[LAST])


# -- the end ----------------------------------------------------------------------------------------------------------


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


# -- where it keeps a general from going ------------------------------------------------------------------------------


def broken(s: State, piece: int, stacked: bool, city: int) -> int:
    """Number of the promise that a step of the piece, or of the stack under it, would break, or KEPT [M-21.2]."""
    at = s.place[piece]
    for number, promise in enumerate(s.realm.agreements):
        if lasts(s, promise) and bound(s, promise[_POWER], piece, stacked) and step_breaks(s, at, city, promise):
            return number
    return KEPT


def bound(s: State, power: int, piece: int, stacked: bool) -> bool:
    """Whether a general of the power is among those that move."""
    powers = s.board.piece_power
    if piece >= GENERALS:
        return False
    return powers[piece] == power or (stacked and powers[s.partner[piece]] == power)


def step_breaks(s: State, at: int, city: int, promise: tuple[int, ...]) -> bool:
    """Whether a step into the city breaks the promise. Who has to leave may only come nearer to the outside."""
    if promise[_FORM] == LEAVE and in_area(s, promise[_SUBJECT], at):
        area = promise[_SUBJECT]
        return in_area(s, area, city) and _way_out(s, area, city) >= _way_out(s, area, at)
    return enters(s, at, city, promise)


def _way_out(s: State, area: int, city: int) -> int:
    """Distance to the nearest city outside the area."""
    distance = s.board.distance[city]
    return min([distance[other] for other in range(len(s.piece_at)) if not in_area(s, area, other)])


def enters(s: State, at: int, city: int, promise: tuple[int, ...]) -> bool:
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
    return bound(s, power, piece, s.partner[piece] < GENERALS)
