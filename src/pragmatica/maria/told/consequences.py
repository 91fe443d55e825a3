"""What a move changes besides what it takes: supply on both sides, fortresses protected or left bare, battles to come.

Told is the difference between the board before the move and after it, from what everybody can see, before anybody
else has moved. Supply is judged at the start of a stage, so what is told of it holds only if nothing changes [M-9.14].
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Value
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, NOBODY, POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest
from pragmatica.maria.supply import paths

HOME: Final = "home"
SUPPLIED: Final = "supplied"
BILLED: Final = "billed"
HUNGRY: Final = "hungry"


class Before:
    """The board before a move, to which it is compared after it."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        self.supply: Final = supply(s)
        self.bare: Final = {city for city in s.board.fortresses if _is_bare(s, city)}

    def fields(self, s: State, piece: int, end: int) -> dict[str, Value]:
        """What is so after the piece has come to this city."""
        after = _with(s, piece, end)
        now = supply(after)
        fields: dict[str, Value] = self._supplies(after, now)
        if piece < GENERALS:
            fields["supply"], fields["bill"] = now[piece]
            fields["battles"] = _battles(after, piece, end)
            fields.update(self._protection(after, after.board.piece_power[piece]))
        return fields

    def _supplies(self, after: State, now: dict[int, tuple[str, int]]) -> dict[str, Value]:
        """Generals whose supply is another one than before; who is gone has none [M-9.3, M-9.10]."""
        ids = after.board.piece_ids
        changed = [one for one, found in now.items() if one in self.supply and found[0] != self.supply[one][0]]
        return {
            "feeds": [ids[one] for one in changed if self.supply[one][0] in (HUNGRY, BILLED) and _is_fed(now[one])],
            "bills": [ids[one] for one in changed if now[one][0] == BILLED],
            "starves": [ids[one] for one in changed if now[one][0] == HUNGRY],
        }

    def _protection(self, after: State, power: int) -> dict[str, Value]:
        """Fortresses that its friends hold and that come to be protected, or no longer are so [M-10.42]."""
        mine = after.relations.protects
        held = [city for city in after.board.fortresses if mine[after.control[city]][power]]
        bare = {city for city in held if _is_bare(after, city)}
        names = after.board.city_ids
        return {
            "protects": [names[city] for city in held if city in self.bare and city not in bare],
            "exposes": [names[city] for city in held if city not in self.bare and city in bare],
        }


def _with(s: State, piece: int, end: int) -> State:
    """The board with the piece there, where it is yet to be agreed that it may stand with another one."""
    if s.place[piece] == end or s.place[piece] >= NO_CITY:
        return s
    after = s.copy()
    after.place[piece] = end
    return after


def supply(s: State) -> dict[int, tuple[str, int]]:
    """By general on the map, how he would be supplied if that were judged now, and his bill [M-9.2, M-9.3, M-9.15]."""
    found: dict[int, tuple[str, int]] = {}
    for power in range(len(POWERS)):
        if not s.rules.takes_part[power]:
            continue
        for general, cost in zip(s.board.generals_of[power], paths.costs(s, power), strict=True):
            if s.place[general] < NO_CITY:
                found[general] = (_state(s, general, cost), max(0, cost))
    return found


def _state(s: State, general: int, cost: int) -> str:
    if cost == paths.NO_PATH:
        return HUNGRY
    if cost != paths.FREE:
        return BILLED
    return HOME if paths.at_home(s, general) else SUPPLIED


def _is_fed(now: tuple[str, int]) -> bool:
    return now[0] in (HOME, SUPPLIED)


def _is_bare(s: State, city: int) -> bool:
    return s.control[city] != NOBODY and conquest.protector(s, city) == NO_PIECE


def _battles(s: State, piece: int, end: int) -> list[Value]:
    """Enemy generals and stacks whom he would have to fight at the end of the phase [M-11.1]."""
    power = s.board.piece_power
    fights = s.relations.fights[power[piece]]
    there = [s.piece_at[city] for city in s.board.neighbours[end]]
    return [s.board.piece_ids[one] for one in there if one < GENERALS and fights[power[one]]]
