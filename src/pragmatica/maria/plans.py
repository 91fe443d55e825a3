"""Whole moves, tried out on copies of the state: where a piece can go and what that does, and the routes of a retreat.

Of several ways to one city only those are kept that differ in effect: fortresses conquered or questioned, trains taken,
hussars driven off. A stack of two players has no plans before the other one has let it move [M-10.19].
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.core.game import Plan
from pragmatica.maria import log
from pragmatica.maria.board import GENERALS
from pragmatica.maria.flow import Frame
from pragmatica.maria.marching import GENERAL_STEPS, REPLACE, STACK, TRAIN_STEPS
from pragmatica.maria.movement import END, STOP, March, PickPiece
from pragmatica.maria.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.stacks import ChooseCommander, StackConsent
from pragmatica.maria.state import State

Namer = Callable[[Frame | None, list[int]], list[Action]]
Effects = tuple[tuple[int, int], ...]  # (kind of event, city or piece), sorted

_EFFECT_FIELDS: Final = {  # kind of event -> place of the number that tells what it concerns, and the plan's field
    log.CONQUERED: (2, "conquers"),
    log.QUESTION_PLACED: (2, "questions"),
    log.TRAIN_TAKEN: (2, "trains"),
    log.HUSSAR_REMOVED: (2, "hussars"),
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
        return _moves(s, seat, code, code if code < STACK else code - STACK, named)
    if isinstance(frame, March) and code != STOP:
        return _moves(s, seat, code, frame.piece, named)
    if isinstance(frame, (ChooseRetreat, RetreatStep)):
        return _routes(s, seat, code, named)
    return []


def _step(way: _Way, seat: int, code: int, piece: int, named: Namer) -> _Way:
    """The way after one more answer."""
    state = way.state.copy()
    action = named(state.top, [code])[0].id
    events: list[tuple[int, ...]] = []
    state.log = events
    state.apply(seat, code)
    path, effects = way.path, list(way.effects)
    for event in events:
        if event[0] == log.MOVED and event[2] == piece:
            path = (*path, event[4])
        elif event[0] in _EFFECT_FIELDS:
            effects.append((event[0], event[_EFFECT_FIELDS[event[0]][0]]))
    return _Way(state, (*way.actions, action), path, tuple(sorted(set(effects))))


def _moves(s: State, seat: int, code: int, piece: int, named: Namer) -> list[Plan]:
    """Every city where the move that begins so can end, by the shortest way for each effect [M-10.1]."""
    start = s.top.steps if isinstance(s.top, March) else 0
    all_main = s.top.all_main if isinstance(s.top, March) else True
    found: dict[tuple[int, Effects, str], tuple[int, Plan]] = {}
    seen: dict[tuple[int, Effects], list[tuple[int, bool, bool, int]]] = {}
    ring = [_step(_Way(s, (), (s.place[piece],), ()), seat, code, piece, named)]
    while ring:
        following: list[_Way] = []
        for way in ring:
            top = way.state.top
            if isinstance(top, March) and top.piece == piece and not way.state.reason:
                if _dominated(seen, way, top):
                    continue
                for answer in way.state.legal(seat):
                    following.append(_step(way, seat, answer, piece, named))
            elif isinstance(top, ChooseCommander) and not way.state.reason:
                following += [_step(way, seat, answer, piece, named) for answer in (0, 1)]
            else:
                _keep(s, found, way, piece, start, all_main)
        ring = following
    return [plan for _, plan in sorted(found.values(), key=lambda one: (one[0], one[1].actions))]


def _dominated(seen: dict[tuple[int, Effects], list[tuple[int, bool, bool, int]]], way: _Way, top: March) -> bool:
    """Whether an earlier way stands in the same city with the same effects and can do all that this one can."""
    earlier = seen.setdefault((way.path[-1], way.effects), [])
    mine = (top.steps, top.all_main, top.forced, top.pending)
    for steps, all_main, forced, pending in earlier:
        if steps <= top.steps and all_main >= top.all_main and forced >= top.forced and pending == top.pending:
            return True
    earlier.append(mine)
    return False


def _keep(
    s: State,
    found: dict[tuple[int, Effects, str], tuple[int, Plan]],
    way: _Way,
    piece: int,
    start: int,
    all_main: bool,
) -> None:
    """Note a complete move, unless a shorter one to the same city with the same effects is known."""
    board, path = s.board, way.path
    joined = _joins(s, way, piece)
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
        ids = board.piece_ids if name == "trains" else board.city_ids
        fields[name] = [ids[number] for number in numbers]
    found[key] = (steps, Plan(way.actions, fields))


def _joins(s: State, way: _Way, piece: int) -> int | None:
    """The city where the move ends beside another general, whether or not its player is yet to agree [M-10.5]."""
    top = way.state.top
    if isinstance(top, StackConsent):
        return way.state.place[top.other]
    stands = way.state.partner[piece]
    if piece < GENERALS and stands < GENERALS and stands != s.partner[piece]:
        return way.state.place[piece]
    return None


def _kind(piece: int, steps: int, main: bool) -> str:
    allowance = GENERAL_STEPS if piece < GENERALS else TRAIN_STEPS
    if steps > allowance + 1:
        return "forced"
    return "main" if main and steps > allowance else "normal"


def _routes(s: State, seat: int, code: int, named: Namer) -> list[Plan]:
    """The routes of a retreat that begin so, one for each set of hussars that they drive off [M-11.32, M-11.35]."""
    board = s.board
    assert isinstance(s.top, (ChooseRetreat, RetreatStep))
    loser, hussars = s.top.loser, set(s.hussars)
    found: dict[tuple[int, ...], Plan] = {}
    seen: set[tuple[int, int, tuple[int, ...]]] = set()
    ring = [(_Way(s, (), (), ()), code)]
    while ring:
        way, answer = ring.pop()
        action = named(way.state.top, [answer])[0].id
        state = way.state.copy()
        events: list[tuple[int, ...]] = []
        state.log = events
        state.apply(seat, answer)
        top, actions = state.top, (*way.actions, action)
        if isinstance(top, RetreatStep) and top.loser == loser:
            passed = tuple(sorted(hussars.intersection(top.path)))
            key = (len(top.path), top.path[-1] if top.path else -1, passed)
            if key not in seen:
                seen.add(key)
                ring += [(_Way(state, actions, top.path, ()), one) for one in reversed(state.legal(seat))]
            continue
        path = next(event[3:] for event in events if event[0] == log.RETREATED and event[2] == loser)
        driven = tuple(sorted(hussars.intersection(path)))
        if driven not in found:
            found[driven] = Plan(
                actions,
                {
                    "city": board.city_ids[path[-1]],
                    "steps": len(path),
                    "path": [board.city_ids[s.place[loser]], *(board.city_ids[city] for city in path)],
                    "hussars": [board.city_ids[city] for city in driven],
                },
            )
    return list(found.values())
