"""`pragmatica serve`: host tables for the browser."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pragmatica.cli.base import add_command, whole_number

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

DESCRIPTION: Final = """\
Host tables for the browser.

Everything is kept in one file below --data, or in a PostgreSQL database. Settings not given here come from the
environment (PRAGMATICA_PORT=9000 …) or from pragmatica.toml in the data folder; docs/hosting.md lists them. Ctrl-C
stops the server; clients come back by themselves when it is started again.
"""
NOT_SETTINGS: Final = {"command", "run", "config"}


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "serve",
        run,
        summary="host tables for the browser",
        description=DESCRIPTION,
        examples=(
            "pragmatica serve",
            "pragmatica serve --port 9000 --data /var/lib/pragmatica",
            "pragmatica serve --origin https://games.example",
            "pragmatica serve --database postgresql://user@localhost/pragmatica --workers 2",
        ),
    )
    parser.add_argument("--host", metavar="ADDRESS", help="address to listen at (default: 127.0.0.1)")
    parser.add_argument(
        "--port", type=whole_number(0, 65_535), metavar="N", help="port; 0 takes a free one (default: 8000)"
    )
    parser.add_argument("--data", metavar="DIR", help="folder for the database (default: data)")
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL database instead of a file")
    parser.add_argument(
        "--workers",
        type=whole_number(1, 64),
        metavar="N",
        help="processes; more than one needs PostgreSQL (default: 1)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        dest="origins",
        metavar="URL",
        help="public address when a proxy stands in front, such as https://games.example (may be repeated)",
    )
    parser.add_argument(
        "--root-path", metavar="PATH", help="where the proxy puts the site below its host, such as /pragmatica"
    )
    parser.add_argument(
        "--durable", action="store_true", default=None, help="SQLite: wait for the disk at every move (half the speed)"
    )
    parser.add_argument("--bots", type=whole_number(0, 64), metavar="N", help="processes for bots (default: 2)")
    parser.add_argument("--log", choices=("text", "json"), help="form of the log on standard error (default: text)")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (default: pragmatica.toml in --data)")


def run(options: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from pragmatica.server.config import read_config
    from pragmatica.server.run import serve

    given = {name: value for name, value in vars(options).items() if name not in NOT_SETTINGS}
    return serve(read_config(given, options.config))
