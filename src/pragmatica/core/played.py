"""What playing brought: events, and what of a batch was left."""

from __future__ import annotations

from pragmatica.core.action import Action
from pragmatica.core.errors import Reason
from pragmatica.core.log import Event


class Played(list[Event]):
    """The events of what was played.

    A batch ends where an answer has drawn or shown something, and where somebody else is asked, for neither is ever
    taken back. Then `played` answers stand, `unplayed` are the ids of the rest, and `reason` tells why.
    """

    played: int = 1
    unasked: tuple[Action, ...] = ()  # further answers of the seat, given for it because they were the only ones
    unplayed: tuple[str, ...] = ()
    reason: Reason | None = None
