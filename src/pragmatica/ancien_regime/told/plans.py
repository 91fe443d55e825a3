"""Whole moves: where a general can go, by which way, and what that needs.

Of several ways to one territory the shortest is kept for each set of allies whose consent it needs. A move ends where
it is announced: what follows (consents, garrisons on the way) is asked then [A-5.18, A-9.80].
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pragmatica.ancien_regime.battle import aftermath, battles, sides
from pragmatica.ancien_regime.forms.decisions import POWER, WORTH
from pragmatica.ancien_regime.kept.board import NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march import garrisons, marching
from pragmatica.ancien_regime.march.marching import SEA, STOP, Refused
from pragmatica.ancien_regime.march.moves import END, PickGeneral, Route
from pragmatica.ancien_regime.named import asking
from pragmatica.ancien_regime.named.actions import Actions
from pragmatica.ancien_regime.told import look
from pragmatica.ancien_regime.wheel import influence
from pragmatica.core.errors import Value
from pragmatica.core.game import Plan

Way = tuple[int, ...]


class _Move:
    """A general's move that is being tried out."""

    def __init__(self, s: State, actions: Actions, general: int, refused: Refused) -> None:
        self.s: Final = s
        self.actions: Final = actions
        self.general: Final = general
        self.refused: Final = refused

    def answer(self, code: int) -> str:
        """The id of an answer to a question about the way."""
        if SEA <= code < STOP:
            return self.actions.sail(code - SEA, self.s.place[self.general]).id
        return self.actions.table(Route)[code].id

    def taken(self, way: Way, code: int, ids: tuple[str, ...]) -> Iterator[tuple[Way, tuple[str, ...]]]:
        """The complete ways that begin with this one and this answer, and the answers that lead there."""
        if code == STOP:
            yield way, ids
        elif code >= SEA:
            yield (code,), ids
        else:
            yield from self.ways((*way, code), ids)

    def ways(self, way: Way, ids: tuple[str, ...]) -> Iterator[tuple[Way, tuple[str, ...]]]:
        """The complete ways that begin with this one. An only answer is taken unasked."""
        codes = marching.steps(self.s, self.general, way, self.refused)
        for code in codes:
            yield from self.taken(way, code, (*ids, self.answer(code)) if len(codes) > 1 else ids)

    def plan(self, way: Way, ids: tuple[str, ...]) -> Plan:
        """The whole move."""
        s, board = self.s, self.s.board
        start, power = s.place[self.general], board.general_power[self.general]
        path = asking.way_to(s, self.general, way)
        land = board.number[path[-1]]
        return Plan(
            ids,
            {
                "land": path[-1],
                "steps": len(way),
                "kind": look.kind(way),
                "path": [board.ids[start], *path],
                "consents": [POWER[one] for one in marching.consents(s, self.general, way)],
                **self.battle(power, land),
                **self.garrison(power, land),
                **self.loss(power, land),
            },
        )

    def battle(self, power: int, land: int) -> dict[str, Value]:
        """What the general would meet there: strengths before cards, and generals who could join [A-10.3, A-10.11]."""
        s = self.s
        if not s.hostile_to(power, land):
            return {"enemies": False}
        ours, theirs = battles.at_hand(s, self.general, land)
        return {
            "enemies": True,
            "own": sides.attack_strength(s, self.general),
            "other": sides.strength_against(s, power, land),
            "ours": ours,
            "theirs": theirs,
            "victory": self.awards(land, sides.ATTACK),
            "defeat": self.awards(land, sides.DEFENCE),
        }

    def awards(self, land: int, winner: int) -> dict[str, Value]:
        """The Influence that the powers would gain if this side won without the support of others [A-10.40]."""
        there = self.s.copy()
        there.carry(self.general, land)
        awards = aftermath.influence(there, self.general, 0, 0, winner)
        return {POWER[power]: award for power, award in enumerate(awards) if award}

    def garrison(self, power: int, land: int) -> dict[str, Value]:
        """What a unit left there would bring: Money or Influence, by its value [A-5.2, A-9.50, A-9.81]."""
        s = self.s
        worth = influence.worth(s.board, power, s.rules.is_minor[power], land)
        if worth not in (influence.PAYING, influence.EXTENDING) or not garrisons.can_gain(s, self.general, land):
            return {}
        return {"worth": WORTH[worth], "value": s.board.value[land]}

    def loss(self, power: int, land: int) -> dict[str, Value]:
        """What the power that controls it now would no longer have from it, if a unit is left there [A-1.8, A-5.2]."""
        s, holder = self.s, self.s.control[land]
        if holder in (NOBODY, power) or not garrisons.can_gain(s, self.general, land):
            return {}
        worth = influence.worth(s.board, holder, s.rules.is_minor[holder], land)
        if worth == influence.NOTHING or s.board.value[land] == 0:
            return {}
        return {"loser": POWER[holder], "lost": WORTH[worth], "lost_value": s.board.value[land]}


def plans(s: State, seat: int, code: int, actions: Actions) -> list[Plan]:
    """Whole moves that begin with this offered answer; empty where it is complete by itself."""
    frame = asking.frame(s, seat)
    if isinstance(frame, PickGeneral) and code != END and s.place[code] != OFF_BOARD:
        move = _Move(s, actions, code, frame.refused)
        return _best(move, move.ways((), (actions.table(PickGeneral)[code].id,)))
    below = frame.below
    if isinstance(frame, Route) and isinstance(below, PickGeneral) and code != STOP:
        move = _Move(s, actions, frame.general, below.refused)
        return _best(move, move.taken(frame.way, code, (move.answer(code),)))
    return []


def _best(move: _Move, ways: Iterator[tuple[Way, tuple[str, ...]]]) -> list[Plan]:
    """Of each territory, be it where he began, and set of consents the shortest way."""
    found: dict[tuple[str, frozenset[int]], tuple[int, Plan]] = {}
    for way, ids in ways:
        plan = move.plan(way, ids)
        end = str(plan.fields["land"])
        key = (end, frozenset(marching.consents(move.s, move.general, way)))
        if key not in found or len(way) < found[key][0]:
            found[key] = (len(way), plan)
    return [plan for _, plan in sorted(found.values(), key=lambda one: (one[0], one[1].actions))]
