"""Why something is not offered to a seat.

A target is an action (its id or notation), or a thing: `land:holland`, `general:france-1`, `power:france`,
`battle-card:3`, `status:neutral`; `garrison:holland` asks about a garrison that the moving general might leave,
`turn:2` about another movement turn, `prussia-1 > land:berlin` about the whole move of a general not yet picked, and
`prussia-1 > berlin` about its first step. What is answered rests on what the asking seat may know, never on what is
hidden from it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Final

from pragmatica.ancien_regime.battle import aftermath, cardplay
from pragmatica.ancien_regime.battle.battles import NextBattle, Support
from pragmatica.ancien_regime.battle.cards import HandLimit
from pragmatica.ancien_regime.diplomacy.election import Vote
from pragmatica.ancien_regime.diplomacy.statuses import ChooseAnew, ChooseStatus, Expel
from pragmatica.ancien_regime.diplomacy.update import Reassign
from pragmatica.ancien_regime.forms.decisions import STATUS
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import IMPASSABLE, NO_GENERAL, OFF_BOARD, POWERS
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import marching
from pragmatica.ancien_regime.march.marching import Refused
from pragmatica.ancien_regime.march.moves import PickGeneral, Route
from pragmatica.ancien_regime.march.withdrawal import Withdraw
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.named.actions import Actions
from pragmatica.ancien_regime.setup import NameFrederick
from pragmatica.ancien_regime.told import reasons
from pragmatica.ancien_regime.told.reasons import nothing, reason
from pragmatica.ancien_regime.told.refusals import Question
from pragmatica.ancien_regime.wheel import leadership, mobilisation, subsidies
from pragmatica.ancien_regime.wheel.drill import Drill
from pragmatica.ancien_regime.wheel.movement import ChooseArbiter, Dissolve
from pragmatica.core.errors import Unreadable
from pragmatica.core.flow import answering
from pragmatica.kit.reasons import Reasons, Targets

_NUMBER: Final = re.compile("[1-9][0-9]?")
_GENERAL_ASKED: Final = (NameFrederick, PickGeneral, NextBattle, Support, Reassign, mobilisation.Mobilise)
_LAND_ASKED: Final = (Dissolve, aftermath.Defeated, Withdraw)
_POWER_ASKED: Final = (ChooseArbiter, Expel, Vote)
# By which rule a general is chosen; for a move by
_RULE: Final[dict[type[Frame], str]] = {
    NameFrederick: "A-3.9",
    NextBattle: "A-10.1",
    Support: "A-10.11",
    Reassign: "A-11.2",
}


class WhyNot(Targets[State]):
    """Answers for one board."""

    after_answers = True

    def __init__(self, actions: Actions) -> None:
        self._actions: Final = actions
        self._plays: Final[dict[str, int]] = {}  # codes of cards on piles by their ids and notations

    def reasons(self, s: State, seat: int, target: str) -> Reasons:
        """Why the open question of the seat does not offer the target; empty when it does. Raises Unreadable."""
        answer, arrow, thing = target.partition(" > ")
        if arrow:
            picked = self._picked(s, seat, answer)
            kind, _, name = thing.partition(":")
            if kind == "land" and name in s.board.number:
                return destination(Question(picked, seat), s.board.number[name])
            return self.reasons(picked, seat, thing)
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
            for action in self._actions.named(frame, s.place, answering.legal(s, seat)):
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
            code = self._actions.code(Route, target)
            code = self._sail(s, target) if code is None else code
        else:
            code = self._actions.code(type(frame), target)
        if code is not None:
            return question.code(code)
        if self.is_answer(s, target):
            return nothing()
        raise Unreadable(f"{target!r} names no action and nothing on the board", "target")

    def things(self, s: State) -> Mapping[str, Container[str]]:
        """What lies on the board, and whom one may name."""
        return {
            "land": s.board.number,
            "garrison": s.board.number,
            "general": s.board.general_number,
            "power": POWERS,
            "status": STATUS,
            "battle-card": [str(value) for value in s.board.card_value],
            "turn": ("2", "3", "4"),
        }

    def is_answer(self, s: State, target: str) -> bool:
        """Whether the target is an answer to some question."""
        return self._actions.is_known(target) or self._sail(s, target) is not None or self._play(s, target) is not None

    def _sail(self, s: State, target: str) -> int | None:
        """The code of a sea move by its id or, whichever way it goes, its notation."""
        for route, ends in enumerate(s.board.route_ends):
            for start in ends:
                action = self._actions.sail(route, start)
                if target in (action.id, action.notation):
                    return marching.SEA + route
        return None

    def _play(self, s: State, target: str) -> int | None:
        """The code of a card on a pile by its id or notation."""
        names = self._plays
        if not names:
            for pile in range(len(s.board.general_ids)):
                for kind in range(s.board.kinds):
                    action = self._actions.play(packed.play(pile, kind))
                    names[action.id] = names[action.notation] = action.code
        if target == "pass":
            return cardplay.PASS
        name, equals, number = target.partition("=")
        code = names.get(name)
        if code is None or not equals:
            return code
        if not _NUMBER.fullmatch(number):
            return None
        return packed.play(packed.pile(code), packed.kind(code), int(number))


def land(question: Question, land: int) -> Reasons:
    """Why the territory is not an answer."""
    s, frame, board = question.s, question.frame, question.s.board
    if isinstance(frame, Route):
        if land == (frame.way[-1] if frame.way else s.place[frame.general]):
            return question.code(marching.STOP)
        seas = [] if frame.way else _routes(s, frame.general, land)
        codes = [land] if board.is_neighbour[s.place[frame.general]][land] or not seas else []
        return question.any_of(codes + seas)
    if isinstance(frame, leadership.Lead):
        return _placing(question, land)
    if isinstance(frame, mobilisation.Mobilise):
        there, fortress = s.general_in(frame.of, land), mobilisation.FORTRESS + land
        codes = [fortress] if there == NO_GENERAL else [there, fortress]
        if any(code in question.offered for code in codes):
            return []
        return [found for code in codes for found in question.code(code)]
    if isinstance(frame, _LAND_ASKED):
        return question.code(land)
    if isinstance(frame, _GENERAL_ASKED):
        there = s.general_in(question.power, land)
        if there == NO_GENERAL:
            rule = _RULE.get(type(frame), "A-9.70")
            where = reasons.the_land(s, land)
            return reason(rule, "no-general-there", land=where, power=reasons.the_power(question.power))
        return question.code(there)
    return nothing()


def _routes(s: State, general: int, land: int) -> list[int]:
    """Codes of the sea routes that lead from where the general stands to the territory."""
    board = s.board
    return [marching.SEA + one for one in board.routes_at[s.place[general]] if land in board.route_ends[one]]


def destination(question: Question, land: int) -> Reasons:
    """Why no move of the general who has been picked ends in the territory [A-9.70, A-9.71, A-9.72, A-9.73, A-9.74].

    What keeps him from a neighbouring territory or from sailing there; of one farther off, that it is not adjacent, and
    what a Strategic Move lacks.
    """
    s, frame, below = question.s, question.frame, question.frame.below
    assert isinstance(frame, Route)
    assert isinstance(below, PickGeneral)
    general, here = frame.general, s.place[frame.general]
    if land == here:
        return reason("A-9.70", "stands-there", **question.at(general, land))
    if land in _ends(s, general, (), below.refused):
        return []
    if s.board.kind[land] == IMPASSABLE:
        return question.step(general, land, marching.CLOSED)
    codes = ([land] if s.board.is_neighbour[here][land] else []) + _routes(s, general, land)
    for code in codes:
        found = question.code(code)
        if found:
            return found
    if codes:  # a step over the territory, which may not be the last one
        return question.step(general, land, marching.end_refusal(s, general, (land,), below.refused))
    return question.step(general, land, marching.NOT_ADJACENT) + _strategic(question, general, land, below.refused)


def _strategic(question: Question, general: int, land: int, refused: Refused) -> Reasons:
    """Why a Strategic Move does not end in the territory, which is not adjacent [A-9.73, A-9.74, A-5.18]."""
    s, power = question.s, question.s.board.general_power[general]
    refusal = marching.entry_refusal(s, power, land) or marching.strategic_refusal(s, power, land)
    refusal = refusal or marching.end_refusal(s, general, (land,), ())
    if refusal == 0 and land in _ends(s, general, (), ()):
        refusal = marching.REFUSED
    if refusal == 0 and land not in _around(s, s.place[general], marching.LONGEST):
        refusal = marching.TOO_FAR
    if refusal:
        return question.step(general, land, refusal)
    return reason("A-9.73", "strategic-no-way", **question.at(general, land))


def _ends(s: State, general: int, way: tuple[int, ...], refused: Refused) -> set[int]:
    """The territories where a move that begins with this way may end."""
    found: set[int] = set()
    for code in marching.steps(s, general, way, refused):
        if code == marching.STOP:
            found.add(way[-1])
        elif code >= marching.SEA:
            found.add(marching.other_end(s, code - marching.SEA, s.place[general]))
        else:
            found |= _ends(s, general, (*way, code), refused)
    return found


def _around(s: State, land: int, steps: int) -> set[int]:
    """The territories that are so many steps over land away at most."""
    found = {land}
    for _ in range(steps):
        found |= {near for one in found for near in s.board.neighbours[one]}
    return found


def _placing(question: Question, land: int) -> Reasons:
    """Why no general can be placed in the territory, nor one recalled from it [A-9.30]."""
    s = question.s
    there = s.general_in(question.power, land)
    if there != NO_GENERAL and there in question.offered:
        return []
    away = leadership.placeable(s, question.power)
    if not away:
        return reason("A-9.30", "nobody-off-board", power=reasons.the_power(question.power))
    return question.any_of([leadership.PLACE + packed.placing(one, land) for one in away])


def general(question: Question, general: int) -> Reasons:
    """Why the general is not an answer."""
    s, frame = question.s, question.frame
    if isinstance(frame, _GENERAL_ASKED):
        return question.code(general)
    if isinstance(frame, leadership.Lead):
        if s.place[general] != OFF_BOARD:
            return question.code(general)
        return _placed(question, general)
    if isinstance(frame, cardplay.PlayCard):
        kinds = range(s.board.kinds)
        held = [kind for kind in kinds if s.hands[frame.of * s.board.kinds + kind]]
        return question.any_of([packed.play(general, kind) for kind in held])
    if isinstance(frame, aftermath.Defeated):
        return [] if general == frame.general else _beaten(question, general)
    if isinstance(frame, Route) and s.place[general] != OFF_BOARD:
        return land(question, s.place[general])
    return nothing()


def _placed(question: Question, general: int) -> Reasons:
    """Why the general off the board is placed nowhere [A-9.30, A-9.31].

    What keeps him from the territories where another one is placed in his stead, else from one of his power's own.
    """
    s = question.s
    lands = sorted(
        range(s.board.size),
        key=lambda one: (leadership.place_refusal(s, general, one) != 0, s.control[one] != question.power),
    )
    return question.any_of([leadership.PLACE + packed.placing(general, where) for where in lands])


def _beaten(question: Question, general: int) -> Reasons:
    """Why another general who has been beaten as well may not go to his capital [A-10.41, A-13.11]."""
    s, below = question.s, question.frame.below
    if not isinstance(below, aftermath.Leaving) or general not in below.beaten:
        return nothing()
    capital = s.board.capital[s.board.general_power[general]]
    refusal = aftermath.capital_refusal(s, general)
    land = reasons.the_land(s, capital)
    return reasons.by_table(reasons.CAPITAL, refusal, **reasons.who(s, general), land=land) or nothing()


def power(question: Question, power: int) -> Reasons:
    """Why the power is not an answer."""
    s, frame = question.s, question.frame
    if isinstance(frame, _POWER_ASKED):
        return question.code(power)
    if isinstance(frame, subsidies.Offer):
        return question.any_of([packed.gift(power, what) for what in (subsidies.MONEY, *range(s.board.kinds))])
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
        return question.any_of([packed.gift(one, kind) for one in allies])
    if isinstance(frame, cardplay.PlayCard):
        piles = frame.fight().piles(s, frame.step, frame.of, frame.general)
        return question.any_of([packed.play(one, kind) for one in piles])
    return nothing()
