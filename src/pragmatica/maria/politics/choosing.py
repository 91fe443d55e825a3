"""Phase 5 of the politics stage: powers choose political cards, or store; cards are executed [M-17.50, M-17.60]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.state import NO_SEAT
from pragmatica.maria.kept import packed
from pragmatica.maria.kept.board import NOBODY
from pragmatica.maria.kept.flow import Frame
from pragmatica.maria.kept.log_advanced import (
    DISPLAY_DISCARDED,
    DISPLAY_RETURNED,
    DISPLAY_TURNED,
    EXECUTED,
    MOVE_ANNOUNCED,
    OFFER_DISCARDED,
    POLITICAL_CHOSEN,
    STORED,
    UNUSED,
)
from pragmatica.maria.kept.political import EITHER, LEFT, RIGHT, TRACKS
from pragmatica.maria.kept.realm import PRUSSIAN_ALLY, replaced
from pragmatica.maria.kept.state import State
from pragmatica.maria.politics import effects, markers

STORE: Final = 255

# What becomes of a chosen card
DISCARD: Final = 0
EXECUTE: Final = 1
OTHER: Final = 2  # the card that this player chose before and has not used is executed in its place [M-24.4]

# What becomes of an arrow
STAY: Final = 0
GO_LEFT: Final = 1
GO_RIGHT: Final = 2

NO_CHOICE: Final = -1


def begin(s: State, below: Frame | None, order: tuple[int, ...]) -> None:
    """Let the powers choose in this order; then the markers move and `below` goes on [M-17.50]."""
    Choosing(below, order, (0,) * len(TRACKS), NO_SEAT, NO_CHOICE).resume(s)


class Choosing(Frame):
    """Between two choices: who is still to come, and what has been announced.

    `executed` is the seat that has executed a card, `spared` the card, with its power (`packed`), that a seat of two
    chose and has not used; both matter to two players only [M-24.4].
    """

    def __init__(
        self, below: Frame | None, order: tuple[int, ...], announced: tuple[int, ...], executed: int, spared: int
    ) -> None:
        self.order: Final = order
        self.announced: Final = announced
        self.executed: Final = executed
        self.spared: Final = spared
        super().__init__(below)

    def fields(self) -> Fields:
        """Powers to come, spaces announced by track (right is positive), executed, spared."""
        return (self.order, self.announced, self.executed, self.spared)

    def resume(self, s: State) -> None:
        """Ask the next power; one whose arms no card bears must store [M-17.51]. End when both cards are gone."""
        order = self.order
        while order and s.realm.offer:
            power = order[0]
            if choices(s, power):
                s.top = Choose(self.below, order, self.announced, self.executed, self.spared)
                return
            store(s, power)
            order = order[1:]
        self._finish(s, order)

    def _finish(self, s: State, order: tuple[int, ...]) -> None:
        """Cards that nobody chose go; who has not had a turn takes its own back; markers move [M-17.54, M-17.56].

        Powers that stored before keep theirs on the display [M-17.55]. The cards come first [M-Q.6].
        """
        realm = s.realm
        for card in realm.offer:
            if s.log is not None:
                s.log.append((OFFER_DISCARDED, card))
        realm.political_used = realm.political_used + realm.offer
        realm.offer = []
        for power in order:
            shown = realm.display[power]
            realm.display = replaced(realm.display, power, [])
            if s.rules.optional_politics:
                # They stay there, face down, until the next politics stage [M-25.6].
                realm.turned = replaced(realm.turned, power, realm.turned[power] + shown)
            else:
                s.hands[power] = sorted(s.hands[power] + shown)
            if s.log is not None:
                s.log.append((DISPLAY_TURNED if s.rules.optional_politics else DISPLAY_RETURNED, power, *shown))
        assert self.below is not None
        markers.begin(s, self.below, self.announced)


def choices(s: State, power: int) -> list[int]:
    """Cards on offer that bear the power's coat of arms [M-17.50]."""
    return [card for card in s.realm.offer if s.board.politics.coats[card][power]]


def store(s: State, power: int) -> None:
    """The power's cards stay on the display for later turns [M-17.50]."""
    if s.log is not None:
        s.log.append((STORED, power))


class Choose(Choosing):
    """Whether a power stores its cards or chooses one of the political cards that bear its arms [M-17.50, M-17.53]."""

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.order[0]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The cards, and STORE."""
        return [*choices(s, self.order[0]), STORE]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Store, or pay for the card with all cards on the display [M-17.52, M-25.5]."""
        power = self.order[0]
        if code == STORE:
            store(s, power)
            Choosing(self.below, self.order[1:], self.announced, self.executed, self.spared).resume(s)
            return
        realm = s.realm
        realm.offer = [card for card in realm.offer if card != code]
        realm.political_used = [*realm.political_used, code]
        shown = realm.display[power]
        realm.display = replaced(realm.display, power, [])
        for card in shown:
            deck = s.board.card_deck[card]
            s.discards[deck] = [*s.discards[deck], card]
        if s.log is not None:
            s.log.append((POLITICAL_CHOSEN, power, code))
            s.log.append((DISPLAY_DISCARDED, power, *shown))
        after = Choosing(self.below, self.order[1:], self.announced, self.executed, self.spared)
        question = Execute(after, power, code)
        if len(question.legal(s, seat)) == 1:
            question.alone(s, DISCARD)
            question.apply(s, seat, DISCARD)
        else:
            s.top = question


