"""Random play at engine level, and the invariants that hold after every answer."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from random import Random

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.battle import fates
from pragmatica.mollwitz.kept.codes import ARTILLERY, ATTACK, NO_LEADER, SQUARE
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.turn import acting, activation, chief, own_order, unit_acts, unit_answers
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


def boldly(s: State, rng: Random, note: Callable[[bytes], None] | None = None) -> None:
    """Give an answer as one might who wants a battle: orders to attack, units that act, and mostly go ahead.

    `note` is told who has answered what, and of how many answers.
    """
    top = s.top
    assert top is not None
    seat = rng.choice(s.pending())
    codes = top.legal(s, seat)
    wanted: list[int] = []
    if isinstance(top, unit_acts.UnitActs):
        wanted = [code for code in codes if unit_answers.STEP <= code < unit_answers.RECOVER][:1]
    elif isinstance(top, acting.Acting):
        wanted = [code for code in codes if code != acting.END]
    elif isinstance(top, chief.Chief):
        wanted = [code for code in codes if code >= chief.ORDER and (code - chief.ORDER) % 4 == ATTACK]
    elif isinstance(top, own_order.TakeOrder):
        wanted = [ATTACK]
    s.log, s.chance, s.revealed = [], [], False
    code = rng.choice(wanted if wanted and rng.random() < 0.9 else codes)
    if note is not None:
        note(b"%d %d %d;" % (seat, code, len(codes)))
    top.apply(s, seat, code)


def positions(
    s: State, rng: Random, most: int = 100_000, play: Callable[[State, Random], None] = answer
) -> Iterator[State]:
    """The state after every answer of a random match, until it ends or so many have been given."""
    for _ in range(most):
        if s.over():
            return
        play(s, rng)
        yield s


def check(s: State) -> None:
    """What is true of every position."""
    off, stacked = s.ground.off, 0
    for hex in {*s.place} - {off}:
        stack = s.units_at(hex)
        stacked += len(stack)
        assert len({s.army.side[unit] for unit in stack}) == 1
        for unit in stack:
            assert s.place[unit] == hex
            assert not s.eliminated[unit]
            assert 0 <= s.morale[unit] <= s.base(unit)
            assert s.army.arm[unit] == ARTILLERY or s.routed(unit) == (s.morale[unit] == 0)
    assert stacked == s.army.units - s.place.count(off)
    for side, most in enumerate(s.rules.lineup.squares):
        assert len([unit for unit in s.army.units_of[side] if s.on_field(unit) and s.formation[unit] == SQUARE]) <= most
    for leader in (*s.commander, *s.led_by):
        assert leader == NO_LEADER or s.leads(leader)
    for leader, first in enumerate(s.rules.lineup.couriers):
        assert s.couriers[leader] + s.couriers_here[leader] + s.couriers_next[leader] == first
    leaving = (fates.JoinUnit, fates.Alone, fates.Threatened)
    if any(isinstance(frame, leaving) for frame in sights.chain(s)):
        return  # somebody is still to leave a hex that an enemy has entered
    for leader, place in enumerate(s.leader_at):
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
