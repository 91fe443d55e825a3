"""What the commands share: their parsers, errors and output.

A command module has `add(subparsers)`, which calls `add_command` here with the function that runs the command. That
function takes the parsed options and returns the exit code; it raises `UsageError` for options that make no sense,
`CommandError` for what failed, and lets `PragmaticaError` and `OSError` pass. Heavy imports belong inside it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pragmatica.core.signs import trick

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


class CommandError(Exception):
    """The command failed; the message says why and what would mend it."""

    exit_code = 1


class Failed(CommandError):
    """The same, told in the language of the command by a message of the catalogues."""

    def __init__(self, message: str, **arguments: object) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class UsageError(CommandError):
    """The options make no sense; the message names the option and what it may be."""

    exit_code = 2


def add_command(
    subparsers: Subparsers,
    name: str,
    run: Callable[[argparse.Namespace], int],
    *,
    summary: str,
    description: str = "",
    examples: Sequence[str] = (),
) -> argparse.ArgumentParser:
    """Add a command (or a command of a command) whose help shows examples and ends where its options do."""
    epilog = "examples:\n" + "\n".join(f"  {line}" for line in examples) if examples else None
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=description or summary[0].upper() + summary[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add `--json`: data for programs on standard output."""
    parser.add_argument("--json", action="store_true", help="print one JSON object for programs to read")


def one_line(text: object) -> str:
    """The text without what a name in it could do to a terminal: new lines, colours, half a character."""
    return "".join(ascii(one)[1:-1] if trick(one) else one for one in str(text))


def print_json(data: Mapping[str, Any]) -> None:
    """Print one JSON object, indented, with letters of all scripts as they are."""
    json.dump(data, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """An option type: a whole number from `least` to `most`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is out of range: choose a number from {least} to {most}")
        return number

    return read
