"""The political cards P-1 to P-24: arms, arrows and what they say."""

import pytest

from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.kept.board import FRANCE, OFF_MAP_BOX, POWERS
from pragmatica.maria.kept.political import EITHER, LEFT, RIGHT, TRACKS
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY
from tests.maria import affairs, realm
from tests.maria.affairs import PRAGMATIC, SAXONY, political
from tests.maria.realm import build

WAYS = {LEFT: "left", RIGHT: "right", EITHER: "either"}


@pytest.mark.rule(
    "P-1",
    "P-2",
    "P-3",
    "P-4",
    "P-5",
    "P-6",
    "P-7",
    "P-8",
    "P-9",
    "P-10",
    "P-11",
    "P-12",
    "P-13",
    "P-14",
    "P-15",
    "P-16",
    "P-17",
    "P-18",
    "P-19",
    "P-20",
    "P-21",
    "P-22",
    "P-23",
    "P-24",
)
@pytest.mark.parametrize(
    ("number", "coats", "moves"),
    [
        (1, "prussia austria", "russia 1 left"),
        (2, "prussia france", "russia 1 left"),
        (3, "prussia france pragmatic austria", "italy 1 either, saxony 1 either"),
        (4, "france pragmatic austria", "italy 1 left"),
        (5, "france pragmatic", ""),
        (6, "france pragmatic", ""),
        (7, "prussia austria", "russia 1 left"),
        (8, "prussia pragmatic austria", "russia 2 right, saxony 1 right"),
        (9, "france austria", "italy 2 left"),
        (10, "france pragmatic austria", "italy 2 right"),
        (11, "prussia france pragmatic austria", ""),
        (12, "prussia france pragmatic", ""),
        (13, "prussia austria", "russia 1 left"),
        (14, "prussia france austria", "russia 1 either, saxony 1 either"),
        (15, "pragmatic austria", "italy 2 right"),
        (16, "france pragmatic austria", "italy 1 left"),
        (17, "prussia france", "saxony 1 left"),
        (18, "prussia pragmatic austria", ""),
        (19, "prussia austria", "russia 1 left, saxony 1 left"),
        (20, "prussia pragmatic austria", "russia 2 right, saxony 1 right"),
        (21, "france pragmatic", "italy 1 left"),
        (22, "france pragmatic austria", "italy 1 either"),
        (23, "prussia france pragmatic", ""),
        (24, "france pragmatic", ""),
    ],
)
def test_arms_and_arrows(number: int, coats: str, moves: str) -> None:
    """They are those of the board data."""
    politics = realm.board().politics
    card = political(number)

    assert [name for name, bears in zip(POWERS, politics.coats[card], strict=True) if bears] == [
        name for name in POWERS if name in coats.split()
    ]
    arrows = [f"{TRACKS[one.track]} {one.steps} {WAYS[one.way]}" for one in politics.moves[card]]
    assert ", ".join(arrows) == moves


@pytest.mark.rule("P-5", "M-17.67", "M-8.3")
def test_jenkins_ear_costs_france_a_card_this_turn() -> None:
    """France draws 4 cards in its next phase."""
    s = realm.position(active=["france"])
    affairs.execute(s, 5, "pragmatic")

    assert contracts.income(s, FRANCE) == 4


@pytest.mark.rule("P-6", "M-17.64", "M-17.65")
def test_denmark_helps_the_pragmatic_army() -> None:
    """It draws a card and gets 3 troops for its only general on the map."""
    s = realm.position({"pragmatic-1": "hannover"})
    affairs.nobody_lost(s, "pragmatic")
    s.pile = build.cards(s, "d1-clubs-2")
    done = affairs.execute(s, 6, "france")

    assert done.times == 1
    assert build.hand(s, "pragmatic") == {"d1-clubs-2"}
    assert s.troops[build.piece(s, "pragmatic-1")] == 7


@pytest.mark.rule("P-11", "M-17.66", "M-17.64")
def test_hessian_troops_are_divided_in_secret() -> None:
    """The executing power says how many each general gets; all that have room are given."""
    s = realm.position({"austria-1": "wien", "austria-2": "praha"}, troops={"austria-1": 8, "austria-2": 2})
    affairs.nobody_lost(s, "austria")
    affairs.execute(s, 11, "austria")
    assert (affairs.asked(s), build.offered(s)) == ("Distribute", [0])

    build.answer(s, 0)

    assert s.troops[build.piece(s, "austria-2")] == 5


