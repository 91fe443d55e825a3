"""Chapter 10.1, Austria and the Pragmatic Army move: two players in one phase, in rounds or, disputing, in turns."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.maria.forces import stacks
from pragmatica.maria.kept.board import AUSTRIA, NO_CITY, NO_PIECE, PIECES, PRAGMATIC
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import MOVEMENT_ENDED
from pragmatica.maria.kept.log_advanced import DISPUTED, FINISHED, MOVE_REFUSED, PASSED
from pragmatica.maria.kept.state import State
from pragmatica.maria.movement import marching, moves, trains
from pragmatica.maria.movement.marching import REPLACE, STACK
from pragmatica.maria.movement.moves import END, PickPiece, Turns

DISPUTE: Final = 254  # code: the order of moves on the Flanders map is disputed [M-10.8]


# How far a dispute has come
FREE: Final = 0  # there is none
IN_TURNS: Final = 1  # one piece each on the Flanders map
SETTLED: Final = 2  # nobody moves there any more


def begin(s: State, below: Frame) -> None:
    """Phase 3 of the stage of Austria and the Pragmatic Army; then `below` goes on [M-10.8, M-10.18].

    With two players one leads both, and nothing of this chapter holds [M-24.8].
    """
    seat_of = s.relations.seat_of
    if PRAGMATIC not in s.active or seat_of[AUSTRIA] == seat_of[PRAGMATIC]:
        moves.begin(s, below)
        return
    s.moved = [0] * PIECES
    Rounds(below, seat_of[PRAGMATIC], 0, 0, FREE, (), False).ask(s, ())


def led(s: State, seat: int) -> list[int]:
    """The active powers that the seat leads."""
    return [power for power in s.active if s.relations.seat_of[power] == seat]


def in_flanders(s: State, piece: int) -> bool:
    """Whether moving the piece is a move on the Flanders map: it stands there, or is brought back there (our ruling).

    Trains of the Pragmatic Army come back nowhere else; all others are placed freely, wherever they come to be.
    """
    if s.place[piece] < NO_CITY:
        return not s.board.on_bohemia[s.place[piece]]
    return s.board.piece_power[piece] == PRAGMATIC


def piece_of(code: int) -> int:
    """The piece, or supreme commander, that a code of PickPiece names."""
    if code >= REPLACE:
        return code - REPLACE
    return code - STACK if code >= STACK else code


def pickable(s: State, seat: int, refused: tuple[int, ...], worst: int = 0) -> list[int]:
    """What the seat may pick, as `movable`, without joint moves that have been refused [M-10.19, M-Q.4, M-Q.25]."""
    codes = marching.movable(s, led(s, seat), refused, worst)
    return [code for code in codes if not _denied(s, code, refused)] if refused else codes


def _rests_in_flanders(s: State, seat: int) -> bool:
    """Whether the seat has a piece on the Flanders map, or to be brought back there, that has not moved yet."""
    for power in led(s, seat):
        for piece in s.board.generals_of[power] + s.board.trains_of[power]:
            if not s.moved[piece] and in_flanders(s, piece):
                return True
    return False


def _denied(s: State, code: int, refused: tuple[int, ...]) -> bool:
    if not STACK <= code < REPLACE:
        return False
    commander = code - STACK
    return stacks.joint(commander, s.partner[commander], s.place[commander]) in refused


class Rounds(Turns):
    """Whose turn it is to move [M-10.18].

    First the Pragmatic Army's player is asked, then Austria's. Each makes any number of moves and then passes; the
    phase ends when both pass one after the other with no action between. After a dispute they move one piece each on
    the Flanders map, the Pragmatic Army first, until both have finished there [M-10.8, D-13].
    """

    def __init__(
        self,
        below: Frame | None,
        seat: int,
        passes: int,
        count: int,
        dispute: int,
        finished: tuple[int, ...],
        spent: bool,
    ) -> None:
        self.seat: Final = seat
        self.passes: Final = passes
        self.count: Final = count
        self.dispute: Final = dispute
        self.finished: Final = finished
        self.spent: Final = spent
        super().__init__(below)

    def fields(self) -> Fields:
        """Seat to move, passes in a row, pieces moved before; a dispute, seats that are done, is the turn used."""
        return (self.seat, self.passes, self.count, self.dispute, self.finished, self.spent)

    def other(self, s: State) -> int:
        """The seat of the other player."""
        seat_of = s.relations.seat_of
        return seat_of[AUSTRIA] if self.seat == seat_of[PRAGMATIC] else seat_of[PRAGMATIC]

    def of(self, s: State, seat: int, passes: int) -> Rounds:
        """The same with another seat to move."""
        return Rounds(self.below, seat, passes, sum(s.moved), self.dispute, self.finished, False)

    def allowed(self, s: State, codes: list[int]) -> list[int]:
        """Those of the codes that a dispute leaves open to the seat to move."""
        if self.dispute == FREE or (self.dispute == IN_TURNS and self.seat not in self.finished):
            return codes
        return [code for code in codes if not in_flanders(s, piece_of(code))]

    def may_dispute(self, s: State) -> bool:
        """Whether the order of moves may be disputed: both players have pieces on the Flanders map [M-Q.20]."""
        return self.dispute == FREE and self._present(s, self.seat) and self._present(s, self.other(s))

    def _present(self, s: State, seat: int) -> bool:
        for power in led(s, seat):
            for piece in s.board.generals_of[power] + s.board.trains_of[power]:
                if s.place[piece] < NO_CITY and not s.board.on_bohemia[s.place[piece]]:
                    return True
        return False

    def _open(self, s: State, seat: int, refused: tuple[int, ...]) -> list[int]:
        """What the seat may pick for all that is public: not what its hands are worth."""
        return pickable(s, seat, refused, trains.CANNOT_PAY)

    def _has_moves(self, s: State, refused: tuple[int, ...]) -> bool:
        """Whether the seat has anything that it may pick, as long as nobody moves in turns."""
        if self.dispute == FREE and not refused:
            return marching.anything_left(s, led(s, self.seat), refused)  # the usual case, seen without a list
        return len(self.allowed(s, self._open(s, self.seat, refused))) > 0

    def _moves_in_flanders(self, s: State, seat: int, refused: tuple[int, ...]) -> bool:
        """Whether the seat has not finished on the Flanders map and something to move there."""
        if seat in self.finished or not _rests_in_flanders(s, seat):
            return False
        return any(in_flanders(s, piece_of(code)) for code in self._open(s, seat, refused))

    def ask(self, s: State, refused: tuple[int, ...]) -> None:
        """Ask the seat to move, if it has anything to move; else it passes."""
        if self.dispute == IN_TURNS:
            self._take_turns(s, refused)
        elif self._has_moves(s, refused):
            s.top = PickInTurn(self, self.seat, refused)
        else:
            self.pass_on(s, refused)

    def _take_turns(self, s: State, refused: tuple[int, ...]) -> None:
        """Ask who may move in the Flanders next; who has nothing to move there now is passed over [M-10.8]."""
        if self._moves_in_flanders(s, self.seat, refused):
            s.top = PickInTurn(self, self.seat, refused)
        elif self._moves_in_flanders(s, self.other(s), refused):
            s.top = PickInTurn(self.of(s, self.other(s), 0), self.other(s), refused)
        else:
            austrian = s.relations.seat_of[AUSTRIA]
            Rounds(self.below, austrian, 1, sum(s.moved), SETTLED, self.finished, False).ask(s, refused)

    def go_on(self, s: State, refused: tuple[int, ...]) -> None:
        """Ask the same player again, or the other one if this was his one piece in a dispute."""
        if self.spent and sum(s.moved) != self.count:
            self.of(s, self.other(s), 0).ask(s, refused)
        else:
            Rounds(self.below, self.seat, self.passes, self.count, self.dispute, self.finished, False).ask(s, refused)

    def pass_on(self, s: State, refused: tuple[int, ...]) -> None:
        """The player passes; after two passes in a row the phase is over. In a dispute he has finished in Flanders."""
        if self.dispute == IN_TURNS:
            finished = (*self.finished, self.seat)
            Rounds(self.below, self.other(s), 0, sum(s.moved), IN_TURNS, finished, False).ask(s, refused)
            return
        passes = 1 if sum(s.moved) != self.count else self.passes + 1
        if passes < 2:
            self.of(s, self.other(s), passes).ask(s, refused)
            return
        s.moved = [0] * PIECES
        if s.log is not None:
            s.log.append((MOVEMENT_ENDED, self.seat))
        self.end(s)

    def quarrel(self, s: State, refused: tuple[int, ...]) -> None:
        """From now on both move in turns on the Flanders map, the Pragmatic Army first [M-10.8]."""
        seat = s.relations.seat_of[PRAGMATIC]
        Rounds(self.below, seat, 0, sum(s.moved), IN_TURNS, (), False).ask(s, refused)


class PickInTurn(PickPiece):
    """Which piece moves next, of the player whose turn it is; he may pass, which is not final, or dispute [M-10.18].

    In a dispute END means that he has finished on the Flanders map.
    """

    def _rounds(self) -> Rounds:
        below = self.below
        assert isinstance(below, Rounds)
        return below

    def dispute(self) -> int:
        """How far a dispute has come; while they move IN_TURNS, END means to have finished on the Flanders map."""
        return self._rounds().dispute

    def legal(self, s: State, seat: int) -> list[int]:
        """What a PickPiece of his powers offers, as far as a dispute allows it, and DISPUTE."""
        rounds = self._rounds()
        offered = rounds.allowed(s, pickable(s, self.seat, self.refused))
        if rounds.may_dispute(s):
            offered.append(DISPUTE)
        offered.append(END)
        return offered

    def resume(self, s: State) -> None:
        """Go on after a train has been placed."""
        self._rounds().go_on(s, self.refused)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Begin the move, pass, or dispute; a stack of two players moves if both agree [M-10.10].

        The seat of its supreme commander proposes that [M-Q.24].
        """
        rounds = self._rounds()
        if code == END:
            if s.log is not None:
                s.log.append((FINISHED if rounds.dispute == IN_TURNS else PASSED, seat))
            rounds.pass_on(s, self.refused)
        elif code == DISPUTE:
            if s.log is not None:
                s.log.append((DISPUTED, seat))
            rounds.quarrel(s, self.refused)
        else:
            question = self._spending(s, code)
            if STACK <= code < REPLACE and _owners(s, code - STACK) > 1:
                s.top = MoveConsent(question.below, code, seat, self.refused)
            elif code >= REPLACE:
                trains.begin(s, question, code - REPLACE)
            else:
                moves.march(s, question.below, code, self.refused)

    def _spending(self, s: State, code: int) -> PickInTurn:
        """The question as it lies below the move: in a dispute a piece on the Flanders map uses up the turn."""
        rounds = self._rounds()
        if rounds.dispute != IN_TURNS or not in_flanders(s, piece_of(code)):
            return self
        spent = Rounds(rounds.below, rounds.seat, 0, sum(s.moved), IN_TURNS, rounds.finished, True)
        return PickInTurn(spent, self.seat, self.refused)


