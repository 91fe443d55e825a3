"""The open questions of a match as it hands them out: each is made when it is read, for mostly one of them is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from pragmatica.core.decision import Decision
from pragmatica.core.frozen import FrozenDict, maker
from pragmatica.core.game import Game, Setup
from pragmatica.core.history import Record, replayed
from pragmatica.core.state import FlowState

_PARTS: Final[dict[type[Decision], tuple[Callable[..., Decision], list[str]]]] = {}  # what makes a kind, its fields


class Pending(Mapping[str, Decision]):
    """By seat the question that it owes an answer to, at the step of the match that it was asked at.

    It is read like a dictionary, cannot be changed, and tells the same after the match has gone on: it then asks the
    state of its own step, which is made anew from the records.
    """

    __slots__ = ("_asked", "_game", "_made", "_past", "_setup", "_shared", "_state", "_versions")

    def __init__(
        self, game: Game[Any], setup: Setup, state: FlowState, asked: Sequence[int], versions: Sequence[int]
    ) -> None:
        self._game: Final = game
        self._setup: Final = setup
        self._state: FlowState = state
        self._asked: Final = asked
        self._versions: Final = tuple(versions)
        self._made: Final[dict[str, Decision]] = {}
        self._shared: dict[str, Decision] | None = None
        self._past: tuple[FlowState, Sequence[Record], int] | None = None

    @property
    def shared(self) -> Mapping[str, Decision]:
        """The questions as everybody may see them: how often a seat has been asked can tell what it answered."""
        if self._shared is None:
            self._shared = FrozenDict({seat: _unnumbered(self[seat]) for seat in self})
        return self._shared

    def leave(self, base: FlowState, trail: Sequence[Record]) -> None:
        """The match goes on: its state of now is that of `base` after the trail, to which only later records come."""
        self._past = base, trail, len(trail)

    def __getitem__(self, seat: str) -> Decision:
        found = self._made.get(seat)
        if found is None:
            if seat not in self:
                raise KeyError(seat)
            number = self._setup.seats.index(seat)
            if self._past is not None:
                base, trail, length = self._past
                self._state, self._past = replayed(self._game.answers, base, trail[:length]), None
            found = self._game.decision(self._setup, self._state, number, self._versions[number])
            self._made[seat] = found
        return found

    def __iter__(self) -> Iterator[str]:
        seats = self._setup.seats
        return iter([seats[number] for number in self._asked])

    def __len__(self) -> int:
        return len(self._asked)

    def __contains__(self, seat: object) -> bool:
        return seat in list(self)

    def __repr__(self) -> str:
        return repr(dict(self))

    def __copy__(self) -> Pending:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Pending:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)  # what travels holds its questions, and no match


def _unnumbered(question: Decision) -> Decision:
    """The question without its version."""
    kind = type(question)
    if kind not in _PARTS:
        _PARTS[kind] = maker(kind), [one.name for one in fields(kind) if one.name != "version"]
    make, names = _PARTS[kind]
    return make(**{name: getattr(question, name) for name in names}, version=0)
