"""The race to victory: who leads it, when it will end, and what a point of land is worth until then.

Worth is counted in Influence: a point gained now is 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final

from pragmatica.ancien_regime.forms.observation import Observation, PowerState

# A lead of 1 is one that must be stopped
AHEAD: Final = 2  # rounds that are looked ahead
LEAD: Final = 6.0  # Influence above the mean, two rounds on, that makes a lead of 1
LAST: Final = 1.5  # more for who wins at the next Extend Influence unless land is taken from him

# The end
PACE: Final = 5.0  # Influence that a player usually gains in a round
DOUBT: Final = 10.0  # turns after the expected end in which the match may yet go on
HOLD: Final = 0.72  # how likely a territory is still held after a round
MONEY: Final = 0.32  # what Money that is still spent in time is worth each round
SPENT: Final = 11  # turns from Taxation to the Extend Influence for which its units have taken land
ROUNDS: Final = 5  # no more are looked ahead


class Race:
    """How far everybody is."""

    __slots__ = ("_leads", "_length", "_seen", "_worth", "end")

    def __init__(self, seen: Observation, powers: Mapping[str, PowerState]) -> None:
        self._seen: Final = seen
        self._length: Final = seen.turns
        racers = [powers[one.power] for one in seen.standing]
        self._leads: Final = self._find_leads(racers)
        self.end: Final = min(self._victory(one) for one in racers)  # turns from now
        self._worth: Final[dict[int, tuple[float, float]]] = {}

    def _find_leads(self, racers: list[PowerState]) -> dict[str, float]:
        """Each player's lead over the mean of all, by the Influence expected two rounds on."""
        race = {one.power: self._expected(one) for one in racers}
        mean = sum(race.values()) / len(race)
        found: dict[str, float] = {}
        for state in racers:
            future = race[state.power]
            last = state.influence + state.extension.total >= self._seen.limits.influence
            end_is_near = min(1.0, sqrt(future / self._seen.limits.influence))  # a lead early in the game means less
            found[state.power] = end_is_near * max(-1.0, min(1.0, (future - mean) / LEAD)) + (LAST if last else 0.0)
        return found

    def _expected(self, state: PowerState) -> float:
        """A player's Influence two rounds on if nothing changes hands; who extends it earlier has more of it."""
        return state.influence + (AHEAD + 1 - state.extension.turns / self._length) * state.extension.total

    def _victory(self, state: PowerState) -> float:
        """Turns until a player wins if he gains Influence by what he holds and by what is usual."""
        missing = self._seen.limits.influence - state.influence
        total = state.extension.total
        rounds = 1.0 if missing <= total else max(1.0, missing / ((total + PACE) / 2))
        return state.extension.turns + self._length * (rounds - 1)

    def lead(self, player: str) -> float:
        """How far a major power is ahead: -1 far behind, 0 with the others, from 1 on to be stopped."""
        return self._leads.get(player, 0.0)

    def influence(self, state: PowerState) -> float:
        """What a point of a territory's Influence each round is worth to a power until the end."""
        return self._until_end(state.extension.turns)[0]

    def money(self, state: PowerState) -> float:
        """The same for a point of Money."""
        return self._until_end(state.taxation.turns)[1]

    def _until_end(self, turns: int) -> tuple[float, float]:
        """What points are worth that come each round, in so many turns for the first time."""
        found = self._worth.get(turns)
        if found is None:
            times = [turns + self._length * number for number in range(ROUNDS)]
            influence = sum(HOLD ** (number + 1) * self._goes_on(time) for number, time in enumerate(times))
            money = MONEY * sum(HOLD**number * self._goes_on(time + SPENT) for number, time in enumerate(times))
            found = self._worth[turns] = (influence, money)
        return found

    def _goes_on(self, turns: int) -> float:
        """How likely the match still goes on in so many turns."""
        return max(0.0, min(1.0, 1.0 - (turns - self.end) / DOUBT))
