"""Troops that a political card gives [M-17.64]: generals may come back with them at once; the rest are given out."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.forces import stacks, winter
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import GENERALS, NO_PIECE
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import TRAIN_TAKEN
from pragmatica.maria.kept.log_advanced import TROOPS_GRANTED
from pragmatica.maria.kept.state import State

END: Final = 255  # no further general comes back


def begin(s: State, below: Frame, power: int, count: int) -> None:
    """Give the power troops, free of charge and at once; then `below` goes on [M-17.64, D-23]."""
    if s.log is not None:
        s.log.append((TROOPS_GRANTED, power, count))
    Granting(below, power, count, ()).resume(s)


class Granting(stacks.Joiner):
    """Between two steps of giving out what a card gives."""

    def __init__(self, below: Frame | None, power: int, left: int, refused: tuple[int, ...]) -> None:
        self.power: Final = power
        self.left: Final = left
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, troops that nobody has yet, and the stacks that other players have refused."""
        return (self.power, self.left, self.refused)

    def returns(self, s: State) -> list[int]:
        """Generals off the board who may come back, with the cities for each [M-13.6, M-13.8]."""
        codes: list[int] = []
        for general in winter.lost(s, self.power):
            for city in winter.returns(s, general, self.refused):
                codes.append(packed.placing(general, city))
        return codes

    def resume(self, s: State) -> None:
        """Ask who comes back while somebody can; then all troops that have room are given, others lost [M-Q.10]."""
        if self.left and self.returns(s):
            s.top = CardReturn(self.below, self.power, self.left, self.refused)
        else:
            self.give_out(s)

    def give_out(self, s: State) -> None:
        """Have all troops divided that find room; by that it shows how much room there is."""
        s.revealed = True
        given = min(self.left, winter.room(s, self.power))
        if given:
            winter.distribute(s, self.below, self.power, given, ())
        else:
            self.end(s)

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Bring the general back into a stack with the other one [M-13.6]."""
        winter.welcome(s, general, s.place[other])
        stacks.put_together(s, general, other, on_top)
        Granting(self.below, self.power, self.left - 1, self.refused).resume(s)

    def refused_by(self, s: State, general: int, other: int) -> None:
        """Go on without him [M-13.13, M-Q.4]."""
        refused = (*self.refused, stacks.request(general, other, s.place[other]))
        Granting(self.below, self.power, self.left, refused).resume(s)


class CardReturn(Granting):
    """Which lost general comes back where, with the first of the troops that he gets; nobody need [M-17.64, M-Q.10]."""

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Generals and cities, and END."""
        return [*self.returns(s), END]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Put him there, by the rules of winter although it is none, or go on to the distribution [M-13.6]."""
        if code == END:
            self.give_out(s)
            return
        general, city = packed.placed(code), packed.city(code)
        piece = s.piece_at[city]
        if piece < GENERALS:
            stacks.ask(s, Granting(self.below, self.power, self.left, self.refused), general, piece)
            return
        if piece != NO_PIECE:
            s.lift(piece)
            if s.log is not None:
                s.log.append((TRAIN_TAKEN, self.power, piece, city))
        winter.welcome(s, general, city)
        s.put(general, city)
        Granting(self.below, self.power, self.left - 1, self.refused).resume(s)
