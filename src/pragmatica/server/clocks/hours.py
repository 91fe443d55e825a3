"""The time by which clocks run: that of the machine, whatever is done to it while the house is open.

A process goes on by its own monotonic clock from the moment at which it started. Now and then it looks at the wall
clock: one that has been set forward, or a machine that has slept, is a time in which the house was closed, and is given
back to all clocks. One that has been set back is not followed until it has caught up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

GAP: Final = 20.0  # seconds that may lie between two looks: more, and the house was closed

Closed = tuple[float, float]


class Hours:
    """The time of one process; `latest` is one that has certainly been reached before."""

    def __init__(
        self,
        latest: float = 0.0,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = max(wall(), latest) - steady()

    def now(self) -> float:
        """Seconds since 1970; never less than before."""
        return self._steady() + self._ahead

    def look(self) -> Closed | None:
        """Compare with the wall clock; tells of the time in which nobody could answer, if there was one."""
        before, wall = self.now(), self._wall()
        if wall - before <= GAP:
            return None
        self._ahead += wall - before
        return before, wall
