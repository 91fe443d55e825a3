"""Pragmatica: board games of the wars for Silesia and the Austrian succession, played from Python.

>>> import pragmatica
>>> match = pragmatica.new("maria", scenario="introductory", players=3, seed=7)
>>> seat, decision = next(iter(match.pending.items()))
>>> events = match.apply(seat, match.legal(seat)[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

from pragmatica.core import errors, rng, words
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.errors import (
    Illegal,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    PragmaticaError,
    Reason,
    Stale,
    Unreadable,
    Value,
)
from pragmatica.core.game import (
    Game,
    Options,
    OptionSpec,
    Plan,
    Scenario,
    Setup,
    checked_seed,
    make_setup,
)
from pragmatica.core.history import Record
from pragmatica.core.log import Event
from pragmatica.core.match import Match
from pragmatica.core.odds import Chance, Odds, Part, Roll
from pragmatica.core.outcome import Outcome
from pragmatica.core.played import Played
from pragmatica.core.record import read_record
from pragmatica.core.register import game, games, register
from pragmatica.core.verifying import check_position, verify

errors.tell_by(words.sentence, words.fault)

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Match",
    "MatchOver",
    "NotYourTurn",
    "NothingToUndo",
    "Odds",
    "OptionSpec",
    "Outcome",
    "Part",
    "Plan",
    "Played",
    "PragmaticaError",
    "Reason",
    "Record",
    "Roll",
    "Scenario",
    "Setup",
    "Stale",
    "Unreadable",
    "Value",
    "engine",
    "from_position",
    "game",
    "games",
    "load",
    "new",
    "read_record",
    "register",
    "verify",
]


def new(
    game_id: str,
    *,
    scenario: str,
    players: int,
    options: Options | None = None,
    seed: int | None = None,
    board: str | None = None,
) -> Match:
    """A new match. `options` not named take their defaults, `seed` is drawn when it is None, `board` is a digest.

    Raises Unreadable naming the field that cannot be used and what it may be.
    """
    played = game(game_id)
    setup = make_setup(played, scenario, players, options or {}, board)
    return Match.start(played, setup, secrets.randbits(128) if seed is None else checked_seed(seed))


def engine() -> Literal["compiled", "interpreted"]:
    """Which of the two runs here: they play alike, and the compiled one is several times as fast."""
    return "interpreted" if str(rng.__file__).endswith(".py") else "compiled"


def load(text: str) -> Match:
    """The match that `Match.to_json` wrote. Raises Unreadable naming the field, or if its position cannot occur."""
    match = Match.from_json(text)
    check_position(match)
    return match


def from_position(data: Mapping[str, Any], *, seed: int | None = None) -> Match:
    """A match that begins at a position written by hand or by `Match.to_position` (docs/positions.md).

    `seed` decides what chance will bring; the one in the position, else 0, when it is None. Raises Unreadable naming
    the field and the reason.
    """
    return Match.from_position(data, None if seed is None else checked_seed(seed))
