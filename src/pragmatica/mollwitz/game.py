"""Mollwitz as core and server know it: scenarios, options, boards, and the way from the engine to names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.course import Measure, Tally
from pragmatica.core.errors import Value
from pragmatica.core.game import Plan, RawEvent, Scenario, Setup
from pragmatica.core.log import Event
from pragmatica.core.odds import Odds
from pragmatica.core.outcome import Outcome
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.game import RoomGame
from pragmatica.mollwitz import answering, check, sequence
from pragmatica.mollwitz.forms.decisions_combat import MollwitzDecision
from pragmatica.mollwitz.forms.observation import Observation
from pragmatica.mollwitz.forms.topics import TOPICS
from pragmatica.mollwitz.kept import log, options
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import ARMS, AUSTRIA, NOBODY, PRUSSIA, SCENARIOS, SIDES
from pragmatica.mollwitz.kept.options import Rules
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.named.events import Events
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.secret import resample
from pragmatica.mollwitz.told import course, instructing, look, observe, odds, plans
from pragmatica.mollwitz.told.why_not import WhyNot
from pragmatica.mollwitz.turn.chief import Chief
from pragmatica.mollwitz.turn.leader_moves import LeaderMoves
from pragmatica.mollwitz.turn.unit_acts import AttackStep, UnitActs
from pragmatica.mollwitz.written import position

PLAYED: Final = tuple(
    Scenario(one, {len(SIDES): SIDES}, {side: (side,) for side in SIDES}) for one in SCENARIOS
)  # two play [W-1.1, W-S.2]


def _is_lost(s: State, unit: int, arm: int) -> bool:
    return s.army.arm[unit] == arm and (s.eliminated[unit] == 1 or (s.on_field(unit) and s.routed(unit)))


class Tables:
    """All that is fixed for a board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.actions: Final = Actions(board)
        self.why_not: Final = WhyNot(board, self.actions)
        self.events: Final = [Events(board, hidden_dice) for hidden_dice in (False, True)]


