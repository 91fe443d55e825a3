"""Chapter 9: Leadership and Mobilisation, and actions side by side."""

import pytest

from pragmatica.ancien_regime import setup
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import OFF_BOARD, POWERS
from pragmatica.ancien_regime.kept.log import CARD_BOUGHT, FORTRESS_BOUGHT, MONEY_LOST, MORALE_BOUGHT, UNIT_BOUGHT
from pragmatica.ancien_regime.kept.state import ORDINARY, WAITING, State
from pragmatica.ancien_regime.wheel import leadership, mobilisation, slots
from pragmatica.ancien_regime.wheel.leadership import CARD, MORALE, PLACE
from pragmatica.ancien_regime.wheel.mobilisation import FORTRESS
from pragmatica.ancien_regime.wheel.subsidies import MONEY
from pragmatica.core.flow import answering
from tests.ancien_regime.build import Done, answer, asked, events, give, kind, land, offered, position
from tests.ancien_regime.wheels import AUSTRIA, BRITAIN, END, FRANCE, OTTOMAN, RUSSIA, SPAIN, YES, gift, opened

# -- Leadership -------------------------------------------------------------------------------------------------------


def placing(s: State, general: int, where: str) -> int:
    """Code of placing a general."""
    return PLACE + packed.placing(general, land(s, where))


@pytest.mark.rule("A-9.30", "A-9.31")
def test_generals_are_placed_where_the_power_controls() -> None:
    """Generals go, without units, where the power controls and has no general; any number, one by one."""
    s = position("austria wien", garrisons="austria silesia")
    leadership.begin(s, Done(), AUSTRIA)
    one, two = s.board.generals_of[AUSTRIA][1:3]
    assert placing(s, one, "wien") not in offered(s)
    assert placing(s, one, "saxonia") not in offered(s)
    answer(s, placing(s, one, "silesia"), placing(s, two, "bohemia"), END)

    assert s.units[one] == s.units[two] == 0
    assert (s.place[one], s.place[two]) == (land(s, "silesia"), land(s, "bohemia"))


@pytest.mark.rule("A-9.30")
def test_the_first_general_is_placed_in_the_first_territory() -> None:
    """The lowest code of a placement, Britain's first general in London, is no recall."""
    s = position()
    leadership.begin(s, Done(), BRITAIN)
    answer(s, placing(s, 0, "london"))

    assert s.place[0] == land(s, "london")


@pytest.mark.rule("A-9.31")
def test_no_general_is_placed_beside_enemies() -> None:
    """An enemy general on one's own home ground is a bar, an ally's none."""
    s = position("prussia bohemia, britain wien")
    general = s.board.generals_of[AUSTRIA][0]

    assert leadership.place_refusal(s, general, land(s, "bohemia")) == leadership.HOSTILE_PIECES
    assert leadership.place_refusal(s, general, land(s, "wien")) == 0


@pytest.mark.rule("A-9.30", "A-9.31")
def test_recalled_generals_lose_their_units() -> None:
    """Generals may be taken off the board; who recalls may not place."""
    s = position("austria wien 3, austria bohemia 1")
    leadership.begin(s, Done(), AUSTRIA)
    answer(s, s.general_in(AUSTRIA, land(s, "wien")))

    assert s.supply(AUSTRIA) == 27
    assert offered(s) == [s.general_in(AUSTRIA, land(s, "bohemia")), END]


@pytest.mark.rule("A-9.30")
def test_placing_bars_recalling() -> None:
    """Who has placed a general may not recall one."""
    s = position("austria wien 3")
    leadership.begin(s, Done(), AUSTRIA)
    answer(s, placing(s, s.board.generals_of[AUSTRIA][1], "bohemia"))

    assert all(code >= PLACE or code == END for code in offered(s))


@pytest.mark.rule("A-9.30", "A-5.16")
def test_leadership_raises_morale_below_the_top() -> None:
    """Morale rises by one; at its highest this is not offered."""
    s = position(morale={"austria": 14})
    leadership.begin(s, Done(), AUSTRIA)
    answer(s, MORALE)
    assert s.morale[AUSTRIA] == 15
    leadership.begin(s, Done(), AUSTRIA)

    assert MORALE not in offered(s)


@pytest.mark.rule("A-9.31", "A-13.10", "A-13.6")
def test_stuart_is_not_placed_and_no_frenchman_in_britain() -> None:
    """Leadership never places the waiting Stuart, nor any French general in a British home."""
    s = position(garrisons="france hannover", stuart=True)
    general = s.board.generals_of[FRANCE][0]

    assert s.board.stuart not in leadership.placeable(s, FRANCE)
    assert leadership.place_refusal(s, s.board.stuart, land(s, "paris")) == leadership.STUART_LANDS
    assert leadership.place_refusal(s, general, land(s, "hannover")) == leadership.BRITISH_HOME


