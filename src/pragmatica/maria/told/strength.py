"""How many troops stand under a general, as far as a seat may know: exactly for its own, else between two numbers."""

from __future__ import annotations

from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept.board import NO_CITY, NO_PIECE
from pragmatica.maria.kept.state import State
from pragmatica.maria.secret import resample
from pragmatica.maria.told import hidden

Bounds = tuple[int, int]


def of_general(s: State, seat: int | None, general: int) -> Bounds:
    """The least and the most that the general alone can have [M-6.5, M-6.6, M-6.9]."""
    power = s.board.piece_power[general]
    if hidden.is_own(s, seat, power):
        return s.troops[general], s.troops[general]
    others = [one for one in s.board.generals_of[power] if one != general and s.troops[one]]
    total = s.troops[general] + sum(s.troops[one] for one in others)
    least = sum(_least(s, one) for one in others)
    return max(_least(s, general), total - MAX_TROOPS * len(others)), min(MAX_TROOPS, total - least)


def of_stack(s: State, seat: int | None, commander: int) -> Bounds:
    """The same for him together with the one stacked under him; exactly where it has been told [M-11.6]."""
    if commander in resample.announced(s):
        total = s.stack_troops(commander)
        return total, total
    other = s.partner[commander]
    low, high = of_general(s, seat, commander)
    if other == NO_PIECE:
        return low, high
    power = s.board.piece_power
    if power[other] != power[commander] or hidden.is_own(s, seat, power[commander]):
        low2, high2 = of_general(s, seat, other)
        return low + low2, high + high2
    rest = [one for one in s.board.generals_of[power[commander]] if one not in (commander, other) and s.troops[one]]
    total = s.stack_troops(commander) + sum(s.troops[one] for one in rest)
    least = sum(_least(s, one) for one in rest)
    return max(2, total - MAX_TROOPS * len(rest)), min(2 * MAX_TROOPS, total - least)


def _least(s: State, general: int) -> int:
    """Every general has at least one troop; what one out of the game began with is printed [M-6.5, M-4.11]."""
    return 1 if s.place[general] <= NO_CITY else max(1, s.board.start_min[general])
