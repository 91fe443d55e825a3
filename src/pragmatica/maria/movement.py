"""Chapter 10.1, movement: which piece moves, and how it goes from city to city."""

from __future__ import annotations

from typing import Final

from pragmatica.maria import conquest, neutrality, points, stacks, trains
from pragmatica.maria.board import GENERALS, NO_CITY, NO_PIECE, PIECES, PRUSSIA
from pragmatica.maria.flow import Fields, Frame
from pragmatica.maria.log import MOVED, MOVEMENT_ENDED, PICKED, TRAIN_TAKEN
from pragmatica.maria.state import State

# Codes of what is picked; a piece alone is its own number
STACK: Final = 32  # + supreme commander: the whole stack [M-10.9]
REPLACE: Final = 64  # + train: placed anew [M-10.30]
END: Final = 255
STOP: Final = 255

GENERAL_STEPS: Final = 3  # [M-10.2]
TRAIN_STEPS: Final = 2
FORCED_STEPS: Final = 8  # [M-10.11]

# Why a city may not be the next step
NO_ROAD: Final = 1  # no road leads there [M-10.1]
SPENT: Final = 2  # the allowance is used up, with the step for main roads [M-10.2]
FORCED_SPENT: Final = 3  # a forced march has 8 steps [M-10.11]
FORCED_ROAD: Final = 4  # a forced march keeps to main roads [M-10.11]
FORCED_BEFORE: Final = 5  # an earlier city of this move is not lawful for a forced march [M-10.11]
FORCED_FORTRESS: Final = 6  # a forced march enters no enemy fortress [M-10.11]
FORCED_ENEMY: Final = 7  # a forced march enters no city that holds or is adjacent to an enemy piece [M-10.11]
ENEMY_GENERAL: Final = 8  # [M-10.4]
FRIENDLY_TRAIN: Final = 9  # [M-10.4]
TRAIN_STOPS: Final = 10  # a train enters no city that holds a piece [M-10.6]
STACK_STOPS: Final = 11  # a stack joins nobody [M-10.5]
THREE: Final = 12  # two generals stand there already [M-6.1]
STRANGERS: Final = 13  # a general with whom he may not stack [M-6.1, M-10.4]
REFUSED: Final = 14  # the other player has refused this stack in this phase [M-Q.4]
BORDER: Final = 16  # between the maps only French and Austrian pieces go, no stack with others [M-10.7]
NEUTRAL_GROUND: Final = 15  # a neutral power's home country, or outside one's own while neutral [M-10.15, M-19.41]

# Why a piece or stack may not be picked
NOT_ACTIVE: Final = 21  # its power does not act in this stage [M-5.3, M-10.1]
NOT_ON_MAP: Final = 22  # [M-3.13, M-10.1]
ALREADY_MOVED: Final = 23  # it has moved in this phase, or was joined [M-10.1, M-10.5]
NO_STACK: Final = 24  # no stack under this general [M-10.9]
PARTNER_MOVED: Final = 25  # the other general has moved [M-10.9]
PARTNER_NOT_ACTIVE: Final = 26  # the other general's power does not act in this stage [M-10.10]
NO_STEP: Final = 27  # no city around may be entered [M-10.4]


def begin(s: State, below: Frame) -> None:
    """Phase 3 of an action stage; then `below` goes on [M-10.1]."""
    s.moved = [0] * PIECES
    _next_pick(s, below, s.relations.seat_of[s.active[0]], ())


# -- entering a city --------------------------------------------------------------------------------------------------


def entry_refusal(s: State, piece: int, stacked: bool, city: int, refused: tuple[int, ...]) -> int:
    """Why the piece, or the stack under it, may not enter the city, how it gets there left aside; 0 if it may.

    Nobody passes over pieces [M-10.4]. A general may join a single one with whom he may stack [M-10.5], and generals
    may enter the city of an enemy train [M-10.6]. `refused` lists stacks that the other player does not want.
    """
    other = s.piece_at[city]
    if other == NO_PIECE:
        return 0
    if piece >= GENERALS:
        return TRAIN_STOPS
    power = s.board.piece_power
    hostile = s.relations.enemies[power[piece]][power[other]]
    if other >= GENERALS:
        return 0 if hostile else FRIENDLY_TRAIN
    if hostile:
        return ENEMY_GENERAL
    if stacked:
        return STACK_STOPS
    reason = stacks.join_refusal(s, piece, other)
    if reason:
        return THREE if reason == stacks.THREE else STRANGERS
    return REFUSED if stacks.request(piece, other, city) in refused else 0


