"""The order of play, chapter 5. Read this first: `ORDER` can be laid beside the rulebook's page on the course of play.

Every step belongs to a chapter, whose module has a `begin`: it plays the step, asks what must be asked, and in the end
resumes the `Course`, which begins the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.core import rng, saved
from pragmatica.core.flow import frame
from pragmatica.core.flow.frame import Stepped
from pragmatica.maria import frames_advanced, setup
from pragmatica.maria.battle import aftermath, combat, retreat
from pragmatica.maria.diplomacy import contracts, election, neutrality, peace, reduction
from pragmatica.maria.forces import cards, payment, stacks, winter
from pragmatica.maria.kept.board import ADVANCED, AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, Board
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import PHASE_BEGAN, STAGE_BEGAN, TURN_BEGAN, WINTER_BEGAN
from pragmatica.maria.kept.options import Rules
from pragmatica.maria.kept.realm import PRUSSIAN_ALLY
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, moves, rounds, trains
from pragmatica.maria.politics import stage as politics
from pragmatica.maria.supply import feeding, hussars
from pragmatica.maria.victory import introductory, verdict

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

# What an action stage ends with in the advanced game, in place of a phase: victory, reduction, peace [M-5.6]
END_OF_STAGE: Final = 0

# One turn of the introductory game as (stage, phase): no politics, no treaties [M-5.10, M-14.10, D-4]
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

# One turn of the advanced game [M-5.7, M-5.10]
ADVANCED_ORDER: Final[tuple[tuple[int, int], ...]] = (
    (POLITICS, 0),
    *ORDER[:6],
    (FRANCE_BAVARIA, END_OF_STAGE),
    *ORDER[6:11],
    (PRUSSIA_SAXONY, END_OF_STAGE),
    *ORDER[11:16],
    (AUSTRIA_PRAGMATIC, END_OF_STAGE),
    (END_OF_TURN, 0),  # the election, in one turn of the game
    (WINTER, 0),  # in some turns
    (END_OF_TURN, 0),
)
_ELECTION: Final = ADVANCED_ORDER.index((END_OF_TURN, 0))


def active_powers(s: State, stage: int) -> list[int]:
    """The powers that act in the stage [M-5.3].

    Saxony acts, and winters, with Austria once it has left the Prussian alliance [M-5.2, M-13.1, M-19.36]. With the
    option `saxony_double_stage` off it waits for the next turn, unless it has not acted yet [D-35].
    """
    powers = [power for power in ACTIVE[stage] if s.rules.takes_part[power]]
    if s.relations.saxony == PRUSSIAN_ALLY:
        return powers
    if SAXONY in powers:
        powers.remove(SAXONY)
    if stage == WINTER or (stage == AUSTRIA_PRAGMATIC and _plays_twice(s)):
        powers.append(SAXONY)
    return powers


def _plays_twice(s: State) -> bool:
    return s.rules.saxony_double_stage or s.realm.saxony_left != s.turn or s.realm.saxony_drew != s.turn


class Course(Stepped[State]):
    """The bottom of every chain: where in `ORDER` the turn is; -1 during the set-up."""

    def resume(self, s: State) -> None:
        """Begin the step after this one, unless the match is over [M-5.1, M-5.4]."""
        advanced = s.rules.scenario == ADVANCED
        order = ADVANCED_ORDER if advanced else ORDER
        if advanced and self.step >= 0:
            _conclude(s, self.step)
        if s.reason:
            return
        step = (self.step + 1) % len(order)
        stage, phase = order[step]
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
        elif s.realm.saxony_left:
            s.active = active_powers(s, stage)
        s.phase = phase
        if phase and s.log is not None:
            s.log.append((PHASE_BEGAN, phase))
        _begin(s, Course(None, step), stage, phase)


def _begin(s: State, course: Course, stage: int, phase: int) -> None:
    """Hand over to the chapter that plays the step."""
    if phase == TACTICAL_CARDS:
        if s.rules.scenario == ADVANCED:
            if stage == PRUSSIA_SAXONY:
                neutrality.begin_stage(s)
            contracts.begin(s, course)
        else:
            cards.begin(s, course)
    elif phase == SUPPLY:
        feeding.begin(s, course)
    elif phase == MOVEMENT:
        if stage == AUSTRIA_PRAGMATIC:
            rounds.begin(s, course)
        else:
            moves.begin(s, course)
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
    elif stage == POLITICS:
        politics.begin(s, course)
    elif stage == END_OF_TURN:
        _end_turn(s, course)
    else:
        _end_stage(s, course, stage)


def _end_stage(s: State, course: Course, stage: int) -> None:
    """End an action stage of the advanced game: victory, then what France or Prussia may do [M-5.6, M-23.6]."""
    verdict.check(s)
    if s.reason:
        return
    if stage == FRANCE_BAVARIA:
        reduction.begin(s, course)
    elif stage == PRUSSIA_SAXONY:
        peace.begin(s, course)
    else:
        course.resume(s)


def _conclude(s: State, step: int) -> None:
    """See after politics, and after Prussia's stage, whether somebody has won [M-23.1, M-17.90, M-5.6].

    There is no such moment among hussars and in winter [M-5.9]; then the scores are written.
    """
    stage, phase = ADVANCED_ORDER[step]
    if stage == WINTER:
        if s.stage == WINTER:
            verdict.score(s)
    elif stage == POLITICS or (stage == PRUSSIA_SAXONY and phase == END_OF_STAGE and s.realm.annexed):
        verdict.check(s)


def _end_turn(s: State, course: Course) -> None:
    """Advance the turn marker, or end the match after the last turn [M-5.7, M-14.6, M-23.7].

    In the advanced game a pending election comes first, before the winter.
    """
    if course.step == _ELECTION and s.rules.scenario == ADVANCED:
        if s.realm.election:
            election.begin(s, Elected(course))
        else:
            course.resume(s)
    elif s.turn < s.board.turns:
        s.turn += 1
        course.resume(s)
    elif s.rules.scenario == ADVANCED:
        verdict.time_is_up(s)
    else:
        introductory.time_is_up(s)


class Elected(Frame):
    """What follows an election: somebody may have won by it [M-18.10, M-23.1]."""

    def resume(self, s: State) -> None:
        """See whether a pool is empty, with the option `victory_after_election` [D-41]."""
        if s.rules.victory_after_election:
            verdict.check(s)
        if not s.reason:
            self.end(s)


# -- states -----------------------------------------------------------------------------------------------------------

# All kinds of frames by the name under which a saved state knows them
FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "Course": Course,
    "Elected": Elected,
    "Rounds": rounds.Rounds,
    "PickInTurn": rounds.PickInTurn,
    "Booking": aftermath.Booking,
    "Beaten": aftermath.Beaten,
    "Starved": aftermath.Starved,
    "MoveConsent": rounds.MoveConsent,
    "DivideTroops": setup.DivideTroops,
    "PlaceHussar": hussars.PlaceHussar,
    "Subsidy": cards.Subsidy,
    "Pay": payment.Pay,
    "ChooseBills": feeding.ChooseBills,
    "SupplyCourse": feeding.SupplyCourse,
    "Splits": feeding.Splits,
    "PickPiece": moves.PickPiece,
    "March": moves.March,
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
    **frames_advanced.FRAMES,
}


def start(board: Board, rules: Rules, seed: int, chance: Sequence[int] = ()) -> State:
    """A new match: the set-up, and the question how the troops are divided [M-4.11].

    `chance` prescribes the first draws, for replays.
    """
    s = frame.begun(State(board, rules, rng.key_of(seed)), chance)
    setup.lay_out(s)
    setup.divide(s, Course(None, -1))
    return s


def load(board: Board, rules: Rules, data: dict[str, Any]) -> State:
    """The inverse of `State.to_json`. Raises Unreadable, ValueError."""
    return frame.loaded(State(board, rules, saved.key(data)), data, FRAMES)
