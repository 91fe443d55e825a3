"""How orders change: by a chief, by courier, by the wing itself, and the halt of a beaten wing (chapter 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.mollwitz.command import leaders, ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_LEADER, PRUSSIA
from pragmatica.mollwitz.kept.lineup import TWO_CHIEFS
from pragmatica.mollwitz.kept.state import State

PRICE: Final = 1  # movement points of a chief for an order [W-3.12]

# How an order would reach the wing
NOT_AT_ALL: Final = 0
AT_ONCE: Final = 1
BY_COURIER: Final = 2

FREDERICK: Final = "P_L_FRIED"
FREDERICKS: Final = ("P_WR", "P_L1")  # the wings to which he gives orders while Schwerin is there


def may_order(s: State, chief: int, wing: int) -> bool:
    """Whether orders of this chief bind the wing: of his side, and under orders at all.

    While both Prussian chiefs are on the field Frederick orders the right wing and the first line only [W-3.12, W-S.3].
    """
    army = s.army
    side = army.leader_side[chief]
    if army.wing_side[wing] != side or not army.ordered[wing] or not _stands(s, wing):
        return False
    divided = s.rules.lineup.holds(TWO_CHIEFS) and side == PRUSSIA and len(s.chiefs(side)) > 1
    return not divided or army.leader_ids[chief] != FREDERICK or army.wing_ids[wing] in FREDERICKS


def _stands(s: State, wing: int) -> bool:
    return any(s.on_field(unit) for unit in s.army.units_in[wing])


def may_speak(s: State, chief: int) -> bool:
    """Whether the chief may give an order where he is: not next to an enemy unit, and with points left.

    [W-3.12, W-3.16]
    """
    if not s.leads(chief) or leaders.points_left(s, chief) < PRICE:
        return False
    return not zones.is_adjacent(s, s.leader_at[chief], 1 - s.army.leader_side[chief])


def ways(s: State, chief: int, wing: int) -> int:
    """How an order of the chief would reach the wing: at once in his range, else by a free courier [W-3.12, W-3.13].

    A line without commander is reached where any of its brigade commanders is, one that has none at all at any unit.
    """
    if not may_order(s, chief, wing) or not may_speak(s, chief):
        return NOT_AT_ALL
    if any(ranges.in_range(s, chief, hex) for hex in addresses(s, wing)):
        return AT_ONCE
    return BY_COURIER if s.couriers[chief] > 0 else NOT_AT_ALL


def addressees(s: State, chief: int) -> list[int]:
    """The wings to which an order of the chief would come, at once or by courier [W-3.12, W-3.13]."""
    side = s.army.leader_side[chief]
    if not may_speak(s, chief):
        return []
    return [
        wing
        for wing in range(len(s.order))
        if s.army.wing_side[wing] == side and s.army.ordered[wing] and ways(s, chief, wing) != NOT_AT_ALL
    ]


def addresses(s: State, wing: int) -> list[int]:
    """Where an order for the wing is received [W-3.6, W-3.12]."""
    if s.leads(s.commander[wing]):
        return [s.leader_at[s.commander[wing]]]
    brigadiers = [
        s.leader_at[s.led_by[brigade]]
        for brigade, of in enumerate(s.army.brigade_wing)
        if of == wing and s.leads(s.led_by[brigade])
    ]
    return brigadiers or [s.place[unit] for unit in s.army.units_in[wing] if s.on_field(unit)]


def give(s: State, chief: int, wing: int, order: int) -> None:
    """Give an order, which holds at once; a courier who carries it is away until the end of the next turn.

    With the option what he carries holds only then [W-3.5, W-3.12, W-3.13].
    """
    way = ways(s, chief, wing)
    s.leader_spent[chief] += PRICE
    if way == BY_COURIER:
        s.couriers[chief] -= 1
        s.couriers_next[chief] += 1
        if s.log is not None:
            s.log.append((log.COURIER_SENT, chief, wing, order))
        if s.rules.courier_delay:
            s.letters.append((s.turn + 1, chief, wing, order))
            return
    _hold(s, chief, wing, order)


def _hold(s: State, chief: int, wing: int, order: int) -> None:
    s.order[wing] = order
    if s.log is not None:
        s.log.append((log.ORDER_GIVEN, chief, wing, order))


def couriers_return(s: State) -> None:
    """At the end of a turn: couriers in its box are back with their chief, those of the next box come into it.

    With the option the orders that they carried hold from now on [W-2.13, W-3.13].
    """
    for due, chief, wing, order in s.letters:
        if due == s.turn:
            _hold(s, chief, wing, order)
    s.letters = [one for one in s.letters if one[0] > s.turn]
    for chief, count in enumerate(s.couriers_here):
        if count:
            s.couriers[chief] += count
            if s.log is not None:
                s.log.append((log.COURIERS_BACK, chief, count))
    s.couriers_here = s.couriers_next
    s.couriers_next = [0] * s.army.leaders


def may_halt(s: State, wing: int) -> bool:
    """Whether the wing may take Halt without a test: at least half of its units on the field are routed [W-3.14]."""
    here = [unit for unit in s.army.units_in[wing] if s.on_field(unit)]
    return bool(here) and 2 * sum([s.routed(unit) for unit in here]) >= len(here)


def decider(s: State, wing: int) -> int:
    """Whose independence is tested when the wing would change its order itself; NO_LEADER: nobody's [W-3.15].

    The wing's commander's; of the first Prussian line its deputy's, while he is there [W-S.3].
    """
    commander = s.commander[wing]
    if s.leads(commander):
        return commander
    if s.army.commander[wing] == NO_LEADER:
        for deputy in s.army.deputies_of[wing]:
            if s.leads(deputy):
                return deputy
    return NO_LEADER


def independence(s: State, wing: int) -> int:
    """Up to which die the wing may change its order itself: a substitute's is 0; -1 where it may not be tried.

    [W-3.15, W-12.8]
    """
    leader = decider(s, wing)
    return -1 if leader == NO_LEADER else max(s.army.independence[leader], 0)


def initiative(s: State, wing: int) -> int:
    """What is added to the die for initiative: 0 under a substitute or, where there was one, without commander.

    [W-2.5, W-2.9, W-12.8, W-12.9]
    """
    first = s.army.commander[wing]
    if first != NO_LEADER and s.commander[wing] != first:
        return 0
    return s.army.initiative[wing]
