"""What goes without saying of the frames of a written position, as the rules keep it beside the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pragmatica.kit.written.kinds import Place
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.kept.codes import ATTACK, NO_WING
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.turn import acting, activation

_MARKED: Final = 5  # the step of those out of command [W-2.10]


def marked(s: State, place: Place, before: Sequence[Any]) -> bool:
    """Whether it is the step of those out of command [W-2.10]."""
    below = place.below
    return isinstance(below, activation.Activation) and below.step == _MARKED


def brigadiers(s: State, place: Place, before: Sequence[Any]) -> tuple[int, ...]:
    """The marked brigade commanders of the group, as long as they have not moved [W-2.17, W-3.18]."""
    if not before[0] or s.group == NO_WING:
        return ()
    return tuple([leader for leader in ranges.brigadiers_out(s, s.group) if not s.leader_spent[leader]])


def leader_marked(s: State, place: Place, before: Sequence[Any]) -> bool:
    """Whether the leader moves among those out of command [W-3.22]."""
    return isinstance(place.below, acting.Acting) and place.below.marked


def towards(s: State, place: Place, before: Sequence[Any]) -> tuple[int, ...]:
    """The enemies of whom the commander of the group may name one, if it is under Attack [W-3.11]."""
    if s.group == NO_WING or not acting.is_bound(s, before[0]) or s.order[s.group] != ATTACK:
        return ()
    return tuple(acting.enemies(s))


def routed(s: State, place: Place, before: Sequence[Any]) -> bool:
    """Whether the first of the units is routed; while something follows from its step it may have become so by that."""
    return not place.above and any(s.routed(unit) for unit in before[0][:1])
