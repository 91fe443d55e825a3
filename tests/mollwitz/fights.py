"""Playing reactions and fights through their questions, on positions of `build.field`."""

from __future__ import annotations

import functools

from pragmatica.core.action import Action
from pragmatica.core.flow.together import Finished
from pragmatica.mollwitz.battle import combat, contacts, windows
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.reacting import windows as reacting
from tests.mollwitz.boards import board
from tests.mollwitz.build import spot, unit, units, wing


@functools.cache
def _actions() -> Actions:
    return Actions(board())


def step(s: State, names: str, at: str, free: bool = False) -> None:
    """A unit, or several of one hex, announces a step to coordinates."""
    movers = units(s, *names.split())
    s.group = s.army.wing[movers[0]]
    windows.step(s, Finished(None), tuple(movers), spot(s, at), free)


def turn(s: State, name: str, facing: int) -> None:
    """A unit has turned."""
    one = unit(s, name)
    s.group, s.facing[one] = s.army.wing[one], facing
    windows.turned(s, Finished(None), (one,))


def fight(s: State, name: str) -> None:
    """Step 7 of the wing."""
    s.group = wing(s, name)
    combat.begin(s, Finished(None))


def checks(s: State, name: str = "A_L1") -> None:
    """The look at routed units and leaders as an activation begins."""
    s.group = wing(s, name)
    contacts.begin_checks(s, Finished(None))
    reacting.start(s)


def over(s: State) -> bool:
    """Whether nothing is asked any more."""
    return isinstance(s.top, Finished)


def asked(s: State) -> str:
    """Which kind of question is open, and for which side: `react prussia`."""
    if over(s):
        return ""
    (seat,) = s.pending()
    name = ("prussia", "austria")[seat]
    return f"{asking.decision(s, seat, name, 1).kind} {name}"


def offered(s: State) -> list[str]:
    """The ids of the answers."""
    return [one.id for one in _answers(s)]


def _answers(s: State) -> list[Action]:
    assert s.top is not None
    (seat,) = s.pending()
    return _actions().named(s.top, s.group, s.top.legal(s, seat))


def say(s: State, *ids: str) -> None:
    """Give these answers, one after the other."""
    for ident in ids:
        found = {one.id: one.code for one in _answers(s)}
        assert ident in found, f"{asked(s)}: {ident} not among {sorted(found)}"
        assert s.top is not None
        s.top.apply(s, s.pending()[0], found[ident])


def instruct(s: State, name: str, kind: str, value: int) -> None:
    """A standing instruction."""
    s.instructions = instructions.given(s.instructions, unit(s, name), instructions.KINDS.index(kind), value)
