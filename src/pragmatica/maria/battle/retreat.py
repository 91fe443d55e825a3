"""Chapter 11.2, retreats: how far, where to, and by which route; the winner chooses."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import ADVANCED, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import DESTROYED, RETREATED
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

OCCUPIED: Final = 1  # a piece stands there [M-11.32]
NO_ROUTE: Final = 2  # no lawful route of exactly this length ends there [M-11.30, M-11.32]
NEARER: Final = 3  # another lawful end is farther from the winner [M-11.33]

# -- routes -----------------------------------------------------------------------------------------------------------
#
# A route visits no city twice, so routes of a given length have to be searched. The search goes backwards, from an end
# to the beaten general. A table of *walks* cuts it short. They may visit cities again, so that it is easily made, step
# by step; where no walk of the length is left, there is no route either.


def _closed(s: State, loser: int) -> list[bool]:
    """By city, whether a retreat may not enter it: pieces of any side block, and neutral territory [M-11.32]."""
    if s.lands.closed:
        barred = neutrality.stack_bars(s, loser)
        return [piece != NO_PIECE or closed for piece, closed in zip(s.piece_at, barred, strict=True)]
    return [piece != NO_PIECE for piece in s.piece_at]


def _walks(roads: list[list[int]], closed: list[bool], goal: int, length: int) -> list[list[bool]]:
    """By number of steps and by city: whether a walk of exactly so many steps leads from the city to the goal.

    Walks keep to cities that are not closed and reach the goal with their last step only.
    """
    cities = len(roads)
    layer = [False] * cities
    layer[goal] = True
    layers = [layer]
    ring = [goal]
    for _ in range(length):
        layer = [False] * cities
        following: list[int] = []
        for city in ring:
            for neighbour in roads[city]:
                if not layer[neighbour] and not closed[neighbour] and neighbour != goal:
                    layer[neighbour] = True
                    following.append(neighbour)
        layers.append(layer)
        ring = following
    return layers


def _reaches(roads: list[list[int]], closed: list[bool], walks: list[list[bool]], city: int, left: int) -> bool:
    """Whether a route of exactly `left` steps leads from the city to the goal of the walks."""
    if left == 0:
        return True
    onward = walks[left - 1]
    closed[city] = True
    found = False
    for neighbour in roads[city]:
        if onward[neighbour] and not closed[neighbour] and _reaches(roads, closed, walks, neighbour, left - 1):
            found = True
            break
    closed[city] = False
    return found


def ends(s: State, loser: int, winner: int, length: int) -> list[int]:
    """Where a retreat of exactly this length may end: farthest from the winner's city; empty if nowhere [M-11.33].

    The distance counts from the general who won, or the supreme commander of the stack; other generals do not matter.
    """
    roads = stacks.roads(s, loser)
    closed = _closed(s, loser)
    start = s.place[loser]
    walks = _walks(roads, closed, start, length)
    closed[start] = False  # the goal of the search; walks enter it only at the end
    distance = s.board.distance[s.place[winner]]
    candidates = walks[length]
    for far in range(min(length + distance[start], max(distance[: len(roads)])), -1, -1):
        found: list[int] = []
        for city in range(len(roads)):
            if candidates[city] and distance[city] == far and _reaches(roads, closed, walks, city, length):
                found.append(city)
        if found:
            return found
    return []


def end_refusal(s: State, loser: int, winner: int, length: int, city: int) -> int:
    """Why the retreat may not end in the city; 0 if it may [M-11.32, M-11.33]."""
    if city in ends(s, loser, winner, length):
        return 0
    if s.piece_at[city] != NO_PIECE:
        return OCCUPIED
    roads = stacks.roads(s, loser)
    closed = _closed(s, loser)
    walks = _walks(roads, closed, s.place[loser], length)
    closed[s.place[loser]] = False
    return NEARER if walks[length][city] and _reaches(roads, closed, walks, city, length) else NO_ROUTE


def onward(s: State, loser: int, end: int, path: tuple[int, ...], length: int) -> list[int]:
    """Cities that may follow on the path so far, so that a route of exactly this length reaches the end [M-11.32]."""
    roads = stacks.roads(s, loser)
    left = length - len(path)
    closed = _closed(s, loser)  # the start among them
    for city in path:
        closed[city] = True
    walks = _walks(roads, closed, end, left)
    at = path[-1] if path else s.place[loser]
    return [
        city
        for city in roads[at]
        if walks[left - 1][city] and not closed[city] and _reaches(roads, closed, walks, city, left - 1)
    ]


# -- the retreat ------------------------------------------------------------------------------------------------------


def begin(s: State, below: Frame | None, loser: int, winner: int, length: int, ends: list[int]) -> None:
    """Have the winner's seat choose one of the lawful ends, then the route; then `below` goes on [M-11.31].

    A stack retreats as one [M-11.30].
    """
    if len(ends) == 1:
        ChooseRetreat(below, loser, winner, length, tuple(ends)).alone(s, ends[0])
        _go(s, below, loser, winner, length, ends[0], ())
    else:
        s.top = ChooseRetreat(below, loser, winner, length, tuple(ends))


def _go(s: State, below: Frame | None, loser: int, winner: int, length: int, end: int, path: tuple[int, ...]) -> None:
    """Follow the route to the end, asking the winner where it parts."""
    while len(path) < length:
        following = onward(s, loser, end, path, length)
        question = RetreatStep(below, loser, winner, length, end, path)
        if len(following) > 1:
            s.top = question
            return
        question.alone(s, following[0])
        path = (*path, following[0])
    for city in path[:-1]:
        if city in s.hussars:
            s.remove_hussar(city)
    s.carry(loser, end)
    other = s.partner[loser]
    if s.log is not None:
        s.log.append((RETREATED, s.board.piece_power[loser], loser, *path))
        if other != NO_PIECE:
            s.log.append((RETREATED, s.board.piece_power[other], other, *path))
    if s.rules.scenario == ADVANCED:
        for city in path:
            points.left_home(s, s.board.piece_power[loser], city)
            if other != NO_PIECE:
                points.left_home(s, s.board.piece_power[other], city)
    assert below is not None
    below.resume(s)


class Retreat(Frame):
    """A retreat that waits until the survivors of the stack are split [M-Q.5]."""

    def __init__(self, below: Frame | None, loser: int, winner: int, length: int) -> None:
        self.loser: Final = loser
        self.winner: Final = winner
        self.length: Final = length
        super().__init__(below)

    def fields(self) -> Fields:
        """Supreme commanders of both sides, and the number of cities."""
        return (self.loser, self.winner, self.length)

    def resume(self, s: State) -> None:
        """Begin the retreat."""
        choice = ends(s, self.loser, self.winner, self.length)
        begin(s, self.below, self.loser, self.winner, self.length, choice)


class ChooseRetreat(Frame):
    """Where the retreat ends [M-11.33]."""

    def __init__(self, below: Frame | None, loser: int, winner: int, length: int, ends: tuple[int, ...]) -> None:
        self.loser: Final = loser
        self.winner: Final = winner
        self.length: Final = length
        self.ends: Final = ends
        super().__init__(below)

    def fields(self) -> Fields:
        """Supreme commanders of both sides, the number of cities, and the lawful ends."""
        return (self.loser, self.winner, self.length, self.ends)

    def seats(self, s: State) -> list[int]:
        """The seat of the general, or supreme commander, who won [M-6.14, M-11.31]."""
        return [s.relations.seat_of[s.board.piece_power[self.winner]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The lawful ends."""
        return list(self.ends)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go on to the route."""
        _go(s, self.below, self.loser, self.winner, self.length, code, ())


class RetreatStep(Frame):
    """The next city of the route, where several lead to the chosen end [M-11.33]."""

    def __init__(
        self,
        below: Frame | None,
        loser: int,
        winner: int,
        length: int,
        end: int,
        path: tuple[int, ...],
    ) -> None:
        self.loser: Final = loser
        self.winner: Final = winner
        self.length: Final = length
        self.finish: Final = end
        self.path: Final = path
        super().__init__(below)

    def fields(self) -> Fields:
        """Supreme commanders of both sides, the number of cities, the end, and the cities chosen so far."""
        return (self.loser, self.winner, self.length, self.finish, self.path)

    def seats(self, s: State) -> list[int]:
        """The seat of the general, or supreme commander, who won [M-6.14, M-11.31]."""
        return [s.relations.seat_of[s.board.piece_power[self.winner]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Cities through which a route to the end goes on."""
        return onward(s, self.loser, self.finish, self.path, self.length)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Go on along the route."""
        _go(s, self.below, self.loser, self.winner, self.length, self.finish, (*self.path, code))


def destroy(s: State, loser: int) -> None:
    """Take a beaten general or stack that cannot retreat off the board, with all troops [M-11.34]."""
    if s.log is not None:
        s.log.append((DESTROYED, s.board.piece_power[loser], loser, s.stack_troops(loser)))
    other = s.partner[loser]
    if other != NO_PIECE:
        stacks.remove(s, other)
    stacks.remove(s, loser)
