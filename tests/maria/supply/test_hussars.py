"""Chapter 7, hussars."""

import pytest

from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, NO_CITY, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply import hussars
from pragmatica.maria.supply.hussars import OFF, STAY
from tests.maria import build

LINE = "a-b-c-d-e-f-g"


def stage(pieces: dict[str, str], hussars_at: list[str] | None = None) -> tuple[State, build.Done]:
    """Begin the hussar stage on a line of cities."""
    s = build.position(pieces, on=build.graph(LINE), hussars=hussars_at or [])
    done = build.Done()
    hussars.begin(s, done)
    return s, done


def names(s: State, codes: list[int]) -> str:
    """Offered cities as one string, with `.` for STAY and `x` for OFF."""
    return "".join({STAY: ".", OFF: "x"}.get(code) or s.board.city_ids[code] for code in codes)


@pytest.mark.rule("M-7.2", "M-7.3", "E-5")
def test_hussar_goes_within_four_cities_of_an_austrian_general() -> None:
    """From a general on a the cities b to e are offered; his own, which holds a piece, is not."""
    s, _ = stage({"austria-1": "a"})

    assert names(s, build.offered(s)) == "bcde."


@pytest.mark.rule("M-7.2", "M-7.3")
def test_pieces_do_not_block_the_distance() -> None:
    """A Prussian general on b does not shorten the reach, but his city is barred."""
    s, _ = stage({"austria-1": "a", "prussia-1": "b"})

    assert names(s, build.offered(s)) == "cde."


@pytest.mark.rule("M-7.2")
def test_other_powers_generals_do_not_count() -> None:
    """With no Austrian general on the map there is nothing to decide."""
    _, done = stage({"prussia-1": "a", "austria-train-2": "d"})

    assert done.times == 1


@pytest.mark.rule("M-7.1", "M-Q.15", "M-7.6")
def test_second_hussar_may_not_join_the_first() -> None:
    """The hussars are asked one after the other, and the city of the first is barred for the second."""
    s, done = stage({"austria-1": "a"})

    build.answer(s, build.city(s, "c"))
    assert names(s, build.offered(s)) == "bde."
    build.answer(s, build.city(s, "d"))

    assert done.times == 1
    assert s.hussars == [build.city(s, "c"), build.city(s, "d")]
    assert build.events(s, log.HUSSAR_PLACED) == [(0, build.city(s, "c")), (1, build.city(s, "d"))]


@pytest.mark.rule("M-7.1", "M-7.5")
def test_placing_is_optional() -> None:
    """A hussar off the board may stay there."""
    s, done = stage({"austria-1": "a"})

    build.answer(s, STAY, STAY)

    assert done.times == 1
    assert s.hussars == [NO_CITY, NO_CITY]


@pytest.mark.rule("M-7.1", "M-7.4", "M-Q.15")
def test_hussar_on_the_map_may_go_elsewhere_stay_or_leave() -> None:
    """A hussar on g, out of reach, may stay there unchecked, be placed near the general, or be taken off."""
    s, _ = stage({"austria-1": "a"}, ["g"])

    assert names(s, build.offered(s)) == "bcde.x"
    build.answer(s, STAY)
    assert s.hussars[0] == build.city(s, "g")


@pytest.mark.rule("M-Q.15")
def test_hussar_is_taken_off() -> None:
    """OFF takes the hussar from the map."""
    s, _ = stage({"austria-1": "a"}, ["c"])

    build.answer(s, OFF)

    assert s.hussars[0] == NO_CITY
    assert build.events(s, log.HUSSAR_REMOVED) == [(0, build.city(s, "c"))]


@pytest.mark.rule("M-7.7", "E-8", "E-7")
@pytest.mark.parametrize("mover", ["prussia-1", "austria-2", "austria-train-2"])
def test_any_piece_drives_a_hussar_off(mover: str) -> None:
    """A piece of any power that comes to the hussar's city sends it off the board."""
    s = build.position({mover: "a"}, on=build.graph(LINE), hussars=["b"])

    s.carry(build.piece(s, mover), build.city(s, "b"))

    assert s.hussars == [NO_CITY, NO_CITY]


@pytest.mark.rule("M-7.5", "M-3.7")
def test_hussar_may_stand_on_any_fortress() -> None:
    """Fortresses of the enemy are offered like other cities."""
    s = build.position({"austria-5": "koeniggraetz"})

    assert build.city(s, "liegnitz") in hussars.cities(s)
    assert s.control[build.city(s, "liegnitz")] == PRUSSIA


@pytest.mark.rule("M-7.1", "M-2.1")
def test_austria_is_asked() -> None:
    """The question goes to Austria's seat."""
    s, _ = stage({"austria-1": "a"})

    assert s.pending() == [s.rules.seat_of[AUSTRIA]]


@pytest.mark.rule("M-7.2", "M-7.6")
@pytest.mark.parametrize(
    ("where", "reason"),
    [
        ("c", 0),
        ("a", hussars.OCCUPIED),
        ("d", hussars.OTHER_HUSSAR),
        ("g", hussars.TOO_FAR),
        ("b", hussars.ALREADY_THERE),
    ],
)
def test_refusals(where: str, reason: int) -> None:
    """Every barred city has its reason."""
    s, _ = stage({"austria-1": "a"}, ["b", "d"])

    assert hussars.refusal(s, 0, build.city(s, where)) == reason
