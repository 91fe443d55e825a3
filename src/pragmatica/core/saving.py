"""A match as it is saved, and as it travels: written and read. No other module sees what a match keeps to itself."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol, TypeVar

from pragmatica.core import register, travel
from pragmatica.core.errors import Text, Unreadable, told
from pragmatica.core.frozen import freeze
from pragmatica.core.game import Game, Setup, checked_seed, make_setup
from pragmatica.core.history import History
from pragmatica.core.log import Event
from pragmatica.core.offers import Offers
from pragmatica.core.reading import as_object, parsed, plain
from pragmatica.core.saved import numbers, part, reading
from pragmatica.core.state import FlowState

FORMAT = "pragmatica-match"
FORMAT_VERSION = 1
_TAG = re.compile("[A-Z][A-Za-z0-9_.]*")
_SEED = re.compile("[0-9a-f]{1,1024}")  # of as many bits as a seed may have


class Kept(Protocol):
    """What is saved of a match."""

    game: Game[Any]
    setup: Setup
    seed: int | None
    state: FlowState
    start_chance: tuple[int, ...]
    start_position: Mapping[str, Any] | None
    tags: dict[str, str]
    _opening: tuple[Event, ...] | None
    _versions: list[int]
    _offers: Offers
    _history: History


M = TypeVar("M", bound=Kept)
Opening = tuple[Event, ...] | None
Make = Callable[[Game[Any], Setup, int | None, FlowState], M]


def to_json(match: Kept, history: bool = True) -> str:
    """The whole match as JSON text. Without history it cannot be replayed or undone."""
    return json.dumps(to_data(match, history), separators=(",", ":"), ensure_ascii=False)


def to_data(match: Kept, history: bool = True, records: bool = True) -> dict[str, Any]:
    """The same as plain values, for who writes JSON in a quicker way.

    With history but without `records` it can be undone as far as now, and not be replayed.
    """
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": match.setup.game,
        "rules_version": match.game.rules_version,
        "scenario": match.setup.scenario,
        "players": match.setup.players,
        "options": dict(match.setup.options),
        "board": match.setup.board,
        "seed": None if match.seed is None else format(match.seed, "x"),
        "versions": match._versions,
        "free": match._offers.free,
        "state": match.state.to_json(),
    }
    if history:
        data["tags"] = match.tags
        data["start_chance"] = match.start_chance
        data["start_position"] = match.start_position
        data["history"] = match._history.to_json(records)
    return data


def from_json(make: Make[M], text: Text) -> M:
    """The inverse of `to_json`, for what this program has saved itself. Raises Unreadable naming the field."""
    if not isinstance(text, str):
        raise Unreadable("must be text", "match")
    data = parsed(text, "match")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable(f"not a match: must be {FORMAT!r}", "format")
    if data.get("version") != FORMAT_VERSION:
        raise Unreadable(f"{told(data.get('version'))}; this program reads {FORMAT_VERSION}", "version")
    return from_data(make, data)


def from_data(make: Make[M], data: dict[str, Any]) -> M:
    """The inverse of `to_data`. Raises Unreadable naming the field."""
    with reading():
        return _from_data(make, data)


def _from_data(make: Make[M], data: dict[str, Any]) -> M:
    game = register.game(part(data, "game"))
    if part(data, "rules_version") != game.rules_version:
        raise Unreadable(f"{told(data['rules_version'])}; this program plays {game.rules_version}", "rules_version")
    chosen = [part(data, name) for name in ("scenario", "players", "options", "board")]
    setup = make_setup(game, *chosen)
    seed, state = _seed(part(data, "seed")), part(data, "state")
    with reading("state"):
        match = make(game, setup, seed, game.load(setup, as_object(state, "")))
    match._versions = numbers(data, "versions", 1 << 62, len(setup.seats))
    match._offers.free = numbers(data, "free", 1 << 62, len(setup.seats))
    if "history" in data:
        match.tags = _tags(part(data, "tags"))
        match.start_chance = tuple(numbers(data, "start_chance", 1 << 62))
        start = part(data, "start_position")
        match.start_position = (
            None if start is None else freeze(plain(as_object(start, "start_position"), "start_position"))
        )
        match._opening = None  # made anew when it is asked for
        with reading("history"):
            match._history = History.from_json(game.answers, data["history"], match.state, partial(game.load, setup))
            for number, record in enumerate(match._history.records):
                if not 0 <= record.seat < len(setup.seats):
                    raise Unreadable(f"no seat {record.seat}", f"records[{number}]")
    return match


def arrived(make: Make[M], text: str, tags: dict[str, str], board: travel.BoardData, opening: Opening) -> M:
    """The match that another process has sent as `to_data` tells it without its tags, which may be any.

    `opening` as far as it was known: what a redrawn match has begun with cannot be made anew.
    """
    data = json.loads(text)
    travel.bring(data["game"], data["board"], board)
    match = from_data(make, data)
    match.tags, match._opening = tags, opening
    return match


def _seed(text: Any) -> int | None:
    """The seed, which is saved as hexadecimal text; None if it is not known."""
    if text is None:
        return None
    if not isinstance(text, str) or not _SEED.fullmatch(text):
        raise Unreadable(f"{told(text)}; must be a number in hexadecimal digits, or null", "seed")
    return checked_seed(int(text, 16))


def _tags(value: Any) -> dict[str, str]:
    """What else a record says, as its headers can."""
    tags: dict[str, Any] = plain(as_object(value, "tags"), "tags")
    for name, text in tags.items():
        if not _TAG.fullmatch(name):
            raise Unreadable("a name has letters, digits, _ and . and begins with a capital letter", f"tags.{name}")
        if not isinstance(text, str):
            raise Unreadable(f"{told(text)}; must be text", f"tags.{name}")
    return tags
