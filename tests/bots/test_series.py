"""Series of games: what they depend on, how tallies add up, and what happens when something breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica.bots.chance import RandomBot
from pragmatica.bots.executors import InProcess, Pool, batches
from pragmatica.bots.series import Durations, Job, Tally, play
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from tests.samples import SHIPPED


def job(*bots: str, **changes: Any) -> Job:
    """A series of the smallest game that ships; without bots everybody plays at random."""
    return Job(**{**SHIPPED.asked, "bots": bots or ("random",) * SHIPPED.players, **changes})


RANDOM = job(seed=9)


class BrokenBot(RandomBot):
    """Fails at its tenth decision."""

    name = "broken"

    def __init__(self) -> None:
        self._count = 0

    def choose(
        self, observation: Any, decision: Decision, actions: Sequence[Action], board: Mapping[str, Any], rng: Random
    ) -> Action:
        """Any offered action, nine times."""
        self._count += 1
        if self._count == 10:
            raise RuntimeError("a bot stumbled")
        return super().choose(observation, decision, actions, board, rng)


def results(tally: Tally) -> tuple[object, ...]:
    """All that a tally counts, but for times."""
    return tally.finished, tally.decisions, tally.wins, tally.draws, tally.reasons, tally.turns, tally.scores


def summed(tallies: Sequence[Tally]) -> Tally:
    """The tally of all parts."""
    total = Tally()
    for tally in tallies:
        total.update(tally)
    return total


def test_a_game_depends_on_seed_and_number_alone() -> None:
    """Game 3 is the same whether or not games 0 to 2 were played before it."""
    alone = play(RANDOM, [3])
    whole, before = play(RANDOM, range(4)), play(RANDOM, range(3))

    assert results(whole) == results(summed([before, alone]))


def test_executors_agree() -> None:
    """One process and two give the same tally."""
    here = summed(list(InProcess().run(RANDOM, range(6))))

    assert results(summed(list(Pool(2).run(RANDOM, range(6))))) == results(here)


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 4), (1000, 2), (10**6, 64)])
def test_batches_cover_all_games_once(games: int, workers: int) -> None:
    """Every game is in one batch, and no batch has more than 50."""
    parts = batches(range(5, 5 + games), workers)

    assert [number for part in parts for number in part] == list(range(5, 5 + games))
    assert all(1 <= len(part) <= 50 for part in parts)


def test_a_failure_names_its_game() -> None:
    """When a bot fails, the series ends and tells the number of the game and the error."""
    broken = job(*[f"{__name__}:BrokenBot"] * SHIPPED.players)

    tallies = list(InProcess().run(broken, range(8, 20)))

    failure = tallies[-1].failures[0]
    assert len(tallies) == 1
    assert failure.game == 8
    assert failure.error == "RuntimeError: a bot stumbled"
    assert "in choose" in failure.trace


def test_stopping_ends_between_two_games() -> None:
    """After `stop` no further game begins."""
    executor = InProcess()

    running = executor.run(RANDOM, range(100))
    next(running)
    executor.stop()

    assert len(list(running)) <= 1


@pytest.mark.parametrize(
    ("asked", "where"),
    [
        (job(game="chess"), "game"),
        (job(scenario="moon"), "scenario"),
        (job(players=99), "players"),
        (job("random"), "bots"),
        (job(*["random"] * (SHIPPED.players - 1), "clever"), "bot"),
    ],
)
def test_a_job_that_cannot_be_played_is_refused(asked: Job, where: str) -> None:
    """`Job.seats` checks all fields and names the one that is wrong."""
    with pytest.raises(pragmatica.Unreadable) as caught:
        asked.seats()

    assert caught.value.where == where


def test_quantiles_of_durations() -> None:
    """Quantiles are right within 5 %, mean and greatest exactly; parts add up."""
    low, high = Durations(), Durations()
    for number in range(1, 501):
        low.add(number / 1e5)
        high.add((number + 500) / 1e5)
    low.update(high)

    assert low.count == 1000
    assert low.greatest == 0.01
    assert low.quantile(0.5) == pytest.approx(0.005, rel=0.05)
    assert low.quantile(0.99) == pytest.approx(0.0099, rel=0.05)
    assert low.to_json()["mean"] == pytest.approx(5.005)
