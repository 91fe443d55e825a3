"""How a match that is over went: how all sides stood after each step, where it turned, what was lost and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from itertools import pairwise
from typing import Final

from pragmatica.core.frozen import frozen

MOST: Final = 1_000  # points of a curve; then every other one goes
TURNS: Final = 6  # turning points that are told
NEAR: Final = 60  # what happens within such a part of a match is one of them


@frozen(kw_only=True)
class Measure:
    """Something that all sides have more or less of; `id` has a text in the catalogues, sides are typed names.

    `goal`: the number with which a side wins, or is beaten (`is_loss`). `falls`: less is better.
    """

    id: str
    values: Mapping[str, int]
    goal: Mapping[str, int] = field(default_factory=dict)
    falls: bool = False
    is_loss: bool = False


@frozen()
class Tally:
    """One entry of a table of what happened to the sides; those of a cell add up, or (`mean`) are averaged."""

    table: str
    column: str
    side: str
    number: int = 1
    mean: bool = False


@frozen()
class Change:
    """What a step made of a number."""

    measure: str
    side: str
    before: int
    after: int


@frozen()
class TurningPoint:
    """What changed much up to a step, and who was ahead after it, where that had been another."""

    step: int
    changes: Sequence[Change]
    lead: str | None


@frozen()
class Curve:
    """A measure in the course of the match: by side its value at each of the course's `steps`."""

    measure: Measure  # as it was at the end
    values: Mapping[str, Sequence[int]]


@frozen()
class Table:
    """Tallies: columns, and by side what stands in them; None: nothing to average."""

    id: str
    columns: Sequence[str]
    rows: Mapping[str, Sequence[float | None]]


@frozen()
class Course:
    """How a match went. Nothing may be told of it before it is over."""

    steps: Sequence[int]
    curves: Sequence[Curve]
    turning: Sequence[TurningPoint]
    tables: Sequence[Table]


Standing = Sequence[Measure]


