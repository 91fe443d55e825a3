"""Series of games among bots: what is played, one game, and the tally of many."""

from __future__ import annotations

import hashlib
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import exp2, log2
from pathlib import Path
from random import Random
from time import process_time
from typing import Protocol

import pragmatica
from pragmatica.bots import Bot, find, free
from pragmatica.core import register
from pragmatica.core.errors import Unreadable
from pragmatica.core.game import make_setup
from pragmatica.core.match import Match


@dataclass(frozen=True, slots=True)
class Job:
    """What a series plays. Game `n` of a series depends on these fields and `n` alone, whoever plays it and when."""

    game: str
    scenario: str
    players: int
    bots: tuple[str, ...]  # in the order of the seats: names, or `module:Class`, which every process must find
    seed: int = 0
    options: Mapping[str, str | bool] = field(default_factory=dict)
    save: str | None = None  # directory that takes the record of each game
    board: str | None = None  # digest of an imported board, which every process must find

    def seats(self) -> tuple[str, ...]:
        """The seats, after a check of all fields. Raises Unreadable naming the field."""
        setup = make_setup(register.game(self.game), self.scenario, self.players, self.options, self.board)
        if len(self.bots) != len(setup.seats):
            raise Unreadable(f"{len(self.bots)} bots for {len(setup.seats)} seats: {', '.join(setup.seats)}", "bots")
        for name in self.bots:
            find(name, self.game)
        return setup.seats

    def match(self, number: int) -> Match:
        """Game `number` before its first answer."""
        digest = hashlib.blake2b(f"{self.seed}:{number}".encode(), digest_size=16).digest()
        seed = int.from_bytes(digest, "big")
        return pragmatica.new(
            self.game,
            scenario=self.scenario,
            players=self.players,
            options=dict(self.options),
            seed=seed,
            board=self.board,
        )

    def chances(self, number: int, seats: Iterable[str]) -> dict[str, Random]:
        """The generators that the bots of game `number` draw from."""
        return {seat: Random(f"{self.seed}:{number}:{seat}") for seat in seats}


class Durations:
    """Processor time that decisions took: exact mean and greatest, quantiles within 5 %."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.greatest = 0.0
        self._steps: Counter[int] = Counter()  # by sixteenths of a doubling above a microsecond

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.count += 1
        self.total += seconds
        self.greatest = max(self.greatest, seconds)
        self._steps[int(16 * log2(max(1.0, seconds * 1e6)))] += 1

    def update(self, other: Durations) -> None:
        """Count all that the other has counted."""
        self.count += other.count
        self.total += other.total
        self.greatest = max(self.greatest, other.greatest)
        self._steps.update(other._steps)

    def quantile(self, share: float) -> float:
        """The seconds that this share of the decisions kept within."""
        left = share * self.count
        for step in sorted(self._steps):
            left -= self._steps[step]
            if left <= 0:
                return min(self.greatest, exp2((step + 1) / 16) * 1e-6)
        return self.greatest

    def to_json(self) -> dict[str, float]:
        """Milliseconds, for reports, and how many decisions they are of."""
        mean = self.total / self.count if self.count else 0.0
        values = {"mean": mean, "p99": self.quantile(0.99), "maximum": self.greatest}
        return {"decisions": self.count} | {name: round(seconds * 1000, 3) for name, seconds in values.items()}


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that did not end because the program failed: its number in the series, and what happened."""

    game: int
    error: str
    trace: str


@dataclass(slots=True)
class Tally:
    """The results of some games of a series; tallies of parts add up to the tally of the whole."""

    finished: int = 0
    decisions: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # by seat; a shared victory counts for each
    draws: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)  # by `Game.length`
    scores: Counter[str] = field(default_factory=Counter)  # sums by seat
    counts: dict[str, Counter[str]] = field(default_factory=dict)  # sums of `Game.counts`
    durations: dict[str, Durations] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    def update(self, other: Tally) -> None:
        """Add the results of other games."""
        self.finished += other.finished
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins.update(other.wins)
        self.reasons.update(other.reasons)
        self.turns.update(other.turns)
        self.scores.update(other.scores)
        for group, counts in other.counts.items():
            self.counts.setdefault(group, Counter()).update(counts)
        for seat, durations in other.durations.items():
            self.durations.setdefault(seat, Durations()).update(durations)
        self.failures += other.failures


class Stop(Protocol):
    """Asked between two games whether to stop (`threading.Event` and its kin)."""

    def is_set(self) -> bool:
        """Whether somebody wants an end."""


def play(job: Job, numbers: Iterable[int], stop: Stop | None = None) -> Tally:
    """Play these games of the series one after the other, until a failure or until `stop` is set."""
    tally = Tally()
    for number in numbers:
        if stop is not None and stop.is_set():
            break
        try:
            tally.update(_play_one(job, number))
        except Exception as error:
            failure = Failure(number, f"{type(error).__name__}: {error}", traceback.format_exc())
            tally.failures.append(failure)
            break
    return tally


def _act_freely(match: Match, bots: Mapping[str, Bot]) -> None:
    """Let everybody do what may be done at any time."""
    for seat, bot in bots.items():
        while (action := free(bot, match, seat)) is not None:
            match.apply(seat, action)


def _play_one(job: Job, number: int) -> Tally:
    match = job.match(number)
    bots: dict[str, Bot] = {seat: find(name, job.game) for seat, name in zip(match.seats, job.bots, strict=True)}
    chances = job.chances(number, match.seats)
    board = match.game.board(match.setup.board)[1]
    tally = Tally(finished=1, durations={seat: Durations() for seat in match.seats})
    latest = ""
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        bot = bots[seat]
        if seat != latest or match.addressed:
            _act_freely(match, bots)
            latest = seat
        start = process_time()
        observation = match.observe(seat) if bot.observes else None
        action = bot.choose(observation, decision, match.legal(seat), board, chances[seat])
        tally.durations[seat].add(process_time() - start)
        match.apply(seat, action)
        tally.decisions += 1
    outcome = match.outcome
    assert outcome is not None
    tally.wins.update(outcome.winners)
    tally.draws = int(not outcome.winners)
    tally.reasons[outcome.reason] += 1
    tally.turns[match.game.length(match.setup, match.state)] += 1
    tally.scores.update(outcome.scores)
    tally.counts = {group: Counter(one) for group, one in match.game.counts(match.setup, match.state).items()}
    if job.save is not None:
        Path(job.save, f"game-{number:06}.txt").write_text(match.record_text(), encoding="utf-8")
    return tally
