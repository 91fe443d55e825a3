"""What must hold after every action of any advanced game, tried on random games [M-5.11]."""

import json
from typing import Any, Final

import pytest

from pragmatica.maria import answering, sequence
from pragmatica.maria.kept.board import (
    AUSTRIA,
    CARDS_PER_DECK,
    DECKS,
    FRANCE,
    JOINT,
    NO_CITY,
    NO_PIECE,
    NOBODY,
    OFF_MAP_BOX,
    PIECES,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    Board,
)
from pragmatica.maria.kept.realm import ELECTORS, NEUTRAL, NO_CARD, SAXONY_TRACK
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points
from pragmatica.maria.victory.points import ENOUGH_ELECTORS
from tests.maria import realm
from tests.maria.chance import Chooser
from tests.maria.test_invariants import check_hussars, check_questions, check_stack

GAMES: Final = 64  # 2,000 keep them, too, which takes minutes
STIRRED: Final = 32
PORTIONS: Final = 8  # so that several processes share them
LONGEST: Final = 20_000  # decisions; random games have about 1,000
RELOCATING: Final = ("Relocate", "Displace", "GiveWay")  # questions in whose course pieces are shifted [M-Q.9]

VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3},
    {"players": 2},
    {"players": 3, "edition": "1.0"},
    {"players": 2, "edition": "1.0", "saxony_can_return": True},
    {"players": 3, "optional_politics": True, "saxony_double_stage": False},
    {"players": 2, "optional_politics": True, "neutral_pieces_hostile": True},
    {"players": 3, "set_aside_rounding": "down", "reduction_return": "marker_placed", "arenberg_reentry": "pa"},
    {"players": 3, "stack_partners": "allied", "protection_by": "allied", "muenchen_reentry": "advanced"},
)


