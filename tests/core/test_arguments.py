"""Whatever callers give: wild arguments, and positions that they change afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import pragmatica
from tests.samples import EVERY, Sample

HUGE = 10**5000  # Python does not write a number of so many digits


WILD: dict[str, object] = {
    "huge": HUGE,
    "below": -HUGE,
    "none": None,
    "float": 1.5,
    "bytes": b"x",
    "object": object(),
    "empty": {},
    "numbered": {HUGE: 1},
    "nameless": {None: 1},
    "list": ["x"] * 10_000,
    "text": "x" * 100_000,
}


@pytest.mark.parametrize("sample", EVERY)
@pytest.mark.parametrize("name", WILD)
def test_wild_arguments_are_refused_shortly(name: str, sample: Sample) -> None:
    """Whatever is given where something else is wanted, the error is one of ours, short, and nothing has changed."""
    value: Any = WILD[name]
    match, asked = sample.new(), sample.asked
    game, scenario, players = sample
    before = match.to_json()
    seat = next(iter(match.pending))
    first = match.legal(seat)[0]
    position = {"format": "pragmatica-position", "version": 1, "game": game}
    number = next(field for field, value in match.to_position().items() if type(value) is int and field not in asked)
    option = pragmatica.game(game).options[0].name
    calls: list[Callable[[], object]] = [
        lambda: pragmatica.game(value),
        lambda: pragmatica.new(value, scenario=scenario, players=players),
        lambda: pragmatica.new(game, scenario=value, players=players),
        lambda: pragmatica.new(game, scenario=scenario, players=value),
        lambda: pragmatica.new(game, scenario=scenario, players=players, options={option: value}),
        lambda: pragmatica.new(game, scenario=scenario, players=players, board=value or 0),
        lambda: pragmatica.new(game, scenario=scenario, players=players, seed=-1 if value is None else value),
        lambda: pragmatica.load(value),
        lambda: pragmatica.read_record(value),
        lambda: pragmatica.from_position(value),
        lambda: pragmatica.from_position(position | {"seed": value}),
        lambda: pragmatica.from_position(position, seed=-1 if value is None else value),
        lambda: pragmatica.from_position(position | {number: value}),
        lambda: pragmatica.from_position(position | {"game": value}),
        lambda: match.legal(value),
        lambda: match.apply(value, first),
        lambda: match.apply(seat, value),
        lambda: match.apply(seat, [value, first]),
        lambda: match.apply(seat, first, version=-1 if value is None else value),
        lambda: match.undo(seat, value),
        lambda: match.why_not(seat, value),
        lambda: match.plans(seat, value),
        lambda: match.resample(seat, value),
        lambda: match.at(value),
    ]
    for place, call in enumerate(calls):
        with pytest.raises(pragmatica.PragmaticaError) as caught:
            call()
        assert 0 < len(str(caught.value)) < 2100, place
    assert match.to_json() == before


@pytest.mark.parametrize("sample", EVERY)
def test_a_match_keeps_its_position_for_itself(sample: Sample) -> None:
    """What the caller does afterwards with the position that he gave changes nothing of the match."""
    data = json.loads(json.dumps(sample.begun().to_position()))
    match = pragmatica.from_position(data)
    text = match.record_text()
    for value in data.values():
        if isinstance(value, dict | list):
            value.clear()
    assert match.record_text() == text
    assert pragmatica.load(match.to_json()).at(0).digest() == match.digest()
