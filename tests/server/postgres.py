"""A PostgreSQL cluster of our own, for tests."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg

USER = "postgres"
ATTEMPTS = 5
SETTINGS = ("fsync=off", "full_page_writes=off", "listen_addresses=127.0.0.1", "max_connections=60")


class Cluster:
    """A running cluster."""

    def __init__(self, port: int, control: Callable[[str], None]) -> None:
        self.port = port
        self._control = control

    def stop(self) -> None:
        """Break it off, as a power cut does."""
        self._control("stop")

    def start(self) -> None:
        """Let it be there again."""
        self._control("start")

    def url(self, database: str) -> str:
        """Address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"t{uuid4().hex[:12]}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """Make a cluster with initdb, which refuses root, and remove it afterwards."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
    owner = USER if os.geteuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="pragmatica-postgres-"))
    if owner:
        shutil.chown(home, owner, owner)
    data = home / "data"

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(data), *arguments]
        subprocess.run(command, check=True, user=owner, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def control(what: str) -> None:
        how = ["-m", "immediate"] if what == "stop" else ["-w", "-l", str(home / "log"), "-o", options]
        run("pg_ctl", *how, what)

    try:
        run("initdb", "-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync")
        for _ in range(ATTEMPTS):
            port = _free_port()
            settings = (*SETTINGS, f"port={port}", f"unix_socket_directories={home}")
            options = " ".join(f"-c {setting}" for setting in settings)
            with contextlib.suppress(subprocess.CalledProcessError):  # somebody has taken the port meanwhile
                control("start")
                break
        else:
            raise AssertionError((home / "log").read_text())
        try:
            yield Cluster(port, control)
        finally:
            control("stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
