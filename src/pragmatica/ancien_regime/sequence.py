"""The order of play, chapter 6. Read this first: `ORDER` can be laid beside the rulebook's page on the course of play.

Every step belongs to a chapter, whose module has a `begin`: it plays the step, asks what must be asked, and in the end
resumes the `Course`, which begins the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.ancien_regime import setup, victory
from pragmatica.ancien_regime.battle import aftermath, battles, cardplay, cards
from pragmatica.ancien_regime.diplomacy import auction, election, statuses, update
from pragmatica.ancien_regime.kept.board import AUSTRIA, LEADERSHIP, NOBODY, PRUSSIA, TURNS, Board
from pragmatica.ancien_regime.kept.board import DRILL as DRILL_SLOT
from pragmatica.ancien_regime.kept.board import MOVEMENT as MOVEMENT_SLOT
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import ROUND_BEGAN, TURN_BEGAN
from pragmatica.ancien_regime.kept.options import Rules
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import garrisons, moves, withdrawal
from pragmatica.ancien_regime.wheel import drill, influence, leadership, mobilisation, movement, slots, subsidies
from pragmatica.core import rng, saved
from pragmatica.core.flow import frame, together
from pragmatica.core.flow.frame import Stepped

# Phases of a turn
DIPLOMACY: Final = 1
ELECTION: Final = 2
AUCTION: Final = 3
ACTIONS: Final = 4
FREDERICK: Final = 5
MOVEMENT: Final = 6
END_OF_TURN: Final = 7
PHASES: Final = ("", "diplomacy", "election", "auction", "actions", "frederick", "movement", "end-of-turn")

# One turn of the wheel; most of the first three belong to some turns only
ORDER: Final[tuple[int, ...]] = (DIPLOMACY, ELECTION, AUCTION, ACTIONS, FREDERICK, MOVEMENT, END_OF_TURN)


def due(s: State, phase: int) -> bool:
    """Whether the phase is held in this turn [A-6.6].

    The Diplomacy Phase opens every round but the first [A-7.1]; the election precedes the turn of Austria's Drill
    [A-8.1], an auction that of a minor power's [A-12.10]; Frederick moves when Prussia has done Leadership, before
    the Movement action [A-9.32, A-13.1, A-13.2].
    """
    on_slot = s.board.on_slot[s.turn]
    if phase == DIPLOMACY:
        return s.turn == 1 and s.round > 1
    if phase == ELECTION:
        return on_slot[DRILL_SLOT] == AUSTRIA
    if phase == AUCTION:
        return s.rules.is_minor[on_slot[DRILL_SLOT]]
    if phase == FREDERICK:
        return on_slot[LEADERSHIP] == PRUSSIA
    if phase == MOVEMENT:
        return s.controller[on_slot[MOVEMENT_SLOT]] != NOBODY  # a minor power without a controller rests
    return True


class Course(Stepped[State]):
    """The bottom of every chain: where in `ORDER` the turn is; at its end during the set-up."""

    def resume(self, s: State) -> None:
        """Begin the next step that is due, unless the match is over [A-6.8]."""
        step = self.step
        while not s.reason:
            step += 1
            if step == len(ORDER):
                step = 0
                s.turn += 1
                if s.log is not None:
                    if s.turn == 1:
                        s.log.append((ROUND_BEGAN, s.round))
                    s.log.append((TURN_BEGAN, s.turn))
            phase = ORDER[step]
            if phase == END_OF_TURN:
                _end_turn(s)
            elif due(s, phase):
                s.phase = phase
                _begin(s, Course(None, step), phase)
                return


def _begin(s: State, course: Course, phase: int) -> None:
    """Hand over to the chapter that plays the step."""
    on_slot = s.board.on_slot[s.turn]
    if phase == DIPLOMACY:
        statuses.begin(s, course)
    elif phase == ELECTION:
        election.begin(s, course)
    elif phase == AUCTION:
        auction.begin(s, course, on_slot[DRILL_SLOT])
    elif phase == ACTIONS:
        slots.begin(s, course)
    elif phase == FREDERICK:
        movement.frederick(s, course)
    else:
        movement.begin(s, course, on_slot[MOVEMENT_SLOT])


def _end_turn(s: State) -> None:
    """Turn the wheel by one slot; when Britain is back on Drill a new round begins [A-6.3].

    There is no last round unless the option `round_limit` names one [A-4.5].
    """
    if s.turn == TURNS:
        if s.round == s.rules.round_limit:
            victory.time_is_up(s)
            return
        s.turn = 0
        s.round += 1


# -- states -----------------------------------------------------------------------------------------------------------

# All kinds of frames by the name under which a saved state knows them
FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "Course": Course,
    "Together": together.Together,
    "Finished": together.Finished,
    "NameFrederick": setup.NameFrederick,
    "HandLimit": cards.HandLimit,
    "Drill": drill.Drill,
    "Offer": subsidies.Offer,
    "Receive": subsidies.Receive,
    "Lead": leadership.Lead,
    "LeadCard": leadership.LeadCard,
    "Mobilise": mobilisation.Mobilise,
    "Extend": influence.Extend,
    "ChooseArbiter": movement.ChooseArbiter,
    "Dissolve": movement.Dissolve,
    "Movement": movement.Movement,
    "Fights": movement.Fights,
    "RequestTurn": movement.RequestTurn,
    "GrantTurn": movement.GrantTurn,
    "FredericksTurn": movement.FredericksTurn,
    "PickGeneral": moves.PickGeneral,
    "Route": moves.Route,
    "Consent": moves.Consent,
    "Moving": moves.Moving,
    "PlaceGarrison": garrisons.PlaceGarrison,
    "NextBattle": battles.NextBattle,
    "Support": battles.Support,
    "Fight": cardplay.Fight,
    "PlayCard": cardplay.PlayCard,
    "Leaving": aftermath.Leaving,
    "Settling": aftermath.Settling,
    "Defeated": aftermath.Defeated,
    "Withdraw": withdrawal.Withdraw,
    "Expel": statuses.Expel,
    "ChooseStatus": statuses.ChooseStatus,
    "Admit": statuses.Admit,
    "ChooseAnew": statuses.ChooseAnew,
    "AcceptCrown": election.AcceptCrown,
    "Vote": election.Vote,
    "Bid": auction.Bid,
    "Update": update.Update,
    "Evict": update.Evict,
    "Reassign": update.Reassign,
    "Stay": update.Stay,
}


def start(board: Board, rules: Rules, seed: int, chance: Sequence[int] = ()) -> State:
    """A new match: the set-up, and the question who Frederick is [A-3.9].

    `chance` prescribes the first draws, for replays.
    """
    s = frame.begun(State(board, rules, rng.key_of(seed)), chance)
    setup.lay_out(s)
    setup.name_frederick(s, Course(None, len(ORDER) - 1))
    return s


def load(board: Board, rules: Rules, data: dict[str, Any]) -> State:
    """The inverse of `State.to_json`. Raises Unreadable, ValueError."""
    return frame.loaded(State(board, rules, saved.key(data)), data, FRAMES)
