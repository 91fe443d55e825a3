"""A battle at random by the rules' functions alone, without questions: to see that they go together.

Who acts, where he goes and how a window is answered is drawn; what is lawful, and what follows, is asked of the rules.
"""

from __future__ import annotations

from random import Random

from pragmatica.boards import hex as grid
from pragmatica.mollwitz import chits
from pragmatica.mollwitz.acting import changes, steps
from pragmatica.mollwitz.after import flight, moves, pursuit, retreat
from pragmatica.mollwitz.combat import attacking, fire, melee, shooting, volley
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.codes import ATTACK, INFANTRY, NO_LEADER, ROUTED
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, recovery, rolls
from pragmatica.mollwitz.moving import costs, orders
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.reacting import windows


class Skirmish:
    """One random battle."""

    def __init__(self, s: State, rng: Random) -> None:
        self.s = s
        self.rng = rng

    def turn(self) -> None:
        """All chits, one after the other, in any order."""
        s = self.s
        s.turn += 1
        chits.deal(s)
        for wing in range(len(s.order)):
            if s.army.ordered[wing]:
                s.order[wing] = self.rng.choice([1, ATTACK, ATTACK])
        while waiting := chits.left(s, 0) + chits.left(s, 1):
            wing = self.rng.choice(waiting)
            self.activate(wing)
            chits.use(s, wing)
        victory.settle(s)

    def activate(self, wing: int) -> None:
        """One activation: contacts, moves with their windows, fights."""
        s = self.s
        s.active, s.group = s.army.wing_side[wing], wing
        for one in flight.endangered(s):
            if s.on_field(one):
                self.contact(one, flight.touched(s, one))
        windows.start(s)
        for one in recovery.may_mark(s, wing):
            s.rally[one] = 1
        for one in self.rng.sample(s.army.units_in[wing], len(s.army.units_in[wing])):
            self.act(one)
        self.fight(wing)
        moves.carry_away(s)
        recovery.break_off(s)
        recovery.promote(s, wing)

    # -- moving --------------------------------------------------------------------------------------------------------

    def act(self, one: int) -> None:
        """Rally, recover, and go as far as chance will have it."""
        s, rng = self.s, self.rng
        if not s.on_field(one):
            return
        if recovery.may_test_rally(s, one) and changes.rally(s, one, rng.randrange(6)):
            return
        if recovery.most(s, one) and rng.random() < 0.3:
            changes.recover(s, one, 1)
        foe = 1 - s.army.side[one]
        for _ in range(rng.randint(1, 10)):
            held = bool(zones.controllers(s, s.place[one], foe))
            turn = self.towards(one)
            if rng.random() < 0.7 and turn and costs.may_turn(s, one, held, False):
                steps.turn(s, one, turn > 0, held)
                continue
            ways = [way for way in range(6) if costs.why_not(s, one, way) == costs.MAY]
            if not ways:
                break
            forward = [way for way, backward in costs.ways(s, one) if way in ways and not backward]
            if not self.step(one, rng.choice(forward if forward and rng.random() < 0.9 else ways)):
                break
        if s.on_field(one) and not s.reaction[one]:
            ahead = orders.attack_steps(s, one)
            if ahead:
                self.step(one, s.ground.direction(s.place[one], ahead[0]), free=True)
        s.acted[one] = 1

    def towards(self, one: int) -> int:
        """Which way to turn to have the nearest enemy in front: 1 clockwise, -1 the other way, 0 not at all."""
        s, ground = self.s, self.s.ground
        foes = [foe for foe in s.army.units_of[1 - s.army.side[one]] if s.on_field(foe)]
        if not foes:
            return 0
        near = s.place[min(foes, key=lambda foe: ground.distance(s.place[one], s.place[foe]))]
        place = s.place[one]
        to = grid.sectors(ground.q[near] - ground.q[place], ground.r[near] - ground.r[place])[0]
        off = (to - s.facing[one]) % 6
        return 0 if off == 0 else 1 if off <= 3 else -1

    def step(self, one: int, direction: int, free: bool = False) -> bool:
        """A step with its windows; whether the unit may go on."""
        s = self.s
        target = s.ground.near[s.place[one] * 6 + direction]
        for reactor, may in windows.leaving(s, one, target):
            if may & windows.CHARGE:
                if self.charge(reactor, one):
                    return False
            elif self.rng.random() < 0.7:
                self.shoot(reactor, s.place[one], reacting=True)
                if not s.on_field(one) or s.routed(one):
                    return False
        was_routed, before = s.routed(one), s.place[one]
        steps.step(s, one, direction, free)
        if not s.on_field(one) or (s.routed(one) and not was_routed):
            return False
        if was_routed:
            return True
        for routed in flight.touched_by(s, one):
            self.contact(routed, [one])
        return self.entered(one, before)

    def entered(self, one: int, before: int) -> bool:
        """The windows of a hex that has been entered; whether the unit may go on."""
        s = self.s
        for battery in windows.entered_batteries(s, one):
            self.shoot(battery, s.place[one], reacting=True)
            if not s.on_field(one) or s.routed(one):
                return False
        for reactor, may in windows.entered_infantry(s, one):
            if may & windows.VOLLEY:
                self.shoot(reactor, s.place[one], reacting=True)
                if not s.on_field(one) or s.routed(one):
                    return False
            elif may & windows.SQUARE:
                changes.form_reacting(s, reactor, 4)
            elif may & windows.FORM:
                changes.form_reacting(s, reactor, 1 + self.rng.randrange(3))
        for stack, may in windows.entered_horse(s, one, before):
            if may & windows.CHARGE and self.rng.random() < 0.6:
                if self.charge(stack, one):
                    return False
            elif may & windows.MUST:
                if may & windows.FACE:
                    for unit in windows.reactors(s, stack):
                        steps.face(s, unit, windows.facings_towards(s, unit, s.place[one])[0])
                self.withdraw(stack, s.place[one])
        return not zones.stops(s, one, before)

    def charge(self, stack: int, mover: int) -> bool:
        """A counter-charge; whether it succeeds."""
        s = self.s
        bases = windows.charge_hexes(s, stack, mover)
        units = windows.reactors(s, stack)
        if not bases:
            return False
        base = self.rng.choice(bases)
        trial = windows.charge_trial(s, stack, base, mover, support.best(s, stack))
        assert 0 <= trial.chance() <= 10
        for unit in units:
            s.tried[unit] = windows.TESTED
        if rolls.test(s, trial, stack) > 0:
            for unit in units:
                losses.lose(s, unit, 1)
            return False
        for unit in units:
            if base != stack:
                moves.enter(s, unit, base)
            if s.on_field(unit):
                s.reaction[unit] = 1
        s.reaction[mover] = 1
        return True

    def withdraw(self, stack: int, mover: int) -> None:
        """Two steps back, as far as there are any."""
        s = self.s
        units = [one for one in s.fighters_at(stack) if s.is_horse(one)]
        for _ in range(s.charts.withdrawal):
            units = [one for one in units if s.on_field(one)]
            ways = retreat.withdrawal(s, units, s.place[units[0]], mover) if units else []
            if ways:
                moves.withdraw(s, units, self.rng.choice(ways))

    # -- combat --------------------------------------------------------------------------------------------------------

    def fight(self, wing: int) -> None:
        """Melees and fires of the group."""
        s, rng = self.s, self.rng
        for one in s.army.units_in[wing]:
            for hex in zones.front_hexes(s, one) if s.on_field(one) else []:
                if s.on_field(one) and attacking.can_attack(s, one, hex):
                    self.attack(s.army.side[one], hex)
        for one in s.army.units_in[wing]:
            if s.on_field(one) and not s.attacked[one] and (targets := shooting.targets(s, one)):
                self.shoot(one, rng.choice(targets))

    def attack(self, side: int, target: int) -> None:
        """A melee with as many stacks as may go together."""
        s, rng = self.s, self.rng
        places = attacking.attackers(s, side, target)
        rng.shuffle(places)
        while places and not attacking.go_together(s, target, places):
            places.pop()
        if not places or shooting.is_lone_battery(s, target) or not melee.fighters(s, target):
            return
        battle = Melee(s, target, places)
        for hex in [*places, target]:
            for one in s.fighters_at(hex):
                (s.struck if hex == target else s.attacked)[one] = 1
        for unit, hex in shooting.defenders_fire(s, target, places)[:1]:
            self.shoot(unit, hex)
        passed = []
        for hex in [one for one in places if melee.fighters(s, one)]:
            if rolls.test(s, battle.attackers_trial(s, hex, support.best(s, hex)), hex) <= 0:
                passed.append(hex)
            else:
                self.lose_all(hex, 1)
        if not passed or not melee.fighters(s, target):
            return
        margin = rolls.test(s, battle.defenders_trial(s, passed, support.best(s, target)), target)
        if margin <= 0:
            for hex in passed:
                trial = battle.attackers_trial(s, hex, support.best(s, hex), repeated=True)
                self.lose_all(hex, melee.attackers_loss(s, trial, rolls.test(s, trial, hex)))
            return
        routs = melee.is_routed_by_defeat(s, target, passed)
        self.lose_all(target, margin)
        for one in s.fighters_at(target):
            if routs:
                losses.rout(s, one)
        self.drive_out(target, passed)
        for hex in passed:
            self.pursue(hex, target)

    def lose_all(self, hex: int, points: int) -> None:
        """Every unrouted unit of a hex loses so much."""
        for one in melee.fighters(self.s, hex):
            losses.lose(self.s, one, points)

    def drive_out(self, hex: int, causes: list[int]) -> None:
        """The routed flee, the others retreat."""
        s = self.s
        for one in s.fighters_at(hex):
            if s.routed(one):
                self.flee(one, causes[0])
        rest = melee.fighters(s, hex)
        if rest:
            self.retreat(rest, causes)

    def retreat(self, units: list[int], causes: list[int]) -> None:
        """One hex, or through a full one and on."""
        s = self.s
        for _ in range(8):
            way = retreat.retreat(s, units, s.place[units[0]], causes)
            if not way.hexes:
                for one in units:
                    losses.eliminate(s, one)
                return
            to = self.rng.choice(way.hexes)
            through = retreat.overfills(s, units, to) and not way.routs
            friends = [one for one in s.fighters_at(to) if not s.routed(one)]
            moves.retreat(s, units, to)
            units = [one for one in units if s.on_field(one) and not s.routed(one)]
            if not through or not units:
                if way.routs:
                    for one in units:
                        losses.rout(s, one)
                elif units:
                    moves.shake(s, units, to)
                return
            moves.shake(s, friends, to)

    def flee(self, one: int, cause: int) -> None:
        """The first or any other of the best ways."""
        s = self.s
        ways = flight.paths(s, one, s.place[one], cause)
        moves.flee(s, one, self.rng.choice(ways) if ways else ())

    def contact(self, routed: int, enemies: list[int]) -> None:
        """A routed unit that an enemy touches."""
        if self.s.on_field(routed) and moves.meet(self.s, routed, enemies):
            self.flee(routed, self.s.place[enemies[0]])

    def pursue(self, hex: int, target: int) -> None:
        """Whoever finds room follows."""
        s = self.s
        if s.side_at(target) == 1 - s.side_at(hex) or s.side_at(hex) > 1:
            return
        for one in pursuit.followers(s, melee.fighters(s, hex), hex, target):
            moves.enter(s, one, target)

    def shoot(self, one: int, hex: int, reacting: bool = False) -> None:
        """A fire with all that follows."""
        s = self.s
        if not s.units_at(hex) or not shooting.can_fire_at(s, one, hex):
            return
        points = volley.give(s, one, hex, reacting=reacting)
        if shooting.is_lone_battery(s, hex):
            volley.hit_battery(s, hex, points)
            return
        units = s.fighters_at(hex)
        before = fire.morale_before(s, hex, support.best(s, hex))
        may = fire.may_be_driven_back(s, hex)
        side = s.side_at(hex)
        odd = self.rng.sample(units, losses.odd_points(units, points))
        newly = volley.hit(s, hex, points, odd)
        if points:
            rolls.fates(s, hex, side)
        if side != s.active:
            for routed in newly:
                self.flee(routed, s.place[one])
            rest = [unit for unit in melee.fighters(s, hex) if s.army.side[unit] == side]
            if may and rest and fire.drives_back(s, before, points, losses.shares(units, points)):
                if s.formation[rest[0]] != 0 and s.army.arm[rest[0]] == INFANTRY:
                    for unit in rest:
                        losses.rout(s, unit)
                        if s.on_field(unit):
                            self.flee(unit, s.place[one])
                else:
                    self.retreat(rest, [s.place[one]])


