"""The engine alone: raw states of integers, where search and bots work."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

import pragmatica
from pragmatica.bench import Figure, loop_seconds, machine, repeated
from pragmatica.bench.measured import Measured, measured
from pragmatica.core.game import Game, Setup, make_setup

COPIES = 1000
SAMPLES = 40
GAMES = 4


def set_up(one: Measured) -> tuple[Game[Any], Setup]:
    """The game, and a set-up of the scenario."""
    game = pragmatica.game(one.game)
    return game, make_setup(game, one.scenario, one.players, {}, None)


def playout(game: Game[Any], setup: Setup, seed: int) -> int:
    """Play one random game on the raw state: list what is lawful, choose, apply. Returns the number of decisions."""
    state = game.start(setup, seed, ())
    state.log = None  # nobody listens to what happens
    chance = Random(seed).random
    legal, apply = game.answers.legal, game.answers.apply
    decisions = 0
    while not state.over():
        seat = state.pending()[0]
        codes = legal(state, seat)
        apply(state, seat, codes[int(chance() * len(codes))])
        decisions += 1
    return decisions


def samples(game: Game[Any], setup: Setup) -> list[Any]:
    """States from all parts of a few random games."""
    found = []
    for seed in range(SAMPLES):
        state = game.start(setup, seed, ())
        chance = Random(seed)
        for _ in range(chance.randrange(600)):
            if state.over():
                break
            seat = state.pending()[0]
            game.answers.apply(state, seat, chance.choice(game.answers.legal(state, seat)))
        found.append(state)
    return found


def measure(seconds: float) -> Iterator[Figure]:
    """Random games, copies and saved states, scenario by scenario."""
    compiled = machine()["engine"] == "compiled"
    for one in measured():
        game, setup = set_up(one)
        yield _playouts(one, seconds, compiled)
        yield _slowest(one, game, setup)
        states = samples(game, setup)
        yield _copies(states, one, seconds / 4, compiled)
        sizes = [len(json.dumps(state.to_json(), separators=(",", ":"))) for state in states]
        yield Figure(
            name=f"{one.scenario}: saved state, greatest",
            value=max(sizes),
            unit="bytes",
            target=one.bytes,
            more_is_better=False,
        )


def _playouts(one: Measured, seconds: float, compiled: bool) -> Figure:
    loop = loop_seconds()
    game, setup = set_up(one)
    seeds = iter(range(10**9))
    games = 0

    def play() -> int:
        nonlocal games
        games += 1
        return playout(game, setup, next(seeds))

    playout(game, setup, 10**9)
    decisions, spent = repeated(play, seconds)
    rate = decisions / spent
    note = f"{games / spent:.0f} games/s, {decisions / games:.0f} decisions a game"
    if one.reference is not None:
        least, most = one.reference
        low, high = rate / most, rate / least
        note += f"; {low:.2f} to {high:.2f} of the JavaScript reference ({least} to {most} decisions/s)"
    return Figure(
        name=f"{setup.scenario}: random games, raw state",
        value=round(rate),
        unit="decisions/s",
        target=one.raw[compiled],
        loop_seconds=round(loop, 3),
        note=note,
    )


def _slowest(one: Measured, game: Game[Any], setup: Setup) -> Figure:
    """The dearest step of a few random games: a list of what is lawful, and the answer that was chosen of it."""
    loop, slowest, answers = loop_seconds(), 0.0, 0
    legal, apply = game.answers.legal, game.answers.apply
    for seed in range(GAMES):
        state, chance = game.start(setup, seed, ()), Random(seed)
        while not state.over():
            started = process_time()
            seat = state.pending()[0]
            apply(state, seat, chance.choice(legal(state, seat)))
            slowest = max(slowest, process_time() - started)
            answers += 1
    return Figure(
        name=f"{one.scenario}: slowest answer, raw state",
        value=round(slowest * 1000, 2),
        unit="ms",
        target=one.slowest,
        more_is_better=False,
        loop_seconds=round(loop, 3),
        note=f"of {answers:,} in {GAMES} random games",
    )


def _copies(states: list[Any], one: Measured, seconds: float, compiled: bool) -> Figure:
    loop = loop_seconds()

    def copy() -> int:
        for number in range(COPIES):
            states[number % SAMPLES].copy()
        return COPIES

    copies, spent = repeated(copy, seconds)
    return Figure(
        name=f"{one.scenario}: copy of a state",
        value=round(spent / copies * 1e6, 2),
        unit="µs",
        target=one.copy[compiled],
        more_is_better=False,
        loop_seconds=round(loop, 3),
    )
