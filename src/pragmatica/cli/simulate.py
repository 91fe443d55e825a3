"""`pragmatica simulate`: bots play many games; the results are counted."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from pragmatica.cli.base import (
    CommandError,
    UsageError,
    add_command,
    add_json,
    print_json,
    whole_number,
)
from pragmatica.cli.options import add_setup, read_bots, read_setup

if TYPE_CHECKING:
    from pragmatica.bots.executors import Executor
    from pragmatica.bots.series import Job, Tally
    from pragmatica.cli.base import Subparsers

INTERRUPTED = 130
DESCRIPTION = """\
Let bots play many games and count the results.

Game n of a series depends on the seed and n alone: the results are the same whatever the number of workers. Ctrl-C ends
after the games that are being played and prints what is finished; a game that fails is named with its number, so that
`--first N --games 1` plays it again.
"""


def add(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = add_command(
        subparsers,
        "simulate",
        run,
        summary="let bots play many games and count the results",
        description=DESCRIPTION,
        examples=(
            "pragmatica simulate maria --bots random --games 200",
            "pragmatica simulate maria --bots steady,random,random --games 300 --seed 7 --workers 2 --json",
            "pragmatica simulate maria --players 2 --bots steady,random --option edition=1.0",
            "pragmatica simulate maria --bots mybots:Hesitant,steady,steady --games 100",
            "pragmatica simulate maria --bots steady --games 10000 --ray local",
        ),
    )
    add_setup(parser)
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="a bot for each seat, or one for all: a name, or `module:Class` for your own (default: random)",
    )
    parser.add_argument("--games", type=whole_number(1, 10**9), default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=whole_number(0, 2**128 - 1), default=0, metavar="K", help="default: 0")
    parser.add_argument(
        "--first", type=whole_number(0, 10**9), default=0, metavar="N", help="number of the first game (default: 0)"
    )
    parser.add_argument(
        "--workers", type=whole_number(1, 256), default=1, metavar="N", help="processes on this machine (default: 1)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster instead; `local` starts one with --workers processes (needs `pip install"
        " 'pragmatica[sim]'`; Ray listens on all network interfaces)",
    )
    parser.add_argument("--save", metavar="DIRECTORY", help="write the record of each game there")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Play the series and print the report."""
    from pragmatica import bots
    from pragmatica.bots.executors import simulate
    from pragmatica.bots.series import Job

    game, scenario, players, chosen = read_setup(options)
    seats = next(one for one in game.scenarios if one.id == scenario).seats[players]
    names = read_bots(options.bots, seats, bots.names(game.id), game.id, own=True)
    if options.save is not None:
        Path(options.save).mkdir(parents=True, exist_ok=True)
    job = Job(game.id, scenario, players, names, options.seed, chosen, options.save, options.board)
    games = range(options.first, options.first + options.games)
    executor = _executor(options)
    start = perf_counter()
    with _progress(len(games), options.quiet) as advance, _ending(executor) as interrupted:
        total = simulate(job, games, executor, advance)
    report = _report(job, seats, total, perf_counter() - start, executor, games)
    print_json(report) if options.json else _print_report(report, game.length_word)
    sys.stdout.flush()
    if total.failures:
        failure = min(total.failures, key=lambda one: one.game)
        print(failure.trace, file=sys.stderr)
        raise CommandError(
            f"game {failure.game} of seed {job.seed} failed: {failure.error}; to repeat it give"
            f" --seed {job.seed} --first {failure.game} --games 1"
        )
    return INTERRUPTED if interrupted() else 0


def _executor(options: argparse.Namespace) -> Executor:
    from pragmatica.bots.executors import InProcess, Pool

    if options.ray is None:
        return InProcess() if options.workers == 1 else Pool(options.workers)
    try:
        from pragmatica.bots.cluster import Cluster
    except ModuleNotFoundError:
        raise UsageError("--ray needs Ray: install it with `pip install 'pragmatica[sim]'`") from None
    try:
        return Cluster(options.ray, options.workers)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise CommandError(f"no Ray cluster at {options.ray}: {error}") from None


@contextmanager
def _progress(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error where a person looks at it."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda finished: bar.advance(task, finished)


@contextmanager
def _ending(executor: Executor) -> Iterator[Callable[[], bool]]:
    """Let the first Ctrl-C end the series cleanly, and a second one at once; tells whether there was one."""
    received: list[int] = []

    def end(number: int, _: object) -> None:
        if received:
            raise KeyboardInterrupt
        received.append(number)
        executor.stop()

    former = signal.signal(signal.SIGINT, end)
    try:
        yield lambda: bool(received)
    finally:
        signal.signal(signal.SIGINT, former)


def _report(
    job: Job, seats: tuple[str, ...], tally: Tally, seconds: float, executor: Executor, games: range
) -> dict[str, Any]:
    turns = tally.turns
    played = turns.total()
    return {
        "game": job.game,
        "scenario": job.scenario,
        "players": job.players,
        "options": dict(job.options),
        "board": job.board,
        "bots": dict(zip(seats, job.bots, strict=True)),
        "seed": job.seed,
        "first": games.start,
        "games": len(games),
        "games_finished": tally.finished,
        "workers": executor.workers,
        "executor": type(executor).__name__.lower(),
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "seconds": round(seconds, 3),
        "wins": {seat: tally.wins[seat] for seat in seats},
        "win_shares": {seat: _mean(tally.wins[seat], tally.finished) for seat in seats},
        "draws": tally.draws,
        "reasons": dict(sorted(tally.reasons.items())),
        "turns": {
            "mean": round(sum(turn * count for turn, count in turns.items()) / played, 3) if played else None,
            "minimum": min(turns, default=None),
            "maximum": max(turns, default=None),
            "games": {str(turn): turns[turn] for turn in sorted(turns)},
        },
        "scores": {seat: _mean(tally.scores[seat], tally.finished) for seat in seats},
        "counts": {
            group: {name: _mean(total, tally.finished) for name, total in counts.items()}
            for group, counts in sorted(tally.counts.items())
        },
        "milliseconds_per_decision": {seat: times.to_json() for seat, times in sorted(tally.durations.items())},
        "failures": [{"game": one.game, "error": one.error} for one in tally.failures],
    }


def _mean(total: float, games: int) -> float | None:
    return round(total / games, 3) if games else None


def _print_report(report: dict[str, Any], length_word: str) -> None:
    finished = report["games_finished"]
    print(f"{report['game']} {report['scenario']}, {report['players']} players, seed {report['seed']}")
    print(
        f"games finished: {finished} of {report['games']} in {report['seconds']} s, {report['decisions']} decisions,"
        f" {report['decisions_per_second']} a second"
    )
    turns = report["turns"]
    if finished:
        print(f"{length_word}: mean {turns['mean']}, least {turns['minimum']}, most {turns['maximum']}")
    for seat, wins in report["wins"].items():
        share = f" ({wins / finished:.1%})" if finished else ""
        times = report["milliseconds_per_decision"].get(seat)
        speed = (
            f", {times['mean']} ms of processor time a decision (99 % within {times['p99']}, most {times['maximum']})"
            if times
            else ""
        )
        print(f"{seat}, {report['bots'][seat]}: {wins} won{share}{speed}")
    for group, means in report["counts"].items():
        print(f"mean {group}: " + ", ".join(f"{name} {mean}" for name, mean in means.items()))
    if report["draws"]:
        print(f"draws: {report['draws']}")
    for reason, count in report["reasons"].items():
        print(f"ended by {reason}: {count}")
