"""Chapter 19.3, Saxony defects: its marker moves, and with it whose friend it is."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields, Stepped
from pragmatica.maria.diplomacy import contracts, neutrality, promises
from pragmatica.maria.forces import payment, relocation, stacks, winter
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import AUSTRIA, GENERALS, NO_PIECE, NOBODY, SAXONY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import TRAIN_TAKEN
from pragmatica.maria.kept.log_advanced import (
    MARKER_MOVED,
    NEUTRALITY_BEGAN,
    NEUTRALITY_ENDED,
    SAXONY_CHANGED,
    SAXONY_SHIFTED,
)
from pragmatica.maria.kept.realm import AUSTRIAN_ALLY, NEUTRAL, PRUSSIAN_ALLY, SAXONY_TRACK, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

NO_RETURN: Final = 0
_COMBAT: Final = 4  # the phase, as in sequence

# Steps of becoming neutral, in order: foreign pieces make room before the Saxons come [M-19.34]
_EXPEL: Final = 0
_COME_HOME: Final = 1
_DONE: Final = 2


# -- the marker -------------------------------------------------------------------------------------------------------


def leftmost(s: State) -> int:
    """The first field that the marker may reach: it never comes back to Prussia's side [M-19.33].

    With the option `saxony_can_return` it may.
    """
    if s.realm.saxony == PRUSSIAN_ALLY or s.rules.saxony_can_return:
        return 0
    return s.board.politics.first_field(NEUTRAL)


def shift(s: State, below: Frame, points_lost: int) -> None:
    """After Prussia's account has lost points, let Austria move the marker right; then `below` goes on [M-19.31].

    At the end of the track it is not asked [M-Q.13].
    """
    if min(points_lost, _spaces_left(s)) > 0:
        s.top = ShiftSaxony(below, points_lost)
    else:
        below.resume(s)


def _spaces_left(s: State) -> int:
    return len(s.board.politics.status) - 1 - s.realm.track[SAXONY_TRACK]


class ShiftSaxony(Frame):
    """How many of the points Austria wants the marker to move for, be it several fields [M-19.31, D-30, D-31]."""

    def __init__(self, below: Frame | None, points: int) -> None:
        self.points: Final = points
        super().__init__(below)

    def fields(self) -> Fields:
        """The points that were lost."""
        return (self.points,)

    def seats(self, s: State) -> list[int]:
        """Austria's seat."""
        return [s.relations.seat_of[AUSTRIA]]

    def legal(self, s: State, seat: int) -> list[int]:
        """From none to all, as far as the track goes [M-Q.13]."""
        return list(range(min(self.points, _spaces_left(s)) + 1))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Move the marker; only where it stops counts."""
        if s.log is not None:
            s.log.append((SAXONY_SHIFTED, self.points, code))
        assert self.below is not None
        if code:
            arrive(s, self.below, s.realm.track[SAXONY_TRACK] + code)
        else:
            self.below.resume(s)


def arrive(s: State, below: Frame, field: int) -> None:
    """Put the marker on a field and do what a new status of Saxony brings; then `below` goes on [M-19.30]."""
    former = s.realm.track[SAXONY_TRACK]
    if field != former:
        s.realm.track = replaced(s.realm.track, SAXONY_TRACK, field)
        if s.log is not None:
            s.log.append((MARKER_MOVED, SAXONY_TRACK, former, field))
    status = s.board.politics.status[field]
    if status == s.realm.saxony:
        below.resume(s)
    else:
        _change(s, below, status)


def _change(s: State, below: Frame, status: int) -> None:
    """Give Saxony its new status: friends, player, "?", contracts, and its part in this stage [M-19.36, M-19.37].

    Leaving in the middle of stage 4 it takes no further part in that; in stage 5 it joins with the next phase.
    """
    realm = s.realm
    former = realm.saxony
    if former == PRUSSIAN_ALLY:
        realm.saxony_left = s.turn
        s.active = [power for power in s.active if power != SAXONY]
    realm.saxony = status
    led_by = s.relations.seat_of[SAXONY]
    s.realign()
    if s.relations.seat_of[SAXONY] != led_by:
        s.revealed = True  # its new player sees its cards and troops [E-10]
        # What its former player promised for it is no longer in anybody's power [M-21.8].
        promises.drop(s, [promise for promise in realm.agreements if promises.power_of(promise) == SAXONY])
    neutrality.drop_questions(s, SAXONY)
    contracts.end_between_strangers(s)
    if s.log is not None:
        s.log.append((SAXONY_CHANGED, status, former))
        if former == NEUTRAL:
            s.log.append((NEUTRALITY_ENDED, SAXONY))
        elif status == NEUTRAL:
            s.log.append((NEUTRALITY_BEGAN, SAXONY))
    _forsake(s)
    if status == NEUTRAL:
        Neutral(below, _COME_HOME if s.rules.saxony_marches_out else _EXPEL).resume(s)
    else:
        relocation.begin(s, Joined(below, status), relocation.PARTING)


def _forsake(s: State) -> None:
    """Note who is left behind when a Saxon commander leaves his stack amid battles; he fights on alone [M-11.19]."""
    if s.phase != _COMBAT:
        return
    for general in s.board.generals_of[SAXONY]:
        other = s.partner[general]
        if other != NO_PIECE and s.on_top[general]:
            power = s.board.piece_power
            if s.realm.saxony == NEUTRAL or not s.relations.may_stack[SAXONY][power[other]]:
                s.realm.forsaken = other


# -- neutral ----------------------------------------------------------------------------------------------------------


class Neutral(Stepped[State]):
    """What happens when the marker stops on a neutral field [M-19.34].

    Foreign pieces are transferred home, then the Saxon ones [D-33]; all victory markers leave Saxon fortresses. With
    `saxony_expulsion="march_out"` foreign pieces stay and have to march [D-32].
    """

    def resume(self, s: State) -> None:
        """Take the next step."""
        if self.step == _EXPEL:
            relocation.begin(s, Neutral(self.below, _COME_HOME), relocation.EXPULSION)
        elif self.step == _COME_HOME:
            relocation.begin(s, Neutral(self.below, _DONE), relocation.HOMECOMING)
        else:
            for city in s.board.fortresses:
                if s.lands.home[city] == SAXONY and s.marker[city] != NOBODY:
                    points.mark(s, city, NOBODY)
            self.end(s)


# -- Austria's ally ---------------------------------------------------------------------------------------------------


class Joined(Frame):
    """Saxony's general has left the stack of a former friend; one who is off the board may come back now [M-19.35].

    Saxon pieces stay where they are otherwise, and so do victory markers.
    """

    def __init__(self, below: Frame | None, status: int) -> None:
        self.status: Final = status
        super().__init__(below)

    def fields(self) -> Fields:
        """Whose ally Saxony is now."""
        return (self.status,)

    def resume(self, s: State) -> None:
        """Ask for the return, if cards and a general are there; both are public."""
        if self.status == AUSTRIAN_ALLY and s.hands[SAXONY]:
            for general in winter.lost(s, SAXONY):
                if winter.returns(s, general, ()):
                    s.top = SaxonReturn(self.below, general)
                    return
        self.end(s)


class SaxonReturn(stacks.Joiner):
    """With how many new troops, for 4 points each, and where the Saxon general comes back; or not [M-19.35]."""

    def __init__(self, below: Frame | None, general: int) -> None:
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The general."""
        return (self.general,)

    def seats(self, s: State) -> list[int]:
        """The seat that plays Saxony now."""
        return [s.relations.seat_of[SAXONY]]

    def legal(self, s: State, seat: int) -> list[int]:
        """NO_RETURN, or numbers of troops and major fortresses as in winter [M-13.6]."""
        offered = [NO_RETURN]
        for troops in range(1, min(MAX_TROOPS, payment.worth(s, SAXONY) // winter.PRICE) + 1):
            for city in winter.returns(s, self.general, ()):
                offered.append(packed.placing(troops, city))
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Have the troops paid for."""
        assert self.below is not None
        if code == NO_RETURN:
            self.below.resume(s)
            return
        troops, city = packed.placed(code), packed.city(code)
        after = SaxonPaid(self.below, self.general, troops, city)
        payment.begin(s, after, SAXONY, troops * winter.PRICE, payment.RECRUIT)


class SaxonPaid(stacks.Joiner):
    """The Saxon general enters, alone or in a stack with an Austrian."""

    def __init__(self, below: Frame | None, general: int, troops: int, city: int) -> None:
        self.general: Final = general
        self.troops: Final = troops
        self.city: Final = city
        super().__init__(below)

    def fields(self) -> Fields:
        """The general, his troops, and the fortress."""
        return (self.general, self.troops, self.city)

    def resume(self, s: State) -> None:
        """Enter; an enemy train gives way [M-13.6]."""
        piece = s.piece_at[self.city]
        if piece < GENERALS:
            stacks.ask(s, self, self.general, piece)
            return
        if piece != NO_PIECE:
            s.lift(piece)
            if s.log is not None:
                s.log.append((TRAIN_TAKEN, SAXONY, piece, self.city))
        self._welcome(s)
        s.put(self.general, self.city)
        self.end(s)

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Form the stack; both are played by the same seat."""
        self._welcome(s)
        stacks.put_together(s, general, other, on_top)
        self.end(s)

    def _welcome(self, s: State) -> None:
        winter.welcome(s, self.general, self.city)
        s.troops[self.general] = self.troops
