"""Chapter 17, the politics stage: reveal, trump, placing, influence, choosing."""

import pytest

from pragmatica.maria.kept.board import RESERVE, SUITS
from pragmatica.maria.kept.log_advanced import POLITICAL_REVEALED, TRUMP_TURNED
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import choosing, stage
from pragmatica.maria.politics.choosing import DISCARD, EXECUTE, GO_LEFT, GO_RIGHT, OTHER, STAY, STORE
from pragmatica.maria.politics.stage import DECLINE
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, political
from tests.maria.realm import build

HEARTS = SUITS.index("hearts")


def begin(s: State) -> build.Done:
    """Begin the politics stage, with a whole political deck unless one is there."""
    done = build.Done()
    if not s.realm.political_pile:
        s.realm.political_pile = list(range(len(s.board.politics.ids)))
    stage.begin(s, done)
    return done


# -- reveal -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.10", "M-4.14", "M-17.1")
def test_two_cards_of_the_earliest_year_are_revealed() -> None:
    """In the first turn they are of 1741."""
    s = realm.position()
    s.realm.political_pile = list(range(len(s.board.politics.ids)))
    stage.reveal(s)

    assert [s.board.politics.year[card] for card in s.realm.offer] == [1741, 1741]
    assert [event[0] for event in realm.events(s, POLITICAL_REVEALED)] == s.realm.offer
    assert len(s.realm.political_pile) == 23


@pytest.mark.rule("M-18.1", "M-18.2", "P-0")
def test_the_election_is_replaced_by_another_card() -> None:
    """It is announced, two real cards lie open, and it has left the deck."""
    s = realm.position(draws=[0])
    s.realm.political_pile = [political(0), political(7), political(8)]
    stage.reveal(s)

    assert s.realm.election == 1
    assert sorted(s.realm.offer) == sorted([political(7), political(8)])
    assert s.realm.political_pile == []


@pytest.mark.rule("M-18.3", example="MX-27")
def test_the_election_may_come_as_late_as_turn_seven() -> None:
    """As the last card of 1742 it is turned up first, and two cards of 1743 follow."""
    s = realm.position()
    s.realm.political_pile = [political(number) for number in (0, 13, 14, 15)]
    stage.reveal(s)

    assert s.realm.election == 1
    assert [s.board.politics.year[card] for card in s.realm.offer] == [1743, 1743]


@pytest.mark.rule("M-18.3", example="MX-27")
def test_the_election_may_come_as_early_as_turn_four() -> None:
    """Six cards of 1741 last three turns; the first of 1742 may be the election."""
    s = realm.position()
    s.realm.political_pile = list(range(len(s.board.politics.ids)))
    for _ in range(3):
        stage.reveal(s)
        assert not s.realm.election
    s.script([[card for card in s.realm.political_pile if s.board.politics.year[card] == 1742].index(political(0))])
    stage.reveal(s)

    assert s.realm.election == 1


# -- trump ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.21", "M-17.22")
def test_before_the_first_battle_a_card_is_turned_over() -> None:
    """Reserves are passed over; all cards that were turned over are discarded."""
    s = realm.position()
    s.pile = build.cards(s, "d1-reserve-1", "d1-clubs-5")
    s.next_deck = 1
    s.script([0, 0])
    stage.turn_over(s)

    assert s.realm.trump == SUITS.index("clubs")
    assert sorted(s.discards[0]) == sorted(build.cards(s, "d1-reserve-1", "d1-clubs-5"))
    assert len(realm.events(s, TRUMP_TURNED)) == 1


@pytest.mark.rule("M-17.23")
def test_without_any_card_only_reserves_are_trump() -> None:
    """Nothing is left to be turned over."""
    s = realm.position()
    s.pile, s.next_deck = [], 4
    stage.turn_over(s)

    assert s.realm.trump == RESERVE
    assert not stage.is_trump(s, build.cards(s, "d1-clubs-5")[0])
    assert stage.is_trump(s, build.cards(s, "d1-reserve-1")[0])


