"""Chapter 6, stacks and troops: who may stand together, who commands, and what losses do to a stack."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import NO, YES, Fields
from pragmatica.core.notice import NEVER, Shown
from pragmatica.maria.kept.board import GENERALS, NO_CITY, NO_PIECE
from pragmatica.maria.kept.flow import Dividing, Frame
from pragmatica.maria.kept.log import GENERAL_LOST, LOSSES_SPLIT, STACK_REFUSED, STACKED, TROOPS_SHIFTED
from pragmatica.maria.kept.state import State

MAX_TROOPS: Final = 8  # of one general [M-6.5]

SHIFT: Final = 16  # code of a shift: supreme commander times this, and his troops afterwards

_JOINT: Final = GENERALS * GENERALS * 256  # added to the number of a request to move jointly

# Why a general may not stand beside another one
THREE: Final = 1  # two stand there already [M-6.1]
STRANGERS: Final = 2  # powers that do not cooperate [M-6.1, D-1]


# -- forming ----------------------------------------------------------------------------------------------------------


def join_refusal(s: State, general: int, other: int) -> int:
    """Why the general may not form a stack with the other one; 0 if he may [M-6.1, M-6.2]."""
    if s.partner[other] != NO_PIECE:
        return THREE
    power = s.board.piece_power
    return 0 if s.relations.may_stack[power[general]][power[other]] else STRANGERS


def request(general: int, other: int, city: int) -> int:
    """A number for the wish to form this stack in this city [M-Q.4]."""
    return (city * GENERALS + other) * GENERALS + general


def joint(commander: int, other: int, city: int) -> int:
    """A number for the wish to move this stack jointly out of this city, which is another request [M-Q.4, M-Q.25]."""
    return _JOINT + request(commander, other, city)


def requested(code: int) -> tuple[bool, int, int, int]:
    """Whether the number is one of `joint`; the general, the other one, and the city."""
    rest, general = divmod(code % _JOINT, GENERALS)
    city, other = divmod(rest, GENERALS)
    return code >= _JOINT, general, other, city


class Joiner(Frame):
    """A frame that wants a stack formed. It is told who lies on top, or that the other player refused."""

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Put the general beside the other one, as agreed, and go on."""

    def refused_by(self, s: State, general: int, other: int) -> None:
        """Go on without the stack [M-10.19]."""


def ask(s: State, joiner: Joiner, general: int, other: int) -> None:
    """Settle who commands the stack of the general and the one whom he joins, and whether it may be formed.

    The lower rank number commands [M-6.3]. Equal ranks are a choice of the player who joins [M-6.4]; if the other
    general is another player's, that one is asked afterwards and answers to both at once [M-10.10, M-Q.4].
    """
    rank = s.board.rank
    if rank[general] == rank[other]:
        s.top = ChooseCommander(joiner, general, other)
    else:
        _ask_consent(s, joiner, general, other, rank[general] < rank[other])


def _ask_consent(s: State, joiner: Joiner, general: int, other: int, on_top: bool) -> None:
    seat_of = s.relations.seat_of
    power = s.board.piece_power
    if seat_of[power[general]] == seat_of[power[other]]:
        joiner.join(s, general, other, on_top)
    else:
        s.top = StackConsent(joiner, general, other, on_top)


def put_together(s: State, general: int, other: int, on_top: bool) -> None:
    """Put a general who stands nowhere beside a single one [M-6.1]."""
    s.put_beside(general, other, on_top)
    if s.log is not None:
        upper, lower = (general, other) if on_top else (other, general)
        s.log.append((STACKED, s.board.piece_power[general], upper, lower, s.place[other]))


