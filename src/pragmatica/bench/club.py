"""A club at play: accounts that are signed in, clocks that run, at one server or several that share a database.

Without `PRAGMATICA_DATABASE` a file is measured; with it, an empty PostgreSQL database and one, two and four servers.
Each browser then asks one of them all the time, or, as behind a balancer, another one with each request.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final

import msgspec

from pragmatica.bench import Figure, loop_seconds
from pragmatica.bench.server import CONNECTIONS, TABLES, Address, Connection, Load, opening, serving

SERVERS: Final = (1, 2, 4)
PACE: Final = {"kind": "live", "main": 7_200, "increment": 5}
SETTINGS: Final = {"PRAGMATICA_SIGN_IN_RATE": "0", "PRAGMATICA_CONNECTIONS": "256"}
PASSWORD: Final = "seven league boots"
TRIES: Final = 5


class Browser:
    """Somebody who is signed in, and asks one server or each in turn."""

    def __init__(self, connections: Sequence[Connection]) -> None:
        self.host = connections[0].host
        self.cookie = b""
        self._connections = connections
        self._turns = count()

    @classmethod
    async def of(cls, servers: Sequence[Address]) -> Browser:
        """A browser whose owner makes an account."""
        made = cls([await Connection.to(one) for one in servers])
        for one in made._connections:
            one.host = made.host  # as a balancer has it
        status, body = await made.ask("POST", "/api/account", _person(secrets.token_hex(6)))
        assert status == 201, body
        return made

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request to the server whose turn it is."""
        connection = self._connections[next(self._turns) % len(self._connections)]
        connection.cookie = self.cookie
        answer = await connection.ask(method, path, body)
        self.cookie = connection.cookie
        return answer

    def close(self) -> None:
        """Ask no more."""
        for one in self._connections:
            one.close()


def measure(seconds: float) -> Iterator[Figure]:
    """Actions a second and their delays, and how long it takes to sign in."""
    database = os.environ.get("PRAGMATICA_DATABASE", "")
    if not database:
        with _served(1, "") as servers:
            yield from _figures("a file", servers, False, seconds)
            yield asyncio.run(_signing_in(servers[0]))
        return
    for size in SERVERS:
        for balanced in (False, True)[: min(size, 2)]:
            with _fresh(database) as address, _served(size, address) as servers:
                yield from _figures(f"PostgreSQL, servers: {size}", servers, balanced, seconds)


@contextlib.contextmanager
def _fresh(database: str) -> Iterator[str]:
    """A place of its own in a database: at tables of earlier measurements clocks would still run."""
    import psycopg

    name = f"bench_{secrets.token_hex(4)}"
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    try:
        yield f"{database}{'&' if '?' in database else '?'}options=-csearch_path%3D{name}"
    finally:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


@contextlib.contextmanager
def _served(size: int, database: str) -> Iterator[list[Address]]:
    """Several servers on one database."""
    with contextlib.ExitStack() as stack:
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(size)]
        yield [stack.enter_context(serving(one, more={**SETTINGS, "PRAGMATICA_DATABASE": database})) for one in folders]


def _figures(where: str, servers: Sequence[Address], balanced: bool, seconds: float) -> Iterator[Figure]:
    loop = round(loop_seconds(), 2)
    turns = count()

    async def connect() -> Browser:
        first = next(turns) % len(servers)
        return await Browser.of([*servers[first:], *servers[:first]] if balanced else [servers[first]])

    table = msgspec.json.encode({**msgspec.json.decode(opening()), "pace": PACE})
    before = sum(one.worked() for one in servers)
    load = asyncio.run(Load(0, connect, table).run(seconds))
    worked = sum(one.worked() for one in servers) - before
    delays = quantiles(load.delays, n=100)
    asked = "each request to another" if balanced else "each browser at one"
    name = f"{where}{f', {asked}' if len(servers) > 1 else ''}"
    alone = not os.environ.get("PRAGMATICA_DATABASE")
    yield Figure(
        name=f"actions of people with accounts and clocks, {name}",
        value=round(len(load.delays) / load.seconds),
        unit="actions/s",
        target=600 if alone else None,
        loop_seconds=loop,
        note=f"{CONNECTIONS} busy connections, {TABLES} matches; processor time {worked:.1f} s in all; "
        f"load {os.getloadavg()[0]:.1f}",
    )
    yield Figure(
        name=f"delay of such an action, p99, {name}",
        value=round(delays[98] * 1000, 1),
        unit="ms",
        target=25 if alone else None,
        more_is_better=False,
        loop_seconds=loop,
        note=f"p50 {delays[49] * 1000:.1f} ms",
    )


async def _signing_in(server: Address) -> Figure:
    """How long it takes to sign in with a password."""
    loop = round(loop_seconds(), 2)
    name = secrets.token_hex(6)
    connection = await Connection.to(server)
    await connection.ask("POST", "/api/account", _person(name))
    spent = []
    for _ in range(TRIES):
        connection.cookie = b""
        begun = perf_counter()
        status, body = await connection.ask("POST", "/api/account/session", _person(name))
        assert status == 200, body
        spent.append(perf_counter() - begun)
    connection.close()
    return Figure(
        name="signing in with a password",
        value=round(median(spent) * 1000, 1),
        unit="ms",
        target=300,
        more_is_better=False,
        loop_seconds=loop,
    )


def _person(name: str) -> bytes:
    return msgspec.json.encode({"name": name, "password": PASSWORD})
