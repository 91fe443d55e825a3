"""Chapter 20, subsidy contracts."""

import pytest

from pragmatica.maria import answering
from pragmatica.maria.diplomacy import contracts
from pragmatica.maria.diplomacy.contracts import ENEMIES, HAVE_ONE, NOT_MAJOR, NOT_MINOR
from pragmatica.maria.kept.board import BAVARIA, FRANCE, PRUSSIA
from pragmatica.maria.kept.clauses import CANCEL, CONTRACT
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely
from tests.maria import affairs, realm
from tests.maria.affairs import AUSTRIA, PRAGMATIC, SAXONY
from tests.maria.realm import build

TWENTY = [f"d1-{suit}-{value}" for suit in ("clubs", "diamonds", "hearts") for value in range(2, 9)]


def drawing(*active: str, cards: list[str] = TWENTY, **others: object) -> State:
    """These powers are about to draw."""
    s = realm.position(active=list(active), **others)
    s.pile, s.next_deck = build.cards(s, *cards), 4
    return s


def draw(s: State) -> build.Done:
    """Play phase 1."""
    done = build.Done()
    contracts.begin(s, done)
    return done


def hands(s: State, *powers: int) -> list[int]:
    """Numbers of cards."""
    return [len(s.hands[power]) for power in powers]


@pytest.mark.rule("M-20.1", "M-20.10", "M-20.3", example="MX-29")
@pytest.mark.parametrize(
    ("giver", "receiver", "reason"),
    [
        (FRANCE, AUSTRIA, ENEMIES),
        (FRANCE, PRUSSIA, 0),
        (BAVARIA, FRANCE, NOT_MAJOR),
        (FRANCE, BAVARIA, HAVE_ONE),
        (PRAGMATIC, AUSTRIA, 0),
        (AUSTRIA, PRUSSIA, ENEMIES),
    ],
)
def test_who_may_subsidise_whom(giver: int, receiver: int, reason: int) -> None:
    """A major power its allies, by one contract at a time."""
    s = realm.position()
    contracts.conclude(s, FRANCE, BAVARIA, 3, 1)

    assert contracts.refusal(s, giver, receiver) == reason


@pytest.mark.rule("M-24.3")
def test_with_two_players_only_minor_powers_receive() -> None:
    """France may pay Saxony, but not Prussia."""
    s = realm.position(players=2)

    assert contracts.refusal(s, FRANCE, PRUSSIA) == NOT_MINOR
    assert contracts.refusal(s, FRANCE, SAXONY) == 0


@pytest.mark.rule("M-20.4", "M-20.5", "M-20.8", "M-8.15", "D-39", example="MX-29")
def test_one_card_a_turn_passes_unseen() -> None:
    """For three turns France nets one less and Prussia one more, in France's phase; then the contract is over."""
    s = drawing("france")
    contracts.conclude(s, FRANCE, PRUSSIA, 3, 1)
    for turn in (1, 2, 3, 4):
        draw(s)
        assert hands(s, FRANCE, PRUSSIA) == [4 * min(turn, 3) + 5 * (turn - min(turn, 3)), min(turn, 3)]

    assert s.realm.contracts == []


@pytest.mark.rule("M-8.2", "M-4.13", "M-20.6", "D-38", example="MX-36")
def test_the_first_contract_is_there_from_the_start() -> None:
    """France to Bavaria for three turns: 4 and 2 cards. It cannot be cancelled."""
    s = realm.start(1)

    assert s.realm.contracts == [(FRANCE, BAVARIA, 3, 1, 0)]
    assert CANCEL not in freely.following(s, ())


@pytest.mark.rule("M-8.2", "D-5", example="MX-36")
@pytest.mark.parametrize(("paid", "expected"), [(True, [4, 2]), (False, [5, 1])])
def test_incomes_of_france_and_bavaria(paid: bool, expected: list[int]) -> None:
    """With the subsidy 4 and 2 cards, without it 5 and 1."""
    s = drawing("france", "bavaria")
    if paid:
        contracts.conclude(s, FRANCE, BAVARIA, 3, 1)
    draw(s)

    assert hands(s, FRANCE, BAVARIA) == expected


