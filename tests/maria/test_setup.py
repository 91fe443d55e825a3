"""Chapter 4, set-up, with what chapter 14 changes in it."""

import pytest

from pragmatica.maria import answering, sequence, setup
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import BAVARIA, GENERALS, NO_CITY, NO_PIECE, OUT_OF_GAME, POWERS, PRAGMATIC, PRUSSIA
from pragmatica.maria.kept.state import State
from tests.maria import build

MT, LOUIS, FREDERICK = 0, 1, 2


def new(players: int = 3) -> State:
    """A match that has just begun."""
    return sequence.start(build.board(), build.rules(players), seed=7)


def divide(s: State, seat: int, *numbers: int) -> None:
    """Give the seat's next generals these troops."""
    for number in numbers:
        assert number in answering.legal(s, seat)
        answering.apply(s, seat, number)


@pytest.mark.rule("M-4.3", "M-3.1", "M-4.16")
def test_pieces_start_in_their_cities() -> None:
    """Friedrich begins in Liegnitz, face up, the second Austrian train in Bruck; hussars are off the board."""
    s = new()

    assert build.where(s, "prussia-1") == "liegnitz"
    assert build.where(s, "austria-train-2") == "bruck"
    assert not any(s.face_down)
    assert s.hussars == [NO_CITY, NO_CITY]


@pytest.mark.rule("M-14.1", "M-14.2", "M-4.4")
@pytest.mark.parametrize(
    "piece",
    [
        "austria-6",  # Arenberg
        "france-1",  # Moritz
        "france-4",  # Maillebois
        "france-5",  # Noailles
        "france-train-1",
        "austria-train-1",
        "prussia-4",  # in East Prussia
        "prussia-train-2",  # in the box Silesia
        "pragmatic-1",
        "pragmatic-train-1",
    ],
)
def test_pieces_beside_the_map_are_out(piece: str) -> None:
    """What stands on the Flanders map or beside the map takes no part in the introductory game."""
    s = new()

    assert s.place[build.piece(s, piece)] == OUT_OF_GAME


@pytest.mark.rule("M-4.6", "M-10.52", "M-3.9")
def test_silesian_fortresses_carry_markers() -> None:
    """Liegnitz and Glogau begin Prussian, the other five fortresses of Silesia Austrian."""
    s = new()
    silesian = {
        s.board.city_ids[city]: (POWERS[s.marker[city]], POWERS[s.control[city]])
        for city in s.board.fortresses
        if s.board.silesia[city]
    }

    prussian = ("prussia", "prussia")
    austrian = ("austria", "austria")
    assert silesian == {
        "liegnitz": prussian,
        "glogau": prussian,
        **dict.fromkeys(("breslau", "brieg", "neisse", "cosel", "glatz"), austrian),
    }


@pytest.mark.rule("M-4.10", "M-4.9", "M-14.9")
def test_first_hands() -> None:
    """Prussia holds 9 cards, Saxony 3, France 2, Bavaria 5, Austria 5, all of the first deck; 14 stay in the pile."""
    s = new()
    sizes = {power: len(s.hands[number]) for number, power in enumerate(POWERS)}

    assert sizes == {"prussia": 9, "saxony": 3, "france": 2, "bavaria": 5, "austria": 5, "pragmatic": 0}
    assert len(s.pile) == 14
    assert sorted(sum(s.hands, s.pile)) == s.board.deck_cards[0]


@pytest.mark.rule("M-4.10")
def test_prussia_is_dealt_first() -> None:
    """The first card drawn is Prussia's, then Saxony, France, Bavaria and Austria get theirs."""
    s = State(build.board(), build.rules(), build.KEY)
    s.script([0] * 24)
    setup.lay_out(s)

    assert 0 in s.hands[PRUSSIA]


@pytest.mark.rule("M-4.11", "M-2.1")
def test_all_seats_divide_at_the_same_time() -> None:
    """Before anything else all three players are asked, and may answer in any order."""
    s = new()
    assert s.pending() == [MT, LOUIS, FREDERICK]

    divide(s, FREDERICK, 8)
    divide(s, MT, 1)
    divide(s, FREDERICK, 4, 4)

    assert s.pending() == [MT, LOUIS]


