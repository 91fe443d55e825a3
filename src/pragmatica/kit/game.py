"""The head of a game that is played on a board: the board that ships, imported ones, and what is fixed for each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from pragmatica.core import register
from pragmatica.core.errors import Unreadable
from pragmatica.core.frozen import freeze
from pragmatica.core.game import Game, S, Setup
from pragmatica.core.texts import Words
from pragmatica.kit import boards, form

T = TypeVar("T")


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
        """Digest and data of the board that ships, or of an imported one."""
        if not self._shipped:
            self._shipped = self.install_board(boards.shipped(self.id))
        if digest is None:
            digest = self._shipped
        if digest not in self._data:
            data = boards.imported(self.id, digest)
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
