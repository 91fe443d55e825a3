"""A receiver of webhooks and the like on this computer: it keeps what it is sent, and answers as it is told to."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any, NamedTuple

from tests.server.client import PATIENCE


class Got(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


class Receiver:
    """What it got, in order; the next answers have these statuses, and then all 204."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: list[int] = []
        self.headers: dict[str, str] = {}
        self.port = 0
        self._news = Condition()

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}/hook"

    def take(self, got: Got) -> int:
        """Keep a request; the status to answer with."""
        with self._news:
            self.got.append(got)
            self._news.notify_all()
            return self.answers.pop(0) if self.answers else 204

    def wait(self, count: int) -> list[Got]:
        """Wait until it has got so many requests."""
        end = time.monotonic() + PATIENCE
        with self._news:
            while len(self.got) < count:
                assert self._news.wait(end - time.monotonic()), f"got {len(self.got)} of {count}"
            return list(self.got)


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver that listens."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = receiver.take(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver.port = server.server_address[1]
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            thread.join()
