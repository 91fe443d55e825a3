"""Chits of a pair: chosen in secret, weighed by hidden dice, and who goes first (chapter 2)."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.flow.secret import with_answer
from pragmatica.mollwitz import chits
from pragmatica.mollwitz.kept import log
from pragmatica.mollwitz.kept.codes import AUSTRIA, CHOSEN, DIE, NO_WING, NOBODY, PRUSSIA
from pragmatica.mollwitz.kept.flow import Frame, Secret
from pragmatica.mollwitz.kept.state import State
from pragmatica.mollwitz.turn import activation

# Answers of who has the higher total
FIRST: Final = 0
SECOND: Final = 1  # with his chit face down
SECOND_OPEN: Final = 2

_NOTHING: Final = (NO_WING, NO_WING)


class ChooseChit(Secret):
    """Both sides choose one of their unused chits, and neither sees the other's before any die is thrown [W-2.4]."""

    def __init__(self, below: Frame | None, chosen: tuple[int, int]) -> None:
        super().__init__(below)
        self.chosen: Final = chosen

    def fields(self) -> Fields:
        """The chits chosen so far, by side."""
        return (self.chosen,)

    def seats(self, s: State) -> list[int]:
        """Who has not chosen."""
        return [side for side in (PRUSSIA, AUSTRIA) if self.chosen[side] == NO_WING]

    def legal(self, s: State, seat: int) -> list[int]:
        """The side's unused chits [W-2.3]."""
        return chits.left(s, seat)

    def answers_of(self, seat: int) -> tuple[int, ...]:
        """The chit that the side has chosen."""
        return () if self.chosen[seat] == NO_WING else (self.chosen[seat],)

    def without(self, seat: int) -> ChooseChit:
        """The question before the side has chosen."""
        return self._with(seat, NO_WING)

    def answered(self, s: State, seat: int, code: int) -> ChooseChit:
        """The question with the side's chit noted."""
        return self._with(seat, code)

    def _with(self, seat: int, wing: int) -> ChooseChit:
        prussia, austria = with_answer(self.chosen, seat, wing)
        return ChooseChit(self.below, (prussia, austria))

    def reveal(self, s: State) -> None:
        """Throw for the initiative, again while the totals are equal; only these are told.

        Who has less shows his chit [W-1.12, W-2.5, W-2.7].
        """
        wings = self.chosen
        if s.log is not None:
            for side in (PRUSSIA, AUSTRIA):
                s.log.append((log.CHIT_CHOSEN, side, wings[side]))
        dice, totals = (0, 0), (0, 0)
        while totals[0] == totals[1]:
            dice = (s.draw(DIE), s.draw(DIE))
            totals = (chits.total(s, wings[0], dice[0]), chits.total(s, wings[1], dice[1]))
            if s.log is not None:
                for side in (PRUSSIA, AUSTRIA):
                    s.log.append((log.INITIATIVE_ROLLED, side, dice[side], totals[side]))
        low = PRUSSIA if totals[0] < totals[1] else AUSTRIA
        s.top = Pair(self.below, wings, dice, totals, (False, False), NOBODY).showing(s, low)


def choose(s: State, below: Frame) -> None:
    """Let both choose a chit; who has one left only is not asked [W-2.4]."""
    asking = ChooseChit(below, _NOTHING)
    for side in (PRUSSIA, AUSTRIA):
        waiting = chits.left(s, side)
        if len(waiting) == 1:
            if s.unasked is not None:
                s.unasked.append((asking, side, waiting[0], s.standing()))
            asking = asking.answered(s, side, waiting[0])
    asking.ask(s)


class Pair(Frame):
    """The two chits of a pair and their dice, from the throw to the end of both activations.

    `revealed` tells whose chit lies open, `first` who goes first. It asks who has the higher total [W-2.6].
    """

    def __init__(
        self,
        below: Frame | None,
        wings: tuple[int, int],
        dice: tuple[int, int],
        totals: tuple[int, int],
        revealed: tuple[bool, bool],
        first: int,
        over: int = 0,
    ) -> None:
        super().__init__(below)
        self.wings: Final = wings
        self.dice: Final = dice
        self.totals: Final = totals
        self.revealed: Final = revealed
        self.first: Final = first  # NOBODY until it is decided
        self.over: Final = over  # activations that have begun

    def fields(self) -> Fields:
        """By side: chits, dice, totals, who has shown; then who goes first, and how many have begun."""
        return self.wings, self.dice, self.totals, self.revealed, self.first, self.over

    def higher(self) -> int:
        """The side with the higher total."""
        return PRUSSIA if self.totals[0] > self.totals[1] else AUSTRIA

    def seats(self, s: State) -> list[int]:
        """Who has the higher total, until he has decided."""
        return [self.higher()] if self.first == NOBODY else []

    def legal(self, s: State, seat: int) -> list[int]:
        """To go first, or to let the other, with the own chit face down or open [W-2.6]."""
        return [FIRST, SECOND, SECOND_OPEN]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Who goes first shows his chit, if he has not, and his activation begins [W-2.6]."""
        first = seat if code == FIRST else 1 - seat
        if s.log is not None:
            s.log.append((log.FIRST_DECIDED, seat, first))
        pair = self._with(self.revealed, first, 0)
        if code == SECOND_OPEN:
            pair = pair.showing(s, seat)
        pair.resume(s)

    def showing(self, s: State, side: int) -> Pair:
        """The same with the side's chit open."""
        if self.revealed[side]:
            return self
        s.revealed = True
        s.chit[self.wings[side]] = CHOSEN
        if s.log is not None:
            s.log.append((log.CHIT_REVEALED, side, self.wings[side]))
        revealed = (True, self.revealed[1]) if side == PRUSSIA else (self.revealed[0], True)
        return self._with(revealed, self.first, self.over)

    def _with(self, revealed: tuple[bool, bool], first: int, over: int) -> Pair:
        return Pair(self.below, self.wings, self.dice, self.totals, revealed, first, over)

    def resume(self, s: State) -> None:
        """Begin the first activation, then the second; then the pair is over [W-2.1]."""
        if self.over == 2:
            self.end(s)
            return
        side = self.first if self.over == 0 else 1 - self.first
        pair = self.showing(s, side)
        activation.begin(s, pair._with(pair.revealed, pair.first, pair.over + 1), pair.wings[side])


class NextChit(Frame):
    """The other side has no chit left: which of the own ones is next, without dice [W-2.8]."""

    def __init__(self, below: Frame | None, side: int) -> None:
        super().__init__(below)
        self.side: Final = side

    def fields(self) -> Fields:
        """Whose chits are left."""
        return (self.side,)

    def seats(self, s: State) -> list[int]:
        """That side."""
        return [self.side]

    def legal(self, s: State, seat: int) -> list[int]:
        """Its unused chits [W-2.8]."""
        return chits.left(s, self.side)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Show the chit, and activate its group."""
        s.chit[code] = CHOSEN
        if s.log is not None:
            s.log.append((log.CHIT_REVEALED, self.side, code))
        assert self.below is not None
        activation.begin(s, self.below, code)


def next_chit(s: State, below: Frame, side: int) -> None:
    """Let the side with chits go on alone; the last one is not asked for [W-2.8]."""
    asking, waiting = NextChit(below, side), chits.left(s, side)
    if len(waiting) > 1:
        s.top = asking
        return
    asking.alone(s, waiting[0])
    asking.apply(s, side, waiting[0])
