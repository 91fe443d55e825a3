"""The course of the game, chapter 2. Read this first: a turn is pairs of activations until every chit has served.

An activation's own steps are in `turn.activation`. Every part has a `begin`: it plays, asks what must be asked, and in
the end resumes the frame that called it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.core import rng, saved
from pragmatica.core.flow import frame
from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz import chits, setup
from pragmatica.mollwitz.after import moves
from pragmatica.mollwitz.battle import (
    assaults,
    bouts,
    charges,
    combat,
    contacts,
    defence,
    exchanges,
    fates,
    fires,
    flights,
    pursuits,
    windows,
)
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import AUSTRIA, PRUSSIA
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.options import Rules
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.turn import (
    acting,
    activation,
    chief,
    ending,
    leader_moves,
    own_order,
    pairs,
    straighten,
    unit_acts,
)

# Parts of a turn [W-2.1, W-2.13]
DAWN: Final = 0  # it begins
PAIRS: Final = 1  # activations
DUSK: Final = 2  # it ends
PARTS: Final = ("dawn", "pairs", "dusk")


class Course(Frame):
    """The bottom of every chain: which part of the turn is played."""

    def __init__(self, below: Frame | None, part: int) -> None:
        super().__init__(below)
        self.part: Final = part

    def fields(self) -> Fields:
        """The part."""
        return (self.part,)

    def resume(self, s: State) -> None:
        """What has been played is over: deal chits, go on with them, or close the turn and begin the next.

        [W-2.1, W-2.8, W-2.13]
        """
        if self.part == DUSK:
            _close(s)
            if not s.reason:
                ending.begin(s, Course(None, DAWN))
            return
        if self.part == DAWN:
            chits.deal(s)
        left = [bool(chits.left(s, side)) for side in (PRUSSIA, AUSTRIA)]
        if not any(left):
            if s.log is not None:
                s.log.append((log.TURN_ENDED, s.turn))
            ending.leaders_return(s, Course(None, DUSK))
        elif all(left):
            pairs.choose(s, Course(None, PAIRS))
        else:
            pairs.next_chit(s, Course(None, PAIRS), PRUSSIA if left[PRUSSIA] else AUSTRIA)


def _close(s: State) -> None:
    """Couriers return, stacks with routed units are carried away, and victory is looked at [W-2.13]."""
    orders.couriers_return(s)
    moves.carry_away(s)
    victory.settle(s)


# -- states -----------------------------------------------------------------------------------------------------------

# All kinds of frames by the name under which a saved state knows them
FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "Course": Course,
    "ChooseChit": pairs.ChooseChit,
    "Pair": pairs.Pair,
    "NextChit": pairs.NextChit,
    "FrederickLeaves": ending.FrederickLeaves,
    "LeaderReturns": ending.LeaderReturns,
    "Activation": activation.Activation,
    "Sweeping": activation.Sweeping,
    "Chief": chief.Chief,
    "OwnOrder": own_order.OwnOrder,
    "TakeOrder": own_order.TakeOrder,
    "Acting": acting.Acting,
    "Advancing": acting.Advancing,
    "LeaderMoves": leader_moves.LeaderMoves,
    "UnitActs": unit_acts.UnitActs,
    "AttackStep": unit_acts.AttackStep,
    "Rallied": unit_acts.Rallied,
    "Straighten": straighten.Straighten,
    **windows.FRAMES,
    **charges.FRAMES,
    **contacts.FRAMES,
    **flights.FRAMES,
    **fates.FRAMES,
    **fires.FRAMES,
    **combat.FRAMES,
    **bouts.FRAMES,
    **defence.FRAMES,
    **assaults.FRAMES,
    **exchanges.FRAMES,
    **pursuits.FRAMES,
}


def start(board: Board, rules: Rules, seed: int, chance: Sequence[int] = ()) -> State:
    """A new match: the set-up, and the first question [W-S.1]. `chance` prescribes the first draws, for replays."""
    s = frame.begun(setup.begin(board, rules, rng.key_of(seed)), chance)
    ending.begin(s, Course(None, DAWN))
    return s


def load(board: Board, rules: Rules, data: dict[str, Any]) -> State:
    """The inverse of `State.to_json`. Raises Unreadable, ValueError."""
    return frame.loaded(State(board, rules, saved.key(data)), data, FRAMES)
