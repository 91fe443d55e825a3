"""Chapter 10.1, movement. The oracle judges whole paths by the definitions, not step by step."""

import itertools
import random
from typing import Any

import pytest

from pragmatica.maria import log, movement
from pragmatica.maria.board import (
    AUSTRIA,
    GENERALS,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    PIECES,
    PRUSSIA,
    SAXONY,
    Board,
)
from pragmatica.maria.movement import END, STACK, STOP, March, PickPiece
from pragmatica.maria.stacks import ChooseCommander
from pragmatica.maria.state import State
from tests.maria import build

CHAIN = "a-b-c-d-e"
MAIN = "s=1=2=3=4=5=6=7=8=9"
FREDERICK = 2


def moving(pieces: dict[str, str], roads: str, active: str = "prussia saxony", **more: Any) -> State:
    """These pieces, and the movement of the powers."""
    s = build.position(pieces, on=build.graph(roads), active=active.split(), **more)
    movement.begin(s, build.Done())
    return s


def go(s: State, who: str, *cities: str) -> None:
    """Pick a piece, or a stack as "stack-prussia-1", and make these steps, save those that are made by themselves."""
    stack = who.removeprefix("stack-")
    build.answer(s, build.piece(s, stack) + (STACK if stack != who else 0))
    for name in cities:
        if build.where(s, stack) != name:
            build.answer(s, build.city(s, name))


def onward(s: State) -> set[str]:
    """Cities offered as the next step; nothing when the move has ended."""
    if not isinstance(s.top, March):
        return set()
    return {s.board.city_ids[code] for code in build.offered(s) if code != STOP}


def why(s: State, name: str) -> int:
    """Why the city is not the next step."""
    assert isinstance(s.top, March)
    return movement.step_refusal(s, s.top, build.city(s, name))


def may_pick(s: State, name: str) -> bool:
    """Whether the piece is offered."""
    return isinstance(s.top, PickPiece) and build.piece(s, name) in build.offered(s)


# -- how far ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.1", "M-10.17")
def test_each_piece_once_in_any_order() -> None:
    """Any piece may move first, each at most once, and the phase may be ended at any time."""
    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "saxony-1", "d")
    build.answer(s, STOP)

    assert not may_pick(s, "saxony-1")
    assert movement.pick_refusal(s, build.piece(s, "saxony-1")) == movement.ALREADY_MOVED
    assert may_pick(s, "prussia-1")
    build.answer(s, END)
    assert build.where(s, "prussia-1") == "a"
    assert build.events(s, log.MOVEMENT_ENDED) == [(FREDERICK,)]


@pytest.mark.rule("M-10.17")
def test_phase_ends_by_itself() -> None:
    """When nobody can move any more the phase ends without a question."""
    s = moving({"prussia-1": "a"}, "a-b-c")
    go(s, "prussia-1", "b")
    build.answer(s, STOP)

    assert s.top is None
    assert s.moved == [0] * PIECES


@pytest.mark.rule("M-10.1", "M-5.3")
def test_only_active_powers_move() -> None:
    """Pieces of powers that do not act in this stage stay where they are."""
    s = moving({"prussia-1": "a", "austria-1": "e", "france-2": "c"}, CHAIN)

    assert build.offered(s) == [build.piece(s, "prussia-1"), END]
    assert movement.pick_refusal(s, build.piece(s, "france-2")) == movement.NOT_ACTIVE
    assert movement.pick_refusal(s, build.piece(s, "prussia-2")) == movement.NOT_ON_MAP


@pytest.mark.rule("M-10.2", example="MX-12")
def test_general_goes_three_cities() -> None:
    """A general makes up to 3 steps on roads of any kind."""
    s = moving({"prussia-1": "a"}, "a-b=c=d=e")
    go(s, "prussia-1", "b", "c", "d")

    assert build.where(s, "prussia-1") == "d"
    assert s.top is None


@pytest.mark.rule("M-10.2", example="MX-12")
def test_one_more_on_main_roads() -> None:
    """On main roads alone he makes a fourth; one ordinary road at any place costs it."""
    s = moving({"prussia-1": "a"}, "a=b=c=d=e d-f")
    go(s, "prussia-1", "b", "c", "d")

    assert onward(s) == {"c", "e"}
    assert why(s, "f") == movement.SPENT


