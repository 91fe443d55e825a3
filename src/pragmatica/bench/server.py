"""A running server under load: actions of many tables sent by busy connections, each answered after its commit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final, NamedTuple, Protocol

import msgspec
from websockets.asyncio.client import connect

from pragmatica.bench import Figure, loop_seconds
from pragmatica.bench.measured import served

CONNECTIONS: Final = 16
TABLES: Final = 100
WARM_UP: Final = 2.0
LONG: Final = 3_000  # actions of the match whose loading is timed
SETTINGS: Final = {"PRAGMATICA_RATE": "0", "PRAGMATICA_OPEN_RATE": "0", "PRAGMATICA_BOTS": "0"}


class _Offer(msgspec.Struct):
    id: str


class _Seated(msgspec.Struct):
    seat: str | None
    version: int
    actions: list[_Offer]
    undoable: int


class _Table(msgspec.Struct):
    step: int
    view: _Seated


class _Accepted(msgspec.Struct):
    table: _Table


class _Created(msgspec.Struct):
    id: str


read_table = msgspec.json.Decoder(_Table).decode
read_accepted = msgspec.json.Decoder(_Accepted).decode
read_created = msgspec.json.Decoder(_Created).decode


@cache
def opening() -> bytes:
    """What opens a table."""
    one = served()
    return json.dumps({"game": one.game, "scenario": one.scenario, "players": one.players}).encode()


def measure(seconds: float) -> Iterator[Figure]:
    """Actions a second and their delays, with followers and without, and the loading of a long match."""
    for followers in (0, CONNECTIONS):
        loop = round(loop_seconds(), 2)
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
            load = asyncio.run(Load(followers, partial(Connection.to, address)).run(seconds))
        yield from _figures(load, loop)
    loop = round(loop_seconds(), 2)
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder)) as address:
            cookie, ident = asyncio.run(long_match(address))
        with serving(Path(folder)) as address:  # which has nothing of it in memory
            spent, size = asyncio.run(loading(address, cookie, ident))
    yield Figure(
        name=f"load of a match with {LONG:,} actions: the table and all its events",
        value=round(spent * 1000, 1),
        unit="ms",
        target=200,
        more_is_better=False,
        loop_seconds=loop,
        note=f"{size / 1000:.0f} kB; drawing the board is not in it",
    )


def _figures(load: Load, loop: float) -> Iterator[Figure]:
    delays = quantiles(load.delays, n=100)
    where = f"{CONNECTIONS} busy connections, {TABLES} matches, {load.followers} followers"
    note = f"{load.refused} refused, {load.looks} further looks"
    if load.pushes:
        note += f"; push after p50 {median(load.pushes) * 1000:.1f} ms"
    yield Figure(
        name=f"actions, {where}",
        value=round(len(load.delays) / load.seconds),
        unit="actions/s",
        target=None if load.followers else 600,
        loop_seconds=loop,
        note=note,
    )
    yield Figure(
        name=f"delay of an action, p99, {where}",
        value=round(delays[98] * 1000, 1),
        unit="ms",
        target=None if load.followers else 25,
        more_is_better=False,
        loop_seconds=loop,
        note=f"p50 {delays[49] * 1000:.1f} ms; each connection sends its next action as soon as it has the answer",
    )


async def long_match(address: Address) -> tuple[bytes, str]:
    """Play a match of many actions, most of them taken back; its cookie and id."""
    connection, random = await Connection.to(address), Random(LONG)
    status, body = await connection.ask("POST", "/api/tables", opening())
    ident = read_created(body).id
    path = f"/api/tables/{ident}"
    back: str | None = None
    for number in range(LONG):
        if back is not None and number % 10:
            undo = msgspec.json.encode({"seat": back, "count": 1})
            status, body = await connection.ask("POST", f"{path}/undo", undo)
            back = None
        else:
            _, body = await connection.ask("GET", path)
            table = read_table(body)
            if not table.view.actions:
                break
            action = random.choice(table.view.actions).id
            answer = {"seat": table.view.seat, "version": table.view.version, "actions": [action]}
            status, body = await connection.ask("POST", f"{path}/actions", msgspec.json.encode(answer))
            after = read_accepted(body).table.view
            back = after.seat if after.undoable else None
        assert status == 201, body
    connection.writer.close()
    return connection.cookie, ident


async def loading(address: Address, cookie: bytes, ident: str) -> tuple[float, int]:
    """Seconds until a browser has the table and all its events from a server that must read them, and the bytes."""
    connection = await Connection.to(address)
    await connection.ask("GET", "/api/games")  # the program itself is loaded
    connection.cookie = cookie
    started = perf_counter()
    _, table = await connection.ask("GET", f"/api/tables/{ident}")
    _, events = await connection.ask("GET", f"/api/tables/{ident}/events?since=0")
    spent = perf_counter() - started
    connection.writer.close()
    return spent, len(table) + len(events)


class Address(NamedTuple):
    """Where a server is, and its process."""

    host: str
    port: int
    process: int

    def worked(self) -> float:
        """Processor time of the process so far, in seconds."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def serving(folder: Path, *arguments: str, more: Mapping[str, str] | None = None) -> Iterator[Address]:
    """A server process of its own, with more settings."""
    command = [sys.executable, "-m", "pragmatica.cli", "serve", "--port", "0", "--data", str(folder), *arguments]
    settings = {**os.environ, **SETTINGS, **(more or {})}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=settings)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        yield Address("127.0.0.1", int(line.rsplit(":", 1)[1]), process.pid)
    finally:
        process.terminate()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


