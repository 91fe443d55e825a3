"""Wings, brigades, leaders and units: everybody belongs somewhere, and has the numbers that his kind has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pragmatica.mollwitz.kept.codes import SIDE_IDS
from pragmatica.mollwitz.kept.lineup import EXCEPTIONS

BASES: Final = range(5, 9)  # of morale
GUNS: Final = range(4, 8)  # in a battery [W-1.2]
CHIEFS_POINTS: Final = 4  # [W-3.3]
OTHERS_POINTS: Final = 10
STATED: Final = (  # by the rulebook
    ("leaders", "P_L_SCHWE", "morale_bonus", 3),
    ("leaders", "A_L_ROEME", "initiative", 2),
    ("wings", "P_L1", "initiative", 2),
)
Entry = Mapping[str, Any]


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the order of battle."""
    known = {name: {one["id"]: one for one in data[name]} for name in ("wings", "brigades", "leaders")}
    exceptions = {one["id"] for one in data["exceptions"]}
    faults = [f"exceptions: {name} is missing" for name in EXCEPTIONS if name not in exceptions]
    faults += [fault for one in data["wings"] for fault in _wing(one, known["leaders"], exceptions)]
    faults += [fault for one in data["brigades"] for fault in _brigade(one, known, exceptions, data["units"])]
    faults += [fault for one in data["leaders"] for fault in _leader(one, known)]
    if faults:
        return faults
    bands = data["tables"]["artillery_ranges"]["bands"]
    faults += [fault for one in data["units"] for fault in _unit(one, known, bands)]
    for group, name, field, value in STATED:
        if known[group].get(name, {}).get(field) != value:
            faults.append(f"{group}.{name}.{field}: must be {value}, the rules say")
    return faults or _totals(data)


def _wing(one: Entry, leaders: Mapping[str, Entry], exceptions: set[str]) -> list[str]:
    where, leader = f"wings.{one['id']}", one.get("leader")
    faults: list[str] = []
    if leader is None:
        if one.get("exception") not in exceptions:
            faults.append(f"{where}.leader: none, and no exception that allows it")
    elif leader not in leaders or leaders[leader]["side"] != one["side"]:
        faults.append(f"{where}.leader: {leader!r} is no leader of its side")
    elif leaders[leader].get("initiative") != one["initiative"]:
        faults.append(f"{where}.initiative: {one['initiative']}; its leader has {leaders[leader].get('initiative')}")
    return faults


def _brigade(
    one: Entry, known: Mapping[str, Mapping[str, Entry]], exceptions: set[str], units: Iterable[Entry]
) -> list[str]:
    where, leader, leaders = f"brigades.{one['id']}", one.get("leader"), known["leaders"]
    faults = [] if one["wing"] in known["wings"] else [f"{where}.wing: unknown {one['wing']!r}"]
    if not any(unit["brigade"] == one["id"] for unit in units):
        faults.append(f"{where}: has no units")
    if leader is not None and leader not in leaders:
        faults.append(f"{where}.leader: unknown {leader!r}")
    elif (leader is None or leaders[leader]["rank"] != "brigade") and one.get("exception") not in exceptions:
        faults.append(f"{where}.leader: must be a brigade commander, or there is an exception")
    return faults


def _leader(one: Entry, known: Mapping[str, Mapping[str, Entry]]) -> list[str]:
    where, rank = f"leaders.{one['id']}", one["rank"]
    faults: list[str] = []
    points = CHIEFS_POINTS if rank == "chief" else OTHERS_POINTS
    if one["mp"] != points:
        faults.append(f"{where}.mp: must be {points}, the rules say [W-3.3]")
    for field, wanted in (("initiative", rank == "wing"), ("independence", rank in ("wing", "deputy"))):
        value = one.get(field)
        if wanted and (type(value) is not int or not -5 <= value <= 9):
            faults.append(f"{where}.{field}: {value!r}; must be a whole number up to 9")
    for field, group in (("wing", "wings"), ("brigade", "brigades")):
        if one.get(field) is not None and one[field] not in known[group]:
            faults.append(f"{where}.{field}: unknown {one[field]!r}")
    faults += [
        f"{where}.deputy_for: unknown {name!r}" for name in one.get("deputy_for") or () if name not in known["brigades"]
    ]
    return faults


def _unit(one: Entry, known: Mapping[str, Mapping[str, Entry]], bands: list[str]) -> list[str]:
    where, brigade = f"units.{one['id']}", known["brigades"].get(one["brigade"])
    if brigade is None or known["wings"][brigade["wing"]]["side"] != one["side"]:
        return [f"{where}.brigade: {one['brigade']!r} is no brigade of its side"]
    if one["arm"] == "artillery":
        return _battery(where, one, bands)
    faults: list[str] = []
    if one["morale"] not in BASES or one.get("morale_weak") != one["morale"] - 1:
        faults.append(f"{where}.morale, morale_weak: must be 5 to 8, and one less [W-13.15]")
    if one["steps"] != 2:
        faults.append(f"{where}.steps: must be 2 [W-13.12]")
    if one["arm"] != "infantry":
        loose = "loose" if one["arm"] == "hussar" else "close"
        if type(one.get("impetus")) is not int or not 1 <= one["impetus"] <= 9:
            faults.append(f"{where}.impetus: {one.get('impetus')!r}; possible: 1 to 9")
        if one.get("order_class") != loose:
            faults.append(f"{where}.order_class: must be {loose!r}")
    if one["regimental_guns"] != (one["arm"] == "infantry" and one["guns"] > 0):
        faults.append(f"{where}.regimental_guns: does not go with guns, {one['guns']}")
    return faults


def _battery(where: str, one: Entry, bands: list[str]) -> list[str]:
    """A battery: one step, four to seven guns, a modifier for each band of distance that does not get better."""
    faults: list[str] = []
    if one["steps"] != 1 or one.get("morale_weak") is not None or one["guns"] not in GUNS:
        faults.append(f"{where}: a battery has one step, no weak side, and 4 to 7 guns [W-1.2, W-11.10]")
    mods = one.get("fire_mods")
    if (
        not isinstance(mods, Mapping)
        or sorted(mods) != sorted(bands)
        or any(type(mods[band]) is not int for band in mods)
    ):
        return [*faults, f"{where}.fire_mods: must name {', '.join(bands)}"]
    far = [mods[band] for band in bands[1:]]
    if far != sorted(far):
        faults.append(f"{where}.fire_mods: gets better with the distance")
    if "range" not in one:
        faults.append(f"{where}.range: missing")
    return faults


def _totals(data: Mapping[str, Any]) -> list[str]:
    """What both armies had in history."""
    faults: list[str] = []
    for side in SIDE_IDS:
        units = [one for one in data["units"] if one["side"] == side]
        found = {"battalions": count(units, "infantry"), "squadrons": squadrons(units), "guns": guns(units)}
        for name, number in found.items():
            least, most = data["history"]["targets"][f"{side}_{name}"]
            if not least <= number <= most:
                faults.append(f"units: {number} {name} of {side}; history knows {least} to {most}")
    return faults


def count(units: Iterable[Entry], arm: str) -> int:
    """How many units of the arm there are."""
    return sum(one["arm"] == arm for one in units)


def squadrons(units: Iterable[Entry]) -> int:
    """How many squadrons there are; a counter of hussars is two [W-1.2]."""
    return sum(one["squadrons"] for one in units)


def guns(units: Iterable[Entry]) -> int:
    """How many guns there are, those of battalions included [W-1.2]."""
    return sum(one["guns"] for one in units)
