"""Chapter 9, the Movement action: Arbiter, dissolving of garrisons, and up to three movement turns."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import battles, cards
from pragmatica.ancien_regime.kept.board import BIT, NO_GENERAL, NOBODY, OFF_BOARD, PRUSSIA
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import (
    ARBITER_CHOSEN,
    GARRISON_DISSOLVED,
    MOVEMENT_TURN_BEGAN,
    NEXT_TURN_GRANTED,
    NEXT_TURN_REFUSED,
    NEXT_TURN_REQUESTED,
    NO_ARBITER,
)
from pragmatica.ancien_regime.kept.state import State
from pragmatica.ancien_regime.march.moves import PickGeneral
from pragmatica.core.flow.frame import NO, YES, Fields

END: Final = 255
ALL_POWERS: Final = 127
LAST_TURN: Final = 3

# Why a power may not be the Arbiter
MOVER: Final = 1  # it is the mover itself
ALLIED: Final = 2
MORALE_FULL: Final = 3
UNCONTROLLED: Final = 4  # a minor power without a controller

# Why a garrison may not be dissolved
NOT_OWN: Final = 1
GROUND_NEEDED: Final = 2  # a general of the neutral family stands on it


def begin(s: State, below: Frame, power: int) -> None:
    """Have the power choose an Arbiter; if there is but one, or none, it is not asked [A-9.60, A-9.61, A-9.65]."""
    possible = arbiters(s, power)
    if len(possible) > 1:
        s.top = ChooseArbiter(below, power)
    else:
        if possible:
            ChooseArbiter(below, power).alone(s, possible[0])
        _appoint(s, below, power, possible[0] if possible else NOBODY)


def arbiter_refusal(s: State, power: int, arbiter: int) -> int:
    """Why this power may not be Arbiter of that one's movement; 0 if it may, and cannot refuse [A-9.61, A-12.35]."""
    if arbiter == power:
        return MOVER
    if s.relations.allied[power][arbiter]:
        return ALLIED
    if s.controller[arbiter] == NOBODY:
        return UNCONTROLLED
    return MORALE_FULL if s.morale[arbiter] >= s.rules.morale_max else 0


def arbiters(s: State, power: int) -> list[int]:
    """The powers that may be Arbiter."""
    return [arbiter for arbiter in range(NOBODY) if arbiter_refusal(s, power, arbiter) == 0]


