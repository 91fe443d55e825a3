"""Tables of a game's positions for documents, between marks that say which: `<!-- GAME: questions -->`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from pragmatica.core.game import Game
from pragmatica.kit.written import form, head
from pragmatica.kit.written.kinds import REQUIRED, Field, Flag, Kind, Names, OrNone, Whole
from pragmatica.kit.written.questions import Question, Questions

MOST: Final = 12  # names of what a question may stand on, lest a table be all about that
_MARKED: Final = re.compile(
    r"(?P<begin><!-- (?P<game>\w+): (?P<table>[\w-]+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)


def marked(text: str, games: Mapping[str, Game[Any]]) -> str:
    """The document with all marked tables as they should be."""

    def made(match: re.Match[str]) -> str:
        if match["game"] not in games:  # it is in the making, or not installed
            return match[0]
        lines = "\n".join(rows(games[match["game"]], match["table"]))
        return f"{match['begin']}\n{lines}\n\n{match['end']}"

    return _MARKED.sub(made, text)


def rows(game: Game[Any], name: str) -> Iterator[str]:
    """The lines of one of the game's tables; `fields` has those of every game, too."""
    found = form.of(game)
    assert found is not None
    table = found.tables[name]
    if isinstance(table, Mapping):
        yield from ("| field | what it says | left out |", "|---|---|---|")
        if name == "fields":
            yield from _head(game)
        for field, part in table.items():
            yield f"| `{field}` | {part.says} | {part.usual} |"
    else:
        yield from ("| question | what is open | fields | where it stands |", "|---|---|---|---|")
        for one in table:
            fields = ", ".join(_field(field, kind) for field, kind in one.written.items())
            if one.branches:
                fields = f"`branches` of {form.named(one.branches)}, each a list"
            told = f"{one.meaning.rstrip('.')} [{one.rule}]"
            yield f"| `{one.name}` | {told} | {fields} | {_where(found.questions, one)} |"


def _head(game: Game[Any]) -> Iterator[str]:
    players = ", ".join(map(str, sorted(game.scenarios[0].seats)))
    yield f"| `scenario` | {form.named(one.id for one in game.scenarios)} | `{game.scenarios[0].id}` |"
    yield f"| `players` | {players} | {head.usual_players(game)} |"
    yield "| `options` | as when a match is made | the defaults |"
    yield "| `board` | digest of the board | the one that ships |"
    yield "| `seed` | decides what chance will bring | 0 |"
    yield "| `asked` | the open questions, see below | the phase begins |"


def _field(name: str, field: Field[Any]) -> str:
    """The field, what it is unless its name says so, and what it is where it is left out."""
    told = [field.note or _word(name, field.kind)]
    if field.default is not REQUIRED and field.follows is None:
        plain = not field.note and isinstance(field.kind, (Flag, Whole))  # what it is says its default
        told = ["" if plain else told[0], f"else {_default(field.default)}"]
    inside = ", ".join(filter(None, told))
    return f"`{name}` ({inside})" if inside else f"`{name}`"


def _word(name: str, kind: Kind[Any]) -> str:
    if isinstance(kind, OrNone):
        return f"{_word('', kind.kind)} or null"
    if isinstance(kind, Names) and kind.fixed:
        return form.named(kind.fixed)
    return "" if kind.word == name else kind.word


def _default(value: Any) -> str:
    if isinstance(value, str):
        return f"`{value}`"
    return "none" if value in ([], {}) else json.dumps(value)


def _where(questions: Questions[Any], one: Question[Any]) -> str:
    """When it is asked as the lowest one, and what it may stand on."""
    told = []
    shown = questions.shown(one)
    if "nothing" in shown:
        told.append(f"in {form.named(one.moments)}" if one.moments else "by itself")
    if "a branch" in shown:
        told.append("in a branch")
    names = [name for name in shown if name not in ("nothing", "a branch")]
    if len(names) > MOST:
        told.append("on what has led to it")
    elif names:
        told.append(f"on {form.named(names)}")
    if one.brings is not None and not questions.of(one.brings).unwritten:
        told[-1] += ", which goes without saying"
    return "; ".join(told)
