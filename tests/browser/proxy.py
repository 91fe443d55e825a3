"""A small proxy in front of a test server, as people put one in front of theirs."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PIECE: Final = 65_536
LONGEST_HEAD: Final = 65_536
HOP: Final = re.compile(rb"\r\n(?:connection|upgrade):[^\r]*", re.IGNORECASE)


class Proxy:
    """Passes requests on, one for each connection.

    Those below `prefix` alone, without it where `strips`; WebSockets only where `upgrades`.
    """

    def __init__(self, port: int, prefix: str = "", *, strips: bool = True, upgrades: bool = True) -> None:
        self.prefix = prefix
        self.strips = strips
        self.upgrades = upgrades
        self._server = port
        self._listening = socket.create_server(("127.0.0.1", 0))

    @property
    def url(self) -> str:
        """Its address, with the prefix."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}{self.prefix}"

    def run(self) -> None:
        """Accept connections until it is closed."""
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def close(self) -> None:
        """Accept no more."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _serve(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError):
            head, body = self._read_head(client)
            method, path, rest = head.split(b" ", 2)
            prefix = self.prefix.encode()
            if not path.startswith(prefix):
                client.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            if self.strips:
                path = path[len(prefix) :] or b"/"
            if not (self.upgrades and b"upgrade: websocket" in rest.lower()):
                rest = HOP.sub(b"", rest) + b"\r\nConnection: close"
            with socket.create_connection(("127.0.0.1", self._server)) as server:
                server.sendall(b" ".join((method, path, rest)) + b"\r\n\r\n" + body)
                back = threading.Thread(target=_pass_on, args=(client, server), daemon=True)
                back.start()
                _pass_on(server, client)

    @staticmethod
    def _read_head(client: socket.socket) -> tuple[bytes, bytes]:
        data = b""
        while b"\r\n\r\n" not in data and len(data) < LONGEST_HEAD:
            piece = client.recv(PIECE)
            if not piece:
                raise OSError("no request")
            data += piece
        head, _, body = data.partition(b"\r\n\r\n")
        return head, body


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    """Copy what comes until it ends."""
    with contextlib.suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
        target.shutdown(socket.SHUT_WR)


@contextmanager
def behind(port: int, prefix: str = "", *, strips: bool = True, upgrades: bool = True) -> Iterator[Proxy]:
    """A running proxy in front of the server at this port."""
    proxy = Proxy(port, prefix, strips=strips, upgrades=upgrades)
    thread = threading.Thread(target=proxy.run, daemon=True)
    thread.start()
    try:
        yield proxy
    finally:
        proxy.close()
        thread.join()
