"""Random games in great number, each looked at after every action.

    python -m tests.ancien_regime.many --scenario 1740 --players 7 --games 1000 --workers 2
    python -m tests.ancien_regime.many --games 1000 --save tests/bots/results/invariants.json

Without scenario or players all combinations are played. The summary, a JSON object, names by its seed each game that
broke what must hold, and the exit code is 1 then; `--first SEED --games 1` plays it again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from pragmatica.ancien_regime import victory
from tests.ancien_regime import invariants

SCENARIOS: Final = ("1740", "1756")
PLAYERS: Final = (7, 6, 5, 4)
SHORT: Final = "12"  # rounds
LONG: Final = "30"
HOW_OFTEN_LONG: Final = 4  # every fourth game
BATCH: Final = 10  # games that a worker takes at a time


class Ended(NamedTuple):
    """How one game went; `broken` says what did not hold, or nothing."""

    seed: int
    decisions: int
    rounds: int
    ending: str
    broken: str


def play(scenario: str, players: int, seed: int) -> Ended:
    """Play a game of this combination and look at everything."""
    limit = SHORT if seed % HOW_OFTEN_LONG else LONG
    try:
        s, decisions = invariants.play(seed, scenario=scenario, players=players, round_limit=limit)
    except Exception as error:
        return Ended(seed, 0, 0, "broken", f"{type(error).__name__}: {error}")
    return Ended(seed, decisions, s.round, victory.REASONS[s.reason], "")


def summary(scenario: str, players: int, games: Sequence[Ended], seconds: float) -> dict[str, Any]:
    """What is told of the games of a combination."""
    return {
        "scenario": scenario,
        "players": players,
        "first": games[0].seed,
        "games": len(games),
        "decisions": sum(one.decisions for one in games),
        "rounds": max(one.rounds for one in games),
        "endings": dict(sorted(Counter(one.ending for one in games).items())),
        "violations": [{"seed": one.seed, "what": one.broken} for one in games if one.broken],
        "seconds": round(seconds, 1),
    }


def run(scenario: str, players: int, seeds: range, workers: int, bar: Progress) -> dict[str, Any]:
    """Play the games of a combination. Their results do not depend on the number of workers."""
    task = bar.add_task(f"{scenario}, {players} players", total=len(seeds))
    games: list[Ended] = []
    start = perf_counter()
    with _played(partial(play, scenario, players), seeds, workers) as results:
        for one in results:
            games.append(one)
            bar.advance(task)
    return summary(scenario, players, games, perf_counter() - start)


@contextmanager
def _played(player: Any, seeds: range, workers: int) -> Iterator[Iterator[Ended]]:
    if workers == 1:
        yield map(player, seeds)
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            yield pool.map(player, seeds, chunksize=BATCH)


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.ancien_regime.many",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--scenario", choices=SCENARIOS, help="default: both")
    parser.add_argument("--players", type=int, choices=PLAYERS, help="default: all numbers")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="of each combination (default: 100)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first (default: 0)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the summary there, too")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.workers < 1 or chosen.first < 0:
        parser.error("--games and --workers must be at least 1, --first at least 0")
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the summary, and tell whether anything was broken."""
    chosen = options(arguments)
    seeds = range(chosen.first, chosen.first + chosen.games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        series = [
            run(scenario, players, seeds, chosen.workers, bar)
            for scenario in ([chosen.scenario] if chosen.scenario else SCENARIOS)
            for players in ([chosen.players] if chosen.players else PLAYERS)
        ]
    violations = sum(len(one["violations"]) for one in series)
    text = json.dumps(
        {
            "game": "ancien_regime",
            "games": sum(one["games"] for one in series),
            "decisions": sum(one["decisions"] for one in series),
            "violations": violations,
            "series": series,
        },
        indent=2,
    )
    print(text)
    if chosen.save is not None:
        chosen.save.write_text(text + "\n", encoding="utf-8")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