def forced_refusal(s: State, power: int, city: int) -> int:
    """Why a forced march of the power may not enter the city; 0 if it may, as far as enemies matter [M-10.11]."""
    if conquest.enemy_fortress(s, power, city):
        return FORCED_FORTRESS
    piece_at = s.piece_at
    piece_power = s.board.piece_power
    hostile = s.relations.enemies[power]
    if piece_at[city] != NO_PIECE and hostile[piece_power[piece_at[city]]]:
        return FORCED_ENEMY
    for neighbour in s.board.neighbours[city]:
        piece = piece_at[neighbour]
        if piece != NO_PIECE and hostile[piece_power[piece]]:
            return FORCED_ENEMY
    return 0


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
    return _road_refusal(s, march, city)


def _road_refusal(s: State, march: March, city: int) -> int:
    """The part of `step_refusal` for one of the march's `roads`."""
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


# -- picking a piece --------------------------------------------------------------------------------------------------


def pick_refusal(s: State, code: int, refused: tuple[int, ...] = ()) -> int:
    """Why a piece or stack (the code as in PickPiece, not END or REPLACE) may not move now; 0 if it may [M-10.1]."""
    piece = code if code < STACK else code - STACK
    if s.board.piece_power[piece] not in s.active:
        return NOT_ACTIVE
    return _turn_refusal(s, piece, code >= STACK, refused)


def _turn_refusal(s: State, piece: int, stacked: bool, refused: tuple[int, ...]) -> int:
    """The part of `pick_refusal` for a piece of an active power."""
    if s.place[piece] >= NO_CITY:
        return NOT_ON_MAP
    if s.moved[piece]:
        return ALREADY_MOVED
    if stacked:
        other = s.partner[piece]
        if other == NO_PIECE or not s.on_top[piece]:
            return NO_STACK
        if s.moved[other]:
            return PARTNER_MOVED
        if s.board.piece_power[other] not in s.active:
            return PARTNER_NOT_ACTIVE
    cities = s.board.roads_for[piece][s.place[piece]]
    if stacked or s.lands.closed:
        cities = open_roads(s, piece, stacked)
    for city in cities:
        if s.piece_at[city] == NO_PIECE or entry_refusal(s, piece, stacked, city, refused) == 0:
            return 0
    return NO_STEP


def open_roads(s: State, piece: int, stacked: bool) -> list[int]:
    """Cities to which a road leads the piece, or its stack, and that no neutrality closes [M-10.7, M-10.15].

    For a piece alone, while nobody is neutral, these are `board.roads_for`, which is looked up first: it is frequent.
    """
    roads = stacks.roads(s, piece) if stacked else s.board.roads_for[piece]
    cities = roads[s.place[piece]]
    if s.lands.closed:
        return [city for city in cities if not neutrality.shuts(s, piece, stacked, city)]
    return cities


def _next_pick(s: State, below: Frame | None, seat: int, refused: tuple[int, ...]) -> None:
    """Ask for the next piece; the phase ends by itself when nobody can see anything left to do [M-10.17]."""
    question = PickPiece(below, seat, refused)
    if anything_left(s, s.active, refused):
        s.top = question
    else:
        question.apply(s, seat, END)


def anything_left(s: State, powers: list[int], refused: tuple[int, ...]) -> bool:
    """Whether these powers have a move, or a train that might be placed anew for all that is public.

    That leaves aside what a hand is worth.
    """
    board = s.board
    place = s.place
    moved = s.moved
    for power in powers:
        for general in board.generals_of[power]:
            if place[general] >= NO_CITY or moved[general]:
                continue
            if _turn_refusal(s, general, False, refused) == 0:
                return True
            if s.partner[general] != NO_PIECE and _turn_refusal(s, general, True, refused) == 0:
                return True
        for train in board.trains_of[power]:
            if moved[train]:
                continue
            if _turn_refusal(s, train, False, refused) == 0:
                return True
            if s.hands[power]:
                reason = trains.refusal(s, train)
                if reason == 0 or reason == trains.CANNOT_PAY:
                    return True
    return False


