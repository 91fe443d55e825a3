"""Texts for people: Fluent catalogues, one folder per language, one file per area.

Ids: `core-…`; of a game `maria-event-<kind>`, `maria-why-<reason>`, `maria-decision-<kind>` with `.why` and `.help`,
`maria-action-<type>`, `maria-option-<name>` with `.help` and `.value-<value>`, `maria-outcome-<reason>`; names such as
`power-prussia`. Arguments are numbers and texts; a truth value is given as `yes` or `no`, nothing as `none`, a list
joined (`none` if it is empty). Names in arguments (`city:lueben`) are looked up by the game's `wording` module before
they come here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from pragmatica.core.errors import Unreadable, shortened, told

LANGUAGES: Final = ("en", "pl")
FALLBACK: Final = "en"
MOST: Final = 2000  # characters of an argument that are told; Fluent gives up somewhat above
_BEGINNING: Final = re.compile("\u2068[^\u2069]*\u2069|(?:^|[.!?] )the ")  # what a player has written stays as it is


def known(language: object) -> str:
    """The language, if there are texts in it. Raises Unreadable."""
    if language not in LANGUAGES:
        raise Unreadable(f"unknown language {told(language)}; known: {', '.join(LANGUAGES)}", "language")
    return str(language)


def text(language: str, message: str, **arguments: object) -> str:
    """The message (or its attribute, `message.attribute`) in the language, else in English. Raises KeyError."""
    return formatted(language, message, arguments)


def formatted(language: str, message: str, arguments: Mapping[str, object]) -> str:
    """The same with arguments from a mapping."""
    ident, _, attribute = message.partition(".")
    for one in (language, FALLBACK):
        bundle = _bundle(one)
        if bundle.has_message(ident):
            found = bundle.get_message(ident)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                result, errors = bundle.format_pattern(
                    pattern, {name: _plain(value) for name, value in arguments.items()}
                )
                if errors:
                    raise errors[0]
                return str(result)
    raise KeyError(message)


def within(language: str, name: str) -> str:
    """The name as it stands within a sentence: its attribute `inside` where it takes an article there."""
    try:
        return formatted(language, f"{name}.inside", {})
    except KeyError:
        return formatted(language, name, {})


def sentences(language: str, message: str, arguments: Mapping[str, object]) -> str:
    """The message with a capital where an article of a name begins a sentence."""
    return _BEGINNING.sub(_with_capital, formatted(language, message, arguments))


def _with_capital(found: re.Match[str]) -> str:
    text = found.group()
    return text if text.startswith("\u2068") else f"{text[:-4]}The "


def messages(language: str) -> dict[str, Message]:
    """All messages of a language, parsed, by id."""
    return {
        entry.id.name: entry
        for source in _sources(language).values()
        for entry in FluentResource(source).body
        if isinstance(entry, Message)
    }


def _plain(value: object) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (list, tuple)):
        value = ", ".join(str(_plain(one)) for one in value) or "none"
    return shortened(value, MOST) if isinstance(value, str) else value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def _sources(language: str) -> dict[str, str]:
    if language not in LANGUAGES:
        raise KeyError(language)
    folder = resources.files("pragmatica.wording").joinpath(language)
    files = sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
    return {one.name: one.read_text(encoding="utf-8") for one in files}
