"""`pragmatica play GAME`: a whole match in the terminal."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pragmatica.cli.base import Failed, add_command, whole_number
from pragmatica.cli.options import add_setup, read_bots, read_setup

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers
    from pragmatica.core.match import Match

DESCRIPTION = """\
Play in the terminal: alone against bots, hot-seat, or watching bots.

Everything is plain text, line by line, as a screen reader likes it. Answer with a number, a name, or the notation of a
whole march (`Schwerin Liegnitz-Lüben-Glogau`); `help` tells the commands. Between two people at one screen a curtain
hides what the other must not see.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "play",
        run,
        summary="play in the terminal, alone, hot-seat or against bots",
        description=DESCRIPTION,
        examples=(
            "pragmatica play maria",
            "pragmatica play maria --bots steady,steady,you --save evening.json",
            "pragmatica play maria --bots you --open           all seats yours, no curtain",
            "pragmatica play maria --resume evening.json",
            "pragmatica play maria --players 2 --bots you,steady --language pl",
            "pragmatica play ancien_regime --scenario 1756 --players 5",
        ),
    )
    add_setup(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help="who plays each seat: you, steady or random; one word for all (default: you at the first, else steady)",
    )
    parser.add_argument("--seed", type=whole_number(0, 2**128 - 1), metavar="K", help="repeatable chance")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save there after every answer")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match, and save there")
    parser.add_argument("--open", action="store_true", help="no curtain between the persons at this screen")
    parser.add_argument("--language", metavar="CODE", help="en or pl (default: the system's, else en)")


def run(options: argparse.Namespace) -> int:
    """Play; 0 when the match has ended, 1 when somebody left it."""
    from pragmatica import bots
    from pragmatica.cli.table import YOU, Table
    from pragmatica.cli.texts import choose_language
    from pragmatica.kit.terminal import Texts, describer

    language = choose_language(options.language)
    match, names = _resume(options) if options.resume is not None else _begin(options)
    players = {seat: None if name == YOU else bots.make(name, match.setup.game) for seat, name in names.items()}
    texts = Texts(match, language)
    if sys.stdin.isatty():
        import readline

        readline.set_history_length(1000)
    file = options.save or options.resume
    table = Table(match, players, describer(match, texts), texts, file=file, curtain=not options.open)
    print(texts.title())
    print(texts.say("cli-welcome"))
    if YOU in names.values():
        for seat, name in names.items():
            if name != YOU:
                print(texts.say("cli-plays", seat=texts.name("seat", seat), bot=name))
    return 0 if table.run() else 1


def _begin(options: argparse.Namespace) -> tuple[Match, dict[str, str]]:
    """A new match, and who plays its seats."""
    import pragmatica

    game, scenario, players, chosen = read_setup(options)
    match = pragmatica.new(
        game.id, scenario=scenario, players=players, options=chosen, seed=options.seed, board=options.board
    )
    return match, _players(options, match)


def _resume(options: argparse.Namespace) -> tuple[Match, dict[str, str]]:
    """A saved match, and who played its seats when it was saved, unless the options say otherwise."""
    import pragmatica
    from pragmatica.core.reading import decoded

    text = decoded(options.resume.read_bytes(), str(options.resume))
    match = pragmatica.load(text)
    if match.setup.game != options.game:
        raise Failed("cli-other-game", file=str(options.resume), found=match.setup.game, game=options.game)
    saved = json.loads(text).get("seats")
    if options.bots is None and isinstance(saved, dict) and set(saved) == set(match.seats):
        return match, saved
    return match, _players(options, match)


def _players(options: argparse.Namespace, match: Match) -> dict[str, str]:
    """Who plays: the person, against the first bot that the game has, unless the options say otherwise."""
    from pragmatica import bots
    from pragmatica.cli.table import YOU

    known = bots.names(match.setup.game)
    text = options.bots or ",".join([YOU] + [known[0]] * (len(match.seats) - 1))
    names = read_bots(text, match.seats, (YOU, *known), match.setup.game)
    return dict(zip(match.seats, names, strict=True))
