"""What the steady player weighs is compiled, too: both engines give the same answers."""

from __future__ import annotations

import hashlib
from random import Random

import pragmatica
from pragmatica import bots


def test_it_plays_alike_in_both_engines() -> None:
    """The first answers of a match are these, compiled or interpreted."""
    match, chance, given = pragmatica.new("mollwitz", scenario="romer", players=2, seed=4), Random(4), list[str]()
    minds = {seat: bots.make("steady", "mollwitz") for seat in match.seats}
    while len(given) < 160:
        seat = next(iter(match.pending))
        answer = bots.answer(minds[seat], match, seat, chance)
        given.append(answer.notation)
        match.apply(seat, answer)

    assert hashlib.blake2b(" ".join(given).encode(), digest_size=8).hexdigest() == "13469d46be24f045"
