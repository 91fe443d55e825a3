"""What the terminal needs of a game: its words, and an observation said line by line.

A game says it in its room `terminal`, whose class `Describer` is one; of a game without that room `PlainDescriber`
tells what can be told of any: the catalogue's questions, answers and events, and an observation field by field.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from pragmatica import wording
from pragmatica.core import register
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.outcome import Outcome
from pragmatica.core.texts import Words
from pragmatica.core.words import words
from pragmatica.kit.boards import listed

Told = Callable[[Any], list[str]]  # lines about an observation
ROOM: Final = "terminal"


class Texts:
    """Says things about a match in one language."""

    def __init__(self, match: Match, language: str) -> None:
        self.language: Final = language
        self._texts: Final = wording.Catalogue(language, match.setup.game)
        self._match: Final = match
        self.words: Final[Words] = words(language, match.setup.game, match.setup.board)

    def say(self, message: str, /, **arguments: object) -> str:
        """The message with its arguments, which are names already."""
        return self._texts.sentences(message, arguments)

    def own(self, message: str) -> str:
        """What the game's catalogue says in the terminal; where it says nothing, what is said of all games."""
        try:
            return self.say(f"cli-{self._texts.game}-{message}")
        except wording.Missing:
            return self.say(f"cli-{message}")

    def name(self, kind: str, ident: str) -> str:
        """The name of a thing."""
        return self.words.name(f"{kind}:{ident}")

    def within(self, kind: str, ident: str) -> str:
        """The name of a power or a seat as it stands within a sentence, with its article."""
        return self._texts.within(f"{kind}-{ident}")

    def names(self, kind: str, idents: Iterable[str]) -> str:
        """The names of several things, as a list in a sentence."""
        return ", ".join(self.name(kind, ident) for ident in idents)

    def title(self) -> str:
        """Which game and scenario it is."""
        setup = self._match.setup
        scenario = self.say(f"{setup.game}-scenario-{setup.scenario}")
        return self.say("cli-title", game=self.say(f"{setup.game}-name"), scenario=scenario, players=setup.players)

    def events(self, events: Iterable[Event], seat: str | None, everything: bool = False) -> list[str]:
        """What happened, one line each, as the seat (None: a spectator) may know it, or `everything`."""
        lines = []
        for event in events:
            seen = event.seen_by(seat)
            if everything:
                seen = {"kind": event.kind, **event.shared}
                for private in event.private.values():
                    seen |= private
            if seen is not None:
                lines.append(self.words.event(seen))
                secrets = [seen[name] for name in ("cards", "card", "troops") if name in seen and event.private]
                if secrets:
                    lines.append(f"  ({self._plain(secrets)})")
        return lines

    def outcome(self, outcome: Outcome) -> str:
        """Who has won, and why."""
        winners = self.names("seat", outcome.winners)
        verdict = self.say("cli-won", winners=winners) if winners else self.say("cli-drawn")
        return f"{verdict} {self.words.outcome(outcome)}"

    def _plain(self, value: object) -> str:
        if isinstance(value, list):
            return ", ".join(self._plain(one) for one in value)
        return self.words.name(value) if isinstance(value, str) and ":" in value else str(value)


class Describer(Protocol):
    """Says in words what a seat sees."""

    @property
    def commands(self) -> Mapping[str, Told]:
        """What this game tells on demand, by the word that one types."""

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be asked about: a name or an id, and the typed thing."""

    def heading(self, seen: Any) -> str:
        """Where the game stands."""

    def question(self, seen: Any, decision: Decision) -> list[str]:
        """What is asked and why, with what must be known to answer."""

    def answer(self, seen: Any, action: Action) -> str:
        """What an offered answer means, with what helps to choose it."""

    def place(self, seen: Any, thing: str) -> list[str]:
        """Everything about a typed thing on the map; nothing when it is not there."""

    def draft(self, seen: Any) -> list[str]:
        """What the seat is writing."""

    def ending(self, seen: Any) -> list[str]:
        """What is opened when the match is over."""


class PlainDescriber:
    """Tells of any game what its catalogue and its observation say; games tell more by overriding."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match: Final = match
        self.texts: Final = texts
        self.commands: Mapping[str, Told] = {"status": self.status}

    def things(self) -> Iterator[tuple[str, str]]:
        """What the board lists with an id, by id and, where it has one, by name; kinds are called as the lists are."""
        for kind, one in listed(self.match.game.board(self.match.setup.board)[1]):
            yield one["id"], f"{kind}:{one['id']}"
            if isinstance(name := one.get("name"), str):
                yield name, f"{kind}:{one['id']}"

    def heading(self, seen: Any) -> str:
        """What a record writes there."""
        return self.match.game.heading(self.match.setup, self.match.state)

    def status(self, seen: Any) -> list[str]:
        """All that the seat may know, field by field."""
        return told(seen)

    def question(self, seen: Any, decision: Decision) -> list[str]:
        """The question and why it is asked."""
        words = self.texts.words
        return [f"{words.decision(decision)} {words.decision(decision, 'why')}"]

    def answer(self, seen: Any, action: Action) -> str:
        """What the answer does, behind its notation."""
        return f"{action.notation}: {self.texts.words.action(action)}"

    def place(self, seen: Any, thing: str) -> list[str]:
        """What the board says of it."""
        kind, _, ident = thing.partition(":")
        board = self.match.game.board(self.match.setup.board)[1]
        return next((told(one) for name, one in listed(board) if (name, one["id"]) == (kind, ident)), [])

    def draft(self, seen: Any) -> list[str]:
        """Nothing: few games let a seat write."""
        return []

    def ending(self, seen: Any) -> list[str]:
        """Nothing that was not told before."""
        return []


def describer(match: Match, texts: Texts) -> Describer:
    """Says what is seen in a match of this game."""
    room = register.room(match.setup.game, ROOM)
    found: Describer = PlainDescriber(match, texts) if room is None else room.Describer(match, texts)
    return found


def place(board: Mapping[str, Any], wanted: str) -> dict[str, Any] | None:
    """What the board says of a thing by its id or name; games may have such a function of their own in their room."""
    return next(
        (dict(one) for _, one in listed(board) if wanted.lower() in (one["id"], str(one.get("name")).lower())), None
    )


def told(value: Any, name: str = "") -> list[str]:
    """A value line by line: `hand: 3, 5`; what is in another object stands behind a dot, as in `score.north: 2`."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = {one.name: getattr(value, one.name) for one in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return [line for key, one in value.items() for line in told(one, f"{name}.{key}" if name else str(key))]
    if isinstance(value, (list, tuple)):
        if any(isinstance(one, (Mapping, list, tuple)) or dataclasses.is_dataclass(one) for one in value):
            return [line for number, one in enumerate(value, 1) for line in told(one, f"{name}.{number}")]
        value = ", ".join(map(str, value))
    return [] if value is None or value == "" else [f"{name}: {value}"]
