"""Random play at engine level, and the invariants that hold after every answer."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from random import Random

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.battle import fates
from pragmatica.mollwitz.kept.codes import ARTILLERY
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.turn import activation
from tests.mollwitz.boards import board, rules
from tests.mollwitz.build import wing


def begun(scenario: str, seed: int, **options: str | bool) -> State:
    """A match before its first answer."""
    return sequence.start(board(), rules(scenario, **options), seed)


def answer(s: State, rng: Random) -> None:
    """Give one of the offered answers for one of the seats that owe one."""
    assert s.top is not None
    seat = rng.choice(s.pending())
    codes = s.top.legal(s, seat)
    assert len(codes) == len(set(codes)) > 0, s.top.name()
    s.log, s.chance, s.revealed = [], [], False
    s.top.apply(s, seat, rng.choice(codes))


def positions(s: State, rng: Random, most: int = 100_000) -> Iterator[State]:
    """The state after every answer of a random match, until it ends or so many have been given."""
    for _ in range(most):
        if s.over():
            return
        answer(s, rng)
        yield s


def check(s: State) -> None:
    """What is true of every position."""
    off = s.ground.off
    for unit in range(s.army.units):
        there = s.place[unit] != off
        assert not (there and s.eliminated[unit])
        if not there:
            continue
        assert unit in s.units_at(s.place[unit])
        assert 0 <= s.morale[unit] <= s.base(unit)
        assert s.army.arm[unit] == ARTILLERY or s.routed(unit) == (s.morale[unit] == 0)
        assert all(s.army.side[one] == s.army.side[unit] for one in s.units_at(s.place[unit]))
    for leader, place in enumerate(s.leader_at):
        if isinstance(s.top, fates.JoinUnit):
            break  # somebody is still to leave a hex that an enemy has entered
        assert place == off or s.side_at(place) != 1 - s.army.leader_side[leader]


# -- answers by their ids ---------------------------------------------------------------------------------------------


class Done(Frame):
    """The bottom of a chain that a test begins: what was called has ended."""

    def resume(self, s: State) -> None:
        """Stay there."""
        s.top = self


@functools.cache
def actions() -> Actions:
    """The names of answers."""
    return Actions(board())


def activate(s: State, name: str, *ids: str) -> State:
    """Begin the activation of a wing, and answer."""
    activation.begin(s, Done(None), wing(s, name))
    return say(s, *ids)


def offered(s: State, seat: int | None = None) -> list[str]:
    """The ids of what is offered; none when nothing is asked."""
    assert s.top is not None
    if not s.pending():
        return []
    seat = s.pending()[0] if seat is None else seat
    return [one.id for one in actions().named(s.top, s.group, s.top.legal(s, seat))]


def say(s: State, *ids: str, seat: int | None = None) -> State:
    """Give these answers, one after the other."""
    for ident in ids:
        assert s.top is not None
        one = s.pending()[0] if seat is None else seat
        codes = s.top.legal(s, one)
        names = [action.id for action in actions().named(s.top, s.group, codes)]
        assert ident in names, f"{ident} is not among {names}"
        s.top.apply(s, one, codes[names.index(ident)])
    return s


def asked(s: State) -> str:
    """The name of the frame that asks."""
    assert s.top is not None
    return s.top.name()
