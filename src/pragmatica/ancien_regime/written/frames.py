"""The questions of a position in its written form: the chain of frames, each as an object with named fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.diplomacy.auction import NONE
from pragmatica.ancien_regime.diplomacy.statuses import OPEN
from pragmatica.ancien_regime.forms.decisions import DOING, SIDE, STATUS, STEP
from pragmatica.ancien_regime.kept.board import (
    BIT,
    DRILL,
    GENERAL_BIT,
    GENERALS,
    MOVEMENT,
    NO_GENERAL,
    NOBODY,
    POWERS,
    PRUSSIA,
    SLOTS,
)
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.kept.together import Finished, Together
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.wheel import subsidies
from pragmatica.ancien_regime.wheel.movement import ALL_POWERS, FredericksTurn
from pragmatica.ancien_regime.written.fields import (
    BRANCH,
    BRANCHES,
    COURSE,
    FIELDS,
    FOR_ALL,
    IMPLIED,
    PHASES,
    REQUIRED,
    STANDS_ON,
)
from pragmatica.core.errors import Unreadable
from pragmatica.core.reading import as_list, as_object, camel, one_of, snake, whole

UPDATE_STEPS: Final = ("garrisons", "generals", "neutrals", "enemies")
WORDS: Final[dict[str, tuple[str, ...]]] = {"side": SIDE, "doing": DOING, "step": STEP, "stage": UPDATE_STEPS}
FIRST: Final = {"step": 1}  # where numbers do not begin with 0
LONGEST: Final = 3  # movement turns, steps of a way


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: State) -> list[dict[str, Any]]:
    """The frames above the course of the turn, from bottom to top."""
    return _write_chain(s, s.top)


def _write_chain(s: State, top: Frame | None) -> list[dict[str, Any]]:
    chain: list[dict[str, Any]] = []
    while top is not None and not isinstance(top, (sequence.Course, Finished)):
        name = top.name()
        if isinstance(top, Together):
            branches = {slot: _write_chain(s, part) for slot, part in zip(BRANCHES, top.parts, strict=True)}
            chain.append({"frame": snake(name), "branches": {slot: part for slot, part in branches.items() if part}})
        elif name not in IMPLIED.values():
            values = zip(FIELDS[name], top.fields(), strict=True)
            chain.append(
                {"frame": snake(name)} | {field: _write(s, kind, value) for (field, kind, _), value in values if field}
            )
        top = top.below
    chain.reverse()
    return chain


def _write(s: State, kind: str, value: Any) -> Any:
    if kind in WORDS:
        return WORDS[kind][value - FIRST.get(kind, 0)]
    writer = _WRITERS.get(kind)
    return value if writer is None else writer(s, value)


def write_power(value: int) -> str | None:
    """The power of this number; NOBODY is null."""
    return None if value == NOBODY else POWERS[value]


def _write_refused(s: State, value: Any) -> list[dict[str, str]]:
    return [
        {"general": s.board.general_ids[general], "ally": POWERS[ally], "land": s.board.ids[land]}
        for general, ally, land in value
    ]


def _write_step(s: State, code: int) -> str:
    return s.board.ids[code] if code < marching.SEA else s.board.route_ids[code - marching.SEA]


def _write_gift(s: State, code: int) -> str:
    receiver, what = POWERS[code // subsidies.WIDTH], code % subsidies.WIDTH
    return f"money@{receiver}" if what == subsidies.MONEY else f"card-{s.board.card_value[what]}@{receiver}"


_WRITERS: Final[dict[str, Callable[[State, Any], Any]]] = {
    "power": lambda s, value: POWERS[value],
    "power?": lambda s, value: write_power(value),
    "general": lambda s, value: s.board.general_ids[value],
    "general?": lambda s, value: None if value == NO_GENERAL else s.board.general_ids[value],
    "land": lambda s, value: s.board.ids[value],
    "powers": lambda s, value: [POWERS[power] for power in range(NOBODY) if value & BIT[power]],
    "generals": lambda s, value: [s.board.general_ids[one] for one in range(GENERALS) if value & GENERAL_BIT[one]],
    "row": lambda s, value: [POWERS[power] for power in value],
    "line": lambda s, value: [s.board.general_ids[general] for general in value],
    "way": lambda s, value: [_write_step(s, code) for code in value],
    "refused": _write_refused,
    "gifts": lambda s, value: [_write_gift(s, code) for code in value],
    "chosen": lambda s, value: {POWERS[p]: STATUS[status] for p, status in enumerate(value) if status != OPEN},
    "closed": lambda s, value: {
        POWERS[p]: [status for number, status in enumerate(STATUS) if mask & BIT[number]]
        for p, mask in enumerate(value)
        if mask
    },
    "cast": lambda s, value: {POWERS[p]: POWERS[other] for p, other in enumerate(value) if other != NOBODY},
    "bids": lambda s, value: {POWERS[p]: bid for p, bid in enumerate(value[: s.rules.seats]) if bid != NONE},
    "statuses": lambda s, value: {POWERS[p]: STATUS[status] for p, status in enumerate(value)},
    "controllers": lambda s, value: {
        POWERS[p]: write_power(controller) for p, controller in enumerate(value) if p >= s.rules.seats
    },
}


# -- reading ----------------------------------------------------------------------------------------------------------


def read(s: State, data: Any, course: Frame, phase: str) -> Frame:
    """The frames above the course of this phase. Raises Unreadable naming the field."""
    if not isinstance(data, list):
        raise Unreadable("must be a list of frames, from the lowest to the one that is asked", "asked")
    if not data:
        raise Unreadable("no question; leave it out, and the phase begins", "asked")
    _check_phase(data[0], phase)
    return _read_chain(s, data, course, "asked", 0)


def _check_phase(entry: Any, phase: str) -> None:
    """Whether the lowest frame belongs to the phase. Raises Unreadable."""
    name = camel(str(entry.get("frame"))) if isinstance(entry, Mapping) else ""
    possible = PHASES.get(name)
    if possible is not None and phase not in possible:
        raise Unreadable(f"is not asked in phase {phase!r}, but in {', '.join(possible)}", "asked[0].frame")


def _read_chain(s: State, data: Any, bottom: Frame, where: str, slot: int) -> Frame:
    top = bottom
    for place, entry in enumerate(as_list(data, where)):
        here = f"{where}[{place}]"
        fields = as_object(entry, here)
        given = fields.get("frame")
        name = camel(given) if isinstance(given, str) else ""
        if name not in FIELDS or snake(name) != given or name in IMPLIED.values():
            known = ", ".join(snake(one) for one in FIELDS if one not in IMPLIED.values())
            raise Unreadable(f"{given!r}; possible: {known}", f"{here}.frame")
        if name in IMPLIED and top.name() in STANDS_ON[IMPLIED[name]]:
            top = _read_frame(s, IMPLIED[name], {}, top, here, slot)
        _check_place(name, top.name(), here, slot)
        top = _read_frame(s, name, fields, top, here, slot)
    return top


def _check_place(name: str, below: str, where: str, slot: int) -> None:
    """Whether a frame of this name may stand on the one below. Raises Unreadable."""
    possible = STANDS_ON.get(name, (COURSE,))
    if name in IMPLIED and IMPLIED[name] in possible:
        possible = STANDS_ON[IMPLIED[name]]
        if below == IMPLIED[name]:
            return
    if below in possible and (not slot or name in BRANCHES[SLOTS[slot]]):
        return
    if slot:
        raise Unreadable(f"possible: {', '.join(snake(one) for one in BRANCHES[SLOTS[slot]])}", f"{where}.frame")
    shown = [snake(next((one for one, other in IMPLIED.items() if other == name), name)) for name in possible]
    known = ", ".join({BRANCH.lower(): "a branch", COURSE.lower(): "nothing"}.get(one, one) for one in shown)
    raise Unreadable(f"stands on {snake(below) if below != COURSE else 'nothing'}; possible: {known}", f"{where}.frame")


def _read_frame(s: State, name: str, entry: Mapping[str, Any], below: Frame, where: str, slot: int) -> Frame:
    if name == "Together":
        return _read_branches(s, entry, below, where)
    known = {field for field, _, _ in FIELDS[name] if field} | {"frame"}
    as_object(entry, where, known)
    values: list[Any] = []
    for field, kind, default in FIELDS[name]:
        if not field:
            values.append(_implied(s, kind, below, slot))
            continue
        value = entry.get(field, default)
        if value is REQUIRED:
            raise Unreadable("missing", f"{where}.{field}")
        if value is FOR_ALL:
            values.append(BIT[values[0]] if slot else ALL_POWERS)
        else:
            values.append(_read(s, kind, value, f"{where}.{field}"))
    return sequence.FRAMES[name](below, *values)


def _read_branches(s: State, entry: Mapping[str, Any], below: Frame, where: str) -> Frame:
    """The actions of the turn that are not done, by slot."""
    as_object(entry, where, ("frame", "branches"))
    branches = dict(as_object(entry.get("branches", {}), f"{where}.branches", BRANCHES))
    if not any(branches.get(slot) for slot in ("drill", "subsidies", "leadership")):
        branches["mobilisation"] = _drawn(branches.get("mobilisation", []))
    parts = [
        _read_chain(s, branches.get(slot, []), Finished(None), f"{where}.branches.{slot}", SLOTS.index(slot))
        for slot in BRANCHES
    ]
    return Together(below, tuple(parts))


def _drawn(branch: Any) -> Any:
    """Mobilisation when all before it in the turn is done: its cards have been drawn, unless it says no [A-6.10]."""
    if not isinstance(branch, list):
        return branch
    return [
        {"drawn": True, **one} if isinstance(one, Mapping) and one.get("frame") == "mobilise" else one for one in branch
    ]


def _implied(s: State, kind: str, below: Frame, slot: int) -> int:
    """A field that follows from where the frame stands, and when."""
    on_slot = s.board.on_slot[s.turn]
    if kind == "on-slot":
        return on_slot[slot]
    if kind == "minor":
        return on_slot[DRILL]
    course: Frame | None = below
    while course is not None and not isinstance(course, FredericksTurn):
        course = course.below
    if kind == "only":
        return NO_GENERAL if course is None else s.frederick
    return on_slot[MOVEMENT] if course is None else PRUSSIA


def _read(s: State, kind: str, value: Any, where: str) -> Any:
    if kind in WORDS:
        return WORDS[kind].index(one_of(value, WORDS[kind], where)) + FIRST.get(kind, 0)
    return _READERS[kind](s, value, where)


def as_power(value: Any, where: str) -> int:
    """The power of this name."""
    return POWERS.index(one_of(value, POWERS, where))


def as_power_or_nobody(value: Any, where: str) -> int:
    """The power of this name; null is NOBODY."""
    return NOBODY if value is None else as_power(value, where)


def as_status(value: Any, where: str) -> int:
    """The status of this name."""
    return STATUS.index(one_of(value, STATUS, where))


def as_general(s: State, value: Any, where: str) -> int:
    """The general of this id."""
    if not isinstance(value, str) or value not in s.board.general_number:
        raise Unreadable(f"{value!r} is no general of this game", where)
    return s.board.general_number[value]


def as_land(s: State, value: Any, where: str) -> int:
    """The territory of this id."""
    if not isinstance(value, str) or value not in s.board.number:
        raise Unreadable(f"{value!r} is no territory of this game", where)
    return s.board.number[value]


def as_kind(s: State, value: Any, where: str) -> int:
    """The kind of battle card of this value."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in s.board.card_value:
        known = ", ".join(map(str, s.board.card_value))
        raise Unreadable(f"{value!r} is no battle card; possible: {known}", where)
    return s.board.card_value.index(value)


