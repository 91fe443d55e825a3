"""Guides to playing: the documents about a game that are pages of the site, too.

They lie in `docs/`, each under the name of its game: `play-<game>-….md`, or `<game>-….md` for what guides refer to; in
another language in a folder of it. An installed package holds them in its own folder `docs`. Pictures are in `images`,
and those that show another language there in a folder of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pragmatica.core import register
from pragmatica.core.errors import Unreadable, told
from pragmatica.core.rules import CONTRACT

_PACKAGE: Final = Path(__file__).parents[1]
_IMAGE: Final = re.compile(r"\]\((?:\.\./)*images/((?:[a-z]{2,3}/)?[\w-]+\.png)\)")
_START: Final = "play-"


@dataclass(frozen=True, slots=True)
class Guide:
    """One guide, as Markdown. `play`: it teaches to play; others are what such a guide refers to."""

    id: str
    game: str
    play: bool
    title: str
    text: str
    language: str  # in which it is written


def folder() -> Path:
    """Where the guides lie: in the installed package, or in the repository from which the program runs."""
    installed = _PACKAGE / "docs"
    return installed if installed.is_dir() else _PACKAGE.parents[1] / "docs"


def guides(language: str = CONTRACT) -> tuple[Guide, ...]:
    """All guides, those that teach to play first, in a language or else in English."""
    translated = _written(language) if re.fullmatch("[a-z]{2,3}", language) and language != CONTRACT else {}
    found = [translated.get(name, guide) for name, guide in _written(CONTRACT).items()]
    return tuple(sorted(found, key=lambda one: (not one.play, one.game, _rank(one))))


def guide(name: str, language: str = CONTRACT) -> Guide:
    """The guide of this name. Raises Unreadable."""
    for one in guides(language):
        if one.id == name:
            return one
    raise Unreadable(f"unknown guide {told(name)}", "guide")


@cache
def images() -> frozenset[str]:
    """The names of the pictures that guides show."""
    texts = [path.read_text(encoding="utf-8") for path in (folder(), *_folders()) for path in path.glob("*.md")]
    return frozenset(name for text in texts for name in _IMAGE.findall(text))


def image(name: str) -> bytes:
    """A picture that a guide shows. Raises Unreadable."""
    if name not in images():
        raise Unreadable(f"unknown picture {told(name)}", "picture")
    return (folder() / "images" / name).read_bytes()


def _rank(one: Guide) -> tuple[bool, str]:
    """An introduction comes before what goes on from it."""
    return not one.id.endswith("introductory"), one.id


def _folders() -> list[Path]:
    """Of the languages other than English."""
    return [path for path in folder().glob("*") if path.is_dir() and re.fullmatch("[a-z]{2,3}", path.name)]


def _written(language: str) -> dict[str, Guide]:
    """The guides that are written in a language, by id."""
    if language != CONTRACT and folder() / language not in _folders():
        return {}
    return dict(_read(language))


@cache
def _read(language: str) -> tuple[tuple[str, Guide], ...]:
    return tuple((one.id, one) for one in _find(folder() if language == CONTRACT else folder() / language, language))


def _find(place: Path, language: str) -> Iterator[Guide]:
    slugs = {game.replace("_", "-"): game for game in register.shipped()}
    for path in sorted(place.glob("*.md")):
        name = path.stem.removeprefix(_START)
        game = next((game for slug, game in slugs.items() if name == slug or name.startswith(f"{slug}-")), "")
        if game:
            text = path.read_text(encoding="utf-8")
            title = text.partition("\n")[0].removeprefix("# ").strip()
            yield Guide(name, game, path.stem.startswith(_START), title, text, language)