@pytest.mark.rule("M-20.9", "M-8.4", "M-20.11", example="MX-42")
def test_a_power_that_is_cut_off_receives_nothing() -> None:
    """With München Austrian Bavaria draws none, France keeps the card, and the turn counts all the same."""
    s = drawing("france", "bavaria", markers={"muenchen": "austria"})
    contracts.conclude(s, FRANCE, BAVARIA, 2, 1)
    draw(s)

    assert hands(s, FRANCE, BAVARIA) == [5, 0]
    assert s.realm.contracts[0][2] == 1


@pytest.mark.rule("M-20.12", "M-8.11")
def test_contracts_come_first_when_cards_run_out() -> None:
    """One card is left: it goes to Prussia."""
    s = drawing("france", cards=["d1-clubs-2"])
    contracts.conclude(s, FRANCE, PRUSSIA, 1, 1)
    draw(s)

    assert hands(s, FRANCE, PRUSSIA) == [0, 1]


@pytest.mark.rule("M-20.7", "M-20.4")
def test_the_giver_orders_contracts_that_it_cannot_all_pay() -> None:
    """France has one card for two contracts."""
    s = drawing("france")
    s.realm.income_turn[FRANCE] = -4
    contracts.conclude(s, FRANCE, PRUSSIA, 1, 1)
    contracts.conclude(s, FRANCE, SAXONY, 1, 1)
    done = draw(s)
    assert (affairs.seat(s), build.offered(s)) == (affairs.LOUIS, [PRUSSIA, SAXONY])
    build.answer(s, SAXONY)

    assert done.times == 1
    assert hands(s, FRANCE, PRUSSIA, SAXONY) == [0, 0, 1]
    assert s.realm.contracts == []


@pytest.mark.rule("M-20.4", "M-20.11", "M-20.2")
def test_contracts_are_neither_made_nor_ended_while_they_are_served() -> None:
    """What France owes this turn stands once it has to say who comes first."""
    s = drawing("france", stage=3)
    s.realm.income_turn[FRANCE] = -4
    contracts.conclude(s, FRANCE, PRUSSIA, 2, 1)
    contracts.conclude(s, FRANCE, BAVARIA, 2, 1)
    assert freely.is_open(s)
    draw(s)

    assert affairs.asked(s) == "ServeFirst"
    assert answering.extra(s, affairs.LOUIS) == answering.extra(s, affairs.FREDERICK) == []


# -- making them ------------------------------------------------------------------------------------------------------


def write(s: State, seat: int, *numbers: int) -> None:
    """Write a draft."""
    for number in numbers:
        assert freely.WRITE + number in answering.extra(s, seat), (number, freely.following(s, s.realm.drafts[seat]))
        answering.apply_extra(s, seat, freely.WRITE + number)


def propose(s: State, seat: int, other: int) -> None:
    """Propose one's draft."""
    assert freely.PROPOSE + other in answering.extra(s, seat)
    answering.apply_extra(s, seat, freely.PROPOSE + other)


@pytest.mark.rule("M-20.2", "M-20.3")
def test_both_sides_agree_to_a_contract() -> None:
    """Louis offers Frederick's Prussia a subsidy for 3 turns; Frederick accepts."""
    s = realm.position(stage=3)
    write(s, affairs.LOUIS, CONTRACT, FRANCE, PRUSSIA, 3, 1)
    propose(s, affairs.LOUIS, affairs.FREDERICK)
    assert s.realm.contracts == []
    assert freely.ACCEPT + freely.ANSWERS in answering.extra(s, affairs.FREDERICK)
    answering.apply_extra(s, affairs.FREDERICK, freely.ACCEPT + freely.ANSWERS)

    assert s.realm.contracts == [(FRANCE, PRUSSIA, 3, 1, 1)]


