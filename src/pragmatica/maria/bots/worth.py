"""What fortresses and battle points are worth to a seat, by the way in which its game is won.

The unit is a tenth of a fortress that counts for victory.
"""

from __future__ import annotations

from typing import Final, Protocol

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.maria.bots.situation import AUSTRIAN, NOWHERE, PRUSSIAN, Group, Situation
from pragmatica.maria.forms.observation_realm import RealmView
from pragmatica.maria.kept.board import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    JOINT,
    MAJOR,
    NOBODY,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.victory.points import BATTLE_BOXES, ENOUGH_ELECTORS, TROOPS_A_POINT

FORTRESS: Final = 10.0  # one more of those that a goal counts, or one marker more that is laid
RIVAL: Final = 8.0  # a marker of one of two rivals
ONLY_RIVAL: Final = 10.0
NEARNESS: Final = (3.0, 3.0, 2.0, 1.6, 1.4, 1.2)  # by markers left in the pool: how much more the next one is worth
HELD: Final = 0.9  # the share of its worth that a fortress has for who guards it
ELECTOR: Final = 2.0  # a vote that is still to be cast, and its share in the box of the three electors
CAPITAL: Final = 5.0  # it cuts a minor power's income off
SAXON_LOYALTY: Final = 5.0  # a space of Saxony's marker


class Worth(Protocol):
    """How a game is won, as far as fortresses and battles matter. Accounts are the powers whose markers are laid."""

    def aim(self, account: int, city: int) -> float:
        """What taking the fortress is worth to the account."""

    def ward(self, bloc: int, city: int, enemy: Group | None) -> float:
        """What losing the fortress would cost, to this enemy who is nearest."""

    def battle(self, winner: int, loser: int, lost: float) -> float:
        """What a battle between two accounts is worth besides troops, of which the loser loses so many."""


def worth_of(s: Situation) -> Worth:
    """The worths of the game that is played."""
    realm = s.observation.realm
    return Goals(s) if realm is None else Pools(s, realm)


class Goals:
    """The introductory game: fortresses are counted."""

    def __init__(self, s: Situation) -> None:
        self._s = s
        board = s.board
        self._open: dict[int, set[int]] = {}  # by account: fortresses that would count
        self._urgency: dict[int, float] = {}
        for goal in s.observation.victory:
            power = POWERS.index(goal.power)
            self._open[power] = {board.city_number[city] for city in goal.open}
            self._urgency[power] = 1.5 if goal.need - goal.have <= 2 else 1.0

    def aim(self, account: int, city: int) -> float:
        """More for what counts for a goal, or takes from one."""
        if city in self._open.get(account, ()):
            return FORTRESS * self._urgency[account]
        if account == AUSTRIA and self._contested(city):
            return 0.9 * FORTRESS
        return 3.0 if self._s.board.fortress[city] == MAJOR else 1.0

    def ward(self, bloc: int, city: int, enemy: Group | None) -> float:
        """More for what counts for a goal of the enemy, or for an own one."""
        if self._contested(city):
            return 6.0 if bloc == AUSTRIAN else 4.0
        return 2.0 if self._s.board.fortress[city] == MAJOR else 0.5

    def battle(self, winner: int, loser: int, lost: float) -> float:
        """Nothing: battles are not counted."""
        return 0.0

    def _contested(self, city: int) -> bool:
        """Whether the fortress counts for a goal of Austria's enemies."""
        return self._s.board.home[city] == AUSTRIA or self._s.board.silesia[city]


