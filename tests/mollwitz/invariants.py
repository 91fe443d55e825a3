"""What holds all through a match, whatever is answered: followed event by event, and counted a second time.

`Watch` keeps its own account of the field from the events alone: where everybody stands, morale, steps, orders. After
every answer it lays it beside the state. On the way it counts what rules allow so many times. Seen from the command
line it plays whole random matches and tells what broke:

    python -m tests.mollwitz.invariants SCENARIO FIRST_SEED MATCHES [--dense]
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from random import Random

from pragmatica.mollwitz import sequence
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import (
    ARTILLERY,
    ATTACK,
    BASIC,
    BENT_LEFT,
    BENT_RIGHT,
    HALT,
    HUSSAR,
    LIMBERED,
    MARCH,
    NO_ORDER,
    REPEL,
    ROUTED,
    SQUARE,
    UNLIMBERED,
)
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import stacks
from pragmatica.mollwitz.points import victory
from tests.mollwitz.boards import data
from tests.mollwitz.playing import answer, begun, boldly, check

SHOTS_OF = {BENT_LEFT: 2, BENT_RIGHT: 2, REPEL: 2, SQUARE: 4}  # fire zones; of all others one [W-5.4]


SOUND = 0.1  # of all positions, how many are looked at as a whole


class Broken(AssertionError):
    """Something that must hold does not."""


class Watch:
    """The account of one match, under rules without options."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.place = s.place[:]
        self.morale = s.morale[:]
        self.weak = s.weak[:]
        self.formation = s.formation[:]
        self.facing = s.facing[:]
        self.order = s.order[:]
        self.gone = {unit for unit in range(s.army.units) if s.eliminated[unit]}
        self.lost_leaders: set[int] = {one for one, back in enumerate(s.leader_back) if back}
        self.holder = s.holder[:]
        self.turn = s.turn
        self.served: set[int] = set()  # wings that have been activated in this turn
        self.active = self.group = -1
        self._forget()

    def _forget(self) -> None:
        """An activation begins [W-2.14]."""
        self.shots: Counter[int] = Counter()
        self.zones = [SHOTS_OF.get(one, 1) for one in self.formation]
        self.lost: Counter[int] = Counter()
        self.steps: Counter[int] = Counter()
        self.struck: Counter[int] = Counter()
        self.fought: Counter[int] = Counter()
        self.moved: Counter[int] = Counter()
        self.charged: set[int] = set()
        self.marked: set[int] = set()  # out of command
        self.base_then = [self._base(unit) for unit in range(self.s.army.units)]

    def must(self, holds: bool, what: str, *values: object) -> None:
        """Stop where something does not hold."""
        if not holds:
            raise Broken(f"{what} {values} turn {self.turn} side {self.active} group {self.group}")

    def _base(self, unit: int) -> int:
        one = data()["units"][unit]
        return int(one["morale_weak"] if self.weak[unit] and one["morale_weak"] is not None else one["morale"])

    def at(self, hex: int) -> list[int]:
        """The units in a hex, by the account."""
        found: list[int] = []
        for _ in range(self.place.count(hex)):
            found.append(self.place.index(hex, found[-1] + 1 if found else 0))
        return found

    def _there(self, unit: int) -> bool:
        return self.place[unit] != self.s.ground.off

    def _foes_next_to(self, side: int, hex: int) -> list[int]:
        off, place = self.s.ground.off, self.place
        near = {one for one in self.s.ground.near[hex * 6 : hex * 6 + 6] if one != off}
        return [unit for unit in self.s.army.units_of[1 - side] if place[unit] in near]

    # -- event by event ------------------------------------------------------------------------------------------------

    def see(self) -> None:
        """Follow what an answer has brought, and compare."""
        for kind, *values in self.s.log or []:
            seen = _SEEN.get(kind)
            if seen is not None:
                seen(self, *values)
        self._compare()

    def turn_began(self, turn: int) -> None:
        """One after the other; every chit has served [W-2.1, W-2.3]."""
        self.must(turn == self.turn + 1, "turns", turn)
        self.turn, self.served = turn, set()

    def activation_began(self, side: int, wing: int) -> None:
        """Each group once in a turn [W-2.3]."""
        self.must(wing not in self.served, "twice in a turn", wing)
        self.must(self.s.army.wing_side[wing] == side, "whose wing", wing)
        self.served.add(wing)
        self.active, self.group = side, wing
        self._forget()

    def out_of_command(self, unit: int) -> None:
        """Only units of the group under orders [W-3.21, W-3.24]."""
        s = self.s
        self.must(s.army.wing[unit] == self.group and s.army.ordered[self.group], "marked", unit)
        self.must(self.formation[unit] != ROUTED, "marked though routed", unit)
        self.marked.add(unit)

    def back_in_command(self, unit: int) -> None:
        """The mark goes [W-3.25]."""
        self.must(unit in self.marked, "had no mark", unit)
        self.marked.discard(unit)

    def ordered(self, _: int, wing: int, order: int) -> None:
        """A chief orders [W-3.12]."""
        self.must(self.s.army.ordered[wing], "no orders", wing)
        self.order[wing] = order

    def order_taken(self, wing: int, order: int) -> None:
        """The wing itself [W-3.14, W-3.15]."""
        self.must(wing == self.group, "another wing", wing)
        self.order[wing] = order

    def moved_on(self, unit: int, here: int, to: int, points: int) -> None:
        """A step of the unit's own [W-3.8, W-3.9, W-4.14, W-7.1, W-8.2, W-8.6, W-11.5, W-13.19]."""
        s = self.s
        side, arm, routed = s.army.side[unit], s.army.arm[unit], self.formation[unit] == ROUTED
        order = NO_ORDER if routed else self.order[s.army.wing[unit]]
        self.must(self.place[unit] == here and s.ground.distance(here, to) == 1, "no step", unit, here, to)
        self.must(s.army.wing[unit] == self.group, "not of the group", unit)
        self.must(all(s.army.side[one] == side for one in self.at(to)), "into the enemy", unit, to)
        self.must(self.formation[unit] not in (*SHOTS_OF, UNLIMBERED), "stands", unit)
        if not routed and arm != HUSSAR:
            ahead = (s.ground.direction(here, to) - self.facing[unit]) % 6
            self.must(ahead in (0, 3), "sideways", unit)
        near = self._foes_next_to(side, to)
        self.moved[unit] += 1
        if unit not in self.marked:
            self.must(order != HALT or self.moved[unit] == 1, "two steps under Halt", unit)
            self.must(order not in (HALT, MARCH) or not near, "next to an enemy", unit, to)
        self.must(not near or not (routed or arm == ARTILLERY), "barred from enemies", unit, to)
        if arm == HUSSAR and not routed:
            firm = [one for one in near if s.army.arm[one] < HUSSAR and self.formation[one] != ROUTED]
            self.must(not firm, "hussars keep off", unit, to)
        self._go(unit, to)
        self.must(stacks.within_limit(s, self.at(to)), "overfull", unit, to)

    def _go(self, unit: int, to: int) -> None:
        self.must(0 <= to < self.s.ground.size and self._there(unit), "off the field", unit, to)
        self.place[unit] = to

    def driven(self, unit: int, here: int, to: int) -> None:
        """Withdrawal, retreat or pursuit: a hex without enemies [W-6.11, W-13.32, W-13.43]."""
        s = self.s
        self.must(self.place[unit] == here, "elsewhere", unit, here)
        self.must(all(s.army.side[one] == s.army.side[unit] for one in self.at(to)), "into the enemy", unit, to)
        self._go(unit, to)

    def fled(self, unit: int, *way: int) -> None:
        """Three steps at most, no hex twice [W-13.37]."""
        self.must(len(set(way)) == len(way) <= 3, "flight", unit, way)
        if way:
            self._go(unit, way[-1])

    def countercharged(self, unit: int, mover: int, base: int) -> None:
        """One step at most, of a horseman on the inactive side, once [W-6.7, W-6.19]."""
        s = self.s
        self.must(s.army.side[unit] != self.active and s.is_horse(unit), "who charges", unit)
        self.must(unit not in self.charged, "twice", unit)
        self.must(s.ground.distance(base, self.place[mover]) == 1, "from afar", unit, base)
        self.charged.add(unit)
        self._go(unit, base)

    def turned(self, unit: int, facing: int) -> None:
        """Another facing [W-5.2]."""
        self.facing[unit] = facing

    def straightened(self, hex: int, facing: int) -> None:
        """All who face anywhere [W-7.3]."""
        for unit in self.at(hex):
            if self.s.army.arm[unit] != HUSSAR and self.formation[unit] != ROUTED:
                self.facing[unit] = facing

    def formed(self, unit: int, formation: int) -> None:
        """Another formation [W-4.1]."""
        self.formation[unit] = formation
        self.zones[unit] = max(self.zones[unit], SHOTS_OF.get(formation, 1))

    def fired(self, unit: int, hex: int, die: int, row: int, column: int, points: int, *parts: int) -> None:
        """A shot of each zone; the cell of the table; the sum of its parts [W-6.7, W-10.7, W-11.4]."""
        s = self.s
        guns = row >= log.GUNS_ROW
        table = data()["tables"]["artillery_fire" if guns else "infantry_fire"]
        name = ("1-2", "3+")[row - log.GUNS_ROW] if guns else str(row)
        self.must(0 <= die <= 9, "die", die)
        least, most = int(table["columns"][0].strip("<=")), int(table["columns"][-1].strip(">="))
        self.must(column == min(max(die + sum(parts[1::3]), least), most), "column", unit, column, die, parts)
        self.must(points == table["rows"][name][column - least], "cell", unit, points)
        self.must(guns or s.army.is_battery[unit] or row == min(max(self.morale[unit], 1), 8), "row", unit, row)
        self.must(s.army.arm[unit] in (0, ARTILLERY) and self.formation[unit] not in (ROUTED, LIMBERED), "fires", unit)
        self.must(bool(self.at(hex)) and all(s.army.side[one] != s.army.side[unit] for one in self.at(hex)), "aim", hex)
        self.shots[unit] += 1
        self.must(self.shots[unit] <= self.zones[unit], "too many shots", unit, self.shots[unit])

    def tested(self, hex: int, die: int, result: int, against: int, passed: int, *parts: int) -> None:
        """The die, its parts, and what it is held against, add up [W-1.6]."""
        self.must(0 <= die <= 9 and bool(passed) == (result <= against), "test", hex, die, result, against)
        self.must(die + sum(parts[1::3]) == result + against, "parts", hex, parts)

    def melee_began(self, target: int, *hexes: int) -> None:
        """Everybody fights once on his own account and is attacked once; who attacks may [W-3.8, W-3.9, W-10.19]."""
        s = self.s
        defenders = self.at(target)
        self.must(bool(defenders), "nobody there", target)
        side = 1 - s.army.side[defenders[0]]
        for unit in defenders:
            self.struck[unit] += 1
            charged = any(one in self.charged for hex in hexes for one in self.at(hex))
            self.must(self.struck[unit] == 1 or charged, "attacked twice", unit)
        for hex in hexes:
            self.must(s.ground.distance(hex, target) == 1, "from afar", hex)
            fighters = [one for one in self.at(hex) if s.attacked[one] and s.army.arm[one] != ARTILLERY]
            self.must(all(s.army.side[one] == side for one in fighters), "whose", hex)
            for unit in fighters:
                order = self.order[s.army.wing[unit]]
                free = unit in self.charged or unit in self.marked or not s.army.ordered[s.army.wing[unit]]
                self.must(free or order == ATTACK or s.attacked[unit] != 1, "may not attack", unit, order)

    def morale_lost(self, unit: int, points: int, left: int) -> None:
        """Down, never below nothing [W-1.11]."""
        self.must(points > 0 and left == max(self.morale[unit] - points, 0), "loss", unit, points, left)
        self.must(self.s.army.arm[unit] != ARTILLERY, "a battery's morale", unit)
        self.morale[unit] = left
        self.lost[unit] += points

    def morale_regained(self, unit: int, points: int, now: int) -> None:
        """Up, never above the base [W-1.11]."""
        self.must(points > 0 and now == self.morale[unit] + points <= self._base(unit), "gain", unit, points, now)
        self.must(self.formation[unit] != ROUTED, "gains though routed", unit)
        self.morale[unit] = now

    def step_lost(self, unit: int) -> None:
        """One in an activation; morale is capped by the new base [W-13.13, W-13.15]."""
        self.must(not self.weak[unit], "two steps", unit)
        self.steps[unit] += 1
        self.must(self.steps[unit] == 1, "twice in an activation", unit)
        self.weak[unit] = 1
        self.morale[unit] = min(self.morale[unit], self._base(unit))

    def routed(self, unit: int, hex: int) -> None:
        """Morale 0 [W-13.17]."""
        self.must(self.formation[unit] != ROUTED, "routed twice", unit)
        self.formation[unit], self.morale[unit] = ROUTED, 0

    def eliminated(self, unit: int, hex: int) -> None:
        """Once, for good [W-13.16]."""
        self.must(unit not in self.gone and self._there(unit), "gone already", unit)
        self.gone.add(unit)
        self.place[unit] = self.s.ground.off

    def rallied(self, unit: int, facing: int) -> None:
        """Back in its basic formation with morale 1 [W-13.29]."""
        self.must(self.formation[unit] == ROUTED, "was not routed", unit)
        self.formation[unit], self.morale[unit] = BASIC[self.s.army.arm[unit]], 1
        self.facing[unit] = facing

    def leader_lost(self, leader: int, *_: int) -> None:
        """Off the field [W-12.4]."""
        self.lost_leaders.add(leader)

    def leader_returned(self, leader: int, hex: int) -> None:
        """With a unit [W-12.12]."""
        self.must(leader in self.lost_leaders and bool(self.at(hex)), "returns", leader, hex)
        self.lost_leaders.discard(leader)

    def objective_taken(self, side: int, hex: int) -> None:
        """By somebody who stands there [W-S.6]."""
        self.must(any(self.s.army.side[one] == side for one in self.at(hex)), "objective", side, hex)
        self.holder[self.s.rules.lineup.goals.index(hex)] = side

    # -- side by side --------------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        """The account and the state tell the same."""
        s = self.s
        for what in ("place", "morale", "formation", "weak", "facing"):
            true, mine = getattr(s, what), getattr(self, what)
            if true != mine:
                unit = next(unit for unit, one in enumerate(true) if one != mine[unit])
                self.must(False, what, unit, true[unit], mine[unit])
        self.must(s.order == self.order, "orders", s.order, self.order)
        self.must(s.holder == self.holder, "objectives", s.holder, self.holder)
        if any(event[0] in _COSTLY for event in s.log or []):
            self.must({unit for unit, one in enumerate(s.eliminated) if one} == self.gone, "eliminated")
            self._losses()
            self._points()

    def _losses(self) -> None:
        """What an activation costs in steps and units follows from the points [W-13.13, W-13.14]."""
        for unit, points in self.lost.items():
            five = self.base_then[unit] == 5
            self.must(points < (5 if five else 6) or unit in self.gone, "should be gone", unit, points)
            self.must(points < 3 or self.steps[unit] == 1 or unit in self.gone, "should have lost a step", unit, points)

    def _points(self) -> None:
        """Elimination points, from the board file and the account [W-S.4]."""
        s = self.s
        for side, letter in enumerate("PA"):
            lost = 0
            for unit, one in enumerate(data()["units"]):
                if one["side"] == letter and unit in self.gone:
                    lost += one["vp"]
                elif one["side"] == letter and self._there(unit):
                    lost += -(-one["vp"] // 2) if self.weak[unit] or self.formation[unit] == ROUTED else 0
            lost += sum(
                one["vp"]
                for leader, one in enumerate(data()["leaders"])
                if one["side"] == letter and leader in self.lost_leaders
            )
            self.must(lost == victory.elimination_points(s, side), "points", side, lost)


_COSTLY = {
    log.MORALE_LOST,
    log.STEP_LOST,
    log.ROUTED,
    log.ELIMINATED,
    log.RALLIED,
    log.LEADER_LOST,
    log.LEADER_RETURNED,
}
_SEEN: dict[int, Callable[..., None]] = {
    log.TURN_BEGAN: Watch.turn_began,
    log.ACTIVATION_BEGAN: Watch.activation_began,
    log.OUT_OF_COMMAND: Watch.out_of_command,
    log.BACK_IN_COMMAND: Watch.back_in_command,
    log.ORDER_GIVEN: Watch.ordered,
    log.ORDER_TAKEN: Watch.order_taken,
    log.MOVED: Watch.moved_on,
    log.WITHDREW: Watch.driven,
    log.RETREATED: Watch.driven,
    log.PURSUED: Watch.driven,
    log.FLED: Watch.fled,
    log.COUNTERCHARGED: Watch.countercharged,
    log.TURNED: Watch.turned,
    log.STRAIGHTENED: Watch.straightened,
    log.FORMED: Watch.formed,
    log.FIRED: Watch.fired,
    log.TESTED: Watch.tested,
    log.MELEE_BEGAN: Watch.melee_began,
    log.MORALE_LOST: Watch.morale_lost,
    log.MORALE_REGAINED: Watch.morale_regained,
    log.STEP_LOST: Watch.step_lost,
    log.ROUTED: Watch.routed,
    log.ELIMINATED: Watch.eliminated,
    log.RALLIED: Watch.rallied,
    log.LEADER_LOST: Watch.leader_lost,
    log.LEADER_RETURNED: Watch.leader_returned,
    log.OBJECTIVE_TAKEN: Watch.objective_taken,
}


def play(scenario: str, seed: int, near: bool = False, looks: float = 0.02) -> State:
    """A whole random match, watched; now and then it is written and read, and goes on with what was read."""
    from tests.mollwitz import crowded

    rng = Random(seed)
    s = crowded.begun(rng, scenario) if near else begun(scenario, seed)
    watch = Watch(s)
    give = boldly if seed % 3 else answer
    while not s.over():
        give(s, rng)
        watch.see()
        if rng.random() < SOUND:
            check(s)
        if rng.random() < looks:
            again = sequence.load(s.board, s.rules, json.loads(json.dumps(s.to_json())))
            if again.to_json() != s.to_json():
                raise Broken("does not read back")
            s = watch.s = again
    return s


def main(scenario: str, first: int, count: int, near: bool) -> None:
    """Play so many, and tell what broke, and how far it has come."""
    broken = 0
    for seed in range(first, first + count):
        try:
            play(scenario, seed, near)
        except Exception as error:
            broken += 1
            print(f"{scenario}, seed {seed}, near {near}: {type(error).__name__}: {error}", flush=True)
        if (seed - first + 1) % 50 == 0 or seed + 1 == first + count:
            print(f"{scenario}, near {near}: {seed - first + 1} from seed {first}, {broken} broken", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "--dense" in sys.argv)
