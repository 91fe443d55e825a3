"""Standing instructions: what a seat has answered beforehand, for itself alone.

To give one is an action outside the order of play that nobody else can notice. It stands in the records, is saved with
the state and repeated from it, and lasts when its seat takes a move back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from pragmatica.core.errors import Illegal, MatchOver, Reason, Unreadable
from pragmatica.core.game import Game, Setup
from pragmatica.core.offers import Offers
from pragmatica.core.reading import as_list, as_object, plain
from pragmatica.core.state import FlowState

MOST: Final = 500  # in one request


class Instructed(Protocol):
    """What instructions need of a match."""

    game: Game[Any]
    setup: Setup
    state: FlowState
    _offers: Offers


def read(match: Instructed, index: int, wishes: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> list[int]:
    """The codes of all wishes, if every one of them can be carried out. Raises Unreadable, Illegal, MatchOver."""
    if match.state.over():
        raise MatchOver("the match is over")
    many = [wishes] if isinstance(wishes, Mapping) else as_list(wishes, "instructions")
    if len(many) > MOST:
        raise Unreadable(f"{len(many)}; at most {MOST} at once", "instructions")
    codes: list[int] = []
    for place, one in enumerate(many):
        where = f"instructions[{place}]"
        wish = plain(as_object(one, where), where)
        codes.append(match.game.instruction(match.setup, match.state, index, wish, where))
    if match._offers.free[index] + len(codes) > match.game.free_actions:
        raise Illegal([Reason(match.game.free_rule, "core-instructions-used", {"count": match.game.free_actions})])
    return codes
