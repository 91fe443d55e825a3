"""What is going on below the open question, and which chits and dice of it lie hidden [W-1.12]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pragmatica.mollwitz.kept.codes import NO_WING, NOBODY
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.turn.activation import Activation
from pragmatica.mollwitz.turn.pairs import ChooseChit, Pair


def chain(s: State) -> Iterator[Frame]:
    """All frames, from the open question downwards."""
    frame = s.top
    while frame is not None:
        yield frame
        frame = frame.below


def pair(s: State) -> ChooseChit | Pair | None:
    """The pair of chits that is chosen or played [W-2.4]."""
    for frame in chain(s):
        if isinstance(frame, (ChooseChit, Pair)):
            return frame
    return None


def step(s: State) -> int:
    """The step of the activation that runs; 0: none, or the checks before the first [W-2.10]."""
    for frame in chain(s):
        if isinstance(frame, Activation):
            return frame.step
    return 0


def activated(s: State) -> bool:
    """Whether a group is being activated; there is one then."""
    return s.active != NOBODY and any(isinstance(frame, Activation) for frame in chain(s))


def sees_chit(frame: ChooseChit | Pair, own: Sequence[bool], side: int) -> bool:
    """Whether one who knows the secrets of `own` sides knows which chit the side has chosen."""
    if isinstance(frame, ChooseChit):
        return own[side] and frame.chosen[side] != NO_WING
    return own[side] or frame.revealed[side]


def sees_die(s: State, frame: ChooseChit | Pair, own: Sequence[bool], side: int) -> bool:
    """Whether he knows the die of the side: with the chit, at the latest [W-1.12, W-2.5]."""
    if isinstance(frame, ChooseChit):
        return False
    return not s.rules.hidden_dice or sees_chit(frame, own, side)


def chosen(frame: ChooseChit | Pair) -> list[int]:
    """The sides that have chosen their chit."""
    if isinstance(frame, Pair):
        return list(range(NOBODY))
    return [side for side in range(NOBODY) if frame.chosen[side] != NO_WING]
