"""What requests cost: how long each keeps the process busy, who has caused too much of it, and who has his turn when.

The rules run in the event loop, one thing at a time. Of each address one request begins in each turn of the loop, so
that nobody waits for all that another asks at once. Work that takes long is done in slices between which others get
their turn, one such work at a time, and of each address one waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import Any, Final
from weakref import WeakValueDictionary

SLICE: Final = 0.003  # seconds of long work before others get their turn
current: ContextVar[Work | None] = ContextVar("current", default=None)


class Work:
    """A coroutine, with the seconds of the processor that it takes.

    What it waits for does not count, nor for how long a busy machine keeps the process waiting.
    """

    def __init__(self, coroutine: Coroutine[Any, Any, None]) -> None:
        self.seconds = 0.0
        self._coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, None]:
        current.set(self)
        step: Any = self._coroutine.send
        told: Any = None
        while True:
            started = thread_time()
            try:
                wanted = step(told)
            except StopIteration:
                return
            finally:
                self.seconds += thread_time() - started
            try:
                step, told = self._coroutine.send, (yield wanted)
            except BaseException as error:  # it is cancelled, or what it waits for has failed
                step, told = self._coroutine.throw, error


def spent(seconds: float) -> None:
    """Count what a thread has done for the request."""
    work = current.get()
    if work is not None:
        work.seconds += seconds


class Breath:
    """Lets others have their turn when a slice of work is done."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def take(self) -> None:
        """Between two steps of long work."""
        if perf_counter() - self._since > SLICE:
            await asyncio.sleep(0)
            self._since = perf_counter()


class Starts:
    """When requests begin: of one address one in each turn of the event loop; the first of them at once."""

    def __init__(self) -> None:
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def wait(self, sender: str) -> None:
        """Until a request of the address may begin."""
        own = self._own.get(sender)
        if own is None:
            own = self._own[sender] = asyncio.Lock()
        await own.acquire()
        asyncio.get_running_loop().call_soon(own.release)  # what begins now goes on first, and then others


class Turns:
    """Long work: one at a time, the addresses that want any in turn."""

    def __init__(self) -> None:
        self._all = asyncio.Lock()
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, sender: str) -> AsyncIterator[None]:
        """Wait for the turn of an address."""
        own = self._own.get(sender)
        if own is None:
            own = self._own[sender] = asyncio.Lock()
        async with own, self._all:
            yield
