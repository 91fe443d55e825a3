"""What an observation shows to the power that is asked: pieces by territory, friends and enemies, what land is worth.

Worth is counted in Influence: a point gained now is 1.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from pragmatica.ancien_regime.observation import CoalitionsObservation, GeneralView, LandView, PowerState
from pragmatica.bots.ancien_regime.tables import Tables

INFLUENCE: Final = 2.2  # a point of a territory's Influence each round, for the rounds that it may be held
MONEY: Final = 0.7  # the same for Money
HOME: Final = 1.0  # a point of an own home besides: the enemy who takes it gains Influence with it
CAPITAL: Final = 0.5  # beaten generals go there
UNIT: Final = 0.35
ELECTOR: Final = 0.25

# The race. A lead of 1 is one that must be stopped
AHEAD: Final = 2  # rounds that are looked ahead
LEAD: Final = 6.0  # Influence above the mean, two rounds on, that makes a lead of 1
LAST: Final = 1.5  # more for who wins at the next Extend Influence unless land is taken from him
FEARED: Final = 0.6  # a lead from which on nobody helps

# How much another's loss is liked: of one with the mean, more with each point of lead, never less than a little
RIVALRY: Final = 0.3
CHASE: Final = 2.0
LEAST: Final = 0.05


class Situation:
    """The position as one power sees it."""

    __slots__ = (
        "_gains",
        "_hostile",
        "_land",
        "_leads",
        "_threats",
        "allies",
        "at",
        "family",
        "general",
        "me",
        "mine",
        "power",
        "powers",
        "seen",
        "tables",
        "wars",
    )

    def __init__(self, seen: CoalitionsObservation, tables: Tables, power: str) -> None:
        self.seen: Final = seen
        self.tables: Final = tables
        self.power: Final = power
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
        self._gains: Final[dict[str, float]] = {}
        self._hostile: Final[dict[str, list[str]]] = {}
        self._threats: Final[dict[str, int]] = {}
        self._leads: Final = self._find_leads()

    # -- the race -----------------------------------------------------------------------------------------------------

    def _find_leads(self) -> dict[str, float]:
        """Each player's lead over the mean of all, by the Influence expected two rounds on."""
        race = {one.power: self._expected(self.powers[one.power]) for one in self.seen.standing}
        mean = sum(race.values()) / len(race)
        found: dict[str, float] = {}
        for power, future in race.items():
            state = self.powers[power]
            last = state.influence + state.extension.total >= self.seen.limits.influence
            end_is_near = min(1.0, sqrt(future / self.seen.limits.influence))  # a lead early in the game means less
            found[power] = end_is_near * max(-1.0, min(1.0, (future - mean) / LEAD)) + (LAST if last else 0.0)
        return found

    def _expected(self, state: PowerState) -> float:
        """A player's Influence two rounds on if nothing changes hands; who extends it earlier has more of it."""
        return state.influence + (AHEAD + 1 - state.extension.turns / self.seen.turns) * state.extension.total

    def lead(self, power: str) -> float:
        """How far a power's player is ahead: -1 far behind, 0 with the others, from 1 on to be stopped."""
        return self._leads.get(self.powers[power].controller or power, 0.0)

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
        return any(one.power == self.power for one in self.at.get(land, ()))

    # -- worth --------------------------------------------------------------------------------------------------------

    def worth_to(self, land: str, power: str) -> float:
        """What control of a territory is worth to a power."""
        tables = self.tables
        value, owner = tables.value[land], tables.owner[land]
        minor = self.powers[power].minor
        worth = ELECTOR if land in tables.electors else 0.0
        if owner == power:
            return worth + (MONEY + HOME) * value + (CAPITAL if land == tables.capital[power] else 0.0)
        if owner is not None or power in tables.colours[land]:
            return worth + (0.3 if minor else INFLUENCE) * value
        return worth + MONEY * value

    def gain(self, land: str) -> float:
        """What a garrison of this power there would bring that is not there yet, the unit's price apart."""
        found = self._gains.get(land)
        if found is None:
            found = self._gains[land] = self._gain_now(land)
        return found

    def _gain_now(self, land: str) -> float:
        control = self.control(land)
        if control == self.power or not self.may_hold(land):
            return 0.0
        gain = self.worth_to(land, self.power)
        if control is not None and control not in self.allies:
            gain += self.harm(control) * self.worth_to(land, control)
        return gain

    def may_hold(self, land: str) -> bool:
        """Whether a garrison may be placed there once no enemy is left [A-9.81]."""
        owner = self.tables.owner[land]
        if self.garrison(land) in self.allies:
            return False
        return owner is None or owner == self.power or owner in self.wars

    def harm(self, power: str) -> float:
        """How much this power likes another one's losses, against gains of its own."""
        return max(LEAST, RIVALRY + CHASE * self.lead(power))

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
