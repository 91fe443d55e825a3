"""Chapter 10, the result of a battle: losses, Influence, and where the beaten generals go."""

from __future__ import annotations

from typing import Final

from pragmatica.ancien_regime import victory
from pragmatica.ancien_regime.battle import cards, sides
from pragmatica.ancien_regime.battle.sides import ATTACK, DEFENCE
from pragmatica.ancien_regime.kept.board import BIT, NOBODY, OFF_BOARD, RECKLESS
from pragmatica.ancien_regime.kept.flow import Frame
from pragmatica.ancien_regime.kept.log import (
    BATTLE_TIED,
    BATTLE_WON,
    BEATEN_LEFT,
    BEATEN_WITHDREW,
    CARD_SHOWN,
    GARRISON_LOST,
    INFLUENCE_WON,
    MORALE_LOST,
    UNITS_LOST,
)
from pragmatica.ancien_regime.kept.state import LANDED, VOID, State, is_face_up, kind_of, pile_of
from pragmatica.ancien_regime.march import garrisons, withdrawal
from pragmatica.core.flow.frame import Fields

# Why a beaten general may not go to his capital
STUART: Final = 1  # he never does
GENERAL_THERE: Final = 2
NOT_CONTROLLED: Final = 3


def totals(s: State, attacker: int, attack: int, defence: int) -> tuple[int, int]:
    """Strength and cards of the attacking and of the defending side [A-10.35]."""
    land = s.place[attacker]
    first = sides.attack_strength(s, attacker)
    for general in (attacker, *sides.members(attack)):
        first += sides.pile_score(s, general, land)
    second = sides.defence_strength(s, attacker)
    for general in (*sides.defending_generals(s, attacker), *sides.members(defence)):
        second += sides.pile_score(s, general, land)
    return first, second


def begin(s: State, below: Frame, attacker: int, attack: int, defence: int) -> None:
    """Reveal all cards and work off the result in its fixed order [A-10.35]."""
    land = s.place[attacker]
    first, second = totals(s, attacker, attack, defence)
    _reveal(s)
    if first == second:
        if s.log is not None:
            s.log.append((BATTLE_TIED, attacker, land, first))
        _lose_units(s, attacker, attack | defence)
        _clear(s)
        withdrawal.begin(s, below, attacker)  # defenders stay, and there is no Influence
        return
    winner = ATTACK if first > second else DEFENCE
    if s.log is not None:
        s.log.append((BATTLE_WON, attacker, land, winner, first, second))
    beaten = [attacker] if winner == DEFENCE else sides.defending_generals(s, attacker)
    losing = _powers_of(s, beaten + sides.members(attack if winner == DEFENCE else defence))
    awards = influence(s, attacker, attack, defence, winner)
    _lose_units(s, attacker, attack | defence)
    for general in beaten:
        _cut(s, general, s.units[general])
    _punish(s, losing)
    _clear(s)
    if winner == ATTACK and s.garrison[land] != NOBODY:
        if s.log is not None:
            s.log.append((GARRISON_LOST, s.garrison[land], land))
        s.set_garrison(land, NOBODY)
    for power in range(NOBODY):
        if awards[power]:
            s.influence[power] += awards[power]
            if s.log is not None:
                s.log.append((INFLUENCE_WON, power, awards[power]))
    victory.check(s)
    if not s.reason:
        Leaving(below, attacker, tuple(beaten), winner).resume(s)


# -- losses -----------------------------------------------------------------------------------------------------------


def _reveal(s: State) -> None:
    """Turn all cards up [A-10.35]."""
    s.revealed = True
    if s.log is not None:
        for card in s.played:
            if not is_face_up(card):
                general = pile_of(card)
                s.log.append((CARD_SHOWN, s.board.general_power[general], general, kind_of(card)))


def _lose_units(s: State, attacker: int, supporters: int) -> None:
    """Take one unit from each general who fought or supported, whatever the result [A-10.36]."""
    for general in (*s.generals_in(s.place[attacker]), *sides.members(supporters)):
        _cut(s, general, 1)


def _cut(s: State, general: int, count: int) -> None:
    lost = min(count, s.units[general])
    if lost:
        s.units[general] -= lost
        if s.log is not None:
            s.log.append((UNITS_LOST, general, lost))


def _punish(s: State, losing: int) -> None:
    """Take 1 more Morale for each reckless card from a power of the losing side, supporters included [A-10.33]."""
    for power in range(NOBODY):
        if losing & BIT[power]:
            count = 0
            for card in s.played:
                if (
                    s.board.general_power[pile_of(card)] == power
                    and s.board.card_ability[kind_of(card)] == RECKLESS
                    and not card & VOID
                ):
                    count += 1
            lost = min(count, s.morale[power])
            if lost:
                s.add_morale(power, -lost)
                if s.log is not None:
                    s.log.append((MORALE_LOST, power, lost))


def _clear(s: State) -> None:
    """Discard all played cards; then each power that played one draws a card [A-10.38]."""
    players = 0
    for card in s.played:
        s.discards[kind_of(card)] += 1
        players |= BIT[s.board.general_power[pile_of(card)]]
    s.played = []
    for power in range(NOBODY):
        if players & BIT[power]:
            cards.draw(s, power, 1)


# -- Influence --------------------------------------------------------------------------------------------------------


