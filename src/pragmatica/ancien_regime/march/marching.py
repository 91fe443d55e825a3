"""Chapter 9, one general's move: where he may go by March, Sea Move or Strategic Move, and whose consent that needs.

A *way* is a tuple of codes: the territories that he enters one after the other, or SEA + route for a Sea Move. One step
over land is a March, two or three are a Strategic Move.
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import BIT, IMPASSABLE, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.state import WAITING, State

SEA: Final = 128  # + number of the route
STOP: Final = 254  # ends a way
LONGEST: Final = 3  # steps of a Strategic Move

Refused = tuple[tuple[int, int, int], ...]  # in this turn: a general, the ally who refused him, and where he would go

# Why a general may not take a step
CLOSED: Final = 1  # impassable
NOT_ADJACENT: Final = 2
NEUTRAL_HOME: Final = 3  # the home of a neutral power that is not of his family
NEUTRAL_GENERAL: Final = 4  # his power is neutral, and neither it nor its family controls the place
NOBODY_CONSENTS: Final = 5  # an ally's that has no controller and so gives no consent
OWN_GENERAL: Final = 6  # one of his power stands there, and a move may not end beside him
FOREIGN_ROUTE: Final = 7  # a route of neither his power nor an ally
NOT_CONTROLLED: Final = 8  # a Strategic Move keeps to ground of his power and its allies
HOSTILE_PIECES: Final = 9  # and avoids enemies
REFUSED: Final = 10  # an ally has refused in this turn to let him go there
TOO_FAR: Final = 11  # three steps are the most


def entry_refusal(s: State, power: int, land: int) -> int:
    """Why no general of the power may enter the territory, whatever the kind of move; 0 if one may [A-9.74].

    Enemies are no bar: he enters, and there is a battle [A-9.75, A-9.76].
    """
    ties = s.relations
    home, controller = s.board.home[land], s.control[land]
    if s.board.kind[land] == IMPASSABLE:
        return CLOSED
    if home != NOBODY and ties.neutral[home] and not ties.family[power][home]:
        return NEUTRAL_HOME
    if ties.neutral[power] and (controller == NOBODY or not ties.family[power][controller]):
        return NEUTRAL_GENERAL
    if controller != NOBODY and ties.allied[power][controller] and s.controller[controller] == NOBODY:
        return NOBODY_CONSENTS
    return 0


def strategic_refusal(s: State, power: int, land: int) -> int:
    """Why a Strategic Move may not lead over the territory; 0 if it may [A-9.73]."""
    controller = s.control[land]
    if controller != power and (controller == NOBODY or not s.relations.allied[power][controller]):
        return NOT_CONTROLLED
    code = entry_refusal(s, power, land)
    if code:
        return code
    return HOSTILE_PIECES if s.hostile_to(power, land) else 0


def sea_refusal(s: State, general: int, route: int) -> int:
    """Why the general may not sail along the route; 0 if he may [A-9.72, A-5.3, A-5.4, A-12.20]."""
    power, owner = s.board.general_power[general], s.board.route_owner[route]
    here = s.place[general]
    if here not in s.board.route_ends[route]:
        return NOT_ADJACENT
    if owner != power:
        if not s.relations.allied[power][owner]:
            return FOREIGN_ROUTE
        if s.controller[owner] == NOBODY:
            return NOBODY_CONSENTS
    land = other_end(s, route, here)
    code = entry_refusal(s, power, land)
    if code:
        return code
    return OWN_GENERAL if s.present[land] & BIT[power] else 0


def other_end(s: State, route: int, land: int) -> int:
    """Where the route leads from the territory."""
    a, b = s.board.route_ends[route]
    return b if land == a else a


def landing_refusal(s: State, general: int) -> int:
    """Why Stuart may not land; 0 if he may [A-13.7].

    It needs no route; no other French general may be there, and an ally who holds the place must be able to consent.
    """
    power, land = s.board.general_power[general], s.board.landing
    if general != s.board.stuart or s.stuart != WAITING:
        return NOT_ADJACENT
    if s.present[land] & BIT[power]:
        return OWN_GENERAL
    return entry_refusal(s, power, land)


def step_refusal(s: State, general: int, way: tuple[int, ...], code: int, refused: Refused) -> int:
    """Why the general may not go on from the end of the way with this step; 0 if he may.

    A step is offered only if the move may end with it or after some further step.
    """
    if code >= SEA:
        if way:
            return TOO_FAR
        return sea_refusal(s, general, code - SEA) or end_refusal(s, general, (code,), refused)
    if (way and way[0] >= SEA) or len(way) >= LONGEST:
        return TOO_FAR
    here = way[-1] if way else s.place[general]
    if not s.board.is_neighbour[here][code]:
        return NOT_ADJACENT
    for land in way:
        problem = strategic_refusal(s, s.board.general_power[general], land)
        if problem:
            return problem
    return _arrival_refusal(s, general, way, code, refused)


def _arrival_refusal(s: State, general: int, way: tuple[int, ...], land: int, refused: Refused) -> int:
    """Why the general may not take a step over land to a neighbouring territory; what lies behind him is in order."""
    power = s.board.general_power[general]
    problem = strategic_refusal(s, power, land) if way else entry_refusal(s, power, land)
    if problem:
        return problem
    longer = (*way, land)
    problem = end_refusal(s, general, longer, refused)
    # He passes where he may not end; having been refused it, only on the way to somewhere new.
    old = (s.place[general], *longer) if problem == REFUSED else ()
    return 0 if problem == 0 or _goes_on(s, general, longer, old, refused) else problem


def end_refusal(s: State, general: int, way: tuple[int, ...], refused: Refused) -> int:
    """Why the move may not end with this way; 0 if it may [A-9.74].

    A general who comes back to where he started meets nobody of his power there. Where an ally has refused to let him
    go he may not ask that ally to let him go again in this turn, be it another way; to go elsewhere he may, however
    often, since no rule lets an ally close his ground beforehand, and the destinations are few [A-5.18, A-4.6].
    """
    land = end_of(s, general, way)
    if s.present[land] & BIT[s.board.general_power[general]] and land != s.place[general]:
        return OWN_GENERAL
    for who, ally, where in refused:
        if who == general and where == land and ally in consents(s, general, way):
            return REFUSED
    return 0


def end_of(s: State, general: int, way: tuple[int, ...]) -> int:
    """The territory where the way ends."""
    code = way[-1]
    return code if code < SEA else other_end(s, code - SEA, s.place[general])


def _goes_on(s: State, general: int, way: tuple[int, ...], old: tuple[int, ...], refused: Refused) -> bool:
    """Whether the way may be prolonged so that it may end, by territories other than the old ones [A-9.73]."""
    power = s.board.general_power[general]
    if len(way) == LONGEST or strategic_refusal(s, power, way[-1]):
        return False
    found = False
    for land in s.board.neighbours[way[-1]]:
        if land not in old and strategic_refusal(s, power, land) == 0:
            longer = (*way, land)
            if end_refusal(s, general, longer, refused) == 0 or _goes_on(s, general, longer, old, refused):
                found = True
                break
    return found


def steps(s: State, general: int, way: tuple[int, ...], refused: Refused) -> list[int]:
    """The steps that begin or prolong the way, and STOP where it may end [A-9.70, A-9.71, A-9.72, A-9.73]."""
    found: list[int] = []
    here = way[-1] if way else s.place[general]
    goes_on = len(way) < LONGEST
    for land in way:
        if land >= SEA or strategic_refusal(s, s.board.general_power[general], land):
            goes_on = False
    if goes_on:
        for land in s.board.neighbours[here]:
            if _arrival_refusal(s, general, way, land, refused) == 0:
                found.append(land)
    if not way:
        for route in s.board.routes_at[here]:
            if step_refusal(s, general, (), SEA + route, refused) == 0:
                found.append(SEA + route)
    elif here < SEA and end_refusal(s, general, way, refused) == 0:
        found.append(STOP)
    return found


def can_move(s: State, general: int, refused: Refused) -> bool:
    """Whether the general has a lawful move; for Stuart that may be his landing [A-9.70, A-13.7]."""
    here = s.place[general]
    if here == OFF_BOARD:
        return landing_refusal(s, general) == 0 and end_refusal(s, general, (s.board.landing,), refused) == 0
    for land in s.board.neighbours[here]:
        if step_refusal(s, general, (), land, refused) == 0:
            return True
    return any(step_refusal(s, general, (), SEA + route, refused) == 0 for route in s.board.routes_at[here])


def consents(s: State, general: int, way: tuple[int, ...]) -> list[int]:
    """The powers whose consent the move needs, in the Order of Powers [A-1.2, A-5.18, A-9.72, A-9.73, A-9.74].

    It is needed to enter what an ally controls and to use its routes. A player consents to his own moves.
    """
    asked: list[int] = []
    for code in way:
        for other in step_consents(s, general, code):
            if other not in asked:
                asked.append(other)
    return sorted(asked)


def step_consents(s: State, general: int, code: int) -> list[int]:
    """The powers whose consent one step needs; the general stands where a Sea Move begins."""
    power = s.board.general_power[general]
    owners = [s.control[code]] if code < SEA else [s.board.route_owner[code - SEA]]
    if code >= SEA:
        owners.append(s.control[other_end(s, code - SEA, s.place[general])])
    return [
        owner
        for owner in owners
        if owner not in (NOBODY, power) and s.relations.allied[power][owner] and s.player(owner) != s.player(power)
    ]
