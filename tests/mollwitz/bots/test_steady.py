"""The steady player of Mollwitz: it answers everything, fairly, and plays to win."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match, bots
from pragmatica.bots import series
from pragmatica.bots.series import Job
from pragmatica.core.action import Action
from pragmatica.core.decision import Decision


def begun(scenario: str = "romer", seed: int = 1) -> Match:
    """A match before its first answer."""
    return pragmatica.new("mollwitz", scenario=scenario, players=2, seed=seed)


def questions(match: Match, seed: int, **players: str) -> Iterator[tuple[str, Decision, list[Action], Action]]:
    """Let bots play the whole match; each question with what was offered and what was answered."""
    chance = Random(seed)
    minds = {seat: bots.make(name, "mollwitz") for seat, name in players.items()}
    while pending := match.pending:
        seat, decision = next(iter(pending.items()))
        offered = list(match.legal(seat))
        answer = bots.answer(minds[seat], match, seat, chance)
        yield seat, decision, offered, answer
        match.apply(seat, answer)


def test_a_steady_match_ends_and_every_answer_is_offered() -> None:
    """Two steady players of the small scenario answer nothing that is not offered, and the match ends."""
    match = begun(seed=3)
    kinds: set[Any] = set()
    for _, decision, offered, answer in questions(match, 3, prussia="steady", austria="steady"):
        assert answer in offered
        kinds.add(decision.kind)
    assert match.outcome is not None
    assert {"choose_chit", "chief", "act", "unit_acts", "react", "declare_melee", "next_fire"} <= kinds


@pytest.mark.parametrize("side", ["prussia", "austria"])
def test_it_beats_chance_on_either_side(side: str) -> None:
    """A short series in the small scenario ends, and is won more often than not, whichever army it leads."""
    names = tuple("steady" if seat == side else "random" for seat in ("prussia", "austria"))
    tally = series.play(Job("mollwitz", "romer", 2, names, seed=7), range(3))
    assert (tally.finished, tally.failures) == (3, [])
    assert tally.wins[side] >= 2


def test_the_same_knowledge_gets_the_same_answer() -> None:
    """In a world that the seat cannot tell from this one the bot answers alike."""
    match, mind = begun(seed=2), bots.make("steady", "mollwitz")
    play = questions(match, 2, prussia="steady", austria="steady")
    for asked, (seat, _, offered, _) in enumerate(itertools.islice(play, 250)):
        if asked % 25 == 0 and len(offered) > 1:
            twin = match.resample(seat, Random(asked))
            one, other = (bots.answer(mind, world, seat, Random(7)) for world in (match, twin))
            assert one == other
