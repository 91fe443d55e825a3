"""A decision: the question that the match waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pragmatica.core.frozen import frozen


@frozen(kw_only=True)
class Decision:
    """A question to one seat. Each game has one subclass per kind, with a `kind` literal and its own public fields.

    `version` changes whenever the seat is asked something new; an answer to an older version is stale. `rule` is the
    rule that asks. What only the owner may know stands in the observation and in the offered actions, never here.
    """

    seat: str
    version: int
    rule: str

    if TYPE_CHECKING:  # a field of each subclass

        @property
        def kind(self) -> str:
            """What is asked, by which a page or a bot knows what to do with it."""
