"""What an answer may bring: the Tactical Cards that a power draws, of all that the seat has not seen.

What others can play against a card in battle stands in `odds_battle`. What they will answer nobody can tell: payments
and what is chosen in secret are `untold`.
What is drawn is looked for in a twin, which knows no more than the seat.
"""

from __future__ import annotations

from math import lcm
from typing import Final

from pragmatica.core.errors import Value
from pragmatica.core.flow.secret import Secret
from pragmatica.core.odds import CERTAIN, Odds, untold
from pragmatica.kit import odds as cards
from pragmatica.maria import answering
from pragmatica.maria.battle.combat import BattleCard
from pragmatica.maria.kept.board import DECKS
from pragmatica.maria.kept.log import CARDS_DRAWN
from pragmatica.maria.kept.state import State
from pragmatica.maria.secret import resample
from pragmatica.maria.told import odds_battle

HIDDEN: Final = "core-odds-hidden"


def odds(s: State, seat: int, code: int) -> Odds:
    """The chances of an answer [M-8.1, M-8.10, M-11.9]."""
    if isinstance(s.top, BattleCard):
        return odds_battle.odds(s, s.top, seat, code)
    if isinstance(s.top, Secret):
        return untold("M-4.11", HIDDEN)
    tried = cards.Tried(s, seat, code, resample.resample, answering.apply)
    if tried.is_certain:
        return CERTAIN
    own = [s.relations.seat_of[power] == seat for power in range(len(s.hands))]
    drawn, mine = tried.drawn(CARDS_DRAWN, own)
    cases = _cases(s, own)
    if not tried.is_alike or drawn != tried.draws or drawn > len(s.pile) or not mine or cases is None:
        return untold("M-8.10", HIDDEN)
    return cards.drawn("M-8.10", cases, mine)


def _cases(s: State, own: list[bool]) -> dict[Value, int] | None:
    """In how many cases a card drawn is which: backs in the pile are public, and behind each any card not seen.

    None where something else lies hidden, too.
    """
    board = s.board
    seen = {card for pile in s.discards for card in pile} | set(s.second_pile)
    seen.update(card for power, hand in enumerate(s.hands) if own[power] for card in hand)
    hidden = [len([card for card in s.pile if board.card_deck[card] == deck]) for deck in range(DECKS)]
    unseen = [
        [card for card, home in enumerate(board.card_deck) if home == deck and card not in seen] if hidden[deck] else []
        for deck in range(DECKS)
    ]
    for deck, left in enumerate(unseen):
        held = [card for power, hand in enumerate(s.hands) if not own[power] for card in hand]
        if left and len(left) != hidden[deck] + len([card for card in held if board.card_deck[card] == deck]):
            return None
    common = lcm(*[len(left) for left in unseen if left])
    return {
        f"card:{board.card_ids[card]}": hidden[deck] * common // len(left)
        for deck, left in enumerate(unseen)
        for card in left
    }
