"""Twin worlds: redraw all that a seat cannot know, and nothing that it sees may change."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from pragmatica.core.action import Action
from pragmatica.core.errors import Unreadable
from tests.contract.conftest import Moments, begin, matches, step
from tests.offers import GAMES, is_open
from tests.samples import ALL, Sample

ANSWERS = 5  # whose chances are compared
CLOSELY = 9  # steps between two looks at plans, refusals and events


def sight(match: Match, viewer: str | None) -> dict[str, Any]:
    """All that a viewer is shown at a moment."""
    seen: dict[str, Any] = {
        "observation": match.observe(viewer),
        "pending": match.pending,
        "versions": [match.version(seat) for seat in match.seats],
        "outcome": match.outcome,
    }
    if viewer is not None:
        seen["undoable"] = match.undoable(viewer)
        seen["offers"] = match.legal(viewer)
        seen["extra"] = match.extra(viewer)
    return seen


def close_sight(match: Match, viewer: str, targets: list[str]) -> dict[str, Any]:
    """What a seat learns by asking: whole moves, chances, and why things are not offered."""
    return {
        "plans": {action.id: match.plans(viewer, action) for action in match.legal(viewer)},
        "odds": {action.id: match.odds(viewer, action) for action in match.legal(viewer)[:ANSWERS]},
        "refusals": {target: match.why_not(viewer, target) for target in targets},
        "looks": {target: looked(match, viewer, target) for target in (*targets, *lookable(match))},
    }


def lookable(match: Match) -> list[str]:
    """How far all enemies come, and how far each power does and what it may hold, in games of powers."""
    named = getattr(match.observe(None), "powers", ())
    return ["reach:", *[f"{kind}:{name}" for kind in ("reach", "cards") for name in named]]


def looked(match: Match, viewer: str, target: str) -> object:
    """What is told of a thing, or why nothing is."""
    try:
        return match.look(viewer, target)
    except Unreadable as error:
        return str(error)


def targets(match: Match, rng: Random) -> list[str]:
    """Things of the table, and answers that other questions offer."""
    things = GAMES[match.setup.game].things(match.observe(None))
    answers = [action.id for seat in match.seats for action in match.legal(seat)]
    return rng.sample(things, min(len(things), 10)) + rng.sample(answers, min(len(answers), 5))


@pytest.mark.rule("E-10", "M-6.6", "M-8.6", "M-8.14", "A-5.8", "A-10.26", "A-15.6", "A-15.7")
def test_a_seat_sees_nothing_that_it_cannot_know(setup: tuple[str, str, int]) -> None:
    """For every seat and a spectator, at every question: the match and its twin look the same, and the twin goes on."""
    match, rng, moments = begin(setup), Random(1), Moments()
    looks, redrawn = 0, 0
    while match.outcome is None:
        worth = moments.worth(match)
        looks += worth
        for viewer in (*match.seats, None) if worth else ():
            twin = match.resample(viewer, rng)
            assert sight(twin, viewer) == sight(match, viewer), (len(match.records), viewer)
            assert all(twin.legal(seat) for seat in twin.pending), (len(match.records), viewer)
            redrawn += twin.digest() != match.digest()
            if viewer in match.pending and len(match.records) % CLOSELY == 0:
                asked = targets(match, rng)
                assert close_sight(twin, viewer, asked) == close_sight(match, viewer, asked), len(match.records)
        step(match, rng)
    assert redrawn > looks or is_open(setup[0])


def answers(match: Match, rng: Random) -> list[tuple[str, Action]]:
    """An answer of each seat that owes one, and something that a seat may do at any time."""
    offers = [(seat, match.legal(seat)) for seat in match.pending]
    somebody = rng.choice(match.seats)
    offers.append((somebody, match.extra(somebody)))
    return [(seat, rng.choice(actions)) for seat, actions in offers if actions]


def test_quiet_answers_tell_the_same_in_both_worlds(setup: tuple[str, str, int]) -> None:
    """An answer that draws and shows nothing makes the same events, and leads to the same questions, for every viewer.

    So whether something is asked tells nothing that he cannot know.
    """
    rng = Random(2)
    compared, moments = 0, Moments()
    for match in matches(setup):
        while match.outcome is None:
            for viewer in (*match.seats, None) if moments.worth(match) else ():
                twin = match.resample(viewer, rng)
                for seat, action in answers(match, rng):
                    if action not in (*twin.legal(seat), *twin.extra(seat)):
                        continue
                    real, other = match.copy(), twin.copy()
                    told = [[event.seen_by(viewer) for event in one.apply(seat, action)] for one in (real, other)]
                    if not (real.state.revealed or other.state.revealed):  # neither chance nor a reveal in either
                        assert told[0] == told[1], (len(match.records), viewer, seat, action)
                        assert real.pending == other.pending, (len(match.records), viewer, seat, action)
                        compared += 1
            step(match, rng)
        if compared > 100:
            break
    assert compared > 100


def test_a_twin_can_take_back_what_the_seat_can(setup: tuple[str, str, int]) -> None:
    """Undo leads to the same sight in both worlds."""
    rng = Random(3)
    compared = 0
    for match in matches(setup):
        while match.outcome is None:
            for viewer in match.seats:
                count = match.undoable(viewer)
                if count and rng.random() < 0.2:
                    twin, real = match.resample(viewer, rng), match.copy()
                    twin.undo(viewer, count)
                    real.undo(viewer, count)
                    assert twin.observe(viewer) == real.observe(viewer)
                    assert (twin.pending, twin.legal(viewer)) == (real.pending, real.legal(viewer))
                    compared += 1
            step(match, rng)
        if compared > 20:
            break
    assert compared > 20


def test_a_twin_plays_to_the_end(setup: tuple[str, str, int]) -> None:
    """A redrawn match is a whole match, for whomever it was redrawn: it can be saved, redrawn again and played out."""
    match, rng = begin(setup), Random(4)
    viewers = cycle((*match.seats, None))
    while match.outcome is None:
        if len(match.records) % 50 == 25:
            viewer = next(viewers)
            twin = pragmatica.load(match.resample(viewer, rng).to_json()).resample(viewer, rng)
            assert twin.observe(viewer) == match.observe(viewer)
            while twin.outcome is None:
                step(twin, rng)
        step(match, rng)


def test_a_redrawn_match_has_other_chance(match: Match) -> None:
    """The key of what chance will bring is not among the things that a twin keeps."""
    rng = Random(5)
    for _ in range(40):
        step(match, rng)
    twins = [match.resample(None, rng) for _ in range(2)]
    for twin in twins:
        play = Random(6)
        while twin.outcome is None:
            step(twin, play)
    assert twins[0].digest() != twins[1].digest() or is_open(match.setup.game)


@pytest.mark.parametrize("sample", ALL, ids=lambda one: "-".join(map(str, one)))
def test_what_is_drawn_anew_depends_on_what_the_seat_knows_alone(sample: Sample) -> None:
    """Of two matches that a seat cannot tell apart the same chance makes the same third one: it tells of neither."""
    rng, match = Random(1), sample.new(1)
    for number in range(200):
        if match.outcome is not None:
            break
        if rng.random() < 0.1:
            for seat in (*match.seats, None):
                twin = match.resample(seat, rng)
                one, two = (each.resample(seat, Random(number)).to_position() for each in (match, twin))
                assert one == two
        seat = rng.choice(list(match.pending))
        match.apply(seat, rng.choice(match.legal(seat)))
