"""Maria as the core and the server know it: scenarios, options, boards, and the way from the engine to names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.course import Measure, Tally
from pragmatica.core.errors import Illegal, Value
from pragmatica.core.game import Options, Plan, RawEvent, Scenario, Setup
from pragmatica.core.log import Event
from pragmatica.core.odds import Odds
from pragmatica.core.outcome import Outcome
from pragmatica.core.state import NO_SEAT
from pragmatica.kit.game import RoomGame
from pragmatica.maria import answering, check, sequence
from pragmatica.maria.forms.decisions_advanced import MariaDecision
from pragmatica.maria.forms.observation import Observation
from pragmatica.maria.forms.topics import TOPICS
from pragmatica.maria.kept import clauses, log, options
from pragmatica.maria.kept.board import ADVANCED, POWERS, SCENARIOS, Board
from pragmatica.maria.kept.options import EDITION_DEFAULTS, Rules
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.moves import March
from pragmatica.maria.named import asking
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.named.events import Events
from pragmatica.maria.offers import freely
from pragmatica.maria.secret import resample
from pragmatica.maria.told import course, look, observe, odds, plans, refusals, refusals_advanced, treaties
from pragmatica.maria.told.why_not import WhyNot
from pragmatica.maria.victory import introductory, verdict
from pragmatica.maria.written import position

THREE: Final = ("maria_theresa", "louis", "frederick")
TWO: Final = ("a", "b")
PLAYED: Final = (
    Scenario(
        "introductory",
        {3: THREE, 2: TWO},
        {
            "maria_theresa": ("austria",),
            "louis": ("france", "bavaria"),
            "frederick": ("prussia", "saxony"),
            "a": ("france", "bavaria", "prussia", "saxony"),
            "b": ("austria",),
        },
    ),
    Scenario(
        "advanced",
        {3: THREE, 2: TWO},
        {
            "maria_theresa": ("austria",),
            "louis": ("france", "bavaria"),
            "frederick": ("prussia", "saxony", "pragmatic"),
            "a": ("france", "bavaria", "prussia", "saxony"),
            "b": ("pragmatic", "austria"),
        },
    ),
)


class Tables:
    """All that is fixed for a board, a scenario and a number of players."""

    def __init__(self, board: Board, seats: tuple[str, ...], seat_of: list[int]) -> None:
        self.board: Final = board
        self.actions: Final = Actions(board)
        self.events: Final = Events(board, seats, seat_of)
        self.why_not: Final = WhyNot(self.actions)


class Maria(RoomGame[State, Tables]):
    """The game; `GAME` is its one instance."""

    id = "maria"
    rules_version = 1
    order_rule = "M-5.1"
    free_rule = "E-16"  # [E-16] is kept by core.match, for all games
    event_rules: Mapping[str, str] = log.EVENT_RULES
    topics: Mapping[str, str] = TOPICS
    scenarios = PLAYED
    options = options.OPTIONS
    sequence = sequence
    position = position
    secret = resample
    answers = answering

    def __init__(self) -> None:
        super().__init__()
        self._boards: dict[tuple[str, str], Board] = {}

    def check_board(self, data: object) -> list[str]:
        """Faults of board data."""
        return check.check(data)

    def tables_key(self, setup: Setup) -> object:
        """Board, scenario and number of players."""
        return setup.board, setup.scenario, setup.players

    def make_tables(self, setup: Setup) -> Tables:
        """All that is fixed; the board is shared by two and three players."""
        key = (setup.board, setup.scenario)
        board = self._boards.get(key)
        if board is None:
            board = self._boards[key] = Board(self.board(setup.board)[1], SCENARIOS.index(setup.scenario))
        return Tables(board, setup.seats, Rules(setup).seat_of)

    # -- states -------------------------------------------------------------------------------------------------------

    def implied_options(self, options: Options) -> Options:
        """What the older edition makes of the defaults [E-3]."""
        return EDITION_DEFAULTS.get(str(options.get("edition")), {})

    def rules(self, setup: Setup) -> Rules:
        """The options as numbers."""
        return Rules(setup)

    # -- names --------------------------------------------------------------------------------------------------------

    def decision(self, setup: Setup, state: State, seat: int, version: int) -> MariaDecision:
        """The question that the seat owes an answer to."""
        return asking.decision(state, seat, setup.seats[seat], version)

    def actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """The named answers of the seat's question."""
        return self.tables(setup).actions.named(state.top, codes)

    def unasked(self, setup: Setup, state: State, seat: int) -> list[Action]:
        """Only answers of the seat that were given unasked."""
        named = self.tables(setup).actions.named
        return [named(frame, [code])[0] for frame, owner, code, _ in state.unasked or [] if owner == seat]

    def extra_actions(self, setup: Setup, state: State, seat: int, codes: list[int]) -> list[Action]:
        """Shifts inside stacks [M-6.7], and what else a seat may do at any time [E-16]."""
        table = self.tables(setup).actions.shifts
        shifts = [table[code] for code in codes if code < freely.FIRST]
        if len(shifts) == len(codes):
            return shifts
        return shifts + treaties.actions(state, seat, [code for code in codes if code >= freely.FIRST])

    def read_action(self, setup: Setup, state: State, seat: int, text: str) -> Action | None:
        """A text that a seat writes into its draft [M-21.2]; there are too many to be listed.

        What else is named, and is lawful at any time, is not lawful now: otherwise it would be listed.
        """
        shift = self.tables(setup).actions.shift_of(text)
        if shift is not None:
            raise Illegal(refusals.Question(state, seat).shift(*shift))
        if setup.scenario != "advanced":
            return None
        reasons = refusals_advanced.reduction_now(state, seat) if text == "reduce" else []
        if reasons:
            raise Illegal(reasons)
        return treaties.read(state, seat, text)

    def admits(self, setup: Setup, state: State, seat: int, code: int) -> bool:
        """Whether such a text may be written."""
        return freely.admits(state, seat, code)

    def is_counted(self, code: int) -> bool:
        """Writing a draft is not among the counted free actions: it is short anyway [E-16, M-21.3]."""
        return freely.is_counted(code)

    def events(self, setup: Setup, state: State, raw: list[RawEvent]) -> list[Event]:
        """The engine's events, named."""
        return self.tables(setup).events.named(raw, state.relations.saxony)

    def observe(self, setup: Setup, state: State, seat: int | None) -> Observation:
        """What the seat may know."""
        return observe.observe(setup, state, seat)

    def unveil(self, setup: Setup, state: State) -> Observation:
        """What there is to know."""
        return observe.observe(setup, state, None, unveiled=True)

    def heading(self, setup: Setup, state: State) -> str:
        """Turn, stage and phase."""
        stage, phase = sequence.STAGES[state.stage] or "setup", sequence.PHASES[state.phase]
        if not phase and sequence.FRANCE_BAVARIA <= state.stage <= sequence.AUSTRIA_PRAGMATIC:
            phase = "end-of-stage"
        return f"turn {state.turn} {stage} {phase}".rstrip() if state.stage else stage

    def lead(self, setup: Setup, state: State, seat: int) -> str:
        """The city from which a move starts."""
        top = state.top
        return state.board.city_names[top.start] if isinstance(top, March) and top.steps == 0 else ""

    def outcome(self, setup: Setup, state: State) -> Outcome | None:
        """Who has won, with the fortresses of each goal as scores [M-14.6, M-24.2].

        In the advanced game the scores are the markers left in a pool, or the sum of the winters; of a seat with two
        pools the lower one, for with that it would win [M-23.1, M-23.7, M-24.2].
        """
        if not state.reason:
            return None
        winners = () if state.winner == NO_SEAT else (setup.seats[state.winner],)
        if state.reason in verdict.REASONS:
            rule = "M-23.7" if state.reason == verdict.WINTER_SCORES else "M-23.1"
            scores = dict(zip(setup.seats, verdict.standings(state), strict=True))
            return Outcome(winners, verdict.REASONS[state.reason], rule, scores)
        scores = dict.fromkeys(setup.seats, 0)
        for goal, power in enumerate(state.board.goal_power):
            scores[setup.seats[state.rules.seat_of[power]]] += introductory.count(state, goal)
        rule = "M-24.2" if setup.players == 2 else "M-14.6"
        return Outcome(winners, introductory.REASONS[state.reason], rule, scores)

    def addressed(self, setup: Setup, state: State) -> list[int]:
        """Those to whom something has been proposed [M-21.4]."""
        return sorted({row[clauses.ANSWERING] for row in state.realm.proposals}) if freely.is_open(state) else []

    def standing(self, setup: Setup, state: State) -> Sequence[Measure]:
        """How the sides stand."""
        return course.standing(state)

    def tally(self, setup: Setup, events: Sequence[Event]) -> Iterable[Tally]:
        """Losses and luck."""
        return course.tally(self.tables(setup).board, events)

    def length(self, setup: Setup, state: State) -> int:
        """The turn that is being played, or was the last."""
        return state.turn

    def counts(self, setup: Setup, state: State) -> Mapping[str, Mapping[str, int]]:
        """The markers left in each pool of the advanced game."""
        if state.rules.scenario != ADVANCED:
            return {}
        return {"pools": {POWERS[power]: state.realm.pool[power] for power in state.board.politics.order}}

    def odds(self, setup: Setup, state: State, seat: int, code: int) -> Odds:
        """The chances of cards that are drawn."""
        return odds.odds(state, seat, code)

    def look(self, setup: Setup, state: State, seat: int | None, target: str) -> Mapping[str, Value]:
        """What cards chosen for a payment come to, what a hand may hold, how far generals reach."""
        return look.look(state, seat, target)

    def plans(self, setup: Setup, state: State, seat: int, code: int) -> list[Plan]:
        """Whole moves and routes."""
        return plans.plans(state, seat, code, self.tables(setup).actions.named)


GAME: Final = Maria()
