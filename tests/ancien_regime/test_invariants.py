"""What must hold after every action of any game, tried on random games [A-15.2, A-15.3]."""

import json
from typing import Any, Final

import pytest

from pragmatica.ancien_regime import sequence, update
from pragmatica.ancien_regime.board import (
    BIT,
    FORTRESSES,
    GENERALS,
    IMPASSABLE,
    NOBODY,
    OFF_BOARD,
    PRUSSIA,
    UNITS_PER_GENERAL,
)
from pragmatica.ancien_regime.flow import Frame
from pragmatica.ancien_regime.state import LANDED, WAITING, State
from tests.ancien_regime import boards
from tests.ancien_regime.chance import Chooser

GAMES: Final = 44
PORTIONS: Final = 4  # so that several processes share them
LONGEST: Final = 12000  # decisions

VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    *({"players": players, "scenario": scenario} for players in (7, 6, 5, 4) for scenario in ("1740", "1756")),
    {"players": 7, "morale_max": "19", "card3_mode": "discard", "capital_return": "own_general"},
    {"players": 5, "card_step": "per_general", "defender_garrison": True, "coalition_bonus": "per_battle"},
    {"players": 6, "scenario": "1756", "stuart_1756": False, "vote_order": "example"},
)

# While one of these is open, pieces are on their way or enemies meet
MOVING: Final = {"Movement", "FredericksTurn", "Update", "Fights", "NextBattle", "Fight", "Leaving"}


def frames(s: State) -> list[Frame]:
    """All frames, from the top down, those of branches included."""
    found: list[Frame] = []
    tops = [s.top]
    while tops:
        one = tops.pop()
        while one is not None:
            found.append(one)
            tops += one.branches()
            one = one.below
    return found


def check_tokens(s: State) -> None:
    """All 189 tokens are units, garrisons or supply; a general has 3 units at most, off the board only Stuart any."""
    assert sum(s.board.tokens) == 189
    for power in range(NOBODY):
        assert s.supply(power) >= 0
    for general in range(GENERALS):
        assert 0 <= s.units[general] <= UNITS_PER_GENERAL
        if s.place[general] == OFF_BOARD and s.units[general]:
            assert general == s.board.stuart
            assert s.stuart == WAITING
    assert (s.place[s.board.stuart] == OFF_BOARD) or s.stuart != WAITING
    assert (s.stuart == LANDED) <= (s.place[s.board.stuart] != OFF_BOARD)


def check_board(s: State) -> None:
    """Derived tables agree with the pieces; six fortresses at most; nobody stands on impassable ground."""
    assert sum(s.fortress) + s.fortresses_left() == FORTRESSES
    assert s.held == [s.garrison.count(owner) for owner in range(NOBODY + 1)]
    assert s.fortresses_left() >= 0
    for land in range(s.board.size):
        there = 0
        for general in s.generals_in(land):
            there |= BIT[s.board.general_power[general]]
        assert s.present[land] == there
        assert s.control[land] == (s.board.home[land] if s.garrison[land] == NOBODY else s.garrison[land])
        if s.board.kind[land] == IMPASSABLE:
            assert not there
            assert s.garrison[land] == NOBODY


def check_cards(s: State) -> None:
    """Each of the 56 cards is in a hand, a battle pile, the draw pile or the discards, by kind."""
    kinds = s.board.kinds
    for kind in range(kinds):
        count = s.pile[kind] + s.discards[kind] + sum(s.hands[kind::kinds])
        count += sum(1 for card in s.played if card >> 1 & 7 == kind)
        assert count == s.board.card_count[kind]
    assert min(s.hands + s.pile + s.discards) >= 0
    assert sum(s.board.card_count) == 56


def check_tracks(s: State, influence: list[int]) -> None:
    """Morale stays on its track, Influence never falls, minor powers have none, Money is not negative."""
    for power in range(NOBODY):
        assert 0 <= s.morale[power] <= s.rules.morale_max
        assert influence[power] <= s.influence[power]
        assert s.money[power] >= 0
        assert not s.rules.is_minor[power] or s.influence[power] == 0
    assert s.over() or max(s.influence) < s.board.win_at


