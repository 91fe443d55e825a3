"""`pragmatica board check|show|export|import GAME`: boards of the physical game, and how to correct ours."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import CommandError, add_command, add_json, one_line, print_json
from pragmatica.cli.options import add_game
from pragmatica.core.reading import decoded, parsed

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers


def add(subparsers: Subparsers) -> None:
    """Add the command and its four commands."""
    parser = add_command(
        subparsers,
        "board",
        run_check,
        summary="check, show, export or import the board of a game",
        description="Our boards are reconstructions where they say so. An owner of the physical game can correct\n"
        "them: export the board, edit the file, check it, import it. A match keeps the digest of the board it uses.",
        examples=[
            "pragmatica board export maria board.json",
            "pragmatica board check maria board.json",
            "pragmatica board import maria board.json",
        ],
    )
    commands = parser.add_subparsers(title="commands", dest="board_command", metavar="COMMAND", required=True)
    check = add_command(commands, "check", run_check, summary="check a board file; faults name the field")
    add_game(check)
    check.add_argument("file", nargs="?", type=Path, help="the file; the board that ships when left out")
    show = add_command(commands, "show", run_show, summary="show a place, or figures and provenance of a board")
    add_game(show)
    show.add_argument("place", nargs="?", help="id or name of a place")
    show.add_argument("--board", metavar="DIGEST", help="an imported board")
    export = add_command(commands, "export", run_export, summary="write a board to a file")
    add_game(export)
    export.add_argument("file", type=Path)
    export.add_argument("--board", metavar="DIGEST", help="an imported board")
    bring = add_command(commands, "import", run_import, summary="check a board file and keep it under its digest")
    add_game(bring)
    bring.add_argument("file", type=Path)
    for command in (check, show, bring):
        add_json(command)


def run_check(options: argparse.Namespace) -> int:
    """Print the faults of a board file."""
    import pragmatica

    game = pragmatica.game(options.game)
    data = game.board()[1] if options.file is None else _read(options.file)
    faults = game.check_board(data)
    if options.json:
        print_json({"game": options.game, "faults": faults})
    else:
        for fault in faults:
            print(fault)
        print(_counted(faults) if faults else "all checks passed")
    return 1 if faults else 0


def run_show(options: argparse.Namespace) -> int:
    """Print what a board says of a place, or of itself."""
    import pragmatica
    from pragmatica.kit import boards

    digest, data = pragmatica.game(options.game).board(options.board)
    if options.place is None:
        shown: dict[str, Any] = {
            "game": options.game,
            "digest": digest,
            "status": data.get("status"),
            "provenance": data.get("provenance", {}).get("kinds"),
            **{name: len(one) for name, one in data.items() if isinstance(one, (list, tuple))},
            "imported": boards.known(options.game),
        }
    else:
        shown = _place(options.game, data, options.place)
    if options.json:
        print_json(shown)
    else:
        _print(shown)
    return 0


def run_export(options: argparse.Namespace) -> int:
    """Write a board to a file that does not exist yet."""
    import pragmatica

    digest, data = pragmatica.game(options.game).board(options.board)
    with options.file.open("x", encoding="utf-8") as file:
        json.dump(data, file, ensure_ascii=False, indent=1)
        file.write("\n")
    print(f"board {digest} written to {one_line(options.file)}")
    return 0


def run_import(options: argparse.Namespace) -> int:
    """Check a board file and keep it."""
    import pragmatica
    from pragmatica.kit import boards

    game, data = pragmatica.game(options.game), _read(options.file)
    faults = game.check_board(data)
    if faults:
        raise CommandError(f"{options.file} has {_counted(faults)}; the first: {faults[0]}")
    path = boards.keep(options.game, data)
    digest = game.install_board(data)
    if options.json:
        print_json({"game": options.game, "digest": digest, "file": str(path)})
    elif digest == game.board()[0]:
        print(f"nothing that is played with differs from the board that ships, which keeps its looks: {digest}")
    else:
        print(f"board {digest} imported; choose it with --board {digest}")
    return 0


def _counted(faults: list[str]) -> str:
    return "1 fault" if len(faults) == 1 else f"{len(faults)} faults"


def _read(path: Path) -> Any:
    return parsed(decoded(path.read_bytes(), str(path)), str(path))


def _place(game: str, data: Any, wanted: str) -> dict[str, Any]:
    """What the board says of a place: as the game's terminal tells it, else as the board's file does."""
    from pragmatica.core import register
    from pragmatica.kit import terminal

    room = register.room(game, terminal.ROOM)
    found: dict[str, Any] | None = getattr(room, "place", terminal.place)(data, wanted)
    if found is None:
        raise CommandError(f"no {wanted!r} on this board")
    return found


def _print(shown: dict[str, Any], indent: str = "") -> None:
    for name, value in shown.items():
        if isinstance(value, dict):
            print(f"{indent}{name}:")
            _print(value, indent + "  ")
        else:
            print(f"{indent}{name}: {', '.join(value) if isinstance(value, list) else value}")
