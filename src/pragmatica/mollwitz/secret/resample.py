"""A state that a seat cannot tell from the real one: all that it cannot know is drawn anew.

Drawn anew are chits that lie face down, the dice thrown for them, so that the totals told stay true, the instructions
of others, and the key of all chance to come [W-1.12]. What was asked is asked still: none of it decides which question
is open. What a player remembers of totals that were equal is no part of a state.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pragmatica.core.rng import KEY_BYTES
from pragmatica.mollwitz import chits
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.codes import DIE, NOBODY
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.turn.pairs import ChooseChit, Pair

_HABITS: Final = (*[instructions.ASK] * 4, instructions.NEVER, instructions.ALWAYS)
_TESTED: Final = (*_HABITS, instructions.FROM + DIE // 2)  # of what takes a test


def resample(s: State, seat: int | None, rng: Random) -> State:
    """A copy of the state in which only what the seat (None: a spectator) knows is as it was."""
    twin = State(s.board, s.rules, rng.randbytes(KEY_BYTES), s)
    unknown = [side for side in range(NOBODY) if side != seat]
    twin.instructions = _instructions(s, unknown, rng)
    above: list[Frame] = []
    for frame in sights.chain(s):
        if isinstance(frame, ChooseChit):
            twin.top = frame.redrawn(s, [side for side in unknown if frame.answers_of(side)], rng)
            break
        if isinstance(frame, Pair):
            twin.top = _rebased(above, _pair(s, frame, seat, rng))
            break
        above.append(frame)
    return twin


def _pair(s: State, frame: Pair, seat: int | None, rng: Random) -> Pair:
    """The pair with other chits and dice where they are hidden, of which the totals could be made."""
    wings, dice = list(frame.wings), list(frame.dice)
    own = [side == seat for side in range(NOBODY)]
    for side in range(NOBODY):
        if sights.sees_chit(frame, own, side):
            continue
        possible = {frame.wings[side]}
        for wing in chits.left(s, side):
            die = frame.totals[side] - orders.initiative(s, wing)
            if 0 <= die < DIE if s.rules.hidden_dice else die == frame.dice[side]:
                possible.add(wing)
        wings[side] = rng.choice(sorted(possible))  # what is really there must not tell in what comes of it
        if wings[side] != frame.wings[side]:
            dice[side] = frame.totals[side] - orders.initiative(s, wings[side])
    return Pair(
        frame.below,
        (wings[0], wings[1]),
        (dice[0], dice[1]),
        frame.totals,
        frame.revealed,
        frame.first,
        frame.over,
    )


def _rebased(above: list[Frame], below: Frame) -> Frame:
    """The frames above, from the open question downwards, on another one."""
    for frame in reversed(above):
        below = type(frame)(below, *frame.fields())
    return below


def _instructions(s: State, sides: list[int], rng: Random) -> list[int]:
    """Any instructions of these sides, the same for all units of an arm."""
    army, found = s.army, s.instructions[:]
    for side in sides:
        for kind in range(len(instructions.KINDS)):
            habit = rng.choice(_TESTED if kind in instructions.TESTED else _HABITS)
            for unit in army.units_of[side]:
                if not s.rules.lineup.takes_part[unit]:
                    continue
                value = habit if kind in instructions.WINDOWS_OF[army.arm[unit]] else instructions.ASK
                found[unit * len(instructions.KINDS) + kind] = value
    return found
