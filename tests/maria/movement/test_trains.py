"""Chapter 10.2, trains placed anew."""

from typing import Any

import pytest

from pragmatica.maria.forces.payment import Pay
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import NO_CITY
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import moves, trains
from pragmatica.maria.movement.marching import REPLACE
from pragmatica.maria.movement.moves import PickPiece
from pragmatica.maria.movement.trains import PlaceTrain
from tests.maria import build

HAND = ["d1-spades-5"]


def ask(pieces: dict[str, str], hands: dict[str, list[str]], active: tuple[str, ...], **more: Any) -> State:
    """The movement of these powers on the real map."""
    s = build.position(pieces, hands=hands, active=active, **more)
    moves.begin(s, build.Done())
    return s


def may(s: State, train: str) -> bool:
    """Whether it is offered to place the train anew."""
    return REPLACE + build.piece(s, train) in build.offered(s)


def refusals(s: State, train: str) -> dict[str, int]:
    """Why the train may not be placed, by city of its doors."""
    return {s.board.city_ids[city]: trains.place_refusal(s, build.piece(s, train), city) for city in s.board.fortresses}


def lawful(s: State, train: str) -> set[str]:
    """Where the train may be placed."""
    return {name for name, reason in refusals(s, train).items() if reason == 0}


@pytest.mark.rule("M-10.30", "M-10.32", "M-10.33", example="MX-14")
def test_france_in_muenchen() -> None:
    """France places its lost train in Bavaria's München and pays the 4 points with a 5; nothing is given back."""
    s = ask({"france-2": "nuernberg"}, {"france": HAND}, ("france", "bavaria"))

    build.answer(s, REPLACE + build.piece(s, "france-train-2"))

    assert build.where(s, "france-train-2") == "muenchen"
    assert build.hand(s, "france") == set()
    assert [event[1:3] for event in build.events(s, log.PAID)] == [(4, 1)]


@pytest.mark.rule("M-10.30")
def test_train_on_the_map_may_be_taken_off_for_it() -> None:
    """An own train on the map may be taken off and placed anew at once."""
    s = ask({"prussia-train-1": "sagan"}, {"prussia": [*HAND, "d1-hearts-9"]}, ("prussia", "saxony"))

    build.answer(s, REPLACE + build.piece(s, "prussia-train-1"))
    assert isinstance(s.top, PlaceTrain)
    assert build.where(s, "prussia-train-1") == str(NO_CITY)
    build.answer(s, build.city(s, "berlin"))
    assert isinstance(s.top, Pay)
    build.answer(s, *build.cards(s, *HAND))
    assert build.where(s, "prussia-train-1") == "berlin"
    assert len(build.events(s, log.TRAIN_REMOVED)) == len(build.events(s, log.TRAIN_PLACED)) == 1


@pytest.mark.rule("M-Q.14")
def test_train_may_come_back_to_its_own_fortress() -> None:
    """A train that is taken off may come back to the fortress on which it stood."""
    s = build.position({"france-train-2": "muenchen"}, active=["france"])

    assert lawful(s, "france-train-2") == {"muenchen"}


@pytest.mark.rule("M-10.31", "M-14.1")
def test_train_in_the_silesia_box_stays_there() -> None:
    """The second Prussian train takes no part and cannot be brought in."""
    s = ask({"prussia-1": "liegnitz"}, {"prussia": ["d1-spades-10"]}, ("prussia", "saxony"))

    assert not may(s, "prussia-train-2")
    assert trains.refusal(s, build.piece(s, "prussia-train-2")) == trains.OUT


@pytest.mark.rule("M-10.32")
@pytest.mark.parametrize(
    ("cards", "enough"), [(["d1-spades-3"], False), (["d1-spades-4"], True), (["d1-reserve-1"], True)]
)
def test_price(cards: list[str], enough: bool) -> None:
    """It costs 4 points, for which a Reserve counts 8; a smaller hand does not do."""
    s = ask({"prussia-1": "liegnitz"}, {"prussia": cards}, ("prussia", "saxony"))

    assert may(s, "prussia-train-1") == enough


@pytest.mark.rule("M-10.32", "M-8.12")
def test_price_is_chosen_from_the_hand() -> None:
    """The payment is any irredundant set of cards of the power's own hand."""
    s = ask(
        {"austria-1": "bruenn"},
        {"austria": ["d1-spades-2", "d1-hearts-3", "d1-clubs-4"]},
        ("austria",),
        markers={"wien": "prussia"},
    )

    build.answer(s, REPLACE + build.piece(s, "austria-train-2"))
    assert isinstance(s.top, Pay)
    build.answer(s, *build.cards(s, "d1-hearts-3", "d1-spades-2"))
    assert build.where(s, "austria-train-2") == "praha"
    assert build.hand(s, "austria") == {"d1-clubs-4"}


