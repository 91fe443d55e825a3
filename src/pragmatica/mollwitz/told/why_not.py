"""Why something is not offered to a seat.

A target is an action (its id or notation), or a thing: `unit:P_GARDE1`, `hex:0312`, `leader:P_L_SCHWE`, `wing:P_L1`.
All that is answered is public: the only secrets are chits, their dice, and instructions, and no reason speaks of these.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Final

from pragmatica.core.errors import Unreadable, told
from pragmatica.core.flow import answering
from pragmatica.kit.reasons import Reasons, Targets
from pragmatica.mollwitz.battle import combat, defence, windows
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.named import asking
from pragmatica.mollwitz.named.actions import Actions
from pragmatica.mollwitz.told import reasons, refusals_combat
from pragmatica.mollwitz.told.reasons import nothing, reason
from pragmatica.mollwitz.told.refusals import REFUSALS, chit
from pragmatica.mollwitz.turn import acting, chief, leader_moves, pairs, unit_acts, unit_answers

# Answers that are not laid out beforehand, by id and by notation; names in capitals, hexes in four digits
_UNIT: Final = r"(?P<unit>[A-Z]+_[A-Z0-9_]+)"
_HEX: Final = r"(?P<hex>[0-9]{4})"
_REACTS: Final = (
    re.compile(rf"(?:volley|bend|square|withdraw|face_mover)-{_UNIT}"),
    re.compile(rf"charge-{_UNIT}-from-{_HEX}"),
    re.compile(rf"{_UNIT}[!<#@-]"),
    re.compile(rf"{_UNIT}x{_HEX}"),
)
_FIRES: Final = (re.compile(rf"fire-{_UNIT}-at-{_HEX}"), re.compile(rf"{_UNIT}>{_HEX}"))
_ATTACKS: Final = (
    re.compile(rf"attack-{_HEX}-from-(?P<hexes>[0-9]{{4}}(?:\+[0-9]{{4}}){{0,5}})"),
    re.compile(rf"(?P<hexes>[0-9]{{4}}(?:\+[0-9]{{4}}){{0,5}})x{_HEX}"),
)
_OTHERS: Final = (
    re.compile(rf"(?:to|at|from|hex)-{_HEX}|-?[0-9]{{4}}"),
    re.compile(rf"unit-{_UNIT}"),
    re.compile(r"(?:leader-)?(?P<leader>[A-Z]_L_[A-Z0-9_]+)"),
    re.compile(r"flee(?:-[0-5]){1,3}|[0-5]{1,3}|on-[0-3]"),
    re.compile(r"decline|fire|bayonet|[fb.]"),
)


class WhyNot(Targets[State]):
    """Answers for one board."""

    def __init__(self, board: Board, actions: Actions) -> None:
        self._board: Final = board
        self._actions: Final = actions

    def reasons(self, s: State, seat: int, target: str) -> Reasons:
        """Why the open question of the seat does not offer the target; empty when it does. Raises Unreadable."""
        frame, codes = asking.frame(s), answering.legal(s, seat)
        offered = self._actions.named(frame, s.group, codes)
        if any(target in (one.id, one.notation) for one in offered):
            return []
        kind, _, name = target.partition(":")
        army, names = s.army, self._board.ground.names
        if kind == "unit" and name in army.unit_number:
            return self._thing(s, frame, codes, "unit", army.unit_number[name])
        if kind == "leader" and name in army.leader_number:
            return self._thing(s, frame, codes, "leader", army.leader_number[name])
        if kind == "wing" and name in army.wing_ids:
            wing = army.wing_ids.index(name)
            if isinstance(frame, pairs.ChooseChit | pairs.NextChit):
                return [] if wing in codes else chit(s, seat, wing)
            return self._thing(s, frame, codes, "wing", wing)
        if kind == "hex" and name in names:
            return self._thing(s, frame, codes, "hex", names.index(name))
        return self._answer(s, seat, frame, target)

    def things(self, s: State) -> Mapping[str, Container[str]]:
        """Units, leaders, wings and hexes."""
        army = s.army
        return {
            "unit": army.unit_number,
            "leader": army.leader_number,
            "wing": army.wing_ids,
            "hex": self._board.ground.names,
        }

    # -- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, s: State, seat: int, frame: Frame, target: str) -> Reasons:
        code = self._actions.code(type(frame), target)
        if code is not None and isinstance(frame, pairs.ChooseChit | pairs.NextChit):
            return chit(s, seat, code)
        if code is not None and type(frame) in REFUSALS:
            return REFUSALS[type(frame)](s, frame, code) or nothing()
        found = self._named(target)
        if found is not None:
            return self._composed(s, frame, *found) or nothing()
        if code is None and not self.is_answer(s, target):
            raise Unreadable(f"{told(target)} names no action and nothing on the board", "target")
        return nothing()

    def _composed(self, s: State, frame: Frame, unit: int, hex: int, hexes: list[int]) -> Reasons:
        """An answer of reactions and fights that names these; -1: it names none."""
        if isinstance(frame, windows.React) and unit >= 0:
            return refusals_combat.reacts(s, frame, unit)
        if isinstance(frame, combat.NextFire | defence.Defend) and unit >= 0 and hex >= 0:
            return refusals_combat.fires(s, frame, unit, hex)
        if isinstance(frame, combat.DeclareMelee) and hexes:
            return refusals_combat.attacks(s, frame, hex, hexes)
        return nothing()

    def is_answer(self, s: State, target: str) -> bool:
        """Whether the target is an answer to some question."""
        return self._actions.is_known(target) or self._named(target) is not None

    def _named(self, target: str) -> tuple[int, int, list[int]] | None:
        """Unit, hex and further hexes that an answer of reactions and fights names; -1 or empty: none."""
        army, names = self._board.army, self._board.ground.names
        for pattern in (*_REACTS, *_FIRES, *_ATTACKS, *_OTHERS):
            found = pattern.fullmatch(target)
            if found is None:
                continue
            parts = found.groupdict()
            hexes = [names.index(one) if one in names else -1 for one in (parts.get("hexes") or "").split("+") if one]
            unit, hex, leader = parts.get("unit"), parts.get("hex"), parts.get("leader")
            if (unit and unit not in army.unit_number) or (hex and hex not in names) or -1 in hexes:
                return None
            if leader and leader not in army.leader_number:
                return None
            return army.unit_number[unit] if unit else -1, names.index(hex) if hex else -1, hexes
        return None

    # -- things -------------------------------------------------------------------------------------------------------

    def _thing(self, s: State, frame: Frame, codes: list[int], kind: str, number: int) -> Reasons:
        """Why no answer is about the thing; nothing where one is."""
        mine = _codes_about(frame, kind, number)
        if any(code in codes for code in mine):
            return []
        if mine and type(frame) in REFUSALS:
            return REFUSALS[type(frame)](s, frame, mine[0]) or nothing()
        if kind == "unit":
            if self._is_offered(s, frame, codes, "unit", s.army.unit_ids[number]):
                return []
            return refusals_combat.about_unit(s, frame, number)
        if kind == "hex":
            if self._is_offered(s, frame, codes, "hex", self._board.ground.names[number]):
                return []
            return refusals_combat.about_hex(s, frame, number)
        if kind == "leader" and self._is_offered(s, frame, codes, "leader", s.army.leader_ids[number]):
            return []
        return reason("W-2.12", "thing-not-asked", thing=_name(s, kind, number))

    def _is_offered(self, s: State, frame: Frame, codes: list[int], field: str, name: str) -> bool:
        return any(one.fields.get(field) == name for one in self._actions.named(frame, s.group, codes))


def _codes_about(frame: Frame, kind: str, number: int) -> list[int]:
    """The codes of answers about a thing, in questions whose answers are laid out beforehand."""
    if isinstance(frame, acting.Acting):
        if kind == "unit":
            return [acting.UNIT + number, acting.STACK + number]
        return [acting.LEADER + number] if kind == "leader" else []
    if isinstance(frame, unit_acts.UnitActs) and kind == "hex":
        return [unit_answers.STEP + number]
    if isinstance(frame, leader_moves.LeaderMoves) and kind == "hex":
        return [leader_moves.STEP + number]
    if isinstance(frame, chief.Chief):
        if kind == "hex":
            return [chief.STEP + number]
        return [chief.ORDER + number * 4 + order for order in range(3)] if kind == "wing" else []
    return []


def _name(s: State, kind: str, number: int) -> str:
    if kind == "unit":
        return reasons.unit(s, number)
    if kind == "leader":
        return reasons.leader(s, number)
    return reasons.wing(s, number) if kind == "wing" else reasons.hex(s, number)
