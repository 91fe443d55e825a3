"""Why something is not offered to a seat.

A target is an action (its id or notation), or a thing: `city:lueben`, `piece:prussia-1`, `card:d1-spades-5`,
`political:waffenhilfe`, `power:bavaria`; and `prussia-1 > city:lueben` asks about a move of a piece that has not been
picked yet: about its first step, or why a city farther off is not within its reach. What is answered rests on what the
asking seat may know, never on what is hidden from it.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from pragmatica.core.errors import Reason, Unreadable
from pragmatica.kit.reasons import Targets
from pragmatica.maria import answering
from pragmatica.maria.kept.board import HUSSARS, NO_CITY, POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.moves import March, PickPiece
from pragmatica.maria.named.actions import Actions
from pragmatica.maria.politics.choosing import OTHER, Execute
from pragmatica.maria.supply.feeding import ChooseBills
from pragmatica.maria.told import treaties
from pragmatica.maria.told.plans import plans
from pragmatica.maria.told.reasons import nothing, reason, the_city, the_piece
from pragmatica.maria.told.refusals import Question

_HUSSARS: Final = tuple(f"hussar-{number + 1}" for number in range(HUSSARS))
_EXECUTIONS: Final = ("execute", "discard", "other")  # answers that no table holds, for they name a political card


class WhyNot(Targets[State]):
    """Answers for one board."""

    after_answers = True

    def __init__(self, actions: Actions) -> None:
        self._actions: Final = actions

    def reasons(self, s: State, seat: int, target: str) -> list[Reason]:
        """Why the open question of the seat does not offer the target; empty when it does. Raises Unreadable."""
        answer, arrow, thing = target.partition(" > ")
        if arrow:
            picked = self._picked(s, seat, answer)
            city = s.board.city_number.get(thing.removeprefix("city:"), NO_CITY)
            if city != NO_CITY and not self._is_next(picked, city):
                return self._reach(picked, seat, city)
            return self.reasons(picked, seat, thing)
        question = Question(s, seat)
        kind, _, name = target.partition(":")
        if kind == "city" and name:
            return question.city(_number(s.board.city_number, name, target))
        if kind == "piece" and name in _HUSSARS:
            return nothing()
        if kind == "piece" and name:
            return question.piece(_number(s.board.piece_number, name, target))
        if kind == "card" and name:
            return question.card(_number(s.board.card_number, name, target))
        if kind == "political" and name in s.board.politics.ids:
            return question.political(s.board.politics.ids.index(name))
        if kind == "power" and name in POWERS:
            return question.power(POWERS.index(name))
        return self._action(s, question, target)

    def _picked(self, s: State, seat: int, answer: str) -> State:
        """The state once this piece has been picked, tried on a copy: picking draws and shows nothing."""
        frame = s.top
        if isinstance(frame, PickPiece):
            for action in self._actions.named(frame, answering.legal(s, seat)):
                if answer in (action.id, action.notation):
                    copy = s.copy()
                    answering.apply(copy, seat, action.code)
                    if isinstance(copy.top, March):
                        return copy
        raise Unreadable(f"{answer!r} is no piece that can be picked now", "target")

    def _is_next(self, picked: State, city: int) -> bool:
        """Whether the picked piece would come to the city by one step."""
        assert isinstance(picked.top, March)
        return city in picked.board.neighbours[picked.place[picked.top.piece]]

    def _reach(self, picked: State, seat: int, city: int) -> list[Reason]:
        """Why a city to which no road leads at once is not within reach of the picked piece [M-10.2, M-10.11]."""
        assert isinstance(picked.top, March)
        name = picked.board.city_ids[city]
        for step in answering.legal(picked, seat):
            if any(plan.fields["city"] == name for plan in plans(picked, seat, step, self._actions.named)):
                return []
        piece, there = the_piece(picked, picked.top.piece), the_city(picked, city)
        return [*reason("M-10.2", "reach", piece=piece, city=there), *reason("M-10.11", "forced-reach")]

    def _action(self, s: State, question: Question, target: str) -> list[Reason]:
        frame = s.top
        assert frame is not None
        if any(
            target in (one.id, one.notation) for one in self._actions.named(frame, answering.legal(s, question.seat))
        ):
            return []
        if target.startswith("cover-") and isinstance(frame, ChooseBills):
            return question.code(_mask(s, frame, target))
        if target in _EXECUTIONS:
            return question.code(OTHER) if isinstance(frame, Execute) else nothing()
        code = self._actions.code(type(frame), target)
        if code is not None:
            return question.code(code)
        shift = self._actions.shift_of(target)
        if shift is not None:
            return question.shift(*shift)
        if self._actions.is_known(target):
            return nothing()
        raise Unreadable(f"{target!r} names no action and nothing on the board", "target")

    def things(self, s: State) -> Mapping[str, Container[str]]:
        """Cities, pieces, cards and powers."""
        return {
            "city": s.board.city_number,
            "piece": {*s.board.piece_number, *_HUSSARS},
            "card": s.board.card_number,
            "political": s.board.politics.ids,
            "power": POWERS,
        }

    def is_answer(self, s: State, target: str) -> bool:
        """Whether the target is an answer to some question, or a clause of a treaty."""
        if target.startswith("cover-"):
            named = target.removeprefix("cover-").split("+")
            return named == ["none"] or all(one in s.board.piece_number for one in named)
        if target in _EXECUTIONS or self._actions.shift_of(target) is not None:
            return True
        return self._actions.is_known(target) or treaties.known(s, target)


def _number(numbers: Mapping[str, int], name: str, target: str) -> int:
    if name not in numbers:
        raise Unreadable(f"{target!r} is not on this board", "target")
    return numbers[name]


def _mask(s: State, frame: ChooseBills, target: str) -> int:
    named = [] if target == "cover-none" else target.removeprefix("cover-").split("+")
    billed = [s.board.piece_ids[general] for general in frame.bills]
    for one in named:
        if one not in billed:
            raise Unreadable(f"{one!r} has no bill", "target")
    return sum(1 << index for index, ident in enumerate(billed) if ident in named)
