"""Whole moves, tried out on copies of the state: where a piece can go and what that does, and the routes of a retreat.

Of several ways to one city only those are kept that differ in effect: fortresses conquered or questioned, trains taken,
hussars driven off, markers set aside that come back. What else each changes, such as supply, `consequences` tells. A
stack of two players has no plans before the other one has let it move [M-10.19].
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.core.game import Plan
from pragmatica.maria import answering
from pragmatica.maria.battle.retreat import ChooseRetreat, RetreatStep, onward
from pragmatica.maria.forces.stacks import ChooseCommander, StackConsent
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import ADVANCED, GENERALS, NO_CITY, NO_PIECE, POWERS, PRUSSIA
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import ASIDE_RETURNED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import GENERAL_STEPS, REPLACE, STACK, TRAIN_STEPS
from pragmatica.maria.movement.moves import END, STOP, March, PickPiece
from pragmatica.maria.told.consequences import Before

Namer = Callable[[Frame | None, list[int]], list[Action]]
Effects = tuple[tuple[int, int], ...]  # (kind of event, city or piece), sorted

_EFFECT_FIELDS: Final = {  # kind of event -> place of the number that tells what it concerns, and the plan's field
    log.CONQUERED: (2, "conquers"),
    log.QUESTION_PLACED: (2, "questions"),
    log.TRAIN_TAKEN: (2, "trains"),
    log.HUSSAR_REMOVED: (2, "hussars"),
    ASIDE_RETURNED: (1, "aside"),
}


class _Way:
    """A move tried out so far."""

    def __init__(self, state: State, actions: tuple[str, ...], path: tuple[int, ...], effects: Effects) -> None:
        self.state: Final = state
        self.actions: Final = actions
        self.path: Final = path
        self.effects: Final = effects


def plans(s: State, seat: int, code: int, named: Namer) -> list[Plan]:
    """Whole moves that begin with this offered answer; empty where it is complete by itself."""
    frame = s.top
    if isinstance(frame, PickPiece) and code < REPLACE and code != END:
        return _moves(s, seat, code, code if code < STACK else code - STACK, code >= STACK, named)
    if isinstance(frame, March) and code != STOP:
        return _moves(s, seat, code, frame.piece, frame.stacked, named)
    if isinstance(frame, (ChooseRetreat, RetreatStep)):
        return _routes(s, seat, code, named)
    return []


def _step(way: _Way, seat: int, code: int, piece: int, named: Namer) -> _Way:
    """The way after one more answer."""
    state = way.state.copy()
    action = named(state.top, [code])[0].id
    events: list[tuple[int, ...]] = []
    state.log = events
    answering.apply(state, seat, code)
    path, effects = way.path, list(way.effects)
    for event in events:
        if event[0] == log.MOVEMENT_ENDED:
            break  # what follows is not the doing of this move
        if event[0] == log.MOVED and event[2] == piece:
            path = (*path, event[4])
        elif event[0] in _EFFECT_FIELDS:
            effects.append((event[0], event[_EFFECT_FIELDS[event[0]][0]]))
    return _Way(state, (*way.actions, action), path, tuple(sorted(set(effects))))


def _moves(s: State, seat: int, code: int, piece: int, stacked: bool, named: Namer) -> list[Plan]:
    """Every city where the move that begins so can end, by the shortest way for each effect [M-10.1]."""
    start = s.top.steps if isinstance(s.top, March) else 0
    all_main = s.top.all_main if isinstance(s.top, March) else True
    found: dict[tuple[int, Effects, str], tuple[int, Plan]] = {}
    before = Before(s)
    seen: dict[tuple[int, Effects], list[tuple[int, bool, bool, int]]] = {}
    ring = [_step(_Way(s, (), (s.place[piece],), ()), seat, code, piece, named)]
    while ring:
        following: list[_Way] = []
        for way in ring:
            top = way.state.top
            if isinstance(top, March) and top.piece == piece and not way.state.reason:
                if _dominated(seen, way, top):
                    continue
                for answer in answering.legal(way.state, seat):
                    following.append(_step(way, seat, answer, piece, named))
            elif isinstance(top, ChooseCommander) and not way.state.reason:
                following += [_step(way, seat, answer, piece, named) for answer in (0, 1)]
            else:
                _keep(before, found, way, _joins(way, piece, stacked), piece, start, all_main)
        ring = following
    return [plan for _, plan in sorted(found.values(), key=lambda one: (one[0], one[1].actions))]


def _dominated(seen: dict[tuple[int, Effects], list[tuple[int, bool, bool, int]]], way: _Way, top: March) -> bool:
    """Whether an earlier way stands in the same city with the same effects and can do all that this one can.

    With fewer steps it can, as a rule. But one without any may not end [M-Q.21]; and while the verdict on the start
    city waits, more steps are what makes the move a forced march, which spares the city [M-10.12].
    """
    earlier = seen.setdefault((way.path[-1], way.effects), [])
    mine = (top.steps, top.all_main, top.forced, top.pending)
    for steps, all_main, forced, pending in earlier:
        fewer = steps == top.steps or (0 < steps < top.steps and not pending)
        if fewer and all_main >= top.all_main and forced >= top.forced and pending == top.pending:
            return True
    earlier.append(mine)
    return False


def _keep(
    before: Before,
    found: dict[tuple[int, Effects, str], tuple[int, Plan]],
    way: _Way,
    joined: int | None,
    piece: int,
    start: int,
    all_main: bool,
) -> None:
    """Note a complete move, unless a shorter one to the same city with the same effects is known."""
    s, path = before.s, way.path
    board = s.board
    if joined is not None and path[-1] != joined:
        path = (*path, joined)  # its player is yet to agree
    if len(path) < 2:
        return
    end, steps = path[-1], start + len(path) - 1
    choice = way.actions[-1] if joined is not None else ""
    key = (end, way.effects, choice)
    if key in found and found[key][0] <= steps:
        return
    main = all_main and all(b in board.main_neighbours[a] for a, b in itertools.pairwise(path))
    fields: dict[str, Value] = {
        "city": board.city_ids[end],
        "steps": steps,
        "kind": "join" if joined is not None else _kind(piece, steps, main),
        "path": [board.city_ids[city] for city in path],
    }
    for kind, (_, name) in _EFFECT_FIELDS.items():
        numbers = [number for one, number in way.effects if one == kind]
        fields[name] = [_id(s, name, number) for number in numbers]
    fields.update(before.fields(way.state, piece, end))
    found[key] = (steps, Plan(way.actions, fields))


def _id(s: State, effect: str, number: int) -> str:
    """The name of what an effect concerns."""
    if effect == "aside":
        return POWERS[number]
    return s.board.piece_ids[number] if effect == "trains" else s.board.city_ids[number]


def _joins(way: _Way, piece: int, stacked: bool) -> int | None:
    """The city where the move ends beside another general, whether or not his player is yet to agree [M-10.5]."""
    top = way.state.top
    if isinstance(top, StackConsent):
        return way.state.place[top.other]
    if piece < GENERALS and not stacked and way.state.partner[piece] < GENERALS:
        return way.state.place[piece]
    return None


def _kind(piece: int, steps: int, main: bool) -> str:
    allowance = GENERAL_STEPS if piece < GENERALS else TRAIN_STEPS
    if steps > allowance + 1:
        return "forced"
    return "main" if main and steps > allowance else "normal"


# -- retreats ---------------------------------------------------------------------------------------------------------


def _routes(s: State, seat: int, code: int, named: Namer) -> list[Plan]:
    """The routes of a retreat that begin so, one for each difference in effect [M-11.32, M-11.35, M-19.18]."""
    frame = s.top
    assert isinstance(frame, (ChooseRetreat, RetreatStep))
    end = code if isinstance(frame, ChooseRetreat) else frame.finish
    path = () if isinstance(frame, ChooseRetreat) else (*frame.path, code)
    marks = _marks(s, frame.loser)
    found: list[Plan] = []
    for count in range(len(marks) + 1):
        for wanted in itertools.combinations(marks, count):
            barred = frozenset[int]().union(*[mark for mark in marks if mark not in wanted])
            route = _Search(s, frame.loser, end, frame.length, list(wanted), barred).route(path)
            if route is not None:
                found.append(_retreat(s, seat, code, frame.loser, route, named))
    return found


def _marks(s: State, loser: int) -> list[frozenset[int]]:
    """Sets of cities of which one on the route has an effect: hussars, and what lies abroad for a Prussian."""
    marks = [frozenset([city]) for city in s.hussars if city < NO_CITY]
    abroad = _abroad(s, loser)
    return [*marks, abroad] if abroad else marks


def _abroad(s: State, loser: int) -> frozenset[int]:
    """The cities into which the beaten must not come if markers of Prussia are to stay aside [M-19.18, M-Q.17]."""
    power, other = s.board.piece_power, s.partner[loser]
    prussian = power[loser] == PRUSSIA or (other != NO_PIECE and power[other] == PRUSSIA)
    if s.rules.scenario != ADVANCED or not s.realm.set_aside[PRUSSIA] or not prussian:
        return frozenset()
    return frozenset(city for city, home in enumerate(s.lands.home) if home != PRUSSIA)


class _Search:
    """The search for a route that touches every wanted set of cities and keeps out of barred ones."""

    def __init__(
        self, s: State, loser: int, end: int, length: int, wanted: list[frozenset[int]], barred: frozenset[int]
    ) -> None:
        self.s: Final = s
        self.loser: Final = loser
        self.end: Final = end
        self.length: Final = length
        self.wanted: Final = wanted
        self.barred: Final = barred
        self.seen: Final[set[tuple[frozenset[int], int]]] = set()

    def route(self, path: tuple[int, ...]) -> tuple[int, ...] | None:
        """A whole route that begins with this path, or None."""
        at = path[-1] if path else self.s.place[self.loser]
        mark = (frozenset(path), at)
        if mark in self.seen or self.barred.intersection(path) or not self._in_reach(path, at):
            return None
        self.seen.add(mark)
        if len(path) == self.length:
            return path
        for city in onward(self.s, self.loser, self.end, path, self.length):
            found = self.route((*path, city))
            if found is not None:
                return found
        return None

    def _in_reach(self, path: tuple[int, ...], at: int) -> bool:
        """Whether each wanted set that the path has not touched is near enough."""
        distance, left = self.s.board.distance, self.length - len(path)
        for cities in self.wanted:
            if not cities.intersection(path) and min(distance[at][c] + distance[c][self.end] for c in cities) > left:
                return False
        return True


def _retreat(s: State, seat: int, code: int, loser: int, route: tuple[int, ...], named: Namer) -> Plan:
    """The answers that lead along the route, and what it does; they may end the match."""
    board = s.board
    state, answer = s.copy(), code
    actions: tuple[str, ...] = ()
    events: list[tuple[int, ...]] = []
    state.log = events
    while True:
        actions = (*actions, named(state.top, [answer])[0].id)
        answering.apply(state, seat, answer)
        if any(event[0] == log.RETREATED for event in events):
            break
        assert isinstance(state.top, RetreatStep)
        answer = route[len(state.top.path)]
    fields: dict[str, Value] = {
        "city": board.city_ids[route[-1]],
        "steps": len(route),
        "path": [board.city_ids[city] for city in (s.place[loser], *route)],
        "hussars": [board.city_ids[city] for city in sorted(set(s.hussars).intersection(route))],
        "aside": [POWERS[PRUSSIA]] if _abroad(s, loser).intersection(route) else [],
    }
    return Plan(actions, fields)
