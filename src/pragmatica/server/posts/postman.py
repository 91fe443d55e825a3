"""Takes what is due out of the outbox and has it carried, in any process, each channel by one process at a time.

A process that is killed leaves its leases to end, and another takes them up. What had been delivered a moment before is
then delivered again, under the same id, by which it is shown once.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import structlog

from pragmatica.server.kept import postbox
from pragmatica.server.kept.rows import Channel, Due
from pragmatica.server.metrics import Metrics
from pragmatica.server.posts.carriers import Carrier, Gone, Later, Never
from pragmatica.server.posts.letters import letter_of
from pragmatica.server.posts.outside import Unreachable
from pragmatica.server.tables.live import Hub
from pragmatica.server.tables.service import Tables

POLL: Final = 1.0  # seconds between looks at the outbox
LEASE: Final = 60.0  # seconds for which a process may work on a channel
AT_ONCE: Final = 8  # channels on which a process works
FIRST_WAIT: Final = 20.0  # seconds before the second try; then twice as long each time …
LONGEST_WAIT: Final = 6 * 3600.0  # … up to this
MOST_TRIES: Final = 9  # over a day
MOST_FAILED: Final = 5  # letters in a row that a channel may lose
REST = {"mail": 600.0}  # seconds between two letters to the same channel
log = structlog.get_logger()


class Postman:
    """Delivers what is due."""

    def __init__(self, tables: Tables, hub: Hub, carriers: Mapping[str, Carrier], metrics: Metrics) -> None:
        self._tables = tables
        self._metrics = metrics
        self._hub = hub
        self._carriers = carriers
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """End; what was under way is taken up again when its lease has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def waiting(self) -> int:
        """How many posts have not been delivered yet."""
        return await self._tables.read(postbox.waiting, self._tables.storage)

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(POLL)  # before the first, too: by then other processes have told who is looking
            try:
                while not self._tables.closed and await self.round():
                    pass
            except Exception:
                log.exception("looking for posts failed")

    async def round(self) -> int:
        """Deliver what is due on some channels; on how many."""
        tables, now = self._tables, self._tables.now()
        if not await tables.read(postbox.anything, tables.storage, now):
            return 0
        taken = await tables.write(postbox.lease, tables.storage, now, now + LEASE, AT_ONCE)
        await asyncio.gather(*(self._deliver(channel, posts) for channel, posts in taken))
        return len(taken)

    async def _deliver(self, channel: Channel, posts: Sequence[Due]) -> None:
        try:
            # What was signed in in a browser is told there no longer when it has been signed out.
            if channel.kind in ("push", "page") and await self._hub.holder_of(channel.browser) != channel.holder:
                raise Gone("signed out")
            letter = await letter_of(self._tables, self._hub.looking, channel, posts)
            if letter is None:
                self._count(channel, "outdated")
                await self._write(postbox.done, channel.id, posts)
                return
            await self._carriers[channel.kind].carry(channel, letter)
            self._count(channel, "delivered")
            await self._write(postbox.done, channel.id, posts, self._tables.now() + REST.get(channel.kind, 0.0))
        except Gone as gone:
            self._count(channel, "gone")
            log.info("channel gone", channel=channel.id, kind=channel.kind, why=str(gone))
            await self._write(postbox.forget, channel.id)
        except Never as never:
            await self._given_up(channel, posts, str(never))
        except (Later, Unreachable) as later:
            await self._again(channel, posts, later)
        except Exception:
            log.exception("a post failed", channel=channel.id, kind=channel.kind)
            await self._again(channel, posts, Later("the server made a mistake"))

    async def _again(self, channel: Channel, posts: Sequence[Due], later: Later | Unreachable) -> None:
        """Wait longer each time, and at last no more."""
        spent = [post for post in posts if post.tries + 1 >= MOST_TRIES]
        if spent:
            await self._given_up(channel, spent, str(later))
        left = [post for post in posts if post.tries + 1 < MOST_TRIES]
        tries = max((post.tries for post in left), default=0)
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**tries) * random.uniform(0.75, 1.25)
        if isinstance(later, Later):
            wait = max(wait, min(later.seconds, LONGEST_WAIT))
        self._count(channel, "put-off")
        await self._write(postbox.put_off, channel.id, left, self._tables.now() + wait, str(later))

    async def _given_up(self, channel: Channel, posts: Sequence[Due], why: str) -> None:
        self._count(channel, "given-up")
        log.warning("a post was given up", channel=channel.id, kind=channel.kind, why=why)
        await self._write(postbox.give_up, channel.id, posts, why, MOST_FAILED)

    def _count(self, channel: Channel, fate: str) -> None:
        self._metrics.posts.labels(channel.kind, fate).inc()

    async def _write(self, call: Callable[..., None], *args: Any) -> None:
        await self._tables.write(call, self._tables.storage, *args)
