"""How far generals come in their next movement, and whom they would meet there, as the board stands now.

The rules of marching are asked for every step [M-10.2, M-10.4, M-10.11]; what others do before, what a general's own
side moves out of his way and what somebody has promised is left aside. All of it is public but the troops, which are
told as far as the seat may know.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable, Value, told
from pragmatica.maria.diplomacy import neutrality
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, POWERS
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, marching, moves
from pragmatica.maria.movement.marching import GENERAL_STEPS, STACK
from pragmatica.maria.movement.moves import March
from pragmatica.maria.told import hidden, strength

PREFIX: Final = "reach:"

Node = tuple[int, bool, bool]  # city, main roads only so far, lawful as a forced march so far
Ways = dict[int, tuple[int, str]]  # by city: steps and kind of the shortest way


def look(s: State, seat: int | None, target: str) -> dict[str, Value]:
    """How far the generals of these powers come, and which generals of others they could attack. Raises Unreadable."""
    powers = _asked(s, seat, target)
    board = s.board
    places: dict[int, list[Value]] = {}
    generals: list[Value] = []
    attacks: dict[int, list[Value]] = {}
    for commander in range(GENERALS):
        if board.piece_power[commander] not in powers or s.place[commander] >= NO_CITY or not s.on_top[commander]:
            continue
        ways = reach(s, commander)
        generals.append(_general(s, seat, commander))
        for city, (steps, kind) in ways.items():
            places.setdefault(city, []).append({"general": board.piece_ids[commander], "steps": steps, "kind": kind})
        for other, steps in _attacked(s, commander, ways):
            attacks.setdefault(other, []).append({"general": board.piece_ids[commander], "steps": steps})
    return {
        "rule": "M-10.2",
        "powers": [POWERS[power] for power in powers],
        "generals": generals,
        "places": [{"city": board.city_ids[city], "by": places[city]} for city in sorted(places)],
        "attacks": [{**_general(s, seat, other), "by": attacks[other]} for other in sorted(attacks)],
    }


def _asked(s: State, seat: int | None, target: str) -> list[int]:
    """The powers that the target names; with none, the enemies of the seat, and for a spectator all."""
    names = [name for name in target.removeprefix(PREFIX).split("+") if name]
    playing = [power for power in range(len(POWERS)) if s.rules.takes_part[power]]
    if not names:
        own = [power for power in playing if hidden.is_own(s, seat, power)]
        return [power for power in playing if not own or any(s.relations.hostile[mine][power] for mine in own)]
    for name in names:
        if name not in POWERS or POWERS.index(name) not in playing:
            raise Unreadable(f"{told(name)} is no power of this game", "target")
    return [power for power in playing if POWERS[power] in names]


def _general(s: State, seat: int | None, commander: int) -> dict[str, Value]:
    """Who stands there, and with how many troops together."""
    board, other = s.board, s.partner[commander]
    least, most = strength.of_stack(s, seat, commander)
    return {
        "general": board.piece_ids[commander],
        "with": None if other == NO_PIECE else board.piece_ids[other],
        "city": board.city_ids[s.place[commander]],
        "least": least,
        "most": most,
    }


def reach(s: State, commander: int) -> Ways:
    """Where the general, whoever stands under him, or both together can end a move [M-10.2, M-10.11, M-10.14]."""
    found: Ways = {}
    other = s.partner[commander]
    movers = [(commander, False)] if other == NO_PIECE else [(commander, False), (other, False), (commander, True)]
    for piece, stacked in movers:
        for city, way in _Search(s, piece, stacked).ways().items():
            if city not in found or way < found[city]:
                found[city] = way
    return found


class _Search:
    """The cities around a general or stack, ring by ring; he is lifted off a copy of the board."""

    def __init__(self, s: State, piece: int, stacked: bool) -> None:
        self.s: Final = s.copy()
        self.piece: Final = piece
        self.stacked: Final = stacked
        self.start: Final = s.place[piece]
        self.power: Final = s.board.piece_power[piece]
        if stacked or s.partner[piece] == NO_PIECE:
            self.s.piece_at[self.start] = NO_PIECE

    def ways(self) -> Ways:
        """By city the shortest way that may end there."""
        found: Ways = {}
        seen: set[Node] = set()
        ring: list[Node] = [(self.start, True, True)]
        steps = 0
        while ring:
            following: list[Node] = []
            for node in ring:
                for after in self._onward(node, steps):
                    if after in seen:
                        continue
                    seen.add(after)
                    if after[0] != self.start:
                        found.setdefault(after[0], (steps + 1, self._kind(after, steps + 1)))
                    if self._goes_on(after[0]):
                        following.append(after)
            ring, steps = following, steps + 1
        return found

    def _onward(self, node: Node, steps: int) -> list[Node]:
        """What follows from one more step."""
        city, all_main, forced = node
        s, board = self.s, self.s.board
        s.place[self.piece] = city
        code = self.piece + STACK if self.stacked else self.piece
        march = March(None, code, self.start, steps, all_main, forced, conquest.NOTHING, ())
        roads = stacks.roads(s, self.piece) if self.stacked else board.roads_for[self.piece]
        found: list[Node] = []
        for after in roads[city]:
            shut = s.lands.closed and neutrality.shuts(s, self.piece, self.stacked, after)
            if not shut and moves.road_refusal(s, march, after) == 0:
                main = all_main and after in board.main_neighbours[city]
                found.append((after, main, forced and main and not marching.forced_refusal(s, self.power, after)))
        return found

    def _goes_on(self, city: int) -> bool:
        """Whether a move may lead on from there: it ends beside another general [M-10.5]."""
        other = self.s.piece_at[city]
        return other == NO_PIECE or other >= GENERALS

    def _kind(self, node: Node, steps: int) -> str:
        if steps > GENERAL_STEPS + 1:
            return "forced"
        return "main" if steps > GENERAL_STEPS else "normal"


def _attacked(s: State, commander: int, ways: Ways) -> list[tuple[int, int]]:
    """Generals and stacks beside whom he can come to stand, and in how few steps: there is a battle then [M-11.1]."""
    fights = s.relations.fights[s.board.piece_power[commander]]
    reached = {s.place[commander]: (0, "normal"), **ways}
    found: list[tuple[int, int]] = []
    for other in range(GENERALS):
        if s.place[other] < NO_CITY and s.on_top[other] and fights[s.board.piece_power[other]]:
            steps = [reached[city][0] for city in s.board.neighbours[s.place[other]] if city in reached]
            if steps:
                found.append((other, min(steps)))
    return found
