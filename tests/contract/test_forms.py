"""What every game owes its callers: forms that read back, offers that are closed, refusals that change nothing."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

import pragmatica
from pragmatica import Game, Match, PragmaticaError, Unreadable
from tests.contract.conftest import EVERY, Moments, begin, step
from tests.offers import GAMES


def test_offers_are_closed(setup: tuple[str, str, int]) -> None:
    """Playing offered answers always reaches the end, and a match that is not over always offers one."""
    for seed in range(5):
        match, rng = begin(setup, seed), Random(seed)
        while match.outcome is None:
            assert match.pending
            assert all(match.legal(seat) for seat in match.pending)
            step(match, rng)
        assert not match.pending


def test_offered_answers_are_told_apart(match: Match) -> None:
    """Ids and notations are unique among all that a seat may do at a time."""
    rng = Random(1)
    while match.outcome is None:
        for seat in match.pending:
            offered = [*match.legal(seat), *match.extra(seat)]
            assert len({one.id for one in offered}) == len({one.notation for one in offered}) == len(offered)
        step(match, rng)


def test_json_reads_back(match: Match) -> None:
    """At every question the saved match is the match: position, questions, offers, undo and what follows."""
    rng, moments = Random(2), Moments()
    while match.outcome is None:
        if moments.worth(match):
            saved = match.to_json()
            twin = pragmatica.load(saved)
            assert (twin.to_json(), twin.pending) == (saved, match.pending)
            assert [twin.undoable(seat) for seat in twin.seats] == [match.undoable(seat) for seat in match.seats]
        step(match, rng)
    assert pragmatica.load(match.to_json()).outcome == match.outcome


def test_json_is_small(match: Match) -> None:
    """A match in play without its history takes no more bytes than its game is allowed."""
    rng, largest = Random(3), 0
    while match.outcome is None:
        largest = max(largest, len(match.to_json(history=False).encode()))
        step(match, rng)
    assert largest <= GAMES[match.setup.game].LARGEST


def test_positions_read_back(match: Match) -> None:
    """At every question the written position makes an equal one, after a way through JSON."""
    rng, moments = Random(4), Moments()
    while match.outcome is None:
        if moments.worth(match):
            written = json.loads(json.dumps(match.to_position()))
            twin = pragmatica.from_position(written)
            assert (twin.digest(), twin.to_position()) == (match.digest(), match.to_position())
            assert all(twin.legal(seat) == match.legal(seat) for seat in (*twin.pending, *match.pending))
        step(match, rng)
    twin = pragmatica.from_position(match.to_position())
    assert (twin.digest(), twin.to_position()) == (match.digest(), match.to_position())


def test_records_read_back(match: Match) -> None:
    """The record reads back in the middle of the match and at its end."""
    rng = Random(5)
    while match.outcome is None:
        if len(match.records) % (EVERY * EVERY) == 0:
            assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()
        step(match, rng)
    assert pragmatica.read_record(match.record_text()).to_json() == match.to_json()
    assert pragmatica.verify(match) == []


def test_refusals_change_nothing(match: Match) -> None:
    """Another seat's answer, an old one and nonsense leave a match as it was."""
    rng, old = Random(6), "nonsense"
    while match.outcome is None:
        if len(match.records) % EVERY == 0:
            before = match.to_json(), match.digest(), match.pending
            for seat in match.seats:
                offered = {one.id for one in match.legal(seat)} | {one.id for one in match.extra(seat)}
                for action in {old, "nonsense"} - offered:
                    with pytest.raises(PragmaticaError):
                        match.apply(seat, action)
                check_batch(match.copy(), seat, [*[one.id for one in match.legal(seat)[:1]], "nonsense"])
            assert (match.to_json(), match.digest(), match.pending) == before
        seat = next(iter(match.pending))
        old = rng.choice(match.legal(seat)).id
        match.apply(seat, old)


def check_batch(match: Match, seat: str, batch: list[str]) -> None:
    """A batch with nonsense at its end changes nothing, or ends before that because something was shown."""
    before = match.to_json()
    try:
        played = match.apply(seat, batch)
    except PragmaticaError:
        assert match.to_json() == before
    else:
        assert played.unplayed == ("nonsense",)


def test_why_not_agrees_with_the_offers(match: Match) -> None:
    """There is no reason against an offered answer; a seat that owes nothing is told so."""
    rng = Random(7)
    while match.outcome is None:
        if len(match.records) % EVERY == 0:
            for seat in match.seats:
                if seat in match.pending:
                    assert not any(match.why_not(seat, one) for one in match.legal(seat))
                else:
                    answer = match.legal(next(iter(match.pending)))[0]
                    assert match.why_not(seat, answer)[0].message == "core-not-your-turn"
        step(match, rng)


def test_what_is_offered_to_others_is_known(match: Match) -> None:
    """Every answer that somebody is offered names something, by its id and by its notation."""
    rng = Random(7)
    while match.outcome is None:
        if len(match.records) % EVERY == 0:
            for seat in match.pending:
                for action in match.legal(seat):
                    for text in (action.id, action.notation):
                        assert match.game.knows(match.setup, match.state, text), text
        step(match, rng)


def test_nonsense_is_unknown_whoever_is_asked(match: Match) -> None:
    """A target that names nothing is unreadable for every seat, be it asked or not."""
    rng = Random(9)
    for _ in range(20):
        for seat in match.seats if match.outcome is None else ():
            for target in ("nonsense", "city:", "piece:nobody", "shift-nobody=1", "write-nonsense", "no > nonsense"):
                with pytest.raises(Unreadable):
                    match.why_not(seat, target)
        step(match, rng)


def test_plans_are_lawful_batches(match: Match) -> None:
    """Every whole move that is proposed can be played as one batch."""
    rng, played = Random(8), 0
    while match.outcome is None:
        if len(match.records) % EVERY == 0:
            for seat in match.pending:
                for action in match.legal(seat):
                    plans = match.plans(seat, action)
                    for plan in rng.sample(plans, min(len(plans), 2)):
                        match.copy().apply(seat, list(plan.actions))
                        played += 1
        step(match, rng)
    assert played > 20 or type(match.game).plans is Game.plans  # a game of small steps proposes none


def test_odds_are_all_there_is(match: Match) -> None:
    """The results of an answer, and of each of its rolls, together are certain; asking changes nothing."""
    rng = Random(11)
    for _ in range(150):
        seat = rng.choice(list(match.pending))
        before = match.digest()
        for action in rng.sample(match.legal(seat), min(3, len(match.legal(seat)))):
            odds = match.odds(seat, action)
            assert (odds.kind == "chances") == bool(odds.results)
            assert odds.kind != "untold" or odds.reason is not None
            for chances in (odds.results, *(roll.chances for roll in odds.rolls)):
                assert sum(Fraction(one.cases, one.of) for one in chances) in (0, 1)
            if odds.reason is not None:
                assert odds.reason.text("en") != odds.reason.text("pl")
        assert match.digest() == before
        step(match, rng)
        if match.outcome is not None:
            return


def test_a_copy_costs_the_original_nothing(match: Match) -> None:
    """Copies that play on leave the original alone."""
    rng = Random(9)
    for _ in range(60):
        before = match.to_json()
        twin = match.copy()
        for _ in range(5):
            if twin.outcome is None:
                step(twin, rng)
        assert match.to_json() == before
        step(match, rng)
