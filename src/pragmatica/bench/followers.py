"""One match that very many people watch: how long until each of them has been told what happened."""

from __future__ import annotations

import asyncio
import base64
import os
import resource
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Final, cast

import msgspec

from pragmatica.bench import Figure, loop_seconds
from pragmatica.bench.server import Address, Connection, opening, read_accepted, read_created, read_table, serving

FOLLOWERS: Final = 2_000
AT_ONCE: Final = 50  # that come together
PATIENCE: Final = 30.0  # seconds for one event to reach all
PAUSE: Final = 0.1  # seconds between two events
SHORT: Final = 126  # a frame's length that is told in its second byte
SIGN_OF_LIFE: Final = 64  # bytes: no update is as short
SPARE: Final = 300  # file descriptors
PLACE: Final = {  # and time for all, however busy the machine is
    "PRAGMATICA_CONNECTIONS": str(FOLLOWERS + SPARE),
    "PRAGMATICA_ADDRESS_CONNECTIONS": str(2 * FOLLOWERS),
    "PRAGMATICA_PATIENCE": "60",
}


class Follower(asyncio.Protocol):
    """A WebSocket that reads frames and notes when an update was whole; as little work as possible."""

    def __init__(self, host: str, table: str) -> None:
        self.updates = 0
        self.latest = 0.0
        self._kept = b""
        self._open = False
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET /api/ws?table={table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to follow."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take frames off; pings of the protocol are answered."""
        self._kept += data
        if not self._open:
            head, found, rest = self._kept.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0] + b" ", head
            self._open, self._kept = True, rest
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 9:
                self.transport.write(bytes((0x8A, 0x80 | len(payload), 0, 0, 0, 0)) + payload)
            elif len(payload) > SIGN_OF_LIFE:
                self.updates += 1
                self.latest = perf_counter()

    def _frame(self) -> tuple[int, bytes] | None:
        kept = self._kept
        if len(kept) < 2:
            return None
        length, start = kept[1] & 0x7F, 2
        if length >= SHORT:
            start += 2 if length == SHORT else 8
            length = int.from_bytes(kept[2:start], "big")
        if len(kept) < start + length:
            return None
        self._kept = kept[start + length :]
        return kept[0] & 0x0F, kept[start : start + length]


def measure(seconds: float) -> Iterator[Figure]:
    """The delay of events until each follower has them, and what the server works for one event."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 2 * FOLLOWERS + SPARE), hard))
    loop = round(loop_seconds(), 2)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), more=PLACE) as server:
        delays, worked, answers = asyncio.run(_watched(server, seconds))
    load = os.getloadavg()[0]
    cuts = quantiles(delays, n=100)
    yield Figure(
        name=f"delay of an event, p99, {FOLLOWERS:,} followers of one match",
        value=round(cuts[98] * 1000, 1),
        unit="ms",
        target=500,
        more_is_better=False,
        loop_seconds=loop,
        note=f"p50 {median(delays) * 1000:.1f} ms; the player's answer after p50 {median(answers) * 1000:.1f} ms; "
        f"load {load:.1f}",
    )
    yield Figure(
        name=f"processor time of the server for one event, {FOLLOWERS:,} followers",
        value=round(worked * 1000, 1),
        unit="ms",
        more_is_better=False,
        loop_seconds=loop,
    )


async def _watched(server: Address, seconds: float) -> tuple[list[float], float, list[float]]:
    """All delays, the seconds that the server worked for each event, and the delays of answers to who plays."""
    player, random = await Connection.to(server), Random(FOLLOWERS)
    _, body = await player.ask("POST", "/api/tables", opening())
    ident = read_created(body).id
    followers: list[Follower] = []
    while len(followers) < FOLLOWERS:
        coming = [Follower(player.host, ident) for _ in range(min(AT_ONCE, FOLLOWERS - len(followers)))]
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.create_connection(partial(_same, one), server.host, server.port) for one in coming))
        await _all(coming, 1)
        followers += coming
    delays: list[float] = []
    answers: list[float] = []
    events, begun, worked = 1, perf_counter(), server.worked()
    while perf_counter() - begun < seconds or len(answers) < 5:
        _, body = await player.ask("GET", f"/api/tables/{ident}")
        table = read_table(body)
        action = random.choice(table.view.actions).id
        answer = {"seat": table.view.seat, "version": table.view.version, "actions": [action]}
        sent = perf_counter()
        status, body = await player.ask("POST", f"/api/tables/{ident}/actions", msgspec.json.encode(answer))
        assert status == 201, body
        if read_accepted(body).table.step == table.step:  # nobody could notice it
            continue
        answers.append(perf_counter() - sent)
        events += 1
        await _all(followers, events)
        delays += [one.latest - sent for one in followers]
        await asyncio.sleep(PAUSE)
    spent = (server.worked() - worked) / len(answers)
    for one in followers:
        one.transport.abort()
    player.writer.close()
    return delays, spent, answers


def _same(follower: Follower) -> Follower:
    return follower


async def _all(followers: Sequence[Follower], updates: int) -> None:
    """Wait until all have got so many updates."""
    async with asyncio.timeout(PATIENCE):
        for one in followers:
            while one.updates < updates:
                await asyncio.sleep(0.005)
