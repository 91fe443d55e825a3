"""Hussars: where they cut the longest supply lines."""

from __future__ import annotations

from collections.abc import Sequence

from pragmatica.boards.graph import UNREACHABLE
from pragmatica.core.action import Action
from pragmatica.maria.bots.judgement import SUPPLY_RANGE, Judgement, roads
from pragmatica.maria.bots.situation import NOWHERE
from pragmatica.maria.forms.decisions import PlaceHussar

DETOUR = 2  # how much longer than the shortest a line may be, for its cities to be looked at


def place(j: Judgement, decision: PlaceHussar, actions: Sequence[Action]) -> Action:
    """The city that makes the enemies' supply dearest, together with where the other hussar is."""
    s = j.s
    here = NOWHERE if decision.city is None else s.board.city_number[decision.city]
    others = {city for city in s.hussars if city not in (NOWHERE, here)}
    lines = _Lines(j)

    def worth(action: Action) -> float:
        if action.type == "remove":
            return -1.0
        city = here if action.type == "stay" else s.board.city_number[str(action.fields["city"])]
        if city == NOWHERE:
            return 0.0
        return lines.tolls(others | {city}) if city in lines.cities else 0.01 * (action.type == "place")

    return max(actions, key=worth)


class _Lines:
    """The enemies' supply lines: by power its trains and the generals who need them."""

    def __init__(self, j: Judgement) -> None:
        s = j.s
        board = s.board
        self._neighbours = board.neighbours
        self._blocked = [False] * len(board.city_ids)
        for group in s.own_groups:
            self._blocked[group.city] = True
        self._powers: list[tuple[list[int], list[tuple[int, int]]]] = []  # trains; cities of generals, and their roads
        self.cities: set[int] = set()
        for power in range(len(board.generals_of)):
            if not s.hostile(s.bloc[power]):
                continue
            trains = [s.place[train] for train in board.trains_of[power] if s.place[train] != NOWHERE]
            away = roads(self._neighbours, trains, self._blocked, SUPPLY_RANGE)
            places = [s.place[general] for general in board.generals_of[power] if s.place[general] != NOWHERE]
            fed = [(city, away[city]) for city in places if s.home[city] != power and away[city] != UNREACHABLE]
            self._powers.append((trains, fed))
            for city, length in fed:
                self.cities |= {
                    inner
                    for inner, first in enumerate(away)
                    if first + board.distance[inner][city] <= min(SUPPLY_RANGE, length + DETOUR)
                }

    def tolls(self, hussars: set[int]) -> float:
        """What supply would cost the enemies with hussars in these cities."""
        blocked = list(self._blocked)
        for city in hussars:
            blocked[city] = True
        total = 0.0
        for trains, fed in self._powers:
            free = roads(self._neighbours, trains, blocked, SUPPLY_RANGE)
            total += sum(length for city, length in fed if free[city] == UNREACHABLE)
        return total
