"""SIGKILL at random moments while posts are written and delivered: none is lost, and none is told as two."""

from __future__ import annotations

import contextlib
import re
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import httpx
import pytest

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.kills import times
from tests.server.mailbox import SITE, body, mailbox, settings
from tests.server.receiver import receiving
from tests.server.test_mail import agreed
from tests.server.test_posts import hook, seated

TABLES: Final = 16
FRIENDS: Final = 6
KILLS: Final = {"sqlite": 12, "postgresql": 4}
LONGEST_LIFE: Final = 0.5  # seconds between a start and the next kill


def speak(host: Browser, tables: Sequence[str], pause: float) -> None:
    """Say something at each table, again and again until it has been taken."""
    for ident in tables:
        message = {"seat": "north", "text": "Well?"}
        while True:
            with contextlib.suppress(httpx.TransportError):
                path, headers = f"/api/tables/{ident}/messages", {"Idempotency-Key": f"key-{ident}"}
                status = host.http.post(path, json=message, headers=headers).status_code
                if status == 204:
                    break
            time.sleep(1.0 if status == 429 else 0.02)
        time.sleep(pause)


def kill_while(server: Server, kills: int, host: Browser, tables: Sequence[str]) -> None:
    """Kill the server again and again while something is said at all tables."""
    random = Random(1741)
    speaking = threading.Thread(target=speak, args=(host, tables, 0.5 * kills * LONGEST_LIFE / len(tables)))
    speaking.start()
    for _ in range(kills):
        time.sleep(random.uniform(0, LONGEST_LIFE))
        server.kill()
        server.start()
    while speaking.is_alive():
        speaking.join(PATIENCE)


def gather(told: dict[str, set[str]], tables: Sequence[str], look: Callable[[], None]) -> None:
    """Wait until all tables have been told of."""
    end = time.monotonic() + PATIENCE
    while set(told) != set(tables):
        assert time.monotonic() < end, set(tables) - set(told)
        time.sleep(0.05)
        look()


@pytest.mark.usefixtures("postgres")
def test_no_post_is_lost_or_doubled(make_server: MakeServer, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of many messages is told of; what is told again after a kill comes under the id that it had before."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    kills = times(KILLS, backend)
    server = make_server(bots="0").start()
    host, friend = server.browser(), server.browser()
    tables = [seated(host, friend) for _ in range(TABLES)]
    told: dict[str, set[str]] = defaultdict(set)

    with receiving() as receiver:
        hook(friend, receiver)

        def look() -> None:
            for got in list(receiver.got):
                for one in got.json["items"]:
                    told[one["table"]].add(one["id"])

        kill_while(server, kills, host, tables)
        gather(told, tables, look)

    assert {len(ids) for ids in told.values()} == {1}


@pytest.mark.usefixtures("postgres")
def test_no_mail_is_lost_or_doubled(make_server: MakeServer, backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mail that is sent again after a kill has the id that it had before, by which it is shown once."""
    monkeypatch.setenv("TESTED_INSIDE", "1")
    kills = times(KILLS, backend)
    with mailbox() as (post, port):
        server = make_server(bots="0", **settings(port)).start()
        host = server.browser()
        tables = []
        for number in range(max(FRIENDS, kills // 4)):
            friend = server.browser()
            tables.append(seated(host, friend))
            agreed(friend, post, address=f"friend-{number}@club.example")
        told: dict[str, set[str]] = defaultdict(set)

        def look() -> None:
            for mail in list(post.mails):
                for ident in re.findall(rf"{SITE}/table/([\w-]+)", body(mail, "plain")):
                    told[ident].add(str(mail["Message-ID"]))

        kill_while(server, kills, host, tables)
        gather(told, tables, look)

    assert {len(ids) for ids in told.values()} == {1}
