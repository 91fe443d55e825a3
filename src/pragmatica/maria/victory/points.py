"""Chapters 15 and 16, victory points of the advanced game: every marker that moves is booked here [M-3.3]."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept.board import ADVANCED, FRANCE, JOINT, NOBODY, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.log_advanced import (
    ASIDE_RETURNED,
    BATTLE_POINTS,
    BOX_EMPTIED,
    BOX_TAKEN,
    POOL_CHANGED,
    SUPPLY_POINTS,
)
from pragmatica.maria.kept.realm import BOXES, ELECTORS, replaced
from pragmatica.maria.kept.state import State

BATTLE_BOXES: Final = 2  # of each major power [M-16.2]
TROOPS_A_POINT: Final = 3  # [M-16.1]
ENOUGH_ELECTORS: Final = 3  # of four [M-16.7]


# -- pools ------------------------------------------------------------------------------------------------------------


def take(s: State, power: int, count: int = 1) -> None:
    """Take markers out of the power's pool, which may sink below 0 [M-15.3, M-23.4]."""
    _change(s, power, -count)


def give(s: State, power: int, count: int = 1) -> None:
    """Put markers back into the power's pool [M-15.3]."""
    _change(s, power, count)


def _change(s: State, power: int, change: int) -> None:
    if change:
        s.realm.pool = replaced(s.realm.pool, power, s.realm.pool[power] + change)
        if s.log is not None:
            s.log.append((POOL_CHANGED, power, change, s.realm.pool[power]))


def mark(s: State, city: int, power: int) -> None:
    """Lay the power's marker on a fortress, or none (NOBODY); what lay there goes back to its pool [M-10.50, M-15.3].

    In the introductory game markers are not counted [M-10.54].
    """
    former = s.marker[city]
    if s.rules.scenario == ADVANCED and former != power:
        if former != NOBODY:
            give(s, former)
        if power != NOBODY:
            take(s, power)
    s.set_marker(city, power)


# -- boxes ------------------------------------------------------------------------------------------------------------


def box(s: State, which: int, power: int) -> None:
    """Make the power, or NOBODY, the owner of a box for one marker [M-3.12, M-16.8, M-16.9, M-16.10]."""
    former = s.realm.box_owner[which]
    if former == power:
        return
    s.realm.box_owner = replaced(s.realm.box_owner, which, power)
    if former != NOBODY:
        give(s, former)
        if s.log is not None:
            s.log.append((BOX_EMPTIED, which, former))
    if power != NOBODY:
        take(s, power)
        if s.log is not None:
            s.log.append((BOX_TAKEN, which, power))


def turn_elector(s: State, city: int, side: int) -> None:
    """Turn the elector marker of a Rhine fortress to the French side or to JOINT [M-10.50, M-3.9]."""
    control = s.control[:]
    control[city] = side
    s.control = control
    electors(s)


def rhine(s: State) -> tuple[int, int]:
    """How many of the four Rhine electors France has, and how many the other side [M-16.7]."""
    french = joint = 0
    for city in s.board.rhine_electors:
        if s.control[city] == FRANCE:
            french += 1
        elif s.control[city] == JOINT:
            joint += 1
    return french, joint


def electors(s: State) -> None:
    """See who has three of four Rhine electors: France, or the Pragmatic Army for itself and Austria [M-16.7, D-45]."""
    french, joint = rhine(s)
    if french >= ENOUGH_ELECTORS:
        box(s, ELECTORS, FRANCE)
    else:
        box(s, ELECTORS, PRAGMATIC if joint >= ENOUGH_ELECTORS else NOBODY)


# -- battles and supply -----------------------------------------------------------------------------------------------


def account(s: State, commander: int) -> int:
    """The major power that wins and loses points for a general, or for a stack under him [M-16.3].

    A neutral Saxony has none: it neither fights nor starves [M-16.4].
    """
    return s.relations.major_of[s.board.piece_power[commander]]


def worth(lost: int, gone: int) -> int:
    """Points for a battle in which the loser lost so many troops, and so many generals were lost [M-16.1, D-43]."""
    if lost < TROOPS_A_POINT:
        return 1 if gone else 0
    return lost // TROOPS_A_POINT


def battle(s: State, winner: int, loser: int, points: int) -> None:
    """Book the points of a battle for both accounts at once; what finds no box is lost [M-16.2, M-16.6]."""
    boxes = s.realm.battle_box
    gained = min(points, BATTLE_BOXES - boxes[winner])
    paid = min(points, boxes[loser])
    boxes = replaced(boxes, winner, boxes[winner] + gained)
    s.realm.battle_box = replaced(boxes, loser, boxes[loser] - paid)
    if points and s.log is not None:
        s.log.append((BATTLE_POINTS, winner, loser, points, gained, paid))
    take(s, winner, gained)
    give(s, loser, paid)


def starved(s: State, power: int, points: int) -> None:
    """Take a point from the account for each general that was lost to hunger; nobody gains [M-9.8, M-16.5]."""
    paid = min(points, s.realm.battle_box[power])
    s.realm.battle_box = replaced(s.realm.battle_box, power, s.realm.battle_box[power] - paid)
    if s.log is not None:
        s.log.append((SUPPLY_POINTS, power, points, paid))
    give(s, power, paid)


def move_saxony(s: State, power: int, city: int, points: int) -> int:
    """How many of the points that this account lost in this city may move the Saxony marker [M-19.31, M-24.5, D-53]."""
    if power == PRUSSIA or (power == FRANCE and s.rules.players == 2 and s.board.on_bohemia[city]):
        return points
    return 0


# -- what has been set aside ------------------------------------------------------------------------------------------


def after_conquest(s: State, power: int, city: int) -> None:
    """A fortress on the Bohemia map, taken by the French or Bavarians, brings the French markers back [M-19.23].

    With the option `reduction_return="marker_placed"` it takes a French marker that is laid down, on any map [D-28].
    """
    if not s.realm.set_aside[FRANCE] or s.relations.major_of[power] != FRANCE:
        return
    if s.marker[city] == FRANCE if s.rules.reduction_ends_by_marker else s.board.on_bohemia[city]:
        _return_aside(s, FRANCE)


def left_home(s: State, power: int, city: int) -> None:
    """A Prussian piece has come to a city outside Prussia: what was set aside returns to the pool [M-19.18, M-Q.17]."""
    if power == PRUSSIA and s.realm.set_aside[PRUSSIA] and s.lands.home[city] != PRUSSIA:
        _return_aside(s, PRUSSIA)


def _return_aside(s: State, power: int) -> None:
    count = s.realm.set_aside[power]
    s.realm.set_aside = replaced(s.realm.set_aside, power, 0)
    if s.log is not None:
        s.log.append((ASIDE_RETURNED, power, count))
    give(s, power, count)


def total(s: State, power: int) -> int:
    """All markers of the power wherever they are, virtual ones counted: always what it began with [M-5.11, M-23.4]."""
    realm = s.realm
    found = realm.pool[power] + realm.battle_box[power] + realm.set_aside[power] + s.marker.count(power)
    for which in range(len(BOXES)):
        if realm.box_owner[which] == power:
            found += 1
    return found
