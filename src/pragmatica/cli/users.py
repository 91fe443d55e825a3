"""`pragmatica admin user`: make and delete accounts, say what people may do, let them set a password anew."""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pragmatica.cli.base import CommandError, add_command, add_json, one_line, print_json
from pragmatica.cli.database import add_database, open_database, settings

if TYPE_CHECKING:
    from pragmatica.cli.base import Subparsers
    from pragmatica.server.accounts.rows import Account
    from pragmatica.server.accounts.store import Store

ROLES: Final = ("member", "moderator", "administrator")
HOURS: Final = 24  # for which a link sets a password
DESCRIPTION: Final = """\
Look after accounts, while the server runs or not.

`add` makes an account and prints a link with which its owner sets a password, once, within a day; `reset-password`
prints another. `delete` keeps nothing of an account but that there was one, and its seats in matches that go on are
free; where the database is a file, its server must be stopped for that. The first administrator is made here:
`add NAME --role administrator`, or `role NAME administrator`.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command with its own commands."""
    parser = add_command(
        subparsers,
        "user",
        _nothing,
        summary="make and delete accounts, give roles, reset passwords",
        description=DESCRIPTION,
        examples=(
            "pragmatica admin user add 'Maria Theresa' --role administrator",
            "pragmatica admin user role Frederick moderator",
            "pragmatica admin user reset-password Frederick",
            "pragmatica admin user delete Frederick",
        ),
    )
    commands = parser.add_subparsers(title="commands", dest="user", metavar="COMMAND", required=True)
    made = add_command(commands, "add", _add, summary="make an account and print the link that sets its password")
    role = add_command(commands, "role", _role, summary="say what somebody may do")
    reset = add_command(commands, "reset-password", _reset, summary="print a link that sets another password")
    deleted = add_command(commands, "delete", _delete, summary="delete an account, for good")
    listed = add_command(commands, "list", _list, summary="list the accounts, the oldest first")
    for command in (made, role, reset, deleted):
        command.add_argument("name", metavar="NAME")
    role.add_argument("role", choices=ROLES)
    made.add_argument("--role", choices=ROLES, default="member", help="what it may do (default: member)")
    add_json(listed)
    for command in (made, role, reset, deleted, listed):
        add_database(command)


def _nothing(_: argparse.Namespace) -> int:
    return 2


def _add(options: argparse.Namespace) -> int:
    from pragmatica.server.accounts.rows import Account
    from pragmatica.server.accounts.service import account_name
    from pragmatica.server.errors import Refused
    from pragmatica.server.kept.rows import Conflict
    from pragmatica.server.play.names import looks
    from pragmatica.server.security import new_id

    try:
        name = account_name(options.name)
    except Refused as refused:
        raise CommandError(refused.detail) from None
    with _store(options) as store:
        account = Account(new_id(), name, options.role, "", "", time.time())
        try:
            store.add(account, looks(name), None)
        except Conflict:
            raise CommandError(f"somebody is called {one_line(name)}, or looks as if he were") from None
        print(_link(options, store, account))
    return 0


def _role(options: argparse.Namespace) -> int:
    with _store(options) as store:
        account = _named(store, options.name)
        store.settle(account.id, role=options.role)
    print(f"{one_line(account.name)}: {options.role}")
    return 0


def _reset(options: argparse.Namespace) -> int:
    with _store(options) as store:
        print(_link(options, store, _named(store, options.name)))
    return 0


def _delete(options: argparse.Namespace) -> int:
    import asyncio

    from pragmatica.server.kept import postbox
    from pragmatica.server.tables.holders import give_up
    from pragmatica.server.tables.live import Hub
    from pragmatica.server.tables.service import Tables

    with _store(options, alone=True) as store:
        account = _named(store, options.name)
        with contextlib.closing(Tables(store.storage, Hub())) as tables:
            asyncio.run(give_up(tables, account.id, account.name))
            postbox.forget_all(store.storage, account.id)
            store.delete(account.id, time.time())
    print(f"{one_line(account.name)}: deleted")
    return 0


def _list(options: argparse.Namespace) -> int:
    with _store(options) as store:
        accounts = store.accounts()
    if options.json:
        fields = ("id", "name", "role", "created")
        print_json({"accounts": [{field: getattr(one, field) for field in fields} for one in accounts]})
        return 0
    for one in accounts:
        when = time.strftime("%Y-%m-%d", time.localtime(one.created))
        print(f"{one.id}  {when}  {one.role:13}  {one_line(one.name)}")
    return 0


def _link(options: argparse.Namespace, store: Store, account: Account) -> str:
    """A link that sets the password of an account, once."""
    from pragmatica.server.accounts.upkeep import RESET
    from pragmatica.server.security import new_secret

    config, secret = settings(options), new_secret()
    store.add_token(secret, RESET, account.id, time.time() + HOURS * 3600)
    host = f"[{config.host}]" if ":" in config.host else config.host
    origin = config.origins[0] if config.origins else f"http://{host}:{config.port}"
    return f"{origin}{config.root_path}/account/reset#{secret}"


def _named(store: Store, name: str) -> Account:
    from pragmatica.server.play.names import looks

    found = store.by_name(looks(name))
    if found is None:
        raise CommandError(f"nobody is called {one_line(name)}")
    return found[0]


@contextlib.contextmanager
def _store(options: argparse.Namespace, *, alone: bool = False) -> Iterator[Store]:
    from pragmatica.server.accounts.store import Store

    with open_database(options, alone=alone) as storage:
        yield Store(storage, "admin")
