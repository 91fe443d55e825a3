"""Chapter 9, the supply phase: who is fed, who must buy his way past hussars, who goes hungry."""

from __future__ import annotations

from typing import Final

from pragmatica.maria import aftermath, payment, stacks
from pragmatica.maria.board import ADVANCED, AUSTRIA, GENERALS, NO_CITY, NO_PIECE, NOBODY, PRAGMATIC
from pragmatica.maria.flow import Fields, Frame
from pragmatica.maria.log import BILL, HAND_REVEALED, HUNGRY, SUPPLIED
from pragmatica.maria.options import MAXIMAL_SUBSET, REVEAL, SPEND_ALL
from pragmatica.maria.state import State

REACH: Final = 6  # longest supply path, in cities [M-9.3]
FREE: Final = 0  # as a cost: fed without a bill
NO_PATH: Final = -1  # as a cost: unsupplied

Bills = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]  # per power: power, generals, their costs


# -- paths ------------------------------------------------------------------------------------------------------------


def reach(s: State, power: int, cities: list[int], past_hussars: bool, also: int = NOBODY) -> list[int]:
    """Length of the shortest supply path from each city to a train of the power; REACH + 1 where there is none [M-9.3].

    Trains of the power `also`, if there is one, serve like its own. The cities stepped into count [E-6]. Enemy
    pieces block; so does neutral territory of another power, save that a path may begin in it [M-19.43]. Friendly
    pieces, hussars and fortresses of any control do not. `past_hussars` False counts only paths that avoid hussars.
    The search is over when all of `cities` are reached that can be; what is farther counts as out of reach.
    """
    board = s.board
    piece_at = s.piece_at
    enemies = s.relations.enemies[power]
    barred = s.lands.barred[power] if s.lands.closed else []
    piece_power = board.piece_power
    length = [REACH + 1] * len(piece_at)
    ring: list[int] = []
    trains = board.trains_of[power] if also == NOBODY else board.trains_of[power] + board.trains_of[also]
    for train in trains:
        if s.place[train] < NO_CITY and not (barred and barred[s.place[train]]):
            length[s.place[train]] = 0
            ring.append(s.place[train])
    if not past_hussars:
        for city in s.hussars:
            if city != NO_CITY:
                length[city] = -1  # so that it is not entered; mended below
    near = _near(s, ring, cities)
    distance = 0
    while distance < REACH and ring and _farthest(length, near) > REACH:
        distance += 1
        following: list[int] = []
        for city in ring:
            for neighbour in board.neighbours[city]:
                if length[neighbour] > REACH:
                    piece = piece_at[neighbour]
                    if piece == NO_PIECE or not enemies[piece_power[piece]]:
                        length[neighbour] = distance
                        if not barred or not barred[neighbour]:
                            following.append(neighbour)
        ring = following
    if not past_hussars:
        for city in s.hussars:
            if city != NO_CITY:
                length[city] = REACH + 1
    return length


def _near(s: State, trains: list[int], cities: list[int]) -> list[int]:
    """Those of the cities that a path from one of the trains might reach, if nothing were in its way."""
    found: list[int] = []
    for city in cities:
        distance = s.board.distance[city]
        for train in trains:
            if distance[train] <= REACH:
                found.append(city)
                break
    return found


def _farthest(length: list[int], cities: list[int]) -> int:
    """The greatest length among those of the cities."""
    farthest = 0
    for city in cities:
        if length[city] > farthest:
            farthest = length[city]
    return farthest


def _straight(s: State, power: int, city: int, past_hussars: bool) -> bool:
    """Whether a shortest way on the bare map from the city to a train of the power is a supply path now.

    It mostly is, and is found with less work than `reach` takes. Where it is not there may be another path.
    """
    for train in s.board.trains_of[power]:
        goal = s.place[train]
        if goal < NO_CITY:
            at = city
            left = s.board.distance[goal][city]
            while 0 < left <= REACH:
                left -= 1
                at = _ahead(s, power, at, goal, left, past_hussars)
                if at == goal:
                    return True
                if at == NO_CITY:
                    break
    return False