class Pools:
    """The advanced game: markers are laid from pools, and come back to them [M-15.2, M-15.3]."""

    def __init__(self, s: Situation, realm: RealmView) -> None:
        self._s = s
        self._pool = {POWERS.index(view.power): view.pool for view in realm.pools}
        self._battles = {POWERS.index(view.power): view.battle_box for view in realm.pools}
        self._rival = RIVAL if s.observation.players > 2 else ONLY_RIVAL
        self._votes = realm.election != "held"
        marker = {one.city: one.marker for one in s.observation.fortresses}
        self._marker = [NOBODY] * len(s.board.city_ids)
        for name, power in marker.items():
            if power is not None:
                self._marker[s.board.city_number[name]] = POWERS.index(power)

    def laid(self, account: int, count: float) -> float:
        """What it is worth to the seat that the account lays so many markers; below 0, takes them back."""
        if account not in self._pool:
            return 0.0
        left = max(0, self._pool[account])
        nearness = NEARNESS[left] if left < len(NEARNESS) else 1.0
        return count * nearness * (FORTRESS if account in self._s.seat_powers else -self._rival)

    def aim(self, account: int, city: int) -> float:
        """The marker that is laid there, and the one that is taken away."""
        board = self._s.board
        total = 1.0 if board.fortress[city] == MAJOR else 0.3
        if board.rhine_elector[city]:
            return total + ELECTOR * (1 + self._votes) + self._electors(account, city)
        if self._marker[city] != NOBODY:
            total += self.laid(self._marker[city], -1)
        if self._marks(account, city):
            total += self.laid(account, 1)
        if board.fortress[city] == MAJOR and board.home[city] in (BAVARIA, SAXONY):
            total += CAPITAL
        return max(0.3, total)

    def ward(self, bloc: int, city: int, enemy: Group | None) -> float:
        """The marker that would be taken away, and the one that the enemy would lay."""
        if enemy is None:
            return 0.3
        board = self._s.board
        total = 2.0 if board.fortress[city] == MAJOR else 0.5
        account = self._s.account[enemy.power]
        if board.rhine_elector[city]:
            return total + ELECTOR * (1 + self._votes)
        if self._marker[city] != NOBODY:
            total -= self.laid(self._marker[city], -1)
        if self._marks(account, city):
            total -= self.laid(account, 1)
        return max(0.3, HELD * total)

    def battle(self, winner: int, loser: int, lost: float) -> float:
        """Markers in battle boxes, and how Saxony takes it [M-16.1, M-16.2, M-19.31]."""
        points = lost / TROOPS_A_POINT
        gained = min(points, BATTLE_BOXES - self._battles.get(winner, BATTLE_BOXES))
        total = self.laid(winner, gained) + self.laid(loser, -min(points, self._battles.get(loser, 0)))
        if loser == PRUSSIA and self._s.bloc[SAXONY] == PRUSSIAN:
            total += SAXON_LOYALTY * points * (-1 if PRUSSIA in self._s.seat_powers else 0.5)
        return total

    def _marks(self, account: int, city: int) -> bool:
        """Whether taking the fortress lays a marker of the account there [M-10.50]."""
        s = self._s
        home = s.home[city]
        if s.board.silesia[city] or home in (BAVARIA, SAXONY):
            return True
        return home != NOBODY and (s.bloc[home] == AUSTRIAN) != (s.bloc[account] == AUSTRIAN)

    def _electors(self, account: int, city: int) -> float:
        """What one more of the four on the Rhine does to the box of the three [M-16.7]."""
        control = self._s.control
        joint = sum(control[one] == JOINT for one in self._s.board.rhine_electors)
        french = sum(control[one] == FRANCE for one in self._s.board.rhine_electors)
        if account == FRANCE:
            total = self.laid(FRANCE, french + 1 == ENOUGH_ELECTORS)
            return total + self.laid(PRAGMATIC, -(joint == ENOUGH_ELECTORS))
        total = self.laid(PRAGMATIC, joint + 1 == ENOUGH_ELECTORS)
        return total + self.laid(FRANCE, -(french == ENOUGH_ELECTORS))


def nearest(s: Situation, city: int) -> tuple[Group | None, int]:
    """The enemy nearest to a city, and how many roads away he is."""
    distance = s.board.distance[city]
    enemy = min(s.enemies, key=lambda one: distance[one.city], default=None)
    return enemy, UNREACHABLE if enemy is None else distance[enemy.city]


def is_aim(s: Situation, city: int) -> bool:
    """Whether the fortress may be taken: an enemy has it, whom the seat does not lead itself."""
    return s.hostile_control(city) and s.control[city] not in s.seat_powers and s.bloc[s.control[city]] != NOWHERE