class ChooseCommander(Frame):
    """Which of two generals of equal rank is supreme commander of the new stack [M-6.4, D-11]."""

    def __init__(self, below: Frame | None, general: int, other: int) -> None:
        self.general: Final = general
        self.other: Final = other
        super().__init__(below)

    def fields(self) -> Fields:
        """Who joins, and whom."""
        return (self.general, self.other)

    def seats(self, s: State) -> list[int]:
        """The seat of the general who joins."""
        return [s.relations.seat_of[s.board.piece_power[self.general]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """0: who joins; 1: whom he joins."""
        return [0, 1]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Note the choice, which stands as long as the stack does."""
        below = self.below
        assert isinstance(below, Joiner)
        _ask_consent(s, below, self.general, self.other, code == 0)


class StackConsent(Frame):
    """Whether a player agrees to a stack of his general with another player's [M-10.10]."""

    def __init__(self, below: Frame | None, general: int, other: int, on_top: bool) -> None:
        self.general: Final = general
        self.other: Final = other
        self.on_top: Final = on_top
        super().__init__(below)

    def fields(self) -> Fields:
        """Who wants to join, whom, and whether he would command."""
        return (self.general, self.other, self.on_top)

    def seats(self, s: State) -> list[int]:
        """The seat of the general who would be joined."""
        return [s.relations.seat_of[s.board.piece_power[self.other]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Let the stack be formed, or not."""
        below = self.below
        assert isinstance(below, Joiner)
        if code == YES:
            below.join(s, self.general, self.other, self.on_top)
            return
        if s.log is not None:
            s.log.append((STACK_REFUSED, s.board.piece_power[self.other], self.general, s.place[self.other]))
        below.refused_by(s, self.general, self.other)


def roads(s: State, commander: int) -> list[list[int]]:
    """By city the roads for a general and whoever is stacked with him: of two powers only inland ones [M-10.7].

    Only French and Austrian pieces cross between the maps, and those two never stand together.
    """
    other = s.partner[commander]
    if other == NO_PIECE or s.board.piece_power[other] == s.board.piece_power[commander]:
        return s.board.roads_for[commander]
    return s.board.inland


# -- losses -----------------------------------------------------------------------------------------------------------


def remove(s: State, general: int) -> None:
    """Take a general without troops off the board; he may come back in a winter [M-6.10, M-6.13]."""
    city = s.place[general]
    s.lift(general)
    s.troops[general] = 0
    s.face_down[general] = 0
    if s.log is not None:
        s.log.append((GENERAL_LOST, s.board.piece_power[general], general, city))


def lose_alone(s: State, general: int, losses: int) -> None:
    """Take losses from this one general, who leaves with his last troop [M-6.10]."""
    if losses < s.troops[general]:
        s.troops[general] -= losses
    else:
        remove(s, general)


def lose(s: State, commander: int, losses: int) -> bool:
    """Take losses from the total of a stack of one power; returns whether both stay and share the rest [M-6.11].

    A last single troop stays with the supreme commander. Until the rest is split it lies in some lawful way. Where the
    total is secret the owner is asked even if one split alone is possible: no question would tell the total [M-6.6].
    """
    other = s.partner[commander]
    left = s.troops[commander] + s.troops[other] - losses
    if left < 2:
        remove(s, other)
        if left < 1:
            remove(s, commander)
        else:
            s.troops[commander] = 1
        return False
    s.troops[commander] = min(left - 1, MAX_TROOPS)
    s.troops[other] = left - s.troops[commander]
    return True


def lose_in_battle(s: State, commander: int, losses: int) -> bool:
    """Take losses from a beaten general or stack; returns whether its owner must split the rest [M-11.12, M-11.13].

    In a mixed stack the general of the other power loses first, the supreme commander what is left.
    """
    other = s.partner[commander]
    if other == NO_PIECE:
        lose_alone(s, commander, losses)
        return False
    power = s.board.piece_power
    if power[other] == power[commander]:
        return lose(s, commander, losses) and len(splits(s, commander)) > 1
    share = min(losses, s.troops[other])
    lose_alone(s, other, share)
    lose_alone(s, commander, losses - share)
    return False


def splits(s: State, commander: int) -> list[int]:
    """Numbers of troops that the supreme commander may have, each general 1 to 8, the total as it is [M-6.5]."""
    total = s.stack_troops(commander)
    return list(range(max(1, total - MAX_TROOPS), min(MAX_TROOPS, total - 1) + 1))


class SplitLosses(Frame, Dividing):
    """How the owner divides the troops left to a stack; secret [M-6.6, M-6.11]."""

    def __init__(self, below: Frame | None, commander: int) -> None:
        self.commander: Final = commander
        super().__init__(below)

    def fields(self) -> Fields:
        """The supreme commander."""
        return (self.commander,)

    def divides(self, s: State, power: int) -> bool:
        """The troops of this power are being divided."""
        return power == s.board.piece_power[self.commander]

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """To nobody: how troops stand is secret [M-6.6]."""
        return NEVER

    def seats(self, s: State) -> list[int]:
        """The owner's seat."""
        return [s.relations.seat_of[s.board.piece_power[self.commander]]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Troops of the supreme commander afterwards."""
        return splits(s, self.commander)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Write the split and go on."""
        _divide(s, LOSSES_SPLIT, self.commander, code)
        self.end(s)


# -- shifting ---------------------------------------------------------------------------------------------------------


def _divide(s: State, kind: int, commander: int, troops: int) -> None:
    other = s.partner[commander]
    s.troops[other] += s.troops[commander] - troops
    s.troops[commander] = troops
    if s.log is not None:
        s.log.append((kind, s.board.piece_power[commander], commander, troops, s.troops[other]))


def shifts(s: State, seat: int) -> list[int]:
    """Codes of all shifts of troops inside stacks of one power that the seat may make now [M-6.7, M-6.8].

    Also in another player's stage; not while troops of that power are being divided anyway.
    """
    codes: list[int] = []
    power = s.board.piece_power
    for general in range(GENERALS):
        other = s.partner[general]
        if other == NO_PIECE or not s.on_top[general] or s.place[general] >= NO_CITY:
            continue
        owner = power[general]
        if (
            owner != power[other]
            or s.relations.seat_of[owner] != seat
            or (s.top is not None and isinstance(s.top, Dividing) and s.top.divides(s, owner))
        ):
            continue
        for troops in splits(s, general):
            if troops != s.troops[general]:
                codes.append(general * SHIFT + troops)
    return codes


def shift(s: State, code: int) -> None:
    """Shift troops inside a stack; nobody else learns of it [M-6.7]."""
    _divide(s, TROOPS_SHIFTED, code // SHIFT, code % SHIFT)
