"""A recorded match that this program cannot play, told as far as its file does without the rules."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from pragmatica.cli.base import one_line, print_json
from pragmatica.core.errors import PragmaticaError, Unreadable

if TYPE_CHECKING:
    from pragmatica.core.game import Options

_HEADER: Final = re.compile(r'\[([A-Z][A-Za-z0-9_.]*) ("(?:[^"\\]|\\.)*")\]')
_FIELDS: Final = {  # without which a file is none of a match: in a record, and in a saved match
    "Game": "game",
    "Scenario": "scenario",
    "Players": "players",
    "RulesVersion": "rules_version",
    "Board": "board",
}


class Unplayed:
    """What a file tells of such a match: `headers` as in a record, and `lines` of what happened."""

    def __init__(self, headers: dict[str, str], lines: list[str], why: str) -> None:
        self.headers = headers
        self.lines = lines
        self.why = why

    def print(self, sentence: str) -> None:
        """Show it to a person, the sentence first that says why it is told like this."""
        print(sentence)
        for name, value in self.headers.items():
            print(f"  {name}: {one_line(value)}")
        for line in self.lines:
            print(one_line(line))

    def print_json(self) -> None:
        """The same for programs."""
        print_json({"unplayable": self.why, "headers": self.headers, "lines": self.lines})


def unplayed(text: str, language: str = "en") -> Unplayed | None:
    """What the text tells; None where this program has rules, board and options of the match, or it tells of none."""
    found = _saved(text) if text.lstrip().startswith("{") else _recorded(text)
    if found is None:
        return None
    headers, lines = found
    why = _missing(headers, language)
    return Unplayed(headers, lines, why) if why else None


def _recorded(text: str) -> tuple[dict[str, str], list[str]] | None:
    headers: dict[str, str] = {}
    rows = re.split(r"\r\n|\r|\n", text)
    while rows and (not rows[0].strip() or (header := _HEADER.fullmatch(rows[0].strip()))):
        if rows.pop(0).strip() and header is not None:
            try:
                headers[header[1]] = str(json.loads(header[2]))
            except ValueError:
                return None
    return (headers, [row for row in rows if row.strip()]) if headers.keys() >= _FIELDS.keys() else None


def _saved(text: str) -> tuple[dict[str, str], list[str]] | None:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or not data.keys() >= {*_FIELDS.values(), "state"}:
        return None
    if not isinstance(data.get("options"), dict):
        return None
    headers = {name: str(data[key]) for name, key in _FIELDS.items()}
    headers |= {f"Option.{name}": _text(value) for name, value in data["options"].items()}
    tags = data.get("tags")
    headers |= {str(name): str(value) for name, value in tags.items()} if isinstance(tags, dict) else {}
    return headers, []


def _missing(headers: dict[str, str], language: str) -> str:
    """What this program lacks to play the match; empty if nothing."""
    from pragmatica.core import register
    from pragmatica.core.game import make_setup
    from pragmatica.wording import text

    try:
        played = register.game(headers["Game"])
        if headers["RulesVersion"] != str(played.rules_version):
            version = headers["RulesVersion"]
            return text(language, "cli-other-rules", version=version, played=played.rules_version)
        texts = {spec.name: {_text(value): value for value in spec.values} for spec in played.options}
        options: Options = {
            name.removeprefix("Option."): texts.get(name.removeprefix("Option."), {}).get(text, text)
            for name, text in headers.items()
            if name.startswith("Option.")
        }
        players = int(headers["Players"])
        make_setup(played, headers["Scenario"], players, options, headers["Board"])
    except Unreadable as error:
        return error.text(language)
    except PragmaticaError as error:
        return str(error)
    except ValueError:
        return ""
    return ""


def _text(value: object) -> str:
    return value if isinstance(value, str) else str(value).lower()