class ChooseArbiter(Frame):
    """Which power is Arbiter of this Movement action [A-9.61]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The mover."""
        return (self.of,)

    def seats(self, s: State) -> list[int]:
        """Its player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The mover."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Powers."""
        return arbiters(s, self.of)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Appoint it."""
        assert self.below is not None
        _appoint(s, self.below, self.of, code)


def _appoint(s: State, below: Frame, power: int, arbiter: int) -> None:
    """Pay the Arbiter for the first turn at once; then garrisons may be dissolved [A-9.62, A-9.60]."""
    if arbiter != NOBODY:
        s.add_morale(arbiter, s.board.arbiter_pay[1])
    if s.log is not None:
        s.log.append((NO_ARBITER, power) if arbiter == NOBODY else (ARBITER_CHOSEN, power, arbiter))
    Dissolve(Movement(below, power, arbiter, 0), power).ask(s)


# -- dissolving -------------------------------------------------------------------------------------------------------


def dissolve_refusal(s: State, power: int, land: int) -> int:
    """Why the power may not dissolve the garrison of the territory; 0 if it may [A-9.66]."""
    if s.garrison[land] != power:
        return NOT_OWN
    if s.relations.neutral[power] and s.board.home[land] != power:
        for other in range(NOBODY):
            if s.present[land] & BIT[other] and s.relations.family[power][other]:
                return GROUND_NEEDED
    return 0


class Dissolve(Frame):
    """Which of its garrisons the mover dissolves, one after the other, before the first turn [A-9.66]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        self._codes: list[int] = []  # of the answers, found out when they are first needed
        super().__init__(below)

    def fields(self) -> Fields:
        """The mover."""
        return (self.of,)

    def seats(self, s: State) -> list[int]:
        """Its player."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The mover."""
        return self.of

    def legal(self, s: State, seat: int) -> list[int]:
        """Territories, and END."""
        if not self._codes:
            self._codes = self._dissolvable(s)
        return self._codes[:]

    def _dissolvable(self, s: State) -> list[int]:
        found: list[int] = []
        for land, owner in enumerate(s.garrison):
            if owner == self.of and dissolve_refusal(s, self.of, land) == 0:
                found.append(land)
        found.append(END)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Return the token to the supply; a fortress stays [A-9.66, A-2.4]."""
        if code == END:
            self.end(s)
            return
        s.set_garrison(code, NOBODY)
        if s.log is not None:
            s.log.append((GARRISON_DISSOLVED, self.of, code))
        Dissolve(self.below, self.of).ask(s)

    def ask(self, s: State) -> None:
        """Ask, unless there is nothing to dissolve."""
        if len(self.legal(s, s.player(self.of))) > 1:
            s.top = self
        else:
            self.alone(s, END)
            self.end(s)


# -- the turns --------------------------------------------------------------------------------------------------------


class Movement(Frame):
    """The course of a Movement action: turns with their battles, as long as the Arbiter consents [A-9.60]."""

    def __init__(self, below: Frame | None, of: int, arbiter: int, number: int) -> None:
        self.of: Final = of
        self.arbiter: Final = arbiter
        self.number: Final = number
        super().__init__(below)

    def fields(self) -> Fields:
        """The mover, the Arbiter (NOBODY: none), and the number of turns played or being played."""
        return (self.of, self.arbiter, self.number)

    def resume(self, s: State) -> None:
        """After the garrisons, play the first turn; after the battles of a turn, see whether there is another.

        Without an Arbiter there is but one [A-9.65].
        """
        if self.number == 0:
            self.play(s, 1)
        elif request_refusal(s, self.arbiter, self.number + 1) == 0:
            s.top = RequestTurn(self)
        else:
            self.finish(s)

    def play(self, s: State, number: int) -> None:
        """Play the turn of this number."""
        if s.log is not None:
            s.log.append((MOVEMENT_TURN_BEGAN, self.of, number))
        PickGeneral(
            Fights(Movement(self.below, self.of, self.arbiter, number), self.of), self.of, NO_GENERAL, 0, ()
        ).ask(s)

    def finish(self, s: State) -> None:
        """End the action with the hand limit [A-9.6]."""
        assert self.below is not None
        cards.limit(s, self.below, ALL_POWERS)


class Fights(Frame):
    """What follows the moves of a turn: the battles [A-9.75]."""

    def __init__(self, below: Frame | None, of: int) -> None:
        self.of: Final = of
        super().__init__(below)

    def fields(self) -> Fields:
        """The mover."""
        return (self.of,)

    def resume(self, s: State) -> None:
        """Fight wherever a general of the mover, or Stuart after landing, faces hostile pieces [A-9.75, A-13.8]."""
        attackers: list[int] = []
        for general in s.board.generals_of[self.of]:
            land = s.place[general]
            if land != OFF_BOARD and s.hostile_to(self.of, land):
                attackers.append(general)
        assert self.below is not None
        if attackers:
            battles.begin(s, self.below, tuple(attackers))
        else:
            self.below.resume(s)


# Why another turn may not be requested
NO_MORE_TURNS: Final = 1
NO_ONE_TO_ASK: Final = 2  # there is no Arbiter
PAY_TOO_HIGH: Final = 3  # the Arbiter's Morale cannot rise by so much


def request_refusal(s: State, arbiter: int, number: int, earlier: int = 0) -> int:
    """Why the turn of this number may not be requested; 0 if it may [A-9.63, A-9.64, A-9.65].

    `earlier` is the Arbiter's pay for turns that are still to come before it.
    """
    if number > LAST_TURN:
        return NO_MORE_TURNS
    if arbiter == NOBODY:
        return NO_ONE_TO_ASK
    pay = earlier + s.board.arbiter_pay[number]
    return PAY_TOO_HIGH if s.morale[arbiter] + pay > s.rules.morale_max else 0


class RequestTurn(Frame):
    """Whether the mover requests another turn; a `Movement` lies below [A-9.63]."""

    def _action(self) -> Movement:
        below = self.below
        assert isinstance(below, Movement)
        return below

    def seats(self, s: State) -> list[int]:
        """The mover's player."""
        return [s.player(self._action().of)]

    def acts_for(self, s: State, seat: int) -> int:
        """The mover."""
        return self._action().of

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Ask the Arbiter, or end the action."""
        action = self._action()
        if code == NO:
            action.finish(s)
            return
        if s.log is not None:
            s.log.append((NEXT_TURN_REQUESTED, action.of, action.arbiter, action.number + 1))
        s.top = GrantTurn(action)


class GrantTurn(Frame):
    """Whether the Arbiter grants the turn that has been requested; a `Movement` lies below [A-9.63]."""

    def _action(self) -> Movement:
        below = self.below
        assert isinstance(below, Movement)
        return below

    def seats(self, s: State) -> list[int]:
        """The Arbiter's player."""
        return [s.player(self._action().arbiter)]

    def acts_for(self, s: State, seat: int) -> int:
        """The Arbiter."""
        return self._action().arbiter

    def legal(self, s: State, seat: int) -> list[int]:
        """YES and NO."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Pay the Arbiter and play the turn, or end the action [A-9.62]."""
        action = self._action()
        number = action.number + 1
        event = NEXT_TURN_GRANTED if code == YES else NEXT_TURN_REFUSED
        if s.log is not None:
            s.log.append((event, action.of, action.arbiter, number))
        if code == YES:
            s.add_morale(action.arbiter, s.board.arbiter_pay[number])
            action.play(s, number)
        else:
            action.finish(s)


# -- Frederick --------------------------------------------------------------------------------------------------------


def frederick(s: State, below: Frame) -> None:
    """Have Frederick make a movement turn of his own, if he is on the board [A-13.1, A-13.2, A-13.3].

    There is no Arbiter, and so nobody who might refuse the turn; no garrisons are dissolved. Allies are asked as always
    where he needs their consent [A-5.18].
    """
    if s.place[s.frederick] == OFF_BOARD:
        below.resume(s)
        return
    if s.log is not None:
        s.log.append((MOVEMENT_TURN_BEGAN, PRUSSIA, 0))
    PickGeneral(Fights(FredericksTurn(below), PRUSSIA), PRUSSIA, s.frederick, 0, ()).ask(s)


class FredericksTurn(Frame):
    """The course of Frederick's own movement turn."""

    def resume(self, s: State) -> None:
        """End it with the hand limit [A-9.6]."""
        assert self.below is not None
        cards.limit(s, self.below, ALL_POWERS)
