"""Chapter 9, the supply phase."""

import pytest

from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import PRUSSIA, SAXONY
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply import paths
from pragmatica.maria.supply.paths import FREE, NO_PATH
from tests.maria import build
from tests.maria.supply.hunger import CHAIN, TWO_ROUTES, face, need, on_chain, phase

# -- paths ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-9.3", "E-6", example="MX-6")
def test_path_of_six_cities() -> None:
    """A general 6 cities from his train is supplied, one 7 cities away is not."""
    s = on_chain({"prussia-1": "6", "prussia-2": "7"})

    assert need(s, "prussia-1") == FREE
    assert need(s, "prussia-2") == NO_PATH


@pytest.mark.rule("M-9.3", example="MX-6")
@pytest.mark.parametrize("enemy", ["austria-1", "austria-train-2"])
def test_enemy_pieces_cut_the_path(enemy: str) -> None:
    """An enemy general or train on 3 leaves the general on 6 without supply."""
    s = on_chain({"prussia-1": "6", enemy: "3"})

    assert need(s, "prussia-1") == NO_PATH


@pytest.mark.rule("M-9.3", example="MX-6")
@pytest.mark.parametrize("friend", ["prussia-2", "france-1", "bavaria-train-1"])
def test_friends_do_not_cut_the_path(friend: str) -> None:
    """An own or allied piece on 3 changes nothing."""
    s = on_chain({"prussia-1": "6", friend: "3"})

    assert need(s, "prussia-1") == FREE


@pytest.mark.rule("M-9.3", "M-2.6")
def test_only_trains_of_the_own_colour_feed() -> None:
    """A Saxon train beside him does not feed a Prussian."""
    s = build.position({"saxony-train-1": "a", "prussia-1": "b"}, on=build.graph("a-b"))

    assert need(s, "prussia-1") == NO_PATH


@pytest.mark.rule("M-9.3")
def test_enemy_fortress_does_not_block() -> None:
    """A path leads through a fortress in enemy hands."""
    board = build.graph(CHAIN, country={"3": "austria"}, fortress={"3": "major"})
    s = build.position({"prussia-train-1": "t", "prussia-1": "4"}, on=board)

    assert need(s, "prussia-1") == FREE


@pytest.mark.rule("M-9.4")
def test_one_train_feeds_many() -> None:
    """Three generals live on one train."""
    s = on_chain({"prussia-1": "1", "prussia-2": "2", "prussia-3": "3"})

    assert paths.costs(s, PRUSSIA) == [FREE] * 4


@pytest.mark.rule("M-9.2", "M-3.8")
def test_home_country_feeds() -> None:
    """In his own country a general needs no train."""
    s = build.position({"prussia-1": "berlin", "saxony-1": "dresden"})

    assert need(s, "prussia-1") == FREE
    assert need(s, "saxony-1") == FREE


@pytest.mark.rule("M-9.2")
@pytest.mark.parametrize("where", ["dresden", "liegnitz"])
def test_other_countries_do_not_feed(where: str) -> None:
    """A Prussian lives neither on Saxony, which cooperates with him, nor on Silesia."""
    s = build.position({"prussia-1": where})

    assert need(s, "prussia-1") == NO_PATH


@pytest.mark.rule("M-9.4", "M-9.15")
def test_path_shown_is_the_one_used() -> None:
    """Past a hussar on the short route leads the long one; with both barred the short one is used."""
    s = on_chain({"prussia-1": "g"}, TWO_ROUTES, hussars=["1"])
    names = [s.board.city_ids[city] for city in paths.ways(s, PRUSSIA, [build.piece(s, "prussia-1")])[0]]
    assert names == ["g", "e", "d", "c", "b", "a", "t"]

    s = on_chain({"prussia-1": "g"}, TWO_ROUTES, hussars=["1", "d"])
    names = [s.board.city_ids[city] for city in paths.ways(s, PRUSSIA, [build.piece(s, "prussia-1")])[0]]

    assert names == ["g", "2", "1", "t"]


@pytest.mark.rule("M-9.3")
def test_no_path_is_shown_where_there_is_none() -> None:
    """A general out of reach has no path."""
    s = on_chain({"prussia-1": "7"})

    assert paths.ways(s, PRUSSIA, [build.piece(s, "prussia-1")])[0] == []


# -- hunger -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-9.6", "M-9.9")
def test_first_hunger() -> None:
    """A face-up general without supply is turned face down and loses 1 troop."""
    s = on_chain({"prussia-1": "7"})

    phase(s, "prussia")

    assert face(s, "prussia-1") == (False, 3)
    assert build.events(s, log.HUNGRY) == [(PRUSSIA, build.piece(s, "prussia-1"), 1)]


@pytest.mark.rule("M-9.6")
def test_second_hunger() -> None:
    """A face-down general without supply loses 2 troops."""
    s = on_chain({"prussia-1": "7"}, down=["prussia-1"])

    phase(s, "prussia")

    assert face(s, "prussia-1") == (False, 2)


