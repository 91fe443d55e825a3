"""What becomes of leaders: who follows a lost one, and where one goes who is left alone (chapter 12)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.mollwitz.battle.question import Question
from pragmatica.mollwitz.command import ranges
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame, Frames
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import loss, support
from pragmatica.mollwitz.morale import rolls

REACHES: Final = (3, 9, 99)  # hexes within which a unit is looked for, one after the other; the last is everywhere


# -- who follows ------------------------------------------------------------------------------------------------------


class Posts(Frame):
    """The posts that lost leaders have left are filled, wings before brigades [W-12.8, W-12.9, W-12.10]."""

    def resume(self, s: State) -> None:
        """Fill the next one; the owner chooses among several."""
        army = s.army
        for wing, commander in enumerate(army.commander):
            if s.leads(s.commander[wing]) or not _is_gone(s, commander):
                continue
            if loss.substitutes(s, wing):
                Substitute(self, army.wing_side[wing], wing).ask(s)
                return
        for brigade, brigadier in enumerate(army.brigadier):
            if s.leads(s.led_by[brigade]) or not _is_gone(s, brigadier):
                continue
            if loss.neighbours(s, brigade):
                LeadBrigade(self, army.wing_side[army.brigade_wing[brigade]], brigade).ask(s)
                return
        self.end(s)


def _is_gone(s: State, leader: int) -> bool:
    return leader < s.army.leaders and s.leader_back[leader] != 0


class Substitute(Question):
    """Which brigade commander takes over the wing [W-12.8]."""

    def __init__(self, below: Frame | None, side: int, wing: int) -> None:
        super().__init__(below, side)
        self.wing: Final = wing

    def fields(self) -> Fields:
        """The wing."""
        return (self.side, self.wing)

    def legal(self, s: State, seat: int) -> list[int]:
        """The leaders."""
        return loss.substitutes(s, self.wing)

    def apply(self, s: State, seat: int, code: int) -> None:
        """He takes over."""
        loss.take_over_wing(s, code, self.wing)
        self.end(s)


class LeadBrigade(Question):
    """Which of the nearest commanders leads the brigade as well [W-12.10]."""

    def __init__(self, below: Frame | None, side: int, brigade: int) -> None:
        super().__init__(below, side)
        self.brigade: Final = brigade

    def fields(self) -> Fields:
        """The brigade."""
        return (self.side, self.brigade)

    def legal(self, s: State, seat: int) -> list[int]:
        """The leaders."""
        return loss.neighbours(s, self.brigade)

    def apply(self, s: State, seat: int, code: int) -> None:
        """He leads both."""
        loss.lead_as_well(s, code, self.brigade)
        self.end(s)


def lose_in(s: State, hex: int, side: int) -> int:
    """Roll for the leaders of a hex whose units have lost points; the lost one with the highest bonus, or NO_LEADER.

    Their posts are filled afterwards, by `Posts` [W-12.3, W-1.8].
    """
    return support.highest(s, rolls.fates(s, hex, side))


# -- who is left alone ------------------------------------------------------------------------------------------------


class Alone(Frame):
    """Leaders whom a retreat, flight, pursuit or elimination has left alone in these hexes go to units [W-12.5].

    So do those of either side into whose hex an enemy has come.
    """

    def __init__(self, below: Frame | None, side: int, hexes: tuple[int, ...]) -> None:
        super().__init__(below)
        self.side: Final = side
        self.hexes: Final = hexes

    def fields(self) -> Fields:
        """Whose leaders, and where."""
        return (self.side, self.hexes)

    def resume(self, s: State) -> None:
        """Look after the next one."""
        sides = s.army.leader_side
        for leader, hex in enumerate(s.leader_at):
            if hex == s.ground.off or s.side_at(hex) == sides[leader]:
                continue
            if s.head[hex] != NO_UNIT or (sides[leader] == self.side and hex in self.hexes):
                join(s, self, leader)
                return
        self.end(s)


class Threatened(Frame):
    """Lone leaders next to whom enemies have come: they move, or hussars may take them first [W-12.5, W-12.6].

    `movers` are these enemies; none: whoever stands next to them as an activation begins [W-2.15].
    """

    def __init__(self, below: Frame | None, movers: tuple[int, ...]) -> None:
        super().__init__(below)
        self.movers: Final = movers

    def fields(self) -> Fields:
        """The movers."""
        return (self.movers,)

    def resume(self, s: State) -> None:
        """Look after the next one."""
        for leader in range(s.army.leaders):
            if not support.is_alone(s, leader):
                continue
            hex = s.leader_at[leader]
            near = s.units_at(hex) + zones.adjacent(s, hex, 1 - s.army.leader_side[leader])
            danger = loss.danger(s, leader, [one for one in near if not self.movers or one in self.movers])
            if danger == loss.ROLLS and rolls.fate(s, leader, to_hussars=True):
                Posts(self).resume(s)
                return
            if danger != loss.NO_ENEMY or s.head[hex] != NO_UNIT:  # a battery, too, where it enters his very hex
                join(s, self, leader)
                return
        self.end(s)


def join(s: State, below: Frame, leader: int) -> None:
    """Move a lone leader at once to the nearest unit under him; without any he is lost [W-12.5]."""
    if loss.under_him(s, leader):
        JoinUnit(below, s.army.leader_side[leader], leader).ask(s)
    else:
        loss.lose(s, leader)
        Posts(below).resume(s)


def nearest(s: State, leader: int) -> list[int]:
    """The hexes with the nearest units under him, by ways on which command runs; if none leads there, straight.

    [W-3.17, W-12.5]
    """
    start = s.leader_at[leader]
    hexes = {s.place[unit] for unit in loss.under_him(s, leader)}
    away: dict[int, int] = {}
    for most in REACHES:
        away = ranges.distances(s, start, s.army.leader_side[leader], most)
        if hexes & away.keys():
            hexes &= away.keys()
            break
    else:
        away = {hex: s.ground.distance(start, hex) for hex in hexes}
    least = min([away[hex] for hex in hexes], default=0)
    return sorted([hex for hex in hexes if away[hex] == least])


class JoinUnit(Question):
    """Which of the nearest units a lone leader joins [W-12.5]."""

    def __init__(self, below: Frame | None, side: int, leader: int) -> None:
        super().__init__(below, side)
        self.leader: Final = leader

    def fields(self) -> Fields:
        """The leader."""
        return (self.side, self.leader)

    def legal(self, s: State, seat: int) -> list[int]:
        """The units' hexes."""
        return nearest(s, self.leader)

    def apply(self, s: State, seat: int, code: int) -> None:
        """He goes there."""
        start = s.leader_at[self.leader]
        s.leader_at[self.leader] = code
        if s.log is not None:
            s.log.append((log.LEADER_MOVED, self.leader, start, code))
        self.end(s)


FRAMES: Final[Frames] = {
    "Posts": Posts,
    "Substitute": Substitute,
    "LeadBrigade": LeadBrigade,
    "Alone": Alone,
    "Threatened": Threatened,
    "JoinUnit": JoinUnit,
}
