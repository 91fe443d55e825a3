"""What an observation shows to the power that is asked: pieces by territory, friends and enemies, what land is worth.

Worth is counted in Influence: a point gained now is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from pragmatica.ancien_regime.bots.race import Race
from pragmatica.ancien_regime.bots.tables import Tables
from pragmatica.ancien_regime.forms.observation import GeneralView, LandView, Observation, PowerState

HOME: Final = 0.45  # of an own home's point besides, by the Influence that the enemy who takes it would gain with it
CAPITAL: Final = 0.5  # beaten generals go there
UNIT: Final = 0.35
ELECTOR: Final = 0.25

FEARED: Final = 0.6  # a lead from which on nobody helps

GOAL: Final = 4  # Influence that may be lacking at the next Extend Influence when victory comes into reach
FINISH: Final = 1.5  # what it is worth to gain all of that

# How much another's loss is liked: of one with the mean, more with each point of lead, never less than a little
RIVALRY: Final = 0.3
CHASE: Final = 2.5
LEAST: Final = 0.05


Choice = TypeVar("Choice")


class Situation:
    """The position as one power sees it."""

    __slots__ = (
        "_gains",
        "_harms",
        "_hostile",
        "_land",
        "_own",
        "_points",
        "_prizes",
        "_rng",
        "_threats",
        "allies",
        "at",
        "family",
        "general",
        "me",
        "mine",
        "power",
        "powers",
        "race",
        "seen",
        "tables",
        "wars",
    )

    def __init__(self, seen: Observation, tables: Tables, power: str, rng: Random) -> None:
        self.seen: Final = seen
        self.tables: Final = tables
        self.power: Final = power
        self._rng: Final = rng
        self.powers: Final[dict[str, PowerState]] = {one.power: one for one in seen.powers.values()}
        self.me: Final = self.powers[power]
        self.allies: Final[set[str]] = set(self.me.allies)
        self.wars: Final[set[str]] = set(self.me.at_war)
        controller = self.me.controller
        self.family: Final[set[str]] = {
            one.power for one in self.powers.values() if controller is not None and one.controller == controller
        } | {power}
        self._land: Final[dict[str, LandView]] = {one.id: one for one in seen.lands}
        self.general: Final[dict[str, GeneralView]] = {one.id: one for one in seen.generals}
        self.at: Final[dict[str, list[GeneralView]]] = {}
        for one in seen.generals:
            if one.land is not None:
                self.at.setdefault(one.land, []).append(one)
        self.mine: Final = [one for one in seen.generals if one.power == power and one.land is not None]
        self._own: Final = {one.land for one in self.mine}
        self._gains: Final[dict[str, float]] = {}
        self._prizes: list[tuple[float, str]] | None = None
        self._hostile: Final[dict[str, list[str]]] = {}
        self._threats: Final[dict[str, int]] = {}
        self.race: Final = Race(seen, self.powers)
        self._points: Final = {
            ident: (self.race.influence(one), self.race.money(one)) for ident, one in self.powers.items()
        }
        self._harms: Final = {one: max(LEAST, RIVALRY + CHASE * self.lead(one)) for one in self.powers}

    def nearly_best(self, choices: Sequence[Choice], worth: Callable[[Choice], float], spread: float) -> Choice:
        """One of those that are worth the most or less by no more than `spread`, each as likely as the others."""
        values = [worth(one) for one in choices]
        least = max(values) - spread
        near = [one for one, value in zip(choices, values, strict=True) if value >= least]
        return near[int(self._rng.random() * len(near))]

    # -- the race -----------------------------------------------------------------------------------------------------

    def lead(self, power: str) -> float:
        """How far a power's player is ahead: -1 far behind, 0 with the others, from 1 on to be stopped."""
        return self.race.lead(self.powers[power].controller or power)

    def feared(self, power: str) -> bool:
        """Whether a power's player is about to win before this one."""
        return power not in self.family and self.lead(power) > max(FEARED, self.lead(self.power))

    # -- the board ----------------------------------------------------------------------------------------------------

    def control(self, land: str) -> str | None:
        """Who controls a territory [A-1.8]."""
        view = self._land.get(land)
        return self.tables.owner[land] if view is None else view.control

    def garrison(self, land: str) -> str | None:
        """Whose garrison is there."""
        view = self._land.get(land)
        return None if view is None else view.garrison

    def fortress(self, land: str) -> bool:
        """Whether a fortress stands there."""
        view = self._land.get(land)
        return view is not None and view.fortress

    def strength(self, land: str) -> int:
        """Of all pieces there [A-10.3]."""
        view = self._land.get(land)
        return 0 if view is None else view.strength

    def enemy(self, land: str, power: str) -> bool:
        """Whether that power's pieces would be hostile in this territory [A-1.7]."""
        if power in self.wars:
            return True
        view = self._land.get(land)
        return view is not None and power in view.exposed and power not in self.allies and self.me.status != "neutral"

    def hostile(self, land: str) -> list[str]:
        """Powers with pieces there that one would have to fight."""
        found = self._hostile.get(land)
        if found is None:
            found = self._hostile[land] = self._hostile_now(land)
        return found

    def _hostile_now(self, land: str) -> list[str]:
        view = self._land.get(land)
        if view is None:
            return []
        there = {one.power for one in self.at.get(land, ())}
        if view.garrison is not None:
            there.add(view.garrison)
        return [power for power in sorted(there) if power not in self.family and self.enemy(land, power)]

    def open(self, land: str) -> bool:
        """Whether a general of this power may enter, consents and own generals apart [A-9.74]."""
        owner = self.tables.owner[land]
        if owner is not None and owner not in self.family and self.powers[owner].status == "neutral":
            return False
        return self.me.status != "neutral" or self.control(land) in self.family

    def own_general(self, land: str) -> bool:
        """Whether one of this power's generals is there."""
        return land in self._own

    # -- worth --------------------------------------------------------------------------------------------------------

    def worth_to(self, land: str, power: str) -> float:
        """What control of a territory is worth to a power."""
        tables = self.tables
        value, owner = tables.value[land], tables.owner[land]
        influence, money = self._points[power]
        worth = ELECTOR if land in tables.electors else 0.0
        if owner == power:
            return worth + (money + HOME * influence) * value + (CAPITAL if land == tables.capital[power] else 0.0)
        if owner is not None or power in tables.colours[land]:
            return worth + (0.3 if self.powers[power].minor else influence) * value
        return worth + money * value

    def gain(self, land: str) -> float:
        """What a garrison of this power there would bring that is not there yet, the unit's price apart."""
        found = self._gains.get(land)
        if found is None:
            found = self._gains[land] = self._gain_now(land)
        return found

    def prizes(self) -> list[tuple[float, str]]:
        """What garrisons in territories that are open to this power would bring, their price off, the best first."""
        if self._prizes is None:
            found = [(self.gain(land) - UNIT, land) for land in self.tables.lands if self.open(land)]
            self._prizes = sorted((one for one in found if one[0] > 0), reverse=True)
        return self._prizes

    def _gain_now(self, land: str) -> float:
        control = self.control(land)
        if control == self.power or not self.may_hold(land):
            return 0.0
        gain = self.worth_to(land, self.power) + self._finish(land)
        if control is not None and control not in self.allies:
            gain += self.harm(control) * self.worth_to(land, control)
        return gain

    def _finish(self, land: str) -> float:
        """What it is worth besides that this territory brings victory at the next Extend Influence into reach."""
        owner, value = self.tables.owner[land], self.tables.value[land]
        brings = value if not self.me.minor and self._extends(owner, land) else 0
        missing = self.seen.limits.influence - self.me.influence - self.me.extension.total
        if missing <= 0 or not brings or missing > GOAL:
            return 0.0
        return FINISH * min(1.0, brings / missing)

    def _extends(self, owner: str | None, land: str) -> bool:
        """Whether the territory would bring this power Influence [A-5.2]."""
        return owner != self.power and (owner is not None or self.power in self.tables.colours[land])

    def may_hold(self, land: str) -> bool:
        """Whether a garrison may be placed there once no enemy is left [A-9.81]."""
        owner = self.tables.owner[land]
        if self.garrison(land) in self.allies:
            return False
        return owner is None or owner == self.power or owner in self.wars

    def harm(self, power: str) -> float:
        """How much this power likes another one's losses, against gains of its own."""
        return self._harms[power]

    def threat(self, land: str) -> int:
        """The greatest strength that one enemy general could bring there in a march or by an own sea route."""
        found = self._threats.get(land)
        if found is None:
            found = self._threats[land] = self._threat_now(land)
        return found

    def _threat_now(self, land: str) -> int:
        near: list[tuple[str, str | None]] = [(start, None) for start in self.tables.near[land]]
        near += [(start, owner) for _, start, owner in self.tables.routes[land]]
        return max(
            (
                1 + one.units
                for start, owner in near
                for one in self.at.get(start, ())
                if one.power in self.wars and owner in (None, one.power)
            ),
            default=0,
        )

    def stake(self, land: str) -> float:
        """What would be lost with a territory of this power."""
        if self.control(land) != self.power:
            return 0.0
        worst = max((self.harm(one) * self.worth_to(land, one) for one in self.wars), default=0.0)
        return self.worth_to(land, self.power) + worst
