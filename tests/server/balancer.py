"""Several servers on one database behind a balancer that hands each request to the next of them in turn."""

from __future__ import annotations

import contextlib
import itertools
import select
import socket
import threading
from typing import Any

from tests.server.client import Browser, Server


class Gate:
    """A port whose connections go to other ports in turn; those that nobody takes go to the next."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._turns = itertools.count()
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Take no more connections."""
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self._listening.accept()
                self._pass_on(line)

    def _pass_on(self, line: socket.socket) -> None:
        for _ in self.ports:
            with contextlib.suppress(OSError):
                server = socket.create_connection(("127.0.0.1", self.ports[next(self._turns) % len(self.ports)]))
                threading.Thread(target=_carry, args=(line, server), daemon=True).start()
                return
        line.close()


def _carry(line: socket.socket, server: socket.socket) -> None:
    """What either says, to the other, until one has gone."""
    other = {line: server, server: line}
    with line, server, contextlib.suppress(OSError):
        while True:
            for one in select.select(list(other), [], [])[0]:
                data = one.recv(65_536)
                if not data:
                    return
                other[one].sendall(data)


class Balanced(Server):
    """Looks like one server; no two requests in a row reach the same process."""

    def __init__(self, *given: Any, processes: int = 2, **settings: str) -> None:
        super().__init__(*given, **settings)
        self.servers = [Server(self.data, self.database, **settings) for _ in range(processes)]
        self._gate: Gate | None = None

    def start(self) -> Balanced:
        """Start all, then open the gate, which stays the same over restarts."""
        ports = [one.start().port for one in self.servers]
        if self._gate is None:
            self._gate = Gate(ports)
        self.port, self.process = self._gate.port, self.servers[0].process
        return self

    def browser(self) -> Browser:
        """A browser that keeps no connection open."""
        made = super().browser()
        made.http.headers["connection"] = "close"
        return made

    def close(self) -> None:
        """Close the gate, too."""
        super().close()
        if self._gate is not None:
            self._gate.close()

    def _end(self, number: int) -> int:
        self.process = None
        return max((one._end(number) for one in self.servers if one.process is not None), default=0)