def _set(members: list[int], bits: tuple[int, ...], where: str) -> int:
    found = 0
    for member in members:
        if found & bits[member]:
            raise Unreadable("one is named twice", where)
        found |= bits[member]
    return found


def _powers(s: State, value: Any, where: str) -> int:
    return _set([as_power(one, where) for one in as_list(value, where)], BIT, where)


def _generals(s: State, value: Any, where: str) -> int:
    return _set(list(_line(s, value, where)), GENERAL_BIT, where)


def _line(s: State, value: Any, where: str) -> tuple[int, ...]:
    found = tuple([as_general(s, one, f"{where}[{place}]") for place, one in enumerate(as_list(value, where))])
    if len(set(found)) < len(found):
        raise Unreadable("one is named twice", where)
    return found


def _step(s: State, value: Any, where: str) -> int:
    if isinstance(value, str) and value in s.board.route_ids:
        return marching.SEA + s.board.route_ids.index(value)
    return as_land(s, value, where)


def _way(s: State, value: Any, where: str) -> tuple[int, ...]:
    return tuple([_step(s, one, where) for one in as_list(value, where)])


def _refused(s: State, value: Any, where: str) -> tuple[tuple[int, int, int], ...]:
    found: list[tuple[int, int, int]] = []
    for one in as_list(value, where):
        entry = as_object(one, where, ("general", "ally", "land"))
        general, land = as_general(s, entry.get("general"), where), as_land(s, entry.get("land"), where)
        found.append((general, as_power(entry.get("ally"), where), land))
    return tuple(found)


