"""The command line: `pragmatica COMMAND …`. One module per command, imported only when it is called."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pragmatica.cli import streams

if TYPE_CHECKING:
    from pragmatica.core.errors import Unreadable

COMMANDS: Final = {  # command → the module that adds it, and its line in the list of commands
    "serve": ("pragmatica.cli.serve", "host tables for the browser"),
    "worker": ("pragmatica.cli.worker", "do a server's work beside requests: bots, and what people are told"),
    "play": ("pragmatica.cli.play", "play in the terminal, alone, hot-seat or against bots"),
    "simulate": ("pragmatica.cli.simulate", "let bots play many games and count the results"),
    "replay": ("pragmatica.cli.replay", "show or verify a recorded match"),
    "picture": ("pragmatica.cli.picture", "draw the board of a match as SVG or PNG"),
    "board": ("pragmatica.cli.board", "check, show, export or import the board of a game"),
    "rules": ("pragmatica.cli.rules", "read the rules of a game, or one of them"),
    "lessons": ("pragmatica.cli.lessons", "list the lessons of the games, play one, or check that each can be played"),
    "coverage": ("pragmatica.cli.coverage", "show which rules are cited by code and tests"),
    "bench": ("pragmatica.cli.bench", "measure the speed of this installation"),
    "admin": ("pragmatica.cli.admin", "look after a server: back it up, restore it, export a table"),
}
INTERRUPTED: Final = 130
EPILOG: Final = """\
examples:
  pragmatica play maria --bots steady,steady,you
  pragmatica simulate maria --bots steady,random,random --games 100 --workers 2
  pragmatica rules maria M-10.41
  pragmatica COMMAND --help            what a command can do

exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 verified but for who chose the seed, 130 interrupted
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code, one of those that EPILOG tells."""
    streams.prepare()
    try:
        code = _answer(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        streams.complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone: nothing more to say
        streams.silence(sys.stdout)
        return 1
    except OSError as error:
        streams.complain(f"pragmatica: error: the output cannot be written: {error.strerror}")
        return 1


def _answer(arguments: list[str]) -> int:
    """Read the arguments and run the command."""
    parser = _parser(arguments[0] if arguments else "")
    try:
        options = parser.parse_args(arguments)
    except SystemExit as exit:  # argparse has printed what was wrong, or the help
        return exit.code if isinstance(exit.code, int) else 2
    return _run(parser.prog, options)


def _run(program: str, options: argparse.Namespace) -> int:
    from pragmatica.cli.base import CommandError, Failed, one_line
    from pragmatica.core.errors import Illegal, PragmaticaError, Unreadable

    try:
        return int(options.run(options))
    except Failed as error:
        from pragmatica import wording

        message, code = wording.text(_language(options), error.message, **error.arguments), error.exit_code
    except CommandError as error:
        message, code = str(error), error.exit_code
    except Unreadable as error:
        message, code = _told(error, options), 1
    except Illegal as error:
        message, code = " ".join(one.text(_language(options)) for one in error.reasons), 1
    except PragmaticaError as error:
        message, code = str(error), 1
    except BrokenPipeError:
        raise
    except OSError as error:
        message, code = f"{error.filename}: {error.strerror}" if error.filename else str(error), 1
    streams.complain(f"{program} {options.command}: error: {one_line(message)}")
    return code


def _language(options: argparse.Namespace) -> str:
    """That of the command; where it takes none that of the system."""
    from pragmatica.cli.texts import choose_language

    return choose_language(getattr(options, "language", None))


def _told(error: Unreadable, options: argparse.Namespace) -> str:
    """What is wrong with what was read, in the language of the command.

    A field of a position is told as it stands in the file, where its reader has to find it, and by its name.
    """
    if error.reason is None:
        return str(error)
    says = error.text(_language(options))
    return says if says.startswith(error.where) else f"{error.where}: {says}"


def _parser(called: str) -> argparse.ArgumentParser:
    """The parser of all commands, of which only the called one is complete."""
    parser = argparse.ArgumentParser(
        prog="pragmatica",
        description="Board games of the wars for Silesia and the Austrian succession.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show versions, and the engine that runs")
    subparsers = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", required=True)
    for name, (module, summary) in COMMANDS.items():
        if name == called:
            importlib.import_module(module).add(subparsers)
        else:
            subparsers.add_parser(name, help=summary, add_help=False)
    return parser


class _Version(argparse.Action):
    """Print the installed version, the engine that runs, and the rules; looked up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        import pragmatica

        print(f"pragmatica {version('pragmatica')}")
        print(f"engine: {pragmatica.engine()}")
        for game in pragmatica.games():
            print(f"rules of {game.id}: version {game.rules_version}")
        parser.exit()
