"""Movement: which piece moves next, where it goes, and where trains are placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import HUNGER, REACH, SUPPLY_RANGE, TRAIN, Judgement, Mover, roads
from pragmatica.maria.bots.situation import NOWHERE, Group, Situation
from pragmatica.maria.bots.worth import FORTRESS
from pragmatica.maria.forms.decisions import March
from pragmatica.maria.kept.board import GENERALS, PRAGMATIC, SAXONY

STOP: Final = -1
GENERAL_STEPS: Final = 3
TRAIN_STEPS: Final = 2
FORCED_MARCH: Final = 8
LEAST_GAIN: Final = 0.4  # for less a piece does not stir
STEP_COST: Final = 0.02
TRAIN_PRICE: Final = 3.0


class Route:
    """The best end found so far: its worth, and the first step that leads there (STOP: stay)."""

    def __init__(self) -> None:
        self.worth = -1e9
        self.first = STOP

    def offer(self, worth: float, first: int) -> None:
        """Keep the better."""
        if worth > self.worth:
            self.worth = worth
            self.first = first


class Way:
    """What a move has won so far: its worth, the fortresses taken, and those with a "?" left on them."""

    __slots__ = ("asked", "taken", "worth")

    def __init__(self, worth: float, taken: tuple[int, ...], asked: tuple[int, ...]) -> None:
        self.worth: Final = worth
        self.taken: Final = taken
        self.asked: Final = asked

    def leaving(self, j: Judgement, mover: Mover, city: int) -> Way:
        """The same after stepping out of the city."""
        worth = j.aims.get(mover.account, {}).get(city)
        if worth is None or not mover.face_up or city in self.taken or city in self.asked:
            return self
        if j.s.protected[city]:
            return Way(self.worth, self.taken, (*self.asked, city))
        return Way(self.worth + worth, (*self.taken, city), self.asked)


# -- choices ----------------------------------------------------------------------------------------------------------


def pick(j: Judgement, actions: Sequence[Action]) -> Action | None:
    """The piece whose move gains most; trains follow when no general wants to move; else the end."""
    generals: tuple[float, Action | None] = (LEAST_GAIN, None)
    trains: tuple[float, Action | None] = (LEAST_GAIN, None)
    end: Action | None = None
    for action in actions:
        if action.type == "end":
            end = action
        elif action.type == "dispute":
            continue  # whoever moves first, there is nothing to argue about
        elif action.type == "replace_train":
            trains = max(trains, (_replacing(j, _piece(j, action, "train")), action), key=lambda pair: pair[0])
        elif (piece := _piece(j, action, "piece")) >= GENERALS:
            trains = max(trains, (_train_gain(j, piece), action), key=lambda pair: pair[0])
        else:
            gain = _gain(j, piece, action.type == "move_stack")
            generals = max(generals, (gain, action), key=lambda pair: pair[0])
    return generals[1] or trains[1] or end


def step(j: Judgement, decision: March, actions: Sequence[Action]) -> Action | None:
    """The next city of the best route from here, or the stop."""
    board = j.s.board
    at = board.city_number[decision.at]
    offered = {STOP if one.type == "stop" else board.city_number[str(one.fields["city"])]: one for one in actions}
    piece = board.piece_number[decision.piece]
    if piece >= GENERALS:
        route = _train_route(j, piece, at, decision.steps, decision.all_main, offered)
    else:
        mover = j.mover([board.piece_number[one] for one in decision.pieces])
        route = _route(j, mover, at, decision.steps, decision.all_main, offered)
    return offered.get(route.first) or offered.get(STOP)


def place_train(j: Judgement, ident: str, actions: Sequence[Action]) -> Action:
    """The fortress from which the train serves best."""
    train = j.s.board.piece_number[ident]
    return max(actions, key=lambda one: service(j, train, j.s.board.city_number[str(one.fields["city"])]))


def _piece(j: Judgement, action: Action, field: str) -> int:
    return j.s.board.piece_number[str(action.fields[field])]


# -- generals ---------------------------------------------------------------------------------------------------------


def _gain(j: Judgement, piece: int, as_stack: bool) -> float:
    """What the best move of the general, or of his stack, is worth above staying."""
    s = j.s
    group = s.group_at[s.place[piece]]
    whole = j.mover(group.generals)
    staying = j.standing(whole, group.city)
    if as_stack or len(group.generals) == 1:
        return _route(j, whole, group.city, 0, True, None).worth - staying
    mover = j.mover([piece])
    rest = j.mover([general for general in group.generals if general != piece])
    left = j.standing(rest, group.city)
    return _route(j, mover, group.city, 0, True, None).worth + left - staying - FORTRESS / 10


def _route(j: Judgement, mover: Mover, at: int, steps: int, all_main: bool, offered: dict[int, Action] | None) -> Route:
    """The best way on from a city of a move, among the offered first steps (None: all that seem lawful)."""
    route = Route()
    if steps:
        route.offer(j.standing(mover, at), STOP)
    _explore(j, mover, at, steps, all_main, Way(0.0, (), ()), STOP, offered, route)
    if all_main:
        _forced(j, mover, at, steps, offered, route)
    return route


def _explore(
    j: Judgement,
    mover: Mover,
    city: int,
    steps: int,
    all_main: bool,
    way: Way,
    first: int,
    offered: dict[int, Action] | None,
    route: Route,
) -> None:
    """Offer all ends of normal moves that go on from the city."""
    s = j.s
    board = s.board
    leaving = way.leaving(j, mover, city)
    for neighbour in mover.roads[city]:
        if mover.barred[neighbour]:
            continue
        main = all_main and neighbour in board.main_neighbours[city]
        if steps >= (GENERAL_STEPS + 1 if main else GENERAL_STEPS):
            continue
        opening = neighbour if first == STOP else first
        if first == STOP and offered is not None and neighbour not in offered:
            continue
        onward = leaving
        price = STEP_COST * (steps + 1)
        group = s.group_at.get(neighbour)
        if group is not None and neighbour != mover.start:
            if _may_join(s, mover, group):
                route.offer(onward.worth + j.joining(mover, group, onward.taken, onward.asked) - price, opening)
            continue
        train = s.train_at.get(neighbour)
        if train is not None:
            if not s.hostile(s.bloc[board.piece_power[train]]):
                continue
            onward = Way(onward.worth + TRAIN, onward.taken, onward.asked)
        route.offer(onward.worth + j.standing(mover, neighbour, onward.taken, onward.asked) - price, opening)
        _explore(j, mover, neighbour, steps + 1, main, onward, opening, offered, route)


def _may_join(s: Situation, mover: Mover, group: Group) -> bool:
    """Whether the mover may end in a stack with a general of the same seat who has moved already."""
    if group.bloc != mover.bloc or group.power not in s.own or not group.moved:
        return False
    return len(group.generals) == len(mover.generals) == 1 and {group.power, mover.power} != {PRAGMATIC, SAXONY}


def _forced(j: Judgement, mover: Mover, at: int, steps: int, offered: dict[int, Action] | None, route: Route) -> None:
    """Offer the ends of forced marches: main roads, away from enemies and their fortresses."""
    s = j.s
    board = s.board
    seen = {at}
    ring = [(at, STOP)]
    for length in range(steps + 1, FORCED_MARCH + 1):
        following = []
        for city, first in ring:
            for neighbour in board.main_neighbours[city]:
                if (
                    neighbour in seen
                    or mover.barred[neighbour]
                    or (first == STOP and offered is not None and neighbour not in offered)
                ):
                    continue
                if neighbour in s.group_at or neighbour in s.train_at or s.hostile_control(neighbour):
                    continue
                if any(j.blocked[beside] for beside in board.neighbours[neighbour]):
                    continue
                seen.add(neighbour)
                opening = neighbour if first == STOP else first
                if length > GENERAL_STEPS + 1:
                    route.offer(j.standing(mover, neighbour) - STEP_COST * length, opening)
                following.append((neighbour, opening))
        ring = following


# -- trains -----------------------------------------------------------------------------------------------------------


def _train_gain(j: Judgement, train: int) -> float:
    """What the best move of the train is worth above staying."""
    at = j.s.place[train]
    return _train_route(j, train, at, 0, True, None).worth - service(j, train, at)


def _train_route(
    j: Judgement, train: int, at: int, steps: int, all_main: bool, offered: dict[int, Action] | None
) -> Route:
    """The best way on for a train."""
    board = j.s.board
    barred = j.s.lands.barred[board.piece_power[train]]
    route = Route()
    if steps:
        route.offer(service(j, train, at), STOP)
    ring = [(at, all_main, STOP)]
    for length in range(steps + 1, TRAIN_STEPS + 2):
        following = []
        for city, main, first in ring:
            for neighbour in board.roads_for[train][city]:
                if barred[neighbour]:
                    continue
                still = main and neighbour in board.main_neighbours[city]
                if length > (TRAIN_STEPS + 1 if still else TRAIN_STEPS):
                    continue
                if neighbour in j.s.group_at or neighbour in j.s.train_at:
                    continue
                if first == STOP and offered is not None and neighbour not in offered:
                    continue
                opening = neighbour if first == STOP else first
                route.offer(service(j, train, neighbour) - STEP_COST * length, opening)
                following.append((neighbour, still, opening))
        ring = following
    return route


def service(j: Judgement, train: int, city: int) -> float:
    """How well the train would serve in the city, and how safe it would be there."""
    key = (train, city)
    if key not in j.services:
        j.services[key] = _serving(j, train, city)
    return j.services[key]


def _serving(j: Judgement, train: int, city: int) -> float:
    s = j.s
    board = s.board
    power = board.piece_power[train]
    others = [place for place, other in s.train_at.items() if other != train and board.piece_power[other] == power]
    away_from_trains = roads(board.neighbours, [city, *others], j.blocked, SUPPLY_RANGE + 4)
    total = 0.0
    for general in board.generals_of[power]:
        place = s.place[general]
        if place == NOWHERE:
            continue
        away = min(away_from_trains[place], board.distance[city][place])
        if s.home[place] == power:
            total -= 0.15 * min(away, 10)
        elif away_from_trains[place] > SUPPLY_RANGE:
            total -= HUNGER + 0.3 * min(board.distance[city][place], 20)
        else:
            total -= 0.3 * max(0, away - 2)
    near = min((board.distance[enemy.city][city] for enemy in s.enemies), default=UNREACHABLE)
    if near <= REACH + 1:
        total -= TRAIN if near <= REACH else TRAIN / 2
    return total


def _replacing(j: Judgement, train: int) -> float:
    """What placing the train anew is worth: only one that is off the map, for generals who need it."""
    s = j.s
    board = s.board
    if s.place[train] != NOWHERE:
        return 0.0
    power = board.piece_power[train]
    away = sum(1 for one in board.generals_of[power] if s.place[one] != NOWHERE and s.home[s.place[one]] != power)
    return (
        2.0 * away - TRAIN_PRICE + (2.0 if power not in (s.board.piece_power[t] for t in s.train_at.values()) else 0.0)
    )
