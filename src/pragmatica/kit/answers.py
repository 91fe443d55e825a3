"""Answers to questions by name: tables of those that are the same in every state, made once for a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from pragmatica.core.action import Action
from pragmatica.core.native import mypyc_attr
from pragmatica.core.state import Frame

Kind = type[Frame[Any]]
Table = dict[int, Action]


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """The answers to each kind of question by their codes; a game tells in `_makers` how they are made."""

    def __init__(self) -> None:
        self._makers: dict[Kind, Callable[[], list[Action]]] = {}
        self._tables: Final[dict[Kind, Table]] = {}
        self._codes: Final[dict[Kind, dict[str, int]]] = {}

    def kinds(self) -> Iterable[Kind]:
        """The questions whose answers are the same in every state."""
        return self._makers

    def table(self, kind: Kind) -> Table:
        """All answers to such a question, by code."""
        found = self._tables.get(kind)
        if found is None:
            found = self._tables[kind] = {action.code: action for action in self._makers[kind]()}
        return found

    def code(self, kind: Kind, name: str) -> int | None:
        """The code of an answer by its id or notation, whether or not it is offered; None where there is none."""
        if kind not in self._makers:
            return None
        codes = self._codes.get(kind)
        if codes is None:
            codes = {}
            for action in self.table(kind).values():
                codes.setdefault(action.id, action.code)
                codes.setdefault(action.notation, action.code)
            self._codes[kind] = codes
        return codes.get(name)

    def is_known(self, name: str) -> bool:
        """Whether the id or notation is that of an answer to some question."""
        return any(self.code(kind, name) is not None for kind in self._makers)
