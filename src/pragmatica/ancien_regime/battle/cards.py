"""Battle cards: draw pile, discards and hands [A-5.8, A-5.9, A-9.6]."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.kept.board import NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import CARD_DISCARDED, CARDS_DRAWN, NO_CARDS, PILE_RENEWED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import Fields


def draw(s: State, power: int, count: int) -> None:
    """Draw so many cards into the hand of the power; a draw is skipped when there is no card anywhere [A-5.9].

    What was drawn before a shuffle is told before it.
    """
    drawn: list[int] = []
    for _ in range(count):
        if not can_draw(s):
            drawn = _tell(s, power, drawn)
            if s.log is not None:
                s.log.append((NO_CARDS, power))
            break
        if not any(s.pile):
            renew(s)
        kind = take(s)
        s.hands[power * s.board.kinds + kind] += 1
        drawn.append(kind)
        if not any(s.pile) and any(s.discards):
            drawn = _tell(s, power, drawn)
            renew(s)
    _tell(s, power, drawn)


def _tell(s: State, power: int, drawn: list[int]) -> list[int]:
    """Log the cards drawn so far, if any; what is drawn next is told anew."""
    if drawn and s.log is not None:
        s.log.append((CARDS_DRAWN, power, *drawn))
    return []


def can_draw(s: State) -> bool:
    """Whether there is a card to draw [A-5.9]."""
    return any(s.pile) or any(s.discards)


def take(s: State) -> int:
    """Take the top card off the pile, which is not empty; which card that is is decided now."""
    left = s.draw(sum(s.pile))
    kind = 0
    while left >= s.pile[kind]:
        left -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    return kind


def renew(s: State) -> None:
    """Shuffle the discards into a new draw pile, without the cards in battle piles [A-5.9].

    That happens at once when the last card is drawn; if there were no discards then, when a card is next needed.
    """
    count = sum(s.discards)
    if count:
        s.pile = s.discards
        s.discards = [0] * s.board.kinds
        if s.log is not None:
            s.log.append((PILE_RENEWED, count))


def discard(s: State, power: int, kind: int) -> None:
    """Put a card of the hand face up on the discards [A-5.9]."""
    s.hands[power * s.board.kinds + kind] -= 1
    s.discards[kind] += 1
    s.revealed = True
    if s.log is not None:
        s.log.append((CARD_DISCARDED, power, kind))


def kinds_in_hand(s: State, power: int) -> list[int]:
    """The kinds of which the power holds a card."""
    first = power * s.board.kinds
    return [kind for kind in range(s.board.kinds) if s.hands[first + kind]]


# -- hand limit -------------------------------------------------------------------------------------------------------


def limit(s: State, below: Frame, powers: int) -> None:
    """Have each power of the set that holds too many cards discard down to the limit [A-2.7, A-9.6]."""
    for power in range(NOBODY):
        if powers >> power & 1 and s.hand_size(power) > s.board.hand_limit:
            s.top = HandLimit(below, power, powers)
            return
    below.resume(s)


class HandLimit(Frame):
    """Which card a power discards that holds too many; one after the other, in the Order of Powers [A-9.6].

    It is asked even if all its cards are alike, for that is nobody's business.
    """

    def __init__(self, below: Frame | None, of: int, powers: int) -> None:
        self.of: Final = of
        self.powers: Final = powers
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, and the set of powers whose hands are looked at."""
        return (self.of, self.powers)

    def seats(self, s: State) -> list[int]:
        """The player of the power."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The power whose hand is too large."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Kinds of cards in the hand."""
        return kinds_in_hand(s, self.of)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Discard it and look on."""
        discard(s, self.of, code)
        assert self.below is not None
        limit(s, self.below, self.powers)
