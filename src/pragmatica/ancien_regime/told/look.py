"""What a seat is told of things on the table that their picture does not show.

| target | tells |
|---|---|
| `reach:POWER+POWER`, `reach:` | how far these powers' generals come, or those of all who could attack the seat |

All of it is public, and true as things stand: consents that are yet to be given count as given, and are named.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pragmatica.ancien_regime.battle import sides
from pragmatica.ancien_regime.forms.decisions import POWER
from pragmatica.ancien_regime.forms.observation import SlotView
from pragmatica.ancien_regime.kept.board import MOVEMENT, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.marching import SEA, STOP
from pragmatica.ancien_regime.told import observe, observe_wheel
from pragmatica.core.errors import Unreadable, Value, told

PREFIX: Final = "reach:"

Way = tuple[int, ...]


def look(s: State, seat: int | None, target: str) -> dict[str, Value]:
    """How far the generals of these powers come by one move. Raises Unreadable."""
    powers = _asked(s, seat, target)
    ids, board = s.board.general_ids, s.board
    places: dict[int, list[Value]] = {}
    attacks: dict[int, list[Value]] = {}
    for general, where in enumerate(s.place):
        if board.general_power[general] not in powers or where == OFF_BOARD:
            continue
        for land, way in reach(s, general).items():
            consents: list[Value] = [POWER[one] for one in marching.consents(s, general, way)]
            by: dict[str, Value] = {"general": ids[general], "steps": len(way), "kind": kind(way), "consents": consents}
            places.setdefault(land, []).append(by)
            if s.hostile_to(board.general_power[general], land):
                attacks.setdefault(land, []).append(by)
    slots = observe_wheel.slots(s)
    return {
        "rule": "A-9.70",
        "powers": [_power(s, power, slots) for power in powers],
        "generals": [_general(s, general) for general in _standing(s, powers)],
        "places": [{"land": board.ids[land], "by": places[land]} for land in sorted(places)],
        "attacks": [_attack(s, land, by) for land, by in sorted(attacks.items())],
    }


def _asked(s: State, seat: int | None, target: str) -> list[int]:
    """The powers that the target names; with none, those that may attack the seat's, and for a spectator all."""
    if not target.startswith(PREFIX):
        raise Unreadable(f"{told(target)} names nothing of which more could be told", "target")
    names = [name for name in target.removeprefix(PREFIX).split("+") if name]
    for name in names:
        if name not in POWER:
            raise Unreadable(f"{told(name)} is no power", "target")
    if names:
        return [power for power in range(NOBODY) if POWER[power] in names]
    own = [power for power in range(NOBODY) if seat is not None and s.controller[power] == seat]
    hostile = s.relations.hostile
    return [
        power
        for power in range(NOBODY)
        if not own or any(hostile[power][home] >> mine & 1 for mine in own for home in range(NOBODY + 1))
    ]


def _power(s: State, power: int, slots: list[SlotView]) -> dict[str, Value]:
    """The power, and the turns until its Movement: 0 in this one."""
    slot = next(one for one in slots if one.power == POWER[power])
    return {"power": POWER[power], "turns": observe.turns_until(s, power, slot, MOVEMENT)}


def _standing(s: State, powers: list[int]) -> Iterator[int]:
    for power in powers:
        for general in s.board.generals_of[power]:
            if s.place[general] != OFF_BOARD:
                yield general


def _general(s: State, general: int) -> dict[str, Value]:
    """What an attack by him would begin with [A-10.3]."""
    strength = sides.attack_strength(s, general)
    return {"general": s.board.general_ids[general], "land": s.board.ids[s.place[general]], "strength": strength}


def _attack(s: State, land: int, by: list[Value]) -> dict[str, Value]:
    """A territory where one of them would have to fight, and how strong what stands there is [A-10.3]."""
    there = [power for power in range(NOBODY) if s.present[land] >> power & 1 or s.garrison[land] == power]
    return {
        "land": s.board.ids[land],
        "holders": {POWER[power]: sides.strength(s, power, land) for power in there},
        "by": by,
    }


def reach(s: State, general: int) -> dict[int, Way]:
    """The territories where the general's move can end, each by one of the shortest ways [A-9.71, A-9.72, A-9.73]."""
    found: dict[int, Way] = {}
    for way in _ways(s, general, ()):
        land = marching.end_of(s, general, way)
        if land != s.place[general] and (land not in found or len(way) < len(found[land])):
            found[land] = way
    return found


def _ways(s: State, general: int, way: Way) -> Iterator[Way]:
    for code in marching.steps(s, general, way, ()):
        if code == STOP:
            yield way
        elif code >= SEA:
            yield (code,)
        else:
            yield from _ways(s, general, (*way, code))


def kind(way: Way) -> str:
    """What kind of move it is [A-9.71, A-9.72, A-9.73]."""
    return "sea" if way[0] >= SEA else "march" if len(way) == 1 else "strategic"
