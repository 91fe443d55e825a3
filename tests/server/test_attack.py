"""A running server is attacked with what connections alone can do: others play on meanwhile."""

from __future__ import annotations

import contextlib
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from statistics import quantiles
from typing import Final

import pytest

from tests.server.attacker import ATTACKS
from tests.server.client import PATIENCE, ROOT, Server, choose

ROUNDS: Final = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its ordinary limits and no more descriptors than many systems give."""
    with contextlib.closing(Server(tmp_path_factory.mktemp("attacked"), rate="100", connections="768")) as server:
        server.start()
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1_024, 1_024))
        yield server
        assert not server.faults, server.log


@contextlib.contextmanager
def attacked(server: Server, name: str, table: str) -> Iterator[None]:
    """Somebody attacks the server."""
    command = [sys.executable, "-m", "tests.server.attacker", name, str(server.port), table]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as attacker:
        assert attacker.stdout is not None
        assert attacker.stdin is not None
        assert attacker.stdout.readline() == b"ready\n"
        try:
            yield
        finally:
            attacker.stdin.close()
            attacker.wait(PATIENCE)


def delays(server: Server, table: str) -> list[float]:
    """Seconds that a player waits who looks again and again, and a visitor who has just come."""
    spent = []
    with contextlib.closing(HTTPConnection("127.0.0.1", server.port, PATIENCE)) as player:
        for number in range(ROUNDS):
            with contextlib.closing(HTTPConnection("127.0.0.1", server.port, PATIENCE)) as visitor:
                one = player if number % 2 else visitor
                started = time.perf_counter()
                one.request("GET", f"/api/tables/{table}", headers={"x-forwarded-for": f"203.0.113.{number}"})
                answer = one.getresponse()
                answer.read()
                spent.append(time.perf_counter() - started)
                assert answer.status == 200
    return spent


def p99(spent: list[float]) -> float:
    """What all but one of a hundred take at most."""
    return quantiles(spent, n=100)[98]


@pytest.mark.parametrize("name", ATTACKS)
def test_others_play_on(server: Server, name: str) -> None:
    """Whatever a stranger does with connections, who plays and who comes is answered as if he were not there."""
    browser = server.browser()
    browser.http.headers["x-forwarded-for"] = "203.0.113.250"  # as a proxy names him: the attacker is somebody else
    table = browser.open()
    calm = p99(delays(server, table))

    with attacked(server, name, table):
        busy = p99(delays(server, table))
        choose(browser, table, "north")

    print(f"{name}: p99 {busy * 1000:.0f} ms; without it {calm * 1000:.0f} ms")
    assert busy < 1 + 10 * calm
