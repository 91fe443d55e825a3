"""Chapter 11.2, retreats. The oracle lists every route by plain enumeration."""

import random
import time

import pytest

from pragmatica.maria.battle import retreat
from pragmatica.maria.battle.retreat import ChooseRetreat, RetreatStep
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import GENERALS, NO_PIECE
from pragmatica.maria.kept.state import State
from tests.maria import build

LINE = "v-a-b-c-d"
FORK = "v-a-b-c b-d-e"
RING = "v-a-b-c-v"

WINNER = "austria-1"
LOSER = "prussia-1"


def beaten(roads: str, at: str = "a", **pieces: str) -> State:
    """A Prussian beaten in the city `at` by an Austrian in v; keywords put other pieces into cities, `_` for `-`."""
    others = {name.replace("_", "-"): where for name, where in pieces.items()}
    return build.position({WINNER: "v", LOSER: at, **others}, on=build.graph(roads))


def ends(s: State, length: int) -> set[str]:
    """Where a retreat of this length may end."""
    found = retreat.ends(s, build.piece(s, LOSER), build.piece(s, WINNER), length)
    return {s.board.city_ids[city] for city in found}


def retire(s: State, length: int) -> build.Done:
    """Begin the retreat of the Prussian."""
    done = build.Done()
    loser, winner = build.piece(s, LOSER), build.piece(s, WINNER)
    retreat.begin(s, done, loser, winner, length, retreat.ends(s, loser, winner, length))
    return done


def ids(s: State, codes: list[int]) -> set[str]:
    """Ids of cities."""
    return {s.board.city_ids[code] for code in codes}


# -- ends -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-11.30", "M-11.33", example="MX-24")
def test_line() -> None:
    """On the line v-a-b-c-d a retreat of 2 from a must end on c."""
    assert ends(beaten(LINE), 2) == {"c"}


@pytest.mark.rule("M-11.32", example="MX-24")
@pytest.mark.parametrize("blocker", ["prussia_train_1", "prussia_2", "austria_2", "austria_train_2"])
def test_pieces_block(blocker: str) -> None:
    """Any piece on b, own or enemy, general or train, leaves no route out of a."""
    assert ends(beaten(LINE, **{blocker: "b"}), 2) == set()


@pytest.mark.rule("M-11.32")
def test_hussars_do_not_block() -> None:
    """A hussar on the only route does not block it."""
    s = build.position({WINNER: "v", LOSER: "a"}, on=build.graph(LINE), hussars=["b"])

    assert ends(s, 2) == {"c"}


@pytest.mark.rule("M-11.33", example="MX-24")
def test_fork() -> None:
    """On a fork the farthest ends of a full route are offered: both of length 2, only e of length 3."""
    assert ends(beaten(FORK), 2) == {"c", "d"}
    assert ends(beaten(FORK), 3) == {"e"}


@pytest.mark.rule("M-11.32", "M-11.33", "M-11.34", example="MX-24")
def test_ring() -> None:
    """On a ring the only full route may lead towards the winner; one that is too long leads nowhere."""
    assert ends(beaten(RING), 2) == {"c"}
    assert ends(beaten(RING), 3) == set()


@pytest.mark.rule("M-11.32")
def test_no_city_twice() -> None:
    """A route visits no city twice, so that a dead end of one city cannot take a retreat of 2."""
    assert ends(beaten("v-a-b"), 2) == set()


@pytest.mark.rule("M-11.32")
def test_not_through_the_start() -> None:
    """The start counts as visited: a triangle beside a takes 2 steps and not 3."""
    assert ends(beaten("v-a-b-c-a"), 2) == {"b", "c"}
    assert ends(beaten("v-a-b-c-a"), 3) == set()


@pytest.mark.rule("M-11.33")
def test_other_generals_do_not_matter() -> None:
    """Only the distance from the winner counts, not that from another enemy."""
    s = beaten("v-a-b-c-d-e a-x-y", austria_2="e")

    assert ends(s, 2) == {"c", "y"}


@pytest.mark.rule("M-11.33", "E-5")
def test_distance_ignores_pieces() -> None:
    """The distance from the winner is that of the map, not of what he could walk."""
    s = beaten("v-a-b-c v-x-c a-d-e", austria_2="x")

    assert ends(s, 2) == {"e"}


