"""Earlier positions of matches, made by playing their records again; what was made is kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from pragmatica.core.course import Course, Sampling
from pragmatica.core.history import Record, standing
from pragmatica.core.match import Match
from pragmatica.server.play.table import Table, Viewer, read_records
from pragmatica.server.told import wire
from pragmatica.server.work import Breath

WAYPOINT: Final = 100  # changes between the positions that are kept
MOST_WAYPOINTS: Final = 64  # of one table; then every other one goes
MOST_FOLLOWED: Final = 8  # of those that were asked for, the latest of one table
MOST_TABLES: Final = 16

ReadRecords = Callable[[str, int, int], Awaitable[list[str]]]
ReadSteps = Callable[[str], Awaitable[list[int]]]


@dataclass(slots=True)
class Positions:
    """Positions of one table by number of changes: some on the way, and those that were asked for last."""

    waypoints: dict[int, Match]
    followed: OrderedDict[int, Match] = field(default_factory=OrderedDict)

    def before(self, change: int) -> tuple[int, Match]:
        """The latest known position up to a change."""
        at = max(number for number in (*self.waypoints, *self.followed) if number <= change)
        return at, self.followed[at] if at in self.followed else self.waypoints[at]

    def pass_by(self, change: int, match: Match) -> None:
        """Keep a position on the way; the more there are, the fewer stay."""
        self.waypoints[change] = match.copy()
        if len(self.waypoints) > MOST_WAYPOINTS:
            for spare in sorted(self.waypoints)[1::2]:
                del self.waypoints[spare]

    def follow(self, change: int, match: Match) -> None:
        """Keep a position that was asked for: who plays a match back goes on from it."""
        self.followed[change] = match
        if len(self.followed) > MOST_FOLLOWED:
            self.followed.popitem(last=False)


class Replays:
    """Positions of tables by number of changes. Runs in the event loop: the engine is used by one thread only."""

    def __init__(self, read: ReadRecords, steps: ReadSteps) -> None:
        self._read = read
        self._steps = steps
        self._positions: OrderedDict[str, Positions] = OrderedDict()
        self._courses: OrderedDict[str, Course] = OrderedDict()

    async def match_at(self, table: Table, change: int) -> Match:
        """The match after a change, with all records until then; not to be changed. Raises Refused before it begins."""
        table.require_begun()
        known = self._positions.get(table.id)
        if known is None:
            known = self._positions[table.id] = Positions({0: Match.from_json(table.row.start)})
            if len(self._positions) > MOST_TABLES:
                self._positions.popitem(last=False)
        self._positions.move_to_end(table.id)
        start, found = known.before(change)
        if start == change:
            return found
        match, breath = found.copy(), Breath()
        for number, records in enumerate(await self._read(table.id, start, change), start + 1):
            for record in read_records(records):
                match.repeat(record)
            if number % WAYPOINT == 0:
                known.pass_by(number, match)
            await breath.take()
        known.follow(change, match)
        return match

    async def course(self, table: Table) -> Course:
        """How a match that is over went, found by playing it once more."""
        found = self._courses.get(table.id)
        if found is None:
            found = self._courses[table.id] = await self._course(table)
            if len(self._courses) > MOST_TABLES:
                self._courses.popitem(last=False)
        self._courses.move_to_end(table.id)
        return found

    async def _course(self, table: Table) -> Course:
        match, breath, sampling = Match.from_json(table.row.start), Breath(), Sampling()
        steps = await self._steps(table.id)
        sampling.tally(match.tally(match.opening))
        sampling.stand(steps[0], match.standing())
        changes = zip(await self._read(table.id, 0, table.position.change), steps[1:], strict=False)
        for record, step in _standing([(one, step) for records, step in changes for one in read_records(records)]):
            sampling.tally(match.tally(match.repeat(record)))
            sampling.stand(step, match.standing())
            await breath.take()
        return sampling.course(table.position.step)

    async def record(self, table: Table, viewer: Viewer) -> str:
        """The record of a table as a viewer may read it."""
        found = table.records.get(viewer.seat)
        if found is None:
            lines, breath = [], Breath()
            for line in wire.record_lines(table, await self.match_at(table, table.position.change), viewer):
                lines.append(line)
                await breath.take()
            found = table.records[viewer.seat] = "".join(lines)
        return found


def _standing(told: list[tuple[Record, int]]) -> Iterator[tuple[Record, int]]:
    """The records, each with its step, that have not been taken back: what was undone has cost nobody anything."""
    kept = iter(standing([record for record, _ in told]))
    following = next(kept, None)
    for record, step in told:
        if record is following:
            yield record, step
            following = next(kept, None)
