"""Who acts when in whole random games, told by their logs, against the shields of the wheel as they turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept import log
from pragmatica.ancien_regime.kept.board import NEUTRAL, NOBODY, POWERS, PRUSSIA
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow import answering
from tests.ancien_regime import boards
from tests.ancien_regime.chance import Chooser
from tests.ancien_regime.plain import allied, controlled

SHIELDS: Final = ("britain", "ottoman", "spain", "russia", "france", "austria", "prussia")  # on slots 1 to 7 at first
SLOT_OF: Final = {
    log.TAXED: 2,
    log.GIFT_OFFERED: 3,
    log.GENERAL_PLACED: 4,
    log.GENERAL_RECALLED: 4,
    log.MORALE_RAISED: 4,
    log.UNIT_BOUGHT: 5,
    log.MORALE_BOUGHT: 5,
    log.CARD_BOUGHT: 5,
    log.FORTRESS_BOUGHT: 5,
    log.MONEY_LOST: 5,
    log.ARBITER_CHOSEN: 7,
    log.NO_ARBITER: 7,
    log.GARRISON_DISSOLVED: 7,
}
TURN_OF: Final = {  # of the round; auctions are those of Russia, Spain, Ottoman in turns 5, 6, 7
    log.STATUS_REVEALED: 1,
    log.VOTE_CAST: 3,
    log.EMPEROR_ELECTED: 3,
    log.NOBODY_ELECTED: 3,
}
GAMES: Final = (
    (7, "1740", {}),
    (6, "1756", {}),
    (5, "1740", {}),
    (4, "1756", {"morale_max": "19"}),
)


def on_slot(turn: int, slot: int) -> int:
    """The power whose shield has come to the slot: every turn each goes on by one, from 7 to 1."""
    return POWERS.index(SHIELDS[(slot - turn) % 7])


def steps(number: int) -> Iterator[tuple[State, State, list[tuple[int, ...]]]]:
    """A random game: before and after each answer, and what the log says of it."""
    players, scenario, options = GAMES[number]
    s = sequence.start(boards.board(), boards.rules(players, scenario, round_limit="8", **options), number)
    chooser = Chooser(number, restless=True)
    s.log = []
    while not s.over():
        before, told = s.copy(), len(s.log)
        seat = chooser.seat(s)
        answering.apply(s, seat, chooser.answer(answering.legal(s, seat)))
        yield before, s, s.log[told:]


def money(s: State, power: int) -> int:
    """What Taxation brings."""
    b = s.board
    lands = [one for one in controlled(s, power) if b.home[one] in (power, NOBODY) and not b.colours[one] >> power & 1]
    return sum(b.value[one] for one in lands) * (2 if s.status[power] == NEUTRAL else 1)


@pytest.mark.rule("A-6.3", "A-6.4", "A-6.6", "A-6.8", "A-6.9", "A-7.1", "A-8.1", "A-12.10", "A-13.1")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_event_belongs_to_the_slot_and_the_turn(number: int) -> None:
    """Each action is that of the power on its slot; diplomacy, elections, auctions and Frederick have their turns."""
    turn, seen = 0, set()
    for _before, s, events in steps(number):
        for event, *values in events:
            seen.add(event)
            if event == log.TURN_BEGAN:
                assert values[0] == turn % 7 + 1
                turn = values[0]
            elif event in SLOT_OF:
                assert values[0] == on_slot(turn, SLOT_OF[event])
                assert s.controller[values[0]] != NOBODY
            elif event in TURN_OF:
                assert turn == TURN_OF[event]
                assert event != log.STATUS_REVEALED or s.round > 1
            elif event == log.INFLUENCE_EXTENDED:
                assert values[0] == s.controller[on_slot(turn, 6)]
            elif event == log.CONTROL_TAKEN:
                assert values[1] == on_slot(turn, 1)
            elif event == log.MOVEMENT_TURN_BEGAN and values[1] == 0:
                assert (values[0], turn) == (PRUSSIA, 5)
            elif event == log.MOVEMENT_TURN_BEGAN:
                assert values[0] == on_slot(turn, 7)
    assert {log.TAXED, log.STATUS_REVEALED, log.NOBODY_ELECTED, log.INFLUENCE_EXTENDED} <= seen


@pytest.mark.rule("A-9.11", "A-9.20", "A-9.61", "A-9.62", "A-9.63", "A-9.44", "A-5.7")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_is_taxed_given_and_paid(number: int) -> None:
    """Taxes are what the ground pays, gifts go to allies, Arbiters are none and are paid, corruption takes the rest."""
    for before, s, events in steps(number):
        for event, *values in events:
            if event == log.TAXED:
                assert values[1] == money(s, values[0])
            elif event == log.GIFT_OFFERED:
                giver, receiver, count, kinds = values
                assert allied(s, giver, receiver)
                assert 1 <= count + kinds <= 3
                assert not (count and kinds)
            elif event == log.ARBITER_CHOSEN:
                assert not allied(s, values[0], values[1])
            elif event == log.NEXT_TURN_GRANTED:
                mover, arbiter, turn = values
                assert s.morale[arbiter] == before.morale[arbiter] + turn
                assert s.morale[mover] == before.morale[mover]
            elif event == log.MONEY_LOST:
                assert s.money[values[0]] == 0
