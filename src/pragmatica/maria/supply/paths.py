"""Chapter 9, supply paths: how far each general is from a train that feeds him, and what that costs."""

from __future__ import annotations

from typing import Final

from pragmatica.maria.kept.board import AUSTRIA, NO_CITY, NO_PIECE, NOBODY, PRAGMATIC
from pragmatica.maria.kept.state import State

REACH: Final = 6  # longest supply path, in cities [M-9.3]
FREE: Final = 0  # as a cost: fed without a bill
NO_PATH: Final = -1  # as a cost: unsupplied


def reach(s: State, power: int, cities: list[int], past_hussars: bool, also: int = NOBODY) -> list[int]:
    """Length of the shortest supply path from each city to a train of the power; REACH + 1 where there is none [M-9.3].

    Trains of the power `also`, if there is one, serve like its own. The cities stepped into count [E-6]. Enemy
    pieces block; so does neutral territory of another power, save that a path may begin in it [M-19.43]. Friendly
    pieces, hussars and fortresses of any control do not. `past_hussars` False counts only paths that avoid hussars.
    The search is over when all of `cities` are reached that can be; what is farther counts as out of reach.
    """
    board = s.board
    piece_at = s.piece_at
    enemies = s.relations.enemies[power]
    barred = s.lands.barred[power] if s.lands.closed else []
    piece_power = board.piece_power
    length = [REACH + 1] * len(piece_at)
    ring: list[int] = []
    trains = board.trains_of[power] if also == NOBODY else board.trains_of[power] + board.trains_of[also]
    for train in trains:
        if s.place[train] < NO_CITY and not (barred and barred[s.place[train]]):
            length[s.place[train]] = 0
            ring.append(s.place[train])
    if not past_hussars:
        for city in s.hussars:
            if city != NO_CITY:
                length[city] = -1  # so that it is not entered; mended below
    near = _near(s, ring, cities)
    distance = 0
    while distance < REACH and ring and _farthest(length, near) > REACH:
        distance += 1
        following: list[int] = []
        for city in ring:
            for neighbour in board.neighbours[city]:
                if length[neighbour] > REACH:
                    piece = piece_at[neighbour]
                    if piece == NO_PIECE or not enemies[piece_power[piece]]:
                        length[neighbour] = distance
                        if not barred or not barred[neighbour]:
                            following.append(neighbour)
        ring = following
    if not past_hussars:
        for city in s.hussars:
            if city != NO_CITY:
                length[city] = REACH + 1
    return length


def _near(s: State, trains: list[int], cities: list[int]) -> list[int]:
    """Those of the cities that a path from one of the trains might reach, if nothing were in its way."""
    found: list[int] = []
    for city in cities:
        distance = s.board.distance[city]
        for train in trains:
            if distance[train] <= REACH:
                found.append(city)
                break
    return found


def _farthest(length: list[int], cities: list[int]) -> int:
    """The greatest length among those of the cities."""
    farthest = 0
    for city in cities:
        if length[city] > farthest:
            farthest = length[city]
    return farthest


def _straight(s: State, power: int, city: int, past_hussars: bool) -> bool:
    """Whether a shortest way on the bare map from the city to a train of the power is a supply path now.

    It mostly is, and is found with less work than `reach` takes. Where it is not there may be another path.
    """
    for train in s.board.trains_of[power]:
        goal = s.place[train]
        if goal < NO_CITY:
            at = city
            left = s.board.distance[goal][city]
            while 0 < left <= REACH:
                left -= 1
                at = _ahead(s, power, at, goal, left, past_hussars)
                if at == goal:
                    return True
                if at == NO_CITY:
                    break
    return False


def _ahead(s: State, power: int, at: int, goal: int, left: int, past_hussars: bool) -> int:
    """A city beside this one, with `left` more to go, that a supply path of the power may enter; NO_CITY if none."""
    board = s.board
    distance = board.distance[goal]
    for city in board.neighbours[at]:
        if distance[city] == left and not (s.lands.closed and s.lands.barred[power][city]):
            piece = s.piece_at[city]
            free = piece == NO_PIECE or not s.relations.enemies[power][board.piece_power[piece]]
            if free and (past_hussars or (s.hussars[0] != city and s.hussars[1] != city)):
                return city
    return NO_CITY


