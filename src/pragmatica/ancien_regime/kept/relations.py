"""Who is whose ally, who is at war with whom, and whose pieces are hostile where: tables made from the statuses.

All of it follows from the seven statuses and from who controls the minor powers. A state refers to one table and never
changes it; after a change of either it refers to another (`State.realign`).
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import BIT, NEUTRAL, NOBODY


class Relations:
    """The tables that hold for these statuses and controllers, by power.

    Allies share a coalition or a family; a family is a major power with the minor ones that its player controls now
    [A-1.3, A-1.4, A-1.10, A-12.30]. Others are at peace if one of them is neutral, else at war
    [A-1.5, A-7.7, A-7.8, A-7.9].

    `hostile[power][home]` is the set of powers whose pieces a general of the power meets as enemies in a territory
    whose home power is `home` (NOBODY: none): of powers at war, and of neutral ones outside their homes [A-1.6, A-1.7].
    """

    def __init__(self, status: tuple[int, ...], controller: tuple[int, ...]) -> None:
        powers = range(NOBODY)
        self.status: Final = status
        self.controller: Final = controller  # of each power: a major power, NOBODY for an uncontrolled minor one
        self.neutral: Final[list[bool]] = [status[power] == NEUTRAL for power in powers] + [False]
        self.family: Final[list[list[bool]]] = [
            [p == q or controller[p] == controller[q] != NOBODY for q in powers] for p in powers
        ]  # a power belongs to its own
        self.allied: Final[list[list[bool]]] = [
            [p != q and (self.family[p][q] or share_coalition(status[p], status[q])) for q in powers] for p in powers
        ]
        self.at_war: Final[list[list[bool]]] = [
            [p != q and not (self.allied[p][q] or self.neutral[p] or self.neutral[q]) for q in powers] for p in powers
        ]
        self.friends: Final[list[int]] = [
            _set_of([p == q or self.allied[p][q] for q in powers]) for p in powers
        ]  # a power and its allies: its bloc
        self.hostile: Final[list[list[int]]] = [
            [_set_of([self._hostile(p, q, home) for q in powers]) for home in range(NOBODY + 1)] for p in powers
        ]

    def _hostile(self, power: int, other: int, home: int) -> bool:
        """Whether they are enemies in a territory of this home [A-1.7]."""
        if power == other or self.allied[power][other]:
            return False
        if self.at_war[power][other]:
            return True
        return (self.exposed(other, home) and not self.neutral[power]) or (
            self.exposed(power, home) and not self.neutral[other]
        )

    def exposed(self, power: int, home: int) -> bool:
        """Whether the power is neutral and may yet be attacked in a territory of this home [A-1.6]."""
        if not self.neutral[power] or home == power:
            return False
        return home == NOBODY or not (self.neutral[home] and self.family[power][home])

    def opposes(self, power: int, other: int) -> bool:
        """Whether they belong to the two opposing coalitions [A-10.40]."""
        return self.status[power] + self.status[other] == 1

    def in_coalition(self, power: int) -> bool:
        """Whether the power is in a coalition [A-7.7]."""
        return self.status[power] < NEUTRAL


def share_coalition(status: int, other: int) -> bool:
    """Whether powers of these statuses are in one coalition [A-1.3, A-7.7]."""
    return status == other < NEUTRAL


_made: dict[tuple[tuple[int, ...], tuple[int, ...]], Relations] = {}
_MOST: Final = 5000  # tables kept


def of(status: tuple[int, ...], controller: tuple[int, ...]) -> Relations:
    """The table for these statuses and controllers; all states share it."""
    key = (status, controller)
    found = _made.get(key)
    if found is None:
        if len(_made) >= _MOST:
            _made.clear()
        found = _made[key] = Relations(status, controller)
    return found


def _set_of(members: list[bool]) -> int:
    """The set of the powers for which it is true."""
    result = 0
    for power, member in enumerate(members):
        if member:
            result |= BIT[power]
    return result
