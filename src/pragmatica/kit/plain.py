"""Small games: a state that is a few named fields, and all that follows from their description.

What a field holds is told once, as a `Part` of the positions that people write (`kit.written`). By that the state is
copied, saved, read, told apart, written and documented. A game that is played by the million writes these by hand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Self, TypeVar

from pragmatica.core import saved
from pragmatica.core.errors import Unreadable, Value
from pragmatica.core.flow import answering, frame
from pragmatica.core.game import RawEvent, Setup
from pragmatica.core.log import Event
from pragmatica.core.rng import key_of
from pragmatica.core.state import FlowState
from pragmatica.kit import boards, schema
from pragmatica.kit.game import BoardGame
from pragmatica.kit.words import BoardWords
from pragmatica.kit.written import head
from pragmatica.kit.written.form import Form, Part, Table, over
from pragmatica.kit.written.kinds import Kind, Schema
from pragmatica.kit.written.questions import Questions


class PlainState(FlowState):
    """`fields` names what a position is made of: whole numbers, and lists of them, or of such lists."""

    fields: ClassVar[Mapping[str, Part[Any]]]
    frames: ClassVar[Mapping[str, Callable[..., Any]]]  # the classes of its questions, by their names
    board: Any  # what is fixed

    def __init__(self, board: Any, setup: Setup, key: bytes, origin: Self | None = None) -> None:
        """A new state, laid out, or a copy of its origin."""
        super().__init__(key, origin)
        self.board = board
        self.setup = setup
        if origin is None:
            self.lay_out()
        else:
            for name in self.fields:
                setattr(self, name, _copied(getattr(origin, name)))

    def lay_out(self) -> None:
        """Give each field the value that it has before the first draw."""
        raise NotImplementedError

    def chosen(self) -> Setup:
        """What was chosen before the first move."""
        return self.setup

    def note(self, *event: int) -> None:
        """Tell what happens, if anybody listens."""
        if self.log is not None:
            self.log.append(event)

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.board, self.setup, self.key, self)

    def position(self) -> dict[str, Any]:
        """The fields alone."""
        return {name: _copied(getattr(self, name)) for name in self.fields}

    def to_json(self) -> dict[str, Any]:
        """All of it, as plain values."""
        head = {"key": self.key.hex(), "counter": self.counter, "winner": self.winner, "reason": self.reason}
        return {**head, **self.position(), "frames": frame.to_json(self.top)}

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `to_json` wrote, save the frames. Raises Unreadable, ValueError, IndexError."""
        for name in self.fields:
            kind, value = _kind(self, name), saved.part(data, name)
            self.take(name, kind.read(self, kind.write(self, value), name))
        self.read_head(data, len(self.setup.seats), 1 << 16)

    def take(self, name: str, value: Any) -> None:
        """Give a field a value that has been read."""
        setattr(self, name, _as_lists(value))

    def digest(self) -> int:
        """A number that is equal for equal positions."""
        told = [self.position(), self.winner, self.reason, frame.to_json(None if self.reason else self.top)]
        return int.from_bytes(blake2b(repr(told).encode(), digest_size=8).digest(), "big")


def _kind(s: PlainState, name: str) -> Kind[Any]:
    found = s.fields[name].schema
    assert isinstance(found, Kind)
    return found


def _copied(value: Any) -> Any:
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _as_lists(value: Any) -> Any:
    return [_as_lists(one) for one in value] if isinstance(value, (list, tuple)) else value


P = TypeVar("P", bound=PlainState)
T = TypeVar("T")