@pytest.mark.rule("M-17.64", "M-Q.10")
def test_troops_without_room_are_lost() -> None:
    """The only general has room for one."""
    s = realm.position({"austria-1": "wien"}, troops={"austria-1": 7})
    affairs.nobody_lost(s, "austria")
    done = affairs.execute(s, 11, "austria")

    assert done.times == 1
    assert s.troops[build.piece(s, "austria-1")] == 8


@pytest.mark.rule("M-17.64", "D-23", "M-Q.10")
def test_a_lost_general_may_come_back_with_them() -> None:
    """It is no winter; nobody must; he takes at least one, and the others are given out."""
    s = realm.position({"saxony-1": "chemnitz"})
    s.lift(build.piece(s, "saxony-1"))
    affairs.at_field(s, saxony="sax6")
    done = affairs.execute(s, 18, "austria")
    assert affairs.asked(s) == "CardReturn"
    assert len(build.offered(s)) == 2

    build.answer(s, build.offered(s)[0])

    assert done.times == 1
    assert build.where(s, "saxony-1") == "dresden"
    assert s.troops[build.piece(s, "saxony-1")] == 2


@pytest.mark.rule("P-12", "M-17.63", "M-17.95", "M-18.6")
def test_the_palatinate_becomes_french() -> None:
    """Mannheim is French at once, without any marker; France gets a card and 3 troops."""
    s = realm.position({"france-1": "metz"}, electors={"mannheim": "joint"})
    s.pile = build.cards(s, "d1-clubs-2")
    affairs.nobody_lost(s, "france")
    affairs.execute(s, 12, "prussia")

    assert realm.control(s, "mannheim") == "france"
    assert realm.marker(s, "mannheim") is None
    assert build.hand(s, "france") == {"d1-clubs-2"}
    assert s.troops[build.piece(s, "france-1")] == 7


@pytest.mark.rule("P-17", "M-17.66")
def test_the_union_of_frankfurt_helps_france_or_bavaria() -> None:
    """The executing power says which."""
    s = realm.position({"bavaria-1": "muenchen"})
    affairs.execute(s, 17, "prussia", "bavaria")

    assert s.troops[build.piece(s, "bavaria-1")] == 6


@pytest.mark.rule("P-18", "M-17.96", "M-19.35")
def test_the_quadruple_alliance_wins_saxony() -> None:
    """From Prussia's side straight to Austria's, without any neutrality; then Saxony gets 2 troops."""
    s = realm.position({"saxony-1": "leipzig"})
    affairs.execute(s, 18, "austria")

    assert s.realm.saxony == AUSTRIAN_ALLY
    assert affairs.fields(s)[0] == "sax6"
    assert s.relations.seat_of[SAXONY] == affairs.MARIA
    assert build.where(s, "saxony-1") == "leipzig"
    assert s.troops[build.piece(s, "saxony-1")] == 6


@pytest.mark.rule("P-23", "M-17.66")
def test_the_carnatic_war_is_one_package() -> None:
    """Card and troops go to the same power."""
    s = realm.position({"pragmatic-1": "hannover"})
    affairs.nobody_lost(s, "pragmatic")
    s.pile = build.cards(s, "d1-clubs-2")
    affairs.execute(s, 23, "france", "pragmatic")

    assert build.hand(s, "pragmatic") == {"d1-clubs-2"}
    assert s.troops[build.piece(s, "pragmatic-1")] == 6


@pytest.mark.rule("P-24", "M-17.87", "M-3.13")
def test_the_rising_takes_a_general_to_england() -> None:
    """He stays there; the Pragmatic Army draws one card fewer for the rest of the game."""
    s = realm.position({"pragmatic-1": "hannover", "pragmatic-2": "hameln"})
    affairs.execute(s, 24, "france")
    assert affairs.seat(s) == affairs.FREDERICK
    build.answer(s, build.piece(s, "pragmatic-2"))

    assert s.place[build.piece(s, "pragmatic-2")] == OFF_MAP_BOX
    assert s.troops[build.piece(s, "pragmatic-2")] == 4
    s.realm.income_turn = [0] * 6
    assert contracts.income(s, PRAGMATIC) == 2
