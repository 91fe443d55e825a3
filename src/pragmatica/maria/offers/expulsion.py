"""Foreign pieces that have to march out of a neutral Saxony (option `saxony_expulsion="march_out"`) [D-32]."""

from __future__ import annotations

from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import REPLACE, STACK
from pragmatica.maria.movement.moves import END, STOP, March, PickPiece


def permitted(s: State, codes: list[int]) -> list[int]:
    """The offered answers without those by which such a piece would stay [D-32].

    In its movement phase it moves its full allowance, or until it is outside; that its steps lead out by a shortest way
    is a rule of neutral territory anyway [M-19.44].
    """
    top = s.top
    if not s.lands.closed:
        return codes
    if isinstance(top, March):
        moves = STOP in codes and len(codes) > 1 and 0 < top.steps < top.allowance
        if moves and neutrality.must_leave(s, top.piece):
            return [code for code in codes if code != STOP]
    elif isinstance(top, PickPiece) and any(_must_leave(s, code) for code in codes):
        return [code for code in codes if code != END]
    return codes


def _must_leave(s: State, code: int) -> bool:
    """Whether this code picks a piece that has to leave."""
    return code < REPLACE and neutrality.must_leave(s, code if code < STACK else code - STACK)
