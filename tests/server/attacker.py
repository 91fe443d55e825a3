"""Attacks on a running server: `python -m tests.server.attacker NAME PORT TABLE` goes on until its input ends."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sys
from collections.abc import Awaitable, Callable
from typing import Final

from pragmatica.core import register

HEAD: Final = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
RULES: Final = HEAD.replace(b"games", f"games/{register.shipped()[0]}/rules".encode())  # a long answer
POST: Final = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BLOCK: Final = 65_536
FLOODS: Final = 4  # connections that send as fast as they can


def upgrade(table: str) -> bytes:
    """A request for a stream."""
    return (
        f"GET /api/ws?table={table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def frame(opcode: int, size: int) -> bytes:
    """A final frame of zeros."""
    length = (
        bytes([0x80 | size])
        if size < 126
        else b"\xfe" + size.to_bytes(2)
        if size < 2**16
        else b"\xff" + size.to_bytes(8)
    )
    return bytes([0x80 | opcode]) + length + bytes(4) + bytes(size)


class Attack:
    """One attack."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.kept: list[asyncio.StreamWriter] = []

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A new connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, limit=1)

    async def hold(self, count: int, first: bytes, drip: bytes = b"") -> None:
        """Many connections that begin something and do not go on; with `drip`, in steps as small as can be."""
        for _ in range(count):
            with contextlib.suppress(OSError):
                _, writer = await self.connect()
                writer.write(first)
                self.kept.append(writer)
        print("ready", flush=True)
        while True:
            await asyncio.sleep(0.5)
            for writer in self.kept:
                if drip and not writer.is_closing():
                    writer.write(drip)

    async def flood(self, first: bytes, block: bytes) -> None:
        """A few connections that send without an end, and come again when they are cut."""

        async def one() -> None:
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await self.connect()
                    writer.write(first)
                    while not writer.is_closing():
                        writer.write(block)
                        await writer.drain()

        print("ready", flush=True)
        await asyncio.gather(*(one() for _ in range(FLOODS)))


ATTACKS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    "an endless header": lambda a: a.flood(HEAD + b"X: ", b"a" * BLOCK),
    "headers without number": lambda a: a.flood(HEAD, b"X: a\r\n" * 10_000),
    "an endless address": lambda a: a.flood(b"GET /", b"a" * BLOCK),
    "empty lines": lambda a: a.flood(b"", b"\r\n" * BLOCK),
    "an endless body": lambda a: a.flood(POST + b"Content-Length: 9999999999\r\n\r\n", b"a" * BLOCK),
    "small chunks": lambda a: a.flood(POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000),
    "pipelined requests": lambda a: a.flood(b"", (HEAD + b"\r\n") * 100),
    "half a head": lambda a: a.hold(500, HEAD, b"X"),
    "more connections than descriptors": lambda a: a.hold(1_100, HEAD),
    "silence": lambda a: a.hold(500, b""),
    "a dribbling body": lambda a: a.hold(300, POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
    "answers that nobody takes": lambda a: a.hold(300, (RULES + b"\r\n") * 8),
    "streams that nobody reads": lambda a: a.hold(190, upgrade(a.table)),
    "large frames": lambda a: a.flood(upgrade(a.table), frame(1, 1_000_000)),
    "small frames": lambda a: a.flood(upgrade(a.table), frame(0x9, 0) * 10_000),
}  # fmt: skip


async def main(name: str, port: int, table: str) -> None:
    """Attack until the input ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4_096)), hard))
    attack = asyncio.ensure_future(ATTACKS[name](Attack(port, table)))
    await asyncio.to_thread(sys.stdin.read)
    attack.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
