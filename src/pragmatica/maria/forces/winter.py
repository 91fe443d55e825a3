"""Chapter 13, winter: new troops are bought and given out, and lost generals come back; trains do not [M-13.11]."""

from __future__ import annotations

from typing import Final

from pragmatica.core.flow.frame import Fields
from pragmatica.core.notice import NEVER, Shown
from pragmatica.maria.forces import payment, stacks
from pragmatica.maria.forces.stacks import MAX_TROOPS
from pragmatica.maria.kept.board import AUSTRIA, BAVARIA, FRANCE, GENERALS, NO_CITY, NO_PIECE, PRAGMATIC
from pragmatica.maria.kept.flow import Dividing, Frame
from pragmatica.maria.kept.log import RECRUITED, REENTERED, TRAIN_TAKEN, TROOPS_GIVEN
from pragmatica.maria.kept.state import State

PRICE: Final = 4  # points for one troop [M-13.2]
END: Final = 255  # no further general comes back

NOT_FRIENDLY: Final = 1  # the fortress is not under friendly control [M-13.6]
NOT_AT_HOME: Final = 2  # no major fortress in the general's home country [M-13.6, M-13.7]
TAKEN: Final = 3  # pieces there with which he may not stack [M-13.6]
REFUSED: Final = 4  # the other player has refused this stack in this winter [M-Q.4]


def begin(s: State, below: Frame, powers: tuple[int, ...]) -> None:
    """Winter for these powers in turn, neutral ones too; then `below` goes on [M-13.1, M-13.12, M-5.8, D-52]."""
    WinterCourse(below, powers).resume(s)


class WinterCourse(Frame):
    """The powers whose winter is yet to come."""

    def __init__(self, below: Frame | None, powers: tuple[int, ...]) -> None:
        self.powers: Final = powers
        super().__init__(below)

    def fields(self) -> Fields:
        """The powers, in order."""
        return (self.powers,)

    def resume(self, s: State) -> None:
        """Ask the next power that has cards and a general to give troops to; both are public [M-13.2, M-13.4]."""
        for index, power in enumerate(self.powers):
            if s.hands[power] and (recruits(s, power) or returning(s, power)):
                s.top = Recruit(WinterCourse(self.below, self.powers[index + 1 :]), power)
                return
        self.end(s)


# -- what is possible -------------------------------------------------------------------------------------------------


def recruits(s: State, power: int) -> list[int]:
    """The power's generals on the map, who may get new troops; those in boxes do not [M-13.4, M-13.10]."""
    return [general for general in s.board.generals_of[power] if s.place[general] < NO_CITY]


def room(s: State, power: int) -> int:
    """How many troops the power's generals on the map can take [M-13.4]."""
    free = 0
    for general in s.board.generals_of[power]:
        if s.place[general] < NO_CITY:
            free += MAX_TROOPS - s.troops[general]
    return free


def doors(s: State, power: int) -> list[int]:
    """Major fortresses through which generals of the power come back, if they are free [M-13.6, M-13.7].

    In the introductory game the French, who have no fortress of their own on the map, use the Bavarian one [D-24].
    """
    fortresses = s.lands.major_fortresses[power]
    if power == FRANCE and s.rules.french_reenter_in_bavaria:
        return fortresses + s.lands.major_fortresses[BAVARIA]
    return fortresses


def own_doors(s: State, general: int) -> list[int]:
    """Where this general comes back, if it is free: Arenberg also in the Dutch major fortresses [M-22.3].

    Otherwise he is a general like others [M-22.4]. With the option `arenberg_reentry="pa"` he may use all fortresses of
    the Pragmatic Army [D-40].
    """
    found = doors(s, s.board.piece_power[general])
    return found + _dutch(s) if general == s.board.arenberg else found


def _dutch(s: State) -> list[int]:
    fortresses = s.lands.major_fortresses[PRAGMATIC]
    if s.rules.arenberg_reenters_pragmatic:
        return fortresses
    return [city for city in fortresses if s.board.netherlands[city]]


def refusal(s: State, power: int, city: int) -> int:
    """Why no general of the power may come back in this city, Arenberg left aside; 0 if one may [M-13.6]."""
    return _refusal(s, power, city) if city in doors(s, power) else NOT_AT_HOME


def _refusal(s: State, power: int, city: int) -> int:
    if not s.relations.allied[power][s.control[city]]:
        return NOT_FRIENDLY
    return 0 if _places(s, power, city) else TAKEN


def _places(s: State, power: int, city: int) -> int:
    """How many generals of the power find place in the city; an enemy train gives way [M-13.6, M-13.13]."""
    piece = s.piece_at[city]
    if piece == NO_PIECE:
        return 2
    owner = s.board.piece_power[piece]
    if piece >= GENERALS:
        return 2 if s.relations.enemies[power][owner] else 0
    if s.partner[piece] != NO_PIECE or not s.relations.may_stack[power][owner]:
        return 0
    return 1


