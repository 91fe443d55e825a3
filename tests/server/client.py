"""Servers as processes, and browsers that talk to them, for tests."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.forked import Forked

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = "tests.server.launch"
PATIENCE: Final = 60.0  # seconds for what ends a wait: only something broken takes so long, even on a busy machine
STARTS: Final = 10
QUICK: Final = {
    "rate": "0",
    "open_rate": "0",
    "bots": "1",
    "sign_in_rate": "0",
    "open_tables": "0",
    "open_events": "0",
}  # settings of most test servers


class Server:
    """A server process; `database` empty: a file in `data`; `apart`: begun from nothing, with a seed of its own."""

    def __init__(self, data: Path, database: str = "", port: int = 0, apart: bool = False, **settings: str) -> None:
        self.data = data
        self.database = database
        self.port = port
        self.apart = apart
        self.settings = {**QUICK, **settings}
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self._browsers: list[Browser] = []

    def browser(self) -> Browser:
        """A browser without cookies."""
        self._browsers.append(Browser(self))
        return self._browsers[-1]

    def close(self) -> None:
        """Close the browsers and kill the process."""
        for one in self._browsers:
            one.http.close()
        if self.process is not None:
            self.kill()

    @property
    def prepared(self) -> Path:
        """Where a test may lay a saved match; the next table that is opened goes on from there."""
        return self.data / "prepared.json"

    @property
    def standing(self) -> Path:
        """Where a test may lay a saved match; all tables of its game, scenario and number go on from there."""
        return self.data / "standing.json"

    def turn_on(self, clock: str, seconds: float) -> None:
        """Turn on a clock of the server: `steady` with all that runs, `wall` that of the machine alone."""
        file, new = self.data / clock, self.data / f"{clock}.new"
        new.write_text(str((float(file.read_text()) if file.is_file() else 0.0) + seconds))
        new.replace(file)

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start it and wait until it can be reached; the port stays the same over restarts."""
        for _ in range(STARTS):
            said = self._launch()
            if self.process is not None:
                return self
            if not self.port or "Address already in use" not in said:
                break
            time.sleep(1)  # another process has been given the port while nobody listened there
        raise AssertionError(f"the server did not start: {said}")

    def _launch(self) -> str:
        """Start the process; what it said, where it ended at once."""
        env = {f"PRAGMATICA_{name.upper()}": value for name, value in self.settings.items()}
        env["PREPARED_MATCH"] = str(self.prepared)
        env["TESTED_CALENDAR"] = str(self.data)
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data)]
        if self.database:
            arguments += ["--database", self.database]
        read, write = os.pipe()
        with open(os.devnull) as nothing, (self.data / "log").open("a") as log, open(write, "w") as said:
            before = log.tell()
            self.process = self._begin(
                arguments, {**os.environ, **env}, (nothing.fileno(), said.fileno(), log.fileno())
            )
        self._said = open(read)  # noqa: SIM115 - kept as long as the process, which may say more
        line = self._said.readline()
        if line.startswith("Pragmatica serves"):
            self.port = int(line.rsplit(":", 1)[1])
            return line
        self.kill()
        return line + self.log[before:]

    def _begin(
        self, arguments: list[str], env: dict[str, str], streams: tuple[int, int, int]
    ) -> subprocess.Popen[bytes] | Forked:
        if not self.apart:
            return Forked(PROGRAM, arguments, env, ROOT, streams)
        command = [sys.executable, "-m", PROGRAM, *arguments]
        return subprocess.Popen(command, cwd=ROOT, env=env, stdin=streams[0], stdout=streams[1], stderr=streams[2])

    def kill(self) -> None:
        """SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        assert self.process is not None
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self._said.close()
        self.process = None
        return code

    @property
    def log(self) -> str:
        """What it has written to standard error."""
        return (self.data / "log").read_text()

    @property
    def faults(self) -> list[str]:
        """Lines of it that tell of the server's own mistakes."""
        return [line for line in self.log.splitlines() if "[error" in line or line.startswith(("ERROR", "Traceback"))]


