"""A second computation of the sums of fire, melee and morale, from the board file and the words of the rules alone.

It shares no code with the engine: pieces are plain records, directions are found by angles, tables are looked up by
their texts. Slow, and only for tests.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Place = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A unit on the field."""

    name: str
    at: Place
    facing: int = 0
    formation: str = "line"
    morale: int = 7
    weak: bool = False
    passed: bool = False  # a counter-charge test


class Oracle:
    """What the charts make of a situation."""

    def __init__(self, data: dict[str, Any], model: str, active: str) -> None:
        self.tables = data["tables"]
        self.units = {one["id"]: one for one in data["units"]}
        self.leaders = {one["id"]: one for one in data["leaders"]}
        self.zone_of = {one["id"]: one["zone"] for one in data["formations"]["entries"]}
        self.model = data["facing"]["models"][model]
        self.vectors = [tuple(one) for one in data["facing"]["vectors"]]
        self.terrain = {(one[0], one[1]): one[2] for one in data["map"]["hexes"]}
        self.streams = {frozenset((tuple(one["a"]), tuple(one["b"]))) for one in data["map"]["sides"]}
        self.active = active  # side of the board file

    # -- who is where ------------------------------------------------------------------------------------------------

    def arm(self, piece: Piece) -> str:
        """The arm of a piece."""
        return str(self.units[piece.name]["arm"])

    def side(self, piece: Piece) -> str:
        """The side of a piece."""
        return str(self.units[piece.name]["side"])

    def is_horse(self, piece: Piece) -> bool:
        """Line cavalry or hussars."""
        return self.arm(piece) in ("cavalry", "hussar")

    def classed(self, piece: Piece, relative: int) -> str:
        """The name of the class of a relative direction."""
        parts = self.model[self.zone_of[piece.formation]]
        return next(
            (name for name in ("front", "covered", "right", "left", "rear") if relative in parts.get(name, ())), ""
        )

    def relation(self, piece: Piece, hex: Place) -> str:
        """What a neighbouring hex is to the piece."""
        step = (hex[0] - piece.at[0], hex[1] - piece.at[1])
        return self.classed(piece, (self.vectors.index(step) - piece.facing) % 6) if step in self.vectors else ""

    def sector(self, piece: Piece, hex: Place) -> str:
        """What a distant hex is: by the angle to it, of two equally near the more frontal."""

        def angle(q: int, r: int) -> float:
            return math.atan2(1.5 * q, -math.sqrt(3) * (r + q / 2))  # from north, clockwise

        to = angle(hex[0] - piece.at[0], hex[1] - piece.at[1])
        off = [abs(math.remainder(angle(*one) - to, 2 * math.pi)) for one in self.vectors]
        near = [k for k, one in enumerate(off) if one < min(off) + 1e-9]
        order = ["front", "covered", "right", "left", "rear", ""]
        return min((self.classed(piece, (k - piece.facing) % 6) for k in near), key=order.index)

    def distance(self, a: Place, b: Place) -> int:
        """Steps between two hexes."""
        q, r = a[0] - b[0], a[1] - b[1]
        return (abs(q) + abs(r) + abs(q + r)) // 2

    # -- morale ------------------------------------------------------------------------------------------------------

    def effective(self, pieces: Sequence[Piece], leader: str | None) -> int:
        """What a test of these pieces is held against."""
        bonus = int(self.leaders[leader]["morale_bonus"]) if leader else 0
        fighting = [one for one in pieces if self.arm(one) != "artillery"]
        if not fighting:
            return int(self.units[pieces[0].name]["morale"]) + bonus
        if len(fighting) == 1 and fighting[0].formation == "routed":
            weakened = self.units[fighting[0].name]["morale"] - 1
            return math.floor(weakened / 2 + 0.5) + bonus
        return math.floor(sum(one.morale for one in fighting) / len(fighting)) + bonus

    # -- losses ------------------------------------------------------------------------------------------------------

    def suffer(self, piece: Piece, losses: Sequence[int]) -> tuple[int, bool, bool, bool]:
        """What becomes of an unrouted piece that loses these points, one after the other, in one activation.

        Morale, whether it is weakened, whether it is routed, and whether it is gone.
        """
        rules, printed = self.tables["strength"], self.units[piece.name]["morale"]
        weak, morale, routed, step_gone, total = piece.weak, piece.morale, False, False, 0
        five = printed - (1 if weak else 0) == 5
        for points in losses:
            total += points
            morale = max(0, morale - points)
            if total >= (rules["eliminate_at_base5"] if five else rules["eliminate_at"]):
                return morale, weak, routed, True
            now = morale == 0 and not routed
            routed = routed or now
            if (total >= rules["step_loss_at"] or now) and not step_gone:
                step_gone = True
                if weak:
                    return morale, weak, routed, True
                weak, morale = True, min(morale, printed - rules["weak_base_minus"])
        return morale, weak, routed, False

    def falls_back_at(self, target: Sequence[Piece], leader: str | None) -> int:
        """From how many points of a fire on the target it falls back."""
        return int(self.tables["retreat"]["rows"][str(min(max(self.effective(target, leader), 1), 8))])

    def price(self, piece: Piece) -> int:
        """Movement points for a point of morale."""
        base = self.units[piece.name]["morale"] - (1 if piece.weak else 0)
        return 1 if base >= 7 else 2

    # -- fire --------------------------------------------------------------------------------------------------------

    def _mod(self, table: str, name: str) -> int:
        found = [one["mod"] for one in self.tables[table] if one["id"] == name]
        return int(found[0] or 0) if found else 0

    def _cell(self, table: str, row: str, total: int) -> int:
        columns = self.tables[table]["columns"]
        for number, text in enumerate(columns):
            if (
                (text.startswith("<=") and total <= int(text[2:]))
                or (text.startswith(">=") and total >= int(text[2:]))
                or text == str(total)
            ):
                return int(self.tables[table]["rows"][row][number])
        raise AssertionError(total)

    def fire(self, firer: Piece, target: Sequence[Piece], die: int, advancing: bool) -> int:
        """Points that a fire costs."""
        near = self.distance(firer.at, target[0].at)
        battery = self.arm(firer) == "artillery"
        muskets = near == 1 and not battery
        table = "infantry_fire_modifiers" if muskets else "artillery_fire_modifiers"
        fighting = [one for one in target if self.arm(one) != "artillery"]
        aim = fighting[0] if fighting else target[0]
        names: list[str] = []
        total = die
        if muskets:
            names += ["shooter_prussian"] if self.side(firer) == "P" else []
            names += ["shooter_weakened"] if firer.weak else []
            names += ["advance_fire"] if advancing else []
            names += ["square"] if firer.formation == "square" else []
            names += ["bent_or_repel"] if firer.formation in ("bent_left", "bent_right", "repel") else []
        elif battery:
            bands = self.units[firer.name]["fire_mods"]
            total += next(
                mod for band, mod in bands.items() if int(band.split("-")[0]) <= near <= int(band.split("-")[1])
            )
        else:
            names.append("regimental_guns")
        lies = self.relation(aim, firer.at) if near == 1 else self.sector(aim, firer.at)
        if self.arm(aim) != "hussar" and aim.formation != "routed" and lies in ("left", "right", "rear"):
            names.append("enfilade")
        names += ["target_square"] if aim.formation == "square" else []
        names += ["target_two_cavalry"] if sum(self.arm(one) == "cavalry" for one in target) == 2 else []
        names += ["target_hussar"] if aim.formation == "skirmish" else []
        names += ["target_artillery_alone"] if not fighting else []
        names.append(f"target_{self.terrain[aim.at]}")
        total += sum(self._mod(table, name) for name in names)
        if muskets:
            return self._cell("infantry_fire", str(min(max(firer.morale, 1), 8)), total)
        return self._cell("artillery_fire", "1-2" if battery and near <= 2 else "3+", total)

    # -- melee -------------------------------------------------------------------------------------------------------

    def _seen(self, defender: Piece, hex: Place) -> str:
        """What a hex is to the defender of a melee: the rear of a bent line is covered."""
        found = self.relation(defender, hex)
        bent = defender.formation in ("bent_left", "bent_right")
        return "covered" if bent and found == "rear" else found

    def _ratio(self, kind: str, who: str, a: int, d: int) -> int:
        best, value, otherwise = 0, 0, 0
        for text, mod in self.tables["melee_ratio"][kind][who]:
            if text == "else":
                otherwise = mod
                continue
            if text.startswith(">="):
                n = int(text[2:])
                met = a >= d and math.floor(a / d) >= n
            else:
                n = int(text[2:].split("/")[-1])
                met = a <= d if text == "<=1" else d >= a and math.floor(d / a) >= n
            if met and n > best:
                best, value = n, mod
        return value if best else otherwise

    def _kind(self, attackers: Sequence[Sequence[Piece]], target: Sequence[Piece]) -> str:
        horse, met = self.is_horse(attackers[0][0]), self.is_horse(target[0])
        return "same_arm" if horse == met else "cavalry_vs_infantry" if horse else "infantry_vs_cavalry"

    def attack(
        self, stack: Sequence[Piece], attackers: Sequence[Sequence[Piece]], target: Sequence[Piece], repeated: bool
    ) -> int:
        """What an attacking stack adds to its die."""
        names = ["a_repeat"] if repeated else []
        lies, horse = self._seen(target[0], stack[0].at), self.is_horse(stack[0])
        on_foot = self.arm(target[0]) == "infantry"
        if target[0].formation == "square":
            names += ["a_square"] if horse else []
        elif lies == "front":
            names += ["a_cav_front"] if horse and on_foot else []
        elif lies == "covered":
            names += ["a_cav_marker"] if horse and on_foot else []
        elif lies:
            names.append("a_rear" if lies == "rear" else "a_flank")
        names += ["a_weakened"] if sum(one.weak for one in stack) * 2 >= len(stack) else []
        names.append(f"a_{self.terrain[target[0].at]}")
        names += ["a_stream"] if frozenset((stack[0].at, target[0].at)) in self.streams else []
        total = sum(self._mod("melee_modifiers", name) for name in names)
        total += 2 - self.units[stack[0].name]["impetus"] if horse else 0
        a = sum(len(one) for one in attackers)
        return total + self._ratio(self._kind(attackers, target), "attacker", a, len(target))

    def defend(
        self,
        passed: Sequence[Sequence[Piece]],
        attackers: Sequence[Sequence[Piece]],
        target: Sequence[Piece],
        around: Sequence[Piece],
    ) -> int:
        """What the defender adds to his die; `around`: all enemies on the field."""
        horse, foot = self.is_horse(attackers[0][0]), self.arm(target[0]) == "infantry"
        names: list[str] = []
        if foot and horse:
            if target[0].formation == "square":
                names.append("d_square")
            elif all(self._seen(target[0], one[0].at) in ("front", "covered") for one in passed):
                names.append("d_inf_vs_cav_front")
        counted = [
            one
            for one in around
            if one.formation != "routed" and not (horse and not foot and self.arm(one) == "infantry")
        ]
        lies = {self._seen(target[0], one.at) for one in counted}
        if "rear" in lies:
            names.append("d_rear")
        elif lies & {"left", "right"}:
            names.append("d_flank")
        if not foot and self.side(target[0]) != self.active and not any(one.passed for one in target):
            names.append("d_standing")
        names += ["d_weakened"] if sum(one.weak for one in target) * 2 >= len(target) else []
        names.append(f"d_{self.terrain[target[0].at]}")
        if all(frozenset((one[0].at, target[0].at)) in self.streams for one in attackers):
            names.append("d_stream")
        total = sum(self._mod("melee_modifiers", name) for name in names)
        if not foot and horse:
            best = max(self.units[one[0].name]["impetus"] for one in passed)
            total += max(best - self.units[target[0].name]["impetus"], 0)
        a = sum(len(one) for one in attackers)
        return total + self._ratio(self._kind(attackers, target), "defender", a, len(target))
