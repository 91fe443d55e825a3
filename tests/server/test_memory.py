"""What one process keeps of a table does not grow without end, whatever its players do."""

from __future__ import annotations

import asyncio

import pytest

from pragmatica.core.course import Course
from pragmatica.core.history import Record
from pragmatica.server.play import changes
from pragmatica.server.play.table import MOST_VIEWS, Table, Viewer
from pragmatica.server.tables import replays
from pragmatica.server.tables.replays import Replays
from pragmatica.server.told import wire
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

    async def look() -> list[str]:
        room = Replays(read, first_step)
        looks = [await room.match_at(table, change) for change in (100, *range(0, 100, 7))]
        assert max(len(known.waypoints) for known in room._positions.values()) <= 8
        assert max(len(known.followed) for known in room._positions.values()) <= replays.MOST_FOLLOWED
        return [match.to_json(history=False) for match in looks]

    assert asyncio.run(look()) == [snapshots[change] for change in (100, *range(0, 100, 7))]


def test_the_next_step_of_a_replay_repeats_one_change() -> None:
    """Two play a match back at the same time, each step by step: one change is repeated for each of their steps."""
    table, rows = new_table(FULLEST, 3), list[str]()
    for _ in range(60):
        table, write = turned(table)
        rows.append(write.change.records)
    repeated = list[int]()

    async def read(_: str, after: int, last: int) -> list[str]:
        repeated.append(last - after)
        return rows[after:last]

    async def follow() -> None:
        room = Replays(read, first_step)
        for change in range(1, 30):
            await room.match_at(table, change)
            await room.match_at(table, change + 30)
            await room.match_at(table, change)  # looked at once more

    asyncio.run(follow())
    first, second, *further = repeated
    assert (first, second) == (1, 30)
    assert further == [1] * 56


def test_how_a_match_went_is_found_out_once() -> None:
    """It is kept for whoever asks next."""
    table, asked = new_table(SMALLEST, 1), 0

    async def read(*_: object) -> list[str]:
        nonlocal asked
        asked += 1
        return []

    async def twice() -> tuple[Course, Course]:
        room = Replays(read, first_step)
        return await room.course(table), await room.course(table)

    first, second = asyncio.run(twice())
    assert first is second
    assert asked == 1


def test_what_was_taken_back_is_not_counted() -> None:
    """How a match went is told of what stands: nothing that was undone has a part in it."""
    taken, stands, elsewhere = Record(0, 1), Record(0, 1), Record(1, 1)
    told = [(taken, 1), (elsewhere, 2), (Record(0, 0, undo=1), 3), (stands, 4)]

    assert list(replays._standing(told)) == [(elsewhere, 2), (stands, 4)]


async def first_step(_: str) -> list[int]:
    """The steps of a match that nobody has played at yet."""
    return [0]


def turned(table: Table) -> changes.Made:
    """Somebody plays, and takes it back the next time."""
    for seat in table.match.seats:
        if table.match.undoable(seat):
            return changes.undo(table, seat, 1, 0)
    seat = min(table.match.pending)
    return changes.play(table, seat, table.match.version(seat), [table.match.legal(seat)[-1].id], 0)
