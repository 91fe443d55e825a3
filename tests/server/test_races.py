"""As many seats as any game has, at two processes on one PostgreSQL database, where everybody acts at once."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest

from tests.conftest import MakeServer
from tests.samples import FULLEST
from tests.server.client import PATIENCE, Browser, Server, Stream, at

SEATS: Final = FULLEST.seats
ACCEPTED: Final = 60  # answers and undos until all stop


@pytest.fixture
def pair(make_worker: MakeServer) -> Iterator[tuple[Server, Server]]:
    """Two servers that share a database, so that a test can choose which of them it asks."""
    servers = make_worker().start(), make_worker().start()
    yield servers
    for one in servers:
        one.stop()
        assert not one.faults, one.log


class Player(threading.Thread):
    """One of two browsers of a seat: plays, takes back, sends half wrong batches, old versions and used keys."""

    def __init__(self, browser: Browser, ident: str, seat: str, number: int, told: list[int]) -> None:
        super().__init__()
        self.browser = browser
        self.path = f"/api/tables/{ident}"
        self.seat = seat
        self.random = Random(number)
        self.told = told  # of all players
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until enough has happened."""
        end = time.monotonic() + 5 * PATIENCE
        try:
            while len(self.told) < ACCEPTED and time.monotonic() < end:
                self.turn()
        except BaseException as failure:
            self.failure = failure

    def turn(self) -> None:
        """Look, and do something about it."""
        view = self.browser.get(self.path, as_=self.seat)["view"]
        if view["undoable"] and self.random.random() < 0.2:
            self.send("undo", {"seat": self.seat, "count": 1})
        elif view["actions"]:
            action = self.random.choice(view["actions"])["id"]
            wrong = self.random.randrange(5)
            version = max(0, view["version"] - (wrong == 1))
            actions = [action, "castle"] if wrong == 0 else [action]
            answer = self.send("actions", {"seat": self.seat, "version": version, "actions": actions})
            if answer.status_code == 201:  # of a half wrong batch only what has drawn or shown something stands
                assert version == view["version"]
                assert (answer.json()["played"], answer.json()["unplayed"]) == (1, actions[1:])
        else:
            time.sleep(0.02)

    def send(self, what: str, body: dict[str, Any]) -> httpx.Response:
        """Send it twice with its key; what was accepted is answered alike, and the key serves for nothing else."""
        headers = {"Idempotency-Key": uuid4().hex}
        answer = self.browser.http.post(f"{self.path}/{what}", json=body, headers=headers)
        assert answer.status_code in (201, 400, 409, 422), answer.text
        if answer.status_code == 201:
            self.told.append(answer.json()["seq"])
            again = self.browser.http.post(f"{self.path}/{what}", json=body, headers=headers)
            assert (again.status_code, again.json()["seq"]) == (201, answer.json()["seq"])
            other = self.browser.http.post(f"{self.path}/undo", json={"seat": self.seat, "count": 99}, headers=headers)
            assert other.json()["error"] == "key-reused"
        return answer


@pytest.mark.rule("A-6.10")
def test_all_seats_race_at_both_processes(pair: tuple[Server, Server]) -> None:
    """Each accepted answer is one change, both processes tell the same of it, and followers miss and double nothing."""
    host = pair[0].browser()
    ident = host.open(**FULLEST.asked)
    told: list[int] = []
    number = 0
    players = []
    for seat in SEATS:
        for server in pair:
            players.append(Player(at(server, host), ident, seat, number, told))
            number += 1
    browsers = [at(server, host) for server in pair]
    viewers = [(browser, viewer) for browser in browsers for viewer in (SEATS[1], "spectator")]
    dealt = {viewer: host.get(f"/api/tables/{ident}/events", as_=viewer)["events"] for _, viewer in viewers}
    with ExitStack() as opened:
        streams = [opened.enter_context(browser.follow(ident, viewer)) for browser, viewer in viewers]
        for player in players:
            player.start()
        for player in players:
            player.join()
            assert player.failure is None, repr(player.failure)[:1000]
        tables = {viewer: [browser.table(ident, viewer) for browser in browsers] for viewer in (*SEATS, "spectator")}
        for (_, viewer), stream in zip(viewers, streams, strict=True):
            events, update = dealt[viewer], {"seq": -1}
            while update["seq"] < tables[viewer][0]["seq"]:
                if (update := stream.next())["type"] == "update":
                    events = events + update["events"]
            assert events == host.get(f"/api/tables/{ident}/events", as_=viewer)["events"]
            assert update["table"]["view"] == tables[viewer][0]["view"]
    for viewer, (one, two) in tables.items():
        assert one["view"] == two["view"]
        record = [browser.http.get(f"/api/tables/{ident}/record?as={viewer}").text for browser in browsers]
        assert record[0] == record[1]
        past = browsers[1].get(f"/api/tables/{ident}/replay", as_=viewer, step=one["step"])
        if past["seq"] == one["seq"]:  # no answer that this seat alone could notice has come since the step
            assert past["view"]["observation"] == one["view"]["observation"]
    assert past["seq"] == one["seq"], "a spectator notices no such answer"


