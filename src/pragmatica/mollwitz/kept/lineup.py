"""The set-up and the terms of one scenario [W-S.1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pragmatica.mollwitz.kept.army import Army
from pragmatica.mollwitz.kept.codes import ARMS, FORMATIONS, NO_ORDER, ORDERS, SIDE_IDS
from pragmatica.mollwitz.kept.ground import Ground

# Exceptions [W-S.3]
NO_ORDERS: Final = "EX_NO_ORDERS"
WING_DIRECT: Final = "EX_P_WING_DIRECT"
PRUSSIAN_LINE: Final = "EX_P_LINE1"
AUSTRIAN_LINES: Final = "EX_A_LINES"
TWO_CHIEFS: Final = "EX_TWO_CHIEFS"
FREDERICK_LEAVES: Final = "EX_FREDERICK_LEAVES"
EXCEPTIONS: Final = (NO_ORDERS, WING_DIRECT, PRUSSIAN_LINE, AUSTRIAN_LINES, TWO_CHIEFS, FREDERICK_LEAVES)


class Lineup:
    """Who stands where, under which orders, and what victory takes."""

    def __init__(self, scenario: Mapping[str, Any], ground: Ground, army: Army) -> None:
        self.units: Final[list[tuple[int, int, int, int, bool]]] = [
            (
                army.unit_number[one["unit"]],
                ground.number[one["at"][0], one["at"][1]],
                one["facing"],
                FORMATIONS.index(one["formation"]),
                one["step"] == "weak",
            )
            for one in scenario["units"]
        ]  # unit, hex, facing, formation, weakened
        self.takes_part: Final[list[bool]] = [False] * army.units
        for unit, *_ in self.units:
            self.takes_part[unit] = True
        self.leaders: Final[list[tuple[int, int]]] = [
            (army.leader_number[one["leader"]], ground.number[one["at"][0], one["at"][1]])
            for one in scenario["leaders"]
        ]  # leader, hex
        self.leads: Final[list[bool]] = [False] * army.leaders  # whether a leader takes part
        for leader, _ in self.leaders:
            self.leads[leader] = True
        self.orders: Final[list[int]] = [
            ORDERS.index(scenario["orders"][wing]) if wing in scenario["orders"] else NO_ORDER for wing in army.wing_ids
        ]
        self.chits: Final[list[bool]] = [
            any(wing in scenario["chits"][side] for side in SIDE_IDS) for wing in army.wing_ids
        ]
        self.couriers: Final[list[int]] = [scenario["couriers"].get(leader, 0) for leader in army.leader_ids]
        self.squares: Final[list[int]] = [scenario["square_markers"][side] for side in SIDE_IDS]
        self.exceptions: Final[list[str]] = list(scenario["exceptions"])
        self.turns: Final[int] = len(scenario["turns"])
        self.times: Final[list[str]] = ["", *(one["time"] for one in scenario["turns"])]  # of day, by turn
        self._victory(scenario["victory"], ground)

    def _victory(self, terms: Mapping[str, Any], ground: Ground) -> None:
        """What is counted at the end, and when an army breaks [W-S.5, W-S.6, W-S.7]."""
        self.breaks: list[int] = [terms["army_break"][side] for side in SIDE_IDS]
        score = terms["score"]
        self.factor: list[int] = [score["elimination_factor"][side] for side in SIDE_IDS]
        self.margin: int = score["margin"]
        self.bonuses: list[tuple[int, int, int, int, int]] = [
            (SIDE_IDS.index(one["side"]), one["points"], one["count"], ARMS.index(one["arm"]), one["min_offset_row"])
            for one in score["bonus"]
        ]  # side, points, how many units, of which arm, on or below which row
        self.objective_ids: list[str] = [one["id"] for one in terms["objectives"]]
        self.objective_need: list[int] = [one["need"] for one in terms["objectives"]]
        self.objective_points: list[int] = [one["points"] for one in terms["objectives"]]
        self.objective_hexes: list[list[int]] = [
            [ground.number[hex[0], hex[1]] for hex in one["hexes"]] for one in terms["objectives"]
        ]
        self.objective_owner: list[int] = [SIDE_IDS.index(one["owner_at_start"]) for one in terms["objectives"]]
        self.goals: list[int] = sorted({hex for hexes in self.objective_hexes for hex in hexes})  # all such hexes
        self.goal_owner: list[int] = [
            next(
                owner for owner, hexes in zip(self.objective_owner, self.objective_hexes, strict=True) if goal in hexes
            )
            for goal in self.goals
        ]

    def holds(self, exception: str) -> bool:
        """Whether an exception is in force [W-S.3]."""
        return exception in self.exceptions
