"""Chapter 10.1, forced marches, and what they do to the fortress where they start."""

from typing import Any

import pytest

from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import PRUSSIA, Board
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import marching, moves
from pragmatica.maria.movement.moves import STOP, March
from tests.maria import build
from tests.maria.marching import MAIN, go, may_pick, moving, onward, why


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
    assert why(s, "x") == marching.FORCED_ROAD
    assert why(s, "5") == 0


@pytest.mark.rule("M-10.11", "M-10.13")
def test_why_no_forced_march() -> None:
    """The reasons are told apart: an earlier city of the move, an enemy fortress ahead, an enemy piece ahead."""
    s = moving({"prussia-1": "s", "austria-1": "x"}, MAIN + " 2-x")
    go(s, "prussia-1", *"1234")
    assert not isinstance(s.top, March)

    board = build.graph("s=1=2=3=4=5 4=f 4=6-x 3=y", country={"f": "austria"}, fortress={"f": "minor"})
    s = build.position({"prussia-1": "s", "austria-1": "x"}, on=board, active=["prussia"])
    moves.begin(s, build.Done())
    go(s, "prussia-1", *"1234")
    assert (why(s, "f"), why(s, "6"), why(s, "5")) == (marching.FORCED_FORTRESS, marching.FORCED_ENEMY, 0)


@pytest.mark.rule("M-10.14")
def test_forced_march_may_join() -> None:
    """A forced march may end beside a partner."""
    s = moving({"prussia-1": "s", "prussia-2": "6"}, MAIN)
    go(s, "prussia-1", *"123456")

    assert s.partner[build.piece(s, "prussia-1")] == build.piece(s, "prussia-2")


def farthest(board: Board, pieces: dict[str, str], **more: Any) -> str:
    """Where the Prussian gets who goes from s along 1, 2, 3 … as far as he may."""
    s = build.position(pieces, on=board, active=["prussia"], **more)
    moves.begin(s, build.Done())
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
    moves.begin(s, build.Done())
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
