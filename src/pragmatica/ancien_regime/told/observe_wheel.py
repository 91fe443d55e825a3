"""The Wheel of War as a seat may know it: what comes in which turn, and how far the actions of this one are."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.forms.decisions import POWER
from pragmatica.ancien_regime.forms.observation import (
    Event,
    Slot,
    SlotState,
    SlotView,
    WheelTurn,
)
from pragmatica.ancien_regime.kept.board import (
    AUSTRIA,
    DRILL,
    INFLUENCE,
    LEADERSHIP,
    MOBILISATION,
    MOVEMENT,
    NOBODY,
    PRUSSIA,
    SLOTS,
    SUBSIDIES,
    TAXATION,
    TURNS,
    Board,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.together import Finished, Together

VIEWS: Final = 256  # of slots that are kept: nobody can change them, and there are no more
_SLOT: Final = cast("tuple[Slot, ...]", SLOTS)
_BRANCHES: Final = (DRILL, SUBSIDIES, LEADERSHIP, MOBILISATION, INFLUENCE)  # of a turn's actions, side by side


@lru_cache(maxsize=256)
def wheel(board: Board, majors: int, round: int, turn: int) -> list[WheelTurn]:
    """The turn and the six after it; what is held in each by this number of major powers [A-6.6]."""
    turns: list[WheelTurn] = []
    for _ in range(TURNS):
        on_slot = board.on_slot[turn]
        slots = {_SLOT[slot]: POWER[on_slot[slot]] for slot in range(1, TURNS + 1)}
        turns.append(WheelTurn(round=round, turn=turn, slots=slots, events=_held(board, majors, round, turn)))
        turn += 1
        if turn > TURNS:
            turn, round = 1, round + 1
    return turns


def _held(board: Board, majors: int, round: int, turn: int) -> list[Event]:
    """As `sequence.due`, for any turn; whether Frederick is on the board shows when it comes to it."""
    on_slot, events = board.on_slot[turn], list[Event]()
    if turn == 1 and round > 1:
        events.append("diplomacy")
    if on_slot[DRILL] == AUSTRIA:
        events.append("election")
    if on_slot[DRILL] >= majors:
        events.append("auction")
    if on_slot[LEADERSHIP] == PRUSSIA:
        events.append("frederick")
    return events


def slots(s: State) -> list[SlotView]:
    """How far the actions of this turn are [A-6.8]."""
    on_slot = s.board.on_slot[s.turn or 1]
    return [_slot_view(slot, on_slot[slot], _progress(s, slot, on_slot[slot])) for slot in range(1, TURNS + 1)]


@lru_cache(VIEWS)
def _slot_view(slot: int, power: int, state: SlotState) -> SlotView:
    return SlotView(slot=_SLOT[slot], power=POWER[power], state=state)


def _progress(s: State, slot: int, power: int) -> SlotState:
    if s.controller[power] == NOBODY and not (slot == DRILL and s.phase < sequence.ACTIONS):
        return "idle"  # on Drill it gets a controller before it acts
    if s.turn == 0 or s.phase < sequence.ACTIONS:
        return "coming"
    if slot == MOVEMENT:
        return "asked" if s.phase == sequence.MOVEMENT else "coming"
    top = s.top
    if not isinstance(top, Together) or slot == TAXATION:
        return "done"
    branch = top.parts[_BRANCHES.index(slot)]
    if isinstance(branch, Finished):
        return "done"
    return "asked" if branch.seats(s) else "waiting"