@pytest.mark.rule("M-10.2", example="MX-12")
def test_trains_go_two_or_three() -> None:
    """A train makes 2 steps, or 3 on main roads alone, and no forced march."""
    s = moving({"prussia-train-1": "a"}, "a=b=c=d=e c-f")
    go(s, "prussia-train-1", "b", "c")
    assert onward(s) == {"b", "d"}
    assert why(s, "f") == movement.SPENT
    build.answer(s, build.city(s, "d"))
    assert s.top is None

    s = moving({"prussia-train-1": "a"}, "a-b=c=d")
    go(s, "prussia-train-1", "b", "c")
    assert build.where(s, "prussia-train-1") == "c"
    assert s.top is None


@pytest.mark.rule("M-10.3", example="MX-12")
def test_to_and_fro() -> None:
    """a-b-a-b is a lawful move; one that returns to its start has been the piece's move all the same."""
    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-1", "b", "a", "b")
    assert build.where(s, "prussia-1") == "b"

    s = moving({"prussia-1": "a", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-1", "b", "a")
    build.answer(s, STOP)
    assert build.where(s, "prussia-1") == "a"
    assert not may_pick(s, "prussia-1")


@pytest.mark.rule("M-Q.21")
def test_picked_piece_makes_a_step() -> None:
    """There is no stopping before the first step."""
    s = moving({"prussia-1": "b"}, CHAIN)
    build.answer(s, build.piece(s, "prussia-1"))

    assert STOP not in build.offered(s)
    build.answer(s, build.city(s, "a"))
    assert STOP in build.offered(s)


@pytest.mark.rule("M-10.1", "E-6")
def test_only_along_roads() -> None:
    """A step follows a road."""
    s = moving({"prussia-1": "b"}, CHAIN)
    build.answer(s, build.piece(s, "prussia-1"))

    assert why(s, "d") == movement.NO_ROAD
    assert onward(s) == {"a", "c"}


# -- other pieces -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.4", "M-6.1")
@pytest.mark.parametrize(
    ("general", "other", "reason"),
    [
        ("prussia-1", "austria-1", movement.ENEMY_GENERAL),
        ("prussia-1", "france-2", movement.STRANGERS),
        ("prussia-1", "prussia-train-1", movement.FRIENDLY_TRAIN),
        ("prussia-1", "france-train-2", movement.FRIENDLY_TRAIN),
        ("prussia-1", "austria-train-2", 0),
        ("prussia-1", "prussia-2", 0),
        ("prussia-1", "saxony-1", 0),
        ("prussia-train-1", "austria-train-2", movement.TRAIN_STOPS),
        ("prussia-train-1", "prussia-2", movement.TRAIN_STOPS),
    ],
)
def test_who_may_enter_where(general: str, other: str, reason: int) -> None:
    """No piece enters a city with a piece, save generals joining a partner or riding down an enemy train."""
    s = moving({general: "b", other: "c"}, "a-b-c b-d")
    build.answer(s, build.piece(s, general))

    assert why(s, "c") == reason
    assert onward(s) == ({"a", "d"} if reason else {"a", "c", "d"})


@pytest.mark.rule("M-6.1", "M-10.4", "M-10.5")
def test_stacks_are_not_joined_and_join_nobody() -> None:
    """A third general may not enter a stack's city, nor a stack that of a single general."""
    pieces = {"prussia-1": "c", "prussia-2": "c", "prussia-3": "b"}
    s = moving(pieces, CHAIN)
    go(s, "prussia-3", "a")
    build.answer(s, build.city(s, "b"))
    assert why(s, "c") == movement.THREE

    s = moving(pieces, CHAIN)
    build.answer(s, STACK + build.piece(s, "prussia-1"))
    assert build.where(s, "prussia-2") == "d"
    build.answer(s, build.city(s, "c"))
    assert why(s, "b") == movement.STACK_STOPS


@pytest.mark.rule("M-10.4")
def test_nobody_passes_over_pieces() -> None:
    """A piece beside a blocked city can go round it but not over it; one shut in on all sides cannot move."""
    s = moving({"prussia-1": "b", "austria-1": "c"}, CHAIN)
    go(s, "prussia-1", "a")
    assert onward(s) == {"b"}

    s = moving({"prussia-1": "b", "austria-1": "c", "france-2": "a", "saxony-1": "e"}, CHAIN)
    assert not may_pick(s, "prussia-1")
    assert movement.pick_refusal(s, build.piece(s, "prussia-1")) == movement.NO_STEP


@pytest.mark.rule("M-10.5", "D-12")
@pytest.mark.parametrize(("ends_both", "may"), [(True, False), (False, True)])
def test_joining_ends_both_moves(ends_both: bool, may: bool) -> None:
    """Who joins stops there; who is joined moves no more in this phase, unless `join_ends_both` is off."""
    s = moving({"prussia-1": "a", "prussia-2": "b", "saxony-1": "e"}, CHAIN, options={"join_ends_both": ends_both})
    go(s, "prussia-1", "b")

    assert isinstance(s.top, PickPiece)
    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert not may_pick(s, "prussia-1")
    assert may_pick(s, "prussia-2") == may
    assert STACK + build.piece(s, "prussia-1") not in build.offered(s)


@pytest.mark.rule("M-10.5", "E-3", "D-12")
def test_first_edition_joins_otherwise() -> None:
    """In the rules of edition 1.0 the joined general may still move."""
    assert not build.rules(edition="1.0").join_ends_both
    assert build.rules().join_ends_both


@pytest.mark.rule("M-10.5")
def test_moved_general_may_be_joined() -> None:
    """A general who has moved may be joined; both faces stay as they were."""
    s = moving({"prussia-1": "a", "prussia-2": "d"}, "a-b-c-d", down=["prussia-2"])
    go(s, "prussia-1", "b")
    build.answer(s, STOP)
    go(s, "prussia-2", "c", "b")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert [s.face_down[build.piece(s, name)] for name in ("prussia-1", "prussia-2")] == [0, 1]


@pytest.mark.rule("M-10.6")
def test_train_is_ridden_down() -> None:
    """An enemy train in the way is eliminated at once, and the general may go on; a stack may do so, too."""
    s = moving({"prussia-1": "a", "austria-train-2": "b"}, CHAIN)
    go(s, "prussia-1", "b")

    assert s.place[build.piece(s, "austria-train-2")] == NO_CITY
    assert build.events(s, log.TRAIN_TAKEN) == [(PRUSSIA, build.piece(s, "austria-train-2"), build.city(s, "b"))]
    assert onward(s) == {"a", "c"}

    s = moving({"prussia-1": "a", "prussia-2": "a", "austria-train-2": "b"}, CHAIN)
    go(s, "stack-prussia-1", "b")
    assert s.place[build.piece(s, "austria-train-2")] == NO_CITY


@pytest.mark.rule("M-7.7", "E-7", "E-8")
def test_hussars_leave_and_do_not_block() -> None:
    """A hussar leaves when a piece enters its city, whatever the power, and the piece may go on."""
    for active, name in (("prussia", "prussia-1"), ("austria", "austria-train-2")):
        s = moving({name: "a"}, CHAIN, active, hussars=["b", "d"])
        go(s, name, "b")
        assert s.hussars == [NO_CITY, build.city(s, "d")]
        assert onward(s) == {"a", "c"}


# -- stacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.9")
def test_stack_moves_together() -> None:
    """A stack moves as one piece, and both have moved then."""
    s = moving({"prussia-1": "a", "prussia-2": "a", "saxony-1": "e"}, CHAIN)
    go(s, "stack-prussia-1", "b", "c")
    build.answer(s, STOP)

    assert build.where(s, "prussia-1") == build.where(s, "prussia-2") == "c"
    assert not may_pick(s, "prussia-1")
    assert not may_pick(s, "prussia-2")


@pytest.mark.rule("M-10.9", "M-6.12")
@pytest.mark.parametrize(("first", "second"), [("prussia-1", "prussia-2"), ("prussia-2", "prussia-1")])
def test_generals_part(first: str, second: str) -> None:
    """Either general may move off alone, the other one may move later; the rest of the stack is a single general."""
    s = moving({"prussia-1": "c", "prussia-2": "c"}, CHAIN)
    go(s, first, "d")
    build.answer(s, STOP)

    assert s.piece_at[build.city(s, "c")] == build.piece(s, second)
    assert s.partner[build.piece(s, second)] == NO_PIECE
    go(s, second, "b")
    build.answer(s, STOP)
    assert (build.where(s, first), build.where(s, second)) == ("d", "b")


@pytest.mark.rule("M-10.9", "M-10.5")
def test_general_may_come_back_to_his_stack() -> None:
    """A general who left his stack may join the other one again, which ends the moves of both."""
    s = moving({"prussia-1": "b", "prussia-2": "b", "saxony-1": "e"}, CHAIN)
    go(s, "prussia-2", "a", "b")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")
    assert s.on_top[build.piece(s, "prussia-1")]
    assert not may_pick(s, "prussia-1")


@pytest.mark.rule("M-10.9")
def test_stack_is_not_offered_when_one_has_moved() -> None:
    """With `join_ends_both` off a stack one of whom has moved cannot move together."""
    s = moving({"prussia-1": "a", "prussia-2": "b"}, CHAIN, options={"join_ends_both": False})
    go(s, "prussia-2", "a")

    assert movement.pick_refusal(s, STACK + build.piece(s, "prussia-1")) == movement.PARTNER_MOVED
    assert movement.pick_refusal(s, STACK + build.piece(s, "prussia-3")) == movement.NOT_ON_MAP
    assert may_pick(s, "prussia-1")


@pytest.mark.rule("M-10.9", "M-10.10")
def test_stack_with_a_power_that_does_not_act_stays() -> None:
    """A stack of powers of two stages never moves together; each general may leave it in his own stage."""
    pieces = {"france-2": "b", "prussia-3": "b"}
    s = moving(pieces, CHAIN, "france bavaria", options={"stack_partners": "allied"})
    french = build.piece(s, "france-2")

    assert movement.pick_refusal(s, STACK + french) == movement.PARTNER_NOT_ACTIVE
    assert build.offered(s) == [french, END]


# -- forced march -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-10.11", "M-10.13", example="MX-13")
def test_forced_march() -> None:
    """A general or stack makes 8 steps on main roads; no more, and no train does."""
    for who in ("prussia-1", "stack-prussia-1"):
        s = moving({"prussia-1": "s", "prussia-2": "s", "saxony-1": "9"}, MAIN + "=10=11")
        go(s, who, *"12345678")
        assert build.where(s, "prussia-1") == "8"
        assert not may_pick(s, "prussia-1")


@pytest.mark.rule("M-10.11")
def test_forced_march_ends_after_eight() -> None:
    """There is no ninth step, also not back."""
    s = moving({"prussia-1": "s"}, MAIN)
    build.answer(s, build.piece(s, "prussia-1"))
    for step in range(1, 8):
        if build.where(s, "prussia-1") != str(step):
            build.answer(s, build.city(s, str(step)))
    assert onward(s) == {"6", "8"}
    build.answer(s, build.city(s, "6"))
    assert s.top is None


@pytest.mark.rule("M-10.11", example="MX-13")
@pytest.mark.parametrize(("city", "last"), [("6", "5"), ("3", "4")])
def test_enemy_fortress_stops_it(city: str, last: str) -> None:
    """It goes to the city before an enemy fortress; a move that has entered one ends after 4 steps."""
    board = build.graph(MAIN, country={city: "austria"}, fortress={city: "minor"})
    assert farthest(board, {"prussia-1": "s"}) == last


@pytest.mark.rule("M-10.11", example="MX-13")
@pytest.mark.parametrize("country", ["prussia", "bavaria", "empire"])
def test_friendly_fortress_does_not_stop_it(country: str) -> None:
    """A fortress under own or allied control, or of nobody, is no obstacle."""
    assert farthest(build.graph(MAIN, country={"6": country}, fortress={"6": "minor"}), {"prussia-1": "s"}) == "8"


@pytest.mark.rule("M-10.11", example="MX-13")
@pytest.mark.parametrize("enemy", ["austria-1", "austria-train-2"])
@pytest.mark.parametrize(("city", "last"), [("6", "5"), ("7", "6"), ("2", "4")])
def test_enemy_pieces_stop_it(enemy: str, city: str, last: str) -> None:
    """It goes to the city before the first one beside an enemy piece."""
    assert farthest(build.graph(f"{MAIN} {city}-x"), {"prussia-1": "s", enemy: "x"}) == last


@pytest.mark.rule("M-10.11")
def test_friendly_pieces_beside_it_do_not_matter() -> None:
    """Pieces of allies, trains of one's own and hussars beside the way do not matter."""
    board = build.graph(f"{MAIN} 2-x 3-y 4-z")
    pieces = {"prussia-1": "s", "france-2": "x", "prussia-train-1": "y"}
    assert farthest(board, pieces, hussars=["z"]) == "8"


@pytest.mark.rule("M-10.11")
def test_start_is_exempt() -> None:
    """The start city may be an enemy fortress and beside an enemy."""
    board = build.graph(f"{MAIN} x-s", country={"s": "austria"}, fortress={"s": "minor"})
    assert farthest(board, {"prussia-1": "s", "austria-1": "x"}) == "8"


@pytest.mark.rule("M-10.11")
def test_train_ridden_down_is_no_forced_march() -> None:
    """A city that held an enemy train is not lawful for a forced march although the train is gone."""
    assert farthest(build.graph(MAIN), {"prussia-1": "s", "austria-train-2": "1"}) == "4"


@pytest.mark.rule("M-10.11", "M-10.2")
def test_one_ordinary_road_ends_it() -> None:
    """A move with one ordinary road is no forced march, wherever the road is."""
    s = moving({"prussia-1": "s"}, MAIN + " 4-x")
    go(s, "prussia-1", *"1234")
    assert why(s, "x") == movement.FORCED_ROAD
    assert why(s, "5") == 0


@pytest.mark.rule("M-10.11", "M-10.13")
def test_why_no_forced_march() -> None:
    """The reasons are told apart: an earlier city of the move, an enemy fortress ahead, an enemy piece ahead."""
    s = moving({"prussia-1": "s", "austria-1": "x"}, MAIN + " 2-x")
    go(s, "prussia-1", *"1234")
    assert not isinstance(s.top, March)

    board = build.graph("s=1=2=3=4=5 4=f 4=6-x 3=y", country={"f": "austria"}, fortress={"f": "minor"})
    s = build.position({"prussia-1": "s", "austria-1": "x"}, on=board, active=["prussia"])
    movement.begin(s, build.Done())
    go(s, "prussia-1", *"1234")
    assert (why(s, "f"), why(s, "6"), why(s, "5")) == (movement.FORCED_FORTRESS, movement.FORCED_ENEMY, 0)


@pytest.mark.rule("M-10.14")
def test_forced_march_may_join() -> None:
    """A forced march may end beside a partner."""
    s = moving({"prussia-1": "s", "prussia-2": "6"}, MAIN)
    go(s, "prussia-1", *"123456")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")


def farthest(board: Board, pieces: dict[str, str], **more: Any) -> str:
    """Where the Prussian gets who goes from s along 1, 2, 3 … as far as he may."""
    s = build.position(pieces, on=board, active=["prussia"], **more)
    movement.begin(s, build.Done())
    build.answer(s, build.piece(s, "prussia-1"))
    for step in map(str, range(1, 10)):
        if step in onward(s):
            build.answer(s, build.city(s, step))
    return build.where(s, "prussia-1")


# -- forced march and the fortress where it starts --------------------------------------------------------------------


def from_fortress(roads: str = MAIN, **others: str) -> State:
    """Friedrich in s, an unprotected Austrian fortress at the end of a main road; `1` to `9` follow."""
    board = build.graph(roads, country={"s": "austria"}, fortress={"s": "minor"})
    s = build.position({"prussia-1": "s", **{k.replace("_", "-"): v for k, v in others.items()}}, on=board)
    s.active = [PRUSSIA]
    movement.begin(s, build.Done())
    return s


def taken(s: State) -> bool:
    """Whether s has been conquered."""
    return s.control[build.city(s, "s")] == PRUSSIA


@pytest.mark.rule("M-10.12", "M-Q.1")
def test_conquest_of_the_start_waits() -> None:
    """While the move may become a forced march the start is not conquered; when it ends before, it is."""
    s = from_fortress()
    go(s, "prussia-1", *"1234")
    assert not taken(s)

    build.answer(s, STOP)
    assert taken(s)


@pytest.mark.rule("M-10.12", "M-Q.1")
def test_fifth_step_cancels_it() -> None:
    """A forced march does not conquer where it starts."""
    s = from_fortress()
    go(s, "prussia-1", *"12345")
    assert not taken(s)

    build.answer(s, STOP)
    assert not taken(s)
    assert build.events(s, log.CONQUERED) == []


@pytest.mark.rule("M-10.12", "M-Q.1")
def test_forced_march_leaves_no_question() -> None:
    """Nor does it leave a "?" on a protected start; a shorter move does, when it ends."""
    for cities, questions in (("12345", 0), ("1234", 1)):
        s = from_fortress(MAIN + " s-x-y-z", austria_1="z")
        go(s, "prussia-1", *cities)
        assert s.questions == []
        build.answer(s, STOP)
        assert len(s.questions) == questions


@pytest.mark.rule("M-Q.1")
def test_conquest_of_the_start_as_soon_as_it_is_certain() -> None:
    """An ordinary road, or a city unlawful for a forced march, settles it at once."""
    s = from_fortress(MAIN + " 1-x-y")
    go(s, "prussia-1", "1")
    assert not taken(s)
    build.answer(s, build.city(s, "x"))
    assert taken(s)

    s = from_fortress(MAIN + " 2-x 1-y", austria_train_2="x")
    go(s, "prussia-1", "1", "2")
    assert taken(s)

    s = from_fortress("s-1=2=3")
    go(s, "prussia-1", "1")
    assert taken(s)


@pytest.mark.rule("M-Q.1", "M-10.44")
def test_coming_back_to_the_start_settles_it() -> None:
    """Who comes back to the enemy fortress where he started cannot go on to a forced march, and it has fallen."""
    s = from_fortress()
    go(s, "prussia-1", "1", "s")

    assert taken(s)
    assert isinstance(s.top, March)
    assert not s.top.forced


@pytest.mark.rule("M-10.12", "M-10.14")
def test_join_at_the_fourth_step_conquers_the_start() -> None:
    """A move that ends by joining before a fifth step is no forced march."""
    s = from_fortress(prussia_2="4")
    go(s, "prussia-1", *"1234")
    assert taken(s)

    s = from_fortress(prussia_2="5")
    go(s, "prussia-1", *"12345")
    assert not taken(s)


# -- all moves against the oracle -------------------------------------------------------------------------------------

Path = tuple[int, ...]


def crowd(rng: random.Random, pieces: int) -> State:
    """A random position on the real map: so many pieces, some stacks, some fortresses under other control."""
    s = build.position()
    board = s.board
    for piece, city in zip(rng.sample(range(PIECES), pieces), rng.sample(range(len(s.piece_at)), pieces), strict=True):
        s.put(piece, city)
    for city in rng.sample(board.fortresses, 12):
        s.set_marker(city, rng.choice((0, PRUSSIA, AUSTRIA)))
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


def moves_offered(s: State, code: int) -> set[Path]:
    """All moves that the engine offers for a pick, found by trying every answer."""
    found: set[Path] = set()
    piece = code % STACK
    fresh = s.copy()
    fresh.log = []
    fresh.apply(FREDERICK, code)
    states = [fresh]
    while states:
        state = states.pop()
        steps = build.events(state, log.MOVED)
        path = (s.place[piece], *[to_city for _, mover, _, to_city in steps if mover == piece])
        if not isinstance(state.top, March):
            found.add(path)
            continue
        for answer in state.legal(FREDERICK):
            if answer == STOP:
                found.add(path)
                continue
            following = state.copy()
            following.log = list(state.log or [])
            following.apply(FREDERICK, answer)
            if isinstance(following.top, ChooseCommander):
                following.apply(FREDERICK, 0)
            states.append(following)
    return found


@pytest.mark.rule("M-10.2", "M-10.4", "M-10.5", "M-10.6", "M-10.11")
@pytest.mark.parametrize("seed", range(12))
def test_moves_agree_with_the_definitions(seed: int) -> None:
    """On random positions every piece is offered exactly the moves that the definitions allow."""
    rng = random.Random(seed)
    s = crowd(rng, rng.choice((8, 14, 20, 26)))
    s.active = [PRUSSIA, SAXONY]
    s.top = PickPiece(build.Done(), FREDERICK, ())
    for code in range(64):
        piece = code % STACK
        who = [piece]
        if code >= STACK:
            if piece >= GENERALS or s.partner[piece] == NO_PIECE or not s.on_top[piece]:
                continue
            who.append(s.partner[piece])
        if piece >= PIECES or s.place[piece] >= NO_CITY or s.board.piece_power[piece] not in s.active:
            continue
        wanted = moves_by_definition(s, who)
        offered = moves_offered(s, code) if code in s.legal(FREDERICK) else set()
        assert offered == wanted