@pytest.mark.rule("A-5.17")
def test_private_words_reach_their_readers_at_the_other_process(pair: tuple[Server, Server]) -> None:
    """Whichever process they are said and asked at, two readers and the sender hear them, and nobody else."""
    host = pair[0].browser()
    ident = host.open(**FULLEST.asked)
    other = at(pair[1], host)
    readers = SEATS[:3]
    message = {"seat": SEATS[0], "readers": list(SEATS[1:3]), "text": "Silesia"}
    with other.follow(ident, SEATS[1]) as mine, other.follow(ident, SEATS[3]) as theirs:
        mine.online(*SEATS)
        theirs.online(*SEATS)
        host.post(f"/api/tables/{ident}/messages", message, 204)
        host.post(f"/api/tables/{ident}/messages", {**message, "readers": [], "text": "Peace"}, 204)
        assert listened(mine, 2) == ["Silesia", "Peace"]
        assert listened(theirs, 1) == ["Peace"]

    for browser in (host, other):
        for viewer in (*SEATS, "spectator"):
            texts = [one["text"] for one in browser.get(f"/api/tables/{ident}/messages", as_=viewer)]
            assert texts == (["Silesia", "Peace"] if viewer in readers else ["Peace"])
            for path in ("", "/events", "/record", "/replay"):
                sent = browser.http.get(f"/api/tables/{ident}{path}", params={"as": viewer, "step": 0})
                assert sent.status_code == 200
                assert "Peace" not in sent.text


def listened(stream: Stream, count: int) -> list[str]:
    """The texts of the first messages that a follower hears; several may come at once."""
    texts: list[str] = []
    while len(texts) < count:
        told = stream.next()
        if told["type"] == "talk":
            texts += [one["text"] for one in told["messages"]]
            assert told["heard"] == len(texts)
    return texts


def test_a_link_followed_at_both_processes_opens_its_seat_once(pair: tuple[Server, Server]) -> None:
    """Of two browsers that follow it at once, one holds the seat."""
    host = pair[0].browser()
    for _ in range(5):
        ident = host.open(**FULLEST.asked, seats={SEATS[-1]: {"control": "link"}})
        body = {"secret": host.created["links"][SEATS[-1]].split("=")[1]}
        friends = [server.browser() for server in pair]
        with ThreadPoolExecutor(2) as threads:
            sent = [threads.submit(one.http.post, f"/api/tables/{ident}/join", json=body) for one in friends]
        answers = [one.result().status_code for one in sent]

        assert sorted(answers) == [204, 403]
        mine = [[seat["seat"] for seat in one.table(ident)["seats"] if seat["mine"]] for one in friends]
        assert mine == [[SEATS[-1]] if answer == 204 else [] for answer in answers]


def test_a_killed_worker_loses_nothing(make_worker: MakeServer) -> None:
    """Whoever repeats his request with its key while workers are killed has played each answer once."""
    server = make_worker(workers="2", bots="0").start()
    host = server.browser()
    ident = host.open(**FULLEST.asked)
    over = threading.Event()
    random = Random(1740)

    def kill() -> None:
        assert server.process is not None
        tasks = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        while not over.wait(random.uniform(0.5, 2)):
            workers = [one for one in map(int, tasks.read_text().split()) if b"spawn_main" in command(one)]
            if len(workers) > 1:  # else nobody would be there to answer
                os.kill(random.choice(workers), signal.SIGKILL)

    steps = [0]
    with ThreadPoolExecutor(1) as thread:
        killing = thread.submit(kill)
        try:
            while len(steps) < 30:
                table = insist(host, "GET", f"/api/tables/{ident}").json()
                view = table["view"]
                answer = random.choice(view["actions"])["id"]
                body = {"seat": view["seat"], "version": view["version"], "actions": [answer]}
                key = {"Idempotency-Key": uuid4().hex}
                accepted = insist(host, "POST", f"/api/tables/{ident}/actions", json=body, headers=key)
                assert accepted.status_code == 201, accepted.text
                steps.append(accepted.json()["seq"])
        finally:
            over.set()
            killing.result()
    assert server.stop() == 0

    assert steps == sorted(set(steps))
    assert not [line for line in server.faults if "a worker died" not in line]


def command(process: int) -> bytes:
    """The command line of a process, while it runs."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def insist(browser: Browser, method: str, path: str, **request: Any) -> httpx.Response:
    """Send until there is an answer."""
    end = time.monotonic() + 5 * PATIENCE
    while True:
        try:
            return browser.http.request(method, path, **request)
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.05)
