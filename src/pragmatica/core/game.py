"""The contract between the core and a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from pragmatica.core.action import Action
from pragmatica.core.course import Measure, Tally
from pragmatica.core.decision import Decision
from pragmatica.core.errors import Illegal, Reason, Unreadable, Value, fault, told
from pragmatica.core.frozen import frozen
from pragmatica.core.log import Event
from pragmatica.core.notice import Shown
from pragmatica.core.odds import Odds, untold
from pragmatica.core.outcome import Outcome
from pragmatica.core.reading import LARGEST, as_object, plain
from pragmatica.core.texts import Words

Options = Mapping[str, str | bool]
RawEvent = tuple[int, ...]


@frozen()
class OptionSpec:
    """One rule option: its values, the default, and the rule that speaks of it. Its texts stand in the catalogues."""

    name: str
    values: tuple[str | bool, ...]
    default: str | bool
    rule: str
    scenarios: tuple[str, ...]


@frozen()
class Scenario:
    """A playable set-up of a game: seats per number of players, and the powers that each seat leads."""

    id: str
    seats: Mapping[int, tuple[str, ...]]
    powers: Mapping[str, tuple[str, ...]]


@frozen()
class Setup:
    """What was chosen before the first move. `options` is complete: every option of the scenario has a value."""

    game: str
    scenario: str
    players: int
    seats: tuple[str, ...]
    options: Mapping[str, str | bool]
    board: str  # digest of the board data


@frozen()
class Plan:
    """A whole move offered as one: the action ids that carry it out as a batch, where it ends, and what it would do."""

    actions: tuple[str, ...]
    fields: Mapping[str, Value] = field(default_factory=dict)


S = TypeVar("S")  # a `FlowState`, which knows of set-ups and so is not known here
Asked = TypeVar("Asked", contravariant=True)


class Answers(Protocol[Asked]):
    """What the rules of a game let a seat do, and doing it; mostly a module of the game, `answering`."""

    def legal(self, state: Asked, seat: int) -> list[int]:
        """Codes that the pending question offers to the seat."""
        ...

    def apply(self, state: Asked, seat: int, code: int) -> None:
        """Carry out an offered action."""
        ...

    def extra(self, state: Asked, seat: int) -> list[int]:
        """Codes of what the seat may do at any time."""
        ...

    def apply_extra(self, state: Asked, seat: int, code: int) -> None:
        """Carry out one of them."""
        ...

    def shown(self, state: Asked, seat: int, code: int, extra: bool) -> Shown:
        """When others may read the answer, or the extra action, that the seat gives now."""
        ...


class Game(ABC, Generic[S]):
    """One game: everything that the core and the server need to know of it."""

    id: str
    rules_version: int
    order_rule: str  # the rule about whose turn it is
    free_rule: str  # the rule about actions outside the order of play
    length_word = "turns"  # what `length` counts
    free_actions = 20  # so many by one seat before an ordinary action gives them back, lest a table fill up
    scenarios: tuple[Scenario, ...]
    options: tuple[OptionSpec, ...] = ()
    answers: Answers[S]

    @property
    def event_rules(self) -> Mapping[str, str]:
        """By which rule each kind of event happens; of several the usual one."""
        return {}

    @property
    def topics(self) -> Mapping[str, str]:
        """Which rule speaks of what is shown beside questions and events, such as a panel, by a name of the game's."""
        return {}

    @property
    def schema(self) -> str:
        """Its name in the interface's document, with which all its classes begin there."""
        return "".join(part.capitalize() for part in self.id.split("_"))

    @abstractmethod
    def board(self, digest: str | None = None) -> tuple[str, Mapping[str, Any]]:
        """Digest and data of a known board (None: the one that ships). Raises Unreadable when it is not installed."""

    def words(self, language: str, board: str | None = None) -> Words:
        """All texts of the game about a board, by its digest (None: the one that ships).

        Raises Unreadable for a language that there is not.
        """
        raise self.untold()

    def untold(self) -> Unreadable:
        """What to raise where there is no text of the game in any language."""
        return Unreadable(f"the game {self.id!r} has no texts; bots play it (`pragmatica simulate {self.id}`)")

    @abstractmethod
    def check_board(self, data: object) -> list[str]:
        """Faults of board data, each naming the field; empty when it can be played on."""

    @abstractmethod
    def install_board(self, data: Mapping[str, Any]) -> str:
        """Make a checked board known for this process and return its digest."""

    def implied_options(self, options: Options) -> Options:
        """Defaults that the chosen options change, such as those of an older edition."""
        return {}

    @abstractmethod
    def start(self, setup: Setup, seed: int, chance: Sequence[int]) -> S:
        """The state before the first answer; `chance` prescribes the first draws (replays).

        Its log holds what has happened since the match began. Who plays on without a match sets it to None.
        """

    @abstractmethod
    def load(self, setup: Setup, data: Mapping[str, Any]) -> S:
        """The inverse of the state's `to_json`. Raises Unreadable."""

    def question(self, setup: Setup, state: S, seat: int) -> object:
        """What tells the seat's question from one that another seat's answer may put in its place.

        None where no answer ever does. It is compared only while several seats owe an answer.
        """
        return None

    @abstractmethod
    def decision(self, setup: Setup, state: S, seat: int, version: int) -> Decision:
        """The question that `seat`, one of `state.pending()`, owes an answer to."""

    @abstractmethod
    def actions(self, setup: Setup, state: S, seat: int, codes: list[int]) -> list[Action]:
        """The named actions of codes that the pending decision of `seat` offers."""

    def unasked(self, setup: Setup, state: S, seat: int) -> list[Action]:
        """The answers of the seat that the latest action gave without asking, for they were the only ones; in order."""
        return []

    def extra_actions(self, setup: Setup, state: S, seat: int, codes: list[int]) -> list[Action]:
        """The same for actions that are lawful at any time."""
        return []

    def read_action(self, setup: Setup, state: S, seat: int, text: str) -> Action | None:
        """The action outside the order of play of this id or notation, be it one of too many to be listed (a text).

        None if the text names no such action. Raises Illegal if it names one that is not lawful now.
        """
        return None

    def admits(self, setup: Setup, state: S, seat: int, code: int) -> bool:
        """Whether an action outside the order of play that is not listed is lawful now."""
        return False

    def is_counted(self, code: int) -> bool:
        """Whether an action outside the order of play is one of the `free_actions`; not what has bounds of its own."""
        return True

    @abstractmethod
    def events(self, setup: Setup, state: S, raw: list[RawEvent]) -> list[Event]:
        """The engine's events, named, with shared and private parts."""

    @abstractmethod
    def observe(self, setup: Setup, state: S, seat: int | None) -> Any:
        """A dataclass with all that the seat (None: a spectator) may know now, built field by field."""

    def unveil(self, setup: Setup, state: S) -> Any:
        """What nobody in particular would see if all lay open. For matches that are over."""
        return self.observe(setup, state, None)

    def heading(self, setup: Setup, state: S) -> str:
        """Where in the game the state is, for the comments of a record; the same words in every language."""
        return ""

    def lead(self, setup: Setup, state: S, seat: int) -> str:
        """What a record writes between an answer and one that begins with a dash: where a move starts."""
        return ""

    @abstractmethod
    def outcome(self, setup: Setup, state: S) -> Outcome | None:
        """How the match ended, or None."""

    def addressed(self, setup: Setup, state: S) -> list[int]:
        """Seats from which others await an answer outside the order of play."""
        return []

    @abstractmethod
    def length(self, setup: Setup, state: S) -> int:
        """How long a match has taken, in what its players count: turns or rounds."""

    def counts(self, setup: Setup, state: S) -> Mapping[str, Mapping[str, int]]:
        """Further numbers of a match that is over, in named groups, for reports on many of them."""
        return {}

    def standing(self, setup: Setup, state: S) -> Sequence[Measure]:
        """How all sides stand, secrets included; the first measure decides. For matches that are over."""
        return []

    def tally(self, setup: Setup, events: Sequence[Event]) -> Iterable[Tally]:
        """What these events cost and gave the sides, secrets included. For matches that are over."""
        return []

    @abstractmethod
    def refusal(self, setup: Setup, state: S, seat: int, target: str) -> list[Reason]:
        """Why the pending decision of `seat` does not offer `target`; empty when it does.

        `target` is an action id or notation, or a thing on the table (`city:lueben`, `piece:prussia-1`,
        `card:d1-spades-5`). Raises Unreadable when it names nothing.
        """

    def knows(self, setup: Setup, state: S, target: str) -> bool:
        """Whether the target of a "why not?" names an action or a thing, be it offered to anybody or not."""
        return True

    def odds(self, setup: Setup, state: S, seat: int, code: int) -> Odds:
        """What an offered action may bring, as far as the seat may know; `untold` where the game cannot tell."""
        return untold(self.order_rule, "core-odds-untold")

    def look(self, setup: Setup, state: S, seat: int | None, target: str) -> Mapping[str, Value]:
        """What the rules tell the seat of a thing on the table that its picture does not show. Raises Unreadable."""
        raise Unreadable(f"{told(target)}; {self.id} tells no more of things than an observation does", "target")

    def instruction(self, setup: Setup, state: S, seat: int, wish: Mapping[str, Any], where: str) -> int:
        """The code, outside the order of play, of one standing instruction. Raises Unreadable, Illegal."""
        raise Illegal([Reason(self.free_rule, "core-no-instructions")])

    def instructions(self, setup: Setup, state: S, seat: int) -> list[Mapping[str, Value]]:
        """The seat's standing instructions, each as `instruction` reads it."""
        return []

    def uninstruct(self, state: S, seat: int) -> None:
        """Take back all standing instructions of the seat, of which nothing has come yet."""

    def is_lasting(self, code: int) -> bool:
        """Whether an action outside the order of play stands when its seat takes back what came before it."""
        return False

    def plans(self, setup: Setup, state: S, seat: int, code: int) -> list[Plan]:
        """Whole moves that begin with an offered action (reach of a piece, routes of a retreat); often none."""
        return []

    @abstractmethod
    def resample(self, setup: Setup, state: S, seat: int | None, rng: Random) -> S:
        """A copy in which all that the seat cannot know has been drawn anew, consistent with what it knows."""

    @abstractmethod
    def to_position(self, setup: Setup, state: S) -> dict[str, Any]:
        """The position in the documented form that people can write by hand."""

    @abstractmethod
    def from_position(self, data: Mapping[str, Any], seed: int | None, chance: Sequence[int]) -> tuple[Setup, S, int]:
        """The inverse, with the seed used: the one given, else the position's own, else 0. `chance` as in `start`.

        Raises Unreadable naming the field and the reason.
        """


