"""Positions in a form that people can read and write by hand: docs/positions.md, `data/position.schema.json`.

Nothing is hidden in a position, so it is for puzzles, tests and what-if, not for showing a running match. It is put
together as a saved state is, and read as one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pragmatica.core.errors import fault
from pragmatica.core.game import Setup
from pragmatica.core.reading import as_list, as_object, flag, one_of, whole
from pragmatica.core.rng import key_of
from pragmatica.kit.written import head
from pragmatica.kit.written.checking import beginning
from pragmatica.kit.written.kinds import Kind
from pragmatica.mollwitz import sequence
from pragmatica.mollwitz import setup as lineup
from pragmatica.mollwitz.forms.terms import CHIT
from pragmatica.mollwitz.kept import instructions
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.codes import BASIC, CHOSEN, NO_LEADER, NO_ORDER, NO_UNIT, ROUTED
from pragmatica.mollwitz.kept.options import Rules
from pragmatica.mollwitz.kept.state import MOST_TURNS, State
from pragmatica.mollwitz.points import victory
from pragmatica.mollwitz.secret import sights
from pragmatica.mollwitz.told import instructing
from pragmatica.mollwitz.turn import ending
from pragmatica.mollwitz.written import check, rules
from pragmatica.mollwitz.written.form import DONE, LEADER_PARTS, PARTS, UNIT_PARTS
from pragmatica.mollwitz.written.kinds import (
    BRIGADE,
    COUNT,
    DIRECTION,
    FORMATION_NAMED,
    HEX,
    LEADER,
    LEADER_OR_NONE,
    MARKER_NAMED,
    ORDER_NAMED,
    SIDE_NAMED,
    SIDE_OR_NONE,
    UNIT,
    WING,
    WING_OR_NONE,
)
from pragmatica.mollwitz.written.questions import QUESTIONS

BODY: Final = (*PARTS, "asked")
_REASONS: Final = {number: reason for number, reason in enumerate(victory.REASONS) if reason}
_COURIERS: Final = ("couriers", "couriers_here", "couriers_next")
_LETTER: Final = ("turn", "leader", "wing", "order")


# -- writing ----------------------------------------------------------------------------------------------------------


def write(setup: Setup, s: State) -> dict[str, Any]:
    """The position of a state; `read` makes an equal one of it."""
    army = s.army
    data: dict[str, Any] = {
        **head.write(setup),
        "turn": s.turn,
        "part": sequence.PARTS[_part(s)],
        "active": SIDE_OR_NONE.write(s, s.active),
        "group": WING_OR_NONE.write(s, s.group),
        "units": {army.unit_ids[unit]: _write_unit(s, unit) for unit in _units(s)},
        "leaders": {
            army.leader_ids[one]: _write_leader(s, one) for one, plays in enumerate(s.rules.lineup.leads) if plays
        },
        "orders": {army.wing_ids[wing]: ORDER_NAMED.write(s, order) for wing, order in _ordered(s)},
        "commanders": {army.wing_ids[wing]: LEADER_OR_NONE.write(s, one) for wing, one in enumerate(s.commander)},
        "brigadiers": {army.brigade_ids[one]: LEADER_OR_NONE.write(s, leader) for one, leader in enumerate(s.led_by)},
        "chits": {army.wing_ids[wing]: CHIT[chit] for wing, chit in enumerate(s.chit) if chit},
        "objectives": {
            s.ground.names[goal]: SIDE_NAMED.write(s, side)
            for goal, side in zip(s.rules.lineup.goals, s.holder, strict=True)
        },
    }
    if s.letters:
        data["letters"] = [_write_letter(s, one) for one in s.letters]
    told = [one for side in range(2) for one in instructing.given(s, side)]
    if told:
        data["instructions"] = told
    if s.reason:
        data["over"] = head.write_over(setup, s, _REASONS)
    else:
        data["asked"] = QUESTIONS.write(s, s.top)
    return data


def _part(s: State) -> int:
    """Which part of the turn is played; the bottom of every chain says it."""
    frame = s.top
    while frame is not None:
        if isinstance(frame, sequence.Course):
            return frame.part
        frame = frame.below
    return sequence.PAIRS


def _units(s: State) -> list[int]:
    """The units that there are, or have been."""
    return [unit for unit, plays in enumerate(s.rules.lineup.takes_part) if plays or s.on_field(unit)]


def _ordered(s: State) -> list[tuple[int, int]]:
    return [(wing, order) for wing, order in enumerate(s.order) if order != NO_ORDER]


def _write_unit(s: State, unit: int) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    if s.on_field(unit):
        entry["at"] = s.ground.names[s.place[unit]]
    if s.below[unit] != NO_UNIT:
        entry["on"] = s.army.unit_ids[s.below[unit]]
    entry["facing"] = s.facing[unit]
    entry["formation"] = FORMATION_NAMED.write(s, s.formation[unit])
    entry["morale"] = s.morale[unit]
    if s.weak[unit]:
        entry["weakened"] = True
    if s.rally[unit]:
        entry["marker"] = MARKER_NAMED.write(s, s.rally[unit])
    if s.eliminated[unit]:
        entry["eliminated"] = True
    done = {name: getattr(s, name)[unit] for name in DONE if getattr(s, name)[unit]}
    if s.began[unit] != s.place[unit]:
        done["began"] = HEX.write(s, s.began[unit])
    if s.charging[unit] != s.ground.off:
        done["charging"] = HEX.write(s, s.charging[unit])
    return {**entry, "done": done} if done else entry


def _write_leader(s: State, leader: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": s.ground.names[s.leader_at[leader]]} if s.leads(leader) else {}
    entry["couriers"] = s.couriers[leader]
    for name, values in (
        ("returns", s.leader_back),
        ("spent", s.leader_spent),
        ("couriers_here", s.couriers_here),
        ("couriers_next", s.couriers_next),
    ):
        if values[leader]:
            entry[name] = values[leader]
    return entry


def _write_letter(s: State, letter: tuple[int, int, int, int]) -> dict[str, Any]:
    turn, leader, wing, order = letter
    return {
        "turn": turn,
        "leader": LEADER.write(s, leader),
        "wing": WING.write(s, wing),
        "order": ORDER_NAMED.write(s, order),
    }


# -- reading ----------------------------------------------------------------------------------------------------------


def read(setup: Setup, board: Board, data: Mapping[str, Any], seed: int, chance: Sequence[int]) -> State:
    """The state of a position. Raises Unreadable naming the field and the reason."""
    head.check_fields(data, BODY)
    s = lineup.begin(board, Rules(setup, board), key_of(seed))
    s.script(list(chance))
    s.turn = whole(data.get("turn", 1), "turn", 0 if "asked" in data else 1, s.rules.lineup.turns)
    s.active = SIDE_OR_NONE.read(s, data.get("active"), "active")
    s.group = WING_OR_NONE.read(s, data.get("group"), "group")
    if "units" in data:
        _read_units(s, as_object(data["units"], "units"))
    if "leaders" in data:
        _read_leaders(s, as_object(data["leaders"], "leaders"))
    _read_command(s, data)
    _read_rest(s, data)
    if "over" in data:
        head.read_over(setup, s, data, _REASONS)
    rules.check(s)
    if s.reason:
        rules.end(s)
        s.script([])
        return s
    _read_question(setup, s, data)
    s.script([])
    return s


def _read_units(s: State, entries: Mapping[str, Any]) -> None:
    """Only those who are named are on the field; in a hex one may lie on another [W-7.5, W-11.11]."""
    raw = s.to_json()
    off, units = s.ground.off, s.army.units
    raw |= {"place": [off] * units, "below": [NO_UNIT] * units, "began": [off] * units}
    for name, value in entries.items():
        where = f"units.{name}"
        unit = UNIT.read(s, name, where)
        entry = as_object(value, where, UNIT_PARTS)
        if not s.rules.lineup.takes_part[unit]:
            raise fault("mollwitz-written-takes-no-part", where, "W-S.1")
        _read_unit(s, raw, unit, entry, where)
    try:
        s.read(raw)
    except ValueError as error:
        raise fault("mollwitz-written-units-hex-do", "units", error=str(error)) from None


def _read_unit(s: State, raw: dict[str, Any], unit: int, entry: Mapping[str, Any], where: str) -> None:
    def of(kind: Kind[State], field: str, usual: Any) -> Any:
        return kind.read(s, entry[field], f"{where}.{field}") if field in entry else usual

    army = s.army
    raw["place"][unit] = of(HEX, "at", s.ground.off)
    if entry.get("on") is not None:
        raw["below"][unit] = UNIT.read(s, entry["on"], f"{where}.on")
    raw["facing"][unit] = of(DIRECTION, "facing", 0)
    formation = raw["formation"][unit] = of(FORMATION_NAMED, "formation", BASIC[army.arm[unit]])
    weak = raw["weak"][unit] = int(flag(entry, "weakened", where))
    base = army.printed_weak[unit] if weak else army.printed[unit]
    raw["morale"][unit] = whole(entry.get("morale", 0 if formation == ROUTED else base), f"{where}.morale", 0, base)
    raw["rally"][unit] = of(MARKER_NAMED, "marker", 0)
    raw["eliminated"][unit] = int(flag(entry, "eliminated", where))
    done = as_object(entry.get("done", {}), f"{where}.done", ("began", "charging", *DONE))
    for name, kind in DONE.items():
        raw[name][unit] = kind.read(s, done.get(name, 0), f"{where}.done.{name}")
    raw["began"][unit] = HEX.read(s, done["began"], f"{where}.done.began") if "began" in done else raw["place"][unit]
    if "charging" in done:
        raw["charging"][unit] = HEX.read(s, done["charging"], f"{where}.done.charging")


def _read_leaders(s: State, entries: Mapping[str, Any]) -> None:
    s.leader_at = [s.ground.off] * s.army.leaders
    for name, value in entries.items():
        where = f"leaders.{name}"
        leader = LEADER.read(s, name, where)
        entry = as_object(value, where, LEADER_PARTS)
        if not s.rules.lineup.leads[leader]:
            raise fault("mollwitz-written-takes-no-part", where, "W-S.1")
        if "at" in entry:
            s.leader_at[leader] = HEX.read(s, entry["at"], f"{where}.at")
        s.leader_back[leader] = COUNT.read(s, entry.get("returns", 0), f"{where}.returns")
        s.leader_spent[leader] = COUNT.read(s, entry.get("spent", 0), f"{where}.spent")
        for field, values in zip(_COURIERS, (s.couriers, s.couriers_here, s.couriers_next), strict=True):
            values[leader] = COUNT.read(s, entry.get(field, values[leader]), f"{where}.{field}")


def _read_command(s: State, data: Mapping[str, Any]) -> None:
    """Orders, and who commands what: as at the start, as far as he is on the field [W-3.5, W-12.8, W-12.10]."""
    for name, value in as_object(data.get("orders", {}), "orders").items():
        wing = WING.read(s, name, f"orders.{name}")
        if s.order[wing] == NO_ORDER:
            raise fault("mollwitz-written-needs-no-orders", f"orders.{name}", "W-3.7")
        s.order[wing] = ORDER_NAMED.read(s, value, f"orders.{name}")
    for wing, leader in enumerate(s.commander):
        if not s.leads(leader):
            s.commander[wing] = NO_LEADER
    for name, value in as_object(data.get("commanders", {}), "commanders").items():
        s.commander[WING.read(s, name, f"commanders.{name}")] = LEADER_OR_NONE.read(s, value, f"commanders.{name}")
    for brigade, leader in enumerate(s.led_by):
        if not s.leads(leader):
            s.led_by[brigade] = NO_LEADER
    for name, value in as_object(data.get("brigadiers", {}), "brigadiers").items():
        s.led_by[BRIGADE.read(s, name, f"brigadiers.{name}")] = LEADER_OR_NONE.read(s, value, f"brigadiers.{name}")


def _read_rest(s: State, data: Mapping[str, Any]) -> None:
    """Chits, objectives, letters and instructions [W-2.2, W-3.13, W-S.6]."""
    for name, value in as_object(data.get("chits", {}), "chits").items():
        wing = WING.read(s, name, f"chits.{name}")
        s.chit[wing] = CHIT.index(one_of(value, CHIT, f"chits.{name}"))
        if s.chit[wing] and not s.rules.lineup.chits[wing]:
            raise fault("mollwitz-written-no-chit-scenario", f"chits.{name}", "W-2.2")
    goals = s.rules.lineup.goals
    for name, value in as_object(data.get("objectives", {}), "objectives").items():
        hex = HEX.read(s, name, f"objectives.{name}")
        if hex not in goals:
            raise fault("mollwitz-written-no-objective-scenario", f"objectives.{name}", "W-S.6")
        s.holder[goals.index(hex)] = SIDE_NAMED.read(s, value, f"objectives.{name}")
    for place, value in enumerate(as_list(data.get("letters", []), "letters")):
        where = f"letters[{place}]"
        entry = as_object(value, where, _LETTER)
        turn = whole(entry.get("turn"), f"{where}.turn", 0, MOST_TURNS - 1)
        parts = [
            kind.read(s, entry.get(field), f"{where}.{field}")
            for field, kind in (("leader", LEADER), ("wing", WING), ("order", ORDER_NAMED))
        ]
        s.letters = [*s.letters, (turn, parts[0], parts[1], parts[2])]
    for place, value in enumerate(as_list(data.get("instructions", []), "instructions")):
        where = f"instructions[{place}]"
        wish = as_object(value, where)
        side = s.army.side[UNIT.read(s, wish.get("unit"), f"{where}.unit")]
        code = instructing.read(s, side, wish, where)
        unit, kind, says = instructions.unit_of(code), instructions.kind_of(code), instructions.value_of(code)
        if instructions.of(s.instructions, unit, kind) != instructions.ASK:
            raise fault("mollwitz-written-another-instruction-about", where, "W-6.27")
        s.instructions = instructions.given(s.instructions, unit, kind, says)


# -- what is asked ----------------------------------------------------------------------------------------------------


def _read_question(setup: Setup, s: State, data: Mapping[str, Any]) -> None:
    """What is asked; without `asked` the turn begins."""
    if "asked" in data:
        part = one_of(data.get("part", sequence.PARTS[sequence.PAIRS]), sequence.PARTS, "part")
        course = sequence.Course(None, sequence.PARTS.index(part))
        s.top = QUESTIONS.read(s, data["asked"], course, (part,))
        if "chits" not in data and sights.activated(s):
            s.chit[s.group] = CHOSEN
        check.question(setup, s, len(as_list(data["asked"], "asked")))
        return
    if data.get("part", sequence.PARTS[sequence.DAWN]) != sequence.PARTS[sequence.DAWN]:
        raise fault("mollwitz-written-without-asked-turn", "part")
    s.turn -= 1
    s.log = []
    with beginning():
        ending.begin(s, sequence.Course(None, sequence.DAWN))
    if not s.reason:
        check.question(setup, s, 0)
