"""What places are worth: fortresses to take, fortresses to guard, battles, dangers and supply.

The unit is a tenth of a fortress that counts for victory.
"""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Final

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.maria.bots.situation import NOWHERE, Group, Situation
from pragmatica.maria.bots.worth import is_aim, nearest, worth_of
from pragmatica.maria.kept.board import POWERS

TROOP: Final = 1.2
BEATEN: Final = 1.5  # a retreat, whatever the losses
DESTROYED: Final = 4.0  # a general off the map, besides his troops
HUNGER: Final = 9.0  # a general without supply: troops lost, and no conquest while he is face down
TRAIN: Final = 6.0
SUPPLY_RANGE: Final = 6
REACH: Final = 3  # cities that a general covers in a turn, most times
MOST_POINTS: Final = 14.0  # cards beyond this are not spent on one battle
ATTACKED: Final = (0.0, 1.0, 0.9, 0.9, 0.6, 0.0)  # by roads: how likely an enemy there attacks
INITIATIVE: Final = 5.0  # troops' worth of an attack's coming when and where the enemy likes
AIM_PRIZE: Final = 0.3  # the share of a fortress that driving off its only protector is worth
WARD_PRIZE: Final = 0.2  # the share of a fortress that driving off an enemy near it is worth
GREATEST_PRIZE: Final = 6.0
SCATTERED: Final = 0.6  # that beaten protectors retreat far enough
SECOND_GUARD: Final = 0.3  # what he adds to the first
YIELDING: Final = 0.5  # how much of its protection a beaten guard gives up
FAR: Final = 12
# By roads: the share of a fortress's worth that its neighbourhood has for who wants to take it, and for who guards it
HOPE: Final = [0.62 ** (away // REACH + 1) * 0.95**away if away <= FAR else 0.0 for away in range(UNREACHABLE + 1)]
GUARDING: Final = [1.0 if away <= 3 else 0.6 ** (away - 3) for away in range(UNREACHABLE + 1)]


class Mover:
    """A general, or a stack, that may end its move somewhere."""

    def __init__(self, s: Situation, generals: list[int]) -> None:
        board = s.board
        self.generals: Final = generals
        self.commander: Final = min(generals, key=lambda general: board.rank[general])
        self.power: Final = board.piece_power[self.commander]
        self.bloc: Final = s.bloc[self.power]
        self.account: Final = s.account[self.power]
        self.roads: Final = s.roads(generals)
        self.barred: Final = s.lands.barred[self.power]
        self.troops: Final = sum(s.troops[general] for general in generals)
        self.face_up: Final = any(s.face_up[general] for general in generals)
        self.start: Final = s.place[self.commander]
        self.places: Final = {s.place[general] for general in generals}  # two, where generals would join
        self.aims: Final[
            list[tuple[int, list[int], float, int]]
        ] = []  # city, roads to it, worth, roads of the next rival
        self.wards: Final[list[tuple[list[int], float]]] = []  # roads to it, worth of protecting it
        self.standings: Final[dict[int, float]] = {}  # worth of ending in a city, without hopes
        self.hopes: Final[dict[tuple[int, tuple[int, ...]], float]] = {}  # by city and fortresses taken on the way
        self.claims: Final[dict[tuple[int, tuple[int, ...]], float]] = {}  # by city and "?" left on the way


class Judgement:
    """The worth of places for the seat, from one observation. Made for one decision and then thrown away."""

    def __init__(self, s: Situation) -> None:
        self.s: Final = s
        self.worth: Final = worth_of(s)
        self._points: dict[tuple[int, int], float] = {}
        self.services: Final[dict[tuple[int, int], float]] = {}  # worth of a train in a city
        self._pressing: Final[dict[tuple[int, ...], dict[int, float]]] = {}
        self._movers: Final[dict[tuple[int, ...], Mover]] = {}

    # -- fortresses ---------------------------------------------------------------------------------------------------

    @cached_property
    def aims(self) -> dict[int, dict[int, float]]:
        """By own account: the enemy's fortresses that it may take, and their worth."""
        s = self.s
        cities = [city for city in s.board.fortresses if is_aim(s, city)]
        accounts = {s.account[power] for power in s.own}
        return {account: {city: self.worth.aim(account, city) for city in cities} for account in accounts}

    @cached_property
    def wards(self) -> list[tuple[int, int, float]]:
        """Own fortresses: city, bloc that protects it, and what losing it would cost as things stand."""
        s = self.s
        found = []
        for city in s.board.fortresses:
            bloc = s.bloc[s.control[city]]
            if bloc not in s.blocs:
                continue
            enemy, near = nearest(s, city)
            threat = 1.0 if near <= REACH else 0.6 if near <= 5 else 0.3 if near <= 7 else 0.1
            found.append((city, bloc, threat * self.worth.ward(bloc, city, enemy)))
        return found

    def guarding(self, mover: Mover, city: int) -> float:
        """What the mover adds, in the city, to the protection of own fortresses."""
        total = 0.0
        for away, worth in mover.wards:
            total += worth * GUARDING[away[city]]
        return total

    def hope(self, mover: Mover, city: int, taken: tuple[int, ...]) -> float:
        """What the mover may take in the coming turns from the city."""
        best = second = third = 0.0
        for aim, away, worth, rival in mover.aims:
            roads = away[city]
            value = worth * HOPE[roads]
            if rival <= roads:
                value *= 0.45 if rival < roads else 0.7
            if value > third and aim not in taken:
                if value > best:
                    best, second, third = value, best, second
                elif value > second:
                    second, third = value, second
                else:
                    third = value
        return best + 0.4 * second + 0.2 * third

    def mover(self, generals: list[int]) -> Mover:
        """These generals as they move together, with what they may take and guard."""
        key = tuple(generals)
        if key not in self._movers:
            mover = self._movers[key] = Mover(self.s, generals)
            self._look_out(mover)
        return self._movers[key]

    def _look_out(self, mover: Mover) -> None:
        s = self.s
        board = s.board
        distance = board.distance
        crosses = mover.roads is board.neighbours
        others = [one.city for one in s.own_groups if one.city not in mover.places and one.bloc == mover.bloc]
        for aim, worth in self.aims.get(mover.account, {}).items():
            if (not crosses and board.on_bohemia[aim] != board.on_bohemia[mover.start]) or mover.barred[aim]:
                continue
            away = distance[aim]
            guards = sum(enemy.troops for enemy in s.enemies if away[enemy.city] <= 3)
            if guards:
                worth *= 0.35 + 0.45 * mover.troops / (mover.troops + guards)
            mover.aims.append((aim, away, worth, min((away[city] for city in others), default=UNREACHABLE)))
        for ward, bloc, worth in self.wards:
            if bloc == mover.bloc:
                away = distance[ward]
                guarded = any(away[city] <= 3 for city in others)
                mover.wards.append((away, worth * (SECOND_GUARD if guarded else 1.0)))

    # -- battles ------------------------------------------------------------------------------------------------------

    def points(self, power: int, city: int) -> float:
        """What the power can play, or may be able to play, in a battle from the city."""
        key = (power, city)
        if key not in self._points:
            self._points[key] = min(MOST_POINTS, self.s.points(power, city))
        return self._points[key]

    def chance(self, power: int, troops: float, city: int, enemy: Group) -> float:
        """How likely troops of an own power in the city would win against the enemy."""
        cards = self.points(power, city) - self.points(enemy.power, enemy.city)
        return 1.0 / (1.0 + exp(-(troops - enemy.troops + 0.5 * cards) / 4.0))

    def battle(self, power: int, troops: float, city: int, enemy: Group) -> float:
        """What a battle with the enemy is worth to troops of an own power in the city."""
        chance = self.chance(power, troops, city, enemy)
        own, other = self.s.account[power], self.s.account[enemy.power]
        won = _blow(troops, enemy.troops) + self.prizes[enemy.commander]
        won += self.worth.battle(own, other, _loss(troops, enemy.troops))
        lost = _blow(enemy.troops, troops) * self.regard
        lost -= self.worth.battle(other, own, _loss(enemy.troops, troops))
        return chance * won - (1.0 - chance) * lost

    @cached_property
    def regard(self) -> float:
        """How much own losses count: less and less for an attacker who runs out of time."""
        return 1.0 if self.s.defends else min(1.0, 0.3 + 0.14 * self.s.turns_left)

    @cached_property
    def prizes(self) -> dict[int, float]:
        """By enemy commander: what driving him off opens for conquest, or saves from it."""
        s = self.s
        distance = s.board.distance
        found = {enemy.commander: 0.0 for enemy in s.enemies}
        for city, worth in {city: worth for aims in self.aims.values() for city, worth in aims.items()}.items():
            guards = [enemy.commander for enemy in s.enemies if distance[enemy.city][city] <= 3]
            if len(guards) == 1:
                found[guards[0]] += AIM_PRIZE * worth
        for city, _, worth in self.wards:
            for enemy in s.enemies:
                if distance[enemy.city][city] <= REACH:
                    found[enemy.commander] += WARD_PRIZE * worth
        return {commander: min(GREATEST_PRIZE, prize) for commander, prize in found.items()}

    def fighting(self, mover: Mover, city: int) -> tuple[float, float]:
        """What battles at once, and attacks in the enemy's next stage, are worth; and how likely the city is held."""
        distance = self.s.board.distance[city]
        total = 0.0
        worst = 0.0
        hold = 1.0
        for enemy in self.s.enemies:
            away = distance[enemy.city]
            if away > REACH + 2:
                continue
            worth = self.battle(mover.power, mover.troops - INITIATIVE * (away > 1), city, enemy)
            if away == 1:
                total += worth
            elif worth < 0.0:
                worst = min(worst, worth * ATTACKED[away])
            else:
                total += 0.25 * worth * 0.75 ** (away - 1)
            hold *= 1.0 - YIELDING * ATTACKED[away] * (1.0 - self.chance(mover.power, mover.troops, city, enemy))
        return total + worst, hold

    def claims(self, mover: Mover, city: int, asked: tuple[int, ...]) -> float:
        """What "?" markers are worth: those of the mover's bloc, and those it leaves on its way to the city."""
        s = self.s
        distance = s.board.distance
        total = 0.0
        for claim in {*self.questions.get(mover.account, []), *asked}:
            chance = SCATTERED
            for enemy in s.enemies:
                if distance[enemy.city][claim] > 3:
                    continue
                pressed = self._pressed(mover).get(enemy.commander, 0.0)
                if distance[enemy.city][city] == 1:
                    pressed = max(pressed, self.chance(mover.power, mover.troops, city, enemy))
                chance *= pressed
            total += chance * self.aims.get(mover.account, {}).get(claim, 0.0)
        return total

    @cached_property
    def questions(self) -> dict[int, list[int]]:
        """By own account: the cities where it has a "?"."""
        found: dict[int, list[int]] = {self.s.account[power]: [] for power in self.s.own}
        for fortress in self.s.observation.fortresses:
            if fortress.question is not None:
                account = self.s.account[POWERS.index(fortress.question)]
                if account in found:
                    found[account].append(self.s.board.city_number[fortress.city])
        return found

    def _pressed(self, mover: Mover) -> dict[int, float]:
        """By enemy commander: how likely the other own groups drive him off as they stand."""
        key = tuple(sorted(mover.places))
        if key not in self._pressing:
            pressing: dict[int, float] = {}
            for enemy in self.s.enemies:
                for group in self.s.own_groups:
                    if group.city not in mover.places and self.s.board.distance[group.city][enemy.city] == 1:
                        chance = self.chance(group.power, group.troops, group.city, enemy)
                        pressing[enemy.commander] = max(chance, pressing.get(enemy.commander, 0.0))
            self._pressing[key] = pressing
        return self._pressing[key]

    # -- supply -------------------------------------------------------------------------------------------------------

    @cached_property
    def supply(self) -> dict[int, list[int]]:
        """By own power: roads from each city to its nearest train, not through enemy pieces."""
        trains: dict[int, list[int]] = {power: [] for power in self.s.own}
        for city, train in self.s.train_at.items():
            power = self.s.board.piece_power[train]
            if power in trains:
                trains[power].append(city)
        neighbours = self.s.board.neighbours
        return {power: roads(neighbours, cities, self.blocked, SUPPLY_RANGE + 3) for power, cities in trains.items()}

    @cached_property
    def blocked(self) -> list[bool]:
        """Cities that no supply passes: those with an enemy piece."""
        found = [False] * len(self.s.board.city_ids)
        for group in self.s.group_at.values():
            if self.s.hostile(group.bloc) and group.power not in self.s.neutral:
                found[group.city] = True
        for city, train in self.s.train_at.items():
            if self.s.hostile(self.s.bloc[self.s.board.piece_power[train]]):
                found[city] = True
        return found

    def provisions(self, generals: list[int], city: int) -> float:
        """What supply makes of the city for these generals: nothing at home, a loss where they would go hungry."""
        board = self.s.board
        total = 0.0
        if not self.s.turns_left:
            return total  # nobody asks any more
        for general in generals:
            power = board.piece_power[general]
            if (
                power not in self.s.own
                or self.s.home[city] == power
                or (general == board.arenberg and board.netherlands[city])
            ):
                continue
            away = self.supply[power][city]
            if away > SUPPLY_RANGE + 1 or (away > SUPPLY_RANGE and not self._train_may_follow(power)):
                total -= HUNGER if self.s.face_up[general] else HUNGER + TROOP
            elif away > 4:
                total -= 0.4 * (away - 4)
        return total

    def _train_may_follow(self, power: int) -> bool:
        return any(
            self.s.place[train] != NOWHERE and not self.s.moved[train] for train in self.s.board.trains_of[power]
        )

    # -- places -------------------------------------------------------------------------------------------------------

    def standing(self, mover: Mover, city: int, taken: tuple[int, ...] = (), asked: tuple[int, ...] = ()) -> float:
        """What it is worth that the mover ends its move in the city.

        On the way it has taken some fortresses, and left a "?" on others.
        """
        value = mover.standings.get(city)
        if value is None:
            value, hold = self.fighting(mover, city)
            value += hold * self.guarding(mover, city) + self.provisions(mover.generals, city)
            mover.standings[city] = value
        hope = mover.hopes.get((city, taken))
        if hope is None:
            hope = mover.hopes[city, taken] = self.hope(mover, city, taken)
        claims = mover.claims.get((city, asked))
        if claims is None:
            claims = mover.claims[city, asked] = self.claims(mover, city, asked)
        return value + hope + claims

    def joining(self, mover: Mover, group: Group, taken: tuple[int, ...], asked: tuple[int, ...]) -> float:
        """The same, where it joins another group there: what both are worth together, less the other alone."""
        together = self.mover([*group.generals, *mover.generals])
        alone = self.mover(group.generals)
        return self.standing(together, group.city, taken, asked) - self.standing(alone, group.city)


def roads(neighbours: list[list[int]], starts: list[int], blocked: list[bool], limit: int) -> list[int]:
    """Roads from the nearest of `starts` to every city, not into blocked ones; UNREACHABLE beyond the limit."""
    found = [UNREACHABLE] * len(neighbours)
    for city in starts:
        found[city] = 0
    ring = starts
    for length in range(1, limit + 1):
        following = []
        for city in ring:
            for neighbour in neighbours[city]:
                if found[neighbour] == UNREACHABLE and not blocked[neighbour]:
                    found[neighbour] = length
                    following.append(neighbour)
        ring = following
    return found


def _blow(winner: float, loser: float) -> float:
    """What a won battle costs the loser."""
    lost = _loss(winner, loser)
    return TROOP * lost + BEATEN + (DESTROYED if lost >= loser else 0.0)


def _loss(winner: float, loser: float) -> float:
    """How many troops a won battle costs the loser."""
    return min(loser, 1.5 + 0.6 * max(0.0, winner - loser))
