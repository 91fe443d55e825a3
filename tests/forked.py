"""Programs for tests, begun by a process that has loaded the product: only they need not load it each time anew.

What is begun is a process of its own: with its own environment, folder, streams and signals, killed and waited for like
any other. It shares nothing with who began it, and with others like it only the seed by which it hashes texts. Where
that matters, or how a process begins, a test takes `subprocess`.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NoReturn

import pragmatica

ROOT: Final = Path(__file__).parents[1]
LENGTH: Final = 4  # bytes that tell how long a request is
STREAMS: Final = 3
LOADED: Final = ("pragmatica.cli.play", "pragmatica.cli.serve", "pragmatica.server.run", "pragmatica.server.app")


class Forked:
    """A process that runs a module as `python -m` does, begun with these streams, which stay the caller's to close."""

    def __init__(
        self, module: str, arguments: Sequence[str], env: dict[str, str], cwd: Path, streams: tuple[int, int, int]
    ) -> None:
        self._told, theirs = socket.socketpair()
        request = {"module": module, "arguments": [*arguments], "env": env, "cwd": str(cwd)}
        with theirs:
            _ask(_door(), json.dumps(request).encode(), [theirs.fileno(), *streams])
        self.pid = int.from_bytes(self._read(LENGTH), "big")
        self.returncode: int | None = None

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        if self.returncode is None and not self._has_ended():
            with contextlib.suppress(ProcessLookupError):  # nobody has told us yet
                os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Wait for its end; returns its exit code, or the signal that ended it as a negative number."""
        if self.returncode is None:
            self._told.settimeout(timeout)
            self.returncode = int.from_bytes(self._read(LENGTH), "big", signed=True)
            self._told.close()
        return self.returncode

    def _has_ended(self) -> bool:
        self._told.setblocking(False)
        try:
            return bool(self._told.recv(1, socket.MSG_PEEK))
        except BlockingIOError:
            return False

    def _read(self, length: int) -> bytes:
        found = self._told.recv(length, socket.MSG_WAITALL)
        if len(found) < length:
            raise ChildProcessError("the process that begins others has gone")
        return found


def _ask(door: socket.socket, request: bytes, descriptors: list[int]) -> None:
    socket.send_fds(door, [len(request).to_bytes(LENGTH, "big")], descriptors)
    door.sendall(request)


@cache
def _door() -> socket.socket:
    """The way to the process that has all loaded; it ends when this one does."""
    ours, theirs = socket.socketpair()
    command = [sys.executable, "-m", "tests.forked", str(theirs.fileno())]
    env = {**os.environ, "PYTHONUTF8": "1"}
    process = subprocess.Popen(command, cwd=ROOT, env=env, pass_fds=[theirs.fileno()], start_new_session=True)
    process.returncode = 0  # nobody waits for it
    theirs.close()
    atexit.register(ours.close)
    return ours


def serve(door: socket.socket) -> None:
    """Begin what is asked for, until nobody can ask any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # who waits for a process has nothing to be waited for
    while True:
        length, descriptors, _, _ = socket.recv_fds(door, LENGTH, 1 + STREAMS)
        if not length:
            os._exit(0)
        request = door.recv(int.from_bytes(length, "big"), socket.MSG_WAITALL)
        if os.fork() == 0:
            door.close()
            _begin(descriptors)
            become(**json.loads(request))
        for one in descriptors:
            os.close(one)


def _begin(descriptors: list[int]) -> None:
    """Take the streams; returns in a new process, while this one waits for its end and tells it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    told, *streams = descriptors
    pid = os.fork()
    if pid == 0:
        os.close(told)
        for number, one in enumerate(streams):
            os.dup2(one, number)
            os.close(one)
        return
    for one in streams:
        os.close(one)
    os.closerange(0, STREAMS)
    os.write(told, pid.to_bytes(LENGTH, "big"))
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.write(told, code.to_bytes(LENGTH, "big", signed=True))
    os._exit(0)


def become(module: str, arguments: list[str], env: dict[str, str], cwd: str) -> NoReturn:
    """Be the program: what it leaves to the interpreter's end happens as this process ends."""
    os.environ.clear()
    os.environ.update(env)
    os.chdir(cwd)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin = os.fdopen(0, encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", errors="surrogateescape", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    sys.exit(0)


def main(descriptor: int) -> None:
    """Load the product, then begin what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asks ends what he has begun
    for name in LOADED:
        importlib.import_module(name)
    pragmatica.games()
    gc.collect()
    gc.freeze()  # so that processes share these pages
    serve(socket.socket(fileno=descriptor))


if __name__ == "__main__":
    main(int(sys.argv[1]))
