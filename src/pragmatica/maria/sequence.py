"""The order of play, chapter 5. Read this first: `ORDER` can be laid beside the rulebook's page on the course of play.

Every step belongs to a chapter, whose module has a `begin`: it plays the step, asks what must be asked, and in the end
resumes the `Course`, which begins the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.core import rng
from pragmatica.maria import (
    cards,
    combat,
    conquest,
    flow,
    hussars,
    introductory,
    movement,
    payment,
    retreat,
    setup,
    stacks,
    supply,
    trains,
    winter,
)
from pragmatica.maria.board import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, Board
from pragmatica.maria.flow import Fields, Frame
from pragmatica.maria.log import PHASE_BEGAN, STAGE_BEGAN, TURN_BEGAN, WINTER_BEGAN
from pragmatica.maria.options import Rules
from pragmatica.maria.state import State

# Stages [M-5.1]; what follows the last one counts as a stage here
POLITICS: Final = 1
HUSSARS: Final = 2
FRANCE_BAVARIA: Final = 3
PRUSSIA_SAXONY: Final = 4
AUSTRIA_PRAGMATIC: Final = 5
WINTER: Final = 6
END_OF_TURN: Final = 7
STAGES: Final = (
    "",
    "politics",
    "hussars",
    "france-bavaria",
    "prussia-saxony",
    "austria-pragmatic",
    "winter",
    "end-of-turn",
)

# Phases of an action stage [M-5.4]
TACTICAL_CARDS: Final = 1
SUPPLY: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
RETROACTIVE_CONQUEST: Final = 5
PHASES: Final = ("", "tactical-cards", "supply", "movement", "combat", "retroactive-conquest")

# Who acts in the stage, in the order that counts where order counts [M-5.1, M-5.2, M-5.5, M-13.1]
ACTIVE: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (AUSTRIA,),
    (FRANCE, BAVARIA),
    (PRUSSIA, SAXONY),
    (AUSTRIA, PRAGMATIC),
    (FRANCE, BAVARIA, PRUSSIA, SAXONY, AUSTRIA, PRAGMATIC),
    (),
)

# One turn of the introductory game as (stage, phase): no politics, no treaties [M-5.10, M-14.10]
ORDER: Final[tuple[tuple[int, int], ...]] = (
    (HUSSARS, 0),
    (FRANCE_BAVARIA, TACTICAL_CARDS),
    (FRANCE_BAVARIA, SUPPLY),
    (FRANCE_BAVARIA, MOVEMENT),
    (FRANCE_BAVARIA, COMBAT),
    (FRANCE_BAVARIA, RETROACTIVE_CONQUEST),
    (PRUSSIA_SAXONY, TACTICAL_CARDS),
    (PRUSSIA_SAXONY, SUPPLY),
    (PRUSSIA_SAXONY, MOVEMENT),
    (PRUSSIA_SAXONY, COMBAT),
    (PRUSSIA_SAXONY, RETROACTIVE_CONQUEST),
    (AUSTRIA_PRAGMATIC, TACTICAL_CARDS),
    (AUSTRIA_PRAGMATIC, SUPPLY),
    (AUSTRIA_PRAGMATIC, MOVEMENT),
    (AUSTRIA_PRAGMATIC, COMBAT),
    (AUSTRIA_PRAGMATIC, RETROACTIVE_CONQUEST),
    (WINTER, 0),  # in some turns
    (END_OF_TURN, 0),
)


def active_powers(s: State, stage: int) -> list[int]:
    """The powers that act in the stage [M-5.3]."""
    return [power for power in ACTIVE[stage] if s.rules.takes_part[power]]


class Course(Frame):
    """The bottom of every chain: where in `ORDER` the turn is."""

    def __init__(self, below: Frame | None, step: int) -> None:
        super().__init__(below)
        self.step: Final = step

    def fields(self) -> Fields:
        """The step being played; -1 during the set-up."""
        return (self.step,)

    def resume(self, s: State) -> None:
        """Begin the step after this one, unless the match is over [M-5.1, M-5.4]."""
        if s.reason:
            return
        step = (self.step + 1) % len(ORDER)
        stage, phase = ORDER[step]
        if step == 0 and s.log is not None:
            s.log.append((TURN_BEGAN, s.turn))
        if stage == WINTER and s.turn not in s.board.winter_after:
            Course(None, step).resume(s)
            return
        if stage != s.stage:
            s.stage = stage
            s.active = active_powers(s, stage)
            if s.log is not None and stage < WINTER:
                s.log.append((STAGE_BEGAN, stage))
        s.phase = phase
        if phase and s.log is not None:
            s.log.append((PHASE_BEGAN, phase))
        _begin(s, Course(None, step), stage, phase)


def _begin(s: State, course: Course, stage: int, phase: int) -> None:
    """Hand over to the chapter that plays the step."""
    if phase == TACTICAL_CARDS:
        cards.begin(s, course)
    elif phase == SUPPLY:
        supply.begin(s, course)
    elif phase == MOVEMENT:
        movement.begin(s, course)
    elif phase == COMBAT:
        combat.begin(s, course)
    elif phase == RETROACTIVE_CONQUEST:
        conquest.retroactive(s)
        course.resume(s)
    elif stage == HUSSARS:
        hussars.begin(s, course)
    elif stage == WINTER:
        if s.log is not None:
            s.log.append((WINTER_BEGAN, s.turn))
        winter.begin(s, course, tuple(s.active))
    else:
        _end_turn(s, course)


def _end_turn(s: State, course: Course) -> None:
    """Advance the turn marker, or end the match after the last turn [M-5.7, M-14.6]."""
    if s.turn == s.board.turns:
        introductory.time_is_up(s)
    else:
        s.turn += 1
        course.resume(s)


# -- states -----------------------------------------------------------------------------------------------------------

# All kinds of frames by the name under which a saved state knows them
FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "Course": Course,
    "DivideTroops": setup.DivideTroops,
    "PlaceHussar": hussars.PlaceHussar,
    "Subsidy": cards.Subsidy,
    "Pay": payment.Pay,
    "ChooseBills": supply.ChooseBills,
    "SupplyCourse": supply.SupplyCourse,
    "Splits": supply.Splits,
    "PickPiece": movement.PickPiece,
    "March": movement.March,
    "PlaceTrain": trains.PlaceTrain,
    "Placing": trains.Placing,
    "ChooseCommander": stacks.ChooseCommander,
    "StackConsent": stacks.StackConsent,
    "NextBattle": combat.NextBattle,
    "BattleCard": combat.BattleCard,
    "SplitLosses": stacks.SplitLosses,
    "Retreat": retreat.Retreat,
    "ChooseRetreat": retreat.ChooseRetreat,
    "RetreatStep": retreat.RetreatStep,
    "WinterCourse": winter.WinterCourse,
    "Recruit": winter.Recruit,
    "Reinforce": winter.Reinforce,
    "Reenter": winter.Reenter,
    "ReenterPlace": winter.ReenterPlace,
    "Distribute": winter.Distribute,
}


def start(board: Board, rules: Rules, seed: int, chance: Sequence[int] = ()) -> State:
    """A new match: the set-up, and the question how the troops are divided [M-4.11].

    `chance` prescribes the first draws, for replays.
    """
    s = State(board, rules, rng.key_of(seed))
    s.script(list(chance))
    setup.lay_out(s)
    setup.divide(s, Course(None, -1))
    return s


def load(board: Board, rules: Rules, data: dict[str, Any]) -> State:
    """The inverse of `State.to_json`. Raises KeyError, TypeError, ValueError or IndexError on what it cannot read."""
    s = State(board, rules, bytes.fromhex(data["key"]))
    s.read(data)
    s.top = flow.from_json(data["frames"], FRAMES)
    return s
