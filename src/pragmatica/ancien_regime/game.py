"""Ancien Régime as core and server know it: scenarios, options, boards, and the way from the engine to names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pragmatica.ancien_regime import check, sequence, victory
from pragmatica.ancien_regime.forms.decisions import AncienRegimeDecision
from pragmatica.ancien_regime.forms.observation import Observation
from pragmatica.ancien_regime.forms.topics import TOPICS
from pragmatica.ancien_regime.kept import log, options
from pragmatica.ancien_regime.kept.board import POWERS, SCENARIOS, Board
from pragmatica.ancien_regime.kept.options import Rules
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march.moves import Route
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.named.actions import Actions
from pragmatica.ancien_regime.named.events import Events
from pragmatica.ancien_regime.secret import resample
from pragmatica.ancien_regime.told import course, look, observe, odds, plans
from pragmatica.ancien_regime.told.why_not import WhyNot
from pragmatica.ancien_regime.written import position
from pragmatica.core.action import Action
from pragmatica.core.course import Measure, Tally
from pragmatica.core.errors import Value
from pragmatica.core.flow import answering
from pragmatica.core.game import Plan, RawEvent, Scenario, Setup
from pragmatica.core.log import Event
from pragmatica.core.odds import Odds
from pragmatica.core.outcome import Outcome
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.game import RoomGame

PLAYERS: Final = range(4, len(POWERS) + 1)
PLAYED: Final = tuple(
    Scenario(one, {players: POWERS[:players] for players in PLAYERS}, {power: (power,) for power in POWERS})
    for one in SCENARIOS
)  # who sits at the table leads a major power, and the first in the Order of Powers are major ones


class Tables:
    """All that is fixed for a board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.actions: Final = Actions(board)
        self.why_not: Final = WhyNot(self.actions)
        self.events: Final = Events(board)


class AncienRegime(RoomGame[State, Tables]):
    """The game; `GAME` is its one instance."""

    id = "ancien_regime"
    rules_version = 1
    order_rule = "A-6.8"
    length_word = "rounds"
    free_rule = "A-5.17"  # talk is free, and nothing else is lawful outside the order of play
    event_rules: Mapping[str, str] = log.EVENT_RULES
    topics: Mapping[str, str] = TOPICS
    scenarios = PLAYED
    options = options.OPTIONS
    sequence = sequence
    position = position
    secret = resample
    answers = answering

    def check_board(self, data: object) -> list[str]:
        """Faults of board data."""
        return check.check(data)

    def make_tables(self, setup: Setup) -> Tables:
        """All that is fixed for a board."""
        return Tables(Board(self.board(setup.board)[1]))

    # -- states -------------------------------------------------------------------------------------------------------

    def rules(self, setup: Setup) -> Rules:
        """The options as numbers."""
        return Rules(setup)

    # -- names --------------------------------------------------------------------------------------------------------

    def question(self, setup: Setup, state: State, seat: int) -> object:
        """Kind of question and power: in a turn of the wheel another answer may put a new one before it [A-6.10]."""
        return asking.question(state, seat)

    def decision(self, setup: Setup, state: State, seat: int, version: int) -> AncienRegimeDecision:
        """The question that the seat owes an answer to."""
        return asking.decision(state, seat, setup.seats[seat], version)

    def actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """The named answers of the seat's question."""
        return self.tables(setup).actions.named(asking.frame(state, seat), state.place, codes)

    def unasked(self, setup: Setup, state: State, seat: int) -> list[Action]:
        """Only answers of the seat that were given unasked."""
        named = self.tables(setup).actions.named
        return [named(frame, place, [code])[0] for frame, owner, code, place in state.unasked or [] if owner == seat]

    def extra_actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """None: talk belongs to the table [A-5.17]."""
        return []

    def events(self, setup: Setup, state: State, raw: list[RawEvent]) -> list[Event]:
        """The engine's events, named."""
        return self.tables(setup).events.named(raw, state.controller)

    def observe(self, setup: Setup, state: State, seat: int | None) -> Observation:
        """What the seat may know."""
        return observe.observe(setup, state, seat)

    def unveil(self, setup: Setup, state: State) -> Observation:
        """What there is to know."""
        return observe.observe(setup, state, None, unveiled=True)

    def heading(self, setup: Setup, state: State) -> str:
        """Round, turn and phase."""
        phase = sequence.PHASES[state.phase]
        return f"round {state.round} turn {state.turn} {phase}" if state.turn else "setup"

    def lead(self, setup: Setup, state: State, seat: int) -> str:
        """The territory from which a move starts."""
        top = state.top
        starts = isinstance(top, Route) and not top.way
        return state.board.names[state.place[top.general]] if starts and isinstance(top, Route) else ""

    def outcome(self, setup: Setup, state: State) -> Outcome | None:
        """Who has won, with the Influence of the major powers as scores [A-4.1, A-4.5]."""
        if not state.reason:
            return None
        winners = () if state.winner == NO_SEAT else (setup.seats[state.winner],)
        rule = "A-4.1" if state.reason == victory.ENOUGH_INFLUENCE else "A-4.5"
        scores = {seat: state.influence[power] for power, seat in enumerate(setup.seats)}
        return Outcome(winners, victory.REASONS[state.reason], rule, scores)

    def standing(self, setup: Setup, state: State) -> Sequence[Measure]:
        """How the sides stand."""
        return course.standing(state)

    def tally(self, setup: Setup, events: Sequence[Event]) -> Iterable[Tally]:
        """Losses and luck."""
        return course.tally(self.tables(setup).board, events)

    def length(self, setup: Setup, state: State) -> int:
        """The round that is being played, or was the last."""
        return state.round

    def odds(self, setup: Setup, state: State, seat: int, code: int) -> Odds:
        """The chances of cards that are drawn."""
        return odds.odds(state, seat, code)

    def look(self, setup: Setup, state: State, seat: int | None, target: str) -> Mapping[str, Value]:
        """How far generals reach."""
        return look.look(state, seat, target)

    def plans(self, setup: Setup, state: State, seat: int, code: int) -> list[Plan]:
        """Whole moves of generals."""
        return plans.plans(state, seat, code, self.tables(setup).actions)


GAME: Final = AncienRegime()
