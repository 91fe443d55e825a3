"""`pragmatica picture FILE -o board.svg`: the board of a match as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from pragmatica.cli.base import UsageError, add_command
from pragmatica.cli.files import match_in, text_in

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

DESCRIPTION = """\
Draw the board of a match: of a game record, a saved match or a position.

What a spectator sees is drawn; with --seat what this seat knows, with --everything all of it. The name of the output
says what it becomes, .svg or .png; without one the SVG goes to standard output.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "picture",
        run,
        summary="draw the board of a match as SVG or PNG",
        description=DESCRIPTION,
        examples=(
            "pragmatica picture evening.txt -o end.svg",
            "pragmatica picture evening.txt --step 120 --seat frederick -o step-120.png --width 2400",
        ),
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a game record, a saved match or a position; - reads standard input"
    )
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="a file that ends in .svg or .png")
    parser.add_argument("--step", type=int, metavar="N", help="after so many answers (default: the last)")
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="SEAT", help="what this seat knows")
    eyes.add_argument("--everything", action="store_true", help="with every secret open")
    parser.add_argument("--width", type=int, metavar="PIXELS", help="width of a PNG (default: 1600)")
    parser.add_argument("--language", metavar="CODE", help="en or pl (default: the system's, else en)")


def run(options: argparse.Namespace) -> int:
    """Draw it."""
    from pragmatica.cli.texts import choose_language
    from pragmatica.kit.picture import WIDTH

    match = match_in(text_in(options.file))
    if options.seat is not None and options.seat not in match.seats:
        raise UsageError(f"--seat: unknown seat {options.seat!r}; seats: {', '.join(match.seats)}")
    if options.step is not None:
        if not 0 <= options.step <= len(match.records):
            raise UsageError(f"--step: {options.step}; the match has 0 to {len(match.records)}")
        match = match.at(options.step)
    picture = match.picture(options.seat, everything=options.everything, language=choose_language(options.language))
    if options.output is None:
        sys.stdout.write(picture.svg + "\n")
    else:
        picture.save(options.output, WIDTH if options.width is None else options.width)
    return 0
