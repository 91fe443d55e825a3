"""An exhaustive walk of a move, answer by answer: what `plans` must agree with."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from pragmatica import Plan
from pragmatica.maria import answering
from pragmatica.maria.battle.retreat import RetreatStep
from pragmatica.maria.forces.stacks import ChooseCommander, StackConsent
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import NO_PIECE, POWERS, PRUSSIA, Board
from pragmatica.maria.kept.log_advanced import ASIDE_RETURNED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.moves import March
from pragmatica.maria.named.actions import Actions

EFFECTS = {
    log.CONQUERED: (2, "conquers"),
    log.QUESTION_PLACED: (2, "questions"),
    log.TRAIN_TAKEN: (2, "trains"),
    log.HUSSAR_REMOVED: (2, "hussars"),
    ASIDE_RETURNED: (1, "aside"),
}
NAMES: dict[str, Callable[[Board], Sequence[str]]] = {
    "conquers": lambda board: board.city_ids,
    "questions": lambda board: board.city_ids,
    "hussars": lambda board: board.city_ids,
    "trains": lambda board: board.piece_ids,
    "aside": lambda board: POWERS,
}
Done = frozenset[tuple[str, str]]  # effects: the field of a plan, and what it names
Ends = dict[tuple[str, Done, str], int]  # where a move ends, what it did, the answer that joins; its fewest steps


class _Node:
    def __init__(self, s: State, effects: Done, steps: int, last: str) -> None:
        self.s, self.effects, self.steps, self.last = s, effects, steps, last


def planned(plans: list[Plan]) -> Ends:
    """What plans say, in the same form."""
    found: Ends = {}
    for plan in plans:
        joins = plan.fields.get("kind") == "join"
        done = frozenset((field, str(one)) for field in NAMES for one in listed(plan, field))
        key = (str(plan.fields["city"]), done, plan.actions[-1] if joins else "")
        assert key not in found
        found[key] = int(str(plan.fields["steps"]))
    return found


def listed(plan: Plan, field: str) -> list[object]:
    """The names in a field of a plan, which a route does not have all."""
    value = plan.fields.get(field, [])
    assert isinstance(value, list)
    return list(value)


def _after(node: _Node, seat: int, code: int, piece: int, actions: Actions) -> _Node:
    s = node.s.copy()
    name = actions.named(s.top, [code])[0].id
    events: list[tuple[int, ...]] = []
    s.log = events
    answering.apply(s, seat, code)
    s.log = None
    kinds = [one[0] for one in events]
    if log.MOVEMENT_ENDED in kinds:
        events = events[: kinds.index(log.MOVEMENT_ENDED)]
    found = {_effect(s.board, one) for one in events if one[0] in EFFECTS}
    steps = sum(1 for one in events if one[0] == log.MOVED and one[2] == piece)
    return _Node(s, node.effects | found, node.steps + steps, name)


def _effect(board: Board, event: tuple[int, ...]) -> tuple[str, str]:
    place, field = EFFECTS[event[0]]
    return field, NAMES[field](board)[event[place]]


def ends(s: State, seat: int, code: int, piece: int, stacked: bool, actions: Actions) -> Ends:
    """All ends of the move that begins with this answer, found by trying every further one."""
    start = s.top.steps if isinstance(s.top, March) else 0
    found: Ends = {}
    seen: set[tuple[str, Done]] = set()
    ring = [_after(_Node(s, frozenset(), start, ""), seat, code, piece, actions)]
    while ring:
        following: list[_Node] = []
        for node in ring:
            top = node.s.top
            march = (isinstance(top, March) and top.piece == piece) or isinstance(top, ChooseCommander)
            if not march or node.s.reason:
                _note(found, node, piece, stacked, start)
                continue
            mark = (json.dumps(node.s.to_json()), node.effects)
            if mark not in seen:
                seen.add(mark)
                following += [_after(node, seat, one, piece, actions) for one in answering.legal(node.s, seat)]
        ring = following
    return found


def _note(found: Ends, node: _Node, piece: int, stacked: bool, start: int) -> None:
    s, steps = node.s, node.steps
    other = NO_PIECE
    if isinstance(s.top, StackConsent) and s.top.general == piece:
        other, steps = s.top.other, steps + 1
    elif not stacked:
        other = s.partner[piece]
    if steps == start:
        return
    joined = other != NO_PIECE
    city = s.board.city_ids[s.place[other if joined else piece]]
    key = (city, node.effects, node.last if joined else "")
    found[key] = min(steps, found.get(key, steps))


def retreats(s: State, seat: int, code: int) -> Ends:
    """The end of the retreat that begins with this answer, with what its routes do."""
    found: Ends = {}
    ring = [(s, code)]
    while ring:
        state, answer = ring.pop()
        after = state.copy()
        events: list[tuple[int, ...]] = []
        after.log = events
        answering.apply(after, seat, answer)
        after.log = None
        routes = [one for one in events if one[0] == log.RETREATED]
        if routes:
            path = routes[0][3:]
            done = {("hussars", s.board.city_ids[city]) for city in path if city in s.hussars}
            moment = events.index(routes[-1])
            if any(one[0] == ASIDE_RETURNED and one[1] == PRUSSIA for one in events[moment : moment + 3]):
                done.add(("aside", "prussia"))
            found[s.board.city_ids[path[-1]], frozenset(done), ""] = len(path)
        else:
            assert isinstance(after.top, RetreatStep)
            ring += [(after, one) for one in answering.legal(after, seat)]
    return found
