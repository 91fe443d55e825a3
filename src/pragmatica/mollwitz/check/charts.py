"""Formations and tables: complete, in order, and with the numbers that the rules state."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from pragmatica.mollwitz.check.geometry import ZONES
from pragmatica.mollwitz.kept.charts import MEETINGS, ROWS, STRONGEST
from pragmatica.mollwitz.kept.codes import ARMS, FORMATIONS
from pragmatica.mollwitz.kept.sums import A_REPEAT, D_RATIO, PARTS

DEAREST: Final = 20  # price of a change of formation or facing
HIGHEST: Final = 6  # points in a cell, or a modifier up or down
FARTHEST: Final = 20  # hexes of a shot
_NUMBER: Final = re.compile("[1-9][0-9]?")
_RATIO: Final = re.compile("(>=|<=|<=1/)[1-9][0-9]?")
SHARED: Final = ("enfilade", "target_square", "target_two_cavalry", "target_hussar", "target_artillery_alone")
INFANTRY_ONLY: Final = ("shooter_prussian", "shooter_weakened", "advance_fire", "square", "bent_or_repel")
BATTERY_ONLY: Final = ("distance", "regimental_guns")
# Numbers that the rules state themselves, by path
FIXED: Final[tuple[tuple[str, object, str], ...]] = (
    ("strength.step_loss_at", 3, "W-13.13"),
    ("strength.eliminate_at", 6, "W-13.14"),
    ("strength.eliminate_at_base5", 5, "W-13.14"),
    ("rally.distance", 10, "W-13.27"),
    ("rally.morale_after", 1, "W-13.29"),
    ("leader_loss.combat", [9], "W-12.3"),
    ("leader_loss.hussar", [8, 9], "W-12.6"),
    ("distances.retreat", 1, "W-13.31"),
    ("distances.flight", 3, "W-13.37"),
    ("distances.cavalry_withdrawal", 2, "W-6.11"),
    ("distances.pursuit_cavalry_extra", 3, "W-13.44"),
    ("morale_recovery.attack_max", 2, "W-3.10"),
    ("dice.sides", 10, "W-1.5"),
)


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of formations and tables."""
    return _formations(data["formations"]) or _tables(data["tables"]) or _markers(data)


