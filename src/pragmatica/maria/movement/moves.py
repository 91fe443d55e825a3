"""Chapter 10.1, movement: pieces are picked one after the other, and each goes from city to city, step by step."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.maria.diplomacy import neutrality, promises
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import GENERALS, NO_PIECE, PIECES, PRUSSIA
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import MOVED, MOVEMENT_ENDED, PICKED, TRAIN_TAKEN
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import conquest, trains
from pragmatica.maria.movement.marching import (
    BORDER,
    FORCED_BEFORE,
    FORCED_ROAD,
    FORCED_SPENT,
    FORCED_STEPS,
    GENERAL_STEPS,
    NEUTRAL_GROUND,
    NO_ROAD,
    REPLACE,
    SPENT,
    STACK,
    TRAIN_STEPS,
    anything_left,
    entry_refusal,
    forced_refusal,
    movable,
    open_roads,
)
from pragmatica.maria.victory import points

# Codes beside those of `marching`
END: Final = 255
STOP: Final = 255


def begin(s: State, below: Frame) -> None:
    """Phase 3 of an action stage; then `below` goes on [M-10.1]."""
    s.moved = [0] * PIECES
    _next_pick(s, below, s.relations.seat_of[s.active[0]], ())


# -- picking a piece --------------------------------------------------------------------------------------------------


def _next_pick(s: State, below: Frame | None, seat: int, refused: tuple[int, ...]) -> None:
    """Ask for the next piece; the phase ends by itself when nobody can see anything left to do [M-10.17]."""
    question = PickPiece(below, seat, refused)
    if anything_left(s, s.active, refused):
        s.top = question
    else:
        question.alone(s, END)
        question.apply(s, seat, END)


class Turns(Frame):
    """What lies below the questions of the phase where two players move in it: it settles whose turn comes next."""

    def go_on(self, s: State, refused: tuple[int, ...]) -> None:
        """Ask again, after a move or a re-placement has ended."""


class PickPiece(Frame):
    """Which piece moves next, each at most once in a phase and in any order; or the end of the phase [M-10.1]."""

    def __init__(self, below: Frame | None, seat: int, refused: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The seat, and the stacks that other players have refused in this phase."""
        return (self.seat, self.refused)

    def seats(self, s: State) -> list[int]:
        """The seat of the active powers."""
        return [self.seat]

    def legal(self, s: State, seat: int) -> list[int]:
        """Pieces that can make a step, generals alone and stacks together; trains to be placed; END."""
        offered = movable(s, s.active, self.refused)
        offered.append(END)
        return offered

    def resume(self, s: State) -> None:
        """Ask again after a train has been placed."""
        _next_pick(s, self.below, self.seat, self.refused)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Begin the move, or end the phase."""
        if code == END:
            s.moved = [0] * PIECES
            if s.log is not None:
                s.log.append((MOVEMENT_ENDED, seat))
            self.end(s)
        elif code >= REPLACE:
            trains.begin(s, self, code - REPLACE)
        else:
            march(s, self.below, code, self.refused)


def march(s: State, below: Frame | None, code: int, refused: tuple[int, ...]) -> None:
    """Begin the move of the piece or stack that has been picked."""
    piece = code if code < STACK else code - STACK
    if s.log is not None:
        s.log.append((PICKED, s.board.piece_power[piece], piece))
        if code >= STACK:
            s.log.append((PICKED, s.board.piece_power[s.partner[piece]], s.partner[piece]))
    March(below, code, s.place[piece], 0, True, True, conquest.NOTHING, refused).go_on(s)


# -- marching ---------------------------------------------------------------------------------------------------------


class March(stacks.Joiner):
    """The next step of a move, or its end [M-10.1, M-10.3].

    A move of five steps or more is a forced march [M-10.13], which conquers nothing, not even where it starts
    [M-10.12]. So what leaving the start city does to it waits, in `pending`, while the move may still become one
    [M-Q.1]: as long as `forced` holds, that is every city so far is lawful for a forced march.
    """

    def __init__(
        self,
        below: Frame | None,
        mover: int,
        start: int,
        steps: int,
        all_main: bool,
        forced: bool,
        pending: int,
        refused: tuple[int, ...],
        may_stay: bool = False,
    ) -> None:
        self.mover: Final = mover
        self.start: Final = start
        self.steps: Final = steps
        self.all_main: Final = all_main
        self.forced: Final = forced
        self.pending: Final = pending
        self.refused: Final = refused
        self.may_stay: Final = may_stay
        self.stacked: Final = mover >= STACK
        self.piece: Final = mover - STACK if mover >= STACK else mover  # the supreme commander of a stack
        self.allowance: Final = GENERAL_STEPS if self.piece < GENERALS else TRAIN_STEPS
        super().__init__(below)

    def fields(self) -> Fields:
        """What moves (code as in PickPiece), from where, steps so far, and what is known of them; refused stacks.

        At last whether it may stay without a step: a stack that the first one would have formed was refused [M-Q.22].
        """
        known = (self.mover, self.start, self.steps, self.all_main, self.forced, self.pending)
        return (*known, self.refused, self.may_stay)

    def seats(self, s: State) -> list[int]:
        """The owner's seat."""
        return [s.relations.seat_of[s.board.piece_power[self.piece]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Cities that may be the next step; STOP after the first one, or after a refusal [M-Q.21, M-Q.22]."""
        offered = [STOP] if self.steps or self.may_stay else []
        cities = s.board.roads_for[self.piece][s.place[self.piece]]
        if self.stacked or s.lands.closed:
            cities = open_roads(s, self.piece, self.stacked)
        near = self.steps < self.allowance  # then an empty city is lawful, which is seen without a call
        for city in cities:
            if (near and s.piece_at[city] == NO_PIECE) or road_refusal(s, self, city) == 0:
                offered.append(city)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Make the step or stop; a step to a general waits until the stack is agreed on."""
        if code == STOP:
            self._stop(s)
        elif s.piece_at[code] < GENERALS:
            stacks.ask(s, self, self.piece, s.piece_at[code])
        else:
            self._after(s, code, enters=True).go_on(s)

    def go_on(self, s: State) -> None:
        """Ask for the next step, if there is more than one answer."""
        if s.reason:
            s.top = self
            return
        answers = 1 if self.steps or self.may_stay else 0
        only = STOP
        cities = s.board.roads_for[self.piece][s.place[self.piece]]
        if self.stacked or s.lands.closed:
            cities = open_roads(s, self.piece, self.stacked)
        near = self.steps < self.allowance
        for city in cities:
            if (near and s.piece_at[city] == NO_PIECE) or road_refusal(s, self, city) == 0:
                answers += 1
                if answers > 1:
                    s.top = self
                    return
                only = city
        if answers and (only == STOP or promises.broken(s, self.piece, self.stacked, only) == promises.KEPT):
            self.alone(s, only)
            self.apply(s, 0, only)
        else:
            self._next(s)  # its only step would break a promise: it has not moved

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Enter the city of the other general and end the move there; he has moved, too, in this phase [M-10.5, D-12].

        With the option `join_ends_both` off he may still move, if he has not. Nobody turns over. A forced march may end
        like this, too [M-10.14].
        """
        after = self._after(s, s.place[other], enters=False)
        stacks.put_together(s, general, other, on_top)
        if s.rules.join_ends_both:
            s.moved[other] = 1
        if s.reason:
            s.top = after
        else:
            after._stop(s)

    def refused_by(self, s: State, general: int, other: int) -> None:
        """Go on from where he stands: that stack may not be asked for again in this phase [M-10.19, M-Q.4].

        If it would have been his first step he may stay there, and then has not been picked [M-Q.22].
        """
        refused = (*self.refused, stacks.request(general, other, s.place[other]))
        known = (self.start, self.steps, self.all_main, self.forced, self.pending)
        March(self.below, self.mover, *known, refused, may_stay=self.steps == 0).go_on(s)

    def _after(self, s: State, city: int, enters: bool) -> March:
        """Make a step and return the march as it is then; `enters` False: leave the piece for `join` to put down.

        What stands there, an enemy train, is eliminated [M-10.6]. Then the city left behind is conquered or questioned
        [M-10.41, M-10.45].
        """
        board = s.board
        piece = self.piece
        power = board.piece_power[piece]
        left = s.place[piece]
        all_main = self.all_main and city in board.main_neighbours[left]
        forced = self.forced and all_main and piece < GENERALS and forced_refusal(s, power, city) == 0
        other = s.partner[piece] if self.stacked else NO_PIECE
        self._log(s, left, city, other)
        s.moved[piece] = 1
        if s.realm.set_aside[PRUSSIA]:
            points.left_home(s, power, city)
            if other != NO_PIECE:
                points.left_home(s, board.piece_power[other], city)
        if enters and s.piece_at[city] != NO_PIECE:
            train = s.piece_at[city]
            s.lift(train)
            if s.log is not None:
                s.log.append((TRAIN_TAKEN, power, train, city))
        if self.stacked:
            s.moved[other] = 1
            s.carry(piece, city)
        elif enters and s.partner[piece] == NO_PIECE:
            s.carry(piece, city)
        else:
            s.lift(piece)
            if enters:
                s.put(piece, city)
        pending = self._leave(s, left, other, forced) if piece < GENERALS else conquest.NOTHING
        return March(self.below, self.mover, self.start, self.steps + 1, all_main, forced, pending, self.refused)

    def _log(self, s: State, left: int, city: int, other: int) -> None:
        if s.log is not None:
            power = s.board.piece_power
            s.log.append((MOVED, power[self.piece], self.piece, left, city))
            if other != NO_PIECE:
                s.log.append((MOVED, power[other], other, left, city))

    def _leave(self, s: State, left: int, other: int, forced: bool) -> int:
        """Conquer or question what has been left, unless it must wait; returns what still waits [M-10.41, M-Q.1]."""
        power = conquest.conqueror(s, self.piece, other)
        steps = self.steps + 1
        pending = self.pending
        if steps == 1:
            pending = conquest.verdict(s, power, left)
            if forced:
                return pending
        if pending and not forced:
            conquest.carry_out(s, power, self.start, pending)
            pending = conquest.NOTHING
        if steps > 1 and not s.reason:
            conquest.carry_out(s, power, left, conquest.verdict(s, power, left))
        return pending if steps <= GENERAL_STEPS + 1 else conquest.NOTHING

    def _stop(self, s: State) -> None:
        """End the move; a piece that stays without a step has not moved [M-Q.22]."""
        if self.pending:
            other = s.partner[self.piece] if self.stacked else NO_PIECE
            conquest.carry_out(s, conquest.conqueror(s, self.piece, other), self.start, self.pending)
        if s.reason:
            s.top = self
        else:
            self._next(s)

    def _next(self, s: State) -> None:
        below = self.below
        if isinstance(below, Turns):
            below.go_on(s, self.refused)
            return
        _next_pick(s, self.below, s.relations.seat_of[s.board.piece_power[self.piece]], self.refused)


# -- steps -------------------------------------------------------------------------------------------------------------


def step_refusal(s: State, march: March, city: int) -> int:
    """Why the city may not be the next step of the march; 0 if it may [M-10.2, M-10.4, M-10.11].

    Any step that is not refused leaves the march where it may stop, so no lawful step is a dead end.
    """
    if city not in s.board.neighbours[s.place[march.piece]]:
        return NO_ROAD
    roads = stacks.roads(s, march.piece) if march.stacked else s.board.roads_for[march.piece]
    if city not in roads[s.place[march.piece]]:
        return BORDER
    if s.lands.closed and neutrality.shuts(s, march.piece, march.stacked, city):
        return NEUTRAL_GROUND
    return road_refusal(s, march, city)


def road_refusal(s: State, march: March, city: int) -> int:
    """The part of `step_refusal` for a city to which a road leads the march."""
    if march.steps >= march.allowance:
        main_roads = s.board.main_neighbours[s.place[march.piece]]
        reason = _far_refusal(s, march, city, march.all_main and city in main_roads)
        if reason:
            return reason
    if s.piece_at[city] == NO_PIECE:
        return 0
    return entry_refusal(s, march.piece, march.stacked, city, march.refused)


def _far_refusal(s: State, march: March, city: int, on_main: bool) -> int:
    """The part that is about steps beyond the allowance.

    One more step is for moves on main roads alone [M-10.2]; those that follow make the move a forced march, for which
    all its cities must have been lawful [M-10.11, M-10.13].
    """
    if march.steps == march.allowance:
        return 0 if on_main else SPENT
    if march.piece >= GENERALS:
        return SPENT
    if march.steps >= FORCED_STEPS:
        return FORCED_SPENT
    if not on_main:
        return FORCED_ROAD
    if not march.forced:
        return FORCED_BEFORE
    return forced_refusal(s, s.board.piece_power[march.piece], city)
