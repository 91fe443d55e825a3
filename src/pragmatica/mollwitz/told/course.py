"""How a battle went: score and losses of both sides, what it cost them, and their dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pragmatica.core.course import Measure, Tally
from pragmatica.core.log import Event
from pragmatica.mollwitz.kept.army import Army
from pragmatica.mollwitz.kept.codes import NOBODY, SIDES
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.points import victory

_LOSSES = {
    "routed": "routed",
    "eliminated": "eliminated",
    "step-lost": "steps-lost",
    "rallied": "rallied",
}  # of units, by kind of event: the column


def standing(s: State) -> list[Measure]:
    """The scores, which decide after the last turn [W-S.7], and what is lost: with so much an army breaks [W-S.5]."""
    sides = range(NOBODY)
    return [
        Measure(id="score", values={_name(side): victory.score(s, side) for side in sides}),
        Measure(
            id="elimination",
            values={_name(side): victory.elimination_points(s, side) for side in sides},
            goal={_name(side): s.rules.lineup.breaks[side] for side in sides},
            is_loss=True,
        ),
    ]


def _name(side: int) -> str:
    return f"side:{SIDES[side]}"


def tally(army: Army, events: Sequence[Event]) -> Iterator[Tally]:
    """Losses of both sides, and the dice that each has thrown: for fire high ones are good, for tests low ones."""
    for event in events:
        kind, fields = event.kind, event.shared
        if kind in _LOSSES:
            yield Tally("losses", _LOSSES[kind], _side(army, str(fields["unit"])))
        elif kind == "morale-lost":
            yield Tally("losses", "morale-lost", _side(army, str(fields["unit"])), _whole(fields["points"]))
        elif kind == "leader-lost":
            leader = army.leader_ids.index(str(fields["leader"]).removeprefix("leader:"))
            yield Tally("losses", "leaders-lost", _name(army.leader_side[leader]))
        elif kind == "fired":
            side = _side(army, str(fields["unit"]))
            yield Tally("dice", "shots", side)
            yield Tally("dice", "fire", side, _whole(fields["die"]), mean=True)
        elif kind == "tested":
            tested = _tested(army, event)
            if tested is not None:
                yield Tally("dice", "tests", tested)
                yield Tally("dice", "test", tested, _whole(fields["die"]), mean=True)


def _tested(army: Army, event: Event) -> str | None:
    """The side that took a test: that of the unit whose morale it was held against."""
    parts: Any = event.shared["parts"]
    for part in reversed(parts):
        source = part["source"]
        if isinstance(source, str) and source.startswith("unit:"):
            return _side(army, source)
    return None


def _side(army: Army, unit: str) -> str:
    return _name(army.side[army.unit_ids.index(unit.removeprefix("unit:"))])


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
