"""The lessons that a game brings: the folder `lessons` of its package, in the order of its `course.json`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from pragmatica.core import register
from pragmatica.core.errors import Unreadable, told
from pragmatica.core.reading import decoded, parsed
from pragmatica.learning import form
from pragmatica.learning.lesson import Lesson, read

FOLDER: Final = "lessons"
COURSE: Final = "course"


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together, under the heading `<game>-lessons-<id>`."""

    id: str
    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game in their order; none where it has no course."""

    game: str
    parts: tuple[Part, ...]

    @property
    def lessons(self) -> tuple[str, ...]:
        """The ids of all lessons."""
        return tuple(one for part in self.parts for one in part.lessons)

    def heading(self, part: Part) -> str:
        """The id of the text above the lessons of a part."""
        return f"{self.game}-lessons-{part.id}"

    def texts(self) -> tuple[str, ...]:
        """The ids of the headings."""
        return tuple(map(self.heading, self.parts))


@cache
def course(game: str) -> Course:
    """The course of a game. Raises Unreadable where there is no such game, or saying what is wrong with the file."""
    register.game(game)
    data = _file(game, COURSE)
    if data is None:
        return Course(game, ())
    if found := form.course_faults(data):
        raise Unreadable("; ".join(found), _place(game, COURSE))
    return Course(game, tuple(Part(one["id"], tuple(one["lessons"])) for one in data["parts"]))


@cache
def lesson(game: str, ident: str) -> Lesson:
    """A lesson of a game. Raises Unreadable where there is none, or saying what is wrong with its file."""
    data = _file(game, ident)
    if data is None:
        raise Unreadable("there is no such file", _place(game, ident))
    if found := form.lesson_faults(data):
        raise Unreadable("; ".join(found), _place(game, ident))
    return read(game, ident, data)


def find(game: str, ident: object) -> Lesson:
    """A lesson of the course, by the name that somebody gives. Raises Unreadable."""
    known = course(game).lessons
    if ident not in known:
        raise Unreadable(f"unknown lesson {told(ident)}; known: {', '.join(known) or 'none'}", "lesson")
    return lesson(game, str(ident))


def _place(game: str, name: str) -> str:
    return f"{game}/{FOLDER}/{name}.json"


def _file(game: str, name: str) -> Any:
    """The data of a file of the game's lessons; None where there is no such file. Raises Unreadable."""
    file = resources.files(register.package(game)).joinpath(f"{FOLDER}/{name}.json")
    if not file.is_file():
        return None
    where = _place(game, name)
    return parsed(decoded(file.read_bytes(), where), where)
