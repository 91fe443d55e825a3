"""Chapter 11, the board update after a change of status or of control over a minor power.

It works in steps: garrisons and then generals in homes of powers with which there is peace now, generals of neutral
powers on foreign ground, and enemies in one territory. Within a step it looks for the first case again and again, in
the Order of Powers and then of territories, until there is none. No battle, loss or Influence comes of it [A-11.5].
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import sides
from pragmatica.ancien_regime.kept import relations
from pragmatica.ancien_regime.kept.board import BIT, GENERAL_BIT, NO_GENERAL, NOBODY, OFF_BOARD, UNITS_PER_GENERAL
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import ENEMIES_MET, GARRISON_REASSIGNED, GENERAL_MAY_STAY
from pragmatica.ancien_regime.kept.relations import Relations
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import withdrawal
from pragmatica.core.flow.frame import NO, YES, Fields

# Steps
GARRISONS_AT_HOME: Final = 0
GENERALS_AT_HOME: Final = 1
NEUTRALS: Final = 2
ENEMIES: Final = 3


def begin(s: State, below: Frame, former: Relations) -> None:
    """Bring the board into accord with `s.relations`, which have taken the place of the former ones."""
    if s.relations is former:
        below.resume(s)
    else:
        Update(below, former.status, former.controller, GARRISONS_AT_HOME, 0).resume(s)


class Update(Frame):
    """The course of an update."""

    def __init__(
        self, below: Frame | None, status: tuple[int, ...], controller: tuple[int, ...], step: int, stays: int
    ) -> None:
        self.status: Final = status
        self.controller: Final = controller
        self.step: Final = step
        self.stays: Final = stays
        super().__init__(below)

    def fields(self) -> Fields:
        """What held before, the step, and the set of generals who may stay."""
        return (self.status, self.controller, self.step, self.stays)

    def at(self, step: int) -> Update:
        """The same in a later step."""
        return Update(self.below, self.status, self.controller, step, self.stays)

    def resume(self, s: State) -> None:
        """Deal with the next case."""
        if self.step == GARRISONS_AT_HOME:
            self._garrison(s)
        elif self.step == GENERALS_AT_HOME:
            self._general(s)
        elif self.step == NEUTRALS:
            self._neutral(s)
        else:
            self._enemies(s)

    def _garrison(self, s: State) -> None:
        """Take the first garrison out of a home of a power with which its owner is at peace now [A-11.1]."""
        first, place = NOBODY, 0
        for land, owner in enumerate(s.garrison):
            if owner < first and at_peace_at_home(s, owner, land):
                first, place = owner, land
        if first == NOBODY:
            self.at(GENERALS_AT_HOME).resume(s)
        else:
            s.set_garrison(place, NOBODY)
            reassign(s, self, first, place)

    def _general(self, s: State) -> None:
        """Deal with the first general in a home of a power with which his own is at peace now [A-11.1].

        He stays if they were allies before, and withdraws if they are none now; of a new ally the home power decides.
        """
        before = relations.of(self.status, self.controller)
        for power in range(NOBODY):
            for general in _by_place(s, power):
                land = s.place[general]
                home = s.board.home[land]
                if self.stays & GENERAL_BIT[general] or not at_peace_at_home(s, power, land):
                    continue
                if not s.relations.allied[power][home]:
                    withdrawal.begin(s, self, general)
                    return
                if not before.allied[power][home]:
                    if s.controller[home] == NOBODY:  # which consents to nothing
                        withdrawal.begin(s, self, general)
                    else:
                        s.top = Stay(self, general)
                    return
        self.at(NEUTRALS).resume(s)

    def may_stay(self, s: State, general: int) -> None:
        """Go on, and let the general stay where he is."""
        stays = self.stays | GENERAL_BIT[general]
        Update(self.below, self.status, self.controller, self.step, stays).resume(s)

    def _neutral(self, s: State) -> None:
        """Have the first general of a neutral power withdraw from ground that his family does not control [A-11.3]."""
        ties = s.relations
        for power in range(NOBODY):
            if ties.neutral[power]:
                for general in _by_place(s, power):
                    controller = s.control[s.place[general]]
                    if controller == NOBODY or not ties.family[power][controller]:
                        withdrawal.begin(s, self, general)
                        return
        self.at(ENEMIES).resume(s)

    def _enemies(self, s: State) -> None:
        """In the first territory with enemies find the strongest; all that are hostile to it leave [A-11.4]."""
        for land in range(s.board.size):
            meeting = enemies(s, land)
            if meeting:
                best, drawn = strongest(s, land, meeting)
                if s.log is not None:
                    s.log.append((ENEMIES_MET, land, best, 1 if drawn else 0))
                beaten = s.relations.hostile[best][s.board.home[land]] & (s.present[land] | BIT[s.garrison[land]])
                Evict(self, land, beaten).resume(s)
                return
        self.end(s)


def at_peace_at_home(s: State, power: int, land: int) -> bool:
    """Whether the territory is the home of another power with which this one is at peace [A-11.1, A-1.5]."""
    home = s.board.home[land]
    return home not in (NOBODY, power) and not s.relations.at_war[power][home]


def _by_place(s: State, power: int) -> list[int]:
    """The power's generals on the board, by territory."""
    lands = sorted([s.place[general] for general in s.board.generals_of[power] if s.place[general] != OFF_BOARD])
    return [s.general_in(power, land) for land in lands]


