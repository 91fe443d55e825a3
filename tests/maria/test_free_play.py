"""Random advanced games in which players also make contracts and agreements, whole and from saved states."""

import json

import pytest

from pragmatica.maria import answering, sequence
from pragmatica.maria.kept.board import NO_PIECE
from pragmatica.maria.kept.realm import NO_CARD
from pragmatica.maria.kept.state import State
from pragmatica.maria.offers import freely
from tests.maria import realm
from tests.maria.chance import Chooser

CARDS = 152


def everywhere(s: State) -> int:
    """Tactical cards in all places where they may be."""
    table = s.realm
    piles = [*s.hands, *s.discards, s.pile, s.second_pile, *table.display, *table.turned]
    placed = [card for card in table.placed if card != NO_CARD]
    return sum(map(len, piles)) + len(placed) + CARDS // 4 * (4 - s.next_deck)


def act_freely(s: State, chooser: Chooser) -> None:
    """Let one seat take a free action, answers and proposals before drafts."""
    seat = chooser.below(s.rules.seats)
    codes = [code for code in answering.extra(s, seat) if code >= freely.FIRST and code != freely.CLEAR]
    if codes:
        ready = [code for code in codes if code < freely.WRITE] or codes
        answering.apply_extra(s, seat, ready[chooser.below(len(ready))])


@pytest.mark.rule("M-5.11", "M-21.2", "E-16", "E-13")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {}),
        (2, {"edition": "1.0"}),
        (3, {"optional_politics": True, "saxony_can_return": True}),
        (4, {"players": 2}),
        (5, {"neutral_pieces_hostile": True, "corps_return": "end_of_politics"}),
    ],
)
def test_a_game_with_treaties_comes_to_its_end(seed: int, options: dict[str, str | bool | int]) -> None:
    """Every open question has an answer, no card is lost, and a saved game goes on like the one that was saved."""
    s = realm.start(seed, **options)
    s.log = None
    chooser = Chooser(seed, restless=True)
    for step in range(40_000):
        if s.over():
            break
        if chooser.below(4) == 0:
            act_freely(s, chooser)
        if step % 200 == 0:
            again = sequence.load(s.board, s.rules, json.loads(json.dumps(s.to_json())))
            assert again.digest() == s.digest() == s.copy().digest()
            s = again
        seat = chooser.seat(s)
        codes = answering.legal(s, seat)
        assert codes
        answering.apply(s, seat, chooser.answer(s, codes))
        assert everywhere(s) == CARDS
        assert all(other == NO_PIECE or s.partner[other] == piece for piece, other in enumerate(s.partner))
    assert s.over()
