"""Chains of immutable frames: how a match begins with one, and is saved. `core.state` has states and frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pragmatica.core.native import mypyc_attr
from pragmatica.core.saved import as_lists, frame, listed, part, reading
from pragmatica.core.state import Fields as Fields
from pragmatica.core.state import Frame as Frame
from pragmatica.core.state import S as S

# Answers to what is asked with yes or no
NO: Final = 0
YES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped(Frame[S]):
    """A course of several steps that knows at which it is."""

    def __init__(self, below: Frame[S] | None, step: int) -> None:
        self.step: Final = step
        super().__init__(below)

    def fields(self) -> Fields:
        """The step."""
        return (self.step,)


def begun(s: S, chance: Sequence[int]) -> S:
    """The new state, which tells what happens; `chance` prescribes its first draws, for replays."""
    s.script(list(chance))
    s.log = []
    return s


def loaded(s: S, data: dict[str, Any], classes: dict[str, Callable[..., Any]]) -> S:
    """The state, with all that its `to_json` wrote. Raises Unreadable, ValueError."""
    s.read(data)
    s.top = from_json(part(data, "frames"), classes)
    return s


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
