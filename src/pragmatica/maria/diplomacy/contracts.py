"""Chapter 20, subsidy contracts, and the phase of tactical cards in the advanced game, in which they are paid."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.forces import cards
from pragmatica.maria.kept import icons
from pragmatica.maria.kept.board import BAVARIA, SAXONY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import CARDS_DRAWN, INCOME_CUT_OFF, SUBSIDY_CARD
from pragmatica.maria.kept.log_advanced import CONTRACT_ENDED, CONTRACT_MADE
from pragmatica.maria.kept.state import State

# What a contract is, as kept in `realm.contracts`
GIVER: Final = 0
RECEIVER: Final = 1
TURNS: Final = 2  # that are left
CARDS: Final = 3  # a turn
MAY_END: Final = 4  # 1 if it may be cancelled

MAX_TURNS: Final = 12
MAX_CARDS: Final = 3  # a turn, with the option `subsidy_amount="at_least_one"`

# Why two powers may not have a contract, or not another one
NOT_MAJOR: Final = 1  # only a major power gives [M-20.1]
SAME_POWER: Final = 2
ENEMIES: Final = 3  # the receiver is not the giver's ally [M-20.1, M-20.10]
HAVE_ONE: Final = 4  # one contract at a time between two powers [M-20.3]
NOT_MINOR: Final = 5  # with two players only minor powers receive [M-24.3]


# -- making and ending ------------------------------------------------------------------------------------------------


def refusal(s: State, giver: int, receiver: int) -> int:
    """Why the giver may not grant the receiver a subsidy; 0 if it may [M-20.1, M-20.3, M-20.10, M-24.3]."""
    if giver in (BAVARIA, SAXONY):
        return NOT_MAJOR
    if giver == receiver:
        return SAME_POWER
    if not s.relations.allied[giver][receiver]:
        return ENEMIES
    if s.rules.players == 2 and receiver not in (BAVARIA, SAXONY):
        return NOT_MINOR
    for one in s.realm.contracts:
        if (one[GIVER], one[RECEIVER]) in ((giver, receiver), (receiver, giver)):
            return HAVE_ONE
    return 0


def conclude(s: State, giver: int, receiver: int, turns: int, number: int) -> None:
    """Make a contract, openly; it pays in this turn if the giver has yet to draw [M-20.2, M-20.3, M-20.11]."""
    s.realm.contracts = [*s.realm.contracts, (giver, receiver, turns, number, 1)]
    if s.log is not None:
        s.log.append((CONTRACT_MADE, giver, receiver, turns, number))


def cancel(s: State, contract: tuple[int, ...]) -> None:
    """End a contract before its time, with the consent of both sides; the first one never is [M-20.6, D-38]."""
    s.realm.contracts = [one for one in s.realm.contracts if one != contract]
    if s.log is not None:
        s.log.append((CONTRACT_ENDED, contract[GIVER], contract[RECEIVER]))


def end_between_strangers(s: State) -> None:
    """End contracts of powers that are no longer allied [M-19.38, M-20.10]."""
    for one in s.realm.contracts:
        if not s.relations.allied[one[GIVER]][one[RECEIVER]]:
            cancel(s, one)


# -- the phase --------------------------------------------------------------------------------------------------------


def begin(s: State, below: Frame) -> None:
    """Phase 1 of an action stage: draw, and hand subsidies over; then `below` goes on [M-8.1, M-20.4]."""
    Drawing(below, tuple(s.active)).resume(s)


def income(s: State, power: int) -> int:
    """How many cards the power draws: table, icons and political cards, at least 0; none if cut off [M-8.15, M-8.4]."""
    if cards.cut_off_at(s, power) >= 0:
        return 0
    return max(0, s.board.income[power] + icons.income_change(s, power))


class Drawing(Frame):
    """The powers that are still to draw, in their order [M-5.5]."""

    def __init__(self, below: Frame | None, powers: tuple[int, ...]) -> None:
        self.powers: Final = powers
        super().__init__(below)

    def fields(self) -> Fields:
        """The powers."""
        return (self.powers,)

    def resume(self, s: State) -> None:
        """Let the next power draw. Saxony does once a turn, even if it acts in two stages [M-19.36]."""
        if not self.powers:
            self.end(s)
            return
        power = self.powers[0]
        after = Drawing(self.below, self.powers[1:])
        if power == SAXONY:
            if s.realm.saxony_drew == s.turn:
                after.resume(s)
                return
            s.realm.saxony_drew = s.turn
        city = cards.cut_off_at(s, power)
        if city >= 0 and s.log is not None:
            s.log.append((INCOME_CUT_OFF, power, city))
        count = income(s, power)
        due = [one for one in s.realm.contracts if one[GIVER] == power]
        wanted = 0
        for one in due:
            if _receives(s, one):
                wanted += one[CARDS]
        if len(due) > 1 and count < wanted:
            s.top = ServeFirst(after, power, count, ())
        else:
            _draw(s, power, count, due)
            after.resume(s)


def _receives(s: State, contract: tuple[int, ...]) -> bool:
    """Whether the receiver can be given cards: a minor power that is cut off cannot [M-8.4, M-20.9]."""
    return cards.cut_off_at(s, contract[RECEIVER]) < 0


def _draw(s: State, power: int, count: int, due: list[tuple[int, ...]]) -> None:
    """Draw the income; its first cards pass unseen to the receivers, contract after contract [M-20.4, M-20.7, M-20.12].

    The receiver gets them now, whenever it acts [M-20.8, D-39]. Every contract has one turn less, paid or not
    [M-20.5, M-20.9, M-20.11].
    """
    drawn = cards.draw(s, power, count)
    for one in due:
        if _receives(s, one):
            for card in drawn[: one[CARDS]]:
                cards.take(s, one[RECEIVER], [card])
                if s.log is not None:
                    s.log.append((SUBSIDY_CARD, one[RECEIVER], power, card))
            drawn = drawn[one[CARDS] :]
    cards.take(s, power, drawn)
    if drawn and s.log is not None:
        s.log.append((CARDS_DRAWN, power, *drawn))
    _count_down(s, power)


def _count_down(s: State, giver: int) -> None:
    left: list[tuple[int, ...]] = []
    for one in s.realm.contracts:
        if one[GIVER] != giver:
            left.append(one)
        elif one[TURNS] > 1:
            left.append((*one[:TURNS], one[TURNS] - 1, *one[CARDS:]))
        elif s.log is not None:
            s.log.append((CONTRACT_ENDED, one[GIVER], one[RECEIVER]))
    s.realm.contracts = left


class ServeFirst(Frame):
    """Which contract is served next, where the income does not reach for all [M-20.4, M-20.7]."""

    def __init__(self, below: Frame | None, power: int, count: int, order: tuple[int, ...]) -> None:
        self.power: Final = power
        self.count: Final = count
        self.order: Final = order
        super().__init__(below)

    def fields(self) -> Fields:
        """The giver, its income, and the receivers in the order chosen so far."""
        return (self.power, self.count, self.order)

    def seats(self, s: State) -> list[int]:
        """The giver's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Receivers that have no place in the order yet."""
        return [
            one[RECEIVER] for one in s.realm.contracts if one[GIVER] == self.power and one[RECEIVER] not in self.order
        ]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Note the receiver; once one is left over, draw."""
        order = (*self.order, code)
        rest = [one for one in self.legal(s, seat) if one != code]
        if len(rest) > 1:
            s.top = ServeFirst(self.below, self.power, self.count, order)
            return
        due: list[tuple[int, ...]] = []
        for receiver in (*order, *rest):
            due += [one for one in s.realm.contracts if one[GIVER] == self.power and one[RECEIVER] == receiver]
        _draw(s, self.power, self.count, due)
        self.end(s)