class Connection:
    """A kept HTTP/1.1 connection of one browser; as little work as possible."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.reader = reader
        self.writer = writer
        self.host = host
        self.cookie = b""

    @classmethod
    async def to(cls, address: Address) -> Connection:
        """Connect."""
        reader, writer = await asyncio.open_connection(address.host, address.port)
        return cls(reader, writer, f"{address.host}:{address.port}")

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request; returns the status and the body of its answer."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"Content-Type: application/json\r\n" + self.cookie + b"\r\n" + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        length = 0
        for line in lines[1:]:
            name, _, value = line.partition(b": ")
            if name == b"content-length":
                length = int(value)
            elif name == b"set-cookie":
                self.cookie = b"Cookie: " + value.split(b";")[0] + b"\r\n"
        return int(lines[0].split(b" ")[1]), await self.reader.readexactly(length)

    def close(self) -> None:
        """Ask no more."""
        self.writer.close()


class Asked(Protocol):
    """What is asked in the place of a server: one, or several."""

    cookie: bytes
    host: str

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request; returns the status and the body of its answer."""

    def close(self) -> None:
        """Ask no more."""


class Load:
    """Busy connections, each playing its share of the tables with random actions, one table after the other."""

    def __init__(self, followers: int, connect: Callable[[], Awaitable[Asked]], table: bytes | None = None) -> None:
        self.followers = followers
        self._connect = connect
        self._table = opening() if table is None else table
        self.delays: list[float] = []
        self.pushes: list[float] = []
        self.refused = 0
        self.looks = 0
        self.seconds = 0.0
        self._measuring = False
        self._sent: dict[str, float] = {}  # table → when its latest action was sent

    async def run(self, seconds: float) -> Load:
        """Warm up, then measure for so long."""
        share = [TABLES // CONNECTIONS + (number < TABLES % CONNECTIONS) for number in range(CONNECTIONS)]
        connections = [await self._connect() for _ in share]
        tables = [[await self._open(one) for _ in range(size)] for one, size in zip(connections, share, strict=True)]
        tasks = [
            asyncio.create_task(self._play(one, own, Random(number)))
            for number, (one, own) in enumerate(zip(connections, tables, strict=True))
        ]
        for number in range(self.followers):
            tasks.append(asyncio.create_task(self._follow(connections[number], tables[number][0])))
        await asyncio.sleep(WARM_UP)
        self._measuring, started = True, perf_counter()
        await asyncio.sleep(seconds)
        self._measuring, self.seconds = False, perf_counter() - started
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for one in connections:
            one.close()
        return self

    async def _open(self, connection: Asked) -> str:
        status, body = await connection.ask("POST", "/api/tables", self._table)
        assert status == 201, body
        return read_created(body).id

    async def _play(self, connection: Asked, tables: list[str], random: Random) -> None:
        known: dict[str, _Table] = {}
        while True:
            for place, ident in enumerate(tables):
                table = known.get(ident)
                if table is None or not table.view.actions:
                    self.looks += self._measuring
                    status, body = await connection.ask("GET", f"/api/tables/{ident}")
                    assert status == 200, body
                    table = read_table(body)
                if not table.view.actions:  # the match is over
                    tables[place] = await self._open(connection)
                    continue
                known[ident] = await self._act(connection, ident, table, random)

    async def _act(self, connection: Asked, ident: str, table: _Table, random: Random) -> _Table:
        action = random.choice(table.view.actions).id
        answer = {"seat": table.view.seat, "version": table.view.version, "actions": [action]}
        started = self._sent[ident] = perf_counter()
        status, body = await connection.ask("POST", f"/api/tables/{ident}/actions", msgspec.json.encode(answer))
        if self._measuring:
            self.delays.append(perf_counter() - started)
            self.refused += status != 201
        assert status == 201, body
        return read_accepted(body).table

    async def _follow(self, connection: Asked, ident: str) -> None:
        cookie = connection.cookie.decode().removeprefix("Cookie: ").strip()
        uri = f"ws://{connection.host}/api/ws?table={ident}"
        async with connect(uri, additional_headers={"Cookie": cookie}, compression=None, max_size=2**22) as socket:
            async for _ in socket:
                if self._measuring and ident in self._sent:
                    self.pushes.append(perf_counter() - self._sent[ident])
