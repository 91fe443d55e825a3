"""Boards by digest: the one that ships with a game, and those that an owner of the physical game has imported."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from importlib import resources
from pathlib import Path
from typing import Any, Final

from pragmatica.core import register
from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import parsed_as_is

LOOKS: Final = "appearance"  # the part of a board that no rule reads: matches go on when their pieces are repainted
_DIGEST = re.compile(r"[0-9a-f]{32}")


def data_folder() -> Path:
    """Where imported boards are kept: `PRAGMATICA_DATA`, else the user's data folder."""
    if named := os.environ.get("PRAGMATICA_DATA"):
        return Path(named)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "pragmatica"


def digest(data: Mapping[str, Any]) -> str:
    """The digest of a board: equal for equal content, however it is laid out and whatever it looks like."""
    played = {name: value for name, value in data.items() if name != LOOKS}
    text = json.dumps(played, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(errors="surrogatepass"), digest_size=16).hexdigest()


def shipped(game: str) -> dict[str, Any]:
    """The board that ships with a game."""
    source = resources.files(register.package(game)).joinpath("data/board.json")
    board: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    return board


def earlier(game: str, ident: str) -> dict[str, Any] | None:
    """The board of this digest that shipped once, so that what was played on it keeps reading; None for any other.

    `data/earlier.json` names for each such digest the values that have changed since, by their JSON pointers.
    """
    source = resources.files(register.package(game)).joinpath("data/earlier.json")
    if not source.is_file():
        return None
    changed: Mapping[str, Any] | None = json.loads(source.read_text(encoding="utf-8")).get(ident)
    if changed is None:
        return None
    board = shipped(game)
    for pointer, value in changed.items():
        *way, last = (int(part) if part.isdecimal() else part for part in pointer.split("/")[1:])
        held: Any = board
        for part in way:
            held = held[part]
        held[last] = value
    return board


def imported(game: str, ident: str) -> dict[str, Any]:
    """The imported board of this digest. Raises Unreadable when it is not there, or is not what it was."""
    if not _DIGEST.fullmatch(ident):
        raise Unreadable(f"{ident!r} is no digest of a board", "board")
    path = _folder(game) / f"{ident}.json"
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Unreadable(
            f"no board {ident} is installed; `pragmatica board import {game} FILE` does so", "board"
        ) from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: not UTF-8 text", "board") from None
    board: dict[str, Any] = parsed_as_is(text, f"board, {path}")
    if digest(board) != ident:
        raise Unreadable(f"{path} has been changed since it was imported", "board")
    return board


def keep(game: str, data: Mapping[str, Any]) -> Path:
    """Write a checked board into the data folder under its digest."""
    folder = _folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{digest(data)}.json"
    begun = path.with_suffix(".new")  # so that there is never half a board
    begun.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
    begun.replace(path)
    return path


def known(game: str) -> list[str]:
    """Digests of the imported boards."""
    return sorted(path.stem for path in _folder(game).glob("*.json") if _DIGEST.fullmatch(path.stem))


def _folder(game: str) -> Path:
    return data_folder() / "boards" / game


def listed(board: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The things of a board that have an id, each with its kind: the name of the list, as it is or as a singular."""
    for name, values in board.items():
        if isinstance(values, (list, tuple)):
            for one in values:
                if isinstance(one, Mapping) and isinstance(one.get("id"), str):
                    yield singular(name), one


def singular(name: str) -> str:
    """`city` of `cities`, `place` of `places`: how things of a list are typed."""
    return f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")
