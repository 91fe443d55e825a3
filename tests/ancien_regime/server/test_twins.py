"""Secret answers of this game over the wire: nobody else is sent another byte."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pragmatica
from pragmatica import Match
from tests.server.test_twins import Worlds, make_worlds, same_for

__all__ = ["make_worlds"]
SEVEN = {"game": "ancien_regime", "scenario": "1740", "players": 7}
FOUR = SEVEN | {"scenario": "1756", "players": 4}
SECRET = ("choose_status", "bid")  # here all answers look alike to others


def begun(request: dict[str, Any], kind: str) -> Match:
    """A match in which a question of this kind is open, with two answers at least."""
    for seed in range(20):
        random = Random(seed)
        match = pragmatica.new(request["game"], scenario=request["scenario"], players=request["players"], seed=seed)
        for _ in range(2000):
            if match.outcome is not None:
                break
            if any(choices(match, seat, kind) for seat in match.pending):
                return pragmatica.from_position(match.to_position())  # so that the record begins here
            seat = random.choice(sorted(match.pending))
            match.apply(seat, random.choice(match.legal(seat)))
    raise AssertionError(f"no {kind}")


def choices(match: Match, seat: str, kind: str) -> list[str]:
    """Two answers between which nobody else can tell: the first and the last of those that say the same to others."""
    if getattr(match.pending[seat], "kind", "") != kind:
        return []
    offered = [one for one in match.legal(seat) if one.type not in ("end", "pass", "give_money", "reveal_card")]
    last = [one for one in offered if {**one.fields, "card": 0} == {**offered[0].fields, "card": 0} or kind in SECRET]
    return [offered[0].id, last[-1].id] if len(last) > 1 else []


@pytest.mark.rule("A-15.6", "A-15.7", "A-10.26", "A-9.21")
@pytest.mark.parametrize(
    ("request_", "kind", "then"),
    [
        (SEVEN, "choose_status", ""),
        (FOUR, "bid", ""),
        (SEVEN, "play_battle_card", ""),
        (SEVEN, "offer_gifts", "end"),
    ],
)
def test_secret_answers_change_no_byte(
    make_worlds: Callable[..., Worlds], request_: dict[str, Any], kind: str, then: str
) -> None:
    """Two worlds with another status token, bid, card face down, or gift of a card: nobody else sees a difference."""
    match = begun(request_, kind)
    seat = next(one for one in match.pending if choices(match, one, kind))
    _, browsers, ident = make_worlds(request_, match)
    others = [one for one in (*match.seats, "spectator") if one != seat]
    for browser, pick in zip(browsers, choices(match, seat, kind), strict=True):
        browser.act(ident, seat, pick)
    same_for(browsers, ident, *others)
    if then:
        for browser in browsers:
            browser.act(ident, seat, then)
        same_for(browsers, ident, *others)
