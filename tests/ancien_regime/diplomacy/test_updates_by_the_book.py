"""Board updates after random changes of status and control, compared with what the rules say word by word [A-11.1]."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from pragmatica.ancien_regime.diplomacy import update
from pragmatica.ancien_regime.kept.board import NEUTRAL, NOBODY, OFF_BOARD, UNITS_PER_GENERAL
from pragmatica.ancien_regime.kept.log import ENEMIES_MET
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime import plain
from tests.ancien_regime.build import Done, asked, events, give, position

CASES: Final = 60
LEADERS: Final = {0: 0, 3: 1}  # Britain and France stay in their coalitions
Ties = tuple[list[int], list[int]]  # statuses and controllers


def ties(rng: Random, players: int) -> Ties:
    """Statuses and controllers as they may be."""
    controller = [power if power < players else rng.randrange(players) for power in range(NOBODY)]
    status = [LEADERS.get(power, rng.choice((0, 0, 1, 1, 2, 3))) for power in range(players)]
    return [status[one] for one in controller], controller


def crowded(rng: Random, players: int) -> State:
    """A board at rest with many pieces in few territories."""
    s = position(players=players)
    s.status, s.controller = ties(rng, players)
    s.realign()
    lands = rng.sample([land for land in range(s.board.size) if s.board.neighbours[land]], rng.randrange(4, 14))
    for _ in range(40):
        land, power = rng.choice(lands), rng.randrange(NOBODY)
        away = [one for one in s.board.generals_of[power] if s.place[one] == OFF_BOARD]
        if rng.random() < 0.4 and s.garrison[land] == NOBODY:
            s.set_garrison(land, power)
            s.fortress[land] = 1 if sum(s.fortress) < 5 and rng.random() < 0.3 else 0
            if plain.fault(s, [land]):
                s.set_garrison(land, NOBODY)
        elif away and power not in plain.powers(s, land):
            s.put(away[0], land)
            s.units[away[0]] = rng.randrange(UNITS_PER_GENERAL + 1)
            if plain.fault(s, [land]):
                s.take_off(away[0])
    return s


class Referee:
    """Works an update off on a board of its own, and answers the engine's questions when their turn comes."""

    def __init__(self, s: State, former: Ties, rng: Random) -> None:
        self.s: Final = s
        self.mine: Final = s.copy()
        self.before: Final = s.copy()
        self.before.status, self.before.controller = former
        self.rng: Final = rng

    def ask(self, name: str, power: int, answers: list[int]) -> int:
        """The engine asks this power just that now; answer it at random."""
        s = self.s
        (seat,) = s.pending()
        assert s.top is not None
        assert (asked(s), seat, s.top.acts_for(s, seat)) == (name, self.mine.controller[power], power)
        assert sorted(answering.legal(s, seat)) == sorted(answers)
        code = self.rng.choice(answers)
        give(s, seat, code)
        return code

    def work(self) -> None:
        """Garrisons and then generals at home, neutral powers, enemies."""
        board, mine = self.s.board, self.mine
        for power in range(NOBODY):
            for land in range(board.size):
                if mine.garrison[land] == power and self.at_home(power, land):
                    self.reassign(power, land)
        for power in range(NOBODY):
            for general in plain.on_board(mine, power):
                if self.at_home(power, mine.place[general]):
                    self.guest(power, general)
        for power in range(NOBODY):
            for general in plain.on_board(mine, power) if mine.status[power] == NEUTRAL else ():
                holder = plain.controller(mine, mine.place[general])
                if holder == NOBODY or not plain.family(mine, power, holder):
                    self.withdraw(general)
        for land in range(board.size):
            while self.enemies(land):
                self.part(land)

    def at_home(self, power: int, land: int) -> bool:
        """Whether the power is in a home of another one at peace with it [A-11.1]."""
        home = self.s.board.home[land]
        return home not in (NOBODY, power) and not plain.at_war(self.mine, power, home)

    def guest(self, power: int, general: int) -> None:
        """A general in a home with which there is peace [A-11.1]."""
        home = self.s.board.home[self.mine.place[general]]
        stays = plain.allied(self.mine, power, home)
        if stays and not plain.allied(self.before, power, home):
            stays = self.ask("Stay", home, [0, 1]) == 1
        if not stays:
            self.withdraw(general)

    def reassign(self, power: int, land: int) -> None:
        """A garrison becomes a unit, or Money [A-11.2]."""
        mine = self.mine
        mine.set_garrison(land, NOBODY)
        takers = [one for one in plain.on_board(mine, power) if mine.units[one] < UNITS_PER_GENERAL]
        takers = [one for one in takers if mine.place[one] == land] or takers
        if not takers:
            mine.money[power] += 1
        else:
            general = takers[0] if len(takers) == 1 else self.ask("Reassign", power, takers)
            mine.units[general] += 1

    def withdraw(self, general: int) -> None:
        """A general withdraws [A-9.90, A-9.91]."""
        lands = plain.withdrawals(self.mine, general)
        power = self.s.board.general_power[general]
        land = self.ask("Withdraw", power, [*lands, OFF_BOARD]) if lands else OFF_BOARD
        if land == OFF_BOARD:
            self.mine.take_off(general)
        else:
            self.mine.carry(general, land)

    def enemies(self, land: int) -> list[int]:
        """The powers that meet enemies in the territory."""
        there = plain.powers(self.mine, land)
        return [one for one in there if any(plain.hostile(self.mine, one, other, land) for other in there)]

    def part(self, land: int) -> None:
        """The strongest stays, all hostile to it leave [A-11.4]."""
        mine, there = self.mine, self.enemies(land)
        most = max(plain.strength(mine, one, land) for one in there)
        best = [one for one in there if plain.strength(mine, one, land) == most]
        if len(best) > 1 and mine.garrison[land] in best:
            best = [mine.garrison[land]]
        if len(best) > 1:  # the lot has decided: the last one in this territory
            best = [event[1] for event in events(self.s, ENEMIES_MET) if event[0] == land and event[1] in best][-1:]
        leaving = [one for one in plain.powers(mine, land) if plain.hostile(mine, best[0], one, land)]
        if mine.garrison[land] in leaving:
            self.reassign(mine.garrison[land], land)
        for general in plain.generals(mine, land):
            if self.s.board.general_power[general] in leaving:
                self.withdraw(general)


@pytest.mark.rule("A-11.1", "A-11.2", "A-11.3", "A-11.4", "A-9.90", "A-9.91", "A-15.3", "A-1.11")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_updates(players: int) -> None:
    """Every question comes in its turn with the answers of the rules, and the board is at rest in the end."""
    rng = Random(players)
    for _ in range(CASES):
        s = crowded(rng, players)
        former, relations, done = (s.status, s.controller), s.relations, Done()
        s.status, s.controller = ties(rng, players)
        s.realign()
        referee = Referee(s, former, rng)
        update.begin(s, done, relations)
        if s.relations is not relations:
            referee.work()
        assert done.times == 1
        mine = referee.mine
        assert (s.place, s.units, s.garrison, s.money) == (mine.place, mine.units, mine.garrison, mine.money)
        assert plain.fault(s, range(s.board.size)) == ""
