"""`pragmatica admin`: look after a server."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pragmatica.cli import recess, users
from pragmatica.cli.base import add_command, add_json, one_line, print_json
from pragmatica.cli.database import add_database, open_database

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers

DESCRIPTION: Final = """\
Look after a server: back it up, move it, export a table, make accounts, close it for upkeep.

The database is found as `pragmatica serve` finds it: --data, --database, the environment, pragmatica.toml. `backup`,
`export` and `tables` may run while the server does; `restore` and `import` go into a database whose server is stopped.
A backup made from SQLite can be restored into PostgreSQL and the other way round. It holds the seeds of running
matches: keep it safe.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command with its own commands."""
    parser = add_command(
        subparsers,
        "admin",
        _nothing,
        summary="look after a server: back it up, restore it, export a table, make accounts",
        description=DESCRIPTION,
        examples=(
            "pragmatica admin backup monday.jsonl.gz --data /var/lib/pragmatica",
            "pragmatica admin restore monday.jsonl.gz --database postgresql://user@localhost/pragmatica",
            "pragmatica admin tables --json",
            "pragmatica admin user add 'Maria Theresa' --role administrator",
            "pragmatica admin pause --message 'New engine, back at nine' --in 10m",
            "pragmatica admin ratings --rebuild",
            "pragmatica admin openapi > web/openapi.json",
        ),
    )
    commands = parser.add_subparsers(title="commands", dest="admin", metavar="COMMAND", required=True)
    backup = add_command(commands, "backup", _backup, summary="write everything into a file")
    backup.add_argument("file", type=Path, metavar="FILE", help="new file, such as backup.jsonl.gz")
    restore = add_command(commands, "restore", _restore, summary="read a backup into an empty database")
    restore.add_argument("file", type=Path, metavar="FILE")
    export = add_command(commands, "export", _export, summary="write one table into a file")
    export.add_argument("table", metavar="TABLE", help="its id, as in the address of its page")
    export.add_argument("file", type=Path, metavar="FILE", help="new file, such as table.jsonl.gz")
    imported = add_command(commands, "import", _import, summary="read exported tables into a database")
    imported.add_argument("file", type=Path, metavar="FILE")
    tables = add_command(commands, "tables", _tables, summary="list the tables, the latest first")
    add_json(tables)
    ratings = add_command(commands, "ratings", _ratings, summary="reckon all ratings again from the results")
    ratings.add_argument("--rebuild", action="store_true", required=True, help="do it; the server may run")
    for command in (backup, restore, export, imported, tables, ratings):
        add_database(command)
    users.add(commands)
    recess.add(commands)
    add_command(commands, "openapi", _openapi, summary="print the description of the server's interface (OpenAPI)")


def _nothing(_: argparse.Namespace) -> int:
    return 2


def _backup(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import backup

    with open_database(options, alone=False) as storage:
        rows = backup.save(storage, options.file)
    print(f"{rows} rows written to {one_line(options.file)}", file=sys.stderr)
    return 0


def _restore(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import backup

    with open_database(options, alone=True) as storage:
        rows = backup.restore(storage, options.file)
    print(f"{rows} rows restored", file=sys.stderr)
    return 0


def _export(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import backup

    with open_database(options, alone=False) as storage:
        rows = backup.save(storage, options.file, options.table)
    print(f"{rows} rows written to {one_line(options.file)}", file=sys.stderr)
    return 0


def _import(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import backup

    with open_database(options, alone=True) as storage:
        rows = backup.add(storage, options.file)
    print(f"{rows} rows imported", file=sys.stderr)
    return 0


def _tables(options: argparse.Namespace) -> int:
    with open_database(options, alone=False) as storage:
        lines = storage.listing()
    if options.json:
        print_json({"tables": lines})
        return 0
    for line in lines:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(line["updated"]))
        state = "over" if line["over"] else f"step {line['step']}" if line["begun"] else "waits for players"
        game = f"{line['game']} {line['scenario']}, {line['players']} players"
        print(f"{line['id']}  {when}  {game}, {state}  {line['name']}")
    return 0


def _ratings(options: argparse.Namespace) -> int:
    from pragmatica.server.kept import results

    with open_database(options, alone=False) as storage, storage.writing() as connection:
        count = results.rebuild(connection)
    print(f"ratings reckoned again from {count} matches", file=sys.stderr)
    return 0


def _openapi(_: argparse.Namespace) -> int:
    from pragmatica.server.openapi import text

    sys.stdout.write(text())
    return 0
