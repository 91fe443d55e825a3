"""The order of battle as flat lists: units, leaders, brigades and wings of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pragmatica.mollwitz.kept.codes import (
    ARMS,
    ARTILLERY,
    CHIEF,
    DEPUTY,
    HUSSAR,
    NO_BRIGADE,
    NO_LEADER,
    NO_WING,
    RANKS,
    SIDE_IDS,
)


class Army:
    """Units, leaders, brigades and wings by number, those of both sides in one list each.

    A wing is all that one chit activates: a cavalry wing, an infantry line, the hussars or the batteries of a side.
    Leaders are no units [W-1.3, W-2.2].
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._wings(data)
        self._brigades(data)
        self._units(data)
        self._leaders(data)

    def _wings(self, data: Mapping[str, Any]) -> None:
        wings = data["wings"]
        self.wing_ids: list[str] = [one["id"] for one in wings]
        self.wing_names: list[str] = [one["name"] for one in wings]
        self.wing_side: list[int] = [SIDE_IDS.index(one["side"]) for one in wings]
        self.initiative: list[int] = [one["initiative"] for one in wings]
        self.ordered: list[bool] = [one["subject_to_orders"] for one in wings]  # [W-3.7]
        self.wing_kind: list[str] = [one["kind"] for one in wings]

    def _brigades(self, data: Mapping[str, Any]) -> None:
        brigades = data["brigades"]
        self.brigade_ids: list[str] = [one["id"] for one in brigades]
        self.brigade_names: list[str] = [one["name"] for one in brigades]
        self.brigade_wing: list[int] = [self.wing_ids.index(one["wing"]) for one in brigades]

    def _units(self, data: Mapping[str, Any]) -> None:
        units, bands = data["units"], data["tables"]["artillery_ranges"]["bands"]
        self.units: int = len(units)
        self.unit_ids: list[str] = [one["id"] for one in units]
        self.unit_names: list[str] = [one["name"] for one in units]
        self.unit_number: dict[str, int] = {one: unit for unit, one in enumerate(self.unit_ids)}
        self.side: list[int] = [SIDE_IDS.index(one["side"]) for one in units]
        self.arm: list[int] = [ARMS.index(one["arm"]) for one in units]
        self.brigade: list[int] = [self.brigade_ids.index(one["brigade"]) for one in units]
        self.wing: list[int] = [self.brigade_wing[one] for one in self.brigade]
        self.printed: list[int] = [one["morale"] for one in units]  # base morale of the front [W-1.4]
        self.printed_weak: list[int] = [
            one["morale"] if one["morale_weak"] is None else one["morale_weak"] for one in units
        ]
        self.impetus: list[int] = [one["impetus"] or 0 for one in units]
        self.has_guns: list[bool] = [one["regimental_guns"] for one in units]
        self.grenadier: list[bool] = [one["grenadier"] for one in units]
        self.points: list[int] = [one["vp"] for one in units]
        self.fire_mods: list[int] = [
            one["fire_mods"][band] if "fire_mods" in one else 0 for one in units for band in bands
        ]  # [unit * bands + band]
        self.bands: int = len(bands)
        self.reach: list[int] = [one.get("range", 0) for one in units]  # of batteries
        self.units_of: list[list[int]] = [
            [unit for unit in range(self.units) if self.side[unit] == side] for side in (0, 1)
        ]
        self.units_in: list[list[int]] = [
            [unit for unit in range(self.units) if self.wing[unit] == wing] for wing in range(len(self.wing_ids))
        ]
        self.brigade_units: list[list[int]] = [
            [unit for unit in range(self.units) if self.brigade[unit] == brigade]
            for brigade in range(len(self.brigade_ids))
        ]
        self.hussars_of: list[list[int]] = [
            [unit for unit in units_of if self.arm[unit] == HUSSAR] for units_of in self.units_of
        ]
        self.is_battery: list[bool] = [one == ARTILLERY for one in self.arm]

    def _leaders(self, data: Mapping[str, Any]) -> None:
        leaders = data["leaders"]
        self.leaders: int = len(leaders)
        self.leader_ids: list[str] = [one["id"] for one in leaders]
        self.leader_names: list[str] = [one["name"] for one in leaders]
        self.leader_number: dict[str, int] = {one: leader for leader, one in enumerate(self.leader_ids)}
        self.leader_side: list[int] = [SIDE_IDS.index(one["side"]) for one in leaders]
        self.rank: list[int] = [RANKS.index(one["rank"]) for one in leaders]
        self.leader_wing: list[int] = [
            NO_WING if one["wing"] is None else self.wing_ids.index(one["wing"]) for one in leaders
        ]
        self.leader_brigade: list[int] = [
            NO_BRIGADE if one["brigade"] is None else self.brigade_ids.index(one["brigade"]) for one in leaders
        ]
        self.independence: list[int] = [
            -1 if one["independence"] is None else one["independence"] for one in leaders
        ]  # -1: has none
        self.range: list[int] = [one["command_range"] for one in leaders]
        self.bonus: list[int] = [one["morale_bonus"] for one in leaders]
        self.leader_points: list[int] = [one["mp"] for one in leaders]
        self.leader_worth: list[int] = [one["vp"] for one in leaders]
        self.deputy_for: list[list[int]] = [
            [self.brigade_ids.index(brigade) for brigade in one["deputy_for"] or ()] for one in leaders
        ]
        self._posts(data)

    def _posts(self, data: Mapping[str, Any]) -> None:
        """Who commands what as the game begins, and who is a chief or a deputy [W-3.1]."""
        self.commander: list[int] = [
            NO_LEADER if one["leader"] is None else self.leader_number[one["leader"]] for one in data["wings"]
        ]  # of a wing, as the game begins
        self.brigadier: list[int] = [
            NO_LEADER if one["leader"] is None else self.leader_number[one["leader"]] for one in data["brigades"]
        ]  # of a brigade, as the game begins
        self.chiefs_of: list[list[int]] = [
            [
                leader
                for leader in range(self.leaders)
                if self.leader_side[leader] == side and self.rank[leader] == CHIEF
            ]
            for side in (0, 1)
        ]
        self.leaders_of: list[list[int]] = [
            [leader for leader in range(self.leaders) if self.leader_side[leader] == side] for side in (0, 1)
        ]
        self.deputies_of: list[list[int]] = [
            [
                leader
                for leader in range(self.leaders)
                if self.leader_wing[leader] == wing and self.rank[leader] == DEPUTY
            ]
            for wing in range(len(self.wing_ids))
        ]