def movable(s: State, powers: list[int], refused: tuple[int, ...], worst: int = 0) -> list[int]:
    """Codes of what these powers may pick; trains to be placed even if refused for the reason `worst`."""
    board = s.board
    place = s.place
    moved = s.moved
    offered: list[int] = []
    for power in powers:
        for general in board.generals_of[power]:
            if place[general] >= NO_CITY or moved[general]:
                continue
            if _turn_refusal(s, general, False, refused) == 0:
                offered.append(general)
            if s.partner[general] != NO_PIECE and _turn_refusal(s, general, True, refused) == 0:
                offered.append(STACK + general)
        for train in board.trains_of[power]:
            if moved[train]:
                continue
            if _turn_refusal(s, train, False, refused) == 0:
                offered.append(train)
            reason = trains.refusal(s, train)
            if not reason or (reason == worst and s.hands[power]):
                offered.append(REPLACE + train)
    return offered


class Turns(Frame):
    """What lies below the questions of the phase where two players move in it: it settles whose turn comes next."""

    def go_on(self, s: State, refused: tuple[int, ...]) -> None:
        """Ask again, after a move or a re-placement has ended."""


class PickPiece(Frame):
    """Which piece moves next, each at most once in a phase and in any order; or the end of the phase [M-10.1]."""

    def __init__(self, below: Frame | None, seat: int, refused: tuple[int, ...]) -> None:
        super().__init__(below)
        self.seat: Final = seat
        self.refused: Final = refused

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
    ) -> None:
        super().__init__(below)
        self.mover: Final = mover
        self.start: Final = start
        self.steps: Final = steps
        self.all_main: Final = all_main
        self.forced: Final = forced
        self.pending: Final = pending
        self.refused: Final = refused
        self.stacked: Final = mover >= STACK
        self.piece: Final = mover - STACK if mover >= STACK else mover  # the supreme commander of a stack
        self.allowance: Final = GENERAL_STEPS if self.piece < GENERALS else TRAIN_STEPS

    def fields(self) -> Fields:
        """What moves (code as in PickPiece), from where, steps so far, and what is known of them; refused stacks."""
        return (self.mover, self.start, self.steps, self.all_main, self.forced, self.pending, self.refused)

    def seats(self, s: State) -> list[int]:
        """The owner's seat."""
        return [s.relations.seat_of[s.board.piece_power[self.piece]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Cities that may be the next step; STOP after the first one [M-Q.21]."""
        offered = [STOP] if self.steps else []
        cities = s.board.roads_for[self.piece][s.place[self.piece]]
        if self.stacked or s.lands.closed:
            cities = open_roads(s, self.piece, self.stacked)
        near = self.steps < self.allowance  # then an empty city is lawful, which is seen without a call
        for city in cities:
            if (near and s.piece_at[city] == NO_PIECE) or _road_refusal(s, self, city) == 0:
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
        answers = 1 if self.steps else 0
        only = STOP
        cities = s.board.roads_for[self.piece][s.place[self.piece]]
        if self.stacked or s.lands.closed:
            cities = open_roads(s, self.piece, self.stacked)
        near = self.steps < self.allowance
        for city in cities:
            if (near and s.piece_at[city] == NO_PIECE) or _road_refusal(s, self, city) == 0:
                answers += 1
                if answers > 1:
                    s.top = self
                    return
                only = city
        if answers and not (s.realm.agreements and self._breaks_a_promise(s, only)):
            self.apply(s, 0, only)
        else:
            # Its only lawful step was a stack that the other player refused: it has not moved [M-10.19].
            self._next(s)

    def _breaks_a_promise(self, s: State, code: int) -> bool:
        from pragmatica.maria import agreements

        return agreements.breach(s, self, code) != agreements.KEPT

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
        """Go on from where he stands: that stack may not be asked for again in this phase [M-10.19, M-Q.4]."""
        refused = (*self.refused, stacks.request(general, other, s.place[other]))
        again = March(self.below, self.mover, self.start, self.steps, self.all_main, self.forced, self.pending, refused)
        again.go_on(s)

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
        """End the move."""
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
