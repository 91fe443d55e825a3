"""Chapter 9, the supply phase: who is fed, who must buy his way past hussars, who goes hungry."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.battle import aftermath
from pragmatica.maria.forces import payment, stacks
from pragmatica.maria.kept.board import ADVANCED, GENERALS, NO_CITY, NO_PIECE, NOBODY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import BILL, HAND_REVEALED, HUNGRY, SUPPLIED
from pragmatica.maria.kept.options import MAXIMAL_SUBSET, REVEAL, SPEND_ALL
from pragmatica.maria.kept.state import State
from pragmatica.maria.supply.paths import FREE, NO_PATH, costs

Bills = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]  # per power: power, generals, their costs


def begin(s: State, below: Frame) -> None:
    """Phase 2 of an action stage; then `below` goes on [M-9.1, M-9.14].

    What each general of the active powers needs is judged as the board stands now; then come the bills, then what
    hunger does, for all active powers together.
    """
    bills: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    hungry: list[int] = []
    for power in s.active:
        generals: list[int] = []
        owed: list[int] = []
        needed = costs(s, power)
        for index, general in enumerate(s.board.generals_of[power]):
            cost = needed[index]
            if cost == NO_PATH:
                hungry.append(general)
            elif cost != FREE:
                generals.append(general)
                owed.append(cost)
                if s.log is not None:
                    s.log.append((BILL, power, general, cost))
        if generals:
            bills.append((power, tuple(generals), tuple(owed)))
    _next_bill(s, below, tuple(bills), tuple(hungry))


def _next_bill(s: State, below: Frame | None, bills: Bills, hungry: tuple[int, ...]) -> None:
    """Have the next power pay: all its bills together if its hand covers them, else some [M-9.11, M-9.12, M-9.13]."""
    if not bills:
        _settle(s, below, hungry)
        return
    power, generals, owed = bills[0]
    budget = payment.worth(s, power)
    if budget >= sum(owed):
        payment.begin(s, SupplyCourse(below, bills[1:], hungry, NOBODY), power, sum(owed), payment.SUPPLY)
        return
    laid = budget if s.rules.hussar_shortfall == SPEND_ALL else 0
    if laid:
        # Everything is laid down before the choice, and even if it covers nothing [M-Q.12].
        payment.lay_down(s, power, sum(owed), payment.SUPPLY, tuple(s.hands[power]))
    question = ChooseBills(below, power, generals, owed, laid, bills[1:], hungry)
    answers = question.legal(s, s.relations.seat_of[power])
    if len(answers) == 1 and (budget == 0 or s.rules.hussar_shortfall != MAXIMAL_SUBSET):
        question.alone(s, answers[0])
        question.apply(s, s.relations.seat_of[power], answers[0])
    else:
        s.top = question


class ChooseBills(Frame):
    """Which of its generals a power feeds when its hand does not cover all bills [M-9.13, D-16].

    Asked even with one answer where the answer would tell what the hand is worth and nothing else shows it.
    """

    def __init__(
        self,
        below: Frame | None,
        power: int,
        bills: tuple[int, ...],
        costs: tuple[int, ...],
        laid: int,
        later: Bills,
        hungry: tuple[int, ...],
    ) -> None:
        self.power: Final = power
        self.bills: Final = bills
        self.costs: Final = costs
        self.laid: Final = laid
        self.later: Final = later
        self.hungry: Final = hungry
        super().__init__(below)

    def fields(self) -> Fields:
        """Power, billed generals, their costs, value already laid down; bills of later powers, the hungry so far."""
        return (self.power, self.bills, self.costs, self.laid, self.later, self.hungry)

    def seats(self, s: State) -> list[int]:
        """The seat of the power."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Sets of bills, as bit masks, that the hand covers and to which no other could be added [M-9.13]."""
        budget = self.laid if s.rules.hussar_shortfall == SPEND_ALL else payment.worth(s, self.power)
        offered: list[int] = []
        for mask in range(1 << len(self.bills)):
            left = budget - self.sum(mask)
            maximal = left >= 0
            for index, cost in enumerate(self.costs):
                if not mask >> index & 1 and cost <= left:
                    maximal = False
            if maximal:
                offered.append(mask)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Feed the chosen generals, from what was laid down or by a payment now."""
        hungry = list(self.hungry)
        for index, general in enumerate(self.bills):
            if not code >> index & 1:
                hungry.append(general)
        if s.rules.hussar_shortfall == SPEND_ALL:
            _next_bill(s, self.below, self.later, tuple(hungry))
            return
        shows = self.power if s.rules.hussar_shortfall == REVEAL else NOBODY
        course = SupplyCourse(self.below, self.later, tuple(hungry), shows)
        if code == 0:
            course.resume(s)
        else:
            payment.begin(s, course, self.power, self.sum(code), payment.SUPPLY)

    def sum(self, mask: int) -> int:
        """What the bills of the mask come to."""
        total = 0
        for index, cost in enumerate(self.costs):
            if mask >> index & 1:
                total += cost
        return total


class SupplyCourse(Frame):
    """The phase between two payments."""

    def __init__(self, below: Frame | None, bills: Bills, hungry: tuple[int, ...], shows: int) -> None:
        self.bills: Final = bills
        self.hungry: Final = hungry
        self.shows: Final = shows
        super().__init__(below)

    def fields(self) -> Fields:
        """Bills of later powers, the hungry so far, and the power that must show the rest of its hand, or NOBODY."""
        return (self.bills, self.hungry, self.shows)

    def resume(self, s: State) -> None:
        """After a payment: show the rest of the hand if the option `reveal` asks for it, then the next bill [D-16]."""
        if self.shows != NOBODY:
            s.revealed = True
            if s.log is not None:
                s.log.append((HAND_REVEALED, self.shows, *s.hands[self.shows]))
        _next_bill(s, self.below, self.bills, self.hungry)


def _settle(s: State, below: Frame | None, hungry: tuple[int, ...]) -> None:
    """Turn generals up or down and take what hunger costs, for all active powers; then ask for splits [M-9.6, M-Q.5].

    Who has no supply is turned down and loses 1 troop, or 2 if he was down already; with his last troop he leaves the
    map [M-9.8]. In a stack of one power the losses
    add up and are taken from the stack; in a mixed one each general bears his own [M-9.7].
    """
    advanced = s.rules.scenario == ADVANCED
    before = aftermath.present(s) if advanced else []
    lost = [0] * GENERALS
    for power in s.active:
        for general in s.board.generals_of[power]:
            if s.place[general] >= NO_CITY:
                continue
            if general in hungry:
                lost[general] = 1 + s.face_down[general]
                s.face_down[general] = 1
                if s.log is not None:
                    s.log.append((HUNGRY, power, general, lost[general]))
            elif s.face_down[general]:
                s.face_down[general] = 0
                if s.log is not None:
                    s.log.append((SUPPLIED, power, general))
    splits: list[int] = []
    if hungry:
        s.revealed = True  # who is lost had few troops
    for general in hungry:
        other = s.partner[general]
        losses = lost[general]
        if other != NO_PIECE and s.board.piece_power[other] == s.board.piece_power[general]:
            losses += lost[other]
            lost[other] = 0
            commander = general if s.on_top[general] else other
            if losses:
                stacks.lose(s, commander, losses)
                # Asked even with one answer: else all would know how many troops are left.
                if s.partner[commander] != NO_PIECE:
                    splits.append(commander)
        elif losses:
            stacks.lose_alone(s, general, losses)
        lost[general] = 0
    assert below is not None
    _next_split(s, aftermath.starved(s, below, before) if advanced else below, tuple(splits))


def _next_split(s: State, below: Frame | None, commanders: tuple[int, ...]) -> None:
    if commanders:
        s.top = stacks.SplitLosses(Splits(below, commanders[1:]), commanders[0])
    else:
        assert below is not None
        below.resume(s)


class Splits(Frame):
    """The end of the phase: stacks whose survivors are yet to be split [M-Q.5]."""

    def __init__(self, below: Frame | None, commanders: tuple[int, ...]) -> None:
        self.commanders: Final = commanders
        super().__init__(below)

    def fields(self) -> Fields:
        """Supreme commanders of the stacks that wait."""
        return (self.commanders,)

    def resume(self, s: State) -> None:
        """Ask for the next stack."""
        _next_split(s, self.below, self.commanders)