def check_rest(s: State) -> None:
    """Outside movement and updates: one bloc in a territory, all where they may be, no garrison in an ally's home."""
    names = {frame.name() for frame in frames(s)}
    if names & MOVING:
        return
    ties = s.relations
    for land in range(s.board.size):
        if not s.present[land] and s.garrison[land] == NOBODY:
            continue
        home = s.board.home[land]
        there = s.generals_in(land)
        powers = [s.board.general_power[general] for general in there]
        assert len(powers) == len(set(powers))
        assert not update.enemies(s, land)
        if s.garrison[land] != NOBODY:
            powers.append(s.garrison[land])
            assert home in (NOBODY, s.garrison[land]) or ties.at_war[home][s.garrison[land]]
        for power in powers:
            assert ties.friends[powers[0]] & BIT[power]
            assert home == NOBODY or not ties.neutral[home] or ties.family[power][home]
        for general in there:
            power = s.board.general_power[general]
            if ties.neutral[power]:
                assert s.control[land] != NOBODY
                assert ties.family[power][s.control[land]]


def check_hands(s: State) -> None:
    """No hand is too large, save during Mobilisation and where somebody is about to discard."""
    names = {frame.name() for frame in frames(s)}
    if not names & {"Together", "HandLimit", "Movement", "FredericksTurn", "NameFrederick"}:
        for power in range(NOBODY):
            assert s.hand_size(power) <= s.board.hand_limit


def check_powers(s: State) -> None:
    """Everybody's status follows his controller's; the leaders lead; Frederick is Prussian."""
    assert s.status[0] == 0
    assert s.status[3] == 1
    for power in range(NOBODY):
        controller = s.controller[power]
        assert s.rules.is_minor[power] or controller == power
        if controller != NOBODY:
            assert not s.rules.is_minor[controller]
            assert s.status[power] == s.status[controller]
        else:
            assert s.round == 1
    assert s.turn == 0 or s.frederick in s.board.generals_of[PRUSSIA]


def check_questions(s: State) -> None:
    """Somebody is asked as long as the match goes on, and every seat that is asked has distinct answers to give."""
    seats = s.pending()
    assert bool(seats) != s.over()
    assert len(seats) == len(set(seats))
    for seat in seats:
        codes = s.legal(seat)
        assert codes
        assert len(codes) == len(set(codes))


def round_trip(s: State) -> State:
    """The state written as text and read back, which must be the same."""
    text = json.dumps(s.to_json(), separators=(",", ":"))
    assert len(text) < 6000
    back = sequence.load(s.board, s.rules, json.loads(text))
    assert back.digest() == s.digest()
    return back


def play(number: int) -> State:
    """Play a random game, and look at everything after each action."""
    options = VARIANTS[number % len(VARIANTS)]
    limit = "12" if number % 3 else "30"
    s = sequence.start(boards.board(), boards.rules(**options, round_limit=limit), number)
    chooser = Chooser(number, restless=number % 2 == 1)
    for decision in range(LONGEST):
        check_questions(s)
        if s.over():
            return s
        influence = s.influence[:]
        seat = chooser.seat(s)
        s.apply(seat, chooser.answer(s.legal(seat)))
        check_tokens(s)
        check_board(s)
        check_cards(s)
        check_tracks(s, influence)
        check_rest(s)
        check_hands(s)
        check_powers(s)
        if decision % 40 == 20:
            s = round_trip(s)
        elif decision % 40 == 0:
            s = s.copy()
    raise AssertionError(f"game {number} does not end")


@pytest.mark.rule(
    "A-15.2", "A-15.3", "A-1.11", "A-2.1", "A-2.2", "A-2.3", "A-2.4", "A-2.8", "A-2.9", "A-4.2", "A-4.6", "A-5.16"
)
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_keep_the_invariants(portion: int) -> None:
    """Nothing that must hold is broken in any random game, and each game ends."""
    for number in range(portion, GAMES, PORTIONS):
        play(number)