def check_cards(s: State) -> None:
    """Each tactical card is in one place; the display is one of them."""
    seen = [*s.pile, *s.second_pile, *[card for card in s.realm.placed if card != NO_CARD]]
    for cards in [*s.hands, *s.realm.display, *s.realm.turned]:
        seen += cards
    for deck, pile in enumerate(s.discards):
        assert all(card // CARDS_PER_DECK == deck for card in pile)
        seen += pile
    assert len(seen) == len(set(seen)) == s.next_deck * CARDS_PER_DECK
    assert s.next_deck == DECKS or max(seen) < s.next_deck * CARDS_PER_DECK


def check_political_cards(s: State) -> None:
    """Each political card is undrawn, on offer or used; the election may lie apart while it is pending."""
    seen = [*s.realm.political_pile, *s.realm.offer, *s.realm.political_used]
    assert len(seen) == len(set(seen))
    missing = set(range(len(s.board.politics.ids))) - set(seen)
    assert missing <= {s.board.politics.election}


def check_markers(s: State, start: list[int]) -> None:
    """Per major power its markers wherever they are come to what it began with; they lie where they may."""
    for power in range(len(POWERS)):
        assert points.total(s, power) == start[power]
        assert 0 <= s.realm.battle_box[power] <= points.BATTLE_BOXES
        assert s.realm.set_aside[power] >= 0
    for city in range(len(s.marker)):
        marker = s.marker[city]
        if s.board.rhine_elector[city]:
            assert marker == NOBODY
            assert s.control[city] in (FRANCE, JOINT)
            continue
        assert s.control[city] == (s.lands.home[city] if marker == NOBODY else marker)
        if s.board.fortress[city]:
            assert marker != NOBODY or not s.board.silesia[city]
            assert marker in (FRANCE, PRUSSIA, PRAGMATIC, AUSTRIA, NOBODY)
        else:
            assert marker == NOBODY


def check_electors(s: State) -> None:
    """Nine electors have a controller; who holds three on the Rhine has a marker in the box."""
    sides = [s.control[city] for city in s.board.rhine_electors]
    assert len(sides) == 4
    held = {FRANCE: sides.count(FRANCE), PRAGMATIC: sides.count(JOINT)}
    for power, count in held.items():
        assert (s.realm.box_owner[ELECTORS] == power) == (count >= ENOUGH_ELECTORS)


def check_pieces(s: State) -> None:
    """A city holds one piece or a stack; pieces are where their power may be."""
    standing = 0
    for piece in range(PIECES):
        city = s.place[piece]
        power = s.board.piece_power[piece]
        if city >= NO_CITY:
            assert city in (NO_CITY, OFF_MAP_BOX)
            continue
        if power not in (FRANCE, AUSTRIA) and s.board.start_place[piece] < NO_CITY and not s.realm.saxony:
            assert s.board.on_bohemia[city] == s.board.on_bohemia[s.board.start_place[piece]]
        if s.on_top[piece]:
            standing += 1
            assert s.piece_at[city] == piece
        if s.partner[piece] < PIECES:
            check_stack(s, piece, s.partner[piece])
        if piece < len(s.troops):
            assert 1 <= s.troops[piece] <= 8 or not s.stage
    assert standing == len(s.piece_at) - s.piece_at.count(NO_PIECE)


def check_neutrality(s: State) -> None:
    """Neutral pieces stay at home."""
    for power in range(len(POWERS)):
        if s.relations.neutral[power]:
            for piece in s.board.generals_of[power] + s.board.trains_of[power]:
                assert s.place[piece] >= NO_CITY or s.lands.home[s.place[piece]] == power


def round_trip(s: State) -> State:
    """The state written as text and read back, which must be the same."""
    back = sequence.load(s.board, s.rules, json.loads(json.dumps(s.to_json())))
    assert back.digest() == s.digest()
    assert back.to_json() == s.to_json()
    assert back.piece_at == s.piece_at
    assert back.relations is s.relations
    assert back.lands is s.lands
    return back


def look(s: State, start: list[int]) -> dict[int, list[int]]:
    """Check a state; returns what is offered in it."""
    offers = check_questions(s)
    check_cards(s)
    check_political_cards(s)
    check_markers(s, start)
    check_electors(s)
    if s.top is None or s.top.name() not in RELOCATING:
        check_hussars(s)
        check_pieces(s)
        check_neutrality(s)
    return offers


def stir(s: State) -> None:
    """Let Prussia hold all of Silesia and Saxony waver, and bring the enemies together, so that more happens."""
    for city in s.board.fortresses:
        if s.board.silesia[city]:
            points.mark(s, city, PRUSSIA)
    s.realm.track[SAXONY_TRACK] = s.board.politics.first_field(NEUTRAL) - 1
    for name, where in (("france-2", "pilsen"), ("prussia-1", "leitomischl"), ("saxony-1", "saaz")):
        s.lift(s.board.piece_number[name])
        s.put(s.board.piece_number[name], s.board.city_number[where])


def play(board: Board, number: int, stirred: bool = False) -> State:
    """Play one random game to the end and check everything after every action."""
    s = sequence.start(board, realm.rules(**VARIANTS[number % len(VARIANTS)]), seed=number)
    if stirred:
        stir(s)
    start = [points.total(s, power) for power in range(len(POWERS))]
    choose = Chooser(number, restless=number // len(VARIANTS) % 2 == 1)
    for step in range(LONGEST):
        offers = look(s, start)
        if s.over():
            return s
        if step % 97 == 50:
            s = round_trip(s)
        if step % 13 == 5:
            seat = choose.below(s.rules.seats)
            codes = answering.extra(s, seat)
            if codes:
                answering.apply_extra(s, seat, codes[choose.below(len(codes))])
                offers = look(s, start)
        if step % 211 == 7:
            s = s.copy()
        seat = choose.seat(s)
        answering.apply(s, seat, choose.answer(s, offers[seat]))
    raise AssertionError(f"game {number} does not end")


@pytest.mark.rule("M-5.11", "M-10.52", "M-3.13", "M-19.41", "M-16.7", "M-16.2", "M-23.4")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_keep_the_invariants(portion: int) -> None:
    """Cards, pieces, troops, hussars and markers are in order after every action, and every game ends."""
    board = realm.board()

    for number in range(portion, GAMES, PORTIONS):
        assert play(board, number).over()


@pytest.mark.rule("M-5.11", "M-19.34", "M-19.35", "M-19.16", "M-Q.9")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_stirred_games_keep_the_invariants(portion: int) -> None:
    """So do games in which Prussia may annex Silesia at once and the first defeat turns Saxony."""
    board = realm.board()

    for number in range(portion, STIRRED, PORTIONS):
        assert play(board, number, stirred=True).over()
