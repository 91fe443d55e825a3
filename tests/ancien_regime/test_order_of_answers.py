"""Whoever answers first, the actions of one turn of the wheel come to the same [A-6.8, A-6.10]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept.board import POWERS
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.wheel import slots
from pragmatica.ancien_regime.wheel.mobilisation import CARD, END, MORALE
from pragmatica.core.flow import answering
from pragmatica.core.flow.together import Together
from tests.ancien_regime import boards
from tests.ancien_regime.build import Done, position
from tests.ancien_regime.chance import Chooser

GAMES: Final = 24
TURNS: Final = 12  # of a game that are looked at
ORDERS: Final = 4
SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 7},
    {"players": 6, "scenario": "1756"},
    {"players": 5},
    {"players": 4, "scenario": "1756"},
)


def turns(number: int) -> Iterator[State]:
    """Positions of a random game in which the actions of a turn have just been asked for."""
    s = sequence.start(boards.board(), boards.rules(**SETUPS[number % len(SETUPS)]), number)
    chooser = Chooser(number, restless=number % 2 == 0)
    found = 0
    while found < TURNS and not s.over():
        before = s.turn
        answering.apply(s, seat := chooser.seat(s), chooser.answer(answering.legal(s, seat)))
        if s.turn != before and isinstance(s.top, Together):
            found += 1
            yield s.copy()


WAITS: Final = -1


def answer(s: State, seat: int, number: int) -> int:
    """What the seat answers: by the question and the power, not by when it is asked.

    Mobilisation spends all it can on Morale and units before it buys cards, and no fortress; it may have to wait.
    """
    together = s.top
    assert isinstance(together, Together)
    question = together.branch_of(s, seat)
    codes = answering.legal(s, seat)
    if question.name() == "Mobilise":
        return next((code for code in (MORALE, *range(MORALE), CARD, END) if code in codes), WAITS)
    return codes[(number + 7 * question.acts_for(s, seat)) % len(codes)]


def played(s: State, number: int, order: int) -> int:
    """The digest after the turn's actions, answered in an order of its own."""
    chooser = Chooser(1000 * number + order, restless=False)
    while isinstance(s.top, Together) and not s.over():
        seats = [seat for seat in s.pending() if answer(s, seat, number) != WAITS]
        seat = seats[0] if order == 0 else seats[chooser.below(len(seats))]
        answering.apply(s, seat, answer(s, seat, number))
    return s.digest()


@pytest.mark.rule("A-6.8", "A-6.10", "A-9.40", "A-9.6")
@pytest.mark.parametrize("number", range(GAMES))
def test_the_order_of_answers_changes_nothing(number: int) -> None:
    """From positions of random games, the same answers in any order lead to the same position, draws included."""
    for turn, s in enumerate(turns(number)):
        digests = {played(s.copy(), number + turn, order) for order in range(ORDERS)}
        assert len(digests) == 1


def every_end(s: State, number: int) -> set[int]:
    """The digests after the turn's actions, the same answers having been given in every order."""
    ends: set[int] = set()
    seen: set[int] = set()
    left = [s]
    while left:
        one = left.pop()
        digest = one.digest()
        if digest in seen:
            continue
        seen.add(digest)
        if not isinstance(one.top, Together):
            ends.add(digest)
            continue
        for seat in one.pending():
            code = answer(one, seat, number)
            if code != WAITS:
                after = one.copy()
                answering.apply(after, seat, code)
                left.append(after)
    return ends


@pytest.mark.rule("A-6.8", "A-6.10", "A-9.20", "A-9.21", "A-9.22", "A-9.6", "A-5.9")
@pytest.mark.parametrize("turn", range(1, 8))
@pytest.mark.parametrize("drawn", [0, 1, 3])
def test_no_order_changes_what_full_hands_and_a_short_pile_come_to(turn: int, drawn: int) -> None:
    """Powers with six cards and Money in one coalition give to each other while the pile runs out: one end only."""
    s = position(
        "britain london 1, prussia berlin 1, austria wien 2, france paris 3, spain madrid 1",
        status={"prussia": "british", "spain": "british", "ottoman": "british"},
        control={"russia": "prussia", "spain": "britain", "ottoman": "austria"},
        players=4,
        turn=turn,
        hands=dict.fromkeys(POWERS, (2, 3, 4, 5, 2, 3)),
        pile=(4, 5, 4)[:drawn],
        money=dict.fromkeys(POWERS, 2) if turn % 2 else {},
        morale=dict.fromkeys(POWERS, 14),
    )
    s.log = None
    slots.begin(s, Done())

    for number in range(3):
        assert len(every_end(s.copy(), number)) == 1
