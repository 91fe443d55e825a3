"""Steps 5 and 6: units and leaders of the group act, one after the other (chapters 2 and 3)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.command import leaders, ranges
from pragmatica.mollwitz.kept.codes import ATTACK, CHIEF, HALT, NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.morale import recovery
from pragmatica.mollwitz.moving import orders, stacks
from pragmatica.mollwitz.turn import leading, marks, unit_acts
from pragmatica.mollwitz.turn.leader_moves import LeaderMoves

UNIT: Final = 0  # and more: it acts
STACK: Final = 256  # and more: it acts with the one that may move along
LEADER: Final = 512  # and more: he moves
END: Final = 1023


class Acting(Frame):
    """Who acts next: in step 5 those who are marked, in step 6 all others of the group [W-2.10, W-2.12, W-2.17].

    `brigadiers` are the marked brigade commanders of step 5 who have not moved.
    """

    def __init__(self, below: Frame | None, marked: bool, brigadiers: tuple[int, ...]) -> None:
        super().__init__(below)
        self.marked: Final = marked
        self.brigadiers: Final = brigadiers

    def fields(self) -> Fields:
        """Whether it is step 5, and whose commanders are marked."""
        return self.marked, self.brigadiers

    def seats(self, s: State) -> list[int]:
        """The active side."""
        return [s.active]

    def leaders(self, s: State) -> list[int]:
        """The leaders who may still move [W-2.17]."""
        return list(self.brigadiers) if self.marked else waiting_leaders(s)

    def legal(self, s: State, seat: int) -> list[int]:
        """Units and moving stacks that have not acted, leaders, and to end, unless the commander must move first.

        [W-2.12, W-2.17, W-3.9, W-3.10, W-8.8]
        """
        found: list[int] = []
        for unit in waiting(s, self.marked):
            found.append(UNIT + unit)
            if s.is_horse(unit):
                along = goes_along(s, unit)
                if along != NO_UNIT and along > unit:
                    found.append(STACK + unit)
        found += [LEADER + leader for leader in self.leaders(s)]
        if self.marked or not must_lead(s):
            found.append(END)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let him act; or end the step, in which those who have not acted still make the step of an attack."""
        if code == END:
            for leader in self.brigadiers:  # they have had their turn, and are not free to go in step 6
                s.leader_spent[leader] = max(s.army.leader_points[leader], leaders.STEP)
            Advancing(self.below, self.marked).resume(s)
        elif code >= LEADER:
            leader = code - LEADER
            rest = tuple([one for one in self.brigadiers if one != leader])
            towards = tuple(enemies(s)) if is_bound(s, leader) and s.order[s.group] == ATTACK else ()
            LeaderMoves(Acting(self.below, self.marked, rest), leader, False, towards, self.marked).ask(s)
        elif code >= STACK:
            unit = code - STACK
            unit_acts.begin(s, self, (unit, goes_along(s, unit)))
        else:
            unit_acts.begin(s, self, (code,))

    def resume(self, s: State) -> None:
        """Somebody has acted: marks that are due go, and the next is asked for; when nobody is left the step ends."""
        brigadiers = self.brigadiers
        if self.marked:
            marks.relieve(s)
            if brigadiers:
                out = ranges.brigadiers_out(s, s.group)
                brigadiers = tuple([one for one in brigadiers if one in out])
        after = Acting(self.below, self.marked, brigadiers)
        left = len(waiting(s, self.marked)) + len(after.leaders(s))
        if left == 0:
            Advancing(self.below, self.marked).resume(s)
            return
        codes = after.legal(s, s.active) if left == 1 else []
        if len(codes) == 1:  # the commander, who must move
            after.alone(s, codes[0])
            after.apply(s, s.active, codes[0])
        else:
            s.top = after


class Advancing(Frame):
    """The step has been ended: what nobody is free to leave is done all the same, one unit after the other.

    Routed units with R3 test; under Attack those who have not acted advance, each as soon as it can; who cannot, stays
    [W-3.10, W-8.7, W-13.29].
    """

    def __init__(self, below: Frame | None, marked: bool) -> None:
        super().__init__(below)
        self.marked: Final = marked

    def fields(self) -> Fields:
        """Whether it is step 5."""
        return (self.marked,)

    def resume(self, s: State) -> None:
        """The next one, until nobody is left who must and can."""
        if self.marked:
            marks.relieve(s)
        left = waiting(s, self.marked)
        attacks = s.order[s.group] == ATTACK
        for unit in left:
            if recovery.may_test_rally(s, unit) or (attacks and unit_acts.advances(s, unit)):
                unit_acts.begin_last(s, self, unit)
                return
        for unit in left:
            s.acted[unit] = 1
        self.end(s)


def begin_marked(s: State, course: Frame) -> None:
    """Step 5: whoever is out of command [W-2.10, W-3.21]."""
    Acting(course, True, tuple(ranges.brigadiers_out(s, s.group))).resume(s)


def begin_others(s: State, course: Frame) -> None:
    """Step 6: everybody else, and the leaders [W-2.10, W-2.17]."""
    Acting(course, False, ()).resume(s)


def waiting(s: State, marked: bool) -> list[int]:
    """The units of the group that have still to act in this step [W-2.12, W-6.28]."""
    off = s.ground.off
    return [
        unit
        for unit in s.army.units_in[s.group]
        if not s.acted[unit] and s.place[unit] != off and not s.reaction[unit] and (s.uncommanded[unit] or not marked)
    ]


def goes_along(s: State, unit: int) -> int:
    """The unit of the group that may move with this one as a stack, or NO_UNIT; either may go alone [W-7.7, W-8.8]."""
    along = stacks.moves_along(s, unit)
    if along == NO_UNIT or s.army.wing[along] != s.group or s.uncommanded[along] != s.uncommanded[unit]:
        return NO_UNIT
    return along


# -- leaders ----------------------------------------------------------------------------------------------------------


def waiting_leaders(s: State) -> list[int]:
    """The leaders of the group who have not moved; under Halt its commander stays [W-2.17, W-3.4, W-3.8]."""
    army, wing = s.army, s.group
    if not army.ordered[wing]:
        return []
    return [
        leader
        for leader in army.leaders_of[s.active]
        if army.leader_wing[leader] == wing
        and army.rank[leader] != CHIEF
        and s.leads(leader)
        and s.leader_spent[leader] == 0
        and not (is_bound(s, leader) and s.order[wing] == HALT)
    ]


def is_bound(s: State, leader: int) -> bool:
    """Whether the order binds the leader's own movement: he commands the group [W-3.4, W-3.5, W-12.8]."""
    return leader == s.commander[s.group]


def enemies(s: State) -> list[int]:
    """The enemy units on the field, one of which he names by going nearer to it [W-3.11]."""
    return [unit for unit in s.army.units_of[1 - s.active] if s.on_field(unit)]


def must_lead(s: State) -> bool:
    """Whether the commander of the group has still to move: under March and Attack, unless he is next to an enemy.

    Nor does he where he cannot [W-3.9, W-3.10].
    """
    leader, order = s.commander[s.group], s.order[s.group]
    if not s.army.ordered[s.group] or not s.leads(leader) or s.leader_spent[leader] > 0:
        return False
    if orders.commander_may_stay(s, leader, order) or leaders.points_left(s, leader) <= 0:
        return False
    return bool(leading.steps(s, leader, tuple(enemies(s)) if order == ATTACK else ()))
