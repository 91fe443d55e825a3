"""Whole moves: where a unit can come from where it stands, each as the answers that bring it there [W-8.1, W-8.10].

Of each it is told whose control zones hold its end and its way, and which enemies could fire there as they stand.

A plan begins with picking the unit, or with a step or turn of one that acts already. Reactions are not foreseen: a
batch ends where one is asked for. Who is under Halt goes one hex and keeps command; who is out of command has plans
that lead back into it by one of the cheapest ways, and no others [W-3.8, W-3.22].
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.frozen import FrozenList
from pragmatica.core.game import Plan
from pragmatica.mollwitz.acting import steps
from pragmatica.mollwitz.command import ranges, regain
from pragmatica.mollwitz.field import zones
from pragmatica.mollwitz.field.zones import Field
from pragmatica.mollwitz.kept.codes import BARRED, HALT, INFANTRY, NO_UNIT
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.moving import costs, reach
from pragmatica.mollwitz.moving.reach import FACINGS
from pragmatica.mollwitz.told.look import under_fire
from pragmatica.mollwitz.turn import acting, unit_answers
from pragmatica.mollwitz.turn.unit_acts import UnitActs
from pragmatica.mollwitz.turn.unit_answers import LEFTWARD, RECOVER, RIGHTWARD, STEP

NOBODY: Final[list[Value]] = FrozenList([])  # one for all plans: shut already, it is not shut for each of them
MOST: Final = 400  # plans that begin with one answer


def plans(s: State, frame: Frame, code: int) -> list[Plan]:
    """The whole moves that begin with an answer; none where it does not begin a move."""
    if isinstance(frame, acting.Acting):
        if not acting.UNIT <= code < acting.LEADER:
            return []
        unit = code - (acting.STACK if code >= acting.STACK else acting.UNIT)
        units = (unit, acting.goes_along(s, unit)) if code >= acting.STACK else (unit,)
        name = s.army.unit_ids[unit]
        first = f"stack-{name}" if len(units) > 1 else f"unit-{name}"
        dangers = _Dangers(s, unit)
        return [_plan(s, units, end, [first, *end.answers], dangers) for end in _ways(s, units)]
    if isinstance(frame, UnitActs) and (STEP <= code < RECOVER or code in (LEFTWARD, RIGHTWARD)) and not frame.stopped:
        first, dangers = _answer(s, code), _Dangers(s, frame.units[0])
        return [
            _plan(s, frame.units, end, end.answers, dangers) for end in _ways(s, frame.units) if end.answers[0] == first
        ]
    return []


def _answer(s: State, code: int) -> str:
    if code == RIGHTWARD:
        return "right"
    return "left" if code == LEFTWARD else f"step-{s.ground.names[code - STEP]}"


class _Dangers:
    """What of the enemy bears on a hex as he stands now [W-5.4, W-6.5]."""

    def __init__(self, s: State, unit: int) -> None:
        self.s: Final = s
        self.foe: Final = 1 - s.army.side[unit]
        self.fire: Final = under_fire(s, self.foe, (s.place[unit], costs.left(s, unit)))
        self._met: Final = dict[int, list[int]]()
        self._weighed: Final = set[int]()  # hexes of which it is known whether they are dangerous
        self._dangerous: Final = set[int]()

    def met(self, hex: int) -> list[int]:
        """Whose control zones hold it."""
        if hex not in self._met:
            self._met[hex] = list(zones.controllers(self.s, hex, self.foe))
        return self._met[hex]

    def _dangers(self, hexes: set[int]) -> set[int]:
        """Those of them that are dangerous: most are not, and every way passes many that others have passed."""
        for hex in hexes - self._weighed:
            self._weighed.add(hex)
            if self.met(hex) or hex in self.fire:
                self._dangerous.add(hex)
        return hexes & self._dangerous

    def fields(self, end: _End) -> dict[str, Value]:
        """At the end of a way, and on it before."""
        passed, fired = set[int](), set[int]()
        for hex in self._dangers(end.before):
            passed.update(self.met(hex))
            fired.update(self.fire.get(hex, ()))
        hex = end.place // FACINGS
        return {
            "meets": self._told(self.met(hex)),
            "passes": self._told(passed),
            "fire": self._told(self.fire.get(hex, ())),
            "fire_on_way": self._told(fired),
        }

    def _told(self, units: Collection[int]) -> list[Value]:
        ids = self.s.army.unit_ids
        return [ids[one] for one in sorted(units)] if units else NOBODY


class _End:
    """A place that units can come to, the movement points left there, and the way: its answers, the hexes on it."""

    def __init__(self, place: int, left: int, answers: list[str], before: set[int]) -> None:
        self.place: Final = place
        self.left: Final = left
        self.answers: Final = answers
        self.before: Final = before  # where it begins and ends left out


def _plan(s: State, units: tuple[int, ...], end: _End, answers: list[str], dangers: _Dangers) -> Plan:
    unit = units[0]
    fields: dict[str, Value] = {
        "unit": s.army.unit_ids[unit],
        "hex": s.ground.names[end.place // FACINGS],
        "left": end.left,
    }
    fields.update(dangers.fields(end))
    if costs.turn_price(s, unit) != BARRED:
        fields["facing"] = end.place % FACINGS
    return Plan(tuple(answers), fields)


def _ways(s: State, units: tuple[int, ...]) -> Iterable[_End]:
    """The places that all of the units can come to."""
    unit = units[0]
    if not all(ranges.has_commander(s, one) for one in units) and not s.routed(unit):
        return
    if s.uncommanded[unit]:
        yield from _back(s, units)
        return
    halts = s.order_of(unit) == HALT
    slowest = min(units, key=lambda one: costs.left(s, one))
    found = reach.reach(s, slowest, Field(s, 1 - s.army.side[unit]))
    number = 0
    for place in sorted(found.found):
        way = found.path(place)
        if len(way) == 1 or (len(units) > 1 and not _is_free(s, way)):
            continue
        hex = place // FACINGS
        if halts and hex != s.place[unit] and not ranges.would_all_be_commanded(s, units, hex):
            continue
        before = {one // FACINGS for one in way} - {way[0] // FACINGS, hex}
        yield _End(place, found.left[place], _answers(s, way), before)
        number += 1
        if number == MOST:
            return


def _back(s: State, units: tuple[int, ...]) -> Iterable[_End]:
    """A cheapest way into command, as far as it can be gone, and every place on it where one may end [W-3.22]."""
    s, unit, way, passed = s.copy(), units[0], list[str](), [s.place[units[0]]]
    while all(s.on_field(one) and not s.routed(one) for one in units):  # the ground may have cost it that
        onward = _step_back(s, units, len(way)) or _turn_back(s, units)
        if not onward:
            return
        way = [*way, onward]
        place = s.place[unit] if s.on_field(unit) else _led_to(s, onward)
        before = {hex for hex in passed if hex not in (passed[0], place)}
        passed.append(place)
        yield _End(place * FACINGS + s.facing[unit], min([costs.left(s, one) for one in units]), way, before)


def _led_to(s: State, step: str) -> int:
    """The hex of a step that the unit has not outlived."""
    return s.ground.names.index(step.removeprefix("step-"))


def _step_back(s: State, units: tuple[int, ...], taken: int) -> str:
    """Take a step of such a way, if one begins with it; infantry that a zone has stopped goes no farther."""
    unit = units[0]
    before = s.place[unit]
    stopped = taken > 0 and s.army.arm[unit] == INFANTRY and bool(zones.controllers(s, before, 1 - s.army.side[unit]))
    found = [] if stopped or regain.price(s, unit) == 0 else unit_answers.steps(s, units, taken)
    if not found:
        return ""
    for one in units:
        steps.step(s, one, s.ground.direction(before, found[0]))
    return f"step-{s.ground.names[found[0]]}"


def _turn_back(s: State, units: tuple[int, ...]) -> str:
    """Take a turn with which one begins."""
    price, offered = regain.price(s, units[0]), unit_answers.answers(s, units, 0, False)
    for code in (RIGHTWARD, LEFTWARD) if 0 < price < BARRED else ():
        turned = s.copy()
        for one in units if code in offered else ():
            steps.turn(turned, one, code == RIGHTWARD, False)
        if regain.price(turned, units[0]) == price - costs.turn_price(s, units[0]):
            for one in units:
                steps.turn(s, one, code == RIGHTWARD, bool(zones.controllers(s, s.place[one], 1 - s.army.side[one])))
            return _answer(s, code)
    return ""


def _is_free(s: State, way: list[int]) -> bool:
    """Whether a moving stack meets nobody on its way [W-7.1]."""
    return all(s.head[one // FACINGS] == NO_UNIT for one in way if one // FACINGS != way[0] // FACINGS)


def _answers(s: State, way: list[int]) -> list[str]:
    """The turns and steps of a way of places."""
    found: list[str] = []
    for before, after in pairwise(way):
        if before // FACINGS != after // FACINGS:
            found.append(f"step-{s.ground.names[after // FACINGS]}")
        turn = (after - before) % FACINGS
        found += ["right"] * turn if turn <= FACINGS // 2 else ["left"] * (FACINGS - turn)
    return found
