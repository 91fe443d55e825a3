"""Expeditionary corps: a general goes into his power's off-map box, and comes back from it [M-17.72, M-17.80]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.maria.forces import payment, placement, stacks, winter
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE, OFF_MAP_BOX
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import CORPS_RETURNED, CORPS_SENT
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

RECRUITS: Final = 2  # troops for a general who was off the board [M-17.81]
PRICE: Final = RECRUITS * winter.PRICE


def begin(s: State, below: Frame, back: tuple[int, ...], sent: tuple[int, ...]) -> None:
    """Bring the corps of some powers back, then send those of others; then `below` goes on."""
    CorpsCourse(below, back, sent).resume(s)


class CorpsCourse(Frame):
    """Powers whose corps are to come back, and those that must send one."""

    def __init__(self, below: Frame | None, back: tuple[int, ...], sent: tuple[int, ...]) -> None:
        self.back: Final = back
        self.sent: Final = sent
        super().__init__(below)

    def fields(self) -> Fields:
        """The powers."""
        return (self.back, self.sent)

    def resume(self, s: State) -> None:
        """The next corps."""
        if self.back:
            waiting = in_box(s, self.back[0])
            if waiting:
                Returning(self, self.back[0], waiting[0]).resume(s)
            else:
                CorpsCourse(self.below, self.back[1:], self.sent).resume(s)
        elif self.sent:
            send(s, CorpsCourse(self.below, (), self.sent[1:]), self.sent[0])
        else:
            self.end(s)


def in_box(s: State, power: int) -> list[int]:
    """The power's generals in its off-map box; they are out of play for every rule [M-3.13]."""
    return [general for general in s.board.generals_of[power] if s.place[general] == OFF_MAP_BOX]


# -- sending ----------------------------------------------------------------------------------------------------------


def send(s: State, below: Frame, power: int) -> None:
    """Have the power put one of its generals into its box; then `below` goes on [M-17.80, M-17.86, D-55].

    Without a general on the map it takes one who is off the board and pays for troops for him; if it cannot, nothing
    happens, nor does it later [M-17.82].
    """
    question = SendCorps(below, power)
    codes = question.legal(s, 0)
    if s.hands[power] and winter.lost(s, power) and not winter.recruits(s, power):
        s.revealed = True  # whether it is asked tells whether its hand is worth a corps
    if not codes:
        below.resume(s)
    elif len(codes) == 1 and not (winter.lost(s, power) and s.hands[power]):
        question.alone(s, codes[0])
        question.apply(s, 0, codes[0])
    else:
        s.top = question


class SendCorps(Frame):
    """Which general goes: one on the map with his troops, or one off the board with 2 new ones for 8 points [M-17.81].

    It is asked whenever a second answer might be lawful: not to ask would tell what the hand is worth.
    """

    def __init__(self, below: Frame | None, power: int) -> None:
        self.power: Final = power
        super().__init__(below)

    def fields(self) -> Fields:
        """The power."""
        return (self.power,)

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The power's generals who may go."""
        offered = winter.recruits(s, self.power)
        if payment.covers(s, self.power, PRICE):
            offered = offered + winter.lost(s, self.power)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Take him off the map; the other general of a stack stays behind [M-17.83]. Or pay for him first."""
        if s.place[code] < NO_CITY:
            s.lift(code)
            _leave(s, code)
            self.end(s)
        else:
            payment.begin(s, Recruited(self.below, code), self.power, PRICE, payment.RECRUIT)


class Recruited(Frame):
    """A general off the board gets his troops and goes into the box [M-17.81]."""

    def __init__(self, below: Frame | None, general: int) -> None:
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The general."""
        return (self.general,)

    def resume(self, s: State) -> None:
        """Send him."""
        s.troops[self.general] = RECRUITS
        s.face_down[self.general] = 0
        _leave(s, self.general)
        self.end(s)


def _leave(s: State, general: int) -> None:
    s.place[general] = OFF_MAP_BOX
    if s.log is not None:
        s.log.append((CORPS_SENT, s.board.piece_power[general], general))


# -- coming back ------------------------------------------------------------------------------------------------------


class Returning(stacks.Joiner):
    """A general on his way to the city to which the arrow of the box points; he never gives way [M-17.84, M-17.88]."""

    def __init__(self, below: Frame | None, power: int, general: int) -> None:
        self.power: Final = power
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The power and the general."""
        return (self.power, self.general)

    def city(self, s: State) -> int:
        """Where he comes back."""
        return s.board.politics.entry[self.power]

    def resume(self, s: State) -> None:
        """Enter the city once it is free; a single general there with whom he may stack need not go [M-17.85]."""
        city = self.city(s)
        other = s.piece_at[city]
        if other == NO_PIECE:
            s.put(self.general, city)
            self._arrived(s, city)
        elif other < GENERALS and stacks.join_refusal(s, self.general, other) == 0:
            s.top = Welcome(self.below, self.power, self.general)
        else:
            self._make_way(s)

    def _make_way(self, s: State) -> None:
        question = GiveWay(self.below, self.power, self.general)
        codes = question.legal(s, 0)
        if not codes:
            # What stands there fits nowhere [E-13].
            placement.lose(s, s.piece_at[self.city(s)])
            self.resume(s)
        elif len(codes) == 1:
            question.alone(s, codes[0])
            question.apply(s, 0, codes[0])
        else:
            s.top = question

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Form the stack that all owners wish [M-17.88]."""
        stacks.put_together(s, general, other, on_top)
        self._arrived(s, s.place[other])

    def refused_by(self, s: State, general: int, other: int) -> None:
        """The other player does not wish it: his general gives way."""
        self._make_way(s)

    def _arrived(self, s: State, city: int) -> None:
        if s.log is not None:
            s.log.append((CORPS_RETURNED, self.power, self.general, city))
        points.left_home(s, self.power, city)
        self.end(s)


class Welcome(Returning):
    """Whether the returning general is to form a stack with the one who stands there [M-17.85, M-17.88]."""

    def seats(self, s: State) -> list[int]:
        """His owner's seat; another player is asked for consent afterwards."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Settle the stack, or have the other general give way."""
        returning = Returning(self.below, self.power, self.general)
        if code == YES:
            stacks.ask(s, returning, self.general, s.piece_at[self.city(s)])
        else:
            returning.refused_by(s, self.general, s.piece_at[self.city(s)])


class GiveWay(Returning):
    """Which piece leaves the city for a returning general, and where to: the nearest ones that it fits into [M-17.85].

    Of a stack one goes first; then it is seen whether the other may stay. In a stack of two players the supreme
    commander goes first [M-17.88].
    """

    def seats(self, s: State) -> list[int]:
        """The owner's seat."""
        return [s.relations.seat_of[s.board.piece_power[s.piece_at[self.city(s)]]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Pieces and cities."""
        power = s.board.piece_power
        city = self.city(s)
        first = s.piece_at[city]
        pieces = [first]
        other = s.partner[first]
        if other != NO_PIECE and s.relations.seat_of[power[other]] == s.relations.seat_of[power[first]]:
            pieces.append(other)
        codes: list[int] = []
        for piece in pieces:
            for place in placement.nearest(s, piece, range(len(s.piece_at)), city):
                codes.append(packed.placing(piece, place))
        return codes

    def apply(self, s: State, seat: int, code: int) -> None:
        """Move it, and see again."""
        piece, city = packed.placed(code), packed.city(code)
        placement.move(s, Returning(self.below, self.power, self.general), piece, city)
