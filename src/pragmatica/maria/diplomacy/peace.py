"""Chapter 19.1, Prussia annexes Silesia: the only peace there is [D-56], its offer after a stage and what it brings."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Stepped
from pragmatica.maria.diplomacy import saxony
from pragmatica.maria.forces import relocation
from pragmatica.maria.kept.board import AUSTRIA, NO_CITY, NO_PIECE, NOBODY, OFF_MAP_BOX, PRUSSIA
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log import TRAIN_PLACED
from pragmatica.maria.kept.log_advanced import ANNEXED, NEUTRALITY_BEGAN, PEACE_ANSWERED, PEACE_OFFERED
from pragmatica.maria.kept.realm import PRUSSIAN_ALLY, SILESIA_BOX, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.victory import points

NEUTRAL_TURNS: Final = 2  # until its stage of the turn after the next one [M-19.18, D-58]

# Steps of the annexation, in order [M-19.12]
_MARKERS: Final = 0
_RELOCATION: Final = 1
_BOX_AND_TRAIN: Final = 2
_NEUTRALITY: Final = 3


def possible(s: State) -> bool:
    """Whether Prussia may offer peace: it controls all of Silesia, and has not made peace before [M-19.10]."""
    if s.realm.annexed:
        return False
    return all(s.control[city] == PRUSSIA for city in s.board.fortresses if s.board.silesia[city])


def begin(s: State, below: Frame) -> None:
    """At the end of a Prussian action stage: the offer, once a stage, and peace if it is accepted [M-19.10]."""
    if possible(s):
        s.top = OfferPeace(below)
    else:
        below.resume(s)


class OfferPeace(Frame):
    """Whether Prussia offers Austria a peace for a time [M-19.10]."""

    def seats(self, s: State) -> list[int]:
        """Prussia's seat."""
        return [s.relations.seat_of[PRUSSIA]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Ask Austria."""
        if s.log is not None:
            s.log.append((PEACE_OFFERED, code))
        if code == YES:
            s.top = AcceptPeace(self.below)
        else:
            self.end(s)


class AcceptPeace(OfferPeace):
    """Whether Austria accepts; a refusal has no effect [M-19.11]."""

    def seats(self, s: State) -> list[int]:
        """Austria's seat."""
        return [s.relations.seat_of[AUSTRIA]]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Make peace, or go on."""
        if s.log is not None:
            s.log.append((PEACE_ANSWERED, code))
        assert self.below is not None
        if code == YES:
            annex(s, self.below)
        else:
            self.below.resume(s)


def annex(s: State, below: Frame) -> None:
    """Silesia becomes Prussian home country; if Saxony is Prussia's ally it becomes neutral [M-19.13, M-19.14]."""
    s.realm.annexed = 1
    s.realign()
    after = Annexation(below, _MARKERS)
    if s.realm.saxony == PRUSSIAN_ALLY:
        saxony.arrive(s, after, s.board.politics.peace_field)
    else:
        after.resume(s)


class Annexation(Stepped[State]):
    """The other steps of a peace, one after the other; then it is seen whether somebody has won [M-19.12, M-19.19]."""

    def resume(self, s: State) -> None:
        """Take the next step."""
        after = Annexation(self.below, self.step + 1)
        if self.step == _MARKERS:
            _take_markers(s)
            after.resume(s)
        elif self.step == _RELOCATION:
            relocation.begin(s, after, relocation.PEACE)
        elif self.step == _BOX_AND_TRAIN:
            points.box(s, SILESIA_BOX, PRUSSIA)
            _receive_train(s, after)
        else:
            s.realm.neutral_until = s.turn + NEUTRAL_TURNS
            s.realign()
            if s.log is not None:
                s.log.append((NEUTRALITY_BEGAN, PRUSSIA))
            self.end(s)


def half(s: State, count: int) -> int:
    """How many of some markers are set aside: half, rounded up, or down by option [D-25, D-26]."""
    return count // 2 if s.rules.set_aside_down else (count + 1) // 2


def _take_markers(s: State) -> None:
    """Austrian markers in Prussia go to their pool; half of the Prussian ones in Austria lie aside [M-19.15]."""
    prussian = marked(s, AUSTRIA, PRUSSIA)
    for city in sorted(marked(s, PRUSSIA, AUSTRIA) + prussian):
        points.mark(s, city, NOBODY)
    taken = len(prussian)
    aside = half(s, taken)
    points.take(s, PRUSSIA, aside)
    s.realm.set_aside = replaced(s.realm.set_aside, PRUSSIA, s.realm.set_aside[PRUSSIA] + aside)
    if s.log is not None:
        s.log.append((ANNEXED, taken, aside))


def marked(s: State, home: int, power: int) -> list[int]:
    """Fortresses of a home country that bear the power's marker."""
    return [city for city in s.board.fortresses if s.lands.home[city] == home and s.marker[city] == power]


def annexed(s: State) -> State:
    """A copy in which Silesia has just become Prussian, to see what a peace would bring [M-19.13]."""
    copy = s.copy()
    copy.realm.annexed = 1
    copy.realign()
    return copy


def free_fortresses(s: State) -> list[int]:
    """Prussian major fortresses in which the second train may be placed [M-19.17, M-10.34]."""
    allied = s.relations.allied[PRUSSIA]
    return [
        city for city in s.lands.major_fortresses[PRUSSIA] if s.piece_at[city] == NO_PIECE and allied[s.control[city]]
    ]


def _receive_train(s: State, below: Frame) -> None:
    """Prussia's second train enters the game without charge; with no fortress free it is off the board [M-19.17]."""
    question = ReceiveTrain(below)
    codes = free_fortresses(s)
    if len(codes) > 1:
        s.top = question
    elif codes:
        question.alone(s, codes[0])
        question.apply(s, 0, codes[0])
    else:
        for train in _waiting(s):
            s.place[train] = NO_CITY
        below.resume(s)


def _waiting(s: State) -> list[int]:
    """Prussian trains in the Silesia box."""
    return [train for train in s.board.trains_of[PRUSSIA] if s.place[train] == OFF_MAP_BOX]


class ReceiveTrain(Frame):
    """Where the second Prussian train is placed [M-19.17]."""

    def seats(self, s: State) -> list[int]:
        """Prussia's seat."""
        return [s.relations.seat_of[PRUSSIA]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The free major fortresses."""
        return free_fortresses(s)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Place it."""
        for train in _waiting(s):
            s.put(train, code)
            if s.log is not None:
                s.log.append((TRAIN_PLACED, PRUSSIA, train, code))
        self.end(s)
