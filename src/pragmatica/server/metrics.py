"""What is counted and measured, in the form that Prometheus reads."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 30)


FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def together() -> Iterator[None]:
    """Let the processes that are started meanwhile keep their figures in one place, so that each can tell all."""
    with tempfile.TemporaryDirectory(prefix="pragmatica-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def ended(process: int) -> None:
    """One of these processes has ended: what it has counted stays, what it has open does not."""
    mark_process_dead(process, os.environ[FOLDER])  # type: ignore[no-untyped-call]


class Metrics:
    """The figures of one process, or of all that count together."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made: dict[str, Any] = {"registry": self.registry, "namespace": "pragmatica"}
        self.requests = Counter("requests", "Requests answered", ["method", "status"], **made)
        self.request_seconds = Histogram("request_seconds", "Time of a request", buckets=SECONDS, **made)
        self.actions = Counter("actions", "Actions and undos accepted from people", **made)
        self.refusals = Counter("refusals", "Requests refused, by kind", ["kind"], **made)
        self.followers = Gauge("followers", "Open streams and waiting polls", multiprocess_mode="livesum", **made)
        self.bot_seconds = Histogram("bot_seconds", "Time until a bot has answered", buckets=SECONDS, **made)
        self.bot_stalls = Counter("bot_stalls", "Answers of bots replaced by a lawful one", **made)
        self.posts = Counter("posts", "Letters by kind of channel and fate", ["kind", "fate"], **made)
        self.posts_waiting = Gauge(
            "posts_waiting", "Posts that have not been delivered yet", multiprocess_mode="livemostrecent", **made
        )

    def text(self) -> bytes:
        """All figures."""
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