def at_home(s: State, general: int) -> bool:
    """Whether he stands where he is always supplied: at home, or Arenberg in the Netherlands [M-9.2, M-9.5, M-22.1]."""
    city = s.place[general]
    if s.lands.home[city] == s.board.piece_power[general]:
        return True
    return general == s.board.arenberg and s.board.netherlands[city]


def troubled(s: State, power: int) -> bool:
    """Whether hussars on the map stand against this power [M-7.8, M-9.10]."""
    return s.relations.hostile[power][AUSTRIA] and (s.hussars[0] != NO_CITY or s.hussars[1] != NO_CITY)


def costs(s: State, power: int) -> list[int]:
    """What feeding each general of the power costs now: FREE, NO_PATH, or the points of his bill [M-9.2, M-9.3].

    Listed as in `board.generals_of`; a general off the map costs nothing. Hussars stop generals of powers hostile to
    Austria that have no path without one; the bill then is the length of the shortest path [M-9.10, M-9.15].
    """
    board = s.board
    generals = board.generals_of[power]
    found = [FREE] * len(generals)
    hussars = troubled(s, power)
    cities: list[int] = []
    for general in generals:
        city = s.place[general]
        if city < NO_CITY and not at_home(s, general) and not _straight(s, power, city, not hussars):
            cities.append(city)
    if not cities:
        return found
    free = reach(s, power, cities, past_hussars=not hussars)
    if _farthest(free, cities) <= REACH:
        return found
    length = reach(s, power, cities, past_hussars=True) if hussars else free
    for index, general in enumerate(generals):
        city = s.place[general]
        if city in cities and free[city] > REACH and not at_home(s, general):
            found[index] = NO_PATH if length[city] > REACH else length[city]
            if general == board.arenberg and length[city] > REACH:
                found[index] = _fed_by_others(s, general)
    return found


def _fed_by_others(s: State, general: int) -> int:
    """What feeding Arenberg costs from the Pragmatic Army's train, which serves him like an Austrian one [M-22.2]."""
    city = s.place[general]
    return FREE if reach(s, AUSTRIA, [city], past_hussars=True, also=PRAGMATIC)[city] <= REACH else NO_PATH


def ways(s: State, power: int, generals: list[int]) -> list[list[int]]:
    """The paths that these generals of a power would use, each from his city to a train's [M-9.4, M-9.15].

    Empty for one at home, and where there is none. One search serves all of them but Arenberg.
    """
    alike: list[int] = []  # cities from which trains of the power alone serve
    for general in generals:
        city = s.place[general]
        if city < NO_CITY and general != s.board.arenberg and not at_home(s, general):
            alike.append(city)
    past = not troubled(s, power)
    free = reach(s, power, alike, past) if alike else []
    found: list[list[int]] = []
    for general in generals:
        city = s.place[general]
        if city >= NO_CITY or at_home(s, general):
            found.append([])
            continue
        also = PRAGMATIC if general == s.board.arenberg else NOBODY
        length = free if also == NOBODY else reach(s, power, [city], past, also)
        if length[city] > REACH and not past:
            length = reach(s, power, [city], True, also)
        found.append(_followed(s, power, city, length) if length[city] <= REACH else [])
    return found


def _followed(s: State, power: int, city: int, length: list[int]) -> list[int]:
    """The path from a city along lengths that `reach` has found."""
    barred = s.lands.barred[power]  # such cities have a length, but no path leads through them
    cities = [city]
    while length[city]:
        for neighbour in s.board.neighbours[city]:
            if length[neighbour] == length[city] - 1 and not barred[neighbour]:
                city = neighbour
                break
        cities.append(city)
    return cities
