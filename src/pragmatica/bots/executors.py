"""Who plays the games of a series: this process, or several processes of this machine. The results are the same."""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import Protocol

from pragmatica.bots.series import Failure, Job, Tally, play

LARGEST_BATCH = 50
BATCHES_PER_WORKER = 8  # enough for a lively progress bar and for workers to end together
IDLE = -1


class Executor(Protocol):
    """Plays batches of games and yields tallies as they come, until all are played, one failed, or it was stopped."""

    workers: int

    def run(self, job: Job, games: range) -> Iterator[Tally]:
        """Tallies of parts of the games, in any order."""

    def stop(self) -> None:
        """End soon, with what is finished by then. May be called from a signal handler."""


def simulate(job: Job, games: range, executor: Executor, advance: Callable[[int], None] = lambda _: None) -> Tally:
    """The results of these games of a series; `advance` hears of games as they end. Raises Unreadable for a bad job."""
    job.seats()
    total = Tally()
    for tally in executor.run(job, games):
        total.update(tally)
        advance(tally.finished)
    return total


def batches(games: range, workers: int) -> list[range]:
    """The games in parts that are worth a message each: at most 50 games, and several parts for every worker."""
    size = max(1, min(LARGEST_BATCH, len(games) // (workers * BATCHES_PER_WORKER)))
    return [games[first : first + size] for first in range(0, len(games), size)]


class InProcess:
    """Plays all games here, one after the other."""

    workers = 1

    def __init__(self) -> None:
        self._stopped = threading.Event()

    def run(self, job: Job, games: range) -> Iterator[Tally]:
        """One tally a game."""
        for number in games:
            tally = play(job, (number,), self._stopped)
            yield tally
            if tally.failures or self._stopped.is_set():
                return

    def stop(self) -> None:
        """End after the game that is being played now."""
        self._stopped.set()


class Pool:
    """Plays in several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._context = multiprocessing.get_context("spawn")
        self._stopped = self._context.Event()
        self._playing = self._context.Array("q", [IDLE] * workers, lock=False)

    def run(self, job: Job, games: range) -> Iterator[Tally]:
        """One tally a batch. A worker that dies is reported as a failure of a game that was being played then."""
        places = self._context.Value("i", 0)
        shared = (self._stopped, self._playing, places)
        with ProcessPoolExecutor(self.workers, self._context, _enlist, shared) as pool:
            waiting = {pool.submit(_play_watched, job, batch) for batch in batches(games, self.workers)}
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                try:
                    tallies = [future.result() for future in done]
                except BrokenProcessPool:
                    yield self._death()
                    return
                for tally in tallies:
                    if tally.failures:
                        self.stop()
                    yield tally

    def stop(self) -> None:
        """End after the games that are being played now."""
        self._stopped.set()

    def _death(self) -> Tally:
        numbers = sorted(number for number in self._playing if number != IDLE)
        failures = [Failure(number, "a worker process died while this game was played", "") for number in numbers]
        return Tally(failures=failures or [Failure(IDLE, "the worker processes do not start", "")])


class _Watched:
    """What a worker process shares with the process that started it."""

    stopped: Event
    playing: MutableSequence[int]
    place: int


def _enlist(stopped: Event, playing: MutableSequence[int], places: Synchronized[int]) -> None:
    """Begin a worker: the terminal's Ctrl-C is for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Watched.stopped = stopped
    _Watched.playing = playing
    with places.get_lock():
        _Watched.place = places.value
        places.value += 1


def _play_watched(job: Job, batch: range) -> Tally:
    tally = Tally()
    for number in batch:
        _Watched.playing[_Watched.place] = number
        tally.update(play(job, (number,), _Watched.stopped))
        _Watched.playing[_Watched.place] = IDLE
        if tally.failures:
            break
    return tally
