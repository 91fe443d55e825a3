"""`pragmatica worker`: do what a server does beside answering requests."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pragmatica.cli.base import add_command, whole_number

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

DESCRIPTION: Final = """\
Let bots answer, and tell people who are not looking, for the servers that share a PostgreSQL database.

It answers no requests and needs no port. As many may run as are wanted, on any machine; a server with `--bots 0`
leaves all answers of bots to them. Settings are those of `pragmatica serve`; Ctrl-C ends it, and another takes up
what it leaves.
"""
NOT_SETTINGS: Final = {"command", "run", "config"}


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "worker",
        run,
        summary="do a server's work beside requests: bots, and what people are told",
        description=DESCRIPTION,
        examples=("pragmatica worker --database postgresql://user@localhost/pragmatica --bots 4",),
    )
    parser.add_argument("--data", metavar="DIR", help="folder for settings and the key of web push (default: data)")
    parser.add_argument("--database", metavar="URL", help="the PostgreSQL database that the servers share")
    parser.add_argument("--bots", type=whole_number(0, 64), metavar="N", help="processes for bots (default: 2)")
    parser.add_argument("--log", choices=("text", "json"), help="form of the log on standard error (default: text)")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (default: pragmatica.toml in --data)")


def run(options: argparse.Namespace) -> int:
    """Work until told to stop."""
    from pragmatica.server.config import read_config
    from pragmatica.server.run import work

    given = {name: value for name, value in vars(options).items() if name not in NOT_SETTINGS}
    return work(read_config(given, options.config))