def _owners(s: State, commander: int) -> int:
    """How many players lead the generals of a stack."""
    power = s.board.piece_power
    other = s.partner[commander]
    if other == NO_PIECE:
        return 1
    return 1 if s.relations.seat_of[power[commander]] == s.relations.seat_of[power[other]] else 2


class MoveConsent(Frame):
    """Whether the other player agrees that a stack of two players moves together; asked once [M-10.10, M-Q.19]."""

    def __init__(self, below: Frame | None, mover: int, seat: int, refused: tuple[int, ...]) -> None:
        self.mover: Final = mover
        self.seat: Final = seat
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The stack as in PickPiece, the seat that wants to move it, and what has been refused in this phase."""
        return (self.mover, self.seat, self.refused)

    def seats(self, s: State) -> list[int]:
        """The seat of the general under the supreme commander."""
        return [s.relations.seat_of[s.board.piece_power[s.partner[self.mover - STACK]]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let the stack move, or have its commander's player pick again: this may not be asked again [M-Q.4]."""
        if code == YES:
            moves.march(s, self.below, self.mover, self.refused)
            return
        commander = self.mover - STACK
        other = s.partner[commander]
        if s.log is not None:
            s.log.append((MOVE_REFUSED, s.board.piece_power[other], commander))
        below = self.below
        assert isinstance(below, Rounds)
        below.go_on(s, (*self.refused, stacks.joint(commander, other, s.place[commander])))
