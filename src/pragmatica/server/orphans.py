"""Processes that other processes started do not outlive them, even when those are killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def end_with_parent(number: int = signal.SIGKILL) -> None:
    """Have this process sent a signal when the process that started it is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), number)

    threading.Thread(target=wait, name="parent", daemon=True).start()
