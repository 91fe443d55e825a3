"""Chapter 9, the supply phase."""

import pytest

from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import BAVARIA, FRANCE, PRUSSIA, SAXONY
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply import feeding, paths
from pragmatica.maria.supply.paths import FREE, NO_PATH
from tests.maria import build

CHAIN = "t-1-2-3-4-5-6-7"
TWO_ROUTES = "t-1-2-g t-a-b-c-d-e-g"  # from g to t: 3 cities by 2, 6 cities by e


def on_chain(pieces: dict[str, str], roads: str = CHAIN, **more: object) -> State:
    """Prussian pieces with their train on t."""
    return build.position({"prussia-train-1": "t", **pieces}, on=build.graph(roads), **more)


def need(s: State, general: str) -> int:
    """What the supply of the general costs now."""
    number = build.piece(s, general)
    power = s.board.piece_power[number]
    return paths.costs(s, power)[s.board.generals_of[power].index(number)]


def phase(s: State, *powers: str) -> build.Done:
    """Play the supply phase of these powers."""
    s.active = [build.POWERS.index(power) for power in powers]
    done = build.Done()
    feeding.begin(s, done)
    return done


def face(s: State, general: str) -> tuple[bool, int]:
    """Whether the general is face up, and his troops."""
    number = build.piece(s, general)
    return not s.face_down[number], s.troops[number]


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
    names = [s.board.city_ids[city] for city in paths.path(s, build.piece(s, "prussia-1"))]
    assert names == ["g", "e", "d", "c", "b", "a", "t"]

    s = on_chain({"prussia-1": "g"}, TWO_ROUTES, hussars=["1", "d"])
    names = [s.board.city_ids[city] for city in paths.path(s, build.piece(s, "prussia-1"))]

    assert names == ["g", "2", "1", "t"]


@pytest.mark.rule("M-9.3")
def test_no_path_is_shown_where_there_is_none() -> None:
    """A general out of reach has no path."""
    s = on_chain({"prussia-1": "7"})

    assert paths.path(s, build.piece(s, "prussia-1")) == []


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


@pytest.mark.rule("M-9.10", "M-7.8", "M-9.15", example="MX-7")
def test_free_detour_past_hussars() -> None:
    """A route of 3 cities with a hussar and one of 6 without: supplied free."""
    s = on_chain({"prussia-1": "g"}, TWO_ROUTES, hussars=["2"])

    assert need(s, "prussia-1") == FREE


@pytest.mark.rule("M-9.10", "M-9.15", example="MX-7")
@pytest.mark.parametrize("hussars", [["1"], ["1", "2"]])
def test_toll_is_the_shortest_length(hussars: list[str]) -> None:
    """With a free detour of 7 cities he pays 3, whether one hussar stands on the short route or two."""
    s = on_chain({"prussia-1": "g"}, "t-1-2-g t-a-b-c-d-e-f-g", hussars=hussars)

    assert need(s, "prussia-1") == 3


@pytest.mark.rule("M-9.10", "M-9.15")
def test_nearest_train_counts() -> None:
    """Of two trains behind hussars the nearer one sets the price."""
    s = build.position(
        {"france-train-1": "a", "france-train-2": "f", "france-1": "d"},
        on=build.graph("a-b-c-d-e-f"),
        hussars=["c", "e"],
    )

    assert need(s, "france-1") == 2


@pytest.mark.rule("M-7.8", "M-9.10")
def test_hussars_do_not_trouble_austria() -> None:
    """An Austrian general passes his own hussars freely."""
    s = build.position(
        {"austria-train-2": "a", "austria-1": "c"}, on=build.graph("a-b-c"), hussars=["b"], hands={"austria": []}
    )

    assert need(s, "austria-1") == FREE


def billed(hand: list[str], option: str = "spend_all") -> tuple[State, build.Done]:
    """Prussia owes 4 for Friedrich on 4 and 3 for Schwerin on 3."""
    s = on_chain(
        {"prussia-1": "4", "prussia-2": "3"},
        hussars=["1"],
        hands={"prussia": hand},
        options={"hussar_shortfall": option},
    )
    return s, phase(s, "prussia")


@pytest.mark.rule("M-9.11", "M-9.12", "M-8.12", example="MX-4")
def test_stack_of_two_pays_twice() -> None:
    """Two generals in one city 4 from their train owe 4 + 4 points, paid together."""
    s = on_chain({"prussia-1": "4", "prussia-2": "4"}, hussars=["2"], hands={"prussia": ["d1-hearts-8", "d1-clubs-2"]})

    phase(s, "prussia")

    assert isinstance(s.top, Pay)
    assert s.top.cost == 8
    assert [event[2] for event in build.events(s, log.BILL)] == [4, 4]