def entries(s: State, power: int) -> list[int]:
    """Cities in which a general of the power may come back now [M-13.6, M-13.8]."""
    return [city for city in doors(s, power) if refusal(s, power, city) == 0]


def return_refusal(s: State, general: int, city: int, refused: tuple[int, ...]) -> int:
    """Why the general may not come back in this city; `refused` lists stacks that another player does not want."""
    if city not in own_doors(s, general):
        return NOT_AT_HOME
    reason = _refusal(s, s.board.piece_power[general], city)
    if reason:
        return reason
    other = s.piece_at[city]
    return REFUSED if other < GENERALS and stacks.request(general, other, city) in refused else 0


def returns(s: State, general: int, refused: tuple[int, ...]) -> list[int]:
    """Cities in which the general may come back now [M-13.6, M-13.13]."""
    return [city for city in own_doors(s, general) if return_refusal(s, general, city, refused) == 0]


def lost(s: State, power: int) -> list[int]:
    """The power's generals who are off the board and may come back."""
    return [general for general in s.board.generals_of[power] if s.place[general] == NO_CITY]


def returning(s: State, power: int) -> int:
    """How many of the power's lost generals can come back now without another player's consent [M-13.8, M-Q.3]."""
    places = _free_places(s, power, entries(s, power))
    arenberg = s.board.arenberg
    if power == AUSTRIA and arenberg != NO_PIECE and s.place[arenberg] == NO_CITY:
        # He has places of his own, of which he needs one.
        others = [city for city in _dutch(s) if _refusal(s, power, city) == 0]
        places += min(1, _free_places(s, power, others))
    return min(len(lost(s, power)), places)


def _free_places(s: State, power: int, cities: list[int]) -> int:
    """How many generals find place in these cities without another player's consent."""
    seat_of = s.relations.seat_of
    places = 0
    for city in cities:
        piece = s.piece_at[city]
        if piece >= GENERALS or seat_of[s.board.piece_power[piece]] == seat_of[power]:
            places += _places(s, power, city)
    return places


# -- recruiting -------------------------------------------------------------------------------------------------------