def _gift(s: State, value: Any, where: str) -> int:
    what, _, receiver = value.partition("@") if isinstance(value, str) else ("", "", "")
    names = ["money", *[f"card-{one}" for one in s.board.card_value]]
    if what not in names or receiver not in POWERS:
        raise Unreadable(f"{value!r}; must be one of {', '.join(names)}, then @ and the receiver", where)
    kind = subsidies.MONEY if what == "money" else names.index(what) - 1
    return POWERS.index(receiver) * subsidies.WIDTH + kind


def _gifts(s: State, value: Any, where: str) -> tuple[int, ...]:
    return tuple([_gift(s, one, where) for one in as_list(value, where)])


def _by_power(value: Any, where: str, read_one: Callable[[Any, str], int], missing: int) -> tuple[int, ...]:
    entry = as_object(value, where)
    found = [missing] * NOBODY
    for name, one in entry.items():
        found[as_power(name, where)] = read_one(one, f"{where}.{name}")
    return tuple(found)


def _statuses(value: Any, where: str) -> int:
    return _set([as_status(one, where) for one in as_list(value, where)], BIT, where)


def _former(s: State, value: Any, where: str) -> tuple[int, ...]:
    """The status of every power before an update; the one that it has where none is named."""
    found = _by_power(value, where, as_status, OPEN)
    return tuple([now if before == OPEN else before for before, now in zip(found, s.status, strict=True)])