@pytest.mark.rule("M-17.20", "M-24.10")
def test_the_winner_of_the_latest_battle_names_the_trump() -> None:
    """Frederick has won it, with whatever power."""
    s = realm.position(hands={"prussia": ["d1-clubs-5"]})
    s.realm.victor = affairs.FREDERICK
    begin(s)
    assert (affairs.asked(s), affairs.seat(s), build.offered(s)) == ("NameTrump", affairs.FREDERICK, [0, 1, 2, 3])

    build.answer(s, HEARTS)

    assert s.realm.trump == HEARTS


# -- placing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.30", "M-17.2", "D-54", "D-59")
def test_powers_place_from_left_to_right() -> None:
    """Prussia, France, Pragmatic Army, Austria; each a card of its own hand, or none."""
    hands = {
        "prussia": ["d1-clubs-5"],
        "france": ["d1-clubs-6"],
        "pragmatic": ["d1-clubs-7"],
        "austria": ["d1-clubs-8"],
        "saxony": ["d1-clubs-9"],
    }
    s = realm.position(hands=hands)
    s.realm.victor = 0
    begin(s)
    build.answer(s, HEARTS)
    seats = []
    while affairs.asked(s) == "PlaceCard":
        seats.append(affairs.seat(s))
        assert len(build.offered(s)) == 2
        build.answer(s, DECLINE)

    assert seats == [affairs.FREDERICK, affairs.LOUIS, affairs.FREDERICK, affairs.MARIA]


@pytest.mark.rule("M-17.33", "M-17.32", "M-17.31")
def test_a_placed_card_is_in_no_hand() -> None:
    """It lies on the power's space, of whatever suit, until all are revealed."""
    s = realm.position(hands={"prussia": ["d1-clubs-5"], "france": ["d1-clubs-6"]})
    s.realm.victor = 0
    begin(s)
    build.answer(s, HEARTS, *build.cards(s, "d1-clubs-5"))

    assert build.hand(s, "prussia") == set()
    assert s.realm.placed[PRUSSIA] == build.cards(s, "d1-clubs-5")[0]


@pytest.mark.rule("M-17.30")
def test_powers_without_cards_are_not_asked() -> None:
    """An empty hand is public."""
    s = realm.position(hands={"austria": ["d1-clubs-8"]})
    s.realm.victor = 0
    begin(s)
    build.answer(s, HEARTS)

    assert affairs.seat(s) == affairs.MARIA


# -- influence --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-17.40", "M-17.41", "M-17.43", "M-17.44", "M-17.45", "D-17", example="MX-35")
def test_bluffs_go_back_and_reserves_count_sixteen() -> None:
    """The Pragmatic Army has C6 stored and a Reserve: 22; France has placed D9 while hearts are trump."""
    s = affairs.table(
        {"pragmatic": ["d1-clubs-6"]},
        offer=(1, 2),
        hands={"france": ["d1-diamonds-9"], "pragmatic": ["d1-reserve-1"]},
    )
    s.realm.victor = 0
    s.realm.political_pile = [political(1), political(2)]
    done = begin(s)
    build.answer(s, HEARTS, *build.cards(s, "d1-diamonds-9", "d1-reserve-1"))

    assert stage.influence(s, PRAGMATIC) == 22
    assert build.hand(s, "france") == {"d1-diamonds-9"}
    assert affairs.display(s, "pragmatic") == {"d1-clubs-6", "d1-reserve-1"}
    assert done.times == 1  # no card bears the arms of the only power left


@pytest.mark.rule("M-17.44", "D-18", example="MX-32")
def test_of_equal_sums_the_space_further_right_comes_first() -> None:
    """P 9, A 3, F 3, PA 2: Austria is before France."""
    s = affairs.table(
        {
            "prussia": ["d1-hearts-9"],
            "austria": ["d1-hearts-3"],
            "france": ["d2-hearts-3"],
            "pragmatic": ["d1-hearts-2"],
        }
    )

    assert stage.by_influence(s) == [PRUSSIA, AUSTRIA, FRANCE, PRAGMATIC]