@pytest.mark.rule("M-11.33", "M-11.34", example="MX-24")
def test_farthest_of_the_figure() -> None:
    """Of the cities at the end of a full, unblocked route of 3 only the farthest are left; blocked all round, none."""
    roads = "v-a a-b-c-d a-e-f-g e-h-i c-f v-h"

    assert ends(beaten(roads), 3) == {"d", "g"}
    assert ends(beaten(roads, prussia_2="b", saxony_1="e"), 3) == set()


@pytest.mark.rule("M-11.32", "M-11.33")
def test_why_not() -> None:
    """A city is refused because of a piece, because no route ends there, or because another end is farther."""
    s = beaten("v-a-b-c a-d a-e-f", saxony_1="c")
    loser, winner = build.piece(s, LOSER), build.piece(s, WINNER)
    reasons = {
        name: retreat.end_refusal(s, loser, winner, 2, build.city(s, name)) for name in ("a", "b", "c", "d", "e", "f")
    }

    assert reasons == {
        "a": retreat.OCCUPIED,
        "b": retreat.NO_ROUTE,
        "c": retreat.OCCUPIED,
        "d": retreat.NO_ROUTE,
        "e": retreat.NO_ROUTE,
        "f": 0,
    }
    s = beaten("v-a-b-c v-d a-d-e")
    assert retreat.end_refusal(s, loser, winner, 2, build.city(s, "e")) == retreat.NEARER


# -- who chooses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-11.31")
def test_winner_chooses_the_end() -> None:
    """The winner's seat is asked for one of two ends."""
    s = beaten(FORK)

    done = retire(s, 2)

    assert s.pending() == [s.rules.seat_of[s.board.piece_power[build.piece(s, WINNER)]]]
    assert ids(s, build.offered(s)) == {"c", "d"}
    build.answer(s, build.city(s, "d"))
    assert build.where(s, LOSER) == "d"
    assert done.times == 1


@pytest.mark.rule("M-11.33")
def test_winner_chooses_the_route() -> None:
    """Of two routes to the same end the winner picks one, city by city; what is left of it follows by itself."""
    s = beaten("v-a a-b-d a-c-d d-e")

    retire(s, 3)

    assert isinstance(s.top, RetreatStep)
    assert ids(s, build.offered(s)) == {"b", "c"}
    build.answer(s, build.city(s, "c"))
    assert build.where(s, LOSER) == "e"
    path = [build.city(s, name) for name in ("c", "d", "e")]
    assert build.events(s, log.RETREATED) == [
        (s.board.piece_power[build.piece(s, LOSER)], build.piece(s, LOSER), *path)
    ]


@pytest.mark.rule("M-11.33")
def test_offered_steps_lead_to_the_end() -> None:
    """A step from which the end cannot be reached in the exact length is not offered."""
    s = beaten("v-a a-b-c-e a-d-e")

    assert ends(s, 3) == {"c", "e"}
    retire(s, 3)
    build.answer(s, build.city(s, "e"))
    assert build.where(s, LOSER) == "e"
    assert build.events(s, log.RETREATED)[0][2:] == tuple(build.city(s, name) for name in ("b", "c", "e"))


@pytest.mark.rule("M-11.31")
def test_single_route_needs_no_question() -> None:
    """One end and one route are taken at once."""
    s = beaten(LINE)

    done = retire(s, 2)

    assert build.where(s, LOSER) == "c"
    assert done.times == 1


@pytest.mark.rule("M-6.14", "M-11.31")
def test_commander_of_the_winners_chooses() -> None:
    """For a stack of two players the seat of its supreme commander chooses the retreat of the beaten enemy."""
    s = build.position(
        {"prussia-1": "v", "france-2": "v", "austria-1": "a"},
        on=build.graph(FORK),
        options={"stack_partners": "allied"},
    )
    loser, winner = build.piece(s, "austria-1"), build.piece(s, "prussia-1")
    retreat.begin(s, build.Done(), loser, winner, 2, retreat.ends(s, loser, winner, 2))

    assert isinstance(s.top, ChooseRetreat)
    assert s.pending() == [2]


