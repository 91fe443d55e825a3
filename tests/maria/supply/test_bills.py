"""What supply past hussars costs, and who pays which bills (chapter 9)."""

import pytest

from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import BAVARIA, FRANCE, PRUSSIA
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply.paths import FREE
from tests.maria import build
from tests.maria.supply.hunger import TWO_ROUTES, face, need, on_chain, phase


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