class Sampling:
    """Takes the standing after each step, and the tallies of what happened, and makes a course of them."""

    def __init__(self) -> None:
        self._steps: list[int] = []
        self._standings: list[Standing] = []
        self._every = 1  # of so many changes of the standing one is kept
        self._skipped: tuple[int, Standing] | None = None
        self._seen = 0
        self._cells: dict[str, dict[str, dict[str, list[int]]]] = {}  # table → column → side → sum, number, mean

    def stand(self, step: int, standing: Standing) -> None:
        """How all stand after a step; of several at the same step the last counts."""
        if self._steps and self._steps[-1] == step:
            self._standings[-1] = standing
            return
        last = self._skipped[1] if self._skipped is not None else self._standings[-1] if self._standings else None
        if last is not None and _values(last) == _values(standing):
            return
        self._seen += 1
        if self._seen % self._every:
            self._skipped = (step, standing)
            return
        self._keep(step, standing)
        if len(self._steps) > MOST:
            self._steps, self._standings, self._every = self._steps[::2], self._standings[::2], self._every * 2

    def _keep(self, step: int, standing: Standing) -> None:
        self._steps.append(step)
        self._standings.append(standing)
        self._skipped = None

    def tally(self, entries: Iterable[Tally]) -> None:
        """What has happened to sides."""
        for one in entries:
            cell = self._cells.setdefault(one.table, {}).setdefault(one.column, {}).setdefault(one.side, [0, 0, 0])
            cell[0] += one.number
            cell[1] += 1
            cell[2] = int(one.mean)

    def course(self, last: int) -> Course:
        """All of it, for a match whose latest step is `last`."""
        if self._skipped is not None:
            self._keep(*self._skipped)
        if self._standings and self._steps[-1] < last:
            self._keep(last, self._standings[-1])
        return Course(steps=tuple(self._steps), curves=self._curves(), turning=self._turning(), tables=self._tables())

    def _curves(self) -> list[Curve]:
        if not self._standings:
            return []
        curves: list[Curve] = []
        for place, measure in enumerate(self._standings[-1]):
            values = {
                side: [standing[place].values.get(side, 0) for standing in self._standings] for side in measure.values
            }
            curves.append(Curve(measure, values))
        return curves

    def _tables(self) -> list[Table]:
        tables: list[Table] = []
        for name, columns in self._cells.items():
            sides = dict.fromkeys(side for column in columns.values() for side in column)
            rows = {
                side: [_number(column.get(side), _is_mean(column)) for column in columns.values()] for side in sides
            }
            tables.append(Table(name, list(columns), rows))
        return tables

    def _turning(self) -> list[TurningPoint]:
        """What changed most, each number measured by all that it went through in this match."""
        chosen = self._weightiest(self._runs())
        final = self._final_lead()
        if final is not None and not any(first <= final <= last for first, last in chosen):
            chosen.append((final, final))
        return [self._point(first, last) for first, last in sorted(chosen)]

    def _runs(self) -> dict[tuple[int, int], float]:
        """How much moved in each run of standings that follow closely upon each other, by its first and last."""
        scales = [_scale([standing[place] for standing in self._standings]) for place in range(self._width)]
        changed = [at for at in range(1, len(self._steps)) if self._differs(at)]
        near = self._steps[-1] // NEAR if self._steps else 0
        found: dict[tuple[int, int], float] = {}
        first = changed[0] if changed else 0
        follows = dict(pairwise(changed))
        for at in changed:
            then = follows.get(at)
            if then is not None and self._steps[then] - self._steps[first] <= near:
                continue
            weight = 0.0
            for place, scale in enumerate(scales):
                moved = _moved(self._standings[first - 1][place], self._standings[at][place], decides=place == 0)
                weight += moved / scale * (2 if place == 0 else 1)
            if weight:
                found[first, at] = round(weight, 6)
            first = then or 0
        return found

    def _weightiest(self, runs: Mapping[tuple[int, int], float]) -> list[tuple[int, int]]:
        """Of those that moved alike, the ones farthest from what has been chosen: the whole match is told."""
        left = dict(runs)
        chosen: list[tuple[int, int]] = []
        while left and len(chosen) < TURNS:
            apart = {run: min((abs(run[0] - one[0]) for one in chosen), default=0) for run in left}
            best = max(left, key=lambda run: (left[run], apart[run], -run[0]))
            del left[best]
            chosen.append(best)
        return chosen

    def _differs(self, at: int) -> bool:
        return _values(self._standings[at]) != _values(self._standings[at - 1])

    @property
    def _width(self) -> int:
        return len(self._standings[-1]) if self._standings else 0

    def _final_lead(self) -> int | None:
        """Where the leader at the end had gone ahead for good; None: nobody was alone ahead, or he always was."""
        leads = [leader(standing) for standing in self._standings]
        if not leads or leads[-1] is None:
            return None
        at = len(leads) - 1
        while at and leads[at - 1] == leads[-1]:
            at -= 1
        return at or None

    def _point(self, first: int, last: int) -> TurningPoint:
        before, after = self._standings[first - 1], self._standings[last]
        changes = [
            Change(new.id, side, old.values.get(side, 0), value)
            for old, new in zip(before, after, strict=True)
            for side, value in new.values.items()
            if value != old.values.get(side, 0)
        ]
        lead = leader(after)
        return TurningPoint(self._steps[last], changes, None if lead == leader(before) else lead)


def leader(standing: Standing) -> str | None:
    """The side that is alone ahead by the measure that decides: nearest to its goal, where there is one."""
    if not standing:
        return None
    first = standing[0]
    share = {side: _share(first, side, value) for side, value in first.values.items()}
    best = max(share.values(), default=0.0)
    ahead = [side for side, one in share.items() if one == best]
    return ahead[0] if len(ahead) == 1 else None


def _moved(before: Measure, after: Measure, *, decides: bool) -> int:
    """How far the numbers have moved; of what does not decide losses alone count: what is raised comes by calendar."""
    found = 0
    for side, value in after.values.items():
        change = value - before.values.get(side, 0)
        if decides or (change > 0) == after.is_loss:
            found += abs(change)
    return found


def _share(measure: Measure, side: str, value: int) -> float:
    if measure.falls:
        return -float(value)
    goal = measure.goal.get(side, 0)
    return value / goal if goal else float(value)


def _values(standing: Standing) -> list[Mapping[str, int]]:
    return [measure.values for measure in standing]


def _scale(measures: Sequence[Measure]) -> float:
    """How far the numbers of a measure lie apart."""
    numbers = [value for measure in measures for value in measure.values.values()]
    return float(max(numbers) - min(numbers)) or 1.0 if numbers else 1.0


def _is_mean(column: Mapping[str, Sequence[int]]) -> bool:
    return any(cell[2] for cell in column.values())


def _number(cell: Sequence[int] | None, mean: bool) -> float | None:
    if cell is None:
        return None if mean else 0
    return round(cell[0] / cell[1], 2) if mean else cell[0]
