"""Bots: they always answer, from what their seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from itertools import count
from random import Random
from time import perf_counter
from typing import Literal, NamedTuple

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision
from pragmatica.core.frozen import frozen
from pragmatica.core.match import Match
from tests.contract.conftest import begin
from tests.offers import GAMES

EVERY = [pytest.param(game, bot, id=f"{game}-{bot}") for game in GAMES for bot in bots.names(game)]
OWN = [one for one in EVERY if one.values[1] != "random"]


def new(game: str, seed: int) -> Match:
    """A match of the game's first scenario, with as few players as can be."""
    scenario = GAMES[game].GAME.scenarios[0]
    return begin((game, scenario.id, min(scenario.seats)), seed)


def questions(match: Match, bot: str, seed: int) -> Iterator[tuple[str, Decision]]:
    """Let the bot play the whole match; each question before it is answered."""
    player, chance = bots.make(bot, match.setup.game), Random(seed)
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        yield seat, decision
        match.apply(seat, bots.answer(player, match, seat, chance))


class Played(NamedTuple):
    """A match that a bot has played with all seats in its hand: what it answered unasked, and how long it thought."""

    match: Match
    not_offered: list[Action]
    times: list[float]


@cache
def played(game: str, bot: str) -> Played:
    """A whole match; played once for all that is asked of it."""
    match, player, chance = new(game, 4), bots.make(bot, game), Random(4)
    done = Played(match, [], [])
    while pending := match.pending:
        seat = next(iter(pending))
        start = perf_counter()
        action = bots.answer(player, match, seat, chance)
        done.times.append(perf_counter() - start)
        if action not in match.legal(seat):
            done.not_offered.append(action)
        match.apply(seat, action)
    return done


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_every_answer_is_offered(game: str, bot: str) -> None:
    """Whole games, with all seats in its hand, are played with offered answers only."""
    match, not_offered, _ = played(game, bot)

    assert not_offered == []
    assert match.outcome is not None


@pytest.mark.parametrize(("game", "bot"), OWN)
def test_a_bot_plays_among_random_moves(game: str, bot: str) -> None:
    """Positions that no sensible player reaches are answered as well."""
    for seed in range(3):
        match, player, chance = new(game, seed), bots.make(bot, game), Random(seed)
        while pending := match.pending:
            seat = next(iter(pending))
            offered = match.legal(seat)
            assert bots.answer(player, match, seat, chance) in offered
            match.apply(seat, chance.choice(offered))


@pytest.mark.parametrize(("game", "bot"), OWN)
def test_a_bot_knows_only_what_its_seat_knows(game: str, bot: str) -> None:
    """Where all that the seat cannot know is drawn anew, the answer is the same."""
    match, player, chance = new(game, 6), bots.make(bot, game), Random(6)

    for number, (seat, _) in enumerate(questions(match, bot, 6)):
        if number % 5 == 0:
            other = match.resample(seat, chance)
            assert bots.answer(player, other, seat, Random(1)) == bots.answer(player, match, seat, Random(1))


@pytest.mark.parametrize(("game", "bot"), OWN)
def test_a_bot_needs_no_memory(game: str, bot: str) -> None:
    """A fresh bot gives the same answer as one that has played the match until then."""
    match, player, chance = new(game, 7), bots.make(bot, game), Random(7)

    for number in count():
        if not match.pending:
            break
        seat = next(iter(match.pending))
        same = copy(chance)
        action = bots.answer(player, match, seat, chance)
        if number % 5 == 0:
            assert bots.answer(bots.make(bot, game), match, seat, same) == action
        match.apply(seat, action)


@pytest.mark.parametrize(("game", "bot"), OWN)
def test_a_bot_answers_questions_it_does_not_know(game: str, bot: str) -> None:
    """A kind of question that is new to it gets an offered answer by chance."""

    @frozen(kw_only=True)
    class Surprise(Decision):
        kind: Literal["surprise"] = "surprise"

    match = new(game, 1)
    seat = match.seats[0]
    offered = [Action("dance", name, code, name, {}) for code, name in enumerate(("waltz", "polka"))]
    decision = Surprise(seat=seat, version=0, rule="X-1")
    board = match.game.board()[1]

    answer = bots.make(bot, game).choose(match.observe(seat), decision, offered, board, Random(0))

    assert answer in offered


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_bot_is_refused(game: str) -> None:
    """The error names the bots there are."""
    with pytest.raises(pragmatica.Unreadable, match=f"{game} has no bot 'clever'; it has: .*random"):
        bots.make("clever", game)


@pytest.mark.parametrize(("game", "bot"), OWN)
def test_a_bot_tells_its_time(game: str, bot: str, record_property: Callable[[str, object], None]) -> None:
    """How long its decisions take, observation included, is told with the result; a slow machine fails nothing."""
    times = sorted(played(game, bot).times)

    record_property(f"{game}_{bot}_mean_ms", round(sum(times) / len(times) * 1000, 2))
    record_property(f"{game}_{bot}_p99_ms", round(times[len(times) * 99 // 100] * 1000, 2))
    print(f"{game}, {bot}: mean {sum(times) / len(times) * 1000:.2f} ms, most {times[-1] * 1000:.2f} ms a decision")
    assert len(times) > 100