@pytest.mark.rule("M-20.2")
def test_one_player_decides_for_both_powers() -> None:
    """Louis grants Bavaria a subsidy."""
    s = realm.position(stage=3)
    write(s, affairs.LOUIS, CONTRACT, FRANCE, BAVARIA, 1, 1)
    propose(s, affairs.LOUIS, affairs.LOUIS)

    assert s.realm.contracts == [(FRANCE, BAVARIA, 1, 1, 1)]


@pytest.mark.rule("M-20.2")
def test_no_contract_without_the_other_side() -> None:
    """A draft about Prussia is not proposed to Maria Theresa, and a refusal ends it."""
    s = realm.position(stage=3)
    write(s, affairs.LOUIS, CONTRACT, FRANCE, PRUSSIA, 3, 1)
    assert freely.PROPOSE + affairs.MARIA not in answering.extra(s, affairs.LOUIS)
    propose(s, affairs.LOUIS, affairs.FREDERICK)
    answering.apply_extra(s, affairs.FREDERICK, freely.REFUSE + freely.ANSWERS)

    assert (s.realm.contracts, s.realm.proposals) == ([], [])


@pytest.mark.rule("M-20.6")
def test_contracts_are_cancelled_by_both_sides() -> None:
    """France and Prussia part before time."""
    s = realm.position(stage=3)
    contracts.conclude(s, FRANCE, PRUSSIA, 3, 1)
    write(s, affairs.FREDERICK, CANCEL, FRANCE, PRUSSIA)
    propose(s, affairs.FREDERICK, affairs.LOUIS)
    answering.apply_extra(s, affairs.LOUIS, freely.ACCEPT + freely.ANSWERS)

    assert s.realm.contracts == []


@pytest.mark.rule("M-20.2", "E-16")
def test_nothing_is_agreed_during_a_battle() -> None:
    """Neither contracts nor anything else."""
    s = realm.position(stage=3)
    assert answering.extra(s, affairs.LOUIS)
    s.phase = 4

    assert answering.extra(s, affairs.LOUIS) == []


@pytest.mark.rule("D-37")
@pytest.mark.parametrize(("option", "numbers"), [("exactly_one", [1]), ("at_least_one", [1, 2, 3])])
def test_how_many_cards_a_subsidy_may_be(option: str, numbers: list[int]) -> None:
    """Exactly one; in the older edition more may be agreed on."""
    s = realm.position(stage=3, options={"subsidy_amount": option})

    assert freely.following(s, (CONTRACT, FRANCE, PRUSSIA, 3)) == numbers


@pytest.mark.rule("D-37")
def test_a_larger_subsidy_is_paid_in_full() -> None:
    """Two of five cards pass on."""
    s = drawing("france", options={"subsidy_amount": "at_least_one"})
    contracts.conclude(s, FRANCE, PRUSSIA, 1, 2)
    draw(s)

    assert hands(s, FRANCE, PRUSSIA) == [3, 2]


@pytest.mark.rule("M-20.7", "M-20.9")
@pytest.mark.parametrize("cut_off", [True, False])
def test_contracts_that_can_all_be_paid_need_no_order(cut_off: bool) -> None:
    """With enough cards, or where Bavaria can receive none, nobody is asked."""
    s = drawing("france", markers={"muenchen": "austria"} if cut_off else {})
    s.realm.income_turn[FRANCE] = -4 if cut_off else -3
    contracts.conclude(s, FRANCE, BAVARIA, 2, 1)
    contracts.conclude(s, FRANCE, SAXONY, 2, 1)
    done = draw(s)

    assert done.times == 1
    assert hands(s, FRANCE, BAVARIA, SAXONY) == ([0, 0, 1] if cut_off else [0, 1, 1])