@pytest.mark.rule("A-13.11")
def test_recalling_stuart_makes_his_pawn_ordinary() -> None:
    """However he leaves the board, his pawn becomes an ordinary general, who may be placed."""
    s = position(stuart=True)
    s.put(s.board.stuart, land(s, "scotland"))
    s.stuart = 1
    leadership.begin(s, Done(), FRANCE)
    answer(s, s.board.stuart)

    assert s.stuart == ORDINARY
    assert s.place[s.board.stuart] == OFF_BOARD
    assert s.units[s.board.stuart] == 0


# -- Mobilisation -----------------------------------------------------------------------------------------------------


def mobilise(s: State, power: int) -> None:
    """Begin Mobilisation, with nothing before it to wait for."""
    mobilisation.begin(s, Done(), power)
    assert s.top is not None
    s.top.wake(s)


@pytest.mark.rule("A-9.40", "A-9.41", "A-9.42", "A-9.44", "A-5.11", example="AX-3")
def test_french_mobilisation_of_1740() -> None:
    """France draws 2 cards, buys 1 unit (only Lorraine has room), 1 card and 2 Morale, and loses 1 Money."""
    s = position()
    setup.lay_out(s)
    mobilise(s, FRANCE)
    lorraine = s.general_in(FRANCE, land(s, "lorraine"))
    assert s.hand_size(FRANCE) == 4
    assert s.general_in(FRANCE, land(s, "picardie")) not in offered(s)
    answer(s, lorraine)
    assert lorraine not in offered(s)
    answer(s, mobilisation.CARD, mobilisation.MORALE, mobilisation.MORALE, END)

    assert (s.hand_size(FRANCE), s.morale[FRANCE], s.money[FRANCE]) == (5, 13, 0)
    assert events(s, MONEY_LOST) == [(FRANCE, 1)]
    assert (events(s, UNIT_BOUGHT), events(s, CARD_BOUGHT)) == ([(FRANCE, lorraine)], [(FRANCE,)])
    assert events(s, MORALE_BOUGHT) == [(FRANCE,)] * 2


@pytest.mark.rule("A-9.41", "A-9.42", "A-9.43", "A-9.6", example="AX-26")
def test_limits_of_mobilisation() -> None:
    """A hand of 5 with 2 generals off the board grows to 8 and is cut to 6; no unit, no fortress without a garrison."""
    s = position("spain madrid 3", hands={"spain": [2] * 5}, money={"spain": 9})
    mobilise(s, SPAIN)
    assert s.hand_size(SPAIN) == 7
    assert s.general_in(SPAIN, land(s, "madrid")) not in offered(s)
    assert not [code for code in offered(s) if FORTRESS <= code < END]
    answer(s, mobilisation.CARD, END)
    assert asked(s) == "HandLimit"
    answer(s, kind(s, 2), kind(s, 2))

    assert s.hand_size(SPAIN) == 6


@pytest.mark.rule("A-9.41", "A-9.43")
def test_a_fortress_is_bought() -> None:
    """It costs 5 Money, wherever it is, and stands at once where the garrison is."""
    s = position(garrisons="spain napoli, britain london", money={"spain": 7, "britain": 4})
    assert mobilisation.refusal(s, BRITAIN, True, FORTRESS + land(s, "london")) == mobilisation.NO_MONEY
    mobilise(s, SPAIN)
    answer(s, FORTRESS + land(s, "napoli"))

    assert (s.fortress[land(s, "napoli")], s.money[SPAIN]) == (1, 2)
    assert events(s, FORTRESS_BOUGHT) == [(SPAIN, land(s, "napoli"))]


@pytest.mark.rule("A-9.43", "A-2.4", "A-5.12")
def test_a_fortress_needs_a_garrison_and_room() -> None:
    """It goes to one's own garrison, once, as long as there is one of the six."""
    s = position(garrisons="spain napoli, spain toscana fortress", money={"spain": 5})
    code = FORTRESS + land(s, "napoli")

    assert mobilisation.refusal(s, SPAIN, True, code) == 0
    assert mobilisation.refusal(s, SPAIN, True, FORTRESS + land(s, "toscana")) == mobilisation.HAS_FORTRESS
    assert mobilisation.refusal(s, SPAIN, True, FORTRESS + land(s, "madrid")) == mobilisation.NO_GARRISON
    for name in ("wien", "paris", "london", "berlin", "kiev"):
        s.fortress[land(s, name)] = 1
    assert mobilisation.refusal(s, SPAIN, True, code) == mobilisation.NO_FORTRESS


