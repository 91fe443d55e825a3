"""Chapter 10, battle cards: who plays when, what it costs, and the card that may be played face up.

What to play is discussed with nobody, which is a matter of the table's talk [A-10.27].
"""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime.battle import aftermath, cards, sides
from pragmatica.ancien_regime.kept import packed
from pragmatica.ancien_regime.kept.board import BIT, GENERAL_BIT, NO_GENERAL, NOBODY, RECONNAISSANCE
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import CARD_PLAYED, CARD_SHOWN, PASSED
from pragmatica.ancien_regime.kept.state import FACE_UP, VOID, State, is_face_up, kind_of, pile_of, played_card
from pragmatica.core.flow.frame import Fields
from pragmatica.core.notice import LATER, Shown

PASS: Final = 255  # beside the codes of plays, see `packed`
COST: Final = 1  # of a card, in Morale

# Steps of a cycle
ATTACKER: Final = 1
DEFENDERS: Final = 2
ATTACK_SUPPORT: Final = 3
DEFENCE_SUPPORT: Final = 4

# Why a power plays no card in a step
PASSED_BEFORE: Final = 1  # a pass ends its play in this battle
NO_PILE: Final = 2  # none of its generals of this step has room
NO_CARDS: Final = 3  # its hand is empty
NO_MORALE: Final = 4  # it cannot pay


def begin(s: State, below: Frame, attacker: int, attack: int, defence: int) -> None:
    """Play cards, then find out who has won. `attack` and `defence` are the sets of supporters [A-10.21].

    What a power had in Morale at the start matters: one without any may play a single card for nothing [A-10.25].
    """
    broken = 0
    for power in range(NOBODY):
        if s.morale[power] == 0:
            broken |= BIT[power]
    PlayCard(Fight(below, attacker, attack, defence, broken), 0, ATTACKER, 0, 0, False).ask(s)


class Fight(Frame):
    """A battle while cards are played: the attacker, both sets of supporters, and who began without Morale."""

    def __init__(self, below: Frame | None, attacker: int, attack: int, defence: int, broken: int) -> None:
        self.attacker: Final = attacker
        self.attack: Final = attack
        self.defence: Final = defence
        self.broken: Final = broken
        super().__init__(below)

    def fields(self) -> Fields:
        """See the class."""
        return (self.attacker, self.attack, self.defence, self.broken)

    def generals(self, s: State, step: int) -> list[int]:
        """The generals of the step, in the Order of Powers."""
        if step == ATTACKER:
            return [self.attacker]
        if step == DEFENDERS:
            return sides.defending_generals(s, self.attacker)
        return sides.members(self.attack if step == ATTACK_SUPPORT else self.defence)

    def turns(self, s: State, step: int) -> list[tuple[int, int]]:
        """Who plays in the step: powers in their order, or with the option `card_step` general by general [A-10.21].

        A power as a whole is given with NO_GENERAL.
        """
        found: list[tuple[int, int]] = []
        generals = self.generals(s, step)
        powers = sides.defenders(s, self.attacker) if step == DEFENDERS else []
        for general in generals:
            power = s.board.general_power[general]
            if s.rules.card_per_general:
                found.append((power, general))
                if power in powers:
                    powers.remove(power)
            elif power not in powers:
                powers.append(power)
        for power in powers:
            found.append((power, NO_GENERAL))
        found.sort()
        return found

    def free_card(self, s: State, power: int) -> bool:
        """Whether the power may play its one card for nothing: without Morale from the start, and there [A-10.25]."""
        return (
            self.broken & BIT[power] != 0
            and (power == s.board.general_power[self.attacker] or power in sides.defenders(s, self.attacker))
            and sides.count_played(s, power) == 0
        )

    def piles(self, s: State, step: int, power: int, general: int) -> list[int]:
        """Generals of the power on whose piles it may play in the step; a free card goes on any [A-10.20, A-10.25]."""
        if s.morale[power] == 0:
            mine = self.generals(s, ATTACKER) + self.generals(s, DEFENDERS) + sides.members(self.attack | self.defence)
        elif general != NO_GENERAL:
            mine = [general]
        else:
            mine = self.generals(s, step)
        return [one for one in mine if s.board.general_power[one] == power and sides.room(s, one) > 0]

    def targets(self, s: State, step: int) -> list[int]:
        """Places in `State.played` of face-down cards of the side that does not play in the step [A-10.31]."""
        attacking = GENERAL_BIT[self.attacker] | self.attack
        mine = step in (ATTACKER, ATTACK_SUPPORT)
        return [
            place
            for place, card in enumerate(s.played)
            if not is_face_up(card) and (attacking & GENERAL_BIT[pile_of(card)] != 0) != mine
        ]

    def refusal(self, s: State, passed: int, step: int, power: int, general: int) -> int:
        """Why the power (this general) plays no card in the step; 0 if it is asked [A-10.22, A-10.23]."""
        if passed & BIT[power]:
            return PASSED_BEFORE
        if s.hand_size(power) == 0:
            return NO_CARDS
        if s.morale[power] == 0 and not self.free_card(s, power):
            return NO_MORALE
        return 0 if self.piles(s, step, power, general) else NO_PILE


