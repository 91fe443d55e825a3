"""SIGKILL at random moments under load: what was answered or shown is never lost, and nothing is done twice."""

from __future__ import annotations

import contextlib
import threading
import time
from random import Random
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, Browser, Server
from tests.server.kills import times

KILLS: Final = {"sqlite": 50, "postgresql": 10}
PLAYERS: Final = 4
TOY: Final = {"game": "toy", "scenario": "plain", "players": 2}
LIVE: Final[dict[str, Any]] = {"kind": "live", "main": 7_200, "increment": 5}
KEPT: Final = 6.0  # seconds after which it has been kept again that the server is there
SILENCE: Final = 20.0  # seconds that a server may be away without being taken for closed
LONGEST_LIFE: Final = 0.4  # seconds between a start and the next kill


class Player(threading.Thread):
    """Plays tables one after the other, repeating each request with its key until it is answered."""

    def __init__(self, server: Server, number: int) -> None:
        super().__init__()
        self.browser = server.browser()
        self.random = Random(number)
        self.stopping = threading.Event()
        self.answered: list[tuple[str, int]] = []  # table, step after an accepted action
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.stopping.is_set():
                self.play()
        except BaseException as failure:
            self.failure = failure

    def play(self) -> None:
        """Play a table; each action must move its version by exactly one, however often it was sent."""
        opened = self.ask("POST", "/api/tables", {**TOY, "pace": LIVE})
        ident = opened.json()["id"]
        path = f"/api/tables/{ident}"
        table = self.look(path)
        while table["view"]["actions"] and not self.stopping.is_set():
            view = table["view"]
            action = self.random.choice(view["actions"])["id"]
            body = {"seat": view["seat"], "version": view["version"], "actions": [action]}
            answer = self.ask("POST", f"{path}/actions", body, {"Idempotency-Key": uuid4().hex})
            assert answer.status_code == 201, answer.text
            after = answer.json()
            self.answered.append((ident, after["table"]["step"]))
            waits = any(one["seat"] == view["seat"] for one in after["table"]["waiting"])
            assert after["table"]["view"]["version"] == view["version"] + waits
            table = self.look(path)

    def look(self, path: str) -> Any:
        """The table."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """Send until there is an answer."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                return self.browser.http.request(method, path, json=body, headers=headers)
            time.sleep(0.02)


class Follower(threading.Thread):
    """Follows one table over all the kills; what it was shown must stay true."""

    def __init__(self, browser: Browser, ident: str) -> None:
        super().__init__()
        self.browser = browser
        self.table = ident
        self.stopping = threading.Event()
        self.shown: list[dict[str, Any]] = []
        self.last = 0

    def run(self) -> None:
        """Follow until told to stop, resuming by number."""
        while not self.stopping.is_set():
            with (
                contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError),
                self.browser.follow(self.table, "north", self.last) as stream,
            ):
                while not self.stopping.is_set():
                    message = stream.next(0.5)
                    self.shown += message.get("events", [])
                    self.last = message.get("seq", self.last)
            time.sleep(0.02)


@pytest.mark.usefixtures("postgres")
def test_nothing_answered_or_shown_is_lost(make_server: MakeServer, backend: str) -> None:
    """Players and a follower live through many kills; afterwards the tables are what they were told."""
    random = Random(1740)
    server = make_server(bots="0").start()
    host = server.browser()
    watched = host.open(pace=LIVE)
    begun, away = time.time(), 0.0
    players = [Player(server, number) for number in range(PLAYERS)]
    shuffler = Shuffler(server, host, watched)
    follower = Follower(host, watched)
    threads = [*players, shuffler, follower]
    for thread in threads:
        thread.start()
    kills = times(KILLS, backend)
    for _ in range(kills):
        time.sleep(random.uniform(0, LONGEST_LIFE))
        killed = time.time()
        server.kill()
        server.start()
        closed = time.time() - killed + KEPT
        away += closed if closed > SILENCE else 0.0
    end = time.monotonic() + PATIENCE
    while sum(len(player.answered) for player in players) <= kills and time.monotonic() < end:
        time.sleep(0.1)
    for thread in threads:
        thread.stopping.set()
    for thread in threads:
        thread.join(PATIENCE)

    for player in [*players, shuffler]:
        assert player.failure is None, f"{player.failure!r}\n{server.log[-3000:]}"
        for ident, step in player.answered:
            assert player.browser.table(ident)["step"] >= step
    clock = next(one["clock"] for one in host.table(watched)["seats"] if one["seat"] == "north")
    ran = LIVE["main"] - (clock["until"] - time.time())  # nobody has answered for it all the time
    assert time.time() - begun - away - 1 <= ran <= time.time() - begun + 1
    kept = host.get(f"/api/tables/{watched}/events", as_="north")["events"]
    assert follower.shown == kept[: len(follower.shown)]
    assert [one["kind"] for one in kept].count("hand-sorted") == shuffler.sorted
    assert sum(len(player.answered) for player in players) > kills


class Shuffler(Player):
    """Sorts a hand again and again: an action that stays lawful, so only its key keeps it from being done twice."""

    def __init__(self, server: Server, host: Browser, ident: str) -> None:
        super().__init__(server, 0)
        self.browser = host
        self.table = ident
        self.sorted = 0

    def play(self) -> None:
        """Sort."""
        body = {"seat": "north", "version": 0, "actions": [self.random.choice(["up", "down"])]}
        answer = self.ask("POST", f"/api/tables/{self.table}/actions", body, {"Idempotency-Key": uuid4().hex})
        assert answer.status_code == 201, answer.text
        self.sorted += 1
        self.answered.append((self.table, answer.json()["table"]["step"]))
        time.sleep(0.01)