def influence(s: State, attacker: int, attack: int, defence: int, winner: int) -> list[int]:
    """Influence that the powers gain by the victory of this side, as the pieces stand before any loss [A-10.40].

    Each power of the winning side that took part gains 1 for each general beaten in the territory; a major power in a
    coalition 1 more for each of the opposing one. What a minor power wins goes to its major one, without the extra
    point [A-12.32, A-12.33]. Of a victory of a minor power without a controller nobody gains anything [A-12.23].
    """
    own = s.board.general_power[attacker]
    awards = [0] * NOBODY
    if winner == ATTACK:
        beaten = [s.board.general_power[general] for general in sides.defending_generals(s, attacker)]
        fighting = BIT[own] | _powers_of(s, sides.members(attack))
    else:
        beaten = [own]
        fighting = _powers_of(s, sides.members(defence))
        for power in sides.defenders(s, attacker):
            if s.controller[power] == NOBODY:
                return awards
            fighting |= BIT[power]
    for power in range(NOBODY):
        if fighting & BIT[power]:
            bonus = 0
            if not s.rules.is_minor[power] and s.relations.in_coalition(power):
                for other in beaten:
                    if s.relations.opposes(power, other):
                        bonus += 1
                if s.rules.bonus_per_battle:
                    bonus = min(bonus, 1)
            awards[s.controller[power]] += len(beaten) + bonus
    return awards


def _powers_of(s: State, generals: list[int]) -> int:
    """The set of powers of these generals."""
    found = 0
    for general in generals:
        found |= BIT[s.board.general_power[general]]
    return found


# -- beaten generals --------------------------------------------------------------------------------------------------


def capital_refusal(s: State, general: int) -> int:
    """Why the beaten general may not go to his capital; 0 if he may [A-10.41, A-13.11].

    Nobody's general may be there; with the option `capital_return` only his power's and enemies are a bar.
    """
    power = s.board.general_power[general]
    land = s.board.capital[power]
    if general == s.board.stuart and s.stuart == LANDED:
        return STUART
    if s.control[land] != power:
        return NOT_CONTROLLED
    if s.rules.capital_free_of_own:
        return GENERAL_THERE if s.present[land] & BIT[power] or s.hostile_to(power, land) else 0
    return GENERAL_THERE if s.present[land] else 0


class Leaving(Frame):
    """Beaten generals leave one after the other; then the winners may leave a garrison [A-10.41, A-10.42].

    Only an attacker who has won may do so, but with the option `defender_garrison` winning defenders too [A-10.43].
    """

    def __init__(self, below: Frame | None, attacker: int, beaten: tuple[int, ...], winner: int) -> None:
        self.attacker: Final = attacker
        self.beaten: Final = beaten
        self.winner: Final = winner
        super().__init__(below)

    def fields(self) -> Fields:
        """The attacker, the beaten generals who are still there, and the side that has won."""
        return (self.attacker, self.beaten, self.winner)

    def resume(self, s: State) -> None:
        """Deal with the next general, or with the garrison."""
        assert self.below is not None
        if self.beaten:
            general = self.beaten[0]
            below = self.below
            if self.winner == DEFENCE and s.rules.defender_garrison:
                below = Settling(below, s.place[general], tuple(sides.defending_generals(s, general)))
            following = Leaving(below, self.attacker, self.beaten[1:], self.winner)
            if capital_refusal(s, general) == 0:
                s.top = Defeated(following, general)
            else:
                withdrawal.leave(s, general, BEATEN_LEFT)
                following.resume(s)
        elif self.winner == ATTACK:
            garrisons.offer(s, self.below, self.attacker, s.place[self.attacker])
        else:
            self.below.resume(s)


class Settling(Frame):
    """Winning defenders may leave a garrison, one after the other (option `defender_garrison`) [A-10.43]."""

    def __init__(self, below: Frame | None, land: int, generals: tuple[int, ...]) -> None:
        self.land: Final = land
        self.generals: Final = generals
        super().__init__(below)

    def fields(self) -> Fields:
        """The territory, and the generals who are still to be asked."""
        return (self.land, self.generals)

    def resume(self, s: State) -> None:
        """Offer it to the next one."""
        if self.generals:
            following = Settling(self.below, self.land, self.generals[1:])
            garrisons.offer(s, following, self.generals[0], self.land)
        else:
            self.end(s)


class Defeated(Frame):
    """Whether a beaten general leaves the board or goes to his capital [A-10.41]."""

    def __init__(self, below: Frame | None, general: int) -> None:
        self.general: Final = general
        super().__init__(below)

    def fields(self) -> Fields:
        """The general."""
        return (self.general,)

    def seats(self, s: State) -> list[int]:
        """The player of his power."""
        return [s.player(self.acts_for(s, 0))]

    def acts_for(self, s: State, seat: int) -> int:
        """His power."""
        return s.board.general_power[self.general]

    def legal(self, s: State, seat: int) -> list[int]:
        """The capital, and OFF_BOARD."""
        return [s.board.capital[self.acts_for(s, seat)], OFF_BOARD]

    def apply(self, s: State, seat: int, code: int) -> None:
        """Put him there."""
        if code == OFF_BOARD:
            withdrawal.leave(s, self.general, BEATEN_LEFT)
        else:
            here = s.place[self.general]
            s.carry(self.general, code)
            if s.log is not None:
                s.log.append((BEATEN_WITHDREW, self.acts_for(s, seat), self.general, here, code))
        self.end(s)