@pytest.mark.rule("A-2.2", "A-9.41", "A-5.16", "A-5.15")
def test_what_cannot_be_had_cannot_be_bought() -> None:
    """No unit without a token, no Morale at the top, nothing without Money."""
    s = position("spain madrid 0", money={"spain": 1}, morale={"spain": 15})
    general = s.general_in(SPAIN, land(s, "madrid"))
    assert mobilisation.refusal(s, SPAIN, True, mobilisation.MORALE) == mobilisation.MORALE_FULL
    for number in range(21):
        s.set_garrison(number, SPAIN)

    assert mobilisation.refusal(s, SPAIN, True, general) == mobilisation.NO_TOKEN
    assert mobilisation.refusal(s, SPAIN, True, s.board.generals_of[SPAIN][1]) == mobilisation.NOT_ON_BOARD
    s.money[SPAIN] = 0
    assert mobilisation.refusal(s, SPAIN, True, mobilisation.CARD) == mobilisation.NO_MONEY


@pytest.mark.rule("A-9.40", "A-13.10")
def test_stuart_counts_while_he_waits() -> None:
    """France draws for the waiting Stuart too, and buys him no units before he lands."""
    s = position("france paris, france lorraine", stuart=True, money={"france": 1})
    assert mobilisation.refusal(s, FRANCE, True, s.board.stuart) == mobilisation.NOT_ON_BOARD
    mobilise(s, FRANCE)

    assert s.hand_size(FRANCE) == 2
    assert s.stuart == WAITING


# -- side by side -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-6.8", "A-6.10")
def test_all_are_asked_at_once() -> None:
    """In turn 1 Britain drills, Spain gives, Russia leads and France mobilises, all at the same time."""
    s = opened()

    assert asked(s) == "Together"
    assert sorted(s.pending()) == [BRITAIN, FRANCE, RUSSIA, SPAIN]
    assert s.money[OTTOMAN] == 12


@pytest.mark.rule("A-6.8", "A-6.10")
@pytest.mark.parametrize("order", [(0, 5, 4, 3), (3, 4, 5, 0), (4, 0, 3, 5), (5, 3, 0, 4)])
def test_the_order_of_answers_does_not_matter(order: tuple[int, ...]) -> None:
    """Whoever answers first, the position afterwards is the same, draws included."""
    answers = {BRITAIN: [-1], SPAIN: [END], RUSSIA: [CARD], FRANCE: [mobilisation.MORALE]}
    results = []
    for sequence_of in (tuple(answers), order):
        s = opened()
        for seat in sequence_of:
            for code in answers[seat]:
                give(s, seat, answering.legal(s, seat)[0] if code < 0 else code)
        while asked(s) == "Together":
            assert s.pending() == [FRANCE]
            codes = answering.legal(s, FRANCE)
            give(s, FRANCE, mobilisation.CARD if mobilisation.CARD in codes else codes[-1])
        results.append(s.digest())

    assert results[0] == results[1]


@pytest.mark.rule("A-6.10", "A-9.40")
def test_cards_are_drawn_in_the_order_of_slots() -> None:
    """France draws, and may end Mobilisation, when Drill, Subsidies and Leadership are done."""
    s = opened()
    assert END not in answering.legal(s, FRANCE)
    assert mobilisation.CARD not in answering.legal(s, FRANCE)
    give(s, RUSSIA, CARD)
    assert s.hand_size(RUSSIA) == 4
    give(s, SPAIN, END)
    give(s, BRITAIN, answering.legal(s, BRITAIN)[0])

    assert s.hand_size(RUSSIA) == 5
    assert s.hand_size(FRANCE) == 4
    assert END in answering.legal(s, FRANCE)


@pytest.mark.rule("A-6.10", "A-9.44")
def test_a_gift_may_be_spent_in_the_same_turn() -> None:
    """Money that Spain gives France in slot 3 is there for slot 5."""
    s = opened()
    s.money[SPAIN] = 3
    give(s, FRANCE, mobilisation.MORALE, mobilisation.MORALE)
    give(s, SPAIN, gift(FRANCE, MONEY), END)
    give(s, FRANCE, YES)

    assert s.money[FRANCE] == 4


@pytest.mark.rule("A-15.5", "A-6.10")
def test_a_player_answers_for_one_power_after_the_other() -> None:
    """A player on two slots is asked for the earlier slot first."""
    s = position(players=4, control={"russia": "britain", "spain": "france", "ottoman": "austria"}, turn=1)
    slots.begin(s, Done())
    assert s.top is not None

    assert s.top.acts_for(s, BRITAIN) in (BRITAIN, RUSSIA)
    assert sorted(s.pending()) == [BRITAIN]
    assert POWERS[s.top.acts_for(s, BRITAIN)] == "russia"


@pytest.mark.rule("A-12.20", "A-12.31")
def test_a_minor_power_acts_only_under_control() -> None:
    """Without a controller it neither taxes nor leads; with one it does as usual, with its own Money."""
    s = position(players=4, turn=1)
    slots.begin(s, Done())
    assert s.money[OTTOMAN] == 0
    s = position(
        players=4,
        turn=1,
        control={"russia": "britain", "spain": "france", "ottoman": "austria"},
        status={"ottoman": "british"},
    )
    slots.begin(s, Done())

    assert s.money[OTTOMAN] == 6
