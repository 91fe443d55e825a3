"""Matches at handy moments."""

from __future__ import annotations

from typing import Any

import pragmatica
from pragmatica import Match

HANDS = {"prussia": ["d1-spades-5", "d1-spades-10", "d1-reserve-1"], "austria": ["d1-diamonds-7"]}


def new(seed: int = 7, players: int = 3, **options: Any) -> Match:
    """A new match."""
    return pragmatica.new("maria", scenario="introductory", players=players, options=options, seed=seed)


def movement(**changes: Any) -> Match:
    """Frederick moves: Friedrich with Schwerin below him in Liegnitz, Leopold in Sagan, Neipperg far away."""
    position = {
        "format": "pragmatica-position",
        "version": 1,
        "game": "maria",
        "turn": 2,
        "stage": "prussia-saxony",
        "phase": "movement",
        "asked": [{"frame": "pick_piece", "seat": "frederick"}],
        "pieces": {
            "prussia-1": {"at": "liegnitz", "troops": 5},
            "prussia-2": {"at": "liegnitz", "troops": 4},
            "prussia-3": {"at": "sagan", "troops": 3},
            "prussia-train-1": "crossen",
            "austria-5": {"at": "koeniggraetz", "troops": 3},
            "austria-1": {"at": "wien", "troops": 5},
            "austria-2": {"at": "wien", "troops": 2},
        },
        "hands": HANDS,
    }
    return pragmatica.from_position({name: value for name, value in (position | changes).items() if value is not None})