def _ahead(s: State, power: int, at: int, goal: int, left: int, past_hussars: bool) -> int:
    """A city beside this one, with `left` more to go, that a supply path of the power may enter; NO_CITY if none."""
    board = s.board
    distance = board.distance[goal]
    for city in board.neighbours[at]:
        if distance[city] == left and not (s.lands.closed and s.lands.barred[power][city]):
            piece = s.piece_at[city]
            free = piece == NO_PIECE or not s.relations.enemies[power][board.piece_power[piece]]
            if free and (past_hussars or (s.hussars[0] != city and s.hussars[1] != city)):
                return city
    return NO_CITY


def at_home(s: State, general: int) -> bool:
    """Whether he stands where he is always supplied: at home, or Arenberg in the Netherlands [M-9.2, M-9.5, M-22.1]."""
    city = s.place[general]
    if s.lands.home[city] == s.board.piece_power[general]:
        return True
    return general == s.board.arenberg and s.board.netherlands[city]


def troubled(s: State, power: int) -> bool:
    """Whether hussars on the map stand against this power [M-7.8, M-9.10]."""
    return s.relations.hostile[power][AUSTRIA] and (s.hussars[0] != NO_CITY or s.hussars[1] != NO_CITY)


def costs(s: State, power: int) -> list[int]:
    """What feeding each general of the power costs now: FREE, NO_PATH, or the points of his bill [M-9.2, M-9.3].

    Listed as in `board.generals_of`; a general off the map costs nothing. Hussars stop generals of powers hostile to
    Austria that have no path without one; the bill then is the length of the shortest path [M-9.10, M-9.15].
    """
    board = s.board
    generals = board.generals_of[power]
    found = [FREE] * len(generals)
    hussars = troubled(s, power)
    cities: list[int] = []
    for general in generals:
        city = s.place[general]
        if city < NO_CITY and not at_home(s, general) and not _straight(s, power, city, not hussars):
            cities.append(city)
    if not cities:
        return found
    free = reach(s, power, cities, past_hussars=not hussars)
    if _farthest(free, cities) <= REACH:
        return found
    length = reach(s, power, cities, past_hussars=True) if hussars else free
    for index, general in enumerate(generals):
        city = s.place[general]
        if city in cities and free[city] > REACH and not at_home(s, general):
            found[index] = NO_PATH if length[city] > REACH else length[city]
            if general == board.arenberg and length[city] > REACH:
                found[index] = _fed_by_others(s, general)
    return found


def _fed_by_others(s: State, general: int) -> int:
    """What feeding Arenberg costs from the Pragmatic Army's train, which serves him like an Austrian one [M-22.2]."""
    city = s.place[general]
    return FREE if reach(s, AUSTRIA, [city], past_hussars=True, also=PRAGMATIC)[city] <= REACH else NO_PATH


def path(s: State, general: int) -> list[int]:
    """The path that he would use, from his city to a train's; empty at home or where there is none [M-9.4, M-9.15]."""
    power = s.board.piece_power[general]
    city = s.place[general]
    if city >= NO_CITY or at_home(s, general):
        return []
    also = PRAGMATIC if general == s.board.arenberg else NOBODY
    length = reach(s, power, [city], not troubled(s, power), also)
    if length[city] > REACH:
        length = reach(s, power, [city], True, also)
    if length[city] > REACH:
        return []
    barred = s.lands.barred[power]  # such cities have a length, but no path leads through them
    cities = [city]
    while length[city]:
        for neighbour in s.board.neighbours[city]:
            if length[neighbour] == length[city] - 1 and not barred[neighbour]:
                city = neighbour
                break
        cities.append(city)
    return cities


# -- the phase --------------------------------------------------------------------------------------------------------