@pytest.mark.rule("M-9.6")
def test_fed_again() -> None:
    """A supplied general is turned face up and loses nothing."""
    s = on_chain({"prussia-1": "6"}, down=["prussia-1"])

    phase(s, "prussia")

    assert face(s, "prussia-1") == (True, 4)
    assert build.events(s, log.SUPPLIED) == [(PRUSSIA, build.piece(s, "prussia-1"))]


@pytest.mark.rule("M-9.1", "M-9.14")
def test_only_active_powers_are_checked() -> None:
    """In another power's stage nobody goes hungry."""
    s = on_chain({"prussia-1": "7"})

    done = phase(s, "austria")

    assert done.times == 1
    assert face(s, "prussia-1") == (True, 4)


@pytest.mark.rule("M-9.8", "M-6.10")
def test_starved_general_leaves() -> None:
    """A general with 2 troops who is hungry again leaves the board."""
    s = on_chain({"prussia-1": "7"}, troops={"prussia-1": 2}, down=["prussia-1"])

    phase(s, "prussia")

    assert not s.on_map(build.piece(s, "prussia-1"))
    assert s.piece_at[build.city(s, "7")] == build.NO_PIECE
    assert [event[:2] for event in build.events(s, log.GENERAL_LOST)] == [(PRUSSIA, build.piece(s, "prussia-1"))]


def hungry_stack(**more: object) -> State:
    """Friedrich and Schwerin together on 7, out of reach of their train."""
    return on_chain({"prussia-1": "7", "prussia-2": "7"}, **more)


def stack(s: State) -> int:
    """Troops of that stack."""
    return s.stack_troops(build.piece(s, "prussia-1"))


@pytest.mark.rule("M-9.6", "M-9.7", "M-6.11", "M-Q.5", example="MX-5")
def test_hungry_stack_loses_one_per_general() -> None:
    """Two face-up generals of one power without supply lose 2 troops together, which their owner then divides."""
    s = hungry_stack()

    done = phase(s, "prussia")

    assert stack(s) == 6
    assert (face(s, "prussia-1")[0], face(s, "prussia-2")[0]) == (False, False)
    assert s.pending() == [s.rules.seat_of[PRUSSIA]]
    build.answer(s, 5)
    assert (face(s, "prussia-1")[1], face(s, "prussia-2")[1]) == (5, 1)
    assert done.times == 1


@pytest.mark.rule("M-9.6", "M-9.7", example="MX-5")
def test_hungry_stack_loses_two_per_general_the_second_time() -> None:
    """Two face-down generals lose 4 troops together."""
    s = hungry_stack(down=["prussia-1", "prussia-2"])

    phase(s, "prussia")

    assert stack(s) == 4


@pytest.mark.rule("M-9.7")
def test_generals_of_a_stack_are_judged_one_by_one() -> None:
    """One face up, one face down: the stack loses 1 + 2 troops."""
    s = hungry_stack(down=["prussia-2"])

    phase(s, "prussia")

    assert stack(s) == 5


@pytest.mark.rule("M-6.11", "M-9.7")
def test_hungry_stack_with_one_troop_left() -> None:
    """Of 3 troops 2 are lost: the commander keeps the last, the other general leaves, nobody is asked."""
    s = hungry_stack(troops={"prussia-1": 2, "prussia-2": 1})

    done = phase(s, "prussia")

    assert done.times == 1
    assert face(s, "prussia-1") == (False, 1)
    assert not s.on_map(build.piece(s, "prussia-2"))
    assert s.partner[build.piece(s, "prussia-1")] == build.NO_PIECE


@pytest.mark.rule("M-9.7", "M-6.2")
def test_mixed_stack_suffers_separately() -> None:
    """In a stack of a hungry Prussian and a fed Saxon only the Prussian loses."""
    s = build.position(
        {"prussia-2": "b", "saxony-1": "b", "saxony-train-1": "a"},
        on=build.graph("a-b"),
        troops={"prussia-2": 1, "saxony-1": 3},
    )

    phase(s, "prussia", "saxony")

    assert not s.on_map(build.piece(s, "prussia-2"))
    assert face(s, "saxony-1") == (True, 3)
    assert s.piece_at[build.city(s, "b")] == build.piece(s, "saxony-1")


@pytest.mark.rule("M-9.14")
def test_all_active_powers_suffer_at_once() -> None:
    """Prussians and Saxons go hungry in the same phase."""
    s = on_chain({"prussia-1": "7", "saxony-1": "1"})

    done = phase(s, "prussia", "saxony")

    assert done.times == 1
    assert [event[0] for event in build.events(s, log.HUNGRY)] == [PRUSSIA, SAXONY]


# -- hussars ----------------------------------------------------------------------------------------------------------