@pytest.mark.rule("M-4.11", "M-4.12", example="MX-1")
def test_prussia_divides_22_troops() -> None:
    """Friedrich 8, Schwerin 4, Leopold 4 leave 6 for Der Alte Dessauer; Friedrich 9 is not offered."""
    s = new()
    assert 9 not in answering.legal(s, FREDERICK)

    divide(s, FREDERICK, 8, 4, 4)
    divide(s, LOUIS, 7, 6, 5, 1)
    divide(s, MT, 1, 7, 7, 7, 1)

    assert s.troops[build.piece(s, "prussia-1") : build.piece(s, "prussia-1") + 4] == [8, 4, 4, 6]


@pytest.mark.rule("M-4.11")
def test_start_minimum_is_kept() -> None:
    """Leopold gets at least 4, and at most what leaves Dessauer his 6."""
    s = new()
    divide(s, FREDERICK, 5, 6)

    assert answering.legal(s, FREDERICK) == [4, 5]


@pytest.mark.rule("M-4.11", "M-6.5")
def test_rest_must_be_taken_by_the_others() -> None:
    """Friedrich with 1 leaves 21: Schwerin then needs at least 5, since the other two take no more than 16."""
    s = new()
    divide(s, FREDERICK, 1)

    assert answering.legal(s, FREDERICK) == [5, 6, 7, 8]


@pytest.mark.rule("M-4.11")
def test_division_stays_secret_until_all_are_done() -> None:
    """No troops are written down before the last player has answered."""
    s = new()
    divide(s, FREDERICK, 8, 4, 4)
    divide(s, LOUIS, 7, 6, 5, 1)
    assert s.troops == [0] * GENERALS

    divide(s, MT, 1, 7, 7, 7, 1)

    assert s.troops[build.piece(s, "bavaria-1")] == 5
    assert s.stage == sequence.HUSSARS


@pytest.mark.rule("M-4.11")
def test_order_of_answers_changes_nothing() -> None:
    """Whoever answers first, the game goes on in the same position."""
    first, second = new(), new()
    divide(first, MT, 1, 7, 7, 7, 1)
    divide(first, LOUIS, 7, 6, 5, 1)
    divide(first, FREDERICK, 8, 4, 4)
    divide(second, FREDERICK, 8, 4, 4)
    divide(second, MT, 1, 7, 7, 7, 1)
    divide(second, LOUIS, 7, 6, 5, 1)

    assert first.digest() == second.digest()


@pytest.mark.rule("M-14.9", "M-Q.11")
def test_troops_of_absent_generals_are_out() -> None:
    """Absent generals take their share; the Pragmatic Army's troops are not divided."""
    s = new()
    s.log = []
    divide(s, FREDERICK, 8, 4, 4)
    divide(s, LOUIS, 8, 6, 5, 1)
    divide(s, MT, 1, 7, 7, 7, 1)

    assert s.troops[build.piece(s, "france-1")] == 8
    assert [s.troops[general] for general in s.board.generals_of[PRAGMATIC]] == [0, 0, 0]
    assert (BAVARIA, 5) in build.events(s, log.TROOPS_DIVIDED)


@pytest.mark.rule("M-24.1")
def test_two_players_divide() -> None:
    """A divides for France and Prussia, B for Austria."""
    s = new(players=2)

    assert [len(setup.asked(s, seat)) for seat in s.pending()] == [4 + 3, 5]


@pytest.mark.rule("M-4.16", "M-6.3")
def test_generals_of_one_start_city_are_stacked() -> None:
    """On a board where Schwerin starts in Liegnitz too, Friedrich lies on top of him."""
    data = build.data()
    generals = [dict(one) for one in data["setup"]["powers"]["prussia"]["generals"]]
    generals[1]["city"] = "liegnitz"
    powers = {
        **data["setup"]["powers"],
        "prussia": {**data["setup"]["powers"]["prussia"], "generals": generals},
    }
    changed = {**data, "setup": {**data["setup"], "powers": powers}}
    s = sequence.start(type(build.board())(changed, 0), build.rules(), seed=1)
    friedrich, schwerin = build.piece(s, "prussia-1"), build.piece(s, "prussia-2")

    assert s.partner[friedrich] == schwerin
    assert s.piece_at[build.city(s, "liegnitz")] == friedrich
    assert (s.on_top[friedrich], s.on_top[schwerin]) == (1, 0)
    assert s.piece_at[build.city(s, "lueben")] == NO_PIECE
