"""A lesson as it is read: its steps, and what each says, marks, cites, asks, has others reply, and judges.

A step's texts are one message of the game's catalogue, `<game>-lesson-<lesson>-<say>`, of a puzzle `<game>-puzzle-…`:
what is said, and by its attributes what to do (`do`), what helps (`hint`), and why an answer is not the one (`no`,
`no-<name>`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from pragmatica.learning.conditions import Condition

Kind = Literal["lesson", "puzzle"]


class Wrong(NamedTuple):
    """Why some answers are not the one: the text `no-<say>`."""

    when: Condition
    say: str
    cite: tuple[str, ...]


class Arrow(NamedTuple):
    """A mark from one thing to another."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Ask:
    """What the learner is to do.

    Without `goal` one answer that meets one of `accept` does it. With a goal he may answer as often as it takes, each
    time as `accept` allows (nothing: anything that the rules do), until it is met; `line` is one way there.
    """

    accept: tuple[Condition, ...]
    goal: Condition | None
    wrong: tuple[Wrong, ...]
    line: tuple[str, ...]


class Case(NamedTuple):
    """What is said where the position is such; no condition: in all other cases."""

    when: Condition | None
    say: str
    cite: tuple[str, ...]


class Reply(NamedTuple):
    """The answer of another seat: the first offered one that meets the first of these."""

    seat: str
    choose: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Where play begins: a position, a set-up, or a record up to a step."""

    position: Mapping[str, Any] | None
    setup: Mapping[str, Any] | None
    record: str | None
    at: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """One screen of a lesson. On entering it, play begins anew at `start`, and others `reply`."""

    say: str
    start: Start | None
    chance: tuple[int, ...]
    reply: tuple[Reply, ...]
    judge: tuple[Case, ...]
    mark: tuple[str | Arrow, ...]
    cite: tuple[str, ...]
    ask: Ask | None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson or a puzzle for one seat; `others` says how other seats answer where no step does."""

    game: str
    id: str
    kind: Kind
    seat: str
    minutes: int
    theme: str | None  # what a puzzle is about
    others: Mapping[str, tuple[Condition, ...]]
    steps: tuple[Step, ...]

    def message(self, name: str) -> str:
        """The id of one of its texts."""
        return f"{self.game}-{self.kind}-{self.id}-{name}"

    @property
    def topic(self) -> str | None:
        """The id of the text that names its theme."""
        return None if self.theme is None else f"{self.game}-puzzles-{self.theme}"

    def texts(self) -> Iterator[str]:
        """The ids of all its texts."""
        if self.topic is not None:
            yield self.topic
        yield from (self.message("title"), self.message("about"))
        for step in self.steps:
            for name in [one.say for one in step.judge] or [step.say]:
                yield self.message(name)
            if step.ask is not None:
                own = self.message(step.say)
                yield from (f"{own}.do", f"{own}.hint")
                if step.ask.accept or step.ask.goal is not None:
                    yield f"{own}.no"
                yield from (f"{own}.no-{one.say}" for one in step.ask.wrong)


def read(game: str, ident: str, data: Mapping[str, Any]) -> Lesson:
    """The lesson that data of the right form tell (`check.form`)."""
    return Lesson(
        game=game,
        id=ident,
        kind=data.get("kind", "lesson"),
        seat=data["seat"],
        minutes=data["minutes"],
        theme=data.get("theme"),
        others={seat: tuple(rules) for seat, rules in data.get("others", {}).items()},
        steps=tuple(_step(game, one) for one in data["steps"]),
    )


def _step(game: str, data: Mapping[str, Any]) -> Step:
    return Step(
        say=data["say"],
        start=_start(game, data["start"]) if "start" in data else None,
        chance=tuple(data.get("chance", ())),
        reply=tuple(Reply(one["seat"], tuple(one["choose"])) for one in data.get("reply", ())),
        judge=tuple(Case(one.get("when"), one["say"], tuple(one.get("cite", ()))) for one in data.get("judge", ())),
        mark=tuple(one if isinstance(one, str) else Arrow(one["from"], one["to"]) for one in data.get("mark", ())),
        cite=tuple(data.get("cite", ())),
        ask=_ask(data["ask"]) if "ask" in data else None,
    )


def _ask(data: Mapping[str, Any]) -> Ask:
    return Ask(
        accept=tuple(data.get("accept", ())),
        goal=data.get("goal"),
        wrong=tuple(Wrong(one["when"], one["say"], tuple(one.get("cite", ()))) for one in data.get("wrong", ())),
        line=tuple(data.get("line", ())),
    )


def _start(game: str, data: Mapping[str, Any]) -> Start:
    position = data.get("position")
    if position is not None:
        position = {"format": "pragmatica-position", "version": 1, "game": game, **position}
    record = data.get("record")
    setup = data.get("setup")
    setup = None if setup is None else {"game": game, **setup}
    return Start(position, setup, None if record is None else "\n".join(record), data.get("at"))
