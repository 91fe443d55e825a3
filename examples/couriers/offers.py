"""What tests of all games need to know of this one."""

from __future__ import annotations

from typing import Any, Final

import pragmatica
from couriers import forms
from couriers.game import EVENTS, SEATS
from tests.rules.messages import common, names

GAME: Final = pragmatica.game("couriers")
SEED: Final = 3
OPTIONS: Final[dict[str, str | bool]] = {"rounds": "24"}
LARGEST: Final = 1024  # bytes of a match in play without its history
ALONE: Final = {"Exchange"}  # classes of questions that may have but one answer
UNASKED: Final = False  # whether any answer is ever given unasked
ELSEWHERE: Final = {f"power-{seat}" for seat in SEATS}  # the page asks for them


def things(seen: Any) -> list[str]:
    """Things of the table that one can ask about."""
    places = [one["id"] for one in GAME.board()[1]["places"]]
    return [f"{kind}:{place}" for kind in ("place", "letter") for place in places]


def wanted() -> set[str]:
    """Every message that the game may ask for, attributes behind a dot."""
    return (
        common(GAME, forms.Ride | forms.Exchange)
        | names("couriers-action", ("ride", "give", "keep"))
        | names("couriers-event", (one[0] for one in EVENTS))
        | {"couriers-outcome-score"}
    )
