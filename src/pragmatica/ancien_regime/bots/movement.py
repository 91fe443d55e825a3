"""Moves: where a general would do most, by which way, and what he leaves there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pragmatica.ancien_regime.bots import odds
from pragmatica.ancien_regime.bots.situation import UNIT, Situation
from pragmatica.ancien_regime.bots.tables import FAR
from pragmatica.ancien_regime.forms import decisions as asked
from pragmatica.ancien_regime.forms.observation import GeneralView
from pragmatica.core.action import Action

STEPS: Final = 3  # of a Strategic Move
FORESIGHT: Final = 5  # moves that are looked ahead
FADE: Final = 0.5  # what may be done a move later counts so much
PACE: Final = 0.3  # what another's further movement turn costs, whoever he is
SECOND: Final = 2  # Morale that a second movement turn brings the Arbiter
GUARD: Final = 0.5  # how likely an enemy next to a territory is to attack it
COVER: Final = 0.08  # how much likelier each card of a supporter makes it that a garrison stays
TASTE: Final = 0.5  # plans that differ by less are alike
STIR: Final = 0.05  # less is not worth a move


@dataclass(frozen=True, slots=True)
class Plan:
    """A general's whole move."""

    worth: float
    way: tuple[str, ...]
    route: str | None


def plans(s: Situation, general: GeneralView) -> list[Plan]:
    """All that he might do, best first, against staying where he is (worth 0)."""
    start = general.land
    if start is None:
        return []
    stay = prospect(s, general, start, general.units) - exposure(s, start, general.units)
    units = general.units
    leave = 0.0
    if units and wants_garrison(s, start, units):
        leave = s.gain(start) - UNIT
        units -= 1
    found: dict[tuple[str, ...], Plan] = {}
    for way, route in ways(s, start):
        end = way[-1]
        worth = leave - stay + arrival(s, general, end, units)
        worth -= 0.15 * sum(s.control(land) in s.allies - s.family for land in way)
        found[(*way, route or "")] = Plan(worth, way, route)
    return sorted(found.values(), key=lambda one: (-one.worth, len(one.way), one.way))


def ways(s: Situation, start: str) -> list[tuple[tuple[str, ...], str | None]]:
    """Marches, sea moves and the shortest strategic move to each territory [A-9.71 to A-9.73]."""
    found: list[tuple[tuple[str, ...], str | None]] = []
    for route, end, owner in s.tables.routes[start]:
        if (owner == s.power or owner in s.allies) and s.open(end) and not s.own_general(end):
            found.append(((end,), route))
    seen = {start}
    line: list[tuple[str, ...]] = [()]
    for way in line:
        here = way[-1] if way else start
        for land in s.tables.near[here]:
            if land in seen or not s.open(land):
                continue
            friendly = (s.control(land) == s.power or s.control(land) in s.allies) and not s.hostile(land)
            if way and not friendly:
                continue
            seen.add(land)
            longer = (*way, land)
            if not s.own_general(land):
                found.append((longer, None))
            if friendly and len(longer) < STEPS:
                line.append(longer)
    return found


def arrival(s: Situation, general: GeneralView, land: str, units: int) -> float:
    """What it is worth that he comes there with so many units."""
    if s.hostile(land):
        return odds.attack(s, general, units, land) + 0.5 * prospect(s, general, land, max(0, units - 2))
    worth = 0.0
    if units and wants_garrison(s, land, units):
        worth = s.gain(land) - UNIT
        units -= 1
    return worth + prospect(s, general, land, units) - exposure(s, land, units)


def prospect(s: Situation, general: GeneralView, land: str, units: int) -> float:
    """What he might do from there later."""
    best = 0.0
    far = s.tables.distances(s.power, land)
    strength = max(units, 1)
    for prize, target in s.prizes():
        if prize * FADE <= best:
            break
        steps = far.get(target, FAR)
        if not 1 <= steps <= FORESIGHT or (s.own_general(target) and target != general.land):
            continue
        if s.hostile(target):
            prize = (prize + UNIT) * (0.6 if s.strength(target) <= strength else 0.25) - UNIT
        best = max(best, prize * FADE**steps)
    return best * (1.0 if units else 0.5)


def exposure(s: Situation, land: str, units: int) -> float:
    """What is in danger where he stands, a weak general next to a stronger enemy; below 0 for what he guards."""
    threat = s.threat(land)
    covered = cover(s, land, units)
    if threat <= 1:
        return -covered
    post = (4 if s.fortress(land) else 1) if s.garrison(land) == s.power else 0
    over = threat - (1 + units + post)
    risk = min(1.2, 0.3 * over) if over > 0 else 0.0
    return risk - covered - GUARD * s.stake(land) * (safety(1 + units + post, threat) - safety(post, threat))


def cover(s: Situation, land: str, units: int) -> float:
    """What it is worth that his units could support own garrisons next to him, with a card each [A-10.12]."""
    cards = min(units, odds.payable(s.me.morale, s.me.hand, False))
    if not cards:
        return 0.0
    stakes = sorted((s.stake(near) for near in s.tables.near[land] if s.threat(near) > 1), reverse=True)
    return COVER * min(cards, 2) * sum(stakes[:2])


def safety(strength: int, threat: int) -> float:
    """How far a strength keeps an enemy of another off."""
    return max(0.0, min(1.0, 0.5 + 0.2 * (strength - threat)))


def wants_garrison(s: Situation, land: str, units: int) -> bool:
    """Whether a general with so many units leaves one there."""
    gain = s.gain(land)
    if gain > UNIT:
        return units > 1 or gain >= 1.0 or not s.threat(land)
    if s.control(land) != s.power or s.garrison(land) is not None:
        return False
    return units > 1 and s.threat(land) > 0 and s.worth_to(land, s.power) >= 1.0


