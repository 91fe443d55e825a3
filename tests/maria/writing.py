"""Treaties through the public surface: matches in which they are written, and how it is refused."""

from __future__ import annotations

import pytest

import pragmatica
from pragmatica import Illegal, Match
from pragmatica.maria.kept.state import State

CEASE_FIRE = ["write-no-attack", "write-prussia", "write-austria", "write-turn-3"]
SUBSIDY = ["write-contract", "write-france", "write-prussia", "write-turns-3", "write-cards-1"]


def inside(match: Match) -> State:
    """The engine's state."""
    assert isinstance(match.state, State)
    return match.state


def begun(seed: int = 3, players: int = 3) -> Match:
    """An advanced match after its set-up, in the politics of the first turn."""
    match = pragmatica.new("maria", scenario="advanced", players=players, seed=seed)
    while inside(match).stage == 0:
        for seat in match.pending:
            match.apply(seat, match.legal(seat)[0])
    return match


def refused(match: Match, seat: str, action: str) -> tuple[str, str]:
    """Rule and message of the refusal; the question why tells the same, and nothing has changed."""
    before = match.to_json()
    with pytest.raises(Illegal) as error:
        match.apply(seat, action)
    assert match.why_not(seat, action) == error.value.reasons
    assert match.to_json() == before
    return error.value.rule, error.value.reasons[0].message.removeprefix("maria-why-")
