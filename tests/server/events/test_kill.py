"""SIGKILL while the tables of rounds are opened, and many who want the same at once."""

from __future__ import annotations

import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Final

import httpx

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.events.tables import decide, join, key, opened, person, see, tables_of, until

KILLS: Final = {"sqlite": 8, "postgresql": 3}
LONGEST_LIFE: Final = 0.2  # seconds between a start and the next kill


def test_each_table_is_opened_once(make_server: MakeServer, backend: str) -> None:
    """A server that is killed over and over while a round begins goes on: each table is there, and each once."""
    random = Random(1741)
    server = make_server(bots="0").start()
    organiser = person(server)
    event = opened(organiser, places=24, rounds=1, bots=True)
    for _ in range(12):
        join(person(server), event)
    once = key()

    def start() -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                path, body = f"/api/events/{event}/decisions", {"kind": "start"}
                if organiser.http.post(path, json=body, headers=once).status_code == 200:
                    break
            time.sleep(0.02)

    starting = threading.Thread(target=start)
    starting.start()
    for _ in range(KILLS[backend]):
        time.sleep(random.uniform(0, LONGEST_LIFE))
        server.kill()
        server.start()
    starting.join(PATIENCE)
    view = until(organiser, event, lambda now: bool(now["rounds"]) and all(one["table"] for one in tables_of(now)))

    assert len(view["entries"]) == 24
    tables = [one["table"] for one in tables_of(view)]
    assert len(tables) == len(set(tables)) == 12
    assert [organiser.table(one)["begun"] for one in tables] == [True] * 12
    assert [one["kind"] for one in view["decisions"]] == ["start"]


def test_the_last_place_goes_to_one(server: Server) -> None:
    """Of many who join at once no more come in than there are places."""
    organiser, people = person(server), [person(server) for _ in range(6)]
    event = opened(organiser, places=4)

    def enter(browser: Browser) -> int:
        return browser.http.post(f"/api/events/{event}/entry", json={}).status_code

    with ThreadPoolExecutor(6) as pool:
        found = sorted(pool.map(enter, people))

    assert found.count(200) == len(see(organiser, event)["entries"]) == 4


def test_a_round_begins_once(server: Server) -> None:
    """Many who read and judge at once end a round once."""
    organiser, people = person(server), [person(server) for _ in range(4)]
    event = opened(organiser, places=4, rounds=2)
    for one in people:
        join(one, event)
    tables = tables_of(decide(organiser, event, "start"))

    def judge(number: int) -> int:
        body = {"kind": "judge", "table": number, "winners": ["north"]}
        return organiser.http.post(f"/api/events/{event}/decisions", json=body, headers=key()).status_code

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(judge, [one["number"] for one in tables] * 2))
    view = until(organiser, event, lambda now: now["line"]["round"] == 2)

    assert found.count(200) >= 2
    assert [one["number"] for one in view["rounds"]] == [1, 2]
    assert len([one for one in view["decisions"] if one["kind"] == "judge" and one["round"] == 1]) == 2
