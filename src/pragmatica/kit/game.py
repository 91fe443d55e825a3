"""The head of a game that is played on a board: the board that ships, imported ones, and what is fixed for each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from pragmatica.core import register
from pragmatica.core.errors import Reason, Unreadable
from pragmatica.core.frozen import freeze
from pragmatica.core.game import Game, S, Setup
from pragmatica.core.texts import Words
from pragmatica.kit import boards, form
from pragmatica.kit.written import head

T = TypeVar("T")


class Order(Protocol):
    """The order of play, mostly the module `sequence`."""

    def start(self, board: Any, rules: Any, seed: int, chance: Sequence[int]) -> Any:
        """The state before the first answer."""
        ...

    def load(self, board: Any, rules: Any, data: dict[str, Any]) -> Any:
        """A saved state."""
        ...


class Written(Protocol):
    """Positions that people write by hand, mostly the module `written.position`."""

    def write(self, setup: Setup, s: Any) -> dict[str, Any]:
        """The position of a state."""
        ...

    def read(self, setup: Setup, board: Any, data: Mapping[str, Any], seed: int, chance: Sequence[int]) -> Any:
        """The inverse."""
        ...


class Secret(Protocol):
    """What nobody may know, mostly the module `secret.resample`."""

    def resample(self, s: Any, seat: int | None, rng: Random) -> Any:
        """Another state that the seat cannot tell from this one."""
        ...


class Refusing(Protocol):
    """Why something is not offered."""

    def reasons(self, s: Any, seat: int, target: str) -> list[Reason]:
        """Why the question does not offer the target."""
        ...

    def knows(self, s: Any, target: str) -> bool:
        """Whether the target names an action or a thing."""
        ...


class Fixed(Protocol):
    """What is fixed for a set-up."""

    @property
    def board(self) -> Any:
        """The board as the engine knows it."""
        ...

    @property
    def why_not(self) -> Refusing:
        """Answers to "why not?"."""
        ...


F = TypeVar("F", bound=Fixed)


class BoardGame(Game[S], Generic[S, T]):
    """A game with boards; `T` is all that is fixed for a set-up, made once (`make_tables`)."""

    def __init__(self) -> None:
        self._shipped = ""
        self._data: dict[str, Mapping[str, Any]] = {}
        self._tables: dict[object, T] = {}
        self._latest: tuple[Setup, T] | None = None

    @abstractmethod
    def make_tables(self, setup: Setup) -> T:
        """All that is fixed for the board of a set-up, and for what else `tables_key` names."""

    def tables_key(self, setup: Setup) -> object:
        """What two set-ups that share their tables have in common."""
        return setup.board

    def tables(self, setup: Setup) -> T:
        """What is fixed for this set-up."""
        if self._latest is not None and self._latest[0] is setup:
            return self._latest[1]
        key = self.tables_key(setup)
        found = self._tables.get(key)
        if found is None:
            found = self._tables[key] = self.make_tables(setup)
        self._latest = (setup, found)
        return found

    def words(self, language: str, board: str | None = None) -> Words:
        """All texts about a board, in the `Words` of the module `wording` beside that of the game."""
        room = register.room(self.id, "wording")
        made: Callable[..., Words] | None = getattr(room, "Words", None)  # a folder of catalogues is a room, too
        if made is None:
            raise self.untold()
        return made(language, self.board(board)[1])

    def check_board(self, data: object) -> list[str]:
        """Where the data are not made as those that ship; games check more."""
        return form.differences(data, boards.shipped(self.id))

    def board(self, digest: str | None = None) -> tuple[str, Mapping[str, Any]]:
        """Digest and data of the board that ships, of one that shipped earlier, or of an imported one."""
        if not self._shipped:
            self._shipped = self.install_board(boards.shipped(self.id))
        if digest is None:
            digest = self._shipped
        if digest not in self._data:
            data = boards.earlier(self.id, digest) or boards.imported(self.id, digest)
            faults = self.check_board(data)
            if faults:
                raise Unreadable(faults[0], "board")
            self._data[digest] = freeze(data)
        return digest, self._data[digest]

    def install_board(self, data: Mapping[str, Any]) -> str:
        """Make a checked board known for this process."""
        digest = boards.digest(data)
        self._data[digest] = freeze(data)
        return digest


class RoomGame(BoardGame[S, F], Generic[S, F]):
    """A game of several rooms (docs/architecture.md), each of which is asked for what it knows."""

    sequence: Order
    position: Written
    secret: Secret

    @abstractmethod
    def rules(self, setup: Setup) -> Any:
        """The options of a set-up as the engine knows them."""

    def start(self, setup: Setup, seed: int, chance: Sequence[int]) -> S:
        """The set-up, and the first question."""
        started: S = self.sequence.start(self.tables(setup).board, self.rules(setup), seed, chance)
        return started

    def load(self, setup: Setup, data: Mapping[str, Any]) -> S:
        """A saved state."""
        loaded: S = self.sequence.load(self.tables(setup).board, self.rules(setup), dict(data))
        return loaded

    def refusal(self, setup: Setup, state: S, seat: int, target: str) -> list[Reason]:
        """Why the question does not offer the target."""
        return self.tables(setup).why_not.reasons(state, seat, target)

    def knows(self, setup: Setup, state: S, target: str) -> bool:
        """Whether the target names an action or a thing."""
        return self.tables(setup).why_not.knows(state, target)

    def resample(self, setup: Setup, state: S, seat: int | None, rng: Random) -> S:
        """Another state that the seat cannot tell from this one."""
        twin: S = self.secret.resample(state, seat, rng)
        return twin

    def to_position(self, setup: Setup, state: S) -> dict[str, Any]:
        """The position, to be read and written by hand."""
        return self.position.write(setup, state)

    def from_position(self, data: Mapping[str, Any], seed: int | None, chance: Sequence[int]) -> tuple[Setup, S, int]:
        """The inverse."""
        setup, seed = head.read(self, data, seed)
        s = self.position.read(setup, self.tables(setup).board, data, seed, chance)
        head.check_asked(self, s)
        return setup, s, seed
