"""Golden matches: short matches that people can read, each for one topic of the rules.

Each stands in a file of `tests/<game>/replays/matches`: what it shows, its record as the product writes it, and what
happened in words. The matches are set up and played in the game's `scenes*.py` there; write the files anew with

    python -m tests.replays.matches

which says what changed. Read the changes: they come of the rules or of the wording. What comes of the rules raises the
game's `rules_version`, and the commit says why.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pragmatica
from pragmatica.core import register
from pragmatica.core.match import Match
from pragmatica.kit.terminal import Texts

TESTS: Final = Path(__file__).parents[1]
STORY: Final = "; -- what happened --"
WIDTH: Final = 118  # of what is shown of a line that differs
MOST: Final = 20  # lines that are shown of a file
POSITION: Final = {"format": "pragmatica-position", "version": 1}


@dataclass(frozen=True, slots=True)
class Scene:
    """A match from a position, the answers given in it, and what it is there to show."""

    name: str
    shows: str  # a sentence or two for people
    events: tuple[str, ...]  # kinds that must occur
    position: Mapping[str, Any]
    answers: str  # a line each: the seat, a colon, ids or notations between semicolons
    rules: tuple[str, ...] = ()
    seed: int = 1
    dice: tuple[int, ...] = ()  # the first draws

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self.position["game"])

    @property
    def path(self) -> Path:
        """Where it is stored."""
        return TESTS / self.game / "replays/matches" / f"{self.name}.txt"

    def play(self) -> Match:
        """Play it. Raises what the match raises where an answer is not lawful."""
        match = pragmatica.from_position(POSITION | dict(self.position), seed=self.seed)
        match.state.script(list(self.dice))
        for line in filter(None, map(str.strip, self.answers.splitlines())):
            seat, _, answers = line.partition(":")
            for answer in answers.split(";"):
                match.apply(seat, answer.strip())
        return match

    def page(self, match: Match) -> str:
        """What is stored of the match: what it shows, the record, and the story."""
        told = [f"; {self.shows}", f"; {', '.join(self.rules)}"] if self.rules else [f"; {self.shows}"]
        return "\n".join([*told, match.record_text() + STORY, *(f"; {line}" for line in story(match))]) + "\n"


def story(match: Match) -> Iterator[str]:
    """What happened, in English: each answer, and below it what came of it."""
    texts = Texts(match, "en")
    past = match.at(0)
    for record in match.records:
        name = past.game.extra_actions if record.extra else past.game.actions
        notation = name(past.setup, past.state, record.seat, [record.code])[0].notation
        yield f"{texts.name('seat', match.seats[record.seat])}: {notation}"
        for line in texts.events(past.repeat(record), None, everything=True):
            yield f"    {line}"
    if match.outcome is not None:
        yield texts.outcome(match.outcome)


def happened(match: Match) -> set[str]:
    """The kinds of all events of a match."""
    past = match.at(0)
    return {event.kind for record in match.records for event in past.repeat(record)}


def scenes() -> list[Scene]:
    """All that there are, of every registered game."""
    found = [path for game in register.names() for path in sorted(TESTS.glob(f"{game}/replays/scenes*.py"))]
    modules = [import_module(f"tests.{path.parts[-3]}.replays.{path.stem}") for path in found]
    return [scene for module in modules for scene in module.SCENES]


def stored() -> list[Path]:
    """The files of all matches."""
    return sorted(TESTS.glob("*/replays/matches/*.txt"))


def compare(name: str, former: str, present: str) -> Iterator[str]:
    """A line on what happened to a file, and the lines that differ."""
    if not former or not present:
        yield f"{name}: {'new' if present else 'removed'}"
    elif former != present:
        lines = [
            one
            for one in difflib.unified_diff(former.splitlines(), present.splitlines(), n=0, lineterm="")
            if not one.startswith(("---", "+++", "@@"))
        ]
        yield f"{name}: {sum(one[0] == '-' for one in lines)} lines went, {sum(one[0] == '+' for one in lines)} came"
        yield from (f"    {one[:WIDTH]}" for one in lines[:MOST])
        if len(lines) > MOST:
            yield f"    … and {len(lines) - MOST} more"


def main() -> None:
    """Write the matches of the rules as they are now, and say what changed."""
    pages = {scene.path: scene.page(scene.play()) for scene in scenes()}
    kept = {path: path.read_text(encoding="utf-8") for path in stored()}
    changes = 0
    for path in sorted(pages.keys() | kept.keys()):
        former, present = kept.get(path, ""), pages.get(path, "")
        changes += former != present
        print("\n".join(compare(f"{path.relative_to(TESTS)}", former, present)), end="\n" * (former != present))
        if present:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(present, encoding="utf-8")
        else:
            path.unlink()
    print(f"{len(pages)} golden matches, {changes} changed: {TESTS}")
    if changes:
        print("If this comes of the rules, raise the rules_version of the game and say in the commit why they changed.")


if __name__ == "__main__":
    main()
