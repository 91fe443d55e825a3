"""Scenarios: everybody stands where he may, has orders and leaders, and victory can be had."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.kept.codes import ORDERS, SCENARIOS, SIDE_IDS
from pragmatica.mollwitz.kept.lineup import EXCEPTIONS

FORMED: Final[Mapping[str, tuple[str, ...]]] = {
    "infantry": ("line", "bent_left", "bent_right", "repel", "square"),
    "cavalry": ("line",),
    "hussar": ("skirmish",),
    "artillery": ("limbered", "unlimbered"),
}  # formations in which an arm may begin
Entry = Mapping[str, Any]


def check(data: Mapping[str, Any]) -> list[str]:
    """Faults of the scenarios."""
    names = [one["alias"] for one in data["scenarios"]]
    if sorted(names) != sorted(SCENARIOS):
        return [f"scenarios.alias: must be {', '.join(SCENARIOS)}"]
    return [fault for one in data["scenarios"] for fault in _Scenario(data, one).faults()]


class _Scenario:
    """One scenario with what it refers to."""

    def __init__(self, data: Mapping[str, Any], one: Entry) -> None:
        self.data: Final = data
        self.one: Final = one
        self.where: Final = f"scenarios.{one['alias']}"
        self.units: Final = {unit["id"]: unit for unit in data["units"]}
        self.leaders: Final = {leader["id"]: leader for leader in data["leaders"]}
        self.wing_of: Final = {brigade["id"]: brigade["wing"] for brigade in data["brigades"]}
        self.terrain: Final = {(hex[0], hex[1]): hex[2] for hex in data["map"]["hexes"]}

    def faults(self) -> list[str]:
        """All of them; what stands on the field first."""
        placed = self._units() or [*self._stacks(), *self._leaders()]
        return placed or [*self._wings(), *self._terms(), *self._victory(self.one["victory"])]

    def _units(self) -> list[str]:
        faults: list[str] = []
        seen: set[str] = set()
        for number, one in enumerate(self.one["units"]):
            where, unit = f"{self.where}.units[{number}]", self.units.get(one["unit"])
            at = tuple(one["at"])
            if unit is None or one["unit"] in seen:
                faults.append(f"{where}.unit: {one['unit']!r} is unknown, or stands there twice")
                continue
            seen.add(one["unit"])
            if at not in self.terrain:
                faults.append(f"{where}.at: {one['at']} lies outside the field")
                continue
            ground = self.data["terrain"]["hex"][self.terrain[at]]
            if one["formation"] not in FORMED[unit["arm"]]:
                faults.append(f"{where}.formation: {one['formation']!r} of {unit['arm']}")
            if ground["mp"][unit["arm"]] is None:
                faults.append(f"{where}.at: {unit['arm']} may not enter {self.terrain[at]}")
            if one["formation"] == "square" and not ground["square_allowed"]:
                faults.append(f"{where}.formation: no square in {self.terrain[at]} [W-4.12]")
        return faults

    def _by_hex(self) -> dict[tuple[int, ...], list[Entry]]:
        found: dict[tuple[int, ...], list[Entry]] = {}
        for one in self.one["units"]:
            found.setdefault(tuple(one["at"]), []).append(one)
        return found

    def _stacks(self) -> list[str]:
        """Stacks are lawful and faced alike, and no enemies stand next to each other [W-7.1, W-7.3]."""
        faults: list[str] = []
        hexes = self._by_hex()
        for at, stack in hexes.items():
            units = [self.units[one["unit"]] for one in stack]
            where = f"{self.where}.units: hex {list(at)}"
            horse = [unit for unit in units if unit["arm"] in ("cavalry", "hussar")]
            arms = [unit["arm"] for unit in units]
            foot, guns = arms.count("infantry"), arms.count("artillery")
            alike = len({(unit["arm"], unit["impetus"]) for unit in horse}) <= 1
            most = 1 if guns else 2
            if foot + len(horse) > (1 if foot else most) or guns > 1 or not alike:
                faults.append(f"{where}: breaks the stacking limit [W-7.1]")
            if len({unit["side"] for unit in units}) > 1 or len({one["facing"] for one in stack}) > 1:
                faults.append(f"{where}: both sides, or not faced alike [W-7.3]")
            for way in range(6):
                beside = hexes.get(grid.neighbour(at[0], at[1], way))
                if beside and self.units[beside[0]["unit"]]["side"] != units[0]["side"]:
                    faults.append(f"{where}: next to an enemy")
        return faults

    def _leaders(self) -> list[str]:
        faults: list[str] = []
        hexes, seen = self._by_hex(), set()
        for number, one in enumerate(self.one["leaders"]):
            where, leader = f"{self.where}.leaders[{number}]", self.leaders.get(one["leader"])
            beside = hexes.get(tuple(one["at"]))
            if leader is None or one["leader"] in seen:
                faults.append(f"{where}.leader: {one['leader']!r} is unknown, or stands there twice")
            elif not beside or self.units[beside[0]["unit"]]["side"] != leader["side"]:
                faults.append(f"{where}.at: {one['at']} holds no unit of his side")
            seen.add(one["leader"])
        return faults

    def _wings(self) -> list[str]:
        """Each wing with units has a chit, an order if it takes orders, and a commander or an exception.

        [W-2.2, W-3.5]
        """
        faults: list[str] = []
        one, there = self.one, {entry["leader"] for entry in self.one["leaders"]}
        used = {self.wing_of[self.units[entry["unit"]]["brigade"]] for entry in one["units"]}
        wings = {wing["id"]: wing for wing in self.data["wings"]}
        for side in SIDE_IDS:
            mine = {wing for wing in used if wings[wing]["side"] == side}
            if set(one["chits"].get(side, ())) != mine or len(one["chits"].get(side, ())) != len(mine):
                faults.append(f"{self.where}.chits.{side}: must be {', '.join(sorted(mine))}")
        for wing in sorted(used):
            order = one["orders"].get(wing)
            if wings[wing]["subject_to_orders"] != (order in ORDERS):
                faults.append(f"{self.where}.orders.{wing}: {order!r}")
            leader = wings[wing]["leader"]
            if leader is None and wings[wing]["exception"] not in one["exceptions"]:
                faults.append(f"{self.where}.exceptions: {wings[wing]['exception']} of {wing} is not in force")
            if leader is not None and leader not in there:
                faults.append(f"{self.where}.leaders: {leader} of {wing} is missing")
        return faults

    def _terms(self) -> list[str]:
        faults: list[str] = []
        one, there = self.one, {entry["leader"] for entry in self.one["leaders"]}
        if [turn["turn"] for turn in one["turns"]] != list(range(1, len(one["turns"]) + 1)):
            faults.append(f"{self.where}.turns: must be numbered from 1")
        for name in one["exceptions"]:
            if name not in EXCEPTIONS:
                faults.append(f"{self.where}.exceptions: unknown {name!r}")
        for leader, number in one["couriers"].items():
            if leader not in there or self.leaders[leader]["rank"] != "chief":
                faults.append(f"{self.where}.couriers.{leader}: {number}; only chiefs on the field have couriers")
        return faults

    def _victory(self, terms: Entry) -> list[str]:
        """Breaks can be reached, scores be computed, objectives be held [W-S.5, W-S.6, W-S.7]."""
        faults: list[str] = []
        where, score = f"{self.where}.victory", terms["score"]
        for side in SIDE_IDS:
            total = sum(
                self.units[one["unit"]]["vp"] for one in self.one["units"] if self.units[one["unit"]]["side"] == side
            )
            number = terms["army_break"][side]
            if not 0 < number <= total:
                faults.append(f"{where}.army_break.{side}: {number}; its units are worth {total}")
        for number, one in enumerate(score["bonus"]):
            if not 0 <= one["min_offset_row"] < self.data["geometry"]["rows"]:
                faults.append(f"{where}.score.bonus[{number}].min_offset_row: no row of the field")
        for number, one in enumerate(terms["objectives"]):
            place = f"{where}.objectives[{number}]"
            if any(tuple(hex) not in self.terrain for hex in one["hexes"]):
                faults.append(f"{place}.hexes: one lies outside the field")
            if not 1 <= one["need"] <= len(one["hexes"]):
                faults.append(f"{place}.need: {one['need']} of {len(one['hexes'])}")
        return faults