class Recruit(Frame):
    """How many new troops the power buys, for 4 points of cards each [M-13.2, M-13.5]."""

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
        """None, or as many as the hand pays and generals, present or coming back, can take [M-13.4, M-Q.3]."""
        space = room(s, self.power) + MAX_TROOPS * returning(s, self.power)
        return list(range(min(space, payment.worth(s, self.power) // PRICE) + 1))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Announce the number and pay for it."""
        if code == 0:
            self.end(s)
            return
        if s.log is not None:
            s.log.append((RECRUITED, self.power, code))
        payment.begin(s, Reinforce(self.below, self.power, code), self.power, PRICE * code, payment.RECRUIT)


class Reinforce(stacks.Joiner):
    """Between two steps of giving out what was bought."""

    def __init__(self, below: Frame | None, power: int, left: int, refused: tuple[int, ...] = ()) -> None:
        self.power: Final = power
        self.left: Final = left
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, troops that nobody has yet, and the stacks that other players have refused."""
        return (self.power, self.left, self.refused)

    def resume(self, s: State) -> None:
        """Ask which general comes back while one can, then who gets the rest [M-13.3]."""
        if self.left and any(returns(s, general, self.refused) for general in lost(s, self.power)):
            s.top = Reenter(self.below, self.power, self.left, self.refused)
        else:
            distribute(s, self.below, self.power, self.left, ())

    def join(self, s: State, general: int, other: int, on_top: bool) -> None:
        """Bring the general back into a stack with the other one [M-6.4, M-13.6]."""
        welcome(s, general, s.place[other])
        stacks.put_together(s, general, other, on_top)
        Reinforce(self.below, self.power, self.left - 1, self.refused).resume(s)

    def refused_by(self, s: State, general: int, other: int) -> None:
        """Go on without him; he may be offered elsewhere, but not here again [M-13.13, M-Q.4]."""
        refused = (*self.refused, stacks.request(general, other, s.place[other]))
        Reinforce(self.below, self.power, self.left, refused).resume(s)


def welcome(s: State, general: int, city: int) -> None:
    """Make a returning general face up and give him his first troop [M-13.3, M-13.9]."""
    s.face_down[general] = 0
    s.troops[general] = 1
    if s.log is not None:
        s.log.append((REENTERED, s.board.piece_power[general], general, city))


def lawful_places(s: State, general: int, left: int, refused: tuple[int, ...]) -> list[int]:
    """Where the general may come back so that all bought troops will find room [M-Q.3].

    Arenberg must not take the last place of an Austrian who is needed, as he has other ones.
    """
    places = returns(s, general, refused)
    power = s.board.piece_power[general]
    if general != s.board.arenberg or left <= room(s, power) + MAX_TROOPS:
        return places
    shared = entries(s, power)
    others = min(len(lost(s, power)) - 1, _free_places(s, power, shared) - 1)
    if left <= room(s, power) + MAX_TROOPS * (1 + others):
        return places
    return [city for city in places if city not in shared] or places


class Reenter(Frame):
    """Which lost general comes back; he gets one of the new troops at once [M-13.3]."""

    def __init__(self, below: Frame | None, power: int, left: int, refused: tuple[int, ...] = ()) -> None:
        self.power: Final = power
        self.left: Final = left
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, troops that nobody has yet, and the stacks that other players have refused."""
        return (self.power, self.left, self.refused)

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Its generals who can come back, and END if the others can take all troops bought [M-Q.3]."""
        offered = [general for general in lost(s, self.power) if returns(s, general, self.refused)]
        if self.left <= room(s, self.power):
            offered.append(END)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Place the general, or go on to the distribution."""
        if code == END:
            distribute(s, self.below, self.power, self.left, ())
            return
        places = returns(s, code, self.refused)
        question = ReenterPlace(self.below, self.power, self.left, code, self.refused)
        # What is lawful among several places may depend on troops that are secret; so that is asked.
        if len(places) == 1:
            question.alone(s, places[0])
            question.apply(s, seat, places[0])
        else:
            s.top = question


class ReenterPlace(Frame):
    """Where he comes back [M-13.5, M-13.6]."""

    def __init__(self, below: Frame | None, power: int, left: int, general: int, refused: tuple[int, ...] = ()) -> None:
        self.power: Final = power
        self.left: Final = left
        self.general: Final = general
        self.refused: Final = refused
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, troops that nobody has yet, the general, and the stacks that other players have refused."""
        return (self.power, self.left, self.general, self.refused)

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Major fortresses of his home country that are free for him."""
        return lawful_places(s, self.general, self.left, self.refused)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Put him there, in a stack with the general who stands there; an enemy train goes [M-13.6]."""
        piece = s.piece_at[code]
        if piece < GENERALS:
            stacks.ask(s, Reinforce(self.below, self.power, self.left, self.refused), self.general, piece)
            return
        if piece != NO_PIECE:
            s.lift(piece)
            if s.log is not None:
                s.log.append((TRAIN_TAKEN, self.power, piece, code))
        welcome(s, self.general, code)
        s.put(self.general, code)
        Reinforce(self.below, self.power, self.left - 1, self.refused).resume(s)


# -- distribution -----------------------------------------------------------------------------------------------------


def distribute(s: State, below: Frame | None, power: int, left: int, given: tuple[int, ...]) -> None:
    """Ask for the next general's share. The last one takes the rest; then all shares are written [M-13.4].

    Once begun, every share is asked for, be it 0: how many questions there are must tell nothing of the answers.
    """
    generals = recruits(s, power)
    if len(given) < len(generals) - 1 and (left or given):
        s.top = Distribute(below, power, left, given)
        return
    shares = [*given, left]
    amounts: list[int] = []
    for general in s.board.generals_of[power]:
        amount = 0
        if general in generals and generals.index(general) < len(shares):
            amount = shares[generals.index(general)]
            s.troops[general] += amount
        amounts.append(amount)
    if s.log is not None:
        s.log.append((TROOPS_GIVEN, power, *amounts))
    assert below is not None
    below.resume(s)


class Distribute(Frame, Dividing):
    """How many of the new troops the next general gets; known to the power alone [M-13.4, M-13.5]."""

    def __init__(self, below: Frame | None, power: int, left: int, given: tuple[int, ...]) -> None:
        self.power: Final = power
        self.left: Final = left
        self.given: Final = given
        super().__init__(below)

    def fields(self) -> Fields:
        """The power, troops that nobody has yet, and the shares so far, in the order of `recruits`."""
        return (self.power, self.left, self.given)

    def divides(self, s: State, power: int) -> bool:
        """The power's own troops are being divided."""
        return power == self.power

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """To nobody: how troops stand is secret [M-6.6]."""
        return NEVER

    def seats(self, s: State) -> list[int]:
        """The power's seat."""
        return [s.relations.seat_of[self.power]]

    def general(self, s: State) -> int:
        """Whose share is asked for."""
        return recruits(s, self.power)[len(self.given)]

    def legal(self, s: State, seat: int) -> list[int]:
        """Shares within the limit of a general that leave no more than the later ones can take [M-13.4]."""
        generals = recruits(s, self.power)
        own = MAX_TROOPS - s.troops[generals[len(self.given)]]
        later = 0
        for general in generals[len(self.given) + 1 :]:
            later += MAX_TROOPS - s.troops[general]
        return list(range(max(0, self.left - later), min(own, self.left) + 1))

    def apply(self, s: State, seat: int, code: int) -> None:
        """Note the share and ask for the next."""
        distribute(s, self.below, self.power, self.left - code, (*self.given, code))
