"""Texts for people: Fluent catalogues, a folder per language, a file per area; a game has a folder of its own.

Ids: `core-…`, `cli-…`, `web-…`; of a game, by its id, `<game>-event-<kind>`, `<game>-why-<reason>`,
`<game>-decision-<kind>` with `.why` and `.help`, `<game>-action-<type>`, `<game>-option-<name>` with `.help` and
`.value-<value>`, `<game>-outcome-<reason>`, `cli-<game>-…`, `web-<game>-…`; names such as `power-prussia`, which games
may share without meaning the same. The folder of a game lies here, `<language>/<game>`, or at the same path in the
folder `wording` of its own package. Arguments are numbers and texts; a truth value is given as `yes` or `no`, nothing
as `none`, a list joined (`none` if it is empty). Names in arguments (`city:lueben`) are looked up by the game's words
before they come here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from pragmatica.core import register
from pragmatica.core.errors import PragmaticaError, Unreadable, shortened, told

FALLBACK: Final = "en"
_LANGUAGE: Final = re.compile("[a-z]{2,3}")


def languages_of(folder: Traversable) -> tuple[str, ...]:
    """The languages in which there are texts: those that have a folder, the fallback first."""
    found = (one.name for one in folder.iterdir() if one.is_dir() and _LANGUAGE.fullmatch(one.name))
    return tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))


LANGUAGES: Final = languages_of(resources.files("pragmatica.wording"))
MOST: Final = 2000  # characters of an argument that are told; Fluent gives up somewhat above
FORMS: Final = ("gen", "dat", "acc", "ins", "loc", "number")  # attributes of names: how they stand in a sentence
_UNTIDY: Final = re.compile(  # a sentence that ends with a name that ends by itself; a minus sign that is a hyphen
    "\u2068[^\u2069]*\u2069|([?!…])\\.(?=\\s|$)|(?<![\\w–.,:/-])-(?=\\d)"
)
_BEGINNING: Final = re.compile("\u2068[^\u2069]*\u2069|(?:^|[.!?] )the ")  # what a player has written stays as it is


class Missing(PragmaticaError, KeyError):
    """A text that a catalogue lacks; of ours it is a fault of the program, and the tests of catalogues find it."""

    def __init__(self, message: str, game: str) -> None:
        super().__init__(message)
        self.message = message
        self.game = game

    def __str__(self) -> str:
        return f"{f'the game {self.game!r} has' if self.game else 'there is'} no text {self.message!r}"


def known(language: object) -> str:
    """The language, if there are texts in it. Raises Unreadable."""
    if language not in LANGUAGES:
        raise Unreadable(f"unknown language {told(language)}; known: {', '.join(LANGUAGES)}", "language")
    return str(language)


class Name(str):
    """A name in an argument, and the message that it is: a text may ask for its forms, as `$power_gen`."""

    __slots__ = ("message",)
    message: str

    def __new__(cls, text: str, message: str) -> Name:
        """The text, and the id of its message, which there need not be."""
        made = super().__new__(cls, text)
        made.message = message
        return made


class Catalogue:
    """All texts in one language: those of the house and, before them, those of one game."""

    def __init__(self, language: str, game: str = "") -> None:
        """Raises Unreadable for a language that there is not."""
        self.language: Final = known(language)
        self.game: Final = game

    def text(self, message: str, /, **arguments: object) -> str:
        """The message (or its attribute, `message.attribute`), else in English. Raises Missing."""
        return self.formatted(message, arguments)

    def formatted(self, message: str, arguments: Mapping[str, object]) -> str:
        """The same with arguments from a mapping."""
        ident, _, attribute = message.partition(".")
        for one in (self.language, FALLBACK):
            bundle = _bundle(one, self.game)
            if bundle.has_message(ident):
                found = bundle.get_message(ident)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    result, errors = bundle.format_pattern(pattern, self._told(one, arguments))
                    if errors:
                        raise errors[0]
                    return _UNTIDY.sub(_tidied, str(result))
        raise Missing(message, self.game)

    def _told(self, language: str, arguments: Mapping[str, object]) -> dict[str, Any]:
        """Arguments as the catalogues take them, with the forms of names where the language has some."""
        told = {name: _plain(value) for name, value in arguments.items()}
        forms = _forms(language, self.game)
        for name, value in arguments.items() if forms else ():
            if isinstance(value, Name) or (
                isinstance(value, (list, tuple)) and any(isinstance(v, Name) for v in value)
            ):
                for form in FORMS:
                    told[f"{name}_{form}"] = _plain(_formed(forms, value, form))
        return told

    def within(self, name: str) -> str:
        """The name as it stands within a sentence: its attribute `inside` where it takes an article there."""
        try:
            return self.formatted(f"{name}.inside", {})
        except Missing:
            return self.formatted(name, {})

    def sentences(self, message: str, arguments: Mapping[str, object]) -> str:
        """The message with a capital where an article of a name begins a sentence."""
        return _BEGINNING.sub(_with_capital, self.formatted(message, arguments))


def text(language: str, message: str, /, **arguments: object) -> str:
    """A message of the house, which belongs to no game. Raises Missing."""
    return Catalogue(language).text(message, **arguments)


def _with_capital(found: re.Match[str]) -> str:
    text = found.group()
    return text if text.startswith("\u2068") else f"{text[:-4]}The "


def messages(language: str, game: str = "", areas: Collection[str] = ()) -> dict[str, Message]:
    """All messages of a game, or of the house, in a language, parsed, by id; where areas are named, those alone."""
    return {
        entry.id.name: entry
        for name, source in _sources(language, game).items()
        if not areas or name.removesuffix(".ftl") in areas
        for entry in FluentResource(source).body
        if isinstance(entry, Message)
    }


def _formed(forms: Mapping[str, str], value: object, form: str) -> object:
    """A name, or each of several, in this form; its number is one where it tells none."""
    if isinstance(value, (list, tuple)):
        return "many" if form == "number" and len(value) > 1 else [_formed(forms, one, form) for one in value]
    message = value.message if isinstance(value, Name) else ""
    return forms.get(f"{message}.{form}", "one" if form == "number" else value)


def _tidied(found: re.Match[str]) -> str:
    text = found.group()
    return text if text.startswith("\u2068") else found.group(1) or "−"


@cache
def _forms(language: str, game: str) -> dict[str, str]:
    """The forms of names that a language has, by `message.form`."""
    bundle = _bundle(language, game)
    found = {}
    for entry in (messages(language) | (messages(language, game) if game else {})).values():
        for attribute in entry.attributes:
            if attribute.id.name in FORMS:
                pattern = bundle.get_message(entry.id.name).attributes[attribute.id.name]
                found[f"{entry.id.name}.{attribute.id.name}"] = str(bundle.format_pattern(pattern, {})[0])
    return found


def _plain(value: object) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (list, tuple)):
        value = ", ".join(str(_plain(one)) for one in value) or "none"
    return shortened(value, MOST) if isinstance(value, str) else value


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    sources = list(_sources(language).values())
    if game:
        sources += _sources(language, game).values()
    for source in sources:
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _sources(language: str, game: str = "") -> dict[str, str]:
    """The texts of a game's files, or of the house's, by their names."""
    folders = [resources.files("pragmatica.wording").joinpath(language, game)]
    if game and (package := register.package(game)):
        folders.append(resources.files(package).joinpath(f"wording/{language}/{game}"))
    files = [one for folder in folders if folder.is_dir() for one in folder.iterdir() if one.name.endswith(".ftl")]
    return {one.name: one.read_text(encoding="utf-8") for one in sorted(files, key=lambda one: one.name)}
