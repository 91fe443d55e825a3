"""The named actions of reactions and fights.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| react | volley, bend, square, withdraw, face_mover | volley-A_HOHE_1 … | A_HOHE_1! ( < # - ) | unit |
| | charge | charge-A_HOHE_1-from-2107 | A_HOHE_1x2107 | unit, hex |
| | decline | decline | . | |
| face_mover, turn_after | face | facing-3 | 3 | facing |
| withdraw, retreat | withdraw_to, retreat | to-2107 | -2107 | hex |
| flee | flee | flee-3-3-4 | 334 | directions |
| odd_point, answer_fire | take_point, answer | unit-A_HOHE_1 | A_HOHE_1 | unit |
| substitute, lead_brigade, support | take_over, lead_brigade, support | leader-A_L_ROEME | A_L_ROEME | leader |
| join_unit | join | at-2107 | 2107 | hex |
| pursue, enter_battery | pursue, enter | from-2107 | 2107 | hex |
| go_on | go_on | on-2 | 2 | hexes |
| follow_fire, advance_fire | follow, advance_fire | yes, no | yes, no | yes |
| kind_of_combat | fire_at_will, bayonet | fire, bayonet | f, b | |
| name_arm | foot_attacks, horse_attacks | foot, horse | f, h | |
| next_charge | resolve | hex-2107 | 2107 | hex |
| | attack | attack-2107-from-2006+2106 | 2006+2106x2107 | hex, hexes |
| declare_melee | attack | attack-2107-from-2006+2106 | 2006+2106x2107 | hex, hexes |
| next_fire, defend | fire | fire-P_ASCHW_1-at-2107 | P_ASCHW_1>2107 | unit, hex |
| declare_melee, next_fire, defend | end | end | . | |

Units that react together are named by the first of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.core.flow.frame import NO, YES
from pragmatica.mollwitz.battle import (
    assaults,
    bouts,
    charges,
    combat,
    defence,
    exchanges,
    fates,
    fires,
    flights,
    overfull,
    pursuits,
    windows,
)
from pragmatica.mollwitz.battle.question import END, HEXES
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.flow import Frame

Maker = Callable[[Board, int], Action]

_REACTIONS: Final = {
    windows.VOLLEY: ("volley", "!"),
    windows.FORM: ("bend", "<"),
    windows.SQUARED: ("square", "#"),
    windows.WITHDRAW: ("withdraw", "-"),
    windows.FACE: ("face_mover", "@"),
}


def _react(board: Board, code: int) -> Action:
    if code == END:
        return Action("decline", "decline", code, ".", {})
    unit, option = board.army.unit_ids[code // windows.EACH], code % windows.EACH
    if option >= windows.CHARGE:
        hex = board.ground.names[option - windows.CHARGE]
        return Action("charge", f"charge-{unit}-from-{hex}", code, f"{unit}x{hex}", {"unit": unit, "hex": hex})
    type, sign = _REACTIONS[option]
    return Action(type, f"{type}-{unit}", code, f"{unit}{sign}", {"unit": unit})


def _hexes(type: str, before: str, sign: str = "") -> Maker:
    def make(board: Board, code: int) -> Action:
        name = board.ground.names[code]
        return Action(type, f"{before}-{name}", code, f"{sign}{name}", {"hex": name})

    return make


def _units(type: str) -> Maker:
    def make(board: Board, code: int) -> Action:
        name = board.army.unit_ids[code]
        return Action(type, f"unit-{name}", code, name, {"unit": name})

    return make


def _leaders(type: str) -> Maker:
    def make(board: Board, code: int) -> Action:
        name = board.army.leader_ids[code]
        return Action(type, f"leader-{name}", code, name, {"leader": name})

    return make


def _yes_or_no(type: str) -> Maker:
    def make(board: Board, code: int) -> Action:
        word = {NO: "no", YES: "yes"}[code]
        return Action(type, word, code, word, {"yes": code == YES})

    return make


def _facing(board: Board, code: int) -> Action:
    return Action("face", f"facing-{code}", code, str(code), {"facing": code})


def _flee(board: Board, code: int) -> Action:
    steps = [str(direction) for direction in flights.directions(code)]
    return Action("flee", "-".join(["flee", *steps]), code, "".join(steps), {"directions": "".join(steps)})


def _go_on(board: Board, code: int) -> Action:
    return Action("go_on", f"on-{code}", code, str(code), {"hexes": code})


def _kind(board: Board, code: int) -> Action:
    if code == combat.FIRE:
        return Action("fire_at_will", "fire", code, "f", {})
    return Action("bayonet", "bayonet", code, "b", {})


def _arm(board: Board, code: int) -> Action:
    if code == overfull.FOOT:
        return Action("foot_attacks", "foot", code, "f", {})
    return Action("horse_attacks", "horse", code, "h", {})


def _attack(board: Board, code: int) -> Action:
    if code == END:
        return Action("end", "end", code, ".", {})
    return _attack_from(board, code, code // combat.SIDES, code % combat.SIDES)


def _charge(board: Board, code: int) -> Action:
    if code < HEXES:
        return _hexes("resolve", "hex")(board, code)
    return _attack_from(board, code, code % HEXES, code // HEXES)


def _attack_from(board: Board, code: int, target: int, mask: int) -> Action:
    near, names = board.ground.near, board.ground.names
    hexes = [names[near[target * 6 + direction]] for direction in range(6) if mask >> direction & 1]
    places, name = "+".join(hexes), names[target]
    fields: dict[str, Value] = {"hex": name, "hexes": list[Value](hexes)}
    return Action("attack", f"attack-{name}-from-{places}", code, f"{places}x{name}", fields)


def _fire(board: Board, code: int) -> Action:
    if code == END:
        return Action("end", "end", code, ".", {})
    unit, hex = board.army.unit_ids[code // HEXES], board.ground.names[code % HEXES]
    return Action("fire", f"fire-{unit}-at-{hex}", code, f"{unit}>{hex}", {"unit": unit, "hex": hex})


# What makes the action of a code, by kind of frame
MAKERS: Final[dict[type[Frame], Maker]] = {
    windows.React: _react,
    charges.FaceTo: _facing,
    flights.WithdrawHex: _hexes("withdraw_to", "to", "-"),
    flights.RetreatHex: _hexes("retreat", "to", "-"),
    flights.FleePath: _flee,
    fires.OddPoint: _units("take_point"),
    fates.Substitute: _leaders("take_over"),
    fates.LeadBrigade: _leaders("lead_brigade"),
    fates.JoinUnit: _hexes("join", "at"),
    pursuits.Pursue: _hexes("pursue", "from"),
    pursuits.Further: _go_on,
    pursuits.Turn: _facing,
    pursuits.FollowFire: _yes_or_no("follow"),
    combat.KindOfCombat: _kind,
    overfull.NameArm: _arm,
    combat.NextCharge: _charge,
    combat.DeclareMelee: _attack,
    combat.NextFire: _fire,
    bouts.Support: _leaders("support"),
    defence.Defend: _fire,
    assaults.EnterBattery: _hexes("enter", "from"),
    exchanges.Answerer: _units("answer"),
    exchanges.AdvanceFire: _yes_or_no("advance_fire"),
}


class Composed:
    """Actions whose codes are too many to be laid out beforehand; each is made once, when it is first offered."""

    def __init__(self, board: Board) -> None:
        self._board: Final = board
        self._made: Final[dict[type[Frame], dict[int, Action]]] = {kind: {} for kind in MAKERS}

    def has(self, kind: type[Frame]) -> bool:
        """Whether actions of this kind of frame are made here."""
        return kind in self._made

    def named(self, kind: type[Frame], codes: list[int]) -> list[Action]:
        """The actions of these codes."""
        made, make = self._made[kind], MAKERS[kind]
        found: list[Action] = []
        for code in codes:
            action = made.get(code)
            if action is None:
                action = made[code] = make(self._board, code)
            found.append(action)
        return found
