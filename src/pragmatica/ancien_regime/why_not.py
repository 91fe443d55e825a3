"""Why something is not offered to a seat.

A target is an action (its id or notation), or a thing: `land:holland`, `general:france-1`, `power:france`,
`battle-card:3`, `status:neutral`; `garrison:holland` asks about a garrison that the moving general might leave,
`turn:2` about another movement turn, `prussia-1 > land:berlin` about the first step of a general not yet picked. What
is answered rests on what the asking seat may know, never on what is hidden from it.
"""

from __future__ import annotations

import re
from typing import Final

from pragmatica.ancien_regime import aftermath, asking, cardplay, leadership, marching, mobilisation, reasons, subsidies
from pragmatica.ancien_regime.actions import Actions
from pragmatica.ancien_regime.battle import NextBattle, Support
from pragmatica.ancien_regime.board import NO_GENERAL, OFF_BOARD, POWERS
from pragmatica.ancien_regime.cards import HandLimit
from pragmatica.ancien_regime.decisions import STATUS
from pragmatica.ancien_regime.diplomacy import ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.drill import Drill
from pragmatica.ancien_regime.election import Vote
from pragmatica.ancien_regime.movement import ChooseArbiter, Dissolve
from pragmatica.ancien_regime.moves import PickGeneral, Route
from pragmatica.ancien_regime.reasons import Reasons, nothing, reason
from pragmatica.ancien_regime.refusals import Question
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.state import State
from pragmatica.ancien_regime.update import Reassign
from pragmatica.ancien_regime.withdrawal import Withdraw
from pragmatica.core.errors import Unreadable

_NUMBER: Final = re.compile("[1-9][0-9]?")
_GENERAL_ASKED: Final = (NameFrederick, PickGeneral, NextBattle, Support, Reassign, mobilisation.Mobilise)
_LAND_ASKED: Final = (Dissolve, aftermath.Defeated, Withdraw)
_POWER_ASKED: Final = (ChooseArbiter, Expel, Vote)


class WhyNot:
    """Answers for one board."""

    def __init__(self, actions: Actions) -> None:
        self._actions: Final = actions
        self._codes: Final[dict[str, dict[str, int]]] = {}

    def reasons(self, s: State, seat: int, target: str) -> Reasons:
        """Why the open question of the seat does not offer the target; empty when it does. Raises Unreadable."""
        answer, arrow, thing = target.partition(" > ")
        if arrow:
            return self.reasons(self._picked(s, seat, answer), seat, thing)
        question = Question(s, seat)
        kind, _, name = target.partition(":")
        if name:
            if kind == "land" and name in s.board.number:
                return land(question, s.board.number[name])
            if kind == "garrison" and name in s.board.number:
                return question.garrison(s.board.number[name])
            if kind == "general" and name in s.board.general_number:
                return general(question, s.board.general_number[name])
            if kind == "power" and name in POWERS:
                return power(question, POWERS.index(name))
            if kind == "status" and name in STATUS:
                asked = isinstance(question.frame, (ChooseStatus, ChooseAnew))
                return question.code(STATUS.index(name)) if asked else nothing()
            values = [str(value) for value in s.board.card_value]
            if kind == "battle-card" and name in values:
                return card(question, values.index(name))
            if kind == "turn" and name in ("2", "3", "4"):
                return question.another_turn(int(name))
        return self._action(s, question, target)

    def _picked(self, s: State, seat: int, answer: str) -> State:
        """The state once this general has been picked, tried on a copy: picking draws and shows nothing."""
        frame = asking.frame(s, seat)
        if isinstance(frame, PickGeneral):
            for action in self._actions.named(frame, s.place, s.legal(seat)):
                if answer in (action.id, action.notation):
                    copy = s.copy()
                    copy.top = Route(frame, action.code, ())
                    if action.type == "move" and s.place[action.code] != OFF_BOARD:
                        return copy
        raise Unreadable(f"{answer!r} is no general who can be picked now", "target")

    def _action(self, s: State, question: Question, target: str) -> Reasons:
        frame = question.frame
        if any(target in (one.id, one.notation) for one in self._actions.named(frame, s.place, question.offered)):
            return []
        if isinstance(frame, cardplay.PlayCard):
            code = self._play(s, target)
        elif isinstance(frame, Route):
            code = self._code("Route", target)
            code = self._sail(s, target) if code is None else code
        else:
            code = self._code(frame.name(), target)
        if code is not None:
            return question.code(code)
        kinds = self._actions.kinds()
        if any(self._code(kind, target) is not None for kind in kinds) or self._sail(s, target) is not None:
            return nothing()
        if self._play(s, target) is not None:
            return nothing()
        raise Unreadable(f"{target!r} names no action and nothing on the board", "target")

    def _code(self, kind: str, target: str) -> int | None:
        """The code of an action by its id or notation, whether or not it is offered."""
        names = self._codes.get(kind)
        if names is None:
            names = {}
            for action in self._actions.table(kind).values():
                names.setdefault(action.id, action.code)
                names.setdefault(action.notation, action.code)
            self._codes[kind] = names
        return names.get(target)

    def _sail(self, s: State, target: str) -> int | None:
        """The code of a sea move by its id."""
        route = target.removeprefix("sail-")
        if route == target or route not in s.board.route_ids:
            return None
        return marching.SEA + s.board.route_ids.index(route)

    def _play(self, s: State, target: str) -> int | None:
        """The code of a card on a pile by its id or notation."""
        names = self._codes.get("PlayCard")
        if names is None:
            names = {}
            for pile in range(len(s.board.general_ids)):
                for kind in range(s.board.kinds):
                    action = self._actions.play(pile * cardplay.KINDS + kind)
                    names[action.id] = names[action.notation] = action.code
            self._codes["PlayCard"] = names
        if target == "pass":
            return cardplay.PASS
        name, equals, number = target.partition("=")
        code = names.get(name)
        if code is None or not equals:
            return code
        return code + int(number) * cardplay.TARGET if _NUMBER.fullmatch(number) else None


