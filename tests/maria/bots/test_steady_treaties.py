"""The steady player and what others propose to it."""

from __future__ import annotations

from random import Random

import pytest

import pragmatica
from pragmatica import bots
from pragmatica.core.match import Match

TRUCE = ("no-attack", "austria", "prussia", "turn-4")  # Austria's promise: a gain for Prussia
CEASE = ("no-attack", "prussia", "austria", "turn-4")  # Prussia's


def asking(seed: int = 3) -> Match:
    """An advanced match in the first action stage, played so far by steady players."""
    match = pragmatica.new("maria", scenario="advanced", players=3, seed=seed)
    steady, chance = bots.make("steady", "maria"), Random(seed)
    while match.observe(None).stage < 3:
        seat = next(iter(match.pending))
        match.apply(seat, bots.answer(steady, match, seat, chance))
    return match


def propose(match: Match, *clauses: tuple[str, ...]) -> Match:
    """Maria Theresa proposes these clauses to Frederick."""
    for clause in clauses:
        for word in clause:
            match.apply("maria_theresa", f"write-{word}")
    match.apply("maria_theresa", "propose-frederick")
    return match


@pytest.mark.rule("M-21.1")
def test_what_helps_is_accepted() -> None:
    """A promise that costs the steady player nothing is accepted, and then binds."""
    match = propose(asking(), TRUCE)

    action = bots.free(bots.make("steady", "maria"), match, "frederick")

    assert action is not None
    match.apply("frederick", action)
    assert len(match.observe(None).realm.agreements) == 1


@pytest.mark.rule("M-21.1")
@pytest.mark.parametrize("clauses", [(CEASE,), (CEASE, TRUCE), (("vote", "prussia", "francis"),)])
def test_what_binds_without_gain_is_refused(clauses: tuple[tuple[str, ...], ...]) -> None:
    """A promise for nothing, and one for its like, are refused at once."""
    match = propose(asking(), *clauses)

    action = bots.free(bots.make("steady", "maria"), match, "frederick")

    assert action is not None
    match.apply("frederick", action)
    assert not match.observe(None).realm.agreements
    assert not match.addressed


@pytest.mark.rule("M-21.4")
def test_nothing_is_done_without_a_proposal() -> None:
    """The steady player proposes nothing itself, and answers only what is addressed to it."""
    match = asking()

    assert [bots.free(bots.make("steady", "maria"), match, seat) for seat in match.seats] == [None] * 3


def test_a_bot_need_not_act_freely() -> None:
    """A bot that knows nothing of free actions takes none."""
    assert bots.free(bots.make("random", "maria"), propose(asking(), TRUCE), "frederick") is None
