"""Servers for tests of the house and of games: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:  # what they need is slow to load, and most tests need no server
    from tests.server.client import Browser, Server
    from tests.server.postgres import Cluster

BACKENDS = ("sqlite", "postgresql")
BALANCED = "TESTED_BALANCED" in os.environ  # on PostgreSQL each server is two behind a balancer
MakeServer = Callable[..., Any]  # makes a Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL cluster."""
    from tests.server.postgres import cluster

    with cluster() as running:
        yield running


@pytest.fixture(scope="module", params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    """The database under test."""
    found: str = request.param
    return found


def _maker(folder: Path, backend: str, request: pytest.FixtureRequest, made: list[Server]) -> MakeServer:
    from tests.server.balancer import Balanced
    from tests.server.client import Server

    def make(**settings: str) -> Server:
        data = folder / f"server-{len(made)}"
        data.mkdir()
        database = request.getfixturevalue("postgres").new_database() if backend == "postgresql" else ""
        made.append((Balanced if database and BALANCED else Server)(data, database, **settings))
        return made[-1]

    return make


@pytest.fixture
def make_server(backend: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[MakeServer]:
    """Make servers for one test; they are ended after it."""
    made: list[Server] = []
    yield _maker(tmp_path, backend, request, made)
    for server in made:
        server.close()


@pytest.fixture
def make_worker(postgres: Cluster, tmp_path: Path) -> Iterator[MakeServer]:
    """Make servers that share a PostgreSQL database, for one test; they are ended after it."""
    from tests.server.client import Server

    made: list[Server] = []
    database = postgres.new_database()

    def make(**settings: str) -> Server:
        data = tmp_path / f"worker-{len(made)}"
        data.mkdir()
        made.append(Server(data, database, **settings))
        return made[-1]

    yield make
    for server in made:
        server.close()


@pytest.fixture(scope="module")
def server(backend: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server that the tests of a module share."""
    with contextlib.closing(_maker(tmp_path_factory.mktemp("shared"), backend, request, [])()) as server:
        yield server.start()
        server.stop()
        assert not server.faults, server.log


@pytest.fixture
def host(server: Server) -> Browser:
    """A browser without cookies, which will open tables."""
    return server.browser()


@pytest.fixture
def friend(server: Server) -> Browser:
    """Another."""
    return server.browser()
