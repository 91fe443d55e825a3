"""How refusals are told: a rule, and a message of the game's catalogue with the things that it speaks of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Mapping
from typing import ClassVar, Final, Generic, TypeVar

from pragmatica.core.errors import Reason, Value

Table = Mapping[int, tuple[str, str]]  # refusal of the engine → rule, message
Reasons = list[Reason]
S = TypeVar("S")


class Because:
    """The reasons of one game: messages are called `<game>-why-<message>`; `rule` says that one question is asked."""

    def __init__(self, game: str, rule: str) -> None:
        self._prefix: Final = f"{game}-why-"
        self._rule: Final = rule

    def reason(self, rule: str, message: str, **arguments: Value) -> Reasons:
        """One reason."""
        return [Reason(rule, self._prefix + message, arguments)]

    def by_table(self, table: Table, refusal: int, **arguments: Value) -> Reasons:
        """What a refusal of the engine means; nothing for 0."""
        if refusal == 0:
            return []
        rule, message = table[refusal]
        return self.reason(rule, message, **arguments)

    def nothing(self) -> Reasons:
        """The question asks for something else."""
        return self.reason(self._rule, "something-else")


class Targets(Generic[S]):
    """What a player may ask about: an answer by its id or notation, a thing as `city:wien`.

    Where a game says so, a thing may also be asked for as it would be after an answer, as `march-1 > city:wien`.
    """

    after_answers: ClassVar[bool] = False

    @abstractmethod
    def things(self, s: S) -> Mapping[str, Container[str]]:
        """The names of things by their kind."""

    @abstractmethod
    def is_answer(self, s: S, target: str) -> bool:
        """Whether the target is an answer to some question."""

    def knows(self, s: S, target: str) -> bool:
        """Whether the target names an answer or a thing, whoever is asked for what."""
        answer, arrow, thing = target.partition(" > ")
        if arrow and self.after_answers:
            return self.knows(s, answer) and self.knows(s, thing)
        kind, _, name = target.partition(":")
        things = self.things(s) if name else {}
        return name in things[kind] if kind in things else self.is_answer(s, target)
