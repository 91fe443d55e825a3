"""What must hold after every action of any game, tried on 2,000 random games [M-5.11]."""

import json
from typing import Any, Final

import pytest

from pragmatica.maria import answering, sequence
from pragmatica.maria.kept.board import (
    CARDS_PER_DECK,
    DECKS,
    GENERALS,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    OFF_MAP_BOX,
    OUT_OF_GAME,
    PIECES,
    Board,
)
from pragmatica.maria.kept.state import State
from tests.maria import build
from tests.maria.chance import Chooser

GAMES: Final = 2000
PORTIONS: Final = 16  # so that several processes share them
LONGEST: Final = 6000  # decisions; random games have about a tenth of it

VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3},
    {"players": 2},
    {"players": 3, "edition": "1.0"},
    {"players": 2, "stack_partners": "allied", "protection_by": "allied"},
    {"players": 3, "hussar_shortfall": "maximal_subset"},
    {"players": 2, "muenchen_reentry": "advanced", "join_ends_both": False},
)


def check_cards(s: State) -> None:
    """Each of the 152 cards is in one place: an unused deck, a draw pile, a hand or the discards of its own deck."""
    seen = [*s.pile, *s.second_pile]
    for hand in s.hands:
        assert hand == sorted(hand)
        seen += hand
    for deck, pile in enumerate(s.discards):
        assert all(card // CARDS_PER_DECK == deck for card in pile)
        seen += pile
    assert len(seen) == len(set(seen)) == s.next_deck * CARDS_PER_DECK
    assert s.next_deck == DECKS or max(seen) < s.next_deck * CARDS_PER_DECK


def check_pieces(s: State) -> None:
    """A city holds one piece or one stack of two generals who may be together; troops are 1 to 8 on the map."""
    standing = 0
    for piece in range(PIECES):
        city, other = s.place[piece], s.partner[piece]
        if city >= NO_CITY:
            assert city in (NO_CITY, OFF_MAP_BOX, OUT_OF_GAME)
            assert other == NO_PIECE
            continue
        if s.on_top[piece]:
            standing += 1
            assert s.piece_at[city] == piece
        else:
            assert s.partner[other] == piece
        if other != NO_PIECE:
            check_stack(s, piece, other)
        if piece < GENERALS:
            assert 1 <= s.troops[piece] <= 8 or not s.stage
    assert standing == len(s.piece_at) - s.piece_at.count(NO_PIECE)


def check_stack(s: State, piece: int, other: int) -> None:
    """Two generals in one city belong together, and one of the higher rank, or of equal ranks either, commands."""
    power = s.board.piece_power
    assert piece < GENERALS
    assert s.partner[other] == piece
    assert s.place[other] == s.place[piece]
    assert s.on_top[piece] + s.on_top[other] == 1
    assert s.relations.may_stack[power[piece]][power[other]]
    assert not s.on_top[piece] or s.board.rank[piece] <= s.board.rank[other]


def check_hussars(s: State) -> None:
    """Hussars stand apart from pieces and from each other."""
    for hussar in s.hussars:
        assert hussar == NO_CITY or s.piece_at[hussar] == NO_PIECE
    assert s.hussars[0] != s.hussars[1] or s.hussars[0] == NO_CITY


def check_markers(s: State) -> None:
    """Control is what markers and home countries say; markers are those of major powers, in Silesia everywhere."""
    for city in range(len(s.marker)):
        marker = s.marker[city]
        assert s.control[city] == (s.board.home[city] if marker == NOBODY else marker)
        if s.board.fortress[city]:
            assert marker != NOBODY or not s.board.silesia[city]
            assert marker == NOBODY or s.relations.major_of[marker] == marker
        else:
            assert marker == NOBODY
    fortresses = [code >> 3 for code in s.questions]
    assert len(fortresses) == len(set(fortresses))


def check_questions(s: State) -> dict[int, list[int]]:
    """Somebody is asked as long as the match goes on, and every seat that is asked has distinct answers."""
    offers = {seat: answering.legal(s, seat) for seat in s.pending()}
    assert bool(offers) != s.over()
    for codes in offers.values():
        assert codes
        assert len(codes) == len(set(codes))
    return offers


def round_trip(s: State) -> State:
    """The state written as text and read back, which must be the same."""
    text = json.dumps(s.to_json(), separators=(",", ":"))
    assert len(text) < 4000
    back = sequence.load(s.board, s.rules, json.loads(text))
    assert back.digest() == s.digest()
    assert back.to_json() == s.to_json()
    assert back.piece_at == s.piece_at
    return back


class Inspector:
    """Checks what has changed since it last looked."""

    def __init__(self) -> None:
        self.pieces: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.pile: list[int] = []
        self.markers: list[list[int]] = []

    def look(self, s: State) -> dict[int, list[int]]:
        """Check a state; returns what is offered in it."""
        offers = check_questions(s)
        check_hussars(s)
        pieces = [s.place, s.partner, s.on_top, s.troops, s.piece_at]
        if pieces != self.pieces:
            check_pieces(s)
            self.pieces = [one[:] for one in pieces]
        if s.hands != self.hands or s.pile != self.pile:
            check_cards(s)
            self.hands, self.pile = s.hands[:], s.pile
        if [s.marker, s.control, s.questions] != self.markers:
            check_markers(s)
            self.markers = [s.marker, s.control, s.questions]
        return offers


def play(board: Board, number: int) -> State:
    """Play one random game to the end and check everything after every action."""
    s = sequence.start(board, build.rules(**VARIANTS[number % len(VARIANTS)]), seed=number)
    choose = Chooser(number, restless=number // len(VARIANTS) % 2 == 1)
    inspector = Inspector()
    for step in range(LONGEST):
        offers = inspector.look(s)
        if s.over():
            return s
        if step % 97 == 50:
            s = round_trip(s)
        if step % 13 == 5:
            seat = choose.below(s.rules.seats)
            shifts = answering.extra(s, seat)
            if shifts:
                answering.apply_extra(s, seat, shifts[choose.below(len(shifts))])
                offers = inspector.look(s)
        seat = choose.seat(s)
        answering.apply(s, seat, choose.answer(s, offers[seat]))
    raise AssertionError(f"game {number} does not end")


@pytest.mark.rule("M-5.11", "M-10.52", "M-6.1", "M-6.5", "M-7.6", "M-3.9")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_keep_the_invariants(portion: int) -> None:
    """Cards, pieces, troops, hussars and markers are in order after every action, and every game ends."""
    board = build.board()

    for number in range(portion, GAMES, PORTIONS):
        assert play(board, number).over()