def begin(s: State, below: Frame) -> None:
    """Phase 2 of an action stage; then `below` goes on [M-9.1, M-9.14].

    What each general of the active powers needs is judged as the board stands now; then come the bills, then what
    hunger does, for all active powers together.
    """
    bills: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    hungry: list[int] = []
    for power in s.active:
        generals: list[int] = []
        owed: list[int] = []
        needed = costs(s, power)
        for index, general in enumerate(s.board.generals_of[power]):
            cost = needed[index]
            if cost == NO_PATH:
                hungry.append(general)
            elif cost != FREE:
                generals.append(general)
                owed.append(cost)
                if s.log is not None:
                    s.log.append((BILL, power, general, cost))
        if generals:
            bills.append((power, tuple(generals), tuple(owed)))
    _next_bill(s, below, tuple(bills), tuple(hungry))


def _next_bill(s: State, below: Frame | None, bills: Bills, hungry: tuple[int, ...]) -> None:
    """Have the next power pay: all its bills together if its hand covers them, else some [M-9.11, M-9.12, M-9.13]."""
    if not bills:
        _settle(s, below, hungry)
        return
    power, generals, owed = bills[0]
    budget = payment.worth(s, power)
    if budget >= sum(owed):
        payment.begin(s, SupplyCourse(below, bills[1:], hungry, NOBODY), power, sum(owed), payment.SUPPLY)
        return
    laid = budget if s.rules.hussar_shortfall == SPEND_ALL else 0
    if laid:
        # Everything is laid down before the choice, and even if it covers nothing [M-Q.12].
        payment.lay_down(s, power, sum(owed), payment.SUPPLY, tuple(s.hands[power]))
    question = ChooseBills(below, power, generals, owed, laid, bills[1:], hungry)
    answers = question.legal(s, s.relations.seat_of[power])
    if len(answers) == 1 and (budget == 0 or s.rules.hussar_shortfall != MAXIMAL_SUBSET):
        question.apply(s, s.relations.seat_of[power], answers[0])
    else:
        s.top = question


class ChooseBills(Frame):
    """Which of its generals a power feeds when its hand does not cover all bills [M-9.13, D-16].

    Asked even with one answer where the answer would tell what the hand is worth and nothing else shows it.
    """

    def __init__(
        self,
        below: Frame | None,
        power: int,
        bills: tuple[int, ...],
        costs: tuple[int, ...],
        laid: int,
        later: Bills,
        hungry: tuple[int, ...],
    ) -> None:
        super().__init__(below)
        self.power: Final = power
        self.bills: Final = bills
        self.costs: Final = costs
        self.laid: Final = laid
        self.later: Final = later
        self.hungry: Final = hungry

    def fields(self) -> Fields:
        """Power, billed generals, their costs, value already laid down; bills of later powers, the hungry so far."""
        return (self.power, self.bills, self.costs, self.laid, self.later, self.hungry)

    def seats(self, s: State) -> list[int]:
        """The seat of the power."""
        return [s.relations.seat_of[self.power]]

    def legal(self, s: State, seat: int) -> list[int]:
        """Sets of bills, as bit masks, that the hand covers and to which no other could be added [M-9.13]."""
        budget = self.laid if s.rules.hussar_shortfall == SPEND_ALL else payment.worth(s, self.power)
        offered: list[int] = []
        for mask in range(1 << len(self.bills)):
            left = budget - self.sum(mask)
            maximal = left >= 0
            for index, cost in enumerate(self.costs):
                if not mask >> index & 1 and cost <= left:
                    maximal = False
            if maximal:
                offered.append(mask)
        return offered

    def apply(self, s: State, seat: int, code: int) -> None:
        """Feed the chosen generals, from what was laid down or by a payment now."""
        hungry = list(self.hungry)
        for index, general in enumerate(self.bills):
            if not code >> index & 1:
                hungry.append(general)
        if s.rules.hussar_shortfall == SPEND_ALL:
            _next_bill(s, self.below, self.later, tuple(hungry))
            return
        shows = self.power if s.rules.hussar_shortfall == REVEAL else NOBODY
        course = SupplyCourse(self.below, self.later, tuple(hungry), shows)
        if code == 0:
            course.resume(s)
        else:
            payment.begin(s, course, self.power, self.sum(code), payment.SUPPLY)

    def sum(self, mask: int) -> int:
        """What the bills of the mask come to."""
        total = 0
        for index, cost in enumerate(self.costs):
            if mask >> index & 1:
                total += cost
        return total


