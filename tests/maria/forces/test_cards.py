"""Chapter 8, tactical cards: incomes, the subsidy, drawing and the four decks."""

from typing import Any

import pytest

from pragmatica.maria import answering
from pragmatica.maria.forces import cards
from pragmatica.maria.kept import log
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, RESERVE, SAXONY, SUITS
from pragmatica.maria.kept.state import State
from tests.maria import build

LOUIS = 1


def draw_phase(s: State) -> build.Done:
    """Play the phase of the tactical cards."""
    done = build.Done()
    cards.begin(s, done)
    return done


def opened(**more: Any) -> State:
    """A position in which the whole first deck is the draw pile."""
    s = build.position(**more)
    s.pile = s.board.deck_cards[0][:]
    s.next_deck = 1
    return s


def sizes(s: State, *powers: int) -> list[int]:
    """How many cards the powers hold."""
    return [len(s.hands[power]) for power in powers]


# -- the decks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-3.2", "M-8.7")
def test_deck_composition() -> None:
    """Each of the four decks has 38 cards: 2 to 10 in four suits, and two Reserves, which pay 8."""
    board = build.board()

    assert [len(deck) for deck in board.deck_cards] == [38] * 4
    for suit in range(len(SUITS)):
        values = [board.card_value[card] for card in board.deck_cards[0] if board.card_suit[card] == suit]
        assert values == list(range(2, 11))
    assert [board.card_value[card] for card in board.deck_cards[2] if board.card_suit[card] == RESERVE] == [8, 8]


@pytest.mark.rule("E-11", "M-8.10")
def test_draw_takes_any_card_of_the_pile() -> None:
    """A draw names a place among the undrawn cards; the last card takes the place that became free."""
    s = opened(draws=[5, 5])

    assert cards.draw(s, PRUSSIA, 2) == [5, 37]
    assert len(s.pile) == 36
    assert s.chance == [5, 5]
    assert s.revealed


@pytest.mark.rule("M-8.10", "M-4.9", example="MX-10")
def test_next_deck_is_opened_when_the_pile_is_empty() -> None:
    """A draw in progress goes on with the second deck."""
    s = opened()
    s.pile = [3]
    s.script([0, 0, 0])

    assert cards.draw(s, AUSTRIA, 3) == [3, 38, 75]
    assert s.next_deck == 2
    assert build.events(s, log.DECK_OPENED) == [(1,)]


@pytest.mark.rule("M-8.10")
def test_no_deck_is_opened_before_it_is_needed() -> None:
    """Drawing the last card leaves the pile empty and the next deck closed."""
    s = opened()
    s.pile = [3]

    cards.draw(s, AUSTRIA, 1)

    assert (s.pile, s.next_deck) == ([], 1)


def exhausted(*piles: int, **options: object) -> State:
    """All decks are used up; the discard piles have these many cards."""
    s = build.position(options=options)
    s.next_deck = 4
    s.discards = [s.board.deck_cards[deck][:size] for deck, size in enumerate(piles)]
    return s


@pytest.mark.rule("M-8.11", example="MX-11")
def test_two_largest_discard_piles_are_merged() -> None:
    """Of piles with 30, 12, 25 and 12 cards the first and the third make a draw pile of 55."""
    s = exhausted(30, 12, 25, 12)

    cards.draw(s, AUSTRIA, 1)

    assert len(s.pile) == 54
    assert [len(pile) for pile in s.discards] == [0, 12, 0, 12]
    assert build.events(s, log.DECKS_MERGED) == [(0, 2)]


@pytest.mark.rule("M-8.11")
def test_lower_deck_goes_first_among_equal_piles() -> None:
    """Of four equal piles the first two are merged."""
    s = exhausted(5, 5, 5, 5)

    cards.draw(s, AUSTRIA, 1)

    assert [len(pile) for pile in s.discards] == [0, 0, 5, 5]


@pytest.mark.rule("M-8.11")
def test_single_pile_is_used_alone() -> None:
    """If only one deck has discards it becomes the draw pile by itself."""
    s = exhausted(0, 0, 4, 0)

    assert len(cards.draw(s, AUSTRIA, 3)) == 3
    assert len(s.pile) == 1


@pytest.mark.rule("M-8.11")
def test_draw_is_lost_when_no_card_is_left() -> None:
    """With 2 cards in all a draw of 5 gives 2."""
    s = exhausted(2, 0, 0, 0)

    assert len(cards.draw(s, AUSTRIA, 5)) == 2
    assert build.events(s, log.CARDS_EXHAUSTED) == [(AUSTRIA, 3)]


@pytest.mark.rule("M-8.11", "D-14")
def test_two_decks_one_after_the_other() -> None:
    """With `two_decks` the two largest piles are used one after the other, the larger one first."""
    s = exhausted(3, 9, 2, 0, deck_recycle="two_decks")

    assert {s.board.card_deck[card] for card in cards.draw(s, AUSTRIA, 9)} == {1}
    assert (s.pile, len(s.second_pile)) == ([], 3)
    assert {s.board.card_deck[card] for card in cards.draw(s, AUSTRIA, 3)} == {0}
    assert [len(pile) for pile in s.discards] == [0, 0, 2, 0]


@pytest.mark.rule("M-8.9")
def test_used_cards_go_to_the_pile_of_their_deck() -> None:
    """A card of the second deck is discarded to the second pile."""
    s = build.position(hands={"prussia": ["d1-clubs-2", "d2-hearts-9"]})

    s.discard(PRUSSIA, build.cards(s, "d2-hearts-9"))

    assert s.discards[1] == build.cards(s, "d2-hearts-9")
    assert build.hand(s, "prussia") == {"d1-clubs-2"}
    assert s.revealed


