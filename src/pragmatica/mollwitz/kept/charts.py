"""The charts of the game as tables of integers: facing, formations, fire, melee, morale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.boards import hex as grid
from pragmatica.mollwitz.kept.codes import (
    ALL,
    ARMS,
    BARRED,
    CLASSES,
    FORMATIONS,
    NO_ZONE,
    UNFACED,
)

# Rows of the artillery table [W-11.4]
CANISTER: Final = 0
ROUND_SHOT: Final = 1
ROWS: Final = ("1-2", "3+")
STRONGEST: Final = 8  # row of the infantry table, and of the retreat table

# Which arms meet in a melee [W-10.24]
SAME_ARM: Final = 0
HORSE_ON_FOOT: Final = 1
FOOT_ON_HORSE: Final = 2
MEETINGS: Final = ("same_arm", "cavalry_vs_infantry", "infantry_vs_cavalry")

# How an entry of the table of ratios is met
AT_LEAST: Final = 0  # so many attackers to one defender
AT_MOST: Final = 1  # one attacker to so many defenders
ELSE: Final = 2


class Facing:
    """One way of facing [W-5.4, W-5.5]: relative directions by formation, `[formation * 6 + direction]`."""

    def __init__(self, model: Mapping[str, Any], formations: Mapping[str, Any]) -> None:
        self.class_of: Final[list[int]] = []
        self.fire_zone: Final[list[int]] = []
        self.zones: Final[list[int]] = []  # how many fire zones, by formation
        for name in FORMATIONS:
            parts = model[formations[name]["zone"]]
            shots = model["fire_zones"].get(name, []) if formations[name]["may_fire"] else []
            self.zones.append(len(shots))
            for direction in range(6):
                kinds = [kind for kind, one in enumerate(CLASSES) if direction in parts.get(one, ())]
                self.class_of.append(kinds[0] if kinds else UNFACED)
                zones = [zone for zone, one in enumerate(shots) if direction in one]
                self.fire_zone.append(zones[0] if zones else NO_ZONE)
        self.forward: Final[list[int]] = model["forward"]
        self.backward: Final[list[int]] = model["backward"]
        self.charge: Final[list[int]] = model["charge_step"]
        front = model["line"]["front"]
        # The wedge in front [W-5.6], from its first direction clockwise to its last one
        self.first: Final[int] = next(one for one in front if (one - 1) % 6 not in front)
        self.width: Final[int] = len(front) - 1
        self.front: Final[list[int]] = [*front]
        self.far: Final[list[tuple[int, int]]] = [tuple(pair) for pair in model["ring2_pairs"]["cavalry"]]

    def in_wedge(self, q: int, r: int, facing: int) -> bool:
        """Whether the vector lies in the wedge in front of a unit with this facing [W-5.6]."""
        first = facing + self.first
        return grid.in_wedge(q, r, first, first + self.width)


class Charts:
    """What stands on the cards of the game. Lists by formation and arm are indexed `[formation * 4 + arm]`."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        formations = {one["id"]: one for one in data["formations"]["entries"]}
        self.models: Final[dict[str, Facing]] = {
            name: Facing(model, formations) for name, model in data["facing"]["models"].items()
        }
        self.default_model: Final[str] = data["facing"]["default"]
        self._formations([formations[name] for name in FORMATIONS])
        tables = data["tables"]
        self._fire(tables)
        self._melee(tables)
        self._morale(tables)

    def _formations(self, entries: list[Mapping[str, Any]]) -> None:
        """Movement points, price of a turn, and what a formation may do [W-4.1, W-8.1]."""
        self.points: list[int] = [one["mp"].get(arm, 0) for one in entries for arm in ARMS]
        self.turn_cost: list[int] = [_price(one["turn_cost"].get(arm)) for one in entries for arm in ARMS]
        self.may_move: list[bool] = [one["may_move"] for one in entries]
        self.may_turn: list[bool] = [one["may_turn"] for one in entries]
        self.may_fire: list[bool] = [one["may_fire"] for one in entries]
        self.may_melee: list[bool] = [one["may_melee"] for one in entries]
        self.remove_cost: list[int] = [_price(one.get("remove_cost")) for one in entries]

    def _fire(self, tables: Mapping[str, Any]) -> None:
        """Fire tables and ranges [W-10.7, W-11.4, W-10.9, W-13.30]."""
        rows, columns = tables["infantry_fire"]["rows"], tables["infantry_fire"]["columns"]
        self.lowest: int = int(columns[0].removeprefix("<="))
        self.columns: int = len(columns)
        self.infantry_fire: list[int] = [0] * self.columns  # [row * columns + column], rows from 1
        for row in range(1, STRONGEST + 1):
            self.infantry_fire += rows[str(row)]
        self.artillery_lowest: int = int(tables["artillery_fire"]["columns"][0].removeprefix("<="))
        self.artillery_columns: int = len(tables["artillery_fire"]["columns"])
        self.artillery_fire: list[int] = [cell for row in ROWS for cell in tables["artillery_fire"]["rows"][row]]
        self.infantry_mods: dict[str, int] = {one["id"]: one["mod"] or 0 for one in tables["infantry_fire_modifiers"]}
        self.artillery_mods: dict[str, int] = {one["id"]: one["mod"] or 0 for one in tables["artillery_fire_modifiers"]}
        ranges = tables["artillery_ranges"]
        self.range: int = ranges["max"]
        self.bands: list[str] = list(ranges["bands"])
        self.band: list[int] = [0] * (self.range + 1)  # by distance
        for number, band in enumerate(self.bands):
            first, last = (int(one) for one in band.split("-"))
            for distance in range(first, min(last, self.range) + 1):
                self.band[distance] = number
        self.band_row: list[int] = [ROWS.index(ranges["fire_row"][band]) for band in self.bands]
        self.guns_from: int = tables["regimental_guns"]["min"]
        self.guns_to: int = tables["regimental_guns"]["max"]
        self.guns_row: int = ROWS.index(tables["regimental_guns"]["row"])
        self.retreat_at: list[int] = [tables["retreat"]["rows"][str(max(row, 1))] for row in range(STRONGEST + 1)]

    def _melee(self, tables: Mapping[str, Any]) -> None:
        """Modifiers of melee, and the ratios of forces [W-10.24]."""
        self.melee_mods: dict[str, int] = {one["id"]: one["mod"] or 0 for one in tables["melee_modifiers"]}
        # [meeting][0 attacker, 1 defender]: triples of (how it is met, number, modifier)
        self.ratios: list[list[list[tuple[int, int, int]]]] = [
            [[_ratio(*one) for one in tables["melee_ratio"][meeting][who]] for who in ("attacker", "defender")]
            for meeting in MEETINGS
        ]

    def _morale(self, tables: Mapping[str, Any]) -> None:
        """Losses, recovery, rally, and the distances of movement after combat (chapter 13)."""
        strength = tables["strength"]
        self.step_loss_at: int = strength["step_loss_at"]
        self.eliminate_at: int = strength["eliminate_at"]
        self.eliminate_at_base5: int = strength["eliminate_at_base5"]
        prices, halves = tables["morale_recovery"]["march"], tables["rout_morale"]["values"]
        self.recovery: list[int] = [prices.get(str(base), 2) for base in range(DIE_ROWS)]  # by base morale showing
        self.rout_morale: list[int] = [halves.get(str(base), base // 2) for base in range(DIE_ROWS)]  # by printed base
        self.recovery_in_attack: int = tables["morale_recovery"]["attack_max"]
        self.rally_distance: int = tables["rally"]["distance"]
        self.rallied: int = tables["rally"]["morale_after"]
        distances = tables["distances"]
        self.retreat: int = distances["retreat"]
        self.flight: int = distances["flight"]
        self.withdrawal: int = distances["cavalry_withdrawal"]
        self.pursuit: int = distances["pursuit_cavalry_extra"]
        self.lost_on: list[int] = list(tables["leader_loss"]["combat"])
        self.lost_to_hussars_on: list[int] = list(tables["leader_loss"]["hussar"])


DIE_ROWS: Final = 10  # base morale is one digit


def _price(value: object) -> int:
    """A price in movement points; what is not offered cannot be paid."""
    if value is None:
        return BARRED
    return ALL if value == "all" else int(str(value))


def _ratio(condition: str, value: int) -> tuple[int, int, int]:
    """An entry such as `>=2`, `<=1/3`, `<=1` or `else`."""
    if condition == "else":
        return ELSE, 0, value
    if condition.startswith(">="):
        return AT_LEAST, int(condition[2:]), value
    return AT_MOST, int(condition.removeprefix("<=").removeprefix("1/")), value
