"""The time by which clocks run: that of the machine, whatever is done to it while the house is open.

A process goes on by its own monotonic clock from the moment at which it started. Now and then it looks at the wall
clock: one that has been set forward, or a machine that has slept, is a time in which this process was not there. One
that has been set back is not followed until it has caught up. Where several machines share a database its clock is that
of all: `skew` is by how much it is ahead of the machine's own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

GAP: Final = 20.0  # seconds that may lie between two signs of life: more, and the house was closed


class Hours:
    """The time of one process; `latest` is one that has certainly been reached before."""

    def __init__(
        self,
        latest: float = 0.0,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        *,
        skew: float = 0.0,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = max(wall() + skew, latest) - steady()

    def now(self) -> float:
        """Seconds since 1970; never less than before."""
        return self._steady() + self._ahead

    def look(self, skew: float = 0.0) -> bool:
        """Compare with the wall clock, and follow it where it has gone far ahead; whether it had."""
        ahead = self._wall() + skew - self.now()
        if ahead <= GAP:
            return False
        self._ahead += ahead
        return True