class PlayCard(Frame):
    """Which card a power plays on whose pile, or whether it passes; a `Fight` lies below [A-10.21, A-10.23]."""

    def __init__(self, below: Frame | None, passed: int, step: int, of: int, general: int, carded: bool) -> None:
        self.passed: Final = passed
        self.step: Final = step
        self.of: Final = of
        self.general: Final = general
        self.carded: Final = carded
        super().__init__(below)

    def fields(self) -> Fields:
        """The set of powers that have passed, the step, who is asked in it, and whether this cycle brought a card.

        `general` is NO_GENERAL unless powers play general by general (option `card_step`).
        """
        return (self.passed, self.step, self.of, self.general, self.carded)

    def fight(self) -> Fight:
        """The battle."""
        below = self.below
        assert isinstance(below, Fight)
        return below

    def seats(self, s: State) -> list[int]:
        """The player of the power that is asked."""
        return [s.player(self.of)]

    def acts_for(self, s: State, seat: int) -> int:
        """That power."""
        return self.of

    def shown(self, s: State, seat: int, code: int) -> Shown:
        """At the end of the battle [A-10.35]."""
        return LATER

    def ask(self, s: State) -> None:
        """Ask the first power, from this place of the cycle on, that can play; end after a cycle without cards.

        A power that cannot play is skipped, which is no pass [A-10.22, A-10.28].
        """
        fight = self.fight()
        first, carded = (self.of, self.general), self.carded
        step = self.step
        while True:
            for turn in fight.turns(s, step):
                if turn >= first and fight.refusal(s, self.passed, step, turn[0], turn[1]) == 0:
                    s.top = PlayCard(fight, self.passed, step, turn[0], turn[1], carded)
                    return
            step, first = step + 1, (0, 0)
            if step > DEFENCE_SUPPORT:
                if not carded:
                    break
                step, carded = ATTACKER, False
        assert fight.below is not None
        aftermath.begin(s, fight.below, fight.attacker, fight.attack, fight.defence)

    def legal(self, s: State, seat: int) -> list[int]:
        """Cards and piles, face up with a target too where the card allows it, and PASS [A-10.21, A-10.31]."""
        found: list[int] = []
        kinds = cards.kinds_in_hand(s, self.of)
        targets = self.fight().targets(s, self.step)
        for general in self.fight().piles(s, self.step, self.of, self.general):
            for kind in kinds:
                found.append(packed.play(general, kind))
                if s.board.card_ability[kind] == RECONNAISSANCE:
                    for target in targets:
                        found.append(packed.play(general, kind, target + 1))
        found.append(PASS)
        return found

    def apply(self, s: State, seat: int, code: int) -> None:
        """Play the card for 1 Morale, or pass for the rest of this battle [A-10.23, A-10.24]."""
        passed, carded = self.passed, self.carded
        if code == PASS:
            passed |= BIT[self.of]
            if s.log is not None:
                s.log.append((PASSED, self.of))
        else:
            carded = True
            _play(s, self.of, code)
        # NO_GENERAL comes last: the next one then is a later power.
        PlayCard(self.below, passed, self.step, self.of, self.general + 1, carded).ask(s)


def _play(s: State, power: int, code: int) -> None:
    """Pay for the card and lay it on its pile; face up it turns up a card of the other side [A-10.24, A-10.31]."""
    general, kind = packed.pile(code), packed.kind(code)
    s.hands[power * s.board.kinds + kind] -= 1
    free = s.morale[power] == 0
    s.add_morale(power, -COST)
    if s.log is not None:
        s.log.append((CARD_PLAYED, power, general, 1 if free else 0, kind))
    card = played_card(general, kind)
    number = packed.number(code)
    if number == 0:
        s.played = [*s.played, card]
        return
    played = s.played[:]
    turned = played[number - 1]
    played[number - 1] = turned | FACE_UP | (VOID if s.rules.card3_discards else 0)
    played.append(card | FACE_UP)
    s.played = played
    s.revealed = True
    if s.log is not None:
        s.log.append((CARD_SHOWN, power, general, kind))
        s.log.append((CARD_SHOWN, s.board.general_power[pile_of(turned)], pile_of(turned), kind_of(turned)))
