"""What must hold after every action of any game [A-15.2, A-15.3], and random games that are looked at this way.

The checks know the rules by themselves: who is whose ally they work out from statuses and controllers.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from pragmatica.ancien_regime import sequence
from pragmatica.ancien_regime.kept.board import (
    BIT,
    FORTRESSES,
    GENERALS,
    IMPASSABLE,
    NEUTRAL,
    NOBODY,
    OFF_BOARD,
    PRUSSIA,
    UNITS_PER_GENERAL,
)
from pragmatica.ancien_regime.kept.state import LANDED, WAITING, State
from pragmatica.core.flow import answering
from tests.ancien_regime import boards
from tests.ancien_regime.chance import Chooser

LONGEST: Final = 12000  # decisions
TEXT: Final = 6000  # characters of a saved state
STUARTS_UNITS: Final = 2
POWERS: Final = range(NOBODY)

# While one of these is open, pieces are on their way or enemies meet
MOVING: Final = {"Movement", "FredericksTurn", "Update", "Fights", "NextBattle", "Fight", "Leaving"}
# While one of these is open, a hand may be too large
DRAWING: Final = {"Together", "HandLimit", "Movement", "FredericksTurn", "NameFrederick"}


def names(s: State) -> set[str]:
    """Kinds of all frames, those of branches included."""
    found: set[str] = set()
    tops = [s.top]
    while tops:
        one = tops.pop()
        while one is not None:
            found.add(one.name())
            tops += one.branches()
            one = one.below
    return found


class Ties:
    """Who belongs together, from statuses and controllers alone [A-1.3, A-1.4, A-1.5, A-1.10]."""

    def __init__(self, status: tuple[int, ...], controller: tuple[int, ...]) -> None:
        # A family is its major power, a minor power that nobody controls its own
        self.family: Final = [one if one != NOBODY else NOBODY + power for power, one in enumerate(controller)]
        self.neutral: Final = [one == NEUTRAL for one in status]
        self.bloc: Final = [
            one if one < NEUTRAL else 10 + self.family[power] for power, one in enumerate(status)
        ]  # the two coalitions are 0 and 1

    def at_war(self, power: int, other: int) -> bool:
        """Whether they are at war."""
        return self.bloc[power] != self.bloc[other] and not (self.neutral[power] or self.neutral[other])


@cache
def ties_of(status: tuple[int, ...], controller: tuple[int, ...]) -> Ties:
    """Who belongs together, when these statuses and controllers hold."""
    return Ties(status, controller)


def check_tokens(s: State) -> None:
    """All 189 tokens are units, garrisons or supply; a general has 3 units at most, off the board only Stuart any."""
    board = s.board
    assert sum(board.tokens) == 189
    assert 0 <= min(s.units) <= max(s.units) <= UNITS_PER_GENERAL
    used = [0] * NOBODY
    for general, units in enumerate(s.units):
        used[board.general_power[general]] += units
        if units and s.place[general] == OFF_BOARD:
            assert (general, units, s.stuart) == (board.stuart, STUARTS_UNITS, WAITING)
    for power in POWERS:
        assert board.tokens[power] - used[power] - s.garrison.count(power) == s.supply(power) >= 0
    landed = s.place[board.stuart] != OFF_BOARD
    assert not (landed and s.stuart == WAITING)
    assert landed or s.stuart != LANDED


def check_board(s: State) -> None:
    """Derived tables agree with the pieces; six fortresses at most; nobody stands on impassable ground."""
    board = s.board
    assert sum(s.fortress) + s.fortresses_left() == FORTRESSES
    assert s.fortresses_left() >= 0
    assert max(s.fortress) <= 1
    assert s.held == [s.garrison.count(owner) for owner in range(NOBODY + 1)]
    assert len(s.place) == GENERALS
    present = [0] * board.size
    for general, land in enumerate(s.place):
        if land != OFF_BOARD:
            present[land] |= BIT[board.general_power[general]]
    assert s.present == present
    homes = zip(board.home, s.garrison, strict=True)
    assert s.control == [home if owner == NOBODY else owner for home, owner in homes]
    for land in impassable(s):
        assert not present[land]
        assert s.garrison[land] == NOBODY


_IMPASSABLE: Final[list[int]] = []


def impassable(s: State) -> list[int]:
    """The territories that nobody may enter; all tests have the same board."""
    if not _IMPASSABLE:
        _IMPASSABLE.extend([land for land in range(s.board.size) if s.board.kind[land] == IMPASSABLE])
    return _IMPASSABLE


def check_cards(s: State) -> None:
    """Each of the 56 cards is in a hand, a battle pile, the draw pile or the discards, by kind."""
    kinds = s.board.kinds
    for kind in range(kinds):
        count = s.pile[kind] + s.discards[kind] + sum(s.hands[kind::kinds])
        count += sum([1 for card in s.played if card >> 1 & 7 == kind])
        assert count == s.board.card_count[kind]
    assert min(s.hands + s.pile + s.discards) >= 0
    assert sum(s.board.card_count) == 56


def check_tracks(s: State, influence: list[int]) -> None:
    """Morale stays on its track, Influence never falls, minor powers have none, Money is not negative."""
    assert 0 <= min(s.morale) <= max(s.morale) <= s.rules.morale_max
    assert min(s.money) >= 0
    for power in POWERS:
        assert influence[power] <= s.influence[power]
        assert not s.rules.is_minor[power] or s.influence[power] == 0
    assert s.over() or max(s.influence) < s.board.win_at


def check_rest(s: State) -> None:
    """One bloc in a territory, all where they may be, no garrison in a home but of an enemy, no general twice."""
    board, ties = s.board, ties_of(tuple(s.status), tuple(s.controller))
    blocs: dict[int, int] = {}
    standing: set[int] = set()
    for general, land in enumerate(s.place):
        if land == OFF_BOARD:
            continue
        power, home = board.general_power[general], board.home[land]
        assert blocs.setdefault(land, ties.bloc[power]) == ties.bloc[power]
        assert land * NOBODY + power not in standing
        standing.add(land * NOBODY + power)
        assert home == NOBODY or not ties.neutral[home] or ties.family[home] == ties.family[power]
        if ties.neutral[power]:
            assert s.control[land] != NOBODY
            assert ties.family[s.control[land]] == ties.family[power]
    for land, owner in enumerate(s.garrison):
        if owner != NOBODY:
            home = board.home[land]
            assert blocs.get(land, ties.bloc[owner]) == ties.bloc[owner]
            assert home in (NOBODY, owner) or ties.at_war(home, owner)


def check_hands(s: State) -> None:
    """No hand is too large."""
    for power in POWERS:
        assert s.hand_size(power) <= s.board.hand_limit


def check_powers(s: State) -> None:
    """Everybody's status follows his controller's; the leaders lead; Frederick is Prussian."""
    assert s.status[0] == 0
    assert s.status[3] == 1
    for power, controller in enumerate(s.controller):
        if controller == NOBODY:
            assert s.round == 1
            assert s.rules.is_minor[power]
        else:
            assert controller == power or s.rules.is_minor[power]
            assert not s.rules.is_minor[controller]
            assert s.status[power] == s.status[controller]
    assert s.turn == 0 or s.frederick in s.board.generals_of[PRUSSIA]


def check_relations(s: State) -> None:
    """The tables of who is whose ally and enemy say what statuses and controllers do."""
    ties = ties_of(tuple(s.status), tuple(s.controller))
    for power in POWERS:
        for other in POWERS:
            assert bool(s.relations.friends[power] & BIT[other]) == (ties.bloc[power] == ties.bloc[other])
            assert s.relations.at_war[power][other] == ties.at_war(power, other)
            assert s.relations.family[power][other] == (ties.family[power] == ties.family[other])


def check_questions(s: State) -> list[int]:
    """Somebody is asked as long as the match goes on; every seat that is asked has distinct answers. Who is asked."""
    seats = s.pending()
    assert bool(seats) != s.over()
    assert len(seats) == len(set(seats))
    for seat in seats:
        codes = answering.legal(s, seat)
        assert codes
        assert len(codes) == len(set(codes))
    return seats


def round_trip(s: State) -> State:
    """The state written as text and read back, which must be the same."""
    text = json.dumps(s.to_json(), separators=(",", ":"))
    assert len(text) < TEXT
    back = sequence.load(s.board, s.rules, json.loads(text))
    assert back.digest() == s.digest()
    return back


class Watch:
    """Everything but the questions, after each action of one game. What has not changed is not looked at again."""

    def __init__(self) -> None:
        self._pieces: tuple[Any, ...] = ()
        self._relations: Any = None

    def look(self, s: State, influence: list[int]) -> None:
        """Check a state; `influence` is that before the action."""
        open_frames = names(s)
        check_cards(s)
        check_tracks(s, influence)
        if not open_frames & DRAWING:
            check_hands(s)
        tables = (s.place, s.units, s.garrison, s.present, s.held, s.control, s.fortress, s.status, s.controller)
        pieces = (not open_frames & MOVING, s.round, s.stuart, s.frederick, *tables)
        if pieces != self._pieces:
            check_tokens(s)
            check_board(s)
            if not open_frames & MOVING:
                check_rest(s)
            check_powers(s)
            self._pieces = (*pieces[:4], *[table[:] for table in tables])
        if s.relations is not self._relations:
            check_relations(s)
            self._relations = s.relations


class Broken(AssertionError):
    """Something that must hold does not, after so many decisions of a game."""

    def __init__(self, decisions: int, what: str) -> None:
        super().__init__(f"after {decisions} decisions: {what}")


def play(number: int, **options: Any) -> tuple[State, int]:
    """Play a random game and look at everything after each action: the last state, and how many decisions it took.

    In every other game the players are restless. Now and then it goes on with a copy, or with what was saved and read
    back. Raises Broken.
    """
    s = sequence.start(boards.board(), boards.rules(**options), number)
    chooser = Chooser(number, restless=number % 2 == 1)
    watch = Watch()
    for decisions in range(LONGEST):
        try:
            check_questions(s)
            if s.over():
                return s, decisions
            influence = s.influence[:]
            seat = chooser.seat(s)
            answering.apply(s, seat, chooser.answer(answering.legal(s, seat)))
            watch.look(s, influence)
            if decisions % 40 == 20:
                s = round_trip(s)
            elif decisions % 40 == 0:
                s = s.copy()
        except AssertionError as error:
            raise Broken(decisions, _place(error)) from error
    raise Broken(LONGEST, "the game does not end")


def _place(error: AssertionError) -> str:
    """Which assertion failed: its function and line, and what it said."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    where = "" if last is None else f"{last.tb_frame.f_code.co_name}, line {last.tb_lineno}"
    return f"{where}: {error}".rstrip(": ")
