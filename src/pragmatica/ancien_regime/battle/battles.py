"""Chapter 10, battles: in what order they are fought, and who supports the two sides."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import cardplay, sides
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.kept.board import BRITAIN, BRITISH, FRANCE, GENERAL_BIT, GENERALS, NOBODY, OFF_BOARD
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import BATTLE_BEGAN, SUPPORTED
from pragmatica.ancien_regime.kept.state import State
from pragmatica.core.flow.frame import Fields

END: Final = 255

# Why a general may not support a side
NOT_ADJACENT: Final = 1  # he stands in no neighbouring territory; a sea route is no neighbourhood
NO_UNITS: Final = 2
ENGAGED: Final = 3  # he takes part in another battle of this movement turn, fought or to come
NO_ALLY: Final = 4  # his power belongs to neither the side nor its allies
UNCONTROLLED: Final = 5  # a minor power without a controller supports only where it is attacked itself


def begin(s: State, below: Frame, attackers: tuple[int, ...]) -> None:
    """Fight the battles of these generals, who have entered territories with hostile pieces, one by one [A-10.1].

    Whoever stands in one of these territories is engaged and supports no other battle of this movement turn [A-10.11].
    """
    NextBattle(below, attackers, engaged(s, [s.place[attacker] for attacker in attackers])).resume(s)


def engaged(s: State, lands: list[int]) -> int:
    """The set of generals in territories where battles are fought [A-10.11]."""
    found = 0
    for land in lands:
        for general in s.generals_in(land):
            found |= GENERAL_BIT[general]
    return found


def meeting(s: State, power: int) -> list[int]:
    """Generals of the power who stand where hostile pieces are, and so will have to fight [A-9.75]."""
    return [
        general
        for general in s.board.generals_of[power]
        if s.place[general] != OFF_BOARD and s.hostile_to(power, s.place[general])
    ]


def at_hand(s: State, general: int, land: int) -> tuple[int, int]:
    """How many generals could support either side if this one attacked in the territory now [A-10.11, A-10.13].

    He himself, and whoever is engaged in this or another battle that is to come, could not.
    """
    own = s.board.general_power[general]
    others = [s.place[one] for one in meeting(s, own)]
    taken = engaged(s, [*others, land]) | GENERAL_BIT[general]
    found = [0, 0]
    for side in (ATTACK, DEFENCE):
        for one in range(GENERALS):
            if support_refusal_at(s, one, own, land, side, taken) == 0:
                found[side] += 1
    return found[ATTACK], found[DEFENCE]


class NextBattle(Frame):
    """Which battle is fought next; the mover chooses [A-10.1]. Battles come back to it."""

    def __init__(self, below: Frame | None, waiting: tuple[int, ...], engaged: int) -> None:
        self.waiting: Final = waiting
        self.engaged: Final = engaged
        super().__init__(below)

    def fields(self) -> Fields:
        """The attackers whose battles are still to be fought, and the set of generals who support nobody any more."""
        return (self.waiting, self.engaged)

    def seats(self, s: State) -> list[int]:
        """The mover's player."""
        return [s.player(self.acts_for(s, 0))]

    def acts_for(self, s: State, seat: int) -> int:
        """The mover."""
        return s.board.general_power[self.waiting[0]]

    def legal(self, s: State, seat: int) -> list[int]:
        """The attackers."""
        return list(self.waiting)

    def apply(self, s: State, seat: int, code: int) -> None:
        """Fight the battle of this one."""
        self._fight(s, code)

    def resume(self, s: State) -> None:
        """Ask for the next battle, if there is a choice; after the last one the movement turn is over."""
        s.guardian = BRITAIN
        if len(self.waiting) > 1:
            s.top = self
        elif self.waiting:
            self.alone(s, self.waiting[0])
            self._fight(s, self.waiting[0])
        else:
            self.end(s)

    def _fight(self, s: State, attacker: int) -> None:
        """Begin a battle.

        The British player decides for a minor power without a controller, the French one if the attacker is of the
        British Coalition [A-12.21].
        """
        if s.status[s.board.general_power[attacker]] == BRITISH:
            s.guardian = FRANCE
        if any(s.controller[power] == NOBODY for power in sides.defenders(s, attacker)):
            s.revealed = True  # its hand, to the guardian
        waiting = tuple([one for one in self.waiting if one != attacker])
        if s.log is not None:
            strengths = sides.attack_strength(s, attacker), sides.defence_strength(s, attacker)
            s.log.append((BATTLE_BEGAN, attacker, s.place[attacker], *strengths))
        Support(NextBattle(self.below, waiting, self.engaged), attacker, ATTACK, 0, 0, 0).ask(s)