class Browser:
    """One browser: its own cookies."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """GET, expecting a status."""
        return self._read(self.http.get(path, params=_params(params)), status)

    def post(self, path: str, body: Any, status: int = 201, **headers: str) -> Any:
        """POST, expecting a status."""
        return self._read(self.http.post(path, json=body, headers=headers), status)

    def delete(self, path: str, status: int = 200, **headers: str) -> Any:
        """DELETE, expecting a status."""
        return self._read(self.http.delete(path, headers=headers), status)

    def _read(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
        return response.json() if response.content else None

    def open(self, **request: Any) -> str:
        """Open a table of the toy game; returns its id."""
        self.created = self.post("/api/tables", {"game": "toy", "scenario": "plain", "players": 2, **request})
        ident: str = self.created["id"]
        return ident

    def join(self, link: str, status: int = 204, key: str = "", **more: str) -> Any:
        """Follow a seat link as the page does."""
        path, fragment = link.split("#")
        headers = {"Idempotency-Key": key} if key else {}
        body = {"secret": fragment.split("=")[1], **more}
        return self.post(f"/api/tables/{path.rsplit('/', 1)[1]}/join", body, status, **headers)

    def table(self, ident: str, seat: str | None = None) -> Any:
        """The table with the eyes of a seat."""
        return self.get(f"/api/tables/{ident}", as_=seat)

    def act(
        self, ident: str, seat: str, *actions: str, version: int | None = None, status: int = 201, key: str = ""
    ) -> Any:
        """Play actions; with the version of the seat's view when none is given."""
        asked = self.table(ident, seat)["view"]["version"] if version is None else version
        body = {"seat": seat, "version": asked, "actions": actions}
        return self.post(f"/api/tables/{ident}/actions", body, status, **({"Idempotency-Key": key} if key else {}))

    @contextlib.contextmanager
    def follow(self, ident: str, seat: str | None = None, since: int = 0) -> Iterator[Stream]:
        """Follow a table through a WebSocket."""
        query = f"table={ident}&since={since}" + (f"&as={seat}" if seat else "")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/ws?{query}"
        headers = {"Cookie": cookie} if cookie else {}
        with connect(
            url, additional_headers=headers, origin=self.server.url, max_size=2**22, open_timeout=PATIENCE
        ) as socket:
            yield Stream(socket)


def at(server: Server, browser: Browser) -> Browser:
    """The same browser, asking another server."""
    twin = server.browser()
    twin.http.cookies = browser.http.cookies
    return twin


class Stream:
    """The messages of a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def next(self, timeout: float = PATIENCE) -> Any:
        """The next message that is more than a sign of life."""
        end = time.monotonic() + timeout
        while (message := json.loads(self.socket.recv(end - time.monotonic())))["type"] == "ping":
            pass
        return message

    def until(self, step: int, timeout: float = PATIENCE) -> Any:
        """The first update that has come so far."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(end - time.monotonic())
            if message["type"] == "update" and message["table"]["step"] >= step:
                return message

    def online(self, *seats: str) -> Any:
        """The first update that shows these seats, and no others, as present: no more is to come of that."""
        while True:
            message = self.next()
            if message["type"] == "update":
                present = [one["seat"] for one in message["table"]["seats"] if one["online"]]
                if present == list(seats):
                    return message

    def silent(self, seconds: float = 0.3) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    def close_code(self) -> int | None:
        """Read to the end; the code it was closed with."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else None


def _params(params: dict[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_"): value for name, value in params.items() if value is not None}


def choose(browser: Browser, ident: str, seat: str) -> Any:
    """Choose the first card that is offered."""
    for _ in range(2):
        answer = browser.act(ident, seat, browser.table(ident, seat)["view"]["actions"][0]["id"])
    return answer


def play_round(browser: Browser, ident: str) -> Any:
    """Play a round of the toy game at a table where the browser holds both seats."""
    for seat in ("north", "south"):
        choose(browser, ident, seat)
    (winner,) = (one["seat"] for one in browser.table(ident)["waiting"])
    return browser.act(ident, winner, "spot-1", "done")["table"]
