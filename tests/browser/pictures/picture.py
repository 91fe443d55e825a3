"""What a picture of the documents shows, as data: a moment of a match or a page, a window, and what is pressed in it.

Those of a game stand in `pictures.py` beside the tests of its pages; `python3 dev.py pictures` takes them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final, Protocol, cast

from playwright.sync_api import Page

from pragmatica import Match, bots
from pragmatica.core import register
from tests.samples import Sample

FOLDER: Final = Path(__file__).parents[3] / "docs/images"
LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 800)
Answers = tuple[tuple[str, str], ...]  # of seats, by id


@dataclass(frozen=True)
class Told:
    """A match as a table takes it over, and what is answered there, so that its log tells it."""

    match: Match
    answers: Answers = ()


def after(told: Told) -> Match:
    """The match as it stands then."""
    match = told.match.copy()
    for seat, action in told.answers:
        match.apply(seat, next(one for one in match.legal(seat) if one.id == action))
    return match


@dataclass(frozen=True)
class Played:
    """The first moment of a seeded match among bots at which a seat alone is asked so; without a seat its end."""

    sample: Sample
    seed: int
    seat: str = ""
    kind: str = ""
    after: int = 0  # answers
    fits: Callable[[Match], bool] = lambda _: True
    told: int = 60  # answers that are given at the table

    def __call__(self) -> Told:
        """Play up to there. Raises LookupError where it does not come to that."""
        match, rng = self.sample.new(self.seed), Random(self.seed)
        players = {seat: bots.make(bots.names(self.sample.game)[0], self.sample.game) for seat in match.seats}
        course: list[tuple[Match, str, str]] = []
        while not self._here(match, len(course)):
            if match.outcome is not None:
                raise LookupError(f"{self} does not come about")
            seat = next(iter(match.pending))
            action = bots.answer(players[seat], match, seat, rng)
            course.append((match.copy(), seat, action.id))
            match.apply(seat, action)
        course = course[-self.told :]
        return Told(course[0][0] if course else match, tuple((seat, action) for _, seat, action in course))

    def _here(self, match: Match, answers: int) -> bool:
        if not self.seat:
            return match.outcome is not None
        alone = list(match.pending) == [self.seat] and match.pending[self.seat].kind == self.kind
        return alone and answers >= self.after and self.fits(match)


@dataclass(frozen=True, kw_only=True)
class Picture:
    """A picture of a page, which is taken once in each of its languages.

    `at`: the table at a moment, seen by whoever is asked, or the address of a page. `press`: what is pressed there, one
    after the other: selectors, or `key:` and a key. `part`: to what it is cut; several things: what holds them all.
    """

    name: str
    at: Callable[[], Told] | str
    way: str = ""  # from the table to another page about it
    press: tuple[str, ...] = ()
    part: str = ""
    room: int = 12  # pixels around that part
    size: tuple[int, int] = LAPTOP
    width: int = 0  # to which it is made smaller
    dark: bool = False
    moves: bool = False  # whether the page may show how things move
    newcomer: bool = False  # whether first steps and lessons are offered
    languages: tuple[str, ...] = ("en", "pl")
    then: Callable[[Page], None] = lambda _: None  # what else is done

    @property
    def paths(self) -> tuple[Path, ...]:
        """Its files."""
        return tuple(path_of(self.name, language) for language in self.languages)

    @property
    def touched(self) -> bool:
        """Whether it is a phone's."""
        return self.size[0] < 600


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """A picture that the engine draws, without a page."""

    name: str
    at: Callable[[], Told]
    width: int
    languages: tuple[str, ...] = ("en",)

    @property
    def paths(self) -> tuple[Path, ...]:
        """Its files."""
        return tuple(path_of(self.name, language) for language in self.languages)


def path_of(name: str, language: str) -> Path:
    """Where a picture lies: those of other languages than English in a folder of the language."""
    return (FOLDER if language == "en" else FOLDER / language) / f"{name}.png"


class Brought(Protocol):
    """What a game brings: its pictures, and under which name a browser remembers its first steps, if it has such."""

    PICTURES: tuple[Picture | Drawn, ...]
    HINTS: str


def brought() -> tuple[Brought, ...]:
    """That of all games."""
    return tuple(cast(Brought, import_module(f"tests.{game}.browser.pictures")) for game in register.shipped())


def pictures() -> tuple[Picture | Drawn, ...]:
    """Those of all games."""
    return tuple(one for game in brought() for one in game.PICTURES)