@pytest.mark.rule("M-10.33")
@pytest.mark.parametrize(
    ("train", "cities"),
    [
        ("prussia-train-1", {"berlin", "magdeburg", "dresden"}),
        ("saxony-train-1", {"dresden"}),
        ("bavaria-train-1", {"muenchen"}),
        ("france-train-2", {"muenchen"}),
        ("austria-train-2", {"wien", "praha"}),
    ],
)
def test_where(train: str, cities: set[str]) -> None:
    """Major fortresses at home; a major power also has those of the minor power that cooperates with it."""
    assert lawful(build.position(), train) == cities


@pytest.mark.rule("M-10.33", "M-10.34")
def test_why_not_there() -> None:
    """A city is refused as no major fortress, abroad, under enemy control, or occupied."""
    s = build.position({"saxony-1": "dresden"}, markers={"magdeburg": "austria"}, active=["prussia"])
    reasons = refusals(s, "prussia-train-1")

    assert reasons["leipzig"] == trains.NO_MAJOR_FORTRESS
    assert reasons["breslau"] == trains.NOT_AT_HOME
    assert reasons["magdeburg"] == trains.NOT_FRIENDLY
    assert reasons["dresden"] == trains.OCCUPIED
    assert reasons["berlin"] == 0


@pytest.mark.rule("M-10.34", "D-57")
def test_allied_control_is_friendly() -> None:
    """München under a French marker still takes the Bavarian train; under an Austrian one it does not."""
    assert lawful(build.position(markers={"muenchen": "france"}), "bavaria-train-1") == {"muenchen"}
    assert lawful(build.position(markers={"muenchen": "austria"}), "bavaria-train-1") == set()


@pytest.mark.rule("M-10.34")
def test_no_place_no_train() -> None:
    """Where no fortress is free it is not offered."""
    s = ask({"bavaria-1": "muenchen"}, {"france": ["d1-spades-10"]}, ("france", "bavaria"))

    assert trains.refusal(s, build.piece(s, "france-train-2")) == trains.NO_PLACE
    assert not may(s, "france-train-2")


@pytest.mark.rule("M-10.35", "M-10.16")
def test_placed_train_does_not_move() -> None:
    """A train that has been placed moves no more in this phase."""
    s = ask({"prussia-train-1": "sagan", "prussia-1": "liegnitz"}, {"prussia": HAND}, ("prussia", "saxony"))

    build.answer(s, REPLACE + build.piece(s, "prussia-train-1"), build.city(s, "berlin"))
    assert build.piece(s, "prussia-train-1") not in build.offered(s)


@pytest.mark.rule("M-10.35")
def test_moved_train_is_not_placed() -> None:
    """A train that has moved cannot be placed anew in the same phase."""
    s = ask({"prussia-train-1": "sagan", "prussia-1": "liegnitz"}, {"prussia": HAND}, ("prussia", "saxony"))

    build.answer(s, build.piece(s, "prussia-train-1"), build.city(s, "gruenberg"), moves.STOP)
    assert not may(s, "prussia-train-1")
    assert trains.refusal(s, build.piece(s, "prussia-train-1")) == trains.MOVED


@pytest.mark.rule("M-10.36", "D-60")
def test_no_limit_but_cost_and_space() -> None:
    """Two Austrian trains come back in one phase."""
    s = ask({"austria-1": "bruenn"}, {"austria": ["d1-spades-4", "d1-hearts-4"]}, ("austria",))

    build.answer(s, REPLACE + build.piece(s, "austria-train-2"), build.city(s, "wien"))
    build.answer(s, *build.cards(s, "d1-spades-4"))
    build.answer(s, REPLACE + build.piece(s, "austria-train-3"))
    assert build.where(s, "austria-train-3") == "praha"


@pytest.mark.rule("M-10.30")
def test_only_in_its_own_phase() -> None:
    """A power places its trains in its own movement phase."""
    s = ask({"austria-1": "bruenn"}, {"prussia": HAND}, ("austria",))

    assert not may(s, "prussia-train-1")
    assert trains.refusal(s, build.piece(s, "prussia-train-1")) == trains.NOT_ACTIVE


@pytest.mark.rule("M-8.6", "M-10.32")
def test_asked_although_the_hand_is_too_small() -> None:
    """A power with cards and a place is asked even if it cannot pay: the end of the phase must not tell that."""
    s = ask({}, {"prussia": ["d1-spades-3"]}, ("prussia", "saxony"))
    assert isinstance(s.top, PickPiece)
    assert build.offered(s) == [moves.END]

    s = ask({}, {}, ("prussia", "saxony"))
    assert s.top is None


@pytest.mark.rule("E-8", "M-7.7")
def test_hussar_leaves() -> None:
    """A hussar leaves the fortress in which a train is placed."""
    s = ask({"france-2": "nuernberg"}, {"france": HAND}, ("france", "bavaria"), hussars=["muenchen"])

    build.answer(s, REPLACE + build.piece(s, "france-train-2"))
    assert s.hussars == [NO_CITY, NO_CITY]
