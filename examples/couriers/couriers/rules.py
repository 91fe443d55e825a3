"""The order of play, as frames: `Ride` asks all at once and in secret, `Exchange` one after the other."""

from __future__ import annotations

from typing import Final

from couriers.state import EACH, PLACE, SEAT, State
from pragmatica.core.flow.frame import Fields, Frame
from pragmatica.core.flow.secret import Secret, with_answer
from pragmatica.kit.written.kinds import OrNone
from pragmatica.kit.written.questions import Questions, question
from pragmatica.kit.written.several import By

NOT_YET: Final = 255  # in place of a choice
KEEP: Final = 255  # the answer to keep all letters
OVER: Final = 1  # why the game is over
RODE, CUSTOMS, DELIVERED, DREW, GAVE, ROUND = range(6)  # what happens


class Course(Frame[State]):
    """The bottom: a round after the other."""

    def resume(self, s: State) -> None:
        """Begin a round, or end the game [C-3.1]."""
        if s.round > s.rounds:
            s.top = self
            s.finish(s.score.index(max(s.score)), OVER)
        else:
            s.note(ROUND, s.round)
            Ride(self, (NOT_YET,) * len(s.place)).ask(s)


class Ride(Secret[State]):
    """Where everybody rides [C-2.1]."""

    def __init__(self, below: Frame[State] | None, chosen: tuple[int, ...]) -> None:
        super().__init__(below)
        self.chosen: Final = chosen

    def fields(self) -> Fields:
        """The places chosen so far, by courier."""
        return (self.chosen,)

    def seats(self, s: State) -> list[int]:
        """Those who have not chosen."""
        return [seat for seat, place in enumerate(self.chosen) if place == NOT_YET]

    def legal(self, s: State, seat: int) -> list[int]:
        """Here, and where a road leads [C-2.2]."""
        return [s.place[seat], *s.board.roads[s.place[seat]]]

    def answered(self, s: State, seat: int, code: int) -> Ride:
        """With this choice."""
        return Ride(self.below, with_answer(self.chosen, seat, code))

    def reveal(self, s: State) -> None:
        """All ride; then customs, letters, and the post house."""
        s.revealed = True
        for seat, there in enumerate(self.chosen):
            here, s.place[seat] = s.place[seat], there
            s.note(RODE, seat, here, there)
            if here != there and s.board.customs[there]:
                customs(s, seat)
        for seat in range(len(s.place)):
            deliver(s, seat)
        exchange(s, self.below, 0)


class Exchange(Frame[State]):
    """Which letter a courier in Breslau gives back [C-2.5]."""

    def __init__(self, below: Frame[State] | None, seat: int) -> None:
        super().__init__(below)
        self.seat: Final = seat

    def fields(self) -> Fields:
        """Who is asked."""
        return (self.seat,)

    def seats(self, s: State) -> list[int]:
        """Him alone."""
        return [self.seat]

    def legal(self, s: State, seat: int) -> list[int]:
        """None, or one that he holds [C-2.6]."""
        return [KEEP, *sorted(set(s.hands[seat]))]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Draw first, lest he draws what he gave; then the next one is asked."""
        if code != KEEP:
            draw(s, seat)
            s.hands[seat].remove(code)
            s.bag = sorted([*s.bag, code])
            s.note(GAVE, seat, code)
        exchange(s, self.below, seat + 1)


State.frames = {"Course": Course, "Ride": Ride, "Exchange": Exchange}
CHOSEN: Final = By(SEAT, OrNone(PLACE, NOT_YET), NOT_YET)
QUESTIONS: Final = Questions[State](
    Course,
    (
        question(Ride, "C-2.1", "All choose where to ride.", {"chosen": CHOSEN}),
        question(Exchange, "C-2.5", "A courier in Breslau may give a letter back.", {"seat": SEAT}),
    ),
)


def begin(s: State) -> None:
    """Deal, and begin the first round [C-1.1]."""
    for seat in range(len(s.place)):
        for _ in range(EACH):
            draw(s, seat)
    Course(None).resume(s)


def exchange(s: State, below: Frame[State] | None, first: int) -> None:
    """Ask the next courier in Breslau who holds a letter, while the bag has one; else the round is over [C-2.5]."""
    for seat in range(first, len(s.place)):
        if may_exchange(s, seat):
            s.top = Exchange(below, seat)
            return
    s.round += 1
    assert below is not None
    below.resume(s)


def may_exchange(s: State, seat: int) -> bool:
    """Whether a courier may give a letter back [C-2.5]."""
    return s.place[seat] == s.board.start and bool(s.hands[seat]) and bool(s.bag)


def customs(s: State, seat: int) -> None:
    """Roll for a courier who comes to a customs house [C-2.3]."""
    die = s.draw(6) + 1
    paid = 1 if die <= 2 and s.score[seat] else 0
    s.score[seat] -= paid
    s.note(CUSTOMS, seat, s.place[seat], die, paid)


def deliver(s: State, seat: int) -> None:
    """Deliver what goes to where he stands, as long as he has such letters [C-2.4]."""
    place = s.place[seat]
    while place in s.hands[seat]:
        s.hands[seat].remove(place)
        s.score[seat] += s.board.worth[place]
        s.note(DELIVERED, seat, place, s.board.worth[place])
        draw(s, seat)


def draw(s: State, seat: int) -> None:
    """Draw a letter, while there is one; nobody knows the order of the bag [C-1.2]."""
    if s.bag:
        place = s.bag.pop(s.draw(len(s.bag)))
        s.hands[seat] = sorted([*s.hands[seat], place])
        s.note(DREW, seat, place)
