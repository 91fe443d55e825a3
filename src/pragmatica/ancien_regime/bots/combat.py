"""Battles: which first, who supports, which cards, and where the beaten go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pragmatica.ancien_regime.bots import movement, odds
from pragmatica.ancien_regime.bots.situation import Situation
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.observation import BattleSide
from pragmatica.core.action import Action

HIDDEN: Final = 3.6  # what a face-down card scores
HIGH: Final = 4.7  # what it scores at worst, for who plays his best cards first
CARDS: Final = 3.7  # what an own card scores on average


def battle(s: Situation, actions: Sequence[Action]) -> Action | None:
    """The battle with the best odds first: its victor's cards may be spent, but its Influence is sure."""

    def chance(action: Action) -> float:
        general = s.general[str(action.fields["general"])]
        return 0.0 if general.land is None else odds.odds(s, general, general.units, general.land).chance

    return max(actions, key=chance)


def support(s: Situation, decision: asked.SendSupport, actions: Sequence[Action]) -> Action | None:
    """A general whose units give room for cards that would else stay in hand; for allies, where Influence is won."""
    end = next((one for one in actions if one.type == "end"), None)
    state = s.seen.battle
    offered = [one for one in actions if one.type == "support"]
    if state is None or not offered:
        return end
    own, other = (state.attack, state.defence) if decision.side == "attack" else (state.defence, state.attack)
    principal = s.power in own.powers
    if not principal and not _helps(s, own, other):
        return end
    there = [s.general[one] for one in (*own.generals, *own.supporters) if s.general[one].power == s.power]
    room = sum(one.units for one in there)
    can = odds.payable(s.me.morale, s.me.hand, principal)
    if room >= can:
        return end
    mine = own.strength + CARDS * min(can, 3) + _reserve(s, own, skip=s.power)
    theirs = other.strength + _reserve(s, other, skip="")
    if mine + 2 < theirs or (not there and mine > theirs + 12):
        return end
    return max(offered, key=lambda one: (s.general[str(one.fields["general"])].units, one.id))


def _helps(s: Situation, own: BattleSide, other: BattleSide) -> bool:
    """Whether an ally is helped: for Influence or against who is about to win, never who is, nor without cards."""
    if any(s.feared(power) for power in own.powers) or s.me.morale < 3 or s.me.hand < 2:
        return False
    return bool(other.generals) or any(s.feared(power) for power in other.powers)


def _reserve(s: Situation, side: BattleSide, skip: str) -> float:
    """What a side's powers may still play."""
    room: dict[str, int] = {}
    if side.piles:
        for pile in side.piles:
            room[pile.power] = room.get(pile.power, 0) + pile.room
    else:
        for one in (*side.generals, *side.supporters):
            general = s.general[one]
            room[general.power] = room.get(general.power, 0) + general.units
    state = s.seen.battle
    passed = set(state.passed) if state is not None else set()
    total = 0.0
    for power, units in room.items():
        if power != skip and power not in passed:
            involved = power in side.powers
            total += odds.CARD * min(units, odds.payable(s.powers[power].morale, s.powers[power].hand, involved))
    return total


def _score(side: BattleSide, hidden: float = HIDDEN) -> float:
    """A side's total so far, with a guess at what lies face down."""
    total = float(side.strength)
    for pile in side.piles:
        if pile.score is not None:
            total += pile.score
        else:
            total += sum(0 if one.void else hidden if one.card is None else one.card for one in pile.cards)
    return total


def card(s: Situation, decision: asked.PlayBattleCard, actions: Sequence[Action]) -> Action | None:
    """The best card while it may decide the battle; a pass when it is won or lost."""
    passing = next((one for one in actions if one.type == "pass"), None)
    plays = [one for one in actions if one.type == "play_card"]
    shows = [one for one in actions if one.type == "reveal_card"]
    state = s.seen.battle
    if state is None or not plays:
        return passing
    own, other = (state.attack, state.defence) if decision.side == "attack" else (state.defence, state.attack)
    at_home = s.control(decision.land) == s.power
    mine, theirs = _score(own), _score(other)
    room = sum(pile.room for pile in own.piles if pile.power == s.power)
    can = min(room, odds.payable(s.me.morale, s.me.hand, s.power in own.powers))
    best = mine + sum(odds.scores(s, at_home)[:can]) + _reserve(s, own, skip=s.power)
    answer = _reserve(s, other, skip="")
    if passing is not None and (mine > _score(other, HIGH) + answer + 0.5 or best < theirs - 0.5):
        return passing
    if shows and s.seen.options["card3_mode"] == "discard":
        return min(shows, key=_target)
    play = max(plays, key=lambda one: (_card_worth(own, one, at_home), one.id))
    again = [one for one in shows if one.fields["card"] == play.fields["card"]]
    return min(again, key=_target) if again and can > 1 else play


def _target(action: Action) -> tuple[int, str]:
    """Of the face-down cards the first that was played, for most play their best one first."""
    return int(str(action.fields["number"])), action.id


def _card_worth(own: BattleSide, action: Action, at_home: bool) -> float:
    """What a card scores on its pile, with a little less for one that is better kept or risky."""
    value = int(str(action.fields["card"]))
    score = 3.0 if value == 2 and at_home else float(value)
    if value == 4:
        pile = next((one for one in own.piles if one.general == action.fields["general"]), None)
        fours = sum(one.card == 4 for one in pile.cards) if pile is not None else 0
        return score + (1.0 if fours % 2 else 0.2)
    return score + (0.1 if value == 2 else 0.0)


def retire(s: Situation, actions: Sequence[Action]) -> Action | None:
    """To the capital, where units can be placed under him."""
    return next((one for one in actions if one.type == "retire"), actions[0])


def withdraw(s: Situation, decision: asked.Withdraw, actions: Sequence[Action]) -> Action | None:
    """To where he may do most; off the board only if he must."""
    general = s.general[decision.general]
    lands = [one for one in actions if one.type == "withdraw"]
    if not lands:
        return actions[0]

    def worth(action: Action) -> float:
        land = str(action.fields["land"])
        return movement.prospect(s, general, land, general.units) - movement.exposure(s, land, general.units)

    return max(lands, key=worth)
