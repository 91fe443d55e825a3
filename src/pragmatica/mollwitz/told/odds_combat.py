"""What reactions and fights may bring, exactly (chapters 6, 10 and 11).

Defensive fire before a melee, and what becomes of leaders, are throws of their own: where they may change the sums of
what is told, the odds say that they are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.flow.frame import YES
from pragmatica.core.odds import CERTAIN, Chance, Odds, Roll
from pragmatica.kit.reasons import Because
from pragmatica.mollwitz.battle import assaults, bouts, combat, defence, exchanges, windows
from pragmatica.mollwitz.battle.bouts import Bout
from pragmatica.mollwitz.battle.question import END, HEXES
from pragmatica.mollwitz.combat import fire, melee, shooting
from pragmatica.mollwitz.combat.melee import Melee
from pragmatica.mollwitz.combat.odds import BEATEN, BROKEN, HELD
from pragmatica.mollwitz.combat.odds import odds as melee_odds
from pragmatica.mollwitz.kept.codes import DIE, NO_LEADER, NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.kept.sums import Trial
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import losses, trials
from pragmatica.mollwitz.reacting import windows as reacting
from pragmatica.mollwitz.told import rolls

Teller = Callable[[State, Any, int], Odds]

_ENDS: Final = {BROKEN: "broken", HELD: "held", BEATEN: "beaten"}
_BECAUSE: Final = Because("mollwitz", "W-10.34")


# -- reactions --------------------------------------------------------------------------------------------------------


def _react(s: State, frame: windows.React, code: int) -> Odds:
    if code == END:
        return CERTAIN
    unit, option = code // windows.EACH, code % windows.EACH
    mover, place = frame.mover(s), s.place[unit]
    if option == windows.VOLLEY:
        return _volley(s, unit, s.place[mover], "W-6.21")
    if option >= windows.CHARGE:
        base = option - windows.CHARGE
        trial = reacting.charge_trial(s, place, base, mover, support.best(s, place))
        return rolls.single(rolls.trial(s, "charge", "W-6.19", rolls.unit(s, unit), trial))
    if option in (windows.FORM, windows.SQUARED):
        trial = trials.plain(s, [unit], support.best(s, place))
        id, rule = ("bend", "W-4.2") if option == windows.FORM else ("square", "W-4.9")
        return rolls.single(rolls.trial(s, id, rule, rolls.unit(s, unit), trial))
    if option == windows.FACE:
        trial = trials.plain(s, reacting.reactors(s, place), support.best(s, place))
        return rolls.single(rolls.trial(s, "face", "W-6.12", rolls.unit(s, unit), trial))
    return CERTAIN


# -- fire -------------------------------------------------------------------------------------------------------------


def _shot(s: State, firer: int, hex: int, rule: str, advancing: bool = False) -> Roll:
    guns = s.army.is_battery[firer] or s.ground.distance(s.place[firer], hex) > 1
    return rolls.shot(s, firer, hex, rule, fire.shot(s, firer, hex, advancing), guns)


def _volley(s: State, firer: int, hex: int, rule: str, advancing: bool = False) -> Odds:
    """One fire by itself; a battery that is alone tests against its points [W-11.9]."""
    roll = _shot(s, firer, hex, rule, advancing)
    return Odds(kind="chances", rolls=[roll, *_battery(s, hex, roll)], results=_results(s, hex, roll))


def _battery(s: State, hex: int, roll: Roll) -> list[Roll]:
    """The tests of a battery alone, one for each number of points that would cost something."""
    if not shooting.is_lone_battery(s, hex):
        return []
    battery = s.units_at(hex)[0]
    costs = [int(str(one.fields["points"])) for one in roll.chances]
    return [
        rolls.trial(s, "battery", "W-11.9", rolls.unit(s, battery), trials.battery_under_fire(s, battery, points))
        for points in costs
        if points
    ]


def _results(s: State, hex: int, roll: Roll) -> list[Chance]:
    """What the fire comes to: points, or for a battery alone whether it is taken out [W-11.9, W-11.10]."""
    if not shooting.is_lone_battery(s, hex):
        return list(roll.chances)
    battery, gone = s.units_at(hex)[0], 0
    for one in roll.chances:
        points = int(str(one.fields["points"]))
        if points:
            gone += one.cases * (DIE - trials.battery_under_fire(s, battery, points).chance())
    ends = [Chance(DIE * DIE - gone, DIE * DIE, "points", {"points": 0}), Chance(gone, DIE * DIE, "taken")]
    return [one for one in ends if one.cases]


def _next_fire(s: State, frame: combat.NextFire, code: int) -> Odds:
    if code == END:
        return CERTAIN
    firer, hex = code // HEXES, code % HEXES
    forced = frame.combat().stage == combat.FORCED_FIRES
    enemies = shooting.answerers(s, hex, firer)
    return _exchange(s, firer, hex, enemies[0] if enemies else NO_UNIT, forced, False)


def _advance_fire(s: State, frame: exchanges.AdvanceFire, code: int) -> Odds:
    return _exchange(s, frame.firer, frame.hex, frame.enemy, frame.forced, code == YES)


def _answer(s: State, frame: exchanges.Answerer, code: int) -> Odds:
    """What the unit that answers may do to the firer [W-11.7]."""
    return _volley(s, code, s.place[frame.firer], "W-10.11")


def _exchange(s: State, firer: int, hex: int, enemy: int, forced: bool, advancing: bool) -> Odds:
    """A fire and what answers it: at once, or after the answer with what that has left [W-10.11, W-10.12]."""
    own = _volley(s, firer, hex, "W-10.10", advancing)
    if enemy == NO_UNIT:
        return own
    back = _answering(_shot(s, enemy, s.place[firer], "W-10.11"))
    if fire.is_simultaneous(s, firer, enemy, advancing, forced):
        return Odds(kind="chances", rolls=[*own.rolls, back], results=own.results)
    return Odds(kind="chances", rolls=[back, *own.rolls], results=_second(s, firer, hex, back))


def _answering(roll: Roll) -> Roll:
    return Roll(
        id="answer",
        rule=roll.rule,
        who=roll.who,
        faces=roll.faces,
        parts=roll.parts,
        total=roll.total,
        row=roll.row,
        lowest=roll.lowest,
        cells=roll.cells,
        chances=roll.chances,
    )


def _second(s: State, firer: int, hex: int, back: Roll) -> list[Chance]:
    """The results of who fires second, after each number of points that the answer may have cost [W-10.11]."""
    found: dict[tuple[str, int], int] = {}
    whole = DIE * DIE * DIE
    for one in back.chances:
        after = s.copy()
        points = int(str(one.fields["points"]))
        units = after.fighters_at(after.place[firer])
        for unit, share in zip(units, losses.shares(units, points), strict=True):
            losses.lose(after, unit, share)
        able = after.on_field(firer) and shooting.can_fire_at(after, firer, hex)
        results = _volley(after, firer, hex, "W-10.10").results if able else [Chance(1, 1, "points", {"points": 0})]
        for end in results:
            key = end.id, int(str(end.fields.get("points", 0)))
            found[key] = found.get(key, 0) + one.cases * end.cases * (whole // DIE // end.of)
    return [
        Chance(cases, whole, id, {"points": points} if id == "points" else {})
        for (id, points), cases in sorted(found.items())
    ]


# -- melee ------------------------------------------------------------------------------------------------------------


def _declare(s: State, frame: combat.DeclareMelee, code: int) -> Odds:
    if code == END:
        return CERTAIN
    target = code // combat.SIDES
    hexes = combat.attackers(s, target, code % combat.SIDES)
    if not melee.fighters(s, target):
        return _assault(s, target, hexes)
    helpers = [hex for hex in hexes if support.candidates(s, hex)]
    best = max(helpers, key=lambda hex: support.bonus(s, support.best(s, hex))) if helpers else hexes[0]
    fight = Melee(s, target, hexes, behind_it=frame.combat().behind(s, target, tuple(hexes)))
    return _fight(s, fight, best, tested=False, open_fire=True)


def _next_charge(s: State, frame: combat.NextCharge, code: int) -> Odds:
    """A counter-charge has passed its test [W-10.36]."""
    combats = frame.below
    assert isinstance(combats, combat.Combat)
    hexes = frame.attackers(s, code)
    s = s.copy()
    frame.mark(s, code)
    helpers = [hex for hex in hexes if support.candidates(s, hex)]
    target = code % HEXES
    fight = Melee(s, target, hexes, behind_it=combats.behind(s, target, tuple(hexes)))
    tested = not s.rules.countercharge_retest
    return _fight(s, fight, helpers[0] if helpers else hexes[0], tested, open_fire=True)


def _support(s: State, frame: bouts.Support, code: int) -> Odds:
    return _bout(s, frame.bout().supported(s.leader_at[code]), open_fire=True)


def _defend(s: State, frame: defence.Defend, code: int) -> Odds:
    """The shot; or, to let them come, the melee that follows [W-10.23]."""
    if code != END:
        return _volley(s, code // HEXES, code % HEXES, "W-10.23")
    below = frame.below
    return _bout(s, below, open_fire=False) if isinstance(below, Bout) else CERTAIN


def _bout(s: State, bout: Bout, open_fire: bool) -> Odds:
    tested = bout.counter and not s.rules.countercharge_retest
    fight = bout.fight(s, [hex for hex in bout.hexes if s.side_at(hex) == bout.side and melee.strikers(s, hex)])
    return _fight(s, fight, bout.help, tested, open_fire) if fight.attackers else CERTAIN


def _fight(s: State, fight: Melee, help: int, tested: bool, open_fire: bool) -> Odds:
    """All tests of a melee, and how it ends; what the defenders may fire first is left out [W-10.25 to W-10.28]."""
    leaders = {hex: support.best(s, hex) if hex == help else NO_LEADER for hex in fight.attackers}
    leaders[fight.target] = support.best(s, fight.target)
    told: list[Roll] = []
    for hex in fight.attackers:
        if not tested:
            trial = fight.attackers_trial(s, hex, leaders[hex])
            told.append(rolls.trial(s, "attack", "W-10.25", rolls.hex(s, hex), trial))
    defence = fight.defenders_trial(s, fight.attackers, leaders[fight.target])
    told.append(rolls.trial(s, "defence", "W-10.26", rolls.hex(s, fight.target), defence))
    for hex in fight.attackers:
        again = fight.attackers_trial(s, hex, leaders[hex], repeated=True)
        told.append(rolls.trial(s, "repeat", "W-10.27", rolls.hex(s, hex), again))
    found = melee_odds(s, fight, leaders, tested)
    results = [Chance(cases, found.cases, _ENDS[end]) for end, cases in enumerate(found.results) if cases]
    fires = open_fire and bool(shooting.defenders_fire(s, fight.target, fight.attackers))
    reason = _BECAUSE.reason("W-10.23", "left-out")[0] if fires else None
    return Odds(kind="chances", rolls=told, results=results, reason=reason)


def _assault(s: State, target: int, hexes: list[int]) -> Odds:
    """An attack on a lone battery: one test of each stack before it; from elsewhere it is taken [W-11.8]."""
    battery = next(unit for unit in s.units_at(target) if s.army.is_battery[unit])
    ahead = [hex for hex in hexes if shooting.faces(s, battery, hex)]
    if len(ahead) < len(hexes):
        return CERTAIN
    told: list[Roll] = []
    fails, help = 1, assaults.supported(s, ahead)
    for hex in ahead:
        fight = Melee(s, target, [hex], 1, 1, melee.NOBODY_BEHIND)
        against = trials.effective(s, melee.strikers(s, hex), support.best(s, hex) if hex == help else NO_LEADER)
        trial = Trial(against, fight.attackers_sum(s, hex, with_ratio=False))
        told.append(rolls.trial(s, "attack", "W-11.8", rolls.hex(s, hex), trial))
        fails *= DIE - trial.chance()
    of = DIE ** len(ahead)
    ends = [Chance(of - fails, of, "taken"), Chance(fails, of, "broken")]
    fires = bool(shooting.defenders_fire(s, target, ahead))
    reason = _BECAUSE.reason("W-11.8", "left-out")[0] if fires else None
    return Odds(kind="chances", rolls=told, results=[one for one in ends if one.cases], reason=reason)


TELLERS: Final[dict[type[Frame], Teller]] = {
    windows.React: _react,
    combat.NextFire: _next_fire,
    exchanges.AdvanceFire: _advance_fire,
    exchanges.Answerer: _answer,
    combat.DeclareMelee: _declare,
    combat.NextCharge: _next_charge,
    bouts.Support: _support,
    defence.Defend: _defend,
}
