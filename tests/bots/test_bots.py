"""Bots: they always answer, from what their seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Literal

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen
from pragmatica.core.match import Match

GAMES = [(3, {}), (2, {}), (3, {"edition": "1.0"}), (3, {"stack_partners": "allied", "protection_by": "allied"})]


def new(players: int = 3, seed: int = 1, **options: str) -> Match:
    """A match of the introductory game."""
    return pragmatica.new("maria", scenario="introductory", players=players, options=options, seed=seed)


def questions(match: Match, bot: str, seed: int) -> Iterator[tuple[str, Decision]]:
    """Let the bot play the whole match; each question before it is answered."""
    player, chance = bots.make(bot, "maria"), Random(seed)
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        yield seat, decision
        match.apply(seat, bots.answer(player, match, seat, chance))


@pytest.mark.parametrize("bot", bots.names("maria"))
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_answer_is_offered(bot: str, players: int, options: dict[str, str]) -> None:
    """Whole games, with all seats in its hand, are played with offered answers only."""
    match = new(players, 4, **options)
    player, chance = bots.make(bot, "maria"), Random(4)

    while pending := match.pending:
        seat = next(iter(pending))
        action = bots.answer(player, match, seat, chance)
        assert action in match.legal(seat)
        match.apply(seat, action)

    assert match.outcome is not None


def test_steady_plays_among_random_moves() -> None:
    """Positions that no sensible player reaches are answered as well."""
    for seed in range(3):
        match, player, chance = new(seed=seed), bots.make("steady", "maria"), Random(seed)
        while pending := match.pending:
            seat = next(iter(pending))
            offered = match.legal(seat)
            assert bots.answer(player, match, seat, chance) in offered
            match.apply(seat, chance.choice(offered))


def test_steady_knows_only_what_its_seat_knows() -> None:
    """Where all that the seat cannot know is drawn anew, the answer is the same."""
    match, player, chance = new(seed=6), bots.make("steady", "maria"), Random(6)

    for number, (seat, _) in enumerate(questions(match, "steady", 6)):
        if number % 5 == 0:
            other = match.resample(seat, chance)
            assert bots.answer(player, other, seat, Random(1)) == bots.answer(player, match, seat, Random(1))


def test_steady_needs_no_memory() -> None:
    """A fresh bot gives the same answer as one that has played the whole match."""
    match, player = new(seed=7), bots.make("steady", "maria")

    for seat, _ in questions(match, "steady", 7):
        assert bots.answer(player, match, seat, Random(2)) == bots.answer(
            bots.make("steady", "maria"), match, seat, Random(2)
        )


def test_steady_answers_questions_it_does_not_know() -> None:
    """A kind of question that is new to it gets an offered answer by chance."""

    @frozen(kw_only=True)
    class Surprise(Decision):
        kind: Literal["surprise"] = "surprise"

    match = new()
    seat = match.seats[0]
    offered = [Action("dance", name, code, name, {}) for code, name in enumerate(("waltz", "polka"))]
    decision = Surprise(seat=seat, version=0, rule="M-1.1")
    board = match.game.board()[1]

    answer = bots.make("steady", "maria").choose(match.observe(seat), decision, offered, board, Random(0))

    assert answer in offered


def test_an_unknown_bot_is_refused() -> None:
    """The error names the bots there are."""
    with pytest.raises(pragmatica.Unreadable, match="steady, random"):
        bots.make("clever", "maria")


def test_steady_tells_its_time(record_property: Callable[[str, object], None]) -> None:
    """How long its decisions take, observation included, is told with the result; a slow machine fails nothing."""
    match, player, chance = new(seed=3), bots.make("steady", "maria"), Random(3)
    times = []
    while pending := match.pending:
        seat = next(iter(pending))
        start = perf_counter()
        action = bots.answer(player, match, seat, chance)
        times.append(perf_counter() - start)
        match.apply(seat, action)

    times.sort()
    record_property("steady_mean_ms", round(sum(times) / len(times) * 1000, 2))
    record_property("steady_p99_ms", round(times[len(times) * 99 // 100] * 1000, 2))
    print(f"steady: mean {sum(times) / len(times) * 1000:.2f} ms, most {times[-1] * 1000:.2f} ms a decision")
    assert len(times) > 100
