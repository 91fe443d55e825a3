"""Whole matches through the public surface."""

from __future__ import annotations

import json
from random import Random

import pytest

import pragmatica
from pragmatica import Match

SCENARIOS = ("romer", "battle")


def begun(scenario: str, seed: int = 1) -> Match:
    """A match before its first answer."""
    return pragmatica.new("mollwitz", scenario=scenario, players=2, seed=seed)


def play(match: Match, rng: Random, most: int) -> None:
    """So many random answers, or as many as there are."""
    for _ in range(most):
        if not match.pending:
            return
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_saved_match_reads_back_and_plays_on_alike(scenario: str) -> None:
    """A match that was written and read is the same, now and after the same answers."""
    match = begun(scenario)
    play(match, Random(1), 150)
    again = Match.from_json(match.to_json())
    assert again.digest() == match.digest()
    play(match, Random(2), 40)
    play(again, Random(2), 40)
    assert again.to_json() == match.to_json()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_record_replays_to_the_same_position(scenario: str) -> None:
    """The record of a match tells all that is needed to play it again, chance included."""
    match = begun(scenario, 2)
    play(match, Random(3), 120)
    again = pragmatica.read_record(match.record_text())
    assert (again.digest(), pragmatica.verify(again)) == (match.digest(), [])


def test_answers_are_taken_back_to_the_last_die() -> None:
    """What a side has answered since something was thrown or shown, it may take back, and the position is as before."""
    match = begun("romer", 3)
    rng = Random(5)
    taken = 0
    while match.pending and taken < 20:
        seat = rng.choice(list(match.pending))
        before, first = match.digest(), match.undoable(seat)
        match.apply(seat, rng.choice(match.legal(seat)))
        if match.undoable(seat) == first + 1:
            match.undo(seat)
            assert match.digest() == before
            taken += 1
            match.apply(seat, rng.choice(match.legal(seat)))
    assert taken == 20


def test_all_that_happens_can_be_told() -> None:
    """Every event of a match has fields with names, a rule, and is plain data; chits and dice are their side's."""
    match = begun("romer", 4)
    rng, hidden = Random(6), set()
    for _ in range(600):
        if not match.pending:
            break
        seat = rng.choice(list(match.pending))
        for event in match.apply(seat, rng.choice(match.legal(seat))):
            assert event.rule
            json.dumps(event.seen_by_all())
            if event.private:
                hidden.add((event.kind, *event.private))
    assert {kind for kind, _ in hidden} == {"chit-chosen", "initiative-rolled"}


def test_every_offered_answer_has_its_own_id_and_notation() -> None:
    """No two answers of a question share an id or a notation, and each reads back by either."""
    match = begun("battle", 5)
    rng = Random(7)
    for _ in range(150):
        seat = rng.choice(list(match.pending))
        offered = match.legal(seat)
        assert len({one.id for one in offered}) == len(offered) == len({one.notation for one in offered})
        match.apply(seat, rng.choice(offered).notation)


def test_a_way_is_one_batch_of_answers() -> None:
    """Steps and a turn, given at once, are played one after the other, and told as what happened."""
    match = begun("battle", 8)
    rng = Random(9)
    while not any(one.type == "step" for seat in match.pending for one in match.legal(seat)):
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
    (seat,) = match.pending
    twin, way = match.copy(), []
    for _ in range(3):
        found = [one.id for one in twin.legal(seat) if one.type in ("step", "turn")]
        if not found or twin.pending[seat].kind != "unit_acts":
            break
        way.append(found[0])
        twin.apply(seat, found[0])
    played = match.apply(seat, way)
    assert (played.played, played.unplayed) == (len(way), ())
    assert match.digest() == twin.digest()
