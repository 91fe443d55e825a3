"""When others may read an answer, and whether they can notice that it was given: both are decided here alone.

A game tells the first of each of its answers (`Answers.shown`). Nobody can notice an answer that is not shown at once
if it has drawn and shown nothing, if only its own seat is told what happened, and if all seats are asked what they were
asked before. What can be noticed ends the possibility of others to take their answers back, and is sent to all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from pragmatica.core.decision import Decision
    from pragmatica.core.log import Event

    Questions = Mapping[str, Decision]

Shown = Literal["now", "later", "never"]
NOW: Final = "now"
LATER: Final = "later"  # when it is complete, or when all have answered
NEVER: Final = "never"


def noticed(
    seat: str, revealed: bool, events: Sequence[Event], before: Questions, after: Callable[[], Questions]
) -> bool:
    """Whether others could tell that the seat has given an answer that is not shown at once.

    `before` and `after`: the open questions as everybody may see them, each with the number that it had before the
    answer, for how often a seat has been asked can tell what it answered.
    """
    return revealed or any(event.only != (seat,) for event in events) or before != after()
