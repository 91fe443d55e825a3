"""The command line as people call it: a real process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from tests.forked import Forked

TIMEOUT = 240


def pragmatica(*arguments: str, typed: str = "", timeout: float = TIMEOUT) -> subprocess.CompletedProcess[str]:
    """Run `pragmatica ARGUMENTS` with something typed, and wait for its end."""
    with TemporaryFile("w+", encoding="utf-8") as read, TemporaryFile() as said, TemporaryFile() as complained:
        read.write(typed)
        read.seek(0)
        streams = (read.fileno(), said.fileno(), complained.fileno())
        process = Forked("pragmatica.cli", arguments, environment(), Path.cwd(), streams)
        try:
            code = process.wait(timeout)
        finally:
            process.send_signal(signal.SIGKILL)
        return subprocess.CompletedProcess(arguments, code, _text(said), _text(complained))


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def apart(*arguments: str, typed: str = "", timeout: float = TIMEOUT) -> subprocess.CompletedProcess[str]:
    """The same begun from nothing, as by a shell."""
    return subprocess.run(
        command(arguments),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        env=environment(),
        check=False,
    )


def command(arguments: Sequence[str]) -> list[str]:
    """The program and its arguments."""
    return [sys.executable, "-m", "pragmatica.cli", *arguments]


def environment() -> dict[str, str]:
    """The environment of an English person."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**own, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "100"}


def fails(result: subprocess.CompletedProcess[str], code: int, *words: str) -> None:
    """Assert that the program refused with this exit code and a clear error, nothing else."""
    assert result.returncode == code, result.stderr
    assert "Traceback" not in result.stderr
    assert "error:" in result.stderr
    for word in words:
        assert word in result.stderr
