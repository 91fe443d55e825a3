"""What a hand may hold that the seat cannot see: backs are public, and behind each is any card that it has not seen.

Counted are all deals that agree with that, as `secret.resample` draws them; so it is the same in every twin.
"""

from __future__ import annotations

from typing import Final

from pragmatica.core.errors import Unreadable, Value, told
from pragmatica.kit import odds as cards
from pragmatica.kit.odds import Hand
from pragmatica.maria.battle import combat
from pragmatica.maria.kept.board import DECKS, POWERS, RESERVE, SUITS
from pragmatica.maria.kept.realm import NO_CARD
from pragmatica.maria.kept.state import State

PREFIX: Final = "cards:"


def is_own(s: State, seat: int | None, power: int) -> bool:
    """Whether the seat (None: a spectator) holds the power's hand."""
    return s.rules.takes_part[power] and s.relations.seat_of[power] == seat


def unseen(s: State, seat: int | None) -> list[list[int]]:
    """By deck, the cards that lie where the seat cannot see them: in the pile, in hands, on the display [M-8.6]."""
    lying = s.pile[:]
    for power, hand in enumerate(s.hands):
        if not is_own(s, seat, power):
            lying += hand
            if s.realm.placed[power] != NO_CARD:
                lying.append(s.realm.placed[power])
    return [sorted(card for card in lying if s.board.card_deck[card] == deck) for deck in range(DECKS)]


def hand(s: State, seat: int | None, power: int, suit: int) -> Hand:
    """The power's hand as the seat knows it, by what can be played in the suit; a Reserve counts its most [M-8.7]."""
    board, held = s.board, s.hands[power]
    if is_own(s, seat, power):
        return Hand([([_worth(s, card, suit) for card in held], len(held))])
    return Hand(
        [
            ([_worth(s, card, suit) for card in left], sum(board.card_deck[card] == deck for card in held))
            for deck, left in enumerate(unseen(s, seat))
        ]
    )


def _worth(s: State, card: int, suit: int) -> int:
    return 0 if combat.card_refusal(s.board, suit, card) else s.board.card_value[card]


def look(s: State, seat: int | None, target: str) -> dict[str, Value]:
    """What `cards:POWER` may hold, by suit: chances of so many cards, Reserves among them. Raises Unreadable."""
    name = target.removeprefix(PREFIX)
    if name not in POWERS or not s.rules.takes_part[POWERS.index(name)]:
        raise Unreadable(f"{told(target)} names nobody's cards", "target")
    power = POWERS.index(name)
    left = [card for deck in unseen(s, seat) for card in deck]
    fields: dict[str, Value] = {
        "power": name,
        "cards": len(s.hands[power]),
        "own": is_own(s, seat, power),
        "reserves": sum(s.board.card_suit[card] == RESERVE for card in left),
    }
    fields["suits"] = [_suit(s, seat, power, suit, left) for suit in range(len(SUITS))]
    return fields


def _suit(s: State, seat: int | None, power: int, suit: int, left: list[int]) -> dict[str, Value]:
    """One suit: the values left unseen, and in how many of how many cases the hand has so many playable cards."""
    cases, of = cards.shares(hand(s, seat, power, suit).counts())
    values = sorted((s.board.card_value[card] for card in left if s.board.card_suit[card] == suit), reverse=True)
    return {
        "suit": SUITS[suit],
        "left": [*values],
        "of": of,
        "counts": [{"count": count, "cases": cases[count]} for count in sorted(cases)],
    }
