"""All moves of chapters 10.1 and 10.3, against an oracle that judges whole paths by the definitions."""

import itertools
import random

import pytest

from pragmatica.maria import answering
from pragmatica.maria.forces.stacks import ChooseCommander
from pragmatica.maria.kept import log, packed
from pragmatica.maria.kept.board import (
    AUSTRIA,
    BAVARIA,
    GENERALS,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    PIECES,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement.marching import STACK
from pragmatica.maria.movement.moves import March, PickPiece
from tests.maria import build
from tests.maria.marching import FREDERICK

Path = tuple[int, ...]
Effects = tuple[list[int], list[int]]  # markers by city, cities with a "?"


def crowd(rng: random.Random, pieces: int) -> State:
    """A random position on the real map: pieces, stacks, some generals face down, markers and "?" here and there."""
    s = build.position()
    board = s.board
    for piece, city in zip(rng.sample(range(PIECES), pieces), rng.sample(range(len(s.piece_at)), pieces), strict=True):
        s.put(piece, city)
    for city in rng.sample(board.fortresses, 12):
        s.set_marker(city, rng.choice((0, PRUSSIA, AUSTRIA)))
    s.face_down = [int(rng.random() < 0.2) for _ in range(GENERALS)]
    s.questions = [packed.owned(city, PRUSSIA) for city in rng.sample(board.fortresses, 4)]
    lone = [general for general in range(GENERALS) if s.place[general] == NO_CITY]
    for general in lone:
        for other in range(GENERALS):
            power = board.piece_power
            near = s.place[other] < NO_CITY and s.partner[other] == NO_PIECE and rng.random() < 0.5
            if near and s.relations.may_stack[power[general]][power[other]] and board.rank[other] < board.rank[general]:
                s.put_beside(general, other, on_top=False)
                break
    return s


def lawful(s: State, who: list[int], path: Path) -> bool:
    """Whether the pieces may make this whole move, judged by the definitions of chapter 10.1."""
    board = s.board
    power = board.piece_power[who[0]]
    general = who[0] < GENERALS
    length = len(path) - 1
    roads = list(itertools.pairwise(path))
    all_main = all(b in board.main_neighbours[a] for a, b in roads)
    plain = 3 if general else 2
    if not all(b in board.neighbours[a] for a, b in roads) or length > (8 if general else 3):
        return False
    if length > plain and not all_main:
        return False
    gone: set[int] = set()  # trains ridden down on the way
    for number, city in enumerate(path[1:], 1):
        here = [p for p in range(PIECES) if s.place[p] == city and p not in who and p not in gone]
        if length > plain + 1 and forbids_force(s, power, city, gone):
            return False
        for piece in here:
            owner = board.piece_power[piece]
            if general and piece >= GENERALS and s.relations.hostile[power][owner]:
                gone.add(piece)
            elif not (
                piece < GENERALS
                and general
                and len(who) == 1
                and len(here) == 1
                and number == length
                and s.relations.may_stack[power][owner]
            ):
                return False
    return True


def forbids_force(s: State, power: int, city: int, gone: set[int]) -> bool:
    """Whether a forced march may not enter the city."""
    board = s.board
    hostile = s.relations.hostile[power]
    if board.fortress[city] and s.control[city] != NOBODY and hostile[s.control[city]]:
        return True
    return any(
        s.place[piece] < NO_CITY
        and piece not in gone
        and board.distance[city][s.place[piece]] <= 1
        and hostile[board.piece_power[piece]]
        for piece in range(PIECES)
    )


def moves_by_definition(s: State, who: list[int]) -> set[Path]:
    """All lawful moves of the pieces, found by lengthening paths whose beginning could be part of one."""
    found: set[Path] = set()
    paths: list[Path] = [(s.place[who[0]],)]
    for _ in range(8):
        longer: list[Path] = []
        for path in paths:
            for city in s.board.neighbours[path[-1]]:
                candidate = (*path, city)
                if lawful(s, who, candidate):
                    found.add(candidate)
                    longer.append(candidate)
        paths = longer
    return found


def effects(s: State, who: list[int], path: Path) -> Effects:
    """Markers and "?" after the whole move, judged by the definitions of chapter 10.3."""
    board = s.board
    marker, questions = s.marker[:], dict.fromkeys(code >> 3 for code in s.questions)
    up = [piece for piece in who if piece < GENERALS and not s.face_down[piece]]
    control = s.control[:]
    for city in path[:-1] if up and len(path) <= 5 else ():
        enemy = board.fortress[city] and control[city] == AUSTRIA
        guards = [
            general
            for general in board.generals_of[AUSTRIA] + board.generals_of[PRAGMATIC]
            if s.place[general] < NO_CITY and board.distance[city][s.place[general]] <= 3
        ]
        if enemy and guards:
            questions[city] = None
        elif enemy:
            minor = board.home[city] in (BAVARIA, SAXONY)
            marked = board.silesia[city] or board.home[city] == AUSTRIA or minor
            marker[city] = PRUSSIA if marked else NOBODY
            control[city] = marker[city] if marked else board.home[city]
    return marker, sorted(questions)


def moves_offered(s: State, code: int) -> dict[Path, Effects]:
    """All moves that the engine offers for a pick, found by trying every answer, and what they do to fortresses."""
    found: dict[Path, Effects] = {}
    piece = code % STACK
    fresh = s.copy()
    fresh.log = []
    answering.apply(fresh, FREDERICK, code)
    states = [fresh]
    while states:
        state = states.pop()
        if not isinstance(state.top, March):
            steps = build.events(state, log.MOVED)
            path = (s.place[piece], *[to_city for _, mover, _, to_city in steps if mover == piece])
            assert path not in found
            found[path] = state.marker, sorted(code >> 3 for code in state.questions)
            continue
        for answer in answering.legal(state, FREDERICK):
            following = state.copy()
            following.log = list(state.log or [])
            answering.apply(following, FREDERICK, answer)
            if isinstance(following.top, ChooseCommander):
                answering.apply(following, FREDERICK, 0)
            states.append(following)
    return found


@pytest.mark.rule("M-10.2", "M-10.4", "M-10.5", "M-10.6", "M-10.11", "M-10.12", "M-10.41", "M-10.45", "M-Q.1")
@pytest.mark.parametrize("seed", range(12))
def test_moves_agree_with_the_definitions(seed: int) -> None:
    """On random positions exactly the lawful moves are offered, and each does to fortresses what it should."""
    rng = random.Random(seed)
    s = crowd(rng, rng.choice((8, 14, 20, 26)))
    s.active = [PRUSSIA, SAXONY]
    s.top = PickPiece(build.Done(), FREDERICK, ())
    tried = 0
    for code in [*range(PIECES), *range(STACK, STACK + GENERALS)]:
        piece = code % STACK
        who = [piece]
        if code >= STACK:
            who.append(s.partner[piece])
        if s.board.piece_power[piece] not in s.active or s.place[piece] >= NO_CITY or NO_PIECE in who:
            continue
        if code >= STACK and not s.on_top[piece]:
            continue
        offered = moves_offered(s, code) if code in answering.legal(s, FREDERICK) else {}
        assert offered == {path: effects(s, who, path) for path in moves_by_definition(s, who)}
        tried += len(offered)
    assert tried
