"""`pragmatica bench`: measure the speed of this installation."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from pragmatica.cli.base import UsageError, add_command, add_json, print_json, whole_number

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

DESCRIPTION = """\
Measure the speed of this installation.

Beside each figure stands the processor time of the script `for i in range(10**7): x += i`, taken just before: divide
by it to compare machines (a quiet core of the kind that the targets are meant for needs about 0.8 s). Sections:
engine (raw states, where search works), surface (matches and bots), server (a running server under
load), club (the same with accounts and clocks; with PRAGMATICA_DATABASE, an empty PostgreSQL database, one, two and
four servers), followers (one match that very many people watch).
"""


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "bench",
        run,
        summary="measure the speed of this installation",
        description=DESCRIPTION,
        examples=("pragmatica bench", "pragmatica bench engine --seconds 10 --json"),
    )
    parser.add_argument(
        "sections", nargs="*", metavar="SECTION", help="engine, surface, server, club, followers (default: all)"
    )
    parser.add_argument(
        "--seconds", type=whole_number(1, 3600), default=5, metavar="N", help="for each timed figure (default: 5)"
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    from pragmatica.bench import SECTIONS, machine, measure
    from pragmatica.bench.measured import reference

    sections = options.sections or list(SECTIONS)
    for name in sections:
        if name not in SECTIONS:
            raise UsageError(f"unknown section {name!r}; known: {', '.join(SECTIONS)}")
    where = machine()
    if not options.json:
        print(", ".join(f"{name}: {value}" for name, value in where.items()))
    figures = []
    for section, figure in measure(sections, options.seconds):
        figures.append({"section": section, **figure.to_json()})
        if options.json:
            print(f"{section}: {figure.name}", file=sys.stderr)
            continue
        verdict = {None: "", True: ", met", False: ", MISSED"}[figure.met]
        target = f" (target {figure.target:g}{verdict})" if figure.target is not None else ""
        loop = f"; loop {figure.loop_seconds} s" if figure.loop_seconds is not None else ""
        note = f"\n    {figure.note}" if figure.note else ""
        print(f"{section}: {figure.name}: {figure.value:g} {figure.unit}{target}{loop}{note}", flush=True)
    if options.json:
        print_json({"machine": where, "javascript_decisions_per_second": reference(), "figures": figures})
    return 0
