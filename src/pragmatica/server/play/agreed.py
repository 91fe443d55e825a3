"""What the people at a table propose to each other and agree upon, as it is kept: votes, and how they ended a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

Proposed = Literal["concede", "agree", "abandon"]
HOW: Final[dict[Proposed, str]] = {"concede": "conceded", "agree": "agreed", "abandon": "abandoned"}
KEPT: Final = 1_000  # texts that stay read


class Vote(msgspec.Struct, frozen=True):
    """A proposal to end the match, the seat that made it, who would have won, and the seats that want it.

    `concede`: the other of two has won; `agree`: these have won, or nobody; `abandon`: it ends without result.
    """

    what: Proposed
    by: str
    winners: list[str]
    agreed: list[str]
    since: float
    spared: float = 0.0  # the end of the latest time in which the house was closed that has been given back

    @property
    def silence_agrees(self) -> bool:
        """Whether those who have not answered when the time is over have consented: nobody loses anything by it."""
        return self.what != "agree"


class End(msgspec.Struct, frozen=True):
    """How the people at a table have ended their match."""

    how: str
    winners: list[str]
    by: str


@lru_cache(KEPT)
def vote_from(text: str) -> Vote | None:
    """The vote as it is kept; None: there is none."""
    return msgspec.json.decode(text, type=Vote) if text else None


@lru_cache(KEPT)
def end_from(text: str) -> End | None:
    """The end as it is kept; None: the rules alone end the match."""
    return msgspec.json.decode(text, type=End) if text else None
