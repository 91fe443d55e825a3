"""Movement by name, for the tests of chapter 10."""

from typing import Any

from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import STOP, March, PickPiece
from tests.maria import build

MAIN = "s=1=2=3=4=5=6=7=8=9"
FREDERICK = 2


def moving(pieces: dict[str, str], roads: str, active: str = "prussia saxony", **more: Any) -> State:
    """These pieces, and the movement of the powers."""
    s = build.position(pieces, on=build.graph(roads), active=active.split(), **more)
    moves.begin(s, build.Done())
    return s


def go(s: State, who: str, *cities: str) -> None:
    """Pick a piece, or a stack as "stack-prussia-1", and make these steps, save those that are made by themselves."""
    stack = who.removeprefix("stack-")
    build.answer(s, build.piece(s, stack) + (STACK if stack != who else 0))
    for name in cities:
        if build.where(s, stack) != name:
            build.answer(s, build.city(s, name))


def onward(s: State) -> set[str]:
    """Cities offered as the next step; nothing when the move has ended."""
    if not isinstance(s.top, March):
        return set()
    return {s.board.city_ids[code] for code in build.offered(s) if code != STOP}


def why(s: State, name: str) -> int:
    """Why the city is not the next step."""
    assert isinstance(s.top, March)
    return moves.step_refusal(s, s.top, build.city(s, name))


def may_pick(s: State, name: str) -> bool:
    """Whether the piece is offered."""
    return isinstance(s.top, PickPiece) and build.piece(s, name) in build.offered(s)
