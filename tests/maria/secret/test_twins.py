"""Twin worlds where much happens: peace, Saxony's changes of side, treaties, placed cards; see tests/contract."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.action import Action
from tests.contract.conftest import Moments
from tests.contract.test_twins import close_sight, sight, targets

SILESIA: Final = ("breslau", "brieg", "cosel", "glatz", "glogau", "liegnitz", "neisse")
NEAR: Final = {"france-2": "pilsen", "prussia-1": "leitomischl", "saxony-1": "saaz"}
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3},
    {"players": 2},
    {"players": 3, "options": {"edition": "1.0"}},
    {"players": 2, "options": {"optional_politics": True, "saxony_can_return": True}},
    {"players": 3, "options": {"stack_partners": "allied", "optional_politics": True}},
)
MOST: Final = 700  # answers of a match; by then all that matters here has come up
WANTED: Final = {"offer_peace", "accept_peace", "execute", "recipient", "send", "agree", "saxon_return", "propose"}
UNWANTED: Final = {"decline", "store", "discard", "give_up", "stop"}


def stirred(seed: int) -> Match:
    """Prussia holds Silesia, Saxony wavers, and enemies stand side by side."""
    variant = VARIANTS[seed % len(VARIANTS)]
    match, rng = pragmatica.new("maria", scenario="advanced", seed=seed, **variant), Random(seed)
    while any(type(one).__name__ == "DivideTroops" for one in match.pending.values()):
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    position = match.to_position()
    for field in ("asked", "realm", "hussars"):
        del position[field]
    for piece, city in NEAR.items():
        position["pieces"][piece]["at"] = city
    position["markers"] |= dict.fromkeys(SILESIA, "prussia")
    contract = {"giver": "france", "receiver": "bavaria", "turns_left": 3}
    position["realm"] = {"tracks": {"saxony": "sax3"}, "contracts": [contract]}
    return pragmatica.from_position(position, seed=seed)


def choose(actions: list[Action], rng: Random) -> Action:
    """One at random, more often one by which something happens."""
    better = [one for one in actions if one.type in WANTED] or [one for one in actions if one.type not in UNWANTED]
    return rng.choice(better if better and rng.random() < 0.8 else actions)


def step(match: Match, rng: Random) -> None:
    """An answer, or a free action; treaties are accepted as they come."""
    seat = rng.choice(list(match.pending))
    free = rng.choice(match.seats)
    extra = match.extra(free)
    accepting = [one for one in extra if one.type in ("accept", "propose")]
    if extra and rng.random() < 0.3:
        match.apply(free, rng.choice(accepting if accepting and rng.random() < 0.7 else extra))
    elif match.undoable(seat) > 1 and rng.random() < 0.05:
        match.undo(seat, 1)
    else:
        match.apply(seat, choose(match.legal(seat), rng))


def compare(match: Match, rng: Random, closely: bool) -> None:
    """For every viewer the match and its twin look the same."""
    for viewer in (*match.seats, None):
        twin = match.resample(viewer, rng)
        assert sight(twin, viewer) == sight(match, viewer), (len(match.records), viewer)
        assert all(twin.legal(seat) for seat in twin.pending), (len(match.records), viewer)
        if closely and viewer in match.pending:
            asked = targets(match, rng)
            assert close_sight(twin, viewer, asked) == close_sight(match, viewer, asked), len(match.records)


@pytest.mark.rule("E-10", "M-6.6", "M-8.6", "M-13.22", "M-17.32", "M-19.36", "M-20.4", "M-21.4")
@pytest.mark.parametrize("seed", range(len(VARIANTS)))
def test_a_seat_sees_nothing_that_it_cannot_know(seed: int) -> None:
    """At every kind of question, for every seat and a spectator: the match and its twin look the same."""
    match, rng, moments = stirred(seed), Random(seed), Moments()
    for number in range(MOST):
        if match.outcome is not None:
            break
        if moments.worth(match):
            compare(match, rng, closely=number % 5 == 0)
        step(match, rng)