class Execute(Frame):
    """Whether the chosen card is executed or discarded unused; said at once [M-17.52, M-17.57]."""

    def __init__(self, below: Frame | None, power: int, card: int) -> None:
        self.power: Final = power
        self.card: Final = card
        super().__init__(below)

    def fields(self) -> Fields:
        """The power and the political card."""
        return (self.power, self.card)

    def before(self) -> Choosing:
        """What the stage has come to so far."""
        below = self.below
        assert isinstance(below, Choosing)
        return below

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def other(self, s: State) -> int:
        """The political card that the same player of two chose before and has not used, or NO_CHOICE [M-24.4]."""
        spared = self.before().spared
        seat_of = s.relations.seat_of
        if spared == NO_CHOICE or seat_of[packed.owner(spared)] != seat_of[self.power]:
            return NO_CHOICE
        return packed.owned_thing(spared)

    def legal(self, s: State, seat: int) -> list[int]:
        """Execute or discard. One player of two executes one card a turn, whichever it likes [M-24.4]."""
        if s.rules.players == 2 and self.before().executed == seat:
            return [DISCARD]
        return [EXECUTE, DISCARD] if self.other(s) == NO_CHOICE else [EXECUTE, DISCARD, OTHER]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Discard the card, or ask how it is executed."""
        before = self.before()
        power, card = self.power, self.card
        if code == OTHER:
            power, card = packed.owner(before.spared), packed.owned_thing(before.spared)
        if code != EXECUTE and s.log is not None:
            s.log.append((UNUSED, self.power, self.card))
        if code == DISCARD:
            spared = packed.owned(self.card, self.power) if s.rules.players == 2 else NO_CHOICE
            Choosing(before.below, before.order, before.announced, before.executed, spared).resume(s)
            return
        if s.log is not None:
            s.log.append((EXECUTED, power, card))
        after = Choosing(before.below, before.order, before.announced, seat, NO_CHOICE)
        _instruct(s, Executing(after, power, card, 0))


def _instruct(s: State, executing: Executing) -> None:
    """Ask whether the printed instruction is followed, where arrows might be used alone [M-17.60, M-Q.18, D-20]."""
    politics = s.board.politics
    card = executing.card
    if not politics.effects[card]:
        executing.resume(s)
    elif politics.moves[card] and not s.rules.card_instruction_forced:
        s.top = Instruction(executing, executing.power, card)
    else:
        _choose_recipient(s, executing)


def _choose_recipient(s: State, executing: Executing) -> None:
    if s.board.politics.recipients[executing.card]:
        s.top = Recipient(executing, executing.power, executing.card)
    else:
        effects.begin(s, executing, executing.power, executing.card, NOBODY)


class Executing(Frame):
    """A card being executed: its instruction has been dealt with, then come its arrows one after the other."""

    def __init__(self, below: Frame | None, power: int, card: int, move: int) -> None:
        self.power: Final = power
        self.card: Final = card
        self.move: Final = move
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, the card, and the number of the arrow that comes next."""
        return (self.power, self.card, self.move)

    def resume(self, s: State) -> None:
        """Ask for the next arrow that may be used [M-17.61]; an arrow with a condition only while that holds [P-3]."""
        for move in usable(s, self.card):
            if move >= self.move:
                s.top = MoveMarker(self.below, self.power, self.card, move)
                return
        self.end(s)


def usable(s: State, card: int) -> list[int]:
    """The arrows of a card that can be used: one with a condition only while that holds [M-17.61, P-3]."""
    return [
        number
        for number, move in enumerate(s.board.politics.moves[card])
        if not move.prussian_saxony or s.realm.saxony == PRUSSIAN_ALLY
    ]


class MoveMarker(Executing):
    """Whether, and which way, a marker is to move by an arrow: the full number of spaces or not at all [M-17.61]."""

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The ways that the arrow allows, and STAY."""
        way = s.board.politics.moves[self.card][self.move].way
        if way == EITHER:
            return [STAY, GO_LEFT, GO_RIGHT]
        return [STAY, GO_LEFT if way == LEFT else GO_RIGHT]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Announce the move; the marker itself moves later [M-17.62]."""
        before = self.below
        assert isinstance(before, Choosing)
        arrow = s.board.politics.moves[self.card][self.move]
        if code != STAY:
            steps = arrow.steps * (RIGHT if code == GO_RIGHT else LEFT)
            announced = list(before.announced)
            announced[arrow.track] += steps
            before = Choosing(before.below, before.order, tuple(announced), before.executed, before.spared)
            if s.log is not None:
                s.log.append((MOVE_ANNOUNCED, self.power, arrow.track, steps))
        Executing(before, self.power, self.card, self.move + 1).resume(s)


class Instruction(Frame):
    """Whether the printed instruction of a card that also bears arrows is followed [M-17.60]."""

    def __init__(self, below: Frame | None, power: int, card: int) -> None:
        self.power: Final = power
        self.card: Final = card
        super().__init__(below)

    def fields(self) -> Fields:
        """The power and the card."""
        return (self.power, self.card)

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes (1) or no (0)."""
        return [1, 0]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Follow it, or go on to the arrows."""
        executing = self.below
        assert isinstance(executing, Executing)
        if code:
            _choose_recipient(s, executing)
        else:
            executing.resume(s)


class Recipient(Instruction):
    """Which of two powers gets what the card gives [M-17.66]."""

    def legal(self, s: State, seat: int) -> list[int]:
        """The powers that the card names."""
        return s.board.politics.recipients[self.card]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Carry the instruction out for that power."""
        assert self.below is not None
        effects.begin(s, self.below, self.power, self.card, code)
