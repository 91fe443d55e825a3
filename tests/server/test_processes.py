"""Nothing that a server started outlives it."""

from __future__ import annotations

import time
from pathlib import Path

from tests.conftest import MakeServer
from tests.server.client import PATIENCE


def descendants(process: int) -> set[int]:
    """The processes that a process has started, and those that they have started."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        parents[int(status.parent.name)] = int(fields[1])
    found, size = {process}, 0
    while len(found) > size:
        size = len(found)
        found |= {child for child, parent in parents.items() if parent in found}
    return found - {process}


def alive(processes: set[int]) -> set[int]:
    """Those that have not ended."""
    return {one for one in processes if Path(f"/proc/{one}").exists()}


def ended(processes: set[int], seconds: float = PATIENCE) -> bool:
    """Whether all end in time."""
    end = time.monotonic() + seconds
    while alive(processes) and time.monotonic() < end:
        time.sleep(0.1)
    return not alive(processes)


def test_bots_end_with_a_killed_server(make_server: MakeServer) -> None:
    """A killed server leaves no process of a bot behind, not even one that is stuck."""
    server = make_server(bot_seconds="60").start()
    assert server.process is not None
    server.browser().open(seats={"north": {"control": "bot", "bot": "sleeper"}})
    end = time.monotonic() + PATIENCE
    while len(started := descendants(server.process.pid)) < 2 and time.monotonic() < end:
        time.sleep(0.1)
    assert started

    server.kill()

    assert ended(started)


def test_workers_end_with_a_killed_supervisor(make_worker: MakeServer) -> None:
    """When the process that minds the workers is killed, they stop, and the port is free again."""
    server = make_worker(workers="2", bots="0").start()
    assert server.process is not None
    server.browser().open()
    started = descendants(server.process.pid)
    assert len(started) >= 2

    server.kill()

    assert ended(started)
    server.start()
    server.browser().open()
    assert server.stop() == 0
