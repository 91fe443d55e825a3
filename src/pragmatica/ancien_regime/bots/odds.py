"""What a battle would come to: strength, the cards that both sides can bring, the chance to win, its worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, exp, sqrt
from typing import Final

from pragmatica.ancien_regime.bots.situation import UNIT, Situation
from pragmatica.ancien_regime.forms.observation import GeneralView

CARD: Final = 3.5  # what an unknown card scores
FRIEND: Final = 0.5  # how far the help of others is counted on
SURE: Final = 0.25  # how uncertain a battle without cards of the others is
SPREAD: Final = 0.7  # more for each card, by its square root
TIE: Final = 0.5  # what is lacking to a victory at equal totals
MORALE: Final = 0.12  # what a point of Morale is worth


@dataclass(frozen=True, slots=True)
class Odds:
    """A battle that a general might begin."""

    chance: float  # to win
    cards: int  # that he would spend
    beaten: int  # enemy generals in the territory
    award: int  # Influence that a victory brings
    loss: int  # Influence that a defeat brings to each enemy


def scores(s: Situation, at_home: bool) -> list[int]:
    """What the own cards score, best first; `at_home`: in a territory that this power controls."""
    return sorted((3 if card == 2 and at_home else card for card in s.me.cards or ()), reverse=True)


def payable(morale: int, hand: int, involved: bool) -> int:
    """How many cards a power can play in a battle [A-10.24, A-10.25]."""
    return min(hand, morale if morale or not involved else 1)


def award(s: Situation, power: str, beaten: Sequence[str]) -> int:
    """Influence for a victory over generals of these powers [A-10.40]."""
    me = s.powers[power]
    if me.minor or me.status not in ("british", "french"):
        return len(beaten)
    other = "french" if me.status == "british" else "british"
    return len(beaten) + sum(s.powers[one].status == other for one in beaten)


def supporters(s: Situation, land: str, powers: set[str], but: str) -> dict[str, int]:
    """Units of generals of these powers next to a territory, by power."""
    found: dict[str, int] = {}
    for near in s.tables.near[land]:
        for one in s.at.get(near, ()):
            if one.power in powers and one.units and one.id != but:
                found[one.power] = found.get(one.power, 0) + one.units
    return found


def odds(s: Situation, general: GeneralView, units: int, land: str) -> Odds:
    """What an attack by this general with so many units would come to."""
    hostile = s.hostile(land)
    beaten = [one.power for one in s.at.get(land, ()) if one.power in hostile]
    own = supporters(s, land, {s.power}, general.id).get(s.power, 0)
    room = units + own
    cards = min(payable(s.me.morale, len(s.me.cards or ()), units > 0), room)
    mine = 1 + units + sum(scores(s, False)[:cards])
    friends = supporters(s, land, s.allies, general.id)
    helped = sum(
        FRIEND * CARD * min(n, payable(s.powers[p].morale, s.powers[p].hand, False)) for p, n in friends.items()
    )
    answered = _answer(s, land, hostile)
    theirs = s.strength(land) + answered
    unknown = (helped + answered) / CARD
    chance = 1 / (1 + exp((theirs + TIE - mine - helped) / (SURE + SPREAD * sqrt(unknown))))
    loss = max((award(s, power, [s.power]) for power in hostile), default=1)
    spent = min(cards, max(0, ceil((theirs - 1 - units) / CARD)))
    return Odds(chance, spent, len(beaten), award(s, s.power, beaten), loss)


def _answer(s: Situation, land: str, hostile: list[str]) -> float:
    """What the defenders' cards may score."""
    helpers = {ally for power in hostile for ally in s.powers[power].allies if ally not in s.family} | set(hostile)
    room = supporters(s, land, helpers, "")
    total = 0.0
    for one in s.at.get(land, ()):
        if one.power in hostile:
            room[one.power] = room.get(one.power, 0) + one.units
    for power, units in room.items():
        state = s.powers[power]
        can = min(units, payable(state.morale, state.hand, power in hostile))
        total += CARD * can * (1.0 if power in hostile else FRIEND)
    return total


def attack(s: Situation, general: GeneralView, units: int, land: str) -> float:
    """What an attack is worth, in Influence."""
    o = odds(s, general, units, land)
    hostile = s.hostile(land)
    gain = s.gain(land)
    if units < 2:  # nobody is left to hold it
        control = s.control(land)
        own = s.tables.owner[land] == s.power
        gain = gain if own else 0.0 if control is None else s.harm(control) * s.worth_to(land, control)
    left = s.seen.limits.influence - s.me.influence
    won = gain + (10.0 if not s.me.minor and o.award >= left else o.award) + 0.2 * o.beaten
    lost = UNIT * units + 0.5 + 0.5 * o.loss
    if any(s.powers[power].influence + o.loss >= s.seen.limits.influence for power in hostile):
        lost += 3.0
    return o.chance * won - (1 - o.chance) * lost - MORALE * o.cards - UNIT * (units > 0)