def _controllers(s: State, value: Any, where: str) -> tuple[int, ...]:
    """The controller of every power before an update, the one that it has where none is named; majors are their own."""
    found = s.controller[:]
    for name, one in as_object(value, where).items():
        found[as_power(name, where)] = as_power_or_nobody(one, f"{where}.{name}")
    return (*range(s.rules.seats), *found[s.rules.seats :])


def _bids(s: State, value: Any, where: str) -> tuple[int, ...]:
    """Bids so far; who has no Morale has bid nothing, unasked [A-12.10]."""
    found = list(_by_power(value, where, lambda one, here: whole(one, here, 0, s.rules.morale_max), NONE))
    for power, bid in enumerate(found):
        if bid == NONE and (power >= s.rules.seats or not s.morale[power]):
            found[power] = 0
    return tuple(found)


def _flag(s: State, value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise Unreadable(f"{value!r}; must be true or false", where)
    return value


_READERS: Final[dict[str, Callable[[State, Any, str], Any]]] = {
    "power": lambda s, value, where: as_power(value, where),
    "power?": lambda s, value, where: as_power_or_nobody(value, where),
    "general": as_general,
    "general?": lambda s, value, where: NO_GENERAL if value is None else as_general(s, value, where),
    "land": as_land,
    "powers": _powers,
    "generals": _generals,
    "row": lambda s, value, where: tuple([as_power(one, where) for one in as_list(value, where)]),
    "line": _line,
    "way": _way,
    "refused": _refused,
    "gifts": _gifts,
    "chosen": lambda s, value, where: _by_power(value, where, as_status, OPEN),
    "closed": lambda s, value, where: _by_power(value, where, _statuses, 0),
    "cast": lambda s, value, where: _by_power(value, where, as_power, NOBODY),
    "bids": _bids,
    "statuses": _former,
    "controllers": _controllers,
    "flag": _flag,
    "turn": lambda s, value, where: whole(value, where, 0, LONGEST),
}