# -- incomes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("M-8.1", "M-14.3", "M-5.3")
def test_incomes_of_the_allies_of_the_east() -> None:
    """In their stage Prussia draws 3 cards and Saxony 1; nobody else draws."""
    s = opened(active=["prussia", "saxony"])

    done = draw_phase(s)

    assert sizes(s, PRUSSIA, SAXONY, FRANCE, BAVARIA, AUSTRIA) == [3, 1, 0, 0, 0]
    assert done.times == 1


@pytest.mark.rule("M-8.1", "M-14.3")
def test_income_of_austria() -> None:
    """Austria draws 5 cards."""
    s = opened(active=["austria"])

    draw_phase(s)

    assert sizes(s, AUSTRIA) == [5]


@pytest.mark.rule("M-8.5", "M-8.6")
def test_hands_grow_without_limit() -> None:
    """What is drawn is added to what the power holds, and goes to no other hand."""
    s = opened(active=["austria"])
    for _ in range(7):
        draw_phase(s)

    assert sizes(s, AUSTRIA) == [35]
    assert s.hands[AUSTRIA] == sorted(s.hands[AUSTRIA])


@pytest.mark.rule("M-5.5", "M-8.15", "M-14.4")
def test_order_of_draws() -> None:
    """France draws before Bavaria, and the first card drawn is the one that passes on."""
    s = opened(active=["france", "bavaria"], draws=[0, 1, 2, 3])

    draw_phase(s)

    # Places 0 to 3 of a pile whose last card fills each gap: cards 0, 1, 2, 3
    assert s.hands[BAVARIA] == [0, 3]
    assert s.hands[FRANCE] == [1, 2]
    assert build.events(s, log.SUBSIDY_CARD) == [(BAVARIA, FRANCE, 0)]


@pytest.mark.rule("M-14.4", "M-8.2", "M-4.13", example="MX-36")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_subsidy_is_compulsory_at_first(turn: int) -> None:
    """In turns 1 to 3 nobody is asked: France nets 2 cards, Bavaria 2."""
    s = opened(active=["france", "bavaria"], turn=turn)

    done = draw_phase(s)

    assert done.times == 1
    assert sizes(s, FRANCE, BAVARIA) == [2, 2]


@pytest.mark.rule("M-14.4", "M-8.2", example="MX-36")
@pytest.mark.parametrize(("answer", "hands"), [(cards.YES, [2, 2]), (cards.NO, [3, 1])])
def test_louis_decides_from_turn_4(answer: int, hands: list[int]) -> None:
    """From turn 4 Louis is asked before the draw: with the subsidy France nets 2 and Bavaria 2, without it 3 and 1."""
    s = opened(active=["france", "bavaria"], turn=4)
    done = draw_phase(s)
    assert s.pending() == [LOUIS]
    assert sizes(s, FRANCE, BAVARIA) == [0, 0]

    build.answer(s, answer)

    assert done.times == 1
    assert sizes(s, FRANCE, BAVARIA) == hands
    assert build.events(s, log.SUBSIDY_CHOSEN) == [(answer,)]


@pytest.mark.rule("M-8.4", "M-Q.11", example="MX-42")
@pytest.mark.parametrize("turn", [2, 5])
def test_bavaria_cut_off(turn: int) -> None:
    """With München in Austrian hands Bavaria draws nothing, France keeps its card, and Louis is not asked."""
    s = opened(active=["france", "bavaria"], turn=turn, markers={"muenchen": "austria"})

    done = draw_phase(s)

    assert done.times == 1
    assert sizes(s, FRANCE, BAVARIA) == [3, 0]
    assert build.events(s, log.INCOME_CUT_OFF) == [(BAVARIA, build.city(s, "muenchen"))]


@pytest.mark.rule("M-8.4", "M-2.7", "D-15")
def test_saxony_cut_off() -> None:
    """With Dresden in Austrian hands Saxony draws nothing; Prussia, a major power, draws as ever."""
    s = opened(active=["prussia", "saxony"], markers={"dresden": "austria", "berlin": "austria"})

    draw_phase(s)

    assert sizes(s, PRUSSIA, SAXONY) == [3, 0]


@pytest.mark.rule("M-8.4")
def test_ally_in_the_fortress_does_not_cut_off() -> None:
    """A French marker on München leaves Bavaria its income."""
    s = opened(active=["france", "bavaria"], markers={"muenchen": "france"})

    draw_phase(s)

    assert sizes(s, FRANCE, BAVARIA) == [2, 2]


@pytest.mark.rule("M-14.4", "M-8.11")
def test_subsidy_comes_first_from_a_short_draw() -> None:
    """If a single card is left France draws it and Bavaria gets it."""
    s = exhausted(1, 0, 0, 0)
    s.active = [FRANCE, BAVARIA]

    draw_phase(s)

    assert sizes(s, FRANCE, BAVARIA) == [0, 1]


@pytest.mark.rule("M-24.1", "M-14.4")
def test_with_two_players_a_decides_on_the_subsidy() -> None:
    """With two players seat A is asked."""
    s = opened(active=["france", "bavaria"], turn=4, players=2)

    draw_phase(s)

    assert s.pending() == [0]


@pytest.mark.rule("M-8.14")
def test_no_action_shows_a_hand() -> None:
    """A player who holds cards and no stack has nothing to do out of turn."""
    s = build.position({"prussia-1": "berlin"}, hands={"prussia": ["d1-hearts-10"]})

    assert [answering.extra(s, seat) for seat in range(3)] == [[], [], []]