class Mollwitz(RoomGame[State, Tables]):
    """The game; `GAME` is its one instance."""

    id = "mollwitz"
    rules_version = 1
    order_rule = "W-2.12"
    length_word = "turns"
    free_rule = "W-6.27"  # nothing but instructions for windows is lawful outside the order of play
    event_rules: Mapping[str, str] = log.EVENT_RULES
    topics: Mapping[str, str] = TOPICS
    scenarios = PLAYED
    options = options.OPTIONS
    sequence = sequence
    position = position
    secret = resample
    answers = answering
    free_actions = 600  # instructions: as many as a side has units and kinds of windows

    def check_board(self, data: object) -> list[str]:
        """Faults of board data."""
        return check.check(data)

    def make_tables(self, setup: Setup) -> Tables:
        """All that is fixed for a board."""
        return Tables(Board(self.board(setup.board)[1]))

    # -- states -------------------------------------------------------------------------------------------------------

    def rules(self, setup: Setup) -> Rules:
        """The options as numbers."""
        return Rules(setup, self.tables(setup).board)

    # -- names --------------------------------------------------------------------------------------------------------

    def decision(self, setup: Setup, state: State, seat: int, version: int) -> MollwitzDecision:
        """The question that the seat owes an answer to."""
        return asking.decision(state, seat, setup.seats[seat], version)

    def actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """The named answers of the seat's question."""
        return self.tables(setup).actions.named(asking.frame(state), state.group, codes)

    def unasked(self, setup: Setup, state: State, seat: int) -> list[Action]:
        """Only answers of the seat that were given unasked."""
        named = self.tables(setup).actions.named
        return [named(frame, state.group, [code])[0] for frame, owner, code, _ in state.unasked or [] if owner == seat]

    def extra_actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """Instructions by name."""
        return [instructing.action(state, code) for code in codes]

    def read_action(self, setup: Setup, state: State, seat: int, text: str) -> Action | None:
        """An instruction; there are too many to be listed."""
        return instructing.named(state, seat, text)

    def admits(self, setup: Setup, state: State, seat: int, code: int) -> bool:
        """Whether it is one for a unit of the seat."""
        return answering.may_instruct(state, seat, code)

    def plans(self, setup: Setup, state: State, seat: int, code: int) -> list[Plan]:
        """Whole moves of units."""
        return plans.plans(state, asking.frame(state), code)

    def odds(self, setup: Setup, state: State, seat: int, code: int) -> Odds:
        """What an answer may bring."""
        return odds.odds(state, asking.frame(state), code)

    def look(self, setup: Setup, state: State, seat: int | None, target: str) -> Mapping[str, Value]:
        """Reach, zones, sight and command, which are public."""
        return look.look(state, seat, target)

    def instruction(self, setup: Setup, state: State, seat: int, wish: Mapping[str, Any], where: str) -> int:
        """The code of an instruction as its player writes it."""
        return instructing.read(state, seat, wish, where)

    def instructions(self, setup: Setup, state: State, seat: int) -> list[Mapping[str, Value]]:
        """What the seat has instructed."""
        return [*instructing.given(state, seat)]

    def uninstruct(self, state: State, seat: int) -> None:
        """Have the seat asked at every window of its units."""
        instructing.take_back(state, seat)

    def is_lasting(self, code: int) -> bool:
        """All that is done outside the order of play is to instruct, which no undo takes back."""
        return True

    def events(self, setup: Setup, state: State, raw: list[RawEvent]) -> list[Event]:
        """The engine's events, named."""
        return self.tables(setup).events[int(state.rules.hidden_dice)].named(raw)

    def observe(self, setup: Setup, state: State, seat: int | None) -> Observation:
        """What the seat may know."""
        return observe.observe(setup, state, seat)

    def unveil(self, setup: Setup, state: State) -> Observation:
        """What there is to know."""
        return observe.observe(setup, state, None, unveiled=True)

    def heading(self, setup: Setup, state: State) -> str:
        """Turn, time of day, and who is activated."""
        turns = state.rules.lineup.times
        group = "" if state.active == NOBODY else f" {state.army.wing_ids[state.group]}"
        return f"turn {state.turn} {turns[min(state.turn, len(turns) - 1)]}{group}"

    def lead(self, setup: Setup, state: State, seat: int) -> str:
        """The hex from which a step leads."""
        top = state.top
        if isinstance(top, UnitActs | AttackStep):
            return state.ground.names[state.place[top.units[0]]]
        return state.ground.names[state.leader_at[top.leader]] if isinstance(top, LeaderMoves | Chief) else ""

    def outcome(self, setup: Setup, state: State) -> Outcome | None:
        """Who has won, with the scores of both sides [W-S.5, W-S.7]."""
        if not state.reason:
            return None
        winners = () if state.winner == NO_SEAT else (setup.seats[state.winner],)
        rule = "W-S.5" if state.reason == victory.BROKEN else "W-S.7"
        scores = {SIDES[side]: victory.score(state, side) for side in (PRUSSIA, AUSTRIA)}
        return Outcome(winners, victory.REASONS[state.reason], rule, scores)

    def counts(self, setup: Setup, state: State) -> Mapping[str, Mapping[str, int]]:
        """What each side has lost: its elimination points, and by arm units that are gone or routed [W-S.4]."""
        found = {"elimination": {one: victory.elimination_points(state, side) for side, one in enumerate(SIDES)}}
        for arm, name in enumerate(ARMS):
            found[name] = {
                one: len([unit for unit in state.army.units_of[side] if _is_lost(state, unit, arm)])
                for side, one in enumerate(SIDES)
            }
        return found

    def standing(self, setup: Setup, state: State) -> Sequence[Measure]:
        """How the sides stand."""
        return course.standing(state)

    def tally(self, setup: Setup, events: Sequence[Event]) -> Iterable[Tally]:
        """Losses and luck."""
        return course.tally(self.tables(setup).board.army, events)

    def length(self, setup: Setup, state: State) -> int:
        """The turn that is being played, or was the last."""
        return state.turn


GAME: Final = Mollwitz()
