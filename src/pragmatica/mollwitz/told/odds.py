"""What an answer may bring, exactly: from the same sums as the dice that will be thrown, with no simulation.

What others will do about it nobody can tell: a step that opens windows is `untold`, and so is the initiative.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pragmatica.core.odds import CERTAIN, Odds, untold
from pragmatica.mollwitz.command import orders
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.leaders import support
from pragmatica.mollwitz.morale import recovery, trials
from pragmatica.mollwitz.moving import formations
from pragmatica.mollwitz.told import odds_combat, rolls
from pragmatica.mollwitz.turn import acting, own_order, pairs, unit_acts, unit_answers

HIDDEN: Final = "core-odds-hidden"
OTHERS: Final = "mollwitz-odds-windows"

Teller = Callable[[State, Any, int], Odds]


def odds(s: State, frame: Frame, code: int) -> Odds:
    """The chances of an answer to the question of a frame; certain where nothing is thrown for it at once."""
    teller = _TELLERS.get(type(frame))
    return CERTAIN if teller is None else teller(s, frame, code)


def _choose_chit(s: State, frame: pairs.ChooseChit, code: int) -> Odds:
    """It depends on the chit that the other side chooses [W-2.5]."""
    return untold("W-2.5", HIDDEN)


def _own_order(s: State, frame: own_order.OwnOrder, code: int) -> Odds:
    """Up to his independence the commander may choose [W-3.15]."""
    if code != own_order.TRY:
        return CERTAIN
    leader = orders.decider(s, s.group)
    trial = trials.independence(leader, orders.independence(s, s.group))
    return rolls.single(rolls.trial(s, "independence", "W-3.15", f"leader:{s.army.leader_ids[leader]}", trial))


def _acting(s: State, frame: acting.Acting, code: int) -> Odds:
    """A unit with R3 tests as its action begins [W-13.29]."""
    if code < acting.STACK and recovery.may_test_rally(s, code):
        return _test(s, "rally", "W-13.29", code)
    return CERTAIN


def _unit_acts(s: State, frame: unit_acts.UnitActs, code: int) -> Odds:
    unit = frame.units[0]
    if code == unit_answers.SQUARE:
        return _test(s, "square", "W-4.8", unit) if formations.square_needs_test(s, unit) else CERTAIN
    if code >= unit_answers.RECOVER:
        return _recovery(s, (code - unit_answers.RECOVER) // 16)
    if code >= unit_answers.STEP:
        return _step(s, frame.units, code - unit_answers.STEP)
    if code in (unit_answers.RIGHTWARD, unit_answers.LEFTWARD):
        met = zones.controllers(s, s.place[unit], 1 - s.army.side[unit])
        return untold("W-6.26", OTHERS) if met else CERTAIN
    if unit_answers.ALL_OF_IT <= code < unit_answers.STEP:
        return _recovery(s, code - unit_answers.ALL_OF_IT)
    if code == unit_answers.END:
        ahead = unit_acts.advance(s, frame.units)
        return _step(s, frame.units, ahead[0]) if ahead else CERTAIN
    return CERTAIN


def _test(s: State, id: str, rule: str, unit: int) -> Odds:
    """A test of the unit by itself, with the leader in its hex [W-1.6, W-1.7]."""
    trial = trials.plain(s, [unit], support.best(s, s.place[unit]))
    return rolls.single(rolls.trial(s, id, rule, rolls.unit(s, unit), trial))


def _recovery(s: State, unit: int) -> Odds:
    """Near the enemy a test comes first, once [W-13.8]."""
    if not recovery.needs_test(s, unit) or s.balked[unit] == recovery.STEADIED:
        return CERTAIN
    return _test(s, "recovery", "W-13.8", unit)


def _step(s: State, units: tuple[int, ...], hex: int) -> Odds:
    """Where an enemy may do something about it, what he does is his affair [W-6.25]."""
    foe, here = 1 - s.army.side[units[0]], s.place[units[0]]
    if s.routed(units[0]):
        return CERTAIN
    if any(zones.controllers(s, place, foe) or zones.is_adjacent(s, place, foe) for place in (here, hex)):
        return untold("W-6.25", OTHERS)
    return CERTAIN if not _comes_near(s, hex, foe) else untold("W-6.12", OTHERS)


def _comes_near(s: State, hex: int, foe: int) -> bool:
    """Whether horse stands so that the hex is next to its flank or rear [W-6.12]."""
    around = [place for place in s.ground.around[hex] if s.side_at(place) == foe]
    return any(
        s.is_horse(unit) and zones.is_near_flank_or_rear(s, unit, hex) for place in around for unit in s.units_at(place)
    )


_TELLERS: Final[dict[type[Frame], Teller]] = {
    pairs.ChooseChit: _choose_chit,
    own_order.OwnOrder: _own_order,
    acting.Acting: _acting,
    unit_acts.UnitActs: _unit_acts,
    **odds_combat.TELLERS,
}
