"""The public surface: matches, observations, saving and loading, and the steady bot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pragmatica
from pragmatica.bench import Figure, loop_seconds, machine, repeated
from pragmatica.bots.series import Job, play
from pragmatica.core.match import Match

LONG_MATCH = 3000
BATCH = 100
AGAIN = 0.9  # how often the player of the long match changes his mind


def playout(seed: int) -> int:
    """Play one random game through `Match` (question, offered actions, choice, apply): the number of decisions."""
    match = pragmatica.new("maria", scenario="introductory", players=3, seed=seed)
    chance = Random(seed).random
    decisions = 0
    while pending := match.pending:
        seat = next(iter(pending))
        actions = match.legal(seat)
        match.apply(seat, actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def long_match(records: int) -> Match:
    """A match in play with at least so many records: nearly whatever can be taken back is, and played anew."""
    for seed in count():
        match = pragmatica.new("maria", scenario="introductory", players=3, seed=seed)
        chance = Random(seed)
        while pending := match.pending:
            seat = next(iter(pending))
            match.apply(seat, chance.choice(match.legal(seat)))
            if len(match.records) >= records:
                return match
            if match.undoable(seat) and chance.random() < AGAIN:
                match.undo(seat)
    raise AssertionError("some match is long enough")


def measure(seconds: float) -> Iterator[Figure]:
    """Random games, observations, a long match loaded, and decisions of the steady bot."""
    compiled = machine()["engine"] == "compiled"
    loop = loop_seconds()
    seeds = iter(range(10**9))
    playout(10**9)
    decisions, spent = repeated(lambda: playout(next(seeds)), seconds)
    yield Figure(
        name="random games, public surface",
        value=round(decisions / spent),
        unit="decisions/s",
        target=100_000 if compiled else 25_000,
        loop_seconds=round(loop, 3),
    )
    match = long_match(LONG_MATCH)
    yield _observations(match, seconds / 4)
    yield _loading(match, seconds / 4)
    yield _steady()


def _observations(match: Match, seconds: float) -> Figure:
    loop = loop_seconds()

    def observe() -> int:
        for _ in range(BATCH):
            match.observe(match.seats[0])
        return BATCH

    count, spent = repeated(observe, seconds)
    return Figure(
        name="observation",
        value=round(spent / count * 1e6),
        unit="µs",
        more_is_better=False,
        loop_seconds=round(loop, 3),
    )


def _loading(match: Match, seconds: float) -> Figure:
    loop = loop_seconds()
    text = match.to_json()

    def load() -> int:
        pragmatica.load(text)
        return 1

    count, spent = repeated(load, seconds)
    return Figure(
        name=f"load of a match with {len(match.records)} actions",
        value=round(spent / count * 1000, 1),
        unit="ms",
        target=200,
        more_is_better=False,
        loop_seconds=round(loop, 3),
        note=f"{len(text.encode())} bytes of JSON",
    )


def _steady() -> Figure:
    loop = loop_seconds()
    times = play(Job("maria", "introductory", 3, ("steady",) * 3), range(2)).durations.values()
    total, count = sum(one.total for one in times), sum(one.count for one in times)
    return Figure(
        name="decision of the steady bot",
        value=round(total / count * 1000, 2),
        unit="ms",
        target=30,
        more_is_better=False,
        loop_seconds=round(loop, 3),
        note=f"99 % within {max(one.quantile(0.99) for one in times) * 1000:.1f} ms",
    )
