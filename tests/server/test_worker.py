"""A worker beside a server: bots answer and people are told, though the server does neither."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.conftest import MakeServer
from tests.server.client import PATIENCE, ROOT

COMMAND = [sys.executable, "-m", "tests.server.launch", "worker"]


def test_a_worker_lets_bots_answer(make_worker: MakeServer, tmp_path: Path) -> None:
    """A server without processes for bots leaves their answers to a worker, which ends when it is told to."""
    server = make_worker(bots="0").start()
    host = server.browser()
    ident = host.open(seats={"south": {"control": "bot"}})
    assert [one["seat"] for one in host.table(ident)["waiting"]] == ["north", "south"]
    command = [*COMMAND, "--database", server.database, "--data", str(tmp_path / "worker"), "--bots", "1"]
    worker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    try:
        end = time.monotonic() + PATIENCE
        while len(host.table(ident)["waiting"]) > 1:
            assert time.monotonic() < end
            time.sleep(0.1)
    finally:
        worker.send_signal(signal.SIGTERM)
        said, _ = worker.communicate(timeout=PATIENCE)

    assert (said, worker.returncode) == ("Pragmatica works\n", 0)


def test_a_file_needs_no_worker(tmp_path: Path) -> None:
    """A database file belongs to one server: a worker says so and ends."""
    ended = subprocess.run(
        [*COMMAND, "--data", str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE
    )

    assert ended.returncode != 0
    assert "PostgreSQL" in ended.stderr
