"""The lessons and the puzzles that a game brings: folders of its package, each in the order of its `course.json`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from pragmatica.core import register
from pragmatica.core.errors import Unreadable, told
from pragmatica.core.reading import decoded, parsed
from pragmatica.learning import form
from pragmatica.learning.lesson import Kind, Lesson, read

FOLDERS: Final[dict[Kind, str]] = {"lesson": "lessons", "puzzle": "puzzles"}
COURSE: Final = "course"


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together; of puzzles those of one level."""

    id: str
    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, or its puzzles, in their order; none where it has no such folder."""

    game: str
    kind: Kind
    parts: tuple[Part, ...]

    @property
    def lessons(self) -> tuple[str, ...]:
        """The ids of all lessons."""
        return tuple(one for part in self.parts for one in part.lessons)

    def heading(self, part: Part) -> str:
        """The id of the text above the lessons of a part; the names of levels are the house's."""
        return f"web-puzzles-level-{part.id}" if self.kind == "puzzle" else f"{self.game}-lessons-{part.id}"

    def texts(self) -> tuple[str, ...]:
        """The ids of the headings."""
        return tuple(map(self.heading, self.parts))


def course(game: str) -> Course:
    """The lessons of a game. Raises Unreadable where there is no such game, or saying what is wrong with the file."""
    return _course(game, "lesson")


def puzzles(game: str) -> Course:
    """The puzzles of a game, a part for each level. Raises Unreadable like `course`."""
    return _course(game, "puzzle")


def every(game: str) -> tuple[str, ...]:
    """The ids of all lessons and puzzles of a game. Raises Unreadable."""
    return (*course(game).lessons, *puzzles(game).lessons)


@cache
def _course(game: str, kind: Kind) -> Course:
    register.game(game)
    data = _file(game, kind, COURSE)
    if data is None:
        return Course(game, kind, ())
    if found := form.course_faults(data):
        raise Unreadable("; ".join(found), _place(game, kind, COURSE))
    return Course(game, kind, tuple(Part(one["id"], tuple(one["lessons"])) for one in data["parts"]))


@cache
def lesson(game: str, ident: str) -> Lesson:
    """A lesson or a puzzle of a game. Raises Unreadable where there is none, or saying what is wrong with its file."""
    kind: Kind = "puzzle" if ident in puzzles(game).lessons else "lesson"
    data = _file(game, kind, ident)
    if data is None:
        raise Unreadable("there is no such file", _place(game, kind, ident))
    found = form.lesson_faults(data)
    if not found and data.get("kind", "lesson") != kind:
        found = [f"kind: must be {kind!r} in the folder {FOLDERS[kind]!r}"]
    if found:
        raise Unreadable("; ".join(found), _place(game, kind, ident))
    return read(game, ident, data)


def find(game: str, ident: object) -> Lesson:
    """A lesson or a puzzle of a game, by the name that somebody gives. Raises Unreadable."""
    known = every(game)
    if ident not in known:
        raise Unreadable(f"unknown lesson {told(ident)}; known: {', '.join(known) or 'none'}", "lesson")
    return lesson(game, str(ident))


def _place(game: str, kind: Kind, name: str) -> str:
    return f"{game}/{FOLDERS[kind]}/{name}.json"


def _file(game: str, kind: Kind, name: str) -> Any:
    """The data of a file of the game's lessons or puzzles; None where there is no such file. Raises Unreadable."""
    file = resources.files(register.package(game)).joinpath(f"{FOLDERS[kind]}/{name}.json")
    if not file.is_file():
        return None
    where = _place(game, kind, name)
    return parsed(decoded(file.read_bytes(), where), where)