def land(question: Question, land: int) -> Reasons:
    """Why the territory is not an answer."""
    s, frame, board = question.s, question.frame, question.s.board
    if isinstance(frame, Route):
        seas = [marching.SEA + one for one in board.routes_at[s.place[frame.general]] if land in board.route_ends[one]]
        codes = [land] if board.is_neighbour[s.place[frame.general]][land] or frame.way or not seas else []
        return question.any_of(codes + seas)
    if isinstance(frame, leadership.Lead):
        return _placing(question, land)
    if isinstance(frame, mobilisation.Mobilise):
        there = s.general_in(frame.of, land)
        units = [there] if there != NO_GENERAL else []
        return question.any_of([mobilisation.FORTRESS + land, *units])
    if isinstance(frame, _LAND_ASKED):
        return question.code(land)
    if isinstance(frame, _GENERAL_ASKED):
        there = s.general_in(question.power, land)
        if there == NO_GENERAL:
            where = reasons.the_land(s, land)
            return reason("A-9.70", "no-general-there", land=where, power=reasons.the_power(question.power))
        return question.code(there)
    return nothing()


def _placing(question: Question, land: int) -> Reasons:
    """Why no general can be placed in the territory, nor one recalled from it [A-9.30]."""
    s = question.s
    there = s.general_in(question.power, land)
    if there != NO_GENERAL and there in question.offered:
        return []
    away = leadership.placeable(s, question.power)
    if not away:
        return reason("A-9.30", "nobody-off-board", power=reasons.the_power(question.power))
    return question.any_of([leadership.PLACE + one * leadership.PLACES + land for one in away])


def general(question: Question, general: int) -> Reasons:
    """Why the general is not an answer."""
    s, frame = question.s, question.frame
    if isinstance(frame, _GENERAL_ASKED):
        return question.code(general)
    if isinstance(frame, leadership.Lead):
        if s.place[general] != OFF_BOARD:
            return question.code(general)
        first = leadership.PLACE + general * leadership.PLACES
        return question.any_of([first + where for where in _own_first(question)])
    if isinstance(frame, cardplay.PlayCard):
        kinds = range(s.board.kinds)
        held = [kind for kind in kinds if s.hands[frame.of * s.board.kinds + kind]]
        return question.any_of([general * cardplay.KINDS + kind for kind in held])
    if isinstance(frame, aftermath.Defeated) and s.place[general] != OFF_BOARD:
        refusal = aftermath.capital_refusal(s, general)
        capital = s.board.capital[s.board.general_power[general]]
        return reasons.by_table(
            reasons.CAPITAL, refusal, **reasons.who(s, general), land=reasons.the_land(s, capital)
        ) or (nothing() if general != frame.general else [])
    if isinstance(frame, Route) and s.place[general] != OFF_BOARD:
        return land(question, s.place[general])
    return nothing()


def _own_first(question: Question) -> list[int]:
    """The territories that the power controls, then the others."""
    s = question.s
    return sorted(range(s.board.size), key=lambda one: s.control[one] != question.power)


def power(question: Question, power: int) -> Reasons:
    """Why the power is not an answer."""
    s, frame = question.s, question.frame
    if isinstance(frame, _POWER_ASKED):
        return question.code(power)
    if isinstance(frame, subsidies.Offer):
        first = power * subsidies.WIDTH
        return question.any_of([first + subsidies.MONEY, *(first + kind for kind in range(s.board.kinds))])
    if isinstance(frame, cardplay.PlayCard):
        return question.card_turn(power)
    return nothing()


def card(question: Question, kind: int) -> Reasons:
    """Why the card is not an answer."""
    s, frame = question.s, question.frame
    if isinstance(frame, (Drill, HandLimit)):
        return question.code(kind)
    if isinstance(frame, subsidies.Offer):
        allies = [one for one in range(len(POWERS)) if s.relations.allied[frame.of][one]]
        return question.any_of([one * subsidies.WIDTH + kind for one in allies])
    if isinstance(frame, cardplay.PlayCard):
        piles = frame.fight().piles(s, frame.step, frame.of, frame.general)
        return question.any_of([one * cardplay.KINDS + kind for one in piles])
    return nothing()