def _formations(formations: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    entries = {one["id"]: one for one in formations["entries"]}
    if len(entries) != len(formations["entries"]):
        faults.append("formations.entries.id: one occurs twice")
    for name in FORMATIONS:
        where = f"formations.{name}"
        if name not in entries:
            faults.append(f"{where}: missing")
            continue
        one = entries[name]
        if one["zone"] not in ZONES:
            faults.append(f"{where}.zone: {one['zone']!r}; possible: {', '.join(ZONES)}")
        for arm in one["arms"]:
            if arm not in ARMS:
                faults.append(f"{where}.arms: unknown {arm!r}")
                continue
            if arm not in one["mp"]:
                faults.append(f"{where}.mp.{arm}: missing")
            faults += _price(f"{where}.turn_cost.{arm}", one["turn_cost"].get(arm, -1))
        faults += _price(f"{where}.remove_cost", one.get("remove_cost"))
    square = entries.get("square", {})
    if square.get("may_move") is not False or square.get("may_melee") is not False:
        faults.append("formations.square: may neither move nor attack, the rules say [W-4.10]")
    return faults


def _price(where: str, price: object) -> list[str]:
    """A number of movement points, all, or none for what cannot be done [W-8.5]."""
    if price in (None, "all") or (type(price) is int and 0 <= price <= DEAREST):
        return []
    return [f"{where}: {price!r}; possible: 0 to {DEAREST}, 'all' or null"]


def _markers(data: Mapping[str, Any]) -> list[str]:
    """What a formation says of its fire is what the table of modifiers says [W-4.4, W-4.10]."""
    values = {one["id"]: one["mod"] for one in data["tables"]["infantry_fire_modifiers"]}
    faults: list[str] = []
    for one in data["formations"]["entries"]:
        name = "square" if one["id"] == "square" else "bent_or_repel"
        if "fire_mod" in one and one["fire_mod"] != values[name]:
            faults.append(f"formations.{one['id']}.fire_mod: {one['fire_mod']}; the modifier {name} is {values[name]}")
    return faults


def _tables(tables: Mapping[str, Any]) -> list[str]:
    faults = [
        f"tables.{path}: must be {value}, the rules say [{rule}]"
        for path, value, rule in FIXED
        if _at(tables, path) != value
    ]
    low_is_good = tables["sign"]["low_is_good"]
    for name, rows in (("infantry_fire", [str(row) for row in range(1, STRONGEST + 1)]), ("artillery_fire", ROWS)):
        faults += _table(f"tables.{name}", tables[name], list(rows), low_is_good)
    faults += _retreat(tables["retreat"]["rows"])
    faults += _modifiers(tables) + _ratios(tables["melee_ratio"]) + _ranges(tables)
    for base in range(5, 9):
        half = (base - 1 + 1) // 2  # of the weakened base, a half counting up
        if tables["rout_morale"]["values"].get(str(base)) != half:
            faults.append(f"tables.rout_morale.values.{base}: must be {half}, the rules say [W-13.20]")
    for base in range(4, 9):
        price = tables["morale_recovery"]["march"].get(str(base))
        if type(price) is not int or not 1 <= price <= 9:
            faults.append(f"tables.morale_recovery.march.{base}: {price!r}; possible: 1 to 9")
    return faults


def _at(tables: Mapping[str, Any], path: str) -> object:
    found: Any = tables
    for part in path.split("."):
        found = found.get(part) if isinstance(found, Mapping) else None
    return found


def _table(where: str, table: Mapping[str, Any], rows: list[str], low_is_good: bool) -> list[str]:
    """Columns follow each other, open at both ends, over all dice; cells fall, or rise, from left to right."""
    columns = table["columns"]
    faults: list[str] = []
    try:
        first, last = int(columns[0].removeprefix("<=")), int(columns[-1].removeprefix(">="))
        middle = [int(one) for one in columns[1:-1]]
    except ValueError:
        return [f"{where}.columns: must be '<=n', numbers, '>=n'"]
    if not columns[0].startswith("<=") or not columns[-1].startswith(">=") or middle != list(range(first + 1, last)):
        faults.append(f"{where}.columns: must follow each other and be open at both ends")
    if first > 0 or last < 9:
        faults.append(f"{where}.columns: must cover 0 to 9")
    if sorted(table["rows"]) != sorted(rows):
        return [*faults, f"{where}.rows: must be {', '.join(rows)}"]
    for name in rows:
        cells = table["rows"][name]
        if len(cells) != len(columns):
            faults.append(f"{where}.rows.{name}: {len(cells)} cells in {len(columns)} columns")
        elif any(type(cell) is not int or not 0 <= cell <= HIGHEST for cell in cells):
            faults.append(f"{where}.rows.{name}: cells are 0 to {HIGHEST}")
        elif sorted(cells, reverse=low_is_good) != cells:
            faults.append(f"{where}.rows.{name}: does not {'fall' if low_is_good else 'rise'} from left to right")
    return faults


def _retreat(rows: Mapping[str, Any]) -> list[str]:
    found = [rows.get(str(row)) for row in range(1, STRONGEST + 1)]
    if any(type(one) is not int or one < 1 for one in found) or found != sorted(found, key=lambda one: one or 0):
        return ["tables.retreat.rows: must name 1 to 8, and not fall with morale"]
    return []


def _modifiers(tables: Mapping[str, Any]) -> list[str]:
    """Every modifier that the rules use is there, once, small enough, with its provenance."""
    melee = [name for kind, name, _, _ in PARTS if A_REPEAT <= kind <= D_RATIO and not name.endswith("_terrain")]
    faults: list[str] = []
    for table, names in (
        ("infantry_fire_modifiers", [*INFANTRY_ONLY, *SHARED]),
        ("artillery_fire_modifiers", [*BATTERY_ONLY, *SHARED]),
        ("melee_modifiers", melee),
    ):
        there = [one["id"] for one in tables[table]]
        faults += [f"tables.{table}.{name}: missing" for name in names if name not in there]
        faults += [f"tables.{table}.{name}: stands there twice" for name in set(there) if there.count(name) > 1]
        for one in tables[table]:
            where = f"tables.{table}.{one['id']}"
            if one["mod"] is not None and (type(one["mod"]) is not int or abs(one["mod"]) > HIGHEST):
                faults.append(f"{where}.mod: {one['mod']!r}; possible: -{HIGHEST} to {HIGHEST}, or null")
    values = {
        one["id"]: one["mod"] for table in ("infantry_fire_modifiers", "melee_modifiers") for one in tables[table]
    }
    for name, value, rule in (("square", 2, "W-4.10"), ("a_repeat", 1, "W-10.27")):
        if values.get(name, value) != value:
            faults.append(f"tables, modifier {name}: must be {value}, the rules say [{rule}]")
    if (values.get("advance_fire") or 0) <= 0:
        faults.append("tables.infantry_fire_modifiers.advance_fire.mod: must be above 0, the rules say [W-10.12]")
    return faults


def _ratios(ratios: Mapping[str, Any]) -> list[str]:
    faults: list[str] = []
    for meeting in MEETINGS:
        for who in ("attacker", "defender"):
            where = f"tables.melee_ratio.{meeting}.{who}"
            entries = ratios[meeting][who]
            if not any(one[0] == "else" for one in entries):
                faults.append(f"{where}: has no 'else'")
            for condition, _ in entries:
                if condition != "else" and _RATIO.fullmatch(condition) is None:
                    faults.append(f"{where}: {condition!r}; possible: '>=2', '<=1', '<=1/2', 'else'")
    return faults


def _ranges(tables: Mapping[str, Any]) -> list[str]:
    """Bands of distance follow each other from 1 to the farthest shot; each reads one row [W-11.4, W-10.9]."""
    ranges, faults, reached = tables["artillery_ranges"], [], 0
    for band in ranges["bands"]:
        first, _, last = band.partition("-")
        numbers = _NUMBER.fullmatch(first) and _NUMBER.fullmatch(last)
        if not numbers or int(first) != reached + 1 or not int(first) <= int(last) <= FARTHEST:
            return [f"tables.artillery_ranges.bands: {band!r} does not follow on {reached}"]
        reached = int(last)
        if ranges["fire_row"].get(band) not in ROWS:
            faults.append(f"tables.artillery_ranges.fire_row.{band}: must be {' or '.join(ROWS)}")
    if ranges["max"] != reached:
        faults.append(f"tables.artillery_ranges.max: must be {reached}")
    guns = tables["regimental_guns"]
    if not 2 <= guns["min"] <= guns["max"] <= reached or guns["row"] not in ROWS:
        faults.append("tables.regimental_guns: min, max and row must be from 2 to the range, in order, and a row")
    return faults