class SupplyCourse(Frame):
    """The phase between two payments."""

    def __init__(self, below: Frame | None, bills: Bills, hungry: tuple[int, ...], shows: int) -> None:
        super().__init__(below)
        self.bills: Final = bills
        self.hungry: Final = hungry
        self.shows: Final = shows

    def fields(self) -> Fields:
        """Bills of later powers, the hungry so far, and the power that must show the rest of its hand, or NOBODY."""
        return (self.bills, self.hungry, self.shows)

    def resume(self, s: State) -> None:
        """After a payment: show the rest of the hand if the option `reveal` asks for it, then the next bill [D-16]."""
        if self.shows != NOBODY:
            s.revealed = True
            if s.log is not None:
                s.log.append((HAND_REVEALED, self.shows, *s.hands[self.shows]))
        _next_bill(s, self.below, self.bills, self.hungry)


def _settle(s: State, below: Frame | None, hungry: tuple[int, ...]) -> None:
    """Turn generals up or down and take what hunger costs, for all active powers; then ask for splits [M-9.6, M-Q.5].

    Who has no supply is turned down and loses 1 troop, or 2 if he was down already; with his last troop he leaves the
    map [M-9.8]. In a stack of one power the losses
    add up and are taken from the stack; in a mixed one each general bears his own [M-9.7].
    """
    advanced = s.rules.scenario == ADVANCED
    before = aftermath.present(s) if advanced else []
    lost = [0] * GENERALS
    for power in s.active:
        for general in s.board.generals_of[power]:
            if s.place[general] >= NO_CITY:
                continue
            if general in hungry:
                lost[general] = 1 + s.face_down[general]
                s.face_down[general] = 1
                if s.log is not None:
                    s.log.append((HUNGRY, power, general, lost[general]))
            elif s.face_down[general]:
                s.face_down[general] = 0
                if s.log is not None:
                    s.log.append((SUPPLIED, power, general))
    splits: list[int] = []
    if hungry:
        s.revealed = True  # who is lost had few troops
    for general in hungry:
        other = s.partner[general]
        losses = lost[general]
        if other != NO_PIECE and s.board.piece_power[other] == s.board.piece_power[general]:
            losses += lost[other]
            lost[other] = 0
            commander = general if s.on_top[general] else other
            if losses:
                stacks.lose(s, commander, losses)
                # Asked even with one answer: else all would know how many troops are left.
                if s.partner[commander] != NO_PIECE:
                    splits.append(commander)
        elif losses:
            stacks.lose_alone(s, general, losses)
        lost[general] = 0
    assert below is not None
    _next_split(s, aftermath.starved(s, below, before) if advanced else below, tuple(splits))


def _next_split(s: State, below: Frame | None, commanders: tuple[int, ...]) -> None:
    if commanders:
        s.top = stacks.SplitLosses(Splits(below, commanders[1:]), commanders[0])
    else:
        assert below is not None
        below.resume(s)


class Splits(Frame):
    """The end of the phase: stacks whose survivors are yet to be split [M-Q.5]."""

    def __init__(self, below: Frame | None, commanders: tuple[int, ...]) -> None:
        super().__init__(below)
        self.commanders: Final = commanders

    def fields(self) -> Fields:
        """Supreme commanders of the stacks that wait."""
        return (self.commanders,)

    def resume(self, s: State) -> None:
        """Ask for the next stack."""
        _next_split(s, self.below, self.commanders)
