"""Matches between processes, errors with all that they tell, and classes whose objects are shut."""

from __future__ import annotations

import copy
import dataclasses
import json
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import field
from random import Random
from typing import Any

import msgspec
import pytest

import pragmatica
from pragmatica import Illegal, Match, MatchOver, NotYourTurn, PragmaticaError, Reason, Stale, Unreadable
from pragmatica.core.frozen import FrozenDict, FrozenList, freeze, frozen
from tests.samples import EVERY, SHIPPED, SMALLEST, Sample, play

WAYS = [lambda one: pickle.loads(pickle.dumps(one)), copy.copy, copy.deepcopy]
ERRORS = [
    Unreadable("what", "where"),
    NotYourTurn("frederick"),
    Illegal([Reason("M-10.4", "core-not-offered", {"action": "city:lueben"})]),
    Stale("louis", 3, 4),
    MatchOver("the match is over"),
]


class Overdrawn(Illegal):
    """An error of somebody's own, with a field that no constructor takes."""

    def __init__(self, left: int) -> None:
        super().__init__([Reason("M-1.1", "core-not-offered", {"action": "x"})])
        self.left = left


@frozen()
class Thing:
    """A class of every kind of field."""

    name: str
    parts: list[int]
    rows: list[list[int]] | None = None
    counts: dict[str, int] = field(default_factory=dict)
    size: int = 3


def further(match: Match) -> tuple[str, Match]:
    """What another process makes of a match: a few random answers."""
    play(match, Random(1), 5)
    return match.to_json(), match


def fails(match: Match) -> None:
    """What another process raises."""
    match.apply(next(iter(match.pending)), "nonsense")


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_matches_travel_between_processes(method: str) -> None:
    """There and back, and an error back with its reasons, however the processes are begun."""
    match = SHIPPED.begun()
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context(method)) as pool:
        text, twin = pool.submit(further, match).result(120)
        with pytest.raises(PragmaticaError) as caught:
            pool.submit(fails, match).result(120)
    with pytest.raises(type(caught.value)) as here:
        fails(match)
    assert (text, twin.to_json()) == (further(match)[0], match.to_json())
    assert (str(caught.value), vars(caught.value)) == (str(here.value), vars(here.value))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("error", [*ERRORS, Overdrawn(7)], ids=lambda one: type(one).__name__)
def test_errors_keep_what_they_tell(error: PragmaticaError, way: Callable[[Any], Any]) -> None:
    """Type, text and fields; also of a class of somebody's own."""
    twin = way(error)
    assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("sample", EVERY)
def test_a_board_travels_along(sample: Sample, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match on another board than the one that ships can be read where that board is not known."""
    game = pragmatica.game(sample.game)
    data = json.loads(json.dumps(game.board()[1]))
    data["status"] = "corrected by an owner of the game"
    match = sample.new(board=game.install_board(data))
    sent = pickle.dumps((match, match.state))

    monkeypatch.setattr(game, "_data", {})
    twin, state = pickle.loads(sent)

    assert twin.to_json() == match.to_json()
    assert twin.digest() == state.digest() == match.digest()


def test_prescribed_draws_travel_with_a_state() -> None:
    """Where a test or a replay has scripted what comes, the copy draws the same."""
    match = SMALLEST.new()
    match.state.script([3, 1])
    twin = pickle.loads(pickle.dumps(match.state))
    assert [twin.draw(10), twin.draw(10)] == [3, 1]


def test_a_frozen_class_takes_what_a_dataclass_takes() -> None:
    """By place and by name, with defaults, compared, replaced and told alike."""
    thing = Thing("a", [1], counts={"x": 1})
    assert thing == Thing(name="a", parts=[1], rows=None, counts={"x": 1}, size=3)
    assert repr(dataclasses.replace(thing, size=4)).endswith(
        "Thing(name='a', parts=[1], rows=None, counts={'x': 1}, size=4)"
    )
    assert dataclasses.asdict(thing) == {"name": "a", "parts": [1], "rows": None, "counts": {"x": 1}, "size": 3}


def test_a_frozen_class_keeps_nothing_that_its_maker_can_change() -> None:
    """What a list or dictionary held when the object was made is what the object tells."""
    rows, counts = [[1]], {"x": 1}
    thing = Thing("a", [], rows, counts)
    rows[0].append(2)
    counts["x"] = 2
    assert (thing.rows, thing.counts) == ([[1]], {"x": 1})


def test_objects_of_a_frozen_class_share_no_default() -> None:
    """Each has a dictionary of its own where none is given."""
    assert Thing("a", []).counts is not Thing("a", []).counts


def test_frozen_values_are_plain_to_json() -> None:
    """Lists and dictionaries that cannot be written are written to JSON as others are, by either library."""
    value = {"a": [1, {"b": []}], "c": (2, [3])}
    assert json.dumps(freeze(value)) == json.dumps(value)
    assert msgspec.json.encode(freeze(value)) == msgspec.json.encode(value)


@pytest.mark.parametrize("way", WAYS)
def test_frozen_values_travel(way: Callable[[Any], Any]) -> None:
    """They arrive frozen."""
    twin = way(freeze({"a": [1, 2]}))
    assert (twin, type(twin), type(twin["a"])) == ({"a": [1, 2]}, FrozenDict, FrozenList)


def test_a_copy_of_a_frozen_value_is_ones_own() -> None:
    """`list` and `dict` make what may be changed."""
    mine = dict(freeze({"a": 1}), b=2)
    assert mine == {"a": 1, "b": 2}


@pytest.mark.parametrize("sample", EVERY)
def test_what_a_redrawn_match_began_with_is_not_made_up_on_the_way(sample: Sample) -> None:
    """Nothing is known of it before, and nothing after."""
    match = sample.begun(30)
    twin = match.resample(sample.seats[0], Random(5))
    assert match.opening
    assert [make(twin).opening for make in WAYS] == [()] * len(WAYS)


@pytest.mark.parametrize("sample", EVERY)
def test_the_position_that_a_match_began_at_stays_shut(sample: Sample) -> None:
    """It is shared by all copies, also after it has travelled."""
    match = pragmatica.from_position(sample.begun().to_position())
    for make in WAYS:
        start = make(match).start_position
        with pytest.raises(TypeError):
            start["players"] = 9
