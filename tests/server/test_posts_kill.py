"""SIGKILL at random moments while posts are written and delivered: none is lost, and none is told as two."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import defaultdict
from random import Random
from typing import Final

import httpx
import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE
from tests.server.receiver import receiving
from tests.server.test_posts import hook, seated

TABLES: Final = 16
KILLS: Final = {"sqlite": 12, "postgresql": 4}
LONGEST_LIFE: Final = 0.5  # seconds between a start and the next kill


@pytest.mark.usefixtures("postgres")
def test_no_post_is_lost_or_doubled(make_server: MakeServer, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of many messages is told of; what is told again after a kill comes under the id that it had before."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    random = Random(1741)
    server = make_server(bots="0").start()
    host, friend = server.browser(), server.browser()
    tables = [seated(host, friend) for _ in range(TABLES)]

    def speak() -> None:
        for ident in tables:
            body = {"seat": "north", "text": "Well?"}
            while True:
                with contextlib.suppress(httpx.TransportError):
                    path = f"/api/tables/{ident}/messages"
                    if host.http.post(path, json=body, headers={"Idempotency-Key": f"key-{ident}"}).status_code == 204:
                        break
                time.sleep(0.02)

    with receiving() as receiver:
        hook(friend, receiver)
        speaking = threading.Thread(target=speak)
        speaking.start()
        for _ in range(KILLS[backend]):
            time.sleep(random.uniform(0, LONGEST_LIFE))
            server.kill()
            server.start()
        speaking.join(PATIENCE)
        told: dict[str, set[str]] = defaultdict(set)
        end = time.monotonic() + PATIENCE
        while set(told) != set(tables):
            assert time.monotonic() < end, set(tables) - set(told)
            time.sleep(0.05)
            for got in list(receiver.got):
                for one in got.json["items"]:
                    told[one["table"]].add(one["id"])

    assert {len(ids) for ids in told.values()} == {1}