@pytest.mark.rule("M-17.45", "M-17.42", "D-19")
def test_stored_cards_are_enough_to_take_part() -> None:
    """A power with nothing on the display takes no part."""
    s = affairs.table({"austria": ["d1-clubs-2"]})

    assert stage.by_influence(s) == [AUSTRIA]


# -- choosing ---------------------------------------------------------------------------------------------------------


def example() -> State:
    """MX-32: P-12 bears the arms of Prussia, France and the Pragmatic Army, P-2 those of Prussia and France."""
    return affairs.table(
        {
            "prussia": ["d1-hearts-9"],
            "austria": ["d1-hearts-3"],
            "france": ["d2-hearts-3"],
            "pragmatic": ["d1-hearts-2"],
        },
        offer=(2, 12),
    )


@pytest.mark.rule("M-17.50", "M-17.51", "M-17.52", "M-17.54", "M-17.55", "M-17.57", "M-Q.6", example="MX-32")
def test_worked_example_of_the_choice() -> None:
    """Prussia discards a card unused, Austria must store, France executes, the Pragmatic Army takes its cards back."""
    s = example()
    done = affairs.choose(s)
    assert sorted(build.offered(s)) == sorted([political(2), political(12), STORE])

    build.answer(s, political(12), DISCARD)
    assert affairs.display(s, "prussia") == set()
    assert affairs.seat(s) == affairs.LOUIS
    build.answer(s, political(2), EXECUTE, GO_LEFT)

    assert done.times == 1
    assert affairs.display(s, "austria") == {"d1-hearts-3"}
    assert affairs.display(s, "france") == set()
    assert build.hand(s, "pragmatic") == {"d1-hearts-2"}
    assert sorted(s.realm.political_used) == sorted([political(2), political(12)])
    assert affairs.fields(s)[1] == "rus2"


@pytest.mark.rule("M-17.56", example="MX-33")
def test_a_card_that_nobody_wants_is_discarded() -> None:
    """France and the Pragmatic Army store: all their cards stay, and the second card goes without effect."""
    s = example()
    done = affairs.choose(s)
    build.answer(s, political(2), DISCARD, STORE, STORE)

    assert done.times == 1
    assert s.realm.offer == []
    assert affairs.fields(s)[1] == "rus3"
    for power in ("austria", "france", "pragmatic"):
        assert affairs.display(s, power)


@pytest.mark.rule("M-17.53")
def test_a_power_chooses_one_card_a_turn() -> None:
    """Alone on the display, it leaves the other card to nobody."""
    s = affairs.table({"france": ["d1-hearts-2"]}, offer=(2, 12))
    done = affairs.choose(s)
    build.answer(s, political(2), DISCARD)

    assert done.times == 1
    assert political(12) in s.realm.political_used


@pytest.mark.rule("M-17.61", "M-17.60", "M-Q.18")
def test_arrows_are_used_one_by_one_or_not_at_all() -> None:
    """P-14 has two arrows that go either way; a player may decline both."""
    s = affairs.table({"prussia": ["d1-hearts-2"]}, offer=(14,))
    done = affairs.choose(s)
    build.answer(s, political(14), EXECUTE)
    assert build.offered(s) == [STAY, GO_LEFT, GO_RIGHT]
    build.answer(s, STAY)
    assert build.offered(s) == [STAY, GO_LEFT, GO_RIGHT]
    build.answer(s, STAY)

    assert done.times == 1
    assert affairs.fields(s) == ["sax2", "rus3", "ita4"]


@pytest.mark.rule("M-17.61")
def test_an_arrow_moves_its_full_number() -> None:
    """P-8 moves Russia two to the right and Saxony one."""
    s = affairs.table({"austria": ["d1-hearts-2"]}, offer=(8,))
    affairs.choose(s)
    build.answer(s, political(8), EXECUTE)
    assert build.offered(s) == [STAY, GO_RIGHT]
    build.answer(s, GO_RIGHT, GO_RIGHT)

    assert affairs.fields(s) == ["sax3", "rus5", "ita4"]