# -- what a retreat does ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M-11.30")
def test_stack_retreats_as_one() -> None:
    """A stack retreats together and keeps its supreme commander."""
    s = beaten(LINE, prussia_2="a")

    retire(s, 3)

    assert build.where(s, "prussia-1") == build.where(s, "prussia-2") == "d"
    assert s.piece_at[build.city(s, "d")] == build.piece(s, "prussia-1")
    assert s.piece_at[build.city(s, "a")] == NO_PIECE


@pytest.mark.rule("M-11.35", "M-7.7")
def test_hussars_on_the_route_leave() -> None:
    """Hussars leave the cities that a retreat passes or ends in."""
    s = build.position({WINNER: "v", LOSER: "a"}, on=build.graph(LINE), hussars=["b", "c"])

    retire(s, 2)

    assert len(build.events(s, log.HUSSAR_REMOVED)) == 2


@pytest.mark.rule("M-11.35", "M-10.44")
def test_retreat_conquers_nothing() -> None:
    """A retreat through an unprotected enemy fortress leaves it as it is."""
    board = build.graph(LINE, country={"b": "austria"}, fortress={"b": "minor"})
    s = build.position({"austria-1": "v", "prussia-1": "a"}, on=board)

    retire(s, 3)

    assert build.where(s, LOSER) == "d"
    assert build.events(s, log.CONQUERED) == build.events(s, log.QUESTION_PLACED) == []


# -- the search -------------------------------------------------------------------------------------------------------


def routes(s: State, start: int, length: int) -> list[tuple[int, ...]]:
    """Every lawful route of exactly this length, without the start."""
    found: list[tuple[int, ...]] = []

    def extend(path: tuple[int, ...]) -> None:
        if len(path) == length + 1:
            found.append(path[1:])
            return
        for city in s.board.neighbours[path[-1]]:
            if city not in path and s.piece_at[city] == NO_PIECE:
                extend((*path, city))

    extend((start,))
    return found


def crowd(rng: random.Random, pieces: int) -> tuple[State, int, int]:
    """A random position on the real map with this many pieces, and two generals side by side: loser and winner."""
    s = build.position()
    generals = list(range(GENERALS))
    while True:
        cities = rng.sample(range(len(s.piece_at)), pieces)
        near = [city for city in s.board.neighbours[cities[0]] if city in cities]
        if near:
            break
    for city, piece in zip(cities, generals + list(range(GENERALS, pieces)), strict=False):
        s.put(piece, city)
    return s, 0, s.piece_at[rng.choice(near)]


@pytest.mark.rule("M-11.32", "M-11.33")
@pytest.mark.parametrize("pieces", [10, 20, 30])
def test_ends_agree_with_enumeration(pieces: int) -> None:
    """On random positions the ends, and every next step on the way, are those of a plain list of all routes."""
    rng = random.Random(pieces)
    for _ in range(60):
        s, loser, winner = crowd(rng, pieces)
        length = rng.randint(1, 7)
        every = routes(s, s.place[loser], length)
        distance = s.board.distance[s.place[winner]]
        far = max((distance[route[-1]] for route in every), default=-1)
        wanted = {route[-1] for route in every if distance[route[-1]] == far}
        found = retreat.ends(s, loser, winner, length)
        assert set(found) == wanted
        assert len(found) == len(wanted)
        if not found:
            continue
        end = rng.choice(sorted(found))
        path: tuple[int, ...] = ()
        while len(path) < length:
            fitting = {route[len(path)] for route in every if route[-1] == end and route[: len(path)] == path}
            steps = retreat.onward(s, loser, end, path, length)
            assert set(steps) == fitting
            path = (*path, rng.choice(sorted(steps)))
        assert path in every


@pytest.mark.rule("M-11.30", "M-11.33")
def test_longest_retreat_is_found_quickly() -> None:
    """A retreat of 15, the longest that a stack can owe, takes under 5 ms on crowded and on empty maps alike."""
    rng = random.Random(15)
    slowest = 0.0
    for number in range(200):
        s, loser, winner = crowd(rng, 6 + number % 24)
        least = 1.0
        for _ in range(3):
            began = time.process_time()
            retreat.ends(s, loser, winner, 15)
            least = min(least, time.process_time() - began)
        slowest = max(slowest, least)

    assert slowest < 0.005
