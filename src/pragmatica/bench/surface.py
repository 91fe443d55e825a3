"""The public surface: matches, observations, saving and loading, and the steady bot."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import pragmatica
from pragmatica.bench import Figure, loop_seconds, machine, repeated
from pragmatica.bench.measured import Measured, measured
from pragmatica.bots import names
from pragmatica.bots.series import Job, play
from pragmatica.core.match import Match

LONG_MATCH = 3000
BATCH = 100
AGAIN = 0.9  # how often the player of the long match changes his mind


def begun(one: Measured, seed: int) -> Match:
    """A new match of the scenario."""
    return pragmatica.new(one.game, scenario=one.scenario, players=one.players, seed=seed)


def playout(one: Measured, seed: int) -> int:
    """Play one random game through `Match` (question, offered actions, choice, apply): the number of decisions."""
    match = begun(one, seed)
    chance = Random(seed).random
    decisions = 0
    while pending := match.pending:
        seat = next(iter(pending))
        actions = match.legal(seat)
        match.apply(seat, actions[int(chance() * len(actions))])
        decisions += 1
    return decisions


def long_match(one: Measured, records: int) -> Match:
    """A match in play with at least so many records: nearly whatever can be taken back is, and played anew."""
    for seed in count():
        match = begun(one, seed)
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
    """Random games, observations, a long match loaded, and decisions of the steady bot, scenario by scenario."""
    compiled = machine()["engine"] == "compiled"
    for one in measured():
        yield _playouts(one, seconds, compiled)
        match = long_match(one, LONG_MATCH)
        yield _observations(match, seconds / 4)
        yield _loading(match, seconds / 4)
        yield _steady(one)


def _playouts(one: Measured, seconds: float, compiled: bool) -> Figure:
    loop = loop_seconds()
    seeds = iter(range(10**9))
    playout(one, 10**9)
    decisions, spent = repeated(lambda: playout(one, next(seeds)), seconds)
    return Figure(
        name=f"{one.scenario}: random games, public surface",
        value=round(decisions / spent),
        unit="decisions/s",
        target=one.public[compiled],
        loop_seconds=round(loop, 3),
    )


def _observations(match: Match, seconds: float) -> Figure:
    loop = loop_seconds()

    def observe() -> int:
        for _ in range(BATCH):
            match.observe(match.seats[0])
        return BATCH

    count, spent = repeated(observe, seconds)
    return Figure(
        name=f"{match.setup.scenario}: observation",
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
        name=f"{match.setup.scenario}: load of a match with {len(match.records)} actions",
        value=round(spent / count * 1000, 1),
        unit="ms",
        target=200,
        more_is_better=False,
        loop_seconds=round(loop, 3),
        note=f"{len(text.encode())} bytes of JSON",
    )


def _steady(one: Measured) -> Figure:
    loop = loop_seconds()
    bots = (names(one.game)[0],) * one.players
    times = play(Job(one.game, one.scenario, one.players, bots), range(2)).durations.values()
    total, count = sum(time.total for time in times), sum(time.count for time in times)
    return Figure(
        name=f"{one.scenario}: decision of the steady bot",
        value=round(total / count * 1000, 2),
        unit="ms",
        target=30,
        more_is_better=False,
        loop_seconds=round(loop, 3),
        note=f"99 % within {max(time.quantile(0.99) for time in times) * 1000:.1f} ms",
    )
