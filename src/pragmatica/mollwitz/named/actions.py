"""The named actions of Mollwitz: what an answer is called, and the integer that the engine knows it by.

Ids are stable and readable; notations are short, without words of any language, and read back within their decision.

| decision | type | id | notation | fields |
|---|---|---|---|---|
| choose_chit, next_chit | chit | wing-P_L1 | P_L1 | wing |
| who_first | go_first | first | 1 | |
| | let_go | second | 2 | |
| | let_go_open | second-open | 2! | |
| frederick_leaves | frederick_leaves | yes, no | yes, no | yes |
| leader_returns | place_leader | at-0312 | 0312 | hex |
| chief, leader_moves | leader_step | step-0312 | -0312 | hex |
| chief, take_order | order | order-P_L1-attack | P_L1=A | wing, order |
| own_order | try_order, auto_halt | try, halt | ?, H | |
| act | act | unit-P_GARDE1 | P_GARDE1 | unit |
| | act_stack | stack-P_GARDE1 | P_GARDE1& | unit (and the one that moves along) |
| | act_leader | leader-P_L_SCHWE | P_L_SCHWE | leader |
| unit_acts, attack_step | step | step-0312 | -0312 | hex |
| unit_acts | turn | right, left | >, < | clockwise |
| | recover | recover-P_GARDE1-2 | P_GARDE1+2 | unit, points |
| | recover_all | recover-P_GARDE1-all | P_GARDE1+ | unit |
| | form_square, unmark, change_guns, go_on_top | square, unmark, guns, top | #, =, ^, ^^ | |
| | leave_square | line-3 | =3 | facing |
| rallied, straighten | face | facing-3 | 3 | facing |
| chief, own_order, act, unit_acts, leader_moves | end | end | . | |
| in reactions and fights | see `actions_combat` | | | |

Facings are hexsides, 0 north and on clockwise. Orders are written H, M, A.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.action import Action
from pragmatica.core.errors import Value
from pragmatica.core.flow.frame import NO, YES
from pragmatica.kit.answers import Answers
from pragmatica.mollwitz.forms.terms import ORDER
from pragmatica.mollwitz.kept.board import Board
from pragmatica.mollwitz.kept.flow import Frame
from pragmatica.mollwitz.named.actions_combat import Composed
from pragmatica.mollwitz.turn import acting, chief, ending, leader_moves, own_order, pairs, straighten, unit_acts
from pragmatica.mollwitz.turn import unit_answers as unit

LETTERS: Final = ("H", "M", "A")  # of orders
MOST_MORALE: Final = 9  # base morale is one digit


class Actions(Answers):
    """The actions of one board, by kind of frame and code; each is made once."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board: Final = board
        self._composed: Final = Composed(board)
        self._makers = {
            pairs.ChooseChit: self._chits,
            pairs.Pair: _who_first,
            pairs.NextChit: self._chits,
            ending.FrederickLeaves: lambda: yes_or_no("frederick_leaves"),
            ending.LeaderReturns: lambda: self.hexes("place_leader", 0, "at-", ""),
            chief.Chief: self._chief,
            own_order.OwnOrder: _own_order,
            own_order.TakeOrder: list,  # their ids name the wing, which the code does not
            acting.Acting: self._acting,
            unit_acts.UnitActs: self._unit_acts,
            unit_acts.AttackStep: lambda: self.hexes("step", unit.STEP),
            unit_acts.Rallied: facings,
            leader_moves.LeaderMoves: lambda: [
                *self.hexes("leader_step", leader_moves.STEP),
                end(leader_moves.END),
            ],
            straighten.Straighten: facings,
        }
        self._orders: Final = [
            [self._order(wing, order, order) for order in range(len(ORDER))] for wing in range(len(board.army.wing_ids))
        ]

    def named(self, frame: Frame, group: int, codes: list[int]) -> list[Action]:
        """The actions of these codes in the question of a frame; `group` is the wing that is activated."""
        if isinstance(frame, own_order.TakeOrder):
            return [self._orders[group][code] for code in codes]
        table = self._tables.get(type(frame))
        if table is None:
            if self._composed.has(type(frame)):
                return self._composed.named(type(frame), codes)
            table = self.table(type(frame))
        return [table[code] for code in codes]

    def hexes(self, type: str, code: int, ident: str = "step-", notation: str = "-") -> list[Action]:
        """An action for every hex, with codes from this one on."""
        names = self._board.ground.names
        return [
            Action(type, f"{ident}{name}", code + hex, f"{notation}{name}", {"hex": name})
            for hex, name in enumerate(names)
        ]

    def _chits(self) -> list[Action]:
        return [
            Action("chit", f"wing-{name}", wing, name, {"wing": name})
            for wing, name in enumerate(self._board.army.wing_ids)
        ]

    def _order(self, wing: int, order: int, code: int) -> Action:
        name, word = self._board.army.wing_ids[wing], ORDER[order]
        fields: dict[str, Value] = {"wing": name, "order": word}
        return Action("order", f"order-{name}-{word}", code, f"{name}={LETTERS[order]}", fields)

    def _chief(self) -> list[Action]:
        orders = [
            self._order(wing, order, chief.ORDER + wing * 4 + order)
            for wing in range(len(self._board.army.wing_ids))
            for order in range(len(ORDER))
        ]
        return [*self.hexes("leader_step", chief.STEP), *orders, end(chief.END)]

    def _acting(self) -> list[Action]:
        army = self._board.army
        found = [end(acting.END)]
        for one, name in enumerate(army.unit_ids):
            found.append(Action("act", f"unit-{name}", acting.UNIT + one, name, {"unit": name}))
            found.append(Action("act_stack", f"stack-{name}", acting.STACK + one, f"{name}&", {"unit": name}))
        for one, name in enumerate(army.leader_ids):
            found.append(Action("act_leader", f"leader-{name}", acting.LEADER + one, name, {"leader": name}))
        return found

    def _unit_acts(self) -> list[Action]:
        found = [
            end(unit.END),
            Action("turn", "right", unit.RIGHTWARD, ">", {"clockwise": True}),
            Action("turn", "left", unit.LEFTWARD, "<", {"clockwise": False}),
            Action("form_square", "square", unit.SQUARE, "#", {}),
            Action("unmark", "unmark", unit.UNMARK, "=", {}),
            Action("change_guns", "guns", unit.GUNS, "^", {}),
            Action("go_on_top", "top", unit.ON_TOP, "^^", {}),
            *[
                Action("leave_square", f"line-{facing}", unit.LEAVE_SQUARE + facing, f"={facing}", {"facing": facing})
                for facing in range(6)
            ],
            *self.hexes("step", unit.STEP),
        ]
        for one, name in enumerate(self._board.army.unit_ids):
            found.append(Action("recover_all", f"recover-{name}-all", unit.ALL_OF_IT + one, f"{name}+", {"unit": name}))
            for points in range(1, MOST_MORALE + 1):
                fields: dict[str, Value] = {"unit": name, "points": points}
                code = unit.RECOVER + one * 16 + points
                found.append(Action("recover", f"recover-{name}-{points}", code, f"{name}+{points}", fields))
        return found


def end(code: int) -> Action:
    """The end of a question that is asked again and again."""
    return Action("end", "end", code, ".", {})


def yes_or_no(type: str) -> list[Action]:
    """The answers to a question of yes or no."""
    return [Action(type, "yes", YES, "yes", {"yes": True}), Action(type, "no", NO, "no", {"yes": False})]


def facings() -> list[Action]:
    """The six facings."""
    return [Action("face", f"facing-{facing}", facing, str(facing), {"facing": facing}) for facing in range(6)]


def _who_first() -> list[Action]:
    return [
        Action("go_first", "first", pairs.FIRST, "1", {}),
        Action("let_go", "second", pairs.SECOND, "2", {}),
        Action("let_go_open", "second-open", pairs.SECOND_OPEN, "2!", {}),
    ]


def _own_order() -> list[Action]:
    return [
        end(own_order.END),
        Action("try_order", "try", own_order.TRY, "?", {}),
        Action("auto_halt", "halt", own_order.TAKE_HALT, "H", {}),
    ]
