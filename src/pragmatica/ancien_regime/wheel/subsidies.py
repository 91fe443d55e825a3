"""Chapter 9, slot 3 of the wheel, Subsidies and Mercenaries: gifts of Money or of battle cards to allies."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import cards
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BIT, NOBODY
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import ACTION_FORGONE, GIFT_CARDS, GIFT_DECLINED, GIFT_OFFERED, GIFT_TAKEN
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.core.notice import LATER, NEVER, Shown

SLOT: Final = 3

# Codes: gifts, of a kind of card or of MONEY; END ends the offer
MONEY: Final = 15
END: Final = 255

# Why something may not be offered
NOT_ALLIED: Final = 1  # gifts are for allies
UNCONTROLLED: Final = 2  # a minor power without a controller receives nothing
NOT_BOTH: Final = 3  # Money or cards, not both
ENOUGH: Final = 4  # no more than three in all
NOT_THERE: Final = 5  # the giver does not have it


def begin(s: State, below: Frame, power: int) -> None:
    """Ask the power what it gives, if it has something and somebody to give it to [A-9.2]."""
    first = Offer(below, power, ())
    if len(first.legal(s, s.player(power))) > 1:
        s.top = first
    else:
        first.alone(s, END)
        below.resume(s)


def refusal(s: State, giver: int, gifts: tuple[int, ...], code: int) -> int:
    """Why the giver may not add this to its gifts; 0 if it may [A-9.20, A-9.21, A-9.22]."""
    receiver, what = packed.receiver(code), packed.given(code)
    if not s.relations.allied[giver][receiver]:
        return NOT_ALLIED
    if s.controller[receiver] == NOBODY:
        return UNCONTROLLED
    if gifts and (packed.given(gifts[0]) == MONEY) != (what == MONEY):
        return NOT_BOTH
    if len(gifts) >= s.board.gift_limit:
        return ENOUGH
    offered = 0
    for gift in gifts:
        if packed.given(gift) == what:
            offered += 1
    held = s.money[giver] if what == MONEY else s.hands[giver * s.board.kinds + what]
    return 0 if offered < held else NOT_THERE


class Offer(Frame):
    """What a power gives to whom: up to three pieces of Money or cards in all, one by one, or nothing [A-9.20, A-9.21].

    How many each receiver is to have is announced, the faces of cards are not.
    """

    def __init__(self, below: Frame | None, of: int, gifts: tuple[int, ...]) -> None:
        self.of: Final = of
        self.gifts: Final = gifts
        super().__init__(below)

    def fields(self) -> Fields:
        """The giver, and the codes chosen so far."""
        return (self.of, self.gifts)

    def seats(self, s: State) -> list[int]:
        """The giver's player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The giver."""
        return self.of

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """When the gift is complete; the faces of its cards are never shown to others."""
        return LATER if code == END or packed.given(code) == MONEY else NEVER

    def legal(self, s: State, seat: int) -> list[int]:
        """What may be added, and END."""
        found: list[int] = []
        if len(self.gifts) < s.board.gift_limit:
            for receiver in range(NOBODY):
                if s.relations.allied[self.of][receiver]:
                    for what in (*range(s.board.kinds), MONEY):
                        if refusal(s, self.of, self.gifts, packed.gift(receiver, what)) == 0:
                            found.append(packed.gift(receiver, what))
        found.append(END)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Add it to the gifts, or announce them, which is not taken back."""
        if code != END:
            s.top = Offer(self.below, self.of, (*self.gifts, code))
        elif self.gifts:
            s.revealed = True
            for receiver in range(NOBODY):
                money, count = parcel(self.gifts, receiver)
                if money + count and s.log is not None:
                    s.log.append((GIFT_OFFERED, self.of, receiver, money, count))
            Receive(self.below, self.of, self.gifts, 0, 0).settle(s)
        else:
            if s.log is not None:
                s.log.append((ACTION_FORGONE, self.of, SLOT))
            self.end(s)


def parcel(gifts: tuple[int, ...], receiver: int) -> tuple[int, int]:
    """How much Money and how many cards the receiver is to have."""
    money = count = 0
    for gift in gifts:
        if packed.receiver(gift) == receiver:
            if packed.given(gift) == MONEY:
                money += 1
            else:
                count += 1
    return money, count


class Receive(Frame):
    """Whether receivers accept; what is declined stays with the giver [A-9.22].

    All are asked at once. A power of the giver's own player accepts unasked.
    """

    def __init__(self, below: Frame | None, giver: int, gifts: tuple[int, ...], accepted: int, declined: int) -> None:
        self.giver: Final = giver
        self.gifts: Final = gifts
        self.accepted: Final = accepted
        self.declined: Final = declined
        super().__init__(below)

    def fields(self) -> Fields:
        """The giver, its gifts, and the sets of powers that have accepted and declined."""
        return (self.giver, self.gifts, self.accepted, self.declined)

    def open(self, s: State) -> list[int]:
        """Receivers that have not answered."""
        found: list[int] = []
        for gift in self.gifts:
            receiver = packed.receiver(gift)
            if not (self.accepted | self.declined) & BIT[receiver] and receiver not in found:
                found.append(receiver)
        found.sort()
        return found

    def seats(self, s: State) -> list[int]:
        """Their players."""
        found: list[int] = []
        for receiver in self.open(s):
            if s.player(receiver) not in found:
                found.append(s.player(receiver))
        return found

    def acts_for(self, s: State, seat: int) -> int:
        """The first receiver of this player that has not answered [A-15.5]."""
        for receiver in self.open(s):
            if s.player(receiver) == seat:
                return receiver
        return seat

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Note the answer."""
        bit = BIT[self.acts_for(s, seat)]
        if code == YES:
            Receive(self.below, self.giver, self.gifts, self.accepted | bit, self.declined).settle(s)
        else:
            Receive(self.below, self.giver, self.gifts, self.accepted, self.declined | bit).settle(s)

    def settle(self, s: State) -> None:
        """Hand the gifts over once all have answered; then receivers with too many cards discard [A-6.10, A-9.6]."""
        accepted = self.accepted
        for receiver in self.open(s):
            if s.player(receiver) == s.player(self.giver):
                accepted |= BIT[receiver]
        following = Receive(self.below, self.giver, self.gifts, accepted, self.declined)
        if following.open(s):
            s.top = following
            return
        for receiver in range(NOBODY):
            if accepted & BIT[receiver]:
                _hand_over(s, self.giver, receiver, self.gifts)
            elif self.declined & BIT[receiver] and s.log is not None:
                s.log.append((GIFT_DECLINED, receiver, self.giver))
        assert self.below is not None
        cards.limit(s, self.below, accepted)


def _hand_over(s: State, giver: int, receiver: int, gifts: tuple[int, ...]) -> None:
    """Give the receiver its part; the giver and the receiver alone see the faces of cards [A-9.21, A-14].

    The receiver sees them now and not before it has accepted, for who declines must not look into the giver's hand.
    """
    kinds = [packed.given(gift) for gift in gifts if packed.receiver(gift) == receiver]
    money = kinds.count(MONEY)
    s.money[giver] -= money
    s.money[receiver] += money
    if not money:
        for kind in kinds:
            s.hands[giver * s.board.kinds + kind] -= 1
            s.hands[receiver * s.board.kinds + kind] += 1
        s.revealed = True
    if s.log is not None:
        s.log.append((GIFT_TAKEN, receiver, giver, money, len(kinds) - money))
        if not money:
            s.log.append((GIFT_CARDS, receiver, giver, *kinds))