class PlainGame(BoardGame[P, T], Generic[P, T]):
    """The head of such a game: it begins, is saved, and written, without further words."""

    state: type[P]
    questions: Questions[Any]
    reasons: Mapping[int, str]  # why it is over
    wording: type[BoardWords] | None = None  # a game without texts is played by bots alone
    # Events by their numbers: the kind, its rule, and fields as in `("drew", RULE, "seat", "letter:place!")`. Behind
    # the colon stands a kind of things whose ids the board has, `ids`; `!` says that only the seat, which comes first,
    # may know it.
    told: tuple[tuple[str, ...], ...]
    answers = answering

    @abstractmethod
    def begin(self, s: P) -> None:
        """Deal, and ask the first question."""

    def check(self, s: P) -> None:
        """Whether what somebody has written can be. Raises Unreadable naming the field."""

    @abstractmethod
    def target(self, s: P, text: str) -> tuple[str, int]:
        """The answer or the thing that a "why not?" names: its kind and its code. Raises Unreadable."""

    @property
    def event_rules(self) -> Mapping[str, str]:
        """By which rule each kind of event happens."""
        return {form[0]: form[1] for form in self.told}

    @property
    def form(self) -> Form[Any]:
        """What positions are made of, for their JSON Schema and for documents."""
        seats = dict.fromkeys(seat for one in self.scenarios for several in one.seats.values() for seat in several)
        fields = {**self.state.fields, "over": over({"enum": list(seats)}, self.reasons.values())}
        tables: dict[str, Table[Any]] = {"fields": fields, "questions": self.questions.all}
        return Form(f"A position of {self.schema}", self.questions, fields, tables)

    @property
    def board_schema(self) -> Schema:
        """The JSON Schema of boards: what is made as the one that ships."""
        told = {"$schema": schema.DIALECT, "title": f"A board of {self.schema}"}
        return told | schema.alike([boards.shipped(self.id)])

    def knows(self, setup: Setup, state: P, target: str) -> bool:
        """Whether it names one."""
        try:
            return bool(self.target(state, target))
        except Unreadable:
            return False

    def words(self, language: str, board: str | None = None) -> BoardWords:
        """All texts."""
        if self.wording is None:
            raise self.untold()
        return self.wording(language, self.board(board)[1])

    def events(self, setup: Setup, state: P, raw: list[RawEvent]) -> list[Event]:
        """The engine's events, named as `told` says."""
        return [self._event(state, self.told[kind], values) for kind, *values in raw]

    def _event(self, s: P, form: tuple[str, ...], values: Sequence[int]) -> Event:
        kind, rule, *fields = form
        parts: tuple[dict[str, Value], dict[str, Value]] = {}, {}  # for all, and for the seat alone
        for field, value in zip(fields, values, strict=True):
            name, _, typed = field.removesuffix("!").partition(":")
            found: Value = value
            if name == "seat":
                found = f"seat:{s.setup.seats[value]}"
            elif typed:
                found = f"{typed}:{s.board.ids[value]}"
            parts[field.endswith("!")][name] = found
        shared, hidden = parts
        private = {s.setup.seats[values[0]]: hidden} if hidden else {}
        return Event(kind, shared, private, rule=rule)

    def start(self, setup: Setup, seed: int, chance: Sequence[int]) -> P:
        """A new match."""
        s = frame.begun(self.state(self.tables(setup), setup, key_of(seed)), chance)
        self.begin(s)
        return s

    def load(self, setup: Setup, data: Mapping[str, Any]) -> P:
        """A saved state."""
        new = self.state(self.tables(setup), setup, saved.key(data))
        s = frame.loaded(new, dict(data), dict(self.state.frames))
        if asked := self.questions.write(s, s.top):
            again = self.questions.read(s, asked, self.questions.course(None), ())
            if frame.to_json(again) != saved.part(data, "frames"):
                raise Unreadable("does not fit together; a match is read only as it was saved", "frames")
        self.check(s)
        return s

    def to_position(self, setup: Setup, state: P) -> dict[str, Any]:
        """The position, to be read and written by hand."""
        data = head.write(setup)
        for name in state.fields:
            data[name] = _kind(state, name).write(state, getattr(state, name))
        if state.reason:
            return {**data, "over": head.write_over(setup, state, self.reasons)}
        return {**data, "asked": self.questions.write(state, state.top)}

    def from_position(self, data: Mapping[str, Any], seed: int | None, chance: Sequence[int]) -> tuple[Setup, P, int]:
        """The inverse: what is left out is as at the beginning, and the first question is asked."""
        setup, seed = head.read(self, data, seed)
        head.check_fields(data, (*self.state.fields, "asked", "over"))
        s = self.state(self.tables(setup), setup, key_of(seed))
        s.script(list(chance))
        for name in s.fields:
            if name in data:
                s.take(name, _kind(s, name).read(s, data[name], name))
        bottom = self.questions.course(None)
        if "over" in data:
            s.top = bottom
            head.read_over(setup, s, data, self.reasons)
        elif "asked" in data:
            s.top = self.questions.read(s, data["asked"], bottom, ())
        else:
            bottom.resume(s)
        self.check(s)
        head.check_asked(self, s)
        s.log = []
        return setup, s, seed
