"""Measurements of speed and size, each beside a reference that was taken in the same minute.

A section is a module with `measure(seconds)`, which yields figures and spends about that time on each timed one.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any, Final

SECTIONS: Final = {  # section → its module
    "engine": "pragmatica.bench.engine",
    "surface": "pragmatica.bench.surface",
    "server": "pragmatica.bench.server",
    "club": "pragmatica.bench.club",
    "followers": "pragmatica.bench.followers",
}
LOOP: Final = "x = 0\nfor i in range(10**7): x += i"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured figure."""

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = True
    loop_seconds: float | None = None  # processor time of the reference loop, taken just before
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None where there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def to_json(self) -> dict[str, Any]:
        """The figure for a report."""
        return {**asdict(self), "met": self.met}


def loop_seconds() -> float:
    """Processor time of the reference loop, run as a script runs it: how fast the machine is just now."""
    script = compile(LOOP, "loop", "exec")
    start = process_time()
    exec(script, {})
    return process_time() - start


def repeated(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Do the work again and again for about so many seconds of processor time: the sum of its results, and the time."""
    total = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        total += work()
    return total, spent


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    import pragmatica

    return {
        "python": sys.version.split()[0],
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "engine": pragmatica.engine(),
    }


def measure(sections: list[str], seconds: float) -> Iterator[tuple[str, Figure]]:
    """The figures of these sections, with the section's name, as they are measured."""
    import importlib

    for section in sections:
        for figure in importlib.import_module(SECTIONS[section]).measure(seconds):
            yield section, figure