@pytest.mark.rule("P-3")
def test_karl_emanuel_moves_saxony_only_while_it_is_prussias_ally() -> None:
    """Otherwise only Italy's arrow is offered."""
    s = affairs.table({"austria": ["d1-hearts-2"]}, offer=(3,))
    affairs.at_field(s, saxony="sax4")
    done = affairs.choose(s)
    build.answer(s, political(3), EXECUTE, GO_LEFT)

    assert done.times == 1
    assert affairs.fields(s) == ["sax4", "rus3", "ita3"]


@pytest.mark.rule("P-3")
def test_karl_emanuel_may_move_an_ally_of_prussia() -> None:
    """Both arrows are offered."""
    s = affairs.table({"austria": ["d1-hearts-2"]}, offer=(3,))
    affairs.choose(s)
    build.answer(s, political(3), EXECUTE, STAY, GO_RIGHT)

    assert affairs.fields(s)[0] == "sax3"


@pytest.mark.rule("M-17.60", "D-20", "M-17.66")
@pytest.mark.parametrize(("forced", "first"), [("and_or", "Instruction"), ("instruction_forced", "Recipient")])
def test_the_instruction_beside_arrows_may_be_declined(forced: str, first: str) -> None:
    """P-17 has both; with the older edition executing means following it."""
    s = affairs.table({"prussia": ["d1-hearts-2"]}, offer=(17,), options={"card_execution": forced})
    affairs.choose(s)
    build.answer(s, political(17), EXECUTE)

    assert affairs.asked(s) == first


@pytest.mark.rule("M-17.62", "D-21", example="MX-34")
def test_moves_of_both_cards_are_added() -> None:
    """Two right and one left are one right."""
    s = affairs.table({"france": ["d1-hearts-9"], "austria": ["d1-hearts-2"]}, offer=(10, 16))
    affairs.choose(s)
    build.answer(s, political(10), EXECUTE, GO_RIGHT, political(16), EXECUTE, GO_LEFT)

    assert affairs.fields(s)[2] == "ita5"


# -- two players ------------------------------------------------------------------------------------------------------


def two() -> State:
    """Player A has both Prussia and France on the display."""
    return affairs.table({"prussia": ["d1-hearts-9"], "france": ["d1-hearts-2"]}, offer=(2, 14), players=2)


@pytest.mark.rule("M-24.4")
def test_one_player_of_two_executes_one_card_a_turn() -> None:
    """Having executed the first, he discards the second unasked."""
    s = two()
    done = affairs.choose(s)
    build.answer(s, political(2), EXECUTE, GO_LEFT, political(14))

    assert done.times == 1
    assert political(14) in s.realm.political_used


@pytest.mark.rule("M-24.4")
def test_with_the_second_card_he_may_still_execute_the_first() -> None:
    """Not having executed the first, he chooses between both."""
    s = two()
    done = affairs.choose(s)
    build.answer(s, political(2), DISCARD, political(14))
    assert build.offered(s) == [EXECUTE, DISCARD, OTHER]
    build.answer(s, OTHER, GO_LEFT)

    assert done.times == 1
    assert affairs.fields(s)[1] == "rus2"


def test_nobody_is_asked_where_no_card_lies_open() -> None:
    """Without an offer the stage ends, and cards go back to the hands."""
    s = affairs.table({"prussia": ["d1-hearts-9"]})
    done = build.Done()
    choosing.begin(s, done, (PRUSSIA,))

    assert done.times == 1
    assert build.hand(s, "prussia") == {"d1-hearts-9"}


@pytest.mark.rule("M-17.53", "M-24.4")
def test_with_three_players_both_powers_of_one_may_execute() -> None:
    """Frederick executes for Prussia, then for the Pragmatic Army."""
    s = affairs.table({"prussia": ["d1-hearts-9"], "pragmatic": ["d1-hearts-2"]}, offer=(8, 14))
    done = affairs.choose(s)
    build.answer(s, political(14), EXECUTE, GO_LEFT, STAY, political(8), EXECUTE, GO_RIGHT, STAY)

    assert done.times == 1
    assert affairs.fields(s)[1] == "rus4"
