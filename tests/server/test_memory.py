"""What one process keeps of a table does not grow without end, whatever its players do."""

from __future__ import annotations

import asyncio

import pytest

from pragmatica.core.course import Course
from pragmatica.server import changes, replays, wire
from pragmatica.server.replays import Replays
from pragmatica.server.tables import MOST_VIEWS, Table, Viewer
from tests.samples import FULLEST, SMALLEST
from tests.server.test_twins import new_table


def test_few_views_are_kept_encoded() -> None:
    """Who holds several seats could ask for a view with every choice of those that are online."""
    table = new_table(SMALLEST, 1)
    for number in range(3 * MOST_VIEWS):
        wire.table_bytes(table, Viewer(None), frozenset({f"somebody-{number}"}))
        assert len(table.views) <= MOST_VIEWS


def test_a_player_who_never_ends_fills_no_memory_with_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions of a long match are kept fewer and fewer the longer it is, and all its steps can still be seen."""
    monkeypatch.setattr(replays, "WAYPOINT", 2)
    monkeypatch.setattr(replays, "MOST_WAYPOINTS", 8)
    table = new_table(FULLEST, 3)
    rows, snapshots = list[str](), [table.position.snapshot]
    for _ in range(100):
        table, write = turned(table)
        rows.append(write.change.records)
        snapshots.append(table.position.snapshot)

    async def read(_: str, after: int, last: int) -> list[str]:
        return rows[after:last]

    async def steps(_: str) -> list[int]:
        return list(range(101))

    async def look() -> list[str]:
        room = Replays(read, steps)
        looks = [await room.match_at(table, change) for change in (100, *range(0, 100, 7))]
        assert max(map(len, room._waypoints.values())) <= 8
        return [match.to_json(history=False) for match in looks]

    assert asyncio.run(look()) == [snapshots[change] for change in (100, *range(0, 100, 7))]


def test_what_was_taken_back_is_not_counted() -> None:
    """How a match went is told of what stands: a play that was undone is in none of its numbers."""
    table = new_table(SMALLEST, 1)
    rows, asked = list[str](), 0
    for _ in range(20):
        table, write = turned(table)
        rows.append(write.change.records)

    async def read(_: str, after: int, last: int) -> list[str]:
        nonlocal asked
        asked += 1
        return rows[after:last]

    async def steps(_: str) -> list[int]:
        return list(range(len(rows) + 1))

    async def twice() -> tuple[Course, Course]:
        room = Replays(read, steps)
        return await room.course(table), await room.course(table)

    first, second = asyncio.run(twice())
    standing = table.match.standing()

    assert asked == 1
    assert first is second
    assert [one.measure for one in first.curves] == list(standing)


def turned(table: Table) -> changes.Made:
    """Somebody plays, and takes it back the next time."""
    for seat in table.match.seats:
        if table.match.undoable(seat):
            return changes.undo(table, seat, 1, 0)
    seat = min(table.match.pending)
    return changes.play(table, seat, table.match.version(seat), [table.match.legal(seat)[-1].id], 0)