@pytest.mark.rule("M-9.12", example="MX-9")
def test_empty_hand_cannot_pay() -> None:
    """A bill and no cards: unsupplied."""
    s, done = billed([])

    assert done.times == 1
    assert face(s, "prussia-1") == (False, 3)
    assert build.events(s, log.PAID) == []


@pytest.mark.rule("M-9.12", "M-9.11")
def test_hand_that_covers_the_sum_pays() -> None:
    """Bills of 4 and 3 with 5 and 2 in hand: both cards go, both generals stay face up."""
    s, done = billed(["d1-hearts-5", "d1-clubs-2"])

    assert done.times == 1
    assert build.hand(s, "prussia") == set()
    assert (face(s, "prussia-1"), face(s, "prussia-2")) == ((True, 4), (True, 4))


@pytest.mark.rule("M-9.13", "D-16", example="MX-8")
def test_spend_all() -> None:
    """Bills 4 and 3, hand 3 and 2: both cards are gone and the owner picks the one general who is fed."""
    s, done = billed(["d1-hearts-3", "d1-clubs-2"])
    assert build.hand(s, "prussia") == set()
    assert build.offered(s) == [0b01, 0b10]

    build.answer(s, 0b10)

    assert done.times == 1
    assert (face(s, "prussia-1"), face(s, "prussia-2")) == ((False, 3), (True, 4))


@pytest.mark.rule("M-9.13", "M-Q.12")
def test_spend_all_for_nothing() -> None:
    """A hand of 2 covers no bill and is discarded all the same."""
    s, done = billed(["d1-clubs-2"])

    assert done.times == 1
    assert build.hand(s, "prussia") == set()
    assert (face(s, "prussia-1")[0], face(s, "prussia-2")[0]) == (False, False)


@pytest.mark.rule("M-9.13", "D-16", example="MX-8")
@pytest.mark.parametrize(("mask", "left"), [(0b01, set()), (0b10, {"d1-clubs-2"})])  # 4 needs both cards, 3 only the 3
def test_maximal_subset(mask: int, left: set[str]) -> None:
    """With `maximal_subset` the owner pays one bill and keeps what that does not take."""
    s, done = billed(["d1-hearts-3", "d1-clubs-2"], "maximal_subset")
    build.answer(s, mask)
    while done.times == 0:
        build.answer(s, build.offered(s)[0])

    assert build.hand(s, "prussia") == left
    assert face(s, "prussia-1")[0] == (mask == 0b01)
    assert build.events(s, log.HAND_REVEALED) == []


@pytest.mark.rule("D-16", "E-3", example="MX-8")
def test_reveal() -> None:
    """With `reveal`, the older edition's rule, the rest of the hand is shown to all."""
    s, done = billed(["d1-hearts-3", "d1-clubs-2"], "reveal")
    build.answer(s, 0b10)
    build.answer(s, build.offered(s)[0])

    assert done.times == 1
    assert build.events(s, log.HAND_REVEALED) == [(PRUSSIA, *build.cards(s, "d1-clubs-2"))]


@pytest.mark.rule("D-16", "E-10")
def test_maximal_subset_asks_even_with_one_answer() -> None:
    """A hand that covers no bill is kept, and the question is asked so as not to tell what it is worth."""
    s, done = billed(["d1-clubs-2"], "maximal_subset")
    assert build.offered(s) == [0]

    build.answer(s, 0)

    assert done.times == 1
    assert build.hand(s, "prussia") == {"d1-clubs-2"}


@pytest.mark.rule("M-9.11", "M-8.5")
def test_each_power_pays_from_its_own_hand() -> None:
    """A French bill is not paid with Bavarian cards."""
    s = build.position(
        {"france-train-2": "a", "france-2": "c", "bavaria-train-1": "d", "bavaria-1": "f"},
        on=build.graph("a-b-c d-e-f"),
        hussars=["b", "e"],
        hands={"bavaria": ["d1-hearts-9", "d1-hearts-2"]},
    )

    done = phase(s, "france", "bavaria")
    build.answer(s, *build.cards(s, "d1-hearts-9"))

    assert done.times == 1
    assert face(s, "france-2") == (False, 3)
    assert face(s, "bavaria-1") == (True, 4)
    assert [event[0] for event in build.events(s, log.BILL)] == [FRANCE, BAVARIA]