def checked_seed(seed: object) -> int:
    """The seed, if it is one. Raises Unreadable."""
    if type(seed) is not int or seed < 0 or seed.bit_length() > LARGEST:
        raise fault("core-written-whole-number-from-0", "seed", value=told(seed), most=LARGEST)
    return seed


def make_setup(game: Game[Any], scenario: str, players: int, options: Options, board: str | None) -> Setup:
    """Check what was chosen and fill in the defaults. Raises Unreadable naming the field and what it may be."""
    found = next((one for one in game.scenarios if one.id == scenario), None)
    if found is None:
        raise fault(
            "core-written-unknown-scenario-known",
            "scenario",
            value=told(scenario),
            possible=", ".join(s.id for s in game.scenarios),
        )
    if type(players) is not int or players not in found.seats:
        raise fault(
            "core-written-players-possible", "players", value=told(players), possible=", ".join(map(str, found.seats))
        )
    options = plain(as_object(options, "options"), "options")
    if board is not None and not isinstance(board, str):
        raise fault("core-written-digest", "board", value=told(board))
    specs = {spec.name: spec for spec in game.options if scenario in spec.scenarios}
    for name, value in options.items():
        if name not in specs:
            raise fault("core-written-unknown-option-known", f"options.{name}", possible=", ".join(specs))
        if not any(value == known and type(value) is type(known) for known in specs[name].values):
            raise fault(
                "core-written-possible",
                f"options.{name}",
                value=told(value),
                possible=", ".join(map(repr, specs[name].values)),
            )
    chosen = {name: spec.default for name, spec in specs.items()}
    chosen.update({name: value for name, value in game.implied_options(options).items() if name in specs})
    chosen.update(options)
    return Setup(game.id, scenario, players, found.seats[players], chosen, game.board(board)[0])
