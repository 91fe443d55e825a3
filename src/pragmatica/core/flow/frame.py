"""A chain of immutable frames as it is saved; the topmost is the question that is open. `core.state` has both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.saved import as_lists, frame, listed, reading
from pragmatica.core.state import Fields as Fields
from pragmatica.core.state import Frame as Frame
from pragmatica.core.state import S as S

# Answers to what is asked with yes or no
NO: Final = 0
YES: Final = 1


def to_json(top: Frame[Any] | None) -> list[list[Any]]:
    """The chain as [class name, fields] from bottom to top, with a third part where a frame holds branches."""
    chain: list[list[Any]] = []
    while top is not None:
        entry: list[Any] = [top.name(), as_lists(top.fields())]
        branches = top.branches()
        if branches:
            entry.append([to_json(one) for one in branches])
        chain.append(entry)
        top = top.below
    chain.reverse()
    return chain


def from_json(chain: Any, classes: dict[str, Callable[..., Any]], inside: bool = False) -> Frame[Any] | None:
    """The inverse of `to_json`; `inside` a branch, which holds no branches. Raises Unreadable."""
    top: Frame[Any] | None = None
    for place, entry in enumerate(listed(chain, "" if inside else "frames")):
        with reading(f"branch[{place}]" if inside else f"frames[{place}]"):
            if not inside and len(listed(entry, "")) > 2:
                branches = [from_json(one, classes, inside=True) for one in listed(entry[2], "")]
                top = frame(entry, classes, top, tuple(branches))
            else:
                top = frame(entry, classes, top)
    return top