def support_refusal(s: State, general: int, attacker: int, side: int, engaged: int) -> int:
    """Why the general may not support this side of the battle; 0 if he may [A-10.11, A-10.12, A-10.13, A-10.14]."""
    return support_refusal_at(s, general, s.board.general_power[attacker], s.place[attacker], side, engaged)


def support_refusal_at(s: State, general: int, own: int, land: int, side: int, engaged: int) -> int:
    """The same for a battle in which the power `own` attacks in the territory.

    Allies of any defending power may support the defence, a lone garrison too [A-10.13]. Supporters of a minor power
    without a controller are its own generals and its allies in the coalition [A-12.22].
    """
    power = s.board.general_power[general]
    here = s.place[general]
    if here == OFF_BOARD or not s.board.is_neighbour[here][land]:
        return NOT_ADJACENT
    if s.units[general] == 0:
        return NO_UNITS
    if engaged & GENERAL_BIT[general]:
        return ENGAGED
    fighting = [own] if side == ATTACK else sides.defenders_of(s, own, land)
    if power in fighting:
        return 0
    for other in fighting:
        if s.relations.allied[power][other]:
            return UNCONTROLLED if s.controller[power] == NOBODY else 0
    return NO_ALLY


class Support(Frame):
    """Which of its generals a power sends to support a battle, one by one; a `NextBattle` lies below [A-10.10].

    The attacker's side declares first; within a side powers are asked in their order. Each decides freely.
    """

    def __init__(self, below: Frame | None, attacker: int, side: int, of: int, attack: int, defence: int) -> None:
        self.attacker: Final = attacker
        self.side: Final = side
        self.of: Final = of
        self.attack: Final = attack
        self.defence: Final = defence
        super().__init__(below)

    def fields(self) -> Fields:
        """The attacker, the side and the power that is asked, and the sets of supporters so far."""
        return (self.attacker, self.side, self.of, self.attack, self.defence)

    def _battles(self) -> NextBattle:
        below = self.below
        assert isinstance(below, NextBattle)
        return below

    def seats(self, s: State) -> list[int]:
        """The player of the power that is asked."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """That power."""
        return self.of

    def candidates(self, s: State, power: int) -> list[int]:
        """Generals of the power who may yet support the side."""
        taken = self._battles().engaged | self.attack | self.defence
        return [
            general
            for general in s.board.generals_of[power]
            if support_refusal(s, general, self.attacker, self.side, taken) == 0
        ]

    def legal(self, s: State, seat: int) -> list[int]:
        """Generals, and END."""
        return [*self.candidates(s, self.of), END]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Add him to the supporters, or ask the next power."""
        if code == END:
            self._at(self.side, self.of + 1, 0).ask(s)
            return
        if s.log is not None:
            s.log.append((SUPPORTED, self.of, code, self.side))
        self._at(self.side, self.of, GENERAL_BIT[code]).ask(s)

    def _at(self, side: int, power: int, general: int) -> Support:
        attack = self.attack | general if self.side == ATTACK else self.attack
        defence = self.defence | general if self.side == DEFENCE else self.defence
        return Support(self.below, self.attacker, side, power, attack, defence)

    def ask(self, s: State) -> None:
        """Ask the first power from this one on that has somebody to send; then cards are played [A-10.10]."""
        near = self._near(s)
        for power in range(self.of, NOBODY):
            if near >> power & 1 and self.candidates(s, power):
                s.top = self._at(self.side, power, 0)
                return
        if self.side == ATTACK:
            self._at(DEFENCE, 0, 0).ask(s)
        else:
            battles = self._battles()
            following = NextBattle(battles.below, battles.waiting, battles.engaged | self.attack | self.defence)
            cardplay.begin(s, following, self.attacker, self.attack, self.defence)

    def _near(self, s: State) -> int:
        """The set of powers that have generals in neighbouring territories."""
        found = 0
        for land in s.board.neighbours[s.place[self.attacker]]:
            found |= s.present[land]
        return found