# -- enemies together -------------------------------------------------------------------------------------------------


def enemies(s: State, land: int) -> list[int]:
    """Powers that have pieces in the territory together with an enemy's [A-11.4, A-1.7]."""
    there = s.present[land] | BIT[s.garrison[land]]
    if there & (there - 1) == 0:
        return []  # one power at most
    home = s.board.home[land]
    return [power for power in range(NOBODY) if there & BIT[power] and there & s.relations.hostile[power][home]]


def strongest(s: State, land: int, powers: list[int]) -> tuple[int, bool]:
    """The strongest of the powers, and whether a fair draw decided; a garrison breaks a tie [A-11.4, A-15.1]."""
    most = max(sides.strength(s, power, land) for power in powers)
    equal = [power for power in powers if sides.strength(s, power, land) == most]
    if len(equal) == 1:
        return equal[0], False
    if s.garrison[land] in equal:
        return s.garrison[land], False
    return equal[s.draw(len(equal))], True


class Evict(Frame):
    """Powers that leave a territory one after the other: first the garrison, then the general [A-11.4]."""

    def __init__(self, below: Frame | None, land: int, beaten: int) -> None:
        self.land: Final = land
        self.beaten: Final = beaten
        super().__init__(below)

    def fields(self) -> Fields:
        """The territory, and the set of powers that leave it."""
        return (self.land, self.beaten)

    def resume(self, s: State) -> None:
        """Take the next piece out."""
        owner = s.garrison[self.land]
        if BIT[owner] & self.beaten:
            s.set_garrison(self.land, NOBODY)
            reassign(s, self, owner, self.land)
            return
        for general in s.generals_in(self.land):
            if BIT[s.board.general_power[general]] & self.beaten:
                withdrawal.begin(s, self, general)
                return
        self.end(s)


# -- questions --------------------------------------------------------------------------------------------------------


def takers(s: State, power: int, land: int) -> list[int]:
    """Generals who may take the unit of a garrison that stood in the territory: the one there, else any [A-11.2]."""
    found: list[int] = []
    for general in s.board.generals_of[power]:
        if s.place[general] != OFF_BOARD and s.units[general] < UNITS_PER_GENERAL:
            if s.place[general] == land:
                return [general]
            found.append(general)
    return found


def reassign(s: State, below: Frame, power: int, land: int) -> None:
    """Turn a removed garrison into a unit of one of its power's generals, or into 1 Money [A-11.2, A-5.10]."""
    found = takers(s, power, land)
    if len(found) > 1:
        s.top = Reassign(below, power, land)
    else:
        if found:
            Reassign(below, power, land).alone(s, found[0])
        _reassign(s, below, power, land, found[0] if found else NO_GENERAL)


def _reassign(s: State, below: Frame, power: int, land: int, general: int) -> None:
    if general == NO_GENERAL:
        s.money[power] += 1
    else:
        s.units[general] += 1
    if s.log is not None:
        s.log.append((GARRISON_REASSIGNED, power, land, general))
    below.resume(s)


class Reassign(Frame):
    """Which general takes the unit of a removed garrison [A-11.2]."""

    def __init__(self, below: Frame | None, of: int, land: int) -> None:
        self.of: Final = of
        self.land: Final = land
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, and where the garrison was."""
        return (self.of, self.land)

    def seats(self, s: State) -> list[int]:
        """The power's player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The power."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Generals."""
        return takers(s, self.of, self.land)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Give it to him."""
        assert self.below is not None
        _reassign(s, self.below, self.of, self.land, code)


class Stay(Frame):
    """Whether a new ally's general may stay in a home territory; an `Update` lies below [A-11.1]."""

    def __init__(self, below: Frame | None, general: int) -> None:
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The general."""
        return (self.general,)

    def seats(self, s: State) -> list[int]:
        """The home power's player."""
        return [s.player(self.acts_for(s, 0))]

    def acts_for(self, s: State, seat: int) -> int:
        """The home power."""
        return s.board.home[s.place[self.general]]

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let him stay, or have him withdraw."""
        below = self.below
        assert isinstance(below, Update)
        if s.log is not None:
            s.log.append((GENERAL_MAY_STAY, self.acts_for(s, seat), self.general, code))
        if code == YES:
            below.may_stay(s, self.general)
        else:
            withdrawal.begin(s, below, self.general)
