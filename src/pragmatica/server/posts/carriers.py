"""What carries letters: each kind of channel has one. What went wrong is told by what is raised."""

from __future__ import annotations

from typing import Protocol

from pragmatica.server.kept.rows import Channel
from pragmatica.server.posts.letters import Letter
from pragmatica.server.posts.outside import Answered


class Later(Exception):
    """It could not be delivered now; `seconds`: not before, where the other side says so."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


class Never(Exception):
    """The letter will not be taken, however often it is sent."""


class Gone(Exception):
    """The channel is no more, for good."""


class Carrier(Protocol):
    """Carries letters to channels of one kind."""

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """Deliver a letter. Raises Later, Never, Gone, and Unreachable."""


class Shelf:
    """Nothing is carried: what a page is to tell lies here until it has been looked for long enough."""

    async def carry(self, channel: Channel, letter: Letter) -> None:
        """What no page has told by now is told no more."""


def taken(answered: Answered, *gone: int) -> None:
    """Whether a request has been taken. Raises Later, Never and Gone."""
    status = answered.status
    if 200 <= status < 300:
        return
    why = f"answered {status}"
    if status in gone:
        raise Gone(why)
    if status in (408, 425, 429) or status >= 500:
        raise Later(why, answered.later)
    raise Never(why)
