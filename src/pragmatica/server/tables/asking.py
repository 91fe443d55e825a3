"""The database asked and changed from the event loop, which goes on meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

import structlog

from pragmatica.server.errors import Refused
from pragmatica.server.kept.rows import Lost
from pragmatica.server.kept.storage import Storage
from pragmatica.server.work import spent

NO_DATABASE: Final = "the server cannot reach its data now; nothing is lost: try again in a moment"
P = ParamSpec("P")
R = TypeVar("R")
log = structlog.get_logger()


class Asking:
    """The threads in which a process waits for its database."""

    def __init__(self, storage: Storage, threads: int) -> None:
        self.storage = storage
        self.doubt = False  # the database has not answered meanwhile: it may be that the house was closed …
        self.settle: Callable[[], Awaitable[None]] | None = None  # … which this finds out, before anything goes on
        self._reading = ThreadPoolExecutor(max(2, threads), "read")
        self._writing = ThreadPoolExecutor(threads, "write")

    def close(self) -> None:
        """Let running transactions end."""
        self._writing.shutdown()
        self._reading.shutdown()
        self.storage.close()

    async def read(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Ask the database, a second time where the connection broke. Raises Refused when it does not answer."""
        busy = 0.0

        def ask() -> R:
            nonlocal busy
            for _ in range(2):
                started = time.thread_time()
                try:
                    return call(*args, **kwargs)
                except Exception as error:
                    if not self.storage.broke(error):
                        raise
                    log.warning("the database does not answer", why=str(error))
                finally:
                    busy += time.thread_time() - started
            self.doubt = not self.storage.sqlite  # a file is never away
            raise Refused("unavailable", NO_DATABASE)

        if self.storage.quick and getattr(call, "brief", False):
            return ask()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, ask)
        finally:
            spent(busy)

    async def write(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have the database changed. Raises Refused when it cannot be, Lost when nobody knows whether it was."""

        def change() -> R:
            try:
                return call(*args, **kwargs)
            except Exception as error:
                if not self.storage.broke(error):
                    raise
                log.warning("the database takes no change", why=str(error))
                if self.storage.sqlite:  # a transaction of a file that fails is not carried out
                    raise Refused("unavailable", NO_DATABASE) from error
                raise Lost(str(error)) from error

        if self.storage.quick:
            return change()
        return await asyncio.get_running_loop().run_in_executor(self._writing, change)