# -- answers ----------------------------------------------------------------------------------------------------------


def pick(s: Situation, actions: Sequence[Action]) -> Action | None:
    """One of the generals whose moves bring most, or an end."""
    worth = {one.id: _move_worth(s, one) for one in actions if one.type == "move"}
    useful = [one for one in actions if worth.get(one.id, 0.0) > STIR]
    if useful:
        return s.nearly_best(useful, lambda one: worth[one.id], TASTE)
    return next((one for one in actions if one.type == "end"), None)


def _move_worth(s: Situation, action: Action) -> float:
    """What the best move of a general brings."""
    general = s.general[str(action.fields["general"])]
    if general.land is not None:
        return next((plan.worth for plan in plans(s, general)), 0.0)
    chance = odds.odds(s, general, general.units, "scotland").chance if s.hostile("scotland") else 1.0
    return 1.5 * chance - 0.5 if s.me.at_war else 0.0  # Stuart lands


def route(s: Situation, decision: asked.Route, actions: Sequence[Action]) -> Action | None:
    """The next step of one of the best ways, and then of the best one that goes on like this."""
    done = tuple(decision.way)
    stop = next((one for one in actions if one.type == "stop"), None)
    found = [plan for plan in plans(s, s.general[decision.general]) if plan.way[: len(done)] == done]
    steps = [(plan, _step(plan, done, actions)) for plan in found]
    possible = [(plan, step) for plan, step in steps if step is not None]
    if not possible:
        return stop
    spread = 0.0 if done else min(TASTE, max(0.0, possible[0][0].worth - STIR))  # nothing that is not worth a move
    return s.nearly_best(possible, lambda one: one[0].worth, spread)[1]


def _step(plan: Plan, done: tuple[str, ...], actions: Sequence[Action]) -> Action | None:
    """What leads on along a plan after these steps; None: nothing does."""
    if len(plan.way) == len(done):
        return next((one for one in actions if one.type == "stop"), None)
    land, route = plan.way[len(done)], plan.route
    if route is not None:
        sails = [one for one in actions if one.type == "sail" and one.fields["land"] == land]
        return next((one for one in sails if one.fields["route"] == route), None)
    return next((one for one in actions if one.type == "step" and one.fields["land"] == land), None)


def leave_garrison(s: Situation, decision: asked.LeaveGarrison, actions: Sequence[Action]) -> Action | None:
    """Whether a unit stays as a garrison."""
    return answer(actions, wants_garrison(s, decision.land, decision.units))


def answer(actions: Sequence[Action], yes: bool) -> Action | None:
    """Yes or no."""
    return next((one for one in actions if one.fields.get("yes") is yes), None)


def arbiter(s: Situation, actions: Sequence[Action]) -> Action | None:
    """Who will grant more turns and gains little by it: short of Morale, not in danger, and behind."""

    def liking(action: Action) -> tuple[bool, float, str]:
        power = s.powers[str(action.fields["arbiter"])]
        willing = need(power.morale + 1) * SECOND - reluctance(s, s.power, power.power)
        full = power.morale + 1 > s.seen.limits.morale - SECOND  # another turn cannot be requested
        return (
            willing > 0 and not full,
            min(willing, 0.3) - 0.1 * power.influence - 0.5 * s.lead(power.power),
            action.id,
        )

    return max(actions, key=liking)


def request(s: Situation, actions: Sequence[Action]) -> Action | None:
    """Another turn, if there is anything to do in it."""
    useful = any(plan.worth > 0.3 for general in s.mine for plan in plans(s, general)[:1])
    return answer(actions, useful)


def grant(s: Situation, decision: asked.GrantTurn, actions: Sequence[Action]) -> Action | None:
    """Morale is lent against turns while it is short, unless the mover is ahead or stands before own territories.

    Turns against who is about to win are welcome.
    """
    if s.feared(decision.mover):
        return answer(actions, False)
    return answer(actions, reluctance(s, decision.mover, s.power) < need(s.me.morale) * decision.pay)


def need(morale: int) -> float:
    """What a point more is worth to an Arbiter with so much Morale."""
    return 0.5 if morale < 5 else 0.25 if morale < 9 else 0.08


def reluctance(s: Situation, mover: str, judge: str) -> float:
    """What an Arbiter has against another turn of the mover."""
    danger = 0.0
    if judge in s.powers[mover].at_war:
        for one in s.seen.generals:
            if one.power != mover or one.land is None:
                continue
            for near in s.tables.near[one.land]:
                held = s.garrison(near) == judge or any(other.power == judge for other in s.at.get(near, ()))
                if held and s.strength(near) <= 1 + one.units:
                    danger += 0.4 + s.worth_to(near, judge)
    pace = 0.0 if any(s.feared(enemy) for enemy in s.powers[mover].at_war) else PACE
    return danger + max(0.0, s.lead(mover)) + pace


def consent(s: Situation, decision: asked.Consent, actions: Sequence[Action]) -> Action | None:
    """Allies may pass, unless one of them is about to win."""
    return answer(actions, not s.feared(decision.mover))


def dissolve(s: Situation, actions: Sequence[Action]) -> Action | None:
    """A garrison that brings nothing, when tokens run out."""
    if s.me.supply == 0:
        for one in actions:
            if (
                one.type == "dissolve"
                and s.worth_to(str(one.fields["land"]), s.power) <= 0
                and not s.threat(str(one.fields["land"]))
            ):
                return one
    return next((one for one in actions if one.type == "end"), None)