def faults(s: State) -> list[str]:
    """What must hold at any moment, and does not."""
    found: list[str] = []
    stacked = [one for hex in range(s.ground.size) for one in s.units_at(hex)]
    there = [one for one in range(s.army.units) if s.on_field(one)]
    if sorted(stacked) != there:
        found.append("stacks and places")
    for hex in range(s.ground.size):
        if len({s.army.side[one] for one in s.units_at(hex)}) > 1:
            found.append(f"both sides in {hex}")
    if any(s.head[hex] != 255 for hex in range(s.ground.size, s.ground.room)):
        found.append("somebody beyond the field")
    for one in range(s.army.units):
        battery = s.army.is_battery[one]
        if s.eliminated[one] and s.on_field(one):
            found.append(f"{one} is eliminated and there")
        if not 0 <= s.morale[one] <= s.base(one):
            found.append(f"morale of {one}")
        if s.on_field(one) and not battery and (s.morale[one] == 0) != s.routed(one):
            found.append(f"{one} has {s.morale[one]} and is in formation {s.formation[one]}")
        if battery and (s.weak[one] or s.formation[one] == ROUTED):
            found.append(f"battery {one}")
        if s.rally[one] and not s.routed(one):
            found.append(f"rally marker of {one}")
        if s.on_field(one) and s.ground.cost[s.army.arm[one]][_any_step_to(s, one)] >= 99:
            found.append(f"{one} on prohibited ground")
    for leader, back in enumerate(s.leader_back):
        if back and s.leader_at[leader] != s.ground.off:
            found.append(f"leader {leader} lost and there")
    if NO_LEADER in s.leader_at:
        found.append("nobody stands somewhere")
    return found


def _any_step_to(s: State, one: int) -> int:
    """The cheapest step into the unit's hex, which it may enter if anybody of its arm may."""
    hex = s.place[one]
    into = [
        s.ground.near[hex * 6 + way] * 6 + (way + 3) % 6
        for way in range(6)
        if s.ground.near[hex * 6 + way] != s.ground.off
    ]
    return min(into, key=lambda step: s.ground.cost[s.army.arm[one]][step])
